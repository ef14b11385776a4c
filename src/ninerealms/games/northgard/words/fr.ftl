### Northgard : Terrain d’entraînement, en français.

## Le jeu

game-title = Northgard : Terrain d’entraînement
game-about = Un duel de deux clans sur douze tuiles : explorez, étendez-vous, construisez, et marquez des points chaque fois que votre adversaire doit jouer Renouveler.
game-guide = Votre premier tour
guide-1 = Le premier à atteindre le nombre de points fixé l’emporte. Vous marquez quand votre adversaire joue Renouveler : 1 point par trio de nourriture, bois et connaissance que vous contrôlez, et 1 par monopole.
guide-2 = Un territoire est à vous tant que vous y avez des unités et que votre adversaire n’en a pas. Ses symboles et ses bâtiments comptent alors pour vous.
guide-3 = À chaque tour, vous jouez une carte puis la retournez face cachée. Commencez par Explorer : la terre révélée montre ce qui vaut la peine d’être pris.
guide-4 = Ensuite, avec Déplacer 1 ou Déplacer 2, étendez-vous sur les terres à symboles ; une seule unité suffit pour tenir un territoire.
guide-5 = Avec un symbole bois, vous pouvez Construire. Un Camp d’entraînement amène plus d’unités, une Tour de défense coûte une unité de plus à l’attaquant.
guide-6 = Renouveler remet toutes vos cartes face visible, mais votre adversaire marque d’abord. Jouez-la tant qu’il y gagnerait peu.
guide-7 = En combat, chaque unité compte 1, et une carte au hasard parmi celles qui sont encore face visible ajoute son bonus. Gardez-en quelques-unes.
house-note = Nous ne connaissons pas tout ce qui est imprimé. Les bonus de combat des cartes et les coûts des trois monopoles sont les nôtres (contenu maison) ; l’option bonuses change les bonus, l’option flat_cost ramène le coût de chaque bâtiment à 1 bois.

## Options de départ

option-monopoly_needs_vp = Quand un monopole donne son point.
option-monopoly_needs_vp-false = Chaque monopole donne 1 point dès que l’adversaire joue Renouveler.
option-monopoly_needs_vp-true = Un monopole ne donne son point que si son propriétaire marque un trio en même temps.
option-cards = Les sept cartes de chaque joueur.
option-cards-move1_move2 = Une carte Spécial, une Déplacer 1 et une Déplacer 2.
option-cards-special_x2 = Deux cartes Spécial et une Déplacer 2, pas de Déplacer 1.
option-flat_cost = Ce que demandent les bâtiments.
option-flat_cost-false = Chaque bâtiment demande ses propres symboles.
option-flat_cost-true = Tout bâtiment demande 1 symbole bois.
option-bonuses = Les bonus de combat : six nombres séparés par des virgules, pour Recruter, Construire, Explorer, Spécial, Déplacer 1 et Déplacer 2.
option-tower_spares_owner = Si une Tour de défense frappe l’explorateur qui la tenait, quand l’exploration déclenche un combat.
option-tower_spares_owner-false = Une tour frappe l’attaquant, quel qu’il soit.
option-tower_spares_owner-true = Une tour épargne l’explorateur qui la tenait.
option-retreat_regular_only = Les frontières qu’une retraite peut franchir.
option-retreat_regular_only-false = Une retraite peut franchir n’importe quelle frontière.
option-retreat_regular_only-true = Une retraite ne franchit que les frontières ordinaires.

## Noms

card-recruit = Recruter
card-build = Construire
card-explore = Explorer
card-special = Spécial
card-move-1 = Déplacer 1
card-move-2 = Déplacer 2
card-renew = Renouveler
action-recruit = Recruter
action-build = Construire
action-explore = Explorer
action-special = Spécial
action-move-1 = Déplacer 1
action-move-2 = Déplacer 2
action-renew = Renouveler
building-tower = Tour de défense
building-camp = Camp d’entraînement
building-wood-monopoly = Monopole du bois
building-food-monopoly = Monopole de nourriture
building-lore-monopoly = Monopole des connaissances
building-one-tower = une Tour de défense
building-one-camp = un Camp d’entraînement
building-one-wood-monopoly = le Monopole du bois
building-one-food-monopoly = le Monopole de nourriture
building-one-lore-monopoly = le Monopole des connaissances
building-many = { $building } ({ $count })
benefit-tower = un attaquant y perd 1 unité de plus
benefit-camp = on y recrute, avec 1 unité de plus
benefit-monopoly = 1 point de plus quand l’adversaire joue Renouveler
resource-food = nourriture
resource-wood = bois
resource-lore = connaissance
direction-n = nord
direction-ne = nord-est
direction-e = est
direction-se = sud-est
direction-s = sud
direction-sw = sud-ouest
direction-w = ouest
direction-nw = nord-ouest
direction-m = centre
tile = tuile { $id }
square = { $name }
territory = { $square } { $direction }
list-none = rien
list-more = { $head }, { $next }
clause-more = { $head } ; { $next }
count-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
count-food = { $count } nourriture
count-wood = { $count } bois
count-lore = { $count ->
    [one] { $count } connaissance
   *[other] { $count } connaissances
}
count-trios = { $count ->
    [one] { $count } trio
   *[other] { $count } trios
}
count-monopolies = { $count ->
    [one] { $count } monopole
   *[other] { $count } monopoles
}
free-small = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
free-carved = { $count ->
    [one] { $count } case sculptée libre
   *[other] { $count } cases sculptées libres
}
stop-moving = plus de déplacement

## Questions

ask-place-unit = { $seat }, placez une unité sur votre tuile de base (encore { $count })
ask-play-card = { $seat }, jouez une carte
ask-special-as = { $seat }, choisissez ce que fait Spécial
ask-recruit-in = { $seat }, choisissez où recruter
ask-build-what = { $seat }, choisissez quoi construire
ask-build-in = { $seat }, choisissez où construire { $building }
ask-explore-tile = { $seat }, choisissez une tuile à explorer
ask-move-from = { $seat }, choisissez d’où partent les unités
ask-move-again = { $seat }, faites un second déplacement ou arrêtez-vous
ask-move-to = { $seat }, choisissez où aller depuis { $territory } ({ $count ->
    [one] { $count } unité
   *[other] { $count } unités
})
ask-move-units = { $seat }, choisissez combien d’unités sur { $count } vont vers { $territory }
ask-fight-in = { $seat }, choisissez le prochain combat
ask-retreat-to = { $seat }, repliez { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} depuis { $territory }
ask-over = La partie est finie

## Choix

brief-recruit = 1 unité sur votre tuile de base, ou plus dans un Camp d’entraînement
brief-build = placer un bâtiment
brief-explore = retourner une tuile adjacente à vos terres
brief-special = Recruter, Construire, Explorer ou Déplacer 1
brief-move-1 = un déplacement par une frontière ordinaire
brief-move-2 = deux déplacements, ou un seul par une frontière difficile
brief-renew = { $points ->
    [0] toutes vos cartes reviennent, { $rival } ne gagne aucun point
    [one] toutes vos cartes reviennent, { $rival } gagne { $points } point
   *[other] toutes vos cartes reviennent, { $rival } gagne { $points } points
}
brief-renew-loses = { $points ->
    [one] { $rival } gagne { $points } point et remporte la partie
   *[other] { $rival } gagne { $points } points et remporte la partie
}
odds-combat = de gagner le combat
odds-combat-all = { $count ->
    [one] de gagner avec { $count } unité
   *[other] de gagner avec les { $count } unités
}
group-place = Premières unités
group-card = Cartes
group-recruit = Recruter
group-build = Construire
group-explore = Explorer
group-move = Déplacer
group-attack = Attaquer
group-combat = Combattre
group-retreat = Se replier
do-place-unit = Placer une unité en { $territory } : { $land }
    .head = Placer une unité en { $territory }
    .detail = { $land }
do-play-card = Jouer { $card } : { $brief }
    .head = Jouer { $card }
    .detail = { $brief }
do-special-as = Utiliser Spécial pour { $action } : { $brief }
    .head = Utiliser Spécial pour { $action }
    .detail = { $brief }
do-recruit-in = Recruter en { $territory } : { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
    .head = Recruter en { $territory }
    .detail = { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
do-recruit-attack = Recruter en { $territory } : { $count ->
    [one] { $count } unité, qui attaque
   *[other] { $count } unités, qui attaquent
} { $rival } ({ $enemies ->
    [one] { $enemies } unité
   *[other] { $enemies } unités
})
    .head = Recruter en { $territory }
    .detail = { $count ->
        [one] { $count } unité, qui attaque
       *[other] { $count } unités, qui attaquent
    } { $rival } ({ $enemies ->
        [one] { $enemies } unité
       *[other] { $enemies } unités
    })
do-build-what = Construire { $building } (demande { $cost }) : { $benefit }
    .head = Construire { $building }
    .detail = { $benefit }
    .cost = demande { $cost }
do-build-in = Construire en { $territory } ({ $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
})
    .head = Construire en { $territory }
    .detail = { $count ->
        [one] { $count } case libre
       *[other] { $count } cases libres
    }
do-explore-tile = Explorer { $square }
do-move-from = Partir de { $territory } ({ $count ->
    [one] { $count } unité
   *[other] { $count } unités
})
    .head = Partir de { $territory }
    .detail = { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
do-stop-moving = Ne plus se déplacer
do-move-neutral = Aller en { $territory } : neutre, { $land }
    .head = Aller en { $territory }
    .detail = neutre, { $land }
do-move-own = Aller en { $territory } : à vous, { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
    .head = Aller en { $territory }
    .detail = à vous, { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
do-move-attack = Attaquer { $rival } en { $territory } : { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}{ $towers ->
    [0] { "" }
    [one] , { $towers } tour
   *[other] , { $towers } tours
}
    .head = Attaquer { $rival } en { $territory }
    .detail = contre { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }{ $towers ->
        [0] { "" }
        [one] , { $towers } tour
       *[other] , { $towers } tours
    } ; vous perdez { $losses }, { $rival } perd 1
do-move-join = Renforcer l’attaque en { $territory } : { $own } à vous contre { $count }{ $towers ->
    [0] { "" }
    [one] {" "}et { $towers } tour
   *[other] {" "}et { $towers } tours
}
    .head = Renforcer l’attaque en { $territory }
    .detail = { $own } à vous contre { $count }{ $towers ->
        [0] { "" }
        [one] {" "}et { $towers } tour
       *[other] {" "}et { $towers } tours
    } ; vous perdez { $losses }, { $rival } perd 1
over-difficult = { $move } (frontière difficile, prend tout le Déplacer 2)
    .cost = tout le Déplacer 2, frontière difficile
do-move-units = Déplacer { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} ({ $left ->
    [one] { $left } reste
   *[other] { $left } restent
})
    .head = Déplacer { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
    .detail = { $left ->
        [one] { $left } reste
       *[other] { $left } restent
    }
do-move-all = { $count ->
    [one] Déplacer { $count } unité
   *[other] Déplacer les { $count } unités
}
do-fight-in = Combattre en { $territory } : { $own ->
    [one] { $own } unité à vous
   *[other] { $own } unités à vous
} contre { $count } de { $rival }{ $towers ->
    [0] { "" }
    [one] {" "}et { $towers } tour
   *[other] {" "}et { $towers } tours
}
    .head = Combattre en { $territory }
    .detail = { $own ->
        [one] { $own } unité à vous
       *[other] { $own } unités à vous
    } contre { $count } de { $rival }{ $towers ->
        [0] { "" }
        [one] {" "}et { $towers } tour
       *[other] {" "}et { $towers } tours
    } ; vous perdez { $losses }, { $rival } perd 1
do-retreat-neutral = Se replier en { $territory } : neutre, { $land }
    .head = Se replier en { $territory }
    .detail = neutre, { $land }
do-retreat-own = Se replier en { $territory } : à vous, { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
    .head = Se replier en { $territory }
    .detail = à vous, { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }

## Vrais dés et tirages

chance-first = Tirez au sort : qui commence ?
chance-tile = Retournez la tuile en { $square } : laquelle est-ce ?
chance-turn = Dans quel sens la { $tile } est-elle posée en { $square } ?
chance-card = { $seat }, tirez au hasard une de vos cartes face visible pour le combat en { $territory }
result-tile = { $tile } : { $land }
result-card = { $card } (bonus { $bonus })
result-turn-0 = À l’endroit – { $land }
result-turn-1 = Un quart de tour à droite – { $land }
result-turn-2 = Un demi-tour – { $land }
result-turn-3 = Un quart de tour à gauche – { $land }
result-side = { $direction } : { $land }
list-sides = { $head } ; { $next }

## Journal

log-first-player = { $seat } commence.
log-placed = { $seat } place une unité en { $territory }.
log-played = { $seat } joue { $card }.
log-recruited = { $seat } recrute { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} en { $territory }.
log-built = { $seat } construit { $building } en { $territory }.
log-explored = { $seat } explore { $square } et révèle la { $tile } : { $land }.
log-moved = { $seat } déplace { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} de { $territory } vers { $target }.
log-scored = { $seat } gagne { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} ({ $sources }) et en a maintenant { $points }.
log-scored-nothing = { $seat } ne gagne aucun point.
log-renewed = Toutes les cartes de { $seat } sont de nouveau face visible.
log-fought = { $seat } attaque { $rival } en { $territory } : { $attackers ->
    [one] { $attackers } unité
   *[other] { $attackers } unités
} contre { $defenders }.
log-drew-card = { $seat } combat avec { $card } : bonus { $bonus }.
log-drew-renew = { $seat } tire { $card } : aucun bonus, et personne ne marque.
log-score-counted = Le combat est à { $attack } contre { $defence }, { $seat } face à { $rival }.
log-score-tied = Le combat est à { $attack } partout, { $seat } face à { $rival } ; l’égalité favorise le défenseur.
log-lost-units = { $seat } perd { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} en { $territory }.
log-won-combat = { $seat } remporte le combat en { $territory }.
log-retreated = { $seat } replie { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} de { $territory } vers { $target }.
log-eliminated = { $seat } n’a nulle part où replier { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} depuis { $territory }.
log-emptied = Il ne reste personne en { $territory }, désormais neutre.
log-won-game = { $seat } a { $points } points et remporte la partie.
log-out-of-turns = { $count } tours ont été joués ; la partie est finie.
log-chose-special = { $seat } utilise Spécial pour { $action }.

## Raisons

why-not-base = Vos premières unités commencent sur votre propre tuile de base.
why-card-down = Cette carte est face cachée ; jouez Renouveler pour la remettre face visible.
why-empty-reserve = Votre réserve est vide : toutes vos unités sont sur le plateau.
why-nothing-to-build = Vous ne pouvez rien construire en ce moment : il faut les symboles du bâtiment et une case libre dans un territoire que vous contrôlez.
why-no-tile-to-explore = Aucune tuile face cachée ne touche un territoire que vous contrôlez.
why-no-move-possible = Aucune de vos unités ne peut franchir une frontière avec cette carte.
why-not-recruitable = On recrute sur sa tuile de base, ou là où l’on contrôle un Camp d’entraînement.
why-enemy-base = Des unités ennemies sont ici ; recrutez dans une partie de votre tuile de base où il n’y en a pas.
why-none-left = Il ne reste aucun bâtiment de ce type dans la réserve commune.
why-no-wood = Tout bâtiment demande du bois, et vous ne contrôlez aucun symbole bois.
why-cost-not-met = Vous ne contrôlez pas tous les symboles que demande ce bâtiment.
why-not-controlled = Vous ne contrôlez pas ce territoire.
why-no-space = Ce territoire n’a aucune case de bâtiment libre.
why-already-revealed = Cette tuile est déjà révélée.
why-not-touching = Aucun territoire que vous contrôlez ne touche un côté de cette tuile.
why-no-units-here = Vous n’avez aucune unité ici.
why-combat-pending = Un combat est en attente ici ; personne ne part avant qu’il soit livré.
why-no-way-out = Ce déplacement ne peut franchir aucune frontière d’ici ; une frontière difficile demande tout un Déplacer 2.
why-not-adjacent = Ce territoire n’a pas de frontière avec celui que vos unités quittent.
why-difficult-border = Seule une frontière difficile y mène, et la franchir demande tout un Déplacer 2.
why-no-combat-here = Aucun combat n’est en attente ici.
why-enemy-held = Votre adversaire tient ce territoire ; on se replie en territoire neutre ou ami.
why-same-territory = Les unités sont déjà dans ce territoire.
why-retreat-difficult = Dans cette partie, une retraite ne franchit pas de frontière difficile.
why-not-by-special = Spécial ne sert qu’à Recruter, Construire, Explorer ou Déplacer 1.
why-refuge-pending = Un autre combat y est en attente ; on ne peut pas s’y replier.
why-here-is-lost = Le combat est perdu ici ; les unités doivent partir.
why-no-special-possible = Aucune des quatre actions permises par Spécial n’est possible en ce moment.
why-no-refuge-across = Ce territoire n’a pas de frontière avec celui que vos unités doivent quitter.

## La table en mots

table-setup = Mise en place : les premières unités sont placées.
table-turn = Tour { $turn }, à { $seat } de jouer. { $goal } points pour gagner.
table-asked = { $seat } doit choisir maintenant.
table-over = La partie est finie après { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
}.
table-player = { $seat }{ $you ->
    [1] {" "}(vous)
   *[other] { "" }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
} sur le plateau, { $reserve } en réserve, tuile de base { $base }.
table-symbols = Sous le contrôle de { $seat } : { $symbols } ; un Renouveler joué par { $rival } { $income ->
    [0] ne rapporterait aucun point
    [one] rapporterait { $income } point
   *[other] rapporterait { $income } points
}.
table-cards-up = Face visible : { $cards }.
table-cards-down = Face cachée : { $cards }.
table-card-played = En cours de jeu : { $cards }.
card-with-bonus = { $card } (+{ $bonus })
card-without-bonus = { $card } (sans bonus)
table-territories = { $count ->
    [one] { $count } territoire :
   *[other] { $count } territoires :
}
table-territory = { $territory } : { $clauses }.
holder-nobody = neutre
holder-seat = { $seat }, { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
holder-both = combat, { $first } { $count } contre { $second } { $other }
land-none = aucun symbole
on-base = sur la tuile de base de { $seat }
reaches = s’étend sur { $squares }
borders = adjacent à { $territories }
difficult = { $territory } (difficile)
touches = touche { $squares } (face cachée)
table-tiles = Tuiles : { $tiles }.
tile-at = { $square } { $tile }
table-face-down = Face cachée : { $squares }.
table-supply = Réserve commune : { $buildings }.
supply-of = { $building } { $left } sur { $all }
table-unseen = Tuiles pas encore vues : { $tiles } ; l’une d’elles est retirée de la partie.
table-left-out = Retirée de la partie : { $tiles }.

## La fin

end-points = { $seat } gagne de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}, { $points } à { $other }.
end-turns-points = Les tours sont épuisés : { $seat } gagne de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}, { $points } à { $other }.
end-turns-territories = Les tours sont épuisés et les points égaux : { $seat } gagne aux territoires, { $own } à { $other }.
end-turns-units = Les tours sont épuisés, points et territoires sont égaux : { $seat } gagne aux unités sur le plateau, { $own } à { $other }.
end-draw = Les tours sont épuisés et tout est égal : match nul.

## Le dessin

draw-short = { $square } { $direction }
draw-short-n = N
draw-short-ne = NE
draw-short-e = E
draw-short-se = SE
draw-short-s = S
draw-short-sw = SO
draw-short-w = O
draw-short-nw = NO
draw-short-m = C
draw-path = chemin : 1 déplacement
draw-ridge = crête : 2 déplacements
draw-space = case libre
draw-carved = case sculptée libre
draw-key-may = possible
draw-key-chosen = choisi
draw-key-last = dernier coup
draw-you = vous
draw-you-act = à vous de jouer
draw-you-wait = vous attendez
draw-you-won = vous gagnez
draw-act = doit jouer
draw-wait = attend
draw-won = gagne
draw-turn = Tour
draw-points = { $points } sur { $goal } points
draw-reserve = { $count } sur { $all } unités en réserve
draw-income = { $count ->
    [0] Si { $rival } joue Renouveler, aucun point gagné
    [one] Si { $rival } joue Renouveler, { $count } point gagné
   *[other] Si { $rival } joue Renouveler, { $count } points gagnés
}
draw-hidden = { $count ->
    [one] { $count } tuile face cachée
   *[other] { $count } tuiles face cachée
}
draw-closed = Impossible : { $reason }

## Sheets, and what stands beside the question

sheets-cards = Cartes Action
sheets-buildings = Bâtiments
sheets-tiles = Tuiles
sheet-renew = remettre toutes vos cartes face visible ; votre adversaire marque 1 point par trio et par monopole
sheet-bonus = bonus de combat +{ $bonus } (contenu maison)
sheet-tokens = { $count } dans la boîte
sheet-needs = demande { $symbols }
have-land = Sous votre contrôle : { $symbols } ; { $units } en réserve, { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal }
missing-symbols = demande { $cost } ; sous votre contrôle : { $has }
phase-placing = premières unités

# What happened, told once more.
retold-trios = Trios
retold-monopolies = Monopoles
retold-combats = Combats gagnés
retold-points = Points
retold-units = Unités sur le plateau

## Options de départ refusées

bad-bonuses = L’option bonuses demande { $count } nombres de 0 à { $most } séparés par des virgules, et non { $given }.
