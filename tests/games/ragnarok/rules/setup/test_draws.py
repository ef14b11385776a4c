"""The set-up draw by draw: out of how many, what is told of it, and what nobody has laid yet."""

from __future__ import annotations

import pytest

from ninerealms.errors import ChanceNeeded
from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok.rules import setup
from ninerealms.games.ragnarok.rules.state import DEPTH, MOST_OPTIONS, RagnarokState
from ninerealms.kernel import engine
from ninerealms.kernel.rng import DRAW
from ninerealms.kernel.state import State
from tests.games.ragnarok.scenario import opening


def drawn(players: int, **options: str) -> list[int]:
    """Out of how many each draw before the first question is, where the first of them comes every time."""
    sides: list[int] = []
    while True:
        s = GAME.fresh(players=players, seed=1, options={"mode": "none", "heroes": "chosen", **options})
        s.rng.demand()
        assert s.rng.loaded is not None
        s.rng.loaded[DRAW] = [0] * len(sides)
        try:
            engine.run(GAME.rules, s)
        except ChanceNeeded as need:
            sides.append(need.sides)
        else:
            return sides


SIX = [6, 5, 4, 3, 2, 1]
PLACES = [12, 11, 10, 9, 8, 7]


@pytest.mark.rule("LOR-007", "LOR-008", "UTG-061")
@pytest.mark.parametrize(
    ("players", "options", "draws"),
    [
        (3, {}, [3, *SIX, *SIX, *PLACES]),
        (2, {}, [2, *(4, 3, 2, 1), 3, *(4, 3, 2, 1), *(10, 9, 8, 7, 6, 5)]),
        (4, {"mode": "monsters"}, [4, *SIX, *SIX, 2, *PLACES]),
        (3, {"monster_choice": "random"}, [3, *SIX, *SIX, *PLACES]),
        (3, {"mode": "monsters", "monster_choice": "random"}, [3, *SIX, *SIX, 3, *PLACES]),
        (5, {"heroes": "dealt"}, [5, *SIX, *SIX, *PLACES, *(5, 4, 3, 2, 1), *range(36, 27, -1)]),
    ],
)
def test_each_draw_is_out_of_what_is_left(players: int, options: dict[str, str], draws: list[int]) -> None:
    """If a table is laid, then each token, monster, hero and card is drawn out of those that are left."""
    assert drawn(players, **options) == draws


@pytest.mark.rule("LOR-003", "LOR-007")
def test_the_nth_of_what_is_left_is_drawn() -> None:
    """If one of some is drawn, then each number names another of them, the lowest first."""
    assert [setup.nth_bit(0b101100, nth) for nth in range(3)] == [2, 3, 5]


@pytest.mark.rule("LOR-003", "LOR-008", "LOR-011")
@pytest.mark.parametrize(("players", "mode"), [(2, "none"), (3, "realm"), (4, "monsters")])
def test_what_is_told_of_a_set_up_is_what_lies_on_the_table(players: int, mode: str) -> None:
    """If the table is laid, then its lines name the realms, forges, monsters, heroes and starts that are there."""
    t = opening(players, 7, mode=mode, heroes="dealt")
    heroes = {seat: t.player(seat)["hero"] for seat in range(players)}
    starts = []
    while t.question == "START_IN":
        starts.append((t.s.seat, t.s.options[1] + 1))
        GAME.apply(t.s, t.s.options[1])
    assert t.log("FIRST_PLAYER") == [(t.table["first"],)]
    assert {str(region): realm for realm, region in t.log("REALM_LAID")} == {
        str(region): realm for region, realm in t.gates_now.items()
    }
    cited = dict(zip([realm for realm, _ in t.log("REALM_LAID")], t.cited("REALM_LAID"), strict=True))
    assert cited == {realm: "UTG-010" if realm == "utgard" else "LOR-003" for realm in t.gates_now.values()}
    forges = {region["number"]: region["forge"] for region in t.table["regions"] if region["forge"]}
    assert {region: rune for rune, region in t.log("FORGE_LAID")} == forges
    assert set(t.log("MONSTER_PLACED")) == {(sheet, t.places_of(sheet)[0]) for sheet in t.sheets}
    assert t.log("HERO_CHOSEN") == list(heroes.items())
    assert t.log("STARTED") == t.log("TOOK_CONTROL") == starts
    assert {t.hero_of(seat): t.owner(region) for seat, region in starts} == {region: seat for seat, region in starts}


@pytest.mark.rule("LOR-010", "LOR-005", "LOR-291")
def test_everybody_begins_with_the_attributes_of_his_hero() -> None:
    """If heroes are named, then each seat has the attributes printed for its own, and monuments have one piece."""
    order = ("beowulf", "ragnar", "lagertha", "aslaug", "snorri")
    t = opening(5, mode="none", heroes=",".join(order))
    printed = {hero["id"]: hero["attributes"] for hero in content.FACTS["heroes"]}
    for seat, hero in enumerate(order):
        assert list(t.player(seat)["attributes"].values()) == printed[hero]
    assert t.pieces_now == {"freyja": 1, "thor": 1, "odin": 1}


@pytest.mark.rule("LOR-011", "LOR-151")
def test_snorri_gains_no_rune_for_his_start() -> None:
    """If Snorri starts in a Settlement, then nobody has taken it, and he has no rune."""
    t = opening(2, 5, mode="none", heroes="snorri,ragnar")
    while t.question == "START_IN":
        GAME.apply(t.s, next(region for region in (0, 2, 15, 17) if region in list(t.s.options)[: t.s.count]))
    assert t.runes_of(0) == {}
    assert t.question == "PRAY_TO"


def test_before_a_table_is_laid_all_is_nothing() -> None:
    """If a state is made, then every field of the table is 0, and there is room for all questions."""
    s, bare = RagnarokState(), State(DEPTH, MOST_OPTIONS)
    assert {name: len(getattr(s, name)) for name in bare.names() if isinstance(getattr(bare, name), list)} == {
        name: len(getattr(bare, name)) for name in bare.names() if isinstance(getattr(bare, name), list)
    }
    for name in set(s.names()) - set(bare.names()):
        field = getattr(s, name)
        assert not any(field if isinstance(field, list) else [field]), name
