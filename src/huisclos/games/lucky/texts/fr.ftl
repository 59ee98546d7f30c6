# Sauvez le Docteur Lucky : tout ce que l’on lit en jouant. Les noms des clés : docs/texts.md.

game-name = Docteur Lucky
game-tagline = Sauvez-le, et surtout qu’on vous voie.
board-brief-1 = Le Docteur se promène
board-brief-1-text = Après chaque tour il va dans la pièce suivante, dans l’ordre des numéros.
board-brief-2 = Devant témoin
board-brief-2-text = Sauvez-le dans la pièce où il est, sous les yeux d’au moins une personne.
board-brief-3 = Les autres vous arrêtent
board-brief-3-text = Leurs cartes font échouer votre sauvetage, point par point.
board-brief-4 = Le bateau coule
board-brief-4-text = Qui sauve le Docteur gagne. La mer monte, pont après pont.
board-set-first = Sans les règles spéciales, sans se presser.
board-how-1 = Le paquebot coule, et le Docteur se promène.
board-how-2 = Soyez avec lui sous les yeux d’un témoin, et sauvez-le.
board-how-3 = Les autres ont des télégrammes pour vous en empêcher.
game-players = { $min } à { $max } personnes
board-bot-easy = Tente le sauvetage dès qu’il le peut et paie sans compter.
board-bot-medium = Compte les cartes qu’il n’a pas vues et paie le moins possible.
board-bot-strong = Joue d’avance quelques tours dans sa tête avant de choisir.

## Pièces, cartes et ponts. Sur un autre navire, une pièce a le nom qu’on lui a donné.

board-room = { $room ->
    [bridge] Passerelle
    [chart_room] Chambre des cartes
    [wireless_room] Cabine radio
    [gymnasium] Gymnase
    [captains_lounge] Salon du Capitaine
    [lifeboat_station] Poste des canots
    [palm_court] Jardin d’hiver
    [a_passage] Coursive des officiers
    [a_promenade] Promenade
    [a_fore_stairs] Escalier avant A-B
    [a_aft_stairs] Escalier arrière A-B
    [royal_suite] Suite royale
    [reading_room] Salon de lecture
    [ballroom] Salle de bal
    [smoking_room] Fumoir
    [card_room] Salon de jeu
    [cafe] Café
    [b_fore_corridor] Coursive avant B
    [b_aft_corridor] Coursive arrière B
    [b_fore_stairs] Escalier avant B-C
    [b_aft_stairs] Escalier arrière B-C
    [pursers_office] Bureau du commissaire
    [barber_shop] Salon de coiffure
    [dining_saloon] Salle à manger
    [galley] Cuisine
    [infirmary] Infirmerie
    [c_fore_corridor] Coursive avant C
    [c_aft_corridor] Coursive arrière C
    [c_fore_stairs] Escalier avant C-D
    [c_aft_stairs] Escalier arrière C-D
    [cargo_hold] Cale
    [boiler_room] Chaufferie
    [engine_room] Salle des machines
    [mail_room] Salle du courrier
    [swimming_bath] Piscine
    [coal_bunker] Soute à charbon
    [d_fore_corridor] Coursive avant D
    [d_aft_corridor] Tunnel des arbres
   *[other] { $room }
}
board-at = { $room ->
    [bridge] sur la passerelle
    [chart_room] dans la chambre des cartes
    [wireless_room] dans la cabine radio
    [gymnasium] au gymnase
    [captains_lounge] au salon du Capitaine
    [lifeboat_station] au poste des canots
    [palm_court] au jardin d’hiver
    [a_passage] dans la coursive des officiers
    [a_promenade] sur la promenade
    [a_fore_stairs] dans l’escalier avant A-B
    [a_aft_stairs] dans l’escalier arrière A-B
    [royal_suite] dans la suite royale
    [reading_room] au salon de lecture
    [ballroom] dans la salle de bal
    [smoking_room] au fumoir
    [card_room] au salon de jeu
    [cafe] au café
    [b_fore_corridor] dans la coursive avant B
    [b_aft_corridor] dans la coursive arrière B
    [b_fore_stairs] dans l’escalier avant B-C
    [b_aft_stairs] dans l’escalier arrière B-C
    [pursers_office] au bureau du commissaire
    [barber_shop] au salon de coiffure
    [dining_saloon] dans la salle à manger
    [galley] dans la cuisine
    [infirmary] à l’infirmerie
    [c_fore_corridor] dans la coursive avant C
    [c_aft_corridor] dans la coursive arrière C
    [c_fore_stairs] dans l’escalier avant C-D
    [c_aft_stairs] dans l’escalier arrière C-D
    [cargo_hold] dans la cale
    [boiler_room] dans la chaufferie
    [engine_room] dans la salle des machines
    [mail_room] dans la salle du courrier
    [swimming_bath] à la piscine
    [coal_bunker] dans la soute à charbon
    [d_fore_corridor] dans la coursive avant D
    [d_aft_corridor] dans le tunnel des arbres
   *[other] dans la pièce « { $room } »
}
board-card = { $card ->
    [bridge] Mouvement : Passerelle
    [wireless_room] Mouvement : Cabine radio
    [gymnasium] Mouvement : Gymnase
    [palm_court] Mouvement : Jardin d’hiver
    [smoking_room] Mouvement : Fumoir
    [cafe] Mouvement : Café
    [ballroom] Mouvement : Salle de bal
    [dining_saloon] Mouvement : Salle à manger
    [galley] Mouvement : Cuisine
    [infirmary] Mouvement : Infirmerie
    [engine_room] Mouvement : Salle des machines
    [boiler_room] Mouvement : Chaufferie
    [swimming_bath] Mouvement : Piscine
    [mail_room] Mouvement : Salle du courrier
    [cargo_hold] Mouvement : Cale
    [pursers_office] Mouvement : Bureau du commissaire
    [barber_shop] Mouvement : Salon de coiffure
    [royal_suite] Mouvement : Suite royale
    [reading_room] Mouvement : Salon de lecture
    [card_room] Mouvement : Salon de jeu
    [lifeboat_station] Mouvement : Poste des canots
    [captains_lounge] Mouvement : Salon du Capitaine
    [chart_room] Mouvement : Chambre des cartes
    [aid_whisky] Whisky
    [aid_towel] Serviette
    [aid_life_jacket] Gilet de sauvetage
    [aid_life_ring] Bouée
    [aid_lantern] Lanterne
    [aid_whistle] Sifflet
    [aid_fur_coat] Manteau de fourrure
    [aid_umbrella] Parapluie
    [aid_telegram] Télégramme SOS
    [aid_sextant] Sextant
    [aid_rope_ladder] Échelle de corde
    [aid_tray] Plateau d’argent
    [aid_cigar_box] Boîte à cigares
    [aid_piano] Piano à queue
    [aid_atlas] Gros atlas
    [aid_salts] Sels
    [aid_ladle] Louche
    [aid_strongbox] Coffre-fort
    [aid_shovel] Pelle à charbon
    [aid_mail_sack] Sac postal
    [fail_1] Échec F-1
    [fail_2] Échec F-2
    [fail_3] Échec F-3
   *[other] Mouvement : { $card }
}

## Options

option-penalties = Pénalités
option-penalties-help = Qui parle de meurtre ou d’armes est à l’amende, si la table confirme. Qui a laissé faire paie aussi.
option-forfeits = Gages
option-forfeits-help = Ce que coûte une pénalité. Chacun peut refuser un gage, sans dire pourquoi.
option-forfeits-ours = les nôtres
option-forfeits-own = les vôtres
option-forfeits-none = aucun
option-own_forfeits = Vos gages
option-own_forfeits-help = Séparez-les par des points-virgules. Ils servent si les gages sont « les vôtres ».
option-reckoning = Temps des comptes
option-reckoning-help = Après le sauvetage, pour les mots de trop qu’on y a dits. Ne sert qu’avec les pénalités.
option-reckoning-0 = aucun
option-turn = Temps pour un tour
option-turn-help = Passé ce temps, on fouille sur place et l’on tire une carte.
option-turn-0 = sans limite
option-defence = Temps pour l’empêcher
option-defence-help = Passé ce temps, on passe. La dernière personne paie au plus juste.
option-defence-0 = sans limite
option-agreement = Temps pour décider d’en rester là
option-agreement-help = Passé ce temps, on continue : il faut que tout le monde veuille finir.
option-agreement-0 = sans limite
option-turns = Tours avant de pouvoir s’arrêter
option-turns-help = Au bout de ces tours, la table peut décider de s’arrêter là.
option-turns-count = { $count } tours

## Ce qui se passe, ce que vous devez faire, qui l’on attend

phase-boarding = On embarque.
phase-dealing = On distribue les cartes.
phase-turning = Tour { $turn } : à { $names } de jouer.
phase-defending = { $attempt_seat } tente un sauvetage : il manque { $attempt_missing ->
    [one] un point
   *[other] { $attempt_missing } points
} pour l’empêcher.
phase-agreeing = Faut-il s’arrêter là ?
phase-reckoning = Le Docteur est sauvé. Un mot de trop ?
phase-over = La partie est finie.

interlude-flood = Un pont disparaît !
interlude-rescue = Le sauvetage échoue.

todo-boarding = Un instant, on embarque.
todo-dealing = Un instant, on distribue.
todo-turning = { $active ->
    [yes] Un mouvement encore, un sauvetage, ou arrêtez-vous.
   *[no] { $stepped ->
        [yes] Tirez une carte, jouez les vôtres ou arrêtez-vous.
       *[no] À vous : un pas, tirer une carte, ou jouer les vôtres.
    }
}
todo-defending = À vous : l’empêcher, ou passer ?
todo-agreeing = Voulez-vous vous arrêter là ? Alors personne ne gagne.
todo-reckoning = Quelqu’un a-t-il dit un mot de trop ?
todo-over = Merci d’avoir joué !

wait-boarding = On embarque.
wait-dealing = On distribue les cartes.
wait-turning = On attend { $names }.
wait-defending = On attend { $names } : l’empêcher, ou passer ?
wait-agreeing = On attend la réponse : { $names }.
wait-reckoning = On attend un dernier mot : { $names }.
wait-over = La partie est finie.

## Ce qui est raconté

note-welcomed = Nuit du 14 avril 1912. Sauvez le Docteur Lucky sous les yeux d’un témoin, avant que le pont A ne sombre.{ $options_penalties ->
    [yes] { " " }Attention à ce que vous dites : les pénalités comptent.
   *[no] { "" }
}
note-sailed = { $name ->
    [none] Tout le monde à bord !
   *[other] Tout le monde à bord : « { $name } » prend la mer !
}
note-placed = { $seat } embarque { board-at }.
note-doctor-placed = Le Docteur Lucky se trouve { board-at }.
note-dealt = Vous recevez { $cards_count } cartes.
note-turn-opened = { $met ->
    [yes] Tour { $turn }. Le Docteur est là : à { $seat } de jouer.
   *[no] Tour { $turn }. À { $seat } de jouer.
}
note-stepped = { $seat } va { board-at }.
note-moved = { $doctor ->
    [yes] { $seat } joue « { board-card } » : le Docteur va { board-at }.
   *[no] { $seat } joue « { board-card } » et va { board-at }.
}
note-drew = { $late ->
    [yes] Temps écoulé : { $seat } fouille et tire une carte au pont { $deck }.
   *[no] { $seat } fouille et tire une carte au pont { $deck }.
} { $left ->
    [0] C’était la dernière.
    [one] Il en reste une : elle noiera le pont.
    [2] Il en reste deux avant l’eau.
    [3] Il en reste trois avant l’eau.
   *[other] Il en reste { $left }.
}
note-received = Vous tirez « { board-card } ».
note-stopped = { $late ->
    [yes] Temps écoulé pour { $seat }.
   *[no] { $seat } s’arrête là.
}
note-attempted = { $card ->
    [none] { $seat } tente de sauver le Docteur { board-at }, les mains vides
   *[other] { $seat } tente de sauver le Docteur { board-at } avec « { board-card } »
} : { $value ->
    [one] un point
   *[other] { $value } points
}. { $witnesses_count ->
    [one] Témoin : { $witnesses }.
   *[other] Témoins : { $witnesses }.
}
note-defence-opened = { $last ->
    [yes] Dernière chance de l’empêcher : { $seat }.
   *[no] À { $seat } de l’empêcher, ou de passer.
} { $missing ->
    [one] Il manque un point.
   *[other] Il manque { $missing } points.
}
note-failed = { $late ->
    [yes] Temps écoulé : { $seat } joue « { board-card } ».
   *[no] { $seat } joue « { board-card } ».
} { $missing ->
    [0] Cela suffit.
    [one] Il manque encore un point.
   *[other] Il manque encore { $missing } points.
}
note-passed = { $late ->
    [yes] Temps écoulé : { $seat } passe.
   *[no] { $seat } passe.
}
note-foiled = Raté ! Le Docteur sourit à { $seat } et reprend sa promenade.
note-drowned = { $room ->
    [none] Le pont { $deck } sombre.
   *[other] Le pont { $deck } est noyé. { $seats ->
        [none] { $doctor ->
            [yes] Le Docteur remonte { board-at }.
           *[no] Personne n’y était.
        }
       *[other] { $doctor ->
            [yes] On remonte { board-at } : { $seats }, et le Docteur.
           *[no] On remonte { board-at } : { $seats }.
        }
    }
}
note-doctor-moved = { $met ->
    [none] Le tour finit : le Docteur va { board-at }.
   *[other] Le tour finit : le Docteur va { board-at } et y retrouve { $met }.
}
note-blamed = { $seat } demande { $points ->
    [one] une pénalité
   *[other] { $points } pénalités
} pour { $at } : un mot de trop.
note-judged = { $agrees ->
    [yes] { $seat } confirme.
   *[no] { $seat } n’a rien entendu.
}
note-penalised = { $points ->
    [one] Une pénalité pour { $at }
   *[other] { $points } pénalités pour { $at }
}, ce qui fait { $total }.{ $forfeit ->
    [none] { "" }
   *[other] { " " }Gage{ $points ->
        [one] { "" }
       *[other] , { $points } fois
    } : { board-forfeit }.
}
note-declined = { $seat } refuse un gage : { board-forfeit }. Personne ne demande pourquoi.
note-reckoning = Avant de se quitter : quelqu’un a-t-il dit un mot de trop ?
note-nothing-added = { $seat } n’a rien à ajouter.
note-reckoning-ended = Les comptes sont faits.
note-cleared = Pas de pénalité pour { $at } : la table ne confirme pas.
note-end-asked = { $turn } tours déjà. Faut-il s’arrêter là, sans que personne gagne ?
note-answered = { $agrees ->
    [yes] Vous voulez vous arrêter là.
   *[no] Vous voulez jouer encore.
}
note-went-on = On continue. Pour jouer encore : { $declined }.
note-game-ended = { $reason ->
    [saved] { $winner } sauve le Docteur Lucky et gagne la partie !
    [sunk] Le navire a coulé, et le Docteur avec lui. Personne ne gagne.
   *[agreed] La table s’arrête là. Personne ne gagne.
}{ $loser ->
    [none] { "" }
   *[other] { " " }Le prix du « plus perdant » va à { $loser }, qui pouvait l’empêcher.
}{ $penalty ->
    [0] { "" }
    [one] { " " }Cela lui vaut une pénalité.
   *[other] { " " }Cela lui vaut { $penalty } pénalités.
}

## Fins

headline-saved = { $names } sauve le Docteur
headline-sunk = Le navire a coulé
headline-agreed = Le Docteur attendra
outcome-saved = { $count ->
    [one] { $names } sauve le Docteur Lucky et gagne.
   *[other] { $names } sauvent le Docteur Lucky et gagnent.
}
outcome-sunk = Le navire a coulé. Personne ne gagne.
outcome-agreed = La table s’est arrêtée là. Personne ne gagne.
why-saved = { $count ->
    [one] Un sauvetage, et quelqu’un pour le voir.
   *[other] Un sauvetage, et quelqu’un pour le voir.
}
why-sunk = Le pont A a coulé, et le Docteur avec lui.
why-agreed = La table a décidé de s’arrêter là.
end-saved = Le Docteur est sauvé.
end-sunk = Le navire a coulé.
end-agreed = La table s’est arrêtée là.

## Les gestes

act-board = Embarquer
act-deal = Distribuer les cartes
act-step = Aller { board-at }
act-draw = Tirer une carte
act-move = { $doctor ->
    [yes] { board-card }, le Docteur – { board-at }
   *[no] { board-card }, vous – { board-at }
}
act-attempt = { $card ->
    [none] Sauver le Docteur, les mains vides
   *[other] Sauver le Docteur avec « { board-card } »
}
act-stop = S’arrêter là
act-fail = Jouer « { board-card } »
act-pass = Passer
act-blame = { $attempt ->
    [yes] Demander deux pénalités pour { $at }, pour un mot dit pendant le sauvetage
   *[no] Demander une pénalité pour { $at }
}
act-decline = Refuser ce gage
act-reckoned = Rien à ajouter
act-judge = { $agrees ->
    [yes] Confirmer la pénalité
   *[no] Pas de pénalité
}
act-end-here = { $agrees ->
    [yes] S’arrêter là
   *[no] Jouer encore
}
act-time-up = Temps écoulé

## Refus

lucky-not-a-move = Ce n’est pas une carte Mouvement. Choisissez-en une autre.
lucky-not-an-aid = Ce n’est pas une carte d’aide. Choisissez-en une autre, ou aucune.
lucky-not-a-failure = Ce n’est pas une carte d’échec. Choisissez-en une autre, ou passez.
lucky-not-held = Vous n’avez pas cette carte. Choisissez parmi les vôtres.
lucky-too-far = Cette carte ne mène pas là. Choisissez une pièce en évidence.
lucky-stepped = Vous avez déjà fait votre pas. Jouez une carte ou terminez le tour.
lucky-not-beside = Un pas mène dans une pièce voisine, sur un pont encore à flot.
lucky-no-draw = On ne tire pas de carte après un Mouvement. Tentez un sauvetage ou arrêtez-vous.
lucky-doctor-elsewhere = Le Docteur n’est pas dans votre pièce. Rejoignez-le, ou faites-le venir.
lucky-no-witness = Personne ne vous voit. Il faut un témoin dans la pièce ou en vue.
lucky-must-stop = Vous pouvez encore l’empêcher, et personne après vous : jouez vos cartes d’échec.
lucky-blamed = Une demande de pénalité par tour suffit. Attendez le prochain.
lucky-blame-whom = Choisissez une autre personne de la table.
lucky-blame-late = Ce sauvetage est trop loin. Demandez une pénalité simple.
lucky-blame-open = Une pénalité est déjà en discussion. Donnez d’abord votre avis.
lucky-bad-board = Ce placement ne respecte pas les règles.
lucky-bad-deal = Cette distribution ne respecte pas les règles.

## Votre propre navire

content-label = Votre propre navire
content-help = Une ligne par pont, pièce et porte : « deck A », « room 0 Passerelle 0,0 4x7 », « door Passerelle / Cabine 4,1 ». La page docs/lucky-ship.md montre le nôtre.
lucky-content-word = « { $word } » n’est pas un mot de ce plan. Une ligne commence par : { $words }.
lucky-content-ship = une seule ligne « ship » avec un nom de 40 signes au plus. Lu : « { $name } ».
lucky-content-no-ship = il manque la ligne « ship » avec le nom du navire.
lucky-content-deck = il faut quatre ponts, chacun une fois et dans cet ordre : { $decks }.
lucky-content-deck-name = « { $name } » n’est pas un nom de pont : 40 signes au plus, sans barre.
lucky-content-no-deck = cette pièce n’est sur aucun pont. Écrivez d’abord « deck A ».
lucky-content-form = cette ligne « { $word } » n’a pas la bonne forme. Exemple : { $example }
lucky-content-no-room = il n’y a pas de pièce « { $name } » plus haut. Vérifiez son nom.
lucky-content-rooms = il y a trop de pièces : { $most } au plus.
lucky-content-doors = il y a trop de portes : { $most } au plus.
lucky-ship-name = « { $name } » n’est pas un nom de pièce : 40 signes au plus, sans barre.
lucky-ship-name-twice = il y a déjà une pièce « { $name } ». Changez l’un des noms.
lucky-ship-size = la pièce « { $name } » est vide ou dépasse le plan, qui va jusqu’à { $most }.
lucky-ship-overlap = « { $other } » recouvre « { $one } ». Déplacez l’une des deux.
lucky-ship-deck-order = « { $upper } » doit être plus haut que « { $lower } », qui est sur un pont inférieur.
lucky-ship-number-twice = le numéro { $number } est donné deux fois.
lucky-ship-number-missing = il manque le numéro { $number } : la route du Docteur part de 0, sans trou.
lucky-ship-deck-number = le pont { $deck } n’a aucune pièce numérotée.
lucky-ship-no-room = il n’y a pas de pièce « { $name } ».
lucky-ship-door-wall = cette porte n’est pas dans un mur commun à « { $one } » et « { $other } ».
lucky-ship-door-twice = cette porte en recouvre une autre entre « { $one } » et « { $other } ».
lucky-ship-cut-off = « { $name } » est coupée du reste quand le pont { $deck } est le plus bas à flot. Ajoutez une porte.
lucky-ship-no-number-beside = aucune pièce numérotée à côté de « { $name } » quand le pont { $deck } est le plus bas à flot.
lucky-ship-card-twice = « { $name } » est nommé deux fois par des cartes. Gardez une ligne.
lucky-ship-moves = il faut { $all } cartes Mouvement en tout, et non { $count }.
lucky-ship-move-count = il faut au moins une carte pour « { $name } », ou pas de ligne du tout.
lucky-ship-no-aid = il n’y a pas de carte d’aide « { $name } ».
lucky-ship-bonus-value = ce bonus va de { $least } à { $most }.

## Dans le terminal

board-deck-column = Pont
board-pile-column = Pile
board-rooms-column = Pièces
board-cards-column = Cartes
board-sees-column = Voit le Docteur
board-drowned = noyé
board-doctor = le Docteur
board-attempt = { $seat } tente de sauver le Docteur : { $value ->
    [one] un point
   *[other] { $value } points
}.
board-missing = Il manque { $missing ->
    [one] un point
   *[other] { $missing } points
} pour l’empêcher.
board-your-cards = Vos cartes :
board-no-cards = Vous n’avez aucune carte.

## À l’écran

board-you = Vous
board-deck-short = Pont { $deck }
board-deck-word = Pont
board-deck-name = { $deck ->
    [A] Pont des embarcations
    [B] Pont promenade
    [C] Pont des salons
   *[D] Fonds du navire
}
board-drowned-deck = Pont { $deck } noyé
board-decks = Les ponts
board-ship = Le navire, à faire glisser
board-pile = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
board-number = numéro { $number }
board-you-are-here = vous êtes ici
board-within-reach = à portée
board-in-sight = en vue
board-doctor-next = prochaine étape du Docteur
board-sight = Qui voit quoi
board-room-sees = { $rooms ->
    [none] { board-room } : aucune pièce en vue.
   *[other] { board-room } voit : { $rooms }.
}
board-doctor-way = Le Docteur ira :
board-meets = { $seat } y est et jouera ensuite.
board-meets-you = Vous y êtes : vous jouerez ensuite.
board-doctor-route = Route du Docteur
board-list = gîte { $degrees }°
board-aboard = À bord
board-sees-doctor = voit le Docteur
board-hand-count = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
board-cards-word = { $count ->
    [one] carte, face cachée
   *[other] cartes, face cachée
}
board-hand-covered = { $count ->
    [one] Votre main : 1 carte, face cachée
   *[other] Votre main : { $count } cartes, face cachée
}
board-fines = { $count ->
    [0] aucune pénalité
    [one] 1 pénalité
   *[other] { $count } pénalités
}
board-your-hand = Votre main
board-hand-move = Mouvement : à votre tour, vous ou le Docteur
board-hand-aid = Aide : à votre tour, une seule par sauvetage
board-hand-fail = Échec : contre les sauvetages des autres
board-why-move = Un mouvement se joue à votre tour, tant que vous ne sauvez pas le Docteur.
board-why-aid = Une aide s’offre au Docteur à votre tour, quand vous êtes avec lui : touchez « Sauver ! ».
board-why-fail = Un télégramme se joue pendant le sauvetage de quelqu’un d’autre, quand on vous demande de l’empêcher.
board-why-later = Votre moment n’est pas encore venu : d’autres passent avant vous.
board-hand-hold = Maintenir pour voir
board-hand-release = Relâcher pour cacher
board-hand-open = Ouvrir pour jouer
board-hand-close = Cacher ma main
board-to-hand = Mes cartes
board-to-ship = Retour au navire
board-no-failures = Vous n’avez aucune carte d’échec.
board-no-aids = Vous n’avez aucune carte d’aide. Les mains vides, c’est un point.
board-held = En main : { $cards }.
board-held-times = { $card } × { $count }
board-held-none = Aucune carte.

board-cancel = Annuler
board-save = Sauver !
board-save-hint = { $count ->
    [one] 1 témoin
   *[other] { $count } témoins
}
board-draw-hint = pont { $deck }, fin du tour
board-draw-last = et le pont { $deck } se noie !
board-draw-sinks = C’est la dernière de toutes : le navire coulera, et personne ne gagnera.
board-stop-small = sans carte
board-stop-hint = Votre tour finit sans tirer de carte.
board-attempt-hint = Tout le monde pourra l’empêcher. Votre tour finit ici.
board-step-hint = C’est votre seul pas gratuit de ce tour.
board-move-hint = « { board-card } » sera jouée : vous ne tirerez pas de carte ce tour-ci.
board-lead-doctor = Le Docteur va { board-at }
board-already-there = C’est déjà la pièce de cette carte, et elle ne donne aucun pas.
board-choose-room = Touchez une pièce en évidence.
board-move-me = Vous
board-move-doctor = Docteur

board-ticket = Billet
board-ticket-number = Billet · nº { $number }
board-or = ou
board-steps = { $steps ->
    [one] pas
   *[other] pas
}
board-no-steps = aucun pas
board-card-steps = { $steps ->
    [0] cette pièce seulement
    [one] ou un pas
   *[other] ou { $steps } pas
}
board-aid = Aide
board-failure = échec
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-bonus = { $value } { board-at }
board-telegram-word = Télégramme
board-sealed = Pli cacheté stop s’ouvre quand on le joue stop
board-telegram-date = 14 avril 1912
board-telegram = { $text ->
    [w1-1] Docteur décline gilet stop le trouve salissant stop
    [w1-2] Docteur parti écouter orchestre stop
    [w1-3] Docteur salue iceberg stop le trouve bien fait stop
    [w1-4] Docteur renoue lacets stop patience stop
    [w1-5] Docteur a rendez-vous chez coiffeur stop
    [w3-1] Docteur a déjà cédé sa place stop
    [w3-2] Docteur ne monte jamais dans un canot un lundi stop
    [w3-3] Docteur joue la dernière valse stop inutile insister stop
    [w3-4] Docteur vous remercie stop va très bien stop
   *[other] Docteur introuvable stop était là à l’instant stop
}

board-puzzle = L’énigme des télégrammes
board-puzzle-count = { $open } sur { $total } ouverts
board-puzzle-how = Cinq passagers, cinq cabines en rang de la proue à la poupe (1 à 5). Chacun a une chose et un canot. Qui a le parapluie du Docteur, et dans quelle cabine ? On n’en a pas besoin pour jouer.
board-puzzle-clue = { $clue ->
    [1] Père Dunn loge plus près de la proue que le carton à chapeaux stop
    [2] Le violoncelle part dans le canot 8 stop
    [3] La baronne Eszter est voisine de qui part dans le canot 2 stop
    [4] Le canot du père Dunn a un numéro plus petit que celui de Mlle Chapel stop
    [5] Un perroquet réveille le colonel Brandt par la cloison stop
    [6] La cabine du milieu part dans le canot 10 stop
    [7] Mme Alder loge plus près de la proue que qui part dans le canot 2 stop
    [8] Le carton à chapeaux part dans le canot 4 stop
    [9] Mlle Chapel loge juste après la baronne Eszter vers la poupe stop
   *[10] Le violoncelle et l’album de timbres sont voisins stop
}
board-puzzle-person = { $person ->
    [alder] Mme Alder
    [brandt] le colonel Brandt
    [chapel] Mlle Chapel
    [dunn] le père Dunn
   *[eszter] la baronne Eszter
}
board-puzzle-who = Qui a le parapluie ?
board-puzzle-where = Dans quelle cabine ?
board-puzzle-right = C’est juste : { board-puzzle-person }, cabine { $cabin }. Le Docteur vous doit un parapluie.
board-puzzle-wrong = Non, un télégramme au moins dit le contraire. Cherchez encore.

board-scene = { $card ->
    [none] { $seat } tend la main au Docteur { board-at } : { $value ->
        [one] un point
       *[other] { $value } points
    }.
   *[other] { $seat } offre « { board-card } » au Docteur { board-at } : { $value ->
        [one] un point
       *[other] { $value } points
    }.
}
board-scene-foiled = Raté ! Le Docteur sourit à { $seat } et reprend sa promenade.
board-ring = { $missing ->
    [0] Tentative de { $value } : déjouée
    [one] Tentative de { $value } : il manque un point pour l’empêcher
   *[other] Tentative de { $value } : il manque { $missing } points pour l’empêcher
}
board-missing-word = il manque
board-foiled-short = Raté !
board-defenders = Dans l’ordre de la défense
board-passes = passe
board-thinks = réfléchit…
board-last-chance = Après vous, plus personne
board-bound = Vous avez de quoi l’arrêter : impossible de passer.
board-stop-it = { $points ->
    [one] L’arrêter avec 1 point
   *[other] L’arrêter avec { $points } points
}
board-play-points = { $points ->
    [one] Jouer 1 point
   *[other] Jouer { $points } points
}
board-enough = En rester là

board-since = { $turns ->
    [one] Depuis votre dernier tour
   *[other] Depuis votre dernier tour ({ $turns } tours)
}
board-drawn = Votre carte
board-drawn-hold = Maintenez pour la voir
board-flood = Le pont { $deck } est noyé
board-flood-why = Sa dernière carte vient d’être tirée.
board-flood-picture = Le navire penche : le pont { $deck } est sous l’eau
board-flood-room = { board-room }, pont { $deck }, nº { $number }
board-flood-carried = L’eau emporte { $names }. Direction : { $place }.
board-flood-doctor = { $others ->
    [0] L’eau emporte le Docteur. Direction : { $place }.
   *[other] Le Docteur aussi. Direction : { $place }.
}
board-flood-last = Le navire sombre : il n’y a plus de pont où se réfugier.
board-flood-nobody = Il n’y avait personne.

board-blame = Un mot de trop ?
board-judged = Pour : { $yes }. Contre : { $no }. Il faut plus de la moitié des autres ; sinon, après un tour de table, les avis donnés décident, s’il y en a au moins deux.
board-forfeit = { $forfeit ->
    [ours-1] imiter la corne de brume
    [ours-2] saluer chacun comme un capitaine
    [ours-3] chanter deux vers d’une chanson de marin
    [ours-4] boire un verre d’eau d’un trait
    [ours-5] parler comme un majordome jusqu’à son prochain tour
    [ours-6] faire le cri de la mouette
    [ours-7] remercier l’iceberg à voix haute
    [ours-8] faire le tour de la table comme sur un pont qui penche
   *[other] { $forfeit }
}
board-forfeit-yours = Votre gage : { board-forfeit }{ $times ->
    [one] .
   *[other] , { $times } fois.
}
board-blame-now = À l’instant (une pénalité)
board-blame-then = Pendant le sauvetage (deux)
board-reckoned = Pour finir : { $done } sur { $total }
board-own-up = C’est vrai, je l’ai dit
board-agree = S’arrêter là ?
board-agree-hint = Si toute la table le veut, personne ne gagne. Réponses : { $count } sur { $total }.
board-agree-done = C’est noté. Vous pouvez encore changer d’avis.
board-short = { $missing ->
    [one] Il manquait un point pour l’empêcher.
   *[other] Il manquait { $missing } points pour l’empêcher.
}
board-saved-him = a sauvé le Docteur
board-end = Toutes les mains
board-witnesses = { $count ->
    [one] Témoin : { $names }.
   *[other] Témoins : { $names }.
}
board-biggest-loser = prix du « plus perdant »

## La leçon

tutorial-title = Docteur Lucky en deux minutes
tutorial-you = Vous
tutorial-player-1 = Jo
tutorial-player-2 = Inès
tutorial-player-3 = Karim
tutorial-aim = Le navire coule, pont après pont. Sauvez le Docteur, sous les yeux d’un témoin. Il suit les numéros : après chaque tour, il passe au suivant.
tutorial-read = Voici votre main : des billets pour bouger, des aides pour sauver, des télégrammes contre les autres. Maintenez le bouton pour la voir.
tutorial-step = Le Docteur est dans la salle de bal, juste à côté. Chaque tour, un pas est gratuit : touchez la salle de bal, puis confirmez.
tutorial-save = Vous y êtes, et Jo vous voit du fumoir. Touchez « Sauver ! », ouvrez votre main et offrez le piano : ici, il vaut 6.
tutorial-defend = Cette fois, c’est le tour de Jo. Les autres ont passé, et il manque 2 points : jouez vos télégrammes pour l’empêcher.
tutorial-flood = La dernière carte d’une pile noie son pont. On remonte au pont du dessus, et l’eau continue. Quand le pont A sombre, personne ne gagne.
tutorial-end = Personne n’a pu empêcher votre sauvetage : c’est gagné ! Qui pouvait l’arrêter sans le faire reçoit le prix du « plus perdant ».
tutorial-not-stop = Pas encore : ici le tour ne finit pas sans sauver le Docteur. Suivez la leçon, juste au-dessus.
tutorial-not-bare = Les mains vides, un sauvetage ne vaut que 1 : un seul télégramme l’arrêterait. Ouvrez votre main et offrez le piano.

## Ce que disent les robots

board-say-boast-1 = Écartez-vous, je vais sauver un homme. Il me faut des témoins !
board-say-boast-2 = Docteur, tenez bon, j’ai presque de quoi vous sauver.
board-say-boast-3 = Personne ne regarde ? Alors ce n’est pas la peine.
board-say-boast-4 = Je l’aurai, ce vieux veinard.
board-say-boast-5 = Le pont s’enfonce, et ma gloire monte.
board-say-boast-6 = Un sauvetage raté, ça forme le caractère.
board-say-boast-7 = Qu’on note bien : j’étais là en premier.
board-say-boast-8 = Mon courage n’a d’égal que ma maladresse.
board-say-boast-9 = Je cours, je vole, je glisse.
board-say-boast-10 = Si le Docteur tombe encore, je demande une augmentation.
board-say-boast-11 = J’ai une bouée, un sourire et aucun scrupule.
board-say-boast-12 = Le héros de la traversée, stop, c’est moi, stop.
board-say-foil-1 = Un petit échec de ma part, { $who }, avec mes compliments.
board-say-foil-2 = { $who }, votre heure de gloire attendra.
board-say-foil-3 = Je ne gâche rien, { $who }, je retarde.
board-say-foil-4 = Pardon, { $who }, la main a glissé. La mienne.
board-say-foil-5 = On ne sauve pas le Docteur sans moi, { $who }.
board-say-foil-6 = C’était presque beau, { $who }.
board-say-foil-7 = { $who }, la prochaine fois, attendez que je sorte.
board-say-foil-8 = Quel dommage, { $who }. J’ai ri.
board-say-foil-9 = Je voyais tout venir, { $who }, comme l’iceberg.
board-say-foil-10 = { $who }, il vous manquait trois fois rien : moi.
board-say-foil-11 = La modestie vous va bien, { $who }. Gardez-la.
board-say-foil-12 = Raté de peu, { $who }. C’est le meilleur côté.
board-say-answer-1 = On parle de moi, { $who } ? En bien, j’espère.
board-say-answer-2 = Je ne vois pas de quoi vous parlez, { $who }.
board-say-answer-3 = { $who }, je nierai jusqu’au fond.
board-say-answer-4 = Vous dites ça parce que vous coulez, { $who }.
board-say-answer-5 = Adressez-vous à mon assurance, { $who }.
board-say-answer-6 = { $who }, vos mots me touchent presque.
board-say-answer-7 = Je prends note, stop, je m’en moque, stop.
board-say-answer-8 = Plus tard, { $who }, j’ai à être admirable.
board-say-answer-9 = { $who }, gardez votre souffle pour nager.
board-say-answer-10 = Je vous renvoie la bouée, { $who }.
board-say-answer-11 = Vous avez raison, { $who }. Ça n’arrivera plus avant demain.
board-say-answer-12 = Silence dans la coursive, { $who }.
board-say-water-1 = Quelqu’un a laissé un robinet ouvert ?
board-say-water-2 = J’ai les pieds mouillés, et ce n’est pas du thé.
board-say-water-3 = L’eau monte. L’orchestre aussi, d’un demi-ton.
board-say-water-4 = On ne m’avait pas parlé d’une piscine à ce pont.
board-say-water-5 = Est-ce que le buffet flotte ?
board-say-water-6 = Je note : demander une cabine plus haut, la prochaine fois.
board-say-water-7 = Il paraît que c’est insubmersible. On vérifie.
board-say-water-8 = Bientôt, nous serons tous en première classe.
board-say-water-9 = La vue s’améliore, on voit les poissons.
board-say-water-10 = Rassurez-vous, c’est prévu dans la brochure.
board-say-water-11 = Qui a commandé des glaçons ?
board-say-water-12 = Je commence à comprendre les canards.

## La fin, pour soi

board-mine-winner = Le Docteur est dans votre canot.
board-mine-loser = Vous pouviez l’arrêter : la plus belle défaite de la soirée.
board-mine-hand = { $count ->
    [0] Plus une carte en main.
    [one] Avec une carte en main.
   *[other] Avec { $count } cartes en main.
}

board-laid-ticket = Billet { $deck }
board-laid-aid = Aide { $points }
board-laid-fail = Échec
board-wire-to = Prix du plus perdant
board-wire = Vous pouviez tout arrêter stop | vous l’aviez en main stop | le Docteur vous embrasse stop

## De quoi on se souvient

title-passenger = Belle traversée
title-passenger-why = était de la traversée
title-saviour = Grand sauvetage
title-saviour-why = { $count ->
    [one] a sauvé le Docteur d’un seul point
   *[other] a sauvé le Docteur avec { $count } points
}
title-finest-defeat = La plus belle défaite
title-finest-defeat-why = pouvait tout arrêter, et a cru aux autres
title-rampart = Dernier rempart
title-rampart-why = { $count ->
    [one] a joué un échec contre un sauvetage
   *[other] a joué { $count } échecs contre des sauvetages
}
title-bold = Cœur vaillant
title-bold-why = { $count ->
    [one] a tenté un sauvetage
   *[other] a tenté { $count } sauvetages
}
title-swimmer = Comme un poisson
title-swimmer-why = { $count ->
    [one] a regagné un pont sec
   *[other] a regagné { $count } fois un pont sec
}
title-sea-legs = Pied marin
title-sea-legs-why = { $count ->
    [one] a toujours gardé les pieds au sec, un pont sous l’eau
   *[other] a toujours gardé les pieds au sec, { $count } ponts sous l’eau
}
title-old-friend = Proche du Docteur
title-old-friend-why = { $count ->
    [one] a croisé le Docteur une fois
   *[other] a croisé le Docteur { $count } fois
}
title-collector = Malles pleines
title-collector-why = { $count ->
    [one] a tiré une carte
   *[other] a tiré { $count } cartes
}
title-long-strides = Grandes enjambées
title-long-strides-why = { $count ->
    [one] a fait un pas à bord
   *[other] a fait { $count } pas à bord
}

# -- a story that is told again: chapters, and what one alone was told, with their name ------------
chapter-deck = Le pont { $number } sombre
told-dealt = { $who } reçoit { $cards_count } cartes.
told-received = { $who } tire « { board-card } ».
told-answered = { $agrees ->
    [yes] { $who } veut s’arrêter là.
   *[no] { $who } veut jouer encore.
}

board-knew-title = Pouvait-on l’arrêter ?
board-knew-stopped = { $percent } % de chances d’être arrêté
board-knew-percent = { $percent } %
board-knew-word = d’être arrêté
board-knew-tries = { $name } tente.
board-knew-would = Et si { $name } tentait ?
board-knew-needs = { $card ->
    [none] À mains nues : il faut
   *[other] Avec « { board-card } » : il faut
} { $points ->
    [one] { $points } point pour l’arrêter.
   *[other] { $points } points pour l’arrêter.
}
board-knew-missing = { $card ->
    [none] À mains nues : il manque
   *[other] Avec « { board-card } » : il manque
} { $points ->
    [one] { $points } point pour l’arrêter.
   *[other] { $points } points pour l’arrêter.
}
board-knew-held = { $points ->
    [0] Les mains en face n’en tenaient aucun.
   *[other] Les mains en face en tenaient { $points }.
}
board-knew-away = Mais { $name } n’est pas auprès du Docteur, ou personne ne les voit.
board-knew-unseen = { $name } n’a jamais vu { $count } cartes : parmi elles { $one } télégrammes d’un point, { $two } de deux, { $three } de trois.
board-knew-exact = Compté exactement : une carte jamais vue peut être dans une main comme dans une pile, à chances égales. Que quelqu’un veuille payer, c’est autre chose.
board-knew-hands = Les mains d’en face, à cet instant
board-knew-points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
board-knew-look = Choisissez un nom plus haut pour compter avec ses yeux.

## Paris

bet-saviour = Qui sauvera le Docteur ?
bet-saviour-nobody = Personne

## Ce qui s’entend

board-sound-bell = une clochette
board-sound-creak = la coque craque
board-sound-horn = la sirène du paquebot
board-sound-orchestra = l’orchestre joue une valse
board-sound-orchestra-on = l’orchestre continue
board-sound-stamp = un coup sec
board-sound-sting = les cordes tremblent
board-sound-water = l’eau monte
