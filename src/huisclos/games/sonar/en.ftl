# Captain Sonar: all that is read in play. The names of the keys: docs/texts.md.

game-name = Captain Sonar
game-tagline = Two submarines hunt each other by ear.
game-players = { $min } to { $max } players
game-minutes = 45 min

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
system-scenario = scenario

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
phrase-near = very near
phrase-lost = lost
phrase-surface-soon = surface soon
phrase-fire = fire
phrase-wait = wait

end-sunk = A submarine was sunk.
end-both-sunk = Both submarines were sunk together.
end-agreed = A draw, by agreement.

## Modes and options

mode-turns = Turn by turn
mode-turns-help = One course each in turn, on a small map. The way to learn it.
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
option-map_size-none = as the mode has it
option-short_gauges = Short gauges
option-short_gauges-help = Systems charge faster. In turns only.
option-own_sheet_only = To each their own sheet
option-own_sheet_only-help = Each post sees only its own sheet, as round a table.
option-assistant = Radio assistant
option-assistant-help = Shows the radio operator the cells where the enemy may still be.
option-shared_notes = Shared notes
option-shared_notes-help = The crew sees its radio operator’s marks.
option-hull_check = Hull check
option-hull_check-help = In real time: who looks at the lines after surfacing.
option-hull_check-engineer = the enemy’s engineer
option-hull_check-program = the program
option-clock = Time for each step
option-clock-help = In turns: once it is over, chance decides.
option-clock-0 = no limit
option-draw_after = Courses before a draw
option-draw_after-help = After so many courses in all, both captains may agree on one.
option-bots = Pace of the bots
option-bots-help = In real time.
option-bots-calm = calm
option-bots-steady = human
option-bots-frantic = frantic

sonar-realtime-seats = Real time needs { $least } players at least. Add bots, or play in turns.
sonar-realtime-map = Real time is played on the large map. Choose it, or play in turns.
sonar-realtime-gauges = Short gauges are for playing in turns. Take them off, or change the mode.

## What is happening, what you must do, whom play waits for

phase-placing = The captains choose where to start, in secret.
phase-tossing = Chance says who begins.
phase-sailing = { $crew ->
    [0] The yellow crew is sailing.
   *[other] The blue crew is sailing.
}
phase-running = Both crews are sailing.
phase-answering = STOP! { $crew ->
    [0] Blue answers the sonar.
   *[other] Yellow answers the sonar.
}
phase-drawing = Chance decides for those who were late.
phase-over = The game is over.

todo-placing = Choose where you start.
todo-tossing = One moment, chance decides.
todo-sailing = { $moved ->
    [yes] Your crew’s turn: mark, fire or end it.
   *[no] Your crew’s turn: give a course, or surface.
}
todo-running = To your post!
todo-answering = Answer the sonar: one truth and one lie.
todo-drawing = One moment, chance decides.
todo-over = Thank you for playing!

wait-placing = Waiting for the captains.
wait-tossing = Chance decides.
wait-sailing = { $crew ->
    [0] Yellow’s turn.
   *[other] Blue’s turn.
}
wait-running = Both crews are at work.
wait-answering = { $crew ->
    [0] Waiting for Blue’s answer.
   *[other] Waiting for Yellow’s answer.
}
wait-drawing = Chance decides.
wait-over = The game is over.

## What is told to everybody

note-welcomed = { $options_mode ->
    [realtime] To your posts. Real time, map { $options_map }.
   *[turns] To your posts. Turn by turn, map { $options_map }.
}
note-placed = { $crew ->
    [0] Yellow
   *[other] Blue
} is in position.
note-turn-began = { $left ->
    [1] { $crew ->
            [0] Yellow
           *[other] Blue
        }’s turn.
   *[other] { $crew ->
           [0] Yellow
          *[other] Blue
       }’s turn, { $left } in a row.
}
note-underway = Dive!
note-bell = The bell rings.
note-course-set = { $crew ->
    [0] Yellow
   *[other] Blue
}: head { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
}!
note-silence-run = { $crew ->
    [0] Yellow
   *[other] Blue
}: silence.
note-mine-laid = { $crew ->
    [0] Yellow
   *[other] Blue
}: mine laid!
note-torpedo-fired = { $crew ->
    [0] Yellow
   *[other] Blue
}: torpedo, impact at { $cell }!
note-mine-set-off = { $crew ->
    [0] Yellow
   *[other] Blue
}: the mine at { $cell } goes off!
note-archer-set-off = { $crew ->
    [0] Yellow
   *[other] Blue
}: an Archer mine goes off at { $cell }!
note-blasted = { $enemy ->
    [clear] The enemy: all clear.
    [indirect] The enemy: indirect hit, one damage.
   *[direct] The enemy: direct hit, two damages!
} { $own ->
    [clear] { "" }
    [indirect] And one damage to whoever fired.
   *[direct] And two damages to whoever fired!
}
note-archer-lost = The torpedo destroys the Archer mine at { $cell }.
note-drone-sent = { $crew ->
    [0] Yellow
   *[other] Blue
}: drone to sector { $sector }. { $there ->
    [yes] Answer: yes!
   *[no] Answer: no.
}
note-sonar-sent = { $crew ->
    [0] Yellow
   *[other] Blue
}: STOP! Sonar.
note-sonar-answered = { $crew ->
    [0] Yellow
   *[other] Blue
}: { $row ->
    [none] column { $column }
   *[other] { $column ->
        [none] row { $row }
       *[other] row { $row }, column { $column }
    }
}{ $sector ->
    [none] { "" }
   *[other] , sector { $sector }
}. One is true, one is false.
note-surfaced = { $crew ->
    [0] Yellow
   *[other] Blue
}: surface, sector { $sector }!
note-dived = { $crew ->
    [0] Yellow
   *[other] Blue
}: dive!
note-damaged = { $crew ->
    [0] Yellow
   *[other] Blue
}: damage! { $damage } of 4.
note-draw-offered = { $crew ->
    [0] Yellow
   *[other] Blue
}: the captain offers a draw.
note-ended = { $reason ->
    [sunk] { $winner ->
        [0] Yellow wins!
       *[other] Blue wins!
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
note-okayed = { $role ->
    [mate] The first mate has marked a box: OK.
   *[engineer] The engineer has crossed a light: OK.
}
note-charged = { $system ->
    [none] Gauges full: nothing to mark.
    [mine] One box of mine.
    [torpedo] One box of torpedo.
    [drone] One box of drone.
    [sonar] One box of sonar.
    [silence] One box of silence.
   *[scenario] One box of scenario.
}
note-system-full = { $system ->
    [mine] mine ready
    [torpedo] torpedo ready
    [drone] drone ready
    [sonar] sonar ready
    [silence] silence ready
   *[scenario] scenario ready
}!
note-crossed = Breakdown at { $light }.
note-self-repaired = { $circuit ->
    [yellow] Yellow circuit complete: it repairs itself.
    [orange] Orange circuit complete: it repairs itself.
   *[grey] Grey circuit complete: it repairs itself.
}
note-symbols-down = Mines and torpedoes: { $weapons ->
    [yes] down
   *[no] working
}. Drone and sonar: { $detection ->
    [yes] down
   *[no] working
}. Silence and scenario: { $special ->
    [yes] down
   *[no] working
}.
note-part-traced = { $part ->
    [stern] { $seat } secures the stern.
    [middle] { $seat } secures the middle.
    [top] { $seat } secures the deck and the sail.
   *[bow] { $seat } secures the bow.
}
note-hull-shown = { $crew ->
    [0] Yellow
   *[other] Blue
}: the hull is shown to the enemy’s engineer.
note-hull-accepted = { $crew ->
    [0] Yellow
   *[other] Blue
}: the hull is accepted.
note-hull-rejected = { $crew ->
    [0] Yellow
   *[other] Blue
}: the hull is rejected, all of it again.
note-hull-secured = Ready to dive!
note-reported = { $phrase ->
    [ready] { $seat }: { $system ->
            [mine] mine ready
            [torpedo] torpedo ready
            [drone] drone ready
            [sonar] sonar ready
            [silence] silence ready
           *[scenario] scenario ready
        }.
    [broken] { $seat }: { $system ->
            [mine] mine down
            [torpedo] torpedo down
            [drone] drone down
            [sonar] sonar down
            [silence] silence down
           *[scenario] scenario down
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
    [here] { $seat }: enemy at { $cell }!
    [near] { $seat }: the enemy is very near.
    [lost] { $seat }: I have lost them.
    [surface-soon] { $seat }: we must surface soon.
    [fire] { $seat }: fire!
   *[wait] { $seat }: let us wait.
}

## Ends

outcome-sunk = { $count ->
    [one] { $names } wins: the enemy was sunk.
   *[other] { $names } win: the enemy was sunk.
}
outcome-both-sunk = A draw: both submarines were sunk together.
outcome-agreed = A draw, by agreement.
why-sunk = Four damages: the enemy was sunk.
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
    [silence] Charge the silence
   *[scenario] Charge the scenario
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
act-reject = Reject the hull
act-report = { $phrase ->
    [ready] Say: { $system ->
            [mine] mine ready
            [torpedo] torpedo ready
            [drone] drone ready
            [sonar] sonar ready
            [silence] silence ready
           *[scenario] scenario ready
        }
    [broken] Say: { $system ->
            [mine] mine down
            [torpedo] torpedo down
            [drone] drone down
            [sonar] sonar down
            [silence] silence down
           *[scenario] scenario down
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
    [here] Say: enemy at { $cell }
    [near] Say: very near
    [lost] Say: I have lost them
    [surface-soon] Say: surface soon
    [fire] Say: fire!
   *[wait] Say: let us wait
}
act-draw = Offer a draw
act-first = { $crew ->
    [0] Yellow begins
   *[other] Blue begins
}
act-lots = Chance decides
act-time-up = Time is up

## Refusals

sonar-captain-only = That is for the captain to do. Ask them.
sonar-mate-only = That is for the first mate to mark. Ask them.
sonar-engineer-only = That is for the engineer to do. Ask them.
sonar-command-only = That is for the captain or the first mate to do. Ask them.
sonar-no-such-cell = That cell is not on the map. Choose another.
sonar-no-such-sector = That sector is not on the map. Choose another.
sonar-island = There is an island at { $cell }. Choose a cell of sea.
sonar-placed = Your start is chosen already.
sonar-place-first = Choose where you start first.
sonar-enemy-turn = It is the enemy’s turn. Wait for yours.
sonar-moved = This turn’s course is given already. End your turn.
sonar-course-first = Give a course first.
sonar-marks-owed = Wait until first mate and engineer have said ‘OK’.
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
    [N] A mine of yours lies north.
    [E] A mine of yours lies east.
    [S] A mine of yours lies south.
   *[W] A mine of yours lies west.
} Choose another course.
sonar-blackout = Blackout: no course is left. You must surface.
sonar-draw-early = A draw can be offered after { $courses } courses.
sonar-draw-asked = You have offered it already. Wait for the other captain.
sonar-nothing-owed = Nothing to mark now. Wait for the next course.
sonar-gauge-left = A gauge is not full yet. Choose one.
sonar-gauge-full = { $system ->
    [mine] The mine’s gauge is full.
    [torpedo] The torpedo’s gauge is full.
    [drone] The drone’s gauge is full.
    [sonar] The sonar’s gauge is full.
    [silence] The silence’s gauge is full.
   *[scenario] The scenario’s gauge is full.
} Choose another.
sonar-no-scenario = This map has no scenario gauge. Choose another.
sonar-gauge-low = { $system ->
    [mine] The mine is not ready.
    [torpedo] The torpedo is not ready.
    [drone] The drone is not ready.
    [sonar] The sonar is not ready.
    [silence] The silence is not ready.
   *[scenario] The scenario is not ready.
} Fill its gauge first.
sonar-broken = { $system ->
    [mine] The mine is down.
    [torpedo] The torpedo is down.
    [drone] The drone is down.
    [sonar] The sonar is down.
    [silence] The silence is down.
   *[scenario] The scenario is down.
} Ask the engineer to repair it.
sonar-other-heading = { $heading ->
    [N] Cross a light of the north panel.
    [E] Cross a light of the east panel.
    [S] Cross a light of the south panel.
   *[W] Cross a light of the west panel.
}
sonar-crossed = That light is crossed already. Choose another.
sonar-not-next = { $cell } is not next to your submarine. Choose a neighbour.
sonar-mine-on-trail = { $cell } is on your trail. Choose another cell.
sonar-mine-there = A mine of yours is at { $cell } already. Choose another cell.
sonar-no-mine = You have no mine at { $cell }.
sonar-mine-fresh = That mine has only just been laid. Wait a little.
sonar-too-far = { $cell } is out of range: four cells of sea at most, not diagonally.
sonar-silence-blocked = { $longest ->
    [0] That way is blocked: no cell, or another heading.
    [one] One cell at most that way.
   *[other] { $longest } cells at most that way.
}
sonar-no-archer = There is no Archer mine left at { $cell }.
sonar-two-kinds = Give two different things: row, column or sector.
sonar-one-true = One must be true and the other false. Change one of them.
sonar-spoke = It is said. You may speak again at the next movement.
sonar-report = That phrase is not complete. Choose it from the list.
sonar-not-your-part = The hull’s sheet is in other hands. Wait for your turn.
sonar-part-done = { $part ->
    [stern] The stern is secured already.
    [middle] The middle is secured already.
    [top] The deck is secured already.
   *[bow] The bow is secured already.
} Choose another part.
sonar-rejected-once = A hull is rejected once per surfacing. Accept it.
sonar-line-points = The line is too short or too detailed ({ $most } points at most). Try again.
sonar-line-ends = The line does not close. End near its start.
sonar-line-outside = The line leaves the double hull. Trace this part again.
sonar-line-inside = The line runs into the inside. Trace this part again.
sonar-line-round = The line must go round once, and only once. Try again.

## On the table

board-plain-crew-yellow = Yellow
board-plain-crew-blue = Blue
board-plain-role-captain = Captain
board-plain-role-mate = First mate
board-plain-role-engineer = Engineer
board-plain-role-radio = Radio operator
board-plain-damage = Damage
board-plain-courses = Courses heard
board-plain-surfaced = Last surfaced
board-plain-lights = Breakdowns: { $lights }
board-plain-no-sheet = You have no sheet to look at: listen.
