# Save Doctor Lucky: everything people read while they play. How keys are named: docs/texts.md.

game-name = Doctor Lucky
game-tagline = Save him, and above all be seen doing it.
board-brief-1 = The Doctor takes a stroll
board-brief-1-text = After each turn he moves on to the next room, in number order.
board-brief-2 = Before a witness
board-brief-2-text = Save him in the room where he is, with at least one other person watching.
board-brief-3 = The others stop you
board-brief-3-text = Their cards make your rescue fail, point by point.
board-brief-4 = The ship sinks
board-brief-4-text = Whoever saves the Doctor wins. The sea rises, deck by deck.
board-set-first = Without the special rules, in no hurry.
board-how-1 = The liner is sinking, and the Doctor is strolling.
board-how-2 = Be with him while somebody sees you, and save him.
board-how-3 = The others have telegrams to stop you.
game-players = { $min } to { $max } players
board-bot-easy = Attempts a rescue whenever it can, and pays without counting.
board-bot-medium = Counts the cards it has not seen, and pays as little as it must.
board-bot-strong = Plays a few turns ahead in its head before it chooses.

## Rooms, cards and decks. On another ship a room has the name it was given.

board-room = { $room ->
    [bridge] Bridge
    [chart_room] Chart Room
    [wireless_room] Wireless Room
    [gymnasium] Gymnasium
    [captains_lounge] Captain’s Lounge
    [lifeboat_station] Lifeboat Station
    [palm_court] Palm Court
    [a_passage] Officers’ Passage
    [a_promenade] Promenade
    [a_fore_stairs] Fore Stairs A-B
    [a_aft_stairs] Aft Stairs A-B
    [royal_suite] Royal Suite
    [reading_room] Reading Room
    [ballroom] Ballroom
    [smoking_room] Smoking Room
    [card_room] Card Room
    [cafe] Café
    [b_fore_corridor] Fore Corridor B
    [b_aft_corridor] Aft Corridor B
    [b_fore_stairs] Fore Stairs B-C
    [b_aft_stairs] Aft Stairs B-C
    [pursers_office] Purser’s Office
    [barber_shop] Barber Shop
    [dining_saloon] Dining Saloon
    [galley] Galley
    [infirmary] Infirmary
    [c_fore_corridor] Fore Corridor C
    [c_aft_corridor] Aft Corridor C
    [c_fore_stairs] Fore Stairs C-D
    [c_aft_stairs] Aft Stairs C-D
    [cargo_hold] Cargo Hold
    [boiler_room] Boiler Room
    [engine_room] Engine Room
    [mail_room] Mail Room
    [swimming_bath] Swimming Bath
    [coal_bunker] Coal Bunker
    [d_fore_corridor] Fore Corridor D
    [d_aft_corridor] Shaft Alley
   *[other] { $room }
}
board-at = { $room ->
    [bridge] the Bridge
    [chart_room] the Chart Room
    [wireless_room] the Wireless Room
    [gymnasium] the Gymnasium
    [captains_lounge] the Captain’s Lounge
    [lifeboat_station] the Lifeboat Station
    [palm_court] the Palm Court
    [a_passage] the Officers’ Passage
    [a_promenade] the Promenade
    [a_fore_stairs] the Fore Stairs A-B
    [a_aft_stairs] the Aft Stairs A-B
    [royal_suite] the Royal Suite
    [reading_room] the Reading Room
    [ballroom] the Ballroom
    [smoking_room] the Smoking Room
    [card_room] the Card Room
    [cafe] the Café
    [b_fore_corridor] the Fore Corridor B
    [b_aft_corridor] the Aft Corridor B
    [b_fore_stairs] the Fore Stairs B-C
    [b_aft_stairs] the Aft Stairs B-C
    [pursers_office] the Purser’s Office
    [barber_shop] the Barber Shop
    [dining_saloon] the Dining Saloon
    [galley] the Galley
    [infirmary] the Infirmary
    [c_fore_corridor] the Fore Corridor C
    [c_aft_corridor] the Aft Corridor C
    [c_fore_stairs] the Fore Stairs C-D
    [c_aft_stairs] the Aft Stairs C-D
    [cargo_hold] the Cargo Hold
    [boiler_room] the Boiler Room
    [engine_room] the Engine Room
    [mail_room] the Mail Room
    [swimming_bath] the Swimming Bath
    [coal_bunker] the Coal Bunker
    [d_fore_corridor] the Fore Corridor D
    [d_aft_corridor] the Shaft Alley
   *[other] ‘{ $room }’
}
board-card = { $card ->
    [bridge] Move: Bridge
    [wireless_room] Move: Wireless Room
    [gymnasium] Move: Gymnasium
    [palm_court] Move: Palm Court
    [smoking_room] Move: Smoking Room
    [cafe] Move: Café
    [ballroom] Move: Ballroom
    [dining_saloon] Move: Dining Saloon
    [galley] Move: Galley
    [infirmary] Move: Infirmary
    [engine_room] Move: Engine Room
    [boiler_room] Move: Boiler Room
    [swimming_bath] Move: Swimming Bath
    [mail_room] Move: Mail Room
    [cargo_hold] Move: Cargo Hold
    [pursers_office] Move: Purser’s Office
    [barber_shop] Move: Barber Shop
    [royal_suite] Move: Royal Suite
    [reading_room] Move: Reading Room
    [card_room] Move: Card Room
    [lifeboat_station] Move: Lifeboat Station
    [captains_lounge] Move: Captain’s Lounge
    [chart_room] Move: Chart Room
    [aid_whisky] Whisky
    [aid_towel] Towel
    [aid_life_jacket] Life Jacket
    [aid_life_ring] Life Ring
    [aid_lantern] Lantern
    [aid_whistle] Whistle
    [aid_fur_coat] Fur Coat
    [aid_umbrella] Umbrella
    [aid_telegram] SOS Telegram
    [aid_sextant] Sextant
    [aid_rope_ladder] Rope Ladder
    [aid_tray] Silver Tray
    [aid_cigar_box] Cigar Box
    [aid_piano] Grand Piano
    [aid_atlas] Big Atlas
    [aid_salts] Smelling Salts
    [aid_ladle] Ladle
    [aid_strongbox] Strongbox
    [aid_shovel] Coal Shovel
    [aid_mail_sack] Mail Sack
    [fail_1] Failure F-1
    [fail_2] Failure F-2
    [fail_3] Failure F-3
   *[other] Move: { $card }
}

## Options

option-penalties = Penalties
option-penalties-help = Speak of murder or weapons and you are fined, if the table confirms it. So is whoever let it happen.
option-forfeits = Forfeits
option-forfeits-help = What a penalty costs. Anybody may decline one, no questions asked.
option-forfeits-ours = ours
option-forfeits-own = your own
option-forfeits-none = none
option-own_forfeits = Your forfeits
option-own_forfeits-help = Put semicolons between them. They are used if forfeits are ‘your own’.
option-reckoning = Time to settle up
option-reckoning-help = After the rescue, for slips of the tongue during it. Only with penalties.
option-reckoning-0 = none
option-turn = Time for a turn
option-turn-help = After that you search where you are and draw a card.
option-turn-0 = no limit
option-defence = Time to stop a rescue
option-defence-help = After that you pass. The last in line pays just enough.
option-defence-0 = no limit
option-agreement = Time to decide whether to stop
option-agreement-help = After that you play on: everybody has to want to stop.
option-agreement-0 = no limit
option-turns = Turns before you may stop
option-turns-help = After that many turns the table may agree to end it there.
option-turns-count = { $count } turns

## What is happening, what you must do, whom we wait for

phase-boarding = All aboard.
phase-dealing = The cards are being dealt.
phase-turning = Turn { $turn }: { $names } to play.
phase-defending = { $attempt_seat } attempts a rescue: { $attempt_missing ->
    [one] one more point stops it.
   *[other] { $attempt_missing } more points stop it.
}
phase-agreeing = Should we end it here?
phase-reckoning = The Doctor is saved. Any slips of the tongue?
phase-over = The game is over.

interlude-flood = A deck is gone!
interlude-rescue = The rescue fails.

todo-boarding = One moment, all aboard.
todo-dealing = One moment, the cards are being dealt.
todo-turning = { $active ->
    [yes] Play another Move card, attempt a rescue, or stop.
   *[no] { $stepped ->
        [yes] Draw a card, play cards, or stop.
       *[no] Your turn: take a step, draw, or play cards.
    }
}
todo-defending = Your turn: stop it, or pass?
todo-agreeing = Do you want to end it here? Then nobody wins.
todo-reckoning = Did anybody’s tongue slip?
todo-over = Thank you for playing!

wait-boarding = All aboard.
wait-dealing = The cards are being dealt.
wait-turning = Waiting for { $names }.
wait-defending = Waiting for { $names }: stop it, or pass?
wait-agreeing = Waiting for an answer: { $names }.
wait-reckoning = Waiting for a last word: { $names }.
wait-over = The game is over.

## What is told

note-welcomed = The night of 14 April 1912. Save Doctor Lucky in front of a witness, before deck A goes under.{ $options_penalties ->
    [yes] { " " }Mind what you say: penalties count.
   *[no] { "" }
}
note-sailed = { $name ->
    [none] All aboard!
   *[other] All aboard: the ‘{ $name }’ puts to sea!
}
note-placed = { $seat } boards at { board-at }.
note-doctor-placed = Doctor Lucky is at { board-at }.
note-dealt = You are dealt { $cards_count } cards.
note-turn-opened = { $met ->
    [yes] Turn { $turn }. The Doctor is there: { $seat } to play.
   *[no] Turn { $turn }. { $seat } to play.
}
note-stepped = { $seat } goes to { board-at }.
note-moved = { $doctor ->
    [yes] { $seat } plays ‘{ board-card }’: the Doctor goes to { board-at }.
   *[no] { $seat } plays ‘{ board-card }’ and goes to { board-at }.
}
note-drew = { $late ->
    [yes] Time is up: { $seat } searches and draws a card from deck { $deck }.
   *[no] { $seat } searches and draws a card from deck { $deck }.
} { $left ->
    [0] That was the last one.
    [one] One is left: it will flood the deck.
    [2] Two are left before the water comes.
    [3] Three are left before the water comes.
   *[other] { $left } are left.
}
note-received = You draw ‘{ board-card }’.
note-stopped = { $late ->
    [yes] Time is up for { $seat }.
   *[no] { $seat } stops there.
}
note-attempted = { $card ->
    [none] { $seat } tries to save the Doctor at { board-at }, empty-handed
   *[other] { $seat } tries to save the Doctor at { board-at } with ‘{ board-card }’
}: { $value ->
    [one] one point
   *[other] { $value } points
}. { $witnesses_count ->
    [one] Witness: { $witnesses }.
   *[other] Witnesses: { $witnesses }.
}
note-defence-opened = { $last ->
    [yes] Last chance to stop it: { $seat }.
   *[no] { $seat } may stop it, or pass.
} { $missing ->
    [one] One more point is needed.
   *[other] { $missing } more points are needed.
}
note-failed = { $late ->
    [yes] Time is up: { $seat } plays ‘{ board-card }’.
   *[no] { $seat } plays ‘{ board-card }’.
} { $missing ->
    [0] That will do.
    [one] One more point is needed.
   *[other] { $missing } more points are needed.
}
note-passed = { $late ->
    [yes] Time is up: { $seat } passes.
   *[no] { $seat } passes.
}
note-foiled = Foiled! The Doctor smiles at { $seat } and strolls on.
note-drowned = { $room ->
    [none] Deck { $deck } goes under.
   *[other] Deck { $deck } is flooded. { $seats ->
        [none] { $doctor ->
            [yes] The Doctor climbs to { board-at }.
           *[no] Nobody was there.
        }
       *[other] { $doctor ->
            [yes] Climbing to { board-at }: { $seats }, and the Doctor.
           *[no] Climbing to { board-at }: { $seats }.
        }
    }
}
note-doctor-moved = { $met ->
    [none] The turn ends: the Doctor goes to { board-at }.
   *[other] The turn ends: the Doctor goes to { board-at } and finds { $met } there.
}
note-blamed = { $seat } asks for { $points ->
    [one] a penalty
   *[other] { $points } penalties
} for { $at }: a slip of the tongue.
note-judged = { $agrees ->
    [yes] { $seat } confirms it.
   *[no] { $seat } heard nothing.
}
note-penalised = { $points ->
    [one] One penalty for { $at }
   *[other] { $points } penalties for { $at }
}, which makes { $total }.{ $forfeit ->
    [none] { "" }
   *[other] { " " }Forfeit{ $points ->
        [one] { "" }
       *[other] , { $points } times
    }: { board-forfeit }.
}
note-declined = { $seat } declines a forfeit: { board-forfeit }. Nobody asks why.
note-reckoning = Before you go: did anybody’s tongue slip?
note-nothing-added = { $seat } has nothing to add.
note-reckoning-ended = All settled.
note-cleared = No penalty for { $at }: the table does not confirm it.
note-end-asked = { $turn } turns already. Should we end it here, without a winner?
note-answered = { $agrees ->
    [yes] You want to end it here.
   *[no] You want to play on.
}
note-went-on = We play on. In favour: { $declined }.
note-game-ended = { $reason ->
    [saved] { $winner } saves Doctor Lucky and wins the game!
    [sunk] The ship has sunk, and the Doctor with her. Nobody wins.
   *[agreed] The table ends it here. Nobody wins.
}{ $loser ->
    [none] { "" }
   *[other] { " " }The ‘biggest loser’ prize goes to { $loser }, who could have stopped it.
}{ $penalty ->
    [0] { "" }
    [one] { " " }That costs them a penalty.
   *[other] { " " }That costs them { $penalty } penalties.
}

## Endings

headline-saved = { $names } saves the Doctor
headline-sunk = The ship has sunk
headline-agreed = The Doctor can wait
outcome-saved = { $count ->
    [one] { $names } saves Doctor Lucky and wins.
   *[other] { $names } save Doctor Lucky and win.
}
outcome-sunk = The ship has sunk. Nobody wins.
outcome-agreed = The table ended it there. Nobody wins.
why-saved = { $count ->
    [one] A rescue, and somebody to see it.
   *[other] A rescue, and somebody to see it.
}
why-sunk = Deck A went under, and the Doctor with it.
why-agreed = The table agreed to end it there.
end-saved = The Doctor is saved.
end-sunk = The ship has sunk.
end-agreed = The table ended it there.

## What you can do

act-board = Go aboard
act-deal = Deal the cards
act-step = Go to { board-at }
act-draw = Draw a card
act-move = { $doctor ->
    [yes] { board-card }, the Doctor – to { board-at }
   *[no] { board-card }, you – to { board-at }
}
act-attempt = { $card ->
    [none] Save the Doctor, empty-handed
   *[other] Save the Doctor with ‘{ board-card }’
}
act-stop = Stop here
act-fail = Play ‘{ board-card }’
act-pass = Pass
act-blame = { $attempt ->
    [yes] Ask for two penalties for { $at }, for a word said during the rescue
   *[no] Ask for a penalty for { $at }
}
act-decline = Decline this forfeit
act-reckoned = Nothing to add
act-judge = { $agrees ->
    [yes] Confirm the penalty
   *[no] No penalty
}
act-end-here = { $agrees ->
    [yes] End it here
   *[no] Play on
}
act-time-up = Time is up

## Refusals

lucky-not-a-move = This is not a Move card. Choose another.
lucky-not-an-aid = This is not an Aid card. Choose another, or none.
lucky-not-a-failure = This is not a Failure card. Choose another, or pass.
lucky-not-held = You don’t have this card. Choose one of yours.
lucky-too-far = This card doesn’t lead there. Choose one of the lit rooms.
lucky-stepped = You have already taken your step. Play a card or end the turn.
lucky-not-beside = A step leads to a room next door, on a deck still afloat.
lucky-no-draw = You cannot draw after a Move card. Attempt a rescue or stop.
lucky-doctor-elsewhere = The Doctor is not in your room. Join him, or bring him here.
lucky-no-witness = Nobody sees you. You need a witness in the room or in sight.
lucky-must-stop = You can still stop it, and nobody after you can: play your Failure cards.
lucky-blamed = One request for a penalty per turn is enough. Wait for the next.
lucky-blame-whom = Choose somebody else at the table.
lucky-blame-late = That rescue is too long ago. Ask for a single penalty.
lucky-blame-open = A penalty is already being discussed. Give your opinion first.
lucky-bad-board = This placement does not follow the rules.
lucky-bad-deal = This deal does not follow the rules.

## A ship of your own

content-label = A ship of your own
content-help = One line for each deck, room and door: ‘deck A’, ‘room 0 Bridge 0,0 4x7’, ‘door Bridge / Cabin 4,1’. The page docs/lucky-ship.md shows ours.
lucky-content-word = ‘{ $word }’ is not a word of this plan. A line begins with: { $words }.
lucky-content-ship = one line ‘ship’ with a name of 40 characters at most. Found: ‘{ $name }’.
lucky-content-no-ship = the line ‘ship’ with the name of the ship is missing.
lucky-content-deck = there must be four decks, each once and in this order: { $decks }.
lucky-content-deck-name = ‘{ $name }’ is not a deck’s name: 40 characters at most, no slash.
lucky-content-no-deck = this room is on no deck. Write ‘deck A’ first.
lucky-content-form = this ‘{ $word }’ line does not have the right form. Example: { $example }
lucky-content-no-room = there is no room ‘{ $name }’ above. Check its name.
lucky-content-rooms = there are too many rooms: { $most } at most.
lucky-content-doors = there are too many doors: { $most } at most.
lucky-ship-name = ‘{ $name }’ is not a room’s name: 40 characters at most, no slash.
lucky-ship-name-twice = there is already a room ‘{ $name }’. Change one of the names.
lucky-ship-size = the room ‘{ $name }’ is empty or goes off the plan, which ends at { $most }.
lucky-ship-overlap = ‘{ $other }’ covers ‘{ $one }’. Move one of the two.
lucky-ship-deck-order = ‘{ $upper }’ must be higher than ‘{ $lower }’, which is on a deck below.
lucky-ship-number-twice = the number { $number } is given twice.
lucky-ship-number-missing = the number { $number } is missing: the Doctor’s route begins at 0 and has no gaps.
lucky-ship-deck-number = deck { $deck } has no numbered room.
lucky-ship-no-room = there is no room ‘{ $name }’.
lucky-ship-door-wall = this door is not in a wall that ‘{ $one }’ and ‘{ $other }’ share.
lucky-ship-door-twice = this door covers another one between ‘{ $one }’ and ‘{ $other }’.
lucky-ship-cut-off = ‘{ $name }’ is cut off when deck { $deck } is the lowest afloat. Add a door.
lucky-ship-no-number-beside = there is no numbered room beside ‘{ $name }’ when deck { $deck } is the lowest afloat.
lucky-ship-card-twice = ‘{ $name }’ is named twice by cards. Keep one line.
lucky-ship-moves = there must be { $all } Move cards in all, not { $count }.
lucky-ship-move-count = there must be at least one card for ‘{ $name }’, or no line at all.
lucky-ship-no-aid = there is no Aid card ‘{ $name }’.
lucky-ship-bonus-value = this bonus goes from { $least } to { $most }.

## In the terminal

board-deck-column = Deck
board-pile-column = Pile
board-rooms-column = Rooms
board-cards-column = Cards
board-sees-column = Sees the Doctor
board-drowned = flooded
board-doctor = the Doctor
board-attempt = { $seat } tries to save the Doctor: { $value ->
    [one] one point
   *[other] { $value } points
}.
board-missing = { $missing ->
    [one] One point
   *[other] { $missing } points
} short of stopping it.
board-your-cards = Your cards:
board-no-cards = You have no cards.

## On the screen

board-you = You
board-deck-short = Deck { $deck }
board-deck-word = Deck
board-deck-name = { $deck ->
    [A] Boat Deck
    [B] Promenade Deck
    [C] Saloon Deck
   *[D] Lower Deck
}
board-drowned-deck = Deck { $deck } flooded
board-decks = The decks
board-ship = The ship: slide it to look around
board-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-number = number { $number }
board-you-are-here = you are here
board-within-reach = within reach
board-in-sight = in sight
board-doctor-next = the Doctor’s next stop
board-sight = Who sees what
board-room-sees = { $rooms ->
    [none] { board-room }: no room in sight.
   *[other] { board-room } sees: { $rooms }.
}
board-doctor-way = The Doctor’s route:
board-meets = { $seat } is there and plays next.
board-meets-you = You are there: you play next.
board-doctor-route = The Doctor’s route
board-list = list { $degrees }°
board-aboard = On board
board-sees-doctor = sees the Doctor
board-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-cards-word = { $count ->
    [one] card, face down
   *[other] cards, face down
}
board-hand-covered = { $count ->
    [one] Your hand: 1 card, face down
   *[other] Your hand: { $count } cards, face down
}
board-fines = { $count ->
    [0] no penalties
    [one] 1 penalty
   *[other] { $count } penalties
}
board-your-hand = Your hand
board-hand-move = Move: on your turn, you or the Doctor
board-hand-aid = Aid: on your turn, one per rescue
board-hand-fail = Failure: against other people’s rescues
board-why-move = A Move card is played on your turn, as long as you are not saving the Doctor.
board-why-aid = An Aid card is offered to the Doctor on your turn, when you are with him: tap ‘Save him!’.
board-why-fail = A telegram is played during somebody else’s rescue, when you are asked to stop it.
board-why-later = Your moment has not come yet: others go before you.
board-hand-hold = Hold to look
board-hand-release = Let go to hide
board-hand-open = Open to play
board-hand-close = Hide my hand
board-to-hand = My cards
board-to-ship = Back to the ship
board-no-failures = You have no Failure cards.
board-no-aids = You have no Aid cards. Empty hands are worth one point.
board-held = In hand: { $cards }.
board-held-times = { $card } × { $count }
board-held-none = No cards.

board-cancel = Cancel
board-save = Save him!
board-save-hint = { $count ->
    [one] 1 witness
   *[other] { $count } witnesses
}
board-draw-hint = deck { $deck }, end of turn
board-draw-last = and deck { $deck } floods!
board-draw-sinks = It’s the very last one: the ship will sink, and nobody will win.
board-stop-small = no card
board-stop-hint = Your turn ends without drawing a card.
board-attempt-hint = Everybody may try to stop it. Your turn ends here.
board-step-hint = This is your only free step of the turn.
board-move-hint = ‘{ board-card }’ will be played: you won’t draw this turn.
board-lead-doctor = The Doctor goes to { board-at }
board-already-there = This card names the room you’re in, and gives no steps.
board-choose-room = Tap one of the lit rooms.
board-move-me = You
board-move-doctor = Doctor

board-ticket = Ticket
board-ticket-number = Ticket no. { $number }
board-or = or
board-steps = { $steps ->
    [one] step
   *[other] steps
}
board-no-steps = no steps
board-card-steps = { $steps ->
    [0] this room only
    [one] or one step
   *[other] or { $steps } steps
}
board-aid = Aid
board-failure = failure
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-bonus = { $value } at { board-at }
board-telegram-word = Telegram
board-sealed = Sealed stop opens when it is played stop
board-telegram-date = 14 April 1912
board-telegram = { $text ->
    [w1-1] Doctor declines life jacket stop says it shows the dirt stop
    [w1-2] Doctor gone to hear the band stop
    [w1-3] Doctor greets iceberg stop calls it nicely done stop
    [w1-4] Doctor tying his laces stop be patient stop
    [w1-5] Doctor has appointment with barber stop
    [w3-1] Doctor has already given up his seat stop
    [w3-2] Doctor never boards lifeboats on a Monday stop
    [w3-3] Doctor playing the last waltz stop no use insisting stop
    [w3-4] Doctor thanks you stop is quite all right stop
   *[other] Doctor nowhere to be found stop was here just now stop
}

board-puzzle = The riddle of the telegrams
board-puzzle-count = { $open } of { $total } opened
board-puzzle-how = Five passengers, five cabins in a row from bow to stern (1 to 5). Each has one thing and one lifeboat. Who has the Doctor’s umbrella, and in which cabin? You never need this to play.
board-puzzle-clue = { $clue ->
    [1] Father Dunn sleeps nearer the bow than the hatbox stop
    [2] The cello leaves in boat 8 stop
    [3] Baroness Eszter is next door to whoever leaves in boat 2 stop
    [4] Father Dunn’s boat has a smaller number than Miss Chapel’s stop
    [5] A parrot wakes Colonel Brandt through the wall stop
    [6] The middle cabin leaves in boat 10 stop
    [7] Mrs Alder sleeps nearer the bow than whoever leaves in boat 2 stop
    [8] The hatbox leaves in boat 4 stop
    [9] Miss Chapel sleeps just after Baroness Eszter towards the stern stop
   *[10] The cello and the stamp album are next door to each other stop
}
board-puzzle-person = { $person ->
    [alder] Mrs Alder
    [brandt] Colonel Brandt
    [chapel] Miss Chapel
    [dunn] Father Dunn
   *[eszter] Baroness Eszter
}
board-puzzle-who = Who has the umbrella?
board-puzzle-where = In which cabin?
board-puzzle-right = Right: { board-puzzle-person }, cabin { $cabin }. The Doctor owes you an umbrella.
board-puzzle-wrong = No: at least one telegram says otherwise. Look again.

board-scene = { $card ->
    [none] { $seat } holds out a hand to the Doctor at { board-at }: { $value ->
        [one] one point
       *[other] { $value } points
    }.
   *[other] { $seat } offers the Doctor ‘{ board-card }’ at { board-at }: { $value ->
        [one] one point
       *[other] { $value } points
    }.
}
board-scene-foiled = Foiled! The Doctor smiles at { $seat } and strolls on.
board-ring = { $missing ->
    [0] Attempt of { $value }: foiled
    [one] Attempt of { $value }: one more point stops it
   *[other] Attempt of { $value }: { $missing } more points stop it
}
board-missing-word = needed
board-foiled-short = Foiled!
board-defenders = In order of defence
board-passes = passes
board-thinks = is thinking…
board-last-chance = After you, nobody is left
board-bound = You have enough to stop it: you cannot pass.
board-stop-it = { $points ->
    [one] Stop it with 1 point
   *[other] Stop it with { $points } points
}
board-play-points = { $points ->
    [one] Play 1 point
   *[other] Play { $points } points
}
board-enough = Leave it at that

board-since = { $turns ->
    [one] Since your last turn
   *[other] Since your last turn ({ $turns } turns)
}
board-drawn = Your card
board-drawn-hold = Hold to see it
board-flood = Deck { $deck } is flooded
board-flood-why = Its last card has just been drawn.
board-flood-picture = The ship heels over: deck { $deck } is under water
board-flood-room = { board-room }, deck { $deck }, no. { $number }
board-flood-carried = Washed away: { $names }. Now in: { $place }.
board-flood-doctor = { $others ->
    [0] Washed away: the Doctor. Now in: { $place }.
   *[other] The Doctor too. Now in: { $place }.
}
board-flood-last = The ship goes down: there is no deck left to flee to.
board-flood-nobody = Nobody was there.

board-blame = A slip of the tongue?
board-judged = For: { $yes }. Against: { $no }. It takes more than half of the others; failing that, after one round of the table the opinions given decide, if there are at least two.
board-forfeit = { $forfeit ->
    [ours-1] do an impression of a foghorn
    [ours-2] salute everyone like a captain
    [ours-3] sing two lines of a sea shanty
    [ours-4] drink a glass of water in one go
    [ours-5] talk like a butler until your next turn
    [ours-6] cry like a seagull
    [ours-7] thank the iceberg out loud
    [ours-8] walk round the table as if the deck were tilting
   *[other] { $forfeit }
}
board-forfeit-yours = Your forfeit: { board-forfeit }{ $times ->
    [one] .
   *[other] , { $times } times.
}
board-blame-now = Just now (one penalty)
board-blame-then = During the rescue (two)
board-reckoned = To finish: { $done } of { $total }
board-own-up = Yes, I said it
board-agree = End it here?
board-agree-hint = If the whole table wants to, nobody wins. Answers: { $count } of { $total }.
board-agree-done = Got it. You can still change your mind.
board-short = { $missing ->
    [one] One more point would have stopped it.
   *[other] { $missing } more points would have stopped it.
}
board-saved-him = saved the Doctor
board-end = All hands
board-witnesses = { $count ->
    [one] Witness: { $names }.
   *[other] Witnesses: { $names }.
}
board-biggest-loser = ‘biggest loser’ prize

## The lesson

tutorial-title = Doctor Lucky in two minutes
tutorial-you = You
tutorial-player-1 = Jo
tutorial-player-2 = Inès
tutorial-player-3 = Karim
tutorial-aim = The ship is sinking, deck by deck. Save the Doctor while somebody is watching. He follows the numbers: after each turn he goes on to the next.
tutorial-read = This is your hand: tickets to move, aids to save him, telegrams against the others. Hold the button to see it.
tutorial-step = The Doctor is in the ballroom, next door. One step is free every turn: tap the ballroom, then confirm.
tutorial-save = Here you are, and Jo can see you from the smoking room. Tap ‘Save him!’, open your hand and offer the piano: in this room it is worth 6.
tutorial-defend = This time it is Jo’s turn. The others have passed, and 2 more points are needed: play your telegrams to stop it.
tutorial-flood = The last card of a pile floods its deck. Everybody moves up one deck, and the water goes on rising. When deck A goes under, nobody wins.
tutorial-end = Nobody could stop your rescue: you win! Whoever could have stopped it and didn’t gets the ‘biggest loser’ prize.
tutorial-not-stop = Not yet: here the turn doesn’t end until the Doctor is saved. Follow the lesson, just above.
tutorial-not-bare = Empty-handed, a rescue is worth only 1: a single telegram would stop it. Open your hand and offer the piano.

## What bots say

board-say-boast-1 = Stand aside, I’m about to save a man. I need witnesses!
board-say-boast-2 = Hold on, Doctor, I’ve nearly got what it takes.
board-say-boast-3 = Nobody’s watching? Then why bother.
board-say-boast-4 = I’ll get him, the lucky old devil.
board-say-boast-5 = The deck’s going down, and my glory’s going up.
board-say-boast-6 = A failed rescue builds character.
board-say-boast-7 = For the record: I was here first.
board-say-boast-8 = My courage is matched only by my clumsiness.
board-say-boast-9 = I run, I fly, I slip over.
board-say-boast-10 = If the Doctor falls again, I want a pay rise.
board-say-boast-11 = I’ve got a lifebelt, a smile and no scruples.
board-say-boast-12 = The hero of the crossing, stop, is me, stop.
board-say-foil-1 = A little failure from me, { $who }, with my compliments.
board-say-foil-2 = { $who }, your moment of glory will have to wait.
board-say-foil-3 = I’m not spoiling it, { $who }, only delaying it.
board-say-foil-4 = Sorry, { $who }, a hand slipped. Mine.
board-say-foil-5 = Nobody saves the Doctor without me, { $who }.
board-say-foil-6 = That was almost beautiful, { $who }.
board-say-foil-7 = { $who }, next time wait till I’ve left the room.
board-say-foil-8 = What a pity, { $who }. I laughed.
board-say-foil-9 = I saw it coming, { $who }, just like the iceberg.
board-say-foil-10 = { $who }, you were short of next to nothing: me.
board-say-foil-11 = Modesty suits you, { $who }. Keep it.
board-say-foil-12 = A near miss, { $who }. The best kind.
board-say-answer-1 = Talking about me, { $who }? Nothing bad, I hope.
board-say-answer-2 = I don’t know what you mean, { $who }.
board-say-answer-3 = { $who }, I’ll deny it all the way down.
board-say-answer-4 = You’re only saying that because you’re sinking, { $who }.
board-say-answer-5 = Take it up with my insurers, { $who }.
board-say-answer-6 = { $who }, I’m almost touched.
board-say-answer-7 = Noted, stop, couldn’t care less, stop.
board-say-answer-8 = Later, { $who }, I’m busy being admirable.
board-say-answer-9 = { $who }, save your breath for swimming.
board-say-answer-10 = Right back at you, { $who }, with the lifebelt.
board-say-answer-11 = You’re right, { $who }. It won’t happen again before tomorrow.
board-say-answer-12 = Quiet in the corridor, { $who }.
board-say-water-1 = Did somebody leave a tap running?
board-say-water-2 = My feet are wet, and it isn’t tea.
board-say-water-3 = The water’s rising. So is the orchestra, by a semitone.
board-say-water-4 = Nobody mentioned a pool on this deck.
board-say-water-5 = Does the buffet float?
board-say-water-6 = Note to self: ask for a higher cabin next time.
board-say-water-7 = They say she’s unsinkable. We’re checking.
board-say-water-8 = Soon we’ll all be in first class.
board-say-water-9 = The view’s improving: you can see the fish.
board-say-water-10 = Don’t worry, it’s in the brochure.
board-say-water-11 = Who ordered ice?
board-say-water-12 = I’m beginning to understand ducks.

## The end, for oneself

board-mine-winner = The Doctor is in your lifeboat.
board-mine-loser = You could have stopped it: the finest defeat of the evening.
board-mine-hand = { $count ->
    [0] Not a card left in hand.
    [one] With one card in hand.
   *[other] With { $count } cards in hand.
}

board-laid-ticket = Ticket { $deck }
board-laid-aid = Aid { $points }
board-laid-fail = Failure
board-wire-to = Biggest loser prize
board-wire = You could have stopped it all stop | you had it in hand stop | the Doctor sends his love stop

## What people are remembered for

title-passenger = A fine crossing
title-passenger-why = was on board
title-saviour = A great rescue
title-saviour-why = { $count ->
    [one] saved the Doctor with a single point
   *[other] saved the Doctor with { $count } points
}
title-finest-defeat = Finest defeat
title-finest-defeat-why = could have stopped it all, and trusted the others
title-rampart = Last line of defence
title-rampart-why = { $count ->
    [one] played a Failure against a rescue
   *[other] played { $count } Failures against rescues
}
title-bold = Brave heart
title-bold-why = { $count ->
    [one] attempted a rescue
   *[other] attempted { $count } rescues
}
title-swimmer = Like a fish
title-swimmer-why = { $count ->
    [one] made it to a dry deck
   *[other] made it to a dry deck { $count } times
}
title-sea-legs = Sea legs
title-sea-legs-why = { $count ->
    [one] stayed dry with a deck under water
   *[other] stayed dry with { $count } decks under water
}
title-old-friend = Friend of the Doctor
title-old-friend-why = { $count ->
    [one] met the Doctor once
   *[other] met the Doctor { $count } times
}
title-collector = Full trunks
title-collector-why = { $count ->
    [one] drew a card
   *[other] drew { $count } cards
}
title-long-strides = Long strides
title-long-strides-why = { $count ->
    [one] took a step aboard
   *[other] took { $count } steps aboard
}

# -- a story that is told again: chapters, and what one alone was told, with their name ------------
chapter-deck = Deck { $number } goes under
told-dealt = { $who } is dealt { $cards_count } cards.
told-received = { $who } draws ‘{ board-card }’.
told-answered = { $agrees ->
    [yes] { $who } wants to end it here.
   *[no] { $who } wants to play on.
}

board-knew-title = Could it be stopped?
board-knew-stopped = { $percent }% chance of being stopped
board-knew-percent = { $percent }%
board-knew-word = stopped
board-knew-tries = { $name } tries.
board-knew-would = What if { $name } tried?
board-knew-needs = { $card ->
    [none] With bare hands: it takes
   *[other] With ‘{ board-card }’: it takes
} { $points ->
    [one] { $points } point to stop it.
   *[other] { $points } points to stop it.
}
board-knew-missing = { $card ->
    [none] With bare hands:
   *[other] With ‘{ board-card }’:
} { $points ->
    [one] { $points } more point is needed to stop it.
   *[other] { $points } more points are needed to stop it.
}
board-knew-held = { $points ->
    [0] The other hands held none.
   *[other] The other hands held { $points }.
}
board-knew-away = But { $name } is not with the Doctor, or nobody sees them.
board-knew-unseen = { $name } has never seen { $count } cards: among them { $one } telegrams of one point, { $two } of two, { $three } of three.
board-knew-exact = Counted exactly: a card never seen is as likely in a hand as in a pile. Whether anybody will pay is another matter.
board-knew-hands = The other hands, at that moment
board-knew-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
board-knew-look = Choose a name above to count with their eyes.

## Bets

bet-saviour = Who will save the Doctor?
bet-saviour-nobody = Nobody

## What is heard

board-sound-bell = a small bell
board-sound-creak = the hull creaks
board-sound-horn = the liner’s horn
board-sound-orchestra = the orchestra plays a waltz
board-sound-orchestra-on = the orchestra plays on
board-sound-stamp = a sharp knock
board-sound-sting = trembling strings
board-sound-water = the water rises
