# Dauphin, le 9e passager: everything that is read while playing. The names of keys: docs/texts.md.

game-name = Dolphin, the 9th Passenger
game-tagline = Who let a dolphin on board?
board-brief-1 = Your team
board-brief-1-text = Your cards are hidden. A dolphin may be among them.
board-brief-2 = The walk
board-brief-2-text = Three astronauts go out, to A, B and C. Each team that is called chooses who.
board-brief-3 = The report
board-brief-3-text = You read what happened outside. Who bit? You talk about it, then vote.
board-brief-4 = Repair or sink
board-brief-4-text = Humans open the modules. The dolphin makes the crew disappear.
board-set-first = The introductory scenario, in no hurry.
board-how-1 = Each team hides its cards; a dolphin may be among them.
board-how-2 = Three astronauts go out, and the report is read.
board-how-3 = Humans repair the ship, the dolphin sinks it.
game-players = { $min } to { $max } players
board-bot-easy = Mostly plays on impulse, and is quick to suspect.
board-bot-medium = Compares what each team can have sent.
board-bot-strong = Imagines every team there could be, and suspects accordingly.

## The crew

card-rico = Rico
card-brutus = Brutus
card-jimmy = Jimmy
card-sheila = Sheila
card-max = Max
card-paul = Paul
card-numero5 = Number 5
card-olga = Olga
card-vega = Vega
card-chico = Chico the Monkey
card-bricole = Gadget
card-boulon = Mrs Bolt
card-dowell = Sgt Dowell
card-nova = Nova Brave
card-ivan = Ivan Courage
card-comete = Lady Comet
card-major = Major Thunder
card-dauphin_d = Rascal
card-dauphin_g = Delphine
card-bulle = Officer Bubble
card-toresse = Doc Toresse
card-lunette = Prof. Spyglass
card-toutou = Doggo
card-micro = Mr Microwave
board-card = { $card ->
    [rico] { card-rico }
    [brutus] { card-brutus }
    [jimmy] { card-jimmy }
    [sheila] { card-sheila }
    [max] { card-max }
    [paul] { card-paul }
    [numero5] { card-numero5 }
    [olga] { card-olga }
    [vega] { card-vega }
    [chico] { card-chico }
    [bricole] { card-bricole }
    [boulon] { card-boulon }
    [dowell] { card-dowell }
    [nova] { card-nova }
    [ivan] { card-ivan }
    [comete] { card-comete }
    [major] { card-major }
    [dauphin_d] { card-dauphin_d }
    [dauphin_g] { card-dauphin_g }
    [bulle] { card-bulle }
    [toresse] { card-toresse }
    [lunette] { card-lunette }
    [toutou] { card-toutou }
    [micro] { card-micro }
   *[none] hidden card
}
item-sight = { board-card }

board-kind-engineer = Engineer
board-kind-hero = Hero
board-kind-dolphin = Dolphin
board-kind-captain = Captain
board-kind-observer = Observer
board-kind-dog = Dog
board-kind-microwave = Microwave

direction-left = left
direction-right = right

board-badge-moon = Shining Moon
board-badge-pluto = Petite Pluto
board-badge-mars = Majestic Mars
board-badge-venus = Vaporous Venus
board-badge-saturn = Serene Saturn
board-badge-jupiter = Jovial Jupiter
board-badge-neptune = Nebulous Neptune
board-badge = { $badge ->
    [moon] { board-badge-moon }
    [pluto] { board-badge-pluto }
    [mars] { board-badge-mars }
    [venus] { board-badge-venus }
    [saturn] { board-badge-saturn }
    [jupiter] { board-badge-jupiter }
   *[neptune] { board-badge-neptune }
}

## Modes and options

mode-phones = Phones
mode-phones-help = Each phone is a hand of cards. Best when you’re not in the same room.
mode-cards = Real cards
mode-cards-help = The printed cards are in your hands; a device in the middle scans them.

option-scenario = Scenario
option-scenario-help = Who comes aboard, and with which powers.
option-scenario-initiation = introduction
option-scenario-observers = Observers
option-scenario-treachery = Treachery
option-scenario-full = full crew
option-scenario-free = free choice
option-toresse = Doc Toresse
option-toresse-help = Free choice: she watches to the left.
option-lunette = Prof. Spyglass
option-lunette-help = Free choice: he watches to the right.
option-toutou = Doggo
option-toutou-help = Free choice: wrenches do him no harm.
option-micro = Mr Microwave
option-micro-help = Free choice: dolphins do him no harm.
option-treachery = Brutus’s treachery
option-treachery-help = Free choice: after a walk Brutus joins the smallest team.
option-oxygen = Oxygen mode
option-oxygen-help = Tokens are oxygen: every card sent out costs one.
option-cards = Real cards
option-cards-help = Anybody who likes can play with the printed cards, scanned by the device in the middle.
option-decision = Time for a decision
option-decision-help = After that, chance decides.
option-decision-0 = no limit
option-badge = Time to take a badge
option-badge-help = After that, chance decides.
option-badge-0 = no limit
option-consent = Time to agree to a new walk
option-consent-help = After that, the walk goes on.
option-consent-0 = no limit

dauphin-extras-need-free = These cards belong to the free choice scenario. Take it, or untick them.

## What is happening, what you must do, whom play waits for

phase-badging = Each team chooses its destination.
phase-dealing = The cards are being dealt.
phase-boarding = Boarding: { $boarding ->
    [one] one more card to scan.
   *[other] { $boarding } more cards to scan.
}
phase-calling = Walk { $walk }: { $names } calls a team.
phase-sending = Walk { $walk }: { $names } sends somebody into the airlock.
phase-pausing = Somebody has asked for a pause in the airlock.
phase-departing = Everybody is in the airlock. { $names } opens the door.
phase-outside = Outside, things are happening.
phase-detaching = A module opens: { $names } decides.
phase-betraying = Brutus changes teams.
phase-naming = { $names } names the new Captain’s team.
phase-promoting = { $names } provides the new Captain.
phase-ordering = { $names } has the bridge.
phase-staking = Panic on board: fists are closing.
phase-planking = { $names } chooses who walks the plank.
phase-lapsed = Time is up: chance decides.
phase-over = The game is over.

interlude-team = Every team meets its crew.
interlude-report = Walk report
interlude-fists = The fists open.
interlude-council = Talk it over: a bot is captain, and waits for you.

todo-badging = Choose your destination.
todo-dealing = One moment, the cards are being dealt.
todo-boarding = Scan each card and hand it over, without looking.
todo-calling = Call a team.
todo-sending = You’ve been called: send an astronaut.
todo-pausing = Start this walk over?
todo-departing = All set? Open the airlock, or start the walk over.
todo-outside = One moment, we’re watching for their return.
todo-detaching = Save whoever is in the module, or spread panic?
todo-betraying = One moment, Brutus is wavering.
todo-naming = Name the next Captain’s team.
todo-promoting = Choose the Captain: the card will stay face up.
todo-ordering = Give an order, or none.
todo-staking = Against the Captain? It takes { $needed } tokens in all.
todo-planking = Choose who walks the plank.
todo-lapsed = One moment, chance decides.
todo-over = Thank you for playing!

wait-badging = Waiting for { $names } to choose a destination.
wait-dealing = The cards are being dealt.
wait-boarding = Waiting for { $names } to scan the cards.
wait-calling = Waiting for { $names } to call a team.
wait-sending = Waiting for { $names } at the airlock.
wait-pausing = Waiting for { $names } to agree.
wait-departing = Waiting for { $names } to open the airlock.
wait-outside = We’re watching for their return.
wait-detaching = Waiting for { $names } at the module.
wait-betraying = Brutus is wavering.
wait-naming = Waiting for { $names } to name a team.
wait-promoting = Waiting for { $names } to provide a Captain.
wait-ordering = Waiting for { $names } to give an order.
wait-staking = Waiting for { $names } to stake.
wait-planking = Waiting for { $names } at the plank.
wait-lapsed = Chance decides.
wait-over = The game is over.

closed-out = Your team is in the Void: silence until the end.

## What is told

note-welcomed = { $options_scenario ->
    [initiation] Welcome aboard the Palermo 13, for a first voyage.
    [observers] Welcome aboard the Palermo 13. The Observers keep an eye out.
    [treachery] Welcome aboard the Palermo 13. Beware of Brutus, who changes sides.
    [full] Welcome aboard the Palermo 13, with the full crew.
   *[free] Welcome aboard the Palermo 13, with a crew of your own choice.
}{ $options_oxygen ->
    [yes] { " " }Every token is a breath of oxygen.
   *[no] { "" }
}
note-teams-formed = The teams: { $teams }.
item-team = { $seat } → { board-badge }{ $cards ->
    [yes] { " " }(real cards)
   *[no] { "" }
}
note-boarding-opened = Boarding: { $left } cards to scan, one by one, in any order.
note-boarded = { $again ->
    [yes] Already scanned. This card goes{ " " }
   *[no] This card goes{ " " }
}{ $place ->
    [team] to { $seat }.
    [module] to module M{ $module }, unseen.
    [void] to the Void, unseen.
   *[box] back to the box, unseen.
}{ $left ->
    [0] { " " }Everybody is aboard.
   *[other] { "" }
}
note-embarked = { board-card } comes forward: { $captain } is in command and holds the Captain’s Eagle.
note-hand-dealt = Your team: { $cards }. { $dolphinised ->
    [yes] One of them is a dolphin: sink the ship, or be the last aboard. Shh!
   *[no] No dolphin among them: detach the three modules.
}
note-walk-opened = Walk { $walk }. { $captain } calls the first team.
note-called = { $by_lot ->
    [yes] By lot, { $seat } is called to slot { $slot ->
        [1] A
        [2] B
       *[3] C
    }.
   *[no] { $caller } calls { $seat } to slot { $slot ->
        [1] A
        [2] B
       *[3] C
    }.
}
note-sent-out = { $card ->
    [none] { $seat } sends somebody to slot { $slot ->
        [1] A
        [2] B
       *[3] C
    }{ $by_lot ->
        [yes] , by lot.
       *[no] .
    }
   *[other] { $seat } sends { board-card } to slot { $slot ->
        [1] A
        [2] B
       *[3] C
    }{ $by_lot ->
        [yes] , by lot.
       *[no] .
    }
}
note-you-sent = You send { board-card } to slot { $slot ->
    [1] A
    [2] B
   *[3] C
}.
note-restart-asked = { $captain } would like to start this walk over. Everyone has to agree.
note-restart-agreed = { $seat } agrees.
note-restart-refused = { $seat ->
    [none] No answer in time: the walk goes on.
   *[other] { $seat } would rather go on: the walk stays as it is.
}
note-walk-restarted = A mistake in the airlock: everybody comes back in, and the walk starts over.
note-walk-skipped = Nobody has any air left: no walk. Oxygen for { $gains }.
item-gain = { $seat } (+{ $count })
note-reported = Walk { $walk }.{ $lost ->
    [none] { $opened ->
        [none] { " " }Everybody comes back.
       *[other] { "" }
    }
   *[other] { " " }Lost in the Void: { $lost }.
}{ $seen ->
    [none] { "" }
   *[other] { " " }Seen: { $seen }.
}{ $asteroid ->
    [yes] { " " }An asteroid was seen.
   *[no] { "" }
}{ $opened ->
    [none] { "" }
   *[other] { " " }Module M{ $opened } opens: { board-card }, sent by { $hero }, makes the sacrifice.
}
item-losses = { $seat } ({ $count })
note-you-lost = You won’t be seeing these again: { $cards }.
note-detached = Module M{ $module } is detached. { $saved ->
    [yes] { $seat } saves whoever was in it, unseen.
   *[no] { $seat } spreads panic: { $tokens ->
        [0] no tokens, there are none left.
        [one] one token.
       *[other] { $tokens } tokens.
    }
}
note-rescued = You save { board-card }. { $dolphinised ->
    [yes] You are on the dolphins’ side.
   *[no] Still no dolphin in your team.
}
note-team-lost = { $seat } has nobody left aboard: the team is out.
note-brutus-left = Brutus leaves { $seat } and joins { $joins }.
note-idled = A token for each team that sent nobody: { $gains }.
note-captain-missing = No Captain, and a tie between { $among }. { $seat } names the team that provides one.
note-captain-awaited = { $by_lot ->
    [yes] By lot, { $seat } provides the new Captain.
   *[no] { $seat } provides the new Captain.
}
note-captain-shown = { board-card } takes command, for { $seat }{ $by_lot ->
    [yes] , by lot.
   *[no] .
}
note-bridge-opened = On the bridge, { $captain } may give an order.
note-ordered = { $kind ->
    [plank] { $captain } orders the plank for { $seat }.
    [sink] { $captain } orders the ship to be sunk!
    [reset] { $captain } orders the computer to be reset!
   *[none] { $captain } gives no order.
} For a mutiny: { $needed ->
    [one] one token.
   *[other] { $needed } tokens.
}
note-you-staked = { $tokens ->
    [0] You stake nothing.
    [one] You stake one token.
   *[other] You stake { $tokens } tokens.
}
note-vote-closed = The stakes: { $stakes }. { $total } in all, { $needed } needed. { $mutiny ->
    [yes] It’s a mutiny!
   *[no] The Captain holds out.
}
item-staked = { $seat } { $count }
note-captain-overthrown = { board-card }, captain for { $seat }, ends up in the Void. The order is forgotten.
note-plank-opened = { $seat } must choose who walks the plank.
note-planked = { $card ->
    [none] { $seat } pushes somebody into the Void{ $by_lot ->
        [yes] , by lot.
       *[no] .
    }
   *[other] { $seat } pushes { board-card } into the Void{ $by_lot ->
        [yes] , by lot.
       *[no] .
    }
}
note-you-planked = You lose { board-card }.
note-card-claimed = { $seat }: ‘I have { board-card }.’
note-hit-claimed = { $direction ->
    [left] { $seat }: ‘I can strike to the left.’
   *[right] { $seat }: ‘I can strike to the right.’
}
note-game-ended = { $reason ->
    [sunk] The ship sinks: the dolphins win.
    [adrift] The ship sinks, with no dolphin to laugh about it: nobody wins.
    [reset] The computer restarts: the humans win.
    [dolphins] No human is left aboard: the dolphins win.
    [humans] No dolphin is left aboard: the humans win.
    [last] One team has survived: it alone wins.
   *[nobody] Nobody is left aboard: nobody wins.
}{ $winners ->
    [none] { "" }
   *[other] { " " }Well played: { $winners }.
}

## Ends

headline-sunk = The Palermo 13 is lost
headline-adrift = Sunk, and no dolphin
headline-reset = The computer restarts
headline-dolphins = The dolphins feel at home
headline-humans = Not a dolphin left aboard
headline-last = { $names } stays aboard
headline-nobody = Nobody left aboard
board-camp-human = The humans
board-camp-dolphin = The dolphins
outcome-sunk = { $count ->
    [one] { $names } wins: the ship is sunk.
   *[other] { $names } win: the ship is sunk.
}
outcome-adrift = The ship sinks. Nobody wins.
outcome-reset = { $count ->
    [one] { $names } wins: the computer restarts.
   *[other] { $names } win: the computer restarts.
}
outcome-dolphins = { $count ->
    [one] { $names } wins: no human is left aboard.
   *[other] { $names } win: no human is left aboard.
}
outcome-humans = { $count ->
    [one] { $names } wins: no dolphin is left aboard.
   *[other] { $names } win: no dolphin is left aboard.
}
outcome-last = { $names } wins: theirs is the only team to survive.
outcome-nobody = Nobody is left aboard. Nobody wins.
why-sunk = The ship was sunk: the dolphins win.
why-adrift = The ship was sunk, and there was no dolphin.
why-reset = The ship’s computer restarted: the humans win.
why-dolphins = No human team was left aboard: the dolphins win.
why-humans = No dolphin team was left aboard: the humans win.
why-last = The last team alive wins.
why-nobody = Nobody was left aboard.
end-sunk = The ship was sunk.
end-adrift = The ship was sunk, without a dolphin.
end-reset = The computer restarted.
end-dolphins = No human left aboard.
end-humans = No dolphin left aboard.
end-last = One team survived.
end-nobody = Nobody left aboard.

## Acts

act-take-badge = { board-badge }{ $cards ->
    [yes] { " " }(real cards)
   *[no] { "" }
}
act-deal = Deal the cards
act-scan = Scan { board-card }
act-call = Call { $seat }
act-send = Send { board-card }
act-depart = Open the airlock
act-restart = Start the walk over
act-agree = { $agreed ->
    [yes] Agreed, start over
   *[no] No, go on
}
act-asteroid = Watch for asteroids
act-rescue = Save whoever is in the module
act-panic = Spread panic
act-lot = Brutus joins { $seat }
act-name = Name { $seat }
act-promote = Give command to { board-card }
act-plank = The plank for { $seat }
act-sink = Sink the ship
act-reset = Reset the computer
act-no-order = No order
act-stake = { $tokens ->
    [0] Stake nothing
    [one] Stake one token
   *[other] Stake { $tokens } tokens
}
act-sacrifice = Sacrifice { board-card }
act-claim-card = ‘I have { board-card }.’
act-claim-hit = { $direction ->
    [left] ‘I can strike to the left.’
   *[right] ‘I can strike to the right.’
}
act-time-up = Time is up

## Refusals

dauphin-badge-taken = That destination is taken. Choose another.
dauphin-phones-only = This table is playing without real cards. Switch them on in the options, before the game.
dauphin-bad-deal = This deal does not follow the rules of the table.
dauphin-card-not-in-game = That card is not in this game. Put it back in the box.
dauphin-card-not-yours = That card is not in this team. Show one from this team’s hand.
dauphin-card-outside = That card is already in the airlock. Show another.
dauphin-card-out-of-turn = No card is due from this team now. Keep it in your hand.
dauphin-call-own = You cannot call your own team. Choose another.
dauphin-call-out = That team is out. Choose another.
dauphin-call-empty = That team has nobody left to send. Choose another.
dauphin-call-oxygen = That team has no oxygen left. Choose another.
dauphin-name-tied = Choose one of the teams that are tied.
dauphin-plank-out = That team is already out. Choose another.
dauphin-reset-modules = { $left ->
    [one] One module is still to be detached
   *[other] { $left } modules are still to be detached
} before the computer can be reset.
dauphin-stake = { $most ->
    [0] You have no tokens: you can’t stake anything.
    [one] Stake one token, or nothing.
   *[other] Stake from 0 to { $most } tokens.
}
dauphin-claims-made = You have said enough for this walk. Wait for the next.
dauphin-restart-captain = Only the Captain can have the walk started over. Ask for it.
dauphin-restart-nobody = The airlock is empty: there is nothing to start over.
dauphin-restart-twice = This walk has already been started over twice. You’ll have to make do.
dauphin-restart-once = You can only ask once per walk to start it over. You’ll have to make do.

## On the table

board-walk = Walk { $walk }
board-attached = attached
board-detached = detached
board-void = Void { $count }
board-cards = Cards
board-tokens = Tokens
board-airlock = Airlock
board-captain = Captain: { $name }
board-no-hand = No cards yet.

## The screens of phones and table

board-short-name = DOLPHIN
board-passenger = THE 9TH PASSENGER
board-kind-engineer-her = Engineer
board-kind-hero-her = Heroine
board-kind-observer-her = Observer
board-face-none = { $name }, { $trade }, does not act
board-face-left = { $name }, { $trade }, acts to the left
board-face-right = { $name }, { $trade }, acts to the right
board-covered = Card { $number } of { $total }, face down
board-you = You
board-your-team = Your team
board-aim-hidden = { $count ->
    [one] One astronaut and one aim, well hidden.
   *[other] { $count } astronauts and one aim, well hidden.
}
board-aim-dolphin = A dolphin team: sink the ship, or outlive the humans.
board-aim-human = A human team: detach the three modules, then reset the computer.
board-dolphin-team = Dolphin team
board-human-team = Human team
board-hold = Hold to look
board-release = Let go to hide
board-lost-cards = In the Void: { $cards }
board-teams = The teams
board-cards-count = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
board-tokens-count = { $count ->
    [0] no tokens
    [one] one token
   *[other] { $count } tokens
}
board-eagle = Captain
board-out = team out
board-slot = Slot { $letter }
board-slot-sent = has sent
board-slot-yours = your card
board-slot-choosing = is choosing
board-slot-choosing-yours = are choosing
board-slot-next = to be called
board-slot-called = will be called
board-slot-free = free
board-step-send = Your astronaut
board-step-change = Change your card, if you like
board-step-hint = Hold to look, slide, let go to choose.
board-step-first = Which team for slot A?
board-step-next = Which team next?
board-choose-card = Choose an astronaut
board-choose-team = Choose a team
board-send = Send this astronaut
board-pause-ask = { $name } would like to start this walk over: everyone takes their card back. Agreed?
board-pause-waits = It starts over if everyone agrees. Agreed so far: { $names }.
board-step-final = In C the card stays: the walk is played at once.
board-send-call = Send, and call { $name }
board-call = Call { $name }
board-report-kicker = Palermo 13 · 1978
board-report-title = Incident report no. { $walk }
board-report-stamp = What, but never how
board-report-out = In the airlock
board-report-back = Everybody came back.
board-report-seen = { $name } was seen.
board-report-asteroid = An asteroid was seen.
board-report-lost = { $count ->
    [one] An astronaut from team { $team } vanished into the Void.
   *[other] { $count } astronauts from team { $team } vanished into the Void.
}
board-report-opened = Module M{ $module } opens: { $name } makes the sacrifice.
board-report-quote = { $page ->
    [1] ‘I sign at the bottom of the page. As for the rest, I saw nothing.’ Officer Bubble
    [2] ‘The airlock always closes better than it opens.’ Ship’s log
    [3] ‘Everybody has an alibi: it was dark.’ Officer Bubble
    [4] ‘Count the helmets before you count your friends.’ Ship’s log
   *[0] ‘At least the coffee is still on board.’ Officer Bubble
}
board-report-last = Last report
board-how = How? That’s for you to find out.
board-how-rock = Asteroid
board-how-rock-help = 1 in 5
board-how-eyes = Eyes
board-how-eyes-help = a name
board-how-wrenches = Two wrenches
board-how-wrenches-help = on B
board-how-dolphin = Dolphin
board-how-dolphin-help = a neighbour
board-module-open = Module M{ $module } is open. Somebody is in there.
board-module-scene = { $name } at module M{ $module }
board-module-choice = Your choice
board-save = Save
board-save-help = The card joins your team, and nobody else sees it. If it’s a dolphin, yours becomes a dolphin team.
board-panic = Spread PANIC
board-panic-help = Take up to three tokens. The module’s card goes to the Void, and nobody will know who it was.
board-module-choose = Save, or spread PANIC?
board-captain-ask = An order, Captain?
board-captain-vote = { $name } wears the Eagle. The crew votes afterwards.
board-orders = The orders
board-order-plank = Walk the plank
board-order-plank-help = The team you name chooses who goes to the Void.
board-order-sink = Sink the ship
board-order-sink-help = Dolphin teams win.
board-order-reset = Reset
board-order-reset-help = The computer restarts, humans win.
board-order-reset-left = { $left ->
    [one] One module is still attached.
   *[other] { $left } modules are still attached.
}
board-order-whom = For which team?
board-order-choose = Choose an order
board-order-for = The plank for { $name }
board-order-for-you = The plank for your team
board-overthrow = Overthrow the Captain?
board-purse = Your tokens
board-token = Token { $number }
board-stake-count = In your fist
board-stake-some = { $count ->
    [one] This token is spent, mutiny or not.
   *[other] These tokens are spent, mutiny or not.
}
board-stake-none = Empty fist: you keep all your tokens.
board-stake-broke = You have no tokens: your fist stays empty.
board-order-yours = That’s your team!
board-stake-needed = { $needed ->
    [one] One token in all, and the Captain goes to the Void.
   *[other] { $needed } tokens in all, and the Captain goes to the Void.
}
board-stake-closed = Your fist is closed. Waiting for the others.
board-seal = { $count ->
    [0] Seal an empty fist
    [one] Seal one token
   *[other] Seal { $count } tokens
}
board-voters = The fists
board-sealed = fist closed
board-hesitates = unsure
board-hesitates-yours = unsure
board-vote-title = The fists open
board-vote-total = { $total } of { $needed }
board-vote-mutiny = Mutiny!
board-vote-holds = The Captain holds out.
board-team-first = Here is your team.
board-team-first-name = { $team }: that’s only a name. Your team has a side and an aim.
board-team-first-hold = Your side and your aim are under your finger.
board-team-side-dolphin = Your side: dolphin
board-team-side-human = Your side: human
board-team-first-watch = Every team looks at its cards and learns its side.
board-badge-why = It’s only a name for your team and changes nothing. Your side and your cards come right after, hidden.
board-side-hidden = your side and your aim
board-badge-choose = Your destination
board-badge-of = for { $name }
board-badge-first = Tap a destination
board-badge-go = Bound for { $badge }
board-real-cards = I’m holding real cards
board-real-cards-help = The device in the middle of the table scans them.
board-overheard = What is being said
board-claims = Claims
board-claims-hint = True or not: a card, or a side. Nothing else about your cards.
board-claims-left = { $count ->
    [0] You have said all you may until the next walk.
    [one] One more claim for this walk.
   *[other] { $count } more claims for this walk.
}
board-claim-card = I have…
board-claim-which = Which card are you claiming?
board-claims-none = Nobody has said anything yet.
board-name-ask = Which team provides the Captain?
board-name = Name { $name }
board-promote-ask = Who takes command?
board-promote-help = The card stays face up.
board-promote = Give command
board-plank-ask = Who walks the plank?
board-plank-help = The card goes to the Void, face down.
board-sacrifice = Walk the plank!
board-boarding-watch = Real cards are coming aboard one by one. Yours are on their way.
board-in-modules = Left in the modules
board-in-void = In the Void
board-nobody = nobody
board-won = wins
board-ship = The Palermo 13: { $left ->
    [0] no module attached
    [one] one module attached
   *[other] { $left } modules attached
}
board-void-title = The Void
board-void-hidden = { $count ->
    [0] no card face down
    [one] one card face down
   *[other] { $count } cards face down
}
board-supply = { $count ->
    [0] No tokens in supply
    [one] One token in supply
   *[other] { $count } tokens in supply
}
board-oxygen = Oxygen
board-panic-tokens = PANIC tokens
board-crew = The crew of this game: { $count } cards
board-crew-dolphins = { $count ->
    [one] Only one of the two dolphins is aboard.
   *[other] Both dolphins are aboard.
}

board-scan-on = Switch the camera on
board-scan-off = Switch the camera off
board-scan-view = The camera is looking. Turn the card’s back to the table.
board-scan-code = Or type the card’s code, away from prying eyes
board-scan-go = Show it
board-scan-send = Show the card to send.
board-desk-phones = First, sealing on their phones: { $names }.
board-desk-fists = Open your fists together, then count each team’s tokens here.
board-scan-first = Shuffle the cards face down, then show them to the camera one by one, without looking.
board-scan-unknown = This is not a card of this game, or its code was misread. Try again.
board-scan-no-camera = The camera isn’t responding. Allow it in the browser, or type the code.
board-scan-insecure = At an address without https the browser refuses the camera. Open the house with https (‘huisclos serve --tls’), or have somebody who isn’t playing type the codes: whoever types them sees the cards.
board-scan-insecure-own = At an address without https the browser refuses the camera. Photograph your card: the picture is read here, then forgotten.
board-scan-first-typed = Shuffle the cards face down, then type their codes one by one.
board-scan-code-only = The card’s code, away from prying eyes
board-scan-photo = Photograph my card
board-scan-photo-unread = No code can be read in this picture. Take it again from closer up, with the card flat.
board-gather = Take these { $count } cards.
board-gather-hint = Tap each card as you lay it on the pile.
board-gather-of = of { $count }
board-gather-box = Leave in the box
board-gather-box-why = { $count ->
    [one] This card belongs to another scenario, or to a larger table.
   *[other] These { $count } cards belong to other scenarios, or to a larger table.
}
board-gather-nobody = Shuffle them face down. From then on nobody looks at another team’s cards.
board-gathered = Shuffled: all aboard

## The lesson

tutorial-title = Dolphin in two minutes
tutorial-you = You
tutorial-player-1 = Jo
tutorial-player-2 = Inès
tutorial-player-3 = Karim
tutorial-hand = Here is your team, face down. Hold the button to see your cards and your side.
tutorial-call = Inès is in command. She called Karim to slot A, and Karim calls you to slot B. To open a module, a hero must stand in B, between two wrenches. Send Major Thunder, then call somebody.
tutorial-not-hero = That’s not a hero: caught between two wrenches, they would be lost. Send Major Thunder.
tutorial-report = You are told what happened, never how. This time, module M1 opens!
tutorial-module = It’s your choice, and you haven’t seen the module’s card. Saving somebody sometimes means letting a dolphin in; panic brings you three tokens.
tutorial-stake = Inès orders the plank for your team. Close your fist on some tokens: three in all make a mutiny.
tutorial-end = With three modules detached, the Captain can reset the computer, and humans win. Dolphins want to sink the ship. Your turn to play!

## To print

board-print-engineer-left = Wrench to the left. It takes two to act.
board-print-engineer-right = Wrench to the right. It takes two to act.
board-print-brutus = Wrench to the left. With Treachery, may change teams.
board-print-hero = Between two wrenches, opens a module and gives up their life.
board-print-dolphin-left = Needs nobody: takes whoever is on the left.
board-print-dolphin-right = Needs nobody: takes whoever is on the right.
board-print-captain = In command from the start, face up, with the Eagle.
board-print-observer-left = Recognises whoever is on the left.
board-print-observer-right = Recognises whoever is on the right.
board-print-dog = Wrenches do him no harm.
board-print-microwave = Dolphins do him no harm.
board-print-fronts = Cards, front { $page } of { $pages }
board-print-backs = Cards, back { $page } of { $pages }
board-print-pieces = Badges and tokens, front
board-print-pieces-back = Badges and tokens, back
board-print-aids = Player aids, front
board-print-aids-back = Player aids, back
board-print-how = At 100%, double-sided, flipped on either edge; cut along the marks.
board-print-aim = Hold the code 12 cm from the camera.
board-print-device = The device goes here.
board-print-aid-walk = A spacewalk
board-print-aid-call = The Captain calls a team to slot A; it sends a card, face down, then calls B; B calls C. Never your own team. Outside, in this order:
board-print-aid-rock = In one walk out of five, an asteroid takes somebody.
board-print-aid-eyes = An Observer recognises whoever is on their side: the name is announced.
board-print-aid-wrenches = A wrench to the right in A and one to the left in C strike B. A hero then opens the next module; anybody else is lost, except Doggo.
board-print-aid-dolphin = A dolphin takes whoever is on its side.
board-print-aid-told = The device says what, never how. A team that sent nobody takes a token.
board-print-aid-bridge = The module, the bridge
board-print-aid-module = Open module: save its card without showing it, or spread panic and take up to three tokens.
board-print-aid-order = One order or none: the plank for a team, sink the ship, or reset the computer once all three modules are detached.
board-print-aid-vote = As many tokens staked as fists, or more: mutiny. The Captain goes to the Void, the order is forgotten; the highest stake provides the next, or if tied, the team with the most cards.
board-print-aid-humans = Humans win if the computer restarts, or if there have been dolphin teams, none survives and no dolphin is waiting in a module.
board-print-aid-dolphins = Dolphins win if the ship sinks, or if no human team survives. Otherwise the last team alive wins alone.

## What bots say

board-say-suspect-1 = I don’t trust you, { $who }.
board-say-suspect-2 = I’d like a word with { $who } about what happened out there.
board-say-suspect-3 = { $who }, you do tend to be around when things go wrong.
board-say-suspect-4 = If I had to make somebody walk the plank: { $who }.
board-say-suspect-5 = There’s something fishy about { $who }’s team.
board-say-suspect-6 = My nose says { $who }.
board-say-suspect-7 = I keep counting, and it keeps coming down to { $who }.
board-say-suspect-8 = { $who }, what happened out there, exactly?
board-say-suspect-9 = Is that a fin sticking out, { $who }?
board-say-suspect-10 = Let’s keep an eye on { $who }.
board-say-suspect-11 = One accident, fine. Two, that’s { $who }.
board-say-suspect-12 = If { $who } calls, I’m not sending anybody I’m fond of.
board-say-rose-1 = { $who }, who were those tokens against { $by } for?
board-say-rose-2 = Why bring { $by } down, { $who }? I think I know.
board-say-rose-3 = Tokens against { $by } help the dolphins. Don’t they, { $who }?
board-say-rose-4 = { $by } led us well, and { $who } pays to put an end to it. Hm.
board-say-rose-5 = I look at the open fists: { $who } against { $by }. That’ll do for me.
board-say-rose-6 = { $who } saves tokens to bring { $by } down. A human would do the opposite.
board-say-rose-7 = { $who } staked against { $by }. I won’t forget it.
board-say-rose-8 = Against { $by }, { $who }? There’s a fin in that fist.
board-say-rose-9 = If { $by } is in { $who }’s way, then { $by } is one of us.
board-say-rose-10 = I saw what { $who } had in hand when { $by } was captain.
board-say-rose-11 = { $who }, tell us about your tokens against { $by }.
board-say-rose-12 = Nobody rises against { $by } for nothing. What was your reason, { $who }?
board-say-clear-1 = { $who } is playing fair, I think.
board-say-clear-2 = No dolphin with { $who }, if you ask me.
board-say-clear-3 = I’d go out there with { $who } any day.
board-say-clear-4 = { $who } helped. I’ll remember that.
board-say-clear-5 = Leave { $who } alone, look elsewhere.
board-say-clear-6 = If there’s one human aboard, it’s { $who }.
board-say-clear-7 = { $who } deserves a better captain than us.
board-say-clear-8 = I’d bet my token on { $who }.
board-say-clear-9 = { $who } and I are in this together.
board-say-clear-10 = I’ve got nothing against { $who } so far.
board-say-clear-11 = We can count on { $who }.
board-say-clear-12 = If you ask me, { $who } breathes air, same as me.
board-say-answer-1 = Me, a dolphin? I can’t even swim, { $who }.
board-say-answer-2 = { $who }, look at your own fins.
board-say-answer-3 = I’ve done nothing wrong.
board-say-answer-4 = Count who’s missing, { $who }, then apologise.
board-say-answer-5 = I’m bone dry. Feel for yourself.
board-say-answer-6 = That’s just what a dolphin would say, { $who }.
board-say-answer-7 = You want a culprit, not the truth.
board-say-answer-8 = We’ll talk about it after the next report, { $who }.
board-say-answer-9 = My crew sends its regards, { $who }. What’s left of it.
board-say-answer-10 = Go on, vote. Space will be the judge.
board-say-answer-11 = I’d rather have you in front of me than behind me, { $who }.
board-say-answer-12 = The plank is over there, { $who }. After you.
board-say-greet-1 = Hello { $who }. The airlock is shut, for now.
board-say-greet-2 = Hi { $who }! Fasten your helmet.
board-say-greet-3 = Welcome aboard, { $who }. Mind the fins.
board-say-greet-4 = Hello. Nobody here is a dolphin, by their own account.
board-say-greet-5 = Hi. Helmets checked, off we go.
board-say-greet-6 = { $who }, a pleasure. We’ll count heads on the way back.
board-say-greet-7 = Hello to all teams, even the damp ones.
board-say-greet-8 = Hi { $who }. Who goes out first?
board-say-greet-9 = Hello. It’s cold outside.
board-say-greet-10 = Hello { $who }. No mutiny before coffee.
board-say-greet-11 = Hi! Let’s stick together.
board-say-greet-12 = Good to see you in a suit, { $who }.
board-say-unsure-1 = I don’t know who to believe any more.
board-say-unsure-2 = One more report like that and I’m sleeping in my helmet.
board-say-unsure-3 = Nobody saw anything, of course.
board-say-unsure-4 = If anybody has an idea, now’s the time.
board-say-unsure-5 = Who was outside? Let’s count.
board-say-unsure-6 = We should talk before the next walk.
board-say-unsure-7 = This ship is getting smaller by the minute.
board-say-unsure-8 = I’m keeping my tokens, for now.
board-say-unsure-9 = Portholes don’t lie, but they don’t talk either.
board-say-unsure-10 = Stay calm. There are still plenty of us.
board-say-unsure-11 = It smells of low tide in here.
board-say-unsure-12 = Ninth passenger, if you can hear us: we’ll find you.

## The end, for oneself

board-mine = { $dolphin ->
    [yes] Your team was hiding { $names }.
   *[no] Your team was human through and through.
}
board-mine-bitten = Your team was on the dolphins’ side.

## What people are remembered for

title-passenger = Seasoned traveller
title-passenger-why = { $count ->
    [one] lived through one walk
   *[other] lived through { $count } walks
}
title-firm-grip = Firm grip
title-firm-grip-why = turned the wrench on walk { $walk }
title-shooting-star = Shooting star
title-shooting-star-why = met an asteroid on walk { $walk }
title-sharp-teeth = Sharp teeth
title-sharp-teeth-why = { $count ->
    [one] snatched somebody outside
   *[other] snatched { $count } people outside
}
title-wide-eyes = Wide eyes
title-wide-eyes-why = { $count ->
    [one] looked at the right moment
   *[other] kept watch outside { $count } times
}
title-first-out = First out
title-first-out-why = { $count ->
    [one] went out once
   *[other] went out { $count } times
}
title-open-door = Open door
title-open-door-why = saved whoever was asleep in a module
title-stormy-seas = Stormy seas
title-stormy-seas-why = held the helm until the mutiny
title-firm-hand = Captain of storms
title-firm-hand-why = { $count ->
    [one] gave an order without a mutiny
   *[other] gave { $count } orders without a mutiny
}
title-mutineer = Rebel soul
title-mutineer-why = { $count ->
    [one] put a token into mutinies
   *[other] put { $count } tokens into mutinies
}
title-stowaway = Stowaway
title-stowaway-why = sided with the dolphins and never walked the plank
title-full-crew = Full crew
title-full-crew-why = { $count ->
    [one] lost nobody outside
   *[other] lost nobody in { $count } walks
}
title-safe-and-sound = Safe and sound
title-safe-and-sound-why = is still aboard

## How it came about

board-walks = How did it happen?
board-walks-lost = { $count ->
    [0] everybody came back
    [one] one passenger lost
   *[other] { $count } passengers lost
}
board-walks-asteroid = An asteroid hits { $card }.
board-walks-look = { $card } looks sideways and sees { $target }.
board-walks-wrench = { $one } and { $other } tighten their wrenches: { $target } does not come back.
board-walks-bite = { $card }, of { $owner }’s team, takes { $target }, { $side ->
    [left] on the left.
   *[right] on the right.
}
board-walks-hero = { $card }, of { $owner }’s team, gives their life and opens a module.
board-walks-nothing = Outside, nothing happens.

# -- a story that is told again: chapters, and what one alone was told, with their name ------------
chapter-walk = Walk { $number }
told-hand-dealt = { $who }’s team: { $cards }. { $dolphinised ->
    [yes] One of them is a dolphin.
   *[no] No dolphin among them.
}
told-you-sent = { $who } sends { board-card } to slot { $slot ->
    [1] A
    [2] B
   *[3] C
}.
told-you-lost = { $who } won’t be seeing these again: { $cards }.
told-rescued = { $who } saves { board-card }. { $dolphinised ->
    [yes] Their team is on the dolphins’ side.
   *[no] Still no dolphin in their team.
}
told-you-staked = { $tokens ->
    [0] { $who } stakes nothing.
    [one] { $who } stakes one token.
   *[other] { $who } stakes { $tokens } tokens.
}
told-you-planked = { $who } loses { board-card }.

board-knew-title = Who was hiding a dolphin?
board-knew-public = What somebody who heard it all would have said, without seeing a single hand.
board-knew-seat = What { $name } could know of it, with their own cards.
board-knew-drawn = From { $worlds } worlds drawn by lot among those that agree with all of it; what people say carries no weight in it.
board-knew-who = Team
board-knew-chances = chances of being a dolphin team, and the truth
board-knew-percent = { $percent }%
board-knew-so = dolphin team
board-knew-not = no dolphin
board-knew-look = Choose a name above to see through their eyes.

## Bets

bet-dolphin = Which team is a dolphin team?
board-film-doors = Three suits in the airlock; the doors close.
board-film-stars = Three suits outside, among the stars.
board-film-walk = Spacewalk { $walk }
board-film-seconds = { $count ->
    [one] second
   *[other] seconds
}

## What is heard

board-sound-alarm = the alarm
board-sound-bell = a bell
board-sound-chord = a chord
board-sound-fist = fists on the table
board-sound-hiss = a hiss, doors
board-sound-lock = a suit locks
board-sound-printer = the printer
board-sound-silence = silence
board-sound-splash = a big splash
board-sound-stamp = a stamp comes down
