# Infiltrés: everything people read while they play. How keys are named: docs/texts.md.

game-name = Infiltrés
game-tagline = A word that is almost right can give you away.
board-brief-1 = A word each
board-brief-1-text = One of you was given a different one, almost the same. Perhaps it’s you.
board-brief-2 = A clue each
board-brief-2-text = A single word, clear enough for your own side, vague enough for the intruder.
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
board-how-2 = Everybody gives a clue; you talk, you vote.
board-how-3 = The odd one out wins by staying in, or by guessing.
game-players = { $min } to { $max } players
board-where = Where are you playing?
board-where-table = Round one table
board-where-table-help = You say your clue out loud; a tap passes the turn.
board-where-home = Each at home
board-where-home-help = Each of you types a clue on your phone.
board-bot-easy = Says what comes to mind, and often votes by instinct.
board-bot-medium = Follows everybody’s clues, hesitates, and is sometimes wrong.
board-bot-strong = Weighs every clue and every vote, and hides its word well.

## Roles

role-disciple = Disciple
role-infiltrator = Infiltrator
role-journalist = Journalist

## Modes and options

mode-typed = Typed clues
mode-typed-help = Each of you types a clue on your phone. Best when you’re not in the same room.
mode-spoken = Clues aloud
mode-spoken-help = You speak round the table; a tap passes the turn. Nothing is checked. The table screen reads out the bots’ clues.

option-language = Language of the words
option-language-help = Of the missions. Everybody keeps their own for the rest.
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
option-guess-help = For a journalist who has been found out. After that it counts as wrong.
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
phase-guessing = { $names } is trying to guess the disciples’ word.
phase-debriefing = The mission is over.
phase-over = The game is over.

interlude-ballots = The envelopes are opened.
interlude-guess = The journalist’s answer

todo-briefing = One moment, the roles are being dealt.
todo-picking = Your turn: pick a number from 1 to 10.
todo-numbering = One moment, chance is deciding.
todo-speaking = Your turn: give a clue.
todo-debating = Debate, then ask for the vote.
todo-voting = { $tied ->
    [none] Your turn to vote.
   *[other] Second vote: choose between { $tied }.
}
todo-drawing = One moment, chance is deciding.
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

closed-speaking = One word is enough while clues are being given: you can talk afterwards.
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
note-clue-spoken = { $seat } has said their clue.
note-clue-written = { $seat } writes down their clue: ‘{ $word }’
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
    [guessed] The word was guessed: the press wins!
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
end-guessed = The word was guessed.
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
infiltres-vote-out = That player is already out. Choose one of those still in.
infiltres-vote-tied = In the second vote, choose among those who are tied, or vote blank.
infiltres-guess-length = Guess one word, of 30 letters at most.
infiltres-bad-brief = This deal does not follow the rules of the table.

## Your own missions

content-label = Your own missions
content-help = Ten lines ‘word / word’ for each mission: the disciples’ word first, then the infiltrators’. A line ‘# title’ begins another.
infiltres-content-bots = With your own missions, the bots don’t know the words: their clues will be vague.
infiltres-content-two-words = two words are needed, with a slash between them, like ‘lighthouse / windmill’. Found: ‘{ $text }’.
infiltres-content-not-a-word = ‘{ $word }’ must be a single word, in letters, 30 at most.
infiltres-content-overlap = ‘{ $one }’ and ‘{ $other }’ are from the same family. Change one of them.
infiltres-content-pair-twice = ‘{ $one } / { $other }’ is already on line { $first }. Delete one of the two.
infiltres-content-word-twice = ‘{ $word }’ is already in this mission. Change it.
infiltres-content-ten-pairs = { $count ->
    [one] this mission has only one pair
   *[other] this mission has { $count } pairs
}; it needs exactly ten.
infiltres-content-empty = there is no mission here. Paste one, or leave this empty to play ours.

## On the table

board-held-word = ‘{ $word }’.
board-held-journalist = Journalist, no word.
board-held-later = No word yet.
board-held-learnt = Learnt the disciples’ word: ‘{ $word }’.
board-mission = Mission { $mission }
board-word-number = Word no. { $number }
board-your-word = Your password
board-no-word = No word: you are a journalist. Bluff!
board-disciples-word = Disciples’ word
board-infiltrators-word = Infiltrators’ word
board-goal = Two similar words are going round: nearly everybody has the same one, they are the disciples. An infiltrator has the other and doesn’t know it; a journalist, if there is one, has no word at all. Unmask them, without giving your word away.
board-good-clue = Under each name, what was said: a good clue is recognised by who has the same word, and gives it to nobody else.
board-clues = Clues so far
board-room-spoken-true = Clues are said aloud. A bot can’t hear them: if there’s one at the table, type them too.
board-clue-write = Your clue
board-clue-write-give = Write
board-clue-write-hint = Write it down, if you like, for the bots and for the story. Everybody will see it.
board-clue-round = Round { $round }
board-clue-now = your turn
board-clue-place = no. { $place } to speak
board-clue-place-brief = no. { $place }
board-clue-aloud = said aloud
board-clue-field = Your clue, one word
board-clue-placeholder = one word
board-clue-give = Give
board-clue-hint = Everybody will see it. You cannot take it back.
board-number-why = The number draws two similar words: one for nearly everybody, another for whoever has infiltrated. Each of you will read only your own.
board-choose-number = Choose a number
board-your-choice = Your choice
board-vote-hint = You can change your mind until the count.
board-votes-in = { $count ->
    [0] None of { $total } votes is in
    [one] { $count } of { $total } votes is in
   *[other] { $count } of { $total } votes are in
}
board-ready-in = Ready: { $count } of { $total }
board-vote-wanted = Ready to vote: { $count } of { $total }
board-ready-to-vote = Ask for the vote
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
board-vote-second = Second vote, between those tied
board-vote-choose = Tap a portrait
board-vote-sealed = Vote sealed
board-vote-blank = blank
board-vote-blank-counts = blank, not counted
board-has-voted = has voted
board-votes-opened = The count
board-overheard = What is being said
board-suspects = Who suspects whom
board-suspects-vote = at the last vote
board-last-vote = See the last vote again
board-out-now = { $seat } leaves the mission.
board-out-disciple = Disciple: the word that nearly everybody has.
board-out-infiltrator = Infiltrator: the other word, without knowing it.
board-out-journalist = Journalist: no word, and that had to stay hidden.
board-out-more = There is still somebody to unmask.
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
tutorial-read = Here is your file. Hold the button to read your word, away from prying eyes.
tutorial-give = Almost everybody has this word, but somebody has another without knowing it: it may be you. Give a one-word clue, neither too clear nor too vague.
tutorial-clue-later = Somebody is about to give that word. Find another clue.
tutorial-clues = You had picked the number, so you spoke first, then everybody in turn, to the left. One of these clues doesn’t fit your word: which one?
tutorial-vote = Tap the portrait of the player who doesn’t have your word, then vote.
tutorial-opened = Well spotted: flour in a lighthouse? The votes are opened; whoever gets the most leaves the mission and shows their role.
tutorial-opened-wrong = The coast goes well with a lighthouse, though. The others noticed the flour: whoever gets the most votes leaves the mission and shows their role.
tutorial-opened-press = Good thinking, ‘useful’ says nothing; but the flour fits even less. Whoever gets the most votes leaves the mission and shows their role.
tutorial-opened-blank = Your blank vote does not count. The others noticed the flour: whoever gets the most votes leaves the mission and shows their role.
tutorial-press = In the next round, the player to the left of the one who left begins: Karim, as vague as ever. He was a journalist! He gets one guess, misses, and is shown the word.
tutorial-end = Mission accomplished: one point for each disciple. This time you were a disciple. Next time the other word may be yours, and nothing will tell you: listen to the clues.

## What bots say

board-say-accuse-1 = My eye is on { $who }. ‘{ $clue }’? Really?
board-say-accuse-2 = I’ve been back over the sheet, and it’s ‘{ $clue }’ that limps. { $who }?
board-say-accuse-3 = { $who } said ‘{ $clue }’ a bit too quickly for me.
board-say-accuse-4 = Shall we vote against { $who }? ‘{ $clue }’ doesn’t ring true to me.
board-say-accuse-5 = { $who } is talking about something else: ‘{ $clue }’…
board-say-accuse-6 = Something tells me it’s { $who }, because of ‘{ $clue }’.
board-say-accuse-7 = ‘{ $clue }’ means nothing to me. Care to explain, { $who }?
board-say-accuse-8 = I keep tripping over ‘{ $clue }’. Don’t you? { $who } should explain.
board-say-accuse-9 = If we had to vote right now: { $who }, for ‘{ $clue }’.
board-say-accuse-10 = ‘{ $clue }’, { $who }, honestly? I can’t quite follow.
board-say-accuse-11 = Did anybody get ‘{ $clue }’? I didn’t. { $who } worries me.
board-say-accuse-12 = There’s one wrong note, and it’s ‘{ $clue }’. Sorry, { $who }.
board-say-clash-1 = ‘{ $clue }’ doesn’t go with ‘{ $other }’. { $who }, explain that one.
board-say-clash-2 = { $who }, your ‘{ $clue }’ bothers me: it has nothing to do with ‘{ $other }’.
board-say-clash-3 = If ‘{ $other }’ is right, then ‘{ $clue }’ is off. I’ve got my eye on you, { $who }.
board-say-clash-4 = ‘{ $clue }’ next to ‘{ $other }’ made me raise an eyebrow. Sorry, { $who }.
board-say-clash-5 = I’m looking for the link between ‘{ $clue }’ and ‘{ $other }’, and I can’t find it. { $who }?
board-say-clash-6 = With ‘{ $other }’ I was following. With ‘{ $clue }’ you’ve lost me, { $who }.
board-say-clash-7 = ‘{ $other }’, I get. ‘{ $clue }’, I don’t. { $who }?
board-say-clash-8 = Try putting ‘{ $clue }’ and ‘{ $other }’ in one sentence. Your turn, { $who }.
board-say-clash-9 = ‘{ $other }’ and ‘{ $clue }’: one of the two has the wrong word. I’d say { $who }.
board-say-clash-10 = ‘{ $other }’ on one side, ‘{ $clue }’ on the other. { $who } hasn’t read our file.
board-say-clash-11 = I believe ‘{ $other }’. So I don’t believe ‘{ $clue }’, { $who }.
board-say-clash-12 = It’s either ‘{ $other }’ or ‘{ $clue }’: I’m voting against { $who }.
board-say-trust-1 = ‘{ $clue }’ fits. I’ll leave { $who } alone.
board-say-trust-2 = { $who } is one of us, I think: ‘{ $clue }’ is good enough for me.
board-say-trust-3 = Nice one, ‘{ $clue }’, { $who }.
board-say-trust-4 = I can’t fault ‘{ $clue }’.
board-say-trust-5 = With ‘{ $clue }’, { $who } sets my mind at rest.
board-say-trust-6 = { $who } is all right by me. Let’s look elsewhere.
board-say-trust-7 = ‘{ $clue }’: I could have said that myself. Well done, { $who }.
board-say-trust-8 = I won’t vote against { $who }. ‘{ $clue }’ rings true.
board-say-trust-9 = { $who } and I are thinking of the same word, I bet.
board-say-trust-10 = Ah, ‘{ $clue }’! Yes, exactly.
board-say-trust-11 = If I trust anybody here, it’s { $who }.
board-say-trust-12 = ‘{ $clue }’ works for me. I’m looking elsewhere.
board-say-ask-1 = { $who }, who do you suspect?
board-say-ask-2 = What do you make of these clues, { $who }?
board-say-ask-3 = { $who }, why ‘{ $clue }’?
board-say-ask-4 = I’d like to hear from { $who }.
board-say-ask-5 = Give us a name, { $who }?
board-say-ask-6 = Any thoughts before we vote, { $who }?
board-say-ask-7 = Your ‘{ $clue }’, { $who }: was that to throw us off?
board-say-ask-8 = { $who }, if you had to vote now?
board-say-ask-9 = { $who }, you look like you know a thing or two. Am I wrong?
board-say-ask-10 = { $who }, ‘{ $clue }’: what were you thinking of, without saying it?
board-say-ask-11 = Who wants to speak? { $who }, perhaps?
board-say-ask-12 = { $who }, help us out a little.
board-say-answer-1 = Me? ‘{ $clue }’ is a very good clue, { $who }.
board-say-answer-2 = { $who }, take a look at your own word instead.
board-say-answer-3 = I knew ‘{ $clue }’ would get people talking. I stand by it.
board-say-answer-4 = You’ve got the wrong person, { $who }.
board-say-answer-5 = ‘{ $clue }’: I’d say it again. It’s up to you.
board-say-answer-6 = Accuse away, { $who }. We’ll count afterwards.
board-say-answer-7 = Well, I wasn’t going to give the word away!
board-say-answer-8 = It’s easy to accuse me, { $who }. Where’s your proof?
board-say-answer-9 = Think about ‘{ $clue }’ for a minute, and you’ll see.
board-say-answer-10 = { $who } is very quick to attack me. Noted.
board-say-answer-11 = I’m on your side, I promise. ‘{ $clue }’ proves it.
board-say-answer-12 = If I go, you’ll be sorry, { $who }.
board-say-explain-1 = ‘{ $clue }’? It was the first thing that came to mind.
board-say-explain-2 = If I explain ‘{ $clue }’, I give the word away. Have a think.
board-say-explain-3 = ‘{ $clue }’: clear enough for us, vague enough for the odd one out. I hope.
board-say-explain-4 = I was torn between two clues. ‘{ $clue }’ seemed the safer one.
board-say-explain-5 = { $who }, think of the word, then of ‘{ $clue }’. The link is there.
board-say-explain-6 = ‘{ $clue }’ holds up. I’ll say no more: there may be a journalist listening.
board-say-explain-7 = I had to say something without saying the word, hence ‘{ $clue }’.
board-say-explain-8 = We don’t all think of it the same way. For me it was ‘{ $clue }’.
board-say-explain-9 = Why ‘{ $clue }’? So that my own side gets it, and nobody else.
board-say-explain-10 = ‘{ $clue }’ isn’t my best clue, I grant you. It’s still a true one.
board-say-explain-11 = I had worse in mind, believe me. ‘{ $clue }’ isn’t that bad.
board-say-explain-12 = Good question, { $who }. ‘{ $clue }’ made sense in my head, I promise.
board-say-lean-1 = If you want a name, { $who }: ‘{ $clue }’ is what I understand least.
board-say-lean-2 = Right now I’m leaning towards { $who }. ‘{ $clue }’ puzzles me.
board-say-lean-3 = { $who }, though I’m not sure. It’s ‘{ $clue }’ that makes me wonder.
board-say-lean-4 = { $who }, rather. I can’t place ‘{ $clue }’.
board-say-lean-5 = I’d say { $who }, because of ‘{ $clue }’. But I could change my mind.
board-say-lean-6 = Between us, { $who }. Have another look at ‘{ $clue }’.
board-say-lean-7 = My vote would go to { $who }: ‘{ $clue }’ doesn’t help me.
board-say-lean-8 = No proof, but { $who }: ‘{ $clue }’ surprised me.
board-say-lean-9 = { $who } is top of my list, for ‘{ $clue }’.
board-say-lean-10 = A name? { $who }. A reason? ‘{ $clue }’.
board-say-lean-11 = If I had to choose, { $who }. I expected better than ‘{ $clue }’.
board-say-lean-12 = I still can’t decide, but ‘{ $clue }’ keeps bringing me back to { $who }.
board-say-hunch-1 = Nothing solid. If you want a name, { $who }: ‘{ $clue }’ proves nothing.
board-say-hunch-2 = ‘{ $clue }’ bothers me a little. { $who }, perhaps.
board-say-hunch-3 = { $who }, but it’s only a feeling: ‘{ $clue }’ isn’t enough to reassure me.
board-say-hunch-4 = Without proof, I’d say { $who }. You can hit on ‘{ $clue }’ by luck.
board-say-hunch-5 = I have one doubt, and it’s { $who }, for ‘{ $clue }’.
board-say-hunch-6 = It all fits, so I go by the smallest doubt: { $who }, with ‘{ $clue }’.
board-say-hunch-7 = { $who }. I can’t prove it: ‘{ $clue }’ left me cold.
board-say-hunch-8 = Call it a hunch: { $who }. ‘{ $clue }’ hasn’t quite won me over.
board-say-hunch-9 = If I had to vote now, { $who }. ‘{ $clue }’ leaves me wondering.
board-say-hunch-10 = { $who }, for want of anybody better. ‘{ $clue }’ didn’t set my mind at rest.
board-say-hunch-11 = My gut says { $who }. ‘{ $clue }’ is fine, but there’s not much to it.
board-say-hunch-12 = Let’s say { $who }. ‘{ $clue }’ is a bit thin.
board-say-greet-1 = Hello { $who }. Let’s look at these clues.
board-say-greet-2 = Hi { $who }! Ready to unmask somebody.
board-say-greet-3 = Welcome, { $who }. Trust nobody, me included.
board-say-greet-4 = { $who }, a pleasure. One of us is lying, I hear.
board-say-greet-5 = Hello, hello. Who do we start with?
board-say-greet-6 = Hi. Tell me who you suspect, and I’ll tell you what I think.
board-say-greet-7 = Hello { $who }. I’ve been over the sheet twice already.
board-say-greet-8 = Ah, { $who }! We were only waiting for you.
board-say-greet-9 = Hello everybody, infiltrators included.
board-say-greet-10 = Hi { $who }. Nice file we have today.
board-say-greet-11 = Hello. That’s the manners done, now let’s find the odd one out.
board-say-greet-12 = Good to read you, { $who }.
board-say-deaf-1 = I can’t hear what you say aloud: type your clue, and I’ll follow.
board-say-deaf-2 = I’m a bot, so I’m deaf. A typed clue would help.
board-say-deaf-3 = Your voices don’t reach me. I’ll go by the votes.
board-say-deaf-4 = Who can type the clues for me? I have no ears.
board-say-deaf-5 = I can read you, but I can’t hear you.
board-say-deaf-6 = Talk among yourselves: I’ll watch who votes against whom.
board-say-deaf-7 = Heard nothing, as usual. Please type.
board-say-deaf-8 = Without a typed clue I’m only guessing. Be kind.
board-say-deaf-9 = My microphones are on strike: type your words if you want my opinion.
board-say-deaf-10 = I saw lips moving. That’s all.
board-say-deaf-11 = One typed word is worth ten whispers to me.
board-say-deaf-12 = Pretend I’m behind a pane of glass.
board-say-unsure-1 = I don’t know yet. It all fits a little too well.
board-say-unsure-2 = Frankly, I can’t decide.
board-say-unsure-3 = I don’t want to accuse anybody without a reason.
board-say-unsure-4 = There’s a piece missing before I can see clearly.
board-say-unsure-5 = Nobody has really slipped up, if you ask me.
board-say-unsure-6 = I’m listening, not accusing.
board-say-unsure-7 = Everybody’s playing it close to the chest.
board-say-unsure-8 = I change my mind every minute.
board-say-unsure-9 = Let’s not vote at random.
board-say-unsure-10 = Somebody here is hiding it well.
board-say-unsure-11 = Nothing sticks out. It’s annoying.
board-say-unsure-12 = Give me a reason, and I’m with you.

## The end, for oneself

board-mine = { $points ->
    [0] No points
    [one] One point
   *[other] { $points } points
}{ $gap ->
    [0] , in the lead.
    [one] , one point behind the leader.
   *[other] , { $gap } points behind the leader.
}

## What people are remembered for

title-good-company = Good company
title-good-company-why = { $count ->
    [one] played the whole mission
   *[other] played all { $count } missions
}
title-great-stroke = Masterstroke
title-great-stroke-why = { $count ->
    [one] took a point in mission { $mission }
   *[other] took { $count } points in mission { $mission }
}
title-press-flair = A nose for news
title-press-flair-why = guessed ‘{ $word }’ first time
title-choice-word = Choice word
title-choice-word-why = said ‘{ $word }’
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
title-perfect-cover-why = did not get a single vote all game
title-of-the-house = One of the family
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
   *[other] { $who }’s word: ‘{ $word }’.
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
   *[unknown] Our tables do not know it, or find it too vague: it carries no weight.
}
board-knew-seat = What { $name } could make of it
board-knew-chances = chances of not being a disciple, and the truth
board-knew-percent = { $percent }%
board-knew-out = { $name } was out, and knew the word.
board-knew-look = Choose a name above to see whom that player could suspect, and whether they could doubt themselves.
board-knew-exact = Counted exactly over every way of dealing the roles, by our tables of associations: at 10, no clue suits that word better; at 0, it suits that word no better than any other.

## Out of the game

channel-gone = Among those who are out
bet-other = Who does not have the disciples’ word?
board-envelope = { $open ->
    [one] The first envelope
   *[other] Envelope { $open } of { $count }
}
board-envelope-order = In seat order.
board-case-closed = Case closed

## What is heard

board-sound-bell = a bell
board-sound-chord = the case is closed
board-sound-keys = a typewriter
board-sound-paper = tearing paper
board-sound-stamp = a stamp comes down
