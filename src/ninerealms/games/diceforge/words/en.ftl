### Dice Forge with Rebellion in English.

## The game

game-title = Dice Forge: Rebellion
game-about = Heroes roll the dice they build themselves: forge better faces, accomplish exploits on the islands, and gather more glory than your rivals.
game-guide = Your first turn
guide-1 = You win with the most glory: what you gather on the way, and what is printed on your cards, counted at the end.
guide-2 = At the start of every turn, yours or not, everybody rolls both dice and takes what they show. There is always something for you.
guide-3 = On your turn you do one thing: forge faces with gold, accomplish one exploit with shards, or pass.
guide-4 = To forge is to buy a face in the Sanctuary and put it in place of one on your dice. Early on, faces with more gold pay for themselves quickly.
guide-5 = An exploit costs sun or moon shards. Your hero goes to its island, you take the card, and whoever stood there is sent home and rolls as a consolation.
guide-6 = Cards with an effect for each turn come before your action. The sooner you have one, the more often it works.
guide-7 = Two sun shards buy one more action, once per turn. In the last rounds that is often worth it.
guide-8 = Your reserves have a limit for gold and for each kind of shard; what does not fit is lost, so spend before you overflow.
guide-9 = Gold, shards and original shards score nothing at the end. Turn them into glory in time.
house-note = Where the rules leave a question open, we chose an answer (house rules); each of them is a start option: ties, mirrors facing mirrors, one path on the Titans board, and a few more.

## Start options

option-setup = Which cards are on the islands: the name of a set-up, names of sets, or a set-up followed by sets that replace some of its own.
option-setup-first = The 15 basic sets of the base game.
option-setup-goddess = The Goddess module with the sets recommended for a first game with it; all 15 are of the expansion.
option-setup-titans = The Titans module with the sets recommended for a first game with it; all 15 are of the expansion.
option-setup-two_players = A published mix for two players.
option-setup-versatility = A published mix with many ways to play.
option-setup-random = For each place one of its sets by chance, without a module.
option-setup-random_goddess = The Goddess module, all other places by chance.
option-setup-random_titans = The Titans module, all other places by chance.
option-ties = Who wins when scores are equal.
option-ties-shared = They share the victory.
option-ties-chain = More faces forged, then more cards, then more gold and shards left, then the earlier place in turn order.
option-mirror_on_mirror = What a mirror can do when a rival shows a mirror too.
option-mirror_on_mirror-false = A mirror never copies a mirror.
option-mirror_on_mirror-true = It may copy any face that is shown, also your own.
option-titans_link = The way back to Loyalty from the twelfth Rebellion space.
option-titans_link-board = As drawn on the board, through the eleventh space.
option-titans_link-short = Straight to the side space.
option-two_dependent_faces = Two shields, two chaos faces or one of each in one roll.
option-two_dependent_faces-second_checks = The second one looks at what the first one gave.
option-two_dependent_faces-both_miss = Both give their lesser part.
option-scores_below_zero = Whether the Titans board can push a score below 0.
option-scores_below_zero-false = No score is below 0.
option-scores_below_zero-true = A score can be below 0.
option-goldsmith_counts_colours = How The Goldsmith counts cards that come in colours.
option-goldsmith_counts_colours-false = All colours of a card are one exploit.
option-goldsmith_counts_colours-true = Each colour is an exploit of its own.
option-steal_needs_whole = Who has less glory than is to be taken in the labyrinth.
option-steal_needs_whole-false = Loses what is there.
option-steal_needs_whole-true = Loses nothing.
option-satyrs_two_players = Whose dice Satyrs may use.
option-satyrs_two_players-false = Any two dice, also two of one player.
option-satyrs_two_players-true = Dice of two different players, where there are two.
option-twins_on_others = Whether The Twins can reroll dice of others that you are about to apply.
option-twins_on_others-false = Only your own dice.
option-twins_on_others-true = Dice of others too.
option-copied_golem_moves = A golem face applied alone by The Light or the Celestial die.
option-copied_golem_moves-true = It moves the golem one space.
option-copied_golem_moves-false = It does nothing.
option-copied_faces_pay_owner = A boar or misfortune face that somebody else copies.
option-copied_faces_pay_owner-true = The owner of the card gets a share.
option-copied_faces_pay_owner-false = The owner of the card gets nothing.
option-cerberus_on_celestial = Whether Cerberus can repeat the Celestial die.
option-cerberus_on_celestial-false = Only rolls of your own dice.
option-cerberus_on_celestial-true = The Celestial die too.

## Names

resource-gold = gold
resource-sun = sun shards
resource-moon = moon shards
resource-glory = glory
resource-original = original shards
resource-loyalty = loyalty
some-gold = gold
some-sun = sun shards
some-moon = moon shards
some-glory = glory
count-gold = { $count } gold
count-sun = { $count ->
    [one] { $count } sun shard
   *[other] { $count } sun shards
}
count-moon = { $count ->
    [one] { $count } moon shard
   *[other] { $count } moon shards
}
count-glory = { $count } glory
count-original = { $count ->
    [one] { $count } original shard
   *[other] { $count } original shards
}
count-loyalty = { $count } loyalty
list-none = nothing
list-more = { $head }, { $next }
list-and = { $head } and { $next }
list-or = { $head } or { $next }
clause-more = { $head }; { $next }
several = { $count }× { $thing }
answer = answer { $number }
island = island { $number }
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
die-light = the light die
die-dark = the dark die
die-of-light = { $seat }’s light die
die-of-dark = { $seat }’s dark die
die-showing = { $die } ({ $face })
spot = { $face } on { $die }, side { $side }
celestial-die = the Celestial die
store-hammer = the Hammer
store-scepter = the Scepter
store-scepter-nth = Scepter { $number }
treasure-sun = the sun treasure
treasure-moon = the moon treasure
treasure-glory = the glory treasure
memory-0 = 2 original shards and 1 moon shard
memory-1 = 2 loyalty and 1 sun shard

## Faces

face-1g = 1 gold
face-2v = 2 glory
face-3g = 3 gold
face-1m = 1 moon shard
face-4g = 4 gold
face-1s = 1 sun shard
face-6g = 6 gold
face-1g-or-1s-or-1m = 1 gold, 1 sun shard or 1 moon shard
face-1s-1v = 1 sun shard and 1 glory
face-2g-1m = 2 gold and 1 moon shard
face-3g-or-2v = 3 gold or 2 glory
face-2m = 2 moon shards
face-2s = 2 sun shards
face-3v = 3 glory
face-4v = 4 glory
face-2m-2v = 2 moon shards and 2 glory
face-2g-or-2s-or-2m = 2 gold, 2 sun shards or 2 moon shards
face-1g-1s-1m-1v = 1 gold, 1 sun shard, 1 moon shard and 1 glory
face-1a = 1 original shard
face-1l-1v = 1 loyalty and 1 glory
face-3g-1a = 3 gold and 1 original shard
face-2g-1l-1v = 2 gold, 1 loyalty and 1 glory
face-x3 = triple
face-mirror = mirror
face-ship = ship
face-shield-red = red shield
face-shield-blue = blue shield
face-shield-yellow = yellow shield
face-shield-green = green shield
face-boar-red = red boar
face-boar-blue = blue boar
face-boar-yellow = yellow boar
face-boar-green = green boar
face-moon-golem = moon golem
face-sun-golem = sun golem
face-chaos-red = red chaos
face-chaos-blue = blue chaos
face-chaos-yellow = yellow chaos
face-chaos-green = green chaos
face-misfortune-red = red misfortune
face-misfortune-blue = blue misfortune
face-misfortune-yellow = yellow misfortune
face-misfortune-green = green misfortune
face-one-x3 = the triple
face-one-mirror = the mirror
face-one-ship = the ship
face-one-shield-red = the red shield
face-one-shield-blue = the blue shield
face-one-shield-yellow = the yellow shield
face-one-shield-green = the green shield
face-one-boar-red = the red boar
face-one-boar-blue = the blue boar
face-one-boar-yellow = the yellow boar
face-one-boar-green = the green boar
face-one-moon-golem = the moon golem
face-one-sun-golem = the sun golem
face-one-chaos-red = the red chaos
face-one-chaos-blue = the blue chaos
face-one-chaos-yellow = the yellow chaos
face-one-chaos-green = the green chaos
face-one-misfortune-red = the red misfortune
face-one-misfortune-blue = the blue misfortune
face-one-misfortune-yellow = the yellow misfortune
face-one-misfortune-green = the green misfortune
face-fixed = { $face } (cannot be removed)
brief-triple = what the other die gives counts three times
brief-mirror = apply a face a rival shows
brief-ship = you may buy a face for 2 gold less
brief-depends = { $gain }, or { $hit } if the other die gives { $wants }
brief-boar = 1 sun shard or 1 moon shard, and a gain for the owner of the card
brief-golem = your golem goes forward one space
brief-misfortune = 1 original shard or 1 loyalty, and the owner of the card applies both dice
celestial-1 = 12 gold
celestial-2 = 5 glory
celestial-3 = 3 glory and one of 3 gold, 1 sun shard or 1 moon shard
celestial-4 = apply any face that is shown
celestial-5 = show and apply any face of one’s own dice
celestial-6 = upgrade a face by two levels

## Cards

set-hammer = The Blacksmith’s Hammer
set-chest = The Blacksmith’s Chest
set-hind = The Silver Hind
set-satyrs = Satyrs
set-ferryman = Ferryman
set-helmet = Helmet of Invisibility
set-cancer = Cancer
set-elder = The Elder
set-wild-spirits = Wild Spirits
set-owl = The Guardian’s Owl
set-minotaur = Minotaur
set-gorgon = Gorgon
set-mirror = Mirror of the Abyss
set-sphinx = Sphinx
set-hydra = Hydra
set-bear = The Great Bear
set-boar = Tenacious Boar
set-cerberus = Cerberus
set-sentinel = Sentinel
set-ship = Celestial Ship
set-shield = The Guardian’s Shield
set-triton = Triton
set-cyclops = Cyclops
set-typhon = Typhon
set-twins = The Twins
set-scepter = The Blacksmith’s Scepter
set-companion = The Companion
set-wind = The Wind
set-celestial-die = The Celestial Die
set-ancestor = The Ancestor
set-mists = The Mists
set-right-hand = The Right Hand
set-eternal-night = The Eternal Night
set-tree = The Tree
set-merchant = The Merchant
set-wood-nymph = The Wood Nymph
set-light = The Light
set-goldsmith = The Goldsmith
set-omniscient = The Omniscient
set-trident = The Abyssal Trident
set-eternal-fire = The Eternal Fire
set-left-hand = The Left Hand
set-first-titan = The First Titan
set-goddess-card = The Goddess
set-moon-golem = The Moon Golem
set-great-golem = The Great Golem
set-sun-golem = The Sun Golem
set-time-golem = The Time Golem
set-memory = The Memory
set-oracle = The Oracle
set-chaos = The Chaos
set-dogged = The Dogged
set-guardian = The Guardian
set-misfortune = The Mirror of Misfortune
effect-each-turn = each turn: { $effect }
effect-hammer = gold you gain may go on it instead; 10 glory at 15 gold, 15 more at 30
effect-chest = your reserves hold 4 gold, 3 sun shards and 3 moon shards more
effect-hind = roll one of your dice and apply it
effect-satyrs = all others roll, you apply two of their faces
effect-ferryman = glory only
effect-helmet = forge a triple face
effect-cancer = roll both dice and apply them, twice
effect-elder = pay 3 gold for 4 glory
effect-wild-spirits = gain 3 gold and 3 moon shards
effect-owl = gain 1 gold, 1 sun shard or 1 moon shard
effect-minotaur = all others roll and lose what their dice show
effect-gorgon = glory only
effect-mirror = forge a mirror face
effect-sphinx = roll one die four times and apply it each time
effect-hydra = glory only
effect-bear = 3 glory whenever you oust a hero or yours is ousted
effect-boar = a rival forges a boar face; each time it is applied you gain 1 sun shard, 1 moon shard or 3 glory
effect-cerberus = once, apply a roll of yours a second time
effect-sentinel = roll both dice and apply them, twice; each sun or moon shard may become 2 glory
effect-ship = forge a ship face
effect-shield = forge a shield face
effect-triton = once, in your turn, gain 2 sun shards, 2 moon shards or 6 gold
effect-cyclops = roll one die four times and apply it each time; each gold may become 1 glory
effect-typhon = 1 glory for each face you have forged
effect-twins = after a roll, pay 3 gold to reroll a die, then gain 1 moon shard or 1 glory
effect-scepter = keeps 6 gold more; at 4 it can pay 1 sun or moon shard for you, at 6 it can pay 2
effect-companion = it moves on one space; once, it turns its spaces into sun shards and glory
effect-wind = all roll, you name a resource and gain all of it that is shown
effect-celestial-die = roll the Celestial die
effect-ancestor = forge the cheapest face with glory for free, then roll that die and apply it
effect-mists = whoever has the least gold loses up to 5 glory to you
effect-right-hand = turn any amount of gold into as much glory
effect-eternal-night = all others lose 1 sun shard and 1 moon shard to you
effect-tree = gain 3 gold and 1 glory, or 2 glory if you have 8 gold or more
effect-merchant = upgrade a face by one level or gain 2 glory
effect-wood-nymph = gain 4 gold, then you may buy a face
effect-light = pay 3 gold to apply any face that is shown
effect-goldsmith = 2 glory for each different exploit of yours
effect-omniscient = 2 glory for each face with glory on your dice
effect-trident = give up the gold of your reserve and forge any face of Sanctuary or Gardens that no card of this game gives
effect-eternal-fire = play one more whole turn, in which only you roll
effect-left-hand = all heroes go home, and you apply the dice of each who was on an island
effect-first-titan = take a card that costs one shard for free
effect-goddess-card = turn both dice to faces of your choice and apply them
effect-moon-golem = forge a moon golem face
effect-great-golem = your golem goes forward two spaces
effect-sun-golem = forge a sun golem face
effect-time-golem = your golem goes back two spaces
effect-memory = lay two tokens on two islands; your next exploit there brings what they show
effect-oracle = roll one of your dice and apply it; if it gives original shards or loyalty, all others move toward Rebellion
effect-chaos = forge a chaos face
effect-dogged = forge a face with gold and an original shard, or with gold, loyalty and glory
effect-guardian = gain 1 original shard or 1 loyalty
effect-misfortune = a rival forges a misfortune face; each time it is applied you apply both dice of that rival

# What a card does in symbols and a few words, where there is no room for its effect: [gold] stands for the symbol i-gold,
# [points-4] for what is printed on a card, [mark-1] for a player.
gist-each-turn = [renew] { $gist }
gist-points = { $gist } [points-{ $points }]
gist-only-points = [points-{ $points }]
gist-ousts = { $gist } · ousts [mark-{ $rival }]
gist-hammer = [gold] on it: 10[glory] at 15, 25[glory] at 30
gist-chest = room for 4[gold] 3[sun] 3[moon] more
gist-hind = roll one die
gist-satyrs = others roll, apply 2 of their faces
gist-helmet = forge [f-x3]
gist-cancer = roll both dice, twice
gist-elder = 3[gold] for 4[glory]
gist-wild-spirits = 3[gold] 3[moon]
gist-owl = 1[gold], 1[sun] or 1[moon]
gist-minotaur = others roll and lose what they show
gist-mirror = forge [f-mirror]
gist-sphinx = roll one die 4 times
gist-bear = 3[glory] whenever you oust or are ousted
gist-boar = a rival forges [f-boar-red], pays you 1[sun], 1[moon] or 3[glory]
gist-cerberus = once, apply a roll again
gist-sentinel = roll both dice, twice; [sun] [moon] may be 2[glory]
gist-ship = forge [f-ship]
gist-shield = forge a shield face
gist-triton = once, 2[sun], 2[moon] or 6[gold]
gist-cyclops = roll one die 4 times; [gold] may be [glory]
gist-typhon = 1[glory] for each face you forged
gist-twins = 3[gold] after a roll: reroll, 1[moon] or 1[glory]
gist-scepter = keeps 6[gold] to pay 1 or 2 [sun] [moon]
gist-companion = moves on; once, [sun] [glory] for its spaces
gist-wind = all roll, gain all of one resource
gist-celestial-die = roll [celestial]
gist-ancestor = cheapest [glory] face free, roll its die
gist-mists = up to 5[glory] from whoever has least [gold]
gist-right-hand = as much [gold] as you like into [glory]
gist-eternal-night = 1[sun] 1[moon] from each rival
gist-tree = 3[gold] 1[glory]; with 8[gold], 2[glory]
gist-merchant = upgrade a face, or 2[glory]
gist-wood-nymph = 4[gold], then you may buy a face
gist-light = 3[gold]: apply any face shown
gist-goldsmith = 2[glory] for each different exploit
gist-omniscient = 2[glory] for each face with [glory]
gist-trident = all your [gold] for any Sanctuary or Gardens face
gist-eternal-fire = one more whole turn
gist-left-hand = heroes go home, apply their dice
gist-first-titan = a card of one shard for free
gist-goddess-card = turn both dice as you like
gist-moon-golem = forge [f-moon-golem]
gist-great-golem = your golem two spaces on
gist-sun-golem = forge [f-sun-golem]
gist-time-golem = your golem two spaces back
gist-memory = tokens for exploits on two islands
gist-oracle = roll one die; [original] or [loyalty] moves others
gist-chaos = forge a chaos face
gist-dogged = forge [f-3g-1a] or [f-2g-1l-1v]
gist-guardian = 1[original] or 1[loyalty]
gist-misfortune = a rival forges [f-misfortune-red], apply both their dice

## Boards

space-start = the start
space-u = upper path { $number }
space-c = centre path { $number }
space-l = lower path { $number }
space-t = last path { $number }
space-j = the crossing
space-goddess = the Goddess
space-effect-start = nothing
space-effect-u1 = 1 sun shard
space-effect-u2 = 3 glory
space-effect-u3 = 6 gold or 3 glory
space-effect-u4 = 5 glory
space-effect-u5 = 1 sun shard, 1 moon shard and 3 glory
space-effect-u6 = take 2 glory from every other player
space-effect-u7 = a treasure room
space-effect-c1 = roll the Celestial die
space-effect-c2 = you may buy a face for 2 gold less
space-effect-c3 = 6 gold
space-effect-c4 = a treasure room
space-effect-l1 = 1 moon shard
space-effect-l2 = 3 gold, 1 sun shard or 1 moon shard
space-effect-l3 = roll the Celestial die
space-effect-l4 = 3 gold, 1 sun shard or 1 moon shard
space-effect-l5 = you may buy a face
space-effect-l6 = roll the Celestial die
space-effect-l7 = 2 moon shards or 3 glory
space-effect-l8 = a treasure room
space-effect-l9 = 2 sun shards or 2 moon shards
space-effect-l10 = roll the Celestial die twice
space-effect-j = 3 glory
space-effect-t1 = you may buy a face
space-effect-t2 = roll the Celestial die
space-effect-t3 = 3 gold, 1 sun shard or 1 moon shard
space-effect-t4 = you may pay 6 gold for 6 glory
space-effect-t5 = roll the Celestial die twice
space-effect-t6 = you may pay 2 moon shards for 8 glory
space-effect-t7 = roll the Celestial die
space-effect-t8 = nothing
space-effect-t9 = nothing
space-effect-t10 = 1 glory for each face you have forged
space-effect-t11 = nothing
space-effect-t12 = nothing
space-effect-goddess = 15 glory; whoever arrives first also chooses a face of each die and applies both
space-step = { $number }: { $effect }
space-step-fork = { $number }: { $effect } (also leads to { $space })
allegiance-start = the start space
allegiance-loyal = Loyalty { $step }
allegiance-rebel = Rebellion { $step }
zone-none = no zone
zone-l1 = first Loyalty zone
zone-l2 = second Loyalty zone
zone-l3 = third Loyalty zone
zone-r1 = first Rebellion zone
zone-r2 = second Rebellion zone
zone-effect-l1 = a die of yours that gives gold gives 1 gold more
zone-effect-l2 = a die of yours that gives gold gives 1 gold and 1 glory more
zone-effect-l3 = a die of yours that gives gold gives 1 gold and 1 glory more, one that gives glory 1 glory more; glory made with Sentinel or Cyclops adds nothing
zone-effect-r1 = an exploit that is new to you brings 2 glory, or 3 if nobody had it before
zone-effect-r2 = an exploit that is new to you brings 3 glory, or 5 if nobody had it before

## Questions

ask-act = { $seat }, forge a face, accomplish an exploit or pass
ask-reinforce = { $seat }, use your cards for this turn or go on
ask-extra-action = { $seat }, buy one more action or end your turn
ask-forge-more = { $seat }, forge another face or stop
ask-forge-what = { $seat }, choose a face to forge ({ $source })
ask-forge-where = { $seat }, choose where to forge { $face }
ask-upgrade-which = { $seat }, choose a face to upgrade by { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
ask-upgrade-to = { $seat }, choose what to forge in place of { $face }
ask-choose-gain = { $seat }, choose what you gain ({ $source })
ask-choose-loss = { $seat }, choose what you lose ({ $source })
ask-apply-first = { $seat }, choose what comes first
ask-copy-face = { $seat }, choose a face that is shown to apply it ({ $source })
ask-pick-die = { $seat }, choose a die to roll{ $count ->
    [one] { "" }
   *[other] {" "}{ $count } times
}
ask-reroll = { $seat }, keep the roll or reroll a die with The Twins
ask-reroll-celestial = { $seat }, keep the Celestial die ({ $result }) or reroll it with The Twins
ask-repeat = { $seat }, apply the roll a second time with Cerberus?
ask-convert = { $seat }, you gain { $amount }: choose how much to turn into glory ({ $source })
ask-store-gold = { $seat }, you gain { $amount }: choose how much goes on { $store }
ask-from-scepter = { $seat }, you pay { $amount }: choose how much comes from { $store }
ask-use-scepter = { $seat }, you pay { $cost }: choose whether { $store } pays a part
ask-use-shards = { $seat }, you pay { $amount }: choose how many original shards to use for it
ask-pick-rival = { $seat }, choose who must forge { $face }
ask-pick-rolled = { $seat }, choose the { $number ->
    [1] first
   *[other] second
} of the two faces you apply
ask-name-type = { $seat }, name a resource and gain all of it that is shown
ask-spend-gold = { $seat }, choose how much gold to turn into glory
ask-free-exploit = { $seat }, choose a card to take for free
ask-show-face = { $seat }, choose a face to show and apply ({ $source })
ask-pay-or-not = { $seat }, pay for glory or not
ask-golem-to = { $seat }, choose where your golem goes ({ $count ->
    [one] { $count } step left
   *[other] { $count } steps left
})
ask-golem-back = { $seat }, choose where your golem goes back to ({ $count ->
    [one] { $count } step left
   *[other] { $count } steps left
})
ask-take-treasure = { $seat }, choose a treasure
ask-place-memory = { $seat }, choose an island and a side for the { $number ->
    [1] first
   *[other] second
} { $colour } memory token
ask-use-merchants = { $seat }, choose what The Merchant does
ask-collect-first = { $seat }, choose which memory token to collect first
ask-advance-which = { $seat }, choose which Companion moves on
ask-over = The game is over

## Choices

group-exploit = Exploit
group-forge = Forge
group-reinforce = Cards of each turn
group-extra = Extra action
group-gain = Gain
group-loss = Loss
group-pay = Payment
group-dice = Dice
group-labyrinth = Labyrinth
group-memory = Memory tokens
group-tokens = At any time in your turn
do-pass = Pass
do-exploit = Take { $card } on { $island } for { $cost }
    .head = { $card }
    .detail = { $effect }
    .cost = { $cost }
do-exploit-oust = Take { $card } on { $island } for { $cost }, ousting { $rival }
    .head = { $card }
    .detail = { $effect }; ousts { $rival } from { $island }
    .cost = { $cost }
do-forge = Forge { $face } (costs { $cost })
    .head = Forge { $face }
    .cost = { $cost }
do-forge-free = Forge { $face } (free)
    .head = Forge { $face }
    .cost = free
do-forge-special = Forge { $face }: { $brief }
    .head = Forge { $face }
    .detail = { $brief }
do-stop-forging = Stop forging
do-decline-forge = Forge nothing
do-forge-where = Forge { $face } onto { $die } in place of { $old }
    .head = Replace { $old } on { $die }
    .detail = by { $face }
do-upgrade-which = Upgrade { $face } on { $die } to level { $level }
    .head = Upgrade { $face } on { $die }
    .detail = to level { $level }
do-upgrade-to = Forge { $face }
do-reinforce = Use { $card }: { $effect }
    .head = Use { $card }
    .detail = { $effect }
do-stop-reinforcing = Use no further card
do-extra-action = Pay 2 sun shards for one more action
    .head = One more action
    .detail = forge faces or accomplish an exploit once more
    .cost = 2 sun shards
do-end-turn = End your turn
do-merchant-glory = Gain 2 glory
do-merchant-upgrade = { $count ->
    [one] Upgrade a face by { $count } level
   *[other] Upgrade a face by { $count } levels, with { $count } Merchants
}
do-free-exploit = Take { $card }: { $effect }
    .head = { $card }
    .detail = { $effect }
do-gain = Gain { $amount }
do-lose = Lose { $amount }
do-name-type = Gain { $amount }
do-spend-gold = Turn { $amount } into { $points }
    .head = Gain { $points }
    .cost = { $amount }
do-spend-nothing = Keep all your gold
do-pay = Pay { $cost } for { $points }
    .head = Gain { $points }
    .cost = { $cost }
do-pay-nothing = Pay nothing
do-apply-first = Apply { $face } first
do-puzzle-roll = Roll the Celestial die first
do-copy-face = Apply { $face } from { $die }
do-pick-die = Roll { $die }: { $faces }
    .head = Roll { $die }
    .detail = { $faces }
do-keep-roll = Keep the roll
do-reroll = Reroll { $die } for 3 gold (it shows { $face })
    .head = Reroll { $die }
    .detail = it shows { $face }
    .cost = 3 gold
do-reroll-celestial = Reroll the Celestial die for 3 gold
    .head = Reroll the Celestial die
    .cost = 3 gold
do-repeat = Spend a Cerberus token and apply the roll again
    .head = Apply the roll again
    .cost = a Cerberus token
do-repeat-not = Keep the Cerberus token
do-convert = Turn { $count } of the { $amount } into { $points }
do-convert-all = Turn { $amount } into { $points }
do-convert-none = Keep { $amount }
do-store = Put { $count } of the { $amount } on { $store }
do-store-all = Put { $amount } on { $store }
do-store-reserve = Put { $amount } into the reserve
do-store-none = Put nothing on { $store } ({ $amount } to place)
do-from-scepter = Pay { $count } of the { $amount } from { $store }
do-from-scepter-all = Pay { $amount } from { $store }
do-from-scepter-none = Pay { $amount } without { $store }
do-use-scepter = Use { $store } as { $amount }
do-keep-scepter = Leave the gold on { $store }
do-use-shards = Pay { $count } of the { $amount } with original shards
do-use-shards-all = Pay { $amount } with original shards
do-use-shards-none = Pay { $amount } from the reserve
do-use-shards-nothing = Pay no { $resource }
do-pick-rival = { $rival } must forge { $face }
do-pick-rolled = Apply { $face } from { $die }
do-show-face = Show { $face } on { $die }
do-golem-to = Go to { $space }: { $effect }
    .head = Go to { $space }
    .detail = { $effect }
do-take-treasure = Take { $treasure }: { $gain } (later visitors get { $later })
    .head = Take { $treasure }
    .detail = { $gain } (later visitors get { $later })
do-place-memory = Place it on { $island }: { $gain }
do-collect-first = Collect the { $colour } token: { $gain }
    .head = Collect the { $colour } token
    .detail = { $gain }
do-advance-which = Move Companion { $number } to space { $count }
do-spend-triton = Spend a Triton token: 2 sun shards, 2 moon shards or 6 gold
    .head = Spend a Triton token
    .detail = 2 sun shards, 2 moon shards or 6 gold
do-cash-companion = Cash in the Companion: { $gain }
    .head = Cash in the Companion
    .detail = { $gain }
do-cash-companion-nth = Cash in Companion { $number }: { $gain }
    .head = Cash in Companion { $number }
    .detail = { $gain }

## Real dice and draws

chance-die = Throw { $die }
chance-celestial = { $seat }, throw the Celestial die
chance-set = Draw which cards lie on { $island } for { $cost }
chance-removed = Draw the face that goes back to the box from these: { $faces }
chance-first = Draw lots: who goes first?

## Log

log-first-player = { $seat } goes first.
log-round-began = Round { $round } begins.
log-turn-began = { $seat } begins a turn.
log-turn-began-alone = { $seat } begins one more turn and rolls alone.
log-rolled = { $seat } rolls { $light } on the light die, { $dark } on the dark one.
log-rolled-one = { $seat } rolls { $face } on { $die }.
log-applied = { $seat } applies { $face }.
log-applied-tripled = { $seat } applies { $face }, { $times } times over.
log-applied-loss = { $seat } applies { $face } as a loss.
log-gained = { $seat } gains { $amount }.
log-gained-partly = { $seat } gains { $amount }; { $lost } more would not fit.
log-gained-full = { $seat } has no room for { $amount }.
log-lost = { $seat } loses { $amount }.
log-paid = { $seat } pays { $amount }.
log-forged = { $seat } forges { $face } onto { $die } in place of { $old }.
log-passed = { $seat } passes.
log-accomplished = { $seat } takes { $card }.
log-ousted = { $seat } ousts { $rival } from { $island }.
log-ousted-self = { $seat } goes home from { $island }.
log-bear-paid = The Great Bear brings { $seat } { $amount }.
log-reinforced = { $seat } uses { $card }.
log-hammered = { $seat } puts { $amount } on the Hammer, now at { $place }.
log-hammer-done = { $seat } completes a lap of the Hammer, worth { $amount }.
log-stored = { $seat } puts { $amount } on the Scepter.
log-converted = { $seat } turns { $amount } into { $points }.
log-rerolled = { $seat } rerolls { $die } and gets { $face }.
log-repeated = { $seat } spends a Cerberus token and applies the roll again.
log-celestial-rolled = { $seat } rolls the Celestial die: { $result }.
log-golem-moved = The golem of { $seat } goes to { $space }.
log-treasure-taken = { $seat } takes { $treasure } on { $room }.
log-arrived = The golem of { $seat } is the first to reach the Goddess.
log-allegiance-moved = { $seat } moves from { $from } to { $to }.
log-allegiance-moved-stays = { $seat } stays on { $to }.
log-zone-paid = The { $zone } brings { $seat } { $amount }.
log-misfortune-struck = { $seat } applies both dice of { $rival } through The Mirror of Misfortune ({ $colour }).
log-memory-placed = { $seat } places a { $colour } memory token on { $island }: { $side }.
log-memory-taken = { $seat } collects a { $colour } memory token: { $side }.
log-copied = { $seat } picks { $face } from { $die }.
log-shown = { $seat } turns { $die } to { $face }.
log-taken-from = { $seat } takes { $amount } from { $rival }.
log-taken-from-nothing = { $rival } has nothing for { $seat } to take.
log-taken-from-self = { $seat } shares the last place and gets { $amount } back.
log-extra-bought = { $seat } buys one more action.
log-companion-advanced = The Companion of { $seat } moves to space { $count }.
log-companion-cashed = { $seat } cashes in the Companion for { $gain }.
log-triton-spent = { $seat } spends a Triton token.
log-new-turn = { $seat } will play one more turn.
log-type-named = { $seat } takes all that is shown of one kind: { $amount }.
log-score-counted = { $seat } scores { $total }: { $track } on the track, { $cards } on cards.
log-score-counted-module = { $seat } scores { $total }: { $track } on the track, { $cards } on cards, { $module } on the Titans board.
log-won-game = { $seat } wins with { $points }.
log-missed = For { $seat }, { $face } has no effect.
log-scepter-spent = { $seat } uses the Scepter as { $amount }.

## Reasons

why-no-gold = You do not have enough gold for this.
why-none-left = No such face is left.
why-bought-already = You have bought this face in this action; each has to be a different one.
why-no-shards = You do not have enough shards for this.
why-stack-empty = No card is left here.
why-not-removable = A rival’s card put this face here; it can never be removed.
why-same-face = The same face stands on this die once more; choose that one, it makes no difference.
why-level-seven = This face is of the highest level.
why-no-higher-face = The Sanctuary has no face left that is high enough.
why-not-offered-by-face = This resource is not among those you can choose from.
why-no-mirror-of-mirror = A mirror does not copy a mirror.
why-same-picture = Another die shows the same face; choose that one, it makes no difference.
why-not-reinforcement = This card has no effect that is used each turn.
why-not-owned = You do not own this card.
why-used-this-turn = You have used this card in this turn.
why-companion-at-end = Your Companion cannot move on now: it has moved this turn, stands on its last space or is spent.
why-no-room-on-dice = No face of these dice can be removed.
why-not-shown = No die shows this resource.
why-too-dear-slot = Only a card that costs a single shard can be taken.
why-island-taken = The other token lies here; the two go to different islands.
why-treasure-placed = This treasure lies in another room already.
why-no-way = No way leads there in one step.
why-card-gives-it = A card of this game gives this face, so the Trident cannot.
why-not-sanctuary = This face is not sold in the Sanctuary.
why-not-yourself = Choose another player, not yourself.
why-other-level = This face is of another level than the upgrade leads to.
why-die-taken = This pair of dice is offered the other way round, or the die is chosen already.
why-same-player = The two faces have to come from two different players.
why-not-cheapest = This is not the cheapest face with glory.
why-one-upgrade = Your Merchants have upgraded a face in this turn; once is all.
why-not-given-here = This face cannot be had in this way.
why-not-an-opponent = Only faces that others show can be chosen.
why-other-die-first = This die has a question of its own.
why-not-of-the-temple = The Trident gives faces of the Sanctuary and the Gardens alone.
why-special-gone = No copy of this special face is left.

## The table in words

table-round = Round { $round } of { $rounds }, turn of { $seat }.
table-asked = { $seat } has to choose now.
table-over = The game is over after { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}.
table-player = { $seat }{ $you ->
    [1] {" "}(you)
   *[other] { "" }
}, number { $place } in turn order: { $reserve }.
held = { $count } of { $limit } { $resource }
held-unlimited = { $count } { $resource }
table-die-light = Light die showing { $face }; its faces: { $faces }.
table-die-dark = Dark die showing { $face }; its faces: { $faces }.
table-hero-home = Hero at home, { $count ->
    [one] { $count } face forged
   *[other] { $count } faces forged
}.
table-hero = Hero on { $island }, { $count ->
    [one] { $count } face forged
   *[other] { $count } faces forged
}.
table-removed = Faces removed: { $faces }.
table-cards = Cards: { $cards }.
card-owned = { $card } ({ $points } glory{ $count ->
    [one] { "" }
   *[other] {" "}each
})
card-used = { $card } ({ $points } glory{ $count ->
    [one] { "" }
   *[other] {" "}each
}, used { $used ->
    [one] once
   *[other] { $used } times
} this turn)
table-tokens = On the cards: { $tokens }.
token-hammer = Hammer at { $count } of { $all }
token-scepter = Scepter with { $count } of { $all } gold
token-companion = Companion on space { $count }
token-companion-spent = Companion spent
token-triton = { $count ->
    [one] { $count } Triton token
   *[other] { $count } Triton tokens
}
token-cerberus = { $count ->
    [one] { $count } Cerberus token
   *[other] { $count } Cerberus tokens
}
table-golem = Golem on { $space }.
table-allegiance = Allegiance: { $space }, { $zone }, { $points } glory at the end.
table-score = Score so far: { $track } on the track, { $cards } on cards, { $total } in all.
table-score-titans = Score so far: { $track } on the track, { $cards } on cards, { $module } on the Titans board, { $total } in all.
table-island = On { $island }, where no hero stands:
table-island-held = On { $island }, where the hero of { $seat } stands:
table-stack = { $card } for { $cost }: { $left ->
    [0] none left
   *[other] { $left } left
}, { $points } glory; { $effect }.
table-memory = A { $colour } memory token of { $seat }: { $gain }.
table-level = Sanctuary, level { $level }, for { $cost }: { $faces }.
table-gardens = Gardens: { $faces }.
table-forest = Forest: { $faces }.
table-forced = { $rival } bears { $face } for { $seat }.
table-labyrinth = The labyrinth: from the start lead an upper, a centre and a lower path to the crossing, and one last path to the Goddess.
table-lane-u = Upper path: { $spaces }.
table-lane-c = Centre path: { $spaces }.
table-lane-l = Lower path: { $spaces }.
table-lane-t = Last path: { $spaces }.
table-space = At { $space }: { $effect }.
table-treasure = Not found yet: { $treasure }, { $gain }.
table-treasure-placed = Found: { $treasure }, now on { $space }.
table-goddess-reached = A golem has reached the Goddess.
table-titans = The Titans board: original shards lead toward Rebellion, loyalty toward Loyalty.
table-zone = In the { $zone }: { $effect }.
table-celestial = The Celestial die: { $faces }.

## The end

end-won = { $seat } wins with { $points }, { $margin } ahead.
end-shared = { $seats } share the victory with { $points }.
end-tie-break = { $seat } wins the tie at { $points }.
end-sheet = { $seat }: { $track } on the track, { $cards } on cards, { $total } in all.
end-sheet-titans = { $seat }: { $track } on the track, { $cards } on cards, { $module } on the Titans board, { $total } in all.

## The drawing

draw-sanctuary = Sanctuary
draw-gardens = Gardens
draw-gardens-forest = Gardens and Forest
draw-closed = Closed: { $reason }
draw-round = Round { $round } of { $rounds }.
draw-home = Original Portal of { $seat }
draw-hero = Hero of { $seat }
draw-golem = Golem of { $seat }
draw-portal = Portal of island { $island }
draw-card = { $card }: costs { $cost }, { $points } glory, { $left } left
    { $effect }
draw-own = { $card } ×{ $count }, { $points } glory each
    { $effect }
draw-none-left = none left
draw-pool = { $face }: { $cost } gold, { $left } left
draw-pool-special = { $face }: given by a card, { $left } left
draw-face-brief = { $face }: { $brief }
draw-reserve = { $amount }, room for { $limit }
draw-light-die = Light die of { $seat }. Shows { $shown }. Faces: { $faces }
draw-dark-die = Dark die of { $seat }. Shows { $shown }. Faces: { $faces }
draw-glory = { $count } glory on the track, cards not counted
draw-score = { $count } glory in all
draw-seat = { $seat }: { $gold } gold, { $sun } sun, { $moon } moon, { $glory } glory.
draw-you = you
draw-act = to act
draw-active = on turn
draw-first = first
draw-won = wins
draw-memory = Memory of { $seat }: { $gain }
draw-celestial-shown = The Celestial die: { $face }
draw-labyrinth = Labyrinth of the Goddess
draw-room-open = Treasure room: { $gain }
draw-treasure = Treasure: { $gain } for the first in its room, then { $later }
draw-titans = Titans board
draw-rebellion = Rebellion
draw-loyalty = Loyalty
draw-zone = { $zone }: { $effect }
draw-allegiance = Allegiance of { $seat }: { $points } at the end
draw-pass = Pass
draw-stop = Done
draw-no-forge = Forge nothing
draw-extra = Extra action
draw-no-extra = End the turn
draw-keep = Keep
draw-repeat = Apply again
draw-no-repeat = Not now
draw-pay = Pay
draw-no-pay = Do not pay
draw-keep-scepter = Keep the Scepter
draw-scepter-sun = As sun
draw-scepter-moon = As moon
draw-merchant-glory = 2 glory
draw-merchants = Up { $count }
draw-first-face = First face
draw-second-face = Second face
draw-puzzle = Celestial die
draw-cash = Companion: { $count }
draw-advance = { $space } → { $next }
draw-sheet = Final score
draw-sheet-track = track
draw-sheet-cards = cards
draw-sheet-module = Titans
draw-sheet-total = total
draw-name-hammer = Hammer
draw-name-chest = Chest
draw-name-hind = Silver Hind
draw-name-satyrs = Satyrs
draw-name-ferryman = Ferryman
draw-name-helmet = Helmet
draw-name-cancer = Cancer
draw-name-elder = Elder
draw-name-wild-spirits = Wild Spirits
draw-name-owl = Owl
draw-name-minotaur = Minotaur
draw-name-gorgon = Gorgon
draw-name-mirror = Mirror
draw-name-sphinx = Sphinx
draw-name-hydra = Hydra
draw-name-bear = Great Bear
draw-name-boar = Boar
draw-name-cerberus = Cerberus
draw-name-sentinel = Sentinel
draw-name-ship = Ship
draw-name-shield = Shield
draw-name-triton = Triton
draw-name-cyclops = Cyclops
draw-name-typhon = Typhon
draw-name-twins = Twins
draw-name-scepter = Scepter
draw-name-companion = Companion
draw-name-wind = Wind
draw-name-celestial-die = Celestial Die
draw-name-ancestor = Ancestor
draw-name-mists = Mists
draw-name-right-hand = Right Hand
draw-name-eternal-night = Eternal Night
draw-name-tree = Tree
draw-name-merchant = Merchant
draw-name-wood-nymph = Wood Nymph
draw-name-light = Light
draw-name-goldsmith = Goldsmith
draw-name-omniscient = Omniscient
draw-name-trident = Trident
draw-name-eternal-fire = Eternal Fire
draw-name-left-hand = Left Hand
draw-name-first-titan = First Titan
draw-name-goddess-card = Goddess
draw-name-moon-golem = Moon Golem
draw-name-great-golem = Great Golem
draw-name-sun-golem = Sun Golem
draw-name-time-golem = Time Golem
draw-name-memory = Memory
draw-name-oracle = Oracle
draw-name-chaos = Chaos
draw-name-dogged = Dogged
draw-name-guardian = Guardian
draw-name-misfortune = Misfortune

## Sheets, and what stands beside the question

sheets-cards = Exploit cards
sheets-faces = Die faces
sheets-celestial = Celestial die
sheets-spaces = Labyrinth
sheets-treasures = Treasures
sheets-zones = Zones of the Titans board
sheet-glory = { $points } at the end
sheet-treasure = { $gain } for whoever finds it; { $later } for later visitors
face-brings = it shows { $amount }
face-gives = gain { $amount } when it is rolled
have-scepter = { $amount } more on the Scepter
have-extra = extra action left
phase-blessings = blessings
phase-reinforcements = reinforcements
phase-action = action
phase-extra = extra action

# What happened, told once more.
score-counts = glory
retold-throw = The dice fall
retold-score = The score
retold-gains = { $seat }: { $amount }
retold-track = Glory on the track
retold-cards = Glory on cards
retold-board = Titans board
retold-track-of = Track { $count }
retold-cards-of = Cards { $count }
retold-board-of = Titans { $count }

## Start options that are refused

bad-set = There is no set-up or set { $given }; there are { $known }.
bad-same-slot = { $other } and { $given } belong to the same slot { $slot }.
bad-both-modules = The Goddess module and the Titans module are never in one game.
bad-second-setup = { $given } is a whole set-up: name it first, then the sets that change it, and no other.
bad-module-part = The { $module ->
    [goddess] Goddess
   *[titans] Titans
} module comes with all its sets; { $count ->
    [one] { $last } is missing.
   *[other] { $others } and { $last } are missing.
}
