# Dauphin, le 9e passager: everything that is read while playing. The names of keys: docs/texts.md.

game-name = Dolphin, the 9th Passenger
game-tagline = Houston, we have a dolphin.
game-players = { $min } to { $max } people
game-minutes = 45 min

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
mode-phones-help = Each phone is a hand of cards. Good at a distance.
mode-cards = Real cards
mode-cards-help = The printed cards are in your hands; a device in the middle scans them.

option-scenario = Scenario
option-scenario-help = Who comes aboard, and with which powers.
option-scenario-initiation = initiation
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
option-cards-help = Whoever likes plays with the printed cards, scanned by the device in the middle.
option-decision = Time for a decision
option-decision-help = After that, the lot decides.
option-decision-0 = no limit

dauphin-extras-need-free = These cards belong to the free choice. Take that scenario, or untick them.

## What is happening, what you must do, whom play waits for

phase-badging = Each team chooses its destination.
phase-dealing = The cards are dealt.
phase-boarding = Boarding: { $boarding ->
    [one] one more card to scan.
   *[other] { $boarding } more cards to scan.
}
phase-calling = Walk { $walk }: { $names } calls a team.
phase-sending = Walk { $walk }: { $names } sends somebody into the airlock.
phase-departing = Everybody is in the airlock. { $names } opens the door.
phase-outside = Outside, things are happening.
phase-detaching = A module opens: { $names } decides.
phase-betraying = Brutus changes teams.
phase-naming = { $names } names the new captain’s team.
phase-promoting = { $names } provides the new captain.
phase-ordering = { $names } has the bridge.
phase-staking = Panic on board: fists are closing.
phase-planking = { $names } chooses who walks the plank.
phase-lapsed = Time is up: the lot decides.
phase-over = The game is over.

todo-badging = Choose your destination.
todo-dealing = One moment, the cards are dealt.
todo-boarding = Scan each card, then give it to whom you are told, without looking.
todo-calling = Call a team.
todo-sending = You are called: send an astronaut.
todo-departing = All set? Open the airlock, or begin the walk again.
todo-outside = One moment, we watch for their return.
todo-detaching = Save whoever is in the module, or spread panic?
todo-betraying = One moment, Brutus wavers.
todo-naming = Name the team of the next captain.
todo-promoting = You provide the captain: choose a card, it will stay face up.
todo-ordering = Give an order, or none.
todo-staking = How many tokens do you stake against the captain? It takes { $needed } in all.
todo-planking = Choose who walks the plank.
todo-lapsed = One moment, the lot decides.
todo-over = Thank you for playing!

wait-badging = Waiting for { $names } to choose a destination.
wait-dealing = The cards are dealt.
wait-boarding = Waiting for { $names } to scan the cards.
wait-calling = Waiting for { $names } to call a team.
wait-sending = Waiting for { $names } at the airlock.
wait-departing = Waiting for { $names } to open the airlock.
wait-outside = We watch for their return.
wait-detaching = Waiting for { $names } at the module.
wait-betraying = Brutus wavers.
wait-naming = Waiting for { $names } to name a team.
wait-promoting = Waiting for { $names } to provide a captain.
wait-ordering = Waiting for the order of { $names }.
wait-staking = Waiting for the stakes of { $names }.
wait-planking = Waiting for { $names } at the plank.
wait-lapsed = The lot decides.
wait-over = The game is over.

closed-out = Your team is in the Void: silence until the end.

## What is told

note-welcomed = { $options_scenario ->
    [initiation] Welcome aboard the Palermo 13, for an initiation.
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
    [yes] Scanned already. This card goes{ " " }
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
    [yes] One of them is a dolphin: sink the ship, or be the last aboard. Hush!
   *[no] No dolphin among them: detach the three modules.
}
note-walk-opened = Walk { $walk }. { $captain } calls the first team.
note-called = { $by_lot ->
    [yes] The lot calls { $seat } to slot { $slot ->
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
note-walk-restarted = A mistake in the airlock: all come back in, and the walk begins again. { $times ->
    [1] It can be done once more.
   *[other] That was the last time for this walk.
}
note-walk-skipped = Nobody has any air left: no walk. Oxygen for { $gains }.
item-gain = { $seat } (+{ $count })
note-reported = Walk { $walk }. { $lost ->
    [none] Everybody comes back.
   *[other] Lost in the Void: { $lost }.
}{ $seen ->
    [none] { "" }
   *[other] { " " }Seen: { $seen }.
}{ $asteroid ->
    [yes] { " " }An asteroid was seen.
   *[no] { "" }
}{ $opened ->
    [none] { "" }
   *[other] { " " }Module M{ $opened } opens: { board-card } ({ $hero }) makes the sacrifice.
}
item-losses = { $seat } ({ $count })
note-you-lost = You will not see them again: { $cards }.
note-detached = Module M{ $module } is detached. { $saved ->
    [yes] { $seat } saves whoever was in it, unseen.
   *[no] { $seat } spreads panic: { $tokens ->
        [0] no token, there are none left.
        [one] one token.
       *[other] { $tokens } tokens.
    }
}
note-rescued = You save { board-card }. { $dolphinised ->
    [yes] You are on the dolphins’ side.
   *[no] Still no dolphin among yours.
}
note-team-lost = { $seat } has nobody left aboard: the team is out.
note-brutus-left = Brutus leaves { $seat } and joins { $joins }.
note-idled = Nobody outside, a token inside: { $gains }.
note-captain-missing = No captain, and a tie between { $among }. { $seat } names the team that provides one.
note-captain-awaited = { $by_lot ->
    [yes] The lot names { $seat } to provide the captain.
   *[no] { $seat } provides the new captain.
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
note-vote-closed = The stakes: { $stakes }. { $total } in all, of { $needed }. { $mutiny ->
    [yes] It is a mutiny!
   *[no] The captain holds out.
}
item-staked = { $seat } { $count }
note-captain-overthrown = { board-card } ({ $seat }) ends in the Void. The order is forgotten.
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
    [left] { $seat }: ‘I can hit to the left.’
   *[right] { $seat }: ‘I can hit to the right.’
}
note-game-ended = { $reason ->
    [sunk] The ship sinks: the dolphins win.
    [adrift] The ship sinks, and there is no dolphin to laugh: nobody wins.
    [reset] The computer starts again: the humans win.
    [dolphins] No human is left aboard: the dolphins win.
    [humans] No dolphin is left aboard: the humans win.
    [last] One team has survived: it alone wins.
   *[nobody] Nobody is left aboard: nobody wins.
}{ $winners ->
    [none] { "" }
   *[other] { " " }Well played: { $winners }.
}

## Ends

outcome-sunk = { $count ->
    [one] { $names } sinks the ship and wins.
   *[other] { $names } sink the ship and win.
}
outcome-adrift = The ship sinks. Nobody wins.
outcome-reset = { $count ->
    [one] { $names } wins: the computer starts again.
   *[other] { $names } win: the computer starts again.
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
why-sunk = The ship was sunk, to the joy of the dolphins.
why-adrift = The ship was sunk, and there was no dolphin.
why-reset = The ship’s computer started again.
why-dolphins = No human team was left aboard.
why-humans = No dolphinised team was left aboard.
why-last = The last team alive wins.
why-nobody = Nobody was left aboard.
end-sunk = The ship was sunk.
end-adrift = The ship was sunk, without a dolphin.
end-reset = The computer started again.
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
act-restart = Begin the walk again
act-asteroid = Watch for asteroids
act-rescue = Save whoever is in the module
act-panic = Spread panic
act-lot = Brutus joins { $seat }
act-name = Name { $seat }
act-promote = Give the command to { board-card }
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
    [left] ‘I can hit to the left.’
   *[right] ‘I can hit to the right.’
}
act-time-up = Time is up

## Refusals

dauphin-badge-taken = That destination is taken. Choose another.
dauphin-phones-only = This table plays without real cards. Switch them on in the settings, before the game.
dauphin-bad-deal = This deal does not follow the rules of the table.
dauphin-card-not-in-game = That card is not in this game. Put it back in the box.
dauphin-card-not-yours = That card is not in this team. Show one from this team’s hand.
dauphin-card-outside = That card is in the airlock already. Show another.
dauphin-card-out-of-turn = No card of this team is awaited now. Keep it in hand.
dauphin-call-own = You cannot call your own team. Choose another.
dauphin-call-out = That team is out. Choose another.
dauphin-call-empty = That team has nobody left to send. Choose another.
dauphin-call-oxygen = That team has no oxygen left. Choose another.
dauphin-name-tied = Choose among the teams that are tied.
dauphin-plank-out = That team is out already. Choose another.
dauphin-reset-modules = { $left ->
    [one] One module is still to be detached
   *[other] { $left } modules are still to be detached
} before the computer can be reset.
dauphin-stake = { $most ->
    [0] You have no token: you can stake nothing.
    [one] Stake one token, or nothing.
   *[other] Stake from 0 to { $most } tokens.
}
dauphin-claims-made = You have said enough for this walk. Wait for the next.
dauphin-restart-captain = Only the captain can have the walk begin again. Ask them.
dauphin-restart-nobody = The airlock is empty: there is nothing to begin again.
dauphin-restart-twice = This walk has begun again twice already. You must make do with it.

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
