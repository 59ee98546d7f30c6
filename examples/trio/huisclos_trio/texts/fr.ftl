# Trio : tout ce que l’on lit en jouant. Les noms des clés : docs/texts.md.

game-name = Trio
game-tagline = Trois nombres, trois annonces, trois doigts.
game-players = { $min ->
    [one] { $min } joueur
   *[other] { $min } joueurs
}

phase-dealing = On distribue les nombres.
phase-claiming = { $names } annonce un nombre.
phase-pointing = Qui a le plus grand nombre ? Tout le monde désigne quelqu’un.
phase-shown = Tout est dévoilé.

todo-dealing = Un instant, on distribue.
todo-claiming = À vous d’annoncer un nombre, vrai ou faux.
todo-pointing = Désignez la personne qui, selon vous, a le plus grand nombre.
todo-shown = Merci d’avoir joué !

wait-dealing = On distribue les nombres.
wait-claiming = On attend { $names } pour une annonce.
wait-pointing = On attend que chacun désigne quelqu’un.
wait-shown = La partie est finie.

note-received = Votre nombre est le { $number }.
note-claimed = { $seat } annonce { $number }.
note-opened = À présent, désignez la personne qui a le plus grand nombre.
note-pointed = Vous désignez { $at }.
note-revealed = Les nombres : { $numbers }. Les doigts : { $fingers }.
item-revealed-numbers = { $seat } { $value }
item-revealed-fingers = { $seat } → { $value ->
    [none] personne
   *[other] { $value }
}

why-shown = Les cartes sont retournées.
outcome-shown = { $count ->
    [0] Personne n’a trouvé.
    [one] { $names } a vu juste.
   *[other] { $names } ont vu juste.
}

act-deal = Distribuer { $numbers }
act-claim = Annoncer { $number }
act-point = Désigner { $at }
act-time-up = Temps écoulé

trio-out-of-range = On annonce un nombre de 1 à 9, et non { $number }.

# -- a story that is told again
chapter-pointing = On désigne
told-received = { $who } reçoit le { $number }.
told-pointed = { $who } désigne { $at }.
