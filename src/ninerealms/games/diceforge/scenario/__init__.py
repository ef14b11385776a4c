"""A table of Dice Forge described in words, then played in words.

    t = nr.scenario("diceforge", 3).reserve(0, gold=5, sun=2).dice(0, light=["x3", *["1g"] * 5]).card(0, "hammer")
    t.at("blessings").roll(0, "x3", "1m").roll(1, "1g", "1g").roll(2, "1g", "2v")
    t.choose("hind")                       # an answer to the pending question
    t.asked == (0, "PICK_DIE")             # who is asked what
    t.options == {"light", "dark"}         # all that may be answered
    t.roll_die(0, "dark", "2v").choose("dark")
    t.log("ROLLED_ONE")                    # what was told

The report (`report.py`) moves components and does not ask how they came there. What it does not mention: no
module, seat 0 first and active, round 1, moment "action", reserves 0, starting dice showing position 0, pawns at home,
stacks and pools full (with two players the thinning leaves `6g`, `1g-or-1s-or-1m`, `4v` and `2m-2v` of the mixed
compartments). A card must be in the set-up: `setup="twins, bear"`.

Chance is never thrown: `roll`, `roll_die`, `celestial` and `rolls` announce results, in the order they are needed (a
blessing: seats in turn order from the active one, light die before dark; with two players step 1 asks twice). Where a
result is missing the table waits (`asked == (-1, "ROLL")`): announce it, then `go()`. A question with a single option
is answered by the kernel and never seen.

Answers and options: cards, faces, spaces, treasures and resources by id ("hammer", "1s", "U1", "sun", "gold"); ACT also
"pass"; REINFORCE, FORGE_MORE "stop"; FORGE_WHAT "decline"; EXTRA_ACTION, REPEAT, PAY_OR_NOT "yes" / "no"; a place on
the dice "light-0" .. "dark-5", or as an answer "light 1g" for the first such face; a die "light of 1";
PICK_DIE "light"; APPLY_FIRST by face id, or "puzzle"; REROLL "keep", "light of 0", "celestial"; USE_SCEPTER "keep",
"sun", "moon"; PLACE_MEMORY "I4 2a-1m", "I4 2l-1s"; COLLECT_FIRST "red-0"; tokens "spend-triton", "cash-companion",
"cash-companion-2"; amounts, seats and copies as ints.
"""
