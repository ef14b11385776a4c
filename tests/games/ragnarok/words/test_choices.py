"""The answers of Lords of Ragnarok as data: groups, parts, symbols, and the chances of Battles and hunts."""

from __future__ import annotations

from ninerealms.games.ragnarok import GAME
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.seen import hunt_odds
from ninerealms.games.ragnarok.seen import odds as reckoned
from ninerealms.games.ragnarok.words import icons
from ninerealms.games.ragnarok.words.choices import GROUP_OF, POINTED
from ninerealms.kernel.choice import Choice
from ninerealms.kit.percent import shown
from tests.games.ragnarok.scenario import Table, war
from tests.games.ragnarok.words.speaking import in_all, in_english
from tests.games.sentences import parts_in_english

ALL_CARDS = "to win if both sides play all the cards they can"


def choice_of(t: Table, word: int | str) -> Choice:
    return GAME.say_choice(t.s, t.action_of(word))


def chances(t: Table, word: int | str) -> list[tuple[int, str]]:
    return [(round(100 * each.chance), in_english(each.counts)) for each in choice_of(t, word).odds]


def test_every_question_has_a_group_and_a_symbol() -> None:
    """If a question is asked, then its answers have a group and a symbol."""
    by_hand = {v.SPECIAL_ACT, v.MONSTERS_HOW}
    assert {*GROUP_OF, *by_hand} == set(range(len(v.KINDS)))
    assert {*icons.KIND_ICONS, *POINTED} == set(range(len(v.KINDS)))


def test_a_choice_is_told_in_its_parts() -> None:
    """If an answer costs something, then group, head, detail and cost stand apart."""
    t = war(3).hero(0, 5).gates(utgard=5).army(0, 6, 2).runes(0, isa=2).until("RUNE_ACT")
    assert parts_in_english(GAME, choice_of(t, "alliance")) == [
        "Runes",
        "Ally with Utgard",
        "after Reinforce and Build Temple: receive 1 Frost Giant, or place yours with one of your Armies",
        "1 rune",
    ]
    assert parts_in_english(GAME, choice_of(t, "control"))[3] == "2 runes of its symbol"
    assert choice_of(t, "none").group is None


def test_attacks_stand_in_a_group_of_their_own() -> None:
    """If an Army may go by land, by sea or against enemies, then each has its group and symbol."""
    t = war(3).army(0, 6, 3).ship(0, "b").camp(1, 8, 2).until("MOVE_ARMY").choose_army(6)
    found = {
        word: (in_english(choice.group), choice.icon)
        for word in (7, 8, "sea 9")
        for choice in [choice_of(t, word)]
        if choice.group is not None
    }
    assert found == {7: ("Move", "i-move"), 8: ("Attack", "i-battle"), "sea 9": ("By sea", "i-drakkar")}


def test_ways_out_stand_last() -> None:
    """If somebody may do nothing, then that stands behind all groups."""
    t = war(3).army(0, 6, 3)
    for question in ("PRAY_TO", "HERO_ACT", "MOVE_ARMY"):
        found = list(GAME.choices(t.until(question).s).values())
        assert [choice.group is None for choice in found] == [False] * (len(found) - 1) + [True]


# --- Battles --------------------------------------------------------------------------------------


def test_a_way_into_a_battle_has_its_chance() -> None:
    """If an Army would meet enemies, then the chance and what it counts are said; elsewhere there is none."""
    t = war(3).army(0, 6, 3).camp(1, 8, 2).hand(0, "axe 2").hand(1, "axe 1").until("MOVE_ARMY").choose_army(6)
    expected = reckoned.of_move(t.s, 0, t.s.source, 7)
    assert expected is not None
    assert 0 < expected < 1
    assert chances(t, 8) == [(round(100 * expected), ALL_CARDS)]
    assert chances(t, 7) == []


def test_what_is_not_counted_is_said() -> None:
    """If a Giant, Root Fang or Beowulf could still change a Battle, then the number says that they are not in it."""
    t = war(2, heroes="beowulf,snorri").army(0, 6, 3).camp(1, 7, 2).giants({1: 7}).slain(1, "nidhogg").hero(0, 5)
    t.until("MOVE_ARMY").choose_army(6)
    assert chances(t, 7)[0][1] == f"{ALL_CARDS} (not counted: a Frost Giant, Root Fang, an Injury of Beowulf)"


def test_every_card_has_the_chance_of_what_follows() -> None:
    """If a card may be played or not, then each answer has its own chance, a pass as well."""
    t = war(2).army(0, 17, 3).camp(1, 18, 2).hand(0, "axe 1").hand(1, "bow 3", "bow 1").attack(17, 18)
    for word, card in (("bow 3", 8), ("bow 1", 6), ("pass", v.NO_CARD)):
        expected = shown(float(reckoned.of_card(t.s, 1, card)))
        assert [each.chance for each in choice_of(t, word).odds] == [expected]
    assert chances(t, "pass")[0][0] < chances(t, "bow 3")[0][0]


def test_a_sacrifice_shows_both_chances() -> None:
    """If a Giant may be sacrificed, then both answers have the chance of the Battle after them."""
    t = war(2).army(0, 17, 2).camp(1, 18, 2).hand(0, "axe 1").hand(1, "axe 1").giants({0: 17})
    t.attack(17, 18, giant=True)
    assert chances(t, "no")[0][0] < chances(t, "yes")[0][0]


def test_where_no_battle_follows_there_is_no_chance() -> None:
    """If a sacrifice destroys all enemies, or the own Armies are gone, then no chance of a Battle is shown."""
    last = war(2).army(0, 17, 2).camp(1, 18, 1, 1).giants({0: 17}).attack(17, 18, giant=True)
    assert [len(choice_of(last, word).odds) for word in ("no", "yes")] == [1, 0]
    late = war(2).army(0, 17, 1).camp(1, 18, 3).giants({0: 17, 1: 18}).attack(17, 18, giant=True).choose("yes")
    assert late.asked == (0, "SACRIFICE")
    assert [len(choice_of(late, word).odds) for word in ("no", "yes")] == [0, 0]


# --- hunts ----------------------------------------------------------------------------------------


def test_a_hunt_has_its_chance_before_it_and_at_every_stop() -> None:
    """If a hunt may be begun or gone on with, then the share of hunts tried is said in every language."""
    t = war(2).army(0, 1, 1).hero(0, 6).monster("draugr", 6).hand(0, "axe 3", "axe 2", "spear 2", "wild 4")
    t.special("monsters")
    found = hunt_odds.hunt_odds(GAME.rules, t.s, 0, 0, t.action_of("hunt draugr"))
    (told,) = choice_of(t, "hunt draugr").odds
    assert told.chance == min(0.99, max(0.01, round(found.chance, 2)))
    assert in_all(told.counts) == [
        "of 200 hunts tried succeed, covering wounds first and guarding where one card is enough",
        "des 200 Chasses essayées réussissent, si l’on couvre d’abord les plaies et se défend quand une carte suffit",
        "試した狩り200回の成功率（まず傷を埋め、1枚で足りるときに防ぐ）",
    ]
    assert choice_of(t, "activate").odds == ()
    t.next_cards("bow 1", "bow 2").next_attacks(3, 4).choose("hunt draugr", 3)
    t.next_cards("bow 3").choose("none", "none", "wisdom")
    assert t.question == "HUNT_ON"
    assert [len(choice_of(t, word).odds) for word in ("on", "stop")] == [1, 0]
