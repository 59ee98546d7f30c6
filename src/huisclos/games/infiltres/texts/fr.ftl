# Infiltrés : tout ce que l’on lit en jouant. Les noms des clés : docs/texts.md.

game-name = Infiltrés
game-tagline = Un mot presque pareil peut vous trahir.
board-brief-1 = Un mot chacun
board-brief-1-text = L’un de vous en a reçu un autre, presque pareil. Peut-être vous.
board-brief-2 = Un indice chacun
board-brief-2-text = Un seul mot, assez clair pour les vôtres, assez flou pour l’intrus.
board-brief-3 = On parle, on vote
board-brief-3-text = Qui semble à côté ? Le vote est secret, puis on le montre.
board-brief-4 = On ouvre le dossier
board-brief-4-text = Démasqué, l’infiltré a un dernier espoir : deviner votre mot.
board-brief-word = MOULIN
board-brief-other = PHARE
board-brief-clue-1 = vieux
board-brief-clue-2 = pierre
board-brief-stamp = INFILTRÉ
board-set-first = Trois points pour gagner, des temps larges, et la première personne à parler n’est jamais journaliste.
board-how-1 = Chacun reçoit un mot ; l’un de vous, un autre.
board-how-2 = Chacun dit un indice, on parle, on vote.
board-how-3 = L’intrus gagne s’il reste, ou s’il devine.
game-players = { $min } à { $max } personnes
board-where = Où jouez-vous ?
board-where-table = Autour d’une table
board-where-table-help = On dit son indice à voix haute ; un geste passe la parole.
board-where-home = Chacun chez soi
board-where-home-help = Chacun tape son indice sur son téléphone.
board-bot-easy = Dit ce qui lui passe par la tête et vote souvent à l’instinct.
board-bot-medium = Suit les indices de tous, hésite, et se trompe parfois.
board-bot-strong = Pèse chaque indice et chaque vote, et cache bien son mot.

## Rôles

role-disciple = Disciple
role-infiltrator = Infiltré
role-journalist = Journaliste

## Modes et options

mode-typed = Indices écrits
mode-typed-help = Chacun tape son indice sur son téléphone. Idéal à distance.
mode-spoken = Indices à voix haute
mode-spoken-help = On parle autour de la table ; un geste passe la parole. Rien n’est vérifié. L’écran de table lit les indices des robots.

option-language = Langue des mots
option-language-help = Celle des missions. Chacun garde la sienne pour le reste.
option-language-fr = français
option-language-en = anglais
option-spoken = Indices à voix haute
option-spoken-help = On dit son indice au lieu de le taper. Rien n’est vérifié.
option-target = Points pour gagner
option-target-help = La partie s’arrête après la mission où quelqu’un les atteint.
option-debate = Temps de débat
option-debate-help = Par tour. Le vote ouvre plus tôt si tout le monde le demande.
option-debate-0 = sans limite
option-clue = Temps pour un indice
option-clue-help = Passé ce temps, l’indice est « … » et la parole passe.
option-clue-0 = sans limite
option-vote = Temps pour voter
option-vote-help = Passé ce temps, qui n’a pas voté s’abstient.
option-vote-0 = sans limite
option-pick = Temps pour choisir un numéro
option-pick-help = Passé ce temps, le sort choisit.
option-pick-0 = sans limite
option-guess = Temps pour deviner
option-guess-help = Celui d’un journaliste démasqué. Passé ce temps, c’est manqué.
option-guess-0 = sans limite
option-debrief = Temps pour lire le bilan
option-debrief-help = Entre deux missions, si tout le monde n’est pas prêt avant.
option-debrief-0 = sans limite
option-spare_journalist = Un mot pour qui commence
option-spare_journalist-help = La première personne à parler n’est jamais journaliste.
option-infiltrators = Infiltrés
option-infiltrators-help = Combien de personnes reçoivent l’autre mot.
option-infiltrators-none = selon la table
option-journalists = Journalistes
option-journalists-help = Combien de personnes ne reçoivent aucun mot.
option-journalists-none = selon la table

infiltres-nobody-hidden = Il faut au moins un rôle caché. Ajoutez un infiltré ou un journaliste.
infiltres-too-many-hidden = { $hidden ->
    [one] Un seul rôle caché
   *[other] { $hidden } rôles cachés
}, c’est trop pour cette table : { $most ->
    [one] un au plus
   *[other] { $most } au plus
}. Retirez des infiltrés ou des journalistes.

## Ce qui se passe, ce que vous devez faire, qui l’on attend

phase-briefing = On prépare la mission.
phase-picking = Mission { $mission } : { $names } choisit un numéro.
phase-numbering = Le numéro est tiré au sort.
phase-speaking = { $names } donne un indice.
phase-debating = Le débat est ouvert.
phase-voting = { $tied ->
    [none] Tout le monde vote, en secret.
   *[other] Égalité. On revote entre { $tied }.
}
phase-drawing = Trop d’égalités : le sort va trancher.
phase-guessing = { $names } tente de deviner le mot des disciples.
phase-debriefing = Mission terminée.
phase-over = La partie est finie.

interlude-ballots = Les enveloppes s’ouvrent.
interlude-guess = La réponse du journaliste

todo-briefing = Un instant, on distribue les rôles.
todo-picking = À vous de choisir un numéro, de 1 à 10.
todo-numbering = Un instant, le sort choisit.
todo-speaking = À vous de donner un indice.
todo-debating = Débattez, puis demandez le vote.
todo-voting = { $tied ->
    [none] À vous de voter.
   *[other] Second vote : choisissez entre { $tied }.
}
todo-drawing = Un instant, le sort choisit.
todo-guessing = Quel est le mot des disciples ? Un seul essai.
todo-debriefing = Voyez qui était qui, puis passez à la suite.
todo-over = Merci d’avoir joué !

wait-briefing = On prépare la mission.
wait-picking = On attend { $names } pour le numéro.
wait-numbering = Le sort choisit.
wait-speaking = On attend { $names } pour un indice.
wait-debating = Le débat continue pour { $names }.
wait-voting = On attend { $names } pour voter.
wait-drawing = Le sort choisit.
wait-guessing = On attend { $names } pour la réponse.
wait-debriefing = On attend encore { $names }.
wait-over = La partie est finie.

## Pourquoi l’on ne peut pas écrire

closed-speaking = Pendant les indices, un mot suffit : on discutera ensuite.
closed-guessing = Silence, on devine. Vous pourrez parler juste après.
closed-out = Vous connaissez le mot : silence jusqu’à la fin de la mission.

## Ce qui est raconté

note-welcomed = La partie commence. Pour gagner, il faut { $options_target ->
    [one] un point
   *[other] { $options_target } points
}.
note-briefed = Mission { $mission }. { $first } choisit le numéro et parle en premier.
note-carded = { $journalist ->
    [yes] Vous êtes journaliste : vous n’aurez pas de mot. Écoutez bien, et n’en laissez rien voir.
   *[no] Vous aurez un mot. Disciple ou infiltré ? À vous de le comprendre.
}
note-picked = { $by_lot ->
    [yes] Le sort a choisi le mot nº { $number }.
   *[no] { $seat } a choisi le mot nº { $number }.
}
note-passworded = { $word ->
    [none] Pas de mot pour vous : c’est à vous d’en deviner un.
   *[other] Votre mot de passe : « { $word } ».
}
note-round-opened = Tour { $round }. { $opener } commence.
note-clue-given = { $seat } : « { $word } »
note-clue-spoken = { $seat } a dit son indice.
note-clue-written = { $seat } note son indice : « { $word } »
note-clue-missed = { $seat } n’a rien dit à temps : « … »
note-debate-opened = { $seconds ->
    [0] Débattez, aussi longtemps qu’il faudra.
    [one] Débattez : vous avez une seconde.
   *[other] Débattez : vous avez { $seconds } secondes.
}
note-vote-opened = { $tied ->
    [none] On vote, en même temps.
   *[other] Égalité : on revote entre { $tied }.
}
note-voted = { $at ->
    [none] Vous votez blanc.
   *[other] Vous votez contre { $at }.
}
note-vote-closed = { $ballots ->
    [none] Personne n’a voté.
   *[other] Les votes : { $ballots }.
}
item-ballot = { $voter } → { $at ->
    [none] blanc
   *[other] { $at }
}
note-round-tied = { $stalled ->
    [1] Toujours pas de majorité : personne ne sort. On refait un tour.
   *[other] Encore sans majorité : personne ne sort. Au troisième tour de suite, le sort tranchera.
}
note-lot-drawn = Le sort désigne { $seat }.
note-eliminated = { $role ->
    [disciple] { $seat } sort de la mission. Rôle : disciple.
    [infiltrator] { $seat } sort de la mission. Rôle : infiltré !
   *[journalist] { $seat } sort de la mission. Rôle : journaliste, avec droit à un essai.
}
note-learnt = Le mot des disciples est « { $word } ». Gardez-le pour vous.
note-guessed = { $right ->
    [yes] { $seat } propose « { $word } »… et c’est le bon mot !
   *[no] { $word ->
        [none] { $seat } n’a rien proposé à temps.
       *[other] { $seat } propose « { $word } »… et ce n’est pas ça.
    }
}
note-mission-ended = { $reason ->
    [guessed] Le mot est deviné : la presse l’emporte !
    [unmasked] Plus personne à démasquer : les disciples l’emportent.
   *[last-two] Plus que deux en lice : la couverture a tenu.
} Disciples : « { $pair_disciples } ». Infiltrés : « { $pair_infiltrators } ». { $gains ->
    [none] Aucun point.
   *[other] Points : { $gains }.
}
item-mission-ended-gains = { $value ->
    [0] { "" }
   *[other] { $seat } +{ $value }
}
note-game-ended = { $winners_count ->
    [one] { $winners } gagne la partie. Bravo !
   *[other] { $winners } gagnent ensemble. Bravo !
}

## Fins

headline-target = { $count ->
    [one] { $names } classe l’affaire
   *[other] { $names } classent l’affaire
}
outcome-target = { $count ->
    [one] { $names } gagne, avec le plus de points.
   *[other] { $names } gagnent à égalité de points.
}
why-target = { $count ->
    [one] Avec le plus de points au bout du compte.
   *[other] À égalité, avec le plus de points.
}
end-guessed = Le mot est deviné.
end-unmasked = Plus personne à démasquer.
end-last-two = La couverture a tenu jusqu’aux deux derniers.

## Les gestes

act-brief = Distribuer une mission
act-pick = Le mot nº { $number }
act-number = Tirer le mot nº { $number }
act-clue = Donner « { $word } »
act-spoken = J’ai dit mon indice
act-ready = Passer à la suite
act-vote = { $at ->
    [none] Voter blanc
   *[other] Voter contre { $at }
}
act-guess = Proposer « { $word } »
act-lot = Le sort désigne { $seat }
act-time-up = Temps écoulé

## Refus

infiltres-number = Il n’y a pas de mot nº { $number }. Choisissez de 1 à 10.
infiltres-clue-one-word = Un seul mot, fait de lettres : 30 au plus. Le trait d’union est permis.
infiltres-clue-password = C’est votre mot de passe, ou un mot de sa famille. Trouvez un autre indice.
infiltres-clue-given = « { $word } » a déjà été donné dans cette mission. Trouvez un autre indice.
infiltres-vote-self = On ne vote pas contre soi-même. Choisissez quelqu’un d’autre, ou votez blanc.
infiltres-vote-out = Cette personne est déjà sortie. Choisissez parmi celles qui restent.
infiltres-vote-tied = Au second vote, on choisit parmi les ex æquo, ou l’on vote blanc.
infiltres-guess-length = Proposez un mot, de 30 lettres au plus.
infiltres-bad-brief = Cette distribution ne respecte pas les règles de la table.

## Vos propres missions

content-label = Vos propres missions
content-help = Dix lignes « mot / mot » par mission : d’abord le mot des disciples, puis celui des infiltrés. Une ligne « # titre » en commence une autre.
infiltres-content-bots = Avec vos propres missions, les robots ne connaissent pas les mots : leurs indices seront vagues.
infiltres-content-two-words = il faut deux mots séparés par une barre, comme « phare / moulin ». Lu : « { $text } ».
infiltres-content-not-a-word = « { $word } » doit être un seul mot, fait de lettres, 30 au plus.
infiltres-content-overlap = « { $one } » et « { $other } » sont de la même famille. Changez l’un des deux.
infiltres-content-pair-twice = « { $one } / { $other } » est déjà à la ligne { $first }. Supprimez l’une des deux.
infiltres-content-word-twice = « { $word } » est déjà dans cette mission. Changez-le.
infiltres-content-ten-pairs = { $count ->
    [one] cette mission n’a qu’une paire
   *[other] cette mission a { $count } paires
} ; il en faut exactement dix.
infiltres-content-empty = il n’y a aucune mission ici. Collez-en une, ou laissez vide pour jouer les nôtres.

## Sur la table

board-held-word = « { $word } ».
board-held-journalist = Journaliste, sans mot.
board-held-later = Pas encore de mot.
board-held-learnt = A appris le mot des disciples : « { $word } ».
board-mission = Mission { $mission }
board-word-number = Mot nº { $number }
board-your-word = Votre mot de passe
board-no-word = Aucun mot : vous êtes journaliste. Bluffez !
board-disciples-word = Mot des disciples
board-infiltrators-word = Mot des infiltrés
board-goal = Deux mots voisins circulent : presque tout le monde a le même, ce sont les disciples. Un infiltré a l’autre sans le savoir ; un journaliste, s’il y en a, n’a aucun mot. Démasquez-les, sans trahir votre mot.
board-good-clue = Sous chaque nom, ce qui fut dit : un bon indice se reconnaît quand on a le même mot, et ne le livre pas aux autres.
board-clues = Indices relevés
board-room-spoken-true = Indices à voix haute. Un robot ne les entend pas : s’il y en a un à la table, notez-les aussi.
board-clue-write = Votre indice
board-clue-write-give = Noter
board-clue-write-hint = Notez-le, si vous voulez, pour les robots et pour le récit. Tout le monde le verra.
board-clue-round = Tour { $round }
board-clue-now = à vous
board-clue-place = nº { $place } à parler
board-clue-place-brief = nº { $place }
board-clue-aloud = à voix haute
board-clue-field = Votre indice, un seul mot
board-clue-placeholder = un seul mot
board-clue-give = Donner
board-clue-hint = Tout le monde le verra. On ne peut pas le reprendre.
board-number-why = Le numéro tire deux mots voisins au sort : un pour presque tout le monde, un autre pour qui s’est infiltré. Chacun ne lira que le sien.
board-choose-number = Choisissez un numéro
board-your-choice = Votre choix
board-vote-hint = On peut changer d’avis jusqu’au dépouillement.
board-votes-in = { $count ->
    [0] Aucun vote scellé sur { $total }
    [one] { $count } vote scellé sur { $total }
   *[other] { $count } votes scellés sur { $total }
}
board-ready-in = Pour la suite : { $count } sur { $total }
board-vote-wanted = Veulent voter : { $count } sur { $total }
board-ready-to-vote = Demander le vote
board-next-mission = Ouvrir la mission { $mission }
board-guess-field = Le mot des disciples, selon vous
board-guess-hint = Un seul essai. L’article, les accents et le pluriel ne comptent pas.
board-out = Hors jeu
board-out-clue = { $seat } est hors jeu. Indices : { $clues }
board-scores = Points
board-score = { $points ->
    [one] { $points } point sur { $target }
   *[other] { $points } points sur { $target }
}
board-gain = +{ $points }
board-target = La partie s’arrête à { $target ->
    [one] un point
   *[other] { $target } points
}.
board-player = Qui
board-word-later = Un mot vous attend, dès que le numéro sera choisi.
board-clue-thinking = réfléchit…
board-clue-missed = rien à temps
board-clue-aloud-hint = Dites un seul mot, puis touchez ce bouton.
board-speaks = a la parole
board-is-ready = demande le vote
board-ready-sent = C’est noté. On attend les autres.
board-vote-question = Qui n’a pas le même mot que vous ?
board-vote-second = Second vote, entre ex æquo
board-vote-choose = Touchez un portrait
board-vote-sealed = Vote scellé
board-vote-blank = blanc
board-vote-blank-counts = blanc, ne compte pas
board-has-voted = a voté
board-votes-opened = Dépouillement
board-overheard = Ce qui se dit
board-suspects = Les soupçons
board-suspects-vote = au dernier vote
board-last-vote = Revoir le dernier vote
board-out-now = { $seat } sort de la mission.
board-out-disciple = Disciple : le mot de presque tout le monde.
board-out-infiltrator = Infiltré : l’autre mot, sans le savoir.
board-out-journalist = Journaliste : aucun mot, et il fallait le cacher.
board-out-more = Il reste quelqu’un à démasquer.
board-guess-send = Proposer ce mot
board-guess-watch = { $seat } cherche le mot des disciples. Un seul essai…
board-camp-disciple = Disciples
board-camp-infiltrator = Infiltrés
board-camp-journalist = La presse
board-winner = gagne la partie

## La leçon

tutorial-title = Infiltrés en deux minutes
tutorial-you = Vous
tutorial-player-1 = Jo
tutorial-player-2 = Inès
tutorial-player-3 = Karim
tutorial-word = phare
tutorial-other-word = moulin
tutorial-clue-1 = côte
tutorial-clue-2 = farine
tutorial-clue-3 = utile
tutorial-guess = bateau
tutorial-read = Voici votre dossier. Maintenez le bouton pour lire votre mot, à l’abri des regards.
tutorial-give = Presque tout le monde a ce mot, mais quelqu’un en a un autre, sans le savoir : c’est peut-être vous. Donnez un indice d’un seul mot, ni trop clair, ni trop vague.
tutorial-clue-later = Quelqu’un va donner ce mot tout à l’heure. Trouvez un autre indice.
tutorial-clues = Vous aviez choisi le numéro : vous avez parlé en premier, puis chaque personne à son tour, par la gauche. L’un de ces indices va mal avec votre mot : lequel ?
tutorial-vote = Touchez le portrait de la personne qui n’a pas votre mot, puis votez.
tutorial-opened = Bien vu : de la farine dans un phare ? On ouvre les votes ; la personne qui en reçoit le plus sort de la mission et montre son rôle.
tutorial-opened-wrong = La côte allait pourtant bien avec un phare. Les autres ont remarqué la farine : la personne qui reçoit le plus de voix sort de la mission et montre son rôle.
tutorial-opened-press = Bonne idée, « utile » ne dit rien ; mais la farine allait plus mal encore. La personne qui reçoit le plus de voix sort de la mission et montre son rôle.
tutorial-opened-blank = Votre vote blanc ne compte pas. Les autres ont remarqué la farine : la personne qui reçoit le plus de voix sort de la mission et montre son rôle.
tutorial-press = Au tour suivant, la personne à gauche de celle qui est sortie commence : Karim, toujours aussi vague. C’était un journaliste ! Il a droit à un essai, et le manque ; le mot lui est montré.
tutorial-end = Mission réussie : un point par disciple. Cette fois, vous étiez disciple. Une autre fois, c’est vous qui aurez l’autre mot, et rien ne vous le dira : écoutez les indices.

## Ce que disent les robots

board-say-accuse-1 = Moi, je regarde { $who }. « { $clue } » ? Vraiment ?
board-say-accuse-2 = J’ai relu la feuille, et c’est « { $clue } » qui boite. { $who } ?
board-say-accuse-3 = { $who } a dit « { $clue } » un peu vite, je trouve.
board-say-accuse-4 = On vote contre { $who } ? « { $clue } », chez moi, ça ne sonne pas.
board-say-accuse-5 = { $who } parle d’autre chose que nous : « { $clue } »…
board-say-accuse-6 = Mon petit doigt me dit { $who }, à cause de « { $clue } ».
board-say-accuse-7 = « { $clue } » ne me dit rien du tout. { $who }, un mot là-dessus ?
board-say-accuse-8 = Je bute sur « { $clue } ». Pas vous ? { $who } devrait s’expliquer.
board-say-accuse-9 = S’il fallait voter tout de suite : { $who }, pour « { $clue } ».
board-say-accuse-10 = « { $clue } », vraiment, { $who } ? J’ai du mal à suivre.
board-say-accuse-11 = Quelqu’un a compris « { $clue } » ? Moi non. { $who } m’inquiète.
board-say-accuse-12 = Il y a une fausse note, et c’est « { $clue } ». Pardon, { $who }.
board-say-clash-1 = « { $clue } » ne va pas avec « { $other } ». { $who }, expliquez-nous ça.
board-say-clash-2 = { $who }, votre « { $clue } » me gêne : rien à voir avec « { $other } ».
board-say-clash-3 = Si « { $other } » est juste, alors « { $clue } » est à côté. { $who }, je vous ai à l’œil.
board-say-clash-4 = « { $clue } » à côté de « { $other } », ça m’a fait lever un sourcil. Pardon, { $who }.
board-say-clash-5 = Je cherche le rapport entre « { $clue } » et « { $other } ». Je ne le trouve pas. { $who } ?
board-say-clash-6 = Avec « { $other } » je suivais. Avec « { $clue } », plus du tout, { $who }.
board-say-clash-7 = « { $other } », je vois. « { $clue } », je ne vois pas. { $who } ?
board-say-clash-8 = Mettez « { $clue } » et « { $other } » dans la même phrase, pour voir. À vous, { $who }.
board-say-clash-9 = « { $other } » et « { $clue } » : l’un des deux se trompe de mot. Je dirais { $who }.
board-say-clash-10 = D’un côté « { $other } », de l’autre « { $clue } ». { $who } n’a pas notre dossier.
board-say-clash-11 = Je crois à « { $other } ». Donc je ne crois pas à « { $clue } », { $who }.
board-say-clash-12 = Entre « { $other } » et « { $clue } », il faut choisir : ce sera contre { $who }.
board-say-trust-1 = « { $clue } », ça colle. Je laisse { $who } tranquille.
board-say-trust-2 = { $who } est des nôtres, je crois : « { $clue } » me suffit.
board-say-trust-3 = Bien vu, « { $clue } », { $who }.
board-say-trust-4 = Rien à redire sur « { $clue } ».
board-say-trust-5 = Avec « { $clue } », { $who } m’enlève un doute.
board-say-trust-6 = Pour moi { $who } est en règle. Cherchons ailleurs.
board-say-trust-7 = « { $clue } » : j’aurais pu le dire. Bravo, { $who }.
board-say-trust-8 = Je ne vote pas contre { $who }. « { $clue } » sonne juste.
board-say-trust-9 = { $who } et moi, on pense au même mot, je parie.
board-say-trust-10 = Tiens, « { $clue } » ! Oui, tout à fait.
board-say-trust-11 = Si je fais confiance à quelqu’un ici, c’est à { $who }.
board-say-trust-12 = « { $clue } » me va très bien. Je regarde ailleurs.
board-say-ask-1 = { $who }, qui soupçonnez-vous ?
board-say-ask-2 = { $who }, qu’est-ce que vous pensez de ces indices ?
board-say-ask-3 = { $who }, pourquoi « { $clue } » ?
board-say-ask-4 = J’aimerais entendre { $who }.
board-say-ask-5 = { $who }, un nom ?
board-say-ask-6 = { $who }, un avis, avant qu’on vote ?
board-say-ask-7 = Votre « { $clue } », { $who }, c’était pour brouiller les pistes ?
board-say-ask-8 = { $who }, si vous deviez voter maintenant ?
board-say-ask-9 = { $who }, vous avez l’air d’en savoir long. Je me trompe ?
board-say-ask-10 = { $who }, « { $clue } » : vous pensiez à quoi, sans le dire ?
board-say-ask-11 = Qui veut parler ? { $who }, peut-être ?
board-say-ask-12 = { $who }, aidez-nous un peu.
board-say-answer-1 = Moi ? « { $clue } » est un très bon indice, { $who }.
board-say-answer-2 = { $who }, regardez plutôt votre propre mot.
board-say-answer-3 = Je me doutais que « { $clue } » ferait parler. Je le maintiens.
board-say-answer-4 = Vous vous trompez de personne, { $who }.
board-say-answer-5 = « { $clue } », je le redirais. À vous de voir.
board-say-answer-6 = Accusez, { $who }, accusez. On comptera après.
board-say-answer-7 = Je n’allais tout de même pas donner le mot !
board-say-answer-8 = C’est facile de m’accuser, { $who }. Et votre preuve ?
board-say-answer-9 = Réfléchissez à « { $clue } » une minute, vous verrez.
board-say-answer-10 = { $who } m’attaque bien vite. Je note.
board-say-answer-11 = Je suis avec vous, promis. « { $clue } » le prouve.
board-say-answer-12 = Si je sors, vous le regretterez, { $who }.
board-say-explain-1 = « { $clue } » ? C’est la première chose qui m’est venue.
board-say-explain-2 = Si j’explique « { $clue } », je donne le mot. Cherchez un peu.
board-say-explain-3 = « { $clue } » : assez clair pour les nôtres, assez flou pour l’intrus. Enfin, j’espère.
board-say-explain-4 = J’ai hésité entre deux indices. « { $clue } » m’a paru le plus sûr.
board-say-explain-5 = { $who }, pensez au mot, puis à « { $clue } ». Le lien est là.
board-say-explain-6 = « { $clue } » se tient. Je n’en dis pas plus : un journaliste écoute peut-être.
board-say-explain-7 = Il fallait bien dire quelque chose sans dire le mot, d’où « { $clue } ».
board-say-explain-8 = On n’y pense pas tous de la même façon. Moi, c’était « { $clue } ».
board-say-explain-9 = Pourquoi « { $clue } » ? Pour que les miens comprennent, et personne d’autre.
board-say-explain-10 = « { $clue } » n’est pas mon meilleur indice, je l’accorde. Il est juste quand même.
board-say-explain-11 = J’avais pire en tête, croyez-moi. « { $clue } » n’est pas si mal.
board-say-explain-12 = Bonne question, { $who }. « { $clue } » avait du sens dans ma tête, promis.
board-say-lean-1 = S’il faut un nom, { $who } : « { $clue } » est ce que je comprends le moins.
board-say-lean-2 = Pour l’instant je penche pour { $who }. « { $clue } » me laisse perplexe.
board-say-lean-3 = { $who }, sans certitude. C’est « { $clue } » qui me fait hésiter.
board-say-lean-4 = Plutôt { $who }. « { $clue } », je n’arrive pas à le placer.
board-say-lean-5 = Je dirais { $who }, à cause de « { $clue } ». Mais je peux changer d’avis.
board-say-lean-6 = Entre nous, { $who }. Relisez « { $clue } ».
board-say-lean-7 = Mon vote irait à { $who } : « { $clue } » ne m’aide pas.
board-say-lean-8 = Pas de preuve, mais { $who } : « { $clue } » m’a étonné.
board-say-lean-9 = { $who } est en tête de ma liste, pour « { $clue } ».
board-say-lean-10 = Un nom ? { $who }. Une raison ? « { $clue } ».
board-say-lean-11 = À choisir, { $who }. J’attendais mieux que « { $clue } ».
board-say-lean-12 = J’hésite encore, mais « { $clue } » me ramène toujours à { $who }.
board-say-hunch-1 = Rien de solide. S’il faut un nom, { $who } : « { $clue } » ne prouve rien.
board-say-hunch-2 = « { $clue } » me chiffonne un peu. { $who }, peut-être.
board-say-hunch-3 = { $who }, mais c’est une impression : « { $clue } » ne suffit pas à me rassurer.
board-say-hunch-4 = Sans preuve, je dirais { $who }. « { $clue } », on peut tomber dessus par hasard.
board-say-hunch-5 = Je n’ai qu’un doute, et c’est { $who }, pour « { $clue } ».
board-say-hunch-6 = Tout colle, alors je vais au plus petit doute : { $who }, avec « { $clue } ».
board-say-hunch-7 = { $who }. Je ne peux pas le prouver : « { $clue } » m’a laissé froid.
board-say-hunch-8 = Une intuition : { $who }. « { $clue } » ne m’a pas tout à fait convaincu.
board-say-hunch-9 = Si je devais voter maintenant, { $who }. « { $clue } » me laisse un doute.
board-say-hunch-10 = { $who }, faute de mieux. « { $clue } » ne m’a pas rassuré.
board-say-hunch-11 = Mon instinct dit { $who }. « { $clue } », c’est bien, mais un peu court.
board-say-hunch-12 = Disons { $who }. « { $clue } », c’est un peu mince.
board-say-greet-1 = Bonjour { $who }. Voyons ces indices.
board-say-greet-2 = Salut { $who } ! Prêt à démasquer quelqu’un.
board-say-greet-3 = Bienvenue, { $who }. Méfiez-vous de tout le monde, moi compris.
board-say-greet-4 = { $who }, enchanté. L’un de nous ment, paraît-il.
board-say-greet-5 = Bonjour, bonjour. On commence par qui ?
board-say-greet-6 = Salut. Dites-moi qui vous soupçonnez, je dirai ce que j’en pense.
board-say-greet-7 = Bonjour { $who }. J’ai déjà relu la feuille deux fois.
board-say-greet-8 = Ah, { $who } ! On n’attendait que vous.
board-say-greet-9 = Bonjour à tous, infiltrés compris.
board-say-greet-10 = Salut { $who }. Joli dossier, aujourd’hui.
board-say-greet-11 = Bonjour. Politesse faite, cherchons l’intrus.
board-say-greet-12 = Content de vous lire, { $who }.
board-say-deaf-1 = Je n’entends pas ce que vous dites à voix haute : écrivez votre indice, et je suivrai.
board-say-deaf-2 = Je suis un robot, donc sourd. Un indice tapé m’aiderait.
board-say-deaf-3 = Vos voix ne me parviennent pas. Je voterai d’après les votes.
board-say-deaf-4 = Qui peut m’écrire les indices ? Je n’ai pas d’oreilles.
board-say-deaf-5 = Je vous lis, je ne vous entends pas.
board-say-deaf-6 = Parlez entre vous, je regarderai qui vote contre qui.
board-say-deaf-7 = Rien entendu, comme d’habitude. Écrivez, s’il vous plaît.
board-say-deaf-8 = Sans indice écrit, je devine. Soyez indulgents.
board-say-deaf-9 = Mes micros sont en grève : tapez vos mots si vous voulez mon avis.
board-say-deaf-10 = J’ai vu des lèvres bouger. C’est tout.
board-say-deaf-11 = Un mot écrit vaut mieux pour moi que dix murmures.
board-say-deaf-12 = Faites comme si j’étais derrière une vitre.
board-say-unsure-1 = Je ne sais pas encore. Tout se tient un peu trop bien.
board-say-unsure-2 = Franchement, j’hésite.
board-say-unsure-3 = Je ne veux accuser personne sans raison.
board-say-unsure-4 = Il me manque une pièce pour y voir clair.
board-say-unsure-5 = Personne ne s’est vraiment trahi, à mon avis.
board-say-unsure-6 = J’écoute, je n’accuse pas.
board-say-unsure-7 = Tout le monde joue serré.
board-say-unsure-8 = Je change d’avis toutes les minutes.
board-say-unsure-9 = Ne votons pas au hasard.
board-say-unsure-10 = Il y a quelqu’un ici qui cache bien son jeu.
board-say-unsure-11 = Rien ne dépasse. C’est agaçant.
board-say-unsure-12 = Donnez-moi une raison, et je vous suis.

## La fin, pour soi

board-mine = { $points ->
    [0] Sans point
    [one] Un point
   *[other] { $points } points
}{ $gap ->
    [0] , en tête.
    [one] , à un point de la tête.
   *[other] , à { $gap } points de la tête.
}

## De quoi on se souvient

title-good-company = Bonne compagnie
title-good-company-why = { $count ->
    [one] a joué toute la mission
   *[other] a joué les { $count } missions
}
title-great-stroke = Coup de maître
title-great-stroke-why = { $count ->
    [one] a pris un point à la mission { $mission }
   *[other] a pris { $count } points à la mission { $mission }
}
title-press-flair = Flair de presse
title-press-flair-why = a trouvé « { $word } » du premier coup
title-choice-word = Mot choisi
title-choice-word-why = a dit « { $word } »
title-best-bluff = Meilleur bluff
title-best-bluff-why = { $count ->
    [one] a tenu sa couverture jusqu’au bout d’une mission
   *[other] a tenu sa couverture jusqu’au bout de { $count } missions
}
title-sharp-eye = Œil juste
title-sharp-eye-why = { $count ->
    [one] a bien voté une fois
   *[other] a bien voté { $count } fois
}
title-perfect-cover = Couverture parfaite
title-perfect-cover-why = n’a pas reçu une voix de la partie
title-of-the-house = De la maison
title-of-the-house-why = { $count ->
    [one] a tenu jusqu’au bout de la mission
   *[other] a tenu jusqu’au bout des { $count } missions
}

# -- a story that is told again: chapters, and what one alone was told, with their name ------------
chapter-mission = Mission { $number }
told-carded = { $journalist ->
    [yes] { $who } est journaliste, et n’aura pas de mot.
   *[no] { $who } aura un mot.
}
told-passworded = { $word ->
    [none] { $who } n’a pas de mot.
   *[other] { $who } a pour mot : « { $word } ».
}
told-voted = { $at ->
    [none] { $who } vote blanc.
   *[other] { $who } vote contre { $at }.
}
told-learnt = { $who } apprend le mot des disciples : « { $word } ».

board-knew-disciples = les disciples
board-knew-no-clue = Pas encore d’indice.
board-knew-clue = « { $word } », { $name }, tour { $round }
board-knew-leaning = { $leaning ->
    [ours] Penche vers « { $ours } ».
    [theirs] Penche vers « { $theirs } ».
    [both] Entre les deux mots : bien caché.
    [neither] Loin des deux mots.
   *[unknown] Nos tables ne le connaissent pas, ou le trouvent trop vague : il ne pèse rien.
}
board-knew-seat = Ce qu’en pouvait penser { $name }
board-knew-chances = chances de n’être pas disciple, et la vérité
board-knew-percent = { $percent } %
board-knew-out = { $name } ne jouait plus, et connaissait le mot.
board-knew-look = Choisissez un nom plus haut pour savoir qui cette personne pouvait soupçonner, et si elle pouvait douter d’elle-même.
board-knew-exact = Compté exactement sur toutes les distributions des rôles, d’après nos tables d’associations : à 10, aucun indice ne va mieux à ce mot ; à 0, il n’y va pas plus qu’à un autre.

## Hors jeu

channel-gone = Entre éliminés
bet-other = Qui n’a pas le mot des disciples ?
board-envelope = { $open ->
    [one] Première enveloppe
   *[other] Enveloppe { $open } sur { $count }
}
board-envelope-order = Dans l’ordre des places.
board-case-closed = Classée

## Ce qui s’entend

board-sound-bell = une sonnette
board-sound-chord = l’affaire est classée
board-sound-keys = une machine à écrire
board-sound-paper = du papier qui se déchire
board-sound-stamp = un coup de tampon
