"""What can be seen of the table: every field of the view, on one rich table of each module."""

from __future__ import annotations

import pytest

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge.seen import view
from tests.games.diceforge.scenario import forge
from tests.games.diceforge.scenario_modules import maze, titans

LIGHT = ["1g", "1g", "1g", "1g", "1g", "1s"]
DARK = ["1g", "1g", "1g", "1g", "1m", "2v"]


@pytest.mark.rule("DFR-015", "DFR-080", "DFR-112")
def test_all_of_a_player_is_seen() -> None:
    """If a player has forged, bought and moved, then each field shows it."""
    t = forge(3).first(2).active(1).round(4).reserve(1, gold=14, sun=2, moon=1, glory=30)
    t.dice(1, light=["3g", "2s"], dark=["4v"]).shown(1, "2s", "2v").card(1, "chest", "hammer", "hammer", "owl", "owl")
    t.hammer(1, 37).pawn(1, 4).at("reinforcements").choose("owl", "gold", 0)
    assert t.player(1) == view.Player(
        seat=1,
        place=2,
        active=True,
        reserve={"gold": 15, "sun": 2, "moon": 1, "glory": 30},
        limit={"gold": 16, "sun": 9, "moon": 9},
        dice=[
            view.Die(die=2, name="light", faces=["3g", "2s", *LIGHT[2:]], up=1, shown="2s", fixed=[False] * 6),
            view.Die(die=3, name="dark", faces=["4v", *DARK[1:]], up=5, shown="2v", fixed=[False] * 6),
        ],
        forged=3,
        removed={"1g": 3},
        island=4,
        cards=[
            view.Card(slot="M1", card="hammer", count=2, points=0, reinforcement=False, used=0),
            view.Card(slot="M2", card="chest", count=1, points=2, reinforcement=False, used=0),
            view.Card(slot="F3", card="owl", count=2, points=4, reinforcement=True, used=1),
        ],
        hammer=[30, 7],
        scepters=[],
        companions=[],
        tritons=0,
        cerberus=0,
        golem=None,
        allegiance=None,
        zone="",
        score=view.Sheet(track=30, cards=10, module=0, total=40),
    )


@pytest.mark.rule("DFR-036", "DFR-035")
def test_a_player_who_has_done_nothing_is_seen() -> None:
    """If a player is at home with his starting dice, then he has nothing, and what others used is not his."""
    t = forge(3).first(2).active(1).card(1, "owl").card(0, "owl").at("reinforcements").choose("owl", "sun")
    seen = t.player(0)
    assert (seen["seat"], seen["place"], seen["active"], seen["island"], seen["removed"]) == (0, 1, False, None, {})
    assert seen["cards"] == [view.Card(slot="F3", card="owl", count=1, points=4, reinforcement=True, used=0)]
    assert [(die["die"], die["name"], die["faces"]) for die in seen["dice"]] == [(0, "light", LIGHT), (1, "dark", DARK)]
    assert (seen["reserve"], seen["limit"]) == (
        {"gold": 0, "sun": 0, "moon": 0, "glory": 0},
        {"gold": 12, "sun": 6, "moon": 6},
    )
    assert [player["place"] for player in t.table["players"]] == [1, 2, 0]
    assert forge(3).card(2, "hammer", "hammer").hammer(2, 7).player(2)["hammer"] == [7, 0]


@pytest.mark.rule("DFR-087", "DFR-189")
def test_tokens_and_forced_faces_are_seen() -> None:
    """If Companions, tokens and a boar are there, then all are seen, and that the boar cannot be removed."""
    t = forge(3, "companion, triton, cerberus, boar").card(0, *["companion"] * 3, "triton", "cerberus", "boar")
    t.companion(0, 3, None, 0).card(2, "boar").dice(1, dark=["1g", "boar-red"]).dice(0, light=["boar-blue"])
    seen = t.player(0)
    assert (seen["companions"], seen["tritons"], seen["cerberus"]) == ([3, None, 0], 1, 1)
    assert (seen["dice"][0]["fixed"], t.player(1)["dice"][1]["fixed"]) == (
        [True, *[False] * 5],
        [False, True, *[False] * 4],
    )
    assert t.table["forced"] == [
        view.Forced(face="boar-red", owner=0, bearer=1),
        view.Forced(face="boar-blue", owner=2, bearer=0),
    ]
    assert forge(3, "boar").dice(1, dark=["boar-red"]).table["forced"] == []
    assert forge(3, "boar").card(0, "boar").table["forced"] == []


@pytest.mark.rule("DFR-417", "DFR-443", "DFR-491")
def test_the_titans_are_seen() -> None:
    """If the Titans are played, then original shards, tokens, zones and memories are seen, and no golem."""
    t = titans(8, shard=3, gold=2, glory=1).card(0, "scepter", "scepter").scepter(0, 5, 2).allegiance(1, "-11b")
    t.card(1, "memory").card(0, "memory").memory("red", 4, "2l-1s", 1).memory("blue", 2, "2a-1m")
    t.card(2, "misfortune").dice(0, light=["misfortune-red"])
    seen = t.player(0)
    assert seen["reserve"] == {"gold": 2, "sun": 0, "moon": 0, "glory": 1, "shard": 3}
    assert (seen["limit"]["shard"], seen["scepters"], seen["golem"]) == (6, [5, 2], None)
    assert [(player["allegiance"], player["zone"]) for player in t.table["players"]] == [
        ("8", "L2"),
        ("-11b", "R2"),
        ("0", ""),
    ]
    value = content.allegiance_value[content.allegiance_ids.index("8")]
    assert seen["score"] == view.Sheet(track=1, cards=6, module=value, total=7 + value)
    assert t.table["memories"] == [
        view.Memory(colour="red", owner=1, island=4, side=1),
        view.Memory(colour="blue", owner=0, island=2, side=0),
    ]
    assert t.table["forced"] == [view.Forced(face="misfortune-red", owner=2, bearer=0)]
    assert (t.table["module"], t.table["treasures"]) == ("titans", [])


@pytest.mark.rule("DFR-343", "DFR-383")
def test_the_goddess_is_seen() -> None:
    """If the Goddess is played, then golems and treasures are seen, and no allegiance."""
    t = maze("U3", gold=2).golem(2, "C4").treasure("C4", "moon").goddess_reached()
    assert [(player["golem"], player["allegiance"]) for player in t.table["players"]] == [
        ("U3", None),
        ("START", None),
        ("C4", None),
    ]
    assert t.table["treasures"] == [
        view.Treasure(treasure="sun", room=None),
        view.Treasure(treasure="moon", room="C4"),
        view.Treasure(treasure="glory", room=None),
    ]
    assert (t.table["module"], t.table["goddess_reached"], t.table["ended"]) == ("goddess", True, False)


@pytest.mark.rule("DFR-022", "DFR-023", "DFR-027")
def test_the_whole_table_is_seen() -> None:
    """If the table is looked at, then round, turn, stacks, portals and pools are as they are."""
    t = forge(3).first(2).active(0).round(7).card(1, "hydra").pawn(1, 4).pawn(0, 7).left("3g", 1).reserve(0, gold=2)
    seen = t.table
    assert (seen["module"], seen["round"], seen["rounds"], seen["active"], seen["first"]) == ("none", 7, 10, 0, 2)
    assert (seen["goddess_reached"], seen["ended"], seen["memories"], seen["treasures"]) == (False, False, [], [])
    assert seen["portals"] == [None, None, None, 1, None, None, 0]
    assert [player["seat"] for player in seen["players"]] == [0, 1, 2]
    assert seen["stacks"][0] == view.Stack(slot="M1", island=1, card="hammer", left=3, sun=0, moon=1, points=0)
    assert seen["stacks"][11] == view.Stack(slot="F5", island=5, card="gorgon", left=3, sun=4, moon=0, points=14)
    assert seen["stacks"][14] == view.Stack(slot="X", island=4, card="hydra", left=2, sun=5, moon=5, points=26)
    assert len(seen["stacks"]) == 15
    assert seen["pools"][0] == view.Pool(face="3g", place="sanctuary", cost=2, level=1, left=1)
    assert seen["pools"][15] == view.Pool(face="1g-1s-1m-1v", place="sanctuary", cost=12, level=7, left=1)
    assert seen["pools"][16] == view.Pool(face="x3", place="gardens", cost=0, level=0, left=4)
    assert [len(forge(3, setup).table["pools"]) for setup in ("first", "goddess", "titans")] == [27, 29, 37]


@pytest.mark.rule("DFR-111")
def test_the_end_is_seen_by_every_seat() -> None:
    """If the game is over, then the table says so, the same for every seat."""
    t = forge(2).round(9).active(1).at("end")
    assert (t.table["ended"], t.table["rounds"]) == (True, 9)
    assert GAME.see(t.s, 0) == GAME.see(t.s, 1) == t.table
