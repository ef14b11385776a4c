### Dice Forge avec Rebellion, en français.

## Le jeu

game-title = Dice Forge : Rebellion
game-about = Des héros lancent les dés qu’ils façonnent eux-mêmes : forgez de meilleures faces, accomplissez des Exploits sur les îles et amassez plus de gloire que vos adversaires.
game-guide = Votre premier tour
guide-1 = La plus grande gloire l’emporte : celle que vous gagnez en chemin, et celle imprimée sur vos cartes, comptée à la fin.
guide-2 = Au début de chaque tour, le vôtre ou non, tout le monde lance ses deux dés et reçoit ce qu’ils montrent. Il y a toujours quelque chose pour vous.
guide-3 = À votre tour, vous faites une seule chose : forger des faces avec de l’or, accomplir un Exploit avec des fragments, ou passer.
guide-4 = Forger, c’est acheter une face au Sanctuaire et la mettre à la place d’une autre sur vos dés. Au début, les faces qui donnent plus d’or sont vite remboursées.
guide-5 = Un Exploit coûte des fragments solaires ou lunaires. Votre héros va sur l’île, vous prenez la carte, et celui qui s’y trouvait rentre chez lui et lance ses dés pour se consoler.
guide-6 = Les cartes qui servent à chaque tour passent avant votre action. Plus tôt vous les avez, plus souvent elles servent.
guide-7 = Deux fragments solaires paient une action supplémentaire, une fois par tour. Dans les dernières manches, cela vaut souvent la peine.
guide-8 = Vos réserves ont une limite pour l’or et pour chaque sorte de fragments ; ce qui déborde est perdu, alors dépensez à temps.
guide-9 = À la fin, l’or et les fragments ne valent rien. Changez-les en gloire avant qu’il ne soit trop tard.
house-note = Là où les règles laissent une question ouverte, nous avons choisi une réponse (règles maison) ; chacune est une option de départ : égalités, miroir face à un miroir, un chemin du plateau Titans, et quelques autres.

## Options de départ

option-setup = Les cartes des îles : le nom d’une mise en place, des noms de sets, ou une mise en place suivie des sets qui en remplacent d’autres.
option-setup-first = Les 15 sets de base du jeu de base.
option-setup-goddess = Le module Déesse avec les sets conseillés pour le découvrir ; les 15 sont ceux de l’extension.
option-setup-titans = Le module Titans avec les sets conseillés pour le découvrir ; les 15 sont ceux de l’extension.
option-setup-two_players = Un mélange publié pour deux.
option-setup-versatility = Un mélange publié qui ouvre beaucoup de voies.
option-setup-random = À chaque emplacement l’un de ses sets au hasard, sans module.
option-setup-random_goddess = Le module Déesse, les autres emplacements au hasard.
option-setup-random_titans = Le module Titans, les autres emplacements au hasard.
option-ties = Qui gagne à égalité.
option-ties-shared = La victoire est partagée.
option-ties-chain = Le plus de faces forgées, puis de cartes, puis d’or et de fragments restants, puis la place la plus tôt dans l’ordre du tour.
option-mirror_on_mirror = Ce que peut un miroir quand un adversaire montre aussi un miroir.
option-mirror_on_mirror-false = Un miroir ne copie jamais un miroir.
option-mirror_on_mirror-true = Il peut copier toute face affichée, même la vôtre.
option-titans_link = Le retour vers la Loyauté depuis la douzième case de Rébellion.
option-titans_link-board = Comme sur le plateau, par la onzième case.
option-titans_link-short = Tout droit vers la case latérale.
option-two_dependent_faces = Deux boucliers, deux faces chaos ou un de chaque dans un même lancer.
option-two_dependent_faces-second_checks = La seconde regarde ce que la première a donné.
option-two_dependent_faces-both_miss = Les deux donnent leur plus petite part.
option-scores_below_zero = Si le plateau Titans peut faire descendre un score sous 0.
option-scores_below_zero-false = Aucun score sous 0.
option-scores_below_zero-true = Un score peut être sous 0.
option-goldsmith_counts_colours = Comment L’Orfèvre compte les cartes de plusieurs couleurs.
option-goldsmith_counts_colours-false = Toutes les couleurs d’une carte sont un seul Exploit.
option-goldsmith_counts_colours-true = Chaque couleur est un Exploit à part.
option-steal_needs_whole = Qui a moins de gloire que ce qu’on lui prend dans le labyrinthe.
option-steal_needs_whole-false = Perd ce qu’il a.
option-steal_needs_whole-true = Ne perd rien.
option-satyrs_two_players = Quels dés Les Satyres peuvent utiliser.
option-satyrs_two_players-false = Deux dés quelconques, même d’une seule personne.
option-satyrs_two_players-true = Des dés de deux personnes, s’il y en a deux.
option-twins_on_others = Si Les Jumeaux peuvent relancer les dés d’autrui que vous allez appliquer.
option-twins_on_others-false = Seulement vos propres dés.
option-twins_on_others-true = Ceux des autres aussi.
option-copied_golem_moves = Une face golem appliquée seule par La Lumière ou le Dé Céleste.
option-copied_golem_moves-true = Elle fait avancer le golem d’une case.
option-copied_golem_moves-false = Elle ne fait rien.
option-copied_faces_pay_owner = Une face sanglier ou reflet copiée par quelqu’un d’autre.
option-copied_faces_pay_owner-true = Qui possède la carte reçoit sa part.
option-copied_faces_pay_owner-false = Qui possède la carte ne reçoit rien.
option-cerberus_on_celestial = Si Le Cerbère peut répéter le Dé Céleste.
option-cerberus_on_celestial-false = Seulement les lancers de vos propres dés.
option-cerberus_on_celestial-true = Le Dé Céleste aussi.

## Noms

resource-gold = or
resource-sun = fragments solaires
resource-moon = fragments lunaires
resource-glory = gloire
resource-original = Fragments Originels
resource-loyalty = Loyauté
some-gold = de l’or
some-sun = des fragments solaires
some-moon = des fragments lunaires
some-glory = de la gloire
count-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
count-sun = { $count ->
    [one] { $count } fragment solaire
   *[other] { $count } fragments solaires
}
count-moon = { $count ->
    [one] { $count } fragment lunaire
   *[other] { $count } fragments lunaires
}
count-glory = { $count ->
    [one] { $count } point de gloire
   *[other] { $count } points de gloire
}
count-original = { $count ->
    [one] { $count } Fragment Originel
   *[other] { $count } Fragments Originels
}
count-loyalty = { $count ->
    [one] { $count } point de Loyauté
   *[other] { $count } points de Loyauté
}
list-none = rien
list-more = { $head }, { $next }
list-and = { $head } et { $next }
list-or = { $head } ou { $next }
clause-more = { $head } ; { $next }
several = { $count }× { $thing }
answer = réponse { $number }
island = l’île { $number }
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
die-light = le dé clair
die-dark = le dé foncé
die-of-light = le dé clair de { $seat }
die-of-dark = le dé foncé de { $seat }
die-showing = { $die } ({ $face })
spot = { $face } sur { $die }, côté { $side }
celestial-die = le Dé Céleste
store-hammer = le Marteau
store-scepter = le Sceptre
store-scepter-nth = le Sceptre { $number }
treasure-sun = le trésor solaire
treasure-moon = le trésor lunaire
treasure-glory = le trésor de gloire
memory-0 = 2 Fragments Originels et 1 fragment lunaire
memory-1 = 2 points de Loyauté et 1 fragment solaire

## Faces

face-1g = 1 pièce d’or
face-2v = 2 points de gloire
face-3g = 3 pièces d’or
face-1m = 1 fragment lunaire
face-4g = 4 pièces d’or
face-1s = 1 fragment solaire
face-6g = 6 pièces d’or
face-1g-or-1s-or-1m = 1 pièce d’or, 1 fragment solaire ou 1 fragment lunaire
face-1s-1v = 1 fragment solaire et 1 point de gloire
face-2g-1m = 2 pièces d’or et 1 fragment lunaire
face-3g-or-2v = 3 pièces d’or ou 2 points de gloire
face-2m = 2 fragments lunaires
face-2s = 2 fragments solaires
face-3v = 3 points de gloire
face-4v = 4 points de gloire
face-2m-2v = 2 fragments lunaires et 2 points de gloire
face-2g-or-2s-or-2m = 2 pièces d’or, 2 fragments solaires ou 2 fragments lunaires
face-1g-1s-1m-1v = 1 pièce d’or, 1 fragment solaire, 1 fragment lunaire et 1 point de gloire
face-1a = 1 Fragment Originel
face-1l-1v = 1 point de Loyauté et 1 point de gloire
face-3g-1a = 3 pièces d’or et 1 Fragment Originel
face-2g-1l-1v = 2 pièces d’or, 1 point de Loyauté et 1 point de gloire
face-x3 = triple
face-mirror = miroir
face-ship = voile
face-shield-red = bouclier rouge
face-shield-blue = bouclier bleu
face-shield-yellow = bouclier jaune
face-shield-green = bouclier vert
face-boar-red = sanglier rouge
face-boar-blue = sanglier bleu
face-boar-yellow = sanglier jaune
face-boar-green = sanglier vert
face-moon-golem = golem lunaire
face-sun-golem = golem solaire
face-chaos-red = chaos rouge
face-chaos-blue = chaos bleu
face-chaos-yellow = chaos jaune
face-chaos-green = chaos vert
face-misfortune-red = reflet rouge
face-misfortune-blue = reflet bleu
face-misfortune-yellow = reflet jaune
face-misfortune-green = reflet vert
face-one-x3 = le triple
face-one-mirror = le miroir
face-one-ship = la voile
face-one-shield-red = le bouclier rouge
face-one-shield-blue = le bouclier bleu
face-one-shield-yellow = le bouclier jaune
face-one-shield-green = le bouclier vert
face-one-boar-red = le sanglier rouge
face-one-boar-blue = le sanglier bleu
face-one-boar-yellow = le sanglier jaune
face-one-boar-green = le sanglier vert
face-one-moon-golem = le golem lunaire
face-one-sun-golem = le golem solaire
face-one-chaos-red = le chaos rouge
face-one-chaos-blue = le chaos bleu
face-one-chaos-yellow = le chaos jaune
face-one-chaos-green = le chaos vert
face-one-misfortune-red = le reflet rouge
face-one-misfortune-blue = le reflet bleu
face-one-misfortune-yellow = le reflet jaune
face-one-misfortune-green = le reflet vert
face-fixed = { $face } (inamovible)
brief-triple = ce que donne l’autre dé compte trois fois
brief-mirror = appliquez une face qu’un adversaire affiche
brief-ship = vous pouvez acheter une face pour 2 pièces d’or de moins
brief-depends = { $gain }, ou { $hit } si l’autre dé donne { $wants }
brief-boar = 1 fragment solaire ou 1 fragment lunaire, et un gain pour qui possède la carte
brief-golem = votre golem avance d’une case
brief-misfortune = 1 Fragment Originel ou 1 point de Loyauté, et qui possède la carte applique les deux dés
celestial-1 = 12 pièces d’or
celestial-2 = 5 points de gloire
celestial-3 = 3 points de gloire et, au choix, 3 pièces d’or, 1 fragment solaire ou 1 fragment lunaire
celestial-4 = appliquer une face affichée, quelle qu’elle soit
celestial-5 = afficher et appliquer une face au choix de l’un de ses dés
celestial-6 = améliorer de deux niveaux une de ses faces

## Cartes

set-hammer = Le Marteau du Forgeron
set-chest = Le Coffre du Forgeron
set-hind = Les Sabots d’Argent
set-satyrs = Les Satyres
set-ferryman = Le Passeur
set-helmet = Le Casque d’Invisibilité
set-cancer = La Pince
set-elder = L’Ancien
set-wild-spirits = Les Herbes Folles
set-owl = Les Ailes de la Gardienne
set-minotaur = Le Minotaure
set-gorgon = La Méduse
set-mirror = Le Miroir Abyssal
set-sphinx = L’Énigme
set-hydra = L’Hydre
set-bear = La Grande Ourse
set-boar = Le Sanglier Acharné
set-cerberus = Le Cerbère
set-sentinel = La Sentinelle
set-ship = La Voile Céleste
set-shield = Le Bouclier de la Gardienne
set-triton = Le Triton
set-cyclops = Le Cyclope
set-typhon = Le Typhon
set-twins = Les Jumeaux
set-scepter = Le Sceptre du Forgeron
set-companion = Le Compagnon
set-wind = Le Vent
set-celestial-die = Le Dé Céleste
set-ancestor = L’Ancêtre
set-mists = Les Brumes
set-right-hand = La Main Droite
set-eternal-night = La Nuit Éternelle
set-tree = L’Arbre
set-merchant = Le Marchand
set-wood-nymph = La Nymphe des Bois
set-light = La Lumière
set-goldsmith = L’Orfèvre
set-omniscient = L’Omniscient
set-trident = Le Trident Abyssal
set-eternal-fire = Le Feu Éternel
set-left-hand = La Main Gauche
set-first-titan = Le Premier Titan
set-goddess-card = La Déesse
set-moon-golem = Le Golem Lunaire
set-great-golem = Le Grand Golem
set-sun-golem = Le Golem Solaire
set-time-golem = Le Golem du Temps
set-memory = La Mémoire
set-oracle = L’Oracle
set-chaos = Le Chaos
set-dogged = L’Opiniâtre
set-guardian = Le Gardien
set-misfortune = Le Reflet d’Infortune
effect-each-turn = à chaque tour : { $effect }
effect-hammer = l’or gagné peut y aller ; 10 points de gloire à 15 pièces d’or, 15 de plus à 30
effect-chest = vos réserves contiennent 4 pièces d’or, 3 fragments solaires et 3 fragments lunaires de plus
effect-hind = lancez un de vos dés et appliquez-le
effect-satyrs = tous les autres lancent leurs dés, vous appliquez deux de leurs faces
effect-ferryman = gloire seulement
effect-helmet = forgez une face triple
effect-cancer = lancez et appliquez vos deux dés, deux fois
effect-elder = payez 3 pièces d’or pour 4 points de gloire
effect-wild-spirits = gagnez 3 pièces d’or et 3 fragments lunaires
effect-owl = gagnez 1 pièce d’or, 1 fragment solaire ou 1 fragment lunaire
effect-minotaur = tous les autres lancent leurs dés et perdent ce qu’ils montrent
effect-gorgon = gloire seulement
effect-mirror = forgez une face miroir
effect-sphinx = lancez quatre fois le même dé et appliquez-le à chaque fois
effect-hydra = gloire seulement
effect-bear = 3 points de gloire quand vous chassez un héros ou que le vôtre est chassé
effect-boar = un adversaire forge une face sanglier ; chaque fois qu’elle est appliquée, vous gagnez 1 fragment solaire, 1 fragment lunaire ou 3 points de gloire
effect-cerberus = une fois, appliquez l’un de vos lancers une seconde fois
effect-sentinel = lancez et appliquez vos deux dés, deux fois ; chaque fragment solaire ou lunaire peut devenir 2 points de gloire
effect-ship = forgez une face voile
effect-shield = forgez une face bouclier
effect-triton = une fois, à votre tour, gagnez 2 fragments solaires, 2 fragments lunaires ou 6 pièces d’or
effect-cyclops = lancez quatre fois le même dé et appliquez-le à chaque fois ; chaque pièce d’or peut devenir 1 point de gloire
effect-typhon = 1 point de gloire par face que vous avez forgée
effect-twins = après un lancer, payez 3 pièces d’or pour relancer un dé, puis gagnez 1 fragment lunaire ou 1 point de gloire
effect-scepter = garde jusqu’à 6 pièces d’or de plus ; à 4 il peut payer 1 fragment solaire ou lunaire pour vous, à 6 il peut en payer 2
effect-companion = il avance d’une case ; une fois, il change ses cases en fragments solaires et en gloire
effect-wind = tout le monde lance ses dés, vous désignez une ressource et gagnez tout ce qui en est affiché
effect-celestial-die = lancez le Dé Céleste
effect-ancestor = forgez gratuitement la face à gloire la moins chère, puis lancez ce dé et appliquez-le
effect-mists = qui a le moins d’or vous cède jusqu’à 5 points de gloire
effect-right-hand = changez autant d’or que vous voulez en autant de gloire
effect-eternal-night = tous les autres vous cèdent 1 fragment solaire et 1 fragment lunaire
effect-tree = gagnez 3 pièces d’or et 1 point de gloire, ou 2 points de gloire si votre réserve contient au moins 8 pièces d’or
effect-merchant = améliorez une face d’un niveau ou gagnez 2 points de gloire
effect-wood-nymph = gagnez 4 pièces d’or, puis vous pouvez acheter une face
effect-light = payez 3 pièces d’or pour appliquer une face affichée, quelle qu’elle soit
effect-goldsmith = 2 points de gloire pour chacun de vos Exploits différents
effect-omniscient = 2 points de gloire par face à gloire sur vos dés
effect-trident = videz votre réserve d’or et forgez gratuitement une face du Sanctuaire ou des Jardins qu’aucune carte de la partie ne donne
effect-eternal-fire = jouez encore un tour entier, où les autres ne lancent pas leurs dés
effect-left-hand = tous les héros rentrent chez eux, et vous appliquez les dés de chacun de ceux qui étaient sur une île
effect-first-titan = prenez gratuitement une carte qui coûte un seul fragment
effect-goddess-card = tournez vos deux dés sur les faces de votre choix et appliquez-les
effect-moon-golem = forgez une face golem lunaire
effect-great-golem = votre golem avance de deux cases
effect-sun-golem = forgez une face golem solaire
effect-time-golem = votre golem recule de deux cases
effect-memory = posez deux jetons sur deux îles ; votre prochain Exploit y rapporte ce qu’ils montrent
effect-oracle = lancez un de vos dés et appliquez-le ; s’il donne un Fragment Originel ou de la Loyauté, tous les autres se déplacent d’une case vers la Rébellion
effect-chaos = forgez une face chaos
effect-dogged = forgez une face qui donne de l’or et un Fragment Originel, ou de l’or, de la Loyauté et de la gloire
effect-guardian = gagnez 1 Fragment Originel ou 1 point de Loyauté
effect-misfortune = un adversaire forge une face reflet ; chaque fois qu’elle est appliquée, vous appliquez les deux dés de cet adversaire

# What a card does in symbols and a few words, where there is no room for its effect: [gold] stands for the symbol i-gold,
# [points-4] for what is printed on a card, [mark-1] for a player.
gist-each-turn = [renew] { $gist }
gist-points = { $gist } [points-{ $points }]
gist-only-points = [points-{ $points }]
gist-ousts = { $gist } · chasse [mark-{ $rival }]
gist-hammer = [gold] dessus : 10[glory] à 15, 25[glory] à 30
gist-chest = réserves : 4[gold] 3[sun] 3[moon] de plus
gist-hind = lancez un dé
gist-satyrs = les autres lancent, appliquez 2 faces
gist-helmet = forgez [f-x3]
gist-cancer = lancez vos deux dés, deux fois
gist-elder = 3[gold] pour 4[glory]
gist-wild-spirits = 3[gold] 3[moon]
gist-owl = 1[gold], 1[sun] ou 1[moon]
gist-minotaur = les autres lancent et perdent ce qu’ils montrent
gist-mirror = forgez [f-mirror]
gist-sphinx = lancez un dé 4 fois
gist-bear = 3[glory] quand vous chassez ou êtes chassé
gist-boar = un adversaire forge [f-boar-red] et vous vaut 1[sun], 1[moon] ou 3[glory]
gist-cerberus = une fois, appliquez de nouveau un lancer
gist-sentinel = lancez vos dés, deux fois ; [sun] [moon] valent 2[glory]
gist-ship = forgez [f-ship]
gist-shield = forgez une face bouclier
gist-triton = une fois, 2[sun], 2[moon] ou 6[gold]
gist-cyclops = lancez un dé 4 fois ; [gold] vaut [glory]
gist-typhon = 1[glory] par face que vous avez forgée
gist-twins = 3[gold] après un lancer : relancez, 1[moon] ou 1[glory]
gist-scepter = garde 6[gold], paie 1 ou 2 [sun] [moon]
gist-companion = avance ; une fois, [sun] [glory] selon ses cases
gist-wind = tous lancent, une ressource pour vous
gist-celestial-die = lancez [celestial]
gist-ancestor = [glory] la moins chère gratuite, lancez son dé
gist-mists = jusqu’à 5[glory] de qui a le moins de [gold]
gist-right-hand = autant de [gold] que voulu en [glory]
gist-eternal-night = 1[sun] 1[moon] de chaque rival
gist-tree = 3[gold] 1[glory] ; avec 8[gold], 2[glory]
gist-merchant = améliorez une face, ou 2[glory]
gist-wood-nymph = 4[gold], puis achat d’une face
gist-light = 3[gold] : une face affichée
gist-goldsmith = 2[glory] par Exploit différent
gist-omniscient = 2[glory] par face à [glory]
gist-trident = toutes vos [gold] pour une face du Sanctuaire ou des Jardins
gist-eternal-fire = encore un tour entier
gist-left-hand = les héros rentrent, appliquez leurs dés
gist-first-titan = une carte à un fragment gratuite
gist-goddess-card = tournez vos deux dés à votre gré
gist-moon-golem = forgez [f-moon-golem]
gist-great-golem = votre golem avance de deux cases
gist-sun-golem = forgez [f-sun-golem]
gist-time-golem = votre golem recule de deux cases
gist-memory = jetons d’Exploit sur deux îles
gist-oracle = lancez un dé ; [original] [loyalty] : les autres bougent
gist-chaos = forgez un chaos
gist-dogged = forgez [f-3g-1a] ou [f-2g-1l-1v]
gist-guardian = 1[original] ou 1[loyalty]
gist-misfortune = un adversaire forge [f-misfortune-red], appliquez ses deux dés

## Plateaux

space-start = le départ
space-u = la voie haute { $number }
space-c = la voie centrale { $number }
space-l = la voie basse { $number }
space-t = la dernière voie { $number }
space-j = le carrefour
space-goddess = la Déesse
space-effect-start = rien
space-effect-u1 = 1 fragment solaire
space-effect-u2 = 3 points de gloire
space-effect-u3 = 6 pièces d’or ou 3 points de gloire
space-effect-u4 = 5 points de gloire
space-effect-u5 = 1 fragment solaire, 1 fragment lunaire et 3 points de gloire
space-effect-u6 = prenez 2 points de gloire à chacun des autres
space-effect-u7 = une Salle au Trésor
space-effect-c1 = lancez le Dé Céleste
space-effect-c2 = vous pouvez acheter une face pour 2 pièces d’or de moins
space-effect-c3 = 6 pièces d’or
space-effect-c4 = une Salle au Trésor
space-effect-l1 = 1 fragment lunaire
space-effect-l2 = 3 pièces d’or, 1 fragment solaire ou 1 fragment lunaire
space-effect-l3 = lancez le Dé Céleste
space-effect-l4 = 3 pièces d’or, 1 fragment solaire ou 1 fragment lunaire
space-effect-l5 = vous pouvez acheter une face
space-effect-l6 = lancez le Dé Céleste
space-effect-l7 = 2 fragments lunaires ou 3 points de gloire
space-effect-l8 = une Salle au Trésor
space-effect-l9 = 2 fragments solaires ou 2 fragments lunaires
space-effect-l10 = lancez le Dé Céleste deux fois
space-effect-j = 3 points de gloire
space-effect-t1 = vous pouvez acheter une face
space-effect-t2 = lancez le Dé Céleste
space-effect-t3 = 3 pièces d’or, 1 fragment solaire ou 1 fragment lunaire
space-effect-t4 = vous pouvez payer 6 pièces d’or pour 6 points de gloire
space-effect-t5 = lancez le Dé Céleste deux fois
space-effect-t6 = vous pouvez payer 2 fragments lunaires pour 8 points de gloire
space-effect-t7 = lancez le Dé Céleste
space-effect-t8 = rien
space-effect-t9 = rien
space-effect-t10 = 1 point de gloire par face que vous avez forgée
space-effect-t11 = rien
space-effect-t12 = rien
space-effect-goddess = 15 points de gloire ; à la première arrivée, choisissez en outre une face sur chaque dé et appliquez-les
space-step = { $number } : { $effect }
space-step-fork = { $number } : { $effect } (mène aussi vers { $space })
allegiance-start = la case de départ
allegiance-loyal = Loyauté { $step }
allegiance-rebel = Rébellion { $step }
zone-none = aucune zone
zone-l1 = première zone de Loyauté
zone-l2 = deuxième zone de Loyauté
zone-l3 = troisième zone de Loyauté
zone-r1 = première zone de Rébellion
zone-r2 = deuxième zone de Rébellion
zone-effect-l1 = un de vos dés qui donne de l’or en donne 1 de plus
zone-effect-l2 = un de vos dés qui donne de l’or donne 1 pièce d’or et 1 point de gloire de plus
zone-effect-l3 = un de vos dés qui donne de l’or donne 1 pièce d’or et 1 point de gloire de plus, un dé qui donne de la gloire 1 point de gloire de plus ; la gloire obtenue par conversion (Sentinelle, Cyclope) n’ajoute rien
zone-effect-r1 = un Exploit nouveau pour vous rapporte 2 points de gloire, ou 3 si personne ne l’avait accompli
zone-effect-r2 = un Exploit nouveau pour vous rapporte 3 points de gloire, ou 5 si personne ne l’avait accompli

## Questions

ask-act = { $seat }, forgez une face, accomplissez un Exploit ou passez
ask-reinforce = { $seat }, utilisez vos cartes de ce tour ou continuez
ask-extra-action = { $seat }, payez une action supplémentaire ou finissez votre tour
ask-forge-more = { $seat }, forgez une autre face ou arrêtez
ask-forge-what = { $seat }, choisissez une face à forger ({ $source })
ask-forge-where = { $seat }, choisissez où forger { $face }
ask-upgrade-which = { $seat }, choisissez une face à améliorer de { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
ask-upgrade-to = { $seat }, choisissez ce qui remplace { $face }
ask-choose-gain = { $seat }, choisissez ce que vous gagnez ({ $source })
ask-choose-loss = { $seat }, choisissez ce que vous perdez ({ $source })
ask-apply-first = { $seat }, choisissez ce qui vient en premier
ask-copy-face = { $seat }, choisissez une face affichée à appliquer ({ $source })
ask-pick-die = { $seat }, choisissez un dé à lancer{ $count ->
    [one] { "" }
   *[other] {" "}{ $count } fois
}
ask-reroll = { $seat }, gardez le lancer ou relancez un dé avec Les Jumeaux
ask-reroll-celestial = { $seat }, gardez le Dé Céleste ({ $result }) ou relancez-le avec Les Jumeaux
ask-repeat = { $seat }, appliquer le lancer une seconde fois avec Le Cerbère ?
ask-convert = { $seat }, vous gagnez { $amount } : choisissez combien changer en gloire ({ $source })
ask-store-gold = { $seat }, vous gagnez { $amount } : choisissez combien mettre sur { $store }
ask-from-scepter = { $seat }, vous payez { $amount } : choisissez combien prendre sur { $store }
ask-use-scepter = { $seat }, vous payez { $cost } : choisissez si { $store } en paie une part
ask-use-shards = { $seat }, vous payez { $amount } : choisissez combien de Fragments Originels utiliser
ask-pick-rival = { $seat }, choisissez qui doit forger { $face }
ask-pick-rolled = { $seat }, choisissez la { $number ->
    [1] première
   *[other] seconde
} des deux faces à appliquer
ask-name-type = { $seat }, désignez une ressource et gagnez tout ce qui en est affiché
ask-spend-gold = { $seat }, choisissez combien d’or changer en gloire
ask-free-exploit = { $seat }, choisissez une carte à prendre gratuitement
ask-show-face = { $seat }, choisissez une face à afficher et à appliquer ({ $source })
ask-pay-or-not = { $seat }, payez pour gagner de la gloire, ou non
ask-golem-to = { $seat }, choisissez où va votre golem ({ $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
})
ask-golem-back = { $seat }, choisissez où recule votre golem ({ $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
})
ask-take-treasure = { $seat }, choisissez un trésor
ask-place-memory = { $seat }, choisissez une île et un côté pour le { $number ->
    [1] premier
   *[other] second
} jeton Mémoire { $colour }
ask-use-merchants = { $seat }, choisissez ce que fait Le Marchand
ask-collect-first = { $seat }, choisissez le jeton Mémoire à prendre d’abord
ask-advance-which = { $seat }, choisissez quel Compagnon avance
ask-over = La partie est finie

## Choix

group-exploit = Exploit
group-forge = Forger
group-reinforce = Cartes de chaque tour
group-extra = Action supplémentaire
group-gain = Gagner
group-loss = Perdre
group-pay = Payer
group-dice = Dés
group-labyrinth = Labyrinthe
group-memory = Jetons Mémoire
group-tokens = À tout moment de votre tour
do-pass = Passer
do-exploit = Prendre « { $card } » sur { $island } pour { $cost }
    .head = { $card }
    .detail = { $effect }
    .cost = { $cost }
do-exploit-oust = Prendre « { $card } » sur { $island } pour { $cost }, en chassant { $rival }
    .head = { $card }
    .detail = { $effect } ; chasse { $rival } de { $island }
    .cost = { $cost }
do-forge = Forger { $face } (coûte { $cost })
    .head = Forger { $face }
    .cost = { $cost }
do-forge-free = Forger { $face } (gratuit)
    .head = Forger { $face }
    .cost = gratuit
do-forge-special = Forger { $face } : { $brief }
    .head = Forger { $face }
    .detail = { $brief }
do-stop-forging = Arrêter de forger
do-decline-forge = Ne rien forger
do-forge-where = Forger { $face } sur { $die } pour remplacer { $old }
    .head = Remplacer { $old } sur { $die }
    .detail = par { $face }
do-upgrade-which = Améliorer { $face } sur { $die } jusqu’au niveau { $level }
    .head = Améliorer { $face } sur { $die }
    .detail = jusqu’au niveau { $level }
do-upgrade-to = Forger { $face }
do-reinforce = Utiliser « { $card } » : { $effect }
    .head = Utiliser « { $card } »
    .detail = { $effect }
do-stop-reinforcing = N’utiliser aucune autre carte
do-extra-action = Payer 2 fragments solaires pour une action supplémentaire
    .head = Une action supplémentaire
    .detail = forgez des faces ou accomplissez un Exploit encore une fois
    .cost = 2 fragments solaires
do-end-turn = Finir votre tour
do-merchant-glory = Gagner 2 points de gloire
do-merchant-upgrade = { $count ->
    [one] Améliorer une face de { $count } niveau
   *[other] Améliorer une face de { $count } niveaux, avec { $count } Marchands
}
do-free-exploit = Prendre « { $card } » : { $effect }
    .head = { $card }
    .detail = { $effect }
do-gain = Gagner { $amount }
do-lose = Perdre { $amount }
do-name-type = Gagner { $amount }
do-spend-gold = Changer { $amount } en { $points }
    .head = Gagner { $points }
    .cost = { $amount }
do-spend-nothing = Garder tout votre or
do-pay = Payer { $cost } pour { $points }
    .head = Gagner { $points }
    .cost = { $cost }
do-pay-nothing = Ne rien payer
do-apply-first = Appliquer d’abord { $face }
do-puzzle-roll = Lancer d’abord le Dé Céleste
do-copy-face = Appliquer { $face }, d’après { $die }
do-pick-die = Lancer { $die } : { $faces }
    .head = Lancer { $die }
    .detail = { $faces }
do-keep-roll = Garder le lancer
do-reroll = Relancer { $die } pour 3 pièces d’or (il montre { $face })
    .head = Relancer { $die }
    .detail = il montre { $face }
    .cost = 3 pièces d’or
do-reroll-celestial = Relancer le Dé Céleste pour 3 pièces d’or
    .head = Relancer le Dé Céleste
    .cost = 3 pièces d’or
do-repeat = Dépenser un jeton Cerbère et appliquer encore le lancer
    .head = Appliquer encore le lancer
    .cost = un jeton Cerbère
do-repeat-not = Garder le jeton Cerbère
do-convert = Changer { $count } des { $amount } en { $points }
do-convert-all = Changer { $amount } en { $points }
do-convert-none = Garder { $amount }
do-store = Mettre { $count } des { $amount } sur { $store }
do-store-all = Mettre { $amount } sur { $store }
do-store-reserve = Mettre { $amount } dans la réserve
do-store-none = Ne rien mettre sur { $store } ({ $amount } à placer)
do-from-scepter = Payer { $count } des { $amount } avec { $store }
do-from-scepter-all = Payer { $amount } avec { $store }
do-from-scepter-none = Payer { $amount } sans toucher { $store }
do-use-scepter = Utiliser { $store } comme { $amount }
do-keep-scepter = Laisser l’or sur { $store }
do-use-shards = Payer { $count } des { $amount } en Fragments Originels
do-use-shards-all = Payer { $amount } en Fragments Originels
do-use-shards-none = Payer { $amount } avec la réserve
do-use-shards-nothing = Ne rien payer en { $resource }
do-pick-rival = { $rival } doit forger { $face }
do-pick-rolled = Appliquer { $face }, d’après { $die }
do-show-face = Afficher { $face } sur { $die }
do-golem-to = Aller sur { $space } : { $effect }
    .head = Aller sur { $space }
    .detail = { $effect }
do-take-treasure = Prendre { $treasure } : { $gain } (ensuite, { $later } pour chaque visite)
    .head = Prendre { $treasure }
    .detail = { $gain } (ensuite, { $later } pour chaque visite)
do-place-memory = Le poser sur { $island } : { $gain }
do-collect-first = Prendre le jeton { $colour } : { $gain }
    .head = Prendre le jeton { $colour }
    .detail = { $gain }
do-advance-which = Avancer le Compagnon { $number } sur la case { $count }
do-spend-triton = Dépenser un jeton Triton : 2 fragments solaires, 2 fragments lunaires ou 6 pièces d’or
    .head = Dépenser un jeton Triton
    .detail = 2 fragments solaires, 2 fragments lunaires ou 6 pièces d’or
do-cash-companion = Encaisser le Compagnon : { $gain }
    .head = Encaisser le Compagnon
    .detail = { $gain }
do-cash-companion-nth = Encaisser le Compagnon { $number } : { $gain }
    .head = Encaisser le Compagnon { $number }
    .detail = { $gain }

## Vrais dés et tirages

chance-die = Lancez { $die }
chance-celestial = { $seat }, lancez le Dé Céleste
chance-set = Tirez au sort les cartes posées sur { $island } pour { $cost }
chance-removed = Tirez la face qui retourne dans la boîte parmi celles-ci : { $faces }
chance-first = Tirez au sort : qui commence ?

## Journal

log-first-player = { $seat } commence.
log-round-began = La manche { $round } commence.
log-turn-began = { $seat } commence son tour.
log-turn-began-alone = { $seat } commence un tour de plus et lance ses dés sans les autres.
log-rolled = { $seat } obtient { $light } sur le dé clair, { $dark } sur le dé foncé.
log-rolled-one = { $seat } obtient { $face } sur { $die }.
log-applied = { $seat } applique { $face }.
log-applied-tripled = { $seat } applique { $face }, { $times } fois.
log-applied-loss = { $seat } applique { $face } comme une perte.
log-gained = { $seat } gagne { $amount }.
log-gained-partly = { $seat } gagne { $amount } ; { $lost ->
    [one] { $lost } de plus ne tient pas dans la réserve
   *[other] { $lost } de plus ne tiennent pas dans la réserve
}.
log-gained-full = { $seat } n’a plus de place pour { $amount }.
log-lost = { $seat } perd { $amount }.
log-paid = { $seat } paie { $amount }.
log-forged = { $seat } forge { $face } sur { $die } pour remplacer { $old }.
log-passed = { $seat } passe.
log-accomplished = { $seat } prend « { $card } ».
log-ousted = { $seat } chasse { $rival } de { $island }.
log-ousted-self = { $seat } rentre de { $island }.
log-bear-paid = La Grande Ourse rapporte { $amount } à { $seat }.
log-reinforced = { $seat } utilise « { $card } ».
log-hammered = { $seat } met { $amount } sur le Marteau, qui est à { $place }.
log-hammer-done = { $seat } achève un tour du Marteau, ce qui rapporte { $amount }.
log-stored = { $seat } met { $amount } sur le Sceptre.
log-converted = { $seat } change { $amount } en { $points }.
log-rerolled = { $seat } relance { $die } et obtient { $face }.
log-repeated = { $seat } dépense un jeton Cerbère et applique encore le lancer.
log-celestial-rolled = { $seat } lance le Dé Céleste : { $result }.
log-golem-moved = Le golem de { $seat } va sur { $space }.
log-treasure-taken = { $seat } prend { $treasure } sur { $room }.
log-arrived = Le golem de { $seat } atteint la Déesse en premier.
log-allegiance-moved = { $seat } passe de { $from } à { $to }.
log-allegiance-moved-stays = { $seat } reste sur { $to }.
log-zone-paid = La { $zone } rapporte { $amount } à { $seat }.
log-misfortune-struck = { $seat } applique les deux dés de { $rival } par « Le Reflet d’Infortune » ({ $colour }).
log-memory-placed = { $seat } pose un jeton Mémoire { $colour } sur { $island } : { $side }.
log-memory-taken = { $seat } prend un jeton Mémoire { $colour } : { $side }.
log-copied = { $seat } choisit { $face }, d’après { $die }.
log-shown = { $seat } tourne { $die } sur { $face }.
log-taken-from = { $seat } prend { $amount } à { $rival }.
log-taken-from-nothing = { $rival } n’a rien à céder à { $seat }.
log-taken-from-self = { $seat } est aussi en dernière place et récupère { $amount }.
log-extra-bought = { $seat } paie une action supplémentaire.
log-companion-advanced = Le Compagnon de { $seat } avance sur la case { $count }.
log-companion-cashed = { $seat } encaisse le Compagnon : { $gain }.
log-triton-spent = { $seat } dépense un jeton Triton.
log-new-turn = { $seat } jouera un tour de plus.
log-type-named = { $seat } prend tout ce qui est affiché d’une même ressource : { $amount }.
log-score-counted = { $seat } marque { $total } : { $track } sur la piste, { $cards } sur les cartes.
log-score-counted-module = { $seat } marque { $total } : { $track } sur la piste, { $cards } sur les cartes, { $module } sur le plateau Titans.
log-won-game = { $seat } gagne avec { $points }.
log-missed = Pour { $seat }, { $face } n’a pas d’effet.
log-scepter-spent = { $seat } utilise le Sceptre comme { $amount }.

## Raisons

why-no-gold = Vous n’avez pas assez d’or pour cela.
why-none-left = Il ne reste aucune face de cette sorte.
why-bought-already = Vous avez déjà acheté cette face dans cette action ; elles doivent toutes être différentes.
why-no-shards = Vous n’avez pas assez de fragments pour cela.
why-stack-empty = Il ne reste aucune carte ici.
why-not-removable = La carte d’un adversaire a imposé cette face ; on ne peut jamais la retirer.
why-same-face = La même face est ailleurs sur ce dé ; choisissez celle-là, cela revient au même.
why-level-seven = Cette face est du plus haut niveau.
why-no-higher-face = Le Sanctuaire n’a plus de face d’un niveau assez élevé.
why-not-offered-by-face = Cette ressource n’est pas dans le choix.
why-no-mirror-of-mirror = Un miroir ne copie pas un miroir.
why-same-picture = Un autre dé affiche la même face ; choisissez celui-là, cela revient au même.
why-not-reinforcement = Cette carte n’a pas d’effet à utiliser à chaque tour.
why-not-owned = Vous n’avez pas cette carte.
why-used-this-turn = Vous avez déjà utilisé cette carte pendant ce tour.
why-companion-at-end = Votre Compagnon ne peut pas avancer : il a avancé ce tour-ci, il est sur sa dernière case ou il est dépensé.
why-no-room-on-dice = Aucune face de ces dés ne peut être retirée.
why-not-shown = Aucun dé n’affiche cette ressource.
why-too-dear-slot = On ne peut prendre qu’une carte qui coûte un seul fragment.
why-island-taken = L’autre jeton est ici ; les deux vont sur des îles différentes.
why-treasure-placed = Ce trésor est déjà dans une autre salle.
why-no-way = Aucun chemin n’y mène en une case.
why-card-gives-it = Une carte de cette partie donne cette face ; le Trident ne le peut donc pas.
why-not-sanctuary = Cette face ne s’achète pas au Sanctuaire.
why-not-yourself = Choisissez quelqu’un d’autre que vous.
why-other-level = Cette face n’est pas du niveau que l’amélioration atteint.
why-die-taken = Cette paire de dés est proposée dans l’autre ordre, ou ce dé est déjà choisi.
why-same-player = Les deux faces doivent venir de deux personnes.
why-not-cheapest = Ce n’est pas la face à gloire la moins chère.
why-one-upgrade = Vos Marchands ont déjà amélioré une face pendant ce tour ; une fois suffit.
why-not-given-here = Cette face ne s’obtient pas de cette façon.
why-not-an-opponent = Seules les faces affichées par les autres peuvent être choisies.
why-other-die-first = Ce dé a sa propre question.
why-not-of-the-temple = Le Trident ne donne que des faces du Sanctuaire et des Jardins.
why-special-gone = Il ne reste aucun exemplaire de cette face spéciale.

## La table en mots

table-round = Manche { $round } sur { $rounds }, tour de { $seat }.
table-asked = { $seat } doit choisir maintenant.
table-over = La partie est finie après { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}.
table-player = { $seat }{ $you ->
    [1] {" "}(vous)
   *[other] { "" }
}, place { $place } dans l’ordre du tour : { $reserve }.
held = { $resource } { $count } sur { $limit }
held-unlimited = { $resource } { $count }
table-die-light = Dé clair affichant { $face } ; ses faces : { $faces }.
table-die-dark = Dé foncé affichant { $face } ; ses faces : { $faces }.
table-hero-home = Héros chez lui, { $count ->
    [one] { $count } face forgée
   *[other] { $count } faces forgées
}.
table-hero = Héros sur { $island }, { $count ->
    [one] { $count } face forgée
   *[other] { $count } faces forgées
}.
table-removed = Faces retirées : { $faces }.
table-cards = Cartes : { $cards }.
card-owned = { $card } (gloire { $points }{ $count ->
    [one] { "" }
   *[other] {" "}chacune
})
card-used = { $card } (gloire { $points }{ $count ->
    [one] { "" }
   *[other] {" "}chacune
}, utilisée { $used ->
    [one] une fois
   *[other] { $used } fois
} ce tour-ci)
table-tokens = Sur les cartes : { $tokens }.
token-hammer = Marteau à { $count } sur { $all }
token-scepter = Sceptre avec { $count } sur { $all } en or
token-companion = Compagnon sur la case { $count }
token-companion-spent = Compagnon dépensé
token-triton = { $count ->
    [one] { $count } jeton Triton
   *[other] { $count } jetons Triton
}
token-cerberus = { $count ->
    [one] { $count } jeton Cerbère
   *[other] { $count } jetons Cerbère
}
table-golem = Golem sur { $space }.
table-allegiance = Allégeance : { $space }, { $zone }, gloire { $points } à la fin.
table-score = Score actuel : { $track } sur la piste, { $cards } sur les cartes, { $total } en tout.
table-score-titans = Score actuel : { $track } sur la piste, { $cards } sur les cartes, { $module } sur le plateau Titans, { $total } en tout.
table-island = Sur { $island }, où ne se trouve aucun héros :
table-island-held = Sur { $island }, où se trouve le héros de { $seat } :
table-stack = { $card } pour { $cost } : { $left ->
    [0] plus aucune
    [one] { $left } restante
   *[other] { $left } restantes
}, gloire { $points } ; { $effect }.
table-memory = Un jeton Mémoire { $colour } de { $seat } : { $gain }.
table-level = Sanctuaire, niveau { $level }, pour { $cost } : { $faces }.
table-gardens = Jardins : { $faces }.
table-forest = Forêt : { $faces }.
table-forced = { $rival } porte { $face } pour { $seat }.
table-labyrinth = Le labyrinthe : du départ, une voie haute, une centrale et une basse mènent au carrefour, puis une dernière voie à la Déesse.
table-lane-u = Voie haute : { $spaces }.
table-lane-c = Voie centrale : { $spaces }.
table-lane-l = Voie basse : { $spaces }.
table-lane-t = Dernière voie : { $spaces }.
table-space = Sur { $space } : { $effect }.
table-treasure = Pas encore trouvé : { $treasure }, { $gain }.
table-treasure-placed = Trouvé : { $treasure }, maintenant sur { $space }.
table-goddess-reached = Un golem a atteint la Déesse.
table-titans = Le plateau Titans : les Fragments Originels mènent vers la Rébellion, les points de Loyauté vers la Loyauté.
table-zone = Dans la { $zone } : { $effect }.
table-celestial = Le Dé Céleste : { $faces }.

## La fin

end-won = { $seat } gagne avec { $points }, { $margin } d’avance.
end-shared = { $seats } partagent la victoire avec { $points }.
end-tie-break = { $seat } gagne l’égalité à { $points }.
end-sheet = { $seat } : { $track } sur la piste, { $cards } sur les cartes, { $total } en tout.
end-sheet-titans = { $seat } : { $track } sur la piste, { $cards } sur les cartes, { $module } sur le plateau Titans, { $total } en tout.

## Le dessin

draw-sanctuary = Sanctuaire
draw-gardens = Jardins
draw-gardens-forest = Jardins et Forêt
draw-closed = Impossible : { $reason }
draw-round = Manche { $round } sur { $rounds }.
draw-home = Portail Originel de { $seat }
draw-hero = Héros de { $seat }
draw-golem = Golem de { $seat }
draw-portal = Portail de l’île { $island }
draw-card = { $card } : coûte { $cost }, gloire { $points }, reste { $left }
    { $effect }
draw-own = { $card } ×{ $count }, gloire { $points } chacune
    { $effect }
draw-none-left = épuisé
draw-pool = { $face } : or { $cost }, reste { $left }
draw-pool-special = { $face } : donnée par une carte, reste { $left }
draw-face-brief = { $face } : { $brief }
draw-reserve = { $amount }, { $limit } au plus
draw-light-die = Dé clair de { $seat }. Montre { $shown }. Faces : { $faces }
draw-dark-die = Dé foncé de { $seat }. Montre { $shown }. Faces : { $faces }
draw-glory = { $count ->
    [one] { $count } point de gloire sur la piste, sans les cartes
   *[other] { $count } points de gloire sur la piste, sans les cartes
}
draw-score = { $count ->
    [one] { $count } point de gloire en tout
   *[other] { $count } points de gloire en tout
}
draw-seat = { $seat } : or { $gold }, solaire { $sun }, lunaire { $moon }, gloire { $glory }.
draw-you = vous
draw-act = choisit
draw-active = son tour
draw-first = commence
draw-won = gagne
draw-memory = Mémoire de { $seat } : { $gain }
draw-celestial-shown = Le Dé Céleste : { $face }
draw-labyrinth = Labyrinthe de la Déesse
draw-room-open = Salle au Trésor : { $gain }
draw-treasure = Trésor : { $gain } à la première visite de sa salle, puis { $later }
draw-titans = Plateau Titans
draw-rebellion = Rébellion
draw-loyalty = Loyauté
draw-zone = { $zone } : { $effect }
draw-allegiance = Allégeance de { $seat } : { $points } à la fin
draw-pass = Passer
draw-stop = Terminer
draw-no-forge = Ne rien forger
draw-extra = Action suppl.
draw-no-extra = Finir le tour
draw-keep = Garder
draw-repeat = Appliquer encore
draw-no-repeat = Pas maintenant
draw-pay = Payer
draw-no-pay = Ne pas payer
draw-keep-scepter = Garder le Sceptre
draw-scepter-sun = En solaire
draw-scepter-moon = En lunaire
draw-merchant-glory = 2 points de gloire
draw-merchants = niveau +{ $count }
draw-first-face = Première face
draw-second-face = Seconde face
draw-puzzle = Dé Céleste
draw-cash = Compagnon : { $count }
draw-advance = { $space } → { $next }
draw-sheet = Score final
draw-sheet-track = piste
draw-sheet-cards = cartes
draw-sheet-module = Titans
draw-sheet-total = total
draw-name-hammer = Marteau
draw-name-chest = Coffre
draw-name-hind = Sabots d’Argent
draw-name-satyrs = Satyres
draw-name-ferryman = Passeur
draw-name-helmet = Casque
draw-name-cancer = Pince
draw-name-elder = Ancien
draw-name-wild-spirits = Herbes Folles
draw-name-owl = Ailes
draw-name-minotaur = Minotaure
draw-name-gorgon = Méduse
draw-name-mirror = Miroir
draw-name-sphinx = Énigme
draw-name-hydra = Hydre
draw-name-bear = Grande Ourse
draw-name-boar = Sanglier
draw-name-cerberus = Cerbère
draw-name-sentinel = Sentinelle
draw-name-ship = Voile
draw-name-shield = Bouclier
draw-name-triton = Triton
draw-name-cyclops = Cyclope
draw-name-typhon = Typhon
draw-name-twins = Jumeaux
draw-name-scepter = Sceptre
draw-name-companion = Compagnon
draw-name-wind = Vent
draw-name-celestial-die = Dé Céleste
draw-name-ancestor = Ancêtre
draw-name-mists = Brumes
draw-name-right-hand = Main Droite
draw-name-eternal-night = Nuit Éternelle
draw-name-tree = Arbre
draw-name-merchant = Marchand
draw-name-wood-nymph = Nymphe
draw-name-light = Lumière
draw-name-goldsmith = Orfèvre
draw-name-omniscient = Omniscient
draw-name-trident = Trident
draw-name-eternal-fire = Feu Éternel
draw-name-left-hand = Main Gauche
draw-name-first-titan = Premier Titan
draw-name-goddess-card = Déesse
draw-name-moon-golem = Golem Lunaire
draw-name-great-golem = Grand Golem
draw-name-sun-golem = Golem Solaire
draw-name-time-golem = Golem du Temps
draw-name-memory = Mémoire
draw-name-oracle = Oracle
draw-name-chaos = Chaos
draw-name-dogged = Opiniâtre
draw-name-guardian = Gardien
draw-name-misfortune = Reflet

## Sheets, and what stands beside the question

sheets-cards = Cartes Exploit
sheets-faces = Faces de dé
sheets-celestial = Dé Céleste
sheets-spaces = Labyrinthe
sheets-treasures = Trésors
sheets-zones = Zones du plateau Titans
sheet-glory = { $points } à la fin
sheet-treasure = { $gain } pour qui le trouve ; { $later } pour les suivants
face-brings = elle montre { $amount }
face-gives = donne { $amount } quand elle sort
have-scepter = { $amount } de plus sur le Sceptre
have-extra = action supplémentaire encore possible
phase-blessings = faveurs
phase-reinforcements = renforts
phase-action = action
phase-extra = action supplémentaire

# What happened, told once more.
score-counts = gloire
retold-throw = Les dés tombent
retold-score = Le décompte
retold-gains = { $seat } : { $amount }
retold-track = Gloire sur la piste
retold-cards = Gloire des cartes
retold-board = Plateau Titans
retold-track-of = Piste { $count }
retold-cards-of = Cartes { $count }
retold-board-of = Titans { $count }

## Options de départ refusées

bad-set = Il n’y a ni mise en place ni set { $given } ; il y a { $known }.
bad-same-slot = { $other } et { $given } vont au même emplacement, { $slot }.
bad-both-modules = Le module Déesse et le module Titans ne se jouent jamais dans la même partie.
bad-second-setup = { $given } est une mise en place entière : nommez-la en premier, puis les sets qui la modifient, et aucune autre.
bad-module-part = Le module { $module ->
    [goddess] Déesse
   *[titans] Titans
} se joue avec tous ses sets ; { $count ->
    [one] il manque { $last }.
   *[other] il manque { $others } et { $last }.
}
