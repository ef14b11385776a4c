"""What a player sees of land: where an area lies, what it has room for, what lies beside it."""

from __future__ import annotations

import pytest

from ninerealms.games.northgard.seen import view
from tests.games.northgard.scenario import Duel, duel


def area(t: Duel, name: str) -> view.Area:
    """All that can be seen of an area."""
    square, letter = name.split(".")
    number = next(i for i, seen in enumerate(view.see(t.s)["squares"]) if seen["name"] == square)
    return next(a for a in view.see(t.s)["areas"] if (a["square"], a["letter"]) == (number, letter))


@pytest.mark.rule("NTG-052", "NTG-121")
@pytest.mark.parametrize(
    ("tile", "letter", "directions"),
    [
        ("02", "n", "n e s w"),
        ("02", "s", "s w n e"),
        ("12", "m", "m m m m"),
        ("10", "n", "nw ne se sw"),
        ("20", "s", "se sw nw ne"),
        ("10", "e", "e s w n"),
    ],
)
def test_an_area_is_named_by_where_it_lies(tile: str, letter: str, directions: str) -> None:
    """If a tile is turned, then each of its areas lies at a side, in a corner or in the middle, clockwise."""
    for turned, direction in enumerate(directions.split()):
        t = duel().lay({"A1": (tile, turned)})
        assert area(t, f"A1.{letter}")["direction"] == t.territory(f"A1.{letter}")["direction"] == direction


@pytest.mark.rule("NTG-122")
def test_a_territory_is_named_by_its_lowest_area() -> None:
    """If a territory runs over several tiles, then it goes by the square and the side of its lowest area."""
    t = duel().lay({"B2": ("12", 0), "C2": ("10", 0), "D2": ("02", 0)})
    seen = t.territory("C2.n")
    assert (seen["square"], seen["direction"], t.name(seen["id"])) == ("B2", "m", "B2.m")
    seen = t.territory("C2.e")
    assert (seen["square"], seen["direction"], t.name(seen["id"])) == ("C2", "e", "C2.e")


@pytest.mark.rule("NTG-045", "NTG-046")
def test_a_space_is_small_or_carved_or_not_there() -> None:
    """If areas are looked at, then each shows the space that is printed on it."""
    t = duel().lay({"A1": ("18", 0)})
    assert [area(t, f"A1.{letter}")["space"] for letter in "nes"] == ["carved", "small", ""]


@pytest.mark.rule("NTG-073", "NTG-074")
def test_a_border_is_seen_alike_from_both_sides() -> None:
    """If a border is difficult, then it is so from either side; if it is regular, likewise."""
    t = duel().lay({"A1": ("06", 0)})
    n, e, s, w = (t.territory(f"A1.{letter}") for letter in "nesw")
    assert (w["beside"], w["beside_hard"]) == (sorted([n["id"], e["id"]]), [s["id"]])
    assert (s["beside"], s["beside_hard"]) == ([e["id"]], [w["id"]])
    assert (n["beside"], n["beside_hard"]) == (sorted([e["id"], w["id"]]), [])


@pytest.mark.rule("NTG-020", "NTG-017")
def test_turns_first_player_and_active_card_are_seen() -> None:
    """If seat 1 began and the seventh turn is running, then that is seen, and the card that is being carried out."""
    t = duel().lay({"D3": ("10", 0)}).turn_of(1).after_turns(6)
    seen = view.see(t.s)
    assert (seen["turns"], seen["first"], seen["active_card"]) == (7, 1, -1)
    assert view.see(t.play("move-1").s)["active_card"] == 4


@pytest.mark.rule("NTG-050", "NTG-112")
def test_the_monopolies_a_player_controls_are_seen() -> None:
    """If monopolies stand in one's own, in enemy and in neutral land, then only one's own are counted."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 1, "A1.e": 1}).units(1, {"A1.s": 1})
    t.building("A1.n", "wood-monopoly").building("A1.e", "lore-monopoly").building("A1.s", "food-monopoly")
    assert [t.player(seat)["monopolies"] for seat in (0, 1)] == [2, 1]
