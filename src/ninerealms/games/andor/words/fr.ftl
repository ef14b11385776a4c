### Andor : La Contrée lointaine, en français.

## Le jeu

game-title = Andor : La Contrée lointaine
game-about = De deux à quatre Héros défendent ensemble une contrée lointaine, au fil de sept Légendes : tous gagnent, ou tous perdent.
game-guide = Votre première Journée
guide-1 = Vous gagnez ensemble la Légende quand tous ses buts sont atteints avant que le Narrateur n’arrive à la lettre N. Les buts sont écrits au-dessus du plateau.
guide-2 = Chaque Héros a 7 Heures par Journée. À votre tour, vous choisissez une seule chose : vous déplacer (1 Heure par case), combattre (1 Heure par tour de combat) ou passer (1 Heure). Puis c’est au Héros suivant.
guide-3 = Après la septième Heure, 3 autres au plus sont possibles, pour 2 Points de Volonté chacune. Quand tous les Héros ont fini leur Journée, le soleil se lève.
guide-4 = Au Lever du Soleil, chaque Créature avance d’une case en suivant les flèches. Celle qui atteint l’Antre (dans les Légendes 3 à 6 : la tuile Peuple des Steppes) occupe une case Défense ; s’il n’en reste pas de libre, la Légende est perdue.
guide-5 = Le Narrateur avance d’une lettre à chaque Lever du Soleil et pour chaque Créature vaincue. Ne les combattez donc pas toutes : seulement celles qui approchent trop.
guide-6 = Au combat : votre meilleur dé et votre Force, contre les dés de la Créature et sa Force. Le camp le plus faible perd la différence en Volonté. Les Héros d’une même case combattent ensemble.
guide-7 = La Volonté, c’est la vie et les dés : plus ils en ont, plus la plupart des Héros lancent de dés. Un Puits en rend 3, une fois par Journée.
guide-8 = Une Créature vaincue rapporte de l’or ou de la Volonté. Chez un Marchand, 2 Pièces d’Or achètent un Point de Force ; il vous en faudra.
guide-9 = Le Brouillard cache quelque chose sur seize cases. Qui s’y arrête le retourne : souvent un cadeau, parfois un événement.
house-note = Nous ne connaissons ni les cartes Légende, Événement, Tour et Takota imprimées, ni les deux faces du plateau, ni la plupart des valeurs des Créatures : celles-ci sont les nôtres (contenu maison). Qui possède la boîte peut les corriger dans content.toml.

## La première partie guidée

lesson-heroes = Chaque Héros combat à sa façon : son nombre de dés et sa capacité spéciale sont écrits près de son nom. Vous gagnez ou perdez ensemble.
lesson-hours = Un tour, c’est une seule chose : se déplacer, combattre ou passer. Une case coûte 1 Heure, un tour de combat 1 Heure, passer 1 Heure ; on peut dépenser plusieurs Heures d’affilée. Qui s’est déplacé ne combat qu’à son tour suivant.
lesson-on-the-way = Il y a quelque chose sur le chemin : on peut s’y arrêter ou passer outre. Le Brouillard et les Puits n’agissent que là où le déplacement s’achève.
lesson-fight = Un combat : votre meilleur dé et votre Force, contre les dés et la Force de la Créature. Les pourcentages disent l’issue si vous continuez tant qu’il vous reste des Heures. Chaque tour de combat coûte une Heure.
lesson-free = Les actions gratuites ne coûtent pas d’Heure : ramasser, déposer, donner, utiliser, acheter. Un Héros peut les faire même au tour d’un autre, tant que sa Journée n’est pas finie.
lesson-merchant = Vous êtes chez un Marchand : 2 Pièces d’Or achètent 1 Point de Force. Les Objets ne sont en vente qu’à partir de la deuxième Légende.
lesson-spells = Tenaya a trois Sorts de feu par Journée. Un sort se prépare pour 2 Points de Volonté et s’utilise plus tard : pour appeler un Héros, ôter un dé à une Créature ou adoucir un coup.
lesson-things = Des Objets traînent. Chaque case Équipement de votre fiche en porte un ; l’or, les Champignons et les Plantes magiques vont dans la Bourse, sans limite. Le Schéma est l’Objet de cette Légende.
lesson-group = Combattre à plusieurs : les Forces s’ajoutent, le meilleur dé de chacun aussi. Chacun paie son Heure ; si le tour de combat est perdu, chacun perd toute la différence.
lesson-fight-on = Le tour de combat est fini, nul n’est tombé. Le suivant coûte une Heure. Si vous interrompez le combat, la Créature retrouve toutes ses forces ; vous, vous restez comme vous êtes.
lesson-bow = À l’Arc, on lance les dés l’un après l’autre, et c’est le dernier qui compte. À côté des choix : les chances si l’on s’arrête et si l’on relance.
lesson-reroll = Les dés sont lancés. Gardez-les, ou changez-en un si une capacité ou un Objet le permet.
lesson-heal = À partir de 7 Points de Volonté, Avida change aussitôt en Volonté le dé qu’elle n’utilise pas : pour elle, ou pour qui combat à ses côtés.
lesson-reward = Une Créature vaincue paie sa récompense en or, en Volonté ou un peu des deux ; un groupe la partage comme il veut. Et le Narrateur avance d’une lettre.
lesson-spirit = Un Esprit des Ruines s’installe sur une case Équipement de votre fiche pour toute la Légende : plus rien n’y tient. Choisissez celle qui vous manquera le moins.
lesson-card = Une carte de la Légende : lisez-la à voix haute. Elle reste ouverte jusqu’à ce qu’on la ferme, et le journal la rouvre.
lesson-fog = Le Brouillard : qui finit son déplacement là le retourne, une seule fois. C’est souvent un cadeau, parfois un événement, une Veuve noire ou un Esprit des Ruines.
lesson-well = Un Puits rend 3 Points de Volonté à qui finit son déplacement là. Il est ensuite vide jusqu’au Lever du Soleil.
lesson-extra-hours = Les Heures 8, 9 et 10 sont des Heures supplémentaires : chacune coûte 2 Points de Volonté, et il doit en rester.
lesson-day-ended = La Journée de ce Héros est finie : ni action ni action gratuite jusqu’au Lever du Soleil. Les autres continuent.
lesson-rooster = Qui finit sa Journée en premier prend le coq et commence demain.
lesson-willpower = La Volonté, c’est la vie, et pour la plupart des Héros des dés : sa ligne dit combien on en lance. À 0, le combat est perdu.
lesson-strength = La Force s’ajoute à chaque lancer, à chaque combat. Elle vient des Marchands, et parfois du Brouillard.
lesson-gold = L’or se dépense chez les Marchands : 2 Pièces d’Or pour 1 Point de Force. Sur une même case, les Héros peuvent se le donner.
lesson-round = On compare les deux valeurs ; le plus faible perd la différence en Volonté, une égalité ne coûte rien. Une Créature additionne ses dés égaux, un Héros jamais.
lesson-recovers = Le combat s’est achevé sans vainqueur : la Créature est comme avant.
lesson-beaten = Un Héros vaincu perd 1 Point de Force, mais jamais le dernier, et se relève avec 3 Points de Volonté. Dans ce conte, nul ne meurt.
lesson-sunrise = Tous les Héros ont fini leur Journée : le soleil se lève. Les Créatures avancent, un événement survient, les Puits sont rafraîchis, le Narrateur avance.
lesson-creatures = Au Lever du Soleil, chaque Créature avance d’une case selon sa flèche. Si une autre s’y trouve déjà, elle va jusqu’à la prochaine case libre.
lesson-lair = Une Créature a atteint l’Antre et occupe une case Défense. Quand il en vient une et qu’aucune n’est libre, la Légende est perdue.
lesson-event = Un événement : il touche aussitôt tous ceux qu’il nomme, qu’il soit bienvenu ou non.
lesson-narrator = Le Narrateur avance d’une lettre à chaque Lever du Soleil et pour chaque Créature vaincue. Une étoile apporte une carte ; à N, le conte est fini.
lesson-widow = Une Veuve noire retient qui se trouve avec elle : on ne repart pas avant de l’avoir vaincue, un lancer par Heure.
lesson-goal = Un but est atteint. Quand tous le sont, la Légende est aussitôt gagnée.

## Options de départ

option-legend = Laquelle des sept Légendes est jouée.
option-legend-1 = Légende 1, L’Appel du lac : la première partie.
option-legend-2 = Légende 2, Les Boucliers des Iquar.
option-legend-3 = Légende 3, La Traversée.
option-legend-4 = Légende 4, Les Signes de Takota.
option-legend-5 = Légende 5, L’Artefact brisé.
option-legend-6 = Légende 6, La Grotte du Roi des Trolls.
option-legend-7 = Légende 7, Les Feux des trois frères.
option-variant = La difficulté de la Légende.
option-variant-mild = Plus douce : moins de Créatures.
option-variant-standard = Comme elle est prévue.
option-variant-grim = Plus rude : davantage de Créatures.
option-heroes = Les Héros dans l’ordre des places, séparés par des virgules (tenaya, raashana, grea, avida, ou teyan, raash, grent, avid) ; vide, chacun choisit.
option-gorlot = La Force d’un Gorlot ; le livret donne les deux nombres.
option-gorlot-four = 4 Points de Force.
option-gorlot-two = 2 Points de Force.
option-spells = La façon d’utiliser un Sort de feu.
option-spells-three = On le prépare d’abord et on l’utilise plus tard.
option-spells-two = On le paie au moment de l’utiliser.
option-bridge = Les deux bouts du pont sont-ils des cases adjacentes ?
option-bridge-apart = Seulement pour qui marche.
option-bridge-adjacent = Aussi pour la Longue-vue, l’Arc et les Fantômes.
option-dice = À qui vont les dés marron, à qui les verts.
option-dice-rider = Les marron à qui chevauche (Raashana, Raash) : deux, trois ou quatre dés.
option-dice-tamer = Les marron à qui dompte le feu (Tenaya, Teyan) : d’un à quatre dés.

## Noms

player = { $hero } ({ $seat })
hero-tenaya = Tenaya
hero-teyan = Teyan
hero-raashana = Raashana
hero-raash = Raash
hero-grea = Grea
hero-grent = Grent
hero-avida = Avida
hero-avid = Avid
ability-tenaya = trois Sorts de feu par Journée (appeler un Héros, ôter un dé à une Créature, adoucir un coup) ; jusqu’à trois dés
ability-raashana = lance ses dés un à un et s’arrête quand bon lui semble, tire sur les cases adjacentes, emmène un Héros ; jusqu’à quatre dés
ability-grea = un seul dé, où un 3 compte 6 et un 2 peut être relancé
ability-avida = avec au moins 7 Points de Volonté, le dé qui ne sert pas se change en Volonté, pour soi ou pour un allié ; jusqu’à deux dés
space = { $space }
space-none = hors du plateau
space-cave = { $space } (Grotte)
space-throne = { $space } (trône)
space-403 = 403 (Roc du Griffon)
space-412 = 412 (Marchand)
space-421 = 421 (Grotte de la Métamorphose)
space-425 = 425 (Antre des Grehon)
space-447 = 447 (Cinq Orphelins)
space-453 = 453 (Village sur pilotis)
space-455 = 455 (Marchand)
space-459 = 459 (Cité des Tentes)
space-512 = 512 (Marchand)
space-532 = 532 (Tour)
space-547 = 547 (Roc raide)
space-548 = 548 (Marais)
space-549 = 549 (Marais)
space-550 = 550 (entrée de la Grotte)
space-561 = 561 (Marchand)
space-599 = 599 (Portail)
side-lake = le Lac Ava
side-river = le Fleuve
target-lake = Antre des Grehon
target-river = Peuple des Steppes
foe-gor = un Gor
foe-gorlot = un Gorlot
foe-skral = un Skral
foe-white-skral = un Skral blanc
foe-troll = un Troll
foe-marsh-troll = un Troll des Marais
foe-sentinel = un Troll sentinelle
foe-knight = un Chevalier noir
foe-buffalo = le Terribuffle
foe-king = le Roi des Trolls
foe-being = l’Être étrange
foe-widow = une Veuve noire
foe-rock = le Rocher
figure-flaps = Flaps
figure-merchant = la Marchande itinérante
figure-catapult = la Catapulte
figure-orweyn = Orweyn
figure-tile = le Peuple des Steppes
figure-mother = la Veuve Mère
figure-ghost = un Fantôme
figure-azturian = un jeton Azturiens
thing-blade = la Lame des Ombres
thing-blade-turned = la Lame des Ombres (déjà utilisée une fois)
thing-bow = un Arc
thing-falcon = le Faucon
thing-falcon-turned = le Faucon (en vol)
thing-flask = une Gourde
thing-flask-turned = une Gourde à moitié vide
thing-spyglass = une Longue-vue
thing-knife = un Couteau de Lancer
thing-hope = une Pierre d’Espoir
thing-hope-known = la Pierre d’Espoir { $face }
thing-mushroom = un Champignon
thing-mushroom-known = un Champignon ({ $face })
thing-rock = un Rocher
thing-rock-known = un Rocher ({ $face })
thing-plant = une Plante magique
thing-iquar = un Bouclier des Iquar
thing-fragment = un Fragment d’Artefact
thing-blue = une tuile bleue
thing-diagram = le Schéma
thing-crown = la Couronne du Griffon
thing-log = un Rondin
thing-log-of = un Rondin de taille { $size }
does-blade = un combat sans Narrateur ni récompense : d’abord pour 1 Point de Force, puis pour 7 Points de Volonté
does-bow = attaquer une case adjacente, les dés un à un
does-falcon = une fois par Journée, deux Héros échangent à distance petits Objets et or
does-flask = deux fois une case sans Heure
does-spyglass = regarder les jetons des cases adjacentes
does-knife = relancer un dé, à chaque tour de combat
does-hope = la retourner et la garder
does-hope-1 = gagner 1 Point de Force
does-hope-2 = affaiblir une Créature pour tout un combat
does-hope-3 = gagner 3 Points de Volonté, comme chaque Héros à vos côtés
does-hope-4 = annuler un mauvais événement
does-mushroom = le manger, pour +2, +4 ou −3 de Volonté
does-mushroom-known = le manger, pour { $face } de Volonté
does-rock = de quoi charger la Catapulte
does-plant = gagner 1 Point de Volonté
does-iquar = une case Défense de plus là où il est livré
does-fragment = un morceau de l’Artefact
does-blue = une clé de la Tour
does-diagram = le plan pour le village
does-crown = retourner un dé, à chaque tour de combat
does-log = du bois pour la traversée
slot-none = aucune case
slot-large = la grande case
slot-small = une petite case
slot-head = la case de la tête
fog-event = un événement
fog-gold = 1 Pièce d’Or
fog-strength = 1 Point de Force
fog-widow = une Veuve noire
fog-will = des Points de Volonté
fog-flask = une Gourde
fog-plant = une Plante magique
fog-knife = un Couteau de Lancer
fog-spirit = un Esprit des Ruines
letter = { $letter }
bead-brown = marron
bead-green = verte
bead-blue = bleue
bead-violet = violette
variant-mild = douce
variant-standard = normale
variant-grim = rude
spell-ready = un Sort de feu
spell-prepared = un Sort de feu préparé
spell-spent = un Sort de feu épuisé
answer = réponse { $number }
list-none = rien
list-more = { $head }, { $next }
list-and = { $head } et { $next }
clause-more = { $head } ; { $next }
count-hours = { $count ->
    [one] { $count } Heure
   *[other] { $count } Heures
}
count-extra-hours = { $count ->
    [one] { $count } Heure supplémentaire
   *[other] { $count } Heures supplémentaires
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-will = { $count ->
    [one] { $count } Point de Volonté
   *[other] { $count } Points de Volonté
}
count-aloud = { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
count-steps = { $count ->
    [1] une case
    [2] deux cases
    [3] trois cases
   *[other] { $count } cases
}
count-widows = { $count ->
    [one] une Veuve noire
   *[other] { $count } Veuves noires
}

## Légendes

legend-call = L’Appel du lac
legend-shields = Les Boucliers des Iquar
legend-crossing = La Traversée
legend-takota = Les Signes de Takota
legend-artefact = L’Artefact brisé
legend-cave = La Grotte du Roi des Trolls
legend-fires = Les Feux des trois frères
goal-diagram = porter le Schéma de 401 au Village sur pilotis, en 453
goal-iquar = livrer les Boucliers des Iquar à l’Antre, en 425
goal-buffalo = vaincre le Terribuffle
goal-logs = apporter assez de Rondins au Peuple des Steppes
goal-tile = mener le Peuple des Steppes en 552 ou plus loin
goal-takota = résoudre les signes de Takota
goal-blue = apporter trois tuiles bleues à la Tour, en 532
goal-fragments = apporter les trois Fragments à Orweyn, en 599
goal-rock = dégager un Rocher
goal-crown = sortir la Couronne du Griffon de la Grotte
goal-king = vaincre le Roi des Trolls
goal-fires = allumer les feux en 403, 453 et 459
goal-being = vaincre l’Être étrange

card-call-setup = En 401, le plan est au sec sous une pierre plate. Qui l’a dessiné connaissait l’eau ; qui l’a laissé là était pressé.
card-call-creatures = Tout autour de la rive, la boue garde des traces, et aucune n’est celle d’un pied chaussé.
card-call-a = Ce matin le lac ne bouge pas, et les pêcheurs n’aiment guère ce calme-là. Au village sur pilotis, on attend un plan resté là-bas, en 401 ; et l’on a vu passer des cornes entre les roseaux. Portez le Schéma en 453 avant que le conte ne s’achève, et que rien ne fasse son nid dans l’Antre des Grehon.
card-call-c = De la fumée au nord, de la fumée à l’est. Ceux qui tiennent ce genre de comptes y ont ajouté { $creatures }.
card-call-f = Cette nuit, on a vu descendre des collines { $creatures }. { $count ->
    [one] Il marche comme s’il connaissait le chemin.
   *[other] Ils marchent comme s’ils connaissaient le chemin.
}
card-call-j = Les tambours battaient depuis l’aube ; à présent, ils ont des pieds. Pressez-vous : l’heure des longs chemins est passée.
card-call-n = Ici finit le conte du lac. Ce qui devait passer l’eau l’a passée, ou bien c’est perdu.
card-call-won = Le premier pieu se dresse là où le plan le veut, et il est droit. Sur le lac, quelqu’un se met à chanter, et personne ne le fait taire.
card-call-lost = L’eau s’est refermée sur le conte du lac. Mais ce plan fut dessiné une fois, et qui a dessiné une fois peut recommencer.
card-shields-setup = Flaps, dans la Grotte de la Métamorphose, vous regarde d’un œil. Sur le mur, en 453, deux taches pâles disent où les boucliers ont toujours pendu.
card-shields-creatures = La rive s’est levée avant vous. Ce qui y marche a mangé, et en veut encore.
card-shields-a = Deux boucliers pendent au village sur pilotis, plus vieux que le plus vieux de ses pieux. Les Iquar veulent bien les prêter à qui osera les porter jusqu’à l’Antre. Tout au bout de la rive, quelque chose de lourd respire.
card-shields-c = Le sentier du lac est trouvé : voici { $creatures }. { $count ->
    [one] Il ne se presse pas, et c’est bien là le pire.
   *[other] Ils ne se pressent pas, et c’est bien là le pire.
}
card-shields-e = Une marchande est arrivée en { $spaces } avec sa charrette qui grince. Elle vend à tout le monde, dit-elle, pourvu que tout le monde, ce soit vous.
card-shields-g = La terre tremble une fois, puis une autre. Le Terribuffle s’est levé et s’en vient, { $steps } à chaque Lever du Soleil, droit sur l’Antre.
card-shields-j = Aux coins du pays : { $creatures }. { $count ->
    [one] Il ne court pas ; il vient.
   *[other] Ils ne courent pas ; ils viennent.
}
card-shields-n = Dernière page des boucliers. Voyons qui en tient encore un.
card-shields-won = Le bouclier pend dans l’Antre, et le souffle lourd, dans le coin, s’est tu. Cette nuit-là, même les Grehon dorment.
card-shields-lost = Les boucliers n’ont pas suffi, ou pas à temps. Au village, deux taches pâles sur le mur s’en souviennent.
card-crossing-setup = Tout ce que possède le Peuple des Steppes tient en 540, et tout en haut est assise une grand-mère qui refuse qu’on la porte. Les rondins pour la traversée sont là où les tempêtes les ont laissés.
card-crossing-creatures = Le Fleuve a deux rives, et aucune n’est déserte.
card-crossing-a = Le Peuple des Steppes a chargé tout son bien sur un grand traîneau de bois et de peaux. Derrière lui, plus rien ; devant lui, le Fleuve. Il lui faut des rondins pour la traversée, et il lui faut quelqu’un devant : vous.
card-crossing-c = Sur l’autre rive, quelque chose remue entre les bouleaux : { $creatures }.
card-crossing-d = En { $spaces }, un cavalier sans visage a tourné bride. Chaque fois que le conte avance, il avance aussi, et parmi vous il a déjà choisi.
card-crossing-f = Il y a du monde sur la route à présent, { $creatures }, comme si quelqu’un avait appelé.
card-crossing-h = Là où doivent passer les voyageurs, { $creatures } { $count ->
    [one] s’est assis et les compte sur ses doigts.
   *[other] se sont assis et les comptent sur leurs doigts.
}
card-crossing-k = Encore { $creatures }. Les enfants de la steppe ont cessé de chanter.
card-crossing-n = Ici, c’est le Fleuve qui tranche. Qui est passé est passé.
card-crossing-won = La grand-mère descend à terre sur ses deux pieds et dit qu’elle aurait pu nager. On ne vous a jamais mieux remerciés.
card-crossing-lost = Les rondins descendent le Fleuve un par un. En amont, quelqu’un en coupe déjà d’autres.
card-takota-setup = Les signes sont gravés dans la pierre, à la vue de tous ; les tuiles bleues sont là où les dés les ont jetées. Où votre souffle devient blanc, arrêtez-vous et faites demi-tour.
card-takota-creatures = Les morts ne sont pas seuls à être venus voir. Comptez aussi les vivants.
card-takota-a = Takota est morte, mais ses signes se dressent encore dans le pays, là où personne ne va par plaisir. Lisez-les. Quatre tuiles bleues reposent où les dés du sort les ont jetées ; avec { $tiles } d’entre elles s’ouvre ce que cache la Tour. Et gare aux endroits froids : là, les morts retiennent vos dons.
card-takota-c = Devant le vieux mur, { $creatures } { $count ->
    [one] lit les signes à voix haute. Il les lit de travers.
   *[other] lisent les signes à voix haute. Ils les lisent de travers.
}
card-takota-e = De la soie entre les pierres, en { $spaces }. Là où ça brille, ne vous arrêtez pas.
card-takota-g = En plein jour, { $creatures } { $count ->
    [one] traverse
   *[other] traversent
} les champs. On n’envoie pas d’éclaireurs en plein jour.
card-takota-j = La Tour a de la compagnie : devant la porte, { $creatures } { $count ->
    [one] a pris ses aises.
   *[other] ont pris leurs aises.
}
card-takota-n = Tous les signes sont lus, ou plus personne ne les lira.
card-takota-won = Le dernier signe est lu, et sous la Tour quelque chose de très vieux se retourne et se rendort, content. Takota en aurait ri.
card-takota-lost = Personne ne lit plus les signes. Ils attendent sous la pluie ; la pierre a le temps.
card-artefact-setup = Trois morceaux sont tombés d’une même main, et chacun a suivi son chemin. Sur le Sentier, les rochers sont couchés comme si l’on avait fermé une porte.
card-artefact-creatures = Ce qui brille, d’autres le voient aussi, et certains ont de plus longues jambes.
card-artefact-a = Orweyn attend au Portail et tend une main vide. Ce qu’elle tenait s’est brisé en trois, et les morceaux sont tombés où ils sont tombés. Rapportez-les. Et ouvrez un passage dans les rochers, car demain c’est par ici que marchera le Peuple des Steppes.
card-artefact-c = Aux lisières : { $creatures }. La chose brisée { $count ->
    [one] l’appelle
   *[other] les appelle
}, dit Orweyn, tout comme elle vous appelle.
card-artefact-e = La terre a un mot à dire. Tenez-vous bien.
card-artefact-g = Le marais se lève, et il a des yeux.
card-artefact-i = Encore une fois, et plus profond. Là où était la route, il y a un rocher.
card-artefact-k = Des collines { $count ->
    [one] descend
   *[other] descendent
} { $creatures }, et pas de fatigue à voir.
card-artefact-n = Orweyn referme la main. Y a-t-il quelque chose dedans ?
card-artefact-won = Orweyn rapproche les morceaux, et l’on ne voit pas de joint. « Il n’a jamais été brisé, dit-il. Il était seulement parti. »
card-artefact-lost = La main d’Orweyn reste vide. Il ne fait de reproche à personne, et c’est dur à supporter.
card-cave-setup = La Catapulte est en 566, graissée, affamée ; ses rochers sont là où sont les rochers. La Grotte est ouverte. Elle l’a toujours été, c’est bien l’ennui.
card-cave-creatures = Le roi a posté ses gens. Ils jouent aux dés et lèvent les yeux dès que quelqu’un passe.
card-cave-a = Sous la colline, en 550, trône un roi qui n’a jamais vu de couronne sans la vouloir. Celle qu’il porte, il l’a volée au Griffon. Entrez sans bruit, ressortez sans traîner, et que la Catapulte soit prête en 566 quand il s’en apercevra.
card-cave-c = Un cavalier noir en { $spaces }. Le roi a des amis dehors.
card-cave-e = Des tambours, et { $creatures } en marche. Le roi aime la musique.
card-cave-h = Il s’en est aperçu. Le Roi des Trolls sort de la Grotte, et tout ce qui peut courir court. Lui ne court pas : { $steps } à chaque Lever du Soleil, vers le Peuple des Steppes.
card-cave-k = Le roi envoie sa garde, { $creatures }. { $count ->
    [one] Elle cherche
   *[other] Ils cherchent
} qui porte ce qui est à lui.
card-cave-n = Les tambours se taisent. Ou bien il est tombé, ou bien il est arrivé.
card-cave-won = Le Griffon a retrouvé sa couronne et s’en coiffe aussitôt, un peu de travers. Dans la Grotte, un trône est à prendre, pas cher.
card-cave-lost = Un roi à deux royaumes désormais, l’un sous la colline, l’autre dessus. Il aimerait une troisième couronne ; il peut attendre.
card-fires-setup = Trois tas de cendre froide : sur le Roc du Griffon, au village sur pilotis, devant les tentes. Flaps porte une étincelle dans son bec et ne dit pas d’où il la tient. Qui a le plus haut rang porte la couronne.
card-fires-creatures = Dans le noir, entre les feux, quelque chose marche déjà.
card-fires-a = Trois feux pour trois frères : sur le Roc du Griffon, au village sur pilotis, devant les tentes. Tant qu’ils brûlent, ce qui vient ne peut voir l’Antre. Cette nuit, tous les trois se sont éteints.
card-fires-c = Des sabots sur la rive de l’est. Le Chevalier noir chevauche à nouveau, et il a tout le temps qu’a le conte.
card-fires-e = Maintenant { $creatures }, et par où personne ne regardait. Quelqu’un { $count ->
    [one] lui
   *[other] leur
} a dessiné une carte.
card-fires-g = C’est là. Personne n’a de nom pour cela, et ceux qui l’ont regardé assez longtemps pour en trouver un ne parlent plus. Cela marche vers l’Antre, { $steps } à chaque Lever du Soleil.
card-fires-i = Encore des sabots. Les cavaliers de cette sorte se saluent sans un mot.
card-fires-k = Et voici { $creatures }, comme au début de tous les vieux contes, et à la fin de presque tous.
card-fires-n = Trois feux, une seule ombre. Le conte est dit.
card-fires-won = Les trois feux brûlent, et dans leur lumière rien ne se tient qui ne devrait y être. Par-dessus le pays, les frères se saluent d’un signe. Ainsi finit la dernière légende, et qui l’a entendue n’aura plus jamais tout à fait froid.
card-fires-lost = La cendre est froide à nouveau. Demain quelqu’un s’agenouillera devant elle et soufflera ; il en fut toujours ainsi.
comes-nobody = On tourne la page, et cette fois personne ne vient.
comes-space = { $space }
comes-gor = { $count ->
    [one] un Gor
   *[other] { $number } Gors
}
comes-gorlot = { $count ->
    [one] un Gorlot
   *[other] { $number } Gorlots
}
comes-skral = { $count ->
    [one] un Skral
   *[other] { $number } Skrals
}
comes-white-skral = { $count ->
    [one] un Skral blanc
   *[other] { $number } Skrals blancs
}
comes-troll = { $count ->
    [one] un Troll
   *[other] { $number } Trolls
}
comes-marsh-troll = { $count ->
    [one] un Troll des Marais
   *[other] { $number } Trolls des Marais
}
comes-sentinel = { $count ->
    [one] un Troll sentinelle
   *[other] { $number } Trolls sentinelles
}
comes-knight = { $count ->
    [one] un Chevalier noir
   *[other] { $number } Chevaliers noirs
}
comes-buffalo = le Terribuffle
comes-king = le Roi des Trolls
comes-being = l’Être étrange
card-head = { $legend }, carte { $letter }
card-head-setup = { $legend }, avant la première carte
card-head-creatures = { $legend }, ceux qui sont déjà là
card-head-won = { $legend } : gagnée
card-head-lost = { $legend } : perdue

## Cartes

event-1 = chaque Héros sur une case qui finit par 01 à 32 perd 2 Points de Volonté
event-2 = chaque Héros sur une case qui finit par 33 à 99 perd 2 Points de Volonté
event-3 = chaque Héros à plus de 12 Points de Volonté retombe à 12
event-4 = chaque Héros sans compagnie sur sa case perd 2 Points de Volonté
event-5 = chaque Héros à moins de 6 Points de Volonté remonte à 6
event-6 = le ou les Héros à la Volonté la plus basse en gagnent 3 points
event-7 = chaque Héros qui partage sa case avec un autre gagne 2 Points de Volonté
event-8 = le Puits plein sur la case au plus petit numéro se tarit
event-9 = le Puits plein sur la case au plus grand numéro se tarit
event-10 = un Gor apparaît sur la case qui finit par 24
event-11 = un Gorlot apparaît sur la case qui finit par 16
event-12 = une Veuve noire arrive sur la case qui finit par 50
event-13 = une Veuve noire arrive sur la case qui finit par 07
event-14 = une Veuve noire arrive sur la case qui finit par 36
event-15 = une Veuve noire arrive sur la case qui finit par 57
event-16 = la Créature sur la case au plus petit numéro avance d’un pas
event-17 = le Gor sur la case au plus grand numéro avance d’un pas
event-18 = chaque Héros qui a de l’or rend 1 Pièce d’Or
event-19 = le Héros du rang le plus bas gagne 1 Pièce d’Or
event-20 = une Gourde est posée sur la case qui finit par 12
event-21 = chaque Héros à plus de 3 Points de Force perd 2 Points de Volonté
event-22 = les Marchands ne vendent rien jusqu’au prochain Lever du Soleil
event-23 = la Créature sur la case au plus grand numéro saute son prochain déplacement
event-24 = au plus 2 Heures supplémentaires par Héros
tower-1 = une cachette : 3 Pièces d’Or
tower-2 = un feu de guet : on regarde et on ordonne les trois prochaines cartes Événement
tower-3 = une embuscade : un Skral blanc
tower-4 = un éclaireur perdu : 1 Point de Force, et 2 Points de Volonté pour tous
takota-1 = un Héros avec au moins 4 Points de Force s’arrête en 509
takota-2 = deux Héros se tiennent ensemble en 550
takota-3 = un Héros paie 3 Pièces d’Or en 533
takota-4 = un Héros avec au moins 12 Points de Volonté s’arrête en 547

## Questions

ask-choose-hero = { $seat }, choisissez votre Héros
ask-act = { $seat }, en { $space }, Heure { $hour }, Volonté { $will } : se déplacer, combattre ou passer ?
ask-go-on = { $seat }, continuez depuis { $space }, ou restez là
ask-free = { $seat }, choisissez une action gratuite, ou arrêtez
ask-invite = { $seat }, choisissez qui combat { $foe } avec vous
ask-join = { $seat }, on vous invite à combattre { $foe } (Force { $foe_strength }, Volonté { $foe_will })
ask-fight-on = { $seat }, le tour de combat { $round } est fini ; Volonté de l’ennemi ({ $foe }) : { $foe_will }
ask-dice = { $seat }, vos dés sont jetés : gardez-les, ou changez-en un
ask-shoot = { $seat }, le dernier dé compte : lancez encore, ou arrêtez
ask-turn-die = { $seat }, choisissez le dé que la Couronne retourne
ask-heal = { $seat }, choisissez qui gagne la Volonté de l’autre dé
ask-before-foe = { $seat }, avant le lancer de l’ennemi ({ $foe }) : la Lance de feu, ou Flaps ?
ask-ring = { $seat }, choisissez qui le Cercle de feu protège
ask-reward = { $seat }, composez votre récompense : { $amount }
ask-share = { $seat }, partagez la récompense : encore { $amount }
ask-drink = { $seat }, choisissez qui boit au Puits
ask-who-takes = { $seat }, choisissez qui prend ce qu’on trouve ici
ask-spirit = { $seat }, choisissez la case que bloque l’Esprit des Ruines
ask-drop-item = { $seat }, choisissez ce que vous déposez pour l’Esprit des Ruines
ask-drop-log = { $seat }, choisissez le Rondin que vous déposez
ask-cancel-event = { $seat }, choisissez si votre Pierre d’Espoir annule l’événement
ask-look-at = { $seat }, choisissez une case à regarder
ask-flaps-to = { $seat }, choisissez où va Flaps
ask-flaps-looks = { $seat }, choisissez ce que Flaps retourne
ask-flight = { $seat }, le Faucon vole vers { $hero } : choisissez ce qui change de mains
ask-next-card = { $seat }, choisissez la prochaine carte Événement
ask-take-item = { $seat }, choisissez un Objet
ask-blade-fight = { $seat }, avant le combat contre { $foe } : choisissez ce que vous utilisez
ask-clear-on = { $seat }, le Rocher tient bon : choisissez si vous continuez
ask-widow-on = { $seat }, choisissez si vous attaquez encore une fois
ask-fire-on = { $seat }, choisissez si vous tirez un autre Rocher
ask-over = La Légende est finie

## Choix

group-hero = Héros
group-move = Se déplacer
group-fight = Combattre
group-dice = Dés
group-will = Volonté
group-reward = Récompense
group-things = Objets
group-card = Cartes
group-free = Actions gratuites
group-use = Utiliser
group-buy = Acheter
group-other = Autres actions
cost-hours-and-will = { $hours }, { $will ->
    [one] { $will } Point de Volonté
   *[other] { $will } Points de Volonté
}
sight-nothing = rien
sight-fog = du Brouillard
sight-known-fog = du Brouillard ({ $fog })
sight-well = un Puits plein
sight-well-empty = un Puits vide
sight-tile = le Peuple des Steppes
do-choose-hero = Jouer { $hero } : { $ability }
    .head = Jouer { $hero }
    .detail = { $ability }
do-go = Aller en { $space }, { $cost } : { $sight }
    .head = Aller en { $space }
    .detail = { $sight }
    .cost = { $cost }
do-go-via = Aller en { $space } et continuer de là, { $cost } : { $sight }
    .head = Aller en { $space } et continuer de là
    .detail = { $sight }
    .cost = { $cost }
do-take-along = Emmener { $hero }
do-take-tile = Emmener le Peuple des Steppes
do-sip = Boire à la Gourde : la prochaine case ne coûte pas d’Heure
    .head = Boire à la Gourde
    .detail = la prochaine case ne coûte pas d’Heure
do-stay = Rester en { $space }
do-fight = Combattre { $foe } (Force { $strength }, Volonté { $will })
    .head = Combattre { $foe }
    .detail = Force { $strength }, Volonté { $will }
    .cost = 1 Heure par tour de combat
do-shoot-at = Tirer sur { $foe } en { $space } : Force { $strength }, Volonté { $will }
    .head = Tirer sur { $foe } en { $space }
    .detail = Force { $strength }, Volonté { $will }
    .cost = 1 Heure par tour de combat
do-fight-widow = Attaquer { $foe } : faire plus que 5 et le dé gris
    .head = Attaquer { $foe }
    .detail = faire plus que 5 et le dé gris
    .cost = 1 Heure
do-fight-nobody = Combattre en { $space }
do-pass = Passer pour 1 Heure
    .head = Passer
    .cost = 1 Heure
do-send-flaps = Envoyer Flaps quelque part (1 Heure)
    .head = Envoyer Flaps quelque part
    .cost = 1 Heure
do-catapult = Tirer à la Catapulte sur le Roi des Trolls (1 Heure et un Rocher)
    .head = Tirer à la Catapulte sur le Roi des Trolls
    .cost = 1 Heure et un Rocher
do-clear-rock = Dégager le Rocher (1 Heure par essai)
    .head = Dégager le Rocher
    .cost = 1 Heure par essai
do-end-day = Finir la Journée
do-free-of = Actions gratuites : { $hero }
do-pick = Ramasser { $thing }
drop-detail = reste en { $space } ({ $does })
do-drop = Déposer { $thing }
do-give = Donner { $thing } à { $hero }
do-give-gold = Donner 1 Pièce d’Or à { $hero }
do-use = Utiliser { $thing } : { $does }
    .head = Utiliser { $thing }
    .detail = { $does }
do-look = Observer avec { $thing } : { $does }
    .head = Observer avec { $thing }
    .detail = { $does }
do-buy-item = Acheter { $thing } pour { $gold ->
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
} : { $does }
    .head = Acheter { $thing }
    .detail = { $does }
    .cost = { $gold ->
        [one] { $gold } Pièce d’Or
       *[other] { $gold } Pièces d’Or
    }
do-buy-strength = Acheter 1 Point de Force pour { $gold ->
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
}
    .head = Acheter 1 Point de Force
    .cost = { $gold ->
        [one] { $gold } Pièce d’Or
       *[other] { $gold } Pièces d’Or
    }
do-prepare = Préparer un Sort de feu pour { $will ->
    [one] { $will } Point de Volonté
   *[other] { $will } Points de Volonté
}
    .head = Préparer un Sort de feu
    .cost = { $will ->
        [one] { $will } Point de Volonté
       *[other] { $will } Points de Volonté
    }
do-fire-call = Appel de feu : { $hero } se rapproche de 3 cases au plus
    .head = Appel de feu : { $hero }
    .detail = se rapproche de 3 cases au plus
do-fly = Envoyer le Faucon à { $hero }
do-use-plants = Utiliser deux Plantes magiques en même temps : { $will ->
    [one] { $will } Point de Volonté
   *[other] { $will } Points de Volonté
}
    .head = Utiliser deux Plantes magiques en même temps
    .detail = { $will ->
        [one] { $will } Point de Volonté
       *[other] { $will } Points de Volonté
    }
do-pay-takota = Payer { $gold ->
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
} pour le signe de Takota
    .head = Payer pour le signe de Takota
    .cost = { $gold ->
        [one] { $gold } Pièce d’Or
       *[other] { $gold } Pièces d’Or
    }
do-stop = C’est tout
do-fight-alone = Combattre sans aide
do-invite = Inviter { $heroes }
do-join = Se joindre au combat contre { $foe }
    .head = Se joindre au combat contre { $foe }
    .cost = 1 Heure par tour de combat
do-decline = Rester à l’écart
do-break-off = Interrompre le combat
do-fight-on = Continuer le combat : tour { $round }
    .head = Continuer le combat : tour { $round }
    .cost = 1 Heure pour chacun
do-leave = { $hero } quitte le combat
do-keep = Garder les dés
do-roll-on = Lancer le dé suivant
do-all-at-once = Lancer tous les dés à la fois
do-reroll-two = Relancer le 2
do-knife = Relancer le { $die } avec le Couteau
do-crown = Changer le { $die } en { $after } avec la Couronne
do-use-die = Utiliser le { $die }
do-turn-none = Ne retourner aucun dé
do-turn-die = Changer en { $after } le { $die } obtenu par { $hero }
do-heal = { $hero } gagne cette Volonté
do-heal-nobody = Personne
do-enough = Rien de plus : à l’ennemi de lancer ({ $foe })
do-lance = Lance de feu : un dé de moins pour { $foe }
do-scare = Flaps : un dé de moins pour { $foe }
do-ring = Réduire de 3 la perte subie par { $hero }
do-ring-nobody = Ne tracer aucun Cercle de feu
do-plain-fight = Combattre sans rien de spécial
do-with-blade = Utiliser la Lame des Ombres : ni Narrateur, ni récompense
    .head = Utiliser la Lame des Ombres
    .detail = ni Narrateur, ni récompense
do-with-stone = Utiliser la Pierre d’Espoir 2 pour affaiblir { $foe }
    .head = Utiliser la Pierre d’Espoir 2
    .detail = affaiblir { $foe }
do-reward = { $will ->
    [one] { $will } Point de Volonté
   *[other] { $will } Points de Volonté
} et { $gold ->
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
}
do-share-will = 1 Point de Volonté pour { $hero }
do-share-gold = 1 Pièce d’Or pour { $hero }
do-drink = { $hero } boit : { $will }
    .head = { $hero } boit
    .detail = { $will }
do-drink-nobody = Laisser le Puits plein
do-who-takes = Pour { $hero }
do-spirit = L’Esprit bloque { $slot }
do-cancel-event = Annuler l’événement avec la Pierre d’Espoir 4
do-cancel-event-not = Garder la Pierre
do-look-at = Regarder en { $space }
do-look-no-more = Ne plus rien regarder
do-flaps-to = Vers { $space }
do-flaps-nothing = Ne rien retourner
do-flaps-fog = Regarder dans le Brouillard
do-flaps-thing = Retourner { $thing }
do-next-card = Ensuite : { $event }
do-take-item = Prendre { $thing } : { $does }
    .head = Prendre { $thing }
    .detail = { $does }
do-clear-on = Essayer encore (1 Heure)
    .head = Essayer encore
    .cost = 1 Heure
do-clear-on-not = Laisser le Rocher
do-fire-on = Tirer encore (1 Heure et un Rocher)
    .head = Tirer encore
    .cost = 1 Heure et un Rocher
do-fire-on-not = Laisser la Catapulte
do-widow-on = Attaquer encore une fois (1 Heure)
    .head = Attaquer encore une fois
    .cost = 1 Heure
do-widow-on-not = La laisser

## Chances

odds-fight = de gagner le combat en { $hours }, pour { $loss } de Volonté perdue en moyenne
odds-fight-group = de gagner le combat en { $hours }, pour { $loss } de Volonté perdue en tout en moyenne
odds-fight-with = de le gagner avec { $heroes } en { $hours }, pour { $loss } de Volonté perdue en tout en moyenne
odds-round = de gagner le prochain tour de combat
odds-this-round = de gagner ce tour de combat, pour { $loss } de Volonté perdue en tout en moyenne
odds-beaten = qu’un Héros soit battu
odds-widow = de vaincre la Veuve noire en une attaque
odds-rock = de dégager le Rocher en un essai
odds-points = { $whole },{ $tenth }
odds-noted = { $odds } ({ $notes })
odds-bows = à l’Arc, on s’arrête à la moyenne ou au-dessus
odds-not-counted = sans compter { $things }
odds-said = { $chance } % { $counts }
odds-policy = Ces chances valent si tous combattent jusqu’à la septième Heure, ou une Heure de plus si elle est passée. Le dé le plus fort compte ; qui tire s’arrête dès qu’un dé vaut au moins la moyenne des suivants ; qui a un Arc auprès de l’ennemi lance tous ses dés à la fois. Grea relance chaque 2, Avida utilise le dé le plus fort et garde la Volonté de l’autre, pendant trois tours de combat au plus. Couteau, Couronne, sorts, Flaps, Lame des Ombres et Pierre d’Espoir ne sont pas comptés.

## Raisons

why-hero-taken = Ce Héros est déjà joué à une autre place.
why-too-far = C’est plus loin que vos Heures ne portent.
why-no-will-for-extra = Une Heure supplémentaire prendrait votre dernière Volonté.
why-rock-too-steep = Le Roc raide demande 12 Points de Volonté à l’arrivée.
why-village = Le Village sur pilotis demande 10 Points de Volonté à l’arrivée.
why-held-by-widow = Une Veuve noire vous retient ; il faut d’abord la vaincre.
why-stopped = Une Veuve noire, le Marais, une sentinelle ou, à deux, un Fantôme vous arrête en chemin.
why-no-way = Aucun chemin n’y mène.
why-tile-off-trail = Le Peuple des Steppes reste sur le Sentier.
why-tile-before-rock = Le Peuple des Steppes ne peut pas franchir un Rocher.
why-held-by-sentinel = La sentinelle vous retient tant que vous n’avez pas livré un tour de combat contre elle.
why-nothing-to-fight = Trop loin : on combat ce qui se trouve sur sa case, à l’Arc aussi sur une case adjacente.
why-no-hour-left = Il ne vous reste pas d’Heure pour cela.
why-needs-bow = Seul un Arc atteint une case adjacente.
why-just-arrived = Qui vient d’arriver attaque à son prochain tour.
why-asleep = Qui a fini sa Journée ne fait plus rien.
why-lying = Un Héros à terre ne fait rien.
why-touched = Cela a déjà changé de place pendant ce tour.
why-no-space = Il n’y a pas de case libre pour cela sur la fiche.
why-log-too-long = Les Rondins doivent tenir à gauche de votre Force.
why-no-gold = Il n’y a pas assez d’or.
why-nothing-for-sale = Les Objets sont en vente à partir de la deuxième Légende.
why-merchants-closed = Les Marchands ne vendent rien jusqu’au prochain Lever du Soleil.
why-none-left = Il n’en reste pas sur le plateau Objets.
why-falcon-away = Le Faucon a déjà volé aujourd’hui.
why-too-large = Le Faucon ne porte que de petits Objets.
why-spell-too-dear = Préparer un sort prendrait votre dernière Volonté.
why-no-spell = Aucun sort n’est prêt pour cela.
why-not-from-widow = L’Appel de feu n’atteint personne auprès d’une Veuve noire.
why-ghost = Un Fantôme est trop près : votre capacité spéciale est indisponible.
why-blade-too-dear = La Lame demande plus que vous n’avez.
why-stone-not-on-this = La Pierre ne peut rien contre cet ennemi.
why-stone-not-on-gor = Elle ne peut pas s’affaiblir davantage.
why-cannot-join = Seuls peuvent se joindre au combat les Héros sur place, ou à côté avec un Arc, qui ont encore une Heure.
why-no-king = Le Roi des Trolls n’est pas sur le plateau.
why-no-rock = La Catapulte demande un Rocher.
why-not-to-be-seen = Ce jeton ne se retourne pas de loin.
why-only-last-die = Avec un Arc, on ne change que le dernier dé.
why-knife-thrown = Le Couteau a déjà servi dans ce tour de combat.
why-crown-used = La Couronne a déjà retourné un dé dans ce tour de combat.
why-not-a-fighter = Seuls les Héros du dernier tour de combat partagent la récompense.
why-fewer-extra-hours = Aujourd’hui, il y a moins d’Heures supplémentaires.
why-at-most = Cela ne peut pas augmenter davantage.
why-gold-came = Qui a reçu de l’or pendant ce tour n’en donne pas.
why-cannot-carry = On n’emmène pas un Héros terrassé.
why-not-while-fighting = Pas entre deux tours de combat.
why-spyglass-in-fight = La Longue-vue est pour qui ne bouge pas, non pour qui se bat.
why-falcon-in-fight = Le Faucon ne vole pas au milieu d’un combat.
why-buying-in-fight = Personne n’achète au milieu d’un combat.

## Fins

end-goals = Tous les buts sont atteints : la Légende est gagnée.
end-lair = L’Antre est envahi : aucune case Défense n’était libre.
end-tile = Le Peuple des Steppes est débordé : aucune case Défense n’était libre.
end-letter = Le Narrateur a atteint N avant que tous les buts ne le soient.
end-mother = La Veuve Mère a atteint le Peuple des Steppes.
end-buffalo = Le Terribuffle a atteint l’Antre.
end-king = Le Roi des Trolls a atteint le Peuple des Steppes.
end-being = L’Être étrange a atteint l’Antre.

## Journal

log-hero-chosen = { $seat } joue { $hero }.
log-legend-begins = La Légende commence : { $legend }.
log-day-begins = Journée { $day } ; { $seat } commence.
log-turn-begins = À { $seat } de jouer.
log-day-ended = { $seat } finit sa Journée.
log-rooster = { $seat } prend le coq et commencera la prochaine Journée.
log-passed = { $seat } passe.
log-thing-placed = À trouver en { $space } : { $thing }.
log-moved = { $seat } met { $hours ->
    [one] { $hours } Heure
   *[other] { $hours } Heures
} pour aller en { $space }.
log-extra-hours = { $seat } prolonge sa Journée ({ $count ->
    [one] { $count } Heure supplémentaire
   *[other] { $count } Heures supplémentaires
}) ; Volonté restante : { $will }.
log-carried = { $seat } emmène { $companion } en { $space }.
log-tile-moved = { $seat } mène le Peuple des Steppes en { $space }.
log-sipped = { $seat } boit une gorgée ({ $thing }).
log-fog = { $seat } retourne le Brouillard en { $space } : { $fog }.
log-well = { $seat } boit au Puits en { $space }.
log-portal = Le Portail jette { $seat } en { $space }.
log-will-gained = { $seat } gagne { $count ->
    [one] { $count } Point de Volonté
   *[other] { $count } Points de Volonté
} (maintenant { $will }).
log-will-lost = { $seat } perd { $count ->
    [one] { $count } Point de Volonté
   *[other] { $count } Points de Volonté
} (maintenant { $will }).
log-strength-gained = { $seat } gagne { $count ->
    [one] { $count } Point de Force
   *[other] { $count } Points de Force
} (maintenant { $strength }).
log-strength-lost = { $seat } perd { $count ->
    [one] { $count } Point de Force
   *[other] { $count } Points de Force
} (maintenant { $strength }).
log-gold-gained = { $seat } gagne { $count ->
    [one] { $count } Pièce d’Or
   *[other] { $count } Pièces d’Or
} (maintenant { $gold }).
log-gold-lost = { $seat } paie { $count ->
    [one] { $count } Pièce d’Or
   *[other] { $count } Pièces d’Or
} (maintenant { $gold }).
log-took = { $seat } prend { $thing }.
log-dropped = { $seat } dépose { $thing } en { $space }.
log-gave = { $seat } donne { $thing } à { $to }.
log-gave-gold = { $seat } donne 1 Pièce d’Or à { $to }.
log-used = { $seat } utilise { $thing }.
log-fog-seen = { $seat } voit dans le Brouillard en { $space } : { $fog }.
log-thing-seen = { $seat } voit { $thing }.
log-thing-seen-hope = { $seat } retourne une Pierre d’Espoir : la { $face }.
log-thing-seen-mushroom = { $seat } retourne un Champignon : { $face } de Volonté.
log-thing-seen-rock = { $seat } retourne le Rocher : { $face }.
log-flaps-flew = { $seat } envoie Flaps en { $space }.
log-flaps-gone = Le Champignon était mauvais : Flaps est parti pour toute la Légende.
log-falcon = Le Faucon vole entre { $seat } et { $to }.
log-spell-prepared = { $seat } prépare un Sort de feu.
log-fire-call = { $seat } appelle { $to } par le feu en { $space }.
log-spirit = Un Esprit des Ruines bloque { $slot } ({ $seat }).
log-tower = { $seat } retourne la carte Tour, { $tower }.
log-takota = { $seat } résout un signe de Takota : { $takota }.
log-cave-rolled = { $seat } obtient { $value } en { $space }.
log-alert = { $seat } obtient { $count } dans la Grotte : les sentinelles l’entendent.
log-alert-quiet = { $seat } ne fait pas de bruit dans la Grotte.
log-sentinel = Un Troll sentinelle vient en { $space }.
log-delivered = { $seat } livre { $thing }.
log-rock-cleared = { $seat } dégage le Rocher en { $space }.
log-rock-holds = { $seat } fait { $value } contre { $rock } : le Rocher tient bon.
log-catapult = { $seat } tire à la Catapulte et touche le Roi des Trolls.
log-catapult-missed = { $seat } tire à la Catapulte ; le Roi des Trolls est trop loin.
log-fire-lit = { $seat } allume le feu en { $space }.
log-fight = { $seat } attaque { $foe } en { $space }.
log-joined = { $seat } se joint au combat.
log-declined = { $seat } reste à l’écart du combat.
log-left-fight = { $seat } quitte le combat.
log-rolled = { $seat } obtient { $dice }.
log-rerolled = { $seat } relance le { $before } : { $after }.
log-turned = { $seat } : le { $before } est retourné en { $after }.
log-hero-value = { $seat } compte { $die }.
log-foe-rolled = Lancer de l’ennemi ({ $foe }) : { $dice }.
log-round = { $value } contre { $foe_value }.
log-foe-hurt = L’ennemi ({ $foe }) perd { $count ->
    [one] { $count } Point de Volonté
   *[other] { $count } Points de Volonté
} (reste { $will }).
log-foe-defeated = Victoire sur { $foe } en { $space }.
log-hero-beaten = { $seat } perd le combat et se relève avec 3 Points de Volonté.
log-foe-recovers = L’ennemi ({ $foe }) reprend ses forces.
log-blade = { $seat } tire la Lame des Ombres.
log-stone-softens = { $seat } affaiblit { $foe } avec une Pierre d’Espoir : Force { $strength }.
log-lance = { $seat } jette la Lance de feu.
log-scares = Flaps distrait { $foe } : un dé de moins.
log-ring = { $seat } protège { $to } d’un Cercle de feu.
log-widow-holds = { $seat } fait { $value } contre { $foe_value } : la Veuve noire tient bon.
log-widow-defeated = { $seat } fait { $value } contre { $foe_value } : plus de Veuve noire.
log-broken-off = { $seat } interrompt le combat.
log-sunrise = Le soleil se lève après la Journée { $day }.
log-creature-moved = En marche : { $foe } va de { $space } à { $to }.
log-creature-placed = Apparition en { $space } : { $foe }.
log-creature-held = Sur une case Défense : { $foe } ; { $left ->
    [0] il n’en reste aucune de libre
    [one] il en reste { $left } de libre
   *[other] il en reste { $left } de libres
}.
log-creature-waits = À l’arrêt en { $space } : { $foe }.
log-event = Événement : { $event }.
log-event-cancelled = { $seat } annule l’événement avec une Pierre d’Espoir : { $event }.
log-widow = Une Veuve noire en { $space }.
log-mother-comes = Il ne reste plus de Veuve noire : la Veuve Mère arrive en { $space }.
log-mother-moved = La Veuve Mère va en { $space }.
log-wells = Les Puits sont rafraîchis.
log-well-dry = Le Puits en { $space } se tarit.
log-spells = Les Sorts de feu sont de nouveau prêts.
log-narrator = Le Narrateur atteint { $letter }.
log-card = { $legend } : on lit la carte { $letter }.
log-card-unlettered = { $legend } : on lit une carte sans lettre.
log-knight = Un Chevalier noir arrive en { $space }.
log-knight-strikes = Le Chevalier noir frappe { $seat }.
log-knocked-out = { $seat } reste à terre jusqu’à ce que le Narrateur atteigne { $letter }.
log-stood-up = { $seat } se relève.
log-merchant = La Marchande itinérante va en { $space }.
log-earthquake = La terre tremble.
log-shaken = La secousse jette { $seat } en { $space }.
log-rock-fell = Un Rocher tombe en { $space }.
log-goal = But atteint : { $goal }.
log-deck-shuffled = Les cartes Événement sont mélangées à nouveau.
log-merchants-rest = Les Marchands ne vendent rien jusqu’au prochain Lever du Soleil.
log-fewer-hours = Heures supplémentaires : { $count } au plus.
log-creature-rests = La Créature en { $space } sautera son prochain déplacement.
log-cards-ordered = { $seat } ordonne les prochaines cartes Événement.
log-won = Victoire. { $ending }
log-lost = Défaite. { $ending }

## La campagne

campaign-next = Légende { $number }, { $legend } ({ $variant }).
campaign-won = Légende { $number }, { $legend } : gagnée à la Journée { $day }.
campaign-lost = Légende { $number }, { $legend } : perdue à la Journée { $day }. On peut la retenter, plus douce ou telle quelle.
campaign-again = Légende { $number }, { $legend } : nouvel essai.
campaign-milder = La retenter plus douce : quelques Créatures restent à l’écart
campaign-player = { $name } ({ $seat })
campaign-seat = { $player } : { $hero }
campaign-party = Héros : { $heroes }.
campaign-count = Parties jouées : { $games }. Légendes gagnées : { $won } sur { $legends }.
campaign-legend-won = Légende { $number }, { $legend } : gagnée { $lost ->
    [0] du premier coup.
    [one] après { $lost } défaite.
   *[other] après { $lost } défaites.
}
campaign-legend-now = Légende { $number }, { $legend } : { $lost ->
    [0] la prochaine.
    [one] la prochaine, perdue une fois jusqu’ici.
   *[other] la prochaine, perdue { $lost } fois jusqu’ici.
}
campaign-legend-later = Légende { $number }, { $legend } : à venir.
campaign-house = Les sept Légendes sont les nôtres (contenu maison) ; qui possède la boîte peut les corriger dans content.toml.
why-milder-already = On la retente déjà plus douce.
cli-campaign-shopping = Depuis la dernière défaite, personne n’a encore dit comment recommencer.
cli-campaign-acquired = Choisi : { $thing }
cli-campaign-nothing = Qu’il en soit ainsi.
cli-campaign-choose = 1 choisit, Entrée la retente telle quelle, q arrête

## La table

table-legend = Légende { $number }, { $legend } ({ $variant })
table-day = Journée { $day } ; le Narrateur est en { $letter } ; étoiles à venir : { $stars }
table-asked = C’est à { $seat } de choisir
table-goal = But : { $goal }
table-goal-met = But atteint : { $goal }
table-defence = Cases Défense libres ({ $place }) : { $count } ; occupées par : { $held }
table-lying = À terre jusqu’à { $letter } : { $heroes }
table-fight = Tour de combat { $round } : { $heroes } contre { $foe } (Force { $strength }, Volonté { $will })
table-fight-at-once = { $heroes } contre { $foe } (Force { $strength })
table-roll = Dés lancés ({ $who }) : { $dice }
table-odds = Chances, { $choice } : { $odds }.
table-no-hero = { $seat } n’a pas encore de Héros
table-hero-chosen = { $seat } joue { $hero }
table-hero = { $hero } ({ $seat }) en { $space } : Heure { $hour }, Volonté { $will } ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}), Force { $strength }, { $gold ->
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
}
table-hero-you = { $hero } ({ $seat }, vous) en { $space } : Heure { $hour }, Volonté { $will } ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}), Force { $strength }, { $gold ->
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
}
table-things = { $hero } a { $things }
table-marks = { $hero } : { $marks }
sheet-asleep = Journée finie
sheet-rooster = a le coq
sheet-lying = à terre jusqu’à { $letter }
sheet-ghost = un Fantôme est proche
sheet-spirit = un Esprit des Ruines sur { $slot }
table-space = { $space } : { $parts }
table-fog = Brouillard en { $spaces }
table-wells-full = Puits pleins : { $spaces }
table-wells-empty = Puits vides : { $spaces }
table-back = Carte Événement { $depth } : { $order } ; perles : { $beads }
table-deck = Cartes Événement dans la pile : { $count } ; déjà jouées : { $used }
table-tower = Une carte Tour attend en 532
table-takota = Signe de Takota : { $takota }
table-takota-solved = Signe de Takota, résolu : { $takota }
supply-item = { $thing } (× { $count })
supply-fog = { $fog } (× { $count })
table-items = En vente : { $items }
table-merchants-rest = Les Marchands ne vendent rien aujourd’hui ; sur le plateau Objets : { $items }
table-unseen-fog = Brouillard que personne n’a vu : { $tokens }
table-widows-left = Jetons Veuve noire restants : { $count }
table-logs = Rondins auprès du Peuple des Steppes : taille { $count }
table-king = Volonté du Roi des Trolls : { $will }

## Hasard

chance-hero-die = Lancez un dé pour { $hero }
chance-foe-die = Lancez un dé pour { $foe }
chance-grey-die = Lancez le grand dé gris
chance-place-die = Lancez les dés qui placent un jeton : le rouge pour les dizaines, puis celui d’un Héros pour les unités
chance-fog = Retournez le jeton Brouillard
chance-token = Retournez le jeton
chance-tower = Retournez la carte Tour
chance-event = Regardez le dos de la prochaine carte Événement
chance-event-card = Regardez le dos de la prochaine carte Événement
chance-widow-back = Retournez le jeton Veuve noire

## Le dessin

draw-closed = Impossible : { $reason }
draw-does = { $thing } : { $does }
draw-hours = { $count } h
draw-part = ({ $done } sur { $all })
draw-legend = Légende { $number }, { $legend }
draw-day = Journée { $day } · { $variant }
draw-letters-left = Lettres avant N : { $count }
draw-shields = Cases Défense libres : { $count }
draw-narrator = Le Narrateur est en { $letter }
draw-stone = { $hero } : Heure { $hour }
draw-sunrise-name = Lever du Soleil
draw-sunrise = Lever du Soleil. Les Créatures avancent dans cet ordre : { $order }
draw-items = Objets
draw-name-lake = Lac Ava
draw-name-lair = Antre des Grehon
draw-name-river = le Fleuve
draw-name-rock = Roc raide
draw-name-bridge = Pont
draw-name-marsh = Marais
draw-cave = La Grotte
draw-cave-loud = La Grotte ; sous chaque case, les résultats du dé gris qui éveillent les sentinelles
draw-merchant = Marchand en { $space }
draw-merchant-shut = Marchand en { $space } : ne vend rien aujourd’hui
draw-well = Puits en { $space }, plein : { $will ->
    [one] { $will } Point de Volonté
   *[other] { $will } Points de Volonté
}
draw-well-empty = Puits en { $space }, vide jusqu’au Lever du Soleil
draw-fire = Le feu brûle
draw-fog = Brouillard en { $space }, face cachée
draw-foe = { $foe } en { $space } : Force { $strength }, Volonté { $will }
draw-tile = Le Peuple des Steppes en { $space } ; cases Défense libres : { $count }
draw-lair = L’Antre des Grehon ; cases Défense libres : { $count }
draw-hero-on = { $hero } en { $space }
draw-sheet = { $hero } en { $space } : Force { $strength }, Volonté { $will }
draw-where = Rang { $rank } · en { $space } · Heure { $hour }
draw-gold = Or : { $count }
draw-strength = Force : { $count }
draw-will = Volonté : { $count }, dés : { $dice }
draw-free-slot = Libre : { $slot }
draw-free = Actions gratuites
draw-you = vous
draw-act = à choisir
draw-battle = Combat en { $space }
draw-round = Tour { $round }
draw-unrolled = Un dé encore à lancer
draw-reward = Récompense : { $count }
draw-creatures = Créatures
draw-waiting-foes = en attente · vaincues
draw-supply = { $foe } : { $supply } en attente, { $beaten } hors de combat
draw-events = Cartes et Brouillard
draw-used-events = Déjà jouée : { $event }
draw-tale = La carte { $letter } du Narrateur
draw-unseen-fog = Brouillard que personne n’a vu
draw-waiting = On attend un vrai résultat
draw-odds = Chances
draw-odds-round = Chance de gagner ce tour de combat
draw-odds-fight = Chance de gagner tout le combat dans les Heures qui restent
draw-odds-loss = Volonté que tous les Héros perdent en moyenne
draw-reach = Ce que l’ennemi ({ $foe }) peut atteindre, sur { $count } lancers
draw-reach-line = Le trait est à { $total }, la valeur des Héros : en dessous, l’ennemi est touché ; au-dessus, ce sont les Héros.
draw-foe-none = l’ennemi
draw-ask-share = { $seat }, partagez la récompense
draw-ask-flight = { $seat }, le Faucon vole : choisissez ce qui change de mains
draw-won = La Légende est gagnée
draw-lost = La Légende est perdue
draw-stay = Rester ici
draw-go = Vers { $space }
draw-go-via = Vers { $space }, puis plus loin
draw-buy-strength = Acheter 1 Point de Force
draw-buy = Acheter { $thing }
draw-prepare = Préparer un sort
draw-use = Utiliser { $thing }
draw-call = Appel de feu : { $hero }
draw-join = Se joindre au combat
draw-fight-on = Continuer le combat
draw-fight = Combattre { $foe }
draw-attack = Attaquer
draw-all-at-once = Tout lancer à la fois
draw-enough = Rien de plus
draw-lance = Lance de feu
draw-scare = Flaps vole un dé

## Sheets, and what stands beside the question

sheets-heroes = Héros
sheets-foes = Créatures et autres adversaires
sheets-things = Objets
sheets-fog = Jetons Brouillard
count-gold = { $count ->
    [one] { $count } Pièce d’Or
   *[other] { $count } Pièces d’Or
}
count-strength = Force { $count }
brief-space = { $space } · { $hours }
brief-space-extra = { $space } · { $hours } (−{ $will })
sheet-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} à partir de { $will ->
    [one] { $will } Point de Volonté
   *[other] { $will } Points de Volonté
}
sheet-rank = rang { $rank }
sheet-foe-strength = Force { $for2 }, Volonté { $will }
sheet-foe-strengths = Force { $for2 }, { $for3 } ou { $for4 } à deux, trois ou quatre Héros ; Volonté { $will }
sheet-die-red = { $count } dés rouges ; les faces égales s’ajoutent
sheet-die-troll = { $count } dés rouges, un de plus dès 7 Points de Volonté ; les faces égales s’ajoutent
sheet-die-black = le dé noir
sheet-reward = récompense : { $points } en or ou en Volonté
sheet-widow = retient qui l’atteint ; une attaque prend 1 Heure et doit dépasser { $strength } plus le dé gris
sheet-fog = { $count } sur 16 ; retourné quand un Héros y termine son déplacement
have-no-hero = Aucun Héros n’est encore à vous
have-hours = encore { $hours } aujourd’hui
have-extra-hours = seulement des Heures supplémentaires, 2 Points de Volonté chacune
missing-will = demande { $cost } à l’arrivée, vous avez { $has }
missing-hours = à { $far } d’ici, il en reste { $left }
missing-hours-extra = à { $far } d’ici, il en reste { $left } et { $extra }
missing-hours-why = { $away }. { $why }
phase-heroes = installation : choix des Héros
phase-narrator = Narrateur en { $letter }
phase-fight = tour de combat { $round }

# What happened, told once more.
retold-fights = Combats engagés
retold-will-lost = Volonté perdue
retold-gold-gained = Or gagné
retold-strength = Force
retold-foes = Ennemis vaincus
retold-goals = Buts atteints
retold-days = Journées
retold-will = Volonté
retold-gold = Or
retold-letters = Lettres du Narrateur

## Options de départ refusées

bad-hero = Il n’y a pas de Héros { $given } ; il y a { $known }.
bad-same-sheet = { $one } et { $other } se partagent la même fiche.
bad-hero-count = Pour { $players } joueurs, nommez { $players } Héros, et non { $count }.
bad-campaign-heroes = Une campagne se joue avec 2, 3 ou 4 Héros, et non { $count }.
bad-campaign-over = Les sept Légendes sont gagnées ; cette campagne est finie.
bad-campaign-offer = On peut retenter la Légende plus douce, et rien d’autre.

## Ce qui ne va pas dans le fichier d’une campagne

damage-strange = il contient { $names }, qu’aucune campagne n’a
damage-legends-order = les Légendes jouées ne se suivent pas
damage-legend-ending = la Légende { $legend } a fini comme aucune Légende ne finit
damage-legend-both = la Légende { $legend } est à la fois gagnée et perdue
damage-legend-day = la Légende { $legend } a fini à la Journée { $day }, avant ou après toutes les Journées
damage-legend-next = la Légende à jouer ne découle pas de celles qui ont été jouées
damage-party = ses noms ou ses Héros ne conviennent pas
damage-name = un nom ne convient pas
damage-milder = une Légende qui n’a pas été perdue est retentée plus douce
damage-choosing = qui peut encore choisir ne convient pas
damage-option = il a une option { $option }, qu’aucune campagne n’a
