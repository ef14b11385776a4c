"""A duel described as a table report, then played in words.

    t = nr.scenario("northgard", flat_cost=True).lay({"A1": ("10", 0)}).units(0, {"A1.n": 3})
    t.cards_up(0, "move-1", "renew").turn_of(0)
    t.combat_cards(attacker="renew", defender="build")
    t.play("move-1", "A1.n", "A1.e", 2)

A square is a column and a row (A1 .. D3), an area is a square and the printed letter on its tile (A1.n), a territory
goes by any of its areas; in answers from here it goes by its lowest one. Players are seats 0 (base A1) and 1 (base D3).
Without a word both have three units on their bases and all cards up. The report may move components, not invent them.
Chance is never thrown: what is not announced is asked for, what is announced and not used by the end of a turn is
refused. A question with one option is answered by the kernel.
"""
