# Captain Sonar : tout ce que l’on lit en jouant. Les noms des clés : docs/texts.md.

game-name = Captain Sonar
game-tagline = Deux sous-marins se traquent à l’oreille.
board-own-phone = Dans Captain Sonar, chacun a besoin de son téléphone : chaque poste travaille sur sa planche tout le temps, et l’autre bateau ne doit pas la voir.
board-brief-1 = Deux sous-marins
board-brief-1-text = Chaque équipage cache sa route et cherche l’autre.
board-brief-2 = Quatre postes
board-brief-2-text = Le capitaine commande, le second arme, le mécano répare, le détecteur écoute.
board-brief-3 = On entend les caps
board-brief-3-text = Chaque ordre s’annonce à voix haute. Le détecteur d’en face trace la route.
board-brief-4 = Feu !
board-brief-4-text = Un système prêt, une cible devinée : quatre dégâts coulent un bateau.
board-set-first = Tour par tour, des jauges courtes, tout l’équipage voit tout et le détecteur est aidé.
board-how-1 = Deux équipages : capitaine, second, mécano, détecteur.
board-how-2 = On entend les caps de l’autre, et l’on trace sa route.
board-how-3 = Quatre dégâts, et l’autre coule.
game-players = { $min } à { $max } personnes
board-bot-easy = Oublie vite : il se rappelle les trois derniers caps de l’ennemi.
board-bot-medium = Suit l’ennemi de tête : il se rappelle ses six derniers caps.
board-bot-strong = N’oublie aucun cap et ne tire qu’à coup sûr.

## Mots

heading-N = nord
heading-E = est
heading-S = sud
heading-W = ouest

system-mine = mine
system-torpedo = torpille
system-drone = drone
system-sonar = sonar
system-silence = silence
system-scenario = mine Archer

symbol-weapons = mines et torpilles
symbol-detection = drone et sonar
symbol-special = silence et mines Archer
symbol-radiation = radiations

part-stern = poupe
part-middle = milieu
part-top = pont et kiosque
part-bow = proue

hit-clear = rien à signaler
hit-indirect = impact indirect
hit-direct = impact direct

phrase-ready = prêt
phrase-broken = en panne
phrase-not-to = pas par là
phrase-go = par là
phrase-sectors = secteur
phrase-here = case
phrase-near = tout près
phrase-lost = perdu
phrase-surface-soon = bientôt la surface
phrase-fire = feu
phrase-wait = attendons

end-sunk = Un sous-marin a coulé.
end-both-sunk = Les deux sous-marins ont coulé ensemble.
end-agreed = Match nul, d’un commun accord.

## Modes et options

mode-turns = Tour par tour
mode-turns-help = Un cap chacun son tour, sur une petite carte. Idéal pour découvrir.
mode-realtime = Temps réel
mode-realtime-help = Tout le monde joue en même temps, sur la grande carte. Au moins quatre personnes.

option-mode = Mode
option-mode-help = Chacun son tour, ou tous en même temps.
option-mode-turns = tour par tour
option-mode-realtime = temps réel
option-map = Carte
option-map-help = De la plus simple à la plus périlleuse. Delta a de la glace, Echo des mines.
option-map-alpha = Alpha
option-map-bravo = Bravo
option-map-charlie = Charlie
option-map-delta = Delta
option-map-echo = Echo
option-map_size = Taille de la carte
option-map_size-help = La grande carte se joue aussi tour par tour. Le temps réel n’en a pas d’autre.
option-map_size-10 = petite, 10 × 10
option-map_size-15 = grande, 15 × 15
option-map_size-none = selon le mode
option-short_gauges = Jauges courtes
option-short_gauges-help = Les systèmes se chargent plus vite. Tour par tour seulement.
option-own_sheet_only = Chacun sa fiche
option-own_sheet_only-help = Chaque poste ne voit que sa fiche, comme autour d’une table. D’office à trois ou quatre personnes.
option-own_sheet_only-one = les jaunes
option-own_sheet_only-two = les bleus
option-own_sheet_only-none = selon l’équipage
option-symbols_told = Pannes connues du capitaine
option-symbols_told-help = Avec chacun sa fiche : sinon, capitaine et second demandent au mécano.
option-assistant = Assistant du détecteur
option-assistant-help = Montre au détecteur les cases où l’ennemi peut encore se trouver.
option-film_by_hand = Film tracé à la main
option-film_by_hand-help = Le détecteur reporte lui-même ce qu’il entend. D’office à quatre personnes.
option-film_by_hand-one = les jaunes
option-film_by_hand-two = les bleus
option-film_by_hand-none = selon l’équipage
option-shared_notes = Notes partagées
option-shared_notes-help = L’équipage voit les marques de son détecteur.
option-hull_check = Contrôle de la coque
option-hull_check-help = En temps réel : qui vérifie les traits après une remontée.
option-hull_check-engineer = le mécano adverse
option-hull_check-program = le programme
option-hull_redo = Coque refusée
option-hull_redo-help = En temps réel : ce que l’on trace de nouveau.
option-hull_redo-whole = tout
option-hull_redo-part = la partie fautive
option-mines_block = Ses mines barrent la route
option-mines_block-help = Aucun cap ne mène sur une mine à soi. Le livret n’en dit rien.
option-stop = Durée d’un STOP
option-stop-help = En temps réel : secondes où l’on lève le feutre quand un système sert.
option-limits = Temps limité
option-limits-help = En temps réel : le sort joue pour qui tarde trop, après un compte à rebours.
option-clock = Temps par geste
option-clock-help = Tour par tour : passé ce temps, le sort décide.
option-clock-0 = sans limite
option-answer_time = Temps pour répondre au sonar
option-answer_time-help = Passé ce temps, le sort répond.
option-answer_time-0 = sans limite
option-place_time = Temps pour choisir un départ
option-place_time-help = En temps réel, avec des limites. Passé ce temps, le sort choisit.
option-draw_after = Caps avant un match nul
option-draw_after-help = Après tant de caps en tout, les deux capitaines peuvent s’accorder.
option-draw_after-count = { $count } caps
option-bots = Rythme des robots
option-bots-help = En temps réel.
option-bots-calm = tranquille
option-bots-steady = humain
option-bots-frantic = frénétique
option-name_one = Nom du sous-marin jaune
option-name_one-help = Sans nom, ce sont « les jaunes ».
option-name_two = Nom du sous-marin bleu
option-name_two-help = Sans nom, ce sont « les bleus ».
board-names = Le Narval, L’Orphie, La Murène, L’Espadon, L’Ondine, L’Alcyon, Le Pétrel, Le Triton, La Roussette, Le Marsouin, La Rascasse, Le Cormoran

sonar-realtime-seats = Il faut au moins { $least } personnes en temps réel. Ajoutez des robots, ou jouez tour par tour.
sonar-realtime-map = En temps réel on joue sur la grande carte. Choisissez-la, ou jouez tour par tour.
sonar-realtime-gauges = Les jauges courtes sont pour le tour par tour. Retirez-les, ou changez de mode.

## Ce qui se passe, ce que vous devez faire, qui l’on attend

phase-placing = Les capitaines prennent position, en secret.
phase-tossing = Le sort désigne qui commence.
phase-sailing = { $crew ->
    [0] { $option_name_one_given ->
        [yes] « { $option_name_one } » joue.
       *[no] Au tour des jaunes.
    }
   *[other] { $option_name_two_given ->
        [yes] « { $option_name_two } » joue.
       *[no] Au tour des bleus.
    }
}
phase-running = Les deux équipages naviguent.
phase-answering = STOP ! { $crew ->
    [0] { $option_name_two_given ->
        [yes] « { $option_name_two } » répond au sonar.
       *[no] Les bleus répondent au sonar.
    }
   *[other] { $option_name_one_given ->
        [yes] « { $option_name_one } » répond au sonar.
       *[no] Les jaunes répondent au sonar.
    }
}
phase-stopped = STOP ! { $crew ->
    [0] { $option_name_one_given ->
        [yes] « { $option_name_one } » utilise un système.
       *[no] Les jaunes utilisent un système.
    }
   *[other] { $option_name_two_given ->
        [yes] « { $option_name_two } » utilise un système.
       *[no] Les bleus utilisent un système.
    }
}
phase-drawing = Le sort décide pour qui n’a rien fait à temps.
phase-over = La partie est finie.

interlude-blast = Explosion !

todo-placing = À vous de choisir la case de départ.
todo-tossing = Un instant, on tire au sort.
todo-sailing = { $moved ->
    [yes] À vous : cochez, tirez ou finissez le tour.
   *[no] À vous : donnez un cap, ou faites surface.
}
todo-running = À votre poste !
todo-answering = Répondez au sonar : une vérité et un mensonge.
todo-stopped = STOP ! On lève le feutre et on écoute.
todo-drawing = Un instant, le sort choisit.
todo-over = Merci d’avoir joué !

wait-placing = On attend les capitaines.
wait-tossing = On tire au sort.
wait-sailing = { $moved ->
    [yes] Cap donné, l’équipage coche.
   *[no] On attend un cap.
}
wait-running = Les deux équipages sont à l’œuvre.
wait-answering = { $crew ->
    [0] { $option_name_two_given ->
        [yes] On attend la réponse : { $option_name_two }.
       *[no] On attend la réponse des bleus.
    }
   *[other] { $option_name_one_given ->
        [yes] On attend la réponse : { $option_name_one }.
       *[no] On attend la réponse des jaunes.
    }
}
wait-stopped = STOP ! On lève le feutre et on écoute.
wait-drawing = Le sort choisit.
wait-over = La partie est finie.

## Ce qui est raconté à tout le monde

note-welcomed = { $options_mode ->
    [realtime] À vos postes. Temps réel, carte { $options_map ->
        [alpha] Alpha
        [bravo] Bravo
        [charlie] Charlie
        [delta] Delta
       *[echo] Echo
    }.
   *[turns] À vos postes. Tour par tour, carte { $options_map ->
        [alpha] Alpha
        [bravo] Bravo
        [charlie] Charlie
        [delta] Delta
       *[echo] Echo
    }.
}
note-placed = { $crew ->
    [0] { $option_name_one_given ->
        [yes] { $option_name_one } est en position.
       *[no] Les jaunes sont en position.
    }
   *[other] { $option_name_two_given ->
        [yes] { $option_name_two } est en position.
       *[no] Les bleus sont en position.
    }
}
note-turn-began = { $left ->
    [1] { $crew ->
        [0] { $option_name_one_given ->
            [yes] { $option_name_one }, à vous !
           *[no] Au tour des jaunes.
        }
       *[other] { $option_name_two_given ->
            [yes] { $option_name_two }, à vous !
           *[no] Au tour des bleus.
        }
    }
   *[other] { $crew ->
        [0] { $option_name_one_given ->
            [yes] { $option_name_one }, à vous, pour { $left } tours de suite.
           *[no] Au tour des jaunes, pour { $left } tours de suite.
        }
       *[other] { $option_name_two_given ->
            [yes] { $option_name_two }, à vous, pour { $left } tours de suite.
           *[no] Au tour des bleus, pour { $left } tours de suite.
        }
    }
}
note-underway = Plongez !
note-bell = La cloche sonne.
note-course-set = { board-called } : route { $heading ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} !
note-silence-run = { board-called } : silence.
note-mine-laid = { board-called } : mine larguée !
note-torpedo-fired = { board-called } : torpille, impact en { $cell } !
note-mine-set-off = { board-called } : la mine en { $cell } explose !
note-archer-set-off = { board-called } : une mine Archer explose en { $cell } !
note-blasted = { board-called-other } : { $enemy ->
    [clear] rien à signaler.
    [indirect] impact indirect, un dégât.
   *[direct] impact direct, deux dégâts !
} { $own ->
    [clear] { "" }
    [indirect] { board-called } : impact indirect, un dégât.
   *[direct] { board-called } : impact direct, deux dégâts !
}
note-archer-lost = La torpille détruit la mine Archer en { $cell }.
note-drone-sent = { board-called } : drone sur le secteur { $sector }. { $there ->
    [yes] Réponse : oui !
   *[no] Réponse : non.
}
note-sonar-sent = { board-called } : STOP ! Sonar.
note-sonar-answered = { board-called } : { $row ->
    [none] colonne { $column }
   *[other] { $column ->
        [none] ligne { $row }
       *[other] ligne { $row }, colonne { $column }
    }
}{ $sector ->
    [none] { "" }
   *[other] , secteur { $sector }
}. L’un est vrai, l’autre faux.
note-surfaced = { board-called } : surface, secteur { $sector } !
note-dived = { board-called } : plongez !
note-damaged = { board-called } : dégât ! { $damage } sur 4.
note-went-on = On reprend.
note-by-chance = Temps écoulé, { $crew ->
    [0] { $option_name_one_given ->
        [yes] le sort joue pour { $option_name_one }.
       *[no] le sort joue pour les jaunes.
    }
   *[other] { $option_name_two_given ->
        [yes] le sort joue pour { $option_name_two }.
       *[no] le sort joue pour les bleus.
    }
}
note-draw-offered = { board-called } : le capitaine propose le match nul.
note-ended = { $reason ->
    [sunk] { $winner ->
        [0] { $option_name_one_given ->
            [yes] { $option_name_one } l’emporte !
           *[no] Les jaunes l’emportent !
        }
       *[other] { $option_name_two_given ->
            [yes] { $option_name_two } l’emporte !
           *[no] Les bleus l’emportent !
        }
    }
    [both-sunk] Les deux sous-marins coulent ensemble : match nul.
   *[agreed] Match nul, d’un commun accord.
}

## Ce qui se dit dans un équipage

note-start-chosen = Départ en { $cell }.
note-silence-taken = { $cells ->
    [0] Silence : on ne bouge pas de { $cell }.
   *[other] Silence : { $cells } { $heading ->
           [N] au nord
           [E] à l’est
           [S] au sud
          *[W] à l’ouest
       }, jusqu’en { $cell }.
}
note-heading-given = Silence { $heading ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
note-mine-placed = Mine posée en { $cell }.
note-mine-lost = Une torpille a détruit notre mine en { $cell }.
note-blacked-out = Blackout : plus aucun cap possible. Faites surface.
note-okayed = { $mark ->
    [box] Le second a coché sa case : OK.
   *[light] Le mécano a coché sa panne : OK.
}
note-charged = { $system ->
    [none] Jauges pleines : rien à cocher.
    [mine] Une case de mine.
    [torpedo] Une case de torpille.
    [drone] Une case de drone.
    [sonar] Une case de sonar.
    [silence] Une case de silence.
   *[scenario] Une case de mine Archer.
}
note-system-full = { $system ->
    [mine] Mine prête
    [torpedo] Torpille prête
    [drone] Drone prêt
    [sonar] Sonar prêt
    [silence] Silence prêt
   *[scenario] Mine Archer prête
} !
note-crossed = Panne en { $light }.
note-self-repaired = { $circuit ->
    [yellow] Circuit jaune complet : il se répare.
    [orange] Circuit orange complet : il se répare.
   *[grey] Circuit gris complet : il se répare.
}
note-gave-way = { $heading ->
    [N] Six pannes au nord
    [E] Six pannes à l’est
    [S] Six pannes au sud
    [W] Six pannes à l’ouest
   *[none] Six pannes de radiation
} : la coque encaisse, et tous les voyants repartent.
note-symbols-down = Mines et torpilles : { $weapons ->
    [yes] en panne
   *[no] en état
}. Drone et sonar : { $detection ->
    [yes] en panne
   *[no] en état
}. Silence et mines Archer : { $special ->
    [yes] en panne
   *[no] en état
}.
note-left-to-chance = { $duty ->
    [charge] Temps écoulé : le sort coche la jauge.
    [cross] Temps écoulé : le sort coche la panne.
   *[part] Temps écoulé : le programme trace la partie.
}
note-asked = { $seat } demande : { $symbol ->
    [weapons] mines et torpilles, une panne ?
    [detection] drone et sonar, une panne ?
   *[special] silence et mines Archer, une panne ?
}
note-replied = Le mécano répond : { $symbol ->
    [weapons] mines et torpilles
    [detection] drone et sonar
   *[special] silence et mines Archer
}, { $sound ->
    [yes] en état.
   *[no] en panne.
}
note-sheet-handed = La fiche de la coque passe à { $seat }.
note-part-traced = { $part ->
    [stern] { $seat } sécurise la poupe.
    [middle] { $seat } sécurise le milieu.
    [top] { $seat } sécurise le pont et le kiosque.
   *[bow] { $seat } sécurise la proue.
}
note-hull-shown = { board-called } : la coque est montrée au mécano adverse.
note-hull-accepted = { board-called } : { $part ->
    [stern] la poupe était bonne, la coque est acceptée.
    [middle] le milieu était bon, la coque est acceptée.
    [top] le pont était bon, la coque est acceptée.
    [bow] la proue était bonne, la coque est acceptée.
   *[none] la coque est acceptée.
}
note-hull-rejected = { board-called } : { $part ->
    [stern] la poupe dépasse, la coque est refusée.
    [middle] le milieu dépasse, la coque est refusée.
    [top] le pont dépasse, la coque est refusée.
    [bow] la proue dépasse, la coque est refusée.
   *[none] la coque est refusée, tout est à refaire.
}
note-hull-secured = Parés à plonger !
note-reported = { $phrase ->
    [ready] { $seat } : { $system ->
            [mine] mine prête
            [torpedo] torpille prête
            [drone] drone prêt
            [sonar] sonar prêt
            [silence] silence prêt
           *[scenario] mine Archer prête
        }.
    [broken] { $seat } : { $system ->
            [mine] mine en panne
            [torpedo] torpille en panne
            [drone] drone en panne
            [sonar] sonar en panne
            [silence] silence en panne
           *[scenario] mine Archer en panne
        }.
    [not-to] { $seat } : pas { $heading ->
            [N] au nord
            [E] à l’est
            [S] au sud
           *[W] à l’ouest
        }.
    [go] { $seat } : { $heading ->
            [N] au nord
            [E] à l’est
            [S] au sud
           *[W] à l’ouest
        }.
    [sectors] { $seat } : ennemi en secteur { $sectors }.
    [here] { $seat } : ennemi vers { $cell } !
    [near] { $seat } : l’ennemi est tout près.
    [lost] { $seat } : je l’ai perdu.
    [surface-soon] { $seat } : il faudra bientôt faire surface.
    [fire] { $seat } : feu !
   *[wait] { $seat } : attendons.
}

## Fins

headline-sunk = { $camp ->
    [one] { $option_name_one_given ->
        [yes] { $option_name_one } l’emporte
       *[no] Les jaunes l’emportent
    }
   *[two] { $option_name_two_given ->
        [yes] { $option_name_two } l’emporte
       *[no] Les bleus l’emportent
    }
}
headline-both-sunk = Deux épaves
headline-agreed = Les armes sont posées
board-camp-one = { $option_name_one_given ->
    [yes] { $option_name_one }
   *[no] Les jaunes
}
board-camp-two = { $option_name_two_given ->
    [yes] { $option_name_two }
   *[no] Les bleus
}
outcome-sunk = { $count ->
    [one] { $names } gagne : l’ennemi a coulé.
   *[other] { $names } gagnent : l’ennemi a coulé.
}
outcome-both-sunk = Match nul : les deux sous-marins ont coulé ensemble.
outcome-agreed = Match nul, d’un commun accord.
why-sunk = Quatre dégâts : l’autre sous-marin est par le fond.
why-both-sunk = Les deux sous-marins ont coulé ensemble.
why-agreed = Les deux capitaines se sont mis d’accord.

## Les gestes

act-place = Partir de { $cell }
act-course = Route { $heading ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
act-charge = { $system ->
    [none] Tout est plein
    [mine] Charger la mine
    [torpedo] Charger la torpille
    [drone] Charger le drone
    [sonar] Charger le sonar
    [silence] Charger le silence
   *[scenario] Charger la mine Archer
}
act-cross = Cocher { $light }
act-lay = Larguer une mine en { $cell }
act-set-off = Faire exploser la mine en { $cell }
act-torpedo = Torpille en { $cell }
act-drone = Drone sur le secteur { $sector }
act-sonar = Sonar
act-answer = Répondre : { $row ->
    [none] colonne { $column }
   *[other] { $column ->
        [none] ligne { $row }
       *[other] ligne { $row }, colonne { $column }
    }
}{ $sector ->
    [none] { "" }
   *[other] , secteur { $sector }
}
act-silence = Silence { $heading ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}, { $cells }
act-archer = Mine Archer en { $cell }
act-surface = Faire surface
act-dive = Plonger
act-end-turn = Finir le tour
act-trace = { $part ->
    [stern] Sécuriser la poupe
    [middle] Sécuriser le milieu
    [top] Sécuriser le pont et le kiosque
   *[bow] Sécuriser la proue
}
act-accept = Accepter la coque
act-hand = { $to ->
    [none] Montrer la coque
   *[other] Passer la fiche à { $to }
}
act-ask = { $symbol ->
    [weapons] Demander : mines et torpilles, une panne ?
    [detection] Demander : drone et sonar, une panne ?
   *[special] Demander : silence et mines Archer, une panne ?
}
act-reply = { $symbol ->
    [weapons] Mines et torpilles
    [detection] Drone et sonar
   *[special] Silence et mines Archer
} : { $sound ->
    [yes] en état
   *[no] en panne
}
act-reject = { $part ->
    [stern] La poupe dépasse
    [middle] Le milieu dépasse
    [top] Le pont dépasse
    [bow] La proue dépasse
   *[none] Refuser la coque
}
act-report = { $phrase ->
    [ready] Dire : { $system ->
            [mine] mine prête
            [torpedo] torpille prête
            [drone] drone prêt
            [sonar] sonar prêt
            [silence] silence prêt
           *[scenario] mine Archer prête
        }
    [broken] Dire : { $system ->
            [mine] mine en panne
            [torpedo] torpille en panne
            [drone] drone en panne
            [sonar] sonar en panne
            [silence] silence en panne
           *[scenario] mine Archer en panne
        }
    [not-to] Dire : pas { $heading ->
            [N] au nord
            [E] à l’est
            [S] au sud
           *[W] à l’ouest
        }
    [go] Dire : { $heading ->
            [N] au nord
            [E] à l’est
            [S] au sud
           *[W] à l’ouest
        }
    [sectors] Dire : ennemi en secteur { $sectors }
    [here] Dire : ennemi vers { $cell }
    [near] Dire : tout près
    [lost] Dire : je l’ai perdu
    [surface-soon] Dire : bientôt la surface
    [fire] Dire : feu !
   *[wait] Dire : attendons
}
act-draw = Proposer le match nul
act-first = { $crew ->
    [0] { $option_name_one_given ->
        [yes] « { $option_name_one } » commence
       *[no] Les jaunes commencent
    }
   *[other] { $option_name_two_given ->
        [yes] « { $option_name_two } » commence
       *[no] Les bleus commencent
    }
}
act-lots = Le sort décide
act-time-up = Temps écoulé

## Refus

sonar-captain-only = C’est au capitaine de le faire. Demandez-le-lui.
sonar-mate-only = C’est au second de cocher une jauge. Demandez-le-lui.
sonar-engineer-only = C’est au mécano de le faire. Demandez-le-lui.
sonar-command-only = C’est au capitaine ou au second de le faire. Demandez-le-leur.
sonar-no-such-cell = Cette case n’est pas sur la carte. Choisissez-en une autre.
sonar-no-such-sector = Ce secteur n’est pas sur la carte. Choisissez-en un autre.
sonar-island = Il y a une île en { $cell }. Choisissez une case de mer.
sonar-placed = Votre départ est déjà choisi.
sonar-place-first = Choisissez d’abord votre case de départ.
sonar-enemy-turn = C’est le tour de l’ennemi. Attendez le vôtre.
sonar-moved = Le cap de ce tour est déjà donné. Finissez votre tour.
sonar-course-first = Donnez d’abord un cap.
sonar-marks-owed = Attendez que le second et le mécano aient dit « OK ».
sonar-surfaced = Impossible en surface. Sécurisez la coque, puis plongez.
sonar-hull-first = La coque n’est pas encore sécurisée.
sonar-no-water = { $heading ->
    [N] Pas de passage au nord.
    [E] Pas de passage à l’est.
    [S] Pas de passage au sud.
   *[W] Pas de passage à l’ouest.
} Choisissez un autre cap.
sonar-own-trail = { $heading ->
    [N] Votre route passe déjà au nord.
    [E] Votre route passe déjà à l’est.
    [S] Votre route passe déjà au sud.
   *[W] Votre route passe déjà à l’ouest.
} Choisissez un autre cap.
sonar-own-mine = { $heading ->
    [N] Une de vos mines est au nord.
    [E] Une de vos mines est à l’est.
    [S] Une de vos mines est au sud.
   *[W] Une de vos mines est à l’ouest.
} Choisissez un autre cap.
sonar-blackout = Blackout : plus aucun cap possible. Il faut faire surface.
sonar-draw-early = Le match nul se propose après { $courses } caps.
sonar-draw-asked = Vous l’avez déjà proposé. Attendez l’autre capitaine.
sonar-nothing-owed = Rien à cocher pour le moment. Attendez le prochain cap.
sonar-gauge-left = Il reste une jauge à remplir. Choisissez-en une.
sonar-gauge-full = { $system ->
    [mine] La jauge de mine est pleine.
    [torpedo] La jauge de torpille est pleine.
    [drone] La jauge de drone est pleine.
    [sonar] La jauge de sonar est pleine.
    [silence] La jauge de silence est pleine.
   *[scenario] La jauge Archer est pleine.
} Choisissez-en une autre.
sonar-no-scenario = Cette carte n’a pas de mines Archer. Choisissez une autre jauge.
sonar-gauge-low = { $system ->
    [mine] La mine n’est pas prête.
    [torpedo] La torpille n’est pas prête.
    [drone] Le drone n’est pas prêt.
    [sonar] Le sonar n’est pas prêt.
    [silence] Le silence n’est pas prêt.
   *[scenario] La mine Archer n’est pas prête.
} Remplissez d’abord sa jauge.
sonar-broken = { $system ->
    [mine] La mine est en panne.
    [torpedo] La torpille est en panne.
    [drone] Le drone est en panne.
    [sonar] Le sonar est en panne.
    [silence] Le silence est en panne.
   *[scenario] La mine Archer est en panne.
} Un circuit complet, ou la surface, répare.
sonar-other-heading = { $heading ->
    [N] Cochez un voyant du cadran nord.
    [E] Cochez un voyant du cadran est.
    [S] Cochez un voyant du cadran sud.
   *[W] Cochez un voyant du cadran ouest.
}
sonar-crossed = Ce voyant est déjà coché. Choisissez-en un autre.
sonar-not-next = { $cell } ne touche pas votre sous-marin. Choisissez une case voisine.
sonar-mine-on-trail = { $cell } est sur votre route. Choisissez une autre case.
sonar-mine-there = Une de vos mines est déjà en { $cell }. Choisissez une autre case.
sonar-no-mine = Vous n’avez pas de mine en { $cell }.
sonar-mine-fresh = Cette mine vient d’être larguée. Attendez la fin du tour, ou un cap en temps réel.
sonar-too-far = { $cell } est hors de portée : quatre cases de mer au plus, sans diagonale.
sonar-silence-blocked = { $longest ->
    [0] Ce cap est bouché : zéro case, ou un autre cap.
    [one] Une case au plus de ce côté.
   *[other] { $longest } cases au plus de ce côté.
}
sonar-no-archer = Il n’y a plus de mine Archer en { $cell }.
sonar-two-kinds = Donnez deux indications différentes : ligne, colonne ou secteur.
sonar-one-true = L’une doit être vraie et l’autre fausse. Changez-en une.
sonar-spoke = C’est dit. Vous pourrez reparler au prochain mouvement.
sonar-report = Cette phrase est incomplète. Choisissez-la dans la liste.
sonar-not-your-part = La fiche de la coque est entre d’autres mains. Attendez votre tour.
sonar-part-done = { $part ->
    [stern] La poupe est déjà sécurisée.
    [middle] Le milieu est déjà sécurisé.
    [top] Le pont est déjà sécurisé.
   *[bow] La proue est déjà sécurisée.
} Choisissez une autre partie.
sonar-ask-first = { $system ->
    [mine] Demandez d’abord au mécano si les mines sont en panne.
    [torpedo] Demandez d’abord au mécano si les torpilles sont en panne.
    [drone] Demandez d’abord au mécano si le drone est en panne.
    [sonar] Demandez d’abord au mécano si le sonar est en panne.
    [silence] Demandez d’abord au mécano si le silence est en panne.
   *[scenario] Demandez d’abord au mécano si les mines Archer sont en panne.
}
sonar-asked = C’est déjà demandé.
sonar-no-such-question = Aucun système ne dépend des radiations. Demandez autre chose.
sonar-look-again = Ce n’est pas ce que montre votre fiche. Regardez encore.
sonar-hand-on = Votre partie est tracée. Refaites-la, ou passez la fiche.
sonar-trace-first = Tracez d’abord votre partie.
sonar-all-traced = Les quatre parties sont tracées : montrez la coque.
sonar-other-hands = Passez la fiche à quelqu’un d’autre, parmi ceux qui ont le moins tracé.
sonar-touch-a-part = Touchez la partie qui dépasse, ou acceptez.
sonar-rejected-once = On ne refuse qu’une fois par remontée. Acceptez.
sonar-line-points = Le trait est trop court ou trop détaillé ({ $most } points au plus). Recommencez.
sonar-line-ends = Le trait ne se referme pas. Finissez près du début.
sonar-line-outside = Le trait sort de la double coque. Recommencez cette partie.
sonar-line-inside = Le trait mord sur l’intérieur. Recommencez cette partie.
sonar-line-round = Le trait doit faire un tour complet, et un seul. Recommencez.

## Sur la table

board-plain-role-captain = Capitaine
board-plain-role-mate = Second
board-plain-role-engineer = Mécano
board-plain-role-radio = Détecteur
board-plain-damage = Dégâts
board-plain-courses = Caps annoncés
board-plain-surfaced = Dernière surface
board-plain-lights = Pannes : { $lights }
board-plain-no-sheet = Vous n’avez pas de fiche à regarder : écoutez.

## Sur les écrans : mots

board-crew = { $crew ->
    [0] { $option_name_one_given ->
        [yes] { $option_name_one }
       *[no] Les jaunes
    }
   *[other] { $option_name_two_given ->
        [yes] { $option_name_two }
       *[no] Les bleus
    }
}
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
   *[no] Jaunes
}
board-called-two = { $option_name_two_given ->
    [yes] { $option_name_two }
   *[no] Bleus
}
board-you = vous
channel-crew-one = { $option_name_one_given ->
    [yes] Équipage « { $option_name_one } »
   *[no] Équipage jaune
}
channel-crew-two = { $option_name_two_given ->
    [yes] Équipage « { $option_name_two } »
   *[no] Équipage bleu
}
board-role-captain = Capitaine
board-role-mate = Second
board-role-engineer = Mécano
board-role-radio = Détecteur
board-all-roles = Tous les postes
board-place = { board-called } : { $roles }
board-heading-N = Nord
board-heading-E = Est
board-heading-S = Sud
board-heading-W = Ouest
board-system-mine = Mine
board-system-torpedo = Torpille
board-system-drone = Drone
board-system-sonar = Sonar
board-system-silence = Silence
board-system-scenario = Archer
board-part-stern = Poupe
board-part-middle = Milieu
board-part-top = Kiosque
board-part-bow = Proue
board-sector = secteur { $sector }
board-cells = { $cells ->
    [0] 0 case
    [one] { $cells } case
   *[other] { $cells } cases
}
board-boxes = { $marked } sur { $size }
board-cancel = Annuler
board-previous = Valeur précédente
board-next = Valeur suivante
board-damage = { board-crew } : { $taken ->
    [0] aucun dégât
    [one] { $taken } dégât
   *[other] { $taken } dégâts
} sur { $most }
board-hits = Dégâts
board-low = Un coup de plus, et nous coulons.
board-low-boat = un coup de plus, et il coule
board-hits-taken = { $taken ->
    [0] dégât
    [one] dégât
   *[other] dégâts
}
board-ok = OK
board-not-ok = pas encore
board-sheets = Fiches de l’équipage
board-sheet-mate = Fiche du second · { $name }
board-sheet-engineer = Fiche du mécano · { $name }
board-tab = { $state ->
    [owed] { $role }, à faire
    [own] { $role }
   *[watched] { $role }, à regarder
}
board-not-yours = Cette fiche n’est pas la vôtre : à cette table, chacun ne voit que la sienne.
board-steps = Votre tour
board-step-course = Cap
board-step-charge = Jauge
board-step-cross = Panne
board-step-system = Système
board-held = { $mines ->
    [none] Sous-marin en { $cell }.
   *[other] Sous-marin en { $cell }, mines en { $mines }.
}

## Sur les écrans : le capitaine

board-chart = Carte du capitaine
board-cell = { $cell }, { $kind ->
    [island] île
    [hole] trou dans la glace
   *[sea] mer
}{ $on ->
    [boat] , votre sous-marin
    [trail] , votre route
    [mine] , votre mine
    [archer] , mine Archer
   *[none] { "" }
}
board-course = Cap
board-course-wait = Pas de cap pour l’instant.
board-blocked-edge = Bord de carte
board-blocked-edge-why = La carte s’arrête ici.
board-blocked-island = Île en { $cell }
board-blocked-island-why = Il y a une île en { $cell }.
board-blocked-trail = Route en { $cell }
board-blocked-trail-why = Votre route passe en { $cell } : on ne la recoupe pas. La surface l’efface.
board-blocked-mine = Mine en { $cell }
board-blocked-mine-why = Votre mine est en { $cell } : on n’y passe pas.
board-ask-placing = Le capitaine choisit la case de départ.
board-ask-course = À vous, donnez un cap.
board-ask-marks = Cap donné. Attendez les deux « OK ».
board-ask-system = Système prêt : tirer, ou finir le tour ?
board-ask-end = Tout est coché. Finissez votre tour.
board-ask-enemy = L’ennemi joue. Écoutez bien.
board-ask-enemy-placing = L’ennemi prend position.
board-ask-enemy-answers = L’ennemi répond. Écoutez bien.
board-ask-up = En surface. L’ennemi joue, écoutez.
board-ask-nothing = Un instant…
board-ask-other-dive = C’est dit. L’autre équipage doit plonger.
board-captain-watched = La carte du capitaine.
board-blackout = Blackout ! Il faut faire surface.
board-blackout-why = Plus aucun cap n’est possible : îles, bords, mines ou votre propre route vous enferment. L’ennemi n’entendra qu’une remontée ordinaire.
board-end-turn = Finir le tour
board-surface = Faire surface
board-surface-wait = On ne peut pas faire surface en ce moment.
board-surface-short = annonce le secteur { $sector }
board-surface-ice-short = glace : un dégât !
board-surface-sure = Confirmer
board-surface-cost = { $time ->
    [turns] Tout se répare. L’ennemi joue 3 tours.
   *[real] Tout se répare, une fois la coque tracée.
}
board-surface-told = Route effacée. Le secteur { $sector } sera annoncé.
board-surface-ice = Sous la glace : un dégât ! Secteur { $sector } annoncé.
board-dive = « Plongez ! »
board-dive-first = Position choisie. Équipage prêt ?
board-todo-dive = À vous de plonger.
board-todo-trace = À vous d’entourer la coque.
board-todo-accept = À vous de juger leur coque.
board-todo-charge = À vous : cochez une jauge.
board-todo-cross = À vous : cochez une panne.
board-todo-course = À vous : donnez un cap, ou faites surface.
board-todo-end = À vous : tirez, ou finissez le tour.
board-todo-surface = Blackout ! Il faut faire surface.
board-draw = Proposer le match nul
board-draw-sure = Confirmer : match nul ?
board-systems = Systèmes
board-standing-ready-mine = Prête
board-standing-ready-torpedo = Prête
board-standing-ready-drone = Prêt
board-standing-ready-sonar = Prêt
board-standing-ready-silence = Prêt
board-standing-ready-scenario = Prête
board-standing-full-mine = Pleine
board-standing-full-torpedo = Pleine
board-standing-full-drone = Plein
board-standing-full-sonar = Plein
board-standing-full-silence = Plein
board-standing-full-scenario = Pleine
board-standing-filling = En charge
board-standing-broken = En panne
board-not-filling = { $system } : la jauge n’est pas encore pleine.
board-not-broken = { $system } : en panne. Un circuit complet ou la surface répare.
board-not-used = { $system } : un seul système par cap. Donnez d’abord un cap.
board-not-marks = { $system } : attendez les deux « OK ».
board-not-surfaced = { $system } : impossible en surface.
board-not-later = { $mode ->
    [turns] { $system } : après votre prochain cap.
   *[realtime] { $system } : pas maintenant.
}
board-blow = Explosion
board-mines = { $mines ->
    [0] 0 mine
    [one] { $mines } mine
   *[other] { $mines } mines
}
board-no-mines = Vous n’avez pas de mine à l’eau.
board-not-blow = { $mode ->
    [turns] Pas maintenant : ni dans le tour où la mine est larguée, ni depuis la surface.
   *[realtime] Pas maintenant : la mine attend votre prochain cap, et jamais depuis la surface.
}
board-sonar-ask = L’ennemi dira deux choses sur sa position : une vraie, une fausse.
board-sonar-go = Lancer le sonar
board-sonar-sure = Confirmer : sonar !
board-drone-go = Lancer un drone
board-hole = Un trou dans la glace : ici on fait surface sans dommage.
board-archer = Une mine Archer se trouve ici.

## Sur les écrans : viser

board-said-to-all = À tous
board-aim-first = Choisissez une case
board-aim-none = Touchez la carte, glissez, levez le doigt.
board-aim-harm = { $harm ->
    [one] Trop près : vous prendriez { $harm } dégât.
   *[other] Sur vous : vous prendriez { $harm } dégâts.
}
board-aim-cell = { $cell }, { $kind ->
    [island] île
   *[sea] mer
}, secteur { $sector }{ $own ->
    [yes] , votre sous-marin
   *[no] { "" }
}{ $open ->
    [yes] , possible
   *[no] , impossible
}
board-aim-start-chart = Carte : choisir la case de départ
board-aim-start-ask = { $crew ->
    [0] { channel-crew-one }
   *[other] { channel-crew-two }
} : d’où partez-vous, en secret ?
board-aim-start-is = Secteur { $sector }
board-aim-start-then = Seul votre équipage le saura.
board-aim-start-not = Il y a une île en { $cell }.
board-aim-start-go = Partir de { $cell }
board-aim-torpedo-chart = Carte : cases à portée de torpille
board-aim-torpedo-ask = Torpille : touchez le point d’impact.
board-aim-torpedo-is = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} · secteur { $sector }
board-aim-torpedo-then = Direct : 2 dégâts. À une case : 1 dégât.
board-aim-torpedo-not = { $kind ->
    [island] Une île en { $cell } : visez une case de mer.
   *[sea] Hors de portée : 4 cases de mer au plus.
}
board-aim-torpedo-said = « Stop ! Torpille lancée, impact en { $cell } ! »
board-aim-torpedo-go = Torpille en { $cell } !
board-aim-mine-chart = Carte : cases où larguer une mine
board-aim-mine-ask = Mine : choisissez une case voisine.
board-aim-mine-is = Mine en { $cell }
board-aim-mine-then = { $mode ->
    [turns] Elle pourra exploser dès la fin de ce tour.
   *[realtime] Elle pourra exploser après votre prochain cap.
}
board-aim-mine-not = Une case de mer voisine, hors de votre route.
board-aim-mine-said = « Stop ! Mine larguée ! »
board-aim-mine-go = Larguer en { $cell }
board-aim-set-off-chart = Carte : vos mines
board-aim-set-off-ask = Quelle mine faire exploser ?
board-aim-set-off-is = Mine en { $cell } · secteur { $sector }
board-aim-set-off-then = Direct : 2 dégâts. À une case : 1 dégât.
board-aim-set-off-not = Pas de mine à faire exploser en { $cell }.
board-aim-set-off-said = « Stop ! Je fais exploser la mine en { $cell } ! »
board-aim-set-off-go = Faire sauter { $cell } !
board-aim-scenario-chart = Carte : mines Archer
board-aim-scenario-ask = Mine Archer : laquelle faire exploser ?
board-aim-scenario-is = Mine Archer en { $cell }
board-aim-scenario-then = À n’importe quelle distance. Direct : 2 dégâts.
board-aim-scenario-not = Pas de mine Archer en { $cell }.
board-aim-scenario-said = « Détonation mine Archer, impact en { $cell } ! »
board-aim-scenario-go = Faire sauter { $cell } !
board-aim-drone-chart = Carte : choisir un secteur
board-aim-drone-ask = Drone : quel secteur survoler ?
board-aim-drone-is = Secteur { $sector }
board-aim-drone-then = La réponse est toujours vraie : oui ou non.
board-aim-drone-not = Pas maintenant.
board-aim-drone-said = « Stop ! Êtes-vous en secteur { $sector } ? »
board-aim-drone-go = Drone, secteur { $sector }
board-aim-silence-chart = Carte : cases à portée d’un silence
board-aim-silence-ask = Silence : jusqu’où, en ligne droite ?
board-aim-silence-is = { $stays ->
    [yes] Vous restez en { $cell }
   *[no] Jusqu’en { $cell } · secteur { $sector }
}
board-aim-silence-then = Ni le cap ni la distance ne seront dits.
board-aim-silence-not = 0 à 4 cases en ligne droite, sans île ni route.
board-aim-silence-said = « Stop ! Activation du silence ! »
board-aim-silence-go = { $stays ->
    [yes] Silence, sur place
   *[no] Silence, jusqu’en { $cell }
}
board-aim-silence-heading = Cap à dire au mécano
board-aim-silence-stay = Quel cap le mécano doit-il cocher ?

## Sur les écrans : répondre au sonar

board-stop = STOP !
board-blast-hush = On retient son souffle…
board-stop-system = { $crew ->
    [0] { $option_name_one_given ->
        [yes] « { $option_name_one } » utilise un système.
       *[no] Les jaunes utilisent un système.
    }
   *[other] { $option_name_two_given ->
        [yes] « { $option_name_two } » utilise un système.
       *[no] Les bleus utilisent un système.
    }
} On lève le feutre et on écoute.
board-stop-sonar = { $crew ->
    [0] { $option_name_one_given ->
        [yes] « { $option_name_one } » active son sonar.
       *[no] Les jaunes activent leur sonar.
    }
   *[other] { $option_name_two_given ->
        [yes] « { $option_name_two } » active son sonar.
       *[no] Les bleus activent leur sonar.
    }
}
board-stop-answer = Feutres levés : { $name } répond.
board-answer-ask = Donnez deux coordonnées : une vraie, une fausse.
board-answer-chart = Vous êtes en { $cell }, secteur { $sector }
board-row-name = Ligne
board-column-name = Colonne
board-sector-name = Secteur
board-truth = { $kind ->
    [sector] vrai
   *[other] vraie
}
board-lie = { $kind ->
    [sector] faux
   *[other] fausse
}
board-kept = taire
board-answer-words = « { $column ->
    [none] { $row ->
        [none] { "" }
       *[other] Ligne { $row }
    }
   *[other] Colonne { $column }{ $row ->
        [none] { "" }
       *[other] , ligne { $row }
    }
}{ $sector ->
    [none] { "" }
   *[other] , secteur { $sector }
}. »
board-said-true = { $kind ->
    [row] La ligne { $value } est vraie.
    [column] La colonne { $value } est vraie.
   *[sector] Le secteur { $value } est vrai.
}
board-said-false = { $kind ->
    [row] La ligne { $value } est fausse.
    [column] La colonne { $value } est fausse.
   *[sector] Le secteur { $value } est faux.
}
board-answer-missing = { $missing ->
    [true] Il manque la vraie.
    [false] Il manque la fausse.
   *[both] Choisissez une vraie et une fausse.
}
board-answer-go = Répondre

## Sur les écrans : le second

board-gauges = Jauges
board-ask-charge = Cochez une case dans la jauge de votre choix.
board-ask-all-full = Toutes les jauges sont pleines.
board-charge-none = « OK ! » Rien à cocher
board-ask-next-course = C’est fait. On attend le prochain cap.
board-ask-detect = Un système est prêt : à vous de l’activer, si l’équipage le veut.
board-mate-watched = Les jauges du second.
board-gauge-tap = Toucher pour cocher
board-gauge-filling = En attente du cap
board-gauge-is-full = { $system } : la jauge est pleine. Elle se vide quand on s’en sert.
board-gauge-broken = { $full ->
    [yes] Jauge pleine, hors service
   *[no] Hors service
}
board-gauge-unused = Ne sert pas ici
board-gauge-wait = Rien à cocher pour l’instant.

## Sur les écrans : le mécano

board-panel = Tableau du mécano
board-central-1 = Circuits
board-central-2 = centraux
board-reactor = Réacteur
board-ask-cross = { $heading ->
    [N] Cochez une panne dans le cadran Nord.
    [E] Cochez une panne dans le cadran Est.
    [S] Cochez une panne dans le cadran Sud.
   *[W] Cochez une panne dans le cadran Ouest.
}
board-engineer-watched = Le tableau du mécano.
board-light = { $id }, { $symbol ->
    [weapons] armes
    [detection] détection
    [special] silence
   *[radiation] radiation
}, { $circuit ->
    [yellow] circuit jaune
    [orange] circuit orange
    [grey] circuit gris
   *[none] réacteur
}, { $state ->
    [crossed] en panne
    [free] libre, à cocher
   *[whole] libre
}
board-light-repair = complète son circuit
board-light-damage = causerait un dégât
board-light-sure = { $light } causerait un dégât ! Touchez encore pour confirmer.
board-circuits = Circuits centraux
board-circuit-yellow = Jaune
board-circuit-orange = Orange
board-circuit-grey = Gris
board-circuit-count = { $count } sur 4
board-engineer-why = Quatre voyants d’un circuit : il se répare. Les six radiations, ou les six voyants d’un cap : un dégât.
board-radiations = Radiations { $count } sur 6
board-symbol-weapons = Mine, torpille
board-symbol-detection = Drone, sonar
board-symbol-special = { $scenario ->
    [yes] Silence, Archer
   *[no] Silence
}
board-symbol-fine = en état
board-symbol-down = { $lights ->
    [none] en panne
   *[other] panne { $lights }
}

## Sur les écrans : le détecteur

board-film-chart = Carte du détecteur, calque posé dessus
board-film-cell = { $cell }, { $kind ->
    [island] île
   *[sea] mer
}{ $mark ->
    [no] , barrée
    [maybe] , entourée
   *[none] { "" }
}{ $possible ->
    [yes] , possible
   *[no] { "" }
}
board-film-first = Ici se tracera la route de l’ennemi.
board-film-ask = Glissez le calque. Point plein : l’ennemi.
board-film-theirs = Le calque du détecteur.
board-tools = Outils
board-tool-film = Calque
board-tool-no = Barrer
board-tool-maybe = Entourer
board-tool-rub = Gommer
board-tool-clear = À zéro
board-tool-clear-sure = Effacer ?
board-nudge = Pousser le calque
board-nudge-to = { $heading ->
    [N] Pousser le calque au nord
    [E] Pousser le calque à l’est
    [S] Pousser le calque au sud
   *[W] Pousser le calque à l’ouest
}
board-guess = { $total ->
    [one] Silence : ma supposition
   *[other] Silence { $number } : ma supposition
}
board-guess-heading = Direction supposée : { $heading ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
board-guess-distance = { $cells ->
    [0] Distance supposée : 0 case
    [one] Distance supposée : { $cells } case
   *[other] Distance supposée : { $cells } cases
}
board-heard = { $crew ->
    [0] { $option_name_one_given ->
        [yes] Entendu : { $option_name_one }
       *[no] Entendu des jaunes
    }
   *[other] { $option_name_two_given ->
        [yes] Entendu : { $option_name_two }
       *[no] Entendu des bleus
    }
}
board-heard-nothing = Rien pour l’instant.
board-clue-blast = Impact en { $cell }.
board-assistant = { $count ->
    [0] Assistant : aucune case possible
    [one] Assistant : { $count } case possible
   *[other] Assistant : { $count } cases possibles
}
board-say = Dire à l’équipage
board-say-later = C’est dit. Vous pourrez reparler au prochain mouvement.
board-say-go = Dire
board-phrase-ready = C’est prêt : …
board-phrase-broken = En panne : …
board-phrase-not-to = Pas vers…
board-phrase-go = Allons vers…
board-phrase-sectors = Il est en secteur…
board-phrase-here = Il est vers { $cell }
board-phrase-near = Il est tout près
board-phrase-lost = Je l’ai perdu
board-phrase-surface-soon = Bientôt la surface
board-phrase-fire = Feu !
board-phrase-wait = Attendons

## Sur les écrans : la coque

board-surfaced-foe = { $crew ->
    [0] { $option_name_one_given ->
        [yes] « { $option_name_one } » continue
       *[no] Les jaunes continuent
    }
   *[other] { $option_name_two_given ->
        [yes] « { $option_name_two } » continue
       *[no] Les bleus continuent
    }
} à jouer pendant vos réparations.
board-hull = Coque : { $done } sur { $total } parties sécurisées
board-trace-ask = { $part ->
    [stern] Entourez la poupe, sans dépasser la double coque.
    [middle] Entourez le milieu, sans dépasser la double coque.
    [top] Entourez le kiosque, sans dépasser la double coque.
   *[bow] Entourez la proue, sans dépasser la double coque.
}
board-trace-choose = Partie à entourer
board-trace-pad = { $part ->
    [stern] Tracé de la poupe
    [middle] Tracé du milieu
    [top] Tracé du kiosque
   *[bow] Tracé de la proue
}
board-trace-begin = Posez le doigt dans la bande claire et faites le tour.
board-trace-on = Continuez jusqu’au point de départ.
board-trace-left = Le trait dépasse. Levez le doigt et recommencez.
board-trace-open = Le tour n’est pas fermé. Reprenez au point jaune.
board-trace-done = Tour fermé, sans dépasser.
board-trace-taps = Touchez les bouées dans l’ordre.
board-trace-by-taps = Sans tracer : toucher des bouées
board-trace-by-finger = Tracer avec le doigt
board-buoy = Bouée { $number } sur { $total }
board-trace-watch = { $name } trace une partie de la coque.
board-shown = { $crew ->
    [0] { $option_name_one_given ->
        [yes] Chez « { $option_name_one } », le mécano vérifie vos traits.
       *[no] Le mécano des jaunes vérifie vos traits.
    }
   *[other] { $option_name_two_given ->
        [yes] Chez « { $option_name_two } », le mécano vérifie vos traits.
       *[no] Le mécano des bleus vérifie vos traits.
    }
}
board-secured = Parés à plonger ! Le capitaine donne l’ordre.
board-secured-captain = Parés à plonger !
board-inspect = { $crew ->
    [0] { $option_name_one_given ->
        [yes] A-t-on bien tracé chez « { $option_name_one } » ?
       *[no] Les jaunes ont-ils bien tracé ?
    }
   *[other] { $option_name_two_given ->
        [yes] A-t-on bien tracé chez « { $option_name_two } » ?
       *[no] Les bleus ont-ils bien tracé ?
    }
}
board-inspect-left = ({ $seconds } s)
board-hull-traced = { $part ->
    [stern] La poupe est tracée.
    [middle] Le milieu est tracé.
    [top] Le pont est tracé.
   *[bow] La proue est tracée.
} À qui la fiche ?
board-hull-hand = Passer à { $name }
board-hull-show = Montrer la coque à l’ennemi
board-hull-again = { $part ->
    [stern] Retracer la poupe
    [middle] Retracer le milieu
    [top] Retracer le pont
   *[bow] Retracer la proue
}
board-asked = { $symbol ->
    [weapons] Mines et torpilles, une panne ?
    [detection] Drone et sonar, une panne ?
   *[special] Silence et Archer, une panne ?
}
board-reply = { $sound ->
    [yes] En état
   *[no] En panne
}
board-todo-reply = Répondez : en état, ou en panne ?
board-todo-hand = Passez la fiche de la coque.
board-standing-ask = demander
board-standing-asked = demandé…
board-not-asked = { $system } : le mécano va répondre.
board-time-left = Plus que { $seconds } s, puis le sort décide.
board-called-more = encore { $count }
board-pen = Reporter ce que vous entendez
board-pen-to = Tracer { $heading ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
board-pen-surface = Marquer une remontée
board-pen-undo = Effacer le dernier trait
board-drawn = { $crew ->
    [0] { $option_name_one_given ->
        [yes] Relevé : { $option_name_one }
       *[no] Relevé des jaunes
    }
   *[other] { $option_name_two_given ->
        [yes] Relevé : { $option_name_two }
       *[no] Relevé des bleus
    }
}
board-inspect-drawing = Les quatre traits, sur la double coque
board-inspect-why = Un trait sort de la double coque ? Touchez-le : ils recommencent. Une erreur, ou dix secondes, et la coque est acceptée.
board-accept = Accepter

## Sur les écrans : la table et la fin

board-public-chart = { $map ->
    [alpha] Carte Alpha, ce que tout le monde sait
    [bravo] Carte Bravo, ce que tout le monde sait
    [charlie] Carte Charlie, ce que tout le monde sait
    [delta] Carte Delta, ce que tout le monde sait
   *[echo] Carte Echo, ce que tout le monde sait
}
board-state-placing = Cherche sa position
board-state-placed = En position
board-state-sunk = Coulé
board-state-under = En plongée
board-state-dived = En plongée, vu en secteur { $sector }
board-state-surfaced = En surface, secteur { $sector }
board-surfaced-here = { $crew ->
    [0] { $option_name_one_given ->
        [yes] surface : { $option_name_one }
       *[no] surface des jaunes
    }
   *[other] { $option_name_two_given ->
        [yes] surface : { $option_name_two }
       *[no] surface des bleus
    }
}
board-last-courses = Derniers caps annoncés
board-end = Les deux routes
board-end-eyes = Vu par
board-end-all = Tout voir
board-end-chart = Les deux routes
board-end-begin = « Plongez ! »
board-end-step = Moment { $step } sur { $total }.
board-end-slider = Moment de la partie
board-end-previous = Événement précédent
board-end-next = Événement suivant
board-end-play = Lire
board-end-pause = Arrêter
board-end-harm = { board-called } : { $lost ->
    [one] { $lost } dégât
   *[other] { $lost } dégâts
}, { $taken } sur 4.
board-moment-start = { board-called } : départ en { $cell }
board-moment-course = { board-called } : route jusqu’en { $cell }
board-moment-silence = { $cells ->
    [0] { board-called } : silence sans bouger, en { $cell }
   *[other] { board-called } : silence jusqu’en { $cell }
}
board-moment-surface = { board-called } : surface en { $cell }
board-moment-dive = { board-called } : nouvelle plongée en { $cell }
board-moment-mine = { board-called } : mine larguée en { $cell }
board-moment-torpedo = { board-called } : torpille en { $cell }
board-moment-set-off = { board-called } : une mine explose en { $cell }
board-moment-archer = { board-called } : une mine Archer explose en { $cell }
board-moment-drone = { board-called } : drone
board-moment-sonar = { board-called } : sonar
board-moment-damage = { board-called } : avarie en { $cell }

## Apprendre

tutorial-title = À bord !
tutorial-choose = Quatre postes, quatre courtes leçons. Lequel voulez-vous essayer ?
tutorial-role-captain = Donne les caps et tire. Une minute.
tutorial-role-mate = Remplit les jauges et dit ce qui est prêt.
tutorial-role-engineer = Choisit les pannes et sauve le navire.
tutorial-role-radio = Écoute l’ennemi et le retrouve sur la carte.
tutorial-you = Vous
tutorial-player-captain = Inès
tutorial-player-mate = Malik
tutorial-player-engineer = Jeanne
tutorial-player-radio = Théo
tutorial-player-enemy = Rayan
tutorial-captain-chart = Voici votre carte. La ligne brillante est votre route : on ne la recoupe jamais, et on ne traverse pas les îles.
tutorial-captain-course = Donnez un cap, d’une case. Tout le monde l’entendra, l’ennemi aussi !
tutorial-captain-marks = Après chaque cap, le second coche une jauge et le mécano une panne. Quand les deux disent « OK », vous pouvez repartir.
tutorial-captain-fire = La torpille est prête ! Théo pense que l’ennemi est vers F6. Touchez Torpille, visez, confirmez.
tutorial-captain-not-yet = En jeu, vous pourriez finir là. Ici, tirez d’abord : l’ennemi est à portée.
tutorial-captain-hit = { $hit ->
    [direct] Impact direct, deux dégâts !
    [indirect] Une case à côté : impact indirect, un dégât.
    [own] Trop près de vous : votre sous-marin est touché aussi. Visez plus loin la prochaine fois.
   *[clear] À plus d’une case de l’ennemi : rien à signaler. C’est F6 qu’il fallait viser.
} À quatre dégâts on coule. Plus de cap possible, ou trop de pannes ? Faites surface, mais votre secteur sera annoncé.
tutorial-mate-charge = Le capitaine a donné un cap. Cochez une case : la torpille n’en demande plus qu’une.
tutorial-mate-ready = { $charged ->
    [torpedo] Une jauge pleine est prête à servir ; annoncez-la à votre capitaine. Elle se vide quand on s’en sert.
   *[other] C’est permis, mais la torpille attend encore sa dernière case, et votre capitaine avec elle. Une jauge pleine est prête à servir ; elle se vide quand on s’en sert.
}
tutorial-mate-drone = Le drone est prêt. Drone et sonar, vous pouvez les lancer sans attendre le capitaine : demandez le secteur 4.
tutorial-mate-heard = { $sector ->
    [4] Il est là !
   *[other] Il n’est pas là : c’est déjà un secteur de moins. C’est dans le secteur 4 qu’il se cachait.
} La réponse d’un drone est toujours vraie. Celle d’un sonar, à moitié seulement !
tutorial-engineer-panel = À chaque cap, vous cochez une panne sous ce cap. Un symbole coché met ses systèmes hors service : ici armes, détection et silence.
tutorial-engineer-cross = Route à l’est ! Trois voyants orange sont cochés : E1 compléterait le circuit, qui se répare alors tout seul.
tutorial-engineer-after = { $light ->
    [E1] Quatre voyants d’un même circuit : tout le circuit se répare. C’est le secret du métier.
   *[other] Une panne de plus, et rien ne se répare. Avec E1, les quatre voyants orange auraient été cochés, et tout le circuit réparé : c’est le secret du métier.
}
tutorial-engineer-danger = Attention : les six radiations, ou les six voyants d’un même cap, c’est un dégât. Dites au capitaine les caps à éviter, ou demandez la surface.
tutorial-radio-film = La ligne bleue, ce sont les caps de l’ennemi, sans savoir d’où il est parti. Glissez le calque : où cette route tient-elle sans toucher une île ?
tutorial-radio-silence = Un silence : personne ne sait où il est allé, de 0 à 4 cases tout droit. Essayez une direction et une distance.
tutorial-radio-clue = Un sonar donne deux indices, dont un seul est vrai. Barrez et entourez des cases pour vous en souvenir.
tutorial-radio-report = Dites maintenant à l’équipage où vous croyez l’ennemi : ouvrez « Dire à l’équipage ».
tutorial-radio-told = Votre capitaine sait où viser. Les meilleurs détecteurs, on les appelle les oreilles d’or.

## La fin, pour soi

board-mine = { $roles }, avec { $names }.
board-mine-alone = { $roles }, sans équipage.

## De quoi on se souvient

title-of-the-crew = De l’équipage
title-of-the-crew-why = a tenu son poste
title-bulls-eye = Tir au but
title-bulls-eye-why = a touché en plein { $cell }
title-gunner = Feu nourri
title-gunner-why = { $count ->
    [one] a touché une fois
   *[other] a touché { $count } fois
}
title-ghost = Le fantôme
title-ghost-why = { $count ->
    [one] a disparu une fois en silence
   *[other] a disparu { $count } fois en silence
}
title-minelayer = Semis discret
title-minelayer-why = { $count ->
    [one] a mouillé une mine
   *[other] a mouillé { $count } mines
}
title-long-haul = Long cours
title-long-haul-why = { $count ->
    [one] a donné un cap
   *[other] a donné { $count } caps
}
title-all-ready = Tout est paré
title-all-ready-why = { $count ->
    [one] a chargé un système
   *[other] a chargé { $count } systèmes
}
title-probe = Tête chercheuse
title-probe-why = { $count ->
    [one] a armé une recherche
   *[other] a armé { $count } recherches
}
title-green-hand = Main verte
title-green-hand-why = { $count ->
    [one] a fermé un circuit
   *[other] a fermé { $count } circuits
}
title-spark = Étincelle
title-spark-why = { $count ->
    [one] a tenu sous une panne
   *[other] a tenu sous { $count } pannes
}
title-golden-ear = Oreille d’or
title-golden-ear-why = { $count ->
    [one] a écouté un cap ennemi
   *[other] a écouté { $count } caps ennemis
}
title-clear-voice = Voix claire
title-clear-voice-why = { $count ->
    [one] a parlé une fois à l’équipage
   *[other] a parlé { $count } fois à l’équipage
}
title-sound-hull = Coque intacte
title-sound-hull-why = a ramené la coque sans une égratignure

# -- a story that is told again --------------------------------------------------------------------
chapter-shot = Tir { $number }
chapter-surfacing = Surface { $number }
board-knew-title = Où l’ennemi pouvait être
board-knew-crew = { $crew ->
    [0] { $option_name_one_given ->
        [yes] vu par { $option_name_one }
       *[no] vu des jaunes
    }
   *[other] { $option_name_two_given ->
        [yes] vu par { $option_name_two }
       *[no] vu des bleus
    }
}{ $count ->
    [one] , une case possible
   *[other] , cases possibles
}
board-knew-chart = { $count ->
    [one] Une case où l’ennemi peut être
   *[other] { $count } cases où l’ennemi peut être
}
board-knew-maybe = l’ennemi peut être ici
board-knew-was = l’ennemi y était
board-knew-exact = Compté exactement, d’après tout ce qui s’est entendu à bord des deux sous-marins.
board-knew-wide = Trop de silences pour tout compter : quelques cases peuvent être de trop, aucune ne manque.
board-knew-curve = Cases où l’ennemi pouvait être, au fil de la partie
board-knew-curve-now = À ce moment, { $one } pour le premier équipage, { $other } pour le second.

## Paris

bet-boat = Quel sous-marin restera à flot ?
bet-boat-one = { channel-crew-one }
bet-boat-two = { channel-crew-two }

## Ce qui s’entend

board-sound-bell = la cloche du bord
board-sound-boom = une explosion
board-sound-chord = un accord
board-sound-horn = le klaxon du bord
board-sound-hull = la coque gémit
board-sound-low = l’alarme : la coque va céder
board-sound-ping = le ping du sonar
board-sound-splash = des remous
board-sound-stop = l’alarme
board-sound-torpedo = une torpille part

## Ce que des robots répondent à leur équipage

board-term-torpedo = la torpille
board-term-mine = la mine
board-term-drone = le drone
board-term-sonar = le sonar
board-term-silence = le silence
board-term-scenario = la mine Archer
board-term-N = le nord
board-term-E = l’est
board-term-S = le sud
board-term-W = l’ouest

board-say-broken-1 = En panne : { $what }.
board-say-broken-2 = Hors service pour l’instant : { $what }.
board-say-broken-3 = Ne comptez pas sur { $what }, { $who }.
board-say-broken-4 = Un voyant est barré : pas question d’utiliser { $what }.
board-say-broken-5 = Mauvaise nouvelle, { $who } : en panne, { $what }.
board-say-broken-6 = On n’a plus de quoi faire marcher { $what }.
board-say-broken-7 = Ça fume de ce côté : { $what }. Attendons un circuit.
board-say-broken-8 = Les voyants barrés bloquent { $what }.
board-say-broken-9 = Pour { $what }, il faudra patienter.
board-say-broken-10 = Voilà ce qui ne répond plus : { $what }.
board-say-broken-11 = Personne n’utilise { $what } tant que ce n’est pas réparé.
board-say-broken-12 = { $who }, oubliez { $what } un moment.

board-say-whole-1 = Rien en panne, tout répond.
board-say-whole-2 = Tableau propre, { $who }.
board-say-whole-3 = Tout marche. Profitez-en, ça ne durera pas.
board-say-whole-4 = Aucun système bloqué pour l’instant.
board-say-whole-5 = Vous pouvez tout utiliser, { $who }.
board-say-whole-6 = Pas une panne qui compte.
board-say-whole-7 = Les machines ronronnent.
board-say-whole-8 = Tout est en état, { $who }.
board-say-whole-9 = Rien à réparer, j’en profite pour souffler.
board-say-whole-10 = Tout est bon en salle des machines.
board-say-whole-11 = Zéro panne sur les systèmes. Je touche du bois.
board-say-whole-12 = Allez-y, { $who } : rien ne vous retient ici.

board-say-free-1 = N’importe quel cap me va.
board-say-free-2 = Tous les caps passent, { $who }.
board-say-free-3 = Choisissez, { $who } : aucun cap n’abîme la coque.
board-say-free-4 = Pas de cap interdit de mon côté.
board-say-free-5 = Nord, sud, est, ouest : je tiens partout.
board-say-free-6 = Allez où vous voulez, le tableau suivra.
board-say-free-7 = Rien ne casse, quel que soit le cap.
board-say-free-8 = La voie est libre pour les machines, { $who }.
board-say-free-9 = J’ai de quoi barrer dans les quatre directions.
board-say-free-10 = Aucun danger, prenez le cap qui vous arrange.
board-say-free-11 = De mon côté, tout est ouvert.
board-say-free-12 = Ni cap à éviter ni coque à recoudre, { $who }.

board-say-avoid-1 = Évitez { $where } : le prochain voyant y fait des dégâts.
board-say-avoid-2 = Tout sauf { $where }, s’il vous plaît.
board-say-avoid-3 = Pas vers { $where } : la coque n’y tiendrait pas.
board-say-avoid-4 = { $who }, si on prend { $where }, on casse quelque chose.
board-say-avoid-5 = Il ne me reste rien de bon à barrer pour { $where }.
board-say-avoid-6 = Danger si l’on choisit { $where }.
board-say-avoid-7 = Je déconseille { $where }. Vraiment.
board-say-avoid-8 = Un cap de plus vers { $where } et l’on prend un dégât.
board-say-avoid-9 = Gardez-nous loin de ce cap : { $where }.
board-say-avoid-10 = { $who }, mon tableau est plein vers { $where }.
board-say-avoid-11 = N’importe quel cap, mais pas celui-là : { $where }.
board-say-avoid-12 = Vers { $where }, je ne peux plus rien encaisser.

board-say-charging-1 = Je remplis { $what }.
board-say-charging-2 = En ce moment je charge { $what }, { $who }.
board-say-charging-3 = Tout pour { $what }, case après case.
board-say-charging-4 = Ma priorité : { $what }.
board-say-charging-5 = Mon crayon est sur { $what }.
board-say-charging-6 = La prochaine case est pour { $what }.
board-say-charging-7 = Je mise sur { $what }. Patience.
board-say-charging-8 = Je pousse { $what }, { $who }.
board-say-charging-9 = Donnez-moi quelques caps : je charge { $what }.
board-say-charging-10 = Je m’occupe d’abord de ceci : { $what }.
board-say-charging-11 = Sur ma feuille, la suite c’est { $what }.
board-say-charging-12 = Encore quelques mouvements et vous aurez { $what }, { $who }.

board-say-lacks-1 = Cases qui manquent pour { $what } : { $count }.
board-say-lacks-2 = Pas encore, { $who } : il manque { $count } pour { $what }.
board-say-lacks-3 = Pour { $what }, comptez encore { $count } sur la jauge.
board-say-lacks-4 = Pas encore pleine, la jauge : { $what }, reste { $count }.
board-say-lacks-5 = Ça vient. Reste { $count } pour { $what }.
board-say-lacks-6 = Reste { $count } pour { $what }. J’y travaille.
board-say-lacks-7 = Il m’en faut encore { $count } pour { $what }.
board-say-lacks-8 = Demandez-moi plus tard, { $who } : encore { $count } pour { $what }.
board-say-lacks-9 = J’en suis à { $count } du but pour { $what }.
board-say-lacks-10 = Jauge en cours : { $what }, encore { $count }.
board-say-lacks-11 = Pas tout de suite. { $count } de plus et vous avez { $what }.
board-say-lacks-12 = { $who }, je compte { $count } avant { $what }.

board-say-loaded-1 = Prêt à servir : { $what }.
board-say-loaded-2 = J’ai de quoi faire : { $what }.
board-say-loaded-3 = Jauge pleine : { $what }.
board-say-loaded-4 = { $who }, vous avez { $what }.
board-say-loaded-5 = À vos ordres : { $what }.
board-say-loaded-6 = Chargé à bloc : { $what }.
board-say-loaded-7 = Vous pouvez demander { $what }.
board-say-loaded-8 = Plein jusqu’au bord : { $what }.
board-say-loaded-9 = C’est en réserve : { $what }.
board-say-loaded-10 = Dites un mot et vous avez { $what }, { $who }.
board-say-loaded-11 = Ce qui est plein : { $what }.
board-say-loaded-12 = Je garde au chaud { $what }.

board-say-near-1 = Tout près de { $where }, j’en suis à peu près sûr.
board-say-near-2 = Je les entends vers { $where }.
board-say-near-3 = D’après leurs caps : { $where }, à une case près.
board-say-near-4 = { $who }, cherchez-les en { $where }.
board-say-near-5 = Mon film ne tient plus qu’autour de { $where }.
board-say-near-6 = Je parie sur { $where }.
board-say-near-7 = Ils doivent être vers { $where }.
board-say-near-8 = Pointez { $where }, { $who }.
board-say-near-9 = Il ne reste presque que { $where }.
board-say-near-10 = Ça colle autour de { $where } et nulle part ailleurs.
board-say-near-11 = Je les tiens : { $where } ou juste à côté.
board-say-near-12 = S’il faut une case, { $where }.

board-say-sector-1 = Secteur { $where }, d’après ce que j’entends.
board-say-sector-2 = Je les mets en secteur { $where }.
board-say-sector-3 = Mon film dit secteur { $where }.
board-say-sector-4 = { $who }, regardez en secteur { $where }.
board-say-sector-5 = Pas mieux que le secteur { $where } pour l’instant.
board-say-sector-6 = Ils tournent du côté du secteur { $where }.
board-say-sector-7 = Leurs caps ne passent que par là : secteur { $where }.
board-say-sector-8 = Disons secteur { $where }. Je resserre.
board-say-sector-9 = Un drone le dirait mieux, mais je pencherais pour le secteur { $where }.
board-say-sector-10 = Secteur { $where }, { $who }. La case exacte, plus tard.
board-say-sector-11 = S’il faut parier : secteur { $where }.
board-say-sector-12 = J’ai éliminé le reste. Secteur { $where }.

board-say-lost-1 = Aucune idée pour l’instant, { $who }.
board-say-lost-2 = Ils peuvent être à peu près partout.
board-say-lost-3 = Pas assez de caps pour le dire.
board-say-lost-4 = Je les cherche encore.
board-say-lost-5 = Mon film glisse encore dans tous les sens.
board-say-lost-6 = Demandez-moi dans quelques caps, { $who }.
board-say-lost-7 = Trop d’endroits possibles. Un sonar aiderait.
board-say-lost-8 = J’écoute, mais rien de net.
board-say-lost-9 = Impossible à dire : trop de routes tiennent.
board-say-lost-10 = Brouillard complet de mon côté.
board-say-lost-11 = Je n’ose pas donner un secteur, { $who }.
board-say-lost-12 = Rien de sûr. Qu’ils parlent encore un peu.

board-say-hunting-1 = Je me rapproche : la torpille attend.
board-say-hunting-2 = On va les chercher, { $who }.
board-say-hunting-3 = Je les serre pour tirer.
board-say-hunting-4 = Ce cap nous met à portée, ou presque.
board-say-hunting-5 = Je les ai dans un mouchoir de poche, alors j’avance.
board-say-hunting-6 = Encore un peu et je tire.
board-say-hunting-7 = J’approche doucement, { $who }. Pas un bruit.
board-say-hunting-8 = Ce cap ? Pour avoir un tir.
board-say-hunting-9 = La chasse est ouverte.
board-say-hunting-10 = On avance sur eux tant que la torpille est prête.
board-say-hunting-11 = Je cherche l’angle, { $who }.
board-say-hunting-12 = C’est le moment d’être près d’eux.

board-say-hiding-1 = Ils savent à peu près où nous sommes : je dégage.
board-say-hiding-2 = Je brouille les pistes, { $who }.
board-say-hiding-3 = On s’éloigne tant qu’ils peuvent tirer.
board-say-hiding-4 = Je ne veux pas rester là où ils nous cherchent.
board-say-hiding-5 = Ils nous ont presque. Je file.
board-say-hiding-6 = Ce cap leur laisse plus de cases à fouiller.
board-say-hiding-7 = Je nous fais oublier, { $who }.
board-say-hiding-8 = Trop exposés ici. Je change d’air.
board-say-hiding-9 = Mettons de l’eau entre eux et nous.
board-say-hiding-10 = Ils ont eu le temps d’armer une torpille : prudence.
board-say-hiding-11 = Je prends le cap qui en dit le moins.
board-say-hiding-12 = Discrétion d’abord, { $who }.

board-say-room-1 = Je garde de l’eau devant nous.
board-say-room-2 = Ce cap nous laisse de la place, { $who }.
board-say-room-3 = Rien de pressé : je reste au large.
board-say-room-4 = Je prends la route la plus longue possible.
board-say-room-5 = Pour ne pas croiser notre propre sillage.
board-say-room-6 = Je cherche de l’espace, { $who }.
board-say-room-7 = On charge, on écoute, on garde de l’eau.
board-say-room-8 = Pour l’instant je ménage nos caps.
board-say-room-9 = Là où il reste de la mer, tout simplement.
board-say-room-10 = Je tourne large en attendant de savoir où ils sont.
board-say-room-11 = Ce cap ne ferme aucune porte.
board-say-room-12 = Doucement, { $who }. On a le temps.

board-say-tight-1 = On n’a plus guère de place : bientôt la surface.
board-say-tight-2 = Notre sillage nous enferme, { $who }.
board-say-tight-3 = Encore un cap ou deux et il faudra remonter.
board-say-tight-4 = Je suis presque au bout de la route.
board-say-tight-5 = C’est serré ici. Préparez-vous à faire surface.
board-say-tight-6 = Peu de choix, { $who } : la mer se referme.
board-say-tight-7 = Je prends ce qui reste.
board-say-tight-8 = Cul-de-sac en vue. On remontera.
board-say-tight-9 = Il faudra respirer bientôt.
board-say-tight-10 = Plus beaucoup de cases devant nous.
board-say-tight-11 = Je retarde la surface, mais plus pour longtemps.
board-say-tight-12 = Pas le choix du cap, { $who }.

board-say-hold-1 = Je tire quand je suis sûr, pas avant.
board-say-hold-2 = Pas encore, { $who } : trop d’eau autour d’eux.
board-say-hold-3 = Une torpille perdue, c’est du temps perdu.
board-say-hold-4 = Pas de cible assez nette.
board-say-hold-5 = Patience, { $who }. Le tir viendra.
board-say-hold-6 = Tirer maintenant, c’est dire où nous sommes.
board-say-hold-7 = Trouvez-les-moi mieux et je tire.
board-say-hold-8 = Le doigt est sur le bouton, mais j’attends.
board-say-hold-9 = Pas à l’aveugle.
board-say-hold-10 = Un tir pour rien ne les coulera pas.
board-say-hold-11 = Je préfère attendre une case de moins à deviner.
board-say-hold-12 = Je n’ai pas de tir valable d’ici, { $who }.

board-say-blocked-1 = Pas possible d’aller vers { $where } : le passage est fermé.
board-say-blocked-2 = Impossible vers { $where }, { $who }.
board-say-blocked-3 = Non, pas { $where } : terre, sillage ou mine.
board-say-blocked-4 = On ne passe pas vers { $where }.
board-say-blocked-5 = Je voudrais bien, mais c’est bouché vers { $where }.
board-say-blocked-6 = Rien à faire vers { $where } d’où nous sommes.
board-say-blocked-7 = La carte dit non : { $where } est fermé.
board-say-blocked-8 = Vers { $where }, ça ne passe pas, { $who }.
board-say-blocked-9 = D’ici, { $where } n’est pas un cap.
board-say-blocked-10 = Notre route barre { $where }.
board-say-blocked-11 = Demandez-moi un autre cap, { $who } : { $where } est exclu.
board-say-blocked-12 = Fermé de ce côté : { $where }.

board-say-elsewhere-1 = Ce n’est pas sur ma feuille : demandez à { $by }.
board-say-elsewhere-2 = Ça, c’est le poste voisin. { $by } vous dira.
board-say-elsewhere-3 = { $by } le sait mieux, { $who }.
board-say-elsewhere-4 = Je ne vois pas ça d’ici. Et { $by } ?
board-say-elsewhere-5 = Demandez plutôt à { $by }.
board-say-elsewhere-6 = Hors de ma vue, { $who }. { $by } a la réponse.
board-say-elsewhere-7 = Mon poste n’en dit rien. { $by } tient cette planche.
board-say-elsewhere-8 = Il faut voir ça avec { $by }.
board-say-elsewhere-9 = { $by } répondra, moi je devinerais.
board-say-elsewhere-10 = À chacun sa planche, { $who } : celle-là est chez { $by }.
board-say-elsewhere-11 = Je passe la question à { $by }.
board-say-elsewhere-12 = Je ne peux pas le dire, mais { $by } peut.

board-say-greet-1 = Bonjour { $who }. À mon poste.
board-say-greet-2 = Salut { $who } ! Parlons bas, ils écoutent.
board-say-greet-3 = Bienvenue à bord, { $who }.
board-say-greet-4 = Présent. On plonge quand vous voulez.
board-say-greet-5 = Bonjour. L’eau est bonne.
board-say-greet-6 = C’est un plaisir de naviguer avec vous, { $who }.
board-say-greet-7 = À vos ordres, { $who }.
board-say-greet-8 = Salut. Mes voyants et moi sommes là.
board-say-greet-9 = Bonjour à l’équipage.
board-say-greet-10 = { $who } ! Il ne manquait que vous.
board-say-greet-11 = Bonjour. Ne tapez pas sur la coque, c’est tout.
board-say-greet-12 = Salut { $who }. Une oreille chez eux, une pour vous.

board-say-aye-1 = Reçu.
board-say-aye-2 = Compris, { $who }.
board-say-aye-3 = Bien entendu.
board-say-aye-4 = Noté, { $who }.
board-say-aye-5 = C’est noté, j’en tiens compte.
board-say-aye-6 = D’accord.
board-say-aye-7 = Entendu, { $who }.
board-say-aye-8 = Message reçu.
board-say-aye-9 = Je vous entends, { $who }.
board-say-aye-10 = Bien reçu au poste.
board-say-aye-11 = Vu.
board-say-aye-12 = Très bien, { $who }.
