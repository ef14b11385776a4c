"""What holds at every moment of every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninerealms.games.northgard import GAME, content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board
from ninerealms.games.northgard.rules.state import AREAS, SQUARES, NorthState
from ninerealms.games.northgard.seen import view
from ninerealms.kernel.game import Value
from tests.games.northgard.random_play import each_step
from tests.games.northgard.scenario import duel

SIDES = "NESW"
SYMBOLS = "FWL"
SEEDS = st.integers(0, 2**64 - 1)
OPTIONS: st.SearchStrategy[dict[str, Value]] = st.fixed_dictionaries(
    {},
    optional={
        "monopoly_needs_vp": st.booleans(),
        "cards": st.sampled_from(["move1_move2", "special_x2"]),
        "flat_cost": st.booleans(),
        "bonuses": st.lists(st.integers(0, 9), min_size=6, max_size=6).map(lambda row: ",".join(map(str, row))),
        "tower_spares_owner": st.booleans(),
        "retreat_regular_only": st.booleans(),
    },
)


def area_at(s: NorthState, square: int, side: int) -> int:
    """The area owning a side of a square, read from the tile's face and how it lies."""
    printed = SIDES[(side - s.turned[square]) % 4]
    areas = content.TILES[s.tile[square]]["areas"]
    return square * 4 + next(k for k, area in enumerate(areas) if printed in area["sides"])


def flood(s: NorthState) -> list[int]:
    """The territory of every area, found by walking across tile sides; -1 where no area is revealed."""
    labels = [-1] * AREAS
    for square in range(SQUARES):
        if s.tile[square] >= 0:
            for k in range(len(content.TILES[s.tile[square]]["areas"])):
                labels[square * 4 + k] = square * 4 + k
    changed = True
    while changed:
        changed = False
        for square in range(SQUARES):
            for side, beside in ((1, square + 1 if square % 4 < 3 else -1), (2, square + 4 if square < 8 else -1)):
                if s.tile[square] < 0 or beside < 0 or s.tile[beside] < 0:
                    continue
                one, other = area_at(s, square, side), area_at(s, beside, (side + 2) % 4)
                low, high = sorted((labels[one], labels[other]))
                changed = changed or low != high
                labels = [low if label == high else label for label in labels]
    return labels


def check_components(s: NorthState) -> None:
    """Units, buildings and tiles are all there, and each in one place."""
    for seat in (0, 1):
        assert min(s.units) >= 0
        assert sum(s.units[seat * AREAS : (seat + 1) * AREAS]) + s.reserve[seat] == 10
    for kind, number in enumerate((2, 3, 1, 1, 1)):
        assert s.supply[kind] >= 0
        assert s.supply[kind] + s.built.count(kind + 1) == number
    seen = [tile for tile in s.tile if tile >= 0]
    unseen = [tile for tile in range(13) if s.bag >> tile & 1]
    assert sorted(seen + unseen) == list(range(13))
    for area in range(AREAS):
        if s.built[area]:
            face = content.TILES[s.tile[area // 4]]["areas"][area % 4]
            assert face["small"] + face["carved"] == 1


@pytest.mark.rule("NTG-002", "NTG-005", "NTG-006")
@settings(max_examples=15)
@given(seed=SEEDS, options=OPTIONS)
def test_components_are_conserved(seed: int, options: dict[str, Value]) -> None:
    """If a game is played, then each player has ten units, and all buildings and tiles are somewhere, at all times."""
    for step in each_step(seed, options):
        check_components(step.after)


@pytest.mark.rule("NTG-008", "NTG-065")
@settings(max_examples=15)
@given(seed=SEEDS, options=OPTIONS)
def test_points_only_rise(seed: int, options: dict[str, Value]) -> None:
    """If a game is played, then nobody ever loses a point, and with five the game is over."""
    for step in each_step(seed, options):
        assert all(after >= before for before, after in zip(step.before.points, step.after.points, strict=True))
        assert (max(step.after.points) >= 5) <= (step.after.top < 0)


@pytest.mark.rule("NTG-080", "NTG-024", "NTG-028")
@settings(max_examples=15)
@given(seed=SEEDS, options=OPTIONS)
def test_no_fight_is_left_open_and_renew_is_always_up(seed: int, options: dict[str, Value]) -> None:
    """If a card is to be played, then no territory has units of both, and Renew can be played."""
    for step in each_step(seed, options):
        s = step.after
        if s.top >= 0 and s.kind == v.PLAY_CARD:
            assert not any(s.units[area] and s.units[AREAS + area] for area in range(AREAS))
            assert s.is_offered(6)
            assert s.up[0] >> 6 & s.up[1] >> 6 & 1


@pytest.mark.rule("NTG-053", "NTG-122")
@settings(max_examples=15)
@given(seed=SEEDS)
def test_units_stand_only_under_the_lowest_area_of_their_territory(seed: int) -> None:
    """If a game is played, then territories are what the tiles make of them, and units stand in territories."""
    tiles: list[int] = []
    labels: list[int] = []
    for step in each_step(seed):
        s = step.after
        if s.tile != tiles:
            tiles, labels = list(s.tile), flood(s)
        assert list(s.land) == labels
        assert all(s.land[area] == area for area in range(AREAS) if s.units[area] or s.units[AREAS + area])


@pytest.mark.rule("NTG-053")
@settings(max_examples=60)
@given(
    tiles=st.permutations(range(13)),
    turns=st.lists(st.integers(0, 3), min_size=SQUARES, max_size=SQUARES),
    order=st.permutations([square for square in range(SQUARES) if square not in (0, 11)]),
    number=st.integers(0, 10),
)
def test_land_is_joined_whatever_order_tiles_are_revealed_in(
    tiles: list[int], turns: list[int], order: list[int], number: int
) -> None:
    """If tiles lie in any way and are revealed in any order, then touching areas have the same, lowest label."""
    names = content.tile_ids
    t = duel().lay({"A1": (names[tiles[0]], turns[0]), "D3": (names[tiles[11]], turns[11])})
    for square in order[:number]:
        board.lay_tile(t.s, square, tiles[square], turns[square])
    assert list(t.s.land) == flood(t.s)
    assert [t.s.turned[square] for square in order[:number]] == [turns[square] for square in order[:number]]


@pytest.mark.rule("NTG-060", "NTG-061", "NTG-062")
@settings(max_examples=15)
@given(seed=SEEDS, needs=st.booleans())
def test_a_renew_scores_the_least_symbol_and_the_monopolies(seed: int, needs: bool) -> None:
    """If Renew is activated, then the opponent gains min(food, wood, lore) plus his monopolies, as the tiles show."""
    for step in each_step(seed, {"monopoly_needs_vp": needs}):
        s = step.before
        if s.kind != v.PLAY_CARD or step.answer != 6:
            continue
        rival = 1 - step.seat
        count, monopolies = dict.fromkeys(SYMBOLS, 0), 0
        for area in range(AREAS):
            if s.land[area] >= 0 and s.units[rival * AREAS + s.land[area]]:
                for symbol in content.TILES[s.tile[area // 4]]["areas"][area % 4]["symbols"]:
                    count[symbol] += 1
                monopolies += s.built[area] >= 3
        trios = min(count.values())
        gain = 0 if needs and trios == 0 else trios + monopolies
        scored = [told for told in step.told(v.SCORED) if told[0] == rival][:1]
        assert view.see(s)["players"][rival]["income"] == gain
        assert step.after.points[rival] >= min(s.points[rival] + gain, 5)
        assert gain == 0 or scored[0][2] == trios


@pytest.mark.rule("NTG-071", "NTG-144", "NTG-073")
@settings(max_examples=15)
@given(seed=SEEDS)
def test_moves_follow_the_borders(seed: int) -> None:
    """If a move is offered, then a border leads there, a regular one unless the whole Move 2 is used."""
    start = -1
    for step in each_step(seed):
        if step.told(v.MOVED):
            _, start, target, count = step.told(v.MOVED)[0][:4]
            territory = next(t for t in view.see(step.before)["territories"] if t["id"] == start)
            assert territory["control"] == step.before.seat
            assert 1 <= count <= territory["units"][step.before.seat]
            hard = target not in territory["beside"]
            assert target in territory["beside"] + territory["beside_hard"]
            assert not hard or 5 in [told[1] for told in step.told(v.PLAYED)] or step.before.active == 5
            assert not hard or step.after.top < 0 or step.after.kind != v.MOVE_FROM


@pytest.mark.rule("NTG-023", "NTG-027")
@settings(max_examples=15)
@given(seed=SEEDS, options=OPTIONS)
def test_whatever_is_not_offered_has_a_reason(seed: int, options: dict[str, Value]) -> None:
    """If a card, place or building is not offered, then a rule says why; if it is offered, then none does."""
    for step in each_step(seed, options):
        s = step.after
        if s.top < 0:
            continue
        assert s.reasons is not None
        for thing in GAME.things(s):
            assert s.is_offered(thing) != (thing in s.reasons)
        if s.kind == v.PLAY_CARD:
            for card in range(7):
                down = not s.up[s.seat] >> card & 1
                assert down == (s.reasons.get(card) == v.CARD_DOWN)
