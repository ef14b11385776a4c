"""Rules that are cited at questions and reasons which serve several: each position cites the one that holds in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ninerealms.games.ragnarok import GAME
from ninerealms.kit.scenario import Word
from tests.games.ragnarok.scenario import Table, war

Case = tuple[Callable[[], Table], Word, str]


def plain(heroes: str = "aslaug,snorri,ragnar", mode: str = "none") -> Table:
    """Three players, everybody with an Army."""
    return war(3, mode=mode, heroes=heroes).army(0, 5, 2).army(0, 3, 1).army(1, 9, 2).army(2, 16, 2)


def rewarded(*realms: str, mode: str = "realm") -> Table:
    """Reinforce is done, and the bonuses are asked for."""
    return plain(mode=mode).allies(0, *realms).special("reinforce").raises(5, 5, 5)


def marching() -> Table:
    return plain().runes(0, isa=1, fehu=1).until("RUNE_ACT").choose("march")


def placing() -> Table:
    """Niflheim places one of several Armies."""
    return plain().allies(0, "niflheim").owns(0, 20).hero(0, 18).special("usurp").choose("niflheim", "army")


def hunting() -> Table:
    t = plain("snorri,aslaug,ragnar").hero(0, 12).attributes(0, wisdom=1, strength=1).hand(0, "axe 1", "spear 2")
    return t.next_cards("bow 1").next_attacks(2, 12).hunts("garm").choose(2)


def giants() -> Table:
    return plain(mode="monsters").figures(8, 10, 13)


def leading(other: int = 10) -> Table:
    """Gleipnir moves the Giant in 8; where another one is."""
    return giants().figures(8, other, 13).slain(0, "fenrir").choose("gleipnir", "giant in 8")


def building() -> Table:
    return plain().wheel(0, "usurp").special("monument").choose("odin")


def built_on() -> Table:
    """The builder has activated the Troll."""
    return plain().wheel(0, "usurp").roll("attack").special("monument").choose("odin", "troll")


def full() -> Table:
    """Somebody holds five cards at the end of the turn."""
    return plain().hand(0, "axe 1", "axe 2", "axe 3", "bow 1", "bow 2").special("prepare").choose("fehu", "fehu")


def chased() -> Table:
    """Garm drives two Armies away, beside which a Giant stands."""
    t = war(3).monster("garm", 12).army(0, 12, 2, 1).giants({0: 12}).army(1, 9, 1).army(2, 16, 1)
    return t.roll("attack").special("monsters").activates("garm").choose(11)


def sung() -> Table:
    """Snorri has taken a Settlement of his Land."""
    return plain("snorri,aslaug,ragnar").hero(0, 5).army(0, 5, 3).move(5, 6, value=3)


ANSWERS: dict[str, Case] = {
    "a Giant received": (lambda: rewarded("utgard"), "utgard", "UTG-020"),
    "a Giant placed": (
        lambda: plain(mode="realm").giants({0: 3}).allies(0, "utgard").special("reinforce").raises(5, 5, 5),
        "utgard",
        "UTG-021",
    ),
    "Jotunheim's own bonus": (lambda: rewarded("jotunheim", mode="none"), "jotunheim", "LOR-243"),
    "the rune of a March": (marching, "isa", "LOR-039"),
    "the Army of a March": (lambda: marching().choose("isa"), "A2 in 5", "LOR-039"),
    "the way of a March": (lambda: marching().choose("isa", "A2 in 5"), 6, "LOR-039"),
    "the rune of an alliance": (
        lambda: plain().gates(alfheim=8).hero(0, 8).runes(0, isa=1, fehu=1).until("RUNE_ACT").choose("alliance"),
        "isa",
        "LOR-038",
    ),
    "an Army's way": (lambda: plain().until("MOVE_ARMY").choose("A2 in 5"), 6, "LOR-041"),
    "the Hero's way": (lambda: plain().until("HERO_ACT").choose("move"), 20, "LOR-034"),
    "Alfheim's place": (lambda: rewarded("alfheim").choose("alfheim"), 20, "LOR-242"),
    "Muspelheim's recruit": (
        lambda: plain().owns(0, 8).allies(0, "muspelheim").special("build-temple").choose(8, "muspelheim"),
        3,
        "LOR-244",
    ),
    "a Mobilize with few Armies": (
        lambda: plain().army(0, 5, 1, 1, 1, 1).owns(0, 1, 3, 6).special("mobilize"),
        1,
        "LOR-148",
    ),
    "Snorri's rune": (sung, "isa", "LOR-293"),
    "Vanaheim's rune": (
        lambda: plain().allies(0, "vanaheim").special("prepare").choose("isa", "isa", "vanaheim"),
        "isa",
        "LOR-241",
    ),
    "a way by sea": (lambda: plain().army(0, 3, 1).ship(0, "a").until("MOVE_ARMY").choose_army(3), "sea 1", "LOR-138"),
    "an Army of the last seat": (
        lambda: war(5, mode="none").army(4, 16, 1).army(4, 1, 2).turn_of(4).until("MOVE_ARMY"),
        "A1 in 16",
        "LOR-041",
    ),
    "a monster of the action": (lambda: plain().special("monsters"), "troll", "LOR-055"),
    "a monster of the builder": (building, "troll", "LOR-061"),
    "a Giant that may follow": (lambda: plain(mode="realm").giants({0: 5}).move(5, 6), "yes", "UTG-032"),
    "whom a Giant follows": (chased, "yes", "UTG-037"),
    "a result for all Giants": (
        lambda: giants().roll("move 1 or attack").special("monsters").activates("giants"),
        "move",
        "UTG-073",
    ),
    "a Giant's way": (
        lambda: giants().roll("move 1").special("monsters").activates("giants").choose("giant in 8"),
        6,
        "UTG-074",
    ),
}
REFUSALS: dict[str, Case] = {
    "another's Army, to be raised": (lambda: plain().special("reinforce"), "A2 of 1 in 9", "LOR-053"),
    "another's Army, for Jotunheim": (
        lambda: rewarded("jotunheim", mode="none").choose("jotunheim"),
        "A2 of 1 in 9",
        "LOR-243",
    ),
    "another's Army, to march": (lambda: marching().choose("isa"), "A2 of 1 in 9", "LOR-039"),
    "another's Army, to be placed": (placing, "A2 of 1 in 9", "LOR-246"),
    "a way too far to march": (lambda: marching().choose("isa", "A2 in 5"), 12, "LOR-039"),
    "a March to where it is": (lambda: marching().choose("isa", "A2 in 5"), 5, "LOR-039"),
    "a rune one has not, to march": (marching, "tiwaz", "LOR-039"),
    "where an Army is already": (lambda: placing().choose("A2 in 5"), 5, "LOR-246"),
    "where nothing is one's own": (lambda: placing().choose("A2 in 5"), 12, "LOR-246"),
    "a card to strike with": (hunting, "wild 4", "LOR-094"),
    "a card to guard with": (lambda: hunting().choose("none"), "wild 4", "LOR-096"),
    "a card to discard": (full, "wild 4", "LOR-178"),
    "a monster activated before": (built_on, "troll", "LOR-061"),
    "a monster activated by the action": (
        lambda: plain().roll("attack").special("monsters").activates("troll"),
        "troll",
        "LOR-055",
    ),
    "a Giant in the way of Gleipnir": (lambda: leading(9), 9, "LOR-174"),
    "too far for Gleipnir": (leading, 1, "LOR-225"),
}


@pytest.mark.parametrize("key", ANSWERS)
def test_an_answer_cites_the_rule_it_follows(key: str) -> None:
    """If a question is asked for different rules, then each answer names the one it is asked for."""
    make, word, rule = ANSWERS[key]
    t = make()
    assert word in t.options
    assert GAME.rule_of(t.s, t.action_of(word)) == rule
    t.forget_chance()


@pytest.mark.parametrize("key", REFUSALS)
def test_a_refusal_cites_the_rule_that_closes(key: str) -> None:
    """If a reason is given at different questions, then it names the rule of the one that is asked."""
    make, word, rule = REFUSALS[key]
    t = make()
    assert word not in t.options
    assert t.closed(word) == rule
    t.forget_chance()
