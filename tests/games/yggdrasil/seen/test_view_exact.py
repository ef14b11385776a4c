"""Every field of the view: laid out piece by piece, it says exactly what lies on the table."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.seen import view
from ninerealms.games.yggdrasil.seen.view import CardSeen, FoeSeen, ThrowSeen, WorldSeen
from tests.games.yggdrasil.scenario import Table, saga_table
from tests.games.yggdrasil.scenario_saga import saga

IDLE = ThrowSeen(risks=0, god_face="", god_changed=False, vanir={}, changed={}, comrades={}, elves_used=0)


def laid() -> Table:
    """Four gods in the middle of a hard game, Odin's turn."""
    t = saga_table(4, mode="hard", gods="odin,thor,heimdall,freyja")
    t.places(odin="alfheim", thor="alfheim", heimdall="midgard", freyja="muspelheim")
    t.enemies(hel="alfheim", loki="cage", surt="asgard").devastated("asgard", "niflheim").midgard_under("vanaheim")
    t.jotuns("skadi", "gerda", "suttung").jotun_cards("thjazi", "thrym", "utgard-loki")
    t.elves(odin=2, thor=1).dice(odin=3).life(thor=3, freyja=5)
    t.artifacts("odin", "gungnir", "draupnir", "andvarinaut").artifacts("thor", "valshamr")
    t.holders("skidbladnir", "miming")
    t.counts(giants=2, dead=3, valhalla=3, island=2, nidhogg=1).creature_cards("four-stags", "urd", "vidofnir")
    t.bond("kin", "thor", "odin", "freyja").bond("lucky", "freyja", "thor").bond("travel", "heimdall", "odin")
    t.successes("thor", ("god", "II"), ("vanir", "I"), ("vanir", "II"))
    return t.wheel("surt of thor", "loki of odin").deck("odin", "nidhogg", "fenrir").shuffled("thor")


def begun() -> Table:
    return laid().begin("odin", "freyja").until("MOVE_TO")


def cards(figure: int, *enemies: str) -> list[CardSeen | None]:
    return [CardSeen(enemy=enemy, figure=figure) for enemy in enemies]


def foe(name: str, place: str, strength: int, shielded: bool = False, slain: bool = False) -> FoeSeen:
    return FoeSeen(id=name, place=place, strength=strength, shielded=shielded, slain=slain)


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


# --- the Saga Book --------------------------------------------------------------------------------


@pytest.mark.rule("YGG-382", "YGG-044")
def test_the_page_of_the_hard_game() -> None:
    """If the hard game is played, then its row is shown with Nidhogg's place, and nothing lies on the page."""
    assert begun().table["saga_book"] == {
        "page": "hard",
        "row": ["start", "plain", "jotun", "plain", "giant-and-dead", "plain", "tree"],
        "nidhogg": 1,
        "source": "house",
        "oaths": 0,
        "betrayals": 0,
        "unseen_oaths": 0,
        "unseen_betrayals": 0,
        "wolves": [0, 0],
        "wolves_beaten": [False, False],
        "quay": 0,
        "aboard": 0,
        "gone": 0,
    }
    assert saga_table().table["saga_book"]["row"] == ["start", "plain", "plain", "plain", "plain", "tree"]
    assert (saga_table().table["mode"], saga(1).table["mode"], saga(1).table["saga"]) == ("easy", "campaign", 1)


@pytest.mark.rule("YGG-385", "YGG-386")
def test_tokens_on_worlds_and_on_the_page() -> None:
    """If tokens lie face down, an oath came back and others were flipped, then the view counts them all."""
    t = (
        saga(1)
        .tokens(asgard="", midgard="oath", jotunheim="")
        .counts(oaths=1, betrayals=1, bag_oaths=4, bag_betrayals=2)
    )
    tokens = [world["token"] for world in t.table["worlds"]]
    assert tokens == ["", "unknown", "unknown", "oath", "unknown", "unknown", "", "unknown", "unknown"]
    book = t.table["saga_book"]
    assert (book["oaths"], book["betrayals"], book["unseen_oaths"], book["unseen_betrayals"]) == (1, 1, 4, 2)


@pytest.mark.rule("YGG-388")
def test_sons_in_worlds_and_on_the_page() -> None:
    """If a son is beaten, then it is shown on the page; the others stand in their worlds with strength 3."""
    table = saga(2).enemies(son_b="page").table
    assert [one for one in table["foes"] if one["id"].startswith("son")] == [
        foe("son-a", "jotunheim", 3),
        foe("son-b", "page", 3),
        foe("son-c", "alfheim", 3),
    ]
    assert table["worlds"][content.world_ids.index("jotunheim")]["foes"] == ["son-a"]


@pytest.mark.rule("YGG-391", "YGG-393")
@pytest.mark.parametrize(("beaten", "shown"), [(0, [False, False]), (1, [True, False]), (2, [False, True])])
def test_the_wolves_and_which_was_beaten(beaten: int, shown: list[bool]) -> None:
    """If Skoll is on space 3 and Hati on 1, then the view says so, and which of them was beaten."""
    book = saga(3).wolves(3, 1).counts(wolf_beaten=beaten).table["saga_book"]
    assert (book["wolves"], book["wolves_beaten"]) == ([3, 1], shown)


@pytest.mark.rule("YGG-394", "YGG-395")
def test_the_servants_of_hel() -> None:
    """If tiles are on the quay, in worlds, aboard or gone, then each place is counted, in saga 4 alone."""
    t = saga(4).servants("quay", "gone", "midgard", "midgard")
    book = t.table["saga_book"]
    assert (book["quay"], book["aboard"], book["gone"]) == (1, 0, 1)
    assert t.world("midgard")["servants"] == 2
    t = saga(4).page("naglfar-b").servants("aboard", "aboard", "aboard", "gone").enemies(naglfar="svartalfheim")
    book = t.table["saga_book"]
    assert (book["quay"], book["aboard"], book["gone"]) == (0, 3, 1)
    assert foe("naglfar", "svartalfheim", 5) in t.table["foes"]
    assert [saga(number).table["saga_book"]["gone"] for number in (1, 2, 3, 5, 6)] == [0] * 5


@pytest.mark.rule("YGG-398")
def test_the_slain_are_shown_without_a_place() -> None:
    """If Hel is slain, then she is shown as slain and in no world; who never was in the game is not shown."""
    table = saga(6).enemies(hel="off").counts(slain=1 << content.enemy_ids.index("hel")).table
    assert [(one["id"], one["place"], one["slain"]) for one in table["foes"]] == [
        ("surt", "muspelheim", False),
        ("hel", "", True),
        ("jormungand", "midgard", False),
        ("fenrir", "cage", False),
        ("loki", "vanaheim", False),
    ]


# --- opponents ------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-157", "YGG-340")
def test_opponents_by_their_ids() -> None:
    """If a target has a number, then it stands for an enemy, a saga figure, a Jotun, a wolf, a tile or a duel."""
    names = [view.opponent_id(target) for target in range(37)]
    assert names[:10] == [*content.enemy_ids, "son-a", "son-b", "son-c", "naglfar"]
    assert names[10:28] == content.jotun_ids
    assert names[28:32] == ["skoll", "hati", "servant", "quay"]
    assert names[32:] == [f"duel-{enemy}" for enemy in content.enemy_ids[:5]]
    assert (view.opponent_id(v.NO_FIGHT), view.opponent_id(v.NO_FIGHT + 1)) == ("none", "none")
