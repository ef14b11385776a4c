"""The facts of content.toml as rows of numbers, and how facts that cannot be played are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ninerealms.games.ragnarok import content

Patch = pytest.MonkeyPatch

FULL, TWO, LINE = content.MAPS
REGIONS = 21


# --- sound facts ----------------------------------------------------------------------------------


def test_the_facts_as_they_are_can_be_played(monkeypatch: Patch) -> None:
    """If nothing is changed, then nothing is refused, also not a map with a gate in each of its Regions."""
    content.check()
    monkeypatch.setitem(LINE, "gates", [3, 1, 2])
    content.check()


@pytest.mark.rule("LOR-321", "LOR-324")
def test_printed_numbers_become_bits_from_0() -> None:
    """If Regions are written by their numbers, then Region 1 is the lowest bit and Region 21 the highest."""
    assert [content.bits(numbers) for numbers in ([], [1], [21], [2, 4, 20])] == [0, 1, 1 << 20, 2 + 8 + (1 << 19)]
    assert content.split("4: 1 2 21") == (3, ["1", "2", "21"])
    assert content.per_region("inner") == content.bits([4, 7, 10, 14, 15, 21]) == content.inner


@pytest.mark.rule("LOR-323", "LOR-327", "LOR-170")
def test_neighbours_are_laid_out_map_by_map() -> None:
    """If the links are laid out, then each map has a row of 21 Regions, empty where a Region is not on it."""
    rows = content.neighbours()
    assert rows == content.near
    assert [len(rows), rows[0], rows[20]] == [3 * REGIONS, content.bits([2, 4, 20]), content.bits([4, 15, 18, 19, 20])]
    assert [rows[REGIONS + n - 1] for n in (6, 7, 8, 14)] == [
        *(content.bits([5, 7, 16]), content.bits([4, 5, 6, 15])),
        *(0, 0),
    ]
    assert rows[2 * REGIONS :] == [2, 5, 2, *[0] * 18]


@pytest.mark.rule("LOR-322", "LOR-126")
def test_lands_are_what_a_map_has_of_them() -> None:
    """If Lands are laid out, then each has its Regions on the full map, and what is left of them on the others."""
    assert content.lands_on_maps() == content.land_regions
    two = [content.bits(numbers) for numbers in ([1, 2, 3, 4], [5, 6, 7], [], [], [15, 16, 17], [18, 19, 20, 21])]
    assert content.lands_on_maps()[6:] == [*two, 7, *[0] * 5]


@pytest.mark.rule("LOR-282")
def test_seas_lie_beside_those_before_and_after_them() -> None:
    """If the Seas of a map form a ring, then each has two beside it; a Sea alone has none."""
    assert content.seas_on_maps() == [34, 5, 10, 20, 40, 17, *(34, 17, 0, 0, 34, 17), *[0] * 6] == content.sea_near


@pytest.mark.rule("LOR-207", "LOR-325")
def test_rows_are_as_long_as_the_longest() -> None:
    """If wounds are counted and places are laid out, then what is not there is 0 or none."""
    assert content.counts_of("axe any axe spear") == [2, 1, 0, 1]
    assert content.padded([[4, 5], [], [1, 2, 3]], 3) == [4, 5, -1, *[-1] * 3, 1, 2, 3]


# --- facts that cannot be played ------------------------------------------------------------------


def refused(call: Callable[[], object]) -> str:
    with pytest.raises(ValueError, match=r".") as caught:
        call()
    return str(caught.value)


KNOWN = {
    "map_ids": "full, two, line",
    "action_ids": "mobilize, reinforce, build-temple, monsters, usurp, prepare",
    "hero_ids": "ragnar, aslaug, snorri, lagertha, beowulf",
    "monument_ids": "freyja, thor, odin",
    "monster_ids": "draugr, troll, lindworm, garm, fenrir, nidhogg, giants",
}


@pytest.mark.parametrize("name", KNOWN)
def test_what_the_rules_know_by_number_stands_in_its_order(name: str, monkeypatch: Patch) -> None:
    """If two maps, actions, heroes, monuments or monsters change places, then the sentence names them in order."""
    ids: list[str] = getattr(content, name)
    monkeypatch.setattr(content, name, [ids[1], ids[0], *ids[2:]])
    assert refused(content.check) == f"there must be {KNOWN[name]}, in this order"


CARDS = "the cards are axe, spear and bow with values 1 to 3, then the wild one"
GATES = "gates and forges lie in different regions of it"
WRONG: list[tuple[dict[str, Any], str, Any, str]] = [
    (content.PLACES[4], "id", "6", "the regions are 1 to 21, in this order"),
    (content.LANDS[0], "regions", [1, 2, 3], "each region lies in one land"),
    (content.LANDS[0], "regions", [1, 2, 3, 4, 5], "each region lies in one land"),
    (FULL, "gates", [2, 5, 8, 12, 17, 17], f"map full: {GATES}"),
    (TWO, "forges", [1, 7, 16, 9], f"map two: {GATES}"),
    (FULL, "forges", [1, 1], f"map full: {GATES}"),
    (LINE, "gates", [4], f"map line: {GATES}"),
    (content.COUNTS, "players", [3, 4, 5, 6], "the columns of counts are for 2 players and more, in their order"),
    (content.COUNTS, "players", [2, 3, 4], "the columns of counts are for 2 players and more, in their order"),
    (
        *(content.FACTS["monuments"][0], "attribute", "wisdom"),
        "the monuments raise authority, strength, wisdom, in this order",
    ),
    (content.CARDS[0], "symbol", "bow", CARDS),
    (content.CARDS[8], "value", 2, CARDS),
    (content.CARDS[9], "symbol", "bow", CARDS),
]


@pytest.mark.parametrize(
    ("row", "key", "value", "sentence"), WRONG, ids=[f"{key}-{n}" for n, (_, key, *_) in enumerate(WRONG)]
)
def test_facts_that_contradict_each_other_are_refused(
    row: dict[str, Any], key: str, value: object, sentence: str, monkeypatch: Patch
) -> None:
    """If places, Lands, gates, columns, monuments or cards are not what the rules count on, then a sentence says so."""
    monkeypatch.setitem(row, key, value)
    assert refused(content.check) == sentence


@pytest.mark.rule("LOR-323")
def test_a_link_that_goes_one_way_is_refused(monkeypatch: Patch) -> None:
    """If a Region has a neighbour that has not it, then the sentence names both and the map."""
    monkeypatch.setitem(TWO, "links", ["1: 2 4", *TWO["links"][1:]])
    assert refused(content.neighbours) == "map two: the link of 1 and 20 goes one way only"
