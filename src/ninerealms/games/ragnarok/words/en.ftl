### Lords of Ragnarok: Utgard in English.

## The game

game-title = Lords of Ragnarok: Utgard
game-about = Two to five lords of the North fight over the island round Yggdrasil with Armies, a Hero, monsters and hidden Combat cards; there are four ways to win.
game-guide = Your first turn
guide-1 = You win at once with enough Lands or enough Temples (the table says how many), or by slaying Loki. If { $fact_ragnarok_cards } of the five Ragnarok cards come true first, everybody else has one last turn, and most Regions touching Yggdrasil win.
guide-2 = A neutral Region is yours when your Armies there add up to its value. One that an enemy has left empty falls to a single Army. Your marker stays when you leave, so you may go on at once.
guide-3 = A turn has five phases: Prayer, Hero, Rune, Armies, Special Action. Only the Special Action is a must; each of the six on the wheel can be taken once, until somebody builds a Monument.
guide-4 = Begin by spreading: move an Army onto neutral land of low value, Reinforce, and Mobilize where you hold Settlements. In Prayer send your priest to a monument; Freyja raises your authority, and with it how many Armies you move.
guide-5 = Armies that enter a Region with enemies fight. Both sides add Combat cards in turn, the defender first; higher wins, a tie is the defender's. Cards with casualties cost you points of your own Armies, and the loser Retreats.
guide-6 = Your Hero takes runes at forges. Runes ally you with the realm at whose gate your Hero stands, and that realm then helps after two of the six actions; or they control a monster, or let an Army march.
guide-7 = A hunt is a duel of your Hero against a monster. Cover all its wounds with Combat cards, and guard against its attacks with the rest. Take good cards along: the hunt costs a whole Special Action.
guide-8 = The Frost Giants of Utgard are either allies (a realm bonus: one Giant walks with your Armies and may be sacrificed before a Battle) or monsters; the start options say which.
guide-9 = Only you see your Combat cards; the others see how many you have. You may keep { $fact_hand_limit } at the end of a turn.
house-note = Only the Utgard rulebook is known to us. Of the base game, the map, decks, monsters' sheets, prices and several numbers are our own (house content), tuned by simulation; docs/ragnarok.md says which, and they can be corrected in content.toml.

## Start options

option-mode = How the Frost Giants of Utgard take part.
option-mode-none = Not at all: Jotunheim is in play.
option-mode-realm = As a realm bonus: Utgard replaces Jotunheim, and each player may own one Giant.
option-mode-monsters = As a monster: three Giants roam the island and can be hunted.
option-monster_choice = Which six monsters take part: default, random, or six of them with commas, two of each rune (draugr, troll: Fehu; lindworm, garm, giants: Isa; fenrir, nidhogg: Tiwaz).
option-monster_choice-default = The six of the base game; with Giants as monsters they replace Lindworm or Garm.
option-monster_choice-random = Two of each rune at random.
option-heroes = Who gets which Hero: chosen, dealt, or one for each seat with commas (ragnar, aslaug, snorri, lagertha, beowulf).
option-heroes-chosen = Everybody chooses, the last player first.
option-heroes-dealt = They are dealt at random.

## Names

region = { $land } { $number }
land-hrafnmark = Hrafnmark
land-eldvik = Eldvik
land-isborg = Isborg
land-ulfdal = Ulfdal
land-stormnes = Stormnes
land-jarnskog = Jarnskog
sea = sea { $letter }
hero-ragnar = Ragnar
hero-aslaug = Aslaug
hero-snorri = Snorri
hero-lagertha = Lagertha
hero-beowulf = Beowulf
ability-ragnar = attacking in the Land where Ragnar is, +1 battle value for each of your Armies in that Battle
ability-aslaug = the realm at whose gate Aslaug stands counts as allied when realm bonuses are applied
ability-snorri = taking control of a Settlement in Snorri's Land without a Battle gives 1 rune of your choice
ability-lagertha = after a Battle won in Lagertha's Land, raise one Army that fought by 1
ability-beowulf = each Injury dealt to Beowulf draws 1 Combat card; before a hunt, or a Battle in his Land, he may injure himself
monster-draugr = Draugr
monster-troll = Troll
monster-lindworm = Lindworm
monster-garm = Garm
monster-fenrir = Fenrir
monster-nidhogg = Nidhogg
monster-giants = Frost Giants
monster-loki = Loki
the-monster-draugr = the Draugr
the-monster-troll = the Troll
the-monster-lindworm = the Lindworm
the-monster-garm = Garm
the-monster-fenrir = Fenrir
the-monster-nidhogg = Nidhogg
the-monster-giants = the Frost Giants
the-monster-loki = Loki
strikes-draugr = one Army of each player there −1
strikes-troll = the strongest Army there −{ $fact_troll_blow }
strikes-lindworm = every Army there −1
strikes-garm = all Armies of one player there Retreat
strikes-fenrir = every Army there −1
strikes-nidhogg = one Army of value { $fact_nidhogg_prey } or less there is destroyed
strikes-giants = one Army in each Giant's Region −1
artefact-barrow-blade = Barrow Blade
artefact-troll-hide = Troll Hide
artefact-venom = Serpent Venom
artefact-chain = Hound's Chain
artefact-gleipnir = Gleipnir
artefact-root-fang = Root Fang
artefact-mace = Giant's Mace
does-barrow-blade = at the start of your turn, draw { $fact_blade_draws ->
    [one] { $fact_blade_draws } Combat card
   *[other] { $fact_blade_draws } Combat cards
}
does-troll-hide = in a hunt, ignore 1 Injury
does-venom = at the start of your turn, one enemy Army in a Region adjacent to your Hero's −1
does-chain = at the start of your turn, move your Hero up to { $fact_chain_steps ->
    [one] { $fact_chain_steps } Region
   *[other] { $fact_chain_steps } Regions
}
does-gleipnir = at the start of your turn, move any monster 1 Region, without Trample
does-root-fang = +{ $fact_fang_bonus } battle value in one Battle, said before the cards
does-mace = at the start of your turn, one Army in your Hero's Region −1, and it must Retreat
realm-vanaheim = Vanaheim
realm-alfheim = Alfheim
realm-jotunheim = Jotunheim
realm-utgard = Utgard
realm-muspelheim = Muspelheim
realm-svartalfheim = Svartalfheim
realm-niflheim = Niflheim
bonus-vanaheim = gain 1 rune of your choice
bonus-alfheim = place your Hero in any Region, or heal 1 Injury
bonus-jotunheim = raise one of your Armies by 1
bonus-utgard = receive 1 Frost Giant, or place yours with one of your Armies
bonus-muspelheim = recruit an Army of value { $fact_recruit_value } in a Region you control
bonus-svartalfheim = draw 1 Combat card
bonus-niflheim = sail your Drakkar up to { $fact_sail_seas ->
    [one] { $fact_sail_seas } sea
   *[other] { $fact_sail_seas } seas
}, or place one of your Armies in a Region you control
rune-fehu = Fehu
rune-isa = Isa
rune-tiwaz = Tiwaz
god-odin = Odin
god-thor = Thor
god-freyja = Freyja
of-realm-vanaheim = of Vanaheim
of-realm-alfheim = of Alfheim
of-realm-jotunheim = of Jotunheim
of-realm-utgard = of Utgard
of-realm-muspelheim = of Muspelheim
of-realm-svartalfheim = of Svartalfheim
of-realm-niflheim = of Niflheim
of-rune-fehu = of Fehu
of-rune-isa = of Isa
of-rune-tiwaz = of Tiwaz
of-god-odin = of Odin
of-god-thor = of Thor
of-god-freyja = of Freyja
attribute-authority = authority
attribute-strength = strength
attribute-wisdom = wisdom
symbol-axe = axe
symbol-spear = spear
symbol-bow = bow
symbol-wild = wild
wound-axe = axe
wound-spear = spear
wound-bow = bow
wound-any = any
action-mobilize = Mobilize
action-reinforce = Reinforce
action-build-temple = Build Temple
action-monsters = Monsters
action-usurp = Usurp
action-prepare = Prepare
action-build-monument = Build Monument
ragnarok-1 = a player has slain { $fact_card_slain ->
    [one] { $fact_card_slain } monster
   *[other] { $fact_card_slain } monsters
}
ragnarok-2 = a monument is complete
ragnarok-3 = a player controls { $count } Temples
ragnarok-4 = a player controls { $fact_card_lands ->
    [one] { $fact_card_lands } Land
   *[other] { $fact_card_lands } Lands
}
ragnarok-5 = a player is allied with { $fact_card_allies ->
    [one] { $fact_card_allies } realm
   *[other] { $fact_card_allies } realms
}
brief-mobilize = one Army of value { $fact_recruit_value } in each Settlement you control: { $regions } ({ $count } in supply)
brief-reinforce = { $count } points spread over your Armies in Regions you control
brief-build-temple = a Temple on an empty Shrine you control ({ $regions }), and one priest made ready
brief-monsters = hunt a monster in your Hero's Region, or activate up to { $fact_activations ->
    [one] { $fact_activations } monster
   *[other] { $fact_activations } monsters
}
brief-usurp = your Hero takes over the Region where it stands, without a fight
brief-prepare = any { $fact_prepare_parts } of: heal 1 Injury, draw 1 Combat card, gain 1 rune
brief-build-monument = add a piece; all take back their wheel markers, artefacts are fresh again, and you activate every monster
army = your Army of value { $value } in { $region }
army-of = { $seat }'s Army of value { $value } in { $region }
army-from = your Army of value { $value } in { $region } that came from { $from }
army-gone = destroyed Army
values-more = { $head } + { $next }
value = { $value }
card = { $symbol } { $value }
card-with-casualties = { $card } ({ $count ->
    [one] { $count } casualty
   *[other] { $count } casualties
})
card-count = { $count } × { $card }
pair = { $first } and { $second }
giant = Frost Giant in { $region }
attack-card = attack { $attack }, weak to { $symbol }, { $injuries ->
    [one] { $injuries } Injury
   *[other] { $injuries } Injuries
}
rune-count = { $count } { $rune }
runes-none = no runes
injury-fourth = the fourth Injury
list-none = none
list-nothing = none
region-times = { $region } (×{ $count })
list-more = { $head }, { $next }
list-and = { $head } and { $next }
clause-more = { $head }; { $next }
attribute-value = { $attribute } { $value }
attribute-injured = { $attribute } { $value } (injured, else { $whole })
action-none = no Special Action
one-giant = the Frost Giant
yes = yes
no = no
nothing = none
by-sea = { $region } by sea
activate = activate monsters
act-move = move the Hero
act-heal = heal 1 Injury
act-draw = draw 1 Combat card
act-control = Control
act-alliance = Alliance
act-march = March
act-place-hero = place the Hero
act-sail = sail
act-place-army = place an Army
count-cards = { $count ->
    [0] no Combat cards
    [one] { $count } Combat card
   *[other] { $count } Combat cards
}
count-injuries = { $count ->
    [0] no Injury
    [one] { $count } Injury
   *[other] { $count } Injuries
}
sight-value = value { $value }
sight-neutral = neutral
sight-yours = yours
sight-of = { $seat }'s
sight-armies = { $you ->
    [1] your Armies { $values }
   *[other] { $seat }'s Armies { $values }
}
sight-giant = { $you ->
    [1] your Frost Giant
   *[other] { $seat }'s Frost Giant
}
sight-figures = { $count ->
    [one] a Frost Giant
   *[other] { $count } Frost Giants
}
sight-settlement = Settlement
sight-shrine = empty Shrine
sight-temple = Temple
sight-forge = forge { $rune }
sight-gate = gate { $realm }
sight-inner = touches Yggdrasil

## Questions

ask-choose-hero = { $seat }, choose your Hero
ask-start-in = { $seat }, choose where to start (with your Hero and Armies of value { $armies })
ask-comeback-in = { $seat }, you have no Army on the board: place one of value { $value }
ask-use-artefact = { $seat }, start of your turn: use an artefact, or none (Hero in { $region })
ask-venom-army = { $seat }, Serpent Venom: which enemy Army beside your Hero loses 1?
ask-mace-army = { $seat }, Giant's Mace: which Army in { $region } loses 1 and Retreats?
ask-chain-to = { $seat }, Hound's Chain: where does your Hero go from { $region } (up to { $steps } Regions)?
ask-gleipnir-which = { $seat }, Gleipnir: which monster do you drag 1 Region?
ask-gleipnir-to = { $seat }, Gleipnir: where to?
ask-pray-to = { $seat }, Prayer: send a priest to a monument? ({ $ready ->
    [one] { $ready } priest
   *[other] { $ready } priests
} ready)
ask-raise-army = { $seat }, which Army do you raise by 1? ({ $left ->
    [one] { $left } point
   *[other] { $left } points
} to give)
ask-raise-freyja = { $seat }, Freyja: which Army do you raise by 1? ({ $left ->
    [one] { $left } Army
   *[other] { $left } Armies
} more, each once)
ask-raise-jotunheim = { $seat }, Jotunheim: which Army do you raise by 1?
ask-raise-lagertha = { $seat }, Lagertha: which Army that fought do you raise by 1?
ask-heal-injury = { $seat }, which Injury do you heal? (you have { $injuries })
ask-injure = { $seat }, your Hero is dealt an Injury: which attribute suffers?
ask-hero-act = { $seat }, Hero: what does { $hero } do?
ask-hero-to = { $seat }, where does { $hero } go from { $region }?
ask-rune-act = { $seat }, Rune: one rune action, or none (Hero in { $region })
ask-control-which = { $seat }, which monster do you control? (you have { $runes })
ask-pay-rune = { $seat }, which rune do you pay? (you have { $runes })
ask-move-army = { $seat }, Armies: which one moves? ({ $made } of { $authority } moves made)
ask-march-army = { $seat }, March: which Army moves 1 Region?
ask-move-to = { $seat }, where does { $army } go?
ask-follow = { $seat }, does your Frost Giant in { $from } go along to { $to }?
ask-battle-in = { $seat }, which Battle comes next?
ask-sacrifice = { $seat }, Battle in { $region }, you { $own } against { $rival } { $other }: sacrifice your Frost Giant first?
ask-berserk = { $seat }, does Beowulf injure himself to draw a Combat card?
ask-use-fang = { $seat }, Battle in { $region }, you { $own } against { $rival } { $other }: use Root Fang for +{ $bonus }?
ask-play-card = { $seat }, Battle in { $region }: you { $attacks ->
    [1] attack with
   *[other] defend with
} { $own } against { $rival } { $other } ({ $rival_cards ->
    [0] no cards
    [one] { $rival_cards } card
   *[other] { $rival_cards } cards
}{ $passed ->
    [1] , has passed
   *[other] { "" }
}): play a card or pass
ask-lower-army = { $seat }, which of your Armies in { $region } loses 1? ({ $left ->
    [one] { $left } point
   *[other] { $left } points
} to lose)
ask-retreat-to = { $seat }, Retreat from { $region }: where do your Armies ({ $values }) go?
ask-special-act = { $seat }, Special Action: choose one (Hero in { $region })
ask-recruit-in = { $seat }, where do you recruit an Army of value { $fact_recruit_value }? ({ $supply ->
    [one] { $supply } Army
   *[other] { $supply } Armies
} in your supply)
ask-temple-in = { $seat }, where do you build the Temple? ({ $temples ->
    [one] { $temples } left
   *[other] { $temples } left
})
ask-prepare-what = { $seat }, Prepare: { $left ->
    [one] once more
   *[other] { $left } of these
}
ask-realm-bonus = { $seat }, apply a realm bonus, in any order
ask-alfheim-how = { $seat }, Alfheim: place your Hero or heal? (Hero in { $region })
ask-niflheim-how = { $seat }, Niflheim: sail or place an Army? (Drakkar in { $sea })
ask-sail-to = { $seat }, where does your Drakkar sail from { $sea }?
ask-place-army = { $seat }, Niflheim: which Army do you place elsewhere?
ask-place-in = { $seat }, Niflheim: in which of your Regions?
ask-giant-in = { $seat }, Utgard: where does your Frost Giant stand? (Stock: { $stock })
ask-gain-rune = { $seat }, which rune do you gain? (you have { $runes })
ask-build-what = { $seat }, Build Monument: which one gets a piece?
ask-monsters-how = { $seat }, Monsters: hunt, or activate up to { $most }? (Hero in { $region })
ask-activate-next = { $seat }, Monsters: which one do you activate? ({ $left ->
    [one] { $left } more
   *[other] up to { $left }
})
ask-activate-each = { $seat }, Build Monument: every monster is activated once; which one next?
ask-roll-or-move = { $seat }, you control { $monster } (in { $region }): roll the die, or Move { $fact_steered_steps } without a roll?
ask-die-choice = { $seat }, the die lets you choose for { $monster } (in { $region }): move or attack?
ask-monster-to = { $seat }, where does { $monster } go from { $region }? ({ $left ->
    [one] { $left } step
   *[other] { $left } steps
} to go)
ask-giant-next = { $seat }, which Frost Giant is next?
ask-trampled-army = { $seat }, Trample in { $region }: which of your Armies loses 1?
ask-attacked-army = { $seat }, { $monster } attacks in { $region }: which Army is hit?
ask-attacked-seat = { $seat }, { $monster } attacks in { $region }: whose Armies Retreat?
ask-loki-at = { $seat }, the first monster is slain: where does Loki appear?
ask-loki-to = { $seat }, move Loki from { $region } by 1 Region?
ask-pick-attack = { $seat }, which attack card meets { $hunter }? ({ $monster }, round { $round } of { $rounds }; open wounds: { $wounds })
ask-counter = { $seat }, counter-attack { $monster }? (round { $round } of { $rounds }: { $attack }; { $more ->
    [one] { $more } more wound
   *[other] { $more } more wounds
})
ask-cover = { $seat }, which wound of { $monster } does { $strike } cover?
ask-defend = { $seat }, your guard is { $guard }, you need { $need }: lay a card or take the Injuries ({ $monster }: { $attack })
ask-use-hide = { $seat }, Troll Hide: ignore 1 of { $count ->
    [one] { $count } Injury
   *[other] { $count } Injuries
}?
ask-hunt-on = { $seat }, hunt on or stop? ({ $monster }, open wounds: { $wounds }; round { $round } of { $rounds })
ask-discard = { $seat }, hand limit { $limit }: discard a card (you have { $hand })
ask-over = The game is over

## Choices

group-hero = Hero
group-start = Start
group-artefact = Artefacts
group-army = Armies
group-move = Move
group-sea = By sea
group-attack = Attack
group-pray = Prayer
group-rune = Runes
group-giant = Frost Giant
group-battle = Battle
group-card = Cards
group-losses = Losses
group-retreat = Retreat
group-wheel = Wheel
group-middle = In the middle
group-region = Regions
group-prepare = Prepare
group-realm = Realm bonuses
group-monument = Monuments
group-hunt = Hunt
group-monster = Monsters
group-wound = Wounds
group-injury = Injuries
group-loki = Loki
becomes = { $after ->
    [0] it is destroyed
   *[other] value { $before } becomes { $after }
}
do-choose-hero = Take { $hero }: authority { $authority }, strength { $strength }, wisdom { $wisdom }; { $ability }
    .head = Take { $hero }
    .detail = authority { $authority }, strength { $strength }, wisdom { $wisdom }; { $ability }
do-start-in = Start in { $region }: { $sight }
    .head = Start in { $region }
    .detail = { $sight }
do-comeback-in = Come back in { $region }: { $sight }
    .head = Come back in { $region }
    .detail = { $sight }
do-use-artefact = Use { $artefact }: { $does }
    .head = Use { $artefact }
    .detail = { $does }
do-no-artefact = Use no artefact now
do-venom = Poison { $army }: { $becomes }
    .head = Poison { $army }
    .detail = { $becomes }
do-mace = Strike { $army }: { $becomes }{ $after ->
    [0] { "" }
   *[other] , and it Retreats
}
    .head = Strike { $army }
    .detail = { $becomes }{ $after ->
        [0] { "" }
       *[other] , and it Retreats
    }
do-hero-to = Go to { $region }: { $sight }
    .head = Go to { $region }
    .detail = { $sight }
do-hero-stays = Stay in { $region }: { $sight }
    .head = Stay in { $region }
    .detail = { $sight }
do-drag = Drag { $monster }: from { $region }
    .head = Drag { $monster }
    .detail = from { $region }
do-drag-giant = Drag the Frost Giant in { $region }
do-drag-to = To { $region }, without Trample: { $sight }
    .head = To { $region }, without Trample
    .detail = { $sight }
do-pray = Pray to { $god }: { $attribute } { $rises ->
    [0] stays at { $before }
   *[other] { $before } becomes { $after }
}; { $bonus }
    .head = Pray to { $god }
    .detail = { $attribute } { $rises ->
        [0] stays at { $before }
       *[other] { $before } becomes { $after }
    }; { $bonus }
do-no-prayer = Send no priest
prayer-odin = { $count ->
    [0] no card at level 1
    [one] draw { $count } Combat card
   *[other] draw { $count } Combat cards
}
prayer-thor = { $count ->
    [0] no healing at level 1
    [one] heal { $count } Injury
   *[other] heal up to { $count } Injuries
}
prayer-freyja = { $count ->
    [0] no raise at level 1
    [one] raise { $count } Army by 1
   *[other] raise up to { $count } Armies by 1
}
do-raise = Raise { $army }: to value { $after }
    .head = Raise { $army }
    .detail = to value { $after }
do-raise-takes = Raise { $army }: to value { $after }, which takes the Region
    .head = Raise { $army }
    .detail = to value { $after }, which takes the Region
do-raise-no-more = Raise no more
do-heal = Heal { $attribute }: it counts { $after } again
    .head = Heal { $attribute }
    .detail = it counts { $after } again
do-heal-fourth = Heal the fourth Injury: your Hero may hunt again
    .head = Heal the fourth Injury
    .detail = your Hero may hunt again
do-heal-none = Heal no more
do-injure = Injure { $attribute }: { $before ->
    [1] it counts 1 anyway
   *[other] it counts 1 instead of { $before }
}
    .head = Injure { $attribute }
    .detail = { $before ->
        [1] it counts 1 anyway
       *[other] it counts 1 instead of { $before }
    }
do-hero-moves = Move { $hero }: up to { $steps } Regions, from { $region }
    .head = Move { $hero }
    .detail = up to { $steps } Regions, from { $region }
do-hero-heals = Heal 1 Injury: you have { $injured }
    .head = Heal 1 Injury
    .detail = you have { $injured }
do-hero-draws = Draw 1 Combat card: you have { $cards }
    .head = Draw 1 Combat card
    .detail = you have { $cards }
do-hero-rests = Nothing with the Hero
do-rune-control = Control a monster ({ $price } runes of its symbol): you make its choices, and it spares you
    .head = Control a monster
    .detail = you make its choices, and it spares you
    .cost = { $price } runes of its symbol
do-rune-alliance = Ally with { $realm } ({ $price ->
    [one] { $price } rune
   *[other] { $price } runes
}): after { $actions }: { $bonus }
    .head = Ally with { $realm }
    .detail = after { $actions }: { $bonus }
    .cost = { $price ->
        [one] { $price } rune
       *[other] { $price } runes
    }
do-rune-march = March ({ $price ->
    [one] { $price } rune
   *[other] { $price } runes
}): one Army moves 1 Region now, beside the Armies phase
    .head = March
    .detail = one Army moves 1 Region now, beside the Armies phase
    .cost = { $price ->
        [one] { $price } rune
       *[other] { $price } runes
    }
do-no-rune = No rune action
do-control = Control { $monster } ({ $price } { $rune }): in { $region }; its attack: { $strikes }{ $tamed ->
    [1] ; now controlled by { $seat }
   *[other] { "" }
}
    .head = Control { $monster }
    .detail = in { $region }; its attack: { $strikes }{ $tamed ->
        [1] ; now controlled by { $seat }
       *[other] { "" }
    }
    .cost = { $price } { $rune }
do-pay-rune = Pay { $rune }: { $left } left
    .head = Pay { $rune }
    .detail = { $left } left
left-behind = { $count ->
    [0] no Army stays behind
   *[other] staying behind: { $values }
}
do-move = Move { $army }: { $left }
    .head = Move { $army }
    .detail = { $left }
do-move-no-more = Move no more Armies
do-march = March with { $army }: { $left }
    .head = March with { $army }
    .detail = { $left }
way-own = yours; { $sight }
way-takes = you take it; { $sight }
way-falls = it falls to you ({ $seat } has no Army there); { $sight }
way-short = neutral, { $sum } of { $value }: not yet yours; { $sight }
way-battle = Battle: your { $own } against { $seat } { $other }{ $giant ->
    [1] {" "}with a Frost Giant
   *[other] { "" }
} ({ $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}); { $sight }
do-move-to = To { $region }: { $way }
    .head = To { $region }
    .detail = { $way }
do-sail-move = By sea to { $region } (the sea move of this turn): { $way }{ $sails ->
    [1] ; your Drakkar sails to { $sea }
   *[other] { "" }
}
    .head = By sea to { $region }
    .detail = { $way }{ $sails ->
        [1] ; your Drakkar sails to { $sea }
       *[other] { "" }
    }
    .cost = the sea move of this turn
do-follow = The Giant goes along: it stands in { $to } then
    .head = The Giant goes along
    .detail = it stands in { $to } then
do-follow-not = The Giant stays in { $from }: { $alone ->
    [1] alone, so it returns to the Stock
   *[other] with your other Army there
}
    .head = The Giant stays in { $from }
    .detail = { $alone ->
        [1] alone, so it returns to the Stock
       *[other] with your other Army there
    }
do-fight-in = Fight in { $region }: your { $own } against { $seat } { $other } ({ $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
})
    .head = Fight in { $region }
    .detail = your { $own } against { $seat } { $other } ({ $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    })
do-sacrifice = Sacrifice your Frost Giant: the Armies of { $rival } there go from { $before } to { $after }; the Giant returns to the Stock
    .head = Sacrifice your Frost Giant
    .detail = the Armies of { $rival } there go from { $before } to { $after }; the Giant returns to the Stock
do-sacrifice-ends = Sacrifice your Frost Giant: the Armies of { $rival } there go from { $before } to { $after }, and no Battle is fought; the Giant returns to the Stock
    .head = Sacrifice your Frost Giant
    .detail = the Armies of { $rival } there go from { $before } to { $after }, and no Battle is fought; the Giant returns to the Stock
do-sacrifice-not = Keep the Frost Giant
do-berserk = Take 1 Injury: draw 1 Combat card for it
    .head = Take 1 Injury
    .detail = draw 1 Combat card for it
do-berserk-not = Take no Injury
do-use-fang = Use Root Fang: +{ $bonus }, then { $own } against { $other }
    .head = Use Root Fang
    .detail = +{ $bonus }, then { $own } against { $other }
do-use-fang-not = Keep Root Fang
do-play-card = Play { $card }: then { $own } against { $other }{ $casualties ->
    [0] { "" }
    [one] ; it costs you { $casualties } point
   *[other] ; it costs you { $casualties } points
}
    .head = Play { $card }
    .detail = then { $own } against { $other }{ $casualties ->
        [0] { "" }
        [one] ; it costs you { $casualties } point
       *[other] ; it costs you { $casualties } points
    }
do-pass = Pass for good: you stay at { $own } against { $other }
    .head = Pass for good
    .detail = you stay at { $own } against { $other }
do-pass-ends = Pass and end the Battle: you { $wins ->
    [1] win
   *[other] lose
}, { $own } to { $other }
    .head = Pass and end the Battle
    .detail = you { $wins ->
        [1] win
       *[other] lose
    }, { $own } to { $other }
do-lower = Lower { $army } by 1: { $becomes }
    .head = Lower { $army } by 1
    .detail = { $becomes }
do-retreat-own = Retreat to { $region }: yours; { $sight }
    .head = Retreat to { $region }
    .detail = yours; { $sight }
do-retreat-neutral = Retreat to { $region }: neutral; { $sight }
    .head = Retreat to { $region }
    .detail = neutral; { $sight }
do-retreat-falls = Retreat to { $region }: { $seat } has no Army there, so it falls to you; { $sight }
    .head = Retreat to { $region }
    .detail = { $seat } has no Army there, so it falls to you; { $sight }
do-action = { $action }: { $brief }
    .head = { $action }
    .detail = { $brief }
do-action-realms = { $action }: { $brief }; then { $realms }
    .head = { $action }
    .detail = { $brief }; then { $realms }
do-usurp = { $action } { $region }: value { $value }, strength { $strength } + authority { $authority }; { $brief }
    .head = { $action } { $region }
    .detail = value { $value }, strength { $strength } + authority { $authority }; { $brief }
do-usurp-realms = { $action } { $region }: value { $value }, strength { $strength } + authority { $authority }; { $brief }; then { $realms }
    .head = { $action } { $region }
    .detail = value { $value }, strength { $strength } + authority { $authority }; { $brief }; then { $realms }
do-reset = Take the markers back: all monuments are complete, so only the wheel is cleared
    .head = Take the markers back
    .detail = all monuments are complete, so only the wheel is cleared
do-no-action = No Special Action
do-recruit-in = Recruit in { $region }: an Army of value { $fact_recruit_value }; { $sight }
    .head = Recruit in { $region }
    .detail = an Army of value { $fact_recruit_value }; { $sight }
do-temple-in = Build in { $region }: your Temple number { $number }, of { $goal } to win; { $sight }
    .head = Build in { $region }
    .detail = your Temple number { $number }, of { $goal } to win; { $sight }
do-prepare-rune = Gain { $rune }: you have { $runes }
    .head = Gain { $rune }
    .detail = you have { $runes }
do-bonus = { $realm }: { $bonus }
    .head = { $realm }
    .detail = { $bonus }
do-no-bonus = No further realm bonus
do-place-hero = Place { $hero } in any Region: now in { $region }
    .head = Place { $hero } in any Region
    .detail = now in { $region }
do-sail = Sail your Drakkar: up to { $count } seas from { $sea }
    .head = Sail your Drakkar
    .detail = up to { $count } seas from { $sea }
do-place-army = Place an Army elsewhere: in any Region you control
    .head = Place an Army elsewhere
    .detail = in any Region you control
do-sail-to = Sail to { $sea }: on its coasts, { $regions }
    .head = Sail to { $sea }
    .detail = on its coasts, { $regions }
do-take-army = Take { $army }
do-place-in = Place it in { $region }: { $sight }
    .head = Place it in { $region }
    .detail = { $sight }
do-giant-in = Place the Giant in { $region }: { $sight }
    .head = Place the Giant in { $region }
    .detail = { $sight }
do-gain-rune = Gain { $rune }: you have { $runes }
    .head = Gain { $rune }
    .detail = you have { $runes }
do-build = Add to { $god }: piece { $pieces } of { $all }; { $complete ->
    [1] it is complete then
   *[other] a prayer then: { $bonus }
}
    .head = Add to { $god }
    .detail = piece { $pieces } of { $all }; { $complete ->
        [1] it is complete then
       *[other] a prayer then: { $bonus }
    }
do-hunt = Hunt { $monster }: wounds { $wounds }{ $loki ->
    [1] ; its attacks count { $fact_loki_more } more; slaying him wins the game
   *[other] ; artefact: { $artefact }
}
    .head = Hunt { $monster }
    .detail = wounds { $wounds }{ $loki ->
        [1] ; its attacks count { $fact_loki_more } more; slaying him wins the game
       *[other] ; artefact: { $artefact }
    }
do-activate-some = Activate up to { $most } monsters: a die roll each, then it moves, trampling, or attacks
    .head = Activate up to { $most } monsters
    .detail = a die roll each, then it moves, trampling, or attacks
do-activate = Activate { $monster }: in { $region }; attack: { $strikes }
    .head = Activate { $monster }
    .detail = in { $region }; attack: { $strikes }
do-activate-no-more = Activate no more
do-roll = Roll the monster die
do-move-two = Move { $fact_steered_steps } without a roll: with a Trample in each Region it enters
    .head = Move { $fact_steered_steps } without a roll
    .detail = with a Trample in each Region it enters
do-die-move = Move { $moves ->
    [one] { $moves } Region
   *[other] { $moves } Regions
}: with a Trample in each Region it enters
    .head = Move { $moves ->
        [one] { $moves } Region
       *[other] { $moves } Regions
    }
    .detail = with a Trample in each Region it enters
do-die-attack = Attack: { $strikes }
    .head = Attack
    .detail = { $strikes }
do-monster-to = To { $region }, with a Trample: { $sight }
    .head = To { $region }, with a Trample
    .detail = { $sight }
do-giant-next = The Giant in { $region }: { $sight }
    .head = The Giant in { $region }
    .detail = { $sight }
do-hit = Hit { $army }: { $becomes }
    .head = Hit { $army }
    .detail = { $becomes }
do-attack-seat = The Armies of { $seat } Retreat: { $values }
    .head = The Armies of { $seat } Retreat
    .detail = { $values }
do-loki-at = Loki appears in { $region }: no Army may enter; { $sight }
    .head = Loki appears in { $region }
    .detail = no Army may enter; { $sight }
do-loki-to = Move Loki to { $region }: no Army may enter; { $sight }
    .head = Move Loki to { $region }
    .detail = no Army may enter; { $sight }
do-loki-stays = Leave Loki in { $region }
do-pick-attack = Use attack { $attack }: weak to { $symbol }; { $injuries ->
    [one] { $injuries } Injury
   *[other] { $injuries } Injuries
} if the guard fails
    .head = Use attack { $attack }
    .detail = weak to { $symbol }; { $injuries ->
        [one] { $injuries } Injury
       *[other] { $injuries } Injuries
    } if the guard fails
do-strike = Strike with { $strike }: it covers { $wounds }
    .head = Strike with { $strike }
    .detail = it covers { $wounds }
do-strike-pair = Strike with { $strike } together: it covers { $wounds }, which neither covers alone
    .head = Strike with { $strike } together
    .detail = it covers { $wounds }, which neither covers alone
do-no-strike = Strike no more: the guard comes next
    .head = Strike no more
    .detail = the guard comes next
do-cover = Cover the wound: { $wound }
do-defend = Guard with { $card }: guard { $guard } of the { $need } needed
    .head = Guard with { $card }
    .detail = guard { $guard } of the { $need } needed
do-no-defence = Take the { $injuries ->
    [one] { $injuries } Injury
   *[other] { $injuries } Injuries
}: and draw { $draws ->
    [one] { $draws } card
   *[other] { $draws } cards
}
    .head = Take the { $injuries ->
        [one] { $injuries } Injury
       *[other] { $injuries } Injuries
    }
    .detail = and draw { $draws ->
        [one] { $draws } card
       *[other] { $draws } cards
    }
do-use-hide = Use Troll Hide: 1 Injury less
    .head = Use Troll Hide
    .detail = 1 Injury less
do-use-hide-not = Keep Troll Hide
do-hunt-on = Hunt on: round { $round } of { $rounds }
    .head = Hunt on
    .detail = round { $round } of { $rounds }
do-hunt-stop = Stop the hunt: it fails, costs 1 more Injury, and all wounds are open again
    .head = Stop the hunt
    .detail = it fails, costs 1 more Injury, and all wounds are open again
do-discard = Discard { $card }

## Real dice and draws

chance-first = Draw lots: who goes first?
chance-realm = Draw the realm token for the gate in { $region }
chance-fourth = Draw the fourth forge token, beside one of each rune
chance-forge = Draw the forge token in { $region }
chance-sheets = Draw the monster sheets: which take part?
chance-place = Draw the Region of { $monster }
chance-hero = { $seat }, draw a Hero at random
chance-card = { $seat }, draw a Combat card: from which place of the deck? (the program keeps the hands, so that they stay secret)
chance-attack = Draw attack card { $number } of 2 for { $monster }
chance-die = Roll the monster die for { $monster }
mover-draugr = The Draugr
mover-troll = The Troll
mover-lindworm = The Lindworm
mover-garm = Garm
mover-fenrir = Fenrir
mover-nidhogg = Nidhogg
mover-giants = A Frost Giant
mover-loki = Loki
face-move = Move { $steps }
face-attack = Attack
face-both = Move { $steps } or Attack

## Log lines

log-first-player = { $seat } goes first.
log-realm-laid = The gate { $realm } opens in { $region }.
log-forge-laid = A forge { $rune } lies in { $region }.
log-monster-placed = { $monster } lurks in { $region }.
log-monster-placed-giants = Three Frost Giants stand in { $region }.
log-hero-chosen = { $seat } plays { $hero }.
log-started = { $seat } starts in { $region }.
log-drew-card = { $seat } draws { $card }.
log-drew = { $seat } draws { $count ->
    [one] { $count } Combat card
   *[other] { $count } Combat cards
}.
log-discarded = { $seat } discards { $card }.
log-reshuffled = The discard pile becomes the Combat deck again: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-turn-begins = Round { $round }: { $seat }'s turn.
log-turn-begins-last = Round { $round }: the last turn of { $seat }.
log-came-back = { $seat } comes back with an Army in { $region }.
log-used-artefact = { $seat } uses { $artefact }.
log-prayed = { $seat } prays to { $god }: { $attribute } { $value }.
log-prayed-full = { $seat } prays to { $god }: { $attribute } { $value }, the most there is.
log-got-rune = { $seat } gains a rune: { $rune }.
log-raised = { $seat } raises an Army in { $region } to { $value }.
log-healed = { $seat } heals an Injury: { $injury }.
log-injured = { $seat }'s Hero is injured: { $injury }.
log-hero-moved = { $hero } goes from { $region } to { $target }.
log-hero-stayed = { $hero } stays in { $region }.
log-tamed = { $seat } now controls { $monster }.
log-allied = { $seat } allies with { $realm }.
log-paid-runes = { $seat } pays { $count } { $rune }.
log-army-moved = { $seat } moves an Army of value { $value } from { $region } to { $target }.
log-army-marched = { $seat } marches with an Army of value { $value } from { $region } to { $target }.
log-army-shipped = { $seat } ships an Army of value { $value } from { $region } to { $target }.
log-giant-followed = { $seat }'s Frost Giant goes along to { $region }.
log-giant-left = No Army of { $seat } is left with the Frost Giant in { $region }: it returns to the Stock.
log-took-control = { $seat } takes control of { $region }.
log-battle-begins = Battle in { $region }: { $seat } attacks { $other }.
log-sacrificed = { $seat } sacrifices the Frost Giant in { $region }.
log-army-lowered = An Army of { $seat } in { $region } drops to { $value }.
log-army-lowered-out = An Army of { $seat } in { $region } loses its last points.
log-army-destroyed = An Army of { $seat } in { $region } is destroyed.
log-no-battle = Only one side at most is left in { $region }: no Battle takes place.
log-battle-values = Before the cards it stands { $attack } to { $defence }, { $seat } attacking in { $region }.
log-card-played = { $seat } plays { $card } and stands at { $value }.
log-passed = { $seat } plays no more cards.
log-battle-won = { $seat } wins the Battle in { $region }, { $value } to { $other }.
log-battle-won-tie = { $seat } defends { $region } at { $value } all: a tie is the defender's.
log-retreated = { $seat } Retreats with { $count ->
    [one] { $count } Army
   *[other] { $count } Armies
} from { $region } to { $target }.
log-action-taken = { $seat } takes the action { $action }.
log-recruited = { $seat } recruits an Army of value { $fact_recruit_value } in { $region }.
log-temple-built = { $seat } builds a Temple in { $region }.
log-priests-ready = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
} of { $seat } { $count ->
    [one] is
   *[other] are
} ready again.
log-bonus-used = { $seat } applies the bonus { $realm }.
log-drakkar-sailed = { $seat }'s Drakkar sails to { $sea }.
log-army-placed = { $seat } places an Army of value { $value } from { $region } in { $target }.
log-giant-received = { $seat } receives a Frost Giant in { $region }.
log-giant-moved = { $seat } places the Frost Giant in { $region }.
log-monument-built = { $seat } builds piece { $pieces } of the monument { $god }.
log-wheel-reset = All markers leave the wheel, priests come home, artefacts are fresh again.
log-wheel-reset-only = Every monument is complete: all markers leave the wheel, and nothing else happens.
log-monster-activated = { $seat } activates { $monster }.
log-die-rolled = The monster die shows: { $face }.
log-steered = { $seat } lets { $monster } make Move { $fact_steered_steps } without a roll.
log-monster-moved = { $monster } goes from { $region } to { $target }.
log-giant-blocked = The Frost Giant in { $region } cannot move and does not Trample.
log-trampled = { $monster } Tramples { $region }.
log-monster-attacked = { $monster } attacks in { $region }: { $strikes }.
log-monster-attacked-giants = The Frost Giants attack: { $strikes }.
log-loki-placed = { $seat } lets Loki appear in { $region }; no Army may enter.
log-loki-moved = { $seat } moves Loki from { $region } to { $target }.
log-hunt-begins = { $seat } hunts { $monster } in { $region }.
log-giants-gathered = All Frost Giants gather in { $region }.
log-attacks-drawn = Hunt round { $round }: { $attack }, or { $second }.
log-attack-picked = { $seat } picks: { $attack }.
log-wound-covered = { $seat } covers a wound ({ $wound }) with { $strike }.
log-guard-laid = { $seat } guards with { $card }: { $value }.
log-guard-held = The guard of { $seat } holds with { $value }.
log-guard-failed = { $seat }'s guard fails: { $count ->
    [one] { $count } Injury
   *[other] { $count } Injuries
}.
log-injury-ignored = Troll Hide spares { $seat } 1 Injury.
log-hunt-failed = { $seat }'s hunt of { $monster } fails.
log-monster-slain = { $seat } slays { $monster }!
log-got-artefact = { $seat } takes an artefact: { $artefact }.
log-ragnarok-card = A Ragnarok card is fulfilled: { $card }.
log-ragnarok-comes = Ragnarok is coming: everybody but { $seat } has one last turn.
log-won = { $seat } wins: { $ending }
log-no-special = { $seat } has no Special Action left and skips it.
log-out-of-rounds = { $round } rounds have been played; the game is over.

## The end

end-lands = Great Jarl, with enough Lands.
end-temples = Great Godi, with enough Temples.
end-loki = Monster Slayer, for Loki is slain.
end-ragnarok = Ragnarok has come, and most Regions at the foot of Yggdrasil decide.
end-rounds = The rounds are used up, and most Regions at the foot of Yggdrasil decide.

## Reasons

why-hero-taken = Another player has this Hero.
why-not-start-value = One starts in a Region of value { $fact_start_value }.
why-start-monster = A monster stands there; nobody starts in its Region.
why-start-taken = Another player starts there.
why-comeback-not-yours = You still control Regions, so you come back in one of them.
why-comeback-foreign = Another player controls this Region, and there are free ones.
why-comeback-armies = Armies stand there.
why-loki-there = No Army may enter Loki's Region.
why-artefact-spent = This artefact is turned over until the next Build Monument.
why-artefact-not-now = This artefact is not one for the start of a turn.
why-artefact-no-target = There is nothing it could be used on.
why-venom-own-army = The venom is for enemy Armies.
why-venom-too-far = This Army is not in a Region adjacent to your Hero's.
why-mace-elsewhere = This Army is not in your Hero's Region.
why-chain-too-far = That is more than { $fact_chain_steps ->
    [one] { $fact_chain_steps } Region
   *[other] { $fact_chain_steps } Regions
} away.
why-hero-too-far = That is more than { $fact_hero_steps ->
    [one] { $fact_hero_steps } Region
   *[other] { $fact_hero_steps } Regions
} away.
why-figure-stuck = All neighbouring Regions hold another Giant.
why-giant-there = Another Frost Giant stands there.
why-priest-there = A priest of yours is there already.
why-army-not-yours = This Army is not yours.
why-army-full = This Army has the highest value, { $fact_most_value }.
why-not-in-your-region = This Army is not in a Region you control.
why-raised-already = Freyja raises each Army once.
why-did-not-fight = This Army did not fight in the Battle.
why-not-injured = This attribute is not injured.
why-injured-already = This attribute is injured already.
why-no-injury = Your Hero has no Injury.
why-no-cards-left = Neither deck nor discard pile has a Combat card left.
why-no-pair-of-runes = Control costs { $fact_control_price ->
    [one] { $fact_control_price } rune
   *[other] { $fact_control_price } runes
} of a monster's symbol, and you do not have so many for a monster you could control.
why-no-gate-here = Your Hero stands at no gate of a realm.
why-allied-already = You are allied with this realm already.
why-no-rune-to-pay = An alliance costs { $fact_alliance_price ->
    [one] { $fact_alliance_price } rune, and you have none
   *[other] { $fact_alliance_price } runes of one symbol, and you do not have so many
}.
why-no-rune-to-march = A March costs { $fact_march_price ->
    [one] { $fact_march_price } rune, and you have none
   *[other] { $fact_march_price } runes of one symbol, and you do not have so many
}.
why-no-army-to-march = None of your Armies can move.
why-giants-untamed = Frost Giants cannot be controlled.
why-tamed-already = You control this monster already.
why-other-runes = You do not have { $fact_control_price ->
    [one] { $fact_control_price } rune
   *[other] { $fact_control_price } runes
} of this monster's symbol.
why-none-of-this-rune = You have no rune of this symbol.
why-army-moved-already = This Army has moved in this phase already.
why-battle-waits = A Battle waits there; the Army does not move on before it.
why-no-way-out = There is no Region it could move to.
why-not-adjacent = This Region is not adjacent.
why-same-region = The Army is there already.
why-not-by-sea = Your Drakkar links only Regions on its own sea with that sea and the seas beside it.
why-sailed-already = One move by sea in each Armies phase.
why-no-ship-needed = That Region lies beside this one on the same sea: the Army simply goes there by land.
why-no-battle-here = No Battle waits here.
why-not-in-hand = You do not hold this card.
why-too-many-casualties = Your cards' casualties would be more than your Armies there can bear.
why-not-yours-to-lower = You lower your own Armies.
why-lowered-elsewhere = This Army is not in the Region of the loss.
why-retreat-too-far = One Retreats to an adjacent Region.
why-retreat-enemies = Enemy Armies stand there.
why-retreat-later = A Region that comes first in the order of Retreat is free.
why-marker-there = Your marker lies on this action until the next Build Monument.
why-no-marker-yet = Build Monument needs at least one of your markers on the wheel.
why-monuments-complete = All monuments are complete.
why-no-settlement = Mobilize needs a Settlement in a Region you control, and not Loki's.
why-no-army-left = All your Armies are on the board.
why-nothing-to-raise = You have no Army in your Regions that could be raised.
why-no-shrine = A Temple needs an empty Shrine in a Region you control.
why-no-temple-left = No Temple is left.
why-no-monster-left = None is on the board.
why-usurp-own = You control your Hero's Region already.
why-usurp-army = An enemy Army stands in your Hero's Region.
why-usurp-weak = Your strength and authority together do not reach the Region's value.
why-nothing-to-prepare = There is nothing to heal, to draw or to gain.
why-must-act = A Special Action is possible, so one must be taken.
why-not-your-region = You do not control this Region.
why-recruited-here = One Army was recruited here already.
why-temple-not-yours = You do not control this Region; a Temple is built in one of yours.
why-temple-there = A Temple stands there already.
why-runes-full = You hold { $fact_most_runes } runes, the most there may be.
why-no-rune-left = No rune of this symbol is left in the supply.
why-not-at-slot = This realm does not help after this action.
why-not-allied = You are not allied with this realm.
why-bonus-spent = This bonus was applied already.
why-bonus-idle = This bonus would do nothing now.
why-no-place-for-army = There is no Region you control where the Army could be placed.
why-sea-too-far = That is more than { $fact_sail_seas ->
    [one] { $fact_sail_seas } sea
   *[other] { $fact_sail_seas } seas
} away.
why-same-sea = Your Drakkar is there already.
why-no-own-army = A Frost Giant is placed where you have an Army.
why-giant-is-here = Your Frost Giant stands there already.
why-complete = This monument is complete.
why-hero-elsewhere = Your Hero is not in its Region.
why-too-injured = A Hero with { $fact_most_injuries } Injuries cannot hunt.
why-too-few-slain = Only a player who has slain { $fact_slain_for_loki ->
    [one] { $fact_slain_for_loki } monster
   *[other] { $fact_slain_for_loki } monsters
} may hunt Loki.
why-activated-already = This monster was activated already.
why-monster-too-far = Monsters go from Region to adjacent Region.
why-giant-done = This Frost Giant had its turn already.
why-not-trampled = Each player chooses one of his own Armies in the Trampled Region.
why-not-attacked = This Army is not where the monster attacks.
why-too-strong = Nidhogg destroys only an Army of value { $fact_nidhogg_prey } or less.
why-no-army-attacked = This player has no Army there.
why-loki-not-inner = Loki appears in a Region that touches Yggdrasil.
why-loki-armies = Loki goes only where no Armies are.
why-loki-too-far = Loki moves 1 Region.
why-covers-nothing = It covers none of the open wounds.
why-no-such-wound = No such wound is open.
why-wrong-symbol = This card does not cover such a wound.
why-cannot-reach = All your cards together do not reach the attack.
why-stock-empty = No Frost Giant is left in the Stock.
why-no-army-for-giant = You have no Army on the board with which a Frost Giant could stand.
why-covers-alone = Each of these cards covers the open wounds alone; a pair is for a wound that neither covers.

## The table in words

table-set-up = Set-up; { $seat } will go first.
table-turn = Round { $round }, { $seat }'s turn: { $phase }.
table-last-turn = Ragnarok: the last turn of { $seat } (round { $round }): { $phase }.
phase-start = start of the turn
phase-prayer = Prayer
phase-hero = Hero
phase-rune = Rune
phase-armies = Armies
phase-special = Special Action
phase-end = end of the turn
table-moves = { $count ->
    [0] No Army move is left
    [one] { $count } Army move is left; { $sailed ->
        [1] the sea move is used
       *[other] it may go by sea
    }
   *[other] { $count } Army moves are left; { $sailed ->
        [1] the sea move is used
       *[other] one of them may go by sea
    }
}.
table-asked = { $seat } has to choose now.
table-over = The game is over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}.
table-winners = Won by { $seats }: { $ending }
table-goals = To win: { $lands } Lands ({ $short ->
    [one] { $short } Region
   *[other] { $short } Regions
} of them may be missing), { $temples } Temples, or slay Loki.
table-ragnarok = Ragnarok comes with { $need } fulfilled cards. Fulfilled ({ $count }): { $met }. Open: { $left }.
table-battle = Battle in { $region }:
table-attacker = Attacker { $seat }: { $total } (Armies { $armies }, bonus { $bonus }, cards { $cards }); casualties { $casualties } of at most { $limit }{ $passed ->
    [1] ; has passed
   *[other] { "" }
}.
table-defender = Defender { $seat }: { $total } (Armies { $armies }, bonus { $bonus }, cards { $cards }); casualties { $casualties } of at most { $limit }{ $passed ->
    [1] ; has passed
   *[other] { "" }
}.
table-hunt = { $seat } hunts { $monster } in { $region }, round { $round } of { $rounds }.
table-wounds = Open wounds: { $open }; all: { $all }.
table-attack = Attack in force: { $attack }; guard so far { $guard }.
table-attacks = Attack cards drawn: { $attacks }.
table-no-hero = { $seat }{ $you ->
    [1] {" "}(you)
   *[other] { "" }
}: no Hero yet.
table-player = { $seat }{ $you ->
    [1] {" "}(you)
   *[other] { "" }
}: { $hero } in { $region }; { $parts }.
table-player-off = { $seat }{ $you ->
    [1] {" "}(you)
   *[other] { "" }
}: { $hero }, not on the board yet; { $parts }.
table-ability = { $hero }: { $ability }.
table-holds = { $seat } controls { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regions
} ({ $inner } touching Yggdrasil), Lands: { $lands }, Regions still needed for Great Jarl: { $lacks }; { $temples ->
    [one] { $temples } Temple
   *[other] { $temples } Temples
}; slain: { $slain }.
table-forces = { $seat }'s Armies: { $armies } (value { $value } in all, { $left } in supply); Drakkar: { $sea }{ $giants ->
    [1] ; { $giant }
   *[other] { "" }
}.
table-belongings = { $seat }'s runes: { $runes }; allied with: { $allies }; priests: { $ready } ready, { $unready } unready, praying to: { $praying }; artefacts: { $artefacts }.
table-hand = Your Combat cards ({ $count }): { $cards }.
table-hand-size = Hand of { $seat }: { $cards }.
force = { $value } in { $region }
no-giant = no Frost Giant
nowhere = off the board
artefact-fresh = { $artefact } ({ $does })
artefact-used = { $artefact } (used; { $does })
sight-hero = Hero of { $seat }
sight-beside = beside { $numbers }
table-region = { $region }: { $parts }.
table-sea = Drakkars in { $sea }: { $seats }.
table-wheel = { $action }: { $count ->
    [0] no marker
   *[other] markers of { $seats }
}; realms after it: { $realms }.
table-realm = Realm bonus, { $realm }: { $bonus }.
table-monument = Monument { $god } ({ $attribute }): { $pieces } of { $all } pieces; a prayer: { $bonus }; { $count ->
    [0] no priest there
   *[other] priests of { $priests }
}.
table-monster = { $monster } ({ $rune }) in { $regions }: wounds { $wounds }; attack: { $strikes }; artefact { $artefact }{ $tamed ->
    [1] ; controlled by { $seat }
   *[other] { "" }
}.
table-slain = { $monster } ({ $rune }): slain by { $seat }.
table-loki = Loki stands in { $region }: no Army may enter.
table-supply = Left: { $temples ->
    [one] { $temples } Temple
   *[other] { $temples } Temples
}; runes: { $runes }.
table-stock = Frost Giants in the Stock: { $count } of { $all }.
table-deck = Combat deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}. Discarded: { $discard }.
odds-battle = to win if both sides play all the cards they can
odds-battle-without = to win if both sides play all the cards they can (not counted: { $things })
odds-berserk = an Injury of Beowulf
odds-hunt = of { $count } hunts tried succeed, covering wounds first and guarding where one card is enough
control-realm = Control card: Frost Giants as a realm bonus
control-realm-1 = You own at most one Giant; Utgard gives it to you or places it with one of your Armies.
control-realm-2 = It moves only with Armies: whenever one of yours leaves its Region it may go along, and it Retreats with them.
control-realm-3 = In a Region without an Army of yours it returns to the Stock.
control-realm-4 = Before a Battle in its Region, the defender first, either side may sacrifice its Giant: every enemy Army there loses 1.
control-monsters = Control card: Frost Giants as monsters
control-monsters-1 = Nobody can control them. One roll of the monster die counts for all, and so does a choice it leaves.
control-monsters-2 = Each moves 1 Region, one after another, never to another Giant; whoever cannot move stays and does not Trample.
control-monsters-3 = Each that moves Tramples. A Hero may hunt them where one of them stands; then all gather there.
control-monsters-4 = Slain, they count as one monster: the slayer keeps one figure and gains the Giant's Mace.

## The drawing

draw-closed = Closed: { $reason }
draw-card = { $symbol } { $value }
draw-pair = { $symbol } { $first } + { $second }
draw-player = { $seat } ({ $hero })
draw-all = All players
draw-nobody = nobody
draw-none = none
draw-neutral = neutral
draw-nowhere = not on the board
draw-region = { $region }: value { $value }, { $owner }
draw-settlement = Settlement in { $region }
draw-temple = Temple in { $region }
draw-shrine = Empty Shrine in { $region }
draw-forge = Forge of { $rune } in { $region }
draw-gate = Gate of { $realm } in { $region }
draw-monster = { $monster } in { $region }
draw-tamed = { $monster }, controlled by { $seat }
draw-loki = Loki in { $region }: no Army may enter
draw-figure = Frost Giant in { $region }
draw-figure-some = Frost Giant { $number }
draw-giant = Frost Giant of { $seat } in { $region }
draw-hero-in = { $hero }, Hero of { $seat }, in { $region }
draw-hero-at = { $hero } · { $region }
draw-no-hero = no Hero yet
draw-army = { $seat }: Army of value { $value } in { $region }
draw-army-some = { $seat }: Army { $number }
draw-ship = Drakkar of { $seat }, { $sea }
draw-by-sea = By sea: { $region }
draw-action = { $action }. Taken by: { $seats }. Realms after it: { $realms }
draw-action-used = { $action }: taken
draw-action-free = { $action }: free
draw-yggdrasil = Yggdrasil: Build Monument, with a marker of yours on the wheel
draw-realm = { $realm }: { $bonus }
draw-ragnarok = Ragnarok
draw-doom = Ragnarok: { $count } of { $needed } signs have come
draw-omen = Sign { $number }: { $sign }
draw-omen-done = Sign { $number } has come: { $sign }
draw-monument = { $god } ({ $attribute }): { $pieces } of { $all } pieces
draw-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
draw-played = { $count } played
draw-deck-all = Combat deck: { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left, { $played } discarded
draw-stock = Temples that can still be built: { $temples }
draw-stock-giants = Temples that can still be built: { $temples }. Frost Giants in the Stock: { $giants }
draw-attack = Attack { $attack }, weak to { $weakness }, Injuries: { $injuries }
draw-weak = weak to
draw-deals = deals
draw-attacker = { $seat } attacks
draw-defender = { $seat } defends
draw-attacker-leads = the attacker leads
draw-defender-leads = the defender leads
draw-battle-in = Battle in { $region }
draw-battle-armies = Armies { $count }
draw-battle-bonus = bonus { $count }
draw-battle-cards = cards { $count }
draw-battle-casualties = losses { $count }
draw-passed = passed
draw-next = next
draw-covered = { $count } of { $all } wounds covered
draw-wound = Wound: { $sort }
draw-wound-done = Wound: { $sort }, covered
draw-hunt-round = Round { $round } of { $all }
draw-left-chooses = { $seat }, on the left, chooses one
draw-left-chose = { $seat }, on the left, chose it
draw-injuries = Injuries: { $count } of { $all }
draw-guard = Guard: strength { $strength } + cards { $cards } = { $total }
draw-guard-holds = reaches { $count }
draw-guard-needs = needs { $count }
draw-goal-lands = Lands controlled; { $count } win, { $short } of their Regions may be missing; Regions still needed: { $lacks }
draw-goal-temples = Temple Regions controlled; { $count } win
draw-goal-slain = Monsters slain; { $fact_slain_for_loki } open the hunt of Loki
draw-attribute = { $attribute }: { $value }
draw-attribute-hurt = { $attribute }: counts as { $value } instead of { $printed }, injured
draw-injury = Injury: { $attribute } counts as 1
draw-injury-fourth = Fourth Injury
draw-no-injury = no Injury
draw-priest-ready = Priest, ready
draw-priest-unready = Priest, not ready
draw-priest-at = Priest at the monument of { $god }
draw-artefact = { $artefact }: { $does }
draw-artefact-used = { $artefact }, used: { $does }
draw-slain = Slain: { $monster }
draw-armies = Armies on the board: { $count } of { $all }
draw-holdings = Regions { $regions } · at Yggdrasil { $inner }
draw-hand = Combat cards: { $count }, limit { $all }
draw-hand-count = { $count } in hand
draw-row-actions = Actions
draw-row-injuries = Injuries
draw-row-runes = Runes
draw-row-priests = Priests
draw-row-cards = Cards
draw-row-allies = Allies
draw-row-holds = Holds
draw-you = you
draw-act = to choose
draw-asked = { $seat } chooses · { $phase } · round { $round }
draw-waiting = Waiting for a real result · { $phase } · round { $round }
draw-last-round = { $asked } · last turns
draw-phase-set-up = set-up
draw-phase-start = start of the turn
draw-phase-prayer = Prayer
draw-phase-hero = Hero
draw-phase-rune = Rune
draw-phase-armies = Armies
draw-phase-special = Special Action
draw-phase-end = end of the turn
draw-won = { $count ->
    [one] { $seats } has won
   *[other] Shared victory: { $seats }
}
draw-summary = Round { $round }. Signs of Ragnarok: { $count }.
draw-sheet = { $player }: Regions { $regions }, Lands { $lands }, Temples { $temples }, slain { $slain }.
draw-do-use-artefact-7 = No artefact
draw-do-pray-to-3 = No prayer
draw-do-raise-army-30 = Enough
draw-do-heal-injury-4 = No healing
draw-do-hero-act-0 = Move the Hero
draw-do-hero-act-1 = Heal an Injury
draw-do-hero-act-2 = Draw a card
draw-do-hero-act-3 = Rest
draw-do-rune-act-0 = Control a monster
draw-do-rune-act-1 = Ally with the realm
draw-do-rune-act-2 = March
draw-do-rune-act-3 = No rune action
draw-do-move-army-30 = No more moves
draw-do-follow-0 = The Giant stays
draw-do-follow-1 = The Giant follows
draw-do-sacrifice-0 = Keep the Giant
draw-do-sacrifice-1 = Sacrifice the Giant
draw-do-berserk-0 = Stay calm
draw-do-berserk-1 = Take an Injury
draw-do-use-fang-0 = Without Root Fang
draw-do-use-fang-1 = Use Root Fang
draw-do-play-card-10 = Pass
draw-do-special-act-6 = Build Monument
draw-do-special-act-7 = No Special Action
draw-do-prepare-what-0 = Heal an Injury
draw-do-prepare-what-1 = Draw a card
draw-do-realm-bonus-6 = No more bonus
draw-do-alfheim-how-0 = Place the Hero
draw-do-alfheim-how-1 = Heal an Injury
draw-do-niflheim-how-0 = Sail the Drakkar
draw-do-niflheim-how-1 = Place an Army
draw-do-monsters-how-8 = Activate monsters
draw-do-activate-next-7 = Enough
draw-do-roll-or-move-0 = Roll the die
draw-do-roll-or-move-1 = Move { $fact_steered_steps }, no roll
draw-do-die-choice-0 = Move
draw-do-die-choice-1 = Attack
draw-do-loki-to-21 = Loki stays
draw-do-counter-28 = No more strikes
draw-do-defend-10 = No more cards
draw-do-use-hide-0 = Keep the Hide
draw-do-use-hide-1 = Use the Hide
draw-do-hunt-on-0 = Stop the hunt
draw-do-hunt-on-1 = Go on

## Sheets, and what stands beside the question

sheets-heroes = Heroes
sheets-monsters = Monsters
sheets-artefacts = Artefacts
sheets-cards = Combat cards
sheets-actions = Special Actions
sheets-realms = Realms
sheets-gods = Monuments
sheets-runes = Runes
count-runes = { $count ->
    [one] { $count } rune
   *[other] { $count } runes
}
does-mobilize = recruit an Army of value { $fact_recruit_value } in each Settlement you control
does-reinforce = spread authority + 1 points over your Armies in Regions you control
does-build-temple = a Temple on an empty Shrine you control, and one priest made ready
does-monsters = hunt a monster in your Hero's Region, or activate up to { $fact_activations } monsters
does-usurp = your Hero takes over its Region if strength and authority reach the value and no enemy Army is there
does-prepare = any { $fact_prepare_parts } of: heal 1 Injury, draw 1 Combat card, gain 1 rune
does-build-monument = add a piece to a monument; all take back their wheel markers, artefacts are fresh again, and you activate every monster
does-god-odin = a prayer draws 1 Combat card less than the monument has pieces
does-god-thor = a prayer heals 1 Injury less than the monument has pieces
does-god-freyja = a prayer raises 1 Army less than the monument has pieces, each by 1
sheet-artefact-of = taken from: { $monster }
sheet-raises = raises { $attribute } by 1
sheet-rune = { $price } of them control: { $monsters }; { $fact_alliance_price } buys an alliance, { $fact_march_price } a March
sheet-wounds = wounds to cover: { $wounds }
sheet-strikes = attack: { $strikes }
sheet-slain = controlled with { $fact_control_price } { $rune }; whoever slays it takes { $artefact }
sheet-slain-untamed = cannot be controlled; whoever slays them takes { $artefact }
sheet-loki = no Army may enter his Region; only a player who has slain { $fact_slain_for_loki } monsters may hunt him, and slaying him wins
sheet-card = { $casualties ->
    [0] value { $value } in a Battle, without casualties
    [one] value { $value } in a Battle, { $casualties } casualty
   *[other] value { $value } in a Battle, { $casualties } casualties
}
sheet-copies = { $count } of { $all }
missing-usurp = the Region is worth { $value }, your strength and authority are { $has }
phase-set-up = set-up

# What happened, told once more.
score-counts = Regions
retold-attack = The attack
retold-lands = Lands
retold-temples = Temples
retold-inner = Regions at Yggdrasil
retold-regions = Regions
retold-slain = Monsters slain
retold-battles = Battles won
retold-army = Value of all Armies
retold-runes = Runes
retold-hand = Combat cards

## Start options that are refused

bad-monster = There is no monster { $given }; there are { $known }, or default, or random.
bad-monsters = A game has exactly { $count } different monsters, not { $given }.
bad-frost-giants = The Frost Giants are a monster only with mode=monsters.
bad-rune-share = The monsters must be two of each rune; of { $rune ->
    [fehu] Fehu
    [isa] Isa
   *[tiwaz] Tiwaz
} there would be { $count ->
    [0] none.
   *[other] { $given }.
}
bad-hero = There is no hero { $given }; there are { $known }, or chosen, or dealt.
bad-hero-twice = Heroes are different; { $given } names one twice.
bad-hero-count = { $players } players need { $players } heroes, not { $count }.
