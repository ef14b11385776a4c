"""The facts of content.toml as rows of numbers, and how facts that cannot be played are refused."""

from __future__ import annotations

from typing import Any

import pytest

from ninerealms.games.yggdrasil import content

Patch = pytest.MonkeyPatch


def world(name: str) -> int:
    return content.world_ids.index(name)


def enemy(name: str) -> int:
    return content.enemy_ids.index(name)


# --- sound facts ----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-004", "YGG-005", "YGG-006")
def test_three_worlds_stand_on_each_level() -> None:
    """If the levels are laid out, then Asgard, Alfheim and Vanaheim are on top, and so on down."""
    assert content.levels() == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert content.world_level == content.levels()


@pytest.mark.rule("YGG-355")
def test_every_world_has_its_column() -> None:
    """If the tree is laid out, then Asgard, Midgard and Jotunheim are in column 0, and so on clockwise."""
    columns = {name: content.slots()[world(name)] for name in content.world_ids}
    assert [name for name, column in columns.items() if column == 0] == ["asgard", "midgard", "jotunheim"]
    assert [name for name, column in columns.items() if column == 1] == ["alfheim", "nidavellir", "muspelheim"]
    assert [name for name, column in columns.items() if column == 2] == ["vanaheim", "svartalfheim", "niflheim"]
    assert content.world_slot == content.slots()


@pytest.mark.rule("YGG-134", "YGG-358")
def test_eight_jotuns_block_a_world() -> None:
    """If Jotuns block, then the first eight do, in the order of the rulebook's names; the others block nothing."""
    names = ["asgard", "alfheim", "vanaheim", "midgard", "nidavellir", "svartalfheim", "niflheim", "muspelheim"]
    assert content.blocked_worlds() == [*(world(name) for name in names), *[-1] * 10]


@pytest.mark.rule("YGG-137", "YGG-359")
def test_five_jotuns_are_linked_with_an_enemy() -> None:
    """If Jotuns are linked, then the next five are, each with another enemy; the others with nobody."""
    names = ["loki", "surt", "hel", "jormungand", "fenrir"]
    assert content.linked_enemies() == [*[-1] * 8, *(enemy(name) for name in names), *[-1] * 5]


@pytest.mark.rule("YGG-234", "YGG-237", "YGG-239")
def test_an_artifact_of_level_two_is_against_somebody() -> None:
    """If artifacts cancel risks, then the six of level 2 do, Jarngreipr against any Jotun; no other does."""
    against = [enemy("fenrir"), enemy("hel"), enemy("loki"), 10, enemy("surt"), enemy("jormungand")]
    assert content.opponents() == [*[-1] * 6, *against, *[-1] * 6]


@pytest.mark.rule("YGG-356")
def test_the_faces_of_the_dice() -> None:
    """If the dice are laid out, then their faces are S, S+, I, I+, II, II+ and blank, numbered from 0."""
    assert content.faces_of("god") == [0, 0, 2, 2, 4, 6]
    assert content.faces_of("vanir") == [0, 1, 2, 3, 5, 6]


@pytest.mark.rule("YGG-273", "YGG-274", "YGG-277")
def test_what_succeeds_for_a_god_from_the_start() -> None:
    """If a god has faces that succeed, then they are bits: 1 and 2 its god die, 4 and 8 Vanir dice."""
    faces = dict(zip(content.god_ids, content.god_faces(), strict=True))
    assert faces == {"freyr": 0, "freyja": 0, "frigg": 4, "heimdall": 5, "odin": 0, "thor": 0, "tyr": 3}


@pytest.mark.rule("YGG-277")
def test_each_face_of_each_die_has_a_bit_of_its_own(monkeypatch: Patch) -> None:
    """If II of the Vanir dice succeeds for a god, then that is another bit than all others."""
    found = []
    for die, face in (("god_die", "I"), ("god_die", "II"), ("vanir_die", "I"), ("vanir_die", "II")):
        with monkeypatch.context() as patch:
            patch.setitem(content.GODS[5], die, [face])
            found.append(content.god_faces()[5])
    assert found == [1, 2, 4, 8]


@pytest.mark.rule("YGG-362")
def test_the_faces_of_the_stones() -> None:
    """If the stones are laid out, then white has journey and turning, green life and deed, red deed and journey."""
    assert [content.RUNES[face] for face in content.stone_faces()] == [
        *("journey", "turning"),
        *("life", "deed"),
        *("deed", "journey"),
    ]


@pytest.mark.rule("YGG-381", "YGG-382")
def test_every_page_has_eight_places() -> None:
    """If the rows are laid out, then each takes eight places, and those behind its end are plain."""
    rows = content.rows()
    assert len(rows) == 14 * 8
    assert rows[:16] == [0, 1, 1, 1, 1, 2, 1, 1, 0, 1, 5, 1, 6, 1, 2, 1]
    assert rows[-8:] == [0, 1, 16, 2, 1, 1, 1, 1]
    assert rows == content.row_icon


# --- facts that cannot be played ------------------------------------------------------------------


def refused(call: str) -> str:
    with pytest.raises(ValueError, match=r".") as caught:
        getattr(content, call)()
    return str(caught.value)


LISTS = {
    "worlds": ", ".join(content.world_ids),
    "enemies": ", ".join(content.enemy_ids),
    "faces": "S, S+, I, I+, II, II+, -",
    "runes": "journey, deed, turning, life",
}


@pytest.mark.rule("YGG-333")
def test_an_unknown_icon_is_named_with_its_page_and_those_there_are(monkeypatch: Patch) -> None:
    """If a page has an icon nobody knows, then the sentence names it, the page, and all icons there are."""
    monkeypatch.setitem(content.PAGES[2], "row", ["start", "swan", "dead-tree"])
    assert refused("rows") == f"page baldr-a has 'swan'; there are {', '.join(content.ICONS)}"


@pytest.mark.rule("YGG-333")
@pytest.mark.parametrize(
    "row",
    [
        ["plain", "tree"],
        ["start", "plain"],
        ["start", "jotun"],
        ["start", *["plain"] * 7, "tree"],
    ],
    ids=["no start", "no end", "effect at the end", "nine icons"],
)
def test_a_row_that_cannot_be_walked_is_refused(row: list[str], monkeypatch: Patch) -> None:
    """If a row does not begin at start, does not end at a tree or page turn, or is too long, then it is refused."""
    monkeypatch.setitem(content.PAGES[0], "row", row)
    assert refused("rows") == "page easy must begin at start and end at a tree or a page turn, with 8 icons at most"


@pytest.mark.rule("YGG-333")
@pytest.mark.parametrize("last", ["tree", "dead-tree", "page-turn"])
def test_a_row_of_eight_icons_fits(last: str, monkeypatch: Patch) -> None:
    """If a row has eight icons and ends at a tree, a dead tree or a page turn, then it fits."""
    monkeypatch.setitem(content.PAGES[0], "row", ["start", *["jotun"] * 6, last])
    assert content.rows()[:8] == [0, *[5] * 6, content.ICONS.index(last)]


@pytest.mark.parametrize(
    ("table", "row", "key", "value", "call", "sentence"),
    [
        ("worlds", 0, "level", "cellar", "levels", "the level of asgard has 'cellar'; there are top, middle, bottom"),
        ("jotuns", 0, "blocks", "utgard", "blocked_worlds", f"thjazi has 'utgard'; there are {LISTS['worlds']}"),
        ("jotuns", 8, "links", "ymir", "linked_enemies", f"angrboda has 'ymir'; there are {LISTS['enemies']}"),
        ("artifacts", 6, "against", "ymir", "opponents", f"gleipnir has 'ymir'; there are {LISTS['enemies']}"),
        (
            "runes",
            1,
            "faces",
            ["life", "luck"],
            "stone_faces",
            f"the green stone has 'luck'; there are {LISTS['runes']}",
        ),
        ("runes", 2, "faces", ["deed"], "stone_faces", "the red stone has two faces"),
        ("runes", 2, "faces", ["deed", "deed", "deed"], "stone_faces", "the red stone has two faces"),
    ],
)
def test_a_fact_that_is_not_known_is_named(
    table: str, row: int, key: str, value: object, call: str, sentence: str, monkeypatch: Patch
) -> None:
    """If a world, enemy, level or rune is not known, then the sentence says where it stands and what there is."""
    monkeypatch.setitem(content.FACTS[table][row], key, value)
    assert refused(call) == sentence


@pytest.mark.rule("YGG-356")
@pytest.mark.parametrize(
    ("faces", "sentence"),
    [
        (["S", "S", "I", "I", "II", "III"], f"a god die has 'III'; there are {LISTS['faces']}"),
        (["S", "S", "I", "I", "II"], "a god die has six faces"),
        (["S", "S", "I", "I", "II", "-", "-"], "a god die has six faces"),
    ],
)
def test_a_die_needs_six_known_faces(faces: list[str], sentence: str, monkeypatch: Patch) -> None:
    """If a die has an unknown face, or not six of them, then it is refused."""
    monkeypatch.setitem(content.FACTS["dice"], "god", faces)
    with pytest.raises(ValueError, match=r".") as caught:
        content.faces_of("god")
    assert str(caught.value) == sentence


COLUMNS: list[list[str]] = content.FACTS["tree"]["columns"]


@pytest.mark.rule("YGG-355")
@pytest.mark.parametrize(
    ("columns", "sentence"),
    [
        ([["asgard", "midgard", "jotunheim"], *COLUMNS], "asgard must stand in one column"),
        (COLUMNS[1:], "asgard must stand in one column"),
        (
            [["midgard", "asgard", "jotunheim"], *COLUMNS[1:]],
            "a column goes from top to bottom, not ['midgard', 'asgard', 'jotunheim']",
        ),
        ([*COLUMNS, ["utgard"]], f"a column has 'utgard'; there are {LISTS['worlds']}"),
    ],
    ids=["twice", "missing", "upside down", "unknown"],
)
def test_columns_that_are_no_tree_are_refused(columns: list[list[str]], sentence: str, monkeypatch: Patch) -> None:
    """If a world stands in two columns or in none, or a column is not in order, then the tree is refused."""
    monkeypatch.setitem(content.FACTS["tree"], "columns", columns)
    assert refused("slots") == sentence


@pytest.mark.rule("YGG-360")
@pytest.mark.parametrize(
    ("numbers", "fits"),
    [
        ([0, 1], True),
        ([0, *[1] * 15], True),
        ([0], False),
        ([0, *[1] * 16], False),
        ([1, 1, 2], False),
    ],
    ids=["two", "sixteen", "one", "seventeen", "number on the first"],
)
def test_there_are_two_to_sixteen_islands(numbers: list[int], fits: bool, monkeypatch: Patch) -> None:
    """If the first island has a number, or there are fewer than 2 islands or more than 16, then they are refused."""
    monkeypatch.setitem(content.FACTS["islands"], "numbers", numbers)
    if fits:
        content.check()
    else:
        assert refused("check") == "the first island has no number, and there are 2 to 16"


@pytest.mark.rule("YGG-134", "YGG-137", "YGG-141")
@pytest.mark.parametrize(
    ("jotun", "key"),
    [
        ("thjazi", "links"),
        ("thjazi", "hinders"),
        ("angrboda", "blocks"),
        ("angrboda", "hinders"),
        ("thrym", "blocks"),
        ("thrym", "links"),
    ],
)
def test_a_jotun_does_one_thing(jotun: str, key: str, monkeypatch: Patch) -> None:
    """If a Jotun does two things, then it is refused by its name."""
    monkeypatch.setitem(content.JOTUNS[content.jotun_ids.index(jotun)], key, "x")
    assert refused("check") == f"Jotun {jotun} must block, link or hinder"


@pytest.mark.rule("YGG-134", "YGG-137", "YGG-141")
@pytest.mark.parametrize(("jotun", "key"), [("thjazi", "blocks"), ("angrboda", "links"), ("thrym", "hinders")])
def test_a_jotun_does_something(jotun: str, key: str, monkeypatch: Patch) -> None:
    """If a Jotun does nothing, then it is refused by its name."""
    monkeypatch.delitem(content.JOTUNS[content.jotun_ids.index(jotun)], key)
    assert refused("check") == f"Jotun {jotun} must block, link or hinder"


@pytest.mark.rule("YGG-016", "YGG-019", "YGG-003")
@pytest.mark.parametrize(
    ("table", "count"),
    [("jotuns", 18), ("artifacts", 18), ("worlds", 9), ("gods", 7), ("enemies", 6), ("pages", 14)],
)
@pytest.mark.parametrize("change", [-1, 1])
def test_so_many_there_are(table: str, count: int, change: int, monkeypatch: Patch) -> None:
    """If one of the cards, worlds, gods, enemies or pages is missing or too many, then the facts are refused."""
    rows: list[Any] = content.FACTS[table]
    monkeypatch.setitem(content.FACTS, table, rows[:-1] if change < 0 else [*rows, rows[-1]])
    assert refused("check") == f"there are {count} {table}"


@pytest.mark.rule("YGG-027")
@pytest.mark.parametrize("count", [17, 19])
def test_there_are_eighteen_creatures(count: int, monkeypatch: Patch) -> None:
    """If a creature is missing or too many, then the facts are refused."""
    ids = [*content.FACTS["creatures"]["ids"], "raven"][:count]
    monkeypatch.setitem(content.FACTS["creatures"], "ids", ids)
    assert refused("check") == "there are 18 creatures"


def test_what_is_not_known_to_a_list() -> None:
    """If a name stands in a list, then its place counts from 0; another is refused."""
    assert [content.place(("top", "middle"), name, "a level") for name in ("top", "middle")] == [0, 1]
    with pytest.raises(ValueError, match=r"^a level has 'bottom'; there are top, middle$"):
        content.place(("top", "middle"), "bottom", "a level")
