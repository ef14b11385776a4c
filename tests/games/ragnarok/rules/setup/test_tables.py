"""The tables of the house: map, sheets, decks, monuments, Seas and Heroes as the rules give them."""

from __future__ import annotations

from collections import Counter

import pytest

from ninerealms.games.ragnarok import content
from tests.games.ragnarok.scenario import opening, war

VALUES = [2, 3, 2, 5, 2, 3, 5, 3, 2, 4, 2, 3, 4, 4, 5, 2, 4, 2, 4, 3, 5]
OUTER = [1, 2, 3, 5, 6, 8, 9, 11, 12, 13, 16, 17, 18, 19, 20]
SEAS = {"a": (1, 2, 3), "b": (5, 6), "c": (8, 9), "d": (11, 12, 13), "e": (16, 17), "f": (18, 19, 20)}
INNER = [4, 7, 10, 14, 15, 21]
LANDS = {
    "hrafnmark": {1, 2, 3, 4},
    "eldvik": {5, 6, 7},
    "isborg": {8, 9, 10},
    "ulfdal": {11, 12, 13, 14},
    "stormnes": {15, 16, 17},
    "jarnskog": {18, 19, 20, 21},
}
WOUNDS = {
    "draugr": ("fehu", {"axe": 2, "spear": 1, "any": 1}),
    "troll": ("fehu", {"axe": 1, "bow": 1, "any": 2}),
    "lindworm": ("isa", {"spear": 1, "bow": 2, "any": 1}),
    "garm": ("isa", {"axe": 1, "spear": 1, "bow": 1, "any": 1}),
    "fenrir": ("tiwaz", {"axe": 2, "spear": 1, "bow": 1, "any": 1}),
    "nidhogg": ("tiwaz", {"spear": 2, "bow": 1, "axe": 1, "any": 1}),
    "giants": ("isa", {"axe": 1, "spear": 1, "bow": 1, "any": 2}),
}


def regions(players: int = 3) -> dict[int, dict[str, object]]:
    """The Regions as everybody sees them, by number."""
    return {region["number"]: dict(region) for region in war(players, mode="none").army(0, 1, 1).table["regions"]}


def links(ring: list[int]) -> set[frozenset[int]]:
    return {frozenset((one, other)) for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)}


@pytest.mark.rule("LOR-321", "LOR-322", "LOR-324")
def test_regions_have_their_values_lands_and_features() -> None:
    """If the map is looked at, then values, Lands, Settlements and Shrines are those of the table."""
    seen = regions()
    assert [seen[number]["value"] for number in range(1, 22)] == VALUES
    for land, numbers in LANDS.items():
        assert {number for number in seen if seen[number]["land"] == land} == numbers
    assert {number for number in seen if seen[number]["settlement"]} == {1, 3, 6, 9, 11, 13, 16, 18, 20}
    assert {number for number in seen if seen[number]["shrine"]} == {2, 5, 8, 10, 12, 15, 17, 19, 21}
    assert {number for number in seen if seen[number]["inner"]} == set(INNER)


def beside(players: int) -> set[frozenset[int]]:
    """All links of a map, by printed numbers."""
    found = set()
    for region in war(players, mode="none").army(0, 1, 1).table["regions"]:
        found |= {frozenset((region["number"], other)) for other in region["beside"]}
    return found


@pytest.mark.rule("LOR-323")
def test_the_full_map_is_two_rings_with_spokes() -> None:
    """If the links of the full map are counted, then there are 36: outer ring, inner ring, and each Land's spokes."""
    spokes = {frozenset((inner, outer)) for land in LANDS.values() for inner in land for outer in land}
    spokes = {link for link in spokes if len(link) == 2 and len(link & set(INNER)) == 1}
    assert beside(3) == links(OUTER) | links(INNER) | spokes
    assert len(beside(3)) == 36


@pytest.mark.rule("LOR-327", "LOR-126")
def test_the_two_player_map_leaves_two_lands_out() -> None:
    """If two play, then Lands C and D are gone, 6 adjoins 16 and 7 adjoins 15."""
    ring = [number for number in OUTER if number not in (8, 9, 11, 12, 13)]
    inner = [4, 7, 15, 21]
    small = beside(2)
    assert links(ring) | links(inner) <= small
    assert frozenset((6, 16)) in small
    assert frozenset((7, 15)) in small
    assert not {number for link in small for number in link} & {8, 9, 10, 11, 12, 13, 14}


@pytest.mark.rule("LOR-325", "LOR-326")
def test_gates_and_forges_have_their_places() -> None:
    """If games begin, then gates and forges are where the table says, for two and for more."""
    assert set(opening(5).gates_now) == {2, 5, 8, 12, 17, 19}
    assert set(opening(2).gates_now) == {2, 5, 6, 16, 17, 19}
    assert {number for number, region in regions().items() if region["forge"]} == {1, 7, 9, 14, 16, 19}
    assert {number for number, region in regions(2).items() if region["forge"]} == {1, 7, 16, 19}


@pytest.mark.rule("LOR-281", "LOR-283")
def test_seas_lie_along_outer_regions_only() -> None:
    """If Regions are looked at, then each outer one lies at the Sea of its Land, and no inner one at any."""
    seen = regions()
    for sea, numbers in SEAS.items():
        assert {number for number in seen if seen[number]["sea"] == sea} == set(numbers)
    assert all(seen[number]["sea"] == "" for number in INNER)


@pytest.mark.rule("LOR-282", "LOR-138")
@pytest.mark.parametrize(("players", "ring"), [(3, "abcdef"), (2, "abef")])
def test_the_seas_form_a_ring(players: int, ring: str) -> None:
    """If an Army sails, then to its own Sea and those before and after it in the ring; two players use four Seas."""
    for place, sea in enumerate(ring):
        start = SEAS[sea][0]
        t = war(players, mode="none").army(0, start, 1).ship(0, sea).until("MOVE_ARMY").choose_army(start)
        near = {number for each in (ring[place - 1], sea, ring[(place + 1) % len(ring)]) for number in SEAS[each]}
        by_land = {number for link in beside(players) if start in link for number in link}
        assert t.reach == (near | by_land) - {start}


@pytest.mark.rule("LOR-284")
def test_several_drakkars_share_a_sea() -> None:
    """If another's Drakkar lies in the Sea one sails to, then both are there, and nobody fights."""
    t = war(3, mode="none").army(0, 1, 1).ship(0, "a").ship(1, "b").move(1, 6).stop()
    assert (t.player(0)["sea"], t.player(1)["sea"]) == ("b", "b")
    assert t.table["ships"]["b"] == [0, 1]
    assert "BATTLE_BEGINS" not in t.story


def sheet(name: str) -> tuple[str, dict[str, int]]:
    """Rune and wounds of a monster as they are seen."""
    mode = "monsters" if name == "giants" else "none"
    seen = war(3, mode=mode).army(0, 1, 1).monster_seen(name)
    assert seen is not None
    return seen["rune"], {wound: count for wound, count in seen["wounds"].items() if count}


@pytest.mark.rule("LOR-201", "LOR-202", "LOR-203")
@pytest.mark.parametrize("name", ["draugr", "troll", "lindworm"])
def test_sheets_of_the_first_three(name: str) -> None:
    """If a sheet is looked at, then its rune and its wounds are those of the table."""
    assert sheet(name) == WOUNDS[name]


@pytest.mark.rule("LOR-204", "LOR-205", "LOR-206")
@pytest.mark.parametrize("name", ["garm", "fenrir", "nidhogg"])
def test_sheets_of_the_next_three(name: str) -> None:
    """If a sheet is looked at, then its rune and its wounds are those of the table."""
    assert sheet(name) == WOUNDS[name]


@pytest.mark.rule("LOR-207", "UTG-001")
def test_the_sheet_of_the_giants() -> None:
    """If the Giants' sheet is looked at, then its rune is Isa, with five wounds."""
    assert sheet("giants") == WOUNDS["giants"]


@pytest.mark.rule("LOR-208")
def test_lokis_wounds() -> None:
    """If Loki is hunted, then two of each symbol and two of any are open."""
    t = war(3, mode="none").army(0, 5, 1).slain(0, "troll", "garm").hero(0, 4).loki(4).attributes(0, wisdom=1)
    t.next_cards("axe 1").next_attacks(1, 2).hunts("loki")
    assert t.wounds_open == {"axe": 2, "spear": 2, "bow": 2, "any": 2}


@pytest.mark.rule("LOR-231")
def test_the_monster_die_has_six_faces() -> None:
    """If the die is looked at, then its faces are those of the table, a choice on two of them."""
    faces = list(zip(content.die_moves, content.die_attacks, strict=True))
    assert faces == [(1, 0), (2, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


@pytest.mark.rule("LOR-271", "LOR-272", "LOR-273")
def test_the_combat_deck() -> None:
    """If the Combat cards are counted, then there are 36 with the values and casualties of the table."""
    deck = dict(zip(content.card_ids, zip(content.card_count, content.card_casualties, strict=True), strict=True))
    for symbol in ("axe", "spear", "bow"):
        assert [deck[f"{symbol}-{value}"] for value in (1, 2, 3)] == [(4, 0), (4, 0), (3, 1)]
    assert deck["wild-4"] == (3, 2)
    assert sum(content.card_count) == 36
    assert Counter(content.card_value) == {1: 3, 2: 3, 3: 3, 4: 1}


@pytest.mark.rule("LOR-274", "LOR-275", "LOR-276")
def test_the_attack_deck() -> None:
    """If the attack cards are laid out, then attacks, weaknesses and Injuries are those of the table."""
    assert content.attack_value == [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]
    assert [content.SYMBOLS[n] for n in content.attack_weakness] == ["axe", "spear", "bow"] * 4
    assert content.attack_injuries == [1] * 6 + [2] * 4 + [3] * 2


@pytest.mark.rule("LOR-291", "LOR-292", "LOR-293")
@pytest.mark.parametrize(("hero", "points"), [("ragnar", (2, 2, 1)), ("aslaug", (2, 1, 2)), ("snorri", (2, 1, 2))])
def test_start_attributes_of_three_heroes(hero: str, points: tuple[int, int, int]) -> None:
    """If a hero starts, then authority, strength and wisdom are those of the table."""
    t = war(2, mode="none", heroes=f"{hero},beowulf").army(0, 1, 1)
    assert tuple(t.player(0)["attributes"].values()) == points


@pytest.mark.rule("LOR-294", "LOR-295")
@pytest.mark.parametrize(("hero", "authority", "wisdom"), [("lagertha", 2, 1), ("beowulf", 1, 2)])
def test_start_attributes_of_two_heroes(hero: str, authority: int, wisdom: int) -> None:
    """If Lagertha or Beowulf starts, then it is with strength 2, she with more authority, he with more wisdom."""
    t = war(2, mode="none", heroes=f"{hero},snorri").army(0, 1, 1)
    assert t.player(0)["attributes"] == {"authority": authority, "strength": 2, "wisdom": wisdom}


@pytest.mark.rule("LOR-251", "LOR-133")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_odin_draws_one_less_than_his_level(level: int) -> None:
    """If a priest prays to Odin, then one card fewer than his pieces is drawn, and wisdom rises."""
    cards = ("axe 1", "axe 2", "axe 3")[: level - 1]
    t = war(3, mode="none").army(0, 5, 1).pieces(odin=level).next_cards(*cards).choose("odin")
    assert t.hand_of(0) == list(cards)
    assert t.attribute(0, "wisdom") == 3


@pytest.mark.rule("LOR-253", "LOR-147")
def test_freyja_raises_different_armies() -> None:
    """If Freyja has three pieces, then up to two different Armies are raised by 1 each, and authority rises."""
    t = war(3, mode="none").army(0, 5, 1).army(0, 1, 2).army(0, 9, 6).pieces(freyja=3).choose("freyja")
    assert t.asked == (0, "RAISE_ARMY")
    assert t.options == {"A1 in 5", "A2 in 1", "none"}
    t.choose("A1 in 5")
    assert t.options == {"A2 in 1", "none"}
    assert t.closed("A2 in 5") == "LOR-253"
    t.choose("A2 in 1")
    assert t.armies(0) == {1: [3], 5: [2], 9: [6]}
    assert t.attribute(0, "authority") == 3


@pytest.mark.rule("LOR-241", "LOR-245")
def test_the_realm_bonuses_of_rune_and_card() -> None:
    """If Vanaheim is used, then one rune of choice follows; if Svartalfheim is, then one card, the next of the deck."""
    t = war(3, mode="none").allies(0, "vanaheim").army(0, 5, 2).owns(0, 1).army(1, 9, 1).special("mobilize")
    t.choose("vanaheim", "isa")
    assert t.runes_of(0) == {"isa": 1}
    t = war(3, mode="none").allies(0, "svartalfheim").army(0, 5, 2).hero(0, 18).army(1, 9, 1)
    t.next_cards("bow 2", "axe 3").special("usurp").choose("svartalfheim")
    assert t.hand_of(0) == ["bow 2"]
    t.forget_chance()


@pytest.mark.rule("LOR-242")
def test_alfheim_places_the_hero_anywhere_or_heals_one_injury() -> None:
    """If Alfheim is used, then the Hero goes to any Region, its own included, or one of its Injuries is healed."""
    for answer in ("hero", "heal"):
        t = war(3, mode="none").allies(0, "alfheim").army(0, 5, 2).hero(0, 5).army(1, 9, 1).loki(10)
        t.injuries(0, "wisdom", "strength").special("reinforce").raises(5, 5, 5).choose("alfheim", answer)
        if answer == "hero":
            assert t.options == set(range(1, 22))
            t.choose(12)
            assert (t.player(0)["region"], t.injuries_of(0)) == (12, ["strength", "wisdom"])
        else:
            assert t.options == {"strength", "wisdom"}
            t.choose("wisdom")
            assert (t.player(0)["region"], t.injuries_of(0)) == (5, ["strength"])


@pytest.mark.rule("LOR-247")
def test_a_bonus_that_changes_nothing_cannot_be_used() -> None:
    """If all Armies are at 6, then Jotunheim is not offered after Build Temple."""
    t = war(3, mode="none").allies(0, "jotunheim").army(0, 5, 6).army(1, 9, 1).special("build-temple")
    assert t.active == 1


@pytest.mark.rule("LOR-246", "LOR-284")
def test_niflheim_sails_up_to_three_seas_or_places_an_army() -> None:
    """If Niflheim is used, then the Drakkar goes up to three Seas, or one own Army to any Region one controls."""
    for players, seas in ((3, set("bcdef")), (2, set("bef"))):
        t = (
            war(players, mode="none")
            .allies(0, "niflheim")
            .army(0, 5, 2)
            .hero(0, 18)
            .ship(0, "a")
            .ship(1, "b")
            .army(1, 16, 1)
        )
        t.special("usurp").choose("niflheim", "sail")
        assert t.options == seas
        t.choose("e")
        assert t.player(0)["sea"] == "e"
    t = war(3, mode="none").allies(0, "niflheim").army(0, 5, 2).army(0, 3, 1).owns(0, 13).hero(0, 18).army(1, 9, 1)
    t.special("usurp").choose("niflheim", "army", "A2 in 5")
    assert t.options == {3, 13, 18}
    t.choose(13)
    assert t.armies(0) == {3: [1], 13: [2]}


@pytest.mark.rule("LOR-243", "LOR-244")
def test_the_realm_bonuses_that_raise_or_make_armies() -> None:
    """If Jotunheim and Muspelheim are used, then an Army is raised by 1, and one of value 1 recruited."""
    t = war(3, mode="none").allies(0, "jotunheim", "muspelheim").army(0, 5, 2).owns(0, 7).army(1, 9, 1)
    t.special("build-temple").choose("jotunheim").until("REALM_BONUS", "RAISE_ARMY")
    if t.question == "RAISE_ARMY":
        t.choose("A2 in 5")
    t.choose("muspelheim", 7)
    assert t.armies(0) == {5: [3], 7: [1]}


@pytest.mark.rule("LOR-170")
def test_a_test_may_lay_a_map_of_three_regions() -> None:
    """If the line is laid, then it has the Regions 1, 2 and 3 in a row."""
    t = war(2, mode="monsters").on_map("line").army(0, 1, 3)
    assert {region["number"]: region["beside"] for region in t.table["regions"]} == {1: [2], 2: [1, 3], 3: [2]}
