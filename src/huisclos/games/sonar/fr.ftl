# Captain Sonar : tout ce que l’on lit en jouant. Les noms des clés : docs/texts.md.

game-name = Captain Sonar
game-tagline = Deux sous-marins se traquent à l’oreille.
game-players = { $min } à { $max } personnes
game-minutes = 45 min

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
system-scenario = scénario

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
option-own_sheet_only-help = Chaque poste ne voit que sa fiche, comme autour d’une table.
option-assistant = Assistant du détecteur
option-assistant-help = Montre au détecteur les cases où l’ennemi peut encore se trouver.
option-shared_notes = Notes partagées
option-shared_notes-help = L’équipage voit les marques de son détecteur.
option-hull_check = Contrôle de la coque
option-hull_check-help = En temps réel : qui vérifie les traits après une remontée.
option-hull_check-engineer = le mécano adverse
option-hull_check-program = le programme
option-clock = Temps par geste
option-clock-help = Tour par tour : passé ce temps, le sort décide.
option-clock-0 = sans limite
option-draw_after = Caps avant un match nul
option-draw_after-help = Après tant de caps en tout, les deux capitaines peuvent s’accorder.
option-bots = Rythme des robots
option-bots-help = En temps réel.
option-bots-calm = tranquille
option-bots-steady = humain
option-bots-frantic = frénétique

sonar-realtime-seats = Il faut au moins { $least } personnes en temps réel. Ajoutez des robots, ou jouez tour par tour.
sonar-realtime-map = En temps réel on joue sur la grande carte. Choisissez-la, ou jouez tour par tour.
sonar-realtime-gauges = Les jauges courtes sont pour le tour par tour. Retirez-les, ou changez de mode.

## Ce qui se passe, ce que vous devez faire, qui l’on attend

phase-placing = Les capitaines choisissent leur point de départ, en secret.
phase-tossing = Le sort désigne qui commence.
phase-sailing = { $crew ->
    [0] L’équipage jaune navigue.
   *[other] L’équipage bleu navigue.
}
phase-running = Les deux équipages naviguent.
phase-answering = STOP ! { $crew ->
    [0] Les bleus répondent au sonar.
   *[other] Les jaunes répondent au sonar.
}
phase-drawing = Le sort décide pour qui n’a rien fait à temps.
phase-over = La partie est finie.

todo-placing = À vous de choisir la case de départ.
todo-tossing = Un instant, on tire au sort.
todo-sailing = { $moved ->
    [yes] À vous : cochez, tirez ou terminez.
   *[no] À vous : donnez un cap, ou faites surface.
}
todo-running = À votre poste !
todo-answering = Répondez au sonar : une vérité et un mensonge.
todo-drawing = Un instant, le sort choisit.
todo-over = Merci d’avoir joué !

wait-placing = On attend les capitaines.
wait-tossing = On tire au sort.
wait-sailing = { $crew ->
    [0] Au tour des jaunes.
   *[other] Au tour des bleus.
}
wait-running = Les deux équipages sont à l’œuvre.
wait-answering = { $crew ->
    [0] On attend la réponse des bleus.
   *[other] On attend la réponse des jaunes.
}
wait-drawing = Le sort choisit.
wait-over = La partie est finie.

## Ce qui est raconté à tout le monde

note-welcomed = { $options_mode ->
    [realtime] Tous à vos postes. Temps réel, carte { $options_map }.
   *[turns] Tous à vos postes. Tour par tour, carte { $options_map }.
}
note-placed = Les { $crew ->
    [0] jaunes
   *[other] bleus
} sont en position.
note-turn-began = { $left ->
    [1] Au tour des { $crew ->
                [0] jaunes
               *[other] bleus
            }.
   *[other] Au tour des { $crew ->
               [0] jaunes
              *[other] bleus
           }, pour { $left } tours de suite.
}
note-underway = Plongez !
note-bell = La cloche sonne.
note-course-set = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : route { $heading ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} !
note-silence-run = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : silence.
note-mine-laid = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : mine larguée !
note-torpedo-fired = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : torpille, impact en { $cell } !
note-mine-set-off = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : la mine en { $cell } explose !
note-archer-set-off = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : une mine Archer explose en { $cell } !
note-blasted = { $enemy ->
    [clear] En face, rien à signaler.
    [indirect] En face, impact indirect : un dégât.
   *[direct] En face, impact direct : deux dégâts !
} { $own ->
    [clear] { "" }
    [indirect] Et un dégât pour qui a tiré.
   *[direct] Et deux dégâts pour qui a tiré !
}
note-archer-lost = La torpille détruit la mine Archer en { $cell }.
note-drone-sent = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : drone sur le secteur { $sector }. { $there ->
    [yes] Réponse : oui !
   *[no] Réponse : non.
}
note-sonar-sent = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : STOP ! Sonar.
note-sonar-answered = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : { $row ->
    [none] colonne { $column }
   *[other] { $column ->
        [none] ligne { $row }
       *[other] ligne { $row }, colonne { $column }
    }
}{ $sector ->
    [none] { "" }
   *[other] , secteur { $sector }
}. L’un est vrai, l’autre faux.
note-surfaced = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : surface, secteur { $sector } !
note-dived = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : plongez !
note-damaged = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : dégât ! { $damage } sur 4.
note-draw-offered = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : le capitaine propose le match nul.
note-ended = { $reason ->
    [sunk] { $winner ->
        [0] Les jaunes l’emportent !
       *[other] Les bleus l’emportent !
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
note-okayed = { $role ->
    [mate] Le second a coché sa case : OK.
   *[engineer] L’ingénieur a barré sa panne : OK.
}
note-charged = { $system ->
    [none] Jauges pleines : rien à cocher.
    [mine] Une case de mine.
    [torpedo] Une case de torpille.
    [drone] Une case de drone.
    [sonar] Une case de sonar.
    [silence] Une case de silence.
   *[scenario] Une case de scénario.
}
note-system-full = { $system ->
    [mine] mine prête
    [torpedo] torpille prête
    [drone] drone prêt
    [sonar] sonar prêt
    [silence] silence prêt
   *[scenario] scénario prêt
} !
note-crossed = Panne en { $light }.
note-self-repaired = { $circuit ->
    [yellow] Circuit jaune complet : il se répare.
    [orange] Circuit orange complet : il se répare.
   *[grey] Circuit gris complet : il se répare.
}
note-symbols-down = Mines et torpilles : { $weapons ->
    [yes] en panne
   *[no] en état
}. Drone et sonar : { $detection ->
    [yes] en panne
   *[no] en état
}. Silence et scénario : { $special ->
    [yes] en panne
   *[no] en état
}.
note-part-traced = { $part ->
    [stern] { $seat } sécurise la poupe.
    [middle] { $seat } sécurise le milieu.
    [top] { $seat } sécurise le pont et le kiosque.
   *[bow] { $seat } sécurise la proue.
}
note-hull-shown = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : la coque est montrée au mécano adverse.
note-hull-accepted = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : la coque est acceptée.
note-hull-rejected = { $crew ->
    [0] Jaunes
   *[other] Bleus
} : la coque est refusée, tout est à refaire.
note-hull-secured = Parés à plonger !
note-reported = { $phrase ->
    [ready] { $seat } : { $system ->
            [mine] mine prête
            [torpedo] torpille prête
            [drone] drone prêt
            [sonar] sonar prêt
            [silence] silence prêt
           *[scenario] scénario prêt
        }.
    [broken] { $seat } : { $system ->
            [mine] mine en panne
            [torpedo] torpille en panne
            [drone] drone en panne
            [sonar] sonar en panne
            [silence] silence en panne
           *[scenario] scénario en panne
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
    [here] { $seat } : ennemi en { $cell } !
    [near] { $seat } : l’ennemi est tout près.
    [lost] { $seat } : je l’ai perdu.
    [surface-soon] { $seat } : il faudra bientôt faire surface.
    [fire] { $seat } : feu !
   *[wait] { $seat } : attendons.
}

## Fins

outcome-sunk = { $count ->
    [one] { $names } gagne : l’ennemi a coulé.
   *[other] { $names } gagnent : l’ennemi a coulé.
}
outcome-both-sunk = Match nul : les deux sous-marins ont coulé ensemble.
outcome-agreed = Match nul, d’un commun accord.
why-sunk = Quatre dégâts : l’ennemi a coulé.
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
   *[scenario] Charger le scénario
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
act-end-turn = Terminer le tour
act-trace = { $part ->
    [stern] Sécuriser la poupe
    [middle] Sécuriser le milieu
    [top] Sécuriser le pont et le kiosque
   *[bow] Sécuriser la proue
}
act-accept = Accepter la coque
act-reject = Refuser la coque
act-report = { $phrase ->
    [ready] Dire : { $system ->
            [mine] mine prête
            [torpedo] torpille prête
            [drone] drone prêt
            [sonar] sonar prêt
            [silence] silence prêt
           *[scenario] scénario prêt
        }
    [broken] Dire : { $system ->
            [mine] mine en panne
            [torpedo] torpille en panne
            [drone] drone en panne
            [sonar] sonar en panne
            [silence] silence en panne
           *[scenario] scénario en panne
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
    [here] Dire : ennemi en { $cell }
    [near] Dire : tout près
    [lost] Dire : je l’ai perdu
    [surface-soon] Dire : bientôt la surface
    [fire] Dire : feu !
   *[wait] Dire : attendons
}
act-draw = Proposer le match nul
act-first = { $crew ->
    [0] Les jaunes commencent
   *[other] Les bleus commencent
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
sonar-moved = Le cap de ce tour est déjà donné. Terminez votre tour.
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
   *[scenario] La jauge de scénario est pleine.
} Choisissez-en une autre.
sonar-no-scenario = Cette carte n’a pas de jauge de scénario. Choisissez-en une autre.
sonar-gauge-low = { $system ->
    [mine] La mine n’est pas prête.
    [torpedo] La torpille n’est pas prête.
    [drone] Le drone n’est pas prêt.
    [sonar] Le sonar n’est pas prêt.
    [silence] Le silence n’est pas prêt.
   *[scenario] Le scénario n’est pas prêt.
} Remplissez d’abord sa jauge.
sonar-broken = { $system ->
    [mine] La mine est en panne.
    [torpedo] La torpille est en panne.
    [drone] Le drone est en panne.
    [sonar] Le sonar est en panne.
    [silence] Le silence est en panne.
   *[scenario] Le scénario est en panne.
} Demandez au mécano de réparer.
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
sonar-mine-fresh = Cette mine vient d’être larguée. Attendez un peu.
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
sonar-rejected-once = On ne refuse qu’une fois par remontée. Acceptez.
sonar-line-points = Le trait est trop court ou trop détaillé ({ $most } points au plus). Recommencez.
sonar-line-ends = Le trait ne se referme pas. Finissez près du début.
sonar-line-outside = Le trait sort de la double coque. Recommencez cette partie.
sonar-line-inside = Le trait mord sur l’intérieur. Recommencez cette partie.
sonar-line-round = Le trait doit faire un tour complet, et un seul. Recommencez.

## Sur la table

board-plain-crew-yellow = Jaunes
board-plain-crew-blue = Bleus
board-plain-role-captain = Capitaine
board-plain-role-mate = Second
board-plain-role-engineer = Mécano
board-plain-role-radio = Détecteur
board-plain-damage = Dégâts
board-plain-courses = Caps annoncés
board-plain-surfaced = Dernière surface
board-plain-lights = Pannes : { $lights }
board-plain-no-sheet = Vous n’avez pas de fiche à regarder : écoutez.
