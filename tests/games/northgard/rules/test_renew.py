"""Renew and its points."""

from __future__ import annotations

import pytest

from tests.games.northgard.scenario import Duel, duel

# Food in D3.n, C2.n and D1.n; wood in D2.w and C2.s; lore in D2.s (one territory with D3.n) and D3.s.
RICH = {"A1": ("02", 0), "D1": ("10", 0), "C2": ("26", 0), "D2": ("06", 0), "D3": ("20", 0)}
# All twelve tiles with symbols; all 7 food, 5 wood and 4 lore lie in six territories.
NORTH = {"A1": ("10", 3), "B1": ("32", 2), "C1": ("12", 2), "D1": ("18", 1), "A2": ("02", 3), "B2": ("20", 3)}
SOUTH = {"C2": ("16", 0), "D2": ("19", 1), "A3": ("06", 2), "B3": ("26", 1), "C3": ("09", 1), "D3": ("14", 1)}

# Every symbol of the thirteen tiles: tile, area, symbol.
PRINTED = [
    *[("02", "s", "F"), ("09", "n", "F"), ("10", "n", "F"), ("14", "s", "F"), ("16", "n", "F")],
    *[("20", "n", "F"), ("26", "n", "F")],
    *[("06", "w", "W"), ("12", "m", "W"), ("18", "s", "W"), ("26", "s", "W"), ("32", "e", "W")],
    *[("06", "s", "L"), ("16", "s", "L"), ("19", "e", "L"), ("20", "s", "L")],
]


def rich(*places: str, **options: bool) -> Duel:
    """Seat 1 holds some of the symbols; seat 0 is to play."""
    return duel(**options).lay(RICH).units(0, {"A1.n": 3}).units(1, dict.fromkeys(places, 1))


@pytest.mark.rule("NTG-060")
@pytest.mark.parametrize(
    ("places", "symbols", "trios"),
    [
        (("D3.n", "D2.w"), (1, 1, 1), 1),
        (("D3.n", "C2.n", "D2.w", "C2.s"), (2, 2, 1), 1),
        (("D3.n", "D3.s", "C2.n", "D2.w", "C2.s"), (2, 2, 2), 2),
        (("D3.n", "D3.s", "C2.n", "D1.n"), (3, 0, 2), 0),
    ],
)
def test_the_opponent_gains_one_point_per_trio(places: tuple[str, ...], symbols: tuple[int, ...], trios: int) -> None:
    """If a player activates Renew, then his opponent gains a point for each trio he controls."""
    t = rich(*places)
    assert t.symbols(1) == symbols
    t.play("renew")
    assert t.s.points == [0, trios]
    assert t.log("SCORED") == [(1, trios, trios, trios)]


@pytest.mark.rule("NTG-060")
def test_the_first_seat_scores_when_the_second_renews() -> None:
    """If seat 1 activates Renew, then seat 0 gains the points."""
    t = duel().lay(RICH).units(0, {"D3.n": 1, "D2.w": 1}).units(1, {"A1.n": 1}).turn_of(1).play("renew")
    assert t.s.points == [1, 0]


@pytest.mark.rule("NTG-060")
@pytest.mark.tells("SCORED NTG-060")
def test_only_controlled_symbols_count() -> None:
    """If the missing symbol lies in neutral or enemy land, then there is no trio."""
    assert rich("D3.n", "D3.s").play("renew").s.points == [0, 0]
    t = duel().lay(RICH).units(0, {"D2.w": 1, "A1.n": 1}).units(1, {"D3.n": 1}).play("renew")
    assert t.s.points == [0, 0]


@pytest.mark.rule("NTG-061")
@pytest.mark.parametrize(
    ("places", "symbols"),
    [
        (("D2.w", "C2.s", "D3.s"), (0, 2, 1)),
        (("D1.n", "D3.n", "D3.s"), (2, 0, 2)),
        (("D1.n", "D2.w", "C2.s"), (1, 2, 0)),
    ],
)
def test_a_trio_needs_all_three_kinds(places: tuple[str, ...], symbols: tuple[int, ...]) -> None:
    """If one kind of symbol is missing, then any number of the others makes no trio."""
    t = rich(*places)
    assert t.symbols(1) == symbols
    assert t.play("renew").s.points == [0, 0]


@pytest.mark.rule("NTG-061", "NTG-112")
@pytest.mark.parametrize(("tile", "area", "symbol"), PRINTED)
def test_every_printed_symbol_completes_a_trio(tile: str, area: str, symbol: str) -> None:
    """If a player holds two kinds of symbols, then any printed symbol of the third kind makes it a trio."""
    others = {
        "F": ({"D3": ("06", 0)}, {"D3.w": 1, "D3.s": 1}),
        "W": ({"D3": ("20", 0)}, {"D3.n": 1, "D3.s": 1}),
        "L": ({"D3": ("10", 0), "D1": ("12", 0)}, {"D3.n": 1, "D1.m": 1}),
    }
    tiles, places = others[symbol]
    t = duel().lay(tiles | {"B2": (tile, 0)}).units(1, places)
    assert t.play("renew").s.points == [0, 0]
    t = duel().lay(tiles | {"B2": (tile, 0)}).units(1, places | {f"B2.{area}": 1})
    assert t.play("renew").s.points == [0, 1]


@pytest.mark.rule("NTG-061", "NTG-065")
def test_seven_food_five_wood_four_lore_make_four_trios() -> None:
    """If a player controls (7, 5, 4) symbols, then each counts once and he gains four points in one Renew."""
    t = duel().lay(NORTH | SOUTH).units(0, {"B1.s": 1})
    t.units(1, dict.fromkeys(("A1.n", "A1.s", "A3.w", "B1.n", "C2.s", "D2.e"), 1))
    assert t.symbols(1) == (7, 5, 4)
    t.play("renew")
    assert t.s.points == [0, 4]
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-061")
def test_more_units_do_not_multiply_symbols() -> None:
    """If several units stand in a territory, then its symbols still count once."""
    t = rich().units(1, {"D3.n": 4, "D2.w": 3}).play("renew")
    assert t.s.points == [0, 1]


@pytest.mark.rule("NTG-062")
@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        (("wood-monopoly",), 2),
        (("food-monopoly",), 2),
        (("lore-monopoly",), 2),
        (("food-monopoly", "lore-monopoly"), 3),
        (("wood-monopoly", "food-monopoly", "lore-monopoly"), 4),
        (("tower", "camp", "camp"), 1),
    ],
)
def test_each_monopoly_is_one_more_point(buildings: tuple[str, ...], points: int) -> None:
    """If monopolies stand in the opponent's territories, then each gives him a point besides the trios; others none."""
    t = rich("D3.n", "D2.w", "D1.n")
    for area, building in zip(("D3.n", "D1.n", "C2.e"), buildings, strict=False):
        t.building(area, building)
    assert t.play("renew").s.points == [0, points]


@pytest.mark.rule("NTG-062", "NTG-050")
@pytest.mark.parametrize(("needs", "points"), [(False, 2), (True, 0)])
def test_whether_a_monopoly_needs_a_trio_is_an_option(needs: bool, points: int) -> None:
    """If no trio scores, then monopolies score by default, and do not with the option."""
    t = rich("D3.n", "D1.n", monopoly_needs_vp=needs)
    t.building("D3.n", "food-monopoly").building("D1.n", "lore-monopoly").play("renew")
    assert t.s.points == [0, points]


@pytest.mark.rule("NTG-050")
def test_with_a_trio_the_option_changes_nothing() -> None:
    """If a trio scores, then the monopoly scores with the option as well."""
    t = rich("D3.n", "D2.w", monopoly_needs_vp=True).building("D3.n", "food-monopoly").play("renew")
    assert t.s.points == [0, 2]


@pytest.mark.rule("NTG-062")
def test_a_monopoly_adds_no_symbol() -> None:
    """If a wood monopoly stands in the land of a player without wood, then it completes no trio."""
    t = rich("D3.n", "D3.s").building("D3.n", "wood-monopoly").play("renew")
    assert t.symbols(1) == (1, 0, 2)
    assert t.s.points == [0, 1]


@pytest.mark.rule("NTG-063", "NTG-140")
def test_points_come_before_the_cards() -> None:
    """If a player renews, then the points are told first and the flipping of the cards after."""
    t = rich("D3.n", "D2.w").cards_up(0, "recruit", "renew").play("renew")
    assert t.s.events is not None
    kinds = [event[0] for event in t.s.events]
    scored, renewed = t.log("SCORED"), t.log("RENEWED")
    assert (scored, renewed) == ([(1, 1, 1, 1)], [(0,)])
    assert kinds.index(7) < kinds.index(8)


@pytest.mark.rule("NTG-064")
def test_the_renewing_player_gains_nothing() -> None:
    """If the renewing player has trios and monopolies himself, then he gains no point from his own Renew."""
    t = duel().lay(RICH).units(0, {"D3.n": 1, "D2.w": 1}).units(1, {"A1.n": 1}).building("D3.n", "food-monopoly")
    t.play("renew")
    assert t.s.points == [0, 0]
    t.play("renew")
    assert t.s.points == [2, 0]


@pytest.mark.rule("NTG-065")
def test_points_add_up_over_several_renews() -> None:
    """If Renew is activated again and again, then the points grow each time, without any other limit than five."""
    t = rich("D3.n", "D2.w")
    for points in (1, 2, 3, 4):
        t.play("renew")
        assert t.s.points == [0, points]
        t.play("renew")
        assert t.s.points == [0, points]
    t.play("renew")
    assert t.is_over
    assert t.s.points == [0, 5]


@pytest.mark.rule("NTG-065", "NTG-007")
def test_five_points_may_come_from_one_renew() -> None:
    """If two trios and three monopolies score at once, then a player wins from nothing."""
    t = rich("D3.n", "D3.s", "C2.n", "D2.w", "C2.s").building("D3.n", "food-monopoly")
    t.building("D3.s", "lore-monopoly").building("C2.s", "wood-monopoly").play("renew")
    assert t.s.points == [0, 5]
    assert t.worth == [0, 1]


@pytest.mark.rule("NTG-066")
def test_renew_turns_up_all_own_cards_and_no_other() -> None:
    """If a player renews, then all his cards lie face up, and his opponent's lie as before."""
    t = rich().cards_up(0, "move-1", "renew").cards_up(1, "build", "recruit", "renew").play("renew")
    assert t.down(0) == set()
    assert t.down(1) == {"explore", "special", "move-1", "move-2"}
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-066")
@pytest.mark.tells("RENEWED NTG-066")
def test_renew_changes_nothing_on_the_board() -> None:
    """If a player renews, then units, buildings and tiles stay where they are."""
    t = rich("D3.n", "D2.w").building("D3.n", "tower")
    before = t.s.copy()
    t.play("renew")
    for field in ("units", "built", "tile", "reserve", "supply", "land"):
        assert getattr(t.s, field) == getattr(before, field)
