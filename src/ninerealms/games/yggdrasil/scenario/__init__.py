"""A table of Yggdrasil described as a report, then played in words.

    t = nr.scenario("yggdrasil", 3).places(odin="midgard").enemies(hel="midgard").elves(odin=2).counts(dead=3)
    t.choose("odin", "thor", "stay", "fight hel")    # the order of turns; Odin does not move, then fights
    t.throw("S", "I+", "-")                          # before the answer that leads to the throw
    t.choose(2)                                      # ROLL_VANIR: two dice

Without a word: gods odin, thor, frigg, freyr, tyr in this order (support gods last), the position of a new game,
every deck known, seat 0 beginning with Surt, seat 1 with Hel, seat 2 with Jormungand and so on, so nothing is
activated in the first round. The cards of the round are revealed as they are.

Chance is never thrown: what is not announced (`throw`, `roll`, `stones`, `next_jotun`, `next_creatures`,
`next_artifact`, `next_card`, `next_token`) is asked for.

Answers by kind: worlds, gods, Jotuns, creatures, runes by id; "stay" for the own world; DUTY none, act, restore,
saga, regain, give, "fight surt", "fight beli", "fight duel-hel"; FIGHT_WHAT "surt", "none"; MOVE_GOD "odin to
asgard"; DEED_WHERE "act asgard", "restore asgard", "saga asgard"; TAKE_ARTIFACT the artifact or "holder-2"; REROLL
a face (a Vanir die), "god", "throw", "none"; CHANGE_DIE a face, "god", "freyr", "freyja", "none"; spoils "none",
"elf", "lost-die", "die"; "yes" and "no"; ORDER_CARDS "keep", "swap"; URD_CARD "surt of thor"; KIN_TAKE "elf of thor",
"gungnir of thor"; GIVE_WHAT "elf", "die", an artifact; TRAVEL_WITH a god or "stay"; "none" to stop; numbers as ints.
"""
