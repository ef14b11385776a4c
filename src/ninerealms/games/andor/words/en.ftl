### Legends of Andor: The Distant Land in English.

## The game

game-title = Legends of Andor: The Distant Land
game-about = Two to four heroes defend a distant land together, through seven legends: everybody wins, or everybody loses.
game-guide = Your first day
guide-1 = You win the legend together when all its goals are met before the narrator reaches the letter N. The goals stand above the board.
guide-2 = Every hero has 7 hours a day. On your turn you choose one thing: move (1 hour a space), fight (1 hour a round) or pass (1 hour). Then the next hero is on.
guide-3 = After the seventh hour up to 3 more are possible, for 2 willpower each. When all heroes have ended their day, the sun rises.
guide-4 = At sunrise every creature walks one space along the arrows. One that reaches the lair (in legends 3 to 6 the tile of the Steppe People) takes a defence space; when none is free, the legend is lost.
guide-5 = The narrator goes one letter on at every sunrise and for every creature you defeat. So do not fight them all: fight those that come too near.
guide-6 = Fighting: your best die and your strength against the creature’s dice and its strength. The lower side loses the difference in willpower. Heroes on the same space fight together.
guide-7 = Willpower is life and dice: with more of it most heroes roll more dice. A well gives 3, once a day.
guide-8 = A defeated creature pays in gold or willpower. A merchant sells strength for 2 gold; you will need it.
guide-9 = Fog hides something on sixteen spaces. Whoever stops there turns it up: often a gift, sometimes an event.
house-note = The printed legend, event, tower and Takota cards, both boards and most values of creatures are not known to us: these are our own (house content). Whoever owns the box can correct them in content.toml.

## The guided first game

lesson-heroes = Each hero fights in another way: how many dice it rolls and what it can do with them stands beside its name. You win or lose together.
lesson-hours = A turn is one thing: move, fight or pass. A space costs 1 hour, a round of a fight 1 hour, passing 1 hour; you may spend several hours at once. Whoever has moved can fight on its next turn only.
lesson-on-the-way = Something lies on the way: you may stop there or go through. Fog and wells work only where a move ends.
lesson-fight = A fight: your best die and your strength against the creature’s dice and its strength. The percentages say how it will go if you fight on as long as you have hours. Every round costs an hour.
lesson-free = Free actions cost no hour: pick up, drop, hand over, use, buy. A hero may do them even on another’s turn, as long as its day is not over.
lesson-merchant = You stand with a merchant: 2 gold buy 1 strength. Items are for sale from the second legend on.
lesson-spells = Tenaya has three fire spells a day. A spell is prepared for 2 willpower and used later: to call a hero to her, to take a die from a creature, or to soften a blow.
lesson-things = Things lie about. Each space of your sheet holds one of them; gold, mushrooms and magic plants go into the purse, as many as you like. The diagram is the thing this legend is about.
lesson-group = Fighting together: strengths are added, and so is the best die of each. Each pays its own hour; if the round is lost, each loses the whole difference.
lesson-fight-on = The round is over and nobody has fallen. Another one costs an hour. If you break off, the creature is whole again; you stay as you are.
lesson-bow = With a bow dice are rolled one after the other, and the last one counts. Beside the choices stand the chances of stopping and of rolling on.
lesson-reroll = The dice lie there. You may keep them, or change one if an ability or a thing allows it.
lesson-heal = With 7 willpower or more, Avida turns the die she does not use into willpower, at once: for herself, or for somebody who fights beside her.
lesson-reward = A defeated creature pays its reward in gold, in willpower, or in some of both; a group shares it as it likes. And the narrator goes one letter on.
lesson-spirit = A ruin spirit sits down on a space of your sheet and stays for the whole legend: nothing can be carried there. Choose the one you miss least.
lesson-card = A card of the legend: read it aloud. It stays open until you close it, and the log opens it again.
lesson-fog = Fog: whoever ends a move there turns it up, once. Most of it is a gift, some of it an event, a black widow or a ruin spirit.
lesson-well = A well gives 3 willpower to a hero who ends a move there. Then it is empty until the sun rises.
lesson-extra-hours = Hours 8, 9 and 10 are extra hours: each costs 2 willpower, and something must remain.
lesson-day-ended = This hero’s day is over: no action and no free action until the sun rises. The others go on.
lesson-rooster = Whoever ends the day first takes the rooster and begins tomorrow.
lesson-willpower = Willpower is life, and for most heroes dice: the row it stands on says how many you roll. At 0 a fight is lost.
lesson-strength = Strength is added to every roll, in every fight. It comes from merchants, and sometimes out of the fog.
lesson-gold = Gold is spent with merchants: 2 gold for 1 strength. Heroes on the same space may hand it over.
lesson-round = Both values are compared; the lower side loses the difference in willpower, and a tie hurts nobody. A creature adds equal dice together, a hero never does.
lesson-recovers = The fight ended without a winner: the creature is as it was before.
lesson-beaten = A beaten hero loses 1 strength, but never the last one, and gets up with 3 willpower. Nobody dies in this tale.
lesson-sunrise = All heroes have ended their day: the sun rises. Creatures walk, an event comes, wells fill, the narrator goes on.
lesson-creatures = At sunrise each creature walks one space along its arrow. If another creature stands there already, it goes on to the next free one.
lesson-lair = A creature has reached the lair and takes a defence space. When one comes and none is free, the legend is lost.
lesson-event = An event: it happens to everybody it names, at once, whether it is welcome or not.
lesson-narrator = The narrator goes one letter on at every sunrise and for every defeated creature. A star brings a card; at N the tale is over.
lesson-widow = A black widow holds whoever stands with her: go nowhere until she is beaten, with one throw an hour.
lesson-goal = A goal is met. When all of them are, the legend is won at once.

## Start options

option-legend = Which of the seven legends is played.
option-legend-1 = Legend 1, The call of the lake: the first game.
option-legend-2 = Legend 2, Shields of the Iquar.
option-legend-3 = Legend 3, The crossing.
option-legend-4 = Legend 4, The signs of Takota.
option-legend-5 = Legend 5, The shattered artefact.
option-legend-6 = Legend 6, The cave of the Troll King.
option-legend-7 = Legend 7, The three brother fires.
option-variant = How hard the legend is.
option-variant-mild = Milder: fewer creatures.
option-variant-standard = As it is meant.
option-variant-grim = Harder: more creatures.
option-heroes = The heroes in the order of the seats, with commas (tenaya, raashana, grea, avida, or teyan, raash, grent, avid); empty lets everybody choose.
option-gorlot = How strong a Gorlot is; the rulebook has both numbers.
option-gorlot-four = 4 strength.
option-gorlot-two = 2 strength.
option-spells = How a fire spell is used.
option-spells-three = It is prepared first and used later.
option-spells-two = It is paid for when it is used.
option-bridge = Whether the two ends of the bridge are adjacent.
option-bridge-apart = Only for those who walk.
option-bridge-adjacent = For spyglass, bow and ghosts too.
option-dice = Whose dice are brown and whose are green.
option-dice-rider = The rider’s are brown: two, three or four dice.
option-dice-tamer = The tamer’s are brown: one to four dice.

## Names

player = { $hero } ({ $seat })
hero-tenaya = Tenaya
hero-teyan = Teyan
hero-raashana = Raashana
hero-raash = Raash
hero-grea = Grea
hero-grent = Grent
hero-avida = Avida
hero-avid = Avid
ability-tenaya = three fire spells a day: call a hero, take a die from a creature, soften a blow; up to three dice
ability-raashana = rolls one die after the other and stops when she likes, shoots at adjacent spaces, takes a hero along; up to four dice
ability-grea = one die: a 3 counts 6, a 2 may be rolled again
ability-avida = with 7 willpower or more the die she does not use heals her or an ally; up to two dice
space = { $space }
space-none = off the board
space-cave = cave { $space }
space-throne = the throne { $space }
space-403 = 403, Griffin Rock
space-412 = 412, the merchant
space-421 = 421, the Cave of Transformation
space-425 = 425, the Grehon Lair
space-447 = 447, the Five Orphans
space-453 = 453, the stilt village
space-455 = 455, the merchant
space-459 = 459, the tent city
space-512 = 512, the merchant
space-532 = 532, the tower
space-547 = 547, the Steep Rock
space-548 = 548, the marsh
space-549 = 549, the marsh
space-550 = 550, the cave’s mouth
space-561 = 561, the merchant
space-599 = 599, the portal
side-lake = Lake Ava
side-river = the River
target-lake = the Grehon Lair
target-river = the Steppe People
foe-gor = Gor
foe-gorlot = Gorlot
foe-skral = Skral
foe-white-skral = White Skral
foe-troll = Troll
foe-marsh-troll = marsh troll
foe-sentinel = sentinel troll
foe-knight = black knight
foe-buffalo = the Terribuffalo
foe-king = the Troll King
foe-being = the strange being
foe-widow = black widow
foe-rock = the rock
figure-flaps = Flaps
figure-merchant = the travelling merchant
figure-catapult = the catapult
figure-orweyn = Orweyn
figure-tile = the Steppe People
figure-mother = the Mother Widow
figure-ghost = a ghost
figure-azturian = an Azturian
thing-blade = Shadow Blade
thing-blade-turned = Shadow Blade (once used)
thing-bow = bow
thing-falcon = falcon
thing-falcon-turned = falcon (in the air)
thing-flask = flask
thing-flask-turned = half-empty flask
thing-spyglass = spyglass
thing-knife = throwing knife
thing-hope = hope stone
thing-hope-known = hope stone { $face }
thing-mushroom = mushroom
thing-mushroom-known = mushroom ({ $face })
thing-rock = rock
thing-rock-known = rock ({ $face })
thing-plant = magic plant
thing-iquar = Iquar shield
thing-fragment = fragment of the artefact
thing-blue = blue tile
thing-diagram = diagram
thing-crown = Griffin Crown
thing-log = log
thing-log-of = log of size { $size }
does-blade = a fight without narrator and without reward: first 1 strength, then 7 willpower
does-bow = attack an adjacent space, dice one after the other
does-falcon = once a day two heroes anywhere swap small things and gold
does-flask = twice a space without an hour
does-spyglass = look at the tokens on adjacent spaces
does-knife = roll one die again, every round
does-hope = turn it up and keep it
does-hope-1 = gain 1 strength
does-hope-2 = weaken a creature for a whole fight
does-hope-3 = gain 3 willpower, and so does every hero with you
does-hope-4 = cancel a bad event
does-mushroom = eat it: +2, +4 or −3 willpower
does-mushroom-known = eat it: { $face } willpower
does-rock = ammunition for the catapult
does-plant = gain 1 willpower
does-iquar = a defence space more where it is delivered
does-fragment = part of the artefact
does-blue = a key to the tower
does-diagram = the plan for the village
does-crown = turn one die over, every round
does-log = wood for the crossing
slot-none = no space
slot-large = the large space
slot-small = a small space
slot-head = the head space
fog-event = an event
fog-gold = 1 gold
fog-strength = 1 strength
fog-widow = a black widow
fog-will = willpower
fog-flask = a flask
fog-plant = a magic plant
fog-knife = a throwing knife
fog-spirit = a ruin spirit
letter = { $letter }
bead-brown = brown
bead-green = green
bead-blue = blue
bead-violet = violet
variant-mild = mild
variant-standard = standard
variant-grim = grim
spell-ready = fire spell
spell-prepared = prepared fire spell
spell-spent = spent fire spell
answer = answer { $number }
list-none = none
list-more = { $head }, { $next }
list-and = { $head } and { $next }
clause-more = { $head }; { $next }
count-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
count-extra-hours = { $count ->
    [one] { $count } extra hour
   *[other] { $count } extra hours
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-will = { $count } willpower
count-aloud = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
count-steps = { $count ->
    [1] one space
    [2] two spaces
    [3] three spaces
   *[other] { $count } spaces
}
count-widows = { $count ->
    [one] a black widow
   *[other] { $count } black widows
}

## Legends

legend-call = The call of the lake
legend-shields = Shields of the Iquar
legend-crossing = The crossing
legend-takota = The signs of Takota
legend-artefact = The shattered artefact
legend-cave = The cave of the Troll King
legend-fires = The three brother fires
goal-diagram = carry the diagram from 401 to the stilt village 453
goal-iquar = deliver the Iquar shields to the lair 425
goal-buffalo = defeat the Terribuffalo
goal-logs = bring enough logs to the Steppe People
goal-tile = lead the Steppe People to 552 or further
goal-takota = solve the signs of Takota
goal-blue = bring three blue tiles to the tower 532
goal-fragments = bring the three fragments to Orweyn on 599
goal-rock = clear a rock
goal-crown = carry the Griffin Crown out of the cave
goal-king = defeat the Troll King
goal-fires = light the fires on 403, 453 and 459
goal-being = defeat the strange being

card-call-setup = At 401 the plan lies dry under a flat stone. Whoever drew it knew the water; whoever left it there was in a hurry.
card-call-creatures = There are tracks in the mud all round the shore, and none of them were made by anybody who wears shoes.
card-call-a = The lake lies still this morning, stiller than the fishers like it. In the village on stilts they wait for a plan that was left behind at 401, and things with horns have been seen between the reeds. Carry the diagram to 453 before the tale is told, and let nothing settle in the lair of the Grehon.
card-call-c = Smoke in the north, smoke in the east. Those who keep count of such things have added { $creatures }.
card-call-f = In the night { $creatures } came down from the hills. { $count ->
    [one] It walks as if it knew the way.
   *[other] They walk as if they knew the way.
}
card-call-j = The drums have been beating since dawn, and now they have feet. Hurry: the day for long ways is over.
card-call-n = This is where the tale of the lake ends. What was carried over the water is there; what was not is lost.
card-call-won = The first pole stands where the plan says it should, and it stands straight. Over the lake somebody begins to sing, and nobody tells him to stop.
card-call-lost = The water has closed over the tale of the lake. But the plan was drawn once, and whoever draws once can draw again.
card-shields-setup = Flaps sits in the Cave of Transformation and watches you with one eye. On the wall at 453 two pale spots show where the shields have always hung.
card-shields-creatures = The shore is awake before you are. What walks there has eaten, and wants more.
card-shields-a = Two shields hang in the stilt village, older than its oldest pole. The Iquar will lend them, if somebody dares to carry them to the lair. Something heavy breathes in the far corner of the shore.
card-shields-c = The path along the lake has been found, by { $creatures }. { $count ->
    [one] It is in no hurry, and that is the worst of it.
   *[other] They are in no hurry, and that is the worst of it.
}
card-shields-e = A merchant with a squeaking cart has come to { $spaces }. He sells to everybody, he says, as long as everybody is you.
card-shields-g = The ground shakes once, and then again. The Terribuffalo is on its feet and comes, { $steps } at every sunrise, straight for the lair.
card-shields-j = In the corners of the land: { $creatures }. { $count ->
    [one] It does not run; it comes.
   *[other] They do not run; they come.
}
card-shields-n = The last page of the shields. Let us see who still holds one.
card-shields-won = The shield hangs in the lair, and the heavy breathing in the corner has stopped. That night even the Grehon sleep.
card-shields-lost = The shields were not enough, or not in time. In the village two pale spots on the wall remember them.
card-crossing-setup = Everything the Steppe People own stands on 540, and on top of it sits a grandmother who will not be carried. The logs for the crossing lie where storms have left them.
card-crossing-creatures = The river has two banks, and neither of them is empty.
card-crossing-a = The Steppe People have packed what they own on one great tile of wood and hide. Behind them there is nothing left, before them is the river. They need logs for the crossing, and they need you to go before them.
card-crossing-c = On the other bank something moves between the birches: { $creatures }.
card-crossing-d = A rider without a face has turned his horse at { $spaces }. Wherever the tale goes on, he goes on too, and he has chosen one of you.
card-crossing-f = There is company on the road now, { $creatures }, as if somebody had called.
card-crossing-h = Where the travellers have to pass, { $creatures } { $count ->
    [one] sits and counts them on its fingers.
   *[other] sit and count them on their fingers.
}
card-crossing-k = That makes { $creatures } more. The children of the steppe have stopped singing.
card-crossing-n = Here the river decides. Those who are over are over.
card-crossing-won = The grandmother steps ashore on her own feet and says that she could have swum. It is the best thanks you have ever had.
card-crossing-lost = The logs drift down the river one by one. Upstream somebody is already cutting new ones.
card-takota-setup = The signs are cut into stone and turned up for all to read; the blue tiles lie where the dice have thrown them. Where your breath turns white, stand still and go back.
card-takota-creatures = The dead are not the only ones who have come to look. Count the living, too.
card-takota-a = Takota is dead, but her signs stand in the land, and she put them where nobody goes for pleasure. Read them. Four blue tiles lie where the dice of fate have thrown them; { $tiles } of them open what is under the tower. Mind the cold places: there the dead hold your gifts.
card-takota-c = Before the old wall { $creatures } { $count ->
    [one] stands and reads the signs aloud. It gets them wrong.
   *[other] stand and read the signs aloud. They get them wrong.
}
card-takota-e = Silk between the stones, at { $spaces }. Do not stop where it glitters.
card-takota-g = In broad daylight { $creatures } { $count ->
    [one] crosses
   *[other] cross
} the fields. Nobody sends scouts in daylight.
card-takota-j = The tower has company: before its door { $creatures } { $count ->
    [one] has made itself at home.
   *[other] have made themselves at home.
}
card-takota-n = All signs are read, or they will not be read any more.
card-takota-won = The last sign is read, and under the tower something very old turns over and goes on sleeping, content. Takota would have laughed.
card-takota-lost = Nobody reads the signs any more. They stand in the rain and wait; stone has time.
card-artefact-setup = Three pieces have fallen from one hand, and each has gone its own way. On the Trail the rocks lie as if somebody had closed a door.
card-artefact-creatures = What glitters is seen by others as well, and some of them have longer legs.
card-artefact-a = Orweyn stands at the portal and holds out an empty hand. What lay in it broke in three, and the pieces fell where they fell. Bring them back. And clear a way through the rocks, for the people of the steppe have to walk here tomorrow.
card-artefact-c = At the edges of the land: { $creatures }. The broken thing calls { $count ->
    [one] it
   *[other] them
}, Orweyn says, as it calls you.
card-artefact-e = The earth has a word to say. Hold on to something.
card-artefact-g = The marsh stands up and has eyes.
card-artefact-i = Once more, and deeper. Where there was a road there is a rock.
card-artefact-k = Out of the hills { $count ->
    [one] comes
   *[other] come
} { $creatures }, and not tired.
card-artefact-n = Orweyn closes his hand. Is there something in it?
card-artefact-won = Orweyn lays the pieces together and there is no seam to be seen. “It was never broken”, he says. “It was only away.”
card-artefact-lost = Orweyn’s hand stays empty. He does not reproach anybody, and that is hard to bear.
card-cave-setup = The catapult stands at 566, greased and hungry; its rocks lie where rocks lie. The cave is open. It has always been open, that is the trouble.
card-cave-creatures = The king has posted his people. They play at dice and look up whenever somebody passes.
card-cave-a = Under the hill at 550 sits a king who has never seen a crown he did not want. The one he wears is stolen from the griffin. Go in quietly, come out quickly, and have the catapult ready at 566 when he notices.
card-cave-c = A black rider on { $spaces }. The king has friends outside.
card-cave-e = Drums, and { $creatures } on the march. The king likes music.
card-cave-h = He has noticed. The Troll King steps out of the cave, and everything that can run runs. He himself does not: { $steps } at every sunrise, towards the people of the steppe.
card-cave-k = The king sends his own guard, { $creatures }. { $count ->
    [one] It looks
   *[other] They look
} for the one who wears what is his.
card-cave-n = The drums stop. Either because he has fallen, or because he has arrived.
card-cave-won = The griffin has its crown back and puts it on at once, a little askew. In the cave a throne is to be had, cheaply.
card-cave-lost = A king with two kingdoms now, one under the hill and one above. He would like a third crown; he can wait.
card-fires-setup = Three heaps of cold ash: on Griffin Rock, in the stilt village, before the tents. Flaps carries a spark in his beak and will not say where he got it. The one of highest rank wears the crown.
card-fires-creatures = In the dark between the fires something is already walking.
card-fires-a = Three fires for three brothers: on Griffin Rock, in the village on stilts, before the tents. As long as they burn, the thing that comes cannot see the lair. They went out last night, all three.
card-fires-c = Hooves on the eastern shore. The black knight rides again, and he has all the time the tale has.
card-fires-e = Now { $creatures }, and from where nobody looked. Somebody has drawn { $count ->
    [one] it
   *[other] them
} a map.
card-fires-g = It has come. Nobody has a name for it, and those who looked long enough to find one do not talk. It walks to the lair, { $steps } at every sunrise.
card-fires-i = Hooves again. Riders of that kind greet each other without a word.
card-fires-k = And now { $creatures }, as at the beginning of every old tale and at the end of most.
card-fires-n = Three fires, one shadow. The tale is told.
card-fires-won = The three fires burn, and in their light there stands nothing that should not be there. The brothers nod to each other across the land. So ends the last legend, and whoever heard it is never quite cold again.
card-fires-lost = The ash is cold again. Tomorrow somebody will kneel down before it and blow; it has always been like that.
comes-nobody = A page is turned, and this time nobody comes.
comes-space = { $space }
comes-gor = { $count ->
    [one] a Gor
   *[other] { $number } Gors
}
comes-gorlot = { $count ->
    [one] a Gorlot
   *[other] { $number } Gorlots
}
comes-skral = { $count ->
    [one] a Skral
   *[other] { $number } Skrals
}
comes-white-skral = { $count ->
    [one] a White Skral
   *[other] { $number } White Skrals
}
comes-troll = { $count ->
    [one] a Troll
   *[other] { $number } Trolls
}
comes-marsh-troll = { $count ->
    [one] a marsh troll
   *[other] { $number } marsh trolls
}
comes-sentinel = { $count ->
    [one] a sentinel troll
   *[other] { $number } sentinel trolls
}
comes-knight = { $count ->
    [one] a black knight
   *[other] { $number } black knights
}
comes-buffalo = the Terribuffalo
comes-king = the Troll King
comes-being = the strange being
card-head = { $legend }, card { $letter }
card-head-setup = { $legend }, before the first card
card-head-creatures = { $legend }, who is already there
card-head-won = { $legend }: won
card-head-lost = { $legend }: lost

## Cards

event-1 = each hero on a space that ends in 01 to 32 loses 2 willpower
event-2 = each hero on a space that ends in 33 to 99 loses 2 willpower
event-3 = each hero above 12 willpower drops to 12
event-4 = each hero alone on its space loses 2 willpower
event-5 = each hero below 6 willpower rises to 6
event-6 = the heroes with the lowest willpower gain 3
event-7 = each hero sharing its space with another gains 2 willpower
event-8 = the full well on the lowest-numbered space runs dry
event-9 = the full well on the highest-numbered space runs dry
event-10 = a Gor appears on the space that ends in 24
event-11 = a Gorlot appears on the space that ends in 16
event-12 = a black widow comes to the space that ends in 50
event-13 = a black widow comes to the space that ends in 07
event-14 = a black widow comes to the space that ends in 36
event-15 = a black widow comes to the space that ends in 57
event-16 = the creature on the lowest-numbered space walks 1 step
event-17 = the Gor on the highest-numbered space walks 1 step
event-18 = each hero with gold returns 1 gold
event-19 = the hero with the lowest rank gains 1 gold
event-20 = a flask is put on the space that ends in 12
event-21 = each hero with more than 3 strength loses 2 willpower
event-22 = merchants sell nothing until the next sunrise
event-23 = the creature on the highest-numbered space skips its next move
event-24 = at most 2 extra hours per hero
tower-1 = a cache: 3 gold
tower-2 = a watch fire: the next three event cards are seen and ordered
tower-3 = an ambush: a White Skral
tower-4 = a lost scout: 1 strength, and 2 willpower for everybody
takota-1 = a hero with 4 strength stops on 509
takota-2 = two heroes stand on 550 together
takota-3 = a hero pays 3 gold on 533
takota-4 = a hero with 12 willpower stops on 547

## Questions

ask-choose-hero = { $seat }, choose your hero
ask-act = { $seat }, on { $space } at hour { $hour } with { $will } willpower: move, fight or pass
ask-go-on = { $seat }, go on from { $space }, or stay
ask-free = { $seat }, choose a free action, or stop
ask-invite = { $seat }, choose who fights { $foe } with you
ask-join = { $seat }, you are invited to fight { $foe } ({ $foe_strength } strength, { $foe_will } willpower)
ask-fight-on = { $seat }, round { $round } is over: { $foe } has { $foe_will } willpower left
ask-dice = { $seat }, your dice lie there: keep them, or change one
ask-shoot = { $seat }, the last die counts: roll on, or stop
ask-turn-die = { $seat }, choose the die that the crown turns over
ask-heal = { $seat }, choose who gains the willpower of the other die
ask-before-foe = { $seat }, before { $foe } rolls: the Fire Lance, or Flaps?
ask-ring = { $seat }, choose whose loss the Fire Ring softens
ask-reward = { $seat }, divide your reward of { $amount }
ask-share = { $seat }, share out the reward: { $amount } to go
ask-drink = { $seat }, choose who drinks from the well
ask-who-takes = { $seat }, choose who takes what is found here
ask-spirit = { $seat }, choose the space that the ruin spirit blocks
ask-drop-item = { $seat }, choose what you drop for the ruin spirit
ask-drop-log = { $seat }, choose the log you drop
ask-cancel-event = { $seat }, choose whether your hope stone cancels the event
ask-look-at = { $seat }, choose a space to look at
ask-flaps-to = { $seat }, choose where Flaps flies
ask-flaps-looks = { $seat }, choose what Flaps turns up
ask-flight = { $seat }, the falcon flies to { $hero }: choose what changes hands
ask-next-card = { $seat }, choose the event card that comes next
ask-take-item = { $seat }, choose an item
ask-blade-fight = { $seat }, before the fight with { $foe }: choose what you use
ask-clear-on = { $seat }, the rock holds: choose whether to go on
ask-widow-on = { $seat }, choose whether to attack once more
ask-fire-on = { $seat }, choose whether to shoot another rock
ask-over = The legend is over

## Choices

group-hero = Heroes
group-move = Move
group-fight = Fight
group-dice = Dice
group-will = Willpower
group-reward = Reward
group-things = Things
group-card = Cards
group-free = Free actions
group-use = Use
group-buy = Buy
group-other = Other actions
cost-hours-and-will = { $hours }, { $will } willpower
sight-nothing = nothing there
sight-fog = fog
sight-known-fog = fog ({ $fog })
sight-well = a full well
sight-well-empty = an empty well
sight-tile = the Steppe People
do-choose-hero = Play { $hero }: { $ability }
    .head = Play { $hero }
    .detail = { $ability }
do-go = Go to { $space } ({ $cost }): { $sight }
    .head = Go to { $space }
    .detail = { $sight }
    .cost = { $cost }
do-go-via = Go to { $space } and on from there ({ $cost }): { $sight }
    .head = Go to { $space } and on from there
    .detail = { $sight }
    .cost = { $cost }
do-take-along = Take { $hero } along
do-take-tile = Take the Steppe People along
do-sip = Drink from the flask: the next space costs no hour
    .head = Drink from the flask
    .detail = the next space costs no hour
do-stay = Stay on { $space }
do-fight = Fight { $foe } ({ $strength } strength, { $will } willpower)
    .head = Fight { $foe }
    .detail = { $strength } strength, { $will } willpower
    .cost = 1 hour a round
do-shoot-at = Shoot at { $foe } on { $space } ({ $strength } strength, { $will } willpower)
    .head = Shoot at { $foe } on { $space }
    .detail = { $strength } strength, { $will } willpower
    .cost = 1 hour a round
do-fight-widow = Attack { $foe }: more than 5 and the grey die
    .head = Attack { $foe }
    .detail = more than 5 and the grey die
    .cost = 1 hour
do-fight-nobody = Fight on { $space }
do-pass = Pass for 1 hour
    .head = Pass
    .cost = 1 hour
do-send-flaps = Send Flaps somewhere (1 hour)
    .head = Send Flaps somewhere
    .cost = 1 hour
do-catapult = Shoot the catapult at the Troll King (1 hour and a rock)
    .head = Shoot the catapult at the Troll King
    .cost = 1 hour and a rock
do-clear-rock = Clear the rock (1 hour a try)
    .head = Clear the rock
    .cost = 1 hour a try
do-end-day = End the day
do-free-of = Free actions of { $hero }
do-pick = Pick up { $thing }
drop-detail = it stays on { $space } ({ $does })
do-drop = Drop { $thing }
do-give = Give { $thing } to { $hero }
do-give-gold = Give 1 gold to { $hero }
do-use = Use { $thing }: { $does }
    .head = Use { $thing }
    .detail = { $does }
do-look = Look through the { $thing }: { $does }
    .head = Look through the { $thing }
    .detail = { $does }
do-buy-item = Buy { $thing } for { $gold } gold: { $does }
    .head = Buy { $thing }
    .detail = { $does }
    .cost = { $gold } gold
do-buy-strength = Buy 1 strength for { $gold } gold
    .head = Buy 1 strength
    .cost = { $gold } gold
do-prepare = Prepare a fire spell for { $will } willpower
    .head = Prepare a fire spell
    .cost = { $will } willpower
do-fire-call = Fire Call: { $hero } comes up to 3 spaces nearer
    .head = Fire Call: { $hero }
    .detail = comes up to 3 spaces nearer
do-fly = Send the falcon to { $hero }
do-use-plants = Use two magic plants at once: { $will } willpower
    .head = Use two magic plants at once
    .detail = { $will } willpower
do-pay-takota = Pay { $gold } gold for the sign of Takota
    .head = Pay for the sign of Takota
    .cost = { $gold } gold
do-stop = Done
do-fight-alone = Fight alone
do-invite = Invite { $heroes }
do-join = Join the fight against { $foe }
    .head = Join the fight against { $foe }
    .cost = 1 hour a round
do-decline = Stay out of it
do-break-off = Break off the fight
do-fight-on = Fight on: round { $round }
    .head = Fight on: round { $round }
    .cost = 1 hour each
do-leave = { $hero } leaves the fight
do-keep = Keep the dice
do-roll-on = Roll the next die
do-all-at-once = Roll all dice at once
do-reroll-two = Roll the 2 again
do-knife = Roll the { $die } again with the knife
do-crown = Turn the { $die } to { $after } with the crown
do-use-die = Use the { $die }
do-turn-none = Turn no die
do-turn-die = Turn { $hero }’s { $die } to { $after }
do-heal = { $hero } gains it
do-heal-nobody = Nobody
do-enough = No more: { $foe } rolls
do-lance = Fire Lance: { $foe } rolls one die fewer
do-scare = Flaps takes a die from { $foe }
do-ring = Soften the loss of { $hero } by 3
do-ring-nobody = Use no Fire Ring
do-plain-fight = Fight with nothing special
do-with-blade = Use the Shadow Blade: no narrator, no reward
    .head = Use the Shadow Blade
    .detail = no narrator, no reward
do-with-stone = Use hope stone 2: { $foe } is weaker
    .head = Use hope stone 2
    .detail = { $foe } is weaker
do-reward = { $will } willpower and { $gold } gold
do-share-will = 1 willpower for { $hero }
do-share-gold = 1 gold for { $hero }
do-drink = { $hero } drinks: { $will }
    .head = { $hero } drinks
    .detail = { $will }
do-drink-nobody = Leave the well full
do-who-takes = { $hero } takes it
do-spirit = The spirit blocks { $slot }
do-cancel-event = Cancel the event with hope stone 4
do-cancel-event-not = Keep the stone
do-look-at = Look at { $space }
do-look-no-more = Look no more
do-flaps-to = To { $space }
do-flaps-nothing = Turn up nothing
do-flaps-fog = Look into the fog
do-flaps-thing = Turn up { $thing }
do-next-card = Next: { $event }
do-take-item = Take { $thing }: { $does }
    .head = Take { $thing }
    .detail = { $does }
do-clear-on = Try once more (1 hour)
    .head = Try once more
    .cost = 1 hour
do-clear-on-not = Leave the rock
do-fire-on = Shoot again (1 hour and a rock)
    .head = Shoot again
    .cost = 1 hour and a rock
do-fire-on-not = Leave the catapult
do-widow-on = Attack once more (1 hour)
    .head = Attack once more
    .cost = 1 hour
do-widow-on-not = Leave it

## Odds

odds-fight = to win the fight within { $hours }, losing { $loss } willpower on average
odds-fight-group = to win the fight within { $hours }, losing { $loss } willpower in all on average
odds-fight-with = to win it with { $heroes } within { $hours }, losing { $loss } willpower in all on average
odds-round = to win the next round
odds-this-round = to win this round, losing { $loss } willpower in all on average
odds-beaten = that a hero is beaten
odds-widow = to defeat the black widow with one attack
odds-rock = to clear the rock with one try
odds-points = { $whole }.{ $tenth }
odds-noted = { $odds } ({ $notes })
odds-bows = with a bow one stops at the mean or above
odds-not-counted = not counted: { $things }
odds-said = { $chance } % { $counts }
odds-policy = The odds hold if everybody fights until the seventh hour, or one hour longer where it is past. The highest die counts; who shoots stops as soon as a die is at least the mean of rolling on; who has a bow beside the opponent rolls all dice at once. Grea rolls every 2 again, Avida uses the higher die and keeps the willpower of the other, in a fight for three rounds. Knife, crown, spells, Flaps, Shadow Blade and hope stone are not counted.

## Reasons

why-hero-taken = Another seat plays this hero.
why-too-far = It is farther than your hours reach.
why-no-will-for-extra = An extra hour would take your last willpower.
why-rock-too-steep = The Steep Rock needs 12 willpower on arrival.
why-village = The stilt village needs 10 willpower on arrival.
why-held-by-widow = A black widow holds you; defeat it first.
why-stopped = A widow, the marsh, a sentinel or, with a companion, a ghost stops you on the way.
why-no-way = There is no way to it.
why-tile-off-trail = The Steppe People stay on the Trail.
why-tile-before-rock = The Steppe People cannot pass a rock.
why-held-by-sentinel = The sentinel holds you until you have fought a round against it.
why-nothing-to-fight = Too far off: a fight is with what stands on your space, with a bow also next to it.
why-no-hour-left = You have no hour left for it.
why-needs-bow = Only a bow reaches an adjacent space.
why-just-arrived = Whoever has just arrived attacks on its next turn.
why-asleep = Whose day is over does nothing more.
why-lying = A hero that lies on the ground does nothing.
why-touched = It has changed its place this turn already.
why-no-space = There is no free space for it on the sheet.
why-log-too-long = The logs must fit left of your strength.
why-no-gold = There is not enough gold.
why-nothing-for-sale = Items are for sale from the second legend on.
why-merchants-closed = Merchants sell nothing until the next sunrise.
why-none-left = None is left on the item board.
why-falcon-away = The falcon has flown today.
why-too-large = The falcon carries small things only.
why-spell-too-dear = Preparing a spell would take your last willpower.
why-no-spell = No spell is ready for that.
why-not-from-widow = Fire Call reaches nobody beside a widow.
why-ghost = A ghost is too near: your special ability does not work.
why-blade-too-dear = The blade asks for more than you have.
why-stone-not-on-this = The stone does nothing against this enemy.
why-stone-not-on-gor = It cannot become weaker.
why-cannot-join = Only heroes on the spot, or beside it with a bow, and with an hour left can join.
why-no-king = The Troll King is not on the board.
why-no-rock = The catapult needs a rock.
why-not-to-be-seen = This token cannot be turned up from afar.
why-only-last-die = With a bow only the last die can be changed.
why-knife-thrown = The knife has been thrown this round.
why-crown-used = The crown has turned a die this round.
why-not-a-fighter = Only heroes of the last round share the reward.
why-fewer-extra-hours = Today there are fewer extra hours.
why-at-most = It cannot become more.
why-gold-came = Whoever was given gold this turn gives none.
why-cannot-carry = Nobody takes along a hero who is knocked out.
why-not-while-fighting = Not between rounds of a fight.
why-spyglass-in-fight = The spyglass is for those who stand still, not for those who fight.
why-falcon-in-fight = The falcon does not fly into a fight.
why-buying-in-fight = Nobody buys in the middle of a fight.

## Endings

end-goals = All goals are met: the legend is won.
end-lair = The lair is overrun: no defence space was free.
end-tile = The Steppe People are overrun: no defence space was free.
end-letter = The narrator has reached N before all goals were met.
end-mother = The Mother Widow has reached the Steppe People.
end-buffalo = The Terribuffalo has reached the lair.
end-king = The Troll King has reached the Steppe People.
end-being = The strange being has reached the lair.

## Log

log-hero-chosen = { $seat } plays { $hero }.
log-legend-begins = The legend begins: { $legend }.
log-day-begins = Day { $day }; { $seat } begins.
log-turn-begins = { $seat } is on.
log-day-ended = { $seat } ends the day.
log-rooster = { $seat } takes the rooster and begins the next day.
log-passed = { $seat } passes.
log-thing-placed = To be found on { $space }: { $thing }.
log-moved = { $seat } goes to { $space } ({ $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}).
log-extra-hours = { $seat } works { $count ->
    [one] an extra hour
   *[other] { $count } extra hours
}: { $will } willpower left.
log-carried = { $seat } takes { $companion } along to { $space }.
log-tile-moved = { $seat } leads the Steppe People to { $space }.
log-sipped = { $seat } drinks from the { $thing }.
log-fog = { $seat } turns up the fog on { $space }: { $fog }.
log-well = { $seat } drinks from the well on { $space }.
log-portal = The portal throws { $seat } to { $space }.
log-will-gained = { $seat } gains { $count } willpower (now { $will }).
log-will-lost = { $seat } loses { $count } willpower (now { $will }).
log-strength-gained = { $seat } gains { $count } strength (now { $strength }).
log-strength-lost = { $seat } loses { $count } strength (now { $strength }).
log-gold-gained = { $seat } gains { $count } gold (now { $gold }).
log-gold-lost = { $seat } pays { $count } gold (now { $gold }).
log-took = { $seat } takes the { $thing }.
log-dropped = { $seat } drops the { $thing } on { $space }.
log-gave = { $seat } gives the { $thing } to { $to }.
log-gave-gold = { $seat } gives 1 gold to { $to }.
log-used = { $seat } uses the { $thing }.
log-fog-seen = { $seat } sees in the fog on { $space }: { $fog }.
log-thing-seen = { $seat } sees the { $thing }.
log-thing-seen-hope = { $seat } turns up a hope stone: number { $face }.
log-thing-seen-mushroom = { $seat } turns up a mushroom: { $face } willpower.
log-thing-seen-rock = { $seat } turns up the rock: { $face }.
log-flaps-flew = { $seat } sends Flaps to { $space }.
log-flaps-gone = The mushroom was bad: Flaps is gone for this legend.
log-falcon = The falcon flies between { $seat } and { $to }.
log-spell-prepared = { $seat } prepares a fire spell.
log-fire-call = { $seat } calls { $to } by fire to { $space }.
log-spirit = A ruin spirit blocks { $slot } of { $seat }.
log-tower = { $seat } turns the tower card up: { $tower }.
log-takota = { $seat } solves a sign of Takota: { $takota }.
log-cave-rolled = { $seat } rolls { $value } on { $space }.
log-alert = { $seat } rolls { $count } in the cave: the sentinels hear it.
log-alert-quiet = { $seat } is quiet in the cave.
log-sentinel = A sentinel troll comes to { $space }.
log-delivered = { $seat } delivers the { $thing }.
log-rock-cleared = { $seat } clears the rock on { $space }.
log-rock-holds = { $seat } has { $value } against the rock’s { $rock }: it holds.
log-catapult = { $seat } shoots the catapult and hits the Troll King.
log-catapult-missed = { $seat } shoots the catapult; the Troll King is too far.
log-fire-lit = { $seat } lights the fire on { $space }.
log-fight = { $seat } attacks { $foe } on { $space }.
log-joined = { $seat } joins the fight.
log-declined = { $seat } stays out of the fight.
log-left-fight = { $seat } leaves the fight.
log-rolled = { $seat } rolls { $dice }.
log-rerolled = { $seat } rolls the { $before } again: { $after }.
log-turned = { $seat }’s { $before } is turned to { $after }.
log-hero-value = { $seat } counts { $die }.
log-foe-rolled = { $foe } rolls { $dice }.
log-round = { $value } against { $foe_value }.
log-foe-hurt = { $foe } loses { $count } willpower ({ $will } left).
log-foe-defeated = { $foe } on { $space } is defeated.
log-hero-beaten = { $seat } is beaten and gets up with 3 willpower.
log-foe-recovers = { $foe } recovers.
log-blade = { $seat } draws the Shadow Blade.
log-stone-softens = { $seat } weakens { $foe } to { $strength } strength with a hope stone.
log-lance = { $seat } throws the Fire Lance.
log-scares = Flaps distracts { $foe }: one die fewer.
log-ring = { $seat } draws a Fire Ring round { $to }.
log-widow-holds = { $seat } has { $value } against { $foe_value }: the widow holds.
log-widow-defeated = { $seat } has { $value } against { $foe_value }: the widow is gone.
log-broken-off = { $seat } breaks off the fight.
log-sunrise = The sun rises after day { $day }.
log-creature-moved = { $foe } walks from { $space } to { $to }.
log-creature-placed = { $foe } appears on { $space }.
log-creature-held = { $foe } takes a defence space; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
}.
log-creature-waits = { $foe } waits on { $space }.
log-event = Event: { $event }.
log-event-cancelled = { $seat } cancels the event with a hope stone: { $event }.
log-widow = A black widow on { $space }.
log-mother-comes = No widow is left: the Mother Widow comes to { $space }.
log-mother-moved = The Mother Widow goes to { $space }.
log-wells = The wells are full again.
log-well-dry = The well on { $space } runs dry.
log-spells = The fire spells are ready again.
log-narrator = The narrator reaches { $letter }.
log-card = { $legend }: card { $letter } is read.
log-card-unlettered = { $legend }: a card without a letter is read.
log-knight = A black knight rides to { $space }.
log-knight-strikes = The black knight strikes { $seat }.
log-knocked-out = { $seat } is knocked out until the narrator reaches { $letter }.
log-stood-up = { $seat } stands up.
log-merchant = The travelling merchant goes to { $space }.
log-earthquake = The earth quakes.
log-shaken = { $seat } is shaken to { $space }.
log-rock-fell = A rock falls on { $space }.
log-goal = Goal met: { $goal }.
log-deck-shuffled = The event cards are shuffled anew.
log-merchants-rest = Merchants sell nothing until the next sunrise.
log-fewer-hours = At most { $count } extra hours.
log-creature-rests = The creature on { $space } will skip its next move.
log-cards-ordered = { $seat } orders the next event cards.
log-won = Won. { $ending }
log-lost = Lost. { $ending }

## The campaign

campaign-next = Legend { $number }, { $legend } ({ $variant }).
campaign-won = Legend { $number }, { $legend }, is won on day { $day }.
campaign-lost = Legend { $number }, { $legend }, is lost on day { $day }. It can be tried again, milder or as it was.
campaign-again = Legend { $number }, { $legend }, is tried again.
campaign-milder = Try it milder: some creatures stay away
campaign-player = { $name } as { $seat }
campaign-seat = { $player }: { $hero }
campaign-party = Heroes: { $heroes }.
campaign-count = Games played: { $games }. Legends won: { $won } of { $legends }.
campaign-legend-won = Legend { $number }, { $legend }: won { $lost ->
    [0] at the first attempt.
    [one] after { $lost } defeat.
   *[other] after { $lost } defeats.
}
campaign-legend-now = Legend { $number }, { $legend }: { $lost ->
    [0] next.
    [one] next, lost once so far.
   *[other] next, lost { $lost } times so far.
}
campaign-legend-later = Legend { $number }, { $legend }: still to come.
campaign-house = The seven legends are our own (house content); whoever owns the box can correct them in content.toml.
why-milder-already = It is tried milder already.
cli-campaign-shopping = After the last defeat nobody has said yet how to try again.
cli-campaign-acquired = Chosen: { $thing }
cli-campaign-nothing = So be it.
cli-campaign-choose = 1 chooses, Enter tries it again as it was, q stops

## The table

table-legend = Legend { $number }, { $legend } ({ $variant })
table-day = Day { $day }; the narrator stands on { $letter }; stars to come: { $stars }
table-asked = { $seat } is asked
table-goal = Goal: { $goal }
table-goal-met = Goal, met: { $goal }
table-defence = Defence spaces free at { $place }: { $count }; taken by: { $held }
table-lying = Knocked out until { $letter }: { $heroes }
table-fight = Round { $round } of a fight: { $heroes } against { $foe } ({ $strength } strength, { $will } willpower)
table-fight-at-once = { $heroes } against { $foe } ({ $strength } strength)
table-roll = { $who } rolled { $dice }
table-odds = Odds, { $choice }: { $odds }.
table-no-hero = { $seat } has no hero yet
table-hero-chosen = { $seat } plays { $hero }
table-hero = { $hero } ({ $seat }) on { $space }: hour { $hour }, { $will } willpower ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}), { $strength } strength, { $gold } gold
table-hero-you = { $hero } ({ $seat }, you) on { $space }: hour { $hour }, { $will } willpower ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}), { $strength } strength, { $gold } gold
table-things = { $hero } has { $things }
table-marks = { $hero }: { $marks }
sheet-asleep = day over
sheet-rooster = has the rooster
sheet-lying = knocked out until { $letter }
sheet-ghost = a ghost is near
sheet-spirit = a ruin spirit on { $slot }
table-space = { $space }: { $parts }
table-fog = Fog on { $spaces }
table-wells-full = Full wells: { $spaces }
table-wells-empty = Empty wells: { $spaces }
table-back = Event card { $depth }: { $order }; beads { $beads }
table-deck = Event cards: { $count } in the deck, { $used } used
table-tower = A tower card lies on 532
table-takota = Sign of Takota: { $takota }
table-takota-solved = Sign of Takota, solved: { $takota }
supply-item = { $count } × { $thing }
supply-fog = { $count } × { $fog }
table-items = For sale: { $items }
table-merchants-rest = Merchants sell nothing today; on the item board: { $items }
table-unseen-fog = Fog nobody has seen: { $tokens }
table-widows-left = Widow tokens left: { $count }
table-logs = Logs with the Steppe People: size { $count }
table-king = The Troll King has { $will } willpower

## Chance

chance-hero-die = Throw a die of { $hero }
chance-foe-die = Throw a die for { $foe }
chance-grey-die = Throw the big grey die
chance-place-die = Throw the dice that place a token: red for the tens, then a hero’s for the ones
chance-fog = Turn up the fog token
chance-token = Turn up the token
chance-tower = Turn up the tower card
chance-event = Look at the back of the next event card
chance-event-card = Look at the back of the next event card
chance-widow-back = Turn over the widow token

## Drawing

draw-closed = Closed: { $reason }
draw-does = { $thing }: { $does }
draw-hours = { $count } h
draw-part = ({ $done } of { $all })
draw-legend = Legend { $number }, { $legend }
draw-day = Day { $day } · { $variant }
draw-letters-left = Letters left before N: { $count }
draw-shields = Free defence spaces: { $count }
draw-narrator = The narrator stands on { $letter }
draw-stone = { $hero }: hour { $hour }
draw-sunrise-name = Sunrise
draw-sunrise = Sunrise. The creatures walk in this order: { $order }
draw-items = Items
draw-name-lake = Lake Ava
draw-name-lair = Grehon Lair
draw-name-river = the River
draw-name-rock = Steep Rock
draw-name-bridge = Bridge
draw-name-marsh = Marsh
draw-cave = The cave
draw-cave-loud = The cave; under each space the results of the grey die that wake the sentinels
draw-merchant = Merchant on { $space }
draw-merchant-shut = Merchant on { $space }: sells nothing today
draw-well = Well on { $space }, full: { $will } willpower
draw-well-empty = Well on { $space }, empty until sunrise
draw-fire = The fire burns
draw-fog = Fog on { $space }, face down
draw-foe = { $foe } on { $space }: { $strength } strength, { $will } willpower
draw-tile = The Steppe People on { $space }: { $count } free defence spaces
draw-lair = The Grehon Lair: { $count } free defence spaces
draw-hero-on = { $hero } on { $space }
draw-sheet = { $hero } on { $space }: { $strength } strength, { $will } willpower
draw-where = Rank { $rank } · on { $space } · hour { $hour }
draw-gold = Gold: { $count }
draw-strength = Strength: { $count }
draw-will = Willpower: { $count }, dice: { $dice }
draw-free-slot = Free: { $slot }
draw-free = Free actions
draw-you = you
draw-act = to choose
draw-battle = Battle on { $space }
draw-round = Round { $round }
draw-unrolled = A die still to be rolled
draw-reward = Reward: { $count }
draw-creatures = Creatures
draw-waiting-foes = wait · beaten
draw-supply = { $foe }: { $supply } wait, { $beaten } beaten
draw-events = Cards and fog
draw-used-events = Used: { $event }
draw-tale = The narrator’s card { $letter }
draw-unseen-fog = Fog nobody has seen
draw-waiting = A real result is waited for
draw-odds = Odds
draw-odds-round = Chance to win this round
draw-odds-fight = Chance to win the whole fight in the hours left
draw-odds-loss = Willpower all heroes lose on average
draw-reach = What { $foe } may come to, of { $count } rolls
draw-reach-line = The line is at { $total }, what the heroes have: below it the enemy is hit, above it the heroes are.
draw-foe-none = the enemy
draw-ask-share = { $seat }, share out the reward
draw-ask-flight = { $seat }, the falcon flies: choose what changes hands
draw-won = The legend is won
draw-lost = The legend is lost
draw-stay = Stay here
draw-go = To { $space }
draw-go-via = To { $space } and on
draw-buy-strength = Buy 1 strength
draw-buy = Buy { $thing }
draw-prepare = Prepare a spell
draw-use = Use { $thing }
draw-call = Fire Call: { $hero }
draw-join = Join the fight
draw-fight-on = Fight on
draw-fight = Fight { $foe }
draw-attack = Attack
draw-all-at-once = Roll all at once
draw-enough = No more
draw-lance = Fire Lance
draw-scare = Flaps takes a die

## Sheets, and what stands beside the question

sheets-heroes = Heroes
sheets-foes = Creatures and other foes
sheets-things = Things
sheets-fog = Fog tokens
count-gold = { $count } gold
count-strength = { $count } strength
brief-space = { $space } · { $hours }
brief-space-extra = { $space } · { $hours } (−{ $will })
sheet-dice = { $dice ->
    [one] { $dice } die from { $will } willpower on
   *[other] { $dice } dice from { $will } willpower on
}
sheet-rank = rank { $rank }
sheet-foe-strength = { $for2 } strength, { $will } willpower
sheet-foe-strengths = { $for2 }, { $for3 } or { $for4 } strength with two, three or four heroes; { $will } willpower
sheet-die-red = { $count } red dice; equal faces add up
sheet-die-troll = { $count } red dice, one more from 7 willpower on; equal faces add up
sheet-die-black = the black die
sheet-reward = reward: { $points } in gold or willpower
sheet-widow = holds whoever comes to it; an attack takes 1 hour and must beat { $strength } and the grey die
sheet-fog = { $count } of 16; turned up when a hero ends its move there
have-no-hero = Nobody is yours yet
have-hours = { $hours } left today
have-extra-hours = only extra hours left, 2 willpower each
missing-will = needs { $cost } on arrival, you have { $has }
missing-hours = { $far } away, { $left } left
missing-hours-extra = { $far } away, { $left } left and { $extra }
missing-hours-why = { $away }. { $why }
phase-heroes = setup: choosing heroes
phase-narrator = narrator on { $letter }
phase-fight = fight, round { $round }

# What happened, told once more.
retold-fights = Fights begun
retold-will-lost = Willpower lost
retold-gold-gained = Gold gained
retold-strength = Strength
retold-foes = Foes defeated
retold-goals = Goals met
retold-days = Days
retold-will = Willpower
retold-gold = Gold
retold-letters = Letters the narrator has gone

## Start options that are refused

bad-hero = There is no hero { $given }; there are { $known }.
bad-same-sheet = { $one } and { $other } share one sheet.
bad-hero-count = For { $players } players name { $players } heroes, not { $count }.
bad-campaign-heroes = A campaign is for 2, 3 or 4 heroes, not { $count }.
bad-campaign-over = All seven legends are won; this campaign is over.
bad-campaign-offer = The legend can be tried milder, and that is all.

## What is wrong with the file of a campaign

damage-strange = it holds { $names }, which no campaign has
damage-legends-order = the legends played do not follow one another
damage-legend-ending = legend { $legend } ended in a way no legend ends
damage-legend-both = legend { $legend } is won and lost at the same time
damage-legend-day = legend { $legend } ended on day { $day }, before or after all days
damage-legend-next = the legend does not follow from those played
damage-party = its names or its heroes do not fit
damage-name = a name does not fit
damage-milder = a legend that was not lost is tried milder
damage-choosing = who may still choose does not fit
damage-option = it has an option { $option }, which no campaign has
