"""The whole table as a seat sees it: every field, at peace, in a Battle, in a hunt and before anything is chosen."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok.seen import view
from ninerealms.games.ragnarok.seen.view import RegionSeen
from tests.games.ragnarok.scenario import Table, opening, war


def rich(mode: str = "realm") -> Table:
    """Three players with a bit of everything."""
    t = war(3, mode=mode, heroes="ragnar,aslaug,snorri").army(0, 5, 2, 3).army(1, 9, 4).army(2, 16, 1)
    t.owns(0, 1, 2, 3, 4).hero(0, 5).hero(1, 1).hero(2, 5).ship(0, "a").loki(1).built(2, 8).used("chain")
    t.slain(0, "draugr", "garm").slain(1, "troll").controls(0, "nidhogg").controls(1, "fenrir")
    t.attributes(0, authority=3, strength=4, wisdom=5).injuries(0, "authority", "fourth")
    t.priests(0, ready=1, at=("freyja", "odin")).priests(1, at=("odin",)).runes(0, fehu=2, tiwaz=1)
    t.allies(0, "vanaheim", "utgard" if mode == "realm" else "jotunheim").wheel(0, "mobilize", "prepare")
    t.hand(0, "axe 1", "wild 4", "wild 4").hand(1, "bow 2").discards("axe 1", "spear 3").fulfilled(1, 5)
    return t.wheel(2, "prepare").pieces(freyja=4, odin=2)


def region(t: Table, number: int) -> RegionSeen:
    return next(each for each in t.table["regions"] if each["number"] == number)


# --- at peace -------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-118", "LOR-121")
def test_all_that_belongs_to_nobody_is_seen() -> None:
    """If the table is looked at, then supplies, decks, Seas, the wheel and what is needed to win are what they are."""
    table = rich().giants({0: 5, 2: 16}).table
    assert {name: kept for name, kept in table.items() if name not in ("regions", "players", "monsters")} == {
        "map": "full",
        "mode": "realm",
        "round": 1,
        "phase": "start",
        "turn": 0,
        "first": 0,
        "last_round": False,
        "seas": ["a", "b", "c", "d", "e", "f"],
        "ships": {"a": [0], "b": [], "c": [], "d": [1, 2], "e": [], "f": []},
        "loki": 1,
        "monuments": [
            {"id": "freyja", "attribute": "authority", "pieces": 4, "complete": True, "priests": [0]},
            {"id": "thor", "attribute": "strength", "pieces": 1, "complete": False, "priests": []},
            {"id": "odin", "attribute": "wisdom", "pieces": 2, "complete": False, "priests": [0, 1]},
        ],
        "wheel": {
            "mobilize": [0],
            "reinforce": [],
            "build-temple": [],
            "monsters": [],
            "usurp": [],
            "prepare": [0, 2],
        },
        "realms": ["vanaheim", "alfheim", "utgard", "muspelheim", "svartalfheim", "niflheim"],
        "ragnarok": [True, False, False, False, True],
        "lands_to_win": 3,
        "regions_short": 1,
        "temples_to_win": 5,
        "temples_left": 5,
        "giants_left": 2,
        "runes_left": {"fehu": 10, "isa": 12, "tiwaz": 11},
        "deck": 30,
        "discard": {"axe-1": 1, "spear-3": 1},
        "battle": None,
        "hunt": None,
        "moves_left": 1,
        "sailed": False,
    }


@pytest.mark.rule("LOR-181", "LOR-188")
def test_all_that_a_seat_has_is_seen() -> None:
    """If a seat looks at its own things, then it sees what counts, what is printed, what is used and what it lacks."""
    t = rich().giants({0: 5, 2: 16})
    assert view.see(t.s, 0)["players"][0] == {
        "hero": "ragnar",
        "region": 5,
        "sea": "a",
        "giant": 5,
        "attributes": {"authority": 3, "strength": 4, "wisdom": 5},
        "counting": {"authority": 1, "strength": 4, "wisdom": 5},
        "injuries": ["authority", "fourth"],
        "runes": {"fehu": 2, "isa": 0, "tiwaz": 1},
        "priests_ready": 1,
        "priests_unready": 1,
        "priests_at": ["freyja", "odin"],
        "allied": ["vanaheim", "utgard"],
        "markers": ["mobilize", "prepare"],
        "artefacts": [{"id": "barrow-blade", "used": False}, {"id": "chain", "used": True}],
        "slain": ["draugr", "garm"],
        "hand_size": 3,
        "hand": {"axe-1": 1, "wild-4": 2},
        "armies": [
            {"army": 0, "seat": 0, "value": 2, "region": 5},
            {"army": 1, "seat": 0, "value": 3, "region": 5},
        ],
        "armies_left": 4,
        "army_value": 5,
        "regions": 5,
        "inner": 1,
        "lands": ["hrafnmark"],
        "lacks_to_jarl": 4,
        "temples": 1,
    }
    assert [(each["army"], each["region"]) for each in view.see(t.s, 0)["players"][1]["armies"]] == [(6, 9)]


@pytest.mark.rule("LOR-321", "UTG-010")
def test_all_that_is_in_a_region_is_seen() -> None:
    """If Regions are looked at, then pieces, features, gate, Sea and neighbours of each are what they are."""
    t = rich().giants({0: 5, 2: 16})
    assert region(t, 1) == {
        "region": 0,
        "number": 1,
        "land": "hrafnmark",
        "value": 2,
        "inner": False,
        "settlement": True,
        "shrine": False,
        "temple": False,
        "forge": "fehu",
        "gate": "",
        "sea": "a",
        "control": 0,
        "armies": [],
        "heroes": [1],
        "giants": [],
        "figures": 0,
        "monsters": [],
        "loki": True,
        "beside": [2, 4, 20],
    }
    assert region(t, 5) == {
        "region": 4,
        "number": 5,
        "land": "eldvik",
        "value": 2,
        "inner": False,
        "settlement": False,
        "shrine": True,
        "temple": False,
        "forge": "",
        "gate": "alfheim",
        "sea": "b",
        "control": 0,
        "armies": [
            {"army": 0, "seat": 0, "value": 2, "region": 5},
            {"army": 1, "seat": 0, "value": 3, "region": 5},
        ],
        "heroes": [0, 2],
        "giants": [0],
        "figures": 0,
        "monsters": [],
        "loki": False,
        "beside": [3, 6, 7],
    }
    assert (region(t, 2)["gate"], region(t, 2)["temple"], region(t, 17)["control"]) == ("utgard", True, None)


@pytest.mark.rule("LOR-008", "UTG-064")
def test_sheets_are_seen_with_their_places_and_owners() -> None:
    """If Garm and the Draugr are slain, then their Regions are gone; the Giants are three figures on one sheet."""
    t = rich("monsters").figures(10, 7, 10)
    seen = {
        each["id"]: (each["regions"], each["tamer"], each["slayer"], each["artefact"]) for each in t.table["monsters"]
    }
    assert seen == {
        "draugr": ([], None, 0, "barrow-blade"),
        "troll": ([], None, 1, "troll-hide"),
        "garm": ([], None, 0, "chain"),
        "fenrir": ([17], 1, None, "gleipnir"),
        "nidhogg": ([19], 0, None, "root-fang"),
        "giants": ([10, 7, 10], None, None, "mace"),
    }
    assert [(region(t, n)["figures"], region(t, n)["monsters"]) for n in (10, 7, 17)] == [
        (2, []),
        (1, []),
        (0, ["fenrir"]),
    ]


def test_nothing_is_anywhere_before_it_is_chosen() -> None:
    """If heroes are still to be chosen, then nobody has one, a place, a ship or a Giant, and Loki is aside."""
    table = opening(2, mode="none").table
    player = table["players"][0]
    assert [player[name] for name in ("hero", "region", "sea", "giant", "armies", "armies_left")] == [
        "",
        0,
        "",
        None,
        [],
        6,
    ]
    assert (table["loki"], table["seas"], table["phase"], table["giants_left"]) == (
        None,
        ["a", "b", "e", "f"],
        "set-up",
        0,
    )


# --- in a Battle, in a hunt -----------------------------------------------------------------------


@pytest.mark.rule("LOR-082", "LOR-083", "LOR-084")
def test_both_sides_of_a_battle_are_seen() -> None:
    """If Ragnar attacks Region 1 and a card was played and passed, then both sides show what counts for them."""
    t = war(3, mode="none", heroes="aslaug,ragnar,snorri").army(1, 2, 3, 2).army(2, 1, 2).army(0, 5, 1).hero(1, 4)
    t.turn_of(1).hand(1, "axe 1", "axe 2").hand(2, "bow 3", "bow 1").attack(2, 1, 3).choose("bow 3")
    assert t.table["battle"] == {
        "number": 1,
        "sides": [
            {
                "seat": 1,
                "armies": [{"army": 6, "seat": 1, "value": 3, "region": 1}],
                "bonus": 1,
                "limit": 3,
                "cards": {},
                "casualties": 0,
                "total": 4,
                "passed": False,
            },
            {
                "seat": 2,
                "armies": [{"army": 12, "seat": 2, "value": 2, "region": 1}],
                "bonus": 0,
                "limit": 2,
                "cards": {"bow-3": 1},
                "casualties": 1,
                "total": 5,
                "passed": False,
            },
        ],
    }
    t.choose("axe 2", "pass")
    assert [side["passed"] for side in t.battle["sides"]] == [False, True]


@pytest.mark.rule("LOR-092", "LOR-093", "LOR-097")
def test_a_hunt_is_seen() -> None:
    """If seat 0 hunts the Draugr, then two attack cards are drawn, and the one that is picked is in force."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).monster("draugr", 12).hero(0, 12).attributes(0, wisdom=1)
    t.next_cards("axe 1").next_attacks(1, 12).hunts("draugr")
    first = {"card": 0, "attack": 3, "weakness": "axe", "injuries": 1}
    last = {"card": 11, "attack": 8, "weakness": "bow", "injuries": 3}
    wounds = {"axe": 2, "spear": 1, "bow": 0, "any": 1}
    hunt: dict[str, object] = {
        "hunter": 0,
        "monster": "draugr",
        "number": 12,
        "round": 1,
        "rounds": 6,
        "wounds": wounds,
        "all_wounds": wounds,
        "drawn": [first, last],
        "attack": None,
        "guard": 0,
        "deck": 10,
    }
    seen = [t.table["hunt"], t.choose(1).table["hunt"]]
    assert seen == [hunt, {**hunt, "attack": first}]


@pytest.mark.rule("LOR-091", "LOR-208")
def test_a_hunt_of_loki_is_seen() -> None:
    """If Loki is hunted, then it is he who is hunted, with his wounds."""
    t = war(3, mode="none").army(0, 5, 1).slain(0, "troll", "garm").hero(0, 4).loki(4).attributes(0, wisdom=1)
    hunt = t.next_cards("axe 1").next_attacks(1, 2).hunts("loki").table["hunt"]
    assert hunt is not None
    assert (hunt["monster"], hunt["all_wounds"]) == ("loki", {"axe": 2, "spear": 2, "bow": 2, "any": 2})


@pytest.mark.rule("LOR-041", "LOR-138")
def test_moves_that_are_left_are_seen() -> None:
    """If an Army has sailed with an authority of 1, then no move is left, and the Drakkar has sailed."""
    t = war(3, mode="none").army(0, 1, 1).army(0, 12, 1).ship(0, "a").attributes(0, authority=2).move(1, 6)
    assert (t.table["moves_left"], t.table["sailed"], t.table["phase"]) == (1, True, "armies")
    t.s.moves = 5
    assert t.table["moves_left"] == 0
    t.s.is_last = 1
    assert t.table["last_round"] is True
