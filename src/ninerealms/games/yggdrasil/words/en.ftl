### Yggdrasil Chronicles in English.

## The game

game-title = Yggdrasil Chronicles
game-about = One to five Norse gods defend the world tree together against six enemies: everybody wins, or everybody loses.
game-guide = Your first round
guide-1 = You all win together when Nidhogg reaches the tree at the end of the row in the Saga Book. Until then you hold out against the other five enemies.
guide-2 = Each round every player lays an enemy card face down. The team agrees on the order of play; then each player reveals the card, may move, and may fulfil one duty.
guide-3 = The first card of an enemy only waits on the wheel. The second one activates that enemy, then both cards go back under their decks. The table keeps for everybody what was seen of each deck.
guide-4 = A god goes to another world of its level, or up and down in its column. The middle level turns, so columns change: look before you move.
guide-5 = The duty is one fight or the action of your world. Another god beside you makes the action better, an enemy makes it worse.
guide-6 = Two enemies in one world devastate it, and then it has no action. Drive enemies back in time; each fight is won, but its strength is the number of risks you take.
guide-7 = Heroes, the god die and Vanir dice cancel risks; an Elf turns a failed die into a success. Each risk that is left costs 1 life, and a god without life loses the game for all.
guide-8 = A good beginning: fetch Vanir dice and Elves in Vanaheim and Alfheim, and bring Heroes from Midgard to Valhalla.
guide-9 = Surt and Hel must never activate on the top level. Fight them while they stand in the middle, and keep Fire Giants and Anonymous off their gauges.
house-note = Not everything printed is known to us. The pages of the Saga Book with their rows and the six sagas, the faces of dice and rune stones, the islands of Midgard and some links of Jotuns are our own (house content); whoever owns the box can correct them in content.toml.

## Start options

option-mode = Which side of the god sheets is used.
option-mode-easy = The easy side: no abilities and no divine powers.
option-mode-hard = The hard side: every god has its ability and its divine power, and the row of the Saga Book has its effects.
option-saga = A saga of the campaign (house content), or none.
option-saga-0 = No saga: the basic game.
option-saga-1 = Saga 1, the Murder of Baldr: ask the nine worlds for an oath.
option-saga-2 = Saga 2, Fimbulwinter: beat the three sons of Bergelmir.
option-saga-3 = Saga 3, Managarm: hold back the wolves that hunt sun and moon.
option-saga-4 = Saga 4, the Departure of Naglfar: stop the ship of the dead.
option-saga-5 = Saga 5, the Fall of Bifrost: fill Valhalla before the bridge breaks.
option-saga-6 = Saga 6, the Plain of Vigrid: slay the enemies in duels.
option-gods = The gods in play, with commas, players first; empty lets everybody choose.
option-charts = The experience charts of a campaign; empty gives every god its first ability.
option-brisingamen = Which lost Vanir die Brisingamen can keep.
option-brisingamen-two = One that shows I+ or II+.
option-brisingamen-any = Any one that would be lost.

## Names

player = { $god } ({ $seat })
support-god = support god { $number }
god-freyr = Freyr
god-freyja = Freyja
god-frigg = Frigg
god-heimdall = Heimdall
god-odin = Odin
god-thor = Thor
god-tyr = Tyr
ability-freyr = begins with { $elves } Elves
ability-freyja = has all other gods as Lucky Companions
ability-frigg = I and I+ on Vanir dice succeed
ability-heimdall = I and I+ succeed on the god die and on Vanir dice
ability-odin = has all other gods as Comrades in Arms
ability-thor = no ability to begin with
ability-tyr = I and II on the god die succeed
ability-bond = { $ability } ({ $does })
power-freyr = may pay 2 Elves to cancel a risk
power-freyja = may use Heroes after the throw as well
power-frigg = instead of a duty regains 1 life or gives 1 to another god
power-heimdall = may move to Midgard from anywhere
power-odin = may move to Asgard from anywhere
power-thor = a success of the god die cancels 2 risks
power-tyr = goes on with the turn after activating Fenrir
world-asgard = Asgard
world-alfheim = Alfheim
world-vanaheim = Vanaheim
world-midgard = Midgard
world-nidavellir = Nidavellir
world-svartalfheim = Svartalfheim
world-jotunheim = Jotunheim
world-muspelheim = Muspelheim
world-niflheim = Niflheim
place-cage = the Cage
place-page = the page of the Saga Book
enemy-surt = Surt
enemy-hel = Hel
enemy-jormungand = Jormungand
enemy-fenrir = Fenrir
enemy-loki = Loki
enemy-nidhogg = Nidhogg
enemy-son-a = Bergelmir’s eldest son
enemy-son-b = Bergelmir’s middle son
enemy-son-c = Bergelmir’s youngest son
enemy-naglfar = Naglfar
enemy-skoll = Skoll
enemy-hati = Hati
enemy-servant = a Servant of Hel
enemy-quay = a Servant of Hel on the quay
card-of = { $enemy } (card of { $god })
card-unknown = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
}
card-of-support = { $count ->
    [one] { $count } card of the support god
   *[other] { $count } cards of the support god
}
face-s = S
face-s-lost = S+
face-one = I
face-one-lost = I+
face-two = II
face-two-lost = II+
face-blank = blank
roll-success = a success
roll-failure = a failure
gift-elf = an Elf
gift-die = a Vanir die
spoil-nothing = nothing
spoil-elf = an Elf that was used
spoil-lost-die = a Vanir die that would go back to Vanaheim
spoil-die = a Vanir die that stays in play
stone-white = white
stone-green = green
stone-red = red
rune-journey = journey
rune-deed = deed
rune-turning = turning
rune-life = life
does-rune-journey = move any god to any world
does-rune-deed = do the normal action of any world from here
does-rune-turning = turn the middle level by 0, 1 or 2 worlds
does-rune-life = regain 1 life
relation-comrade = Comrade in Arms
relation-kin = Kin
relation-lucky = Lucky Companion
relation-travel = Travelling Companion
does-relation-comrade = in the same world it rolls its god die for your risks
does-relation-kin = in the same world you may take its artifacts, Elves and Vanir dice; a support god may lose life for you
does-relation-lucky = in the same world you take an Elf it used or a Vanir die it rolled; beside a support god you keep one of your own
does-relation-travel = before you move you may go to its world
mode-easy = easy game
mode-hard = hard game
mode-campaign = campaign
saga-book = the Saga Book
holder = artifact holder of level { $level }
answer = answer { $number }
list-none = none
list-more = { $head }, { $next }
list-and = { $head } and { $next }
list-column = { $head } – { $next }
list-row = { $head } → { $next }
clause-more = { $head }; { $next }
count-life = { $count } life
count-risks = { $count ->
    [one] { $count } risk
   *[other] { $count } risks
}
count-elves = { $count ->
    [one] { $count } Elf
   *[other] { $count } Elves
}
count-vanir = { $count ->
    [one] { $count } Vanir die
   *[other] { $count } Vanir dice
}
count-heroes = { $count ->
    [one] { $count } Hero
   *[other] { $count } Heroes
}
count-giants = { $count ->
    [one] { $count } Fire Giant
   *[other] { $count } Fire Giants
}
count-dead = { $count } Anonymous
grade-penalty = with the penalty
grade-normal = normal
grade-bonus = with the bonus

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
does-jotun-thjazi = blocks Asgard
does-jotun-baugi = blocks Alfheim
does-jotun-skadi = blocks Vanaheim
does-jotun-geirrod = blocks Midgard
does-jotun-greip = blocks Nidavellir
does-jotun-gjalp = blocks Svartalfheim
does-jotun-starkadr = blocks Niflheim
does-jotun-beli = blocks Muspelheim
does-jotun-angrboda = shields Loki
does-jotun-gerda = shields Surt (house content)
does-jotun-hyrrokkin = shields Hel (house content)
does-jotun-hymir = shields Jormungand
does-jotun-vafthrudnir = shields Fenrir
does-jotun-suttung = no Elves after a throw
does-jotun-skyrmir = no Heroes against risks
does-jotun-thrym = no artifact works
does-jotun-hrungnir = no Vanir dice in throws
does-jotun-utgard-loki = no god dice in throws

## Artifacts

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
artifact-idunns-apples = Idunn’s apples
artifact-odroerir = Odroerir
artifact-svalinn = Svalinn
artifact-valshamr = Valshamr
does-artifact-andvarinaut = roll any of your Vanir dice once more
does-artifact-draupnir = roll your god die once more
does-artifact-gjallarhorn = move to any world of the middle level
does-artifact-hringhorni = move to any world of the bottom level
does-artifact-megingjord = your artifacts that cancel 1 risk cancel 2
does-artifact-skidbladnir = move to any world of the top level
does-artifact-gleipnir = 1 risk less against Fenrir
does-artifact-gungnir = 1 risk less against Hel
does-artifact-hofund = 1 risk less against Loki
does-artifact-jarngreipr = 1 risk less against a Jotun
does-artifact-miming = 1 risk less against Surt
does-artifact-mjollnir = 1 risk less against Jormungand
does-artifact-brisingamen = keep one Vanir die that would be lost
does-artifact-gullinbursti = both the action and a fight in your world
does-artifact-idunns-apples = restoring the tree costs 1 life instead of { $price }
does-artifact-odroerir = alone in a world you act with the bonus
does-artifact-svalinn = keep one Elf that changed a die
does-artifact-valshamr = enemies do not make your action worse

## Creatures

creature-four-stags = Dain, Duneyr, Durathror and Dvalin
creature-eikthyrnir = Eikthyrnir
creature-geri-and-freki = Geri and Freki
creature-gullfaxi = Gullfaxi
creature-gullinkambi = Gullinkambi
creature-gulltopp = Gulltopp
creature-heidrun = Heidrun
creature-hildisvini = Hildisvini
creature-hugin-and-munin = Hugin and Munin
creature-ratatosk = Ratatosk
creature-saehrimnir = Saehrimnir
creature-skuld = Skuld
creature-sleipnir = Sleipnir
creature-tanngrisnir-and-tanngnjost = Tanngrisnir and Tanngnjost
creature-urd = Urd
creature-vedrfolnir = Vedrfolnir
creature-verdandi = Verdandi
creature-vidofnir = Vidofnir
does-creature-four-stags = regain 1 life
does-creature-eikthyrnir = restore any one world for nothing
does-creature-geri-and-freki = go to any world and fight there with 1 risk less
does-creature-gullfaxi = beat any one Jotun
does-creature-gullinkambi = 1 Hero to Valhalla
does-creature-gulltopp = all gods may give Elves, Vanir dice and artifacts to each other
does-creature-heidrun = regain up to 2 life
does-creature-hildisvini = take up to 3 Elves
does-creature-hugin-and-munin = take up to 2 Vanir dice
does-creature-ratatosk = go to any world and act there
does-creature-saehrimnir = any one god regains 1 life
does-creature-skuld = everybody shows the top two cards of the deck and orders them
does-creature-sleipnir = every god may go to any world
does-creature-tanngrisnir-and-tanngnjost = share out 2 life among the gods
does-creature-urd = two cards of the wheel go under the decks
does-creature-vedrfolnir = up to 2 Heroes to Valhalla
does-creature-verdandi = share out the life of all gods anew
does-creature-vidofnir = up to 3 Heroes to Valhalla

## The Saga Book

page-easy = page 2, the easy game
page-hard = page 3, the hard game
page-baldr-a = the Murder of Baldr, first page
page-baldr-b = the Murder of Baldr, second page
page-fimbulwinter-a = Fimbulwinter, first page
page-fimbulwinter-b = Fimbulwinter, second page
page-managarm-a = Managarm, first page
page-managarm-b = Managarm, second page
page-naglfar-a = the Departure of Naglfar, first page
page-naglfar-b = the Departure of Naglfar, second page
page-bifrost-a = the Fall of Bifrost, first page
page-bifrost-b = the Fall of Bifrost, second page
page-vigrid-a = the Plain of Vigrid, first page
page-vigrid-b = the Plain of Vigrid, second page
page-rules-easy = Nidhogg at the tree wins.
page-rules-hard = Nidhogg at the tree wins; on the way Jotuns, giants and the dead come.
page-rules-baldr-a = A token lies face down in each world. Asking for the oath flips it: an oath comes to the page, a betrayal makes Loki stronger and calls him there. Loki loses a betrayal when he is beaten. { $oaths } oaths turn the page; at the dead tree all lose.
page-rules-baldr-b = The betrayals not yet found have joined Loki. If he activates with { $betrayals } of them, the game is lost. Nidhogg at the tree wins.
page-rules-fimbulwinter-a = Three sons of Bergelmir have strength { $son_strength_1 }; the eldest walks at the first card of { $son_trigger_1 }, the middle one of { $son_trigger_2 }, the youngest of { $son_trigger_3 }. Nobody regains life on a level with a son. All three beaten turn the page; at the dead tree all lose.
page-rules-fimbulwinter-b = The sons are back with strength { $son_strength_2 } and leave the game when beaten. Nidhogg at the tree wins.
page-rules-managarm-a = The first Surt card drives Skoll one space on, the first Hel card Hati. They are fought from Asgard with strength { $wolf_strength_1 } plus their space and fall back { $wolf_back } spaces. Skoll on space { $wolf_last_space } takes every bonus, Hati leaves one creature; both on space { $wolf_last_space }, or one driven beyond it, lose the game. Both beaten once and on space 0 or 1 turn the page.
page-rules-managarm-b = The wolves have strength { $wolf_strength_2 } plus their space now, and the first Fenrir card drives both on. Nidhogg at the tree wins.
page-rules-naglfar-a = { $servants } Servants of Hel wait on the quay; the first Hel card sends one to her world. They have strength { $servant_strength }, on the quay { $quay_strength }, fought from Niflheim. { $servants_to_turn } of them out of the game turn the page.
page-rules-naglfar-b = The first Jormungand card takes Naglfar one world up; from the top level it sails, and the game is lost. It has strength { $naglfar_strength } plus the Servants aboard; beaten, it returns to Niflheim and loses one. Nidhogg at the tree wins.
page-rules-bifrost-a = The bridge joins Midgard and Asgard, also for Surt and Hel. { $bifrost_heroes } Heroes in Valhalla and no enemy in Asgard at the end of a round turn the page; at the dead tree all lose.
page-rules-bifrost-b = The bridge is broken: gods move neither up into Asgard nor down from it. Sounding the horn in Asgard lets every god go to any world of the top level. Nidhogg at the tree wins.
page-rules-vigrid-a = In a duel an enemy has { $duel_strength } strength more; if the god loses no life, it is slain. { $slain_to_turn } slain enemies turn the page; at the dead tree all lose.
page-rules-vigrid-b = Enemies have { $vigrid_strength } strength more. Slaying all five wins, as does Nidhogg at the tree.
icon-start = start
icon-plain = nothing
icon-tree = tree
icon-dead-tree = dead tree
icon-page-turn = page turn
icon-jotun = a Jotun activates
icon-giant-and-dead = 1 Fire Giant and 1 Anonymous come
icon-oath-back = an oath is taken back
icon-alone = gods without another god in their world lose 1 life
icon-son-back = a beaten son returns
icon-cold = gods on a level with a son lose 1 life, and the level turns
icon-wolf-behind = the wolf behind moves on
icon-servant = a Servant goes to Midgard
icon-anonymous = 1 Anonymous comes
icon-giant-and-turn = 1 Fire Giant comes, and the level turns
icon-unshared = gods without another god in their world lose 1 life
icon-jotun-if-possible = a Jotun activates if one is left

## Questions

ask-choose-god = { $seat }, choose your god (in the easy game all are alike)
ask-choose-god-hard = { $seat }, choose your god (what it can do stays yours all game; each god is played once)
ask-choose-support = { $seat }, choose a support god (beside you it improves your action; it may move when its card activates an enemy)
ask-next-turn = { $seat }, agree on who has turn { $number } of this round
ask-move-to = { $seat }, move, or stay in { $world }
ask-travel-with = { $seat }, choose whether to visit a companion before your move
ask-move-support = { $seat }, move { $god }, or leave the support god in { $world }
ask-duty = { $seat }, fulfil your duty in { $world }
ask-duty-again = { $seat }, Gullinbursti allows a second duty in { $world }
ask-fight-what = { $seat }, Geri and Freki help: choose whom to fight in { $world } with 1 risk less
ask-clear-world = { $seat }, choose the world to restore
ask-take-elves = { $seat }, choose how many Elves to take
ask-take-dice = { $seat }, choose how many Vanir dice to take
ask-take-artifact = { $seat }, choose an artifact
ask-pick-creature = { $seat }, choose the creature that helps
ask-apply-rune = { $seat }, choose a rune to use ({ $runes })
ask-move-god = { $seat }, choose which god travels where
ask-turn-by = { $seat }, choose how far the middle level turns
ask-deed-where = { $seat }, choose a deed in any world
ask-use-heroes = { $seat }, { $risks }: choose how many Heroes to use ({ $heroes } in Valhalla)
ask-roll-vanir = { $seat }, { $risks } to cancel: choose how many Vanir dice to roll (you have { $count })
ask-reroll = { $seat }, choose what to roll once more
ask-change-die = { $seat }, { $left } to go: change a die, or accept the loss
ask-comrade-elf = { $seat }, choose whether an Elf turns your die into a success for { $god }
ask-kin-bears = { $seat }, choose how much of { $amount } { $god } loses in your place
ask-lucky-take = { $seat }, choose what you take from the throw of { $god }
ask-keep-by-luck = { $seat }, luck lets you keep one thing
ask-keep-elf = { $seat }, choose whether Svalinn keeps an Elf for you
ask-keep-die = { $seat }, choose whether Brisingamen keeps a Vanir die for you
ask-go-to = { $seat }, { $source } helps: choose where { $god } goes from { $world }
ask-go-by-horn = { $seat }, the horn sounds: choose where { $god } goes from { $world }
ask-act-there = { $seat }, choose whether to act in { $world }
ask-beat-jotun = { $seat }, choose the Jotun that Gullfaxi beats
ask-give-what = { $seat }, choose what to give away
ask-give-to = { $seat }, choose who gets { $thing }
ask-heal-whom = { $seat }, { $source } helps: choose who regains 1 life
ask-give-life = { $seat }, choose who gets 1 of your life
ask-order-cards = { $seat }, put your two cards back on your deck
ask-urd-card = { $seat }, choose a card of the wheel that goes under its deck
ask-urd-owner = { $seat }, choose who takes the support god’s { $enemy } card
ask-set-life = { $seat }, choose how much of { $left } life { $god } gets
ask-kin-take = { $seat }, choose what to take from your kin
ask-oath-to = { $seat }, choose the world to which the oath goes back
ask-son-back = { $seat }, choose the son that returns
ask-wolf-behind = { $seat }, choose the wolf that moves on
ask-over = The game is over

## Choices

brief-asgard = { $risks ->
    [one] restore any world from afar, { $risks } risk
   *[other] restore any world from afar, { $risks } risks
}
brief-alfheim = { $count ->
    [one] take { $count } Elf
   *[other] take up to { $count } Elves
}
brief-vanaheim = { $count ->
    [one] take { $count } Vanir die
   *[other] take { $count } Vanir dice
}
brief-midgard = { $count ->
    [one] { $count } Hero to Valhalla
   *[other] { $count } Heroes to Valhalla
}
brief-nidavellir = { $count ->
    [1] take an artifact of level 1
    [2] take an artifact of level 1 or 2
   *[other] take an artifact of any level
}
brief-svartalfheim = { $count ->
    [one] draw { $count } creature, it helps
   *[other] draw { $count } creatures, one helps
}
brief-jotunheim = { $count ->
    [1] throw the white rune stone
    [2] throw the white and the green rune stone
   *[other] throw all three rune stones
}
brief-muspelheim = { $risks ->
    [one] up to { $count } Fire Giants off the gauge, { $risks } risk
   *[other] up to { $count } Fire Giants off the gauge, { $risks } risks
}
brief-niflheim = { $risks ->
    [one] up to { $count } Anonymous off the gauge, { $risks } risk
   *[other] up to { $count } Anonymous off the gauge, { $risks } risks
}
sight-nobody = nobody is here
sight-gods = gods: { $gods }
sight-foes = enemies: { $foes }
sight-jotuns = Jotuns: { $jotuns }
sight-servants = { $count ->
    [one] { $count } Servant of Hel
   *[other] { $count } Servants of Hel
}
sight-devastated = devastated
sight-ruin = devastated, { $price } to restore
foe-strong = { $foe } (strength { $strength })
sight-blocked = blocked by a Jotun
sight-devastated-blocked = devastated, and blocked by a Jotun
sight-idle = its action would do nothing now
sight-action = for { $god } { $grade }: { $brief }
token-unknown = a token face down
token-oath = an oath face down
with-odds = { $text }. { $odds }
odds-unhurt = unhurt
odds-unhurt-with = unhurt with { $means }
odds-to-fall = to fall
odds-unhurt-safe = unhurt: no risk is left
odds-god-die = the god die succeeds
odds-vanir-die = a Vanir die succeeds
odds-against = unhurt against { $opponent }
odds-acting = unhurt by its action
odds-oath = to win the oath
odds-there = { $deed }: { $counts }
deed-fight = fighting { $opponent }
deed-act = its action
odds-line = { $risks }: { $odds }
odds-with = { $odds } with { $means }
odds-more = { $chance } % with { $means }
odds-chance = { $chance } % to come through unhurt
odds-fall = { $odds } ({ $chance } % to fall)
odds-no-risk = No risk is left
odds-policy = The odds hold for all the dice named, failed dice rolled again where an artifact allows it, and Elves used as far as they go; how many faces a die has of each sign is house content.
means-comrade = { $god }’s die
means-comrade-elf = { $god }’s die and Elf
means-god-die = the god die alone
means-nothing = no die at all
group-god = Gods
group-next = Next turn
group-move = Move
group-act = Act
group-fight = Fight
group-restore = Restore
group-saga = Saga
group-life = Life
group-take = Take
group-keep = Keep
group-creature = Creatures
group-rune = Runes
group-heroes = Heroes
group-dice = Dice
group-give = Gifts
group-card = Cards
do-choose-god = Play { $god }
    .head = Play { $god }
    .detail = no ability on the easy side
do-choose-god-hard = Play { $god }: { $ability }; { $power }
    .head = Play { $god }
    .detail = { $ability }; { $power }
do-choose-support = Take { $god } as a support god
    .head = Take { $god } as a support god
    .detail = no ability on the easy side
do-choose-support-hard = Take { $god } as a support god: { $ability }
    .head = Take { $god } as a support god
    .detail = { $ability }
do-choose-support-plain = Take { $god } as a support god: nothing of its sheet counts
    .head = Take { $god } as a support god
    .detail = nothing of its sheet counts
do-next-turn = { $god } is next
do-next-turn-known = { $god } is next and reveals { $enemy }
    .head = { $god } is next
    .detail = reveals { $enemy }
do-next-turn-activates = { $god } is next and activates { $enemy }
    .head = { $god } is next
    .detail = activates { $enemy }
do-stay = Stay in { $world }: { $sight }
    .head = Stay in { $world }
    .detail = { $sight }
do-move-to = Go to { $world }: { $sight }
    .head = Go to { $world }
    .detail = { $sight }
do-stay-support = { $god } stays in { $world }: { $sight }
    .head = { $god } stays in { $world }
    .detail = { $sight }
do-move-to-support = { $god } goes to { $world }: { $sight }
    .head = { $god } goes to { $world }
    .detail = { $sight }
do-travel-with = Go to { $god } in { $world } first
    .head = Go to { $god } first
    .detail = in { $world }
do-travel-not = Visit nobody
do-no-duty = Do nothing more this turn
do-act = Act in { $world }, { $grade }: { $brief }
    .head = Act in { $world }
    .detail = { $grade }: { $brief }
do-restore = Restore { $world } for { $price }
    .head = Restore { $world }
    .cost = { $price }
do-act-afar = Act in { $world } from afar: { $brief }
    .head = Act in { $world } from afar
    .detail = { $brief }
do-restore-afar = Restore { $world } from afar for { $price }
    .head = Restore { $world } from afar
    .cost = { $price }
still-two-enemies = { $text } (two enemies are there: it would be devastated again)
    .detail = two enemies are there: it would be devastated again
do-ask-oath = Ask { $world } for the oath
    .head = Ask { $world } for the oath
    .detail = an oath comes to the page; a betrayal makes Loki stronger and calls him there
do-sound-horn = Sound the horn in { $world }: every god may go to any world of the top level
    .head = Sound the horn in { $world }
    .detail = every god may go to any world of the top level
do-regain-life = Regain 1 life
do-give-life = Give 1 life to another god
do-fight = Fight { $opponent } (strength { $strength })
    .head = Fight { $opponent }
    .detail = strength { $strength }, { $risks }; { $then }
beaten-surt = back to Muspelheim
beaten-hel = back to Niflheim
beaten-loki = back to the Cage
beaten-fenrir = back to the Cage
beaten-jormungand = back by one island
beaten-naglfar = back to Niflheim, with one Servant fewer
beaten-page = back to the page
beaten-jotun = its effect ends, Loki grows weaker
beaten-wolf = back by { $count } spaces
beaten-gone = leaves the game
do-duel = Duel with { $opponent } (strength { $strength }): slain if you lose no life
    .head = Duel with { $opponent }
    .detail = strength { $strength }, { $risks }; slain if you lose no life
do-no-fight = Do not fight
do-clear-world = Restore { $world }
do-take-count = Take { $amount }
do-take-artifact = Take { $artifact } (level { $level }): { $does }
    .head = Take { $artifact }
    .detail = level { $level }: { $does }
do-pick-creature = Call { $creature }: { $does }
    .head = Call { $creature }
    .detail = { $does }
do-apply-rune = Use the { $rune } rune: { $does }
    .head = Use the { $rune } rune
    .detail = { $does }
do-no-rune = Use no further rune
do-move-god = Move { $god } to { $world }: { $sight }
    .head = Move { $god } to { $world }
    .detail = { $sight }
do-no-journey = Move nobody
do-turn-by = { $count ->
    [0] Leave the tree as it is: { $columns }
    [one] Turn the middle level by { $count } world: { $columns }
   *[other] Turn the middle level by { $count } worlds: { $columns }
}
    .head = { $count ->
        [0] Leave the tree as it is
        [one] Turn the middle level by { $count } world
       *[other] Turn the middle level by { $count } worlds
    }
    .detail = { $columns }
do-no-deed = Do no deed
do-use-heroes = { $count ->
    [0] Use no Hero
    [one] Use { $count } Hero
   *[other] Use { $count } Heroes
}
do-roll-vanir = { $count ->
    [0] Roll the god die alone
    [one] Roll the god die and { $count } Vanir die
   *[other] Roll the god die and { $count } Vanir dice
}
do-roll-barred = { $count ->
    [0] Roll nothing
    [one] Roll { $count } Vanir die
   *[other] Roll { $count } Vanir dice
}
do-reroll-god = Roll the god die ({ $face }) once more
    .head = Roll the god die once more
    .detail = it shows { $face }
do-reroll-vanir = { $picked ->
    [0] Pick a Vanir die with { $face } for a second roll
   *[other] Pick another Vanir die with { $face } for a second roll
}
do-throw-again = { $count ->
    [one] Roll the picked die
   *[other] Roll the { $count } picked dice
}
do-no-reroll = Leave the dice as they are
do-change-vanir = Turn a Vanir die with { $face } into a success with an Elf
    .head = Turn a Vanir die with { $face } into a success
    .cost = 1 Elf
do-change-god = Turn the god die ({ $face }) into a success with an Elf
    .head = Turn the god die ({ $face }) into a success
    .cost = 1 Elf
do-elves-of-freyr = Pay 2 Elves to cancel 1 risk
    .head = Cancel 1 risk
    .cost = 2 Elves
do-hero-of-freyja = Use 1 Hero to cancel 1 risk
    .head = Cancel 1 risk
    .cost = 1 Hero
do-change-no-more = Accept it and lose { $left }
    .head = Accept it
    .cost = { $left }
do-comrade-elf = Use an Elf for { $god }
    .head = Help { $god }
    .cost = 1 Elf
do-comrade-not = Keep your Elves
do-kin-bears = { $count ->
    [0] { $god } loses nothing
   *[other] { $god } loses { $count } life
}
do-lucky-take = Take { $spoil }
do-take-nothing = Take nothing
do-keep = Keep { $spoil }
do-keep-elf = Keep one Elf
do-keep-die = Keep one Vanir die
do-keep-nothing = Keep nothing
do-act-not = Do not act
do-beat-jotun = Beat { $jotun } ({ $does })
    .head = Beat { $jotun }
    .detail = { $does }
do-give = Give { $thing }
do-give-to = To { $god }
do-give-no-more = Give nothing more
do-heal = { $god } ({ $life } of { $limit } life)
    .head = { $god }
    .detail = { $life } of { $limit } life
do-keep-cards = Leave the order: { $top } on top, then { $below }
    .head = Leave the order
    .detail = { $top } on top, then { $below }
do-swap-cards = Swap them: { $top } on top, then { $below }
    .head = Swap them
    .detail = { $top } on top, then { $below }
do-urd-card = { $enemy }, the card of { $god }
    .head = { $enemy }
    .detail = the card of { $god }
do-urd-owner = { $god } takes it
do-set-life = { $god } gets { $amount }
do-kin-take = Take { $thing } from { $god }
    .head = Take { $thing } from { $god }
do-kin-no-more = Take nothing more
do-oath-to = Back to { $world }
do-son-back = { $foe }, to { $world }
    .head = { $foe }
    .detail = to { $world }
do-wolf-behind = { $wolf }, to space { $space }
    .head = { $wolf }
    .detail = to space { $space }
thing-no-duty = no duty
thing-act = the action of { $world }
thing-restore = restoring { $world }
thing-saga-act = the saga action in { $world }
thing-journey = { $god } to { $world }
thing-regain-life = regaining life
thing-give-life = giving life away
thing-fight = the fight against { $opponent }
thing-duel = the duel with { $opponent }

## Real dice and draws

chance-god-die = { $god }, throw the god die
chance-vanir = { $god }, throw a Vanir die
chance-comrade = { $god }, throw your god die for { $holder }
chance-stone = { $god }, throw the { $stone } rune stone
chance-creature = { $god }, draw a creature card
chance-jotun = Turn up the top Jotun card
chance-token = { $god }, turn over the token in { $world }
chance-card = { $god }, turn over your card on the wheel: which one is it?
chance-card-whose = { $god }, turn over your card on the wheel: which group is it from?
chance-shown = { $god }, show card { $depth } of your deck: which one is it?
chance-shown-whose = { $god }, show card { $depth } of your deck: which group is it from?
chance-artifact = Turn up the top card of the { $holder }
result-whose = One of these: { $cards }
result-oath = an oath
result-betrayal = a betrayal

## Log

log-god-chosen = { $seat } plays { $god }.
log-support-chosen = { $god } joins as a support god.
log-round-begins = Round { $round } begins; everybody lays a card face down.
log-turn-begins = { $figure } begins the turn.
log-card-revealed = { $figure } reveals { $enemy }.
log-card-revealed-other = { $figure } reveals { $enemy }, a card of { $owner }.
log-enemy-activated = { $enemy } activates in the turn of { $figure }.
log-enemy-moved = { $foe } goes to { $place }.
log-enemy-moved-out = { $foe } leaves the game.
log-tree-turned = { $steps ->
    [one] The middle level turns by { $steps } world.
   *[other] The middle level turns by { $steps } worlds.
}
log-world-devastated = { $world } is devastated: the marker of Cage slit { $marker } covers its rune, and Fenrir’s strength is now { $strength }.
log-world-restored = { $world } is restored: its marker is back in Cage slit { $marker }, and Fenrir’s strength is now { $strength }.
log-life-lost = { $figure } loses { $amount } and has { $life } left.
log-life-gained = { $figure } gains { $amount } and now has { $life }.
log-giants-came = { $amount } on Surt’s gauge, now { $gauge } in all.
log-giants-left = { $amount } off Surt’s gauge, { $gauge } left there.
log-dead-came = { $amount } on Hel’s gauge, now { $gauge } in all.
log-dead-left = { $amount } off Hel’s gauge, { $gauge } left there.
log-jotun-came = The Jotun { $jotun } comes: { $does }.
log-jotun-beaten = The Jotun { $jotun } is beaten and goes back to Loki’s gauge.
log-island-reached = Jormungand reaches island { $island } of { $islands } and calls { $count } Anonymous.
log-island-reached-back = Jormungand is driven back to island { $island } of { $islands }.
log-nidhogg-moved = Nidhogg takes step { $step } of { $steps } in the Saga Book: { $icon }.
log-card-returned = The { $enemy } card goes under the deck of { $figure }.
log-card-returned-other = The { $enemy } card of { $owner } goes under the deck of { $figure }.
log-deck-shuffled = { $figure } shuffles the deck.
log-turn-ended = The turn of { $figure } ends at once.
log-god-moved = { $figure } goes from { $world } to { $target }.
log-acted = { $figure } acts in { $world }, { $grade }.
log-fought = { $figure } fights { $opponent } in { $world }: { $amount }.
log-fought-duel = { $figure } challenges { $opponent } to a duel in { $world }: { $amount }.
log-took-elves = { $figure } takes { $amount } and now has { $elves }.
log-took-dice = { $figure } takes { $amount } and now has { $dice }.
log-heroes-came = { $amount } to Valhalla, now { $heroes } there.
log-took-artifact = { $figure } takes { $artifact }: { $does }.
log-drew-creature = { $figure } draws { $creature }.
log-creature-helps = { $creature } for { $figure }: { $does }.
log-stone-thrown = { $figure } throws the { $stone } stone: { $rune }.
log-faced-risks = { $figure } faces { $amount }; after artifacts and help { $left } remain.
log-faced-risks-all = { $figure } faces { $amount }.
log-heroes-used = { $figure } uses { $amount }; risks left: { $left }.
log-god-die-rolled = { $figure } rolls { $face } with the god die: { $result }.
log-vanir-rolled = { $figure } rolls { $face } with a Vanir die: { $result }.
log-die-changed = An Elf turns the god die of { $figure } ({ $face }) into a success.
log-die-changed-vanir = An Elf turns a Vanir die of { $figure } ({ $face }) into a success.
log-comrade-rolled = { $figure } rolls { $face } for { $holder }: { $result }.
log-dice-lost = { $figure } loses { $amount } to Vanaheim.
log-elves-lost = { $figure } sends { $amount } back to Alfheim.
log-luck-took = { $figure } takes { $spoil } from { $other }.
log-kin-took = { $figure } takes { $thing } from { $other }.
log-gave = { $figure } gives { $thing } to { $other }.
log-cards-shown = Card { $depth } on the deck of { $figure } is { $enemy }.
log-cards-shown-other = Card { $depth } on the deck of { $figure } is { $enemy }, a card of { $owner }.
log-life-set = { $figure } now has { $life } life.
log-page-turned = The Saga Book turns to { $page } (house content). { $rules }
log-oath-sworn = { $world } swears the oath to { $figure }; oaths on the page: { $oaths }.
log-betrayed = { $world } betrays { $figure }; betrayals on Loki: { $betrayals }.
log-oath-withdrawn = An oath goes back face down to { $world }.
log-wolf-moved = { $wolf } is on space { $space } now.
log-servant-moved = A Servant of Hel goes to { $world }.
log-servant-moved-quay = A Servant of Hel waits on the quay.
log-servant-moved-aboard = A Servant of Hel goes aboard Naglfar.
log-servant-moved-gone = A Servant of Hel leaves the game.
log-enemy-slain = { $enemy } is slain.
log-won = { $ending }
log-lost = { $ending }
log-kept = { $figure } keeps { $spoil }.
log-freyr-paid = { $figure } pays { $amount } to cancel a risk.
log-no-duty-left = { $figure } finds no duty to fulfil in { $world }.
log-jotun-stays = The Jotun { $jotun } stays on Loki’s gauge: { $enemy } is slain.
log-betrayal-left = A betrayal leaves Loki; betrayals on Loki: { $betrayals }.

## Reasons

why-god-taken = Another player has this god.
why-already-in-order = This player has a place in the order already.
why-out-of-reach = A god goes to another world of its level or of its column.
why-world-is-devastated = This world is devastated; its action is impossible until it is restored.
why-world-not-devastated = This world is not devastated; there is nothing to restore.
why-world-is-blocked = A Jotun blocks this world; beat it first.
why-nothing-to-gain = This action would move nothing now.
why-no-elves-left = No Elf is left in Alfheim.
why-no-dice-left = No Vanir die is left in Vanaheim.
why-no-saga-action = There is no saga action here.
why-not-here = They are in different worlds; a fight needs both in the same one.
why-in-the-cage = In the Cage nobody can be fought.
why-shielded-by-jotun = A Jotun shields this enemy; beat the Jotun first.
why-cannot-retreat = This enemy is back where it began and cannot be driven any further.
why-holder-closed = This grade of the action does not open this holder.
why-holder-empty = This holder is empty.
why-life-is-full = No life can be gained here: all of it is there, or the cold forbids it.
why-last-life = The last life cannot be given away.
why-not-active = This Jotun is not on the board.
why-not-frigg = Only Frigg can do that.
why-no-token = No token lies face down here.
why-only-one-duty = This part of the duty is done already.
why-bridge-broken = The bridge is broken: no god moves up into Asgard or down from it.
why-already-there = This god is in that world already.
why-with-companion = This companion is in the same world already.
why-no-companion = This god is no Travelling Companion.
why-no-kin = This god is no kin.
why-kin-elsewhere = This kin is in another world.
why-kin-has-none = This kin has none.
why-not-in-throw = Nothing of the kind was used in this throw.
why-not-going-back = Nothing of the kind would go back after this throw.

## The table in words

table-setup = Setup, { $mode }: the gods are chosen.
table-round = Round { $round }, { $mode }.
table-over = The game is over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}.
table-asked = { $seat } has to choose now.
table-order = Order of play: { $gods }.
table-no-order = The order of play is not agreed yet.
table-odds = Odds, { $choice }: { $odds }.
table-risks = Risks being faced: { $count }.
table-throw = Dice on the table: { $dice }.
throw-god = god die { $face }
throw-god-changed = god die { $face } (changed into a success)
throw-vanir = { $count ->
    [one] { $count } Vanir die with { $face }
   *[other] { $count } Vanir dice with { $face }
}{ $changed ->
    [0] { "" }
   *[other] {" "}({ $changed } changed into a success)
}
throw-comrade = die of { $god } { $face }
table-columns = Columns of the tree, from the top down: { $columns }.
table-level-top = Top level:
table-level-middle = Middle level (it turns):
table-level-bottom = Bottom level:
table-world = { $world }: { $parts }.
foe-here = { $foe } (strength { $strength })
foe-shielded = { $foe } (strength { $strength }, shielded by a Jotun)
table-cage = Cage: { $foes }; { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} left.
table-surt = Surt: strength { $strength }; { $count ->
    [one] { $count } Fire Giant
   *[other] { $count } Fire Giants
} on the gauge, { $reserve } in Muspelheim.
table-hel = Hel: strength { $strength }; { $count } Anonymous on the gauge, { $reserve } in Midgard.
table-loki = Loki: strength { $strength }; { $count ->
    [one] { $count } Jotun
   *[other] { $count } Jotuns
} on the board, { $reserve } on the gauge.
table-fenrir = Fenrir: strength { $strength }.
table-jormungand = Jormungand: strength { $strength }; island { $island } of { $islands } (house content), the next one calls { $next } Anonymous.
table-jormungand-last = Jormungand: strength { $strength }; island { $island } of { $islands } (house content), the next step loses the game.
table-slain = Slain: { $foes }.
table-valhalla = Valhalla: { $count ->
    [one] { $count } Hero
   *[other] { $count } Heroes
}, { $reserve } in Midgard.
table-jotun = Jotun { $jotun }: { $does }.
table-jotun-cards = { $count ->
    [one] { $count } Jotun card left: { $cards }.
   *[other] { $count } Jotun cards left: { $cards }.
}
table-jotun-cards-all = All { $count } Jotun cards are left.
table-jotun-cards-but = { $count } Jotun cards left, all but: { $cards }.
table-wheel = Face up on the wheel: { $slots }.
table-wheel-empty = No card lies face up on the wheel.
wheel-slot = { $enemy } (card of { $gods })
table-facedown = Face down on the wheel: { $gods }.
table-god = { $god }, { $seat }{ $you ->
    [1] {" "}(you)
   *[other] { "" }
}: { $life } of { $limit } life, in { $world }; { $goods }.
table-seat = { $seat }{ $you ->
    [1] {" "}(you)
   *[other] { "" }
}: no god yet; { $life } of { $limit } life.
table-support = { $god }, support god: { $life } of { $limit } life, in { $world }; counts there like any god, owns nothing.
table-artifact = { $who }’s artifact { $artifact }: { $does }.
table-faces = { $who }’s successes: god die { $god }; Vanir dice { $vanir }.
table-power = { $who }’s divine power: { $power }.
table-bond = { $who }’s relationship, { $relation }: { $gods } ({ $does }).
table-deck = { $count ->
    [0] { $who }’s deck: empty.
    [one] { $who }’s deck, { $count } card: { $cards }.
   *[other] { $who }’s deck, { $count } cards from the top: { $cards }.
}
table-facedown-known = { $who }’s card face down on the wheel: { $card }.
table-unseen = { $who }’s cards not seen yet: { $cards }.
table-unseen-support = Cards of the support god nobody has seen yet: { $cards }.
table-reserves = Reserves: { $amounts }.
table-holder = Artifacts of level { $level }: { $artifact } on top ({ $does }); { $count } more: { $cards }.
table-holder-empty = Artifacts of level { $level }: none left.
table-drawn = Creatures drawn: { $cards }.
table-creatures = { $count ->
    [one] { $count } creature card left: { $cards }.
   *[other] { $count } creature cards left: { $cards }.
}
table-creatures-all = All { $count } creature cards are left.
table-creatures-but = { $count } creature cards left, all but: { $cards }.
table-page = Saga Book, { $page } (house content). { $rules }
table-row = Row: { $icons }.
row-icon = { $icon }
row-nidhogg = [Nidhogg: { $icon }]
table-tokens = Oaths on the page: { $oaths }; betrayals on Loki: { $betrayals }; not flipped yet: { $unseen }, of them betrayals: { $traitors }.
table-wolf = { $wolf }: space { $space } of { $last }, not beaten yet.
table-wolf-beaten = { $wolf }: space { $space } of { $last }, beaten once.
table-servants = Servants of Hel: { $quay } on the quay, { $aboard } aboard Naglfar, { $gone } out of the game.

## The end

end-tree = The gods win: Nidhogg has reached the tree.
end-slaying = The gods win: all five enemies are slain.
end-life = The gods lose: one of them has no life left.
end-hel = The gods lose: Hel activates on the top level.
end-surt = The gods lose: Surt activates on the top level.
end-giants = The gods lose: there are not enough Fire Giants in the reserve.
end-jotuns = The gods lose: no Jotun is left on Loki’s gauge.
end-jormungand = The gods lose: Jormungand is already on the last island.
end-anonymous = The gods lose: there are not enough Anonymous in the reserve.
end-markers = The gods lose: an eighth world is devastated.
end-dead-tree = The gods lose: Nidhogg has reached the dead tree.
end-betrayed = The gods lose: Loki activates with all the betrayals on him.
end-wolves = The gods lose: the wolves have caught sun and moon.
end-naglfar = The gods lose: Naglfar has set sail from the top level.

## The campaign between games

saga-baldr = the Murder of Baldr
saga-fimbulwinter = Fimbulwinter
saga-managarm = Managarm
saga-naglfar = the Departure of Naglfar
saga-bifrost = the Fall of Bifrost
saga-vigrid = the Plain of Vigrid
campaign-next = Saga { $saga }, { $title } (house content).
campaign-won = Saga { $saga }, { $title }, is won. Experience gained: { $gains }.
campaign-lost = Saga { $saga }, { $title }, is lost and has to be played again. Experience gained: { $gains }.
campaign-gain = { $god } { $xp }
campaign-player = { $name } as { $seat }
campaign-purse = { $player }, playing { $god }, has { $xp } experience.
campaign-count = Games played: { $games }. Sagas won: { $won } of { $sagas }.
campaign-saga-won = Saga { $saga }, { $title }: won { $lost ->
    [0] at the first attempt.
    [one] after { $lost } lost game.
   *[other] after { $lost } lost games.
}
campaign-saga-now = Saga { $saga }, { $title }: { $lost ->
    [0] next.
    [one] next, lost once so far.
   *[other] next, lost { $lost } times so far.
}
campaign-saga-later = Saga { $saga }, { $title }: still to come.
campaign-chart = { $player } plays { $god }, { $xp } experience saved: begins with { $elves } and { $vanir }.
campaign-support = Support gods: { $gods }.
campaign-house = The six sagas, the experience for a won game and the prices of some boxes are our own (house content, YGG-381 to YGG-401); whoever owns the box can correct them in content.toml.
box-god_die = { $face } on the god die succeeds
box-vanir_die = { $face } and { $face }+ on Vanir dice succeed
box-elves = { $count ->
    [one] { $count } Elf at the start of a game
   *[other] { $count } Elves at the start of a game
}
box-vanir = { $count ->
    [one] { $count } Vanir die at the start of a game
   *[other] { $count } Vanir dice at the start of a game
}
box-relation = { $god } as { $relation }
box-relation-explained = { $god } as { $relation } ({ $does })
box-price = { $box }, for { $price } experience
row-god_die = the god die
row-vanir_die = the Vanir dice
row-elves = Elves at the start
row-vanir = Vanir dice at the start
why-box-too-dear = This costs { $price } experience, and there is only { $xp }.
why-box-row-full = Every box of this row is checked.
why-box-named = This name stands in the row already.

## The drawing

draw-closed = Closed: { $reason }
draw-card = { $card }: { $does }
draw-son-a = Eldest son
draw-son-b = Middle son
draw-son-c = Youngest son
draw-world = { $world }: { $parts }
draw-island = Island { $island } of { $islands }: calls { $count } Anonymous (house content)
draw-ruin = { $world } is devastated
draw-outlook = Action { $grade }: { $brief }
draw-next-under = next turn: under { $world }
draw-devastated = devastated
draw-blocked = blocked
draw-reserve = In the reserve: { $amount } of { $total }
draw-valhalla = In Valhalla: { $amount }
draw-valhalla-short = Valhalla
draw-creatures = creatures
draw-left = ({ $count } in this holder)
draw-strength = Strength of { $enemy }
draw-house = house
draw-house-note = House content: our own, because the printed pages, dice, islands and rune stones are not known to us.
draw-sword = Sword of Obstacles: a Jotun on it bars Elves, Heroes, artifacts, Vanir dice or god dice
draw-stone = The { $stone } rune stone (faces: house content). { $runes }
draw-cage = The Cage: { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} left. The strength of Fenrir is { $strength }
draw-cage-name = Cage · Fenrir { $strength }
draw-nidhogg = Nidhogg, { $count ->
    [one] { $count } step
   *[other] { $count } steps
} before the end of the row: { $goal }
draw-saga = Saga Book · house
draw-steps = { $count ->
    [one] { $count } step to the end
   *[other] { $count } steps to the end
}
draw-wakes-surt = rises a level, 2 Fire Giants come
draw-wakes-hel = rises a level, takes 1 life
draw-wakes-jormungand = next island, Anonymous come
draw-wakes-fenrir = breaks out, or bites for 3 life
draw-wakes-loki = comes to you, wakes a Jotun
draw-wakes-nidhogg = one step on in the Saga Book
draw-wheel = Enemy wheel
draw-slain = slain
draw-support = support
draw-you = you
draw-act = to choose
draw-turn = turn { $number }
draw-no-artifact = no artifact
draw-sheet = { $god }, { $world }: { $life } of { $limit } life.
draw-columns = Columns from the top down. Left: { $left }. Front: { $front }. Right: { $right }.
draw-faces = Successes: god die { $god }; Vanir dice { $vanir }
draw-bond = { $relation }: { $gods } ({ $does })
draw-deck = Deck from the top: { $cards }
draw-unseen = Not seen yet: { $cards }
draw-creature-cards = Creature cards left: { $cards }
draw-jotun-cards = Jotun cards left: { $cards }
draw-holder-empty = No artifact of level { $level } is left
draw-asked = { $who }: { $question }
draw-won = Victory
draw-lost = Defeat
draw-do-act = Act in { $world }
draw-do-restore = Restore { $world }
draw-do-fight = Fight { $opponent }
draw-do-duel = Duel with { $opponent }
draw-do-oath = Ask for the oath
draw-do-horn = Sound the horn
draw-nobody = Visit nobody
draw-no-duty = Nothing more
draw-throw = Roll them
draw-keep-dice = Leave the dice
draw-freyr = 2 Elves: 1 risk less
draw-freyja = 1 Hero: 1 risk less
draw-accept = Accept the loss
draw-comrade-elf = Use an Elf
draw-keep-cards = Leave the order
draw-swap-cards = Swap the cards
draw-an-elf = Elf that was used
draw-lost-die = Vanir die going back
draw-a-die = Vanir die in play
draw-ask-choose-god = choose your god
draw-ask-choose-support = choose a support god
draw-ask-next-turn = who is next?
draw-ask-move-to = where to go?
draw-ask-travel-with = visit a companion?
draw-ask-move-support = where does the support god go?
draw-ask-duty = which duty?
draw-ask-fight-what = whom to fight?
draw-ask-clear-world = which world to restore?
draw-ask-take-count = how many to take?
draw-ask-take-artifact = which artifact?
draw-ask-pick-creature = which creature helps?
draw-ask-apply-rune = which rune?
draw-ask-move-god = who travels where?
draw-ask-turn-by = how far does the middle level turn?
draw-ask-deed-where = which deed, in which world?
draw-ask-use-heroes = how many Heroes?
draw-ask-roll-vanir = how many Vanir dice?
draw-ask-reroll = roll again?
draw-ask-change-die = change a die with an Elf?
draw-ask-comrade-elf = help with an Elf?
draw-ask-kin-bears = how much does the kin bear?
draw-ask-lucky-take = what does luck bring?
draw-ask-keep-by-luck = what does luck keep?
draw-ask-keep-elf = keep an Elf?
draw-ask-keep-die = keep a Vanir die?
draw-ask-go-to = which world to go to?
draw-ask-act-there = act there?
draw-ask-beat-jotun = which Jotun is beaten?
draw-ask-give-what = what to give?
draw-ask-give-to = to whom?
draw-ask-heal-whom = who gets 1 life?
draw-ask-order-cards = in which order?
draw-ask-urd-card = which card of the wheel?
draw-ask-urd-owner = who takes the card?
draw-ask-set-life = how much life?
draw-ask-kin-take = what to take from kin?
draw-ask-result = enter the real result
draw-ask-oath-to = which world takes its oath back?
draw-ask-son-back = which son returns?
draw-ask-wolf-behind = which wolf moves on?

## Sheets, and what stands beside the question

sheets-gods = Gods
sheets-enemies = Enemies
sheets-jotuns = Jotuns
sheets-artifacts = Artifacts
sheets-creatures = Creatures
sheets-worlds = Worlds
sheets-runes = Runes
sheet-strength = strength { $strength }
sheet-level = level { $level }
sheet-hard-side = on the hard side and in sagas; in the easy game all gods are alike
sheet-grade = { $grade }: { $brief }
does-enemy-surt = goes to the world above, turns the middle level, then 2 Fire Giants come onto his gauge; on the top level all lose
does-enemy-hel = goes to the world above, turns the middle level, then the active god loses 1 life; on the top level all lose
does-enemy-jormungand = goes on one island in Midgard and calls as many Anonymous as it shows; past the last island all lose
does-enemy-fenrir = leaves the Cage for Asgard, and the turn is over; if he is out already, the active god loses 3 life
does-enemy-loki = comes to the active god, turns the middle level, then a Jotun activates
does-enemy-nidhogg = goes on one icon of the Saga Book; on the tree all win
have-valhalla = { $heroes } in Valhalla
missing-shield = { $jotun } shields this enemy; beat the Jotun first
phase-setup = setup
phase-gods = setup: choosing gods
phase-support = setup: choosing support gods
phase-order = order of play
phase-reveal = reveal
phase-move = move
phase-duty = duty

# What happened, told once more.
retold-risks = Risks
retold-die = { $face }: { $result }
retold-fights = Fights
retold-acts = World actions
retold-life-lost = Life lost
retold-life = Life
retold-restored = Worlds restored
retold-rounds = Rounds
retold-elves = Elves
retold-vanir = Vanir dice
retold-heroes = Heroes in Valhalla
retold-ruins = Devastated worlds
retold-giants = Fire Giants
retold-dead = Anonymous

## Start options that are refused

bad-god = There is no god { $given }; there are { $known }.
bad-god-twice = { $god } is there only once.
bad-god-count = { $players ->
    [one] For { $players } player name { $players } god, not { $count }.
   *[other] For { $players } players name { $players } gods, not { $count }.
}
bad-god-count-support = { $players ->
    [one] For { $players } player name { $players } god, or { $all } with the support gods, not { $count }.
   *[other] For { $players } players name { $players } gods, or { $all } with the support gods, not { $count }.
}
bad-chart-saga = Experience charts belong to a saga; choose one from 1 to 6.
bad-chart-gods = With experience charts all gods must be named, support gods too.
bad-chart-count = { $players ->
    [one] { $players } player needs { $players } chart
   *[other] { $players } players need { $players } charts
}, not { $count }.
bad-chart-row = A chart is four numbers and four rows of gods, not { $given }.
bad-chart-number = { $column } on a chart is a number from 0 to { $most }, not { $given }.
bad-chart-god = { $given } on a chart is no god of this game.
bad-chart-self = { $god } cannot have a relationship with itself.
bad-campaign-players = A campaign is for 1 to 5 players with one god each, not { $players }.
bad-campaign-support = { $players ->
    [one] { $players } player needs
   *[other] { $players } players need
} { $wanted ->
    [one] { $wanted } support god
   *[other] { $wanted } support gods
}, not { $count }.
bad-campaign-god = { $god } is no god, or chosen twice; there are { $known }.
bad-campaign-over = All six sagas are won; this campaign is over.
bad-campaign-price = That box costs { $price } experience; { $god } has { $xp }.
bad-campaign-box = There is no free box { $box }.

## What is wrong with the file of a campaign

damage-games-order = the games played do not follow one another
damage-game-players = a game played has another number of players
damage-saga-next = the saga does not follow from the games played
damage-buying = who may still buy does not fit
damage-chart-name = the name on the chart of { $god } does not fit
damage-chart-row = the row { $row } of { $god } does not fit
damage-chart-rows = { $god } needs the rows { $rows }
