# Dauphin, le 9e passager : tout ce que l’on lit en jouant. Les noms des clés : docs/texts.md.

game-name = Dauphin, le 9e passager
game-tagline = Qui a laissé monter un dauphin à bord ?
board-brief-1 = Votre équipe
board-brief-1-text = Vos cartes sont cachées. Un dauphin s’y trouve peut-être.
board-brief-2 = La sortie
board-brief-2-text = Trois spationautes sortent, aux cases A, B et C. Chaque équipe appelée choisit qui.
board-brief-3 = Le rapport
board-brief-3-text = On lit ce qui s’est passé dehors. Qui a mordu ? On en parle, puis on vote.
board-brief-4 = Réparer ou couler
board-brief-4-text = Les humains ouvrent les modules. Le dauphin fait disparaître l’équipage.
board-set-first = Le scénario d’initiation, sans se presser.
board-how-1 = Chaque équipe cache ses cartes ; un dauphin y est peut-être.
board-how-2 = Trois spationautes sortent, et l’on lit le rapport.
board-how-3 = Les humains réparent le vaisseau, le dauphin le coule.
game-players = { $min } à { $max } personnes
board-bot-easy = Joue le plus souvent sans y penser et soupçonne vite.
board-bot-medium = Compare ce que chaque équipe a pu envoyer.
board-bot-strong = Imagine toutes les équipes possibles et en tire ses soupçons.

## L’équipage

card-rico = Rico
card-brutus = Brutus
card-jimmy = Jimmy
card-sheila = Sheila
card-max = Max
card-paul = Paul
card-numero5 = Numéro 5
card-olga = Olga
card-vega = Vega
card-chico = Chico le singe
card-bricole = Bricole
card-boulon = Mme Boulon
card-dowell = Sgt. Dowell
card-nova = Nova Brave
card-ivan = Ivan Courage
card-comete = Lady Comète
card-major = Major Tonnerre
card-dauphin_d = Fripon
card-dauphin_g = Delphine
card-bulle = Officier Bulle
card-toresse = Doc Toresse
card-lunette = Prof. Lunette
card-toutou = Toutou
card-micro = M. Micro-ondes
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
   *[none] carte cachée
}
item-sight = { board-card }

board-kind-engineer = Ingénieur
board-kind-hero = Héros
board-kind-dolphin = Dauphin
board-kind-captain = Capitaine
board-kind-observer = Observateur
board-kind-dog = Toutou
board-kind-microwave = Micro-ondes

direction-left = gauche
direction-right = droite

board-badge-moon = Lune Luisante
board-badge-pluto = Petite Pluton
board-badge-mars = Mars Majestueuse
board-badge-venus = Vénus Vaporeuse
board-badge-saturn = Saturne Sereine
board-badge-jupiter = Jupiter Joviale
board-badge-neptune = Neptune Nébuleuse
board-badge = { $badge ->
    [moon] { board-badge-moon }
    [pluto] { board-badge-pluto }
    [mars] { board-badge-mars }
    [venus] { board-badge-venus }
    [saturn] { board-badge-saturn }
    [jupiter] { board-badge-jupiter }
   *[neptune] { board-badge-neptune }
}

## Modes et options

mode-phones = Téléphones
mode-phones-help = Chaque téléphone est une main de cartes. Idéal à distance.
mode-cards = Vraies cartes
mode-cards-help = Les cartes imprimées sont dans vos mains ; un appareil au milieu les scanne.

option-scenario = Scénario
option-scenario-help = Qui embarque, et avec quels pouvoirs.
option-scenario-initiation = initiation
option-scenario-observers = les Observateurs
option-scenario-treachery = la Traîtrise
option-scenario-full = équipage complet
option-scenario-free = libre
option-toresse = Doc Toresse
option-toresse-help = Scénario libre : elle observe à gauche.
option-lunette = Prof. Lunette
option-lunette-help = Scénario libre : il observe à droite.
option-toutou = Toutou
option-toutou-help = Scénario libre : les clés anglaises ne lui font rien.
option-micro = M. Micro-ondes
option-micro-help = Scénario libre : les dauphins ne lui font rien.
option-treachery = Traîtrise de Brutus
option-treachery-help = Scénario libre : après une sortie, Brutus rejoint l’équipe la plus petite.
option-oxygen = Mode Oxygène
option-oxygen-help = Les jetons sont de l’oxygène : chaque sortie en coûte un.
option-cards = Vraies cartes
option-cards-help = Qui le veut joue avec les cartes imprimées, scannées par l’appareil du milieu.
option-decision = Temps par décision
option-decision-help = Passé ce temps, le sort choisit.
option-decision-0 = sans limite
option-badge = Temps pour prendre un badge
option-badge-help = Passé ce temps, le sort choisit.
option-badge-0 = sans limite
option-consent = Temps pour accepter une nouvelle sortie
option-consent-help = Passé ce temps, la sortie continue.
option-consent-0 = sans limite

dauphin-extras-need-free = Ces cartes se choisissent dans le scénario libre. Prenez-le, ou décochez-les.

## Ce qui se passe, ce que vous devez faire, qui l’on attend

phase-badging = Chaque équipe choisit sa destination.
phase-dealing = On distribue les cartes.
phase-boarding = Embarquement : { $boarding ->
    [one] encore une carte à scanner.
   *[other] encore { $boarding } cartes à scanner.
}
phase-calling = Sortie { $walk } : { $names } appelle une équipe.
phase-sending = Sortie { $walk } : { $names } envoie quelqu’un dans le sas.
phase-pausing = Pause demandée dans le sas.
phase-departing = Tout le monde est dans le sas. { $names } ouvre la porte.
phase-outside = Dehors, il se passe des choses.
phase-detaching = Un module s’ouvre : { $names } décide.
phase-betraying = Brutus change d’équipe.
phase-naming = { $names } désigne l’équipe du nouveau Capitaine.
phase-promoting = { $names } fournit le nouveau Capitaine.
phase-ordering = { $names } a la parole sur le pont.
phase-staking = Panique à bord : les poings se ferment.
phase-planking = { $names } choisit qui passe à la planche.
phase-lapsed = Le temps est écoulé : le sort choisit.
phase-over = La partie est finie.

interlude-team = Chaque équipe fait connaissance.
interlude-report = Rapport de sortie
interlude-fists = Les poings s’ouvrent.
interlude-council = Parlez-en : un robot commande et vous attend.

todo-badging = À vous de choisir une destination.
todo-dealing = Un instant, on distribue les cartes.
todo-boarding = Scannez chaque carte et donnez-la, sans la regarder.
todo-calling = À vous d’appeler une équipe.
todo-sending = On vous appelle : envoyez un spationaute.
todo-pausing = D’accord pour recommencer la sortie ?
todo-departing = Ouvrez le sas, ou recommencez la sortie.
todo-outside = Un instant, on guette le retour.
todo-detaching = Sauver quelqu’un, ou semer la panique ?
todo-betraying = Un instant, Brutus hésite.
todo-naming = Désignez l’équipe du prochain Capitaine.
todo-promoting = Choisissez le Capitaine : sa carte restera visible.
todo-ordering = À vous de donner un ordre, ou aucun.
todo-staking = Contre le Capitaine ? Il faut { $needed } jetons en tout.
todo-planking = À vous de choisir qui passe à la planche.
todo-lapsed = Un instant, le sort choisit.
todo-over = Merci d’avoir joué !

wait-badging = On attend { $names } pour une destination.
wait-dealing = On distribue les cartes.
wait-boarding = On attend { $names } pour scanner les cartes.
wait-calling = On attend l’appel : { $names } choisit.
wait-sending = On attend { $names } dans le sas.
wait-pausing = On attend encore un accord : { $names }.
wait-departing = On attend { $names } pour ouvrir le sas.
wait-outside = On guette le retour.
wait-detaching = On attend { $names } devant le module.
wait-betraying = Brutus hésite.
wait-naming = On attend { $names } pour désigner une équipe.
wait-promoting = On attend { $names } pour un nouveau Capitaine.
wait-ordering = On attend l’ordre : { $names } réfléchit.
wait-staking = On attend { $names } pour les mises.
wait-planking = On attend { $names } au bord de la planche.
wait-lapsed = Le sort choisit.
wait-over = La partie est finie.

closed-out = Votre équipe est dans le Vide : silence jusqu’à la fin.

## Ce qui est raconté

note-welcomed = { $options_scenario ->
    [initiation] Bienvenue à bord du Palermo 13, pour une initiation.
    [observers] Bienvenue à bord du Palermo 13. Les Observateurs ont l’œil.
    [treachery] Bienvenue à bord du Palermo 13. Gare à Brutus, qui change de camp.
    [full] Bienvenue à bord du Palermo 13, avec l’équipage au complet.
   *[free] Bienvenue à bord du Palermo 13, avec un équipage choisi par vous.
}{ $options_oxygen ->
    [yes] { " " }Chaque jeton est une bouffée d’oxygène.
   *[no] { "" }
}
note-teams-formed = Les équipes : { $teams }.
item-team = { $seat } → { board-badge }{ $cards ->
    [yes] { " " }(vraies cartes)
   *[no] { "" }
}
note-boarding-opened = Embarquement : { $left } cartes à scanner, une à une, dans l’ordre que l’on veut.
note-boarded = { $again ->
    [yes] Déjà scannée. Cette carte va{ " " }
   *[no] Cette carte va{ " " }
}{ $place ->
    [team] chez { $seat }.
    [module] au module M{ $module }, sans la regarder.
    [void] dans le Vide, sans la regarder.
   *[box] dans la boîte, sans la regarder.
}{ $left ->
    [0] { " " }Tout le monde est à bord.
   *[other] { "" }
}
note-embarked = { board-card } se montre : { $captain } est aux commandes, avec l’Aigle du Capitaine.
note-hand-dealt = Votre équipe : { $cards }. { $dolphinised ->
    [yes] Un dauphin en fait partie : coulez le vaisseau, ou restez les derniers. Chut !
   *[no] Pas de dauphin chez vous : détachez les trois modules.
}
note-walk-opened = Sortie { $walk }. { $captain } appelle la première équipe.
note-called = { $by_lot ->
    [yes] Le sort appelle { $seat } en case { $slot ->
        [1] A
        [2] B
       *[3] C
    }.
   *[no] { $caller } appelle { $seat } en case { $slot ->
        [1] A
        [2] B
       *[3] C
    }.
}
note-sent-out = { $card ->
    [none] { $seat } envoie quelqu’un en case { $slot ->
        [1] A
        [2] B
       *[3] C
    }{ $by_lot ->
        [yes] , au hasard.
       *[no] .
    }
   *[other] { $seat } envoie { board-card } en case { $slot ->
        [1] A
        [2] B
       *[3] C
    }{ $by_lot ->
        [yes] , au hasard.
       *[no] .
    }
}
note-you-sent = Vous envoyez { board-card } en case { $slot ->
    [1] A
    [2] B
   *[3] C
}.
note-restart-asked = { $captain } voudrait recommencer cette sortie. Il faut que tout le monde soit d’accord.
note-restart-agreed = { $seat } est d’accord.
note-restart-refused = { $seat ->
    [none] Pas de réponse à temps : la sortie continue.
   *[other] { $seat } préfère continuer : la sortie reste comme elle est.
}
note-walk-restarted = Erreur dans le sas : tout le monde rentre et l’on recommence.
note-walk-skipped = Plus personne n’a d’air : pas de sortie. De l’oxygène pour { $gains }.
item-gain = { $seat } (+{ $count })
note-reported = Sortie { $walk }.{ $lost ->
    [none] { $opened ->
        [none] { " " }Tout le monde revient.
       *[other] { "" }
    }
   *[other] { " " }Disparus dans le Vide : { $lost }.
}{ $seen ->
    [none] { "" }
   *[other] { " " }On a aperçu : { $seen }.
}{ $asteroid ->
    [yes] { " " }On a vu un astéroïde.
   *[no] { "" }
}{ $opened ->
    [none] { "" }
   *[other] { " " }Le module M{ $opened } s’ouvre : { board-card }, à { $hero }, se sacrifie.
}
item-losses = { $seat } ({ $count })
note-you-lost = Vous ne reverrez plus : { $cards }.
note-detached = Le module M{ $module } est détaché. { $saved ->
    [yes] { $seat } sauve la personne qui s’y trouvait, sans la montrer.
   *[no] { $seat } sème la panique : { $tokens ->
        [0] aucun jeton, il n’en reste plus.
        [one] un jeton.
       *[other] { $tokens } jetons.
    }
}
note-rescued = Vous sauvez { board-card }. { $dolphinised ->
    [yes] Vous êtes du côté des dauphins.
   *[no] Toujours pas de dauphin chez vous.
}
note-team-lost = { $seat } n’a plus personne à bord : l’équipe est éliminée.
note-brutus-left = Brutus quitte { $seat } et rejoint { $joins }.
note-idled = Un jeton pour qui n’a envoyé personne : { $gains }.
note-captain-missing = Plus de Capitaine, et une égalité entre { $among }. { $seat } désigne l’équipe qui en fournit un.
note-captain-awaited = { $by_lot ->
    [yes] Le sort désigne { $seat } pour fournir le Capitaine.
   *[no] { $seat } fournit le nouveau Capitaine.
}
note-captain-shown = { board-card } prend les commandes, pour { $seat }{ $by_lot ->
    [yes] , au hasard.
   *[no] .
}
note-bridge-opened = Sur le pont, { $captain } peut donner un ordre.
note-ordered = { $kind ->
    [plank] { $captain } ordonne la planche pour { $seat }.
    [sink] { $captain } ordonne de couler le vaisseau !
    [reset] { $captain } ordonne de réinitialiser l’ordinateur !
   *[none] { $captain } ne donne aucun ordre.
} Pour une mutinerie : { $needed ->
    [one] un jeton.
   *[other] { $needed } jetons.
}
note-you-staked = { $tokens ->
    [0] Vous ne misez rien.
    [one] Vous misez un jeton.
   *[other] Vous misez { $tokens } jetons.
}
note-vote-closed = Les mises : { $stakes }. Total { $total } sur { $needed }. { $mutiny ->
    [yes] C’est une mutinerie !
   *[no] Le Capitaine tient bon.
}
item-staked = { $seat } { $count }
note-captain-overthrown = { board-card }, à { $seat }, finit dans le Vide. L’ordre est oublié.
note-plank-opened = { $seat } doit choisir qui passe à la planche.
note-planked = { $card ->
    [none] { $seat } pousse quelqu’un dans le Vide{ $by_lot ->
        [yes] , au hasard.
       *[no] .
    }
   *[other] { $seat } pousse { board-card } dans le Vide{ $by_lot ->
        [yes] , au hasard.
       *[no] .
    }
}
note-you-planked = Vous perdez { board-card }.
note-card-claimed = { $seat } : « J’ai { board-card }. »
note-hit-claimed = { $direction ->
    [left] { $seat } : « Je peux frapper à gauche. »
   *[right] { $seat } : « Je peux frapper à droite. »
}
note-game-ended = { $reason ->
    [sunk] Le vaisseau coule : les dauphins l’emportent.
    [adrift] Le vaisseau coule, sans dauphin pour en rire : personne ne gagne.
    [reset] L’ordinateur redémarre : les humains l’emportent.
    [dolphins] Plus aucun humain à bord : les dauphins l’emportent.
    [humans] Plus aucun dauphin à bord : les humains l’emportent.
    [last] Une seule équipe a survécu : la victoire est pour elle.
   *[nobody] Plus personne à bord : personne ne gagne.
}{ $winners ->
    [none] { "" }
   *[other] { " " }Bravo : { $winners }.
}

## Fins

headline-sunk = Le Palermo 13 est perdu
headline-adrift = Coulé, et sans dauphin
headline-reset = L’ordinateur redémarre
headline-dolphins = Les dauphins sont chez eux
headline-humans = Plus un dauphin à bord
headline-last = { $names } reste à bord
headline-nobody = Plus personne à bord
board-camp-human = Les humains
board-camp-dolphin = Les dauphins
outcome-sunk = { $count ->
    [one] { $names } gagne : le vaisseau coule.
   *[other] { $names } gagnent : le vaisseau coule.
}
outcome-adrift = Le vaisseau coule. Personne ne gagne.
outcome-reset = { $count ->
    [one] { $names } gagne : l’ordinateur redémarre.
   *[other] { $names } gagnent : l’ordinateur redémarre.
}
outcome-dolphins = { $count ->
    [one] { $names } gagne : plus aucun humain à bord.
   *[other] { $names } gagnent : plus aucun humain à bord.
}
outcome-humans = { $count ->
    [one] { $names } gagne : plus aucun dauphin à bord.
   *[other] { $names } gagnent : plus aucun dauphin à bord.
}
outcome-last = { $names } gagne : seule son équipe a survécu.
outcome-nobody = Plus personne à bord. Personne ne gagne.
why-sunk = Le vaisseau a coulé : les dauphins gagnent.
why-adrift = Le vaisseau a coulé, et il n’y avait pas de dauphin.
why-reset = L’ordinateur de bord a redémarré : les humains gagnent.
why-dolphins = Plus aucune équipe humaine à bord : les dauphins gagnent.
why-humans = Plus aucune équipe dauphinisée à bord : les humains gagnent.
why-last = La dernière équipe en vie l’emporte.
why-nobody = Plus personne à bord.
end-sunk = Le vaisseau a coulé.
end-adrift = Le vaisseau a coulé, sans dauphin.
end-reset = L’ordinateur a redémarré.
end-dolphins = Plus aucun humain à bord.
end-humans = Plus aucun dauphin à bord.
end-last = Une seule équipe a survécu.
end-nobody = Plus personne à bord.

## Les gestes

act-take-badge = { board-badge }{ $cards ->
    [yes] { " " }(vraies cartes)
   *[no] { "" }
}
act-deal = Distribuer les cartes
act-scan = Scanner { board-card }
act-call = Appeler { $seat }
act-send = Envoyer { board-card }
act-depart = Ouvrir le sas
act-restart = Recommencer la sortie
act-agree = { $agreed ->
    [yes] D’accord, on recommence
   *[no] Non, on continue
}
act-asteroid = Guetter les astéroïdes
act-rescue = Sauver la personne du module
act-panic = Semer la panique
act-lot = Brutus rejoint { $seat }
act-name = Désigner { $seat }
act-promote = Donner le commandement : { board-card }
act-plank = À la planche : { $seat }
act-sink = Couler le vaisseau
act-reset = Réinitialiser l’ordinateur
act-no-order = Aucun ordre
act-stake = { $tokens ->
    [0] Ne rien miser
    [one] Miser un jeton
   *[other] Miser { $tokens } jetons
}
act-sacrifice = Sacrifier { board-card }
act-claim-card = « J’ai { board-card }. »
act-claim-hit = { $direction ->
    [left] « Je peux frapper à gauche. »
   *[right] « Je peux frapper à droite. »
}
act-time-up = Temps écoulé

## Refus

dauphin-badge-taken = Cette destination est prise. Choisissez-en une autre.
dauphin-phones-only = Cette table joue sans vraies cartes. Activez-les dans les options, avant la partie.
dauphin-bad-deal = Cette distribution ne respecte pas les règles de la table.
dauphin-card-not-in-game = Cette carte n’est pas de la partie. Rangez-la dans la boîte.
dauphin-card-not-yours = Cette carte n’est pas dans cette équipe. Présentez-en une de la main de cette équipe.
dauphin-card-outside = Cette carte est déjà dans le sas. Présentez-en une autre.
dauphin-card-out-of-turn = Aucune carte n’est attendue de cette équipe maintenant. Gardez-la en main.
dauphin-call-own = On n’appelle pas sa propre équipe. Choisissez-en une autre.
dauphin-call-out = Cette équipe est éliminée. Choisissez-en une autre.
dauphin-call-empty = Cette équipe n’a plus personne à envoyer. Choisissez-en une autre.
dauphin-call-oxygen = Cette équipe n’a plus d’oxygène. Choisissez-en une autre.
dauphin-name-tied = Choisissez parmi les équipes à égalité.
dauphin-plank-out = Cette équipe est déjà éliminée. Choisissez-en une autre.
dauphin-reset-modules = { $left ->
    [one] Il reste un module à détacher
   *[other] Il reste { $left } modules à détacher
} avant de pouvoir réinitialiser l’ordinateur.
dauphin-stake = { $most ->
    [0] Vous n’avez aucun jeton : vous ne pouvez rien miser.
    [one] Misez un jeton, ou rien.
   *[other] Misez de 0 à { $most } jetons.
}
dauphin-claims-made = Vous en avez assez dit pour cette sortie. Attendez la suivante.
dauphin-restart-captain = Seul le Capitaine peut faire recommencer la sortie. Demandez-le-lui.
dauphin-restart-nobody = Le sas est vide : il n’y a rien à recommencer.
dauphin-restart-twice = Cette sortie a déjà recommencé deux fois. Il faut faire avec.
dauphin-restart-once = On ne peut demander qu’une fois par sortie à recommencer. Il faut faire avec.

## Sur la table

board-walk = Sortie { $walk }
board-attached = attaché
board-detached = détaché
board-void = Vide { $count }
board-cards = Cartes
board-tokens = Jetons
board-airlock = Sas
board-captain = Capitaine : { $name }
board-no-hand = Pas encore de cartes.

## L’écran des téléphones et de la table

board-short-name = DAUPHIN
board-passenger = LE 9ᵉ PASSAGER
board-kind-engineer-her = Ingénieure
board-kind-hero-her = Héroïne
board-kind-observer-her = Observatrice
board-face-none = { $name }, { $trade }, n’agit pas
board-face-left = { $name }, { $trade }, agit à gauche
board-face-right = { $name }, { $trade }, agit à droite
board-covered = Carte { $number } sur { $total }, face cachée
board-you = Vous
board-your-team = Votre équipe
board-aim-hidden = { $count ->
    [one] Un spationaute et un objectif, bien cachés.
   *[other] { $count } spationautes et un objectif, bien cachés.
}
board-aim-dolphin = Équipe dauphinisée : coulez le vaisseau, ou survivez aux humains.
board-aim-human = Équipe humaine : détachez les trois modules, puis réinitialisez l’ordinateur.
board-dolphin-team = Équipe dauphinisée
board-human-team = Équipe humaine
board-hold = Maintenir pour voir
board-release = Relâcher pour cacher
board-lost-cards = Dans le Vide : { $cards }
board-teams = Les équipes
board-cards-count = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
board-tokens-count = { $count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $count } jetons
}
board-eagle = Capitaine
board-out = équipe éliminée
board-slot = Case { $letter }
board-slot-sent = a envoyé
board-slot-yours = votre carte
board-slot-choosing = choisit
board-slot-choosing-yours = choisissez
board-slot-next = à appeler
board-slot-called = sera appelée
board-slot-free = libre
board-step-send = Votre spationaute
board-step-change = Changer de carte, si vous voulez
board-step-hint = Maintenez pour voir, glissez, relâchez pour choisir.
board-step-first = Quelle équipe en case A ?
board-step-next = Quelle équipe ensuite ?
board-choose-card = Choisissez un spationaute
board-choose-team = Choisissez une équipe
board-send = Envoyer ce spationaute
board-pause-ask = { $name } voudrait recommencer cette sortie : tout le monde reprend sa carte. D’accord ?
board-pause-waits = On recommence si tout le monde est d’accord. D’accord pour l’instant : { $names }.
board-step-final = En C, la carte reste : la sortie se joue aussitôt.
board-send-call = Envoyer et appeler { $name }
board-call = Appeler { $name }
board-report-kicker = Palermo 13 · 1978
board-report-title = Rapport d’incident nº { $walk }
board-report-stamp = Le quoi, jamais le comment
board-report-out = Dans le sas
board-report-back = Tout le monde est rentré.
board-report-seen = On a aperçu { $name }.
board-report-asteroid = On a vu un astéroïde.
board-report-lost = { $count ->
    [one] Un spationaute de l’équipe { $team } a disparu dans le Vide.
   *[other] { $count } spationautes de l’équipe { $team } ont disparu dans le Vide.
}
board-report-opened = Le module M{ $module } s’ouvre : { $name } se sacrifie.
board-report-quote = { $page ->
    [1] « Je signe en bas de la page. Le reste, je n’ai rien vu. » Officier Bulle
    [2] « Le sas se referme toujours mieux qu’il ne s’ouvre. » Journal de bord
    [3] « Tout le monde a un alibi : il faisait noir. » Officier Bulle
    [4] « Comptez les casques avant de compter vos amis. » Journal de bord
   *[0] « Au moins, le café est toujours à bord. » Officier Bulle
}
board-report-last = Dernier rapport
board-how = Comment ? À vous de le découvrir.
board-how-rock = Astéroïde
board-how-rock-help = 1 sur 5
board-how-eyes = Regards
board-how-eyes-help = un nom
board-how-wrenches = Deux clés
board-how-wrenches-help = sur B
board-how-dolphin = Dauphin
board-how-dolphin-help = un voisin
board-module-open = Le module M{ $module } est ouvert. Il y a quelqu’un dedans.
board-module-scene = { $name } devant le module M{ $module }
board-module-choice = Votre choix
board-save = Sauver
board-save-help = Sa carte rejoint votre équipe, et personne d’autre ne la voit. Si c’est un dauphin, votre équipe est dauphinisée.
board-panic = Semer la PANIQUE
board-panic-help = Prenez jusqu’à trois jetons. La carte du module part dans le Vide, et personne ne saura qui c’était.
board-module-choose = Sauver ou semer la PANIQUE ?
board-captain-ask = Un ordre, Capitaine ?
board-captain-vote = { $name } porte l’Aigle. L’équipage votera ensuite.
board-orders = Les ordres
board-order-plank = Supplice de la planche
board-order-plank-help = L’équipe visée choisit qui part dans le Vide.
board-order-sink = Couler le vaisseau
board-order-sink-help = Les équipes dauphinisées gagnent.
board-order-reset = Réinitialiser
board-order-reset-help = L’ordinateur redémarre, les humains gagnent.
board-order-reset-left = { $left ->
    [one] Il manque un module.
   *[other] Il manque { $left } modules.
}
board-order-whom = Pour quelle équipe ?
board-order-choose = Choisissez un ordre
board-order-for = La planche pour { $name }
board-order-for-you = La planche pour votre équipe
board-overthrow = Renverser le Capitaine ?
board-purse = Vos jetons
board-token = Jeton { $number }
board-stake-count = Dans votre poing
board-stake-some = { $count ->
    [one] Ce jeton sera perdu, mutinerie ou non.
   *[other] Ces jetons seront perdus, mutinerie ou non.
}
board-stake-none = Poing vide : vous gardez tous vos jetons.
board-stake-broke = Vous n’avez aucun jeton : votre poing reste vide.
board-order-yours = C’est votre équipe !
board-stake-needed = { $needed ->
    [one] Un jeton en tout, et le Capitaine part dans le Vide.
   *[other] { $needed } jetons en tout, et le Capitaine part dans le Vide.
}
board-stake-closed = Votre poing est fermé. On attend les autres.
board-seal = { $count ->
    [0] Sceller un poing vide
    [one] Sceller un jeton
   *[other] Sceller { $count } jetons
}
board-voters = Les poings
board-sealed = poing fermé
board-hesitates = hésite
board-hesitates-yours = hésitez
board-vote-title = Les poings s’ouvrent
board-vote-total = { $total } sur { $needed }
board-vote-mutiny = Mutinerie !
board-vote-holds = Le Capitaine tient bon.
board-team-first = Voici votre équipe.
board-team-first-name = { $team } : ce n’est qu’un nom. Elle a un camp et un but.
board-team-first-hold = Votre camp et votre but sont sous votre doigt.
board-team-side-dolphin = Votre camp : dauphinisé
board-team-side-human = Votre camp : humain
board-team-first-watch = Chaque équipe regarde ses cartes et apprend son camp.
board-badge-why = Ce n’est qu’un nom pour votre équipe : il ne change rien. Votre camp et vos cartes viennent juste après, cachés.
board-side-hidden = votre camp et votre but
board-badge-choose = Votre destination
board-badge-of = pour { $name }
board-badge-first = Touchez une destination
board-badge-go = En route : { $badge }
board-real-cards = J’ai de vraies cartes en main
board-real-cards-help = L’appareil au milieu de la table les scanne.
board-overheard = Ce qui se dit
board-claims = Déclarations
board-claims-hint = Vrai ou faux : une carte, ou un côté. Rien d’autre sur vos cartes.
board-claims-left = { $count ->
    [0] Vous avez tout dit jusqu’à la prochaine sortie.
    [one] Encore une déclaration pour cette sortie.
   *[other] Encore { $count } déclarations pour cette sortie.
}
board-claim-card = J’ai…
board-claim-which = Quelle carte annoncez-vous ?
board-claims-none = Personne n’a encore rien dit.
board-name-ask = Quelle équipe fournit le Capitaine ?
board-name = Désigner { $name }
board-promote-ask = Qui prend les commandes ?
board-promote-help = La carte restera face visible.
board-promote = Donner le commandement
board-plank-ask = Qui passe à la planche ?
board-plank-help = La carte part dans le Vide, face cachée.
board-sacrifice = À la planche !
board-boarding-watch = Les vraies cartes embarquent une à une. Les vôtres arrivent.
board-in-modules = Restés dans les modules
board-in-void = Dans le Vide
board-nobody = personne
board-won = gagne
board-ship = Le Palermo 13 : { $left ->
    [0] plus aucun module attaché
    [one] un module attaché
   *[other] { $left } modules attachés
}
board-void-title = Le Vide
board-void-hidden = { $count ->
    [0] aucune carte face cachée
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
board-supply = { $count ->
    [0] Réserve vide
    [one] Un jeton en réserve
   *[other] { $count } jetons en réserve
}
board-oxygen = Oxygène
board-panic-tokens = Jetons PANIQUE
board-crew = L’équipage de la partie : { $count } cartes
board-crew-dolphins = { $count ->
    [one] Un seul des deux dauphins est à bord.
   *[other] Les deux dauphins sont à bord.
}

board-scan-on = Allumer la caméra
board-scan-off = Éteindre la caméra
board-scan-view = La caméra regarde. Tournez le dos de la carte vers la table.
board-scan-code = Ou tapez le code de la carte, à l’abri des regards
board-scan-go = Présenter
board-scan-send = Présentez la carte à envoyer.
board-desk-phones = D’abord, on scelle sur les téléphones : { $names }.
board-desk-fists = Ouvrez les poings ensemble, puis comptez ici les jetons de chaque équipe.
board-scan-first = Mélangez les cartes face cachée, puis présentez-les une à une à la caméra, sans les regarder.
board-scan-unknown = Ce n’est pas une carte de ce jeu, ou le code est mal lu. Essayez encore.
board-scan-no-camera = La caméra ne répond pas. Autorisez-la dans le navigateur, ou tapez le code.
board-scan-insecure = À une adresse sans https, le navigateur refuse la caméra. Ouvrez la maison en https (« huisclos serve --tls »), ou confiez les codes à quelqu’un qui ne joue pas : qui les tape voit les cartes.
board-scan-insecure-own = À une adresse sans https, le navigateur refuse la caméra. Photographiez votre carte : la photo est lue ici, puis oubliée.
board-scan-first-typed = Mélangez les cartes face cachée, puis tapez leurs codes un à un.
board-scan-code-only = Le code de la carte, à l’abri des regards
board-scan-photo = Photographier ma carte
board-scan-photo-unread = Aucun code ne se lit sur cette photo. Reprenez-la de plus près, la carte à plat.
board-gather = Prenez ces { $count } cartes.
board-gather-hint = Touchez chaque carte posée sur la pile.
board-gather-of = sur { $count }
board-gather-box = Laissez dans la boîte
board-gather-box-why = { $count ->
    [one] Cette carte vient d’un autre scénario, ou d’une plus grande table.
   *[other] Ces { $count } cartes viennent d’autres scénarios, ou d’une plus grande table.
}
board-gather-nobody = Mélangez-les face cachée. Ensuite, personne ne regarde les cartes d’une autre équipe.
board-gathered = Mélangées : on embarque

## La leçon

tutorial-title = Dauphin en deux minutes
tutorial-you = Vous
tutorial-player-1 = Jo
tutorial-player-2 = Inès
tutorial-player-3 = Karim
tutorial-hand = Voici votre équipe, cachée. Maintenez le bouton pour voir vos cartes et votre camp.
tutorial-call = Inès commande. Elle a appelé Karim en case A, et Karim vous appelle en case B. Pour ouvrir un module, il faut un héros en B, entre deux clés anglaises. Envoyez le Major Tonnerre, puis appelez quelqu’un.
tutorial-not-hero = Ce n’est pas un héros : pris entre deux clés anglaises, il serait perdu. Envoyez le Major Tonnerre.
tutorial-report = On vous dit ce qui s’est passé, jamais comment. Cette fois, le module M1 s’ouvre !
tutorial-module = À vous de choisir, sans voir la carte du module. Sauver quelqu’un, c’est parfois inviter un dauphin ; la panique donne trois jetons.
tutorial-stake = Inès ordonne la planche pour votre équipe. Fermez le poing sur des jetons : trois en tout, et c’est la mutinerie.
tutorial-end = Trois modules détachés, et le Capitaine peut réinitialiser l’ordinateur : les humains gagnent. Les dauphins, eux, veulent couler le vaisseau. À vous de jouer !

## À imprimer

board-print-engineer-left = Clé anglaise vers la gauche. Il en faut deux pour agir.
board-print-engineer-right = Clé anglaise vers la droite. Il en faut deux pour agir.
board-print-brutus = Clé anglaise vers la gauche. Avec la Traîtrise, peut changer d’équipe.
board-print-hero = Entre deux clés anglaises, ouvre un module et s’y sacrifie.
board-print-dolphin-left = N’a besoin de personne : emporte qui est à gauche.
board-print-dolphin-right = N’a besoin de personne : emporte qui est à droite.
board-print-captain = Aux commandes dès le départ, face visible, avec l’Aigle.
board-print-observer-left = Reconnaît qui est à gauche.
board-print-observer-right = Reconnaît qui est à droite.
board-print-dog = Les clés anglaises ne lui font rien.
board-print-microwave = Les dauphins ne lui font rien.
board-print-fronts = Cartes, recto { $page } sur { $pages }
board-print-backs = Cartes, verso { $page } sur { $pages }
board-print-pieces = Badges et jetons, recto
board-print-pieces-back = Badges et jetons, verso
board-print-aids = Aides de jeu, recto
board-print-aids-back = Aides de jeu, verso
board-print-how = À 100 %, recto verso, retourné sur l’un ou l’autre bord ; coupez sur les repères.
board-print-aim = Présentez le code à 12 cm de la caméra.
board-print-device = L’appareil se pose ici.
board-print-aid-walk = Une sortie
board-print-aid-call = Le Capitaine appelle une équipe en case A, qui envoie une carte, face cachée, puis appelle B ; B appelle C. Jamais sa propre équipe. Dehors, dans cet ordre :
board-print-aid-rock = Une sortie sur cinq, un astéroïde emporte quelqu’un.
board-print-aid-eyes = Un Observateur reconnaît qui est de son côté : on dit son nom.
board-print-aid-wrenches = Une clé vers la droite en A et une vers la gauche en C frappent B. Un héros ouvre alors le module suivant ; toute autre carte est perdue, sauf le Toutou.
board-print-aid-dolphin = Un dauphin emporte qui est de son côté.
board-print-aid-told = L’appareil dit quoi, jamais comment. Une équipe qui n’a envoyé personne prend un jeton.
board-print-aid-bridge = Le module, le pont
board-print-aid-module = Module ouvert : sauver sa carte sans la montrer, ou semer la panique et prendre jusqu’à trois jetons.
board-print-aid-order = Un ordre, ou aucun : la planche pour une équipe, couler le vaisseau, ou réinitialiser l’ordinateur quand les trois modules sont détachés.
board-print-aid-vote = Autant de jetons misés que de poings, ou plus : mutinerie. Le Capitaine part dans le Vide, l’ordre est oublié ; la plus grosse mise fournit le suivant, à égalité l’équipe qui a le plus de cartes.
board-print-aid-humans = Les humains gagnent si l’ordinateur redémarre, ou s’il y a eu des équipes dauphinisées, qu’aucune ne survit et qu’aucun dauphin n’attend dans un module.
board-print-aid-dolphins = Les dauphins gagnent si le vaisseau coule, ou si aucune équipe humaine ne survit. Sinon, la dernière équipe en vie gagne seule.

## Ce que disent les robots

board-say-suspect-1 = Je me méfie de vous, { $who }.
board-say-suspect-2 = Ce qui s’est passé dehors, j’en parlerais bien avec { $who }.
board-say-suspect-3 = { $who }, on vous croise souvent là où il arrive des malheurs.
board-say-suspect-4 = Si je devais envoyer quelqu’un à la planche : { $who }.
board-say-suspect-5 = Ça sent le poisson dans cette équipe, { $who }.
board-say-suspect-6 = Mon nez me dit { $who }.
board-say-suspect-7 = Je compte et je recompte : ça tombe toujours sur { $who }.
board-say-suspect-8 = { $who }, que s’est-il passé dehors, au juste ?
board-say-suspect-9 = Il y a une nageoire qui dépasse chez { $who }.
board-say-suspect-10 = Gardons un œil sur { $who }.
board-say-suspect-11 = Un accident, ça va. Deux, c’est { $who }.
board-say-suspect-12 = Si c’est { $who } qui appelle, je n’envoie personne que j’aime.
board-say-rose-1 = { $who }, vos jetons contre { $by }, c’était pour qui ?
board-say-rose-2 = Pourquoi vouloir la chute de { $by }, { $who } ? Je crois que je sais.
board-say-rose-3 = Qui mise contre { $by } aide les dauphins. N’est-ce pas, { $who } ?
board-say-rose-4 = { $by } nous menait bien, et { $who } paie pour que cela cesse. Hum.
board-say-rose-5 = Je regarde les poings ouverts : { $who } contre { $by }. Cela me suffit.
board-say-rose-6 = { $who } garde ses jetons pour faire tomber { $by }. Un humain ferait le contraire.
board-say-rose-7 = La mise de { $who } contre { $by }, je ne l’oublie pas.
board-say-rose-8 = Contre { $by }, { $who } ? Il y a une nageoire dans ce poing.
board-say-rose-9 = Si { $by } gêne { $who }, c’est que { $by } est des nôtres.
board-say-rose-10 = J’ai vu ce que { $who } avait dans le poing quand { $by } commandait.
board-say-rose-11 = { $who }, parlez-nous de vos jetons contre { $by }.
board-say-rose-12 = On ne se mutine pas contre { $by } sans raison. Quelle est la vôtre, { $who } ?
board-say-clear-1 = { $who } joue franc jeu, je crois.
board-say-clear-2 = Pas de dauphin chez { $who }, à mon avis.
board-say-clear-3 = Je ferais une sortie avec { $who } sans peur.
board-say-clear-4 = { $who } a aidé. Je m’en souviendrai.
board-say-clear-5 = Laissez { $who } tranquille, cherchez plus loin.
board-say-clear-6 = S’il y a un humain à bord, c’est { $who }.
board-say-clear-7 = { $who } mérite un meilleur capitaine que nous.
board-say-clear-8 = Je parie mon jeton sur { $who }.
board-say-clear-9 = { $who } et moi, même combat.
board-say-clear-10 = Rien à reprocher à { $who } jusqu’ici.
board-say-clear-11 = On peut compter sur { $who }.
board-say-clear-12 = Pour moi, { $who } respire de l’air, comme moi.
board-say-answer-1 = Moi, un dauphin ? Je ne sais même pas nager, { $who }.
board-say-answer-2 = { $who }, regardez vos propres palmes.
board-say-answer-3 = Je n’ai rien à me reprocher.
board-say-answer-4 = Comptez les absents, { $who }, puis excusez-vous.
board-say-answer-5 = Je suis sec, touchez.
board-say-answer-6 = C’est ce que dirait un dauphin, { $who }.
board-say-answer-7 = Vous cherchez un coupable, pas la vérité.
board-say-answer-8 = On en reparle au prochain rapport, { $who }.
board-say-answer-9 = Mon équipage vous salue, { $who }. Ce qu’il en reste.
board-say-answer-10 = Votez, votez. L’espace jugera.
board-say-answer-11 = Je préfère vous avoir en face que dans le dos, { $who }.
board-say-answer-12 = La planche est par là, { $who }. Après vous.
board-say-greet-1 = Bonjour { $who }. Le sas est fermé, pour l’instant.
board-say-greet-2 = Salut { $who } ! Attachez votre casque.
board-say-greet-3 = Bienvenue à bord, { $who }. Méfiez-vous des nageoires.
board-say-greet-4 = Bonjour. Personne ici n’est un dauphin, à les entendre.
board-say-greet-5 = Salut. Casques vérifiés, on peut y aller.
board-say-greet-6 = { $who }, un plaisir. On se compte au retour.
board-say-greet-7 = Bonjour à toutes les équipes, même aux humides.
board-say-greet-8 = Salut { $who }. Qui sort en premier ?
board-say-greet-9 = Bonjour. Il fait froid dehors.
board-say-greet-10 = Bonjour { $who }. Pas de mutinerie avant le café.
board-say-greet-11 = Salut ! Restons groupés.
board-say-greet-12 = Ça fait plaisir de vous voir en combinaison, { $who }.
board-say-unsure-1 = Je ne sais plus qui croire.
board-say-unsure-2 = Encore un rapport comme celui-là et je dors avec mon casque.
board-say-unsure-3 = Personne n’a rien vu, évidemment.
board-say-unsure-4 = Si quelqu’un a une idée, c’est le moment.
board-say-unsure-5 = Qui était dehors ? Comptons.
board-say-unsure-6 = On devrait parler avant la prochaine sortie.
board-say-unsure-7 = Ce vaisseau rétrécit à vue d’œil.
board-say-unsure-8 = Je garde mes jetons, pour l’instant.
board-say-unsure-9 = Les hublots ne mentent pas, mais ils ne parlent pas non plus.
board-say-unsure-10 = Du calme. On est encore nombreux.
board-say-unsure-11 = Ça sent la marée, ici.
board-say-unsure-12 = Neuvième passager, si tu nous entends : on te trouvera.

## La fin, pour soi

board-mine = { $dolphin ->
    [yes] Votre équipe cachait { $names }.
   *[no] Votre équipe était humaine, sans tache.
}
board-mine-bitten = Votre équipe était du côté des dauphins.

## De quoi on se souvient

title-passenger = Grand voyage
title-passenger-why = { $count ->
    [one] a vécu une sortie
   *[other] a vécu { $count } sorties
}
title-firm-grip = Poigne
title-firm-grip-why = a serré la clé, sortie { $walk }
title-shooting-star = Étoile filante
title-shooting-star-why = a croisé un astéroïde, sortie { $walk }
title-sharp-teeth = Dents longues
title-sharp-teeth-why = { $count ->
    [one] a emporté quelqu’un dehors
   *[other] a emporté { $count } passagers dehors
}
title-wide-eyes = Grands yeux
title-wide-eyes-why = { $count ->
    [one] a regardé une fois au bon moment
   *[other] a ouvert l’œil { $count } fois dehors
}
title-first-out = Premiers dehors
title-first-out-why = { $count ->
    [one] a fait une sortie
   *[other] a envoyé { $count } fois quelqu’un dehors
}
title-open-door = Porte ouverte
title-open-door-why = a sauvé qui dormait dans un module
title-stormy-seas = Tempête
title-stormy-seas-why = a tenu la barre jusqu’à la mutinerie
title-firm-hand = Capitaine de tempête
title-firm-hand-why = { $count ->
    [one] a donné un ordre sans mutinerie
   *[other] a donné { $count } ordres sans mutinerie
}
title-mutineer = Âme rebelle
title-mutineer-why = { $count ->
    [one] a misé un jeton dans les mutineries
   *[other] a misé { $count } jetons dans les mutineries
}
title-stowaway = En clandestin
title-stowaway-why = jouait pour les dauphins, sans jamais passer la planche
title-full-crew = Équipage au complet
title-full-crew-why = { $count ->
    [one] n’a perdu personne dehors
   *[other] n’a perdu personne en { $count } sorties
}
title-safe-and-sound = À bon port
title-safe-and-sound-why = a gardé du monde à bord

## Comment c’est arrivé

board-walks = Comment est-ce arrivé ?
board-walks-lost = { $count ->
    [0] tout le monde est rentré
    [one] un passager perdu
   *[other] { $count } passagers perdus
}
board-walks-asteroid = Un astéroïde frappe { $card }.
board-walks-look = { $card } regarde à côté et voit { $target }.
board-walks-wrench = { $one } et { $other } serrent leurs clés : { $target } ne revient pas.
board-walks-bite = { $card }, à { $owner }, emporte { $target }, { $side ->
    [left] à sa gauche.
   *[right] à sa droite.
}
board-walks-hero = { $card }, à { $owner }, se sacrifie et ouvre un module.
board-walks-nothing = Dehors, il ne se passe rien.

# -- a story that is told again: chapters, and what one alone was told, with their name ------------
chapter-walk = Sortie { $number }
told-hand-dealt = { $who } a pour équipe : { $cards }. { $dolphinised ->
    [yes] Un dauphin en fait partie.
   *[no] Pas de dauphin.
}
told-you-sent = { $who } envoie { board-card } en case { $slot ->
    [1] A
    [2] B
   *[3] C
}.
told-you-lost = { $who } ne reverra plus : { $cards }.
told-rescued = { $who } sauve { board-card }. { $dolphinised ->
    [yes] Son équipe est du côté des dauphins.
   *[no] Toujours pas de dauphin dans son équipe.
}
told-you-staked = { $tokens ->
    [0] { $who } ne mise rien.
    [one] { $who } mise un jeton.
   *[other] { $who } mise { $tokens } jetons.
}
told-you-planked = { $who } perd { board-card }.

board-knew-title = Qui cachait un dauphin ?
board-knew-public = Ce qu’en aurait dit qui a tout entendu, sans voir une seule main.
board-knew-seat = Ce qu’en pouvait savoir { $name }, avec ses propres cartes.
board-knew-drawn = D’après { $worlds } mondes tirés au sort parmi ceux qui s’accordent avec tout cela ; ce que chacun raconte n’y pèse rien.
board-knew-who = Équipe
board-knew-chances = chances d’être dauphinisée, et la vérité
board-knew-percent = { $percent } %
board-knew-so = dauphinisée
board-knew-not = aucun dauphin
board-knew-look = Choisissez un nom plus haut pour voir avec ses yeux.

## Paris

bet-dolphin = Quelle équipe est dauphinisée ?
board-film-doors = Trois scaphandres dans le sas, les portes se ferment.
board-film-stars = Trois scaphandres dehors, parmi les étoiles.
board-film-walk = Sortie spatiale { $walk }
board-film-seconds = { $count ->
    [one] seconde
   *[other] secondes
}

## Ce qui s’entend

board-sound-alarm = l’alarme
board-sound-bell = une cloche
board-sound-chord = un accord
board-sound-fist = les poings sur la table
board-sound-hiss = un sifflement, des portes
board-sound-lock = un scaphandre se verrouille
board-sound-printer = l’imprimante
board-sound-silence = silence
board-sound-splash = un grand plouf
board-sound-stamp = un coup de tampon
