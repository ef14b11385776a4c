"""A war of Lords of Ragnarok described as a report, then played in words.

    t = nr.scenario("ragnarok", 3, mode="realm").army(0, 17, 3, 2).army(1, 18, 3).giants({1: 18}).hand(1, "axe 3")
    t.choose("none", "none", "A3 in 17", 18, "none")   # no prayer, no hero, one Army goes to 18, no other
    t.choose("yes", "axe 3")                           # seat 1 sacrifices its Giant and plays a card

Without a word: heroes aslaug, snorri, ragnar, lagertha, beowulf by seat, with their attributes, all in Region 20; no
Army, no marker, no Giant, no rune, no card in a hand, one ready priest each; the six monsters of the mode on the far
side of the board (Garm beside the Frost Giants); Drakkars in d (2 players: f); one piece of each monument; Loki aside;
the turn of seat 0 begins. `on_map("line")` lays the small map with Regions 1, 2 and 3 in a row.

Chance is never thrown: what is not announced is asked for. `roll` is the monster die ("move 1", "move 2", "attack",
"move 1 or attack", "move 2 or attack"), `next_cards` Combat cards ("axe 1" to "wild 4"), `next_attacks` attack cards 1
to 12.

Answers by kind: Regions by number, "sea 6" where an Army sails; Armies "A3 in 6", another's "A3 of 1 in 6"; cards "axe
3", pairs "axe 1+3", "pass"; monsters, artefacts, realms, runes, monuments, attributes, wheel actions ("build-temple",
"monument") by id; figures of Giants "giant in 4"; "hunt garm" or "activate"; attack cards by number; "yes" and "no",
"roll" or "move", "move" or "attack", "stop" or "on", "none" where nothing or no more is wanted.
"""
