# Sporz: all that is read while playing. The names of the keys: docs/texts.md.

game-name = Sporz
game-tagline = Every night, the Spore recruits.
board-own-phone = In Sporz everybody needs their own phone: at night everyone acts at the same time, and nobody may see who does what.
board-brief-1 = Somebody mutates
board-brief-1-text = The whole crew is healthy, except for one person at least. They know it; you don’t.
board-brief-2 = The night
board-brief-2-text = Roles are called in turn. Everybody taps their phone: nobody sees who acts.
board-brief-3 = The day
board-brief-3-text = You talk, in the corridor or in private, then vote in secret against somebody.
board-brief-4 = The airlock
board-brief-4-text = Whoever gets the most votes goes out. Cure or eject the mutants before everybody has mutated.
board-set-first = Few roles, plenty of time, and vote counts after each vote.
board-how-1 = By night the mutants win somebody over; the others try to find out whom.
board-how-2 = By day you talk and vote: somebody leaves through the airlock.
board-how-3 = The last side aboard wins.
game-players = { $min } to { $max } players
board-where = Where are you playing?
board-where-table = Round one table
board-where-table-help = Every call of the night runs its full length, so nobody knows who acted.
board-where-home = Each at home
board-where-home-help = Quick nights: a call ends as soon as everybody has tapped.
board-bot-easy = Plays its role, hardly listens, and changes its mind on a whim.
board-bot-medium = Listens, remembers, and votes partly on instinct.
board-bot-strong = Checks everything that is said, and takes nobody’s word for it.

## Roles, genomes, touches

role-base = Base mutant
role-doctor = Doctor
role-computer = Computer scientist
role-psychologist = Psychologist
role-geneticist = Geneticist
role-spy = Spy
role-hacker = Hacker
role-astronaut = Astronaut

genome-normal = normal
genome-host = host
genome-resistant = resistant

touch-mutated = the Spore took me
touch-resisted = the Spore failed to take me
touch-again = the Spore came back and changed nothing
touch-paralysed = I was paralysed
touch-cured = the doctors cured me
touch-incurable = the doctors could do nothing for me: I’m a host
touch-treated = the doctors treated me

wave-mutants = The mutants are called
wave-doctors = The doctors are called
wave-inspectors = The computer scientist, the psychologist and the geneticist are called
wave-watchers = The spy and the hacker are called

killer-mutants = the mutants
killer-doctors = the doctors
killer-crew = the crew

gesture-yes = yes
gesture-no = no
gesture-wait = wait
gesture-this = this one
gesture-beware = beware

opinion-suspect = suspicion
opinion-trust = trust
opinion-vote = vote
opinion-ask = question

## Options

option-computer = Computer scientist
option-computer-help = Learns how many mutants there are, every night.
option-computer-auto = by the size of the crew
option-computer-on = aboard
option-computer-off = left out
option-psychologist = Psychologist
option-psychologist-help = Learns whether somebody is a mutant, every night.
option-psychologist-auto = by the size of the crew
option-psychologist-on = aboard
option-psychologist-off = left out
option-geneticist = Geneticist
option-geneticist-help = Learns somebody’s genome, every night.
option-geneticist-auto = by the size of the crew
option-geneticist-on = aboard
option-geneticist-off = left out
option-spy = Spy
option-spy-help = Learns everything that happened to somebody, every night.
option-spy-auto = by the size of the crew
option-spy-on = aboard
option-spy-off = left out
option-hacker = Hacker
option-hacker-help = Copies what another role has just learnt, every night.
option-hacker-auto = by the size of the crew
option-hacker-on = aboard
option-hacker-off = left out
option-disagreement = When mutants disagree
option-disagreement-help = What happens when they don’t want the same thing at the end of their call. With more than twenty people, most votes always win.
option-disagreement-auto = to suit the table
option-disagreement-plurality = most votes win
option-disagreement-forfeit = they lose the game
option-mutants_time = Time for the mutants
option-mutants_time-none = to suit the table
option-mutants_time-help = This call always lasts this long, whatever happens in it.
option-wave_time = Time for the other calls
option-wave_time-help = They always last this long, whatever happens in them.
option-quick_nights = Quick nights
option-quick_nights-help = A call ends when everybody has tapped. A moment’s hesitation may give you away.
option-day_time = Time to debate
option-day_time-help = The vote closes at the end, or as soon as everyone has decided. Without a limit, the chief or whoever runs the table closes it.
option-day_time-0 = no limit
option-election_time = Time to elect a chief
option-election_time-help = The vote is in the open. Without a limit, whoever runs the table closes it.
option-election_time-0 = no limit
option-chief_time = Time for the chief
option-chief_time-help = To break a tie. After that, chance decides.
option-chief_time-0 = no limit
option-closing_time = Time to wrap up
option-closing_time-help = When a vote without a limit is being closed, everybody may still change their mind.
option-circles = Size of circles
option-circles-help = The most people who can talk together in private by day.
option-circles-0 = no circles
option-dead_see = What the dead see
option-dead_see-help = Either way, they keep silent.
option-dead_see-public = what the public sees
option-dead_see-all = all the secrets
option-counts_told = Announce the counts
option-counts_told-help = After the vote, how many votes each name got. Never who voted against whom.

sporz-too-many-roles = { $extra ->
    [one] There is one role too many for this crew. Leave one out, or invite somebody.
   *[other] There are { $extra } roles too many for this crew. Leave some out, or invite people.
}

## What happens, what you must do, whom we wait for

phase-boarding = The crew comes aboard.
phase-electing = { $tied ->
    [none] The crew elects its chief.
   *[other] A tie: vote again between { $tied }.
}
phase-waking = Night { $day }: { $wave ->
    [mutants] the mutants.
    [doctors] the doctors.
    [inspectors] the studies.
   *[other] the surveillance.
}
phase-enquiring = Day { $day }: { $closing ->
    [yes] the vote is closing.
   *[no] debate and vote.
}
phase-breaking = A tie: { $chief } decides.
phase-drawing = Chance decides.
phase-over = The game is over.

interlude-election = The votes are counted.
interlude-airlock = The airlock opens.

todo-boarding = One moment, roles are being dealt.
todo-electing = Choose a chief.
todo-waking = Tap your screen, like everybody else.
todo-enquiring = Talk, compare, then vote.
todo-breaking = A tie: you decide.
todo-drawing = One moment, chance decides.
todo-over = Thank you for playing!

wait-boarding = Roles are being dealt.
wait-electing = Waiting for { $names }.
wait-waking = The night takes its course.
wait-enquiring = { $voted ->
    [0] Nobody has decided yet.
    [one] One person has decided.
   *[other] { $voted } people have decided.
}
wait-breaking = Waiting for { $chief } to decide.
wait-drawing = Chance decides.
wait-over = The game is over.

## Why one may not write

closed-waking = At night, only the mutants and doctors who are awake can whisper to each other.
closed-out = The dead keep silent. You may tell everything at the end.

## What is told

note-welcomed = The crew is complete: { $options_seats } people on board, and the Spore among them. { $options_disagreement ->
    [forfeit] If the mutants disagree, they lose the game.
   *[other] If the mutants disagree, the biggest group among them gets its way.
}
note-dealt = { $role ->
    [base] You are the base mutant, and a host: nobody can cure you.
    [doctor] You are a doctor: every night you treat somebody.
    [computer] You are the computer scientist: every night you count the mutants.
    [psychologist] You are the psychologist: every night you learn whether somebody is a mutant.
    [geneticist] You are the geneticist: every night you read somebody’s genome.
    [spy] You are the spy: every night you see all that happens to somebody.
    [hacker] You are the hacker: every night you copy what another role has just learnt.
   *[astronaut] You are an astronaut: no power, but a vote.
}
note-colleagues = { $seats_count ->
    [one] You are the only doctor aboard.
   *[other] The doctors: { $seats }.
}
note-election-opened = { $tied ->
    [none] The crew needs a chief. Everybody sees who votes for whom.
   *[other] A tie: vote again between { $tied }.
}
note-supported = { $voter } votes for { $at }.
note-lowered = { $voter } takes their vote back.
note-elected = { $by_lot ->
    [yes] The lot makes { $seat } chief.
   *[no] The crew chooses { $seat } as chief.
}
note-night-fell = Night { $night }. The whole crew falls asleep.
note-wave-opened = { $wave ->
    [mutants] I call the mutants. They show me whom they want to mutate, and whom to paralyse.
    [doctors] The mutants go back to sleep. I call the doctors: they show me whom they want to treat.
    [inspectors] The doctors go back to sleep. I call the computer scientist, the psychologist and the geneticist.
   *[other] Everyone goes back to sleep. I call the spy and the hacker.
}
note-pack-woke = { $seats_count ->
    [one] You are the only mutant tonight.
   *[other] Tonight’s mutants: { $seats }.
}
note-pack-decided = The mutants have acted. Mutated: { $mutated ->
    [none] nobody
   *[other] { $mutated }
}. Killed: { $killed ->
    [none] nobody
   *[other] { $killed }
}. Paralysed: { $paralysed ->
    [none] nobody
   *[other] { $paralysed }
}.
note-doctors-woke = { $seats_count ->
    [one] You are the only doctor awake tonight.
   *[other] The doctors awake tonight: { $seats }.
}
note-doctors-decided = { $killed ->
    [none] { $treated ->
        [none] Nobody was treated.
       *[other] Treated: { $treated }.
    }
   *[other] The doctors killed { $killed }.
}
note-tapped = { $decoy ->
    [yes] You tap the screen in your sleep: nothing comes of it.
   *[no] { $tap ->
        [mutate] { $seat }: mutate { $at }
        [kill] { $seat }: kill { $at }
        [heal] { $seat }: treat { $at }
        [count] { $seat }: count the mutants
        [inspect] { $seat }: study { $at }
        [spy] { $seat }: spy on { $at }
        [hack] { $seat }: hack { $role ->
            [computer] the computer scientist
            [psychologist] the psychologist
           *[other] the geneticist
        }
        [paralyse] { $at ->
            [none] { $seat }: paralyse nobody
           *[other] { $seat }: paralyse { $at }
        }
        [lock] { $seat }: that’s settled
       *[other] { $seat }: do nothing
    }
}
note-signed = { $gesture ->
    [yes] { $seat } nods.
    [no] { $seat } shakes their head.
    [wait] { $seat } asks you to wait.
    [this] { $seat } points at { $at }.
   *[beware] { $seat } doesn’t trust { $at }.
}
note-felt = { $touches ->
    [none] Nothing happened to you.
   *[other] { $touches }
}
item-felt-touches = { $value ->
    [mutated] The Spore takes you: you are a mutant now, and win with the mutants.
    [resisted] Somebody tried to mutate you and failed: you are resistant.
    [again] The Spore touches you again; nothing changes.
    [paralysed] You are paralysed until the morning.
    [cured] The doctors cure you: you are healthy now, and win with the healthy crew.
    [incurable] You are treated in vain: you are a host, and a mutant for good.
   *[treated] The doctors treat you.
}
note-killed = { $killer ->
    [mutants] During the night, the mutants killed { $seat }.
   *[doctors] During the night, the doctors killed { $seat }.
}
note-counted = Night { $night }: { $mutants ->
    [one] one mutant aboard.
   *[other] { $mutants } mutants aboard.
}
note-psyched = Night { $night }: { $mutant ->
    [yes] { $at } is a mutant.
   *[no] { $at } is healthy.
}
note-sequenced = Night { $night }: { $at } has { $genome ->
    [normal] a normal genome
    [host] a host’s genome
   *[resistant] a resistant genome
}.
note-spied = Night { $night }, { $at }: eyes { $eyes ->
    [yes] open
   *[no] shut
}, { $mutated ->
    [yes] { $infected ->
        [yes] mutated
       *[no] a mutation that failed
    }
   *[no] no mutation
}, { $paralysed ->
    [yes] paralysed
   *[no] not paralysed
}, { $treated ->
    [yes] treated
   *[no] not treated
}, { $psyched ->
    [yes] studied
   *[no] not studied
}, { $sequenced ->
    [yes] genome read
   *[no] genome not read
}.
note-hacked = Night { $night }: { $role ->
    [computer] { $found ->
        [yes] the computer scientist counted { $mutants ->
            [one] one mutant.
           *[other] { $mutants } mutants.
        }
       *[no] nothing to copy from the computer scientist.
    }
    [psychologist] { $found ->
        [yes] the psychologist says: { $at }, { $mutant ->
            [yes] mutant.
           *[no] healthy.
        }
       *[no] nothing to copy from the psychologist.
    }
   *[other] { $found ->
        [yes] the geneticist says: { $at }, { $genome ->
            [normal] normal.
            [host] host.
           *[resistant] resistant.
        }
       *[no] nothing to copy from the geneticist.
    }
}
note-day-broke = Day { $day }. Everybody wakes up.
note-autopsied = { $seat }: { $role ->
    [doctor] doctor
    [computer] computer scientist
    [psychologist] psychologist
    [geneticist] geneticist
    [spy] spy
    [hacker] hacker
   *[other] astronaut
}, { $mutant ->
    [yes] mutant
   *[no] healthy
}, { $genome ->
    [normal] normal
    [host] host
   *[resistant] resistant
} genome.
note-enquiry-opened = Day { $day }: the debate begins. The ballot box is open.
note-circle-joined = { $seats_count ->
    [one] { $seat } opens a circle.
   *[other] { $seat } joins a circle: { $seats }.
}
note-circle-left = { $seat } leaves their circle.
note-role-claimed = { $seat }: { act-claim-role }
note-state-claimed = { $seat }: { act-claim-state }
note-genome-claimed = { $seat }: { act-claim-genome }
note-count-claimed = { $seat }: { act-claim-count }
note-touch-claimed = { $seat }: { act-claim-touch }
note-opinion-claimed = { $seat }: { act-claim-opinion }
note-voted = { $at ->
    [none] You vote blank.
   *[other] You vote against { $at }.
}
note-abstained = You are not voting.
note-vote-withdrawn = You take your choice back.
note-close-called = { $by ->
    [none] Whoever runs the table is closing the vote: { $seconds } more seconds to vote, change or withdraw.
   *[other] { $by } is closing the vote: { $seconds } more seconds to vote, change or withdraw.
}
note-votes-counted = The votes of day { $day }: { $counts ->
    [none] none
   *[other] { $counts }
}.
item-tally = { $at ->
    [none] blank
   *[other] { $at }
} { $votes }
note-vote-tied = A tie between { $tied }{ $blank ->
    [yes] { " and the blank vote" }
   *[no] { "" }
}: the chief decides.
note-executed = { $seats ->
    [none] Nobody leaves today.
   *[other] The crew ejects { $seats }.
}
note-unveiled = You leave the game, and from now on you see everything. Keep it to yourself.
note-witnessed = Night { $night_night }: the call is over, and you saw it all.
note-ballots-seen = The votes of day { $day_day }: { $day_ballots ->
    [none] none
   *[other] { $day_ballots }
}.
item-ballot = { $voter } → { $at ->
    [none] blank
   *[other] { $at }
}
note-game-ended = { $winner ->
    [healthy] The healthy crew wins.
    [mutants] The mutants win.
   *[nobody] Nobody wins.
} { $reason ->
    [cured] Not one mutant is left aboard.
    [spread] Nobody healthy is left aboard.
    [dusk] Night is falling, and no healthy doctor is left to treat anybody.
    [forfeit] The mutants could not agree.
    [empty] Nobody is left aboard.
   *[endless] The journey took too long.
}

## Ends

headline-cured = The ship is clean
headline-spread = The Spore takes over
headline-dusk = Night falls without a doctor
headline-forfeit = The mutants fall out
headline-empty = An empty ship
headline-endless = A journey without end
board-camp-healthy = The crew
board-camp-mutants = The Spore
outcome-cured = { $count ->
    [0] The healthy crew has beaten the Spore.
   *[other] The healthy crew has beaten the Spore: { $names }.
}
outcome-spread = The whole ship belongs to the Spore: { $names }.
outcome-dusk = No healthy doctor is left: the Spore wins. Winners: { $names }.
outcome-forfeit = { $count ->
    [0] The mutants fell out: the healthy crew wins by forfeit.
   *[other] The mutants fell out: the healthy crew wins by forfeit. Winners: { $names }.
}
outcome-empty = Nobody is left aboard. Nobody wins.
outcome-endless = The journey took too long. Nobody wins.
why-cured = The crew wins: not one mutant is left aboard.
why-spread = The Spore wins: nobody healthy is left aboard.
why-dusk = The Spore wins: night was falling, and no healthy doctor was left to treat anybody.
why-forfeit = The crew wins: the mutants could not agree.
why-empty = Nobody wins: nobody is left aboard.
why-endless = Nobody wins: the journey took too long.
end-cured = Not one mutant left aboard.
end-spread = Nobody healthy left aboard.
end-dusk = No healthy doctor left.
end-forfeit = The mutants disagreed.
end-empty = Nobody left aboard.
end-endless = The journey took too long.

## Acts

act-deal = Deal the roles
act-lot = Draw lots
act-time-up = Time is up
act-elect = { $at } for chief
act-mutate = Mutate { $at }
act-kill = Kill { $at }
act-heal = Treat { $at }
act-count = Count the mutants
act-inspect = Study { $at }
act-spy = Spy on { $at }
act-hack = { $role ->
    [computer] Hack the computer scientist
    [psychologist] Hack the psychologist
   *[other] Hack the geneticist
}
act-spare = Do nothing
act-paralyse = { $at ->
    [none] Paralyse nobody
   *[other] Paralyse { $at }
}
act-lock = That’s settled
act-sign = { $gesture ->
    [yes] Nod
    [no] Shake your head
    [wait] Ask them to wait
    [this] Point at { $at }
   *[beware] Warn of { $at }
}
act-vote = { $at ->
    [none] Vote blank
   *[other] Vote against { $at }
}
act-abstain = I’m not voting
act-withdraw = Take my choice back
act-close = Close the vote
act-join = { $circle ->
    [none] Open a circle
   *[other] Join circle { $circle }
}
act-leave = Leave your circle
act-claim-role = ‘{ $role ->
    [doctor] I’m a doctor.
    [computer] I’m the computer scientist.
    [psychologist] I’m the psychologist.
    [geneticist] I’m the geneticist.
    [spy] I’m the spy.
    [hacker] I’m the hacker.
   *[other] I’m an astronaut.
}’
act-claim-state = ‘Night { $night }, I studied { $at }: { $mutant ->
    [yes] mutant.
   *[no] healthy.
}’
act-claim-genome = ‘Night { $night }, I read { $at }’s genome: { $genome ->
    [normal] normal.
    [host] host.
   *[resistant] resistant.
}’
act-claim-count = ‘Night { $night }, { $mutants ->
    [one] one mutant aboard.
   *[other] { $mutants } mutants aboard.
}’
act-claim-touch = ‘Night { $night }, { $touch ->
    [mutated] the Spore took me.
    [resisted] the Spore failed to take me.
    [again] the Spore came back and changed nothing.
    [paralysed] I was paralysed.
    [cured] the doctors cured me.
    [incurable] the doctors could do nothing for me: I’m a host.
    [treated] the doctors treated me.
   *[none] nothing happened to me.
}’
act-claim-opinion = ‘{ $opinion ->
    [suspect] I suspect { $at }.
    [trust] I trust { $at }.
    [ask] { $at }, what are you?
   *[vote] I’ll vote against { $at }.
}’

## What is refused

sporz-bad-deal = This deal doesn’t suit this crew.
sporz-bad-lot = This draw isn’t valid.
sporz-not-alive = They are no longer with us. Name somebody alive.
sporz-not-tied = Choose between those who are tied, and nobody else.
sporz-not-your-power = That isn’t one of your powers. Choose something from your list.
sporz-hacked-already = This role must wait: hack the other roles still in play first.
sporz-not-hackable = Only the computer scientist, the psychologist and the geneticist can be hacked.
sporz-locked = You’ve already confirmed. Change your choice to confirm again.
sporz-asleep = Signs are for mutants and doctors who are awake.
sporz-enough-signs = Enough signs for this call: { $most } at most.
sporz-sign-whom = Name somebody when you point or warn; the other signs name nobody.
sporz-not-voted = You haven’t decided anything: there is nothing to take back.
sporz-not-chief = It’s up to the chief, or whoever runs the table, to close the vote.
sporz-closes-anyway = This vote closes by itself.
sporz-no-circles = No circles at this table: talk to everybody.
sporz-no-circle = You’re not in a circle.
sporz-in-a-circle = You’re already in a circle. Leave it first.
sporz-no-such-circle = This circle is gone. Open one, or join another.
sporz-circle-full = This circle is full: { $most } people at most.
sporz-enough-walks = Enough circles for today: { $most } at most.
sporz-enough-claims = Enough claims for today: { $most } at most. You can still talk.
sporz-no-such-role = Nobody aboard can have this role. Choose one that is in the crew.
sporz-claim-count = There can’t be that many mutants.
sporz-claim-whom = Name somebody in the crew.
sporz-claim-night = There was no such night. Choose a past night.
sporz-no-asking = This game began before that question could be asked with one tap. Write it instead.

## The page

board-you = You
board-you-are = { $seat }, you
board-room-disagreement-forfeit = Here, mutants who disagree lose the game.
board-room-disagreement-plurality = Here, when the mutants disagree, the biggest group among them gets its way.
board-nobody = Nobody
board-chief = chief
board-chief-is = Chief: { $seat }
board-find = Look for a name
board-find-none = No name starts like that. Try fewer letters.
board-sections = Parts of the crew
board-crew = The crew
board-portholes = Portholes: tap somebody
board-touch-porthole = Tap a porthole
board-your-choice = your choice
board-role = Role
board-genome = Genome
board-genome-unknown = Unknown
board-genome-why = { $genome ->
    [normal] Normal: the Spore can take you and doctors can cure you, as often as it takes.
    [host] Host: the Spore will never leave you, and no doctor can help it.
    [resistant] Resistant: the Spore cannot take you.
   *[unknown] Hardly anybody knows their genome. Host: once taken, never cured. Resistant: never taken.
}
board-genomes = A host genome, once taken by the Spore, is never cured. A resistant one is never taken. The others are normal.
board-state = State
board-state-mutant = Mutant
board-state-healthy = Healthy
board-spore-in = mutant
board-spore-out = healthy

board-card-hidden = Your role is here. Keep your finger down to read it, away from prying eyes.
board-aim-healthy = Your aim: not one mutant left aboard.
board-aim-mutant = Your aim: the Spore takes the whole crew.
board-colleagues = Doctors with you: { $names }.
board-about-base = You are the Spore. Each night, choose who joins you, and don’t let it show by day.
board-about-doctor = Each night you treat somebody… without knowing who needs it. If the Spore takes you, you stop treating.
board-about-computer = Each night you learn how many mutants are on board.
board-about-psychologist = Each night you learn whether somebody of your choice is a mutant.
board-about-geneticist = Each night you read the genome of somebody of your choice.
board-about-spy = Each night you learn everything that happened to somebody of your choice.
board-about-hacker = Each night you copy what another role has just learnt.
board-about-astronaut = No power, but a vote: listen, compare, and use it.

board-election = Who should be chief?
board-election-again = A tie: who should be chief?
board-election-help = The chief settles tied votes. The vote is in the open, for yourself if you like, and you may change it until the end.
board-voices = { $count ->
    [one] one vote
   *[other] { $count } votes
}
board-voices-in = { $count ->
    [0] None of { $total } have voted
   *[other] { $count } of { $total } have voted
}
board-voiced-by = by { $names }
board-voice-given = You chose { $seat }

board-calls = The calls of the night
board-computer-says = On-board computer
board-hold-role = Your role: hold to read
board-row-show = for show: it means nothing
board-row-own-show = for nothing: you are asleep
board-locked-show = for show
board-hold-hint = Keep your thumb on the fingerprint to read what you have to do, and what you have learnt.
board-hold-check = Put your thumb back on the fingerprint to check your choice. The call ends for everybody at once.
board-stay-open = Nobody is looking: keep it all shown
board-confirm = Confirm
board-noted = Got it
board-verbs = What a tap on a porthole means
board-verb-mutate = Mutate
board-verb-kill = Kill
board-verb-paralyse = Paralyse
board-verb-heal = Treat
board-verb-inspect = Study
board-verb-spy = Spy on
board-wish = { $verb }: { $at }
board-locked = confirmed
board-unlocked = not yet
board-settled = Everybody confirmed the same thing: it’s settled.
board-stake-divided = You disagree: the crew wins the game if it stays that way.
board-stake-agree = Agree before the end, or the crew wins the game.
board-stake-alone = The Spore has only you tonight: nobody to agree with.
board-stake-asleep = You are asleep tonight: nothing you do here counts, so pretend.
board-disagree-plurality = Best to confirm the same thing: otherwise the choice with the most backing wins.
board-hackable = { $roles ->
    [none] Nothing left to copy: take a rest.
   *[other] Open to you tonight: { $roles }.
}
board-signs = Quick signs
board-whisper = Write quietly
board-task-mutant = You are one of the mutants
board-task-mutant-help = Choose whom to mutate or kill, and whom to paralyse. Then confirm.
board-task-doctor = You are on duty
board-task-doctor-help = Choose whom to treat, then confirm. To kill, all doctors who are awake have to agree.
board-task-computer = The computer answers you
board-task-computer-help = Nothing to choose: at the end of the call you will read here how many mutants there are. Tap and confirm to look like everyone else.
board-task-psychologist = Somebody to study
board-task-psychologist-help = Tap a porthole, then confirm. When the call ends you will read here whether they are a mutant.
board-task-geneticist = A genome to read
board-task-geneticist-help = Tap a porthole, then confirm. When the call ends you will read here what their genome is.
board-task-spy = Your camera is ready
board-task-spy-help = Tap a porthole, then confirm. In the morning your notebook will tell you all about their night.
board-task-hacker = The network is yours
board-task-hacker-help = Tap the role to copy, then confirm. In the morning your notebook will tell you what it has learnt.
board-task-paralysed = You cannot move
board-task-paralysed-help = You are paralysed until the morning. Tap and confirm like everybody else: nothing will come of it.
board-task-asleep = You are asleep
board-task-asleep-help = Tap anything, then confirm, like everybody else: nothing will come of it.

board-morning = This morning
board-quiet-night = Everybody woke up this morning.
board-victims = The night has taken { $names }.
board-killed-mutants = The mutants killed { $seat } last night.
board-killed-doctors = The doctors killed { $seat } last night.
board-killed-crew = The crew ejected { $seat }.

board-circles-help = For talking in private: everybody sees who is in one, nobody else hears.
board-circle-talk = Your circle: nobody else hears what you say there.
board-circle-out = Leave
board-circle-new = Circle
board-ship = The ship: who is alive, who is chief, who sits with whom
board-phrases = Phrases
board-heard-circle = to the circle
board-heard-all = to all
board-circles-enough = Enough circles for you today. You can still talk to the whole crew.
board-aboard = { $out ->
    [0] { $count } on board
   *[other] { $count } on board, { $out } out
}
board-circle = A full circle: { $names }
board-circle-mine = Your circle: { $names }
board-enter-circle = this circle
board-enter = Join
board-corridor = in the corridor
board-walking-count = { $count } people are in the corridor.

board-book = My notebook
board-hold = Hold
board-page-me = Me
board-page-start = Start
board-page-night = Night { $number }
board-page-day = Day { $number }
board-page-empty = Nothing yet.
board-page-unvoted = { $open ->
    [yes] No vote yet.
   *[no] No ballot.
}

board-say = Tell everybody
board-say-left = { $count ->
    [0] nothing left to say today
    [one] one more sentence today
   *[other] { $count } more sentences, true or false
}
board-say-kind = Kind of sentence
board-say-night = Which night
board-say-whom = About whom
board-say-words = Sentences: one tap is enough
board-say-choose = Who are you talking about?
board-said-it = Everyone’s heard it.
board-claim-role = I’m…
board-claim-state = I studied…
board-claim-genome = I read a genome…
board-claim-count = There are… mutants
board-claim-touch = My night…
board-claim-suspect = I suspect…
board-claim-trust = I trust…
board-claim-vote = I’ll vote against…
board-claim-ask = I ask for the role of…
board-said = What was said
board-said-nothing = Nobody has claimed anything yet today.
board-said-of = About whom
board-said-all = everybody
board-said-more = See everything ({ $count })

board-ballots-in = { $count ->
    [0] None of { $total } have decided
    [one] One of { $total } has decided
   *[other] { $count } of { $total } have decided
}
board-to-vote = Vote in secret
board-leaving = { $count ->
    [one] One person at most leaves today.
   *[other] { $count } people at most leave today.
}
board-vote-again = Decided
board-vote-question = Who leaves through the airlock?
board-vote-cast = Decided. Nothing here says what you chose.
board-vote-mine = Against { $at }
board-vote-mine-blank = A blank ballot
board-vote-mine-none = You are not voting
board-vote-change = Change
board-closing = The vote is closing: last seconds to decide or change.
board-counts = The votes
board-vote-chief = If the vote is tied, the chief settles it: { $seat }. Not voting is not voting blank. The day ends as soon as everyone has decided.
board-vote-rule = Not voting is not voting blank. The day ends as soon as everyone has decided.
board-blank = Blank ballot
board-blank-help = If it wins, nobody leaves.
board-tie = A tie: { $seat } decides
board-tie-yours = A tie: you decide
board-tie-places = { $count } people still have to leave: choose them one by one.
board-tied = Tied
board-doomed = Leaving anyway: { $names }.
board-eject = Eject { $seat }
board-spare-all = Eject nobody
board-execution = The end of the vote
board-ejected = { $count ->
    [one] { $names } leaves through the airlock
   *[other] { $names } leave through the airlock
}
board-ejected-you = { $names ->
    [none] You leave through the airlock
   *[other] You leave through the airlock, with { $names }
}
board-nobody-ejected = Nobody leaves
board-nobody-ejected-help = The airlock stays shut. Night falls on the whole crew.
board-ejected-help = Night falls on { $count ->
    [one] the last one aboard.
   *[other] the { $count } people aboard.
}

board-out = Out of the game
board-you-are-out = Your journey ends here
board-out-mutants = The mutants got you on night { $day }.
board-out-doctors = The doctors got you on night { $day }.
board-out-crew = The crew sent you out of the airlock on day { $day }.
board-out-sees = You watch the rest like any spectator. The dead may talk among themselves: the living cannot read it.
board-out-sees-all = Nothing is hidden from you any more. The dead may talk among themselves: the living cannot read it.
board-count-aboard = on board
board-count-out = out
board-count-ballots = { $count ->
    [one] of { $total } has decided
   *[other] of { $total } have decided
}

board-timeline = Who was what, night by night
board-who = Who, night by night
board-show-all = See all { $count } people
board-elsewhere = The nights and the votes are on your phones.
board-elsewhere-more = { $count ->
    [one] One more person, the nights and the votes: it’s all on your phones.
   *[other] { $count } more people, the nights and the votes: it’s all on your phones.
}
board-all-nights = What happened at night
board-no-deeds = Nobody did anything.
board-all-votes = All the votes
board-no-votes = No ballots.
board-end-mutants = killed by the mutants on night { $day }
board-end-doctors = killed by the doctors on night { $day }
board-end-crew = ejected on day { $day }
board-event-infected = the Spore took hold
board-event-resisted = a mutation that failed
board-event-paralysed = paralysed
board-event-treated = treated
board-event-killed = death
board-event-ended = death

channel-day = The whole crew
channel-circle = Circle { $number }
channel-mutants = The mutants
channel-doctors = The doctors
channel-ghosts = Among the dead

## The lesson

tutorial-title = Sporz in two minutes
tutorial-you = You
tutorial-player-1 = Jo
tutorial-player-2 = Ines
tutorial-player-3 = Karim
tutorial-player-4 = Lea
tutorial-player-5 = Noah
tutorial-read = The Spore is on board, and somebody already carries it. Hold the button to read your role.
tutorial-elect = The crew elects a chief, who will break ties. Tap a porthole, then vote.
tutorial-sleep = Night. The mutants act, and you are asleep. Tap a porthole and confirm anyway: from a distance all phones look alike.
tutorial-study = You’re being called. Keep your thumb on the fingerprint to read what to do, tap the person to study, and confirm.
tutorial-day = Day. The answer is in your notebook: hold to read it. Say what you like, true or false, then vote.
tutorial-day-healthy = Day. That person is healthy: it’s in your notebook, hold to read. Now to find out who isn’t: Jo suspects somebody. Say what you like, true or false, then vote.
tutorial-gone = The crew has ejected a mutant: none are left, and the healthy crew wins. Next time the Spore may take you, and change your aim.
tutorial-gone-wrong = That wasn’t the right person, but the others listened to Jo: Karim leaves, and it was him. No mutants are left, and the healthy crew wins. Next time the Spore may take you, and change your aim.
tutorial-votes = You may do that in a game, and nobody would know. Here, please vote: the rest depends on it.

## What bots say

board-say-read-1 = I’ll vote against { $who }: { $by } said so, and I believe { $by }.
board-say-read-2 = { $by } found something on { $who }. That’s good enough for me.
board-say-read-3 = Against { $who } we have an expert’s word: { $by } said it, and we all heard.
board-say-read-4 = That’s a serious charge against { $who }, and { $by } signed it. Let’s go with it.
board-say-read-5 = { $by } accuses { $who }, and nothing contradicts { $by } so far.
board-say-read-6 = If { $by } is telling the truth, { $who } has to go today.
board-say-read-7 = I’d rather trust { $by } than my gut: { $who }.
board-say-read-8 = { $who }, answer { $by }, or it’s the airlock.
board-say-read-9 = { $by } has no reason to lie about this. I’m going for { $who }.
board-say-read-10 = A finding beats a feeling: { $who }.
board-say-read-11 = { $by } spoke up and we didn’t. That counts for more than our silence: { $who }.
board-say-read-12 = I’m with { $by } on this. Sorry, { $who }.
board-say-lie-1 = { $who } has claimed something false. Nobody gets that wrong by accident.
board-say-lie-2 = What { $who } says doesn’t fit with what we know.
board-say-lie-3 = { $who } says one thing, and the facts say another.
board-say-lie-4 = I went back over my notes: { $who } lied to us.
board-say-lie-5 = The log doesn’t lie. { $who } does.
board-say-lie-6 = { $who } tells stories, and I keep count.
board-say-lie-7 = There’s one sentence too many aboard, and { $who } said it.
board-say-lie-8 = { $who }’s version doesn’t match mine.
board-say-lie-9 = The numbers don’t add up with { $who }.
board-say-lie-10 = { $who }, what you claimed can’t be true.
board-say-lie-11 = I’m not accusing { $who } on a hunch: I’m going by their own words.
board-say-lie-12 = Check your notebooks: what { $who } says is impossible.
board-say-hunch-1 = I’m leaning towards { $who }. No proof, though.
board-say-hunch-2 = { $who }, maybe. It’s only an impression.
board-say-hunch-3 = Something about { $who } bothers me.
board-say-hunch-4 = If you want a name, I’d say { $who }. But I’m listening.
board-say-hunch-5 = I’ve got nothing solid. { $who }, for want of anything better.
board-say-hunch-6 = { $who } is awfully calm, if you ask me.
board-say-hunch-7 = Failing any proof: { $who }. Has anyone got something better?
board-say-hunch-8 = My notebook points to { $who }, but only just.
board-say-hunch-9 = Let’s say { $who }, until proven otherwise.
board-say-hunch-10 = If nobody speaks up, I’ll vote against { $who }.
board-say-hunch-11 = I don’t quite trust { $who } this morning.
board-say-hunch-12 = I’m a little more wary of { $who } than of the others.
board-say-ask-1 = { $who }, what’s your role?
board-say-ask-2 = { $who }, what did you do last night?
board-say-ask-3 = We haven’t heard from { $who }.
board-say-ask-4 = { $who }, do you suspect anybody?
board-say-ask-5 = Before I vote, I’d like an answer: { $who }?
board-say-ask-6 = Who studied whom last night? { $who }, do you know anything?
board-say-ask-7 = { $who }, tell us what you are, so we can count.
board-say-ask-8 = Let’s go round the roles. { $who }, your turn.
board-say-ask-9 = { $who }, your silence is costing us.
board-say-ask-10 = A simple question for { $who }: did you feel anything last night?
board-say-ask-11 = { $who }, who are you voting against?
board-say-ask-12 = { $who }, can you help us?
board-say-answer-1 = { $who }, I’m on your side.
board-say-answer-2 = You’re wasting a day on me, { $who }.
board-say-answer-3 = { $who }, you’re very quick to accuse.
board-say-answer-4 = Look at who’s keeping quiet instead, { $who }.
board-say-answer-5 = I’ve got nothing to hide. Study me tonight.
board-say-answer-6 = { $who }, what are you basing that on?
board-say-answer-7 = If I go, you’ll regret it at the autopsy, { $who }.
board-say-answer-8 = Well, if I’m accused, at least people are looking.
board-say-answer-9 = I’ll answer when I’m given a reason, { $who }.
board-say-answer-10 = Have you got proof, { $who }, or do you just feel like it?
board-say-answer-11 = It isn’t me. Save your votes for somebody else.
board-say-answer-12 = Note who’s accusing me, and remember it: { $who }.
board-say-reply-1 = Nothing certain for now, { $who }. I’ll say so as soon as I know more.
board-say-reply-2 = Good question, { $who }. I’m still listening.
board-say-reply-3 = What I can say, I’ll claim openly. The rest I’m keeping to myself, { $who }.
board-say-reply-4 = Not until I’ve heard the others, { $who }.
board-say-reply-5 = I’ll talk when I’ve got something to say.
board-say-reply-6 = And you, { $who }? You first, I’ll follow.
board-say-reply-7 = If I say it out loud, the mutants will hear it too, { $who }.
board-say-reply-8 = Ask me again tomorrow, { $who }, if we’re still here.
board-say-reply-9 = Let me go over my notes again, { $who }.
board-say-reply-10 = The less you say aboard, the better you sleep.
board-say-reply-11 = I’m looking, { $who }, same as you.
board-say-reply-12 = You’ll know when I vote, { $who }.
board-say-declared-1 = I’ve already said, { $who }. It’s all there.
board-say-declared-2 = Read my claims again, { $who }: I haven’t changed my mind.
board-say-declared-3 = My role is on the table, { $who }. What about yours?
board-say-declared-4 = I told you in front of everybody, { $who }.
board-say-declared-5 = It’s there in writing, { $who }.
board-say-declared-6 = I’m not going to make up another job, { $who }.
board-say-declared-7 = I’ve said what I am. Believe me or don’t, { $who }.
board-say-declared-8 = Still what I claimed, { $who }.
board-say-declared-9 = My claim stands, { $who }. Can anyone beat it?
board-say-declared-10 = I rarely repeat myself, { $who }: look at what I claimed.
board-say-declared-11 = Already answered, { $who }, and I stand by it.
board-say-declared-12 = You know what I am, { $who }. Let’s talk about the others.
board-say-doubt-1 = { $by } is quick to accuse, with no reason. I’m wary of whoever speaks first.
board-say-doubt-2 = What’s the hurry, { $by }?
board-say-doubt-3 = { $by }, how do you know that?
board-say-doubt-4 = Accusing without a reason is just what a mutant would do. { $by }?
board-say-doubt-5 = I won’t follow { $by } without a fact.
board-say-doubt-6 = Easy, { $by }. What makes you say that?
board-say-doubt-7 = { $by } gives a name, not an argument.
board-say-doubt-8 = Surely we’re not all going to vote like { $by }?
board-say-doubt-9 = Whoever accuses without proof may have a reason to, { $by }.
board-say-doubt-10 = { $by }, I’m listening, but I don’t believe you yet.
board-say-doubt-11 = Let’s hear the experts before we follow { $by }.
board-say-doubt-12 = { $by }, your haste bothers me more than your suspicions.

## The end, for oneself

board-mine = { $camp ->
    [mutants] You end with the Spore{ $nights ->
        [0] .
        [one] , one night among the mutants.
       *[other] , { $nights } nights among the mutants.
    }
   *[healthy] You end in the healthy crew{ $nights ->
        [0] .
        [one] , after one night among the mutants.
       *[other] , after { $nights } nights among the mutants.
    }
}
board-mine-dead = { $camp ->
    [mutants] Your side is the one you died on: the Spore.
   *[healthy] Your side is the one you died on: the healthy crew.
}

## What people are remembered for

title-aboard = Aboard
title-aboard-why = was part of the journey
title-steady-hand = Steady hand
title-steady-hand-why = cured { $seat } on night { $night }
title-proof = The proof
title-proof-why = found { $seat } out on night { $night }
title-gene-reader = Gene reader
title-gene-reader-why = read that { $seat } was a host, on night { $night }
title-last-ember = Last ember
title-last-ember-why = was the only mutant on night { $night }
title-iron-gut = Iron constitution
title-iron-gut-why = resisted the Spore on night { $night }
title-first-germ = First germ
title-first-germ-why = { $count ->
    [one] spread the Spore once
   *[other] spread the Spore { $count } times
}
title-patience = Endless patience
title-patience-why = { $count ->
    [one] lay still for a night
   *[other] lay still for { $count } nights
}
title-inquiring-mind = Inquiring mind
title-inquiring-mind-why = { $count ->
    [one] looked into things for a night
   *[other] looked into things for { $count } nights
}
title-on-call = On call
title-on-call-why = { $count ->
    [one] was on duty for a night
   *[other] was on duty for { $count } nights
}
title-good-eye = Good eye
title-good-eye-why = { $count ->
    [one] voted against a mutant
   *[other] voted against a mutant { $count } times
}
title-fine-lie = A fine lie
title-fine-lie-why = { $nights ->
    [one] was a mutant for a night without a single vote against them
   *[other] was a mutant for { $nights } nights without a single vote against them
}
title-at-the-helm = At the helm
title-at-the-helm-why = was elected chief
title-clear-conscience = Clear conscience
title-clear-conscience-why = left through the airlock in good health on day { $day }
title-first-star = Among the stars
title-first-star-why = joined the stars on day { $day }
title-still-aboard = Still aboard
title-still-aboard-why = held out until day { $day }

# -- a story that is told again: chapters, and what one alone was told, with their name ------------
chapter-night = Night { $number }
chapter-day = Day { $number }
told-dealt = { $role ->
    [base] { $who } is the base mutant, and a host.
    [doctor] { $who } is a doctor.
    [computer] { $who } is the computer scientist.
    [psychologist] { $who } is the psychologist.
    [geneticist] { $who } is the geneticist.
    [spy] { $who } is the spy.
    [hacker] { $who } is the hacker.
   *[astronaut] { $who } is an astronaut.
}
told-colleagues = { $seats_count ->
    [one] { $who } is the only doctor aboard.
   *[other] The doctors: { $seats }.
}
told-pack-woke = { $seats_count ->
    [one] { $who } is the only mutant tonight.
   *[other] Tonight’s mutants: { $seats }.
}
told-doctors-woke = { $seats_count ->
    [one] { $who } is the only doctor awake tonight.
   *[other] The doctors awake tonight: { $seats }.
}
told-tapped = { $decoy ->
    [yes] { $who } taps the screen while asleep: nothing comes of it.
   *[no] { note-tapped }
}
told-felt = { $touches ->
    [none] Nothing happens to { $who }.
   *[other] { $touches }
}
item-told-felt-touches = { $value ->
    [mutated] The Spore takes { $who }, a mutant from now on.
    [resisted] The Spore tries to take { $who } and fails: resistant.
    [again] The Spore touches { $who } again; nothing changes.
    [paralysed] { $who } is paralysed until the morning.
    [cured] The doctors cure { $who }: healthy again.
    [incurable] { $who } is treated in vain: a host.
   *[treated] The doctors treat { $who }.
}
told-psyched = { $who } studies { $at }: { $mutant ->
    [yes] a mutant.
   *[no] healthy.
}
told-sequenced = { $who } reads { $at }’s genome: { $genome ->
    [normal] normal.
    [host] a host.
   *[resistant] resistant.
}
told-counted = { $who } counts the mutants: { $mutants }.
told-voted = { $at ->
    [none] { $who } votes blank.
   *[other] { $who } votes against { $at }.
}
told-abstained = { $who } does not vote.
told-vote-withdrawn = { $who } takes their vote back.
told-unveiled = { $who } leaves the game, and sees everything from now on.
told-witnessed = Night { $night_night }: the call is over, and { $who } saw it all.
board-knew-title = Who was a mutant?
board-knew-drawn = What a perfect listener would have said: everything that was said aloud, and nothing else. From { $worlds } worlds drawn by lot.
board-knew-counted = What a perfect listener would have said before the first night: counted exactly.
board-knew-who = Who
board-knew-chances = chances of being a mutant, and the truth
board-knew-ballots = ballots
board-knew-percent = { $percent }%
board-knew-sick = a mutant
board-knew-well = healthy
board-knew-days = Day by day, as the ballot box was opened: chances in a hundred, and ballots
board-knew-day = D{ $day }
board-knew-votes = { $count ->
    [0] no ballots
    [one] one ballot
   *[other] { $count } ballots
}

## Bets

bet-mutant = Who is a mutant?
bet-leaves = Who leaves through the airlock tomorrow?
bet-camp = Which side wins?
bet-camp-healthy = The crew
bet-camp-mutants = The Spore
board-envelope = { $open ->
    [one] The first envelope
   *[other] Envelope { $open } of { $count }
}
board-envelope-order = In seat order.
board-chief-new = { $seat }, chief of the ship
board-envelope-nobody = Nobody voted.
board-box = The ballot box opens
board-box-result = Result
board-box-nobody = Nobody
board-box-closed = The rest stays in the box.

## What is heard

board-sound-airlock = the airlock hisses, the door slams
board-sound-bell = a bell
board-sound-chord = a chord
board-sound-dawn = day breaks, to music
board-sound-gong = the gong of the night
board-sound-lock = the lock of the ballot box
board-sound-pulse = a dull beat
board-sound-toll = a bell tolls
board-sound-paper = tearing paper
