"""The facts as rows of numbers, and the doors of the game: what is read from `content.toml` is read right."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from ninerealms.games.diceforge import GAME, DiceForge, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.cards import effects
from ninerealms.games.diceforge.rules.rules import ForgeRules
from ninerealms.games.diceforge.rules.state import FACES, ForgeState
from ninerealms.kernel.rng import DICE, DRAW
from tests.games.diceforge.scenario import forge

GODDESS_SETS = ["moon-golem", "great-golem", "sun-golem", "time-golem"]
TITANS_SETS = ["memory", "oracle", "chaos", "dogged", "guardian", "misfortune"]

NEVER_BOTH = "The Goddess module and the Titans module are never in one game."


@pytest.mark.rule("DFR-004")
def test_the_sets_of_a_module_are_told_by_their_series() -> None:
    """If the sets of a module are looked for, then each of its blocks says that it is one."""
    for series, sets in (("goddess", GODDESS_SETS), ("titans", TITANS_SETS)):
        assert [card["id"] for card in content.SETS.values() if card["series"] == series] == sets


@pytest.mark.rule("DFR-068", "DFR-069")
@pytest.mark.parametrize(
    ("gain", "row"),
    [
        ("2M+2V", [0, 0, 2, 2, 0, 0]),
        ("3G/2V", [3, 0, 0, 2, 0, 0]),
        ("12G", [12, 0, 0, 0, 0, 0]),
        ("1G+1S+1M+1V", [1, 1, 1, 1, 0, 0]),
        ("2A+3V", [0, 0, 0, 3, 2, 0]),
        ("1A/1L", [0, 0, 0, 0, 1, 1]),
        ("", [0] * 6),
    ],
)
def test_gains_are_read(gain: str, row: list[int]) -> None:
    """If a gain is written with letters, then it becomes a row of six amounts."""
    assert content.amounts(gain) == row


def test_a_row_becomes_a_mask() -> None:
    """If a row has amounts, then each sets the bit of its resource."""
    assert (content.mask([1, 0, 2, 0, 0, 3]), content.mask([0] * 6), content.mask([0, 9, 0, 0, 0, 0])) == (37, 0, 2)


@pytest.mark.rule("DFR-142")
def test_each_face_has_its_kind() -> None:
    """If a face is described, then its kind follows from its own word or from how its gains are joined."""
    assert [content.kind_of(face) for face in content.FACES] == content.face_kind
    kinds = {content.face_ids[k]: content.face_kind[k] for k in range(FACES)}
    wanted = {"1g": v.GIVES_ALL, "2m-2v": v.GIVES_ALL, "3g-or-2v": v.GIVES_ONE, "x3": v.TRIPLES}
    wanted |= {"mirror": v.MIRRORS, "ship": v.SAILS, "shield-red": v.DEPENDS, "boar-blue": v.IS_BOAR}
    wanted |= {"sun-golem": v.IS_GOLEM, "chaos-red": v.DEPENDS, "misfortune-red": v.IS_MISFORTUNE}
    assert {face: kinds[face] for face in wanted} == wanted


@pytest.mark.rule("DFR-029", "DFR-032", "DFR-009")
def test_the_supply_of_each_module() -> None:
    """If no module is played, then 60 faces are there; a module adds its own, of which starting faces are none."""
    rows = [content.supply(module) for module in range(3)]
    assert [n for row in rows for n in row] == content.pool_start
    assert [sum(row) for row in rows] == [60, 68, 72]
    for row, face, count in ((0, "1g", 0), (0, "3g", 4), (0, "x3", 4), (0, "moon-golem", 0), (1, "moon-golem", 4)):
        assert rows[row][content.face_ids.index(face)] == count, face


@pytest.mark.rule("DFR-028", "DFR-048", "DFR-030")
def test_facts_by_number_of_players() -> None:
    """If a fact depends on the number of players, then it lies at the index of that number, 0 where nobody plays."""
    assert content.by_players("rounds") == [0, 0, 9, 10, 9]
    assert content.by_players("blessings") == [0, 0, 2, 1, 1]
    assert content.by_players("left_per_compartment") == [0, 0, 2, 4, 4]


@pytest.mark.rule("DFR-351", "DFR-377")
def test_ways_lead_forward_and_back() -> None:
    """If a way leads from one space to another, then it leads back as well, at most three from each."""
    forward, back = content.ways(True), content.ways(False)
    assert (forward, back) == (content.way_forward, content.way_back)
    assert (len(forward), len(back)) == (36 * 3, 36 * 3)
    there = {(k // 3, space) for k, space in enumerate(forward) if space >= 0}
    assert there == {(space, k // 3) for k, space in enumerate(back) if space >= 0}
    names = [content.space_ids[space] for space in forward[:3]]
    assert names == ["U1", "C1", "L1"]
    assert forward[-3:] == [-1, -1, -1]
    assert back[:3] == [-1, -1, -1]


@pytest.mark.rule("DFR-006", "DFR-043")
def test_mixes_and_random_set_ups() -> None:
    """If a mix is named, then every slot has its set; if chance decides, then only a module's own sets are laid."""
    assert content.mix("first") == list(range(15))
    assert content.mix("random") == [content.ANY] * 15
    for name, sets in (("random_goddess", GODDESS_SETS), ("random_titans", TITANS_SETS)):
        row = content.mix(name)
        assert sorted(content.set_ids[k] for k in row if k != content.ANY) == sorted(sets)
        assert all(content.set_slot[k] == slot for slot, k in enumerate(row) if k != content.ANY)
    for name, sets in (("goddess", GODDESS_SETS), ("titans", TITANS_SETS)):
        row = content.mix(name)
        ids = [content.set_ids[k] for k in row]
        assert (set(sets) <= set(ids), content.ANY in row) == (True, False)
        assert {content.SETS[k]["series"] for k in row} == {name, "rebellion"}
    for name, mix in content.MIXES.items():
        assert set(mix.get("sets", [])) <= {content.set_ids[k] for k in content.mix(name)}, name
        assert [content.set_slot[k] for k in content.mix(name)] == list(range(15)), name


@pytest.mark.rule("DFR-004", "DFR-005")
@pytest.mark.parametrize(
    ("sets", "rule", "sentence"),
    [
        (
            ["moon-golem", "memory"],
            "DFR-005",
            "The Goddess module and the Titans module are never in one game.",
        ),
        (
            ["moon-golem", "great-golem"],
            "DFR-004",
            "The Goddess module comes with all its sets; sun-golem and time-golem are missing.",
        ),
        (
            ["moon-golem"],
            "DFR-004",
            "The Goddess module comes with all its sets; great-golem, sun-golem and time-golem are missing.",
        ),
        (
            TITANS_SETS[:5],
            "DFR-004",
            "The Titans module comes with all its sets; misfortune is missing.",
        ),
    ],
)
def test_modules_are_whole_and_alone(sets: list[str], rule: str, sentence: str) -> None:
    """If sets of a module are missing, or of both modules there, then the set-up is refused with a sentence."""
    row = list(range(15))
    for card in map(content.set_ids.index, sets):
        row[content.set_slot[card]] = card
    with pytest.raises(BadOption) as caught:
        content.check_modules(row)
    assert (str(caught.value), caught.value.rule) == (f"{sentence} ({rule})", rule)


@pytest.mark.rule("DFR-005", "DFR-006")
@pytest.mark.parametrize(
    ("setup", "rule", "sentence"),
    [
        ("goddess, titans", "DFR-005", NEVER_BOTH),
        ("random_titans, goddess", "DFR-005", NEVER_BOTH),
        (
            "hind, goddess",
            "DFR-006",
            "goddess is a whole set-up: name it first, then the sets that change it, and no other.",
        ),
        (
            "versatility, first",
            "DFR-006",
            "first is a whole set-up: name it first, then the sets that change it, and no other.",
        ),
    ],
)
def test_a_second_set_up_is_not_called_unknown(setup: str, rule: str, sentence: str) -> None:
    """If a whole set-up is named after another or after a set, then the refusal says why, not that there is none."""
    with pytest.raises(BadOption) as caught:
        content.plan(setup)
    assert (caught.value.sentence, caught.value.rule) == (sentence, rule)


@pytest.mark.rule("DFR-005")
def test_both_modules_are_refused_whatever_chance_adds() -> None:
    """If sets of both modules are named and chance is to fill the rest, then that is refused as two modules."""
    row = [content.ANY] * 15
    for card in map(content.set_ids.index, [*GODDESS_SETS, "memory", "dogged"]):
        row[content.set_slot[card]] = card
    with pytest.raises(BadOption, match="never in one game"):
        content.check_modules(row)


@pytest.mark.rule("DFR-004")
def test_a_set_up_without_or_with_a_whole_module_is_accepted() -> None:
    """If no set of a module is there, all of one, or chance decides, then nothing is refused."""
    modules = {"first": 0, "goddess": 1, "titans": 2}
    for name in (*modules, *content.RANDOM):
        row = content.mix(name)
        content.check_modules(row)
        assert content.module_of(tuple(row)) == modules.get(name.removeprefix("random_"), 0)


@pytest.mark.rule("DFR-024")
def test_what_chance_may_lay() -> None:
    """If a slot is left to chance, then any of its sets that belongs to no module may lie there."""
    for slot in range(15):
        free = content.free_sets(slot)
        most = content.MOST_CHOICES
        assert (free + [-1] * most)[:most] == content.slot_choices[slot * most : (slot + 1) * most]
        assert {content.SETS[k]["series"] for k in free} <= {"basic", "base", "rebellion", "house"}
    assert sum(len(content.free_sets(slot)) for slot in range(15)) == len(content.SETS) - 10


@pytest.mark.rule("DFR-043", "DFR-024")
@pytest.mark.parametrize("setup", content.RANDOM)
@pytest.mark.parametrize("last", [False, True])
def test_chance_lays_any_set_of_a_slot(setup: str, last: bool) -> None:
    """If chance picks the first or the last choice everywhere, then each slot left to it gets that set, no other."""
    plan = content.plan(setup)
    free = [slot for slot in range(15) if plan[slot] == content.ANY]
    choices = {slot: content.free_sets(slot) for slot in free}
    s = GAME.fresh(players=3, seed=5, options={"setup": setup})
    assert isinstance(s, ForgeState)
    s.rng.load(DRAW, [len(choices[slot]) - 1 if last else 0 for slot in free] + [0])
    s.rng.load(DICE, [0] * 6)
    GAME.rules.resume(s)
    wanted = [choices[k][-1 if last else 0] if k in choices else plan[k] for k in range(15)]
    assert list(s.sets) == wanted


@pytest.mark.rule("DFR-043")
@pytest.mark.parametrize("slot", range(15))
def test_chance_has_no_more_choices_than_sets(slot: int) -> None:
    """If chance is to pick one more than a slot has, then there is no such set."""
    s = GAME.fresh(players=3, seed=5, options={"setup": "random"})
    s.rng.load(DRAW, [0] * slot + [len(content.free_sets(slot))])
    with pytest.raises(ValueError, match="does not fit"):
        GAME.rules.resume(s)


def test_the_stated_counts_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the facts are as they should be, then their check is content; if a face came once more, then it is not."""
    content.check()
    monkeypatch.setitem(content.FACES[content.sanctuary[0]], "count", content.FACES[content.sanctuary[0]]["count"] + 1)
    with pytest.raises(ValueError, match="4 faces in compartment"):
        content.check()


# --- doors of the game ---------------------------------------------------------------------------


def test_the_rules_of_a_new_game() -> None:
    """If the game is made, then it has rules that play no games out and explore as they should."""
    made = ForgeRules()
    assert (made.rollout, made.exploration) == (0, 0.6)
    assert isinstance(DiceForge().rules, ForgeRules)
    assert isinstance(made.fresh(), ForgeState)


@pytest.mark.rule("DFR-115", "DFR-116")
@pytest.mark.parametrize(
    ("glory", "values"), [((5, 5, 1), [0.5, 0.5, 0.0]), ((3, 3, 3), [1 / 3] * 3), ((1, 2, 0), [0, 1, 0])]
)
def test_winners_share_the_win(glory: tuple[int, int, int], values: list[float]) -> None:
    """If several are tied, then each gets an equal share of one win, the others nothing."""
    t = forge(3).round(10).active(2).at("end")
    for seat, points in enumerate(glory):
        t.reserve(seat, glory=points)
    assert t.asked is None
    assert [GAME.rules.value(t.s, seat) for seat in range(3)] == pytest.approx(values)
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("DFR-111", list(glory))
    assert outcome.winners == [seat for seat in range(3) if glory[seat] == max(glory)]


@pytest.mark.rule("DFR-111")
def test_a_game_in_progress_has_no_outcome() -> None:
    """If a game has not begun or is being played, then there is no outcome yet."""
    assert GAME.outcome(GAME.fresh(players=2, seed=1)) is None
    assert GAME.outcome(forge(3).reserve(0, gold=2).s) is None


@pytest.mark.parametrize(
    ("kind", "things"),
    [
        (v.ACT, range(1, 32)),
        (v.REINFORCE, range(15)),
        (v.FORGE_MORE, range(16)),
        (v.FORGE_WHAT, range(43)),
        (v.FORGE_WHERE, range(12)),
        (v.COPY_FACE, range(6)),
        (v.NAME_TYPE, range(6)),
        (v.PICK_RIVAL, range(3)),
        (v.GOLEM_TO, range(36)),
        (v.TAKE_TREASURE, range(3)),
        (v.PICK_DIE, range(0)),
    ],
)
def test_what_a_question_could_point_at(kind: int, things: range) -> None:
    """If a question is about things of the table, then all of them are named, with three players."""
    s = forge(3).make()
    s.kind = kind
    assert GAME.things(s) == list(things)


def test_an_opinion_is_between_nothing_and_all() -> None:
    """If a position is judged through the rules, then each seat has its own value between 0 and 1."""
    t = forge(2).reserve(0, glory=40, gold=12)
    assert t.question == "ACT"
    mine, yours = GAME.rules.judge(t.s, 0), GAME.rules.judge(t.s, 1)
    assert 0.0 <= yours < mine <= 1.0


@pytest.mark.parametrize(
    ("moment", "over"), [("action", True), ("reinforcements", True), ("extra", True), ("forge", True), ("where", False)]
)
def test_an_action_is_over_when_its_own_questions_are(moment: str, over: bool) -> None:
    """If another seat is asked, or the same is asked what to do next, then an action is over; within it, it is not."""
    t = forge(2).card(0, "owl").reserve(0, gold=12, sun=2)
    if moment in ("forge", "where"):
        t.choose("3g")
    else:
        t.at(moment)
    if moment == "forge":
        t.choose("light-0")
    kinds = {"action": "ACT", "reinforcements": "REINFORCE", "extra": "EXTRA_ACTION", "forge": "FORGE_MORE"}
    assert t.question == kinds.get(moment, "FORGE_WHERE")
    assert (GAME.rules.is_action_over(t.s, 0), GAME.rules.is_action_over(t.s, 1)) == (over, True)


@pytest.mark.parametrize("number", [-1, 9, 19, 29, 39, 49, 99])
def test_no_other_procedure_is_run(number: int) -> None:
    """If a number is none of a procedure, then it is refused."""
    state = forge(2).make()
    state.push(number, 0)
    with pytest.raises(KeyError, match=str(number)):
        GAME.rules.resume(state)


def test_no_other_line_is_carried_out() -> None:
    """If a line begins with no known word, then it is refused."""
    with pytest.raises(RuntimeError, match=r"^no such line$"):
        effects.carry_out_face(forge(2).make(), 0, 99, 0, 0, 0)


@pytest.mark.rule("DFR-080", "DFR-027")
def test_the_census_counts_every_component() -> None:
    """If faces were forged and cards bought, then every face and card is still counted once, wherever it is."""
    t = forge(3).dice(0, light=["3g", "4v"]).dice(2, dark=["3g"]).card(1, "chest", "owl").pawn(1, 1).pawn(2, 7)
    count = GAME.census(t.make())
    for face, number in (("3g", 4), ("4v", 1), ("1g", 27), ("1s", 7), ("1m", 7), ("2v", 3), ("x3", 4), ("1a", 0)):
        assert count[f"face {face}"] == number, face
    assert [count[f"cards of slot {slot}"] for slot in content.slot_ids] == [3] * 15
    assert len([name for name in count if name.startswith("face ")]) == FACES
    faults = {name: number for name, number in count.items() if not name.startswith(("face ", "cards "))}
    assert faults == {
        "pawns sharing a portal": 0,
        "treasures in two rooms": 0,
        "memory tokens without a card": 0,
        "faces removed beyond those forged": 0,
    }


@pytest.mark.rule("DFR-025", "DFR-383")
def test_the_census_finds_what_cannot_be() -> None:
    """If pawns share a portal, a treasure lies twice or a token has no card, then the census counts it."""
    s = forge(3).make()
    s.pawn = [0, 0, -1, 0]
    s.treasure = [0, 0, 0]
    s.memory = [1, 0, 1, 3, 0, 0, 0, 0]
    s.memory_owner = [0, -1, -1, 1]
    gone = [0] * len(s.gone)
    gone[1], gone[FACES + 2], gone[2 * FACES + 42] = 2, 3, 1
    s.gone, s.forged = gone, [1, 3, 0, 9]
    count = GAME.census(s)
    assert count["pawns sharing a portal"] == 1
    assert count["treasures in two rooms"] == 2
    assert count["memory tokens without a card"] == 2
    assert count["faces removed beyond those forged"] == 1 + 0 + 1
    assert count["face 1m"] == s.pool[1] + 2 + 3
