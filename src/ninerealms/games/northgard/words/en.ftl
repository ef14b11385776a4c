### Northgard: Training Ground in English.

## The game

game-title = Northgard: Training Ground
game-about = A duel of two clans on twelve tiles: explore, spread and build, and earn points each time your rival has to play Renew.
game-guide = Your first turn
guide-1 = The first to reach the points the goal shows wins. You score when your rival plays Renew: 1 point for each trio of food, wood and lore you control, and 1 for each monopoly.
guide-2 = A territory is yours while you have units in it and your rival has none. Its symbols and buildings then count for you.
guide-3 = Each turn you play one card and turn it face down. Begin with Explore: new land shows what is worth taking.
guide-4 = Then use Move 1 or Move 2 to spread over land with symbols; one unit is enough to hold a territory.
guide-5 = With a wood symbol you can Build. A Training Camp brings more units, a Defense Tower costs an attacker one more unit.
guide-6 = Renew turns all your cards up again, but your rival scores first. Play it while your rival would gain little.
guide-7 = In a combat each unit counts 1, and a random card that is still face up adds its bonus. Keep a few cards up.
house-note = Not everything printed is known to us. The combat bonuses of the cards and the costs of the three monopolies are our own (house content); the option bonuses sets other bonuses, the option flat_cost makes every building cost 1 wood.

## Start options

option-monopoly_needs_vp = When a monopoly gives its point.
option-monopoly_needs_vp-false = Each monopoly gives 1 point whenever the rival plays Renew.
option-monopoly_needs_vp-true = A monopoly gives its point only if its owner scores a trio at the same time.
option-cards = Which seven cards each player has.
option-cards-move1_move2 = One Special, one Move 1 and one Move 2.
option-cards-special_x2 = Two Specials and one Move 2, no Move 1.
option-flat_cost = What buildings need.
option-flat_cost-false = Each building needs symbols of its own.
option-flat_cost-true = Every building needs 1 wood symbol.
option-bonuses = The combat bonuses: six numbers with commas, for Recruit, Build, Explore, Special, Move 1 and Move 2.
option-tower_spares_owner = Whether a Defense Tower hurts the explorer who held it when exploring starts a combat.
option-tower_spares_owner-false = A tower hurts whoever attacks.
option-tower_spares_owner-true = A tower spares the explorer who held it.
option-retreat_regular_only = Which borders a retreat may cross.
option-retreat_regular_only-false = A retreat may cross any border.
option-retreat_regular_only-true = A retreat may cross regular borders only.

## Names

card-recruit = Recruit
card-build = Build
card-explore = Explore
card-special = Special
card-move-1 = Move 1
card-move-2 = Move 2
card-renew = Renew
action-recruit = Recruit
action-build = Build
action-explore = Explore
action-special = Special
action-move-1 = Move 1
action-move-2 = Move 2
action-renew = Renew
building-tower = Defense Tower
building-camp = Training Camp
building-wood-monopoly = Wood Monopoly
building-food-monopoly = Food Monopoly
building-lore-monopoly = Lore Monopoly
building-one-tower = a Defense Tower
building-one-camp = a Training Camp
building-one-wood-monopoly = the Wood Monopoly
building-one-food-monopoly = the Food Monopoly
building-one-lore-monopoly = the Lore Monopoly
building-many = { $building } ({ $count })
benefit-tower = an attacker there loses 1 unit more
benefit-camp = recruit there, 1 unit more
benefit-monopoly = 1 point more when the rival renews
resource-food = food
resource-wood = wood
resource-lore = lore
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
direction-m = middle
tile = tile { $id }
square = { $name }
territory = { $square } { $direction }
list-none = nothing
list-more = { $head }, { $next }
clause-more = { $head }; { $next }
count-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
count-food = { $count } food
count-wood = { $count } wood
count-lore = { $count } lore
count-trios = { $count ->
    [one] { $count } trio
   *[other] { $count } trios
}
count-monopolies = { $count ->
    [one] { $count } monopoly
   *[other] { $count } monopolies
}
free-small = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
}
free-carved = { $count ->
    [one] { $count } free carved space
   *[other] { $count } free carved spaces
}
stop-moving = no further move

## Questions

ask-place-unit = { $seat }, place a unit on your base tile ({ $count } to go)
ask-play-card = { $seat }, play a card
ask-special-as = { $seat }, choose what Special does
ask-recruit-in = { $seat }, choose where to recruit
ask-build-what = { $seat }, choose what to build
ask-build-in = { $seat }, choose where to build { $building }
ask-explore-tile = { $seat }, choose a tile to explore
ask-move-from = { $seat }, choose the territory to move from
ask-move-again = { $seat }, make a second move or stop
ask-move-to = { $seat }, choose where to go from { $territory } ({ $count ->
    [one] { $count } unit
   *[other] { $count } units
})
ask-move-units = { $seat }, choose how many of { $count } units go to { $territory }
ask-fight-in = { $seat }, choose which combat comes next
ask-retreat-to = { $seat }, retreat from { $territory } with { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
ask-over = The game is over

## Choices

brief-recruit = 1 unit to your base tile, or more at a Training Camp
brief-build = put up one building
brief-explore = turn over a tile beside your land
brief-special = Recruit, Build, Explore or Move 1
brief-move-1 = one move over a regular border
brief-move-2 = two moves, or one over a difficult border
brief-renew = { $points ->
    [0] all your cards come back, { $rival } gains no points
    [one] all your cards come back, { $rival } gains { $points } point
   *[other] all your cards come back, { $rival } gains { $points } points
}
brief-renew-loses = { $points ->
    [one] { $rival } gains { $points } point and wins the game
   *[other] { $rival } gains { $points } points and wins the game
}
odds-combat = to win the combat
odds-combat-all = { $count ->
    [one] to win with { $count } unit
   *[other] to win with all { $count } units
}
group-place = First units
group-card = Cards
group-recruit = Recruit
group-build = Build
group-explore = Explore
group-move = Move
group-attack = Attack
group-combat = Combat
group-retreat = Retreat
do-place-unit = Place a unit in { $territory }: { $land }
    .head = Place a unit in { $territory }
    .detail = { $land }
do-play-card = Play { $card }: { $brief }
    .head = Play { $card }
    .detail = { $brief }
do-special-as = Use Special as { $action }: { $brief }
    .head = Use Special as { $action }
    .detail = { $brief }
do-recruit-in = Recruit in { $territory }: { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
    .head = Recruit in { $territory }
    .detail = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
do-recruit-attack = Recruit in { $territory }: { $count ->
    [one] { $count } unit, attacking
   *[other] { $count } units, attacking
} { $rival } ({ $enemies ->
    [one] { $enemies } unit
   *[other] { $enemies } units
})
    .head = Recruit in { $territory }
    .detail = { $count ->
        [one] { $count } unit, attacking
       *[other] { $count } units, attacking
    } { $rival } ({ $enemies ->
        [one] { $enemies } unit
       *[other] { $enemies } units
    })
do-build-what = Build { $building } (needs { $cost }): { $benefit }
    .head = Build { $building }
    .detail = { $benefit }
    .cost = needs { $cost }
do-build-in = Build in { $territory } ({ $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
})
    .head = Build in { $territory }
    .detail = { $count ->
        [one] { $count } free space
       *[other] { $count } free spaces
    }
do-explore-tile = Explore { $square }
do-move-from = Move from { $territory } ({ $count ->
    [one] { $count } unit
   *[other] { $count } units
})
    .head = Move from { $territory }
    .detail = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
do-stop-moving = Stop moving
do-move-neutral = Move to { $territory }: neutral, { $land }
    .head = Move to { $territory }
    .detail = neutral, { $land }
do-move-own = Move to { $territory }: yours, { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
    .head = Move to { $territory }
    .detail = yours, { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
do-move-attack = Attack { $rival } in { $territory }: { $count ->
    [one] { $count } unit
   *[other] { $count } units
}{ $towers ->
    [0] { "" }
    [one] , { $towers } tower
   *[other] , { $towers } towers
}
    .head = Attack { $rival } in { $territory }
    .detail = against { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }{ $towers ->
        [0] { "" }
        [one] , { $towers } tower
       *[other] , { $towers } towers
    }; you lose { $losses }, { $rival } loses 1
do-move-join = Join the attack in { $territory }: { $own } of yours against { $count }{ $towers ->
    [0] { "" }
    [one] {" "}and { $towers } tower
   *[other] {" "}and { $towers } towers
}
    .head = Join the attack in { $territory }
    .detail = { $own } of yours against { $count }{ $towers ->
        [0] { "" }
        [one] {" "}and { $towers } tower
       *[other] {" "}and { $towers } towers
    }; you lose { $losses }, { $rival } loses 1
over-difficult = { $move } (difficult border, takes the whole Move 2)
    .cost = both moves, difficult border
do-move-units = Move { $count ->
    [one] { $count } unit
   *[other] { $count } units
} ({ $left ->
    [one] { $left } stays
   *[other] { $left } stay
})
    .head = Move { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
    .detail = { $left ->
        [one] { $left } stays
       *[other] { $left } stay
    }
do-move-all = { $count ->
    [one] Move { $count } unit
    [2] Move both units
   *[other] Move all { $count } units
}
do-fight-in = Fight in { $territory }: your { $own ->
    [one] { $own } unit
   *[other] { $own } units
} against { $count } of { $rival }{ $towers ->
    [0] { "" }
    [one] {" "}and { $towers } tower
   *[other] {" "}and { $towers } towers
}
    .head = Fight in { $territory }
    .detail = your { $own ->
        [one] { $own } unit
       *[other] { $own } units
    } against { $count } of { $rival }{ $towers ->
        [0] { "" }
        [one] {" "}and { $towers } tower
       *[other] {" "}and { $towers } towers
    }; you lose { $losses }, { $rival } loses 1
do-retreat-neutral = Retreat to { $territory }: neutral, { $land }
    .head = Retreat to { $territory }
    .detail = neutral, { $land }
do-retreat-own = Retreat to { $territory }: yours, { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
    .head = Retreat to { $territory }
    .detail = yours, { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }

## Real dice and draws

chance-first = Draw lots: who goes first?
chance-tile = Turn up the tile on { $square }: which one is it?
chance-turn = Which way does { $tile } lie on { $square }?
chance-card = { $seat }, draw a face-up card of yours at random for the combat in { $territory }
result-tile = { $tile }: { $land }
result-card = { $card } (bonus { $bonus })
result-turn-0 = Upright – { $land }
result-turn-1 = A quarter turn clockwise – { $land }
result-turn-2 = Upside down – { $land }
result-turn-3 = A quarter turn anticlockwise – { $land }
result-side = { $direction }: { $land }
list-sides = { $head }; { $next }

## Log

log-first-player = { $seat } goes first.
log-placed = { $seat } places a unit in { $territory }.
log-played = { $seat } plays { $card }.
log-recruited = { $seat } recruits { $count ->
    [one] { $count } unit
   *[other] { $count } units
} in { $territory }.
log-built = { $seat } builds { $building } in { $territory }.
log-explored = { $seat } explores { $square } and turns up { $tile }: { $land }.
log-moved = { $seat } moves { $count ->
    [one] { $count } unit
   *[other] { $count } units
} from { $territory } to { $target }.
log-scored = { $seat } gains { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} ({ $sources }) and now has { $points }.
log-scored-nothing = { $seat } gains no points.
log-renewed = All cards of { $seat } are face up again.
log-fought = { $seat } attacks { $rival } in { $territory }: { $attackers ->
    [one] { $attackers } unit
   *[other] { $attackers } units
} against { $defenders }.
log-drew-card = { $seat } fights with { $card }: bonus { $bonus }.
log-drew-renew = { $seat } draws { $card }: no bonus, and nobody scores.
log-score-counted = The combat stands { $attack } to { $defence }, { $seat } against { $rival }.
log-score-tied = The combat stands { $attack } all, { $seat } against { $rival }; a tie favours the defender.
log-lost-units = { $seat } loses { $count ->
    [one] { $count } unit
   *[other] { $count } units
} in { $territory }.
log-won-combat = { $seat } wins the combat in { $territory }.
log-retreated = { $seat } retreats with { $count ->
    [one] { $count } unit
   *[other] { $count } units
} from { $territory } to { $target }.
log-eliminated = { $seat } has nowhere to retreat from { $territory } with { $count ->
    [one] { $count } unit
   *[other] { $count } units
}.
log-emptied = Nobody is left in { $territory }; it is neutral now.
log-won-game = { $seat } has { $points } points and wins the game.
log-out-of-turns = { $count } turns have been played; the game is over.
log-chose-special = { $seat } uses Special as { $action }.

## Reasons

why-not-base = Your first units start on your own base tile.
why-card-down = This card lies face down; play Renew to turn it up again.
why-empty-reserve = Your reserve is empty: all your units are on the board.
why-nothing-to-build = You can build nothing now: a building needs its symbols and a free space in land you control.
why-no-tile-to-explore = No face-down tile touches a territory you control.
why-no-move-possible = None of your units can cross a border with this card.
why-not-recruitable = You recruit on your base tile, or where you control a Training Camp.
why-enemy-base = Enemy units stand here; recruit in a part of your base tile that is free of them.
why-none-left = No such building is left in the supply.
why-no-wood = Every building needs wood, and you control no wood symbol.
why-cost-not-met = You do not control all the symbols this building needs.
why-not-controlled = You do not control this territory.
why-no-space = This territory has no free building space.
why-already-revealed = This tile is face up already.
why-not-touching = No territory you control touches a side of this tile.
why-no-units-here = You have no units here.
why-combat-pending = A combat is waiting here; nobody leaves before it is fought.
why-no-way-out = No border leads out that this move can cross; a difficult one takes a whole Move 2.
why-not-adjacent = This territory has no border with the one your units leave.
why-difficult-border = Only a difficult border leads there, and crossing it takes a whole Move 2.
why-no-combat-here = No combat is waiting here.
why-enemy-held = Your rival holds this territory; units retreat to neutral land or to their own.
why-same-territory = The units are in this territory already.
why-retreat-difficult = In this game a retreat does not cross a difficult border.
why-not-by-special = Special can only be used as Recruit, Build, Explore or Move 1.
why-refuge-pending = Another combat is waiting there; nobody can retreat into it.
why-here-is-lost = The combat here is lost; the units have to leave.
why-no-special-possible = None of the four actions Special allows can be carried out now.
why-no-refuge-across = This territory has no border with the one your units have to leave.

## The table in words

table-setup = Setup: the first units are placed.
table-turn = Turn { $turn }, { $seat } to play. { $goal } points win.
table-asked = { $seat } has to choose now.
table-over = The game is over after { $turn ->
    [one] { $turn } turn
   *[other] { $turn } turns
}.
table-player = { $seat }{ $you ->
    [1] {" "}(you)
   *[other] { "" }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $units ->
    [one] { $units } unit
   *[other] { $units } units
} on the board, { $reserve } in reserve, base tile { $base }.
table-symbols = { $seat } controls { $symbols }; a Renew of { $rival } would bring { $income ->
    [0] no points
    [one] { $income } point
   *[other] { $income } points
}.
table-cards-up = Face up: { $cards }.
table-cards-down = Face down: { $cards }.
table-card-played = Being played: { $cards }.
card-with-bonus = { $card } (+{ $bonus })
card-without-bonus = { $card } (no bonus)
table-territories = { $count ->
    [one] { $count } territory:
   *[other] { $count } territories:
}
table-territory = { $territory }: { $clauses }.
holder-nobody = neutral
holder-seat = { $seat }, { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
holder-both = combat, { $first } { $count } against { $second } { $other }
land-none = no symbols
on-base = on the base tile of { $seat }
reaches = spreads over { $squares }
borders = borders { $territories }
difficult = { $territory } (difficult)
touches = touches face-down { $squares }
table-tiles = Tiles: { $tiles }.
tile-at = { $square } { $tile }
table-face-down = Face down: { $squares }.
table-supply = Supply: { $buildings }.
supply-of = { $building } { $left } of { $all }
table-unseen = Tiles not seen yet: { $tiles }; one of them is out of the game.
table-left-out = Out of the game: { $tiles }.

## The end

end-points = { $seat } wins by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}, { $points } to { $other }.
end-turns-points = The turns are used up: { $seat } wins by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}, { $points } to { $other }.
end-turns-territories = The turns are used up and the points are even: { $seat } wins by territories, { $own } to { $other }.
end-turns-units = The turns are used up, points and territories are even: { $seat } wins by units on the board, { $own } to { $other }.
end-draw = The turns are used up and all is even: the game is a draw.

## The drawing

draw-short = { $square } { $direction }
draw-short-n = N
draw-short-ne = NE
draw-short-e = E
draw-short-se = SE
draw-short-s = S
draw-short-sw = SW
draw-short-w = W
draw-short-nw = NW
draw-short-m = mid
draw-path = path: 1 move
draw-ridge = ridge: 2 moves
draw-space = free space
draw-carved = free carved space
draw-key-may = you may
draw-key-chosen = chosen
draw-key-last = last move
draw-you = you
draw-you-act = you, to act
draw-you-wait = you wait
draw-you-won = you win
draw-act = to act
draw-wait = waits
draw-won = wins
draw-turn = Turn
draw-points = { $points } of { $goal } points
draw-reserve = { $count } of { $all } units in reserve
draw-income = { $count ->
    [0] A Renew of { $rival } would bring no points
    [one] A Renew of { $rival } would bring { $count } point
   *[other] A Renew of { $rival } would bring { $count } points
}
draw-hidden = { $count ->
    [one] { $count } tile face down
   *[other] { $count } tiles face down
}
draw-closed = Closed: { $reason }

## Sheets, and what stands beside the question

sheets-cards = Action cards
sheets-buildings = Buildings
sheets-tiles = Tiles
sheet-renew = turn all your cards up again; your rival scores 1 point for each trio and each monopoly
sheet-bonus = combat bonus +{ $bonus } (house content)
sheet-tokens = { $count } in the box
sheet-needs = needs { $symbols }
have-land = You control { $symbols }; { $units } in reserve, { $points } of { $goal } points
missing-symbols = needs { $cost }, you control { $has }
phase-placing = first units

# What happened, told once more.
retold-trios = Trios
retold-monopolies = Monopolies
retold-combats = Combats won
retold-points = Points
retold-units = Units on the board

## Start options that are refused

bad-bonuses = Option bonuses needs { $count } numbers from 0 to { $most } with commas between, not { $given }.
