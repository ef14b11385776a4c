### Lords of Ragnarok : Utgard, en français.

## Le jeu

game-title = Lords of Ragnarok : Utgard
game-about = Deux à cinq seigneurs du Nord se disputent l’île d’Yggdrasil avec leurs Armées, un Héros, des Monstres et des cartes Combat cachées ; il y a quatre façons de l’emporter.
game-guide = Votre premier tour
guide-1 = Vous gagnez aussitôt avec assez de Contrées ou de Temples (la table dit combien) ou en tuant Loki. Si { $fact_ragnarok_cards } des cinq cartes Ragnarök s’accomplissent avant, tous les autres jouent un dernier tour, puis celui qui contrôle le plus de Régions au pied d’Yggdrasil l’emporte.
guide-2 = Une Région neutre est à vous quand vos Armées y atteignent ensemble sa valeur. Une Région qu’un adversaire a laissée sans Armée vous revient dès qu’une seule des vôtres y entre. Votre marqueur reste quand vous partez : vous pouvez donc avancer aussitôt.
guide-3 = Un tour a cinq phases : Prière, Héros, Rune, Armées, Action Spéciale. Seule l’Action Spéciale est obligatoire ; chacune des six de la roue ne sert qu’une fois, jusqu’à ce que quelqu’un bâtisse un Monument.
guide-4 = Commencez par vous étendre : menez une Armée sur une Région neutre de faible valeur, choisissez Renforcer, puis Mobiliser là où vous contrôlez des Villages. En Prière, envoyez votre prêtre à un Monument ; Freyja augmente votre autorité, donc le nombre d’Armées que vous déplacez.
guide-5 = Des Armées qui entrent dans une Région où il y en a d’adverses livrent Bataille. Chaque camp ajoute des cartes Combat à tour de rôle, le défenseur d’abord ; le total le plus haut gagne, l’égalité est au défenseur. Les pertes des cartes coûtent des points à vos propres Armées, et le perdant se Replie.
guide-6 = Votre Héros prend des runes aux forges. Une rune vous allie au Royaume à la porte duquel se tient votre Héros, et ce Royaume aide ensuite après deux des six actions ; les runes servent aussi à contrôler un Monstre ou à faire marcher une Armée.
guide-7 = Une Chasse est un duel de votre Héros contre un Monstre. Couvrez toutes ses plaies avec des cartes Combat et défendez-vous de ses attaques avec le reste. Partez avec de bonnes cartes : la Chasse coûte toute une Action Spéciale.
guide-8 = Les Géants du Gel d’Utgard sont soit des alliés (bonus de Royaume : un Géant suit vos Armées et peut être sacrifié avant une Bataille), soit des Monstres ; les options de départ en décident.
guide-9 = Vous seul voyez vos cartes Combat ; les autres voient combien vous en avez. On en garde { $fact_hand_limit } au plus à la fin d’un tour.
house-note = Seul le livret d’Utgard nous est connu. Du jeu de base, la carte, les paquets, les fiches de Monstre, les prix et plusieurs nombres sont les nôtres (contenu maison), réglés par simulation ; docs/ragnarok.md dit lesquels, et content.toml permet de les corriger.

## Options de départ

option-mode = Comment les Géants du Gel d’Utgard participent.
option-mode-none = Pas du tout : Jotunheim est en jeu.
option-mode-realm = En bonus de Royaume : Utgard remplace Jotunheim, et chacun peut posséder un Géant.
option-mode-monsters = En Monstre : trois Géants parcourent l’île et peuvent être chassés.
option-monster_choice = Les six Monstres de la partie : default, random, ou six noms séparés par des virgules, deux par rune (draugr, troll : Fehu ; lindworm, garm, giants : Isa ; fenrir, nidhogg : Tiwaz).
option-monster_choice-default = Les six du jeu de base ; avec les Géants en Monstres, ils remplacent le Lindworm ou Garm.
option-monster_choice-random = Deux de chaque rune au hasard.
option-heroes = Qui reçoit quel Héros : chosen, dealt, ou un par place, séparés par des virgules (ragnar, aslaug, snorri, lagertha, beowulf).
option-heroes-chosen = Chacun choisit, en commençant par le dernier joueur.
option-heroes-dealt = Ils sont distribués au hasard.

## Noms

region = { $land } { $number }
land-hrafnmark = Hrafnmark
land-eldvik = Eldvik
land-isborg = Isborg
land-ulfdal = Ulfdal
land-stormnes = Stormnes
land-jarnskog = Jarnskog
sea = mer { $letter }
hero-ragnar = Ragnar
hero-aslaug = Aslaug
hero-snorri = Snorri
hero-lagertha = Lagertha
hero-beowulf = Beowulf
ability-ragnar = quand vous attaquez dans la Contrée où se trouve Ragnar, +1 de valeur de Bataille par Armée engagée
ability-aslaug = le Royaume à la porte duquel se tient Aslaug compte comme allié quand les bonus de Royaume s’appliquent
ability-snorri = prendre sans Bataille le contrôle d’un Village dans la Contrée de Snorri donne 1 rune au choix
ability-lagertha = après une Bataille gagnée dans la Contrée de Lagertha, augmentez de 1 une Armée qui a combattu
ability-beowulf = chaque Blessure infligée à Beowulf fait piocher 1 carte Combat ; avant une Chasse, ou une Bataille dans sa Contrée, il peut se blesser lui-même
monster-draugr = Draugr
monster-troll = Troll
monster-lindworm = Lindworm
monster-garm = Garm
monster-fenrir = Fenrir
monster-nidhogg = Nidhogg
monster-giants = Géants du Gel
monster-loki = Loki
the-monster-draugr = le Draugr
the-monster-troll = le Troll
the-monster-lindworm = le Lindworm
the-monster-garm = Garm
the-monster-fenrir = Fenrir
the-monster-nidhogg = Nidhogg
the-monster-giants = les Géants du Gel
the-monster-loki = Loki
strikes-draugr = une Armée de chaque joueur présent −1
strikes-troll = l’Armée la plus forte de la Région −{ $fact_troll_blow }
strikes-lindworm = chaque Armée de la Région −1
strikes-garm = toutes les Armées d’un joueur présent se Replient
strikes-fenrir = chaque Armée de la Région −1
strikes-nidhogg = une Armée de valeur { $fact_nidhogg_prey } ou moins de la Région est détruite
strikes-giants = une Armée dans la Région de chaque Géant −1
artefact-barrow-blade = Lame du Tertre
artefact-troll-hide = Peau de Troll
artefact-venom = Venin de Serpent
artefact-chain = Chaîne du Molosse
artefact-gleipnir = Gleipnir
artefact-root-fang = Croc des Racines
artefact-mace = Masse de Géant
does-barrow-blade = au début de votre tour, piochez { $fact_blade_draws ->
    [one] { $fact_blade_draws } carte Combat
   *[other] { $fact_blade_draws } cartes Combat
}
does-troll-hide = en Chasse, ignorez 1 Blessure
does-venom = au début de votre tour, une Armée adverse dans une Région voisine de votre Héros −1
does-chain = au début de votre tour, déplacez votre Héros de { $fact_chain_steps ->
    [one] { $fact_chain_steps } Région
   *[other] { $fact_chain_steps } Régions
} au plus
does-gleipnir = au début de votre tour, déplacez un Monstre de 1 Région, sans Piétinement
does-root-fang = +{ $fact_fang_bonus } de valeur de Bataille dans une Bataille, annoncé avant les cartes
does-mace = au début de votre tour, une Armée dans la Région de votre Héros −1, et elle doit se Replier
realm-vanaheim = Vanaheim
realm-alfheim = Alfheim
realm-jotunheim = Jotunheim
realm-utgard = Utgard
realm-muspelheim = Muspelheim
realm-svartalfheim = Svartalfheim
realm-niflheim = Niflheim
bonus-vanaheim = gagnez 1 rune au choix
bonus-alfheim = placez votre Héros dans n’importe quelle Région, ou soignez 1 Blessure
bonus-jotunheim = augmentez de 1 une de vos Armées
bonus-utgard = recevez 1 Géant du Gel, ou placez le vôtre auprès d’une de vos Armées
bonus-muspelheim = recrutez une Armée de valeur { $fact_recruit_value } dans une Région que vous contrôlez
bonus-svartalfheim = piochez 1 carte Combat
bonus-niflheim = menez votre Drakkar jusqu’à { $fact_sail_seas ->
    [one] { $fact_sail_seas } mer
   *[other] { $fact_sail_seas } mers
} plus loin, ou placez une de vos Armées dans une Région que vous contrôlez
rune-fehu = Fehu
rune-isa = Isa
rune-tiwaz = Tiwaz
god-odin = Odin
god-thor = Thor
god-freyja = Freyja
of-realm-vanaheim = de Vanaheim
of-realm-alfheim = d’Alfheim
of-realm-jotunheim = de Jotunheim
of-realm-utgard = d’Utgard
of-realm-muspelheim = de Muspelheim
of-realm-svartalfheim = de Svartalfheim
of-realm-niflheim = de Niflheim
of-rune-fehu = de Fehu
of-rune-isa = d’Isa
of-rune-tiwaz = de Tiwaz
of-god-odin = d’Odin
of-god-thor = de Thor
of-god-freyja = de Freyja
attribute-authority = autorité
attribute-strength = force
attribute-wisdom = sagesse
symbol-axe = hache
symbol-spear = lance
symbol-bow = arc
symbol-wild = joker
wound-axe = hache
wound-spear = lance
wound-bow = arc
wound-any = au choix
action-mobilize = Mobiliser
action-reinforce = Renforcer
action-build-temple = Bâtir un Temple
action-monsters = Monstres
action-usurp = Usurper
action-prepare = Préparer
action-build-monument = Bâtir un Monument
ragnarok-1 = un joueur a tué { $fact_card_slain ->
    [one] { $fact_card_slain } Monstre
   *[other] { $fact_card_slain } Monstres
}
ragnarok-2 = un Monument est achevé
ragnarok-3 = un joueur contrôle { $count } Temples
ragnarok-4 = un joueur contrôle { $fact_card_lands ->
    [one] { $fact_card_lands } Contrée
   *[other] { $fact_card_lands } Contrées
}
ragnarok-5 = un joueur est l’allié de { $fact_card_allies ->
    [one] { $fact_card_allies } Royaume
   *[other] { $fact_card_allies } Royaumes
}
brief-mobilize = une Armée de valeur { $fact_recruit_value } dans chaque Village que vous contrôlez : { $regions } ({ $count } en réserve)
brief-reinforce = { $count } points à répartir entre vos Armées des Régions que vous contrôlez
brief-build-temple = un Temple sur un Sanctuaire vide que vous contrôlez ({ $regions }), et un prêtre à nouveau prêt
brief-monsters = chassez un Monstre dans la Région de votre Héros, ou Activez jusqu’à { $fact_activations ->
    [one] { $fact_activations } Monstre
   *[other] { $fact_activations } Monstres
}
brief-usurp = votre Héros prend la Région où il se trouve, sans combat
brief-prepare = { $fact_prepare_parts } fois au choix : soigner 1 Blessure, piocher 1 carte Combat, gagner 1 rune
brief-build-monument = ajoutez une pièce ; tous reprennent leurs marqueurs de la roue, les artefacts peuvent resservir, et vous Activez chaque Monstre
army = Armée de valeur { $value } en { $region }
army-of = Armée de valeur { $value } de { $seat } en { $region }
army-from = Armée de valeur { $value } en { $region } (depuis { $from })
army-gone = Armée détruite
values-more = { $head } + { $next }
value = { $value }
card = { $symbol } { $value }
card-with-casualties = { $card } ({ $count ->
    [one] { $count } perte
   *[other] { $count } pertes
})
card-count = { $count } × { $card }
pair = { $first } et { $second }
giant = Géant du Gel en { $region }
attack-card = attaque { $attack }, point faible { $symbol }, { $injuries ->
    [one] { $injuries } Blessure
   *[other] { $injuries } Blessures
}
rune-count = { $count } { $rune }
runes-none = aucune rune
injury-fourth = la quatrième Blessure
list-none = aucun
list-nothing = aucune
region-times = { $region } (×{ $count })
list-more = { $head }, { $next }
list-and = { $head } et { $next }
clause-more = { $head } ; { $next }
attribute-value = { $attribute } { $value }
attribute-injured = { $attribute } { $value } (Blessure, sinon { $whole })
action-none = aucune Action Spéciale
one-giant = le Géant du Gel
yes = oui
no = non
nothing = aucun
by-sea = { $region } par mer
activate = Activer des Monstres
act-move = déplacer le Héros
act-heal = soigner 1 Blessure
act-draw = piocher 1 carte Combat
act-control = Contrôle
act-alliance = Alliance
act-march = Marche
act-place-hero = placer le Héros
act-sail = naviguer
act-place-army = placer une Armée
count-cards = { $count ->
    [0] aucune carte Combat
    [one] { $count } carte Combat
   *[other] { $count } cartes Combat
}
count-injuries = { $count ->
    [0] aucune Blessure
    [one] { $count } Blessure
   *[other] { $count } Blessures
}
sight-value = valeur { $value }
sight-neutral = neutre
sight-yours = à vous
sight-of = à { $seat }
sight-armies = { $you ->
    [1] vos Armées { $values }
   *[other] Armées de { $seat } { $values }
}
sight-giant = { $you ->
    [1] votre Géant du Gel
   *[other] Géant du Gel de { $seat }
}
sight-figures = { $count ->
    [one] un Géant du Gel
   *[other] { $count } Géants du Gel
}
sight-settlement = Village
sight-shrine = Sanctuaire vide
sight-temple = Temple
sight-forge = forge { $rune }
sight-gate = porte { $realm }
sight-inner = touche Yggdrasil

## Questions

ask-choose-hero = { $seat }, choisissez votre Héros
ask-start-in = { $seat }, choisissez où commencer (avec votre Héros et des Armées de valeur { $armies })
ask-comeback-in = { $seat }, vous n’avez plus d’Armée sur le plateau : placez-en une de valeur { $value }
ask-use-artefact = { $seat }, début de votre tour : utilisez un artefact, ou aucun (Héros en { $region })
ask-venom-army = { $seat }, Venin de Serpent : quelle Armée adverse voisine de votre Héros perd 1 ?
ask-mace-army = { $seat }, Masse de Géant : quelle Armée en { $region } perd 1 et se Replie ?
ask-chain-to = { $seat }, Chaîne du Molosse : où va votre Héros depuis { $region } ({ $steps } Régions au plus) ?
ask-gleipnir-which = { $seat }, Gleipnir : quel Monstre traînez-vous de 1 Région ?
ask-gleipnir-to = { $seat }, Gleipnir : vers où ?
ask-pray-to = { $seat }, Prière : envoyer un prêtre à un Monument ? ({ $ready ->
    [one] { $ready } prêtre prêt
   *[other] { $ready } prêtres prêts
})
ask-raise-army = { $seat }, quelle Armée augmentez-vous de 1 ? (encore { $left ->
    [one] { $left } point
   *[other] { $left } points
})
ask-raise-freyja = { $seat }, Freyja : quelle Armée augmentez-vous de 1 ? (encore { $left ->
    [one] { $left } Armée
   *[other] { $left } Armées
}, chacune une fois)
ask-raise-jotunheim = { $seat }, Jotunheim : quelle Armée augmentez-vous de 1 ?
ask-raise-lagertha = { $seat }, Lagertha : quelle Armée qui a combattu augmentez-vous de 1 ?
ask-heal-injury = { $seat }, quelle Blessure soignez-vous ? (vous en avez { $injuries })
ask-injure = { $seat }, votre Héros reçoit une Blessure : quel attribut en souffre ?
ask-hero-act = { $seat }, Héros : que fait { $hero } ?
ask-hero-to = { $seat }, où va { $hero } depuis { $region } ?
ask-rune-act = { $seat }, Rune : une action de rune, ou aucune (Héros en { $region })
ask-control-which = { $seat }, quel Monstre contrôlez-vous ? (vous avez : { $runes })
ask-pay-rune = { $seat }, quelle rune payez-vous ? (vous avez : { $runes })
ask-move-army = { $seat }, Armées : laquelle se déplace ? ({ $made ->
    [one] { $made } déplacement fait
   *[other] { $made } déplacements faits
} sur { $authority })
ask-march-army = { $seat }, Marche : quelle Armée avance de 1 Région ?
ask-move-to = { $seat }, où va l’{ $army } ?
ask-follow = { $seat }, votre Géant du Gel en { $from } suit-il vers { $to } ?
ask-battle-in = { $seat }, quelle Bataille vient ensuite ?
ask-sacrifice = { $seat }, Bataille en { $region }, vous { $own } contre { $rival } { $other } : sacrifier d’abord votre Géant du Gel ?
ask-berserk = { $seat }, Beowulf se blesse-t-il pour piocher une carte Combat ?
ask-use-fang = { $seat }, Bataille en { $region }, vous { $own } contre { $rival } { $other } : utiliser le Croc des Racines pour +{ $bonus } ?
ask-play-card = { $seat }, Bataille en { $region } : vous { $attacks ->
    [1] attaquez avec
   *[other] défendez avec
} { $own } contre { $rival } { $other } ({ $rival_cards ->
    [0] aucune carte
    [one] { $rival_cards } carte
   *[other] { $rival_cards } cartes
}{ $passed ->
    [1] , a passé
   *[other] { "" }
}) : jouez une carte ou passez
ask-lower-army = { $seat }, laquelle de vos Armées en { $region } perd 1 ? (encore { $left ->
    [one] { $left } point
   *[other] { $left } points
})
ask-retreat-to = { $seat }, Repli depuis { $region } (Armées : { $values }) : vers quelle Région ?
ask-special-act = { $seat }, Action Spéciale : choisissez (Héros en { $region })
ask-recruit-in = { $seat }, où recrutez-vous une Armée de valeur { $fact_recruit_value } ? ({ $supply ->
    [one] { $supply } Armée
   *[other] { $supply } Armées
} en réserve)
ask-temple-in = { $seat }, où bâtissez-vous le Temple ? ({ $temples ->
    [one] il en reste { $temples }
   *[other] il en reste { $temples }
})
ask-prepare-what = { $seat }, Préparer : { $left ->
    [one] encore une fois
   *[other] { $left } de ces effets
}
ask-realm-bonus = { $seat }, appliquez un bonus de Royaume, dans l’ordre voulu
ask-alfheim-how = { $seat }, Alfheim : placer votre Héros ou soigner ? (Héros en { $region })
ask-niflheim-how = { $seat }, Niflheim : naviguer ou placer une Armée ? (Drakkar : { $sea })
ask-sail-to = { $seat }, où va votre Drakkar depuis la { $sea } ?
ask-place-army = { $seat }, Niflheim : quelle Armée placez-vous ailleurs ?
ask-place-in = { $seat }, Niflheim : dans laquelle de vos Régions ?
ask-giant-in = { $seat }, Utgard : où se place votre Géant du Gel ? (Stock : { $stock })
ask-gain-rune = { $seat }, quelle rune gagnez-vous ? (vous avez : { $runes })
ask-build-what = { $seat }, Bâtir un Monument : lequel reçoit une pièce ?
ask-monsters-how = { $seat }, Monstres : chasser, ou en Activer jusqu’à { $most } ? (Héros en { $region })
ask-activate-next = { $seat }, Monstres : lequel Activez-vous ? ({ $left ->
    [one] encore { $left }
   *[other] jusqu’à { $left }
})
ask-activate-each = { $seat }, Bâtir un Monument : chaque Monstre est Activé une fois ; lequel ensuite ?
ask-roll-or-move = { $seat }, vous contrôlez { $monster } (en { $region }) : lancer le dé, ou Déplacement { $fact_steered_steps } sans lancer ?
ask-die-choice = { $seat }, le dé vous laisse le choix pour { $monster } (en { $region }) : déplacement ou attaque ?
ask-monster-to = { $seat }, où va { $monster } depuis { $region } ? (encore { $left ->
    [one] { $left } pas
   *[other] { $left } pas
})
ask-giant-next = { $seat }, quel Géant du Gel vient ensuite ?
ask-trampled-army = { $seat }, Piétinement en { $region } : laquelle de vos Armées perd 1 ?
ask-attacked-army = { $seat }, attaque en { $region } ({ $monster }) : quelle Armée est touchée ?
ask-attacked-seat = { $seat }, attaque en { $region } ({ $monster }) : à qui sont les Armées qui se Replient ?
ask-loki-at = { $seat }, le premier Monstre est tué : où Loki apparaît-il ?
ask-loki-to = { $seat }, déplacer Loki de 1 Région depuis { $region } ?
ask-pick-attack = { $seat }, quelle carte Attaque sert contre { $hunter } ? ({ $monster }, manche { $round } sur { $rounds } ; plaies ouvertes : { $wounds })
ask-counter = { $seat }, contre-attaquer { $monster } ? (manche { $round } sur { $rounds } : { $attack } ; encore { $more ->
    [one] { $more } plaie
   *[other] { $more } plaies
} au plus)
ask-cover = { $seat }, { $monster } : quelle plaie couvre { $strike } ?
ask-defend = { $seat }, votre garde est de { $guard }, il faut { $need } : posez une carte ou subissez les Blessures ({ $monster } : { $attack })
ask-use-hide = { $seat }, Peau de Troll : ignorer 1 Blessure sur { $count } ?
ask-hunt-on = { $seat }, poursuivre la Chasse ou arrêter ? ({ $monster }, plaies ouvertes : { $wounds } ; manche { $round } sur { $rounds })
ask-discard = { $seat }, main limitée à { $limit } : défaussez une carte (vous en avez { $hand })
ask-over = La partie est finie

## Choix

group-hero = Héros
group-start = Départ
group-artefact = Artefacts
group-army = Armées
group-move = Déplacement
group-sea = Par mer
group-attack = Attaque
group-pray = Prière
group-rune = Runes
group-giant = Géant du Gel
group-battle = Bataille
group-card = Cartes
group-losses = Pertes
group-retreat = Repli
group-wheel = Roue
group-middle = Au centre
group-region = Régions
group-prepare = Préparer
group-realm = Bonus de Royaume
group-monument = Monuments
group-hunt = Chasse
group-monster = Monstres
group-wound = Plaies
group-injury = Blessures
group-loki = Loki
becomes = { $after ->
    [0] elle est détruite
   *[other] la valeur passe de { $before } à { $after }
}
do-choose-hero = Prendre { $hero } : autorité { $authority }, force { $strength }, sagesse { $wisdom } ; { $ability }
    .head = Prendre { $hero }
    .detail = autorité { $authority }, force { $strength }, sagesse { $wisdom } ; { $ability }
do-start-in = Commencer en { $region } : { $sight }
    .head = Commencer en { $region }
    .detail = { $sight }
do-comeback-in = Revenir en { $region } : { $sight }
    .head = Revenir en { $region }
    .detail = { $sight }
do-use-artefact = Utiliser l’artefact { $artefact } : { $does }
    .head = Utiliser l’artefact { $artefact }
    .detail = { $does }
do-no-artefact = N’utiliser aucun artefact maintenant
do-venom = Empoisonner l’{ $army } : { $becomes }
    .head = Empoisonner l’{ $army }
    .detail = { $becomes }
do-mace = Frapper l’{ $army } : { $becomes }{ $after ->
    [0] { "" }
   *[other] , puis elle se Replie
}
    .head = Frapper l’{ $army }
    .detail = { $becomes }{ $after ->
        [0] { "" }
       *[other] , puis elle se Replie
    }
do-hero-to = Aller en { $region } : { $sight }
    .head = Aller en { $region }
    .detail = { $sight }
do-hero-stays = Rester en { $region } : { $sight }
    .head = Rester en { $region }
    .detail = { $sight }
do-drag = Traîner { $monster } : depuis { $region }
    .head = Traîner { $monster }
    .detail = depuis { $region }
do-drag-giant = Traîner le Géant du Gel depuis { $region }
do-drag-to = Vers { $region }, sans Piétinement : { $sight }
    .head = Vers { $region }, sans Piétinement
    .detail = { $sight }
do-pray = Prier { $god } : { $rises ->
    [0] { $attribute } : reste à { $before }
   *[other] { $attribute } : de { $before } à { $after }
} ; { $bonus }
    .head = Prier { $god }
    .detail = { $rises ->
        [0] { $attribute } : reste à { $before }
       *[other] { $attribute } : de { $before } à { $after }
    } ; { $bonus }
do-no-prayer = N’envoyer aucun prêtre
prayer-odin = { $count ->
    [0] aucune carte au niveau 1
    [one] piochez { $count } carte Combat
   *[other] piochez { $count } cartes Combat
}
prayer-thor = { $count ->
    [0] aucun soin au niveau 1
    [one] soignez { $count } Blessure
   *[other] soignez jusqu’à { $count } Blessures
}
prayer-freyja = { $count ->
    [0] aucune augmentation au niveau 1
    [one] augmentez { $count } Armée de 1
   *[other] augmentez jusqu’à { $count } Armées de 1
}
do-raise = Augmenter l’{ $army } : à la valeur { $after }
    .head = Augmenter l’{ $army }
    .detail = à la valeur { $after }
do-raise-takes = Augmenter l’{ $army } : à la valeur { $after }, ce qui prend la Région
    .head = Augmenter l’{ $army }
    .detail = à la valeur { $after }, ce qui prend la Région
do-raise-no-more = Ne plus rien augmenter
do-heal = Soigner la Blessure ({ $attribute }) : compte à nouveau { $after }
    .head = Soigner la Blessure ({ $attribute })
    .detail = compte à nouveau { $after }
do-heal-fourth = Soigner la quatrième Blessure : votre Héros peut de nouveau chasser
    .head = Soigner la quatrième Blessure
    .detail = votre Héros peut de nouveau chasser
do-heal-none = Ne plus rien soigner
do-injure = Blesser l’attribut { $attribute } : { $before ->
    [1] compte de toute façon 1
   *[other] compte 1 au lieu de { $before }
}
    .head = Blesser l’attribut { $attribute }
    .detail = { $before ->
        [1] compte de toute façon 1
       *[other] compte 1 au lieu de { $before }
    }
do-hero-moves = Déplacer { $hero } : { $steps } Régions au plus, depuis { $region }
    .head = Déplacer { $hero }
    .detail = { $steps } Régions au plus, depuis { $region }
do-hero-heals = Soigner 1 Blessure : vous avez { $injured }
    .head = Soigner 1 Blessure
    .detail = vous avez { $injured }
do-hero-draws = Piocher 1 carte Combat (vous avez : { $cards })
    .head = Piocher 1 carte Combat
    .detail = vous avez : { $cards }
do-hero-rests = Rien avec le Héros
do-rune-control = Contrôler un Monstre ({ $price } runes de son symbole) : vous décidez pour lui, et il vous épargne
    .head = Contrôler un Monstre
    .detail = vous décidez pour lui, et il vous épargne
    .cost = { $price } runes de son symbole
do-rune-alliance = S’allier à { $realm } ({ $price ->
    [one] { $price } rune
   *[other] { $price } runes
}) : après { $actions } : { $bonus }
    .head = S’allier à { $realm }
    .detail = après { $actions } : { $bonus }
    .cost = { $price ->
        [one] { $price } rune
       *[other] { $price } runes
    }
do-rune-march = Marche ({ $price ->
    [one] { $price } rune
   *[other] { $price } runes
}) : une Armée avance de 1 Région dès maintenant, en plus de la phase Armées
    .head = Marche
    .detail = une Armée avance de 1 Région dès maintenant, en plus de la phase Armées
    .cost = { $price ->
        [one] { $price } rune
       *[other] { $price } runes
    }
do-no-rune = Aucune action de rune
do-control = Contrôler { $monster } ({ $price } { $rune }) : en { $region } ; son attaque : { $strikes }{ $tamed ->
    [1]  ; sous le contrôle de { $seat }
   *[other] { "" }
}
    .head = Contrôler { $monster }
    .detail = en { $region } ; son attaque : { $strikes }{ $tamed ->
        [1]  ; sous le contrôle de { $seat }
       *[other] { "" }
    }
    .cost = { $price } { $rune }
do-pay-rune = Payer { $rune } : il en reste { $left }
    .head = Payer { $rune }
    .detail = il en reste { $left }
left-behind = { $count ->
    [0] aucune Armée ne reste
   *[other] restent sur place : { $values }
}
do-move = Déplacer l’{ $army } : { $left }
    .head = Déplacer l’{ $army }
    .detail = { $left }
do-move-no-more = Ne plus déplacer d’Armée
do-march = Faire marcher l’{ $army } : { $left }
    .head = Faire marcher l’{ $army }
    .detail = { $left }
way-own = à vous ; { $sight }
way-takes = vous la prenez ; { $sight }
way-falls = elle vous revient ({ $seat } n’y a pas d’Armée) ; { $sight }
way-short = neutre, { $sum } sur { $value } : pas encore à vous ; { $sight }
way-battle = Bataille : vous { $own } contre { $seat } { $other }{ $giant ->
    [1] {" "}avec un Géant du Gel
   *[other] { "" }
} ({ $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}) ; { $sight }
do-move-to = Vers { $region } : { $way }
    .head = Vers { $region }
    .detail = { $way }
do-sail-move = Par mer vers { $region } (le déplacement par mer du tour) : { $way }{ $sails ->
    [1]  ; votre Drakkar passe en { $sea }
   *[other] { "" }
}
    .head = Par mer vers { $region }
    .detail = { $way }{ $sails ->
        [1]  ; votre Drakkar passe en { $sea }
       *[other] { "" }
    }
    .cost = le déplacement par mer du tour
do-follow = Le Géant suit : il se trouve ensuite en { $to }
    .head = Le Géant suit
    .detail = il se trouve ensuite en { $to }
do-follow-not = Le Géant reste en { $from } : { $alone ->
    [1] seul, il retourne donc dans le Stock
   *[other] avec votre autre Armée
}
    .head = Le Géant reste en { $from }
    .detail = { $alone ->
        [1] seul, il retourne donc dans le Stock
       *[other] avec votre autre Armée
    }
do-fight-in = Combattre en { $region } : vous { $own } contre { $seat } { $other } ({ $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
})
    .head = Combattre en { $region }
    .detail = vous { $own } contre { $seat } { $other } ({ $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
do-sacrifice = Sacrifier votre Géant du Gel : les Armées de { $rival } sur place passent de { $before } à { $after } ; le Géant retourne dans le Stock
    .head = Sacrifier votre Géant du Gel
    .detail = les Armées de { $rival } sur place passent de { $before } à { $after } ; le Géant retourne dans le Stock
do-sacrifice-ends = Sacrifier votre Géant du Gel : les Armées de { $rival } sur place passent de { $before } à { $after }, et il n’y a pas de Bataille ; le Géant retourne dans le Stock
    .head = Sacrifier votre Géant du Gel
    .detail = les Armées de { $rival } sur place passent de { $before } à { $after }, et il n’y a pas de Bataille ; le Géant retourne dans le Stock
do-sacrifice-not = Garder le Géant du Gel
do-berserk = Subir 1 Blessure : elle fait piocher 1 carte Combat
    .head = Subir 1 Blessure
    .detail = elle fait piocher 1 carte Combat
do-berserk-not = Ne pas se blesser
do-use-fang = Utiliser le Croc des Racines : +{ $bonus }, donc { $own } contre { $other }
    .head = Utiliser le Croc des Racines
    .detail = +{ $bonus }, donc { $own } contre { $other }
do-use-fang-not = Garder le Croc des Racines
do-play-card = Jouer { $card } : donc { $own } contre { $other }{ $casualties ->
    [0] { "" }
    [one]  ; elle vous coûte { $casualties } point
   *[other]  ; elle vous coûte { $casualties } points
}
    .head = Jouer { $card }
    .detail = donc { $own } contre { $other }{ $casualties ->
        [0] { "" }
        [one]  ; elle vous coûte { $casualties } point
       *[other]  ; elle vous coûte { $casualties } points
    }
do-pass = Passer définitivement : vous restez à { $own } contre { $other }
    .head = Passer définitivement
    .detail = vous restez à { $own } contre { $other }
do-pass-ends = Passer et finir la Bataille : vous { $wins ->
    [1] gagnez
   *[other] perdez
}, { $own } contre { $other }
    .head = Passer et finir la Bataille
    .detail = vous { $wins ->
        [1] gagnez
       *[other] perdez
    }, { $own } contre { $other }
do-lower = Réduire l’{ $army } de 1 : { $becomes }
    .head = Réduire l’{ $army } de 1
    .detail = { $becomes }
do-retreat-own = Se Replier en { $region } : à vous ; { $sight }
    .head = Se Replier en { $region }
    .detail = à vous ; { $sight }
do-retreat-neutral = Se Replier en { $region } : neutre ; { $sight }
    .head = Se Replier en { $region }
    .detail = neutre ; { $sight }
do-retreat-falls = Se Replier en { $region } : { $seat } n’y a pas d’Armée, elle vous revient donc ; { $sight }
    .head = Se Replier en { $region }
    .detail = { $seat } n’y a pas d’Armée, elle vous revient donc ; { $sight }
do-action = { $action } : { $brief }
    .head = { $action }
    .detail = { $brief }
do-action-realms = { $action } : { $brief } ; puis { $realms }
    .head = { $action }
    .detail = { $brief } ; puis { $realms }
do-usurp = { $action } { $region } : valeur { $value }, force { $strength } + autorité { $authority } ; { $brief }
    .head = { $action } { $region }
    .detail = valeur { $value }, force { $strength } + autorité { $authority } ; { $brief }
do-usurp-realms = { $action } { $region } : valeur { $value }, force { $strength } + autorité { $authority } ; { $brief } ; puis { $realms }
    .head = { $action } { $region }
    .detail = valeur { $value }, force { $strength } + autorité { $authority } ; { $brief } ; puis { $realms }
do-reset = Reprendre les marqueurs : tous les Monuments sont achevés, seule la roue est vidée
    .head = Reprendre les marqueurs
    .detail = tous les Monuments sont achevés, seule la roue est vidée
do-no-action = Aucune Action Spéciale
do-recruit-in = Recruter en { $region } : une Armée de valeur { $fact_recruit_value } ; { $sight }
    .head = Recruter en { $region }
    .detail = une Armée de valeur { $fact_recruit_value } ; { $sight }
do-temple-in = Bâtir en { $region } : votre Temple numéro { $number }, sur { $goal } pour gagner ; { $sight }
    .head = Bâtir en { $region }
    .detail = votre Temple numéro { $number }, sur { $goal } pour gagner ; { $sight }
do-prepare-rune = Gagner { $rune } (vous avez : { $runes })
    .head = Gagner { $rune }
    .detail = vous avez : { $runes }
do-bonus = { $realm } : { $bonus }
    .head = { $realm }
    .detail = { $bonus }
do-no-bonus = Aucun autre bonus de Royaume
do-place-hero = Placer { $hero } dans n’importe quelle Région : à présent en { $region }
    .head = Placer { $hero } dans n’importe quelle Région
    .detail = à présent en { $region }
do-sail = Naviguer avec votre Drakkar : jusqu’à { $count } mers depuis la { $sea }
    .head = Naviguer avec votre Drakkar
    .detail = jusqu’à { $count } mers depuis la { $sea }
do-place-army = Placer une Armée ailleurs : dans toute Région que vous contrôlez
    .head = Placer une Armée ailleurs
    .detail = dans toute Région que vous contrôlez
do-sail-to = Naviguer vers la { $sea } : sur ses côtes, { $regions }
    .head = Naviguer vers la { $sea }
    .detail = sur ses côtes, { $regions }
do-take-army = Prendre l’{ $army }
do-place-in = La placer en { $region } : { $sight }
    .head = La placer en { $region }
    .detail = { $sight }
do-giant-in = Placer le Géant en { $region } : { $sight }
    .head = Placer le Géant en { $region }
    .detail = { $sight }
do-gain-rune = Gagner { $rune } (vous avez : { $runes })
    .head = Gagner { $rune }
    .detail = vous avez : { $runes }
do-build = Ajouter à { $god } : pièce { $pieces } sur { $all } ; { $complete ->
    [1] il est alors achevé
   *[other] une prière ensuite : { $bonus }
}
    .head = Ajouter à { $god }
    .detail = pièce { $pieces } sur { $all } ; { $complete ->
        [1] il est alors achevé
       *[other] une prière ensuite : { $bonus }
    }
do-hunt = Chasser { $monster } : plaies { $wounds }{ $loki ->
    [1]  ; ses attaques comptent { $fact_loki_more } de plus ; le tuer fait gagner la partie
   *[other]  ; artefact : { $artefact }
}
    .head = Chasser { $monster }
    .detail = plaies { $wounds }{ $loki ->
        [1]  ; ses attaques comptent { $fact_loki_more } de plus ; le tuer fait gagner la partie
       *[other]  ; artefact : { $artefact }
    }
do-activate-some = Activer jusqu’à { $most } Monstres : un lancer de dé pour chacun, puis déplacement et Piétinement, ou attaque
    .head = Activer jusqu’à { $most } Monstres
    .detail = un lancer de dé pour chacun, puis déplacement et Piétinement, ou attaque
do-activate = Activer { $monster } : en { $region } ; attaque : { $strikes }
    .head = Activer { $monster }
    .detail = en { $region } ; attaque : { $strikes }
do-activate-no-more = Ne plus en Activer
do-roll = Lancer le dé de Monstre
do-move-two = Déplacement { $fact_steered_steps } sans lancer : avec un Piétinement dans chaque Région où il entre
    .head = Déplacement { $fact_steered_steps } sans lancer
    .detail = avec un Piétinement dans chaque Région où il entre
do-die-move = Se déplacer de { $moves ->
    [one] { $moves } Région
   *[other] { $moves } Régions
} : avec un Piétinement dans chaque Région où il entre
    .head = Se déplacer de { $moves ->
        [one] { $moves } Région
       *[other] { $moves } Régions
    }
    .detail = avec un Piétinement dans chaque Région où il entre
do-die-attack = Attaquer : { $strikes }
    .head = Attaquer
    .detail = { $strikes }
do-monster-to = Vers { $region }, avec un Piétinement : { $sight }
    .head = Vers { $region }, avec un Piétinement
    .detail = { $sight }
do-giant-next = Le Géant en { $region } : { $sight }
    .head = Le Géant en { $region }
    .detail = { $sight }
do-hit = Toucher l’{ $army } : { $becomes }
    .head = Toucher l’{ $army }
    .detail = { $becomes }
do-attack-seat = Les Armées de { $seat } se Replient : { $values }
    .head = Les Armées de { $seat } se Replient
    .detail = { $values }
do-loki-at = Loki apparaît en { $region } : aucune Armée ne peut y entrer ; { $sight }
    .head = Loki apparaît en { $region }
    .detail = aucune Armée ne peut y entrer ; { $sight }
do-loki-to = Déplacer Loki en { $region } : aucune Armée ne peut y entrer ; { $sight }
    .head = Déplacer Loki en { $region }
    .detail = aucune Armée ne peut y entrer ; { $sight }
do-loki-stays = Laisser Loki en { $region }
do-pick-attack = Utiliser l’attaque { $attack } : point faible { $symbol } ; { $injuries ->
    [one] { $injuries } Blessure
   *[other] { $injuries } Blessures
} si la garde échoue
    .head = Utiliser l’attaque { $attack }
    .detail = point faible { $symbol } ; { $injuries ->
        [one] { $injuries } Blessure
       *[other] { $injuries } Blessures
    } si la garde échoue
do-strike = Frapper avec { $strike } : couvre { $wounds }
    .head = Frapper avec { $strike }
    .detail = couvre { $wounds }
do-strike-pair = Frapper avec { $strike } ensemble : couvre { $wounds }, ce qu’aucune ne fait seule
    .head = Frapper avec { $strike } ensemble
    .detail = couvre { $wounds }, ce qu’aucune ne fait seule
do-no-strike = Ne plus frapper : la garde vient ensuite
    .head = Ne plus frapper
    .detail = la garde vient ensuite
do-cover = Couvrir la plaie : { $wound }
do-defend = Se défendre avec { $card } : garde { $guard } sur { $need } nécessaires
    .head = Se défendre avec { $card }
    .detail = garde { $guard } sur { $need } nécessaires
do-no-defence = Subir { $injuries ->
    [one] la Blessure
   *[other] les { $injuries } Blessures
} : puis piocher { $draws ->
    [one] { $draws } carte
   *[other] { $draws } cartes
}
    .head = Subir { $injuries ->
        [one] la Blessure
       *[other] les { $injuries } Blessures
    }
    .detail = puis piocher { $draws ->
        [one] { $draws } carte
       *[other] { $draws } cartes
    }
do-use-hide = Utiliser la Peau de Troll : 1 Blessure de moins
    .head = Utiliser la Peau de Troll
    .detail = 1 Blessure de moins
do-use-hide-not = Garder la Peau de Troll
do-hunt-on = Poursuivre la Chasse : manche { $round } sur { $rounds }
    .head = Poursuivre la Chasse
    .detail = manche { $round } sur { $rounds }
do-hunt-stop = Arrêter la Chasse : elle échoue, coûte 1 Blessure de plus, et toutes les plaies se rouvrent
    .head = Arrêter la Chasse
    .detail = elle échoue, coûte 1 Blessure de plus, et toutes les plaies se rouvrent
do-discard = Défausser { $card }

## Vrais dés et vraies pioches

chance-first = Tirez au sort : qui commence ?
chance-realm = Piochez le pion Royaume de la porte en { $region }
chance-fourth = Piochez le quatrième jeton de forge, en plus d’un par rune
chance-forge = Piochez le jeton de forge en { $region }
chance-sheets = Piochez les fiches de Monstre : lesquelles participent ?
chance-place = Piochez la Région : { $monster }
chance-hero = { $seat }, piochez un Héros au hasard
chance-card = { $seat }, piochez une carte Combat : à quelle place du paquet ? (le programme garde les mains, pour qu’elles restent secrètes)
chance-attack = Piochez la carte Attaque { $number } sur 2 : { $monster }
chance-die = Lancez le dé de Monstre : { $monster }
mover-draugr = Le Draugr
mover-troll = Le Troll
mover-lindworm = Le Lindworm
mover-garm = Garm
mover-fenrir = Fenrir
mover-nidhogg = Nidhogg
mover-giants = Un Géant du Gel
mover-loki = Loki
face-move = Déplacement { $steps }
face-attack = Attaque
face-both = Déplacement { $steps } ou Attaque

## Journal

log-first-player = { $seat } commence.
log-realm-laid = La porte { $realm } s’ouvre en { $region }.
log-forge-laid = Une forge { $rune } se trouve en { $region }.
log-monster-placed = { $monster } rôde en { $region }.
log-monster-placed-giants = Trois Géants du Gel se dressent en { $region }.
log-hero-chosen = { $seat } joue { $hero }.
log-started = { $seat } commence en { $region }.
log-drew-card = { $seat } pioche { $card }.
log-drew = { $seat } pioche { $count ->
    [one] { $count } carte Combat
   *[other] { $count } cartes Combat
}.
log-discarded = { $seat } défausse { $card }.
log-reshuffled = La défausse redevient le paquet de cartes Combat : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
log-turn-begins = Manche { $round } : c’est à { $seat }.
log-turn-begins-last = Manche { $round } : dernier tour de { $seat }.
log-came-back = { $seat } revient avec une Armée en { $region }.
log-used-artefact = { $seat } utilise l’artefact { $artefact }.
log-prayed = { $seat } prie { $god } : { $attribute } { $value }.
log-prayed-full = { $seat } prie { $god } : { $attribute } { $value }, le maximum.
log-got-rune = { $seat } gagne une rune : { $rune }.
log-raised = { $seat } augmente une Armée en { $region } : valeur { $value }.
log-healed = { $seat } soigne une Blessure : { $injury }.
log-injured = Le Héros de { $seat } est blessé : { $injury }.
log-hero-moved = { $hero } quitte { $region } pour { $target }.
log-hero-stayed = { $hero } reste en { $region }.
log-tamed = { $seat } contrôle désormais { $monster }.
log-allied = { $seat } s’allie à { $realm }.
log-paid-runes = { $seat } paie { $count } { $rune }.
log-army-moved = { $seat } déplace une Armée de valeur { $value } depuis { $region } vers { $target }.
log-army-marched = { $seat } fait marcher une Armée de valeur { $value } depuis { $region } vers { $target }.
log-army-shipped = { $seat } embarque une Armée de valeur { $value } depuis { $region } vers { $target }.
log-giant-followed = Le Géant du Gel de { $seat } suit en { $region }.
log-giant-left = Plus aucune Armée de { $seat } auprès du Géant du Gel en { $region } : il retourne dans le Stock.
log-took-control = { $seat } contrôle désormais { $region }.
log-battle-begins = Bataille en { $region } : { $seat } attaque { $other }.
log-sacrificed = { $seat } sacrifie le Géant du Gel en { $region }.
log-army-lowered = Une Armée de { $seat } en { $region } tombe à { $value }.
log-army-lowered-out = Une Armée de { $seat } en { $region } perd ses derniers points.
log-army-destroyed = Une Armée de { $seat } en { $region } est détruite.
log-no-battle = Il reste au plus un camp en { $region } : la Bataille n’a pas lieu.
log-battle-values = Avant les cartes : { $attack } contre { $defence }, { $seat } attaque en { $region }.
log-card-played = { $seat } joue { $card } et atteint { $value }.
log-passed = { $seat } ne joue plus de carte.
log-battle-won = { $seat } gagne la Bataille en { $region }, { $value } contre { $other }.
log-battle-won-tie = { $seat } défend { $region } à { $value } partout : l’égalité est au défenseur.
log-retreated = { $count ->
    [one] { $count } Armée de { $seat } se Replie
   *[other] { $count } Armées de { $seat } se Replient
} depuis { $region } vers { $target }.
log-action-taken = { $seat } choisit l’action { $action }.
log-recruited = { $seat } recrute une Armée de valeur { $fact_recruit_value } en { $region }.
log-temple-built = { $seat } bâtit un Temple en { $region }.
log-priests-ready = { $count ->
    [one] { $count } prêtre de { $seat } est de nouveau prêt
   *[other] { $count } prêtres de { $seat } sont de nouveau prêts
}.
log-bonus-used = { $seat } applique le bonus { $realm }.
log-drakkar-sailed = Le Drakkar de { $seat } gagne la { $sea }.
log-army-placed = { $seat } place en { $target } une Armée de valeur { $value } (depuis { $region }).
log-giant-received = { $seat } reçoit un Géant du Gel en { $region }.
log-giant-moved = { $seat } place son Géant du Gel en { $region }.
log-monument-built = { $seat } bâtit la pièce { $pieces } du Monument { $god }.
log-wheel-reset = Tous les marqueurs quittent la roue, les prêtres rentrent, les artefacts peuvent resservir.
log-wheel-reset-only = Tous les Monuments sont achevés : tous les marqueurs quittent la roue, et rien d’autre ne se passe.
log-monster-activated = { $seat } Active { $monster }.
log-die-rolled = Le dé de Monstre indique : { $face }.
log-steered = { $seat } dirige { $monster } : Déplacement { $fact_steered_steps } sans lancer.
log-monster-moved = { $monster } quitte { $region } pour { $target }.
log-giant-blocked = Le Géant du Gel en { $region } ne peut pas se déplacer : pas de Piétinement.
log-trampled = { $monster } provoque un Piétinement en { $region }.
log-monster-attacked = { $monster } attaque en { $region } : { $strikes }.
log-monster-attacked-giants = Les Géants du Gel attaquent : { $strikes }.
log-loki-placed = { $seat } fait apparaître Loki en { $region } ; aucune Armée ne peut y entrer.
log-loki-moved = { $seat } déplace Loki depuis { $region } vers { $target }.
log-hunt-begins = { $seat } chasse { $monster } en { $region }.
log-giants-gathered = Tous les Géants du Gel se rassemblent en { $region }.
log-attacks-drawn = Manche de Chasse { $round } : { $attack }, ou { $second }.
log-attack-picked = { $seat } choisit : { $attack }.
log-wound-covered = { $seat } couvre une plaie ({ $wound }) avec { $strike }.
log-guard-laid = { $seat } se défend avec { $card } : { $value }.
log-guard-held = La garde de { $seat } tient avec { $value }.
log-guard-failed = La garde de { $seat } échoue : { $count ->
    [one] { $count } Blessure
   *[other] { $count } Blessures
}.
log-injury-ignored = La Peau de Troll épargne 1 Blessure à { $seat }.
log-hunt-failed = La Chasse de { $seat } échoue ({ $monster }).
log-monster-slain = { $seat } tue { $monster } !
log-got-artefact = { $seat } prend l’artefact { $artefact }.
log-ragnarok-card = Une carte Ragnarök s’accomplit : { $card }.
log-ragnarok-comes = Le Ragnarök approche : tous sauf { $seat } jouent un dernier tour.
log-won = { $seat } l’emporte : { $ending }
log-no-special = { $seat } n’a plus d’Action Spéciale possible et la saute.
log-out-of-rounds = { $round } manches ont été jouées ; la partie est finie.

## La fin

end-lands = Grand Jarl, avec assez de Contrées.
end-temples = Grand Godi, avec assez de Temples.
end-loki = Tueur de Monstres, car Loki est mort.
end-ragnarok = Le Ragnarök est là, et le plus grand nombre de Régions au pied d’Yggdrasil décide.
end-rounds = Les manches sont épuisées, et le plus grand nombre de Régions au pied d’Yggdrasil décide.

## Raisons

why-hero-taken = Un autre joueur a ce Héros.
why-not-start-value = On commence dans une Région de valeur { $fact_start_value }.
why-start-monster = Un Monstre s’y trouve ; personne ne commence dans sa Région.
why-start-taken = Un autre joueur y commence.
why-comeback-not-yours = Vous contrôlez encore des Régions : revenez dans l’une d’elles.
why-comeback-foreign = Un autre joueur contrôle cette Région, et il en reste de libres.
why-comeback-armies = Des Armées s’y trouvent.
why-loki-there = Aucune Armée ne peut entrer dans la Région de Loki.
why-artefact-spent = Cet artefact est retourné jusqu’au prochain Bâtir un Monument.
why-artefact-not-now = Cet artefact ne s’utilise pas au début du tour.
why-artefact-no-target = Il n’y a rien sur quoi l’utiliser.
why-venom-own-army = Le venin ne vise que les Armées adverses.
why-venom-too-far = Cette Armée n’est pas dans une Région voisine de celle de votre Héros.
why-mace-elsewhere = Cette Armée n’est pas dans la Région de votre Héros.
why-chain-too-far = C’est à plus de { $fact_chain_steps ->
    [one] { $fact_chain_steps } Région
   *[other] { $fact_chain_steps } Régions
}.
why-hero-too-far = C’est à plus de { $fact_hero_steps ->
    [one] { $fact_hero_steps } Région
   *[other] { $fact_hero_steps } Régions
}.
why-figure-stuck = Toutes les Régions voisines contiennent un autre Géant.
why-giant-there = Un autre Géant du Gel s’y trouve.
why-priest-there = Un de vos prêtres s’y trouve déjà.
why-army-not-yours = Cette Armée n’est pas à vous.
why-army-full = Cette Armée a la valeur maximale, { $fact_most_value }.
why-not-in-your-region = Cette Armée n’est pas dans une Région que vous contrôlez.
why-raised-already = Freyja augmente chaque Armée une seule fois.
why-did-not-fight = Cette Armée n’a pas pris part à la Bataille.
why-not-injured = Cet attribut n’est pas blessé.
why-injured-already = Cet attribut est déjà blessé.
why-no-injury = Votre Héros n’a aucune Blessure.
why-no-cards-left = Il ne reste aucune carte Combat, ni au paquet ni à la défausse.
why-no-pair-of-runes = Le contrôle coûte { $fact_control_price ->
    [one] { $fact_control_price } rune
   *[other] { $fact_control_price } runes
} du symbole du Monstre, et vous n’en avez pas autant pour un Monstre que vous pourriez contrôler.
why-no-gate-here = Votre Héros n’est à la porte d’aucun Royaume.
why-allied-already = Vous êtes déjà l’allié de ce Royaume.
why-no-rune-to-pay = Une Alliance coûte { $fact_alliance_price ->
    [one] { $fact_alliance_price } rune, et vous n’en avez pas
   *[other] { $fact_alliance_price } runes du même symbole, et vous n’en avez pas autant
}.
why-no-rune-to-march = Une Marche coûte { $fact_march_price ->
    [one] { $fact_march_price } rune, et vous n’en avez pas
   *[other] { $fact_march_price } runes du même symbole, et vous n’en avez pas autant
}.
why-no-army-to-march = Aucune de vos Armées ne peut se déplacer.
why-giants-untamed = Les Géants du Gel ne peuvent pas être contrôlés.
why-tamed-already = Vous contrôlez déjà ce Monstre.
why-other-runes = Vous n’avez pas { $fact_control_price ->
    [one] { $fact_control_price } rune
   *[other] { $fact_control_price } runes
} du symbole de ce Monstre.
why-none-of-this-rune = Vous n’avez aucune rune de ce symbole.
why-army-moved-already = Cette Armée s’est déjà déplacée dans cette phase.
why-battle-waits = Une Bataille y attend ; l’Armée ne repart pas avant.
why-no-way-out = Il n’y a aucune Région où elle puisse aller.
why-not-adjacent = Cette Région n’est pas voisine.
why-same-region = L’Armée s’y trouve déjà.
why-not-by-sea = Votre Drakkar ne relie les Régions de sa mer qu’à cette mer et aux mers voisines.
why-sailed-already = Un seul déplacement par mer par phase Armées.
why-no-ship-needed = Cette Région est voisine, sur la même mer : l’Armée y va simplement par voie de terre.
why-no-battle-here = Aucune Bataille n’attend ici.
why-not-in-hand = Vous n’avez pas cette carte.
why-too-many-casualties = Les pertes de vos cartes dépasseraient ce que vos Armées peuvent subir.
why-not-yours-to-lower = Vous réduisez vos propres Armées.
why-lowered-elsewhere = Cette Armée n’est pas dans la Région des pertes.
why-retreat-too-far = On se Replie dans une Région voisine.
why-retreat-enemies = Des Armées adverses s’y trouvent.
why-retreat-later = Une Région prioritaire pour le Repli est libre.
why-marker-there = Votre marqueur occupe cette action jusqu’au prochain Bâtir un Monument.
why-no-marker-yet = Bâtir un Monument demande au moins un de vos marqueurs sur la roue.
why-monuments-complete = Tous les Monuments sont achevés.
why-no-settlement = Mobiliser demande un Village dans une Région que vous contrôlez, hors de celle de Loki.
why-no-army-left = Toutes vos Armées sont sur le plateau.
why-nothing-to-raise = Vous n’avez dans vos Régions aucune Armée à augmenter.
why-no-shrine = Un Temple demande un Sanctuaire vide dans une Région que vous contrôlez.
why-no-temple-left = Il ne reste aucun Temple.
why-no-monster-left = Il n’y en a pas sur le plateau.
why-usurp-own = Vous contrôlez déjà la Région de votre Héros.
why-usurp-army = Une Armée adverse se trouve dans la Région de votre Héros.
why-usurp-weak = Votre force et votre autorité réunies n’atteignent pas la valeur de la Région.
why-nothing-to-prepare = Il n’y a rien à soigner, à piocher ni à gagner.
why-must-act = Une Action Spéciale est possible : il faut en faire une.
why-not-your-region = Vous ne contrôlez pas cette Région.
why-recruited-here = Une Armée a déjà été recrutée ici.
why-temple-not-yours = Vous ne contrôlez pas cette Région ; un Temple se bâtit dans une des vôtres.
why-temple-there = Un Temple s’y dresse déjà.
why-runes-full = Vous avez { $fact_most_runes } runes, le maximum.
why-no-rune-left = Il ne reste aucune rune de ce symbole.
why-not-at-slot = Ce Royaume n’aide pas après cette action.
why-not-allied = Vous n’êtes pas l’allié de ce Royaume.
why-bonus-spent = Ce bonus a déjà été appliqué.
why-bonus-idle = Ce bonus n’aurait aucun effet.
why-no-place-for-army = Aucune Région que vous contrôlez ne peut recevoir l’Armée.
why-sea-too-far = C’est à plus de { $fact_sail_seas ->
    [one] { $fact_sail_seas } mer
   *[other] { $fact_sail_seas } mers
}.
why-same-sea = Votre Drakkar s’y trouve déjà.
why-no-own-army = Un Géant du Gel se place là où vous avez une Armée.
why-giant-is-here = Votre Géant du Gel s’y trouve déjà.
why-complete = Ce Monument est achevé.
why-hero-elsewhere = Votre Héros n’est pas dans sa Région.
why-too-injured = Un Héros avec { $fact_most_injuries } Blessures ne peut pas chasser.
why-too-few-slain = Il faut avoir tué { $fact_slain_for_loki ->
    [one] { $fact_slain_for_loki } Monstre
   *[other] { $fact_slain_for_loki } Monstres
} pour chasser Loki.
why-activated-already = Ce Monstre a déjà été Activé.
why-monster-too-far = Les Monstres vont d’une Région à une Région voisine.
why-giant-done = Ce Géant du Gel a déjà agi.
why-not-trampled = Chaque joueur choisit une de ses propres Armées de la Région piétinée.
why-not-attacked = Cette Armée n’est pas là où le Monstre attaque.
why-too-strong = Nidhogg ne détruit qu’une Armée de valeur { $fact_nidhogg_prey } ou moins.
why-no-army-attacked = Ce joueur n’y a pas d’Armée.
why-loki-not-inner = Loki apparaît dans une Région qui touche Yggdrasil.
why-loki-armies = Loki ne va que là où il n’y a pas d’Armée.
why-loki-too-far = Loki se déplace de 1 Région.
why-covers-nothing = Elle ne couvre aucune des plaies ouvertes.
why-no-such-wound = Aucune plaie de ce genre n’est ouverte.
why-wrong-symbol = Cette carte ne couvre pas une telle plaie.
why-cannot-reach = Toutes vos cartes réunies n’atteignent pas l’attaque.
why-stock-empty = Il ne reste aucun Géant du Gel dans le Stock.
why-no-army-for-giant = Vous n’avez sur le plateau aucune Armée auprès de laquelle placer un Géant du Gel.
why-covers-alone = Chacune de ces cartes couvre seule les plaies ouvertes ; une paire sert à une plaie qu’aucune ne couvre.

## La table en mots

table-set-up = Mise en place ; { $seat } commencera.
table-turn = Manche { $round }, tour de { $seat } : { $phase }.
table-last-turn = Ragnarök : dernier tour de { $seat } (manche { $round }) : { $phase }.
phase-start = début du tour
phase-prayer = Prière
phase-hero = Héros
phase-rune = Rune
phase-armies = Armées
phase-special = Action Spéciale
phase-end = fin du tour
table-moves = { $count ->
    [0] Il ne reste aucun déplacement d’Armée
    [one] Il reste { $count } déplacement d’Armée ; { $sailed ->
        [1] celui par mer est fait
       *[other] il peut se faire par mer
    }
   *[other] Il reste { $count } déplacements d’Armée ; { $sailed ->
        [1] celui par mer est fait
       *[other] l’un d’eux peut se faire par mer
    }
}.
table-asked = À { $seat } de choisir.
table-over = La partie est finie après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}.
table-winners = Victoire de { $seats } : { $ending }
table-goals = Pour gagner : { $lands } Contrées ({ $short ->
    [one] { $short } de leurs Régions peut manquer
   *[other] { $short } de leurs Régions peuvent manquer
}), { $temples } Temples, ou tuer Loki.
table-ragnarok = Le Ragnarök vient avec { $need } cartes accomplies. Accomplies ({ $count }) : { $met }. À accomplir : { $left }.
table-battle = Bataille en { $region } :
table-attacker = Attaquant { $seat } : { $total } (Armées { $armies }, bonus { $bonus }, cartes { $cards }) ; pertes { $casualties } sur { $limit } au plus{ $passed ->
    [1]  ; a passé
   *[other] { "" }
}.
table-defender = Défenseur { $seat } : { $total } (Armées { $armies }, bonus { $bonus }, cartes { $cards }) ; pertes { $casualties } sur { $limit } au plus{ $passed ->
    [1]  ; a passé
   *[other] { "" }
}.
table-hunt = { $seat } chasse { $monster } en { $region }, manche { $round } sur { $rounds }.
table-wounds = Plaies ouvertes : { $open } ; en tout : { $all }.
table-attack = Attaque en cours : { $attack } ; garde jusqu’ici { $guard }.
table-attacks = Cartes Attaque piochées : { $attacks }.
table-no-hero = { $seat }{ $you ->
    [1] {" "}(vous)
   *[other] { "" }
} : pas encore de Héros.
table-player = { $seat }{ $you ->
    [1] {" "}(vous)
   *[other] { "" }
} : { $hero } en { $region } ; { $parts }.
table-player-off = { $seat }{ $you ->
    [1] {" "}(vous)
   *[other] { "" }
} : { $hero }, pas encore sur le plateau ; { $parts }.
table-ability = { $hero } : { $ability }.
table-holds = { $seat } contrôle { $regions ->
    [one] { $regions } Région
   *[other] { $regions } Régions
} (dont { $inner } au pied d’Yggdrasil), Contrées : { $lands }, Régions à prendre pour être Grand Jarl : { $lacks } ; { $temples ->
    [one] { $temples } Temple
   *[other] { $temples } Temples
} ; tués : { $slain }.
table-forces = Armées de { $seat } : { $armies } (valeur totale { $value }, { $left } en réserve) ; Drakkar : { $sea }{ $giants ->
    [1]  ; { $giant }
   *[other] { "" }
}.
table-belongings = Runes de { $seat } : { $runes } ; Alliances : { $allies } ; prêtres : { $ready ->
    [one] { $ready } prêt
   *[other] { $ready } prêts
}, { $unready } au repos, en prière : { $praying } ; artefacts : { $artefacts }.
table-hand = Vos cartes Combat ({ $count }) : { $cards }.
table-hand-size = Main de { $seat } : { $cards }.
force = { $value } en { $region }
no-giant = pas de Géant du Gel
nowhere = hors du plateau
artefact-fresh = { $artefact } ({ $does })
artefact-used = { $artefact } (utilisé ; { $does })
sight-hero = Héros de { $seat }
sight-beside = voisines : { $numbers }
table-region = { $region } : { $parts }.
table-sea = Drakkars, { $sea } : { $seats }.
table-wheel = { $action } : { $count ->
    [0] aucun marqueur
   *[other] marqueurs de { $seats }
} ; Royaumes ensuite : { $realms }.
table-realm = Bonus de Royaume, { $realm } : { $bonus }.
table-monument = Monument { $god } ({ $attribute }) : { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} sur { $all } ; une prière : { $bonus } ; { $count ->
    [0] aucun prêtre
   *[other] prêtres de { $priests }
}.
table-monster = { $monster } ({ $rune }) en { $regions } : plaies { $wounds } ; attaque : { $strikes } ; artefact { $artefact }{ $tamed ->
    [1]  ; sous le contrôle de { $seat }
   *[other] { "" }
}.
table-slain = { $monster } ({ $rune }) : victime de { $seat }.
table-loki = Loki se tient en { $region } : aucune Armée ne peut y entrer.
table-supply = Il reste : { $temples ->
    [one] { $temples } Temple
   *[other] { $temples } Temples
} ; runes : { $runes }.
table-stock = Géants du Gel dans le Stock : { $count } sur { $all }.
table-deck = Paquet de cartes Combat : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}. Défausse : { $discard }.
odds-battle = de gagner si les deux camps jouent toutes les cartes possibles
odds-battle-without = de gagner si les deux camps jouent toutes les cartes possibles (sans compter : { $things })
odds-berserk = une Blessure de Beowulf
odds-hunt = des { $count } Chasses essayées réussissent, si l’on couvre d’abord les plaies et se défend quand une carte suffit
control-realm = Carte Contrôle : Géants du Gel en bonus de Royaume
control-realm-1 = Vous possédez un Géant au plus ; Utgard vous le donne ou le place auprès d’une de vos Armées.
control-realm-2 = Il ne bouge qu’avec les Armées : quand l’une des vôtres quitte sa Région, il peut suivre, et il se Replie avec elles.
control-realm-3 = Dans une Région sans Armée à vous, il retourne dans le Stock.
control-realm-4 = Avant une Bataille dans sa Région, le défenseur d’abord, chaque camp peut sacrifier son Géant : toutes les Armées adverses y perdent 1.
control-monsters = Carte Contrôle : Géants du Gel en Monstres
control-monsters-1 = Personne ne peut les contrôler. Un seul lancer du dé de Monstre vaut pour tous, de même que le choix qu’il laisse.
control-monsters-2 = Chacun avance de 1 Région, l’un après l’autre, jamais chez un autre Géant ; celui qui ne peut pas bouger reste, sans Piétinement.
control-monsters-3 = Chacun provoque un Piétinement lorsqu’il se déplace. Un Héros peut les chasser là où l’un d’eux se trouve ; tous s’y rassemblent alors.
control-monsters-4 = Une fois tués, ils comptent pour un Monstre : le vainqueur garde une figurine et gagne la Masse de Géant.

## Le dessin

draw-closed = Impossible : { $reason }
draw-card = { $symbol } { $value }
draw-pair = { $symbol } { $first } + { $second }
draw-player = { $seat } ({ $hero })
draw-all = Tous les joueurs
draw-nobody = personne
draw-none = aucun
draw-neutral = neutre
draw-nowhere = hors du plateau
draw-region = { $region } : valeur { $value }, { $owner }
draw-settlement = Village en { $region }
draw-temple = Temple en { $region }
draw-shrine = Sanctuaire vide en { $region }
draw-forge = Forge, { $rune }, en { $region }
draw-gate = Porte, { $realm }, en { $region }
draw-monster = { $monster } en { $region }
draw-tamed = { $monster }, contrôle : { $seat }
draw-loki = Loki en { $region } : aucune Armée n’y entre
draw-figure = Géant du Gel en { $region }
draw-figure-some = Géant du Gel { $number }
draw-giant = Géant du Gel de { $seat } en { $region }
draw-hero-in = { $hero }, Héros de { $seat }, en { $region }
draw-hero-at = { $hero } · { $region }
draw-no-hero = pas encore de Héros
draw-army = { $seat } : Armée de valeur { $value } en { $region }
draw-army-some = { $seat } : Armée { $number }
draw-ship = Drakkar de { $seat }, { $sea }
draw-by-sea = Par mer : { $region }
draw-action = { $action }. Prise par : { $seats }. Royaumes ensuite : { $realms }
draw-action-used = { $action } : déjà prise
draw-action-free = { $action } : libre
draw-yggdrasil = Yggdrasil : Bâtir un Monument, avec un de vos marqueurs sur la roue
draw-realm = { $realm } : { $bonus }
draw-ragnarok = Ragnarök
draw-doom = Ragnarök : { $count ->
    [one] { $count } signe
   *[other] { $count } signes
} sur { $needed }
draw-omen = Signe { $number } : { $sign }
draw-omen-done = Signe { $number }, accompli : { $sign }
draw-monument = { $god } ({ $attribute }) : { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} sur { $all }
draw-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
draw-played = { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
}
draw-deck-all = Paquet Combat : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}, { $played ->
    [one] { $played } défaussée
   *[other] { $played } défaussées
}
draw-stock = Temples encore à bâtir : { $temples }
draw-stock-giants = Temples encore à bâtir : { $temples }. Géants du Gel dans le Stock : { $giants }
draw-attack = Attaque { $attack }, point faible { $weakness }, Blessures : { $injuries }
draw-weak = faiblesse
draw-deals = inflige
draw-attacker = { $seat } attaque
draw-defender = { $seat } défend
draw-attacker-leads = l’attaquant mène
draw-defender-leads = le défenseur mène
draw-battle-in = Bataille en { $region }
draw-battle-armies = Armées { $count }
draw-battle-bonus = bonus { $count }
draw-battle-cards = cartes { $count }
draw-battle-casualties = pertes { $count }
draw-passed = passe
draw-next = à venir
draw-covered = { $count ->
    [one] { $count } plaie couverte
   *[other] { $count } plaies couvertes
} sur { $all }
draw-wound = Plaie : { $sort }
draw-wound-done = Plaie : { $sort }, couverte
draw-hunt-round = Manche { $round } sur { $all }
draw-left-chooses = { $seat }, à gauche, en choisit une
draw-left-chose = { $seat }, à gauche, l’a choisie
draw-injuries = Blessures : { $count } sur { $all }
draw-guard = Garde : force { $strength } + cartes { $cards } = { $total }
draw-guard-holds = atteint { $count }
draw-guard-needs = il faut { $count }
draw-goal-lands = Contrées contrôlées ; { $count } pour gagner, { $short ->
    [one] { $short } de leurs Régions peut manquer
   *[other] { $short } de leurs Régions peuvent manquer
} ; encore à prendre : { $lacks }
draw-goal-temples = Régions avec Temple contrôlées ; { $count } pour gagner
draw-goal-slain = Monstres tués ; { $fact_slain_for_loki } ouvrent la Chasse à Loki
draw-attribute = { $attribute } : { $value }
draw-attribute-hurt = { $attribute } : compte pour { $value } au lieu de { $printed }, blessée
draw-injury = Blessure : { $attribute } compte pour 1
draw-injury-fourth = Quatrième Blessure
draw-no-injury = pas de Blessure
draw-priest-ready = Prêtre, prêt
draw-priest-unready = Prêtre, pas prêt
draw-priest-at = Prêtre au Monument, { $god }
draw-artefact = { $artefact } : { $does }
draw-artefact-used = { $artefact }, utilisé : { $does }
draw-slain = Tué : { $monster }
draw-armies = Armées sur le plateau : { $count } sur { $all }
draw-holdings = Régions { $regions } · près d’Yggdrasil { $inner }
draw-hand = Cartes Combat : { $count }, limite { $all }
draw-hand-count = { $count } en main
draw-row-actions = Actions
draw-row-injuries = Blessures
draw-row-runes = Runes
draw-row-priests = Prêtres
draw-row-cards = Cartes
draw-row-allies = Alliés
draw-row-holds = Possède
draw-you = vous
draw-act = à choisir
draw-asked = À { $seat } de choisir · { $phase } · manche { $round }
draw-waiting = En attente d’un résultat réel · { $phase } · manche { $round }
draw-last-round = { $asked } · derniers tours
draw-phase-set-up = mise en place
draw-phase-start = début du tour
draw-phase-prayer = Prière
draw-phase-hero = Héros
draw-phase-rune = Rune
draw-phase-armies = Armées
draw-phase-special = Action Spéciale
draw-phase-end = fin du tour
draw-won = { $count ->
    [one] { $seats } a gagné
   *[other] Victoire partagée : { $seats }
}
draw-summary = Manche { $round }. Signes du Ragnarök : { $count }.
draw-sheet = { $player } : Régions { $regions }, Contrées { $lands }, Temples { $temples }, tués { $slain }.
draw-do-use-artefact-7 = Aucun artefact
draw-do-pray-to-3 = Pas de prière
draw-do-raise-army-30 = Assez
draw-do-heal-injury-4 = Ne pas soigner
draw-do-hero-act-0 = Déplacer le Héros
draw-do-hero-act-1 = Soigner une Blessure
draw-do-hero-act-2 = Piocher une carte
draw-do-hero-act-3 = Ne rien faire
draw-do-rune-act-0 = Contrôler un Monstre
draw-do-rune-act-1 = S’allier au Royaume
draw-do-rune-act-2 = Marche
draw-do-rune-act-3 = Pas d’action de rune
draw-do-move-army-30 = Ne plus déplacer
draw-do-follow-0 = Le Géant reste
draw-do-follow-1 = Le Géant suit
draw-do-sacrifice-0 = Garder le Géant
draw-do-sacrifice-1 = Sacrifier le Géant
draw-do-berserk-0 = Rester calme
draw-do-berserk-1 = Subir une Blessure
draw-do-use-fang-0 = Sans le Croc
draw-do-use-fang-1 = Utiliser le Croc
draw-do-play-card-10 = Passer
draw-do-special-act-6 = Bâtir un Monument
draw-do-special-act-7 = Pas d’Action Spéciale
draw-do-prepare-what-0 = Soigner une Blessure
draw-do-prepare-what-1 = Piocher une carte
draw-do-realm-bonus-6 = Aucun autre bonus
draw-do-alfheim-how-0 = Placer le Héros
draw-do-alfheim-how-1 = Soigner une Blessure
draw-do-niflheim-how-0 = Mener le Drakkar
draw-do-niflheim-how-1 = Placer une Armée
draw-do-monsters-how-8 = Activer des Monstres
draw-do-activate-next-7 = Assez
draw-do-roll-or-move-0 = Lancer le dé
draw-do-roll-or-move-1 = Déplacement { $fact_steered_steps }, sans dé
draw-do-die-choice-0 = Déplacement
draw-do-die-choice-1 = Attaque
draw-do-loki-to-21 = Loki reste
draw-do-counter-28 = Ne plus frapper
draw-do-defend-10 = Ne plus se défendre
draw-do-use-hide-0 = Garder la Peau
draw-do-use-hide-1 = Utiliser la Peau
draw-do-hunt-on-0 = Arrêter la Chasse
draw-do-hunt-on-1 = Continuer

## Sheets, and what stands beside the question

sheets-heroes = Héros
sheets-monsters = Monstres
sheets-artefacts = Artefacts
sheets-cards = Cartes Combat
sheets-actions = Actions Spéciales
sheets-realms = Royaumes
sheets-gods = Monuments
sheets-runes = Runes
count-runes = { $count ->
    [one] { $count } rune
   *[other] { $count } runes
}
does-mobilize = recrutez une Armée de valeur { $fact_recruit_value } dans chaque Village que vous contrôlez
does-reinforce = répartissez autorité + 1 points entre vos Armées des Régions que vous contrôlez
does-build-temple = un Temple sur un Sanctuaire vide que vous contrôlez, et un prêtre à nouveau prêt
does-monsters = chassez un Monstre dans la Région de votre Héros, ou Activez jusqu’à { $fact_activations } Monstres
does-usurp = votre Héros prend sa Région si force et autorité atteignent la valeur et qu’aucune Armée adverse n’y est
does-prepare = { $fact_prepare_parts } fois au choix : soigner 1 Blessure, piocher 1 carte Combat, gagner 1 rune
does-build-monument = ajoutez une pièce à un Monument ; tous reprennent leurs marqueurs de la roue, les artefacts peuvent resservir, et vous Activez chaque Monstre
does-god-odin = une prière fait piocher 1 carte Combat de moins que le Monument n’a de pièces
does-god-thor = une prière soigne 1 Blessure de moins que le Monument n’a de pièces
does-god-freyja = une prière augmente, de 1 chacune, 1 Armée de moins que le Monument n’a de pièces
sheet-artefact-of = pris à : { $monster }
sheet-raises = augmente de 1 : { $attribute }
sheet-rune = { $price } contrôlent : { $monsters } ; { $fact_alliance_price } achète une Alliance, { $fact_march_price } une Marche
sheet-wounds = plaies à couvrir : { $wounds }
sheet-strikes = attaque : { $strikes }
sheet-slain = contrôlé avec { $fact_control_price } { $rune } ; qui le tue prend : { $artefact }
sheet-slain-untamed = ne se contrôlent pas ; qui les tue prend : { $artefact }
sheet-loki = aucune Armée n’entre dans sa Région ; seul celui qui a tué { $fact_slain_for_loki } Monstres peut le chasser, et le tuer donne la victoire
sheet-card = { $casualties ->
    [0] valeur { $value } en Bataille, sans perte
    [one] valeur { $value } en Bataille, { $casualties } perte
   *[other] valeur { $value } en Bataille, { $casualties } pertes
}
sheet-copies = { $count } sur { $all }
missing-usurp = la Région vaut { $value }, votre force et votre autorité font { $has }
phase-set-up = mise en place

# What happened, told once more.
score-counts = Régions
retold-attack = L’attaque
retold-lands = Contrées
retold-temples = Temples
retold-inner = Régions au pied d’Yggdrasil
retold-regions = Régions
retold-slain = Monstres tués
retold-battles = Batailles gagnées
retold-army = Valeur des Armées
retold-runes = Runes
retold-hand = Cartes Combat

## Options de départ refusées

bad-monster = Il n’y a pas de Monstre { $given } ; il y a { $known }, ou bien default, ou random.
bad-monsters = Une partie compte exactement { $count } Monstres différents, et non { $given }.
bad-frost-giants = Les Géants du Gel ne sont un Monstre qu’avec mode=monsters.
bad-rune-share = Il faut deux Monstres par rune ; pour { $rune ->
    [fehu] Fehu
    [isa] Isa
   *[tiwaz] Tiwaz
}, { $count ->
    [0] il n’y en aurait aucun.
   *[other] il y aurait { $given }.
}
bad-hero = Il n’y a pas de Héros { $given } ; il y a { $known }, ou bien chosen, ou dealt.
bad-hero-twice = Les Héros sont tous différents ; { $given } en nomme un deux fois.
bad-hero-count = { $players } joueurs ont besoin de { $players } Héros, et non de { $count }.
