# Infiltrés: everything people read while they play. How keys are named: docs/texts.md.

game-name = Infiltrés
game-tagline = A word that is almost right can give you away.
board-brief-1 = A word each
board-brief-1-text = One of you was given another, nearly the same. Perhaps you.
board-brief-2 = A clue each
board-brief-2-text = One word, clear enough for your own, vague enough for the intruder.
board-brief-3 = Talk, then vote
board-brief-3-text = Who seems off? The vote is secret, then it is shown.
board-brief-4 = The file is opened
board-brief-4-text = Once unmasked, the infiltrator has one last hope: to guess your word.
board-brief-word = MILL
board-brief-other = TOWER
board-brief-clue-1 = old
board-brief-clue-2 = stone
board-brief-stamp = INTRUDER
board-set-first = Three points to win, plenty of time, and the first to speak is never a journalist.
board-how-1 = Everybody gets a word; one of you, another.
board-how-2 = Each says a clue; you talk, you vote.
board-how-3 = The odd one out wins by staying, or by guessing.
game-players = { $min } to { $max } players
board-bot-easy = Says what comes to mind, and often votes by instinct.
board-bot-medium = Follows everybody’s clues, hesitates, and is sometimes wrong.
board-bot-strong = Weighs every clue and every vote, and hides its word well.

## Roles

role-disciple = Disciple
role-infiltrator = Infiltrator
role-journalist = Journalist

## Modes and options

mode-typed = Typed clues
mode-typed-help = Each of you types a clue on a phone. Best when you’re not in the same room.
mode-spoken = Clues aloud
mode-spoken-help = You speak round the table; a tap passes the turn. Nothing is checked. The table screen reads out the bots’ clues.

option-language = Language of the words
option-language-help = For the missions only. Everybody keeps their own for the rest.
option-language-fr = French
option-language-en = English
option-spoken = Clues aloud
option-spoken-help = You say your clue instead of typing it. Nothing is checked.
option-target = Points to win
option-target-help = The game ends after the mission in which somebody reaches them.
option-debate = Time to debate
option-debate-help = Each round. The vote opens sooner if everybody is ready.
option-debate-0 = no limit
option-clue = Time for a clue
option-clue-help = After that the clue is ‘…’ and the turn passes.
option-clue-0 = no limit
option-vote = Time to vote
option-vote-help = After that, whoever has not voted abstains.
option-vote-0 = no limit
option-pick = Time to pick a number
option-pick-help = After that, chance picks it.
option-pick-0 = no limit
option-guess = Time to guess
option-guess-help = For a journalist who was found out. After that it counts as wrong.
option-guess-0 = no limit
option-debrief = Time to read the result
option-debrief-help = Between two missions, unless everybody is ready sooner.
option-debrief-0 = no limit
option-spare_journalist = A word for whoever starts
option-spare_journalist-help = The first to speak is never a journalist.
option-infiltrators = Infiltrators
option-infiltrators-help = How many people get the other word.
option-infiltrators-none = by table size
option-journalists = Journalists
option-journalists-help = How many people get no word at all.
option-journalists-none = by table size

infiltres-nobody-hidden = At least one role must be hidden. Add an infiltrator or a journalist.
infiltres-too-many-hidden = { $hidden ->
    [one] One hidden role
   *[other] { $hidden } hidden roles
} is too many for this table: { $most ->
    [one] one at most
   *[other] { $most } at most
}. Take away infiltrators or journalists.

## What is happening, what you must do, whom we wait for

phase-briefing = The mission is being prepared.
phase-picking = Mission { $mission }: { $names } picks a number.
phase-numbering = The number is drawn by lot.
phase-speaking = { $names } gives a clue.
phase-debating = The debate is open.
phase-voting = { $tied ->
    [none] Everybody votes, in secret.
   *[other] A tie. Vote again between { $tied }.
}
phase-drawing = Too many ties: chance will decide.
phase-guessing = { $names } tries to guess the disciples’ word.
phase-debriefing = The mission is over.
phase-over = The game is over.

interlude-ballots = The envelopes are opened.
interlude-guess = The journalist’s answer

todo-briefing = One moment, the roles are being dealt.
todo-picking = Your turn: pick a number from 1 to 10.
todo-numbering = One moment, chance decides.
todo-speaking = Your turn: give a clue.
todo-debating = Debate, then ask for the vote.
todo-voting = { $tied ->
    [none] Your turn to vote.
   *[other] Second vote: choose between { $tied }.
}
todo-drawing = One moment, chance decides.
todo-guessing = What is the disciples’ word? You have one try.
todo-debriefing = See who was who, then go on.
todo-over = Thank you for playing!

wait-briefing = The mission is being prepared.
wait-picking = Waiting for a number from { $names }.
wait-numbering = Chance decides.
wait-speaking = Waiting for a clue from { $names }.
wait-debating = Not yet ready to vote: { $names }.
wait-voting = Waiting for a vote from { $names }.
wait-drawing = Chance decides.
wait-guessing = Waiting for a guess from { $names }.
wait-debriefing = Not yet ready to go on: { $names }.
wait-over = The game is over.

## Why one cannot write

closed-speaking = One word is enough while clues are given: you can talk afterwards.
closed-guessing = Shh, somebody is guessing. You can talk right after.
closed-out = You know the word: not a sound until the mission ends.

## What is told

note-welcomed = The game begins. First to { $options_target ->
    [one] one point
   *[other] { $options_target } points
}!
note-briefed = Mission { $mission }. { $first } picks the number and speaks first.
note-carded = { $journalist ->
    [yes] You are a journalist: you won’t get a word. Listen carefully, and don’t let it show.
   *[no] You’ll get a word. Disciple or infiltrator? That’s for you to find out.
}
note-picked = { $by_lot ->
    [yes] Word no. { $number } was drawn by lot.
   *[no] { $seat } chose word no. { $number }.
}
note-passworded = { $word ->
    [none] No word for you: your job is to guess one.
   *[other] Your password: ‘{ $word }’.
}
note-round-opened = Round { $round }. { $opener } starts.
note-clue-given = { $seat }: ‘{ $word }’
note-clue-spoken = { $seat } has said a clue.
note-clue-written = { $seat } writes the clue down: ‘{ $word }’
note-clue-missed = { $seat } said nothing in time: ‘…’
note-debate-opened = { $seconds ->
    [0] Debate for as long as you like.
    [one] Debate: you have one second.
   *[other] Debate: you have { $seconds } seconds.
}
note-vote-opened = { $tied ->
    [none] Time to vote, all at once.
   *[other] A tie: vote again between { $tied }.
}
note-voted = { $at ->
    [none] You vote blank.
   *[other] You vote against { $at }.
}
note-vote-closed = { $ballots ->
    [none] Nobody voted.
   *[other] The votes: { $ballots }.
}
item-ballot = { $voter } → { $at ->
    [none] blank
   *[other] { $at }
}
note-round-tied = { $stalled ->
    [1] Still no majority: nobody leaves. One more round.
   *[other] No majority again: nobody leaves. After a third such round, chance decides.
}
note-lot-drawn = The lot falls on { $seat }.
note-eliminated = { $role ->
    [disciple] { $seat } leaves the mission. Role: disciple.
    [infiltrator] { $seat } leaves the mission. Role: infiltrator!
   *[journalist] { $seat } leaves the mission. Role: journalist, with one guess.
}
note-learnt = The disciples’ word is ‘{ $word }’. Keep it to yourself.
note-guessed = { $right ->
    [yes] { $seat } says ‘{ $word }’… and that’s the word!
   *[no] { $word ->
        [none] { $seat } made no guess in time.
       *[other] { $seat } says ‘{ $word }’… and that’s not it.
    }
}
note-mission-ended = { $reason ->
    [guessed] The word is guessed: the press wins!
    [unmasked] Nobody left to unmask: the disciples win.
   *[last-two] Only two are left: the cover held.
} Disciples: ‘{ $pair_disciples }’. Infiltrators: ‘{ $pair_infiltrators }’. { $gains ->
    [none] No points.
   *[other] Points: { $gains }.
}
item-mission-ended-gains = { $value ->
    [0] { "" }
   *[other] { $seat } +{ $value }
}
note-game-ended = { $winners_count ->
    [one] { $winners } wins the game. Well done!
   *[other] { $winners } win together. Well done!
}

## Ends

headline-target = { $count ->
    [one] { $names } closes the case
   *[other] { $names } close the case
}
outcome-target = { $count ->
    [one] { $names } wins, with the most points.
   *[other] { $names } win, level on points.
}
why-target = { $count ->
    [one] With the most points in the end.
   *[other] Level, with the most points.
}
end-guessed = The word is guessed.
end-unmasked = Nobody left to unmask.
end-last-two = The cover held until two were left.

## Moves

act-brief = Deal a mission
act-pick = Word no. { $number }
act-number = Draw word no. { $number }
act-clue = Give ‘{ $word }’
act-spoken = I’ve said my clue
act-ready = Go on
act-vote = { $at ->
    [none] Vote blank
   *[other] Vote against { $at }
}
act-guess = Guess ‘{ $word }’
act-lot = The lot falls on { $seat }
act-time-up = Time is up

## Refusals

infiltres-number = There is no word no. { $number }. Pick from 1 to 10.
infiltres-clue-one-word = One word only, in letters, 30 at most. A hyphen is allowed.
infiltres-clue-password = That is your password, or a word from the same family. Find another clue.
infiltres-clue-given = ‘{ $word }’ has already been given in this mission. Find another clue.
infiltres-vote-self = You cannot vote against yourself. Choose somebody else, or vote blank.
infiltres-vote-out = That player is already out. Choose one of those who are left.
infiltres-vote-tied = In the second vote, choose among those who are tied, or vote blank.
infiltres-guess-length = Guess one word, of 30 letters at most.
infiltres-bad-brief = This deal does not follow the rules of the table.

## Your own missions

content-label = Your own missions
content-help = Ten lines ‘word / word’ for each mission: the disciples’ word first, then the infiltrators’. A line ‘# title’ begins another.
infiltres-content-bots = With your own missions, bots do not know the words: their clues will be vague.
infiltres-content-two-words = two words are needed, with a slash between them, like ‘lighthouse / windmill’. Found: ‘{ $text }’.
infiltres-content-not-a-word = ‘{ $word }’ is not one word, in letters, 30 at most.
infiltres-content-overlap = ‘{ $one }’ and ‘{ $other }’ are from the same family. Change one of them.
infiltres-content-pair-twice = ‘{ $one } / { $other }’ is already on line { $first }. Delete one of the two.
infiltres-content-word-twice = ‘{ $word }’ is already in this mission. Change it.
infiltres-content-ten-pairs = { $count ->
    [one] this mission has only one pair
   *[other] this mission has { $count } pairs
}; it needs exactly ten.
infiltres-content-empty = there is no mission here. Paste one, or leave this empty to play ours.

## On the table

board-held-word = ‘{ $word }’
board-held-journalist = Journalist, no word.
board-held-later = No word yet.
board-held-learnt = Learnt the disciples’ word: ‘{ $word }’.
board-mission = Mission { $mission }
board-word-number = Word no. { $number }
board-your-word = Your password
board-no-word = No word: you are a journalist. Bluff!
board-disciples-word = Disciples’ word
board-infiltrators-word = Infiltrators’ word
board-goal = Two similar words are going round. Find out who doesn’t have yours, without giving it away.
board-clues = Clues so far
board-room-spoken-true = Bots don’t hear what is said aloud: type your clues for them too.
board-clue-write = Write it down here, if you like
board-clue-write-give = Write
board-clue-write-hint = For the bots and for the story. Everybody will see it.
board-clue-round = Round { $round }
board-clue-now = your turn
board-clue-place = speaks no. { $place }
board-clue-aloud = said aloud
board-clue-field = Your clue, one word
board-clue-placeholder = one word
board-clue-give = Give
board-clue-hint = Everybody will see it. You cannot take it back.
board-number-why = The number draws two words that are close: one for nearly everybody, another for whoever has infiltrated. Each will read only their own.
board-choose-number = Choose a number
board-your-choice = Your choice
board-vote-hint = You can change your mind until the count.
board-votes-in = { $count ->
    [0] None of { $total } votes is in
    [one] { $count } of { $total } votes is in
   *[other] { $count } of { $total } votes are in
}
board-ready-in = Ready: { $count } of { $total }
board-ready-to-vote = Ready to vote
board-next-mission = Open mission { $mission }
board-guess-field = Your guess at the disciples’ word
board-guess-hint = One try. Articles, accents and plurals do not count.
board-out = Out
board-out-clue = { $seat } is out. Clues: { $clues }
board-scores = Points
board-score = { $points ->
    [one] { $points } point out of { $target }
   *[other] { $points } points out of { $target }
}
board-gain = +{ $points }
board-target = The game ends at { $target ->
    [one] one point
   *[other] { $target } points
}.
board-player = Players
board-word-later = You will have a word as soon as the number is chosen.
board-clue-thinking = thinking…
board-clue-missed = nothing in time
board-clue-aloud-hint = Say one word, then tap this button.
board-speaks = has the floor
board-is-ready = ready to vote
board-ready-sent = Got it. Waiting for the others.
board-vote-question = Who doesn’t have the same word as you?
board-vote-second = Second vote, among those tied
board-vote-choose = Tap a portrait
board-vote-sealed = Vote sealed
board-vote-blank = blank
board-has-voted = has voted
board-votes-opened = The count
board-last-vote = See the last vote again
board-out-now = { $seat } leaves the mission.
board-guess-send = Guess this word
board-guess-watch = { $seat } is looking for the disciples’ word. One try only…
board-camp-disciple = Disciples
board-camp-infiltrator = Infiltrators
board-camp-journalist = The press
board-winner = wins the game

## The lesson

tutorial-title = Infiltrés in two minutes
tutorial-you = You
tutorial-player-1 = Jo
tutorial-player-2 = Inès
tutorial-player-3 = Karim
tutorial-word = lighthouse
tutorial-other-word = windmill
tutorial-clue-1 = coast
tutorial-clue-2 = flour
tutorial-clue-3 = useful
tutorial-guess = ship
tutorial-read = Here is your folder. Hold the button to read your word, away from other eyes.
tutorial-give = Almost everybody has this word, but somebody has another without knowing it: it may be you. Give a one-word clue, neither too clear nor too vague.
tutorial-clue-later = Somebody is about to give that word. Find another clue.
tutorial-clues = You had picked the number, so you spoke first, then everybody in turn, to the left. One of these clues doesn’t fit your word: which one?
tutorial-vote = Tap the portrait of the player who doesn’t have your word, then vote.
tutorial-opened = Well spotted: flour in a lighthouse? The votes are opened; whoever gets the most leaves the mission and shows their role.
tutorial-opened-wrong = The coast goes well with a lighthouse, though. The others noticed the flour: whoever gets the most votes leaves the mission and shows their role.
tutorial-opened-press = Good thinking, ‘useful’ says nothing; but the flour fits even less. Whoever gets the most votes leaves the mission and shows their role.
tutorial-opened-blank = Your blank vote does not count. The others noticed the flour: whoever gets the most votes leaves the mission and shows their role.
tutorial-press = In the next round, the player to the left of the one who left begins: Karim, as vague as before. He was a journalist! He gets one guess, misses, and is shown the word.
tutorial-end = Mission accomplished: one point for each disciple. This time you were a disciple. Next time the other word may be yours, and nothing will tell you: listen to the clues.

## What bots say

board-say-accuse-1 = I am looking at { $who }. ‘{ $clue }’? Really?
board-say-accuse-2 = I read the sheet again, and ‘{ $clue }’ is out of step. { $who }?
board-say-accuse-3 = { $who } said ‘{ $clue }’ a bit quickly, I think.
board-say-accuse-4 = Shall we vote for { $who }? ‘{ $clue }’ does not ring true to me.
board-say-accuse-5 = { $who } is talking about something else: ‘{ $clue }’…
board-say-accuse-6 = Something tells me it is { $who }, because of ‘{ $clue }’.
board-say-accuse-7 = ‘{ $clue }’ means nothing to me. A word about it, { $who }?
board-say-accuse-8 = I stumble over ‘{ $clue }’. Don’t you? { $who } should explain.
board-say-accuse-9 = If we voted right now: { $who }, for ‘{ $clue }’.
board-say-accuse-10 = ‘{ $clue }’, { $who }, honestly? I find it hard to follow.
board-say-accuse-11 = Did anybody get ‘{ $clue }’? I did not. { $who } worries me.
board-say-accuse-12 = There is one wrong note, and it is ‘{ $clue }’. Sorry, { $who }.
board-say-clash-1 = ‘{ $clue }’ does not go with ‘{ $other }’. { $who }, explain that to us.
board-say-clash-2 = { $who }, your ‘{ $clue }’ bothers me: it has nothing to do with ‘{ $other }’.
board-say-clash-3 = If ‘{ $other }’ is right, ‘{ $clue }’ is off. I am watching you, { $who }.
board-say-clash-4 = ‘{ $clue }’ next to ‘{ $other }’ made me raise an eyebrow. Sorry, { $who }.
board-say-clash-5 = I look for a link between ‘{ $clue }’ and ‘{ $other }’, and find none. { $who }?
board-say-clash-6 = With ‘{ $other }’ I could follow. With ‘{ $clue }’ no longer, { $who }.
board-say-clash-7 = ‘{ $other }’, I see. ‘{ $clue }’, I do not. { $who }?
board-say-clash-8 = Try putting ‘{ $clue }’ and ‘{ $other }’ into one sentence. Your turn, { $who }.
board-say-clash-9 = ‘{ $other }’ and ‘{ $clue }’: one of them has the wrong word. I would say { $who }.
board-say-clash-10 = On one side ‘{ $other }’, on the other ‘{ $clue }’. { $who } has not read our file.
board-say-clash-11 = I believe ‘{ $other }’. So I do not believe ‘{ $clue }’, { $who }.
board-say-clash-12 = Between ‘{ $other }’ and ‘{ $clue }’ one must choose: against { $who }, then.
board-say-trust-1 = ‘{ $clue }’ fits. I leave { $who } in peace.
board-say-trust-2 = { $who } is one of us, I believe: ‘{ $clue }’ convinced me.
board-say-trust-3 = Well said, ‘{ $clue }’, { $who }.
board-say-trust-4 = Nothing to say against ‘{ $clue }’.
board-say-trust-5 = With ‘{ $clue }’ { $who } takes a doubt off my mind.
board-say-trust-6 = { $who } is all right for me. Let us look elsewhere.
board-say-trust-7 = ‘{ $clue }’: I could have said it. Well done, { $who }.
board-say-trust-8 = I will not vote against { $who }. ‘{ $clue }’ rings true.
board-say-trust-9 = { $who } and I think of the same word, I bet.
board-say-trust-10 = Oh, ‘{ $clue }’! Yes, quite.
board-say-trust-11 = If anybody is safe here, it is { $who }.
board-say-trust-12 = ‘{ $clue }’ is subtle. Too subtle for somebody who does not know.
board-say-ask-1 = { $who }, you say nothing. Whom do you suspect?
board-say-ask-2 = And { $who }, what do you think?
board-say-ask-3 = { $who }, why ‘{ $clue }’?
board-say-ask-4 = I would like to hear { $who }.
board-say-ask-5 = { $who }, a name?
board-say-ask-6 = We have not heard { $who } yet…
board-say-ask-7 = Your ‘{ $clue }’, { $who }: was it to mislead us?
board-say-ask-8 = { $who }, if you had to vote now?
board-say-ask-9 = Silence from { $who }. Shady or wise?
board-say-ask-10 = { $who }, ‘{ $clue }’: what were you thinking of, without saying it?
board-say-ask-11 = Who wants to speak? { $who }, perhaps?
board-say-ask-12 = { $who }, help us a little.
board-say-answer-1 = Me? ‘{ $clue }’ is a very good clue, { $who }.
board-say-answer-2 = { $who }, look at your own word instead.
board-say-answer-3 = I thought ‘{ $clue }’ would make people talk. I stand by it.
board-say-answer-4 = You have the wrong person, { $who }.
board-say-answer-5 = ‘{ $clue }’: I would say it again. Up to you.
board-say-answer-6 = Accuse away, { $who }. We will count afterwards.
board-say-answer-7 = I was not going to give the word away, was I!
board-say-answer-8 = It is easy to accuse me, { $who }. And your proof?
board-say-answer-9 = Think about ‘{ $clue }’ for a minute, and you will see.
board-say-answer-10 = { $who } attacks me very quickly. I take note.
board-say-answer-11 = I am with you, I promise. ‘{ $clue }’ proves it.
board-say-answer-12 = If I go, you will be sorry, { $who }.
board-say-deaf-1 = I do not hear what you say aloud: type your clue, and I will follow.
board-say-deaf-2 = I am a bot, so I am deaf. A typed clue would help.
board-say-deaf-3 = Your voices do not reach me. I will go by the votes.
board-say-deaf-4 = Who can type the clues for me? I have no ears.
board-say-deaf-5 = I read you, I do not hear you.
board-say-deaf-6 = Talk among yourselves, I will watch who votes for whom.
board-say-deaf-7 = Heard nothing, as usual. Please type.
board-say-deaf-8 = Without a typed clue I am guessing. Be kind.
board-say-deaf-9 = My microphones are on strike: type your words if you want my opinion.
board-say-deaf-10 = I saw lips move. That is all.
board-say-deaf-11 = One typed word is worth ten whispers to me.
board-say-deaf-12 = Pretend that I am behind a window.
board-say-unsure-1 = I do not know yet. It all fits a little too well.
board-say-unsure-2 = Frankly, I hesitate.
board-say-unsure-3 = Too early to accuse anybody.
board-say-unsure-4 = I need another round to be sure.
board-say-unsure-5 = Nobody has slipped, so far.
board-say-unsure-6 = I listen, I do not accuse.
board-say-unsure-7 = Everybody plays close to the chest.
board-say-unsure-8 = I change my mind every minute.
board-say-unsure-9 = Let us not vote at random.
board-say-unsure-10 = Somebody here hides it well.
board-say-unsure-11 = Nothing sticks out. It is annoying.
board-say-unsure-12 = Give me a reason, and I am with you.

## The end, for oneself

board-mine = { $points ->
    [0] No points
    [one] One point
   *[other] { $points } points
}{ $gap ->
    [0] , at the top.
    [one] , one point from the top.
   *[other] , { $gap } points from the top.
}

## What people are remembered for

title-good-company = Good company
title-good-company-why = { $count ->
    [one] played the whole mission
   *[other] played all { $count } missions
}
title-great-stroke = Master stroke
title-great-stroke-why = { $count ->
    [one] took a point in mission { $mission }
   *[other] took { $count } points in mission { $mission }
}
title-press-flair = A nose for news
title-press-flair-why = found “{ $word }” at the first attempt
title-choice-word = The right word
title-choice-word-why = said “{ $word }”
title-best-bluff = Best bluff
title-best-bluff-why = { $count ->
    [one] kept their cover to the end of a mission
   *[other] kept their cover to the end of { $count } missions
}
title-sharp-eye = Sharp eye
title-sharp-eye-why = { $count ->
    [one] voted right once
   *[other] voted right { $count } times
}
title-perfect-cover = Perfect cover
title-perfect-cover-why = had not one vote against them all game
title-of-the-house = One of the house
title-of-the-house-why = { $count ->
    [one] stayed to the end of the mission
   *[other] stayed to the end of all { $count } missions
}

# -- a story that is told again: chapters, and what one alone was told, with their name ------------
chapter-mission = Mission { $number }
told-carded = { $journalist ->
    [yes] { $who } is a journalist, and gets no word.
   *[no] { $who } will get a word.
}
told-passworded = { $word ->
    [none] { $who } has no word.
   *[other] The word of { $who }: ‘{ $word }’.
}
told-voted = { $at ->
    [none] { $who } votes blank.
   *[other] { $who } votes against { $at }.
}
told-learnt = { $who } learns the disciples’ word: ‘{ $word }’.

board-knew-disciples = the disciples
board-knew-no-clue = No clue yet.
board-knew-clue = ‘{ $word }’, { $name }, round { $round }
board-knew-leaning = { $leaning ->
    [ours] It leans towards ‘{ $ours }’.
    [theirs] It leans towards ‘{ $theirs }’.
    [both] Between the two words: well hidden.
    [neither] Far from both words.
   *[unknown] Our tables do not know it, or find it too vague: it weighs nothing.
}
board-knew-seat = What { $name } could make of it
board-knew-chances = chances of being no disciple, and the truth
board-knew-percent = { $percent }%
board-knew-out = { $name } was out, and knew the word.
board-knew-look = Choose a name above to see whom they could suspect, and whether they could doubt themselves.
board-knew-exact = Counted exactly over all ways to share out the roles, by our tables of associations: 10, no clue goes better with that word; 0, it goes no better with it than with any other.

## Out of the game

channel-gone = Among the eliminated
bet-other = Who does not have the disciples’ word?
board-envelope = { $open ->
    [one] The first envelope
   *[other] Envelope { $open } of { $count }
}
board-envelope-order = In the order of the seats.

## What is heard

board-sound-bell = a bell
board-sound-chord = the case is closed
board-sound-keys = a typewriter
board-sound-paper = tearing paper
board-sound-stamp = a stamp comes down
