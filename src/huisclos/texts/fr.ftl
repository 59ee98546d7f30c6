# Ce que tous les jeux partagent : l’accueil, la salle, la table. Les noms des clés : docs/texts.md.

## Mots de tous les jours

list = { $others } et { $last }
many-people = { $count } personnes
yes = oui
no = non
ok = D’accord
cancel = Annuler
close = Fermer
back = Retour
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
language = Langue
language-fr = français
language-en = English

## Accueil

home-choose = Choisissez un jeu pour ouvrir une table
home-join = Rejoindre avec un code
home-code-hint = { $count ->
    [4] Quatre lettres, affichées sur l’écran de la personne qui invite
   *[other] Quatre à { $count } lettres, affichées sur l’écran de la personne qui invite
}
home-friends = Entre amis
home-friends-hint = une table, un code, { $players }
home-alone = En solo
home-alone-hint = avec des robots
home-i-am = En solo, je suis
home-i-am-all = tous les postes
home-learn = Apprendre
home-learn-hint = en deux minutes
home-name = Comment vous appelle-t-on ?
home-key = La clé de la maison
home-key-hint = La personne qui tient le serveur vous la donne. Ce téléphone la retient.
home-back-to-seat = Reprendre votre place à la table { $code }
you = Vous
you-by-name = { $name } (vous)
home-alone-name = Numéro Un
home-no-such-page = Rien à cette adresse. Choisissez un jeu, ou rejoignez une table.
fit-title = À combien, et combien de temps ?
fit-said = Nous sommes { $people }, { $minutes ->
    [20] vingt minutes.
    [30] une demi‑heure.
   *[other] une heure.
}
fit-people = Combien de personnes
fit-fewer = Une personne de moins
fit-more = Une personne de plus
fit-time = Combien de temps
fit-minutes = { $minutes ->
    [60] 1 h
   *[other] { $minutes } min
}
fit-best = Le mieux pour vous
fit-too-long = Il faut plus de temps
home-minutes = { $count } min

## Entrer

join-title = Rejoindre la table { $code }
join-invited = { $host } vous attend pour jouer à { $game }.
join-here = { $count ->
    [0] Vous ouvrez le bal : personne n’est encore à la table { $code }.
    [one] { $names } est à la table { $code }.
   *[other] { $names } sont à la table { $code }.
}
join-name = Votre nom, comme on vous appelle à table
join-name-hint = Pas de compte, pas de mot de passe.
join-enter = Entrer
join-watch = Regarder sans jouer
join-knock = Frapper
join-knock-hint = Ici, on frappe avant d’entrer. { $host } vous ouvrira.
late-title = La partie a commencé.
late-there = { $game }, table { $code } : { $names }.
late-wait = Attendre la prochaine
late-wait-hint = Vous entrez et regardez ; votre chaise est gardée pour la suite.
late-wait-closed = Vous entrez ; cette partie-ci se joue à huis clos.
late-watch = Regarder la table
late-watch-hint = Ce que tout le monde voit, rien de plus.
late-bot = Prendre la place d’un robot
late-bot-hint = Tirée au sort : { $names }. { $host } dira oui ou non, et tout le monde lira la réponse.
late-mine = Je suis { $name }
late-mine-hint = Un robot tient la place. { $host } dira oui ou non, et tout le monde lira la réponse.
late-again = { $name } bis
join-knocked = Vous avez frappé. { $host } va vous ouvrir.

## Avant la porte, en https : cette page est du serveur

porch-title = Votre téléphone va vous avertir, une seule fois
porch-why = La suite est chiffrée avec un certificat que cette maison s’est fait elle-même : personne d’autre n’en répond. C’est normal chez soi, entre amis. Touchez alors :
porch-android = Chrome, Android
porch-android-touch = « Paramètres avancés », puis « Continuer »
porch-iphone = Safari, iPhone
porch-iphone-touch = « Afficher les détails », puis « visiter ce site web »
porch-firefox = Firefox
porch-firefox-touch = « Avancé », puis « Accepter le risque et poursuivre »
porch-go = J’ai lu, j’entre

## La salle, avant de jouer

room-title = Table { $code }
room-filling = Les places se remplissent.
room-unsettled = Encore un détail à régler.
room-away = { $count ->
    [one] On attend { $names }, dont le téléphone est hors ligne.
   *[other] On attend { $names }, dont les téléphones sont hors ligne.
}
room-ready = Tout est prêt.
room-invite = Inviter
room-scan = Scannez, ou tapez le code
room-scan-only = Scannez le code : taper ne passe plus pour l’instant.
room-at = sur { $address }
room-share = Partager le lien
room-share-text = Rejoignez-moi pour jouer à { $game } : code { $code }
room-copy = Copier le lien
room-copied = Lien copié
room-table-screen = Écran de table
room-seats = Autour de la table
room-seats-needed = { $count } sur { $min } au moins
room-seats-filled = { $count } à table
room-seat-free = Libre
room-seat-you = vous
room-seat-here = à table
room-seat-away = hors ligne
room-seat-bot = robot
room-seat-bot-level = robot · { $level }
room-seat-machine = assistant IA
room-seat-machine-away = assistant IA · absent
room-seat-host = tient la table
room-add-bot = Un robot
room-fill = Compléter à { $count }
room-fill-size = Combien vous serez, robots compris
room-bot-level = Niveau du robot
bot-random = Au hasard
bot-easy = Facile
bot-medium = Moyen
bot-strong = Fort
# Les premiers noms, dans ce qui a été gardé.
bot-naive = { bot-easy }
bot-greedy = { bot-easy }
bot-plain = { bot-medium }
bot-tracker = { bot-strong }
room-remove = Retirer { $name }
room-host = { $name } tient la table.
room-hand-over = Confier la table à { $name }
room-leave = Quitter la table
room-leave-confirm = Quitter la table ? Votre place sera libre.
room-lock = Fermer la table
room-unlock = Rouvrir la table
room-locked = Table fermée : plus personne n’entre.
room-learn = Apprendre à jouer en deux minutes
room-options = Options
room-options-all = { $count ->
    [one] L’autre option
   *[other] Les { $count } autres options
}
room-options-changed = { $count ->
    [one] { $count } option changée
   *[other] { $count } options changées
}
set-title = Comment joue-t-on ?
set-first = Première fois
set-first-help = Des temps larges et rien de trop.
set-book = Comme dans la boîte
set-book-help = Les règles du livret, avec ses horloges.
set-ours = Les nôtres
set-ours-help = Gardées { $day } : { $what }.
set-ours-none = Vos propres options se gardent ici quand une partie commence.
room-mode = Mode de jeu
option-comes-to = Ici : { $value }
option-auto = automatique
start = Commencer
start-ready = Tout le monde est là. D’autres peuvent encore entrer.
start-ready-full = La table est pleine : à vous de jouer.
start-host-only = C’est à { $host } de lancer la partie.
start-too-few = { $missing ->
    [one] Il manque une personne. Un robot fait l’affaire.
   *[other] Il manque { $missing } personnes. Des robots font l’affaire.
}
start-too-few-host = { $missing ->
    [one] Il manque une personne. { $host } peut ajouter un robot.
   *[other] Il manque { $missing } personnes. { $host } peut ajouter des robots.
}
start-too-many = { $extra ->
    [one] Il y a une personne de trop pour ce jeu.
   *[other] Il y a { $extra } personnes de trop pour ce jeu.
}
interlude-briefing = Quatre images, une minute.
brief-step = Image { $step } sur { $steps }
brief-aloud = Lire à haute voix
brief-quiet = Ne plus lire
brief-none = Les images défilent seules. On joue avant la fin si tout le monde le veut.
brief-understood = C’est clair, on joue
brief-first = D’abord, expliquer le jeu en une minute
call-title = Appel vocal
call-link = Le lien de votre appel
call-hint = Il commence par « https ». Quiconque voit la table le voit.
call-share = Le donner à tous
call-join = Rejoindre l’appel sur { $host }
call-not-https = Ce lien ne convient pas : il doit commencer par « https » et mener à un site, sans nom ni mot de passe.
room-qr = Code QR de la table { $code }
room-code-spelt = Code : { $letters }
room-seat-menu = Pour { $name }
room-move-up = Avancer d’une place
room-move-down = Reculer d’une place
room-find = Chercher quelqu’un
swap-hint = Touchez le poste de quelqu’un pour échanger.
swap-hint-held = { $host } place l’équipage.
swap-with = Échanger avec { $name }
swap-asked = { $name } voudrait votre place : { $place }.
swap-waits = Vous demandez à { $name } d’échanger.
swap-yes = Échanger
swap-no = Non
swap-hold = Je place tout le monde
swap-hold-hint = Sinon chacun choisit son poste.
face = Un visage
face-number = Visage { $number }
face-colour = Une couleur
face-colour-number = Couleur { $number }
face-hint = Gardé sur ce téléphone, le même dans tous les jeux.
face-change = Changer de portrait
room-rename = Changer mon nom
room-add = Ajouter
room-doors = La porte
room-door-locked = Table fermée
room-door-locked-help = Plus personne n’entre.
room-door-knocking = On frappe avant d’entrer
room-door-knocking-help = Vous ouvrez à chaque personne. S’active quand vous retirez quelqu’un.
room-knock = { $name } frappe à la porte.
room-knock-machine = { $name }, un assistant IA, frappe à la porte.
room-let-in = Ouvrir
room-turn-away = Non
room-door-listed = Visible de tous
room-door-listed-help = La table figure dans la liste de la maison.
room-door-watchable = On peut regarder
room-door-watchable-help = Qui ne joue pas voit ce que tous savent, et rien d’autre.
room-content-save = Utiliser ce texte
room-content-clear = Revenir à celui de la maison
room-content-own = La table joue avec votre texte.
room-bots-count = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
room-people-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
option-less = Moins : { $option }
option-more = Plus : { $option }
option-seconds = { $count } s

## Pendant la partie

play-menu = Menu de la table
play-board = Le jeu
play-waiting = On attend { $names }.
play-hold = Maintenir pour lire
play-hold-short = Maintenir
play-secret = Votre secret
seat-phone = Ouvrir ma place sur un autre téléphone
seat-phone-title = Ma place, sur un autre téléphone
seat-phone-help = Scannez ce code avec l’autre téléphone : il s’assied à votre place, avec vos secrets. Les deux marchent ensemble.
seat-phone-warning = Qui le scanne joue à votre place : ne le montrez à personne.
seat-phone-qr = Code QR de votre place
seat-phone-other = Ce téléphone a déjà une place à cette table, et la garde. Pour en changer, quittez d’abord la table.
beside-add = Quelqu’un d’autre joue sur ce téléphone
beside-title = Deux sur un téléphone
beside-help = Chacun a sa place et ses secrets. On se passe le téléphone : il ne montre rien tant que l’autre ne l’a pas en main.
beside-own = Dans ce jeu, chacun a besoin de son téléphone.
beside-not = Vous êtes deux sur celui-ci : touchez l’autre portrait pour lui donner le sien.
beside-name = Son prénom
beside-enter = Prendre place ici
beside-here = sur ce téléphone
beside-bar = Qui a le téléphone en main
beside-turn = à vous
beside-who = Qui prend le téléphone ?
beside-pass = Le téléphone est pour { $name }
beside-covered = Rien ne se voit avant que l’un de vous ouvre sa place.
beside-take = Maintenez pour ouvrir
beside-move = Continuer sur son propre téléphone
beside-moved = C’est fait, l’oublier ici
beside-leave = { $name } ne joue plus
play-secret-hidden = Caché. Maintenez pour lire.
play-time-left = Il reste { $time }
play-hurry = Les robots se dépêchent
looking-seen = C’est vu
looking-ready = On peut y aller
looking-done = C’est noté : on attend les autres.
looking-count = { $seen ->
    [0] La partie reprend dans un instant.
   *[other] { $seen } sur { $people } ont vu.
}
looking-ready-count = On y va ? { $seen } sur { $people }
play-confirm = Confirmer
play-sent = Envoyé
play-refused = Impossible : { $reason }
play-undo = Reprendre le dernier coup
play-undone = Coup repris.
play-log = Journal
play-log-empty = Rien pour l’instant. L’histoire s’écrira ici.
play-rules = Règles
play-rules-search = Chercher dans les règles
play-rules-none = Rien dans les règles sur « { $text } ».
play-tutorial = Apprendre en jouant
play-tutorial-next = Suite
play-tutorial-skip = Passer la leçon
play-tutorial-step = { $step } sur { $total }
play-tutorial-play = Jouer maintenant
play-tutorial-finish = Terminer la leçon
play-settings = Réglages
play-sound = Voix et sons
play-motion = Animations
play-vibrate = Vibrations
pause = Mettre en pause
resume = Reprendre
paused-by = { $name } a mis la partie en pause.
paused-by-you = Vous avez mis la partie en pause.
paused-hint = Le temps ne court plus.
resumed-by = { $name } a relancé la partie.
reading-held = Vous lisez : le temps vous attend.
reading-back = Touchez le jeu pour continuer.
deserted = Personne n’a touché son téléphone : la partie vous attend.
deserted-hint = Touchez l’écran pour reprendre.
wonder-title = { $name }, toujours là ?
wonder-hint = Touchez l’écran, n’importe où, et votre place reste à vous.
wonder-else = Sinon un robot tient la place, sans rien dire et sans rien dépenser, jusqu’à votre retour.
wonder-by = { $name } vous attend.
wonder-here = Je suis là
wonder-sit-out = Un robot peut jouer pour moi
wonder-touch-phone = Touchez votre téléphone, n’importe où.
wonder-asked = On demande à { $name } : toujours là ?
wonder-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
around = Autour de la table
around-you = vous
around-owner = tient la table
around-here = à table
around-quiet = à table, ne touche plus son téléphone
around-asleep = téléphone endormi
around-left = a quitté la table, un robot tient sa place
around-stand-in = un robot tient sa place
around-bot = robot depuis le début
around-watching = regarde, et attend la prochaine partie
around-wonder = Toujours là ?
around-hint = Un téléphone endormi écoute encore. Aucun robot ne vient avant cinq minutes ; à la fin de l’horloge, seul ce choix-là est passé.
clocks = Horloges
clocks-help = Sans horloge, on prend son temps partout, sauf là où une attente fait partie du jeu.
clocks-on = Les horloges tournent.
clocks-off = Plus d’horloge à cette table.
clock-minute = Une minute de plus
clock-added = Une minute de plus pour tout le monde.
skip = Passer à la suite
clock-call = Conclure dans 30 secondes
stood-in-title = Pendant votre absence
stood-in-hint = Un robot a tenu votre place. Voici ce qui s’est fait en votre nom.
stood-in-close = C’est vu
connection-lost = Connexion perdue. On réessaie…
connection-lost-hint = Rien n’est perdu : votre place vous attend.
connection-back = Connexion rétablie.
offline-title = La maison ne répond pas
offline-why = Ce téléphone est-il sur le réseau ? La machine qui tient les jeux est-elle allumée ?
offline-again = Cette page réessaie toute seule. Vos parties et vos places sont gardées.
offline-try = Réessayer
member-joined = { $name } entre.
member-joined-machine = { $name }, un assistant IA, entre.
member-left = { $name } quitte la table.
member-bot-took = { $name } s’absente : un robot tient la place.
member-given-back = { $name } reprend sa place.
member-host = { $name } tient la table.
seat-asks-bot = { $name } voudrait la place d’un robot, tirée au sort.
seat-asks-mine = { $name } dit être { $seat }, depuis un autre téléphone, et voudrait reprendre sa place.
seat-asks-answer = { $host } répondra.
seat-yes = Oui
seat-no = Non
seat-ask-bot = Remplacer un robot
seat-asked-mine = Votre demande est à l’écran de tous. { $host } répondra.
seat-given = { $name } s’assied à la place où jouait { $was }.
seat-yours = Vous jouez maintenant
seat-yours-hint = À cette place jouait { $was }. Voici ce qu’elle sait, ce qu’elle a fait et ce qu’elle a dit.
seat-knows = Ce qu’elle sait, en secret
seat-did = Ce qui s’est passé
seat-said = Ce qui s’est dit en son nom
seat-silent = Rien encore.
seat-begin = Jouer
seat-take-back = Reprendre ma place
seat-bot-plays = Un robot tient votre place. Reprenez quand vous voulez.
play-free-text = Votre réponse
play-choose = À vous de choisir
play-nothing = Rien à faire pour l’instant. Suivez ce qui se passe.
play-happened = Ce qui vient de se passer
play-language = Langue
play-connecting = On ouvre la porte…
play-turn-title = À vous ! { $title }
undo-asked = { $names } voudrait reprendre le dernier coup.
undo-agree = D’accord
undo-refuse = Non
undo-waiting = On attend l’accord des autres.
undo-mine = Vous aimeriez reprendre le dernier coup.
undo-whose = { $name } l’a joué.
end-propose = Proposer d’arrêter la partie
end-propose-confirm = Proposer à tous d’arrêter là ?
end-propose-hint = La partie se met en pause. Elle s’arrête si plus de la moitié d’entre vous sont d’accord.
end-propose-yes = Le proposer
end-asked = Mettre fin à la partie ?
end-asked-by = { $name } le propose à toute la table.
end-asked-mine = Vous le proposez à toute la table.
end-count = { $agreed } d’accord sur { $people }. Il en faut { $needed }.
end-shows = Tout est montré : qui était quoi.
end-none-wins = Personne ne gagne ni ne perd.
end-keeps = Le récit est gardé, on peut le revoir.
end-agree = D’accord
end-refuse = On continue
end-take-back = Retirer ma proposition
end-waiting = Arrêter la partie ? On attend les autres.
end-answer = Voir
ended-title = La partie s’arrête là.
ended-why = Vous l’avez décidé ensemble : personne ne gagne, et tout est montré.
deed-skipped = { $by } passe à la suite pour tout le monde.
deed-undone-all = Le dernier coup est repris.
deed-kept = { $by } n’est pas d’accord : le coup reste joué.
deed-passed-all = La partie a continué : le coup reste joué.
deed-removed = { $by } retire { $name } de la table.
deed-muted = { $by } coupe la parole à { $name }, qui joue et vote toujours.
deed-unmuted = { $by } rend la parole à { $name }.
deed-unmuted-all = La table rend la parole à { $name }.
mute = Couper la parole à { $name }
mute-confirm = Couper la parole à { $name } ?
mute-hint = Plus de messages libres ; coups, votes et annonces restent. Tout le monde le lira, et plus de la moitié des autres peuvent rendre la parole.
unmute = Rendre la parole à { $name }
speak-for = Lui rendre la parole
speak-for-count = { $pleas } sur { $needed }
remove-confirm = Retirer { $name } de la table ?
remove-hint = Tout le monde le lira, et l’on frappera avant d’entrer.
remove-hint-game = Un robot tient la place jusqu’à la fin de cette partie, sans retour possible. Tout le monde le lira, et l’on frappera avant d’entrer.
hand-over-confirm = Confier la table à { $name } ?
hand-over-hint = Tout le monde le lira. Vous ne pourrez plus régler la table.
around-muted = n’a plus la parole

## Parler

talk = Parler
talk-to-all = À tout le monde…
talk-to = À { $names } seulement…
talk-to-nobody = À personne encore…
talk-whom = À qui parler
talk-all-hear = tout le monde entend
talk-alone = personne encore
talk-send = Envoyer
talk-empty = Personne n’a encore parlé.
talk-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
talk-line = { $name } : { $text }
talk-line-in = { $name } ({ $place }) : { $text }
talk-first = Rien ne s’est dit avant.
talk-earlier = Lire ce qui s’est dit avant
talk-closed-now = On ne peut pas écrire ici en ce moment.
talk-watching = Vous regardez la partie : vous lisez sans écrire.
channel-lobby = Avant la partie
channel-table = La table
channel-watchers = Entre spectateurs
channel-seers = Entre ceux qui voient tout

## Paris, yeux et tampons

bets = Paris
bets-offered = Vos paris
bets-why = Un pari se change tant que la question est posée. Tous se découvrent à la fin.
bets-chosen = { $count ->
    [0] rien de posé
    [one] { $count } jeton posé sur { $most }
   *[other] { $count } jetons posés sur { $most }
}
bets-none = Rien à parier en ce moment. La prochaine question vient avec la suite.
bets-shown = Les paris
bets-score = { $right } sur { $count }
bets-point = au moins la moitié juste : 1 point
apart = Hors jeu
apart-watching = Vous regardez
apart-secret = aucun vivant ne lit
eyes = { $name ->
    [none] Et maintenant ?
   *[other] Et maintenant, { $name } ?
}
eyes-once = Un seul choix, pour toute la partie. Les vivants ne sauront pas lequel.
eyes-stay = Rester aveugle, et parier
eyes-stay-why = Vous ne voyez que ce que voit la table, et vous pariez sur ce qu’elle ignore.
eyes-see = Tout voir
eyes-see-why = Tout ce qui est caché, en direct. Vous pariez sur la suite : qui part, qui gagne.
eyes-worth = jusqu’à 1 point ce soir
eyes-unasked = Sans réponse, vous restez aveugle.
eyes-open-table = La salle est ouverte à tous : personne n’y voit plus que la table.
eyes-open = Vous voyez tout
stamp-on = Tamponner { $name }
stamp-seen = Bien vu
stamp-shady = Louche
stamp-hats-off = Chapeau
stamp-ouch = Aïe
stamp-ha = Ha !
stamp-shiver = Frisson
stamp-said = { $name } : { $stamp }
stamp-line = « { $stamp } » pour { $name }
suspicions = Mes soupçons
suspicions-here = sur ce téléphone seul
suspicions-hold = Maintenir pour lire
suspicions-held = Relâcher pour cacher
suspicions-why = Personne d’autre ne les a, même en reprenant votre place.
suspicions-mark = { $name } : { $mark }
suspicions-note = Une note sur { $name }
suspicion-none = rien
suspicion-sure = confiance
suspicion-doubt = doute
suspicion-wary = méfiance
suspicion-guilty = coupable

## La fin

end-title = Fin de la partie
end-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
end-you-won = Vous gagnez !
end-who = Qui était quoi
end-story = L’histoire
end-you-lost = Vous perdez
end-nobody-won = Personne ne gagne
end-tonight = ce soir
end-titles = Un titre pour chacun
end-titles-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}
end-again-all = Encore, à { $count }
end-again-afresh = tout est tiré de nouveau
end-again-post = les places tournent. Vous : « { $post } »
end-another = Un autre jeu
end-podium = Le podium
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
end-room = Revenir à la salle
share-title = Une image à partager
share-kicker = { $game }, à { $count }
share-somebody = Quelqu’un
share-winners = Avec { $names }
share-names = Avec les noms
share-now = Partager l’image
share-hint = Elle est dessinée sur ce téléphone. Ni adresse, ni code.
mine-title = Mes parties
mine-hint = Gardées sur ce téléphone, nulle part ailleurs.
mine-none = Rien n’est gardé ici.
mine-won = Victoire
mine-reopen = Rouvrir
mine-forget = Effacer ce qui est gardé ici
mine-group-keep = Garder ce groupe pour une autre fois
mine-awaited = On attend encore
mine-awaited-hint = « Rouvrir » sur leur téléphone les mène ici ; sinon, le lien.
mine-group-kept = Groupe gardé : « Mes parties », à l’accueil.
another-title = On change de jeu ?
another-hint = Même table, même code, mêmes visages, même score.
another-too-few = { $count ->
    [one] à { $bound } au moins : il manque une personne
   *[other] à { $bound } au moins : il manque { $count } personnes
}
another-too-many = { $count ->
    [one] à { $bound } au plus : une personne de trop
   *[other] à { $bound } au plus : { $count } de trop
}
another-prepare = Toutes les options, dans la salle
score-title = Le score de la soirée
score-leads = { $count ->
    [one] { $names } mène, { $lead ->
        [one] d’un point.
       *[other] de { $lead } points.
    }
   *[other] { $names } mènent ensemble.
}
score-level = Tout le monde est à égalité.
score-total = total
score-before = avant
score-rule = 3 points par victoire, 1 au plus pour les paris.
score-stop = Arrêter de compter
score-keep = Compter les points de la soirée
end-replay = Revoir la partie
end-export = Garder la partie
end-wait = { $host } peut relancer une partie avec tout le monde.
end-winner = gagne
end-replay-page = Revoir la partie en grand
replay-step = Étape { $step } sur { $total }
replay-previous = Étape précédente
replay-next = Étape suivante
replay-play = Lecture
replay-stop = Arrêt
replay-eyes = Par les yeux de
replay-all = Tout voir
replay-slider = Avancer dans la partie
replay-chance = Le sort
replay-time = Le temps
replay-whispered = En secret
replay-secrets = Ce que chacun savait, en secret
replay-board = La table à ce moment
replay-screen = L’écran, comme { $name } le voyait
replay-loading = On rembobine…
replay-retry = Réessayer
replay-title = Revoir une partie
replay-open = Ouvrir une partie gardée
replay-open-help = Le fichier que « Garder la partie » vous a donné, à la fin. Déposez-le ici, ou choisissez-le.
replay-file = Choisir un fichier
replay-other-file = Ouvrir une autre partie
replay-game = Partie { $number }
edition-unjudged = Jouée selon l’édition { $edition } des règles, que ce programme { $age ->
    [newer] ne juge pas encore
   *[older] ne juge plus
}. Voici ses coups, tels quels.
replay-table = Table { $code }
home-replay = Revoir une partie gardée
spectator = Vous regardez la partie.
game-closed = Cette partie se joue à huis clos. Vous serez de la prochaine.
spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-screen = Écran de table
table-screen-hint = À poser au milieu, ou sur la télé : il ne montre que ce que tous savent.
table-screen-join = Rejoindre avec son téléphone
table-screen-watch = Regarder sur son téléphone
table-screen-voice = Faire parler l’écran
table-screen-quiet = Faire taire l’écran
voice-ask = Donnez-moi la parole
voice-ask-why = Le gong, le sas, l’orchestre : cet écran les joue pour toute la table. Tout ce qui s’entend s’écrit aussi.
voice-give = Touchez, ou OK
voice-quiet = Rester muet

## Refus

not-your-turn = Ce n’est pas à vous de jouer. Patience !
too-late = Trop tard : ce moment est passé. Voyez ce qui est demandé maintenant.
not-now = Ce n’est pas le moment. Regardez ce qui est demandé en haut de l’écran.
bad-message = L’appli a envoyé un message illisible. Rechargez la page.
page-other = Cette page n’est plus à jour : rechargez-la. Un programme, lui, est à mettre à jour.
no-such-table = Aucune table n’a ce code. Vérifiez chaque lettre, ou scannez le code.
codes-slowed = On a essayé beaucoup de codes ici. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, ou scannez le code.
table-full = La table est pleine. Vous pouvez regarder la partie.
table-locked = La table est fermée. Demandez à la personne qui la tient de la rouvrir.
knock-first = Ici, on frappe avant d’entrer. Rechargez la page pour frapper.
already-knocking = Vous avez déjà frappé. On va vous ouvrir.
door-crowded = Il y a déjà beaucoup de monde à la porte. Réessayez dans un moment.
no-such-knock = Cette personne n’est plus à la porte.
turned-away = On ne vous a pas ouvert. Parlez-en à la personne qui tient la table.
name-taken = Ce nom est déjà pris à cette table. Ajoutez une initiale.
name-empty = Il faut un nom, pour qu’on sache qui parle.
name-hiding = Ce nom contient un signe qui ne se voit pas. Retapez-le au clavier.
name-alike = Ce nom se lit comme « { $name } », qui est déjà à table. Prenez-en un autre, ou ajoutez une initiale.
name-too-long = Ce nom est trop long : { $most } lettres au plus.
game-running = La partie est en cours. Attendez la fin, ou regardez-la.
not-owner = Seule la personne qui tient la table peut le faire.
no-such-member = Cette personne n’est plus à la table.
too-fast = Doucement ! Réessayez dans un instant.
muted = On vous a coupé la parole. Vous jouez et votez toujours ; plus de la moitié des autres peuvent vous la rendre.
mute-yourself = On ne se coupe pas la parole à soi-même.
mute-bot = Un robot n’a pas la parole à perdre : retirez-le, plutôt.
speak-for-yourself = C’est aux autres de vous rendre la parole.
end-unasked = Personne ne propose d’arrêter la partie.
swap-yourself = C’est déjà votre place.
swap-unasked = Cette demande d’échange n’est plus là. Demandez de nouveau.
places-held = Ici, la personne qui tient la table place tout le monde.
bet-late = Ce pari n’est plus ouvert.
bet-many = { $most ->
    [one] Un seul nom pour ce pari.
   *[other] Au plus { $most } noms pour ce pari.
}
bet-playing = Vous êtes en jeu : on ne parie que hors jeu, ou en regardant.
bet-unknown = Ce n’est pas une réponse à ce pari.
eyes-chosen = Vous avez choisi : on ne revient pas dessus.
eyes-closed = Il n’y a rien à choisir ici.
eyes-strangers = La salle est ouverte à tous : personne n’y voit plus que la table.
stamp-closed = Pas de tampon en ce moment.
seat-have = Vous avez déjà une place dans cette partie.
seat-machine = Seule une personne peut prendre la place d’un robot.
seat-none = Aucun robot ne joue depuis le début : attendez la prochaine partie.
seat-taken = Cette place n’est pas libre. Attendez la prochaine partie.
seat-unasked = Cette demande n’est plus là.
seat-held = En ce moment, personne ne doit savoir qui agit : répondez juste après.
talk-closed = On ne peut pas écrire ici en ce moment.
text-too-long = Ce texte est trop long : { $most } signes au plus.
token-unknown = Cet appareil n’a plus sa place ici. Entrez de nouveau avec votre nom.
server-stopping = Le serveur redémarre. Rien n’est perdu, on vous reconnecte.
store-failed = La maison n’a pas pu enregistrer à l’instant. Votre téléphone redemande : rien ne compte deux fois.
undo-revives = Qui est hors jeu le reste : ce coup reste joué.
nothing-to-undo = Vous n’avez rien à reprendre.
wait-held = Cette attente dure toujours le même temps : rien ne l’allonge.
no-clock = Aucune horloge ne tourne en ce moment.
wonder-veiled = En ce moment, personne ne doit savoir qui a joué : on ne peut pas le demander.
wonder-nobody = Personne n’est à demander à cette place.
wonder-asleep = { $name } a le téléphone endormi. Au bout de cinq minutes, un robot tiendra la place.
wonder-touched = { $name } a touché son téléphone il y a moins de trois minutes.
skip-decision = Quelqu’un a encore à décider : seul ce qui se lit, se regarde ou se discute se passe.
skip-held = Cette attente dure ce qu’elle doit durer : elle ne se passe pas.
time-runs = L’horloge tourne déjà ici, ou il n’y en a pas.
not-started = La partie n’a pas encore commencé.
already-started = La partie a déjà commencé.
paused = La partie est en pause. Relancez-la pour jouer.
interlude = Tout le monde regarde ce qui vient d’arriver : on joue juste après.
no-such-game = Ce jeu n’existe pas ici. Choisissez-en un autre.
bad-options = Ces options ne vont pas : { $reason }
bad-log = Ce fichier n’est pas une partie enregistrée ici, ou il a été modifié : { $reason }
game-not-over = La partie n’est pas finie : on ne peut pas encore la revoir.
replay-busy = La maison raconte déjà d’autres parties. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
replay-too-large = Cette partie est trop longue pour être racontée ici. Gardez-la, et regardez-la avec « huisclos replay ».
body-too-slow = L’envoi a pris trop de temps. Réessayez avec une meilleure connexion.
content-line = Ligne { $line } : { $reason }
already-answered = Vous avez déjà répondu.
already-here = Vous êtes déjà à cette table.
bad-origin = Cette page n’a pas le droit de se connecter ici. Ouvrez l’adresse du serveur.
game-over = La partie est finie.
house-full = La maison est pleine. Réessayez plus tard.
key-wanted = Ici, il faut une clé pour ouvrir une table. Tapez-la ci-dessous.
key-wrong = Ce n’est pas la clé de cette maison. Vérifiez chaque lettre.
no-own-content = Ce jeu n’accepte pas de contenu personnel.
no-such-level = Ce niveau de robot n’existe pas. Au choix : { $levels }.
no-such-page = Il n’y a rien à cette adresse. Revenez à l’accueil.
not-a-player = Vous regardez la partie. Pour jouer, prenez une place à la suivante.
not-paused = La partie n’est pas en pause.
owner-bot = Un robot ne peut pas tenir la table.
owner-machine = Un assistant IA ne peut pas tenir la table.
remove-yourself = Pour partir vous-même, quittez la table.
removed = Vous ne faites plus partie de cette table.
table-closed = La table est close. Merci d’avoir joué !
table-deleted = Cette table a été effacée : il n’en reste rien ici.
put-away = La dernière partie suivait l’édition { $edition } des règles, que cette maison ne joue plus : elle est rangée, son journal est gardé. Vous pouvez en commencer une autre.
edition-newer = Cette table joue selon l’édition { $edition } des règles, que cette maison ne connaît pas encore. Mettez-la à jour pour la rouvrir.
game-absent = Cette table joue à « { $game } », qui n’est pas installé ici. Les personnes, les messages et le journal sont gardés : elle reprendra quand le jeu sera revenu.
text-empty = Écrivez quelque chose avant d’envoyer.
too-many-phones = Cette place est déjà ouverte sur { $most } appareils. Fermez-en un.
bad-request = La maison ne comprend pas cette demande. Rechargez la page.
body-too-large = C’est trop long pour être envoyé. Raccourcissez.
method-not-allowed = Cela ne se fait pas à cette adresse. Revenez à l’accueil.
our-fault = Quelque chose a mal tourné dans la maison. Réessayez dans un instant.

## Le terminal

terminal-welcome = { $count ->
    [one] { $game }. Tapez « aide » pour de l’aide.
   *[other] { $game }, à { $count }. Tapez « aide » pour de l’aide.
}
terminal-help = L’aide
terminal-help-move = jouer le coup de ce numéro
terminal-text = TEXTE
terminal-help-text = donner un indice, ou une réponse, quand c’est à vous
terminal-help-secret = lire ce que les autres ne voient pas
terminal-help-board = voir ce que tout le monde voit
terminal-help-log = relire toute l’histoire
terminal-help-rules = lire les règles
terminal-help-say = parler à la table, ou dans un lieu où vous êtes, par son numéro
terminal-say-whom = À qui ? { $places }. Le numéro d’abord : { $order } 1 bonjour
terminal-help-earlier = relire ce qui s’est dit avant
terminal-help-bet = parier, quand on ne joue plus ou qu’on regarde
terminal-help-see = tout voir, quand on ne joue plus (ou « aveugle » : rester comme on est) ; une seule fois
terminal-eyes = Un seul choix, pour toute la partie : « { $see } » pour voir tout ce qui est caché, « { $blind } » pour rester aveugle et parier. Les vivants ne sauront pas lequel.
terminal-bets = Vous pouvez parier : tapez « { $order } » pour lire les questions. Les vivants n’en savent rien.
terminal-bet-number = Pariez par numéros : « { $order } 1 4 ». « { $order } » seul relit la liste.
terminal-help-undo = reprendre le dernier coup, si tout le monde est d’accord
terminal-help-pause = arrêter le temps
terminal-help-time = dire que le temps est écoulé, là où rien ne le compte
terminal-help-skip = passer à la suite, sans décider pour personne
terminal-help-minute = donner une minute de plus
terminal-help-clocks = arrêter les horloges, ou les relancer
terminal-help-still = demander à quelqu’un « toujours là ? »
terminal-help-end = proposer d’arrêter la partie
terminal-help-away = laisser un robot tenir votre place
terminal-help-back = reprendre votre place
terminal-help-bot = ajouter un robot
terminal-help-start = commencer la partie
terminal-help-quit = partir
terminal-talk-missed = Vous avez manqué une partie de ce qui s’est dit. Tapez « { $order } » pour le relire.
terminal-hidden = Un secret pour vous. Tapez « mot » à l’abri des regards.
terminal-no-secret = Vous n’avez pas de secret.
terminal-meant = Pour jouer « { $text } », tapez : { $notation }
terminal-room = « { $text } » ne veut rien dire ici. Tapez « aide » pour voir ce que vous pouvez faire.
terminal-unreadable = « { $text } » n’est pas un coup. Tapez un numéro de la liste, ou « aide ».
terminal-over = La partie est finie. Tapez « quitter » pour partir.
terminal-over-host = La partie est finie. Tapez « commencer » pour en jouer une autre, « quitter » pour partir.
terminal-wondered = { $name } demande si vous êtes toujours là. Tapez n’importe quoi.
terminal-resume = Tapez « { $order } » pour continuer.
terminal-add-bot = Tapez « { $order } » pour en ajouter un.
terminal-start = Tout est prêt : tapez « { $order } », ou attendez encore du monde.
terminal-end-asked = { $name } propose d’arrêter la partie : tout serait montré, personne ne gagnerait. Tapez « { $yes } » ou « { $no } ».
terminal-undo-asked = { $name } voudrait reprendre un coup. Tapez « { $yes } » ou « { $no } ».
terminal-come-back = Pour revenir : { $command }
terminal-knock = { $name } frappe à la porte. Tapez « { $yes } { $name } » ou « { $no } { $name } ».
terminal-knock-machine = { $name }, un assistant IA, frappe à la porte. Tapez « { $yes } { $name } » ou « { $no } { $name } ».
terminal-knocked = Vous avez frappé. On va vous ouvrir…
terminal-bye = À bientôt !

## Revoir une partie

replay-head = { $game }, partie { $number } sur { $total } : { $names }
replay-seen = Vue par { $name }
replay-to-all = à tous

## L’appareil au milieu de la table

room-desk = L’appareil du milieu
desk-title = Table { $code }, l’appareil du milieu
desk-hint = Qui joue sans téléphone ?
desk-name = Un nom
desk-add = Ajouter cette personne
card-title = Une carte de votre main ?
card-unknown = Cette carte ne vient pas de ce jeu.
card-no-table = Cette carte se joue à une table. Rejoignez-en une, puis scannez-la de nouveau.
card-no-game = La partie n’a pas commencé.
card-to-table = Retour à la table

## Les chapitres d’une histoire
chapter-start = Le début
log-about = Au sujet de
log-everybody = Tout le monde
log-nothing-about = Rien sur { $name } ici.
replay-told-to = En secret, à { $names }
replay-did = { $name } : { $what }
replay-counts = { $moments ->
    [0] { "" }
    [one] un moment,{ " " }
   *[other] { $moments } moments,{ " " }
}{ $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
replay-quiet = Rien de marquant dans ce chapitre.
replay-every-step = { $count ->
    [one] Montrer l’étape
   *[other] Montrer les { $count } étapes
}
replay-moments-only = Seulement les moments qui ont compté
replay-link = Lien vers ce moment
replay-moments = Les moments
knew-title = Ce qu’ils savaient
knew-loading = On recompte ce que chacun pouvait savoir…
knew-nothing = Rien à savoir dans ce chapitre.
whatif-at-the-end = La partie est finie à cet instant : revenez un peu en arrière.
whatif-no-such-seat = Cette place n’existe pas dans cette partie.
whatif-not-judged = Cette partie suit des règles que cette version ne connaît plus : on peut la relire, pas la reprendre.
whatif = Et si…
whatif-from-here = Et si… d’ici
whatif-help = Tout est comme à cet instant. Des robots tiennent les autres places, et la vraie partie n’est pas touchée.
whatif-whom = Qui jouez-vous ?
whatif-real = la partie
whatif-yours = la vôtre
whatif-play = Jouer { $name }
