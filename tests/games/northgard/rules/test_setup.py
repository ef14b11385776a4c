"""Components and setup."""

from __future__ import annotations

import pickle

import pytest

from ninerealms.errors import ChanceNeeded, WrongPlayers
from ninerealms.games.northgard import GAME, Northgard, content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import rules, setup, tile_bag
from ninerealms.games.northgard.rules.state import NorthState
from ninerealms.games.northgard.seen import view
from ninerealms.kernel import engine
from ninerealms.kernel.rng import DRAW
from tests.games.northgard.scenario import duel

# The faces of the 13 tiles: area -> (sides, symbols, small spaces, carved spaces); borders, ~ is difficult.
FACES: dict[str, tuple[dict[str, tuple[str, str, int, int]], set[str]]] = {
    "02": ({"n": ("N", "", 1, 0), "s": ("ESW", "F", 1, 0)}, {"n-s"}),
    "06": (
        {"n": ("N", "", 1, 0), "e": ("E", "", 1, 0), "s": ("S", "L", 0, 0), "w": ("W", "W", 0, 0)},
        {"n-w", "n-e", "w-e", "w~s", "e-s"},
    ),
    "08": ({"n": ("N", "", 0, 0), "m": ("WE", "", 1, 0), "s": ("S", "", 1, 0)}, {"n~m", "m-s"}),
    "09": ({"n": ("NW", "F", 1, 0), "e": ("E", "", 0, 1), "s": ("S", "", 1, 0)}, {"n-e", "n-s", "e-s"}),
    "10": ({"n": ("NW", "F", 1, 0), "e": ("E", "", 1, 0), "s": ("S", "", 1, 0)}, {"n-e", "n-s", "e-s"}),
    "12": ({"n": ("N", "", 1, 0), "m": ("WE", "W", 1, 0), "s": ("S", "", 0, 0)}, {"n-m", "m-s"}),
    "14": ({"n": ("N", "", 1, 0), "m": ("WE", "", 1, 0), "s": ("S", "F", 0, 0)}, {"n~m", "m-s"}),
    "16": ({"n": ("NW", "F", 1, 0), "e": ("E", "", 1, 0), "s": ("S", "L", 0, 0)}, {"n-e", "n~s", "e-s"}),
    "18": ({"n": ("NW", "", 0, 1), "e": ("E", "", 1, 0), "s": ("S", "W", 0, 0)}, {"n-e", "n~s", "e~s"}),
    "19": ({"n": ("NW", "", 1, 0), "e": ("E", "L", 0, 0), "s": ("S", "", 1, 0)}, {"n~e", "n~s", "e-s"}),
    "20": ({"n": ("NW", "F", 1, 0), "s": ("ES", "L", 1, 0)}, {"n~s"}),
    "26": ({"n": ("NW", "F", 0, 0), "e": ("E", "", 1, 0), "s": ("S", "W", 1, 0)}, {"n-e", "n~s", "e-s"}),
    "32": ({"n": ("NW", "", 1, 0), "e": ("E", "W", 0, 0), "s": ("S", "", 1, 0)}, {"n-e", "n-s", "e~s"}),
}


@pytest.mark.rule("NTG-001")
def test_the_duel_is_for_exactly_two_players() -> None:
    """If any other number of players wants to play, then the game is not begun."""
    assert GAME.seats == (2,)
    for players in (1, 3):
        with pytest.raises(WrongPlayers) as refused:
            GAME.start(players=players, seed=1)
        assert refused.value.rule == "NTG-001"
    assert len(duel().s.points) == 2


@pytest.mark.rule("NTG-002", "NTG-010")
def test_each_player_starts_with_ten_units_in_reserve() -> None:
    """If nobody has placed a unit yet, then all ten of each are in reserve; a unit placed leaves the reserve."""
    t = duel().lay({"A1": ("10", 0)}).opening()
    assert t.s.reserve == [10, 10]
    assert sum(t.s.units) == 0
    t.choose("A1.e")
    assert t.s.reserve == [9, 10]
    assert (t.player(0)["units"], t.player(1)["units"]) == (1, 0)


@pytest.mark.rule("NTG-003")
def test_each_player_has_seven_cards_of_his_own() -> None:
    """If one player uses a card, then the other's set is not touched."""
    t = duel()
    assert [len(t.player(seat)["cards"]) for seat in (0, 1)] == [7, 7]
    assert view.see(t.s)["cards"] == ["recruit", "build", "explore", "special", "move-1", "move-2", "renew"]
    t.play("recruit", "A1.n")
    assert (t.down(0), t.down(1)) == ({"recruit"}, set())
    t.play("recruit", "D3.n")
    assert (t.down(0), t.down(1)) == ({"recruit"}, {"recruit"})


@pytest.mark.rule("NTG-004")
def test_there_are_nine_points_to_be_had() -> None:
    """If the tokens are counted, then there are nine, and a new game has given out none."""
    assert content.FACTS["game"]["point_tokens"] == 9
    assert duel().s.points == [0, 0]


@pytest.mark.rule("NTG-002", "NTG-005", "NTG-006")
def test_the_census_counts_every_component_wherever_it_is() -> None:
    """If units, buildings and tiles are on the board and off it, then the census has the contents of the box."""
    box = {"units of seat 0": 10, "units of seat 1": 10, "tower": 2, "camp": 3, "tiles": 13, "tiles in two places": 0}
    box |= {"point tokens": 9} | dict.fromkeys(("wood-monopoly", "food-monopoly", "lore-monopoly"), 1)
    t = duel().lay({"A1": ("02", 0), "D3": ("32", 0), "C1": ("26", 0)}).units(1, {"D3.s": 2, "D3.n": 5})
    t.building("A1.n", "tower").building("A1.s", "camp").building("D3.n", "camp").building("D3.s", "lore-monopoly")
    assert GAME.census(t.s) == GAME.census(duel().opening().s) == box
    t.s.units = [t.s.units[0] + 1, *t.s.units[1:]]
    t.s.built = [3, *t.s.built[1:]]
    t.s.bag |= 1 << t.s.tile[0]
    wrong = {"units of seat 0": 11, "tower": 1, "wood-monopoly": 2, "tiles in two places": 1}
    assert GAME.census(t.s) == box | wrong
    t.s.bag = 0
    assert GAME.census(t.s)["tiles"] == 3
    assert GAME.census(t.s)["tiles in two places"] == 3 - 13


@pytest.mark.rule("NTG-011", "NTG-121")
def test_the_facts_are_laid_out_as_printed() -> None:
    """If the rows of numbers are laid out, then they say what is printed on each tile, and where squares meet."""
    faces = [FACES[tile] for tile in content.tile_ids]
    padded = [[*areas.values(), *[("", "", 0, 0)] * (4 - len(areas))] for areas, _ in faces]
    count = [[area[1].count(symbol) for row in padded for area in row] for symbol in "FWL"]
    packed = [food + 16 * wood + 256 * lore for food, wood, lore in zip(*count, strict=True)]
    assert content.per_area(content.symbols_of) == packed
    assert content.per_area(content.spaces_of) == [area[2] + area[3] for row in padded for area in row]
    assert content.symbols_of({"symbols": "FFWLLL"}) == 2 + 16 + 3 * 256
    owners = [next(k for k, area in enumerate(row) if side in area[0]) for row in padded for side in "NESW"]
    assert content.owners_of_sides() == owners
    number, first, second, hard = content.borders()
    assert (len(first), len(second), len(hard)) == (13 * 5, 13 * 5, 13 * 5)
    for t, (areas, borders) in enumerate(faces):
        letters, rows = list(areas), range(t * 5, t * 5 + number[t])
        assert {f"{letters[first[i]]}{'-~'[hard[i]]}{letters[second[i]]}" for i in rows} == borders
        assert number[t] == len(borders)
    grid = [[row * 4 + column for column in range(4)] for row in range(3)]
    across = [{square: row[i + 1] for row in grid for i, square in enumerate(row[:3])}, {i: i + 4 for i in range(8)}]
    back = [{other: square for square, other in step.items()} for step in across]
    for square in range(12):
        beside = [
            back[1].get(square, -1),
            across[0].get(square, -1),
            across[1].get(square, -1),
            back[0].get(square, -1),
        ]
        assert content.squares_beside()[square * 4 : square * 4 + 4] == beside


@pytest.mark.rule("NTG-002", "NTG-010", "NTG-016")
def test_an_empty_table_has_nothing_on_it() -> None:
    """If a table is cleared, then no square is revealed, all tiles are unseen, and reserves and supply are full."""
    s = NorthState()
    rows = (s.tile, s.turned, s.land, s.root, s.units, s.built, s.up, s.points, s.reserve, s.supply, s.bonus)
    assert not any(any(row) for row in rows)
    assert (s.roots, s.bag, s.turns, s.first, s.flags, s.spared, s.ended, s.active) == (0, 0, 0, 0, 0, 0, 0, -1)
    setup.clear(s)
    assert (list(s.tile), list(s.land)) == ([-1] * 12, [-1] * 48)
    assert s.bag == 2**13 - 1
    assert (list(s.reserve), list(s.up)) == ([10, 10], [127, 127])
    assert list(s.supply) == [2, 3, 1, 1, 1]
    setup.start(s)
    assert (s.top, s.running(), s.actor()) == (0, v.LAY_TABLE, 0)


@pytest.mark.rule("NTG-010")
def test_all_that_lies_on_the_table_is_saved() -> None:
    """If a table is put away and taken out again, then every component is where it was."""
    t = duel(flat_cost=True, bonuses="1,2,3,4,5,6").lay({"B2": ("12", 3)}).points(1, 2).building("A1.n", "tower")
    t.play("recruit", "A1.n")
    twin = pickle.loads(pickle.dumps(t.s))  # noqa: S301 (our own)
    fields = ("tile", "turned", "land", "root", "units", "built", "up", "points", "reserve", "supply", "bonus")
    numbers = ("roots", "bag", "active", "turns", "first", "flags", "spared", "ended", "top", "seat", "kind", "players")
    for other in (twin, t.s.copy()):
        assert all(list(getattr(other, name)) == list(getattr(t.s, name)) for name in fields)
        assert all(getattr(other, name) == getattr(t.s, name) for name in numbers)
    assert set(fields) | {"roots", "bag", "active", "turns", "first", "flags", "spared", "ended"} <= set(t.s.names())


@pytest.mark.rule("NTG-005", "NTG-014")
def test_the_supply_has_eight_buildings() -> None:
    """If a game begins, then the common supply has 2 towers, 3 camps and one of each monopoly."""
    t = duel().opening()
    supply = {"tower": 2, "camp": 3, "wood-monopoly": 1, "food-monopoly": 1, "lore-monopoly": 1}
    assert view.see(t.s)["supply"] == supply
    assert sum(t.s.built) == 0


@pytest.mark.rule("NTG-014")
def test_the_supply_is_common() -> None:
    """If each player builds a tower, then none is left for either, and only a camp can be built with one wood."""
    t = duel().lay({"A1": ("06", 0), "D3": ("12", 0)}).units(0, {"A1.w": 2, "A1.n": 1, "A1.e": 1})
    t.units(1, {"D3.m": 2, "D3.n": 1})
    t.play("build", "tower", "A1.n")
    assert view.see(t.s)["supply"]["tower"] == 1
    t.play("build", "tower", "D3.n")
    assert view.see(t.s)["supply"]["tower"] == 0
    t.play("special", "build")
    assert t.standing("A1.e") == ["camp"]


@pytest.mark.rule("NTG-006")
def test_the_tiles_are_the_thirteen_without_lair_and_large_space() -> None:
    """If the tiles are read, then areas, sides, symbols, spaces and borders are those of the thirteen faces."""
    read = {
        tile["id"]: (
            {a["id"]: (a["sides"], a["symbols"], a["small"], a["carved"]) for a in tile["areas"]},
            set(tile["borders"]),
        )
        for tile in content.TILES
    }
    assert len(content.TILES) == 13
    assert read == FACES


@pytest.mark.rule("NTG-011")
@pytest.mark.parametrize(("turned_over", "left"), [("26", "32"), ("32", "26")])
def test_one_of_the_thirteen_tiles_stays_out(turned_over: str, left: str) -> None:
    """If the twelfth tile is turned over, then one of the two unseen ones stays out of the game, whichever."""
    tiles = ["02", "06", "08", "09", "10", "12", "14", "16", "18", "19", "20"]
    squares = ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "D3"]
    t = duel().lay({square: (tile, 0) for square, tile in zip(squares, tiles, strict=True)})
    t.units(0, {"B3.e": 1}).next_tile(turned_over).play("explore")
    table = view.see(t.s)
    assert [square["tile"] for square in table["squares"]] == [*tiles[:10], turned_over, "20"]
    assert table["unseen"] == [left]


@pytest.mark.rule("NTG-011")
def test_the_base_tiles_are_random_too() -> None:
    """If the table is laid, then the first corner has 13 equally likely tiles, the second the 12 others."""
    asked = []
    known: list[int] = []
    for result in (3, 0, 11, 0, 0):
        s = GAME.fresh(players=2, seed=1)
        s.rng.load(DRAW, known)
        s.rng.demand()
        with pytest.raises(ChanceNeeded) as needed:
            engine.run(GAME.rules, s)
        asked.append(needed.value.sides)
        known.append(result)
    assert asked == [13, 4, 12, 4, 2]


@pytest.mark.rule("NTG-012")
def test_twelve_squares_lie_in_four_columns_and_three_rows() -> None:
    """If the table is laid, then there are squares A1 to D3, and ten of them lie face down."""
    squares = view.see(duel().opening().s)["squares"]
    assert [square["name"] for square in squares] == [f"{column}{row}" for row in "123" for column in "ABCD"]
    assert sum(square["tile"] is None for square in squares) == 10


@pytest.mark.rule("NTG-013", "NTG-143")
def test_the_bases_are_two_opposite_corners() -> None:
    """If the table is laid, then A1 and D3 are face up and nothing else."""
    t = duel().lay({"A1": ("18", 0), "D3": ("26", 0)}).opening()
    shown = {square["name"]: square["tile"] for square in view.see(t.s)["squares"] if square["tile"] is not None}
    assert shown == {"A1": "18", "D3": "26"}
    assert len(view.see(t.s)["unseen"]) == t.s.bag.bit_count() == 11
    assert (t.player(0)["base"], t.player(1)["base"]) == ("A1", "D3")


@pytest.mark.rule("NTG-015")
@pytest.mark.tells("PLACED NTG-015")
def test_three_units_are_spread_freely_over_the_base_tile() -> None:
    """If a player places his three units, then each may go to any territory of his tile, and to no other."""
    t = duel().lay({"A1": ("06", 0), "D3": ("20", 0)}).opening()
    for place in ("A1.e", "A1.w", "A1.e"):
        assert t.asked == (0, "PLACE_UNIT")
        assert t.options == {"A1.n", "A1.e", "A1.s", "A1.w"}
        assert t.s.source == 0
        assert t.closed("D3.n") == "NTG-015"
        t.choose(place)
    for place in ("D3.s", "D3.s", "D3.s"):
        assert t.asked == (1, "PLACE_UNIT")
        assert t.options == {"D3.n", "D3.s"}
        assert t.closed("A1.e") == "NTG-015"
        t.choose(place)
    assert [t.at(area) for area in ("A1.n", "A1.e", "A1.s", "A1.w")] == [(0, 0), (2, 0), (0, 0), (1, 0)]
    assert [t.at(area) for area in ("D3.n", "D3.s")] == [(0, 0), (0, 3)]
    assert t.s.reserve == [7, 7]
    assert t.asked == (0, "PLAY_CARD")


@pytest.mark.rule("NTG-016")
def test_all_seven_cards_start_face_up() -> None:
    """If the game begins, then both players have all cards face up."""
    t = duel().opening()
    assert [t.player(seat)["cards"] for seat in (0, 1)] == [[True] * 7, [True] * 7]


@pytest.mark.rule("NTG-017")
@pytest.mark.tells("FIRST_PLAYER NTG-017")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_drawn(first: int) -> None:
    """If chance names a player, then he takes the first turn."""
    t = duel().turn_of(first)
    assert t.asked == (first, "PLAY_CARD")
    assert t.s.turns == 1
    assert duel().turn_of(first).opening().log("FIRST_PLAYER") == [(first,)]


@pytest.mark.rule("NTG-017")
def test_either_player_may_be_first() -> None:
    """If many games are begun, then each player is first in some."""
    assert {GAME.start(players=2, seed=seed).seat for seed in range(20)} == {0, 1}


@pytest.mark.rule("NTG-018")
@pytest.mark.parametrize(("turned", "sides"), [(0, "ESW"), (1, "NSW"), (2, "NEW"), (3, "NES")])
def test_a_tile_lies_as_the_shuffle_left_it(turned: int, sides: str) -> None:
    """If a base tile is turned over, then it may lie in any of four directions, clockwise from the printed one."""
    t = duel().lay({"A1": ("02", turned)}).opening()
    assert {area["letter"]: area["sides"] for area in view.see(t.s)["areas"] if area["square"] == 0}["s"] == sides


@pytest.mark.rule("NTG-019")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_places_all_his_units_first(first: int) -> None:
    """If a player is first, then he places three units, and only then the other."""
    t = duel().turn_of(first).opening()
    seats = []
    while t.question == "PLACE_UNIT":
        seats.append(t.s.seat)
        t.choose("A1.n" if t.s.seat == 0 else "D3.n")
    assert seats == [first] * 3 + [1 - first] * 3
    assert [seat for seat, _ in t.log("PLACED")] == seats
    assert t.asked == (first, "PLAY_CARD")


@pytest.mark.rule("NTG-121")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_seat_has_the_north_west_whoever_starts(first: int) -> None:
    """If the second seat starts, then it still has the south-east corner: column 3, row 2."""
    t = duel().lay({"A1": ("20", 0), "D3": ("02", 0)}).turn_of(first).opening()
    bases = [{"A1.n", "A1.s"}, {"D3.n", "D3.s"}]
    assert t.options == bases[first]
    t.choose(*[f"{'A1' if first == 0 else 'D3'}.s"] * 3)
    assert t.options == bases[1 - first]
    assert view.square_name(0 * 4 + 0) == "A1"
    assert view.square_name(2 * 4 + 3) == "D3"
    assert content.square_beside[4 * 0 : 4 * 1] == [-1, 1, 4, -1]
    assert content.square_beside[4 * 11 : 4 * 12] == [7, -1, -1, 10]


@pytest.mark.rule("NTG-011")
def test_no_tile_is_turned_over_when_none_is_left() -> None:
    """If all thirteen tiles are seen, then one more is refused."""
    with pytest.raises(RuntimeError, match=r"^no tile left to reveal$"):
        tile_bag.reveal(NorthState(), 5)


def test_a_new_game_has_its_rules_and_runs_no_other_procedure() -> None:
    """If the game is made, then it has rules of its own; a number that is none of a procedure is refused."""
    assert isinstance(Northgard().rules, rules.NorthRules)
    state = NorthState()
    state.push(99, 0)
    with pytest.raises(KeyError, match="99"):
        Northgard().rules.resume(state)
