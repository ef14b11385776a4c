"""Everything Lords of Ragnarok says, in three languages."""

from __future__ import annotations

import re
from collections import Counter
from itertools import accumulate

import pytest

from ninerealms.games.ragnarok import GAME
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import RagnarokState
from ninerealms.games.ragnarok.words import words
from ninerealms.games.ragnarok.words.naming import say_counting
from ninerealms.kernel.state import NOBODY
from ninerealms.text.words import Say
from tests.games.ragnarok.scenario import WHEEL, war
from tests.games.ragnarok.words.speaking import (
    SENTENCES,
    english_table,
    in_all,
    in_english,
    log_of,
    option,
    prompt,
)
from tests.games.sentences import each_question

MODES = ("none", "realm", "monsters")
EVERY = 25
GAMES = 9
RARE_KINDS = 14
RARE_EVENTS = 16


# --- whole games ----------------------------------------------------------------------------------


def is_nested(asked: str) -> bool:
    """Whether what stands in brackets, which a page draws small, has brackets of its own."""
    return max(accumulate({"(": 1, "（": 1, ")": -1, "）": -1}.get(sign, 0) for sign in asked)) > 1


def say_question(s: RagnarokState) -> None:
    """Prompt, answers and things of the pending question; answers that sound the same point at equal things."""
    assert not any(is_nested(asked) for asked in in_all(words.say_prompt(s)))
    said: dict[str, set[str]] = {}
    for i in range(s.count):
        sentence = in_english(words.say_option(s, s.options[i]))
        said.setdefault(sentence, set()).add(in_english(words.say_thing(s, s.kind, s.options[i])))
    assert all(len(things) == 1 for things in said.values()), said
    for thing in {*GAME.things(s), *(s.reasons or {})}:
        in_all(words.say_thing(s, s.kind, thing))


def test_whole_games_are_told_in_every_language() -> None:
    """If games are played in every mode, then questions, answers, things, log lines and tables have their sentence."""
    kinds: Counter[int] = Counter()
    events: Counter[int] = Counter()
    for game in range(GAMES):
        for step, s in enumerate(each_question(GAME, RagnarokState, 2 + game % 4, game, {"mode": MODES[game % 3]})):
            for event in s.events or []:
                events[event[0]] += 1
                if events[event[0]] <= EVERY:
                    in_all(words.say_event(s, event))
            if s.top >= 0 and (kinds[s.kind] < 3 or step % EVERY == 0):
                kinds[s.kind] += 1
                say_question(s)
            if step % (10 * EVERY) == 0 or s.top < 0:
                english_table(s)
    assert len(kinds) >= len(v.KINDS) - RARE_KINDS
    assert len(events) >= len(v.EVENTS) - RARE_EVENTS


def test_every_reason_is_a_sentence_of_its_own() -> None:
    """If something is closed, then its reason is a whole sentence unlike all others, in every language."""
    SENTENCES.check_whole_and_different(reason.key for reason in v.REASONS.values())


def test_every_question_and_every_log_line_has_its_text() -> None:
    """If the vocabulary has a question, an event or an ending, then every language has its text."""
    keys = [f"ask-{kind.name.lower().replace('_', '-')}" for kind in v.KINDS]
    keys += [event.key for event in v.EVENTS.values()] + [ending.key for ending in v.ENDINGS.values()]
    assert [key for lang in ("en", "fr", "ja") for key in keys if not GAME.words(lang).has(key)] == []


# --- questions ------------------------------------------------------------------------------------


def test_a_prompt_says_what_a_question_is_about() -> None:
    """If somebody is asked in a phase, then the prompt names what counts for it: priests, the place, runes, moves."""
    t = war(3).hero(0, 6).army(0, 6, 3).runes(0, isa=2, fehu=1).hand(0, "axe 1").injuries(0, "wisdom")
    assert prompt(t) == [
        "Rowan, Prayer: send a priest to a monument? (1 priest ready)",
        "Sorbier, Prière\u00a0: envoyer un prêtre à un Monument\u00a0? (1 prêtre prêt)",
        "ナナカマド、祈り：神官をモニュメントへ送りますか（待機中の神官1人）",
    ]
    assert prompt(t.until("HERO_ACT"))[0] == "Rowan, Hero: what does Aslaug do?"
    assert "(Hero in Eldvik 6)" in prompt(t.until("RUNE_ACT"))[0]
    assert prompt(t.until("MOVE_ARMY"))[0].endswith("(0 of 2 moves made)")


def test_no_prompt_repeats_what_stands_beside_it() -> None:
    """If somebody is asked, then what the line below says of hand and attributes is not in the prompt too."""
    t = war(3).hero(0, 6).army(0, 6, 3).runes(0, isa=2, fehu=1).hand(0, "axe 1", "axe 2").injuries(0, "wisdom")
    for kind in ("PRAY_TO", "HERO_ACT", "RUNE_ACT", "MOVE_ARMY", "SPECIAL_ACT"):
        t.until(kind)
        have = GAME.say_standing(t.s, 0).have
        assert have is not None
        for lang, asked in zip(("en", "fr", "ja"), prompt(t), strict=True):
            told = GAME.words(lang).render(have)
            assert not [part for part in re.split(r"[;,：；、，。/／]\s*", told)[1:] if part in asked]
            assert not is_nested(asked)


def test_a_battle_says_how_it_stands() -> None:
    """If cards are asked for, then both values, who attacks and the size of the other hand are said, no card of it."""
    t = war(2).army(0, 17, 3).camp(1, 18, 2).hand(0, "axe 1").hand(1, "bow 3", "bow 2").attack(17, 18)
    assert prompt(t) == [
        "Fjord, Battle in Jarnskog 18: you defend with 2 against Rowan 3 (1 card): play a card or pass",
        (
            "Fjord, Bataille en Jarnskog 18\u00a0: vous défendez avec 2 contre Sorbier 3 (1 carte)\u00a0: "
            "jouez une carte ou passez"
        ),
        "フィヨルド、ヤルンスコグ18の戦闘：防御側の自分は2、ナナカマドは3（手札1枚）。カードを出すかパスしてください",
    ]
    assert option(t, "bow 3")[0] == "Play bow 3: then 5 against 3; it costs you 1 point"
    assert option(t, "bow 2")[0] == "Play bow 2: then 4 against 3"
    assert option(t, "pass")[0] == "Pass for good: you stay at 2 against 3"
    t.choose("pass")
    assert option(t, "pass") == [
        "Pass and end the Battle: you win, 3 to 2",
        "Passer et finir la Bataille\u00a0: vous gagnez, 3 contre 2",
        "パスして戦闘を終える：3対2で勝つ",
    ]


def test_a_guard_that_is_staged_adds_up() -> None:
    """If a guard is staged, then strength and the cards laid are what it comes to."""
    t = war(3, mode="none", heroes="snorri,aslaug,ragnar").army(0, 5, 1).army(1, 9, 1).hero(0, 12).hand(0, "axe 2")
    t.attributes(0, strength=2, wisdom=1).next_cards("spear 1").next_attacks(5, 6).hunts("garm")
    t.choose(5, "none").next_cards("bow 1", "bow 2").choose("axe 2", "spear 1")
    events = t.s.events or []
    (stage,) = words.say_stages(t.s, events, len(events))
    side = stage.sides[0]
    assert [in_english(part) for part in side.parts] == ["strength 2", "axe 2", "spear 1"]
    assert side.total == 5


# --- answers --------------------------------------------------------------------------------------


def test_a_way_says_what_follows() -> None:
    """If an Army may go somewhere, then it is said whether the Region is taken, falls, resists or is fought for."""
    t = war(3).army(0, 6, 3).owns(0, 6).owns(1, 5).camp(1, 8, 2, 1).giants({1: 8}).hand(1, "axe 1")
    t.until("MOVE_ARMY").choose_army(6)
    assert option(t, 5)[0].startswith("To Eldvik 5: it falls to you (Fjord has no Army there); value 2")
    assert option(t, 7)[0].startswith("To Eldvik 7: neutral, 3 of 5: not yet yours; value 5")
    assert option(t, 8)[0].startswith("To Isborg 8: Battle: your 3 against Fjord 2 + 1 with a Frost Giant (1 card); ")
    assert option(t, 8)[1].startswith(
        "Vers Isborg 8\u00a0: Bataille\u00a0: vous 3 contre Fjord 2 + 1 avec un Géant du Gel (1 carte)\u00a0; "
    )
    assert option(t, 8)[2].startswith("イースボルグ8へ：戦闘：自分3、フィヨルド2＋1（霜の巨人あり）（手札1枚）／")


def test_a_neutral_region_says_when_it_is_taken() -> None:
    """If the Armies together reach the value of a Region, then the way there says that it is taken."""
    t = war(3).army(0, 6, 3).camp(0, 7, 2).until("MOVE_ARMY").choose_army(6)
    assert option(t, 7)[0].startswith("To Eldvik 7: you take it; value 5")


def test_the_giant_says_whether_it_would_be_alone() -> None:
    """If a Giant may follow, then staying says whether it goes to the Stock."""
    t = war(3).army(0, 6, 3, 1).giants({0: 6}).until("MOVE_ARMY").choose_army(6, 3).choose(7)
    assert t.question == "FOLLOW"
    assert option(t, "no")[0] == "The Giant stays in Eldvik 6: with your other Army there"
    t.choose("no").choose_army(6).choose(5)
    assert option(t, "no") == [
        "The Giant stays in Eldvik 6: alone, so it returns to the Stock",
        "Le Géant reste en Eldvik 6\u00a0: seul, il retourne donc dans le Stock",
        "巨人はエルドヴィーク6に残る：部隊がいないのでストックに戻る",
    ]


def test_a_giant_may_follow_by_sea_and_in_a_retreat() -> None:
    """If an Army sails or Retreats from its Giant, then the question names where it goes."""
    sea = war(3).army(0, 6, 3).ship(0, "b").giants({0: 6}).until("MOVE_ARMY").choose_army(6).choose("sea 9")
    assert prompt(sea)[0] == "Rowan, does your Frost Giant in Eldvik 6 go along to Isborg 9?"
    garm = war(2).army(0, 1, 1).army(1, 6, 2, 1).giants({1: 6}).monster("garm", 6).roll("attack").special("monsters")
    garm.activates("garm").choose(5)
    assert garm.asked == (1, "FOLLOW")
    assert prompt(garm)[0] == "Fjord, does your Frost Giant in Eldvik 6 go along to Eldvik 5?"
    assert option(garm, "no")[0] == "The Giant stays in Eldvik 6: with your other Army there"


def test_a_sacrifice_says_what_is_left_of_the_others() -> None:
    """If a Giant may be sacrificed, then the enemy Armies before and after are said, none as 0."""
    t = war(2).army(0, 17, 3).camp(1, 18, 2, 1).giants({0: 17}).attack(17, 18, giant=True)
    assert "from 2 + 1 to 1;" in option(t, "yes")[0]
    small = war(2).army(0, 17, 3).camp(1, 18, 1).giants({0: 17}).attack(17, 18, giant=True)
    assert "from 1 to 0, and no Battle is fought;" in option(small, "yes")[0]
    late = war(2).army(0, 17, 1).camp(1, 18, 3).giants({0: 17, 1: 18}).attack(17, 18, giant=True).choose("yes")
    assert late.asked == (0, "SACRIFICE")
    assert "from 3 to 2, and no Battle is fought;" in option(late, "yes")[0]


def test_special_actions_name_the_realms_that_follow() -> None:
    """If a realm would help after an action, then the action says so; Aslaug counts the realm of her gate."""
    t = war(3).army(0, 6, 3).owns(0, 6).allies(0, "alfheim").until("SPECIAL_ACT")
    assert option(t, "reinforce")[0].endswith("3 points spread over your Armies in Regions you control; then Alfheim")
    assert "then" not in option(t, "prepare")[0]
    gate = war(3).army(0, 6, 3).owns(0, 6).gates(utgard=5).hero(0, 5).until("SPECIAL_ACT")
    assert option(gate, "reinforce")[0].endswith("then Utgard")
    plain = war(3, mode="none").army(0, 6, 3).owns(0, 6).gates(jotunheim=5).hero(0, 5).until("SPECIAL_ACT")
    assert option(plain, "reinforce")[0].endswith("then Jotunheim")


# --- the log --------------------------------------------------------------------------------------


def test_a_battle_is_told_with_its_numbers() -> None:
    """If a Battle is fought, then begin, cards, values and end are told in three languages."""
    t = war(2).army(0, 17, 3).camp(1, 18, 2).owns(1, 19).hand(0, "axe 1").hand(1, "bow 3").attack(17, 18)
    t.choose("bow 3", "axe 1")
    assert log_of(t, v.BATTLE_BEGINS) == [
        [
            "Battle in Jarnskog 18: Rowan attacks Fjord.",
            "Bataille en Jarnskog 18\u00a0: Sorbier attaque Fjord.",
            "ヤルンスコグ18で戦闘：ナナカマドがフィヨルドを攻撃します。",
        ]
    ]
    assert [line[0] for line in log_of(t, v.CARD_PLAYED)] == [
        "Fjord plays bow 3 and stands at 5.",
        "Rowan plays axe 1 and stands at 4.",
    ]
    assert log_of(t, v.BATTLE_WON) == [
        [
            "Fjord wins the Battle in Jarnskog 18, 5 to 4.",
            "Fjord gagne la Bataille en Jarnskog 18, 5 contre 4.",
            "フィヨルドがヤルンスコグ18の戦闘に5対4で勝ちました。",
        ]
    ]


def test_a_wheel_that_is_only_reset_says_so() -> None:
    """If every monument is complete, then the log of the reset tells of no priests and no artefacts."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).wheel(0, *WHEEL).quiet()
    t.pieces(odin=4, thor=4, freyja=4).end_turn()
    said = "Every monument is complete: all markers leave the wheel, and nothing else happens."
    assert log_of(t, v.WHEEL_RESET)[0][0] == said


def test_a_tie_says_why_the_defender_won() -> None:
    """If both values are the same, then the log says that a tie is the defender's."""
    t = war(2).army(0, 17, 2).camp(1, 18, 2).owns(0, 17).attack(17, 18)
    assert log_of(t, v.BATTLE_WON)[0][0] == "Fjord defends Jarnskog 18 at 2 all: a tie is the defender's."


def test_marches_and_sea_moves_have_sentences_of_their_own() -> None:
    """If an Army marches or goes by sea, then the log does not say that it just moved."""
    t = war(3).army(0, 6, 2).ship(0, "b").runes(0, isa=1).march(6, 7)
    assert [line[0] for line in log_of(t, v.ARMY_MOVED)] == [
        "Rowan marches with an Army of value 2 from Eldvik 6 to Eldvik 7."
    ]
    sea = war(3).army(0, 6, 2).ship(0, "b").move(6, 9)
    assert [line[0] for line in log_of(sea, v.ARMY_MOVED)] == [
        "Rowan ships an Army of value 2 from Eldvik 6 to Isborg 9."
    ]


@pytest.mark.parametrize(
    ("monster", "sentence"),
    [("draugr", "Le Draugr quitte"), ("garm", "Garm quitte"), ("giants", "Un Géant du Gel quitte")],
)
def test_monsters_have_their_article(monster: str, sentence: str) -> None:
    """If a monster moves, then French says le Draugr, Garm, un Géant du Gel."""
    t = war(3, mode="monsters")
    number = ("draugr", "troll", "lindworm", "garm", "fenrir", "nidhogg", "giants").index(monster)
    said = in_all(words.say_event(t.s, (v.MONSTER_MOVED, -1, number, 5, 6, 0, -1)))
    assert said[1].startswith(sentence)


# --- the table ------------------------------------------------------------------------------------


def test_the_table_tells_own_cards_and_only_the_number_of_others() -> None:
    """If the table is read out to a seat, then its own cards are named, others counted; an onlooker reads none."""
    t = war(3).hand(0, "axe 3", "axe 3").hand(1, "wild 4")
    mine = "\n".join(english_table(t.s, 0))
    assert "Your Combat cards (2): 2 × axe 3 (1 casualty)." in mine
    assert "Hand of Fjord: 1 Combat card." in mine
    assert "wild 4" not in mine
    nobody = "\n".join(english_table(t.s, NOBODY))
    assert "axe 3" not in nobody
    assert "Hand of Rowan: 2 Combat cards." in nobody


def test_the_table_tells_all_that_stands_in_a_region() -> None:
    """If pieces stand in a Region, then its line names all of them, with value, holder and neighbours."""
    t = war(3).army(0, 8, 3, 1).owns(0, 8).giants({0: 8}).hero(1, 8).monster("troll", 8).gates(utgard=8, alfheim=2)
    line = next(line for line in english_table(t.s) if line.startswith("Isborg 8:"))
    assert line == (
        "Isborg 8: value 3, Rowan's, Rowan's Armies 3 + 1, Rowan's Frost Giant, Troll, Hero of Fjord, empty Shrine, "
        "gate of Utgard, sea c, beside 6, 9, 10."
    )


def test_the_table_says_what_things_do() -> None:
    """If a seat has a Hero, artefacts or allies, then the table says what they do, and which artefact is used."""
    t = war(3).slain(0, "nidhogg", "draugr").used("barrow-blade").allies(0, "utgard")
    lines = english_table(t.s)
    assert any(line.startswith("Aslaug: the realm at whose gate Aslaug stands") for line in lines)
    belongings = next(line for line in lines if line.startswith("Rowan's runes:"))
    assert "Barrow Blade (used; at the start of your turn, draw 2 Combat cards)" in belongings
    assert "Root Fang (+2 battle value in one Battle, said before the cards)" in belongings
    assert "Realm bonus, Utgard: receive 1 Frost Giant, or place yours with one of your Armies." in lines
    assert not any(line.startswith("Realm bonus, Jotunheim") for line in lines)


def test_battle_and_hunt_stand_above_the_players() -> None:
    """If a Battle is fought, then the table tells both sides with what they have laid."""
    t = war(2).army(0, 17, 3).camp(1, 18, 2).hand(0, "axe 1").hand(1, "bow 3", "bow 1").attack(17, 18).choose("bow 3")
    lines = english_table(t.s)
    assert "Defender Fjord: 5 (Armies 2, bonus 0, cards bow 3); casualties 1 of at most 2." in lines
    assert "Attacker Rowan: 3 (Armies 3, bonus 0, cards none); casualties 0 of at most 3." in lines


@pytest.mark.parametrize(("mode", "head"), [("none", ""), ("realm", "realm bonus"), ("monsters", "monsters")])
@pytest.mark.rule("UTG-004")
def test_the_control_card_belongs_to_its_mode(mode: str, head: str) -> None:
    """If Utgard is in play, then the table ends with the Control card of the mode; without it there is none."""
    lines = english_table(war(3, mode=mode).s)
    cards = [number for number, line in enumerate(lines) if line.startswith("Control card:")]
    assert len(cards) == int(mode != "none")
    if cards:
        assert head in lines[cards[0]]
        assert len(lines) == cards[0] + 5


def test_the_end_is_told_with_its_winner() -> None:
    """If somebody has won, then the table says who and how."""
    t = war(2).owns(0, 1, 2, 3, 4, 5, 6, 7, 16, 17).army(0, 16, 5).owns(1, 18)
    t.until("MOVE_ARMY").choose_army(16).choose(15)
    assert t.is_over
    assert "Won by Rowan: Great Jarl, with enough Lands." in english_table(t.s)
    assert in_all(Say("end-lands"))[1] == "Grand Jarl, avec assez de Contrées."


@pytest.mark.rule("LOR-114")
def test_what_decides_a_ragnarok_stands_in_the_account_of_the_end() -> None:
    """If the end is accounted for, then those Regions that touch Yggdrasil have a row; the result is all Regions."""
    t = war(3, mode="none").owns(0, 1, 2, 3, 5).owns(1, 4, 7)
    counts = {source.name.key: source.counts for source in words.say_sources(t.s, [])}
    assert counts["retold-inner"] == (0, 2, 0)
    assert "retold-regions" not in counts


def test_an_injured_attribute_that_was_1_has_lost_nothing() -> None:
    """If an attribute is injured, then what it was is told beside what it counts, but not where both are 1."""
    assert in_english(say_counting("strength", 1, 1)) == "strength 1"
    assert in_english(say_counting("strength", 1, 3)) == "strength 1 (injured, else 3)"
