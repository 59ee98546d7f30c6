# Captain Sonar: all that is read in play. The names of the keys: docs/texts.md.

game-name = Captain Sonar
game-tagline = Two submarines hunt each other by ear.
board-own-phone = In Captain Sonar everybody needs their own phone: each post works on its sheet all the time, and the other boat may not see it.
board-brief-1 = Two submarines
board-brief-1-text = Each crew hides its course and looks for the other.
board-brief-2 = Four posts
board-brief-2-text = The captain commands, the first mate arms, the engineer repairs, the radio operator listens.
board-brief-3 = Courses are called out
board-brief-3-text = Every order is called aloud. The other boat’s radio operator traces the route.
board-brief-4 = Fire!
board-brief-4-text = A system ready, a target guessed: four damage sinks a boat.
board-set-first = In turns, short gauges, the whole crew sees everything and the radio operator gets help.
board-how-1 = Two crews: captain, first mate, engineer, radio operator.
board-how-2 = You hear the other’s courses, and trace their route.
board-how-3 = Four points of damage, and the other boat sinks.
game-players = { $min } to { $max } players
board-bot-easy = Forgets quickly: it remembers the enemy’s last three courses.
board-bot-medium = Tracks the enemy in its head: it remembers the last six courses.
board-bot-strong = Forgets no course, and only fires when it is sure to hit.

## Words

heading-N = north
heading-E = east
heading-S = south
heading-W = west

system-mine = mine
system-torpedo = torpedo
system-drone = drone
system-sonar = sonar
system-silence = silence
system-scenario = Archer mine

symbol-weapons = mines and torpedoes
symbol-detection = drone and sonar
symbol-special = silence and Archer mines
symbol-radiation = radiation

part-stern = stern
part-middle = middle
part-top = deck and sail
part-bow = bow

hit-clear = all clear
hit-indirect = indirect hit
hit-direct = direct hit

phrase-ready = ready
phrase-broken = down
phrase-not-to = not that way
phrase-go = that way
phrase-sectors = sector
phrase-here = cell
phrase-near = very close
phrase-lost = lost
phrase-surface-soon = surface soon
phrase-fire = fire
phrase-wait = wait

end-sunk = A submarine was sunk.
end-both-sunk = Both submarines were sunk together.
end-agreed = A draw, by agreement.

## Modes and options

mode-turns = Turn by turn
mode-turns-help = One course each in turn, on a small map. The best way to learn.
mode-realtime = Real time
mode-realtime-help = Everybody plays at once, on the large map. Four players at least.

option-mode = Mode
option-mode-help = In turns, or all at once.
option-mode-turns = turn by turn
option-mode-realtime = real time
option-map = Map
option-map-help = From the easiest to the most perilous. Delta has ice, Echo has mines.
option-map-alpha = Alpha
option-map-bravo = Bravo
option-map-charlie = Charlie
option-map-delta = Delta
option-map-echo = Echo
option-map_size = Size of the map
option-map_size-help = The large map can be played in turns too. Real time has no other.
option-map_size-10 = small, 10 × 10
option-map_size-15 = large, 15 × 15
option-map_size-none = by mode
option-short_gauges = Short gauges
option-short_gauges-help = Systems charge faster. In turns only.
option-own_sheet_only = Own sheet only
option-own_sheet_only-help = Each post sees only its own sheet, as round a table. On for crews of three or four people.
option-own_sheet_only-one = Yellow
option-own_sheet_only-two = Blue
option-own_sheet_only-none = by crew
option-symbols_told = Captain knows what is broken
option-symbols_told-help = With own sheets only: otherwise captain and first mate ask the engineer.
option-assistant = Radio assistant
option-assistant-help = Shows the radio operator the cells where the enemy may still be.
option-film_by_hand = Film drawn by hand
option-film_by_hand-help = The radio operator draws what is heard. On for crews of four people.
option-film_by_hand-one = Yellow
option-film_by_hand-two = Blue
option-film_by_hand-none = by crew
option-shared_notes = Shared notes
option-shared_notes-help = The crew sees its radio operator’s marks.
option-hull_check = Hull check
option-hull_check-help = In real time: who looks at the lines after surfacing.
option-hull_check-engineer = the enemy’s engineer
option-hull_check-program = the program
option-hull_redo = A rejected hull
option-hull_redo-help = In real time: what is traced again.
option-hull_redo-whole = all of it
option-hull_redo-part = the wrong part
option-mines_block = Own mines block the way
option-mines_block-help = No course may lead onto one of your own mines. The rulebook says nothing about it.
option-stop = Length of a STOP
option-stop-help = In real time: how many seconds everybody lifts their pens when a system is used.
option-limits = Limited time
option-limits-help = In real time: chance plays for whoever takes too long, after a countdown.
option-clock = Time for each step
option-clock-help = In turns: when it runs out, chance decides.
option-clock-0 = no limit
option-answer_time = Time to answer a sonar
option-answer_time-help = After that, chance answers.
option-answer_time-0 = no limit
option-place_time = Time to choose a start
option-place_time-help = In real time, with limits. After that, chance decides.
option-draw_after = Courses before a draw
option-draw_after-help = After this many courses in all, the captains may agree on one.
option-draw_after-count = { $count } courses
option-bots = Pace of the bots
option-bots-help = In real time.
option-bots-calm = calm
option-bots-steady = human
option-bots-frantic = frantic
option-name_one = Name of the yellow submarine
option-name_one-help = Without a name, it is just Yellow.
option-name_two = Name of the blue submarine
option-name_two-help = Without a name, it is just Blue.
board-names = Narwhal, Garfish, Moray, Swordfish, Undine, Halcyon, Petrel, Triton, Dogfish, Porpoise, Rockfish, Cormorant

sonar-realtime-seats = Real time needs { $least } players at least. Add bots, or play in turns.
sonar-realtime-map = Real time is played on the large map. Choose it, or play in turns.
sonar-realtime-gauges = Short gauges are for playing in turns. Turn them off, or change the mode.

## What is happening, what you must do, whom play waits for

phase-placing = The captains take up position, in secret.
phase-tossing = Chance says who begins.
phase-sailing = { board-called }’s turn.
phase-running = Both crews are sailing.
phase-answering = STOP! { board-called-other } answers the sonar.
phase-stopped = STOP! { board-called } uses a system.
phase-drawing = Chance decides for those who ran out of time.
phase-over = The game is over.

interlude-blast = Explosion!

todo-placing = Choose where you start.
todo-tossing = One moment, chance decides.
todo-sailing = { $moved ->
    [yes] Your crew’s turn: mark, fire or end it.
   *[no] Your crew’s turn: give a course, or surface.
}
todo-running = To your post!
todo-answering = Answer the sonar: one truth and one lie.
todo-stopped = STOP! Pens up, and listen.
todo-drawing = One moment, chance decides.
todo-over = Thank you for playing!

wait-placing = Waiting for the captains.
wait-tossing = Chance decides.
wait-sailing = { $moved ->
    [yes] Course given, the crew marks.
   *[no] Waiting for a course.
}
wait-running = Both crews are at work.
wait-answering = Waiting for { board-called-other }’s answer.
wait-stopped = STOP! Pens up, and listen.
wait-drawing = Chance decides.
wait-over = The game is over.

## What is told to everybody

note-welcomed = { $options_mode ->
    [realtime] To your posts. Real time, map { $options_map ->
        [alpha] Alpha
        [bravo] Bravo
        [charlie] Charlie
        [delta] Delta
       *[echo] Echo
    }.
   *[turns] To your posts. Turn by turn, map { $options_map ->
        [alpha] Alpha
        [bravo] Bravo
        [charlie] Charlie
        [delta] Delta
       *[echo] Echo
    }.
}
note-placed = { board-called } is in position.
note-turn-began = { $left ->
    [1] { board-called }’s turn.
   *[other] { board-called }’s turn, { $left } in a row.
}
note-underway = Dive!
note-bell = The bell rings.
note-course-set = { board-called }: head { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}!
note-silence-run = { board-called }: silence.
note-mine-laid = { board-called }: mine laid!
note-torpedo-fired = { board-called }: torpedo, impact at { $cell }!
note-mine-set-off = { board-called }: the mine at { $cell } goes off!
note-archer-set-off = { board-called }: an Archer mine goes off at { $cell }!
note-blasted = { board-called-other }: { $enemy ->
    [clear] all clear.
    [indirect] indirect hit, one damage.
   *[direct] direct hit, two damage!
} { $own ->
    [clear] { "" }
    [indirect] { board-called }: indirect hit, one damage.
   *[direct] { board-called }: direct hit, two damage!
}
note-archer-lost = The torpedo destroys the Archer mine at { $cell }.
note-drone-sent = { board-called }: drone to sector { $sector }. { $there ->
    [yes] Answer: yes!
   *[no] Answer: no.
}
note-sonar-sent = { board-called }: STOP! Sonar.
note-sonar-answered = { board-called }: { $row ->
    [none] column { $column }
   *[other] { $column ->
        [none] row { $row }
       *[other] row { $row }, column { $column }
    }
}{ $sector ->
    [none] { "" }
   *[other] , sector { $sector }
}. One is true, one is false.
note-surfaced = { board-called }: surface, sector { $sector }!
note-dived = { board-called }: dive!
note-damaged = { board-called }: damage! { $damage } of 4.
note-went-on = On we go.
note-by-chance = Time is up: chance plays for { board-called }.
note-draw-offered = { board-called }: the captain offers a draw.
note-ended = { $reason ->
    [sunk] { $winner ->
        [0] { board-called-one } wins!
       *[other] { board-called-two } wins!
    }
    [both-sunk] Both submarines go down together: a draw.
   *[agreed] A draw, by agreement.
}

## What is said within a crew

note-start-chosen = Start at { $cell }.
note-silence-taken = { $cells ->
    [0] Silence: we stay at { $cell }.
   *[other] Silence: { $cells } { $heading ->
           [N] north
           [E] east
           [S] south
          *[W] west
       }, to { $cell }.
}
note-heading-given = Silence { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
note-mine-placed = Mine laid at { $cell }.
note-mine-lost = A torpedo destroyed our mine at { $cell }.
note-blacked-out = Blackout: no course is left. Surface.
note-okayed = { $mark ->
    [box] The first mate has marked a box: OK.
   *[light] The engineer has crossed a light: OK.
}
note-charged = { $system ->
    [none] Gauges full: nothing to mark.
    [mine] One box for the mine.
    [torpedo] One box for the torpedo.
    [drone] One box for the drone.
    [sonar] One box for the sonar.
    [silence] One box for silence.
   *[scenario] One box for the Archer mine.
}
note-system-full = { $system ->
    [mine] Mine ready
    [torpedo] Torpedo ready
    [drone] Drone ready
    [sonar] Sonar ready
    [silence] Silence ready
   *[scenario] Archer mine ready
}!
note-crossed = Breakdown at { $light }.
note-self-repaired = { $circuit ->
    [yellow] Yellow circuit complete: it repairs itself.
    [orange] Orange circuit complete: it repairs itself.
   *[grey] Grey circuit complete: it repairs itself.
}
note-gave-way = { $heading ->
    [N] Six breakdowns to the north
    [E] Six breakdowns to the east
    [S] Six breakdowns to the south
    [W] Six breakdowns to the west
   *[none] Six radiation breakdowns
}: the hull takes it, and every light works again.
note-symbols-down = Mines and torpedoes: { $weapons ->
    [yes] down
   *[no] working
}. Drone and sonar: { $detection ->
    [yes] down
   *[no] working
}. Silence and Archer mines: { $special ->
    [yes] down
   *[no] working
}.
note-left-to-chance = { $duty ->
    [charge] Time is up: chance marks the gauge.
    [cross] Time is up: chance crosses the light.
   *[part] Time is up: the program traces the part.
}
note-asked = { $seat } asks: { $symbol ->
    [weapons] mines and torpedoes, anything broken?
    [detection] drone and sonar, anything broken?
   *[special] silence and Archer mines, anything broken?
}
note-replied = The engineer says: { $symbol ->
    [weapons] mines and torpedoes
    [detection] drone and sonar
   *[special] silence and Archer mines
}, { $sound ->
    [yes] all in order.
   *[no] broken.
}
note-sheet-handed = The hull sheet goes to { $seat }.
note-part-traced = { $part ->
    [stern] { $seat } secures the stern.
    [middle] { $seat } secures the middle.
    [top] { $seat } secures the deck and the sail.
   *[bow] { $seat } secures the bow.
}
note-hull-shown = { board-called }: the hull is shown to the enemy’s engineer.
note-hull-accepted = { board-called }: { $part ->
    [stern] the stern was fine, the hull is accepted.
    [middle] the middle was fine, the hull is accepted.
    [top] the deck was fine, the hull is accepted.
    [bow] the bow was fine, the hull is accepted.
   *[none] the hull is accepted.
}
note-hull-rejected = { board-called }: { $part ->
    [stern] the stern strays outside, the hull is rejected.
    [middle] the middle strays outside, the hull is rejected.
    [top] the deck strays outside, the hull is rejected.
    [bow] the bow strays outside, the hull is rejected.
   *[none] the hull is rejected: start all over again.
}
note-hull-secured = Ready to dive!
note-reported = { $phrase ->
    [ready] { $seat }: { $system ->
            [mine] mine ready
            [torpedo] torpedo ready
            [drone] drone ready
            [sonar] sonar ready
            [silence] silence ready
           *[scenario] Archer mine ready
        }.
    [broken] { $seat }: { $system ->
            [mine] mine down
            [torpedo] torpedo down
            [drone] drone down
            [sonar] sonar down
            [silence] silence down
           *[scenario] Archer mine down
        }.
    [not-to] { $seat }: not { $heading ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }.
    [go] { $seat }: go { $heading ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }.
    [sectors] { $seat }: enemy in sector { $sectors }.
    [here] { $seat }: enemy near { $cell }!
    [near] { $seat }: the enemy is very close.
    [lost] { $seat }: I’ve lost them.
    [surface-soon] { $seat }: we’ll have to surface soon.
    [fire] { $seat }: fire!
   *[wait] { $seat }: let’s wait.
}

## Ends

headline-sunk = { $camp ->
    [one] { $option_name_one_given ->
        [yes] { $option_name_one } wins
       *[no] Yellow wins
    }
   *[two] { $option_name_two_given ->
        [yes] { $option_name_two } wins
       *[no] Blue wins
    }
}
headline-both-sunk = Two wrecks
headline-agreed = Arms laid down
board-camp-one = { $option_name_one_given ->
    [yes] { $option_name_one }
   *[no] Yellow
}
board-camp-two = { $option_name_two_given ->
    [yes] { $option_name_two }
   *[no] Blue
}
outcome-sunk = { $count ->
    [one] { $names } wins: the enemy was sunk.
   *[other] { $names } win: the enemy was sunk.
}
outcome-both-sunk = A draw: both submarines were sunk together.
outcome-agreed = A draw, by agreement.
why-sunk = Four points of damage: the other submarine is on the bottom.
why-both-sunk = Both submarines were sunk together.
why-agreed = Both captains agreed on it.

## What can be done

act-place = Start at { $cell }
act-course = Head { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
act-charge = { $system ->
    [none] Everything is full
    [mine] Charge the mine
    [torpedo] Charge the torpedo
    [drone] Charge the drone
    [sonar] Charge the sonar
    [silence] Charge silence
   *[scenario] Charge the Archer mine
}
act-cross = Cross { $light }
act-lay = Lay a mine at { $cell }
act-set-off = Set off the mine at { $cell }
act-torpedo = Torpedo at { $cell }
act-drone = Drone to sector { $sector }
act-sonar = Sonar
act-answer = Answer: { $row ->
    [none] column { $column }
   *[other] { $column ->
        [none] row { $row }
       *[other] row { $row }, column { $column }
    }
}{ $sector ->
    [none] { "" }
   *[other] , sector { $sector }
}
act-silence = Silence { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}, { $cells }
act-archer = Archer mine at { $cell }
act-surface = Surface
act-dive = Dive
act-end-turn = End the turn
act-trace = { $part ->
    [stern] Secure the stern
    [middle] Secure the middle
    [top] Secure the deck and the sail
   *[bow] Secure the bow
}
act-accept = Accept the hull
act-hand = { $to ->
    [none] Show the hull
   *[other] Hand the sheet to { $to }
}
act-ask = { $symbol ->
    [weapons] Ask: mines and torpedoes, anything broken?
    [detection] Ask: drone and sonar, anything broken?
   *[special] Ask: silence and Archer mines, anything broken?
}
act-reply = { $symbol ->
    [weapons] Mines and torpedoes
    [detection] Drone and sonar
   *[special] Silence and Archer mines
}: { $sound ->
    [yes] in order
   *[no] broken
}
act-reject = { $part ->
    [stern] The stern strays outside
    [middle] The middle strays outside
    [top] The deck strays outside
    [bow] The bow strays outside
   *[none] Reject the hull
}
act-report = { $phrase ->
    [ready] Say: { $system ->
            [mine] mine ready
            [torpedo] torpedo ready
            [drone] drone ready
            [sonar] sonar ready
            [silence] silence ready
           *[scenario] Archer mine ready
        }
    [broken] Say: { $system ->
            [mine] mine down
            [torpedo] torpedo down
            [drone] drone down
            [sonar] sonar down
            [silence] silence down
           *[scenario] Archer mine down
        }
    [not-to] Say: not { $heading ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }
    [go] Say: go { $heading ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }
    [sectors] Say: enemy in sector { $sectors }
    [here] Say: enemy near { $cell }
    [near] Say: very close
    [lost] Say: I’ve lost them
    [surface-soon] Say: surface soon
    [fire] Say: fire!
   *[wait] Say: let’s wait
}
act-draw = Offer a draw
act-first = { board-called } begins
act-lots = Chance decides
act-time-up = Time is up

## Refusals

sonar-captain-only = That is for the captain to do. Ask them.
sonar-mate-only = That is for the first mate to mark. Ask them.
sonar-engineer-only = That is for the engineer to do. Ask them.
sonar-command-only = That is for the captain or the first mate to do. Ask them.
sonar-no-such-cell = That cell is not on the map. Choose another.
sonar-no-such-sector = That sector is not on the map. Choose another.
sonar-island = There is an island at { $cell }. Choose a sea cell.
sonar-placed = Your start has already been chosen.
sonar-place-first = First choose where you start.
sonar-enemy-turn = It is the enemy’s turn. Wait for yours.
sonar-moved = This turn’s course has already been given. End your turn.
sonar-course-first = Give a course first.
sonar-marks-owed = Wait until the first mate and the engineer have said ‘OK’.
sonar-surfaced = Not while surfaced. Secure the hull, then dive.
sonar-hull-first = The hull is not secured yet.
sonar-no-water = { $heading ->
    [N] There is no way north.
    [E] There is no way east.
    [S] There is no way south.
   *[W] There is no way west.
} Choose another course.
sonar-own-trail = { $heading ->
    [N] Your own trail lies north.
    [E] Your own trail lies east.
    [S] Your own trail lies south.
   *[W] Your own trail lies west.
} Choose another course.
sonar-own-mine = { $heading ->
    [N] One of your mines lies north.
    [E] One of your mines lies east.
    [S] One of your mines lies south.
   *[W] One of your mines lies west.
} Choose another course.
sonar-blackout = Blackout: no course is left. You must surface.
sonar-draw-early = A draw can be offered after { $courses } courses.
sonar-draw-asked = You’ve already offered it. Wait for the other captain.
sonar-nothing-owed = Nothing to mark now. Wait for the next course.
sonar-gauge-left = A gauge is not full yet. Choose one.
sonar-gauge-full = { $system ->
    [mine] The mine’s gauge is full.
    [torpedo] The torpedo’s gauge is full.
    [drone] The drone’s gauge is full.
    [sonar] The sonar’s gauge is full.
    [silence] The silence gauge is full.
   *[scenario] The Archer gauge is full.
} Choose another.
sonar-no-scenario = This map has no Archer mines. Choose another gauge.
sonar-gauge-low = { $system ->
    [mine] The mine is not ready.
    [torpedo] The torpedo is not ready.
    [drone] The drone is not ready.
    [sonar] The sonar is not ready.
    [silence] Silence is not ready.
   *[scenario] The Archer mine is not ready.
} Fill its gauge first.
sonar-broken = { $system ->
    [mine] The mine is down.
    [torpedo] The torpedo is down.
    [drone] The drone is down.
    [sonar] The sonar is down.
    [silence] Silence is down.
   *[scenario] The Archer mine is down.
} Completing a circuit, or surfacing, repairs it.
sonar-other-heading = { $heading ->
    [N] Cross a light of the north panel.
    [E] Cross a light of the east panel.
    [S] Cross a light of the south panel.
   *[W] Cross a light of the west panel.
}
sonar-crossed = That light is already crossed. Choose another.
sonar-not-next = { $cell } is not next to your submarine. Choose a neighbouring cell.
sonar-mine-on-trail = { $cell } is on your trail. Choose another cell.
sonar-mine-there = One of your mines is already at { $cell }. Choose another cell.
sonar-no-mine = You have no mine at { $cell }.
sonar-mine-fresh = That mine has only just been laid. Wait for the turn to end, or in real time for a course.
sonar-too-far = { $cell } is out of range: four sea cells at most, not diagonally.
sonar-silence-blocked = { $longest ->
    [0] That way is blocked: stay put, or take another heading.
    [one] One cell at most that way.
   *[other] { $longest } cells at most that way.
}
sonar-no-archer = There is no Archer mine left at { $cell }.
sonar-two-kinds = Give two different things: row, column or sector.
sonar-one-true = One must be true and the other false. Change one of them.
sonar-spoke = They’ve heard you. You can speak again at the next movement.
sonar-report = That phrase is not complete. Choose it from the list.
sonar-not-your-part = The hull sheet is in other hands. Wait for your turn.
sonar-part-done = { $part ->
    [stern] The stern is already secured.
    [middle] The middle is already secured.
    [top] The deck is already secured.
   *[bow] The bow is already secured.
} Choose another part.
sonar-ask-first = { $system ->
    [mine] First ask the engineer whether the mines are broken.
    [torpedo] First ask the engineer whether the torpedoes are broken.
    [drone] First ask the engineer whether the drone is broken.
    [sonar] First ask the engineer whether the sonar is broken.
    [silence] First ask the engineer whether silence is broken.
   *[scenario] First ask the engineer whether the Archer mines are broken.
}
sonar-asked = That has already been asked.
sonar-no-such-question = No system depends on radiation. Ask something else.
sonar-look-again = That is not what your sheet shows. Look again.
sonar-hand-on = Your part is traced. Do it again, or hand the sheet on.
sonar-trace-first = Trace your part first.
sonar-all-traced = All four parts are traced: show the hull.
sonar-other-hands = Hand the sheet to somebody else, one of those who have traced the least.
sonar-touch-a-part = Tap the part that strays outside, or accept.
sonar-rejected-once = A hull can be rejected only once per surfacing. Accept it.
sonar-line-points = The line is too short or too detailed ({ $most } points at most). Try again.
sonar-line-ends = The line does not close. End near its start.
sonar-line-outside = The line leaves the double hull. Trace this part again.
sonar-line-inside = The line cuts into the inner hull. Trace this part again.
sonar-line-round = The line must go round once, and only once. Try again.

## On the table

board-plain-role-captain = Captain
board-plain-role-mate = First mate
board-plain-role-engineer = Engineer
board-plain-role-radio = Radio operator
board-plain-damage = Damage
board-plain-courses = Courses heard
board-plain-surfaced = Last surfaced
board-plain-lights = Breakdowns: { $lights }
board-plain-no-sheet = You have no sheet to look at: listen.

## On the screens: words

board-crew = { board-called }
board-called = { $crew ->
    [0] { board-called-one }
   *[other] { board-called-two }
}
board-called-other = { $crew ->
    [0] { board-called-two }
   *[other] { board-called-one }
}
board-called-one = { $option_name_one_given ->
    [yes] { $option_name_one }
   *[no] Yellow
}
board-called-two = { $option_name_two_given ->
    [yes] { $option_name_two }
   *[no] Blue
}
board-you = you
channel-crew-one = { $option_name_one_given ->
    [yes] Crew of the { $option_name_one }
   *[no] Yellow crew
}
channel-crew-two = { $option_name_two_given ->
    [yes] Crew of the { $option_name_two }
   *[no] Blue crew
}
board-role-captain = Captain
board-role-mate = First mate
board-role-engineer = Engineer
board-role-radio = Radio
board-all-roles = Every post
board-place = { board-called }: { $roles }
board-heading-N = North
board-heading-E = East
board-heading-S = South
board-heading-W = West
board-system-mine = Mine
board-system-torpedo = Torpedo
board-system-drone = Drone
board-system-sonar = Sonar
board-system-silence = Silence
board-system-scenario = Archer
board-part-stern = Stern
board-part-middle = Middle
board-part-top = Sail
board-part-bow = Bow
board-sector = sector { $sector }
board-cells = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
board-boxes = { $marked } of { $size }
board-cancel = Cancel
board-previous = Previous value
board-next = Next value
board-damage = { board-called }: { $taken ->
    [0] no damage
   *[other] { $taken } damage
} out of { $most }
board-hits = Damage
board-low = One more hit and we sink.
board-low-boat = one more hit and it sinks
board-hits-taken = { $taken ->
   *[other] damage
}
board-ok = OK
board-not-ok = not yet
board-sheets = The crew’s sheets
board-sheet-mate = First mate’s sheet · { $name }
board-sheet-engineer = Engineer’s sheet · { $name }
board-tab = { $state ->
    [owed] { $role }, to do
    [own] { $role }
   *[watched] { $role }, to look at
}
board-not-yours = This sheet is not yours: at this table everyone sees only their own.
board-steps = Your turn
board-step-course = Course
board-step-charge = Gauge
board-step-cross = Light
board-step-system = System
board-held = { $mines ->
    [none] Submarine at { $cell }.
   *[other] Submarine at { $cell }, mines at { $mines }.
}

## On the screens: the captain

board-chart = The captain’s chart
board-cell = { $cell }, { $kind ->
    [island] island
    [hole] hole in the ice
   *[sea] sea
}{ $on ->
    [boat] , your submarine
    [trail] , your trail
    [mine] , your mine
    [archer] , Archer mine
   *[none] { "" }
}
board-course = Course
board-course-wait = No course just now.
board-blocked-edge = Edge of the map
board-blocked-edge-why = The map ends here.
board-blocked-island = Island at { $cell }
board-blocked-island-why = There is an island at { $cell }.
board-blocked-trail = Trail at { $cell }
board-blocked-trail-why = Your own trail is at { $cell }: never cross it. Surfacing wipes it.
board-blocked-mine = Mine at { $cell }
board-blocked-mine-why = Your mine is at { $cell }: you cannot go there.
board-ask-placing = The captain chooses where to start.
board-ask-course = Your turn: give a course.
board-ask-marks = Course given. Waiting for both OKs.
board-ask-system = A system is ready: use it, or end the turn?
board-ask-end = Everything’s marked. End your turn.
board-ask-enemy = The enemy’s turn. Listen carefully.
board-ask-enemy-placing = The enemy takes up position.
board-ask-enemy-answers = The enemy answers. Listen carefully.
board-ask-up = Surfaced. Enemy’s turn: listen.
board-ask-nothing = One moment…
board-ask-other-dive = Ready. The other crew must dive.
board-captain-watched = The captain’s chart.
board-blackout = Blackout! You must surface.
board-blackout-why = No course is left: islands, edges, mines or your own trail shut you in. The enemy will only hear an ordinary surfacing.
board-end-turn = End the turn
board-surface = Surface
board-surface-wait = You cannot surface just now.
board-surface-short = announces sector { $sector }
board-surface-ice-short = ice: one damage!
board-surface-sure = Confirm
board-surface-cost = { $time ->
    [turns] All is repaired. The enemy plays 3 turns.
   *[real] All is repaired, once the hull is traced.
}
board-surface-told = Trail erased. Sector { $sector } will be announced.
board-surface-ice = Under the ice: one damage! Sector { $sector } announced.
board-dive = ‘Dive!’
board-dive-first = Position chosen. Crew ready?
board-todo-dive = Your turn: dive.
board-todo-trace = Your turn: trace the hull.
board-todo-accept = Your turn: judge their hull.
board-todo-charge = Your turn: mark a gauge.
board-todo-cross = Your turn: cross a light.
board-todo-course = Your turn: give a course, or surface.
board-todo-end = Your turn: fire, or end the turn.
board-todo-surface = Blackout! You must surface.
board-draw = Offer a draw
board-draw-sure = Confirm: a draw?
board-systems = Systems
board-standing-ready-mine = Ready
board-standing-ready-torpedo = Ready
board-standing-ready-drone = Ready
board-standing-ready-sonar = Ready
board-standing-ready-silence = Ready
board-standing-ready-scenario = Ready
board-standing-full-mine = Full
board-standing-full-torpedo = Full
board-standing-full-drone = Full
board-standing-full-sonar = Full
board-standing-full-silence = Full
board-standing-full-scenario = Full
board-standing-filling = Filling
board-standing-broken = Down
board-not-filling = { $system }: the gauge is not full yet.
board-not-broken = { $system }: down. Completing a circuit, or surfacing, repairs it.
board-not-used = { $system }: one system per course. Give a course first.
board-not-marks = { $system }: wait for both OKs.
board-not-surfaced = { $system }: not on the surface.
board-not-later = { $mode ->
    [turns] { $system }: after your next course.
   *[realtime] { $system }: not now.
}
board-blow = Set off
board-mines = { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
}
board-no-mines = You have no mine in the water.
board-not-blow = { $mode ->
    [turns] Not now: neither in the turn the mine was laid, nor from the surface.
   *[realtime] Not now: the mine waits for your next course, and never from the surface.
}
board-sonar-ask = The enemy will say two things about their position: one true, one false.
board-sonar-go = Use the sonar
board-sonar-sure = Confirm: sonar!
board-drone-go = Send a drone
board-hole = A hole in the ice: you can surface here unharmed.
board-archer = An Archer mine lies here.

## On the screens: aiming

board-said-to-all = To all
board-aim-first = Choose a cell
board-aim-none = Touch the chart, slide, lift your finger.
board-aim-harm = { $harm ->
    [one] Too close: you would take { $harm } damage.
   *[other] Right on top of you: you would take { $harm } damage.
}
board-aim-cell = { $cell }, { $kind ->
    [island] island
   *[sea] sea
}, sector { $sector }{ $own ->
    [yes] , your submarine
   *[no] { "" }
}{ $open ->
    [yes] , possible
   *[no] , not possible
}
board-aim-start-chart = Chart: choose where to start
board-aim-start-ask = { $crew ->
    [0] { channel-crew-one }
   *[other] { channel-crew-two }
}: where do you start, in secret?
board-aim-start-is = Sector { $sector }
board-aim-start-then = Only your crew will know.
board-aim-start-not = There is an island at { $cell }.
board-aim-start-go = Start at { $cell }
board-aim-torpedo-chart = Chart: cells in range of a torpedo
board-aim-torpedo-ask = Torpedo: touch the point of impact.
board-aim-torpedo-is = { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
} · sector { $sector }
board-aim-torpedo-then = Direct: 2 damage. One cell away: 1 damage.
board-aim-torpedo-not = { $kind ->
    [island] Island at { $cell }: aim at the sea.
   *[sea] Out of range: 4 sea cells at most.
}
board-aim-torpedo-said = ‘Stop! Torpedo away, impact at { $cell }!’
board-aim-torpedo-go = Torpedo at { $cell }!
board-aim-mine-chart = Chart: cells for a mine
board-aim-mine-ask = Mine: choose a cell next to you.
board-aim-mine-is = Mine at { $cell }
board-aim-mine-then = { $mode ->
    [turns] It can be set off as soon as this turn ends.
   *[realtime] It can be set off after your next course.
}
board-aim-mine-not = A sea cell next to you, off your trail.
board-aim-mine-said = ‘Stop! Mine laid!’
board-aim-mine-go = Lay it at { $cell }
board-aim-set-off-chart = Chart: your mines
board-aim-set-off-ask = Which mine will you set off?
board-aim-set-off-is = Mine at { $cell } · sector { $sector }
board-aim-set-off-then = Direct: 2 damage. One cell away: 1 damage.
board-aim-set-off-not = No mine to set off at { $cell }.
board-aim-set-off-said = ‘Stop! I’m setting off the mine at { $cell }!’
board-aim-set-off-go = Set off { $cell }!
board-aim-scenario-chart = Chart: Archer mines
board-aim-scenario-ask = Archer mine: which one will you set off?
board-aim-scenario-is = Archer mine at { $cell }
board-aim-scenario-then = At any distance. Direct: 2 damage.
board-aim-scenario-not = No Archer mine at { $cell }.
board-aim-scenario-said = ‘Archer mine, impact at { $cell }!’
board-aim-scenario-go = Set off { $cell }!
board-aim-drone-chart = Chart: choose a sector
board-aim-drone-ask = Drone: over which sector?
board-aim-drone-is = Sector { $sector }
board-aim-drone-then = The answer is always true: yes or no.
board-aim-drone-not = Not now.
board-aim-drone-said = ‘Stop! Are you in sector { $sector }?’
board-aim-drone-go = Drone, sector { $sector }
board-aim-silence-chart = Chart: cells in range of a silence
board-aim-silence-ask = Silence: how far, in a straight line?
board-aim-silence-is = { $stays ->
    [yes] You stay at { $cell }
   *[no] As far as { $cell } · sector { $sector }
}
board-aim-silence-then = Neither heading nor distance is told.
board-aim-silence-not = 0 to 4 cells in a straight line, no island, no trail.
board-aim-silence-said = ‘Stop! Silence!’
board-aim-silence-go = { $stays ->
    [yes] Silence, staying put
   *[no] Silence, to { $cell }
}
board-aim-silence-heading = Heading for the engineer
board-aim-silence-stay = Which heading should the engineer cross?

## On the screens: answering a sonar

board-stop = STOP!
board-blast-hush = Everybody holds their breath…
board-stop-system = { board-called } uses a system. Pens up, and listen.
board-stop-sonar = { board-called } uses its sonar.
board-stop-answer = Pens up: { $name } answers.
board-answer-ask = Give two coordinates: one true, one false.
board-answer-chart = You are at { $cell }, sector { $sector }
board-row-name = Row
board-column-name = Column
board-sector-name = Sector
board-truth = { $kind ->
   *[other] true
}
board-lie = { $kind ->
   *[other] false
}
board-kept = hide
board-answer-words = ‘{ $column ->
    [none] { $row ->
        [none] { "" }
       *[other] Row { $row }
    }
   *[other] Column { $column }{ $row ->
        [none] { "" }
       *[other] , row { $row }
    }
}{ $sector ->
    [none] { "" }
   *[other] , sector { $sector }
}.’
board-said-true = { $kind ->
    [row] Row { $value } is true.
    [column] Column { $value } is true.
   *[sector] Sector { $value } is true.
}
board-said-false = { $kind ->
    [row] Row { $value } is false.
    [column] Column { $value } is false.
   *[sector] Sector { $value } is false.
}
board-answer-missing = { $missing ->
    [true] The true one is missing.
    [false] The false one is missing.
   *[both] Choose a true one and a false one.
}
board-answer-go = Answer

## On the screens: the first mate

board-gauges = Gauges
board-ask-charge = Mark a box in the gauge of your choice.
board-ask-all-full = Every gauge is full.
board-charge-none = ‘OK!’ Nothing to mark
board-ask-next-course = Done. Waiting for the next course.
board-ask-detect = A system is ready: use it, if the crew wants to.
board-mate-watched = The first mate’s gauges.
board-gauge-tap = Tap to mark
board-gauge-filling = Waiting for a course
board-gauge-is-full = { $system }: the gauge is full. It empties when it is used.
board-gauge-broken = { $full ->
    [yes] Full, but down
   *[no] Down
}
board-gauge-unused = Not used here
board-gauge-wait = Nothing to mark just now.

## On the screens: the engineer

board-panel = The engineer’s panel
board-central-1 = Central
board-central-2 = circuits
board-reactor = Reactor
board-ask-cross = { $heading ->
    [N] Cross a light under North.
    [E] Cross a light under East.
    [S] Cross a light under South.
   *[W] Cross a light under West.
}
board-engineer-watched = The engineer’s panel.
board-light = { $id }, { $symbol ->
    [weapons] weapons
    [detection] detection
    [special] silence
   *[radiation] radiation
}, { $circuit ->
    [yellow] yellow circuit
    [orange] orange circuit
    [grey] grey circuit
   *[none] reactor
}, { $state ->
    [crossed] broken
    [free] working, can be crossed
   *[whole] working
}
board-light-repair = completes its circuit
board-light-damage = would do damage
board-light-sure = { $light } would do damage! Tap it again to confirm.
board-circuits = Central circuits
board-circuit-yellow = Yellow
board-circuit-orange = Orange
board-circuit-grey = Grey
board-circuit-count = { $count } of 4
board-engineer-why = Four lights of one circuit: it mends itself. All six radiations, or the six lights of one course: one damage.
board-radiations = Radiation { $count } of 6
board-symbol-weapons = Mine, torpedo
board-symbol-detection = Drone, sonar
board-symbol-special = { $scenario ->
    [yes] Silence, Archer
   *[no] Silence
}
board-symbol-fine = working
board-symbol-down = { $lights ->
    [none] down
   *[other] down: { $lights }
}

## On the screens: the radio operator

board-film-chart = The radio operator’s map, with the film on it
board-film-cell = { $cell }, { $kind ->
    [island] island
   *[sea] sea
}{ $mark ->
    [no] , crossed out
    [maybe] , ringed
   *[none] { "" }
}{ $possible ->
    [yes] , possible
   *[no] { "" }
}
board-film-first = The enemy’s route will be drawn here.
board-film-ask = Slide the film. Solid dot: the enemy.
board-film-theirs = The radio operator’s film.
board-tools = Tools
board-tool-film = Film
board-tool-no = Cross
board-tool-maybe = Ring
board-tool-rub = Rub out
board-tool-clear = Clear
board-tool-clear-sure = Clear all?
board-nudge = Push the film
board-nudge-to = { $heading ->
    [N] Push the film north
    [E] Push the film east
    [S] Push the film south
   *[W] Push the film west
}
board-guess = { $total ->
    [one] Silence: my guess
   *[other] Silence { $number }: my guess
}
board-guess-heading = Guessed heading: { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
board-guess-distance = { $cells ->
    [one] Guessed distance: { $cells } cell
   *[other] Guessed distance: { $cells } cells
}
board-heard = Heard from { board-called }
board-heard-nothing = Nothing yet.
board-clue-blast = Blast at { $cell }.
board-assistant = { $count ->
    [0] Assistant: no cell is possible
    [one] Assistant: { $count } cell is possible
   *[other] Assistant: { $count } cells are possible
}
board-say = Tell the crew
board-say-later = They’ve heard you. You can speak again at the next movement.
board-say-go = Say it
board-phrase-ready = Ready: …
board-phrase-broken = Down: …
board-phrase-not-to = Not to the…
board-phrase-go = Let’s go…
board-phrase-sectors = They’re in sector…
board-phrase-here = They’re near { $cell }
board-phrase-near = They’re very close
board-phrase-lost = I’ve lost them
board-phrase-surface-soon = We’ll have to surface soon
board-phrase-fire = Fire!
board-phrase-wait = Let’s wait

## On the screens: the hull

board-surfaced-foe = { board-called } plays on while you repair.
board-hull = Hull: { $done } of { $total } parts secured
board-trace-ask = { $part ->
    [stern] Go round the stern, between the two hulls.
    [middle] Go round the middle, between the two hulls.
    [top] Go round the sail, between the two hulls.
   *[bow] Go round the bow, between the two hulls.
}
board-trace-choose = Part to go round
board-trace-pad = { $part ->
    [stern] Tracing the stern
    [middle] Tracing the middle
    [top] Tracing the sail
   *[bow] Tracing the bow
}
board-trace-begin = Put your finger in the pale band and go all the way round.
board-trace-on = Keep going, back to where you began.
board-trace-left = The line leaves the band. Lift your finger and begin again.
board-trace-open = The line is not closed. Go on from the yellow dot.
board-trace-done = All the way round, inside the band.
board-trace-taps = Tap the buoys in order.
board-trace-by-taps = Without drawing: tap buoys
board-trace-by-finger = Draw with your finger
board-buoy = Buoy { $number } of { $total }
board-trace-watch = { $name } is tracing a part of the hull.
board-shown = { board-called }’s engineer is looking at your lines.
board-secured = Ready to dive! The captain gives the order.
board-secured-captain = Ready to dive!
board-inspect = Did { board-called } stay inside the lines?
board-inspect-left = ({ $seconds } s)
board-hull-traced = { $part ->
    [stern] The stern is traced.
    [middle] The middle is traced.
    [top] The deck is traced.
   *[bow] The bow is traced.
} Who gets the sheet?
board-hull-hand = Hand it to { $name }
board-hull-show = Show the hull to the enemy
board-hull-again = { $part ->
    [stern] Trace the stern again
    [middle] Trace the middle again
    [top] Trace the deck again
   *[bow] Trace the bow again
}
board-asked = { $symbol ->
    [weapons] Mines, torpedoes: anything broken?
    [detection] Drone, sonar: anything broken?
   *[special] Silence, Archer: anything broken?
}
board-reply = { $sound ->
    [yes] In order
   *[no] Broken
}
board-todo-reply = Answer: in order, or broken?
board-todo-hand = Pass the hull sheet on.
board-standing-ask = ask
board-standing-asked = asked…
board-not-asked = { $system }: the engineer will answer in a moment.
board-time-left = { $seconds } s left, then chance decides.
board-called-more = { $count } more
board-pen = Write down what you hear
board-pen-to = Draw a leg { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
board-pen-surface = Mark a surfacing
board-pen-undo = Rub out the last leg
board-drawn = Your notes on { board-called }
board-inspect-drawing = The four lines, on the double hull
board-inspect-why = Does a line leave the double hull? Tap it: they start again. A mistake, or ten seconds, and the hull is accepted.
board-accept = Accept

## On the screens: the table and the end

board-public-chart = { $map ->
    [alpha] Map Alpha, what everybody knows
    [bravo] Map Bravo, what everybody knows
    [charlie] Map Charlie, what everybody knows
    [delta] Map Delta, what everybody knows
   *[echo] Map Echo, what everybody knows
}
board-state-placing = Looking for a position
board-state-placed = In position
board-state-sunk = Sunk
board-state-under = Submerged
board-state-dived = Submerged, last seen in sector { $sector }
board-state-surfaced = Surfaced, sector { $sector }
board-surfaced-here = { board-called } surfaced
board-last-courses = Last courses announced
board-end = Both routes
board-end-eyes = Seen by
board-end-all = See everything
board-end-chart = Both routes
board-end-begin = ‘Dive!’
board-end-step = Moment { $step } of { $total }.
board-end-slider = Moment of the game
board-end-previous = Previous event
board-end-next = Next event
board-end-play = Play
board-end-pause = Stop
board-end-harm = { board-called }: { $lost } damage, { $taken } of 4.
board-moment-start = { board-called } starts at { $cell }
board-moment-course = { board-called } sails to { $cell }
board-moment-silence = { $cells ->
    [0] { board-called } keeps silent and still, at { $cell }
   *[other] { board-called } slips in silence to { $cell }
}
board-moment-surface = { board-called } surfaces at { $cell }
board-moment-dive = { board-called } dives again at { $cell }
board-moment-mine = { board-called } lays a mine at { $cell }
board-moment-torpedo = { board-called }’s torpedo at { $cell }
board-moment-set-off = { board-called }’s mine goes off at { $cell }
board-moment-archer = { board-called } sets off an Archer mine at { $cell }
board-moment-drone = { board-called }’s drone
board-moment-sonar = { board-called }’s sonar
board-moment-damage = { board-called }: breakdown at { $cell }

## Learning

tutorial-title = All aboard!
tutorial-choose = Four posts, four short lessons. Which one would you like to try?
tutorial-role-captain = Gives the courses and fires. One minute.
tutorial-role-mate = Fills the gauges and says what is ready.
tutorial-role-engineer = Chooses what breaks, and saves the boat.
tutorial-role-radio = Listens to the enemy and finds them on the map.
tutorial-you = You
tutorial-player-captain = Ines
tutorial-player-mate = Malik
tutorial-player-engineer = Jane
tutorial-player-radio = Theo
tutorial-player-enemy = Rayan
tutorial-captain-chart = This is your chart. The glowing line is your trail: you never cross it, and you never cross an island.
tutorial-captain-course = Give a course, one cell. Everybody will hear it, the enemy too!
tutorial-captain-marks = After each course the first mate marks a gauge and the engineer crosses a light. When both say OK you may go on.
tutorial-captain-fire = The torpedo is ready! Theo thinks the enemy is near F6. Tap Torpedo, aim, confirm.
tutorial-captain-not-yet = In a game you could stop there. Here, fire first: the enemy is in range.
tutorial-captain-hit = { $hit ->
    [direct] Direct hit, two damage!
    [indirect] Next to them: indirect hit, one damage.
    [own] Too close: your own boat is hit as well. Aim further away next time.
   *[clear] More than a cell away from the enemy: all clear. F6 was the place to aim for.
} At four points of damage a boat sinks. Stuck, or too much broken? Surface, but your sector will be announced.
tutorial-mate-charge = The captain has given a course. Mark a box: the torpedo needs only one more.
tutorial-mate-ready = { $charged ->
    [torpedo] A full gauge is ready for use; tell your captain. It empties when it is used.
   *[other] You may do that, but the torpedo still lacks its last box, and your captain is waiting for it. A full gauge is ready for use; it empties when it is used.
}
tutorial-mate-drone = The drone is ready. You may use drone and sonar without waiting for the captain: ask about sector 4.
tutorial-mate-heard = { $sector ->
    [4] There they are!
   *[other] They are not there: one sector fewer to search. They were hiding in sector 4.
} A drone’s answer is always true. A sonar’s is only half true!
tutorial-engineer-panel = With each course you cross a light under that heading. A crossed symbol puts its systems out of order: here weapons, detection and silence.
tutorial-engineer-cross = Head east! Three orange lights are crossed: E1 would complete the circuit, which then repairs itself.
tutorial-engineer-after = { $light ->
    [E1] Four lights of one circuit: the whole circuit is repaired. That is the secret of the trade.
   *[other] One more light, and nothing is repaired. E1 would have crossed all four orange lights, and repaired the whole circuit: that is the secret of the trade.
}
tutorial-engineer-danger = Careful: all six radiation lights, or all six lights of a heading, and the boat takes damage. Tell the captain which courses to avoid, or ask to surface.
tutorial-radio-film = The blue line shows the enemy’s courses, but not where they began. Slide the film: where does this line fit without touching an island?
tutorial-radio-silence = A silence: nobody knows where they went, 0 to 4 cells straight on. Try a heading and a distance.
tutorial-radio-clue = A sonar gives two clues, only one of them true. Cross out and ring cells to remember.
tutorial-radio-report = Now tell the crew where you think the enemy is: open ‘Tell the crew’.
tutorial-radio-told = Your captain knows where to aim. The best radio operators are called golden ears.

## The end, for oneself

board-mine = { $roles }, with { $names }.
board-mine-alone = { $roles }, without a crew.

## What people are remembered for

title-of-the-crew = One of the crew
title-of-the-crew-why = held their post
title-bulls-eye = Bull’s-eye
title-bulls-eye-why = scored a direct hit at { $cell }
title-gunner = Gunner
title-gunner-why = { $count ->
    [one] scored one hit
   *[other] scored { $count } hits
}
title-ghost = The ghost
title-ghost-why = { $count ->
    [one] vanished in silence once
   *[other] vanished in silence { $count } times
}
title-minelayer = Quiet sower
title-minelayer-why = { $count ->
    [one] laid a mine
   *[other] laid { $count } mines
}
title-long-haul = The long haul
title-long-haul-why = { $count ->
    [one] gave one course
   *[other] gave { $count } courses
}
title-all-ready = All ready
title-all-ready-why = { $count ->
    [one] charged a system
   *[other] charged { $count } systems
}
title-probe = Seeker
title-probe-why = { $count ->
    [one] readied one search
   *[other] readied { $count } searches
}
title-green-hand = Green fingers
title-green-hand-why = { $count ->
    [one] closed a circuit
   *[other] closed { $count } circuits
}
title-spark = Bright spark
title-spark-why = { $count ->
    [one] kept going through one breakdown
   *[other] kept going through { $count } breakdowns
}
title-golden-ear = Golden ear
title-golden-ear-why = { $count ->
    [one] listened to one enemy course
   *[other] listened to { $count } enemy courses
}
title-clear-voice = Clear voice
title-clear-voice-why = { $count ->
    [one] spoke to the crew once
   *[other] spoke to the crew { $count } times
}
title-sound-hull = Sound hull
title-sound-hull-why = came home without a scratch

# -- a story that is told again --------------------------------------------------------------------
chapter-shot = Shot { $number }
chapter-surfacing = Surfacing { $number }
board-knew-title = Where the enemy could be
board-knew-crew = { $crew ->
    [0] { $option_name_one_given ->
        [yes] seen by { $option_name_one }
       *[no] seen by the yellow crew
    }
   *[other] { $option_name_two_given ->
        [yes] seen by { $option_name_two }
       *[no] seen by the blue crew
    }
}{ $count ->
    [one] , one possible cell
   *[other] , possible cells
}
board-knew-chart = { $count ->
    [one] One cell where the enemy may be
   *[other] { $count } cells where the enemy may be
}
board-knew-maybe = the enemy may be here
board-knew-was = the enemy was here
board-knew-exact = Counted exactly, from everything that was heard aboard both submarines.
board-knew-wide = Too many silences to count them all: a few cells may be too many, none is missing.
board-knew-curve = Cells where the enemy could be, as the game went on
board-knew-curve-now = At this moment, { $one } for the first crew, { $other } for the second.

## Bets

bet-boat = Which submarine will stay afloat?
bet-boat-one = { channel-crew-one }
bet-boat-two = { channel-crew-two }

## What is heard

board-sound-bell = the ship’s bell
board-sound-boom = an explosion
board-sound-chord = a chord
board-sound-horn = the ship’s horn
board-sound-hull = the hull groans
board-sound-low = the alarm: the hull is giving way
board-sound-ping = the sonar’s ping
board-sound-splash = rushing water
board-sound-stop = the alarm
board-sound-torpedo = a torpedo is launched

## What bots answer to their crew

board-term-torpedo = the torpedo
board-term-mine = the mine
board-term-drone = the drone
board-term-sonar = the sonar
board-term-silence = the silence
board-term-scenario = the Archer mine
board-term-N = north
board-term-E = east
board-term-S = south
board-term-W = west

board-say-broken-1 = Down: { $what }.
board-say-broken-2 = Out of order for now: { $what }.
board-say-broken-3 = Don’t count on { $what }, { $who }.
board-say-broken-4 = There’s a light crossed, so we can’t use { $what }.
board-say-broken-5 = Bad news, { $who }: no use asking for { $what }.
board-say-broken-6 = We’ve nothing left to run { $what }.
board-say-broken-7 = Smoke coming out of { $what }. We need a circuit to clear.
board-say-broken-8 = The crossed lights block { $what }.
board-say-broken-9 = As for { $what }, we’ll have to be patient.
board-say-broken-10 = Here’s what doesn’t answer any more: { $what }.
board-say-broken-11 = Nobody touches { $what } until it’s mended.
board-say-broken-12 = { $who }, forget { $what } for a while.

board-say-whole-1 = Nothing’s down, everything answers.
board-say-whole-2 = Clean panel, { $who }.
board-say-whole-3 = It all works. Enjoy it, it won’t last.
board-say-whole-4 = No system is blocked right now.
board-say-whole-5 = You can use anything, { $who }.
board-say-whole-6 = Nothing broken that matters.
board-say-whole-7 = The engines are purring.
board-say-whole-8 = All in order, { $who }.
board-say-whole-9 = Nothing to mend, so I’m catching my breath.
board-say-whole-10 = All good in the engine room.
board-say-whole-11 = Not one system down. Touch wood.
board-say-whole-12 = Go ahead, { $who }: nothing’s holding you back here.

board-say-free-1 = Any heading suits me.
board-say-free-2 = All four headings are fine, { $who }.
board-say-free-3 = Take your pick, { $who }: no course hurts the hull.
board-say-free-4 = No heading is off limits from here.
board-say-free-5 = North, south, east, west: I can take it.
board-say-free-6 = Go where you like, the panel will follow.
board-say-free-7 = Nothing breaks, whichever way we go.
board-say-free-8 = The way’s clear for the engines, { $who }.
board-say-free-9 = I’ve lights to cross in all four directions.
board-say-free-10 = No danger, take the course you like.
board-say-free-11 = It’s all open on my side.
board-say-free-12 = No heading to avoid and no hull to patch, { $who }.

board-say-avoid-1 = Don’t take us { $where }: the next light there does damage.
board-say-avoid-2 = Anything but { $where }, please.
board-say-avoid-3 = Not { $where }: the hull wouldn’t stand it.
board-say-avoid-4 = { $who }, if we go { $where } something breaks.
board-say-avoid-5 = I’ve no good light left to cross for { $where }.
board-say-avoid-6 = It’s dangerous to head { $where }.
board-say-avoid-7 = I’d advise against { $where }. Really.
board-say-avoid-8 = One more course { $where } and we take a damage.
board-say-avoid-9 = Keep us off this heading: { $where }.
board-say-avoid-10 = { $who }, my panel is full on the { $where } side.
board-say-avoid-11 = Any heading you like, but not this one: { $where }.
board-say-avoid-12 = I can’t take any more { $where }.

board-say-charging-1 = I’m filling { $what }.
board-say-charging-2 = Right now I’m charging { $what }, { $who }.
board-say-charging-3 = Everything goes to { $what }, box by box.
board-say-charging-4 = My first concern is { $what }.
board-say-charging-5 = My pencil is on { $what }.
board-say-charging-6 = The next box goes to { $what }.
board-say-charging-7 = I’m betting on { $what }. Patience.
board-say-charging-8 = I’m pushing { $what }, { $who }.
board-say-charging-9 = Give me a few courses: I’m charging { $what }.
board-say-charging-10 = First things first: { $what }.
board-say-charging-11 = Next on my sheet comes { $what }.
board-say-charging-12 = A few more moves and you’ll have { $what }, { $who }.

board-say-lacks-1 = Boxes missing for { $what }: { $count }.
board-say-lacks-2 = Not yet, { $who }: { $count } to go for { $what }.
board-say-lacks-3 = For { $what }, reckon on { $count } more on the gauge.
board-say-lacks-4 = Gauge not full yet: { $what }, { $count } left.
board-say-lacks-5 = It’s coming. { $count } left for { $what }.
board-say-lacks-6 = About { $what }: { $count } left. I’m on it.
board-say-lacks-7 = I need { $count } more for { $what }.
board-say-lacks-8 = Ask me later, { $who }: { $count } more for { $what }.
board-say-lacks-9 = I’m { $count } short for { $what }.
board-say-lacks-10 = Gauge under way: { $what }, { $count } more.
board-say-lacks-11 = Not right away. { $count } more and you have { $what }.
board-say-lacks-12 = { $who }, I count { $count } before { $what }.

board-say-loaded-1 = Ready for use: { $what }.
board-say-loaded-2 = Here’s what we’ve got: { $what }.
board-say-loaded-3 = Gauge full: { $what }.
board-say-loaded-4 = { $who }, you’ve got { $what }.
board-say-loaded-5 = At your orders: { $what }.
board-say-loaded-6 = Charged right up: { $what }.
board-say-loaded-7 = You can call for { $what }.
board-say-loaded-8 = Full to the brim: { $what }.
board-say-loaded-9 = In reserve: { $what }.
board-say-loaded-10 = Say the word and you have { $what }, { $who }.
board-say-loaded-11 = What’s full is { $what }.
board-say-loaded-12 = I’m keeping it warm: { $what }.

board-say-near-1 = Right by { $where }, I’m fairly sure.
board-say-near-2 = I hear them near { $where }.
board-say-near-3 = By their courses: { $where }, give or take a cell.
board-say-near-4 = { $who }, look for them at { $where }.
board-say-near-5 = My film only fits round { $where }.
board-say-near-6 = My money’s on { $where }.
board-say-near-7 = They must be near { $where }.
board-say-near-8 = Mark { $where }, { $who }.
board-say-near-9 = There’s hardly anything left but { $where }.
board-say-near-10 = It fits round { $where } and nowhere else.
board-say-near-11 = I’ve got them: { $where } or just beside it.
board-say-near-12 = If you want a cell: { $where }.

board-say-sector-1 = Sector { $where }, from what I hear.
board-say-sector-2 = I put them in sector { $where }.
board-say-sector-3 = My film says sector { $where }.
board-say-sector-4 = { $who }, look at sector { $where }.
board-say-sector-5 = No better than sector { $where } for now.
board-say-sector-6 = They’re circling about sector { $where }.
board-say-sector-7 = Their courses only fit there: sector { $where }.
board-say-sector-8 = Let’s say sector { $where }. I’m closing in.
board-say-sector-9 = A drone would tell better, but I lean to sector { $where }.
board-say-sector-10 = Sector { $where }, { $who }. The very cell comes later.
board-say-sector-11 = If I had to bet: sector { $where }.
board-say-sector-12 = I’ve ruled out the rest. Sector { $where }.

board-say-lost-1 = No idea just now, { $who }.
board-say-lost-2 = They could be nearly anywhere.
board-say-lost-3 = Not enough courses to tell.
board-say-lost-4 = Still looking for them.
board-say-lost-5 = My film still slides every which way.
board-say-lost-6 = Ask me in a few courses, { $who }.
board-say-lost-7 = Too many places fit. A sonar would help.
board-say-lost-8 = I’m listening, but nothing’s clear.
board-say-lost-9 = Can’t say: too many routes hold.
board-say-lost-10 = Nothing but fog on my side.
board-say-lost-11 = I’d rather not name a sector, { $who }.
board-say-lost-12 = Nothing certain. Let them talk a little longer.

board-say-hunting-1 = I’m closing in: the torpedo’s waiting.
board-say-hunting-2 = We’re going after them, { $who }.
board-say-hunting-3 = I’m crowding them for a shot.
board-say-hunting-4 = This course puts us in range, or nearly.
board-say-hunting-5 = I’ve got them pinned down, so on we go.
board-say-hunting-6 = A little closer and I fire.
board-say-hunting-7 = Closing gently, { $who }. Not a sound.
board-say-hunting-8 = This course? To get a shot.
board-say-hunting-9 = The hunt is on.
board-say-hunting-10 = We press on while the torpedo’s ready.
board-say-hunting-11 = I’m looking for the angle, { $who }.
board-say-hunting-12 = Now’s the time to be near them.

board-say-hiding-1 = They know roughly where we are, so I’m getting out.
board-say-hiding-2 = I’m muddying the trail, { $who }.
board-say-hiding-3 = We keep away while they can fire.
board-say-hiding-4 = I don’t want to stay where they’re looking for us.
board-say-hiding-5 = They nearly have us. I’m off.
board-say-hiding-6 = This course leaves them more cells to search.
board-say-hiding-7 = I’m making them forget us, { $who }.
board-say-hiding-8 = Too exposed here. Time for a change of air.
board-say-hiding-9 = Let’s put some water between them and us.
board-say-hiding-10 = They’ve had time to load a torpedo: careful.
board-say-hiding-11 = I take the course that says the least.
board-say-hiding-12 = Stealth first, { $who }.

board-say-room-1 = I’m keeping water ahead of us.
board-say-room-2 = This course leaves us room, { $who }.
board-say-room-3 = No hurry: I’m staying in the open.
board-say-room-4 = I take the longest way I can find.
board-say-room-5 = So as not to cross our own wake.
board-say-room-6 = I’m looking for space, { $who }.
board-say-room-7 = We charge, we listen, we keep some water.
board-say-room-8 = For now I’m saving our courses.
board-say-room-9 = Where there’s sea left, that’s all.
board-say-room-10 = I’m sailing wide until we know where they are.
board-say-room-11 = This course closes no door.
board-say-room-12 = Gently, { $who }. We’ve got time.

board-say-tight-1 = Hardly any room left: we’ll surface soon.
board-say-tight-2 = Our wake’s shutting us in, { $who }.
board-say-tight-3 = A course or two more and up we go.
board-say-tight-4 = I’m nearly at the end of the road.
board-say-tight-5 = It’s tight here. Get ready to surface.
board-say-tight-6 = Little choice, { $who }: the sea’s closing.
board-say-tight-7 = I take what’s left.
board-say-tight-8 = Dead end ahead. We’ll have to go up.
board-say-tight-9 = We’ll need some air soon.
board-say-tight-10 = Not many cells left in front of us.
board-say-tight-11 = I’m putting off the surface, but not for long.
board-say-tight-12 = No choice of course, { $who }.

board-say-hold-1 = I fire when I’m sure, not before.
board-say-hold-2 = Not yet, { $who }: too much water around them.
board-say-hold-3 = A torpedo wasted is time wasted.
board-say-hold-4 = No target clear enough.
board-say-hold-5 = Patience, { $who }. The shot will come.
board-say-hold-6 = Firing now tells them where we are.
board-say-hold-7 = Find them better for me and I’ll fire.
board-say-hold-8 = My finger’s on the button, but I’m waiting.
board-say-hold-9 = Not blind.
board-say-hold-10 = A shot at nothing won’t sink them.
board-say-hold-11 = I’d rather have one cell less to guess.
board-say-hold-12 = No shot worth taking from here, { $who }.

board-say-blocked-1 = We can’t go { $where }: the way is shut.
board-say-blocked-2 = Impossible to go { $where }, { $who }.
board-say-blocked-3 = Not { $where }: land, our wake or a mine.
board-say-blocked-4 = There’s no way through { $where }.
board-say-blocked-5 = I’d like to, but { $where } is blocked.
board-say-blocked-6 = Nothing doing { $where } from where we are.
board-say-blocked-7 = The chart says no to { $where }.
board-say-blocked-8 = We can’t squeeze through { $where }, { $who }.
board-say-blocked-9 = From here { $where } is no course.
board-say-blocked-10 = Our own route bars { $where }.
board-say-blocked-11 = Ask me something else, { $who }: { $where } is out.
board-say-blocked-12 = Closed on that side: { $where }.

board-say-elsewhere-1 = That’s not on my sheet: ask { $by }.
board-say-elsewhere-2 = That’s the next post along. { $by } will tell you.
board-say-elsewhere-3 = { $by } knows better, { $who }.
board-say-elsewhere-4 = I can’t see that from here. How about { $by }?
board-say-elsewhere-5 = Better ask { $by }.
board-say-elsewhere-6 = Out of my sight, { $who }. { $by } has the answer.
board-say-elsewhere-7 = My post doesn’t say. { $by } keeps that sheet.
board-say-elsewhere-8 = That’s one for { $by }.
board-say-elsewhere-9 = { $by } will answer; I’d be guessing.
board-say-elsewhere-10 = Each to their own sheet, { $who }: that one’s with { $by }.
board-say-elsewhere-11 = I’ll pass the question to { $by }.
board-say-elsewhere-12 = I can’t tell, but { $by } can.

board-say-greet-1 = Hello { $who }. At my post.
board-say-greet-2 = Hi { $who }! Keep it low, they’re listening.
board-say-greet-3 = Welcome aboard, { $who }.
board-say-greet-4 = Present. We dive when you like.
board-say-greet-5 = Hello. The water’s fine.
board-say-greet-6 = Glad to sail with you, { $who }.
board-say-greet-7 = At your orders, { $who }.
board-say-greet-8 = Hi. My dials and I are here.
board-say-greet-9 = Hello, crew.
board-say-greet-10 = { $who }! You were all we were missing.
board-say-greet-11 = Hello. Just don’t bang on the hull.
board-say-greet-12 = Hi { $who }. One ear on them, one for you.

board-say-aye-1 = Aye.
board-say-aye-2 = Understood, { $who }.
board-say-aye-3 = Heard you.
board-say-aye-4 = Noted, { $who }.
board-say-aye-5 = Noted, I’ll bear it in mind.
board-say-aye-6 = All right.
board-say-aye-7 = Aye aye, { $who }.
board-say-aye-8 = Message received.
board-say-aye-9 = I hear you, { $who }.
board-say-aye-10 = Received at my post.
board-say-aye-11 = Got it.
board-say-aye-12 = Very well, { $who }.
