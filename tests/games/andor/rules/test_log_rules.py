"""The log names the rule that was followed, also where one kind of line can follow several."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.andor.scenario import Table, lake, river

Case = tuple[Callable[[], Table], str, str]


def grea() -> Table:
    return river("grea", "avida", legend=4).places(grea=537)


def fog(kind: str) -> Table:
    """Grea has stepped into fog."""
    return river("grea", "avida", legend=4).places(grea=536).fog(537, kind).choose("go 537")


def event(card: int) -> Table:
    """Grea on 536 with much of everything has met an event in the fog of 537; Avida is with nobody."""
    t = river("grea", "avida", legend=4).places(grea=536).fog(537, "event").top_card(card, 5 if card != 5 else 20)
    return t.gold(grea=2).strength(grea=5).will(grea=14, avida=3).creatures("gor 559").choose("go 537")


def won(foe: str = "gor") -> Table:
    """Grea has defeated a creature and is asked about the reward."""
    t = grea().creatures(f"{foe} 537").strength(grea=14)
    return t.roll(6).foe(1, 2).choose("fight 537")


def widow(back: str) -> Table:
    """Grea has defeated a widow."""
    return grea().widows(537).strength(grea=9).roll(6).grey(1).next_widow(back).choose("fight widow")


def tower(card: int) -> Table:
    return river("grea", "avida").places(grea=531).tile(566).tower().next_tower(card).choose("go 532")


def uses(thing: str) -> Table:
    return grea().has("grea", thing).choose("free grea", f"use {thing}")


def struck(knight: int) -> Table:
    """A knight has ridden to Grea with 3 strength on 520."""
    t = river("avida", "grea", legend=4).places(avida=555, grea=520).knights(knight).creatures("gor 555")
    t.strength(avida=14, grea=3).will(avida=6).top_card(4, 5)
    return t.roll(6).foe(1, 2).defeat("fight 555")


def unseen() -> Table:
    """Grea has a mushroom nobody has seen, and Avida is with her."""
    return grea().places(avida=537).has("grea", "mushroom-1").hidden("mushroom-1", "mushroom-2", "mushroom-3")


WILL: dict[str, Case] = {
    "a well": (lambda: river("grea", "avida").places(grea=527).choose("go 526", "grea"), "WILL_GAINED", "AND-186"),
    "a mushroom": (lambda: uses("mushroom-1"), "WILL_GAINED", "AND-223"),
    "a bad mushroom": (lambda: uses("mushroom-3"), "WILL_LOST", "AND-223"),
    "hope stone 3": (lambda: uses("hope-3"), "WILL_GAINED", "AND-232"),
    "fog": (lambda: fog("will"), "WILL_GAINED", "AND-240"),
    "a plant": (lambda: uses("plant-1"), "WILL_GAINED", "AND-244"),
    "two plants": (
        lambda: grea().has("grea", "plant-1", "plant-2").choose("free grea", "plants"),
        "WILL_GAINED",
        "AND-245",
    ),
    "a widow's back": (lambda: widow("will-2"), "WILL_GAINED", "AND-267"),
    "event 5": (lambda: event(5), "WILL_GAINED", "AND-505"),
    "event 6": (lambda: event(6), "WILL_GAINED", "AND-506"),
    "the tower": (lambda: tower(4), "WILL_GAINED", "AND-534"),
    "a reward": (lambda: won().choose("0 gold"), "WILL_GAINED", "AND-100"),
    "event 2": (lambda: event(2), "WILL_LOST", "AND-502"),
    "event 3": (lambda: event(3), "WILL_LOST", "AND-503"),
    "event 4": (lambda: event(4), "WILL_LOST", "AND-504"),
    "event 21": (lambda: event(21), "WILL_LOST", "AND-521"),
    "a spell": (
        lambda: river("tenaya", "grea").choose("free tenaya", "prepare"),
        "WILL_LOST",
        "AND-468",
    ),
    "a lost round": (
        lambda: grea().creatures("gor 537").roll(1).foe(3, 1).choose("fight 537"),
        "WILL_LOST",
        "AND-094",
    ),
}
POINTS: dict[str, Case] = {
    "hope stone 1": (lambda: uses("hope-1"), "STRENGTH_GAINED", "AND-227"),
    "strength in the fog": (lambda: fog("strength"), "STRENGTH_GAINED", "AND-240"),
    "a merchant": (
        lambda: grea().places(grea=512).gold(grea=2).choose("free grea", "buy strength"),
        "STRENGTH_GAINED",
        "AND-248",
    ),
    "paying a merchant": (
        lambda: grea().places(grea=512).gold(grea=2).choose("free grea", "buy strength"),
        "GOLD_LOST",
        "AND-248",
    ),
    "buying an item": (
        lambda: grea().places(grea=512).gold(grea=2).choose("free grea", "buy flask"),
        "GOLD_LOST",
        "AND-249",
    ),
    "a strong widow": (lambda: widow("strength-1"), "STRENGTH_GAINED", "AND-267"),
    "the scout": (lambda: tower(4), "STRENGTH_GAINED", "AND-534"),
    "a lost fight": (
        lambda: grea().strength(grea=2).creatures("troll 537").roll(1).foe(6, 6, 6).choose("fight 537"),
        "STRENGTH_LOST",
        "AND-104",
    ),
    "the blade": (
        lambda: (
            grea()
            .has("grea", "blade")
            .strength(grea=9)
            .creatures("gor 537")
            .roll(6)
            .foe(1, 2)
            .choose("fight 537", "blade")
        ),
        "STRENGTH_LOST",
        "AND-213",
    ),
    "a knight comes": (lambda: struck(519), "STRENGTH_LOST", "AND-299"),
    "a knight stays": (lambda: struck(520), "STRENGTH_LOST", "AND-300"),
    "gold as a reward": (lambda: won().choose("2 gold"), "GOLD_GAINED", "AND-100"),
    "gold in the fog": (lambda: fog("gold"), "GOLD_GAINED", "AND-240"),
    "a rich widow": (lambda: widow("gold-1"), "GOLD_GAINED", "AND-267"),
    "event 19": (lambda: event(19), "GOLD_GAINED", "AND-519"),
    "the cache": (lambda: tower(1), "GOLD_GAINED", "AND-531"),
    "event 18": (lambda: event(18), "GOLD_LOST", "AND-518"),
}
THINGS: dict[str, Case] = {
    "picking up": (lambda: grea().lies(537, "flask").freely("grea", "pick flask"), "TOOK", "AND-135"),
    "a mushroom taken": (lambda: grea().lies(537, "mushroom-1").freely("grea", "pick mushroom-1"), "TOOK", "AND-222"),
    "a log": (
        lambda: grea().strength(grea=3).lies(537, "log-1").freely("grea", "pick log-1"),
        "TOOK",
        "AND-235",
    ),
    "a flask in the fog": (lambda: fog("flask"), "TOOK", "AND-240"),
    "a plant in the fog": (lambda: fog("plant"), "TOOK", "AND-243"),
    "an item bought": (
        lambda: grea().places(grea=512).gold(grea=2).choose("free grea", "buy flask"),
        "TOOK",
        "AND-249",
    ),
    "a gift": (
        lambda: grea().places(avida=537).has("grea", "knife").freely("grea", "give knife-1 to avida"),
        "GAVE",
        "AND-136",
    ),
    "a mushroom given": (
        lambda: unseen().freely("grea", "give mushroom-1 to avida"),
        "GAVE",
        "AND-224",
    ),
    "by falcon": (
        lambda: (
            grea().has("grea", "falcon", "knife", "flask").choose("free grea", "fly avida", "give knife-1 to avida")
        ),
        "GAVE",
        "AND-201",
    ),
    "a log that falls": (
        lambda: (
            river("avida", "grea", legend=3)
            .places(avida=555, grea=520)
            .knights(519)
            .creatures("gor 555")
            .strength(avida=14, grea=2)
            .will(avida=6)
            .has("grea", "log-1")
            .top_card(4, 5)
            .roll(6)
            .foe(1, 2)
            .defeat("fight 555")
        ),
        "DROPPED",
        "AND-301",
    ),
    "fog on arrival": (lambda: fog("gold"), "FOG", "AND-067"),
}
MOVES: dict[str, Case] = {
    "an arrow": (lambda: lake().creatures("gor 464").sunrise(), "CREATURE_MOVED", "AND-144"),
    "over another": (lambda: lake().creatures("gor 456", "troll 447").sunrise(), "CREATURE_MOVED", "AND-146"),
    "the Trail": (lambda: river().creatures("gor 520").sunrise(), "CREATURE_MOVED", "AND-152"),
    "a boss": (lambda: lake().boss(buffalo=464).sunrise(), "CREATURE_MOVED", "AND-455"),
    "event 16": (lambda: event(16), "CREATURE_MOVED", "AND-516"),
    "event 17": (lambda: event(17), "CREATURE_MOVED", "AND-517"),
    "event 10": (lambda: event(10), "CREATURE_PLACED", "AND-510"),
    "event 11": (lambda: event(11), "CREATURE_PLACED", "AND-511"),
    "the ambush": (lambda: tower(3), "CREATURE_PLACED", "AND-533"),
    "at the lair": (lambda: lake().creatures("gor 417").sunrise(), "CREATURE_HELD", "AND-046"),
    "at the tile": (lambda: river().creatures("gor 539").sunrise(), "CREATURE_HELD", "AND-441"),
    "a rock": (
        lambda: river(legend=5).lies(502, "rock-1").creatures("gor 501").sunrise(),
        "CREATURE_WAITS",
        "AND-453",
    ),
    "an Azturian": (lambda: river(legend=4).azturians(502).creatures("gor 501").sunrise(), "CREATURE_WAITS", "AND-454"),
    "a widow in the fog": (lambda: fog("widow"), "WIDOW", "AND-246"),
    "a nest": (lambda: river().widows(560).sunrise(), "WIDOW", "AND-179"),
    "event 12": (lambda: event(12), "WIDOW", "AND-512"),
    "event 15": (lambda: event(15), "WIDOW", "AND-515"),
    "an event at sunrise": (lambda: river().sunrise(), "EVENT", "AND-178"),
    "an event in the fog": (lambda: event(18), "EVENT", "AND-241"),
    "wells of the lake": (lambda: lake().full_wells().sunrise(), "WELLS", "AND-170"),
    "wells of the river": (lambda: river().full_wells().sunrise(), "WELLS", "AND-181"),
    "spells of the lake": (lambda: lake("tenaya", "grea").spells("spent").sunrise(), "SPELLS", "AND-172"),
    "spells of the river": (lambda: river("tenaya", "grea").spells("spent").sunrise(), "SPELLS", "AND-182"),
    "the narrator at sunrise": (lambda: lake().sunrise(), "NARRATOR", "AND-044"),
    "the narrator after a defeat": (lambda: won().lightly(), "NARRATOR", "AND-045"),
    "a merchant comes": (lambda: lake().letter("D").sunrise(), "MERCHANT", "AND-622"),
    "a dry well": (lambda: event(8), "WELL_DRY", "AND-508"),
    "another dry well": (lambda: event(9), "WELL_DRY", "AND-509"),
    "a hero stands up": (
        lambda: (
            grea()
            .lying(avida="B")
            .creatures("gor 537")
            .strength(grea=14)
            .roll(6)
            .foe(1, 2)
            .choose("fight 537")
            .lightly()
        ),
        "ROOSTER",
        "AND-305",
    ),
    "a sentinel reaches another hero": (
        lambda: (
            river("grea", "avida", legend=6)
            .sentinels("C7", "C10")
            .places(grea="C2", avida="C5")
            .grey(2)
            .choose("go C4")
        ),
        "SENTINEL",
        "AND-311",
    ),
}
CASES = {**WILL, **POINTS, **THINGS, **MOVES}


@pytest.mark.rule("AND-133", "AND-040")
@pytest.mark.parametrize("name", list(CASES))
def test_the_log_names_its_rule(name: str) -> None:
    """If something happens, then the log line names the rule it followed."""
    make, kind, rule = CASES[name]
    assert rule in make().cited(kind)


@pytest.mark.rule("AND-020")
def test_the_end_names_its_rule() -> None:
    """If a legend is lost, then the last line names why."""
    assert lake().letter("M").sunrise().cited("LOST") == ["AND-051"]
    assert river().tile(540).figures(mother=538).sunrise().cited("LOST") == ["AND-280"]
    assert lake().held("gor", "gor", "gor").creatures("gor 417").sunrise().cited("LOST") == ["AND-047"]


TOLD = {(kind, rule) for _, kind, rule in CASES.values()} | {
    ("LOST", rule) for rule in ("AND-047", "AND-051", "AND-280")
}
