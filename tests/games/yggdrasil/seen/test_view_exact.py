"""Every field of the view: laid out piece by piece, it says exactly what lies on the table."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil.seen.view import CardSeen, ThrowSeen, WorldSeen
from tests.games.yggdrasil.scenario import saga_table
from tests.games.yggdrasil.seen.laid import begun, foe, laid

IDLE = ThrowSeen(risks=0, god_face="", god_changed=False, vanir={}, changed={}, comrades={}, elves_used=0)


def cards(figure: int, *enemies: str) -> list[CardSeen | None]:
    return [CardSeen(enemy=enemy, figure=figure) for enemy in enemies]


# --- the tree -------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-003", "YGG-007")
def test_the_head_and_the_columns() -> None:
    """If the middle level is turned twice, then Nidavellir is under Asgard; the head says mode, round and order."""
    table = begun().table
    assert (table["mode"], table["saga"], table["round"], table["rotation"]) == ("hard", 0, 1, 2)
    assert table["columns"] == [
        ["asgard", "nidavellir", "jotunheim"],
        ["alfheim", "svartalfheim", "muspelheim"],
        ["vanaheim", "midgard", "niflheim"],
    ]
    assert (table["players"], table["order"]) == (4, [0, 3, 1, 2])
    assert laid().table["order"] == []


@pytest.mark.rule("YGG-066")
def test_the_order_grows_while_the_team_agrees() -> None:
    """If two of four turns are agreed, then these two are shown."""
    assert laid().choose("freyja", "odin").table["order"] == [3, 0]


@pytest.mark.rule("YGG-175", "YGG-186")
def test_every_field_of_a_world() -> None:
    """If gods, enemies, Jotuns and markers stand in worlds, then each world shows them and each seat's grade."""
    worlds = {world["id"]: world for world in begun().table["worlds"]}
    assert list(worlds) == content.world_ids
    plain = WorldSeen(
        id="nidavellir",
        level="middle",
        column=0,
        devastated=False,
        blocked=False,
        gods=[],
        foes=[],
        jotuns=[],
        servants=0,
        token="",
        grades=["normal"] * 4,
        risks=[0] * 4,
    )
    assert worlds["nidavellir"] == plain
    assert worlds["asgard"] == WorldSeen(
        id="asgard",
        level="top",
        column=0,
        devastated=True,
        blocked=False,
        gods=[],
        foes=["surt"],
        jotuns=["gerda"],
        servants=0,
        token="",
        grades=["penalty", "normal", "penalty", "penalty"],
        risks=[4, 3, 4, 4],
    )
    assert worlds["alfheim"] == {
        **plain,
        "id": "alfheim",
        "level": "top",
        "column": 1,
        "gods": [0, 1],
        "foes": ["hel"],
        "grades": ["normal", "bonus", "normal", "normal"],
    }
    assert worlds["vanaheim"] == {
        **plain,
        "id": "vanaheim",
        "level": "top",
        "column": 2,
        "blocked": True,
        "jotuns": ["skadi"],
    }
    assert worlds["muspelheim"] == {
        **plain,
        "id": "muspelheim",
        "level": "bottom",
        "column": 1,
        "gods": [3],
        "grades": ["bonus", "bonus", "bonus", "normal"],
        "risks": [1, 1, 1, 2],
    }
    assert (worlds["jotunheim"]["jotuns"], worlds["midgard"]["foes"]) == (["suttung"], ["jormungand"])


# --- enemies and gauges ---------------------------------------------------------------------------


@pytest.mark.rule("YGG-162", "YGG-164", "YGG-168")
def test_the_enemies_with_their_strengths() -> None:
    """If 2 Fire Giants, 3 Anonymous, 3 Jotuns and 2 markers are out, then the strengths are 3, 4, 3, 3 and 4."""
    assert begun().table["foes"] == [
        foe("surt", "asgard", 3, shielded=True),
        foe("hel", "alfheim", 4),
        foe("jormungand", "midgard", 3),
        foe("fenrir", "cage", 3),
        foe("loki", "cage", 4),
    ]


@pytest.mark.rule("YGG-138", "YGG-139")
@pytest.mark.parametrize(
    ("jotun", "shielded"),
    [("gerda", "surt"), ("hyrrokkin", "hel"), ("hymir", "jormungand"), ("vafthrudnir", "fenrir"), ("angrboda", "loki")],
)
def test_who_is_shielded(jotun: str, shielded: str) -> None:
    """If a linked Jotun is active, then its enemy is shown as shielded, and no other is."""
    foes = saga_table().jotuns(jotun).table["foes"]
    assert [one["id"] for one in foes if one["shielded"]] == [shielded]


@pytest.mark.rule("YGG-223", "YGG-026", "YGG-030")
def test_gauges_and_reserves() -> None:
    """If pieces are on gauges and with gods, then the reserves hold the rest of 8, 7, 11 and 11."""
    table = begun().table
    assert (table["giants"], table["giants_reserve"]) == (2, 6)
    assert (table["anonymous"], table["anonymous_reserve"]) == (3, 5)
    assert (table["valhalla"], table["heroes_reserve"]) == (3, 5)
    assert (table["elves_reserve"], table["vanir_reserve"]) == (11 - 3, 11 - 3)
    assert table["life_reserve"] == 3 + 1
    assert table["cage_markers"] == 5
    assert (table["jotuns"], table["jotun_pieces"]) == (["skadi", "gerda", "suttung"], 4)
    assert table["jotun_cards"] == ["thjazi", "thrym", "utgard-loki"]
    assert (table["island"], table["islands"]) == (2, [0, 1, 1, 2, 2, 3])


@pytest.mark.rule("YGG-035", "YGG-195")
def test_holders_and_creatures() -> None:
    """If artifacts are taken, then the holders show their top card and what is left; so do the creatures."""
    table = begun().table
    assert table["holders"] == ["skidbladnir", "miming", "brisingamen"]
    assert table["holder_cards"] == [
        ["gjallarhorn", "hringhorni", "megingjord", "skidbladnir"],
        ["gleipnir", "hofund", "jarngreipr", "miming", "mjollnir"],
        ["brisingamen", "gullinbursti", "idunns-apples", "odroerir", "svalinn"],
    ]
    assert (table["creatures"], table["drawn"]) == (["four-stags", "urd", "vidofnir"], [])
    ones = [name for n, name in enumerate(content.artifact_ids) if content.artifact_level[n] == 0]
    table = saga_table().artifacts("odin", *ones).table
    assert (table["holders"], table["holder_cards"][0]) == ([None, "gleipnir", "brisingamen"], [])
    assert saga_table().holders("andvarinaut").table["holders"][0] == "andvarinaut"


@pytest.mark.rule("YGG-193")
def test_drawn_creatures_are_seen_until_one_is_chosen() -> None:
    """If Odin draws two creatures, then both are seen, and neither is left in the holder."""
    t = saga_table().everybody_in("jotunheim").places(odin="svartalfheim").to_duty("odin")
    table = t.next_creatures("vidofnir", "four-stags").choose("act").table
    assert table["drawn"] == ["four-stags", "vidofnir"]
    assert len(table["creatures"]) == 16


# --- gods -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-046", "YGG-081", "YGG-380")
def test_every_field_of_a_god() -> None:
    """If gods hold things and cards are known or not, then their sheets say exactly that."""
    odin, thor, heimdall, freyja = begun().table["gods"]
    assert odin == {
        "god": "odin",
        "support": False,
        "place": "alfheim",
        "life": 6,
        "limit": 6,
        "elves": 2,
        "vanir": 3,
        "artifacts": ["andvarinaut", "draupnir", "gungnir"],
        "god_die": ["S"],
        "vanir_die": ["S"],
        "bonds": {"comrade": [1, 2, 3], "kin": [], "lucky": [], "travel": []},
        "facedown": False,
        "facedown_card": None,
        "memory": cards(0, "fenrir", "surt", "hel", "jormungand"),
        "unseen": [],
        "unseen_support": 0,
    }
    assert (thor["god_die"], thor["vanir_die"]) == (["S", "II"], ["S", "I", "II"])
    assert (thor["artifacts"], thor["life"], thor["limit"]) == (["valshamr"], 3, 6)
    assert (thor["facedown"], thor["facedown_card"], thor["memory"]) == (True, None, [None] * 4)
    assert thor["unseen"] == cards(1, "hel", "jormungand", "fenrir", "loki", "nidhogg")
    assert thor["bonds"] == {"comrade": [], "kin": [0, 3], "lucky": [], "travel": []}
    assert (heimdall["god_die"], heimdall["vanir_die"]) == (["S", "I"], ["S", "I"])
    assert heimdall["bonds"]["travel"] == [0]
    assert (freyja["bonds"]["lucky"], freyja["facedown"]) == ([1], True)
    assert freyja["facedown_card"] == CardSeen(enemy="fenrir", figure=3)
    assert freyja["memory"] == cards(3, "loki", "nidhogg", "surt", "hel", "jormungand")


@pytest.mark.rule("YGG-273", "YGG-277")
def test_the_faces_of_one_die_are_not_those_of_the_other() -> None:
    """If Tyr's god die succeeds with I and II, then his Vanir dice do not; with Frigg it is the other way round."""
    tyr, frigg, _ = saga_table(mode="hard", gods="tyr,frigg,thor").table["gods"]
    assert (tyr["god_die"], tyr["vanir_die"]) == (["S", "I", "II"], ["S"])
    assert (frigg["god_die"], frigg["vanir_die"]) == (["S"], ["S", "I"])


@pytest.mark.rule("YGG-023", "YGG-078")
def test_the_wheel_shows_whose_card_lies_in_each_slot() -> None:
    """If cards lie face up, then each slot names the god on their backs, an empty one nobody."""
    empty: dict[str, list[int]] = {name: [] for name in content.enemy_ids}
    assert begun().table["wheel"] == {**empty, "surt": [1], "loki": [0], "nidhogg": [0]}
    t = saga_table(1).wheel("hel of thor", "hel of odin", "surt of odin")
    assert t.table["wheel"] == {**empty, "hel": [1, 0], "surt": [0], "jormungand": [0]}


@pytest.mark.rule("YGG-380", "YGG-057", "YGG-363")
@pytest.mark.parametrize("players", [1, 2])
def test_a_support_god_has_a_sheet_without_a_deck(players: int) -> None:
    """If a support god is there, then it has a place and life; its cards are unseen in the players' decks."""
    t = saga_table(players).opening(gods=("odin,thor,frigg"))
    support = t.table["gods"][2]
    assert (support["god"], support["support"], support["place"], support["life"], support["limit"]) == (
        *("frigg", True, "asgard"),
        *(5, 5),
    )
    assert (support["facedown"], support["facedown_card"], support["memory"], support["unseen"]) == (
        False,
        None,
        [],
        [],
    )
    player = t.table["gods"][0]
    assert (player["support"], player["facedown"], player["facedown_card"]) == (False, players == 2, None)
    assert player["memory"] == [None] * {1: 17, 2: 8}[players]
    assert player["unseen_support"] == {1: 0, 2: 3}[players]
    assert len(player["unseen"]) == {1: 17, 2: 6}[players]
    unseen = t.table["unseen_support_cards"]
    assert unseen == ([] if players == 1 else cards(2, *content.enemy_ids))


@pytest.mark.rule("YGG-019")
def test_before_it_is_chosen_a_god_has_no_name() -> None:
    """If gods are still being chosen, then those not chosen have no name, the first one included."""
    s = GAME.start(3, 1)
    GAME.apply(s, content.god_ids.index("freyr"))
    assert [god["god"] for god in GAME.see(s, 0)["gods"]] == ["freyr", "", ""]


# --- the throw ------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-216", "YGG-280", "YGG-219")
def test_a_throw_in_progress_and_afterwards() -> None:
    """If Odin throws 3 Vanir dice beside a comrade, then all dice are seen, which one an Elf changed, and how many."""
    t = laid().jotuns("skadi").counts(dead=4).begin("odin").until("DUTY")
    assert t.table["throw"] == IDLE
    t.throw("-", "I", "I", "S+", comrades=("II",)).choose("fight hel", 0, 3).until("CHANGE_DIE")
    shown = ThrowSeen(
        risks=4,
        god_face="-",
        god_changed=False,
        vanir={"S+": 1, "I": 2},
        changed={},
        comrades={1: "II"},
        elves_used=0,
    )
    assert t.table["throw"] == shown
    t.choose("I")
    assert t.table["throw"] == {**shown, "changed": {"I": 1}, "elves_used": 1}


@pytest.mark.rule("YGG-219")
def test_a_changed_god_die_is_seen() -> None:
    """If an Elf changes the god die and a risk is left, then the die is shown as changed."""
    t = saga_table().everybody_in("jotunheim").places(odin="alfheim").enemies(hel="alfheim").counts(dead=2)
    t.elves(odin=2).dice(odin=1).throw("I", "-").to_duty("odin").choose("fight hel", 1, "god")
    seen = t.table["throw"]
    assert (seen["god_face"], seen["god_changed"], seen["vanir"], seen["changed"]) == ("I", True, {"-": 1}, {})
    assert (seen["comrades"], seen["elves_used"], seen["risks"]) == ({}, 1, 3)
