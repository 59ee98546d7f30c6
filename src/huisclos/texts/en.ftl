# What all games share: home, room, table. How keys are named: docs/texts.md.

## Everyday words

list = { $others } and { $last }
many-people = { $count } people
yes = yes
no = no
ok = OK
cancel = Cancel
close = Close
back = Back
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
language = Language
language-fr = français
language-en = English

## Home

home-choose = Choose a game to open a table
home-join = Join with a code
home-code-hint = { $count ->
    [4] Four letters, shown on the screen of whoever invites you
   *[other] Four to { $count } letters, shown on the screen of whoever invites you
}
home-friends = With friends
home-friends-hint = a table, a code, { $players }
home-alone = Solo
home-alone-hint = with bots
home-i-am = Solo, I am
home-i-am-all = every post
home-learn = Learn
home-learn-hint = in two minutes
home-name = What do people call you?
home-key = The house key
home-key-hint = Whoever runs the server will give it to you. This phone remembers it.
home-back-to-seat = Back to your seat at table { $code }
you = You
you-by-name = { $name } (you)
home-alone-name = Number One
home-no-such-page = Nothing at this address. Choose a game, or join a table.
fit-title = How many of you, and for how long?
fit-said = There are { $people } of us, with { $minutes ->
    [20] twenty minutes.
    [30] half an hour.
   *[other] an hour.
}
fit-people = How many people
fit-fewer = One person fewer
fit-more = One more person
fit-time = How much time
fit-minutes = { $minutes ->
    [60] 1 h
   *[other] { $minutes } min
}
fit-best = Best for you
fit-too-long = Takes more time
home-minutes = { $count } min

## Coming in

join-title = Join table { $code }
join-invited = { $host } is waiting for you to play { $game }.
join-here = { $count ->
    [0] You are the first: nobody is at table { $code } yet.
    [one] { $names } is at table { $code }.
   *[other] { $names } are at table { $code }.
}
join-name = Your name, as friends call you
join-name-hint = No account, no password.
join-enter = Come in
join-watch = Watch without playing
join-knock = Knock
join-knock-hint = People knock before they come in here. { $host } will let you in.
late-title = The game has begun.
late-there = { $game }, table { $code }: { $names }.
late-wait = Wait for the next one
late-wait-hint = You come in and watch; a chair is kept for you.
late-wait-closed = You come in; this game is played behind closed doors.
late-watch = Watch the table
late-watch-hint = What everybody sees, and no more.
late-bot = Take a bot’s seat
late-bot-hint = Drawn by lot: { $names }. { $host } will say yes or no, and everybody will see the answer.
late-mine = I am { $name }
late-mine-hint = A bot is holding the seat. { $host } will say yes or no, and everybody will see the answer.
late-again = { $name } again
join-knocked = You have knocked. { $host } will let you in.

## Before the door, with https: this page is the server's own

porch-title = Your phone will warn you, just this once
porch-why = What comes next is encrypted with a certificate that this house made for itself, so nobody else vouches for it. That is normal at home, among friends. Then tap:
porch-android = Chrome, Android
porch-android-touch = ‘Advanced’, then ‘Proceed’
porch-iphone = Safari, iPhone
porch-iphone-touch = ‘Show Details’, then ‘visit this website’
porch-firefox = Firefox
porch-firefox-touch = ‘Advanced’, then ‘Accept the Risk and Continue’
porch-go = Got it, let me in

## The room, before play

room-title = Table { $code }
room-filling = The seats are filling up.
room-unsettled = One thing left to settle.
room-away = { $count ->
    [one] Waiting for { $names }, whose phone is offline.
   *[other] Waiting for { $names }, whose phones are offline.
}
room-ready = Everything is ready.
room-invite = Invite
room-scan = Scan, or type the code
room-scan-only = Scan the code: typing it won’t work just now.
room-at = at { $address }
room-share = Share the link
room-share-text = Join me for { $game }: code { $code }
room-copy = Copy the link
room-copied = Link copied
room-table-screen = Table screen
room-seats = Round the table
room-seats-needed = { $count } of at least { $min }
room-seats-filled = { $count } at the table
room-seat-free = Free
room-seat-you = you
room-seat-here = at the table
room-seat-away = away
room-seat-bot = bot
room-seat-bot-level = bot · { $level }
room-seat-machine = AI assistant
room-seat-machine-away = AI assistant · away
room-seat-host = host
room-add-bot = Add a bot
room-fill = Fill up to { $count }
room-fill-size = How many you will be, bots included
room-bot-level = Bot level
bot-random = Random
bot-easy = Easy
bot-medium = Medium
bot-strong = Strong
# The first names, in what was kept.
bot-naive = { bot-easy }
bot-greedy = { bot-easy }
bot-plain = { bot-medium }
bot-tracker = { bot-strong }
room-remove = Remove { $name }
room-host = { $name } is the host.
room-hand-over = Make { $name } the host
room-leave = Leave the table
room-leave-confirm = Leave the table? Your seat will be free.
room-lock = Lock the table
room-unlock = Unlock the table
room-locked = The table is locked: nobody else can come in.
room-learn = Learn to play in two minutes
room-options = Options
room-options-all = { $count ->
    [one] The other option
   *[other] The other { $count } options
}
room-options-changed = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
}
set-title = How do we play?
set-first = First time
set-first-help = Plenty of time and no frills.
set-book = As in the box
set-book-help = The rulebook’s rules, with its clocks.
set-ours = Ours
set-ours-help = Kept on { $day }: { $what }.
set-ours-none = Your own options are kept here when a game begins.
room-mode = Way of playing
option-comes-to = Here: { $value }
option-auto = automatic
start = Start
start-ready = Everyone’s here. Others can still come in.
start-ready-full = The table is full: off you go.
start-host-only = { $host } starts the game.
start-too-few = { $missing ->
    [one] One person is missing. A bot will do.
   *[other] { $missing } people are missing. Bots will do.
}
start-too-few-host = { $missing ->
    [one] One person is missing. { $host } can add a bot.
   *[other] { $missing } people are missing. { $host } can add bots.
}
start-too-many = { $extra ->
    [one] There is one person too many for this game.
   *[other] There are { $extra } too many people for this game.
}
interlude-briefing = Four pictures, one minute.
brief-step = Picture { $step } of { $steps }
brief-aloud = Read aloud
brief-quiet = Stop reading
brief-none = The pictures move on by themselves. Play begins sooner if everybody wants it.
brief-understood = Clear, let’s play
brief-first = Explain the game first, in one minute
call-title = Voice call
call-link = The link to your call
call-hint = It begins with ‘https’. Everybody who can see the table can see it.
call-share = Share it with everyone
call-join = Join the call on { $host }
call-not-https = This link won’t do: it has to begin with ‘https’ and lead to a site, without a name or a password.
room-qr = QR code for table { $code }
room-code-spelt = Code: { $letters }
room-seat-menu = About { $name }
room-move-up = Move up one place
room-move-down = Move down one place
room-find = Find somebody
swap-hint = Tap somebody’s post to swap.
swap-hint-held = { $host } decides who sits where.
swap-with = Swap with { $name }
swap-asked = { $name } would like your place: { $place }.
swap-waits = You have asked { $name } to swap.
swap-yes = Swap
swap-no = No
swap-hold = I decide who sits where
swap-hold-hint = Otherwise everybody chooses a post.
face = A face
face-number = Face { $number }
face-colour = A colour
face-colour-number = Colour { $number }
face-hint = Kept on this phone, the same in all games.
face-change = Change your portrait
room-rename = Change my name
room-add = Add
room-doors = The door
room-door-locked = Table locked
room-door-locked-help = Nobody else can come in.
room-door-knocking = People knock first
room-door-knocking-help = You let each of them in. It switches on when you remove somebody.
room-knock = { $name } is at the door.
room-knock-machine = { $name }, an AI assistant, is at the door.
room-let-in = Let in
room-turn-away = No
room-door-listed = Visible to all
room-door-listed-help = The table is on the house’s list.
room-door-watchable = Open to spectators
room-door-watchable-help = Those who are not playing see what everybody knows, and nothing else.
room-content-save = Use this text
room-content-clear = Go back to the house’s own
room-content-own = The table is playing with your text.
room-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
room-people-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
option-less = Less: { $option }
option-more = More: { $option }
option-seconds = { $count } s

## During play

play-menu = Table menu
play-board = The game
play-waiting = Waiting for { $names }.
play-hold = Hold to read
play-hold-short = Hold
play-secret = Your secret
seat-phone = Open my seat on another phone
seat-phone-title = My seat, on another phone
seat-phone-help = Scan this code with the other phone: it sits down in your seat, with your secrets. Both phones work.
seat-phone-warning = Whoever scans it is you: show it to nobody.
seat-phone-qr = QR code for your seat
seat-phone-other = This phone already has a seat at this table, and keeps it. To change, leave the table first.
beside-add = Somebody else is playing on this phone
beside-title = Two on one phone
beside-help = Each has a seat and secrets of their own. Pass the phone across: it shows nothing until the other is holding it.
beside-own = In this game everybody needs their own phone.
beside-not = There are two of you on this one: tap the other portrait to give them theirs.
beside-name = Their first name
beside-enter = Take a seat here
beside-here = on this phone
beside-bar = Who is holding the phone
beside-turn = your turn
beside-who = Who is taking the phone?
beside-pass = The phone is for { $name }
beside-covered = Nothing shows until one of you opens their seat.
beside-take = Hold to open
beside-move = Move to their own phone
beside-moved = Done, forget it here
beside-leave = { $name } has stopped playing
play-secret-hidden = Hidden. Hold to read.
play-time-left = { $time } left
play-hurry = The bots are hurrying up
looking-seen = Seen
looking-ready = I’m ready
looking-done = Noted. Waiting for the others.
looking-count = { $seen ->
    [0] Play goes on in a moment.
   *[other] { $seen } of { $people } have seen it.
}
looking-ready-count = Ready: { $seen } of { $people }
play-confirm = Confirm
play-sent = Sent
play-refused = Not possible: { $reason }
play-undo = Take back the last move
play-undone = Move taken back.
play-log = Log
play-log-empty = Nothing yet. The story will be written here.
play-rules = Rules
play-rules-search = Search the rules
play-rules-none = Nothing in the rules about ‘{ $text }’.
play-tutorial = Learn by playing
play-tutorial-next = Next
play-tutorial-skip = Skip the lesson
play-tutorial-step = { $step } of { $total }
play-tutorial-play = Play now
play-tutorial-finish = End the lesson
play-settings = Settings
play-sound = Voice and sounds
play-motion = Animations
play-vibrate = Vibration
pause = Pause
resume = Resume
paused-by = { $name } has paused the game.
paused-by-you = You have paused the game.
paused-hint = The clock has stopped.
resumed-by = { $name } has resumed the game.
reading-held = You are reading: time waits for you.
reading-back = Touch the game to go on.
deserted = Nobody has touched a phone: the game is waiting for you.
deserted-hint = Tap the screen to go on.
wonder-title = { $name }, still there?
wonder-hint = Tap the screen anywhere, and your seat stays yours.
wonder-else = If not, a bot holds the seat until you are back, saying nothing and spending nothing.
wonder-by = { $name } is waiting for you.
wonder-here = I’m here
wonder-sit-out = A bot may play for me
wonder-touch-phone = Tap your phone, anywhere.
wonder-asked = { $name } is being asked: still there?
wonder-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
around = Round the table
around-you = you
around-owner = hosts the table
around-here = at the table
around-quiet = at the table, phone untouched
around-asleep = phone asleep
around-left = left the table, a bot holds the seat
around-stand-in = a bot holds the seat
around-bot = a bot from the start
around-watching = watching, and waiting for the next game
around-wonder = Still there?
around-hint = Somebody whose phone is asleep is still listening. No bot comes for five minutes; when the clock runs out, only that one choice is passed.
clocks = Clocks
clocks-help = Without clocks you take your time, except where a wait is part of the game.
clocks-on = The clocks are running.
clocks-off = No more clocks at this table.
clock-minute = One more minute
clock-added = One more minute for everybody.
skip = Skip ahead
clock-call = Wrap up in 30 seconds
stood-in-title = While you were away
stood-in-hint = A bot held your seat. Here is what it did in your name.
stood-in-close = I’ve read it
connection-lost = Connection lost. Trying again…
connection-lost-hint = Nothing is lost: your seat is waiting for you.
connection-back = Connected again.
offline-title = No connection to the house
offline-why = Is this phone on the network? Is the machine that runs the games switched on?
offline-again = This page keeps trying by itself. Your games and your seats are safe.
offline-try = Try again
member-joined = { $name } comes in.
member-joined-machine = { $name }, an AI assistant, comes in.
member-left = { $name } leaves the table.
member-bot-took = A bot holds { $name }’s seat.
member-given-back = { $name } takes their seat back.
member-host = { $name } is now the host.
seat-asks-bot = { $name } would like a bot’s seat, drawn by lot.
seat-asks-mine = { $name } says they are { $seat }, on another phone, and would like the seat back.
seat-asks-answer = { $host } will answer.
seat-yes = Yes
seat-no = No
seat-ask-bot = Replace a bot
seat-asked-mine = Everybody can see your request. { $host } will answer.
seat-given = { $name } sits down in { $was }’s seat.
seat-yours = You play from now on
seat-yours-hint = { $was } was playing here. This is what the seat knows, did and said.
seat-knows = What it knows in secret
seat-did = What has happened
seat-said = What was said in its name
seat-silent = Nothing yet.
seat-begin = Play
seat-take-back = Take my seat back
seat-bot-plays = A bot holds your seat. Take over whenever you like.
play-free-text = Your answer
play-choose = Your choice
play-nothing = Nothing to do for now. Follow what happens.
play-happened = What has just happened
play-language = Language
play-connecting = Opening the door…
play-turn-title = Your turn! { $title }
undo-asked = { $names } would like to take the last move back.
undo-agree = Agreed
undo-refuse = No
undo-waiting = Waiting for the others to agree.
undo-mine = You would like to take the last move back.
undo-whose = { $name } played it.
end-propose = Propose to end the game
end-propose-confirm = Ask everybody to end it here?
end-propose-hint = The game pauses. It ends if more than half of you agree.
end-propose-yes = Propose it
end-asked = End the game here?
end-asked-by = { $name } is asking the whole table.
end-asked-mine = You are asking the whole table.
end-count = { $agreed } of { $people } agree. It takes { $needed }.
end-shows = Everything is shown: who was what.
end-none-wins = Nobody wins, nobody loses.
end-keeps = The story is kept: you can watch it again.
end-agree = Agreed
end-refuse = Keep playing
end-take-back = Take it back
end-waiting = End the game? Waiting for the others.
end-answer = See
ended-title = The game ends here.
ended-why = You decided it together: nobody wins, and everything is shown.
deed-skipped = { $by } skips ahead, for everybody.
deed-undone-all = The last move is taken back.
deed-kept = { $by } does not agree: the move stands.
deed-passed-all = The game has gone on: the move stands.
deed-removed = { $by } has removed { $name } from the table.
deed-muted = { $by } has muted { $name }, who still plays and votes.
deed-unmuted = { $by } lets { $name } speak again.
deed-unmuted-all = The table lets { $name } speak again.
mute = Mute { $name }
mute-confirm = Mute { $name }?
mute-hint = No more free talk; moves, votes and claims stay. Everybody will see it, and more than half of the others can lift it.
unmute = Let { $name } speak again
speak-for = Let them speak
speak-for-count = { $pleas } of { $needed }
remove-confirm = Remove { $name } from the table?
remove-hint = Everybody will see it, and anybody coming in will have to knock.
remove-hint-game = A bot holds the seat for the rest of this game, with no way back. Everybody will see it, and anybody coming in will have to knock.
hand-over-confirm = Make { $name } the host?
hand-over-hint = Everybody will see it. You will no longer run the table.
around-muted = muted

## Talk

talk = Talk
talk-to-all = To everybody…
talk-to = To { $names } only…
talk-to-nobody = To nobody yet…
talk-whom = Who to talk to
talk-all-hear = everybody hears
talk-alone = nobody else yet
talk-send = Send
talk-empty = Nobody has spoken yet.
talk-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
talk-line = { $name }: { $text }
talk-line-in = { $name } ({ $place }): { $text }
talk-first = Nothing was said before that.
talk-earlier = Read what was said before
talk-closed-now = You cannot write here just now.
talk-watching = You are watching: you can read, not write.
channel-lobby = Before the game
channel-watchers = Among spectators
channel-seers = Among those who see everything

## Bets, eyes and stamps

bets = Bets
bets-offered = Your bets
bets-why = You can change a bet as long as the question stands. All are shown at the end.
bets-chosen = { $count ->
    [0] none placed
    [one] { $count } chip of { $most } placed
   *[other] { $count } chips of { $most } placed
}
bets-none = Nothing to bet on right now. The next question will come with play.
bets-shown = The bets
bets-score = { $right } of { $count }
bets-point = at least half right: 1 point
apart = Out of the game
apart-watching = You are watching
apart-secret = the living cannot read this
eyes = { $name ->
    [none] And now?
   *[other] And now, { $name }?
}
eyes-once = One choice, for the whole game. The living will not know which.
eyes-stay = Stay blind, and bet
eyes-stay-why = You see what the table sees, and bet on what it does not know.
eyes-see = See everything
eyes-see-why = Everything that is hidden, live. You bet on what comes next: who leaves, who wins.
eyes-worth = up to 1 point this evening
eyes-unasked = Without an answer you stay blind.
eyes-open-table = This room is open to all: nobody here sees more than the table does.
eyes-open = You see everything
stamp-on = Stamp { $name }
stamp-seen = Well spotted
stamp-shady = Shady
stamp-hats-off = Hats off
stamp-ouch = Ouch
stamp-ha = Ha!
stamp-shiver = Shiver
stamp-said = { $name }: { $stamp }
stamp-line = ‘{ $stamp }’ for { $name }
suspicions = My suspicions
suspicions-here = on this phone only
suspicions-hold = Hold to read
suspicions-held = Let go to hide
suspicions-why = Nobody else has them, not even whoever takes over your seat.
suspicions-mark = { $name }: { $mark }
suspicions-note = A note on { $name }
suspicion-none = nothing
suspicion-sure = trust
suspicion-doubt = doubt
suspicion-wary = wary
suspicion-guilty = guilty

channel-table = The table

## The end

end-title = The end
end-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } win!
}
end-you-won = You win!
end-who = Who was what
end-story = The story
end-you-lost = You lose
end-nobody-won = Nobody wins
end-tonight = tonight
end-titles = A title for everybody
end-titles-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
end-again-all = Again, all { $count }
end-again-afresh = everything is drawn afresh
end-again-post = seats rotate. You: ‘{ $post }’
end-another = Another game
end-podium = The podium
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
end-room = Back to the room
share-title = A picture to share
share-kicker = { $game }, { $count } at the table
share-somebody = Somebody
share-winners = With { $names }
share-names = With names
share-now = Share the picture
share-hint = It is drawn on this phone. No address, no code.
mine-title = My games
mine-hint = Kept on this phone, nowhere else.
mine-none = Nothing is kept here.
mine-won = Won
mine-reopen = Reopen
mine-forget = Erase what is kept here
mine-group-keep = Keep this group for another time
mine-awaited = Still to come
mine-awaited-hint = ‘Reopen’ on their phones brings them here; if not, the link does.
mine-group-kept = Group kept: see ‘My games’ on the home page.
another-title = Another game?
another-hint = Same table, same code, same faces, same score.
another-too-few = { $count ->
    [one] at least { $bound }: one person short
   *[other] at least { $bound }: { $count } people short
}
another-too-many = { $count ->
    [one] at most { $bound }: one person too many
   *[other] at most { $bound }: { $count } too many
}
another-prepare = All options, in the room
score-title = The evening’s score
score-leads = { $count ->
    [one] { $names } leads { $lead ->
        [one] by one point.
       *[other] by { $lead } points.
    }
   *[other] { $names } lead together.
}
score-level = Everyone is level.
score-total = total
score-before = before
score-rule = 3 points for a win, at most 1 for bets.
score-stop = Stop counting
score-keep = Keep score for the evening
end-replay = Watch the game again
end-wait = { $host } can start another game with everybody.
end-winner = wins
end-replay-page = Watch the game on a larger page
end-export = Save the game
replay-step = Step { $step } of { $total }
replay-previous = Previous step
replay-next = Next step
replay-play = Play
replay-stop = Stop
replay-eyes = Through the eyes of
replay-all = See everything
replay-slider = Move through the game
replay-chance = Chance
replay-time = Time
replay-whispered = In secret
replay-secrets = What everyone knew, in secret
replay-board = The table at that moment
replay-screen = The screen as { $name } saw it
replay-loading = Rewinding…
replay-retry = Try again
replay-title = Watch a game again
replay-open = Open a saved game
replay-open-help = The file that ‘Save the game’ gave you at the end. Drop it here, or choose it.
replay-file = Choose a file
replay-other-file = Open another game
replay-game = Game { $number }
edition-unjudged = Played by edition { $edition }, which this program { $age ->
    [newer] does not judge yet
   *[older] no longer judges
}. Here are its moves, as they stand.
replay-table = Table { $code }
home-replay = Watch a saved game
spectator = You are watching the game.
game-closed = This game is played behind closed doors. You will be in the next one.
spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
table-screen = Table screen
table-screen-hint = For the middle of the table, or the TV: it shows only what everybody knows.
table-screen-join = Join with your phone
table-screen-watch = Watch on your phone
table-screen-voice = Let the screen speak
table-screen-quiet = Silence the screen
voice-ask = Let me speak
voice-ask-why = The gong, the airlock, the orchestra: this screen plays them for the whole table. Everything you hear is written too.
voice-give = Tap, or press OK
voice-quiet = Stay silent

## Refusals

not-your-turn = It is not your turn. Hang on!
too-late = Too late: that moment has passed. See what you are asked now.
not-now = Not right now. See what you are asked at the top of the screen.
bad-message = The app sent a message that cannot be read. Reload the page.
page-other = This page is out of date: reload it. A program has to be updated.
no-such-table = There is no table with this code. Check each letter, or scan the code.
codes-slowed = Many codes have been tried here. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, or scan the code.
table-full = The table is full. You can watch the game.
table-locked = The table is locked. Ask the host to unlock it.
knock-first = People knock before they come in here. Reload the page to knock.
already-knocking = You have already knocked. Somebody will let you in.
door-crowded = There is already a crowd at the door. Try again in a while.
no-such-knock = This person is no longer at the door.
turned-away = You were not let in. Have a word with the host.
name-taken = This name is already taken at this table. Add an initial.
name-empty = You need a name, so that we know who is talking.
name-hiding = This name contains a character that cannot be seen. Type it again.
name-alike = This name reads like ‘{ $name }’, who is already here. Take another, or add an initial.
name-too-long = This name is too long: { $most } letters at most.
game-running = The game is under way. Wait for the end, or watch it.
not-owner = Only the host can do that.
no-such-member = This person is no longer at the table.
too-fast = Slow down! Try again in a moment.
muted = You have been muted. You still play and vote; more than half of the others can let you speak again.
mute-yourself = You cannot mute yourself.
mute-bot = A bot cannot be muted: remove it instead.
speak-for-yourself = It is for the others to let you speak.
end-unasked = Nobody is proposing to end the game.
swap-yourself = That is your place already.
swap-unasked = That request to swap is gone. Ask again.
places-held = Here the host decides who sits where.
bet-late = That bet is no longer open.
bet-many = { $most ->
    [one] One name for this bet.
   *[other] At most { $most } names for this bet.
}
bet-playing = You are in the game: you can bet only once you are out, or if you are watching.
bet-unknown = That is not an answer to this bet.
eyes-chosen = You have chosen: there is no going back.
eyes-closed = There is nothing to choose here.
eyes-strangers = This room is open to all: nobody here sees more than the table does.
stamp-closed = No stamps right now.
seat-have = You already have a seat in this game.
seat-machine = Only a person can take a bot’s seat.
seat-none = No bot has played from the start: wait for the next game.
seat-taken = This seat is not free. Wait for the next game.
seat-unasked = That request is gone.
seat-held = Right now nobody may know who acts: answer in a moment.
talk-closed = You cannot write here just now.
text-too-long = This text is too long: { $most } characters at most.
token-unknown = This device no longer has a seat here. Come in again with your name.
server-stopping = The server is restarting. Nothing is lost: you will be reconnected.
store-failed = The house could not save just now. Your phone asks again by itself: nothing counts twice.
undo-revives = Whoever is out stays out: this move stands.
nothing-to-undo = You have nothing to take back.
wait-held = This wait always lasts the same time: nothing makes it longer.
no-clock = No clock is running now.
wonder-veiled = Right now nobody may know who has acted, so you cannot ask.
wonder-nobody = There is nobody to ask in that seat.
wonder-asleep = { $name }’s phone is asleep. After five minutes a bot will hold the seat.
wonder-touched = { $name } touched their phone less than three minutes ago.
skip-decision = Somebody still has to decide: only what is read, looked at or talked about can be skipped.
skip-held = This wait lasts as long as it has to: it cannot be skipped.
time-runs = The clock is already running here, or there is none.
not-started = The game has not started yet.
already-started = The game has already started.
paused = The game is paused. Resume it to play.
interlude = Everybody is looking at what has just happened: play goes on right after.
no-such-game = There is no such game here. Choose another.
bad-options = These options won’t do: { $reason }
bad-log = This file is not a game saved here, or it has been changed: { $reason }
game-not-over = The game is not over: you cannot watch it again yet.
replay-busy = The house is already showing other games. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
replay-too-large = This game is too long to be shown here. Save it, and watch it with ‘huisclos replay’.
body-too-slow = Sending it took too long. Try again on a better connection.
content-line = Line { $line }: { $reason }
already-answered = You have answered already.
already-here = You are at this table already.
bad-origin = This page may not connect here. Open the server’s own address.
game-over = The game is over.
house-full = The house is full. Try again later.
key-wanted = You need a key to open a table here. Type it below.
key-wrong = That is not this house’s key. Check each letter.
no-own-content = This game does not take content of your own.
no-such-level = There is no such bot level. Choose one of these: { $levels }.
no-such-page = There is nothing at this address. Go back to the home page.
not-a-player = You are watching. To play, take a seat in the next game.
not-paused = The game is not paused.
owner-bot = A bot cannot be the host.
owner-machine = An AI assistant cannot be the host.
remove-yourself = You cannot remove yourself. Leave the table instead.
removed = You are no longer at this table.
table-closed = The table is closed. Thank you for playing!
table-deleted = This table was deleted: nothing of it is left here.
put-away = The last game followed edition { $edition } of the rules, which this house no longer plays: it has been put away, and its log is kept. You can start another.
edition-newer = This table plays by edition { $edition } of the rules, which this house does not know yet. Update it to open the table again.
game-absent = This table plays ‘{ $game }’, which is not installed here. Its people, talk and log are kept: it goes on when the game is back.
text-empty = Write something before you send.
too-many-phones = This seat is open on { $most } devices already. Close one of them.
bad-request = The app asked in a way the house does not understand. Reload the page.
body-too-large = This is too long to send. Make it shorter.
method-not-allowed = That cannot be done at this address. Go back to the home page.
our-fault = Something went wrong in the house. Try again in a moment.

## The terminal

terminal-welcome = { $count ->
    [one] { $game }. Type ‘help’ for help.
   *[other] { $game }, with { $count } players. Type ‘help’ for help.
}
terminal-help = Help
terminal-help-move = play the move with this number
terminal-text = TEXT
terminal-help-text = give a clue, or an answer, when it is your turn
terminal-help-secret = read what nobody else sees
terminal-help-board = see what everybody sees
terminal-help-log = read the whole story again
terminal-help-rules = read the rules
terminal-help-say = talk to the table, or in a place where you are, by its number
terminal-say-whom = To whom? { $places }. The number first: { $order } 1 hello
terminal-help-earlier = read what was said before
terminal-help-undo = take back the last move, if everyone agrees
terminal-help-bet = bet, once you are out or only watching
terminal-help-see = see all that is hidden, once you are out (or ‘blind’: stay as you are); once
terminal-eyes = One choice, for the whole game: ‘{ $see }’ to see everything that is hidden, ‘{ $blind }’ to stay blind and bet. The living will not know which.
terminal-bets = You can bet: type ‘{ $order }’ to read the questions. The living know nothing of it.
terminal-bet-number = Bet by number: ‘{ $order } 1 4’. ‘{ $order }’ alone shows the list again.
terminal-help-pause = stop the clock
terminal-help-time = say that time is up, where no clock counts it
terminal-help-skip = skip ahead, deciding for nobody
terminal-help-minute = give one more minute
terminal-help-clocks = stop the clocks, or start them
terminal-help-still = ask whether somebody is still there
terminal-help-end = propose to end the game
terminal-help-away = let a bot hold your seat
terminal-help-back = take your seat back
terminal-help-bot = add a bot
terminal-help-start = start the game
terminal-help-quit = leave
terminal-talk-missed = You have missed some of the talk. Type ‘{ $order }’ to read it.
terminal-hidden = A secret for you. Type ‘word’ when nobody is looking.
terminal-no-secret = You have no secret.
terminal-meant = To play ‘{ $text }’, type: { $notation }
terminal-room = ‘{ $text }’ means nothing here. Type ‘help’ to see what you can do.
terminal-unreadable = ‘{ $text }’ is not a move. Type a number from the list, or ‘help’.
terminal-over = The game is over. Type ‘quit’ to leave.
terminal-over-host = The game is over. Type ‘start’ to play another, ‘quit’ to leave.
terminal-wondered = { $name } is asking whether you are still there. Type anything.
terminal-resume = Type ‘{ $order }’ to go on.
terminal-add-bot = Type ‘{ $order }’ to add one.
terminal-start = Everything is ready: type ‘{ $order }’, or wait for more people.
terminal-end-asked = { $name } proposes to end the game: everything would be shown, nobody would win. Type ‘{ $yes }’ or ‘{ $no }’.
terminal-undo-asked = { $name } would like to take a move back. Type ‘{ $yes }’ or ‘{ $no }’.
terminal-come-back = To come back: { $command }
terminal-knock = { $name } is at the door. Type ‘{ $yes } { $name }’ or ‘{ $no } { $name }’.
terminal-knock-machine = { $name }, an AI assistant, is at the door. Type ‘{ $yes } { $name }’ or ‘{ $no } { $name }’.
terminal-knocked = You have knocked. Somebody will let you in…
terminal-bye = See you soon!

## Watching a game again

replay-head = { $game }, game { $number } of { $total }: { $names }
replay-seen = As seen by { $name }
replay-to-all = to all

## The device in the middle of the table

room-desk = The device in the middle
desk-title = Table { $code }, the device in the middle
desk-hint = Who is playing without a phone?
desk-name = A name
desk-add = Add this person
card-title = A card from your hand?
card-unknown = This card does not belong to this game.
card-no-table = This card is played at a table. Join one, then scan it again.
card-no-game = The game has not begun.
card-to-table = Back to the table

## Chapters of a story
chapter-start = The beginning
log-about = About
log-everybody = Everybody
log-nothing-about = Nothing about { $name } here.
replay-told-to = In secret, to { $names }
replay-did = { $name }: { $what }
replay-counts = { $moments ->
    [0] { "" }
    [one] one moment,{ " " }
   *[other] { $moments } moments,{ " " }
}{ $steps ->
    [one] one step
   *[other] { $steps } steps
}
replay-quiet = Nothing notable in this chapter.
replay-every-step = { $count ->
    [one] Show the step
   *[other] Show all { $count } steps
}
replay-moments-only = Only the moments that mattered
replay-link = Link to this moment
replay-moments = The moments
knew-title = What they knew
knew-loading = Working out what everyone could know…
knew-nothing = Nothing to know in this chapter.
whatif-at-the-end = The game is over at this moment: go back a little.
whatif-no-such-seat = There is no such seat in this game.
whatif-not-judged = This game follows rules that this version no longer knows: it can be read, not played on.
whatif = What if…
whatif-from-here = What if… from here
whatif-help = Everything is as it was at this moment. Bots hold the other seats, and the real game is not touched.
whatif-whom = Who will you play?
whatif-real = the game
whatif-yours = yours
whatif-play = Play { $name }
