# Sporz : tout ce que l’on lit en jouant. Les noms des clés : docs/texts.md.

game-name = Sporz
game-tagline = Chaque nuit, la Spore recrute.
board-own-phone = Dans Sporz, chacun a besoin de son téléphone : la nuit tout le monde agit en même temps, et personne ne doit voir qui fait quoi.
board-brief-1 = Quelqu’un mute
board-brief-1-text = Tout l’équipage est sain, sauf une personne au moins. Elle le sait, vous non.
board-brief-2 = La nuit
board-brief-2-text = Les rôles sont appelés tour à tour. Tout le monde touche son téléphone : personne ne voit qui agit.
board-brief-3 = Le jour
board-brief-3-text = On parle, dans la coursive ou à part, puis on vote en secret contre quelqu’un.
board-brief-4 = Le sas
board-brief-4-text = Qui a le plus de voix sort. Guérissez ou éjectez les mutants avant que tout le monde ait muté.
board-set-first = Peu de rôles, des temps larges, et le compte des voix après chaque vote.
board-how-1 = La nuit, les mutants gagnent quelqu’un ; les autres cherchent qui.
board-how-2 = Le jour, on parle et l’on vote : quelqu’un part par le sas.
board-how-3 = Le dernier camp à bord l’emporte.
game-players = { $min } à { $max } personnes
board-where = Où jouez-vous ?
board-where-table = Autour d’une table
board-where-table-help = Chaque appel de la nuit dure son temps : personne ne sait qui a agi.
board-where-home = Chacun chez soi
board-where-home-help = Nuits rapides : un appel finit dès que tout le monde a touché son écran.
board-bot-easy = Joue son rôle, écoute peu et change d’avis au hasard.
board-bot-medium = Écoute, se souvient, et vote avec un peu d’instinct.
board-bot-strong = Recoupe tout ce qui se dit et ne croit personne sur parole.

## Rôles, génomes, touchers

role-base = Mutant de base
role-doctor = Médecin
role-computer = Informatique
role-psychologist = Psychologue
role-geneticist = Génétique
role-spy = Espionnage
role-hacker = Piratage
role-astronaut = Astronaute

genome-normal = normal
genome-host = hôte
genome-resistant = résistant

touch-mutated = la Spore est entrée en moi
touch-resisted = la Spore n’a pas pu me prendre
touch-again = la Spore est revenue, sans effet
touch-paralysed = je ne pouvais plus bouger
touch-cured = un soin a chassé la Spore
touch-incurable = un soin n’a rien pu pour moi : je suis hôte
touch-treated = j’ai reçu un soin

wave-mutants = L’appel des mutants
wave-doctors = L’appel des médecins
wave-inspectors = L’appel de l’informatique, de la psychologie et de la génétique
wave-watchers = L’appel de l’espionnage et du piratage

killer-mutants = les mutants
killer-doctors = les médecins
killer-crew = l’équipage

gesture-yes = oui
gesture-no = non
gesture-wait = attendez
gesture-this = cette personne
gesture-beware = méfiance

opinion-suspect = soupçon
opinion-trust = confiance
opinion-vote = vote
opinion-ask = question

## Options

option-computer = Informatique
option-computer-help = Apprend chaque nuit le nombre de mutants.
option-computer-auto = selon l’équipage
option-computer-on = à bord
option-computer-off = pas à bord
option-psychologist = Psychologue
option-psychologist-help = Apprend chaque nuit si quelqu’un porte la Spore.
option-psychologist-auto = selon l’équipage
option-psychologist-on = à bord
option-psychologist-off = pas à bord
option-geneticist = Génétique
option-geneticist-help = Apprend chaque nuit le génome de quelqu’un.
option-geneticist-auto = selon l’équipage
option-geneticist-on = à bord
option-geneticist-off = pas à bord
option-spy = Espionnage
option-spy-help = Apprend chaque nuit tout ce qui est arrivé à quelqu’un.
option-spy-auto = selon l’équipage
option-spy-on = à bord
option-spy-off = pas à bord
option-hacker = Piratage
option-hacker-help = Copie chaque nuit ce qu’un autre rôle vient d’apprendre.
option-hacker-auto = selon l’équipage
option-hacker-on = à bord
option-hacker-off = pas à bord
option-disagreement = Désaccord des mutants
option-disagreement-help = Ce qui se passe quand ils ne veulent pas la même chose à la fin de leur appel. Au-delà de vingt personnes, la majorité décide toujours.
option-disagreement-auto = selon la table
option-disagreement-plurality = la majorité décide
option-disagreement-forfeit = ils perdent la partie
option-mutants_time = Temps des mutants
option-mutants_time-none = selon la table
option-mutants_time-help = Cet appel dure toujours ce temps, quoi qu’il s’y passe.
option-wave_time = Temps des autres appels
option-wave_time-help = Ils durent toujours ce temps, quoi qu’il s’y passe.
option-quick_nights = Nuits rapides
option-quick_nights-help = Un appel finit dès que tout le monde a touché son écran. Une hésitation peut trahir.
option-day_time = Temps de l’enquête
option-day_time-help = Le vote ferme à la fin, ou dès que tout le monde a décidé. Sans limite, le chef ou la personne qui tient la table le ferme.
option-day_time-0 = sans limite
option-election_time = Temps pour élire un chef
option-election_time-help = On vote au grand jour. Sans limite, la personne qui tient la table ferme le vote.
option-election_time-0 = sans limite
option-chief_time = Temps du chef
option-chief_time-help = Pour départager une égalité. Passé ce temps, le sort choisit.
option-chief_time-0 = sans limite
option-closing_time = Temps pour conclure
option-closing_time-help = Quand on ferme un vote sans limite, chacun peut encore changer d’avis.
option-circles = Taille des cercles
option-circles-help = Combien de personnes au plus parlent à l’écart le jour.
option-circles-0 = aucun cercle
option-dead_see = Ce que voient les morts
option-dead_see-help = Dans tous les cas, ils se taisent.
option-dead_see-public = ce que voit le public
option-dead_see-all = tous les secrets
option-counts_told = Dire les voix
option-counts_told-help = Après le vote, combien de voix chaque nom a reçues. Jamais qui a voté contre qui.

sporz-too-many-roles = { $extra ->
    [one] Il y a un rôle de trop pour cet équipage. Retirez-en un, ou invitez quelqu’un.
   *[other] Il y a { $extra } rôles de trop pour cet équipage. Retirez-en, ou invitez du monde.
}

## Ce qui se passe, ce que vous devez faire, qui l’on attend

phase-boarding = L’équipage embarque.
phase-electing = { $tied ->
    [none] L’équipage élit son chef.
   *[other] Égalité : on revote entre { $tied }.
}
phase-waking = Nuit { $day } : { $wave ->
    [mutants] les mutants.
    [doctors] les médecins.
    [inspectors] les analyses.
   *[other] la surveillance.
}
phase-enquiring = Jour { $day } : { $closing ->
    [yes] le vote se ferme.
   *[no] enquête et vote.
}
phase-breaking = Égalité : { $chief } tranche.
phase-drawing = Le sort décide.
phase-over = La partie est finie.

interlude-election = Les voix sont comptées.
interlude-airlock = Le sas s’ouvre.

todo-boarding = Un instant, on distribue les rôles.
todo-electing = À vous de choisir un chef.
todo-waking = Touchez votre écran, comme tout le monde.
todo-enquiring = Parlez, comparez, puis votez.
todo-breaking = Égalité : à vous de trancher.
todo-drawing = Un instant, le sort décide.
todo-over = Merci d’avoir joué !

wait-boarding = On distribue les rôles.
wait-electing = On attend { $names }.
wait-waking = La nuit suit son cours.
wait-enquiring = { $voted ->
    [0] Personne n’a encore décidé.
    [one] Une personne a décidé.
   *[other] { $voted } personnes ont décidé.
}
wait-breaking = On attend { $chief } pour trancher.
wait-drawing = Le sort décide.
wait-over = La partie est finie.

## Pourquoi l’on ne peut pas écrire

closed-waking = La nuit, seuls les mutants et les médecins réveillés chuchotent entre eux.
closed-out = Les morts se taisent. Vous pourrez tout dire à la fin.

## Ce qui est raconté

note-welcomed = L’équipage est au complet : { $options_seats } personnes à bord, et la Spore parmi elles. { $options_disagreement ->
    [forfeit] Si les mutants ne s’accordent pas, ils perdent la partie.
   *[other] Si les mutants ne s’accordent pas, la majorité d’entre eux décide.
}
note-dealt = { $role ->
    [base] Vous êtes le mutant de base, et hôte : nul ne pourra vous guérir.
    [doctor] Vous êtes médecin : chaque nuit, vous soignez quelqu’un.
    [computer] Vous êtes à l’informatique : chaque nuit, vous comptez les mutants.
    [psychologist] Vous êtes psychologue : chaque nuit, vous apprenez si quelqu’un porte la Spore.
    [geneticist] Vous êtes à la génétique : chaque nuit, vous lisez le génome de quelqu’un.
    [spy] Vous êtes à l’espionnage : chaque nuit, vous voyez tout ce qui arrive à quelqu’un.
    [hacker] Vous êtes au piratage : chaque nuit, vous copiez ce qu’un autre rôle vient d’apprendre.
   *[astronaut] Vous êtes astronaute : pas de pouvoir, mais une voix.
}
note-colleagues = { $seats_count ->
    [one] Pas d’autre médecin que vous à bord.
   *[other] Les médecins : { $seats }.
}
note-election-opened = { $tied ->
    [none] Il faut un chef. On vote au grand jour.
   *[other] Égalité : on revote entre { $tied }.
}
note-supported = { $voter } vote pour { $at }.
note-lowered = { $voter } reprend sa voix.
note-elected = { $by_lot ->
    [yes] Le sort désigne { $seat } comme chef.
   *[no] L’équipage choisit { $seat } comme chef.
}
note-night-fell = Nuit { $night }. Tout l’équipage s’endort.
note-wave-opened = { $wave ->
    [mutants] J’appelle les mutants. Ils me désignent la personne qu’ils veulent muter, et celle qu’ils veulent paralyser.
    [doctors] Les mutants se rendorment. J’appelle les médecins : ils me désignent les personnes à soigner.
    [inspectors] Les médecins se rendorment. J’appelle l’informatique, la psychologie et la génétique.
   *[other] Tous se rendorment. J’appelle l’espionnage et le piratage.
}
note-pack-woke = { $seats_count ->
    [one] Cette nuit, la Spore n’a que vous.
   *[other] Les mutants de cette nuit : { $seats }.
}
note-pack-decided = Les mutants ont agi. Mutation : { $mutated ->
    [none] personne
   *[other] { $mutated }
}. Meurtre : { $killed ->
    [none] personne
   *[other] { $killed }
}. Paralysie : { $paralysed ->
    [none] personne
   *[other] { $paralysed }
}.
note-doctors-woke = { $seats_count ->
    [one] Cette nuit, vous soignez sans collègue.
   *[other] Les médecins réveillés : { $seats }.
}
note-doctors-decided = { $killed ->
    [none] { $treated ->
        [none] Personne n’a reçu de soin.
       *[other] Soins donnés : { $treated }.
    }
   *[other] Les médecins ont tué { $killed }.
}
note-tapped = { $decoy ->
    [yes] En dormant, vous touchez l’écran : sans effet.
   *[no] { $tap ->
        [mutate] { $seat } : muter { $at }
        [kill] { $seat } : tuer { $at }
        [heal] { $seat } : soigner { $at }
        [count] { $seat } : compter les mutants
        [inspect] { $seat } : étudier { $at }
        [spy] { $seat } : espionner { $at }
        [hack] { $seat } : pirater { $role ->
            [computer] l’informatique
            [psychologist] la psychologie
           *[other] la génétique
        }
        [paralyse] { $at ->
            [none] { $seat } : ne paralyser personne
           *[other] { $seat } : paralyser { $at }
        }
        [lock] { $seat } : c’est décidé
       *[other] { $seat } : ne rien faire
    }
}
note-signed = { $gesture ->
    [yes] { $seat } fait oui.
    [no] { $seat } fait non.
    [wait] { $seat } demande d’attendre.
    [this] { $seat } montre { $at }.
   *[beware] { $seat } se méfie : { $at }.
}
note-felt = { $touches ->
    [none] Rien ne vous est arrivé.
   *[other] { $touches }
}
item-felt-touches = { $value ->
    [mutated] La Spore entre en vous : vous rejoignez les mutants, et gagnerez avec eux.
    [resisted] La Spore a voulu vous prendre, en vain : votre génome résiste.
    [again] La Spore vous touche encore ; rien ne change.
    [paralysed] Vous ne pouvez plus bouger jusqu’au matin.
    [cured] Les médecins vous guérissent : la Spore s’en va, et vous gagnerez avec l’équipage sain.
    [incurable] On vous soigne, en vain : votre génome est hôte, la Spore restera.
   *[treated] Les médecins vous soignent.
}
note-killed = { $killer ->
    [mutants] Cette nuit, les mutants ont tué { $seat }.
   *[doctors] Cette nuit, les médecins ont tué { $seat }.
}
note-counted = Nuit { $night } : { $mutants ->
    [one] un mutant à bord.
   *[other] { $mutants } mutants à bord.
}
note-psyched = Nuit { $night } : { $mutant ->
    [yes] { $at } porte la Spore.
   *[no] { $at } ne porte pas la Spore.
}
note-sequenced = Nuit { $night } : génome { $genome ->
    [normal] normal
    [host] hôte
   *[resistant] résistant
} pour { $at }.
note-spied = Nuit { $night }, { $at } : { $eyes ->
    [yes] yeux ouverts
   *[no] yeux fermés
}, { $mutated ->
    [yes] { $infected ->
        [yes] mutation réussie
       *[no] mutation sans effet
    }
   *[no] pas de mutation
}, { $paralysed ->
    [yes] paralysie
   *[no] pas de paralysie
}, { $treated ->
    [yes] soin reçu
   *[no] pas de soin
}, { $psyched ->
    [yes] état étudié
   *[no] état non étudié
}, { $sequenced ->
    [yes] génome lu
   *[no] génome non lu
}.
note-hacked = Nuit { $night } : { $role ->
    [computer] { $found ->
        [yes] l’informatique a compté { $mutants ->
            [one] un mutant.
           *[other] { $mutants } mutants.
        }
       *[no] rien à copier à l’informatique.
    }
    [psychologist] { $found ->
        [yes] la psychologie dit : { $at }, { $mutant ->
            [yes] avec la Spore.
           *[no] sans la Spore.
        }
       *[no] rien à copier à la psychologie.
    }
   *[other] { $found ->
        [yes] la génétique dit : { $at }, génome { $genome ->
            [normal] normal.
            [host] hôte.
           *[resistant] résistant.
        }
       *[no] rien à copier à la génétique.
    }
}
note-day-broke = Jour { $day }. Tout le monde se réveille.
note-autopsied = { $seat } : { $role ->
    [doctor] médecin
    [computer] informatique
    [psychologist] psychologue
    [geneticist] génétique
    [spy] espionnage
    [hacker] piratage
   *[other] astronaute
}, { $mutant ->
    [yes] avec la Spore
   *[no] sans la Spore
}, génome { $genome ->
    [normal] normal
    [host] hôte
   *[resistant] résistant
}.
note-enquiry-opened = L’enquête du jour { $day } commence. L’urne est ouverte.
note-circle-joined = { $seats_count ->
    [one] { $seat } ouvre un cercle.
   *[other] { $seat } entre dans un cercle : { $seats }.
}
note-circle-left = { $seat } quitte son cercle.
note-role-claimed = { $seat } : { act-claim-role }
note-state-claimed = { $seat } : { act-claim-state }
note-genome-claimed = { $seat } : { act-claim-genome }
note-count-claimed = { $seat } : { act-claim-count }
note-touch-claimed = { $seat } : { act-claim-touch }
note-opinion-claimed = { $seat } : { act-claim-opinion }
note-voted = { $at ->
    [none] Vous votez blanc.
   *[other] Vous votez contre { $at }.
}
note-abstained = Vous ne votez pas.
note-vote-withdrawn = Vous reprenez votre choix.
note-close-called = { $by ->
    [none] La personne qui tient la table ferme le vote : encore { $seconds } secondes pour voter, changer ou reprendre.
   *[other] { $by } ferme le vote : encore { $seconds } secondes pour voter, changer ou reprendre.
}
note-votes-counted = Les voix du jour { $day } : { $counts ->
    [none] aucune
   *[other] { $counts }
}.
item-tally = { $at ->
    [none] blanc
   *[other] { $at }
} { $votes }
note-vote-tied = Égalité entre { $tied }{ $blank ->
    [yes] { " et le vote blanc" }
   *[no] { "" }
} : le chef tranche.
note-executed = { $seats ->
    [none] Personne ne part aujourd’hui.
   *[other] L’équipage éjecte { $seats }.
}
note-unveiled = Vous quittez la partie, et vous voyez tout désormais. Gardez-le pour vous.
note-witnessed = Nuit { $night_night } : l’appel est passé, vous en savez tout.
note-ballots-seen = Les votes du jour { $day_day } : { $day_ballots ->
    [none] aucun
   *[other] { $day_ballots }
}.
item-ballot = { $voter } → { $at ->
    [none] blanc
   *[other] { $at }
}
note-game-ended = { $winner ->
    [healthy] L’équipage sain l’emporte.
    [mutants] Les mutants l’emportent.
   *[nobody] Personne ne l’emporte.
} { $reason ->
    [cured] Plus un seul mutant à bord.
    [spread] Plus personne de sain à bord.
    [dusk] Le soir tombe, et plus aucun médecin sain ne peut soigner.
    [forfeit] Les mutants n’ont pas su se mettre d’accord.
    [empty] Il n’y a plus personne à bord.
   *[endless] Le voyage a trop duré.
}

## Fins

headline-cured = Le vaisseau est sain
headline-spread = La Spore a tout pris
headline-dusk = La nuit tombe sans médecin
headline-forfeit = La Spore se déchire
headline-empty = Un vaisseau vide
headline-endless = Un voyage sans fin
board-camp-healthy = L’équipage
board-camp-mutants = La Spore
outcome-cured = { $count ->
    [0] L’équipage sain a vaincu la Spore.
   *[other] L’équipage sain a vaincu la Spore : { $names }.
}
outcome-spread = Tout le vaisseau appartient à la Spore : { $names }.
outcome-dusk = Plus aucun médecin sain : la Spore l’emporte. Gagnent : { $names }.
outcome-forfeit = { $count ->
    [0] Les mutants se sont disputés : l’équipage sain gagne par forfait.
   *[other] Les mutants se sont disputés : l’équipage sain gagne par forfait. Gagnent : { $names }.
}
outcome-empty = Il n’y a plus personne à bord. Nul ne gagne.
outcome-endless = Le voyage a trop duré. Nul ne gagne.
why-cured = L’équipage gagne : plus un seul mutant à bord.
why-spread = La Spore gagne : plus personne de sain à bord.
why-dusk = La Spore gagne : le soir tombait, et plus aucun médecin sain ne pouvait soigner.
why-forfeit = L’équipage gagne : les mutants n’ont pas su se mettre d’accord.
why-empty = Nul ne gagne : il n’y a plus personne à bord.
why-endless = Nul ne gagne : le voyage a trop duré.
end-cured = Plus un seul mutant à bord.
end-spread = Plus personne de sain à bord.
end-dusk = Plus aucun médecin sain.
end-forfeit = Désaccord des mutants.
end-empty = Plus personne à bord.
end-endless = Le voyage a trop duré.

## Les gestes

act-deal = Distribuer les rôles
act-lot = Tirer au sort
act-time-up = Le temps est écoulé
act-elect = { $at } pour chef
act-mutate = Muter { $at }
act-kill = Tuer { $at }
act-heal = Soigner { $at }
act-count = Compter les mutants
act-inspect = Étudier { $at }
act-spy = Espionner { $at }
act-hack = { $role ->
    [computer] Pirater l’informatique
    [psychologist] Pirater la psychologie
   *[other] Pirater la génétique
}
act-spare = Ne rien faire
act-paralyse = { $at ->
    [none] Ne paralyser personne
   *[other] Paralyser { $at }
}
act-lock = C’est décidé
act-sign = { $gesture ->
    [yes] Faire oui
    [no] Faire non
    [wait] Demander d’attendre
    [this] Montrer { $at }
   *[beware] Se méfier : { $at }
}
act-vote = { $at ->
    [none] Voter blanc
   *[other] Voter contre { $at }
}
act-abstain = Je ne vote pas
act-withdraw = Reprendre mon choix
act-close = Fermer le vote
act-join = { $circle ->
    [none] Ouvrir un cercle
   *[other] Entrer dans le cercle { $circle }
}
act-leave = Quitter le cercle
act-claim-role = « { $role ->
    [doctor] Je suis médecin.
    [computer] Je suis à l’informatique.
    [psychologist] Je suis psychologue.
    [geneticist] Je suis à la génétique.
    [spy] Je suis à l’espionnage.
    [hacker] Je suis au piratage.
   *[other] Je suis astronaute.
} »
act-claim-state = « Nuit { $night }, j’ai étudié { $at } : { $mutant ->
    [yes] état mutant.
   *[no] état sain.
} »
act-claim-genome = « Nuit { $night }, j’ai séquencé { $at } : génome { $genome ->
    [normal] normal.
    [host] hôte.
   *[resistant] résistant.
} »
act-claim-count = « Nuit { $night }, { $mutants ->
    [one] un mutant à bord.
   *[other] { $mutants } mutants à bord.
} »
act-claim-touch = « Nuit { $night }, { $touch ->
    [mutated] la Spore est entrée en moi.
    [resisted] la Spore n’a pas pu me prendre.
    [again] la Spore est revenue, sans effet.
    [paralysed] je ne pouvais plus bouger.
    [cured] un soin a chassé la Spore.
    [incurable] un soin n’a rien pu pour moi : je suis hôte.
    [treated] j’ai reçu un soin.
   *[none] rien ne m’est arrivé.
} »
act-claim-opinion = « { $opinion ->
    [suspect] Je soupçonne { $at }.
    [trust] Je fais confiance à { $at }.
    [ask] { $at }, quel est votre rôle ?
   *[vote] Je voterai contre { $at }.
} »

## Ce qui est refusé

sporz-bad-deal = Cette distribution ne convient pas à cet équipage.
sporz-bad-lot = Ce tirage n’en est pas un.
sporz-not-alive = Cette personne n’est plus de ce monde. Nommez quelqu’un de vivant.
sporz-not-tied = On choisit entre les ex æquo, et personne d’autre.
sporz-not-your-power = Ce n’est pas votre rôle. Choisissez un geste de votre liste.
sporz-hacked-already = Ce rôle attend : piratez d’abord les autres rôles encore en jeu.
sporz-not-hackable = On ne pirate que l’informatique, la psychologie ou la génétique.
sporz-locked = Vous avez déjà validé. Changez votre choix pour valider de nouveau.
sporz-asleep = Les signes sont pour les mutants et les médecins réveillés.
sporz-enough-signs = Assez de signes pour cet appel : { $most } au plus.
sporz-sign-whom = Nommez quelqu’un pour montrer ou vous méfier ; les autres signes ne nomment personne.
sporz-not-voted = Vous n’avez rien décidé : il n’y a rien à reprendre.
sporz-not-chief = C’est au chef, ou à la personne qui tient la table, de fermer le vote.
sporz-closes-anyway = Ce vote se ferme de lui-même.
sporz-no-circles = Pas de cercles à cette table : parlez à tout le monde.
sporz-no-circle = Vous n’êtes dans aucun cercle.
sporz-in-a-circle = Vous êtes déjà dans un cercle. Quittez-le d’abord.
sporz-no-such-circle = Ce cercle n’existe plus. Ouvrez-en un, ou entrez dans un autre.
sporz-circle-full = Ce cercle est complet : { $most } personnes au plus.
sporz-enough-walks = Assez de cercles pour aujourd’hui : { $most } au plus.
sporz-enough-claims = Assez de déclarations pour aujourd’hui : { $most } au plus. Il reste la discussion.
sporz-no-such-role = Personne à bord ne peut avoir ce rôle. Choisissez-en un de l’équipage.
sporz-claim-count = Ce nombre de mutants est impossible.
sporz-claim-whom = Nommez quelqu’un de l’équipage.
sporz-claim-night = Cette nuit n’a pas eu lieu. Choisissez une nuit passée.
sporz-no-asking = Cette partie a commencé avant qu’on puisse le demander d’un geste. Écrivez-le.

## La page

board-you = Vous
board-you-are = { $seat }, vous
board-room-disagreement-forfeit = Ici, les mutants qui ne s’accordent pas perdent la partie.
board-room-disagreement-plurality = Ici, quand les mutants ne s’accordent pas, la majorité d’entre eux décide.
board-nobody = Personne
board-chief = chef
board-chief-is = Chef : { $seat }
board-find = Chercher un nom
board-find-none = Aucun nom ne commence ainsi. Essayez avec moins de lettres.
board-sections = Parties de l’équipage
board-crew = L’équipage
board-portholes = Hublots : touchez une personne
board-touch-porthole = Touchez un hublot
board-your-choice = votre choix
board-role = Rôle
board-genome = Génome
board-genome-unknown = Inconnu
board-genome-why = { $genome ->
    [normal] Normal : la Spore peut vous prendre et les médecins vous soigner, autant de fois qu’il le faut.
    [host] Hôte : la Spore ne vous quittera jamais, aucun médecin n’y peut rien.
    [resistant] Résistant : la Spore ne peut pas vous prendre.
   *[unknown] Presque personne ne connaît son génome. Hôte : une fois pris, on ne guérit plus. Résistant : on n’est jamais pris.
}
board-genomes = Un génome hôte, une fois pris par la Spore, ne guérit plus. Un génome résistant n’est jamais pris. Les autres sont normaux.
board-state = État
board-state-mutant = Mutant
board-state-healthy = Sain
board-spore-in = avec la Spore
board-spore-out = sans la Spore

board-card-hidden = Votre rôle est ici. Gardez le doigt posé pour le lire, à l’abri des regards.
board-aim-healthy = Votre but : qu’il ne reste aucun mutant à bord.
board-aim-mutant = Votre but : que la Spore prenne tout l’équipage.
board-colleagues = Avec vous parmi les médecins : { $names }.
board-about-base = La Spore, c’est vous. Chaque nuit, choisissez qui la rejoint, et n’en laissez rien voir le jour.
board-about-doctor = Chaque nuit, soignez quelqu’un… sans savoir qui en a besoin. Si la Spore vous prend, vous ne soignez plus.
board-about-computer = Chaque nuit, vous apprenez combien il y a de mutants à bord.
board-about-psychologist = Chaque nuit, vous apprenez si la personne de votre choix est mutante.
board-about-geneticist = Chaque nuit, vous lisez le génome de la personne de votre choix.
board-about-spy = Chaque nuit, vous apprenez tout ce qui est arrivé à la personne de votre choix.
board-about-hacker = Chaque nuit, vous copiez ce qu’un autre rôle vient d’apprendre.
board-about-astronaut = Pas de pouvoir, mais une voix : écoutez, comparez, votez.

board-election = Qui sera chef ?
board-election-again = Égalité : qui sera chef ?
board-election-help = Le chef tranche les votes à égalité. On vote au grand jour, pour soi si l’on veut, et l’on peut changer jusqu’à la fin.
board-voices = { $count ->
    [one] une voix
   *[other] { $count } voix
}
board-voices-in = { $count ->
    [0] Aucune voix sur { $total }
   *[other] { $count } voix sur { $total }
}
board-voiced-by = par { $names }
board-voice-given = Vous avez choisi { $seat }

board-calls = Les appels de la nuit
board-computer-says = Ordinateur de bord
board-hold-role = Votre rôle : maintenir pour lire
board-row-show = pour le décor : ne veut rien dire
board-row-own-show = pour rien : vous dormez
board-locked-show = décor
board-hold-hint = Gardez le pouce posé sur l’empreinte pour lire ce que vous avez à faire, et ce que vous avez appris.
board-hold-check = Reposez le pouce sur l’empreinte pour vérifier ce qui est noté. L’appel finit pour tout le monde à la fois.
board-stay-open = Personne ne regarde : tout garder affiché
board-confirm = Valider
board-noted = C’est noté
board-verbs = Ce que veut dire un hublot touché
board-verb-mutate = Muter
board-verb-kill = Tuer
board-verb-paralyse = Paralyser
board-verb-heal = Soigner
board-verb-inspect = Étudier
board-verb-spy = Espionner
board-wish = { $verb } : { $at }
board-locked = a validé
board-unlocked = pas encore
board-settled = Tout le monde a validé la même chose : c’est décidé.
board-stake-divided = Vous n’êtes pas d’accord : l’équipage gagne si cela reste ainsi.
board-stake-agree = Mettez-vous d’accord avant la fin, ou l’équipage gagne la partie.
board-stake-alone = La Spore n’a que vous cette nuit : personne à mettre d’accord.
board-stake-asleep = Vous dormez cette nuit : rien ici ne compte, faites semblant.
board-disagree-plurality = Il vaut mieux valider la même chose : sinon, le plus grand nombre l’emporte.
board-hackable = { $roles ->
    [none] Plus rien à pirater : reposez-vous.
   *[other] À pirater cette nuit : { $roles }.
}
board-signs = Signes rapides
board-whisper = Écrire tout bas
board-task-mutant = Vous faites partie des mutants
board-task-mutant-help = Choisissez qui muter ou tuer, et qui paralyser. Puis validez.
board-task-doctor = Votre garde commence
board-task-doctor-help = Choisissez qui soigner, puis validez. Pour tuer, il faut l’accord de tous les médecins réveillés.
board-task-computer = L’ordinateur vous répond
board-task-computer-help = Rien à choisir : à la fin de l’appel, vous lirez ici combien il y a de mutants. Touchez et validez pour faire comme tout le monde.
board-task-psychologist = À vous d’étudier quelqu’un
board-task-psychologist-help = Touchez un hublot, puis validez. À la fin de l’appel, vous lirez ici si cette personne est mutante.
board-task-geneticist = À vous de lire un génome
board-task-geneticist-help = Touchez un hublot, puis validez. À la fin de l’appel, vous lirez ici le génome de cette personne.
board-task-spy = Votre caméra est prête
board-task-spy-help = Touchez un hublot, puis validez. Au matin, votre carnet dira tout de la nuit de cette personne.
board-task-hacker = Le réseau est à vous
board-task-hacker-help = Touchez le rôle à pirater, puis validez. Au matin, votre carnet dira ce qu’il vient d’apprendre.
board-task-paralysed = Impossible de bouger
board-task-paralysed-help = Une paralysie vous tient jusqu’au matin. Touchez et validez comme tout le monde : rien n’en sortira.
board-task-asleep = Vous dormez
board-task-asleep-help = Touchez n’importe quoi, puis validez, comme tout le monde : rien n’en sortira.

board-morning = Ce matin
board-quiet-night = Tout le monde s’est réveillé ce matin.
board-victims = La nuit a emporté { $names }.
board-killed-mutants = Les mutants ont tué { $seat } cette nuit.
board-killed-doctors = Les médecins ont tué { $seat } cette nuit.
board-killed-crew = L’équipage a éjecté { $seat }.

board-circles-help = On y parle à l’écart : tout le monde voit qui s’y trouve, personne d’autre n’entend.
board-circle-talk = Votre cercle : ce que vous y dites, personne d’autre ne l’entend.
board-circle-out = Sortir
board-circle-new = Cercle
board-ship = Le vaisseau : qui vit, qui est chef, qui est assis avec qui
board-phrases = Phrases
board-heard-circle = au cercle
board-heard-all = à tous
board-circles-enough = Assez de cercles pour vous aujourd’hui. Il reste la discussion de tout l’équipage.
board-aboard = { $out ->
    [0] { $count } à bord
   *[other] { $count } à bord, { $out } hors jeu
}
board-circle = Cercle complet : { $names }
board-circle-mine = Votre cercle : { $names }
board-enter-circle = dans ce cercle
board-enter = Entrer
board-corridor = dans la coursive
board-walking-count = { $count } personnes marchent dans la coursive.

board-book = Mon carnet
board-hold = Maintenir
board-page-me = Moi
board-page-start = Départ
board-page-night = Nuit { $number }
board-page-day = Jour { $number }
board-page-empty = Rien pour l’instant.
board-page-unvoted = { $open ->
    [yes] Pas encore de vote.
   *[no] Pas de bulletin.
}

board-say = Dire à tout le monde
board-say-left = { $count ->
    [0] plus rien à dire aujourd’hui
    [one] encore une phrase aujourd’hui
   *[other] encore { $count } phrases, vraies ou fausses
}
board-say-kind = Genre de phrase
board-say-night = Quelle nuit
board-say-whom = Au sujet de qui
board-say-words = Phrases : une touche suffit
board-say-choose = De qui parlez-vous ?
board-said-it = C’est dit à tout le monde.
board-claim-role = Je suis…
board-claim-state = J’ai étudié…
board-claim-genome = J’ai séquencé…
board-claim-count = Il y a… mutants
board-claim-touch = Ma nuit…
board-claim-suspect = Je soupçonne…
board-claim-trust = Je fais confiance à…
board-claim-vote = Je voterai contre…
board-claim-ask = Je demande le rôle de…
board-said = Ce qui s’est dit
board-said-nothing = Personne n’a encore rien déclaré aujourd’hui.
board-said-of = Au sujet de qui
board-said-all = tout le monde
board-said-more = Tout revoir ({ $count })

board-ballots-in = { $count ->
    [0] Aucune décision sur { $total }
    [one] Une décision sur { $total }
   *[other] { $count } décisions sur { $total }
}
board-to-vote = Voter en secret
board-leaving = { $count ->
    [one] Une personne au plus part aujourd’hui.
   *[other] { $count } personnes au plus partent aujourd’hui.
}
board-vote-again = C’est décidé
board-vote-question = Qui part par le sas ?
board-vote-cast = C’est décidé. Rien ici ne dit ce que vous avez choisi.
board-vote-mine = Contre { $at }
board-vote-mine-blank = Bulletin blanc
board-vote-mine-none = Vous ne votez pas
board-vote-change = Changer
board-closing = Le vote se ferme : dernières secondes pour décider ou changer.
board-counts = Les voix
board-vote-chief = En cas d’égalité, le chef tranche : { $seat }. Ne pas voter n’est pas voter blanc. Le jour finit dès que tout le monde a décidé.
board-vote-rule = Ne pas voter n’est pas voter blanc. Le jour finit dès que tout le monde a décidé.
board-blank = Bulletin blanc
board-blank-help = S’il l’emporte, personne ne part.
board-tie = Égalité : { $seat } tranche
board-tie-yours = Égalité : à vous de trancher
board-tie-places = Il reste { $count } départs à décider, un par un.
board-tied = À égalité
board-doomed = Partent de toute façon : { $names }.
board-eject = Éjecter { $seat }
board-spare-all = N’éjecter personne
board-execution = La fin du vote
board-ejected = { $count ->
    [one] { $names } part par le sas
   *[other] { $names } partent par le sas
}
board-ejected-you = { $names ->
    [none] Vous partez par le sas
   *[other] Vous partez par le sas, avec { $names }
}
board-nobody-ejected = Personne ne part
board-nobody-ejected-help = Le sas reste fermé. La nuit tombe sur tout l’équipage.
board-ejected-help = La nuit tombe sur { $count ->
    [one] la dernière personne à bord.
   *[other] les { $count } personnes à bord.
}

board-out = Hors jeu
board-you-are-out = Pour vous, le voyage s’arrête ici
board-out-mutants = Les mutants ont eu raison de vous, nuit { $day }.
board-out-doctors = Les médecins ont eu raison de vous, nuit { $day }.
board-out-crew = L’équipage vous a fait passer par le sas, jour { $day }.
board-out-sees = Vous regardez la suite comme le public. Entre morts, on peut parler : aucun vivant ne lit.
board-out-sees-all = Plus rien ne vous est caché. Entre morts, on peut parler : aucun vivant ne lit.
board-count-aboard = à bord
board-count-out = hors jeu
board-count-ballots = { $count ->
    [one] décision sur { $total }
   *[other] décisions sur { $total }
}

board-timeline = Qui était quoi, nuit après nuit
board-who = Qui, nuit par nuit
board-show-all = Voir les { $count } personnes
board-elsewhere = Les nuits et les votes sont sur les téléphones.
board-elsewhere-more = { $count ->
    [one] Une personne de plus, les nuits et les votes : tout est sur les téléphones.
   *[other] { $count } personnes de plus, les nuits et les votes : tout est sur les téléphones.
}
board-all-nights = Ce qui s’est passé la nuit
board-no-deeds = Personne n’a rien fait.
board-all-votes = Tous les votes
board-no-votes = Aucun bulletin.
board-end-mutants = victime des mutants, nuit { $day }
board-end-doctors = victime des médecins, nuit { $day }
board-end-crew = par le sas, jour { $day }
board-event-infected = la Spore a pris
board-event-resisted = mutation sans effet
board-event-paralysed = paralysie
board-event-treated = soin
board-event-killed = mort
board-event-ended = mort

channel-day = Tout l’équipage
channel-circle = Cercle { $number }
channel-mutants = Les mutants
channel-doctors = Les médecins
channel-ghosts = Entre morts

## La leçon

tutorial-title = Sporz en deux minutes
tutorial-you = Vous
tutorial-player-1 = Jo
tutorial-player-2 = Inès
tutorial-player-3 = Karim
tutorial-player-4 = Léa
tutorial-player-5 = Noé
tutorial-read = La Spore est à bord, et quelqu’un la porte déjà. Maintenez le bouton pour lire votre rôle.
tutorial-elect = L’équipage élit un chef, qui tranchera les égalités. Touchez un hublot, puis votez.
tutorial-sleep = La nuit. Les mutants agissent, et vous dormez. Touchez un hublot et validez quand même : de loin, tous les téléphones se ressemblent.
tutorial-study = On vous appelle. Gardez le pouce sur l’empreinte pour lire ce que vous avez à faire, touchez qui étudier, et validez.
tutorial-day = Le jour. Votre carnet garde la réponse : maintenez pour la lire. Dites ce que vous voulez, vrai ou faux, puis votez.
tutorial-day-healthy = Le jour. Cette personne est saine : votre carnet le garde, maintenez pour lire. Reste à trouver qui ne l’est pas : Jo a un soupçon. Dites ce que vous voulez, vrai ou faux, puis votez.
tutorial-gone = L’équipage a éjecté un mutant : plus aucun à bord, l’équipage sain gagne. La prochaine fois, la Spore pourrait vous prendre, et changer votre but.
tutorial-gone-wrong = Ce n’était pas la bonne personne, mais les autres ont écouté Jo : c’est Karim qui part, et c’était lui. Plus aucun mutant à bord, l’équipage sain gagne. La prochaine fois, la Spore pourrait vous prendre, et changer votre but.
tutorial-votes = C’est permis en jeu, et personne ne le saurait. Ici, votez : la suite en dépend.

## Ce que disent les robots

board-say-read-1 = Je voterai contre { $who } : c’est { $by } qui l’a dit, et je crois { $by }.
board-say-read-2 = { $by } a trouvé quelque chose chez { $who }. Ça me suffit.
board-say-read-3 = Contre { $who }, il y a la parole d’un expert : { $by } l’a dit, on l’a entendu.
board-say-read-4 = On a une accusation sérieuse contre { $who }, signée { $by }. Suivons-la.
board-say-read-5 = { $by } accuse { $who }, et rien ne contredit { $by } pour l’instant.
board-say-read-6 = Si { $by } dit vrai, { $who } doit partir aujourd’hui.
board-say-read-7 = Je préfère suivre { $by } plutôt que mon instinct : { $who }.
board-say-read-8 = { $who }, répondez à { $by }, sinon c’est le sas.
board-say-read-9 = { $by } n’a pas de raison de mentir là-dessus. { $who }, pour moi.
board-say-read-10 = Une lecture, c’est mieux qu’une impression : { $who }.
board-say-read-11 = { $by } a parlé, nous non. Ça pèse plus que notre silence : { $who }.
board-say-read-12 = Je me range derrière { $by }. Tant pis pour { $who }.
board-say-lie-1 = { $who } a déclaré une chose fausse. On ne se trompe pas sur ces choses-là.
board-say-lie-2 = Ce que dit { $who } ne tient pas avec ce qu’on sait.
board-say-lie-3 = { $who } a dit une chose, et les faits en disent une autre.
board-say-lie-4 = J’ai relu mes notes : { $who } nous a menti.
board-say-lie-5 = Le journal de bord ne ment pas. { $who }, si.
board-say-lie-6 = { $who } ment, et moi je compte.
board-say-lie-7 = Il y a une phrase de trop à bord, et { $who } l’a dite.
board-say-lie-8 = La version que donne { $who } ne colle pas avec la mienne.
board-say-lie-9 = Les comptes ne sont pas bons avec { $who }.
board-say-lie-10 = { $who }, ce que vous avez déclaré ne peut pas être vrai.
board-say-lie-11 = Je n’accuse pas { $who } sur une impression : sur ses propres mots.
board-say-lie-12 = Prenez vos carnets : ce que dit { $who } est impossible.
board-say-hunch-1 = Je penche pour { $who }, sans preuve.
board-say-hunch-2 = { $who }, peut-être. Ce n’est qu’une impression.
board-say-hunch-3 = Quelque chose me dérange chez { $who }.
board-say-hunch-4 = S’il faut un nom, je dis { $who }. Mais j’écoute.
board-say-hunch-5 = Je n’ai rien de solide. { $who }, faute de mieux.
board-say-hunch-6 = { $who } est bien calme, je trouve.
board-say-hunch-7 = À défaut de preuve : { $who }. Qui a mieux ?
board-say-hunch-8 = Mon carnet penche vers { $who }, de très peu.
board-say-hunch-9 = Disons { $who }, jusqu’à preuve du contraire.
board-say-hunch-10 = Si personne ne parle, je voterai contre { $who }.
board-say-hunch-11 = { $who } ne m’inspire pas confiance ce matin.
board-say-hunch-12 = Je me méfie un peu plus de cette place-là : { $who }.
board-say-ask-1 = { $who }, quel est votre rôle ?
board-say-ask-2 = { $who }, qu’avez-vous fait cette nuit ?
board-say-ask-3 = On n’a pas entendu { $who }.
board-say-ask-4 = { $who }, vous soupçonnez quelqu’un ?
board-say-ask-5 = Avant de voter, j’aimerais une réponse : { $who } ?
board-say-ask-6 = Qui a inspecté qui cette nuit ? { $who }, vous savez quelque chose ?
board-say-ask-7 = { $who }, dites-nous ce que vous êtes, qu’on puisse compter.
board-say-ask-8 = Faisons le tour des rôles. { $who }, à vous.
board-say-ask-9 = { $who }, votre silence coûte cher.
board-say-ask-10 = Une question simple pour { $who } : avez-vous senti quelque chose cette nuit ?
board-say-ask-11 = { $who }, contre qui votez-vous ?
board-say-ask-12 = { $who }, pouvez-vous nous aider ?
board-say-answer-1 = { $who }, je suis de votre côté.
board-say-answer-2 = Vous perdez un jour avec moi, { $who }.
board-say-answer-3 = { $who }, vous accusez bien vite.
board-say-answer-4 = Regardez plutôt qui se tait, { $who }.
board-say-answer-5 = Je n’ai rien à cacher. Inspectez-moi cette nuit.
board-say-answer-6 = { $who }, sur quoi vous appuyez-vous ?
board-say-answer-7 = Si je pars, l’autopsie vous donnera des regrets, { $who }.
board-say-answer-8 = On m’accuse, donc on cherche. C’est déjà ça.
board-say-answer-9 = Je réponds quand on me donne une raison, { $who }.
board-say-answer-10 = Une preuve, { $who }, ou juste une envie ?
board-say-answer-11 = Ce n’est pas moi. Gardez vos voix pour quelqu’un d’autre.
board-say-answer-12 = Notez qui m’accuse, et souvenez-vous-en : { $who }.
board-say-reply-1 = Rien de sûr pour l’instant, { $who }. Je le dirai dès que j’en saurai plus.
board-say-reply-2 = Bonne question, { $who }. J’écoute encore.
board-say-reply-3 = Ce que je peux dire, je le déclare. Le reste, je le garde, { $who }.
board-say-reply-4 = Pas avant d’avoir entendu les autres, { $who }.
board-say-reply-5 = Je parle quand j’ai quelque chose à dire.
board-say-reply-6 = Et vous, { $who } ? Commencez, je vous suis.
board-say-reply-7 = Si je le dis tout haut, les mutants l’entendront aussi, { $who }.
board-say-reply-8 = Demandez-moi ça demain, { $who }, si nous sommes encore là.
board-say-reply-9 = Laissez-moi relire mes notes, { $who }.
board-say-reply-10 = À bord, moins on en dit, mieux on dort.
board-say-reply-11 = Je cherche, { $who }, comme vous.
board-say-reply-12 = Vous le saurez au moment de voter, { $who }.
board-say-declared-1 = Je l’ai déjà déclaré, { $who }. Tout y est.
board-say-declared-2 = Relisez mes déclarations, { $who } : je n’ai pas changé d’avis.
board-say-declared-3 = Mon rôle est sur la table, { $who }. Et le vôtre ?
board-say-declared-4 = Je vous l’ai dit devant tout le monde, { $who }.
board-say-declared-5 = C’est écrit plus haut, { $who }.
board-say-declared-6 = Je ne vais pas m’inventer un autre métier, { $who }.
board-say-declared-7 = J’ai dit ce que je suis. À vous de me croire ou non, { $who }.
board-say-declared-8 = Toujours la même chose qu’à ma déclaration, { $who }.
board-say-declared-9 = Ma déclaration tient, { $who }. Qui dit mieux ?
board-say-declared-10 = Je me répète rarement, { $who } : regardez ce que j’ai déclaré.
board-say-declared-11 = Déjà répondu, { $who }, et je le maintiens.
board-say-declared-12 = Ce que je suis, vous le savez, { $who }. Parlons des autres.
board-say-doubt-1 = { $by } accuse tôt, et sans raison. Je me méfie de qui parle en premier.
board-say-doubt-2 = Pourquoi tant de hâte, { $by } ?
board-say-doubt-3 = { $by }, d’où tenez-vous cela ?
board-say-doubt-4 = Une accusation sans raison, c’est ce que ferait un mutant. { $by } ?
board-say-doubt-5 = Je ne suivrai pas { $by } sans un fait.
board-say-doubt-6 = Doucement, { $by }. Qu’est-ce qui vous fait dire ça ?
board-say-doubt-7 = { $by } donne un nom, pas un argument.
board-say-doubt-8 = On ne va pas tous voter comme { $by }, tout de même.
board-say-doubt-9 = Qui accuse sans preuve a peut-être une raison de le faire, { $by }.
board-say-doubt-10 = { $by }, je vous écoute, mais je ne vous crois pas encore.
board-say-doubt-11 = Attendons d’entendre les experts avant de suivre { $by }.
board-say-doubt-12 = { $by }, votre hâte me gêne plus que vos soupçons.

## La fin, pour soi

board-mine = { $camp ->
    [mutants] Vous finissez avec la Spore{ $nights ->
        [0] .
        [one] , une nuit parmi les mutants.
       *[other] , { $nights } nuits parmi les mutants.
    }
   *[healthy] Vous finissez dans l’équipage sain{ $nights ->
        [0] .
        [one] , après une nuit parmi les mutants.
       *[other] , après { $nights } nuits parmi les mutants.
    }
}
board-mine-dead = { $camp ->
    [mutants] Votre camp est celui de votre mort : la Spore.
   *[healthy] Votre camp est celui de votre mort : l’équipage sain.
}

## De quoi on se souvient

title-aboard = Du voyage
title-aboard-why = était du voyage
title-steady-hand = Main sûre
title-steady-hand-why = a soigné { $seat }, nuit { $night }
title-proof = La preuve
title-proof-why = a démasqué { $seat }, nuit { $night }
title-gene-reader = Lecture des gènes
title-gene-reader-why = a reconnu le génome hôte, { $seat }, nuit { $night }
title-last-ember = Dernière braise
title-last-ember-why = a porté la Spore sans autre mutant, nuit { $night }
title-iron-gut = Santé de fer
title-iron-gut-why = a résisté à la Spore, nuit { $night }
title-first-germ = Premier germe
title-first-germ-why = { $count ->
    [one] a semé la Spore une fois
   *[other] a semé la Spore, { $count } fois
}
title-patience = Patience d’ange
title-patience-why = { $count ->
    [one] a passé une nuit sans bouger
   *[other] a passé { $count } nuits sans bouger
}
title-inquiring-mind = Esprit curieux
title-inquiring-mind-why = { $count ->
    [one] a enquêté une nuit
   *[other] a enquêté { $count } nuits
}
title-on-call = De garde
title-on-call-why = { $count ->
    [one] a veillé une nuit
   *[other] a veillé { $count } nuits
}
title-good-eye = Bon œil
title-good-eye-why = { $count ->
    [one] a voté contre un mutant
   *[other] a voté { $count } fois contre un mutant
}
title-fine-lie = Beau mensonge
title-fine-lie-why = { $nights ->
    [one] a tenu une nuit en mutant sans un bulletin contre soi
   *[other] a tenu { $nights } nuits en mutant sans un bulletin contre soi
}
title-at-the-helm = À la barre
title-at-the-helm-why = a commandé le vaisseau
title-clear-conscience = Conscience tranquille
title-clear-conscience-why = a passé le sas en bonne santé, jour { $day }
title-first-star = Parmi les étoiles
title-first-star-why = a rejoint les étoiles, jour { $day }
title-still-aboard = Toujours à bord
title-still-aboard-why = a tenu jusqu’au jour { $day }

# -- a story that is told again: chapters, and what one alone was told, with their name ------------
chapter-night = Nuit { $number }
chapter-day = Jour { $number }
told-dealt = { $role ->
    [base] { $who } est le mutant de base, et hôte.
    [doctor] { $who } est médecin.
    [computer] { $who } est à l’informatique.
    [psychologist] { $who } est psychologue.
    [geneticist] { $who } est à la génétique.
    [spy] { $who } est à l’espionnage.
    [hacker] { $who } est au piratage.
   *[astronaut] { $who } est astronaute.
}
told-colleagues = { $seats_count ->
    [one] { $who } est l’unique médecin à bord.
   *[other] Les médecins : { $seats }.
}
told-pack-woke = { $seats_count ->
    [one] Cette nuit, la Spore n’a qu’une personne : { $who }.
   *[other] Les mutants de cette nuit : { $seats }.
}
told-doctors-woke = { $seats_count ->
    [one] Cette nuit, { $who } soigne sans collègue.
   *[other] Les médecins réveillés : { $seats }.
}
told-tapped = { $decoy ->
    [yes] En dormant, { $who } touche l’écran : sans effet.
   *[no] { note-tapped }
}
told-felt = { $touches ->
    [none] Rien n’arrive à { $who }.
   *[other] { $touches }
}
item-told-felt-touches = { $value ->
    [mutated] La Spore prend { $who }, qui rejoint les mutants.
    [resisted] La Spore veut prendre { $who }, en vain : son génome résiste.
    [again] La Spore touche encore { $who } ; rien ne change.
    [paralysed] { $who } ne peut plus bouger jusqu’au matin.
    [cured] Les médecins guérissent { $who } : la Spore s’en va.
    [incurable] On soigne { $who }, en vain : son génome est hôte.
   *[treated] Les médecins soignent { $who }.
}
told-psyched = { $who } étudie { $at } : { $mutant ->
    [yes] la Spore est là.
   *[no] pas de Spore.
}
told-sequenced = { $who } lit { $at } : { $genome ->
    [normal] génome normal.
    [host] génome hôte.
   *[resistant] génome résistant.
}
told-counted = { $who } compte les mutants : { $mutants }.
told-voted = { $at ->
    [none] { $who } vote blanc.
   *[other] { $who } vote contre { $at }.
}
told-abstained = { $who } ne vote pas.
told-vote-withdrawn = { $who } reprend son vote.
told-unveiled = { $who } quitte la partie, et voit tout désormais.
told-witnessed = Nuit { $night_night } : l’appel est passé, { $who } en sait tout.
board-knew-title = Qui était mutant ?
board-knew-drawn = Ce qu’en aurait dit un auditeur parfait : tout ce qui s’est dit à voix haute, rien d’autre. D’après { $worlds } mondes tirés au sort.
board-knew-counted = Ce qu’en aurait dit un auditeur parfait avant la première nuit : compté exactement.
board-knew-who = Qui
board-knew-chances = chances de porter la Spore, et la vérité
board-knew-ballots = bulletins
board-knew-percent = { $percent } %
board-knew-sick = avec la Spore
board-knew-well = sans la Spore
board-knew-days = Jour après jour, à l’ouverture de l’urne : les chances sur cent, et les bulletins
board-knew-day = J{ $day }
board-knew-votes = { $count ->
    [0] aucun bulletin
    [one] un bulletin
   *[other] { $count } bulletins
}

## Paris

bet-mutant = Qui est mutant ?
bet-leaves = Qui part par le sas demain ?
bet-camp = Quel camp gagne ?
bet-camp-healthy = L’équipage
bet-camp-mutants = La Spore
board-envelope = { $open ->
    [one] Première enveloppe
   *[other] Enveloppe { $open } sur { $count }
}
board-envelope-order = Dans l’ordre des places.
board-chief-new = { $seat }, chef du vaisseau
board-envelope-nobody = Personne n’a voté.
board-box = L’urne s’ouvre
board-box-result = Résultat
board-box-nobody = Personne
board-box-closed = Le reste ne sortira pas de l’urne.

## Ce qui s’entend

board-sound-airlock = le sas siffle, la porte claque
board-sound-bell = une cloche
board-sound-chord = un accord
board-sound-dawn = le jour se lève, en musique
board-sound-gong = le gong de la nuit
board-sound-lock = le verrou de l’urne
board-sound-pulse = un battement sourd
board-sound-toll = le glas
board-sound-paper = du papier qui se déchire
