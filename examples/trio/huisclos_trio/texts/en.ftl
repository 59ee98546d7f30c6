# Trio: everything people read while they play. How keys are named: docs/texts.md.

game-name = Trio
game-tagline = Three numbers, three claims, three fingers.
game-players = { $min ->
    [one] { $min } player
   *[other] { $min } players
}

phase-dealing = The numbers are being dealt.
phase-claiming = { $names } claims a number.
phase-pointing = Who has the highest number? Everybody points at somebody.
phase-shown = Everything is shown.

todo-dealing = One moment, the numbers are being dealt.
todo-claiming = Your turn: claim a number, true or not.
todo-pointing = Point at whoever you think has the highest number.
todo-shown = Thank you for playing!

wait-dealing = The numbers are being dealt.
wait-claiming = Waiting for a claim from { $names }.
wait-pointing = Waiting for everybody to point.
wait-shown = The game is over.

note-received = Your number is { $number }.
note-claimed = { $seat } claims { $number }.
note-opened = Now point at whoever has the highest number.
note-pointed = You point at { $at }.
note-revealed = The numbers: { $numbers }. The fingers: { $fingers }.
item-revealed-numbers = { $seat } { $value }
item-revealed-fingers = { $seat } → { $value ->
    [none] nobody
   *[other] { $value }
}

why-shown = The cards are turned over.
outcome-shown = { $count ->
    [0] Nobody got it.
    [one] { $names } got it right.
   *[other] { $names } got it right.
}

act-deal = Deal { $numbers }
act-claim = Claim { $number }
act-point = Point at { $at }
act-time-up = Time is up

trio-out-of-range = Claim a number from 1 to 9, not { $number }.

# -- a story that is told again
chapter-pointing = The pointing
told-received = { $who } is dealt { $number }.
told-pointed = { $who } points at { $at }.
