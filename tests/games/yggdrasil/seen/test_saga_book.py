"""Every field of the page of the Saga Book, and who may be fought."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.seen import view
from tests.games.yggdrasil.scenario import saga_table
from tests.games.yggdrasil.scenario_saga import saga
from tests.games.yggdrasil.seen.laid import begun, foe


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
