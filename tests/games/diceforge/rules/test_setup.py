"""B. Set-up by number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from ninerealms.errors import ChanceNeeded
from ninerealms.games.diceforge import GAME, DiceForge, content
from ninerealms.games.diceforge.rules import setup
from ninerealms.games.diceforge.rules.state import ForgeState
from ninerealms.games.diceforge.seen import view
from ninerealms.kernel import save
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE, DRAW
from tests.games.diceforge.scenario import forge

PLAYERS = (2, 3, 4)
LEVEL_THREE = ("6g", "1g-or-1s-or-1m", "1s-1v", "2g-1m")
LEVEL_SEVEN = ("4v", "2m-2v", "2g-or-2s-or-2m", "1g-1s-1m-1v")
COMPARTMENTS = (
    *(("3g",), ("1m",), ("4g",), ("1s",), LEVEL_THREE, ("3g-or-2v",), ("2m",), ("2s",), ("3v",)),
    LEVEL_SEVEN,
)
GARDENS = {
    "x3": 4,
    "mirror": 4,
    "ship": 4,
    **{f"{kind}-{colour}": 1 for kind in ("shield", "boar") for colour in ("red", "blue", "yellow", "green")},
}


def laid(players: int, seed: int, setup: str = "first") -> view.TableView:
    """A table laid by chance."""
    s = GAME.fresh(players=players, seed=seed, options={"setup": setup})
    assert isinstance(s, ForgeState)
    GAME.rules.resume(s)
    return view.see(s)


def left(table: view.TableView) -> dict[str, int]:
    return {pool["face"]: pool["left"] for pool in table["pools"]}


@pytest.mark.rule("DFR-027")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_stack_holds_a_card_per_player(players: int) -> None:
    """If so many play, then each of the 15 stacks holds so many cards."""
    assert [stack["left"] for stack in forge(players).table["stacks"]] == [players] * 15


@pytest.mark.rule("DFR-028")
@pytest.mark.parametrize(("players", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_the_number_of_rounds(players: int, rounds: int) -> None:
    """If everybody passes all game long, then it ends after 9 rounds, with three players after 10."""
    t = forge(players).opening()
    while t.asked is not None:
        t.next_turn()
    assert t.log("ROUND_BEGAN") == [(k,) for k in range(1, rounds + 1)]
    assert len(t.log("TURN_BEGAN")) == players * rounds


@pytest.mark.rule("DFR-029")
@pytest.mark.parametrize("players", [3, 4])
def test_ten_full_compartments(players: int) -> None:
    """If three or four play, then each of the ten compartments holds four faces."""
    there = left(laid(players, 1))
    assert [sum(there[face] for face in compartment) for compartment in COMPARTMENTS] == [4] * 10


@pytest.mark.rule("DFR-030")
@pytest.mark.parametrize("seed", range(8))
def test_two_players_find_half_of_each_compartment(seed: int) -> None:
    """If two play, then each of the ten compartments holds two faces, 20 in all."""
    there = left(laid(2, seed))
    assert [sum(there[face] for face in compartment) for compartment in COMPARTMENTS] == [2] * 10


@pytest.mark.rule("DFR-030")
def test_the_thinning_is_a_draw() -> None:
    """If two play, then each face that goes is drawn from what is still in its compartment."""
    s = GAME.fresh(players=2, seed=1)
    s.rng.demand()
    sides = []
    for _ in range(20):
        twin = s.copy()
        with pytest.raises(ChanceNeeded) as needed:
            GAME.rules.resume(twin)
        assert needed.value.stream == DRAW
        sides.append(needed.value.sides)
        s.rng.load(DRAW, [0])
    assert sides == [4] * 10 + [3] * 10


@pytest.mark.rule("DFR-030")
def test_nothing_goes_from_an_empty_compartment() -> None:
    """If a face is to go from a compartment that holds none, then that is refused."""
    s = ForgeState()
    with pytest.raises(RuntimeError, match=r"^an empty compartment$"):
        setup.remove_one(s, 0)


@pytest.mark.rule("DFR-031")
@pytest.mark.parametrize("mixed", [LEVEL_THREE, LEVEL_SEVEN])
def test_any_two_faces_of_a_mixed_compartment_may_be_left(mixed: tuple[str, ...]) -> None:
    """If many games are laid for two, then every pair of different faces is left in some of them."""
    pairs = set()
    for seed in range(60):
        there = left(laid(2, seed))
        assert {there[face] for face in mixed} == {0, 1}
        pairs.add(tuple(face for face in mixed if there[face]))
    assert len(pairs) == 6


@pytest.mark.rule("DFR-032")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_gardens_are_never_thinned(players: int) -> None:
    """If any number play, then the Gardens hold their 20 special faces."""
    there = left(laid(players, 3))
    assert {face: there[face] for face in GARDENS} == GARDENS
    assert sum(GARDENS.values()) == 20


@pytest.mark.rule("DFR-033")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("setup", "count"), [("goddess", 8), ("titans", 12)])
def test_the_forest_is_never_thinned(players: int, setup: str, count: int) -> None:
    """If any number play, then the Forest holds all its faces."""
    there = left(laid(players, 3, setup))
    assert sum(there[face["id"]] for face in content.FACES if face["place"] == setup and face["count"]) == count


@pytest.mark.rule("DFR-034")
@pytest.mark.parametrize(("players", "gold"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_gold_by_turn_order(players: int, gold: list[int]) -> None:
    """If somebody is first, then he starts with 3 gold and each after him with one less."""
    for first in range(players):
        t = forge(players).first(first).opening()
        assert [t.gold((first + k) % players) for k in range(players)] == gold


@pytest.mark.rule("DFR-035")
@pytest.mark.parametrize("setup", ["first", "goddess", "titans"])
def test_nobody_starts_with_anything_else(setup: str) -> None:
    """If the game begins, then nobody has sun, moon, glory or cards."""
    t = forge(4, setup).opening()
    assert [t.purse(seat)[1:] for seat in range(4)] == [(0, 0, 0)] * 4
    assert [player["cards"] for player in t.table["players"]] == [[]] * 4


@pytest.mark.rule("DFR-036")
def test_pawns_start_at_home() -> None:
    """If the game begins, then no island has a pawn on its portal."""
    t = forge(4).opening()
    assert t.table["portals"] == [None] * 7
    assert [player["island"] for player in t.table["players"]] == [None] * 4


@pytest.mark.rule("DFR-037", "DFR-038")
@pytest.mark.parametrize("setup", ["first", "twins, left-hand, hydra"])
def test_the_starting_dice(setup: str) -> None:
    """If no module is played, then the light die has five 1G and a 1S, the dark one four 1G, a 1M and a 2VP."""
    t = forge(4, setup).opening()
    for seat in range(4):
        assert Counter(t.faces(seat, "light")) == {"1g": 5, "1s": 1}
        assert Counter(t.faces(seat, "dark")) == {"1g": 4, "1m": 1, "2v": 1}


@pytest.mark.rule("DFR-039")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_coloured_set_has_a_colour_per_player(players: int) -> None:
    """If all cards of a coloured set are taken, then each has another colour and there is no more."""
    faces = []
    for taken in range(players):
        t = forge(players, "boar").card(0, *["boar"] * taken).reserve(0, moon=3).choose("boar")
        if players > 2:
            t.choose(1)
        t.choose("light-0")
        faces.append(t.log("FORGED")[0][1])
    assert len(set(faces)) == players
    t = forge(players, "boar").card(0, *["boar"] * players).reserve(0, moon=3)
    assert t.closed("boar") == "DFR-095"


@pytest.mark.rule("DFR-040")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn(players: int) -> None:
    """If the table is laid, then one of all seats is drawn, and the others follow in the order of their seats."""
    s = GAME.fresh(players=players, seed=1)
    s.rng.load(DRAW, [0] * (20 if players == 2 else 0))
    s.rng.demand()
    with pytest.raises(ChanceNeeded) as needed:
        GAME.rules.resume(s)
    assert (needed.value.sides, needed.value.stream) == (players, DRAW)
    for first in range(players):
        t = forge(players).first(first).opening()
        for _ in range(players):
            t.next_turn()
        assert [seat for seat, *_ in t.log("TURN_BEGAN")][:players] == [(first + k) % players for k in range(players)]


@pytest.mark.rule("DFR-040")
def test_a_table_that_waits_for_its_first_draw_can_be_kept() -> None:
    """If the first player is still to be drawn, then the table is saved, and the one read again goes on alike."""
    s = DiceForge().fresh(players=3, seed=1)
    again = save.load(ForgeState(), save.dump(s))
    for state in (s, again):
        state.rng.load(DRAW, [2])
        GAME.rules.resume(state)
    assert (again.first, save.digest(again)) == (2, save.digest(s))


@pytest.mark.rule("DFR-112", "DFR-113")
def test_nobody_has_a_score_before_the_table_is_laid() -> None:
    """If a game without the Titans waits for its first real draw, then every part of every score is 0."""
    t = Match(DiceForge(), players=3, seed=1, real=True)
    assert t.needed is not None
    assert isinstance(t.state, ForgeState)
    for player in view.see(t.state)["players"]:
        assert player["score"] == view.Sheet(track=0, cards=0, module=0, total=0)


@pytest.mark.rule("DFR-041")
def test_the_dice_are_thrown_once_without_effect() -> None:
    """If the table is laid, then every die shows what it was thrown to, and nobody gains from it."""
    s = GAME.fresh(players=3, seed=1)
    assert isinstance(s, ForgeState)
    s.rng.load(DRAW, [1])
    s.rng.load(DICE, [5, 4, 0, 5, 1, 2])
    s.rng.demand()
    GAME.rules.resume(s)
    players = view.see(s)["players"]
    shown = [tuple(die["shown"] for die in players[seat]["dice"]) for seat in (1, 2, 0)]
    assert shown == [("1s", "1m"), ("1g", "2v"), ("1g", "1g")]
    assert [players[seat]["reserve"] for seat in (1, 2, 0)] == [
        {"gold": gold, "sun": 0, "moon": 0, "glory": 0} for gold in (3, 2, 1)
    ]


@pytest.mark.rule("DFR-042")
@pytest.mark.parametrize("players", PLAYERS)
def test_module_cards_lie_where_their_cost_is(players: int) -> None:
    """If a module is played, then its cards lie in slots of their cost, one per player."""
    want = {"moon-golem": (0, 2), "great-golem": (0, 5), "sun-golem": (2, 0), "time-golem": (3, 0)}
    want |= {"memory": (0, 1), "oracle": (0, 2), "chaos": (0, 5), "dogged": (1, 0), "guardian": (2, 0)}
    want |= {"misfortune": (5, 0)}
    stacks = [stack for setup in ("goddess", "titans") for stack in forge(players, setup).table["stacks"]]
    found = {stack["card"]: (stack["sun"], stack["moon"]) for stack in stacks if stack["card"] in want}
    assert found == want
    assert {stack["left"] for stack in stacks} == {players}


@pytest.mark.rule("DFR-043")
def test_each_slot_a_module_leaves_free_may_hold_any_set() -> None:
    """If a module is played, then a slot it leaves free takes the set the players name, of either box."""
    for slot in ("M1", "M5", "M7", "F1", "F5", "F7", "X"):
        choices = [card["id"] for card in content.SETS.values() if card["slot"] == slot]
        for module in ("goddess", "titans"):
            for card in choices:
                stacks = forge(setup=f"{module}, {card}").table["stacks"]
                assert [stack["card"] for stack in stacks if stack["slot"] == slot] == [card]


@pytest.mark.rule("DFR-044")
def test_a_first_game_with_a_module_has_known_or_new_sets() -> None:
    """If only the sets of a module are named, then the basic ones fill the rest; the discovery mix takes new ones."""
    known = [stack["card"] for stack in forge(setup="moon-golem, great-golem, sun-golem, time-golem").table["stacks"]]
    assert [card for card in known if card not in content.set_ids[:15]] == [
        *("moon-golem", "great-golem", "sun-golem", "time-golem")
    ]
    new = [stack["card"] for stack in forge(setup="goddess").table["stacks"]]
    assert all(card not in content.set_ids[:24] for card in new)
