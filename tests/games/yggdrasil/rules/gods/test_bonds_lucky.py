"""Lucky Companion: what another god's saving throw leaves behind (p.23)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table, saga_table

# Freyja has Lucky Companion towards all others on her sheet.


def throwers(players: int = 3, gods: str = "thor,freyja,frigg", **worlds: str) -> Table:
    """Thor and Freyja in Alfheim with Hel, whose strength is 6; the others in Jotunheim."""
    t = saga_table(players, mode="hard", gods=gods).everybody_in("jotunheim").enemies(hel="alfheim").counts(dead=5)
    return t.places(**{"thor": "alfheim", "freyja": "alfheim", **worlds})


def thrown(t: Table, *vanir: str, elves: int = 0, god: str = "thor") -> Table:
    """Fight with these Vanir dice and a god die that fails and is changed by the first Elf, if there is one."""
    t.elves(**{god: elves}).dice(**{god: len(vanir)}).throw("-", *vanir).to_duty(god).choose("fight hel")
    if vanir:
        t.choose(len(vanir))
    if elves:
        t.choose("god")
    return t


def supplies(t: Table, *gods: str) -> list[tuple[int, int]]:
    """Elves and Vanir dice of gods, then of the reserves."""
    table = t.table
    owned = [(t.god(god)["elves"], t.god(god)["vanir"]) for god in gods]
    return [*owned, (table["elves_reserve"], table["vanir_reserve"])]


@pytest.mark.rule("YGG-289")
@pytest.mark.parametrize(
    ("taken", "left"),
    [
        ("none", [(0, 1), (0, 0), (9, 8)]),
        ("elf", [(0, 1), (1, 0), (8, 8)]),
        ("lost-die", [(0, 1), (0, 1), (9, 7)]),
        ("die", [(0, 0), (0, 1), (9, 8)]),
    ],
)
def test_one_elf_that_was_used_or_one_die_that_was_rolled(taken: str, left: list[tuple[int, int]]) -> None:
    """If Thor used an Elf and rolled I+ and blank, then Freyja takes the Elf, a lost or kept die, or nothing."""
    t = thrown(throwers(), "I+", "-", elves=1)
    assert t.asked == ("freyja", "LUCKY_TAKE")
    assert t.options == {"none", "elf", "lost-die", "die"}
    t.choose(taken)
    assert t.question != "LUCKY_TAKE"
    assert supplies(t, "thor", "freyja") == left


@pytest.mark.rule("YGG-289")
@pytest.mark.parametrize(
    ("vanir", "elves", "offered"),
    [
        (("S+",), 0, {"none", "lost-die"}),
        (("S",), 0, {"none", "die"}),
        (("II+",), 0, {"none", "lost-die"}),
        ((), 1, {"none", "elf"}),
        (("-",), 1, {"none", "elf", "die"}),
    ],
)
def test_only_what_was_used_or_rolled_can_be_taken(vanir: tuple[str, ...], elves: int, offered: set[str]) -> None:
    """If no Elf was used, or no die rolled, or none lost or kept, then that is not among what Freyja may take."""
    t = thrown(throwers(), *vanir, elves=elves)
    if t.question == "CHANGE_DIE":
        t.choose("none")
    assert (t.asked, t.options) == (("freyja", "LUCKY_TAKE"), offered)


@pytest.mark.rule("YGG-289")
def test_nothing_is_taken_of_what_stayed_at_home() -> None:
    """If Thor has Elves and dice but used and rolled none, then Freyja is not asked."""
    t = throwers().elves(thor=2).dice(thor=2).throw("-").to_duty("thor").choose("fight hel", 0, "none")
    assert t.log("LUCK_TOOK") == []
    assert t.question != "LUCKY_TAKE"
    assert supplies(t, "thor", "freyja")[:2] == [(2, 2), (0, 0)]


@pytest.mark.rule("YGG-289")
@pytest.mark.parametrize("world", ["asgard", "muspelheim", "nidavellir"])
def test_luck_needs_the_same_world(world: str) -> None:
    """If Freyja is in another world, then she takes nothing, and what is lost goes back."""
    t = thrown(throwers(freyja=world), "I+", "-", elves=1)
    assert t.question != "LUCKY_TAKE"
    assert supplies(t, "thor", "freyja") == [(0, 1), (0, 0), (9, 8)]


@pytest.mark.rule("YGG-289", "YGG-279")
def test_the_object_takes_nothing_from_the_holder() -> None:
    """If Freyja throws beside Thor, then Thor takes nothing."""
    t = thrown(throwers(), "I+", "-", elves=1, god="freyja")
    assert t.question != "LUCKY_TAKE"
    assert supplies(t, "freyja", "thor") == [(0, 1), (0, 0), (9, 8)]


@pytest.mark.rule("YGG-289")
def test_luck_works_in_a_risky_action_too() -> None:
    """If Thor throws for the action of Niflheim beside Freyja, then she may take a die he rolled."""
    t = saga_table(3, mode="hard", gods="thor,freyja,frigg").everybody_in("niflheim").enemies(hel="alfheim")
    t.counts(dead=3).dice(thor=1).throw("-", "I+").to_duty("thor").choose("act")
    while t.question != "LUCKY_TAKE":
        t.choose(3 if t.question == "TAKE_COUNT" else 1)
    t.choose("lost-die")
    assert supplies(t, "thor", "freyja") == [(0, 0), (0, 1), (9, 8)]


@pytest.mark.rule("YGG-291", "YGG-289")
def test_the_lost_die_is_taken_and_both_elves_go_back() -> None:
    """If a throw costs 2 Elves and 1 die, and the die is taken, then 2 Elves go to Alfheim and no die to Vanaheim."""
    t = throwers().elves(thor=2).dice(thor=1).throw("-", "I+").to_duty("thor").choose("fight hel", 1, "god", "I+")
    t.choose("lost-die")
    assert supplies(t, "thor", "freyja") == [(0, 0), (0, 1), (9, 8)]


@pytest.mark.rule("YGG-289")
def test_two_lucky_companions_take_one_thing_each() -> None:
    """If Freyja and Frigg both have luck with Thor, then each takes one of what is there, not the same piece."""
    t = thrown(throwers(frigg="alfheim").bond("lucky", "frigg", "thor"), "I+", "-", elves=1)
    t.choose("lost-die")
    assert t.asked == ("frigg", "LUCKY_TAKE")
    assert t.options == {"none", "elf", "die"}
    t.choose("elf")
    assert supplies(t, "thor", "freyja", "frigg") == [(0, 1), (0, 1), (1, 0), (8, 7)]


# --- with a support god ---------------------------------------------------------------------------


@pytest.mark.rule("YGG-290", "YGG-278")
@pytest.mark.parametrize(("players", "gods"), [(1, "freyja,thor,tyr"), (2, "freyja,tyr,thor")])
@pytest.mark.parametrize(
    ("kept", "elves", "dice"),
    [("none", 0, 1), pytest.param("elf", 1, 1, marks=pytest.mark.tells("KEPT YGG-290")), ("lost-die", 0, 2)],
    ids=["none", "elf", "die"],
)
def test_beside_a_support_god_the_holder_keeps_one_of_its_own(
    players: int, gods: str, kept: str, elves: int, dice: int
) -> None:
    """If Freyja throws beside a support god and would lose an Elf and a die, then she keeps one of them."""
    t = thrown(throwers(players, gods), "I+", "-", elves=1, god="freyja")
    assert t.asked == ("freyja", "KEEP_BY_LUCK")
    assert t.options == {"none", "elf", "lost-die"}
    t.choose(kept)
    reserve = {1: 6, 2: 7}[players]
    assert supplies(t, "freyja") == [(elves, dice), (reserve - elves, reserve - dice)]


@pytest.mark.rule("YGG-290")
def test_beside_a_player_god_the_holder_keeps_none_of_its_own() -> None:
    """If Freyja throws beside a player's god, then all she would lose goes back."""
    t = thrown(throwers(), "I+", "S+", elves=1, god="freyja")
    assert t.question != "KEEP_BY_LUCK"
    assert supplies(t, "freyja") == [(0, 0), (9, 9)]


@pytest.mark.rule("YGG-290")
def test_luck_with_a_support_god_needs_the_same_world_and_something_to_lose() -> None:
    """If the support god is elsewhere, or nothing would be lost, then Freyja is not asked."""
    t = thrown(throwers(2, "freyja,tyr,thor", thor="jotunheim"), "I+", "-", elves=1, god="freyja")
    assert t.question != "KEEP_BY_LUCK"
    assert supplies(t, "freyja") == [(0, 1), (7, 6)]
    t = thrown(throwers(2, "freyja,tyr,thor"), "S", "-", god="freyja")
    assert t.question != "KEEP_BY_LUCK"
    assert supplies(t, "freyja") == [(0, 2), (7, 5)]


@pytest.mark.rule("YGG-290", "YGG-289")
def test_a_support_god_takes_nothing() -> None:
    """If Thor throws beside a support Freyja, then nobody takes what he loses; she has no supply."""
    t = thrown(throwers(2, "thor,tyr,freyja"), "I+", "-", elves=1)
    assert t.question not in ("LUCKY_TAKE", "KEEP_BY_LUCK")
    assert supplies(t, "thor") == [(0, 1), (7, 6)]
