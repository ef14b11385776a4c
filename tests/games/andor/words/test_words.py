"""Everything Legends of Andor says, in three languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ninerealms.games.andor import GAME, content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import KING, AndorState
from ninerealms.games.andor.seen.odds import POLICY
from ninerealms.games.andor.words import words
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import Rng
from ninerealms.text.words import Say
from tests.games.andor.scenario import lake, river
from tests.games.andor.words.speaking import english_table, in_all, in_english, log_of, say
from tests.games.sentences import NBSP, each_question

EVERY = 15
GAMES = 84


# --- whole games ----------------------------------------------------------------------------------


def fight_or_any(s: AndorState, rng: Rng) -> int:
    """All like to fight."""
    fights = [s.options[i] for i in range(s.count) if s.kind == v.ACT and v.FIGHT <= s.options[i] < v.PASS]
    return fights[0] if fights else engine.choose_random(s, rng)


def say_question(s: AndorState) -> None:
    """Prompt, answers and their odds; no two answers sound the same, but for things nobody can tell apart."""
    in_all(words.say_prompt(s))
    said = [in_english(words.say_option(s, s.options[i])) for i in range(s.count)]
    alike = [text for text in set(said) if said.count(text) > 1]
    assert all(s.kind in (v.FREE, v.FLIGHT, v.DROP_ITEM, v.DROP_LOG) for _ in alike), f"{alike} sound the same"
    assert all(re.match("Pick up|Drop|Give|Use", text) for text in alike)
    for i in range(s.count):
        for each in words.say_choice(s, s.options[i]).odds:
            in_all(each.counts)


def test_whole_games_are_told_in_every_language() -> None:
    """If legends are played, then their questions, answers, log lines and tables are sentences in every language."""
    kinds: Counter[int] = Counter()
    events: Counter[int] = Counter()
    for game in range(GAMES):
        legend: dict[str, Value] = {"legend": 1 + game % 7}
        for step, s in enumerate(each_question(GAME, AndorState, 2 + game % 3, game, legend, fight_or_any)):
            events.update(event[0] for event in s.events or [])
            for event in s.events or []:
                if events[event[0]] < EVERY:
                    in_all(words.say_event(s, event))
            if s.top >= 0 and (not kinds[s.kind] or step % EVERY == 0):
                kinds[s.kind] += 1
                say_question(s)
            if step % (20 * EVERY) == 0 or s.top < 0:
                english_table(s)
    assert len(kinds) >= 20
    assert len(events) >= 75


# --- answers --------------------------------------------------------------------------------------


def test_a_way_says_what_it_costs_and_what_waits() -> None:
    """If a hero may go somewhere, then the hours, the willpower beyond the seventh and the sight are said."""
    t = river("grea", "avida").places(grea=537).creatures("gor 536").hours(grea=7).will(grea=9)
    sentences = say(t, "go 536")
    assert "536" in sentences[0]
    assert "Gor" in sentences[0]
    assert "1 hour" in sentences[0]
    assert "2 willpower" in sentences[0]


def test_a_fight_says_the_values_of_this_table() -> None:
    """If the opponent's values depend on heroes, readings or what it has lost, then those are said."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("gorlot 537")
    assert say(t, "fight 537") == [
        "Fight Gorlot (4 strength, 6 willpower)",
        "Combattre un Gorlot (Force 4, Volonté 6)",
        "ゴルロットと戦う（攻撃力4、意志力6）",
    ]
    two = river("grea", "avida", legend=4, gorlot="two").places(grea=537).creatures("gorlot 537")
    assert say(two, "fight 537")[0] == "Fight Gorlot (2 strength, 6 willpower)"
    king = river("grea", "avida", "tenaya", legend=6).places(grea=537).boss(king=537).counts(king_will=8)
    strength = content.creature_strength[KING * 3 + 1]
    assert f"({strength} strength, 8 willpower)" in say(king, "fight king")[0]


def test_dice_are_named_by_what_they_show() -> None:
    """If dice may be changed, then each answer names the die and what it becomes."""
    t = river("tenaya", "grea", legend=4).places(tenaya=537).creatures("gor 537").has("tenaya", "knife", "crown")
    t.will(tenaya=7).roll(2, 5).choose("fight 537")
    assert say(t, "knife 2")[0] == "Roll the 2 again with the knife"
    assert say(t, "crown 5")[0] == "Turn the 5 to 2 with the crown"
    bow = river("tenaya", "grea", legend=4).places(tenaya=537).creatures("gor 537").has("tenaya", "bow")
    bow.will(tenaya=7).choose("fight 537")
    assert [say(bow, word) for word in ("all", "roll")] == [
        ["Roll all dice at once", "Lancer tous les dés à la fois", "すべてのダイスを一度に振る"],
        ["Roll the next die", "Lancer le dé suivant", "次のダイスを振る"],
    ]


def test_rewards_say_both_parts() -> None:
    """If a reward is divided, then gold and willpower of each answer are said."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("skral 537").strength(grea=14).roll(6).foe(1, 2)
    t.choose("fight 537")
    assert t.question == "REWARD"
    assert "3" in say(t, "3 gold")[0]
    assert "1" in say(t, "3 gold")[0]
    assert "4" in in_english(words.say_prompt(t.s))


def test_the_bar_says_that_heroes_are_chosen() -> None:
    """If heroes are still chosen, then the bar says so, and from then on the day and where the narrator is."""
    s = GAME.start(players=2, seed=1)
    assert isinstance(s, AndorState)
    assert in_all(words.say_phase(s)) == [
        *("setup: choosing heroes", f"installation{NBSP}: choix des Héros", "ゲームの準備：勇者を選ぶ")
    ]
    assert in_english(words.say_phase(river("grea", "avida", legend=4).s)) == "day 1 · narrator on A"


# --- the log --------------------------------------------------------------------------------------


def test_a_round_is_told_with_its_numbers() -> None:
    """If a round is fought, then dice, values, losses and what is left are told in three languages."""
    t = river("tenaya", "grea", legend=4).places(tenaya=537).creatures("troll 537").strength(tenaya=2).will(tenaya=9)
    t.roll(3, 4).foe(1, 1, 5).choose("fight 537").lightly()
    assert log_of(t, v.ROLLED)[0][0] == "Tenaya rolls 3, 4."
    assert [all(n in text for n in ("6", "19")) for text in log_of(t, v.ROUND_ENDS)[0]] == [True] * 3
    assert [all(n in text for n in ("9", "0")) for text in log_of(t, v.WILL_LOST)[0]] == [True] * 3
    assert log_of(t, v.HERO_BEATEN) == [
        [
            "Tenaya is beaten and gets up with 3 willpower.",
            "Tenaya perd le combat et se relève avec 3 Points de Volonté.",
            "テナヤは敗れ、意志力3で起き上がります。",
        ]
    ]


@pytest.mark.parametrize("kind", [number for number, each in v.EVENTS.items() if set(each.fields) <= {"seat", "count"}])
def test_plain_log_lines_name_the_hero_and_the_number(kind: int) -> None:
    """If a log line is about a hero and a number, then both are in it, in every language."""
    t = river("grea", "avida")
    numbers = [{"seat": 1, "count": 3}[name] for name in v.EVENTS[kind].fields]
    sentences = in_all(words.say_event(t.s, (kind, -1, *numbers, *[0] * (4 - len(numbers)))))
    if "seat" in v.EVENTS[kind].fields:
        assert ["Avida" in sentences[0], "Avida" in sentences[1], "アヴィダ" in sentences[2]] == [True] * 3


# --- the table ------------------------------------------------------------------------------------


def test_the_table_in_words() -> None:
    """If the table is read out, then heroes, creatures, things and supplies are in it with their numbers."""
    t = lake("grea", "avida").places(grea=430).creatures("gor 431").strength(grea=4).gold(grea=3).has("grea", "knife")
    text = "\n".join(english_table(t.s))
    for part in ("Grea", "431", "Gor", "4 strength", "3 gold", "throwing knife"):
        assert part in text


def test_a_known_rock_is_read_out_with_its_value() -> None:
    """If a rock was tried, then the table says its value, else only that it lies there."""
    t = river("grea", "avida", legend=5).lies(530, "rock-2")
    assert any("rock (8)" in line for line in english_table(t.s))
    hidden = river("grea", "avida", legend=5).lies(530, "rock-2").hidden("rock-2")
    assert not any("rock (" in line for line in english_table(hidden.s))
    assert any("530" in line and "rock" in line for line in english_table(hidden.s))


def test_the_table_tells_the_odds() -> None:
    """If a fight is offered, then the table gives its odds from the view alone, and how they were reckoned."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("skral 537").strength(grea=3).hours(grea=6)
    lines = english_table(t.s)
    told = [line for line in lines if line.startswith("Odds, ")]
    assert told == [
        (
            "Odds, Skral: 0 % to win the fight within 1 hour, losing 3.5 willpower on average;"
            " 3 % to win the next round; 17 % that a hero is beaten."
        )
    ]
    assert in_english(Say(POLICY)) in lines
    assert not any(line.startswith("Odds, ") for line in english_table(river("grea", "avida").s))
    assert in_english(Say(POLICY)) not in english_table(river("grea", "avida").s)
