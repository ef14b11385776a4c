### Les Chroniques d’Yggdrasil, en français.

## Le jeu

game-title = Yggdrasil Chronicles
game-about = D’un à cinq dieux nordiques défendent ensemble l’arbre-monde contre six ennemis : tous gagnent, ou tous perdent.
game-guide = Votre première manche
guide-1 = Vous gagnez tous ensemble quand Nidhogg atteint l’arbre au bout de la rangée du Livre des sagas. D’ici là, tenez bon contre les cinq autres ennemis.
guide-2 = À chaque manche, chacun pose une carte Ennemi face cachée. L’équipe convient de l’ordre ; puis chacun révèle sa carte, peut se déplacer et peut accomplir un devoir.
guide-3 = La première carte d’un ennemi attend sur la roue. La deuxième active cet ennemi, puis les deux cartes repartent sous leurs paquets. La table garde pour tous ce qui a été vu de chaque paquet.
guide-4 = Un dieu va dans un autre monde de son niveau, ou monte et descend dans sa colonne. Le niveau du milieu tourne et change les colonnes : regardez avant de bouger.
guide-5 = Le devoir est un combat ou l’action de votre monde. Un autre dieu à vos côtés améliore l’action, un ennemi la gêne.
guide-6 = Deux ennemis dans un même monde le dévastent, et il perd son action. Repoussez les ennemis à temps ; tout combat est gagné, mais vous courez autant de risques que la force de l’ennemi.
guide-7 = Héros, dé divin et dés Vanes annulent des risques ; un Elfe change un échec en succès. Chaque risque restant coûte 1 vie, et si un dieu n’a plus de vie, tous perdent la partie.
guide-8 = Pour bien commencer : prenez des dés Vanes à Vanaheim et des Elfes à Alfheim, et menez des Héros de Midgard au Valhalla.
guide-9 = Surt et Hel ne doivent jamais s’activer au niveau supérieur. Combattez-les tant qu’ils sont au niveau du milieu, et retirez les Géants de feu et les Anonymes de leurs jauges.
house-note = Nous ne connaissons pas tout ce qui est imprimé. Les pages du Livre des sagas avec leurs rangées et les six sagas, les faces des dés et des pierres runiques, les îles de Midgard et quelques liens des Jotuns sont les nôtres (contenu maison) ; qui possède la boîte peut les corriger dans content.toml.

## Options de départ

option-mode = Le côté des fiches de dieu utilisé.
option-mode-easy = Le côté facile : ni capacités ni pouvoirs divins.
option-mode-hard = Le côté difficile : chaque dieu a sa capacité et son pouvoir divin, et la rangée du Livre des sagas a ses effets.
option-saga = Une saga de la campagne (contenu maison), ou aucune.
option-saga-0 = Aucune saga : le jeu de base.
option-saga-1 = Saga 1, le Meurtre de Baldr : demandez le serment aux neuf mondes.
option-saga-2 = Saga 2, Fimbulvetr : battez les trois fils de Bergelmir.
option-saga-3 = Saga 3, Managarm : retenez les loups qui chassent le soleil et la lune.
option-saga-4 = Saga 4, le Départ de Naglfar : arrêtez le navire des morts.
option-saga-5 = Saga 5, la Chute de Bifrost : remplissez le Valhalla avant que le pont ne rompe.
option-saga-6 = Saga 6, la Plaine de Vigrid : tuez les ennemis en duel.
option-gods = Les dieux en jeu, séparés par des virgules, les joueurs d’abord ; vide, chacun choisit.
option-charts = Les tableaux d’expérience d’une campagne ; vide, chaque dieu a sa capacité de départ.
option-brisingamen = Le dé Vane perdu que Brisingamen peut garder.
option-brisingamen-two = Un dé qui montre I+ ou II+.
option-brisingamen-any = N’importe quel dé qui serait perdu.

## Noms

player = { $god } ({ $seat })
support-god = dieu de soutien { $number }
god-freyr = Freyr
god-freyja = Freyja
god-frigg = Frigg
god-heimdall = Heimdall
god-odin = Odin
god-thor = Thor
god-tyr = Tyr
ability-freyr = commence avec { $elves } Elfes
ability-freyja = a tous les autres dieux pour Compagnons de chance
ability-frigg = I et I+ sont des succès sur les dés Vanes
ability-heimdall = I et I+ sont des succès sur le dé divin et les dés Vanes
ability-odin = a tous les autres dieux pour Frères d’armes
ability-thor = pas de capacité de départ
ability-tyr = I et II sont des succès sur le dé divin
ability-bond = { $ability } ({ $does })
power-freyr = peut payer 2 Elfes pour annuler un risque
power-freyja = peut aussi employer des Héros après le jet
power-frigg = au lieu d’un devoir, récupère 1 vie ou en donne 1 à un autre dieu
power-heimdall = peut aller à Midgard depuis n’importe quel monde
power-odin = peut aller à Asgard depuis n’importe quel monde
power-thor = un succès du dé divin annule 2 risques
power-tyr = continue son tour après avoir activé Fenrir
world-asgard = Asgard
world-alfheim = Alfheim
world-vanaheim = Vanaheim
world-midgard = Midgard
world-nidavellir = Nidavellir
world-svartalfheim = Svartalfheim
world-jotunheim = Jotunheim
world-muspelheim = Muspelheim
world-niflheim = Niflheim
place-cage = la Cage
place-page = la page du Livre des sagas
enemy-surt = Surt
enemy-hel = Hel
enemy-jormungand = Jormungand
enemy-fenrir = Fenrir
enemy-loki = Loki
enemy-nidhogg = Nidhogg
enemy-son-a = le fils aîné de Bergelmir
enemy-son-b = le fils cadet de Bergelmir
enemy-son-c = le benjamin de Bergelmir
enemy-naglfar = Naglfar
enemy-skoll = Skoll
enemy-hati = Hati
enemy-servant = un Serviteur de Hel
enemy-quay = un Serviteur de Hel sur le quai
card-of = { $enemy } (carte : { $god })
card-unknown = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
card-of-support = { $count ->
    [one] { $count } carte du dieu de soutien
   *[other] { $count } cartes du dieu de soutien
}
face-s = S
face-s-lost = S+
face-one = I
face-one-lost = I+
face-two = II
face-two-lost = II+
face-blank = face vide
roll-success = succès
roll-failure = échec
gift-elf = un Elfe
gift-die = un dé Vane
spoil-nothing = rien
spoil-elf = un Elfe employé
spoil-lost-die = un dé Vane qui retournerait à Vanaheim
spoil-die = un dé Vane qui reste en jeu
stone-white = blanche
stone-green = verte
stone-red = rouge
rune-journey = voyage
rune-deed = exploit
rune-turning = rotation
rune-life = vie
does-rune-journey = déplacer un dieu quelconque dans un monde quelconque
does-rune-deed = faire d’ici l’action normale d’un monde quelconque
does-rune-turning = faire tourner le niveau du milieu de 0, 1 ou 2 mondes
does-rune-life = récupérer 1 vie
relation-comrade = Frère d’armes
relation-kin = Parent
relation-lucky = Compagnon de chance
relation-travel = Compagnon de voyage
does-relation-comrade = dans le même monde, il lance son dé divin pour vos risques
does-relation-kin = dans le même monde, vous pouvez prendre ses artefacts, Elfes et dés Vanes ; un dieu de soutien peut perdre des vies pour vous
does-relation-lucky = dans le même monde, vous prenez un Elfe qu’il a employé ou un dé Vane qu’il a lancé ; près d’un dieu de soutien, vous gardez l’un des vôtres
does-relation-travel = avant votre déplacement, vous pouvez le rejoindre
mode-easy = partie facile
mode-hard = partie difficile
mode-campaign = campagne
saga-book = le Livre des sagas
holder = présentoir d’artefacts de niveau { $level }
answer = réponse { $number }
list-none = aucun
list-more = { $head }, { $next }
list-and = { $head } et { $next }
list-column = { $head } – { $next }
list-row = { $head } → { $next }
clause-more = { $head } ; { $next }
count-life = { $count ->
    [one] { $count } vie
   *[other] { $count } vies
}
count-risks = { $count ->
    [one] { $count } risque
   *[other] { $count } risques
}
count-elves = { $count ->
    [one] { $count } Elfe
   *[other] { $count } Elfes
}
count-vanir = { $count ->
    [one] { $count } dé Vane
   *[other] { $count } dés Vanes
}
count-heroes = { $count } Héros
count-giants = { $count ->
    [one] { $count } Géant de feu
   *[other] { $count } Géants de feu
}
count-dead = { $count ->
    [one] { $count } Anonyme
   *[other] { $count } Anonymes
}
grade-penalty = avec malus
grade-normal = normale
grade-bonus = avec bonus

## Jotuns

jotun-thjazi = Thjazi
jotun-baugi = Baugi
jotun-skadi = Skadi
jotun-geirrod = Geirrod
jotun-greip = Greip
jotun-gjalp = Gjalp
jotun-starkadr = Starkadr
jotun-beli = Beli
jotun-angrboda = Angrboda
jotun-gerda = Gerda
jotun-hyrrokkin = Hyrrokkin
jotun-hymir = Hymir
jotun-vafthrudnir = Vafthrudnir
jotun-suttung = Suttung
jotun-skyrmir = Skyrmir
jotun-thrym = Thrym
jotun-hrungnir = Hrungnir
jotun-utgard-loki = Utgard-Loki
does-jotun-thjazi = bloque Asgard
does-jotun-baugi = bloque Alfheim
does-jotun-skadi = bloque Vanaheim
does-jotun-geirrod = bloque Midgard
does-jotun-greip = bloque Nidavellir
does-jotun-gjalp = bloque Svartalfheim
does-jotun-starkadr = bloque Niflheim
does-jotun-beli = bloque Muspelheim
does-jotun-angrboda = protège Loki
does-jotun-gerda = protège Surt (contenu maison)
does-jotun-hyrrokkin = protège Hel (contenu maison)
does-jotun-hymir = protège Jormungand
does-jotun-vafthrudnir = protège Fenrir
does-jotun-suttung = pas d’Elfe après un jet
does-jotun-skyrmir = pas de Héros contre les risques
does-jotun-thrym = aucun artefact n’agit
does-jotun-hrungnir = pas de dé Vane dans les jets
does-jotun-utgard-loki = pas de dé divin dans les jets

## Artefacts

artifact-andvarinaut = Andvarinaut
artifact-draupnir = Draupnir
artifact-gjallarhorn = Gjallarhorn
artifact-hringhorni = Hringhorni
artifact-megingjord = Megingjord
artifact-skidbladnir = Skidbladnir
artifact-gleipnir = Gleipnir
artifact-gungnir = Gungnir
artifact-hofund = Hofund
artifact-jarngreipr = Jarngreipr
artifact-miming = Miming
artifact-mjollnir = Mjollnir
artifact-brisingamen = Brisingamen
artifact-gullinbursti = Gullinbursti
artifact-idunns-apples = les pommes d’Idunn
artifact-odroerir = Odroerir
artifact-svalinn = Svalinn
artifact-valshamr = Valshamr
does-artifact-andvarinaut = relancer une fois ceux de vos dés Vanes que vous voulez
does-artifact-draupnir = relancer une fois votre dé divin
does-artifact-gjallarhorn = aller dans n’importe quel monde du niveau du milieu
does-artifact-hringhorni = aller dans n’importe quel monde du niveau inférieur
does-artifact-megingjord = vos artefacts qui annulent 1 risque en annulent 2
does-artifact-skidbladnir = aller dans n’importe quel monde du niveau supérieur
does-artifact-gleipnir = 1 risque de moins contre Fenrir
does-artifact-gungnir = 1 risque de moins contre Hel
does-artifact-hofund = 1 risque de moins contre Loki
does-artifact-jarngreipr = 1 risque de moins contre un Jotun
does-artifact-miming = 1 risque de moins contre Surt
does-artifact-mjollnir = 1 risque de moins contre Jormungand
does-artifact-brisingamen = garder un dé Vane qui serait perdu
does-artifact-gullinbursti = l’action et un combat dans votre monde
does-artifact-idunns-apples = restaurer l’arbre coûte 1 vie au lieu de { $price }
does-artifact-odroerir = sans personne d’autre dans un monde, vous agissez avec bonus
does-artifact-svalinn = garder un Elfe qui a changé un dé
does-artifact-valshamr = les ennemis ne gênent pas votre action

## Créatures

creature-four-stags = Dain, Duneyr, Durathror et Dvalin
creature-eikthyrnir = Eikthyrnir
creature-geri-and-freki = Geri et Freki
creature-gullfaxi = Gullfaxi
creature-gullinkambi = Gullinkambi
creature-gulltopp = Gulltopp
creature-heidrun = Heidrun
creature-hildisvini = Hildisvini
creature-hugin-and-munin = Hugin et Munin
creature-ratatosk = Ratatosk
creature-saehrimnir = Saehrimnir
creature-skuld = Skuld
creature-sleipnir = Sleipnir
creature-tanngrisnir-and-tanngnjost = Tanngrisnir et Tanngnjost
creature-urd = Urd
creature-vedrfolnir = Vedrfolnir
creature-verdandi = Verdandi
creature-vidofnir = Vidofnir
does-creature-four-stags = récupérer 1 vie
does-creature-eikthyrnir = restaurer gratuitement un monde au choix
does-creature-geri-and-freki = aller dans un monde quelconque et y combattre avec 1 risque de moins
does-creature-gullfaxi = battre un Jotun au choix
does-creature-gullinkambi = 1 Héros au Valhalla
does-creature-gulltopp = tous les dieux peuvent se donner Elfes, dés Vanes et artefacts
does-creature-heidrun = récupérer jusqu’à 2 vies
does-creature-hildisvini = prendre jusqu’à 3 Elfes
does-creature-hugin-and-munin = prendre jusqu’à 2 dés Vanes
does-creature-ratatosk = aller dans un monde quelconque et y agir
does-creature-saehrimnir = un dieu au choix récupère 1 vie
does-creature-skuld = chacun montre les deux premières cartes de son paquet et les ordonne
does-creature-sleipnir = chaque dieu peut aller dans un monde quelconque
does-creature-tanngrisnir-and-tanngnjost = répartir 2 vies entre les dieux
does-creature-urd = deux cartes de la roue vont sous les paquets
does-creature-vedrfolnir = jusqu’à 2 Héros au Valhalla
does-creature-verdandi = redistribuer les vies de tous les dieux
does-creature-vidofnir = jusqu’à 3 Héros au Valhalla

## Le Livre des sagas

page-easy = page 2, la partie facile
page-hard = page 3, la partie difficile
page-baldr-a = le Meurtre de Baldr, première page
page-baldr-b = le Meurtre de Baldr, deuxième page
page-fimbulwinter-a = Fimbulvetr, première page
page-fimbulwinter-b = Fimbulvetr, deuxième page
page-managarm-a = Managarm, première page
page-managarm-b = Managarm, deuxième page
page-naglfar-a = le Départ de Naglfar, première page
page-naglfar-b = le Départ de Naglfar, deuxième page
page-bifrost-a = la Chute de Bifrost, première page
page-bifrost-b = la Chute de Bifrost, deuxième page
page-vigrid-a = la Plaine de Vigrid, première page
page-vigrid-b = la Plaine de Vigrid, deuxième page
page-rules-easy = Nidhogg à l’arbre : victoire.
page-rules-hard = Nidhogg à l’arbre : victoire ; en chemin viennent Jotuns, géants et morts.
page-rules-baldr-a = Un jeton face cachée repose dans chaque monde. Demander le serment le retourne : un serment rejoint la page, une trahison renforce Loki et l’attire là. Loki battu perd une trahison. { $oaths } serments tournent la page ; l’arbre mort fait perdre.
page-rules-baldr-b = Les trahisons encore cachées ont rejoint Loki. S’il s’active avec { $betrayals } trahisons, la partie est perdue. Nidhogg à l’arbre : victoire.
page-rules-fimbulwinter-a = Trois fils de Bergelmir ont une force de { $son_strength_1 } ; l’aîné marche à la première carte { $son_trigger_1 }, le cadet à la première carte { $son_trigger_2 }, le benjamin à la première carte { $son_trigger_3 }. Personne ne récupère de vie à un niveau où se tient un fils. Les trois battus tournent la page ; l’arbre mort fait perdre.
page-rules-fimbulwinter-b = Les fils reviennent avec une force de { $son_strength_2 } et quittent la partie une fois battus. Nidhogg à l’arbre : victoire.
page-rules-managarm-a = La première carte Surt fait avancer Skoll d’une case, la première carte Hel fait avancer Hati. On les combat depuis Asgard, force { $wolf_strength_1 } plus leur case ; battus, ils reculent de { $wolf_back } cases. Skoll en case { $wolf_last_space } supprime tout bonus, Hati ne laisse qu’une créature ; les deux en case { $wolf_last_space }, ou l’un poussé au-delà, font perdre. Les deux battus une fois et en case 0 ou 1 tournent la page.
page-rules-managarm-b = Les loups ont maintenant une force de { $wolf_strength_2 } plus leur case, et la première carte Fenrir les fait avancer tous deux. Nidhogg à l’arbre : victoire.
page-rules-naglfar-a = { $servants } Serviteurs de Hel attendent sur le quai ; la première carte Hel en envoie un dans son monde. Leur force est { $servant_strength }, sur le quai { $quay_strength }, à combattre depuis Niflheim. { $servants_to_turn } hors du jeu tournent la page.
page-rules-naglfar-b = La première carte Jormungand fait monter Naglfar d’un monde ; depuis le niveau supérieur, il prend la mer et la partie est perdue. Sa force est { $naglfar_strength } plus les Serviteurs à bord ; battu, il retourne à Niflheim et en perd un. Nidhogg à l’arbre : victoire.
page-rules-bifrost-a = Le pont relie Midgard et Asgard, aussi pour Surt et Hel. { $bifrost_heroes } Héros au Valhalla et aucun ennemi à Asgard à la fin d’une manche tournent la page ; l’arbre mort fait perdre.
page-rules-bifrost-b = Le pont est rompu : aucun dieu ne monte à Asgard ni n’en descend. Sonner du cor à Asgard permet à chaque dieu d’aller dans n’importe quel monde du niveau supérieur. Nidhogg à l’arbre : victoire.
page-rules-vigrid-a = En duel, la force d’un ennemi augmente de { $duel_strength } ; si le dieu ne perd aucune vie, l’ennemi meurt. { $slain_to_turn } ennemis tués tournent la page ; l’arbre mort fait perdre.
page-rules-vigrid-b = La force des ennemis augmente de { $vigrid_strength }. Les tuer tous les cinq fait gagner, de même que Nidhogg à l’arbre.
icon-start = départ
icon-plain = rien
icon-tree = arbre
icon-dead-tree = arbre mort
icon-page-turn = page tournée
icon-jotun = un Jotun s’active
icon-giant-and-dead = 1 Géant de feu et 1 Anonyme arrivent
icon-oath-back = un serment est repris
icon-alone = chaque dieu sans autre dieu dans son monde perd 1 vie
icon-son-back = un fils battu revient
icon-cold = chaque dieu au niveau d’un fils perd 1 vie, et le niveau tourne
icon-wolf-behind = le loup le plus en retard avance
icon-servant = un Serviteur va à Midgard
icon-anonymous = 1 Anonyme arrive
icon-giant-and-turn = 1 Géant de feu arrive, et le niveau tourne
icon-unshared = chaque dieu sans autre dieu dans son monde perd 1 vie
icon-jotun-if-possible = un Jotun s’active s’il en reste

## Questions

ask-choose-god = { $seat }, choisissez votre dieu (dans la partie facile, tous se valent)
ask-choose-god-hard = { $seat }, choisissez votre dieu (ses capacités restent à vous toute la partie ; chaque dieu n’est joué qu’une fois)
ask-choose-support = { $seat }, choisissez un dieu de soutien (près de vous, il améliore votre action ; il peut se déplacer quand sa carte active un ennemi)
ask-next-turn = { $seat }, décidez ensemble à qui revient le tour { $number } de cette manche
ask-move-to = { $seat }, déplacez-vous ou restez à { $world }
ask-travel-with = { $seat }, choisissez si vous rejoignez d’abord un compagnon
ask-move-support = { $seat }, déplacez { $god } (soutien) ou laissez cette figurine à { $world }
ask-duty = { $seat }, accomplissez votre devoir à { $world }
ask-duty-again = { $seat }, Gullinbursti permet un second devoir à { $world }
ask-fight-what = { $seat }, Geri et Freki vous aident : choisissez qui combattre à { $world } avec 1 risque de moins
ask-clear-world = { $seat }, choisissez le monde à restaurer
ask-take-elves = { $seat }, choisissez combien d’Elfes prendre
ask-take-dice = { $seat }, choisissez combien de dés Vanes prendre
ask-take-artifact = { $seat }, choisissez un artefact
ask-pick-creature = { $seat }, choisissez la créature qui vous aide
ask-apply-rune = { $seat }, choisissez une rune à employer ({ $runes })
ask-move-god = { $seat }, choisissez quel dieu voyage et où
ask-turn-by = { $seat }, choisissez de combien tourne le niveau du milieu
ask-deed-where = { $seat }, choisissez un exploit dans un monde quelconque
ask-use-heroes = { $seat }, { $risks } : choisissez combien de Héros employer (au Valhalla : { $heroes })
ask-roll-vanir = { $seat }, { $risks } à annuler : choisissez combien de dés Vanes lancer (vous en avez { $count })
ask-reroll = { $seat }, choisissez ce que vous relancez
ask-change-die = { $seat }, encore { $left } : changez un dé ou acceptez la perte
ask-comrade-elf = { $seat }, choisissez si un Elfe change votre dé en succès pour { $god }
ask-kin-bears = { $seat }, choisissez combien { $god } perd à votre place, sur { $amount }
ask-lucky-take = { $seat }, choisissez ce que vous prenez sur le jet ({ $god })
ask-keep-by-luck = { $seat }, la chance vous laisse garder une chose
ask-keep-elf = { $seat }, choisissez si Svalinn vous garde un Elfe
ask-keep-die = { $seat }, choisissez si Brisingamen vous garde un dé Vane
ask-go-to = { $seat }, avec { $source } : choisissez où va { $god }, en quittant { $world }
ask-go-by-horn = { $seat }, le cor sonne : choisissez où va { $god }, en quittant { $world }
ask-act-there = { $seat }, choisissez si vous agissez à { $world }
ask-beat-jotun = { $seat }, choisissez le Jotun que bat Gullfaxi
ask-give-what = { $seat }, choisissez ce que vous donnez
ask-give-to = { $seat }, choisissez qui reçoit { $thing }
ask-heal-whom = { $seat }, avec { $source } : choisissez qui récupère 1 vie
ask-give-life = { $seat }, choisissez qui reçoit 1 de vos vies
ask-order-cards = { $seat }, remettez vos deux cartes sur votre paquet
ask-urd-card = { $seat }, choisissez une carte de la roue à remettre sous son paquet
ask-urd-owner = { $seat }, choisissez qui prend la carte { $enemy } du dieu de soutien
ask-set-life = { $seat }, choisissez combien de vies reçoit { $god }, sur { $left }
ask-kin-take = { $seat }, choisissez ce que vous prenez à vos Parents
ask-oath-to = { $seat }, choisissez le monde où retourne le serment
ask-son-back = { $seat }, choisissez le fils qui revient
ask-wolf-behind = { $seat }, choisissez le loup qui avance
ask-over = La partie est finie

## Choix

brief-asgard = { $risks ->
    [one] restaurer de loin un monde au choix, { $risks } risque
   *[other] restaurer de loin un monde au choix, { $risks } risques
}
brief-alfheim = { $count ->
    [one] prendre { $count } Elfe
   *[other] prendre jusqu’à { $count } Elfes
}
brief-vanaheim = { $count ->
    [one] prendre { $count } dé Vane
   *[other] prendre { $count } dés Vanes
}
brief-midgard = { $count } Héros au Valhalla
brief-nidavellir = { $count ->
    [1] prendre un artefact de niveau 1
    [2] prendre un artefact de niveau 1 ou 2
   *[other] prendre un artefact de n’importe quel niveau
}
brief-svartalfheim = { $count ->
    [one] tirer { $count } créature, qui aide
   *[other] tirer { $count } créatures, dont une aide
}
brief-jotunheim = { $count ->
    [1] lancer la pierre blanche
    [2] lancer les pierres blanche et verte
   *[other] lancer les trois pierres runiques
}
brief-muspelheim = { $risks ->
    [one] ôter jusqu’à { $count } Géants de feu de la jauge, { $risks } risque
   *[other] ôter jusqu’à { $count } Géants de feu de la jauge, { $risks } risques
}
brief-niflheim = { $risks ->
    [one] ôter jusqu’à { $count } Anonymes de la jauge, { $risks } risque
   *[other] ôter jusqu’à { $count } Anonymes de la jauge, { $risks } risques
}
sight-nobody = personne
sight-gods = dieux : { $gods }
sight-foes = ennemis : { $foes }
sight-jotuns = Jotuns : { $jotuns }
sight-servants = { $count ->
    [one] { $count } Serviteur de Hel
   *[other] { $count } Serviteurs de Hel
}
sight-devastated = monde dévasté
sight-ruin = monde dévasté, { $price } pour le restaurer
foe-strong = { $foe } (force { $strength })
sight-blocked = bloqué par un Jotun
sight-devastated-blocked = monde dévasté et bloqué par un Jotun
sight-idle = son action ne ferait rien maintenant
sight-action = action { $grade } pour { $god } : { $brief }
token-unknown = un jeton face cachée
token-oath = un serment face cachée
with-odds = { $text }. { $odds }
odds-unhurt = sans perte
odds-unhurt-with = sans perte avec { $means }
odds-to-fall = de tomber
odds-unhurt-safe = sans perte : il ne reste aucun risque
odds-god-die = le dé divin réussit
odds-vanir-die = un dé Vane réussit
odds-against = sans perte contre { $opponent }
odds-acting = sans perte par son action
odds-oath = d’obtenir le serment
odds-there = { $deed } : { $counts }
deed-fight = combat contre { $opponent }
deed-act = son action
odds-line = { $risks } : { $odds }
odds-with = { $odds } avec { $means }
odds-more = { $chance } % avec { $means }
odds-chance = { $chance } % de s’en sortir sans perte
odds-fall = { $odds } ({ $chance } % de tomber)
odds-no-risk = Il ne reste aucun risque
odds-policy = Ces chances valent pour tous les dés nommés, les dés manqués relancés si un artefact le permet, les Elfes employés tant qu’il y en a ; le nombre de faces de chaque signe est un contenu maison.
means-comrade = le dé ({ $god })
means-comrade-elf = le dé et un Elfe ({ $god })
means-god-die = le seul dé divin
means-nothing = aucun dé
group-god = Dieux
group-next = Tour suivant
group-move = Se déplacer
group-act = Agir
group-fight = Combattre
group-restore = Restaurer
group-saga = Saga
group-life = Vie
group-take = Prendre
group-keep = Garder
group-creature = Créatures
group-rune = Runes
group-heroes = Héros
group-dice = Dés
group-give = Dons
group-card = Cartes
do-choose-god = Jouer { $god }
    .head = Jouer { $god }
    .detail = pas de capacité sur la face facile
do-choose-god-hard = Jouer { $god } : { $ability } ; { $power }
    .head = Jouer { $god }
    .detail = { $ability } ; { $power }
do-choose-support = Prendre { $god } comme dieu de soutien
    .head = Prendre { $god } comme dieu de soutien
    .detail = pas de capacité sur la face facile
do-choose-support-hard = Prendre { $god } comme dieu de soutien : { $ability }
    .head = Prendre { $god } comme dieu de soutien
    .detail = { $ability }
do-choose-support-plain = Prendre { $god } comme dieu de soutien : rien sur sa fiche ne compte
    .head = Prendre { $god } comme dieu de soutien
    .detail = rien sur sa fiche ne compte
do-next-turn = C’est à { $god } de jouer
do-next-turn-known = C’est à { $god } de jouer : révèle { $enemy }
    .head = C’est à { $god } de jouer
    .detail = révèle { $enemy }
do-next-turn-activates = C’est à { $god } de jouer : active { $enemy }
    .head = C’est à { $god } de jouer
    .detail = active { $enemy }
do-stay = Rester à { $world } : { $sight }
    .head = Rester à { $world }
    .detail = { $sight }
do-move-to = Aller à { $world } : { $sight }
    .head = Aller à { $world }
    .detail = { $sight }
do-stay-support = { $god } reste à { $world } : { $sight }
    .head = { $god } reste à { $world }
    .detail = { $sight }
do-move-to-support = { $god } va à { $world } : { $sight }
    .head = { $god } va à { $world }
    .detail = { $sight }
do-travel-with = Rejoindre d’abord { $god } à { $world }
    .head = Rejoindre d’abord { $god }
    .detail = à { $world }
do-travel-not = Ne rejoindre personne
do-no-duty = Ne plus rien faire ce tour
do-act = Agir à { $world }, action { $grade } : { $brief }
    .head = Agir à { $world }
    .detail = action { $grade } : { $brief }
do-restore = Restaurer { $world } pour { $price }
    .head = Restaurer { $world }
    .cost = { $price }
do-act-afar = Agir de loin à { $world } : { $brief }
    .head = Agir de loin à { $world }
    .detail = { $brief }
do-restore-afar = Restaurer de loin { $world } pour { $price }
    .head = Restaurer de loin { $world }
    .cost = { $price }
still-two-enemies = { $text } (deux ennemis s’y trouvent : le monde serait aussitôt dévasté à nouveau)
    .detail = deux ennemis s’y trouvent : le monde serait aussitôt dévasté à nouveau
do-ask-oath = Demander le serment à { $world }
    .head = Demander le serment à { $world }
    .detail = un serment rejoint la page ; une trahison renforce Loki et l’attire là
do-sound-horn = Sonner du cor à { $world } : chaque dieu peut aller dans n’importe quel monde du niveau supérieur
    .head = Sonner du cor à { $world }
    .detail = chaque dieu peut aller dans n’importe quel monde du niveau supérieur
do-regain-life = Récupérer 1 vie
do-give-life = Donner 1 vie à un autre dieu
do-fight = Combattre { $opponent } (force { $strength })
    .head = Combattre { $opponent }
    .detail = force { $strength }, { $risks } ; { $then }
beaten-surt = retour à Muspelheim
beaten-hel = retour à Niflheim
beaten-loki = retour dans la Cage
beaten-fenrir = retour dans la Cage
beaten-jormungand = recul d’une île
beaten-naglfar = retour à Niflheim, avec un Serviteur de moins
beaten-page = retour sur la page
beaten-jotun = son effet cesse, Loki s’affaiblit
beaten-wolf = recul de { $count } cases
beaten-gone = quitte la partie
do-duel = Défier { $opponent } en duel (force { $strength }) : l’ennemi meurt si vous ne perdez aucune vie
    .head = Défier { $opponent } en duel
    .detail = force { $strength }, { $risks } ; l’ennemi meurt si vous ne perdez aucune vie
do-no-fight = Ne pas combattre
do-clear-world = Restaurer { $world }
do-take-count = Prendre { $amount }
do-take-artifact = Prendre { $artifact } (niveau { $level }) : { $does }
    .head = Prendre { $artifact }
    .detail = niveau { $level } : { $does }
do-pick-creature = Appeler { $creature } : { $does }
    .head = Appeler { $creature }
    .detail = { $does }
do-apply-rune = Employer la rune « { $rune } » : { $does }
    .head = Employer la rune « { $rune } »
    .detail = { $does }
do-no-rune = N’employer aucune autre rune
do-move-god = Déplacer { $god } à { $world } : { $sight }
    .head = Déplacer { $god } à { $world }
    .detail = { $sight }
do-no-journey = Ne déplacer personne
do-turn-by = { $count ->
    [0] Laisser l’arbre en place : { $columns }
    [one] Faire tourner le niveau du milieu de { $count } monde : { $columns }
   *[other] Faire tourner le niveau du milieu de { $count } mondes : { $columns }
}
    .head = { $count ->
        [0] Laisser l’arbre en place
        [one] Faire tourner le niveau du milieu de { $count } monde
       *[other] Faire tourner le niveau du milieu de { $count } mondes
    }
    .detail = { $columns }
do-no-deed = N’accomplir aucun exploit
do-use-heroes = { $count ->
    [0] N’employer aucun Héros
   *[other] Employer { $count } Héros
}
do-roll-vanir = { $count ->
    [0] Lancer le seul dé divin
    [one] Lancer le dé divin et { $count } dé Vane
   *[other] Lancer le dé divin et { $count } dés Vanes
}
do-roll-barred = { $count ->
    [0] Ne rien lancer
    [one] Lancer { $count } dé Vane
   *[other] Lancer { $count } dés Vanes
}
do-reroll-god = Relancer le dé divin ({ $face })
    .head = Relancer le dé divin
    .detail = il montre { $face }
do-reroll-vanir = { $picked ->
    [0] Choisir un dé Vane ({ $face }) à relancer
   *[other] Choisir un autre dé Vane ({ $face }) à relancer
}
do-throw-again = { $count ->
    [one] Relancer le dé choisi
   *[other] Relancer les { $count } dés choisis
}
do-no-reroll = Laisser les dés tels quels
do-change-vanir = Changer un dé Vane ({ $face }) en succès avec un Elfe
    .head = Changer un dé Vane ({ $face }) en succès
    .cost = 1 Elfe
do-change-god = Changer le dé divin ({ $face }) en succès avec un Elfe
    .head = Changer le dé divin ({ $face }) en succès
    .cost = 1 Elfe
do-elves-of-freyr = Payer 2 Elfes pour annuler 1 risque
    .head = Annuler 1 risque
    .cost = 2 Elfes
do-hero-of-freyja = Employer 1 Héros pour annuler 1 risque
    .head = Annuler 1 risque
    .cost = 1 Héros
do-change-no-more = Accepter et perdre { $left }
    .head = Accepter
    .cost = { $left }
do-comrade-elf = Employer un Elfe pour { $god }
    .head = Aider { $god }
    .cost = 1 Elfe
do-comrade-not = Garder vos Elfes
do-kin-bears = { $count ->
    [0] { $god } ne perd rien
    [one] { $god } perd { $count } vie
   *[other] { $god } perd { $count } vies
}
do-lucky-take = Prendre { $spoil }
do-take-nothing = Ne rien prendre
do-keep = Garder { $spoil }
do-keep-elf = Garder un Elfe
do-keep-die = Garder un dé Vane
do-keep-nothing = Ne rien garder
do-act-not = Ne pas agir
do-beat-jotun = Battre { $jotun } ({ $does })
    .head = Battre { $jotun }
    .detail = { $does }
do-give = Donner { $thing }
do-give-to = À { $god }
do-give-no-more = Ne plus rien donner
do-heal = { $god } (vie : { $life } sur { $limit })
    .head = { $god }
    .detail = vie : { $life } sur { $limit }
do-keep-cards = Laisser l’ordre : { $top } au-dessus, puis { $below }
    .head = Laisser l’ordre
    .detail = { $top } au-dessus, puis { $below }
do-swap-cards = Les inverser : { $top } au-dessus, puis { $below }
    .head = Les inverser
    .detail = { $top } au-dessus, puis { $below }
do-urd-card = { $enemy }, carte : { $god }
    .head = { $enemy }
    .detail = carte : { $god }
do-urd-owner = { $god } la prend
do-set-life = { $god } reçoit { $amount }
do-kin-take = Prendre { $thing } à { $god }
    .head = Prendre { $thing } à { $god }
do-kin-no-more = Ne plus rien prendre
do-oath-to = Retour à { $world }
do-son-back = Faire revenir { $foe } à { $world }
    .head = Faire revenir { $foe }
    .detail = à { $world }
do-wolf-behind = { $wolf }, en case { $space }
    .head = { $wolf }
    .detail = en case { $space }
thing-no-duty = aucun devoir
thing-act = l’action à { $world }
thing-restore = la restauration à { $world }
thing-saga-act = l’action de saga à { $world }
thing-journey = { $god } vers { $world }
thing-regain-life = récupérer de la vie
thing-give-life = donner de la vie
thing-fight = le combat contre { $opponent }
thing-duel = le duel contre { $opponent }

## Vrais dés et tirages

chance-god-die = { $god }, lancez le dé divin
chance-vanir = { $god }, lancez un dé Vane
chance-comrade = { $god }, lancez votre dé divin pour { $holder }
chance-stone = { $god }, lancez la pierre runique { $stone }
chance-creature = { $god }, tirez une carte Créature
chance-jotun = Retournez la première carte Jotun
chance-token = { $god }, retournez le jeton à { $world }
chance-card = { $god }, retournez votre carte sur la roue : laquelle est-ce ?
chance-card-whose = { $god }, retournez votre carte sur la roue : de quel groupe vient-elle ?
chance-shown = { $god }, montrez la carte { $depth } de votre paquet : laquelle est-ce ?
chance-shown-whose = { $god }, montrez la carte { $depth } de votre paquet : de quel groupe vient-elle ?
chance-artifact = Retournez la première carte du { $holder }
result-whose = L’une de celles-ci : { $cards }
result-oath = un serment
result-betrayal = une trahison

## Journal

log-god-chosen = { $seat } joue { $god }.
log-support-chosen = { $god } vient comme dieu de soutien.
log-round-begins = La manche { $round } commence ; chacun pose une carte face cachée.
log-turn-begins = { $figure } commence son tour.
log-card-revealed = { $figure } révèle { $enemy }.
log-card-revealed-other = { $figure } révèle { $enemy } (carte : { $owner }).
log-enemy-activated = { $enemy } s’active pendant le tour en cours ({ $figure }).
log-enemy-moved = Mouvement ennemi : { $foe } rejoint { $place }.
log-enemy-moved-out = Ennemi en moins : { $foe } quitte la partie.
log-tree-turned = { $steps ->
    [one] Le niveau du milieu tourne de { $steps } monde.
   *[other] Le niveau du milieu tourne de { $steps } mondes.
}
log-world-devastated = Monde dévasté : { $world } ; le marqueur de la fente { $marker } de la Cage couvre sa rune, et la force de Fenrir est maintenant { $strength }.
log-world-restored = Monde restauré : { $world } ; son marqueur revient dans la fente { $marker } de la Cage, et la force de Fenrir est maintenant { $strength }.
log-life-lost = { $figure } perd { $amount }, il lui en reste { $life }.
log-life-gained = { $figure } gagne { $amount } et en a maintenant { $life }.
log-giants-came = { $amount } sur la jauge de Surt, en tout { $gauge }.
log-giants-left = { $amount } en moins sur la jauge de Surt, il en reste { $gauge }.
log-dead-came = { $amount } sur la jauge de Hel, en tout { $gauge }.
log-dead-left = { $amount } en moins sur la jauge de Hel, il en reste { $gauge }.
log-jotun-came = Un Jotun arrive, { $jotun } : { $does }.
log-jotun-beaten = Jotun battu : { $jotun } retourne sur la jauge de Loki.
log-island-reached = Jormungand atteint l’île { $island } sur { $islands } ; { $count ->
    [one] { $count } Anonyme répond
   *[other] { $count } Anonymes répondent
} à son appel.
log-island-reached-back = Jormungand recule sur l’île { $island } sur { $islands }.
log-nidhogg-moved = Nidhogg fait le pas { $step } sur { $steps } dans le Livre des sagas : { $icon }.
log-card-returned = La carte { $enemy } va sous le paquet ({ $figure }).
log-card-returned-other = La carte { $enemy } ({ $owner }) va sous le paquet ({ $figure }).
log-deck-shuffled = { $figure } mélange son paquet.
log-turn-ended = Le tour prend fin aussitôt ({ $figure }).
log-god-moved = { $figure } quitte { $world } pour { $target }.
log-acted = { $figure } agit à { $world }, action { $grade }.
log-fought = { $figure } combat { $opponent } à { $world } : { $amount }.
log-fought-duel = { $figure } défie { $opponent } en duel à { $world } : { $amount }.
log-took-elves = { $figure } prend { $amount } et en a maintenant { $elves }.
log-took-dice = { $figure } prend { $amount } et en a maintenant { $dice }.
log-heroes-came = { $amount } au Valhalla, en tout { $heroes }.
log-took-artifact = { $figure } prend { $artifact } : { $does }.
log-drew-creature = { $figure } tire { $creature }.
log-creature-helps = { $creature } pour { $figure } : { $does }.
log-stone-thrown = { $figure } lance la pierre { $stone } : { $rune }.
log-faced-risks = { $figure } affronte { $amount } ; après artefacts et aides, il en reste { $left }.
log-faced-risks-all = { $figure } affronte { $amount }.
log-heroes-used = { $figure } emploie { $amount } ; risques restants : { $left }.
log-god-die-rolled = { $figure } obtient { $face } avec le dé divin : { $result }.
log-vanir-rolled = { $figure } obtient { $face } avec un dé Vane : { $result }.
log-die-changed = { $figure } change son dé divin ({ $face }) en succès avec un Elfe.
log-die-changed-vanir = { $figure } change un dé Vane ({ $face }) en succès avec un Elfe.
log-comrade-rolled = { $figure } obtient { $face } pour { $holder } : { $result }.
log-dice-lost = { $figure } rend { $amount } à Vanaheim.
log-elves-lost = { $figure } renvoie { $amount } à Alfheim.
log-luck-took = { $figure } prend { $spoil } à { $other }.
log-kin-took = { $figure } prend { $thing } à { $other }.
log-gave = { $figure } donne { $thing } à { $other }.
log-cards-shown = Carte { $depth } du paquet ({ $figure }) : { $enemy }.
log-cards-shown-other = Carte { $depth } du paquet ({ $figure }) : { $enemy } (carte : { $owner }).
log-life-set = { $figure } a maintenant { $life ->
    [one] { $life } vie
   *[other] { $life } vies
}.
log-page-turned = Le Livre des sagas s’ouvre sur { $page } (contenu maison). { $rules }
log-oath-sworn = { $world } prête serment à { $figure } ; serments sur la page : { $oaths }.
log-betrayed = { $world } trahit { $figure } ; trahisons sur Loki : { $betrayals }.
log-oath-withdrawn = Un serment retourne face cachée à { $world }.
log-wolf-moved = { $wolf } est maintenant en case { $space }.
log-servant-moved = Un Serviteur de Hel va à { $world }.
log-servant-moved-quay = Un Serviteur de Hel attend sur le quai.
log-servant-moved-aboard = Un Serviteur de Hel monte à bord de Naglfar.
log-servant-moved-gone = Un Serviteur de Hel quitte la partie.
log-enemy-slain = Mort en duel : { $enemy }.
log-won = { $ending }
log-lost = { $ending }
log-kept = { $figure } garde { $spoil }.
log-freyr-paid = { $figure } paie { $amount } pour annuler un risque.
log-no-duty-left = Aucun devoir à accomplir à { $world } ({ $figure }).
log-jotun-stays = Un Jotun reste sur la jauge de Loki, { $jotun } : { $enemy } est hors du jeu.
log-betrayal-left = Une trahison quitte Loki ; trahisons sur Loki : { $betrayals }.

## Raisons

why-god-taken = Ce dieu est déjà pris.
why-already-in-order = Ce joueur a déjà sa place dans l’ordre.
why-out-of-reach = Un dieu va dans un autre monde de son niveau ou de sa colonne.
why-world-is-devastated = Ce monde est dévasté ; son action est impossible tant qu’il n’est pas restauré.
why-world-not-devastated = Ce monde n’est pas dévasté ; il n’y a rien à restaurer.
why-world-is-blocked = Un Jotun bloque ce monde ; battez-le d’abord.
why-nothing-to-gain = Cette action ne déplacerait rien maintenant.
why-no-elves-left = Il ne reste aucun Elfe à Alfheim.
why-no-dice-left = Il ne reste aucun dé Vane à Vanaheim.
why-no-saga-action = Il n’y a pas d’action de saga ici.
why-not-here = Un combat demande d’être dans le même monde.
why-in-the-cage = On ne combat personne dans la Cage.
why-shielded-by-jotun = Un Jotun protège cet ennemi ; battez d’abord le Jotun.
why-cannot-retreat = Cet ennemi est revenu à son point de départ et ne peut reculer davantage.
why-holder-closed = L’action à ce degré n’ouvre pas ce présentoir.
why-holder-empty = Ce présentoir est vide.
why-life-is-full = Aucune vie à gagner ici : elles sont toutes là, ou le froid l’interdit.
why-last-life = On ne donne pas sa dernière vie.
why-not-active = Ce Jotun n’est pas sur le plateau.
why-not-frigg = Seule Frigg le peut.
why-no-token = Aucun jeton face cachée ne repose ici.
why-only-one-duty = Cette partie du devoir est déjà accomplie.
why-bridge-broken = Le pont est rompu : aucun dieu ne monte à Asgard ni n’en descend.
why-already-there = Ce dieu est déjà dans ce monde.
why-with-companion = Ce compagnon est déjà dans le même monde.
why-no-companion = Ce dieu n’est pas un Compagnon de voyage.
why-no-kin = Ce dieu n’est pas un Parent.
why-kin-elsewhere = Ce Parent est dans un autre monde.
why-kin-has-none = Ce Parent n’en a pas.
why-not-in-throw = Rien de tel n’a servi dans ce jet.
why-not-going-back = Rien de tel ne serait rendu après ce jet.

## La table en mots

table-setup = Mise en place, { $mode } : on choisit les dieux.
table-round = Manche { $round }, { $mode }.
table-over = La partie est finie après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}.
table-asked = { $seat } doit choisir maintenant.
table-order = Ordre de jeu : { $gods }.
table-no-order = L’ordre de jeu n’est pas encore convenu.
table-odds = Chances, { $choice } : { $odds }.
table-risks = Risques à affronter : { $count }.
table-throw = Dés sur la table : { $dice }.
throw-god = dé divin { $face }
throw-god-changed = dé divin { $face } (changé en succès)
throw-vanir = { $count ->
    [one] { $count } dé Vane { $face }
   *[other] { $count } dés Vanes { $face }
}{ $changed ->
    [0] { "" }
   *[other] {" "}(changés en succès : { $changed })
}
throw-comrade = dé { $face } ({ $god })
table-columns = Colonnes de l’arbre, de haut en bas : { $columns }.
table-level-top = Niveau supérieur :
table-level-middle = Niveau du milieu (il tourne) :
table-level-bottom = Niveau inférieur :
table-world = { $world } : { $parts }.
foe-here = { $foe } (force { $strength })
foe-shielded = { $foe } (force { $strength }, sous la protection d’un Jotun)
table-cage = Cage : { $foes } ; { $count ->
    [one] reste { $count } marqueur
   *[other] restent { $count } marqueurs
}.
table-surt = Surt : force { $strength } ; { $count ->
    [one] { $count } Géant de feu
   *[other] { $count } Géants de feu
} sur la jauge, { $reserve } à Muspelheim.
table-hel = Hel : force { $strength } ; { $count ->
    [one] { $count } Anonyme
   *[other] { $count } Anonymes
} sur la jauge, { $reserve } à Midgard.
table-loki = Loki : force { $strength } ; { $count ->
    [one] { $count } Jotun
   *[other] { $count } Jotuns
} sur le plateau, { $reserve } sur la jauge.
table-fenrir = Fenrir : force { $strength }.
table-jormungand = Jormungand : force { $strength } ; île { $island } sur { $islands } (contenu maison), { $next ->
    [one] la suivante appelle { $next } Anonyme
   *[other] la suivante appelle { $next } Anonymes
}.
table-jormungand-last = Jormungand : force { $strength } ; île { $island } sur { $islands } (contenu maison), le prochain pas fait perdre la partie.
table-slain = Morts en duel : { $foes }.
table-valhalla = Valhalla : { $count } Héros, { $reserve } à Midgard.
table-jotun = Jotun { $jotun } : { $does }.
table-jotun-cards = { $count ->
    [0] Il ne reste aucune carte Jotun.
    [one] Reste { $count } carte Jotun : { $cards }.
   *[other] Restent { $count } cartes Jotun : { $cards }.
}
table-jotun-cards-all = Les { $count } cartes Jotun sont toutes là.
table-jotun-cards-but = Restent { $count } cartes Jotun, toutes sauf : { $cards }.
table-wheel = Face visible sur la roue : { $slots }.
table-wheel-empty = Aucune carte n’est face visible sur la roue.
wheel-slot = { $enemy } (carte : { $gods })
table-facedown = Face cachée sur la roue : { $gods }.
table-god = { $god }, { $seat }{ $you ->
    [1] {" "}(vous)
   *[other] { "" }
} : vie { $life } sur { $limit }, à { $world } ; { $goods }.
table-seat = { $seat }{ $you ->
    [1] {" "}(vous)
   *[other] { "" }
} : pas encore de dieu ; vie { $life } sur { $limit }.
table-support = { $god }, dieu de soutien : vie { $life } sur { $limit }, à { $world } ; y compte comme tout dieu, mais ne possède rien.
table-artifact = { $who }, artefact { $artifact } : { $does }.
table-faces = { $who }, succès : dé divin { $god } ; dés Vanes { $vanir }.
table-power = { $who }, pouvoir divin : { $power }.
table-bond = { $who }, { $relation } : { $gods } ({ $does }).
table-deck = { $count ->
    [0] { $who }, paquet : vide.
    [one] { $who }, paquet de { $count } carte : { $cards }.
   *[other] { $who }, paquet de { $count } cartes, à partir du dessus : { $cards }.
}
table-facedown-known = { $who }, carte face cachée sur la roue : { $card }.
table-unseen = { $who }, cartes pas encore vues : { $cards }.
table-unseen-support = Cartes du dieu de soutien que personne n’a vues : { $cards }.
table-reserves = Réserves : { $amounts }.
table-holder = Artefacts de niveau { $level } : { $artifact } au-dessus ({ $does }) ; encore { $count } : { $cards }.
table-holder-empty = Artefacts de niveau { $level } : il n’en reste pas.
table-drawn = Créatures tirées : { $cards }.
table-creatures = { $count ->
    [0] Il ne reste aucune carte Créature.
    [one] Reste { $count } carte Créature : { $cards }.
   *[other] Restent { $count } cartes Créature : { $cards }.
}
table-creatures-all = Les { $count } cartes Créature sont toutes là.
table-creatures-but = Restent { $count } cartes Créature, toutes sauf : { $cards }.
table-page = Livre des sagas, { $page } (contenu maison). { $rules }
table-row = Rangée : { $icons }.
row-icon = { $icon }
row-nidhogg = [Nidhogg : { $icon }]
table-tokens = Serments sur la page : { $oaths } ; trahisons sur Loki : { $betrayals } ; jetons non retournés : { $unseen }, dont trahisons : { $traitors }.
table-wolf = { $wolf } : case { $space } sur { $last }, pas encore battu.
table-wolf-beaten = { $wolf } : case { $space } sur { $last }, battu une fois.
table-servants = Serviteurs de Hel : { $quay } sur le quai, { $aboard } à bord de Naglfar, { $gone } hors du jeu.

## La fin

end-tree = Les dieux gagnent : Nidhogg a atteint l’arbre.
end-slaying = Les dieux gagnent : les cinq ennemis sont morts.
end-life = Les dieux perdent : l’un d’eux n’a plus de vie.
end-hel = Les dieux perdent : Hel s’active au niveau supérieur.
end-surt = Les dieux perdent : Surt s’active au niveau supérieur.
end-giants = Les dieux perdent : il n’y a pas assez de Géants de feu dans la réserve.
end-jotuns = Les dieux perdent : il ne reste aucun Jotun sur la jauge de Loki.
end-jormungand = Les dieux perdent : Jormungand est déjà sur la dernière île.
end-anonymous = Les dieux perdent : il n’y a pas assez d’Anonymes dans la réserve.
end-markers = Les dieux perdent : un huitième monde est dévasté.
end-dead-tree = Les dieux perdent : Nidhogg a atteint l’arbre mort.
end-betrayed = Les dieux perdent : Loki s’active avec toutes les trahisons.
end-wolves = Les dieux perdent : les loups ont rattrapé le soleil et la lune.
end-naglfar = Les dieux perdent : Naglfar a pris la mer depuis le niveau supérieur.

## La campagne entre les parties

saga-baldr = le Meurtre de Baldr
saga-fimbulwinter = Fimbulvetr
saga-managarm = Managarm
saga-naglfar = le Départ de Naglfar
saga-bifrost = la Chute de Bifrost
saga-vigrid = la Plaine de Vigrid
campaign-next = Saga { $saga }, { $title } (contenu maison).
campaign-won = La saga { $saga }, { $title }, est gagnée. Expérience reçue : { $gains }.
campaign-lost = La saga { $saga }, { $title }, est perdue ; il faut la rejouer. Expérience reçue : { $gains }.
campaign-gain = { $god } { $xp }
campaign-player = { $name } ({ $seat })
campaign-purse = { $player }, qui joue { $god }, dispose de { $xp } XP.
campaign-count = Parties jouées : { $games }. Sagas gagnées : { $won } sur { $sagas }.
campaign-saga-won = Saga { $saga }, { $title } : gagnée { $lost ->
    [0] du premier coup.
    [one] après { $lost } défaite.
   *[other] après { $lost } défaites.
}
campaign-saga-now = Saga { $saga }, { $title } : { $lost ->
    [0] la prochaine.
    [one] la prochaine, perdue une fois jusqu’ici.
   *[other] la prochaine, perdue { $lost } fois jusqu’ici.
}
campaign-saga-later = Saga { $saga }, { $title } : à venir.
campaign-chart = { $player } joue { $god }, { $xp } XP en réserve ; au départ : { $elves } et { $vanir }.
campaign-support = Dieux de soutien : { $gods }.
campaign-house = Les six sagas, l’expérience d’une partie gagnée et le prix de certaines cases sont les nôtres (contenu maison, YGG-381 à YGG-401) ; qui possède la boîte peut les corriger dans content.toml.
box-god_die = { $face } sur le dé divin est un succès
box-vanir_die = { $face } et { $face }+ sur les dés Vanes sont des succès
box-elves = { $count ->
    [one] { $count } Elfe au début d’une partie
   *[other] { $count } Elfes au début d’une partie
}
box-vanir = { $count ->
    [one] { $count } dé Vane au début d’une partie
   *[other] { $count } dés Vanes au début d’une partie
}
box-relation = { $god }, { $relation }
box-relation-explained = { $god }, { $relation } ({ $does })
box-price = { $box }, pour { $price } XP
row-god_die = le dé divin
row-vanir_die = les dés Vanes
row-elves = les Elfes du départ
row-vanir = les dés Vanes du départ
why-box-too-dear = Cela coûte { $price } XP, et il n’y en a que { $xp }.
why-box-row-full = Toutes les cases de cette ligne sont cochées.
why-box-named = Ce nom figure déjà dans la ligne.

## Le dessin

draw-closed = Impossible : { $reason }
draw-card = { $card } : { $does }
draw-son-a = Fils aîné
draw-son-b = Fils cadet
draw-son-c = Benjamin
draw-world = { $world } : { $parts }
draw-island = Île { $island } sur { $islands } : appelle { $count ->
    [one] { $count } Anonyme
   *[other] { $count } Anonymes
} (contenu maison)
draw-ruin = { $world } est dévasté
draw-outlook = Action { $grade } : { $brief }
draw-next-under = si ça tourne : sous { $world }
draw-devastated = dévasté
draw-blocked = bloqué
draw-reserve = Dans la réserve : { $amount } sur { $total }
draw-valhalla = Au Valhalla : { $amount }
draw-valhalla-short = Valhalla
draw-creatures = créatures
draw-left = ({ $count } dans ce présentoir)
draw-strength = Force de { $enemy }
draw-house = maison
draw-house-note = Contenu maison : de notre main, car les pages, dés, îles et runes imprimés ne nous sont pas connus.
draw-sword = Épée des Obstacles : un Jotun y interdit les Elfes, les Héros, les artefacts, les dés Vanes ou les dés divins
draw-stone = La pierre runique { $stone } (faces : contenu maison). { $runes }
draw-cage = La Cage : { $count ->
    [one] { $count } marqueur restant
   *[other] { $count } marqueurs restants
}. La force de Fenrir est { $strength }
draw-cage-name = Cage · Fenrir { $strength }
draw-nidhogg = Nidhogg, à { $count } pas de la fin de la rangée : { $goal }
draw-saga = Livre des sagas · maison
draw-steps = { $count ->
    [one] encore { $count } pas
   *[other] encore { $count } pas
}
draw-wakes-surt = monte d’un niveau, 2 Géants de feu
draw-wakes-hel = monte d’un niveau, prend 1 vie
draw-wakes-jormungand = île suivante, des Anonymes
draw-wakes-fenrir = s’échappe, ou mord : 3 vies
draw-wakes-loki = vient à vous, active un Jotun
draw-wakes-nidhogg = un pas dans le Livre des sagas
draw-wheel = Roue des ennemis
draw-slain = mort
draw-support = soutien
draw-you = vous
draw-act = à choisir
draw-turn = tour { $number }
draw-no-artifact = pas d’artefact
draw-sheet = { $god }, { $world } : vie { $life } sur { $limit }.
draw-columns = Colonnes de haut en bas. Gauche : { $left }. Devant : { $front }. Droite : { $right }.
draw-faces = Succès : dé divin { $god } ; dés Vanes { $vanir }
draw-bond = { $relation } : { $gods } ({ $does })
draw-deck = Paquet, du dessus : { $cards }
draw-unseen = Pas encore vues : { $cards }
draw-creature-cards = Cartes Créature restantes : { $cards }
draw-jotun-cards = Cartes Jotun restantes : { $cards }
draw-holder-empty = Plus d’artefact de niveau { $level }
draw-asked = { $who } : { $question }
draw-won = Victoire
draw-lost = Défaite
draw-do-act = Agir à { $world }
draw-do-restore = Restaurer { $world }
draw-do-fight = Combattre { $opponent }
draw-do-duel = Défier { $opponent }
draw-do-oath = Demander le serment
draw-do-horn = Sonner du cor
draw-nobody = Ne rejoindre personne
draw-no-duty = Rien de plus
draw-throw = Relancer
draw-keep-dice = Laisser les dés
draw-freyr = 2 Elfes : 1 risque de moins
draw-freyja = 1 Héros : 1 risque de moins
draw-accept = Accepter la perte
draw-comrade-elf = Employer un Elfe
draw-keep-cards = Garder l’ordre
draw-swap-cards = Échanger les cartes
draw-an-elf = Elfe employé
draw-lost-die = Dé Vane qui s’en va
draw-a-die = Dé Vane en jeu
draw-ask-choose-god = quel dieu jouer ?
draw-ask-choose-support = quel dieu de soutien ?
draw-ask-next-turn = à qui le tour ?
draw-ask-move-to = où aller ?
draw-ask-travel-with = rejoindre un compagnon ?
draw-ask-move-support = où va le dieu de soutien ?
draw-ask-duty = quel devoir ?
draw-ask-fight-what = qui combattre ?
draw-ask-clear-world = quel monde restaurer ?
draw-ask-take-count = combien en prendre ?
draw-ask-take-artifact = quel artefact ?
draw-ask-pick-creature = quelle créature aide ?
draw-ask-apply-rune = quelle rune ?
draw-ask-move-god = qui voyage, et où ?
draw-ask-turn-by = de combien tourne le milieu ?
draw-ask-deed-where = quel exploit, dans quel monde ?
draw-ask-use-heroes = combien de Héros ?
draw-ask-roll-vanir = combien de dés Vanes ?
draw-ask-reroll = relancer ?
draw-ask-change-die = changer un dé avec un Elfe ?
draw-ask-comrade-elf = aider avec un Elfe ?
draw-ask-kin-bears = combien perd le Parent ?
draw-ask-lucky-take = qu’apporte la chance ?
draw-ask-keep-by-luck = que garde la chance ?
draw-ask-keep-elf = garder un Elfe ?
draw-ask-keep-die = garder un dé Vane ?
draw-ask-go-to = dans quel monde aller ?
draw-ask-act-there = agir là ?
draw-ask-beat-jotun = quel Jotun battre ?
draw-ask-give-what = que donner ?
draw-ask-give-to = à qui ?
draw-ask-heal-whom = qui reçoit 1 vie ?
draw-ask-order-cards = dans quel ordre ?
draw-ask-urd-card = quelle carte de la roue ?
draw-ask-urd-owner = qui prend la carte ?
draw-ask-set-life = combien de vies ?
draw-ask-kin-take = que prendre au Parent ?
draw-ask-result = saisissez le vrai résultat
draw-ask-oath-to = quel monde reprend son serment ?
draw-ask-son-back = quel fils revient ?
draw-ask-wolf-behind = quel loup avance ?

## Sheets, and what stands beside the question

sheets-gods = Dieux
sheets-enemies = Ennemis
sheets-jotuns = Jotuns
sheets-artifacts = Artefacts
sheets-creatures = Créatures
sheets-worlds = Mondes
sheets-runes = Runes
sheet-strength = force { $strength }
sheet-level = niveau { $level }
sheet-hard-side = dans la partie difficile et les sagas ; dans la partie facile, tous les dieux se valent
sheet-grade = { $grade } : { $brief }
does-enemy-surt = monte dans le monde au-dessus, fait tourner le niveau du milieu, puis 2 Géants de feu rejoignent sa jauge ; au niveau supérieur tous perdent
does-enemy-hel = monte dans le monde au-dessus, fait tourner le niveau du milieu, puis le dieu actif perd 1 vie ; au niveau supérieur tous perdent
does-enemy-jormungand = avance d’une île à Midgard et appelle autant d’Anonymes qu’elle en montre ; après la dernière île tous perdent
does-enemy-fenrir = quitte la Cage pour Asgard et le tour s’achève ; s’il est déjà dehors, le dieu actif perd 3 vies
does-enemy-loki = rejoint le dieu actif, fait tourner le niveau du milieu, puis un Jotun s’active
does-enemy-nidhogg = avance d’une icône dans le Livre des sagas ; sur l’arbre tous gagnent
have-valhalla = { $heroes } au Valhalla
missing-shield = { $jotun } protège cet ennemi ; battez d’abord ce Jotun
phase-setup = mise en place
phase-gods = mise en place : choix des dieux
phase-support = mise en place : dieux de soutien
phase-order = ordre du tour
phase-reveal = révélation
phase-move = déplacement
phase-duty = devoir

# What happened, told once more.
retold-risks = Risques
retold-die = { $face } : { $result }
retold-fights = Combats
retold-acts = Actions de monde
retold-life-lost = Vies perdues
retold-life = Vies
retold-restored = Mondes restaurés
retold-rounds = Manches
retold-elves = Elfes
retold-vanir = Dés Vanes
retold-heroes = Héros au Valhalla
retold-ruins = Mondes dévastés
retold-giants = Géants de feu
retold-dead = Anonymes

## Options de départ refusées

bad-god = Il n’y a pas de dieu { $given } ; il y a { $known }.
bad-god-twice = On ne peut prendre { $god } qu’une fois.
bad-god-count = { $players ->
    [one] Pour { $players } joueur, nommez { $players } dieu, et non { $count }.
   *[other] Pour { $players } joueurs, nommez { $players } dieux, et non { $count }.
}
bad-god-count-support = { $players ->
    [one] Pour { $players } joueur, nommez { $players } dieu, ou { $all } avec les dieux de soutien, et non { $count }.
   *[other] Pour { $players } joueurs, nommez { $players } dieux, ou { $all } avec les dieux de soutien, et non { $count }.
}
bad-chart-saga = Les tableaux d’expérience vont avec une saga ; choisissez-en une, de 1 à 6.
bad-chart-gods = Avec des tableaux d’expérience, il faut nommer tous les dieux, dieux de soutien compris.
bad-chart-count = Il faut un tableau par joueur : { $players }, et non { $count }.
bad-chart-row = Un tableau se compose de quatre nombres et de quatre lignes de dieux, et non de { $given }.
bad-chart-number = Sur un tableau, { $column } est un nombre de 0 à { $most }, et non { $given }.
bad-chart-god = Sur un tableau, { $given } n’est pas un dieu de cette partie.
bad-chart-self = Un dieu ne peut pas être en relation avec lui-même : { $god }.
bad-campaign-players = Une campagne se joue de 1 à 5, avec un dieu chacun, et non à { $players }.
bad-campaign-support = À { $players }, il faut { $wanted ->
    [one] { $wanted } dieu de soutien
   *[other] { $wanted } dieux de soutien
}, et non { $count }.
bad-campaign-god = { $god } n’est pas un dieu, ou est choisi deux fois ; il y a { $known }.
bad-campaign-over = Les six sagas sont gagnées ; cette campagne est finie.
bad-campaign-price = Cette case coûte { $price } XP ; { $god } en a { $xp }.
bad-campaign-box = Il n’y a pas de case libre { $box }.

## Ce qui ne va pas dans le fichier d’une campagne

damage-games-order = les parties jouées ne se suivent pas
damage-game-players = une partie jouée a un autre nombre de joueurs
damage-saga-next = la saga à jouer ne découle pas des parties jouées
damage-buying = la liste de ceux qui peuvent encore acheter ne convient pas
damage-chart-name = le nom sur un tableau ne convient pas ({ $god })
damage-chart-row = la ligne { $row } d’un tableau ne convient pas ({ $god })
damage-chart-rows = { $god } a besoin des lignes { $rows }
