"""Everything Yggdrasil Chronicles says, in three languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import (
    ASGARD,
    HEL,
    LOKI,
    MIDGARD,
    NIFLHEIM,
    SURT,
    UTGARD_LOKI,
    VANAHEIM,
    YggState,
)
from ninerealms.games.yggdrasil.seen import odds
from ninerealms.games.yggdrasil.words import words
from ninerealms.games.yggdrasil.words.naming import say_effect_of, say_page_rules
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.state import TEAM
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.words import Say
from tests.games.sentences import NBSP, change, each_question
from tests.games.yggdrasil.words.speaking import (
    SENTENCES,
    answers,
    ask,
    in_all,
    in_english,
    speaker,
    started,
)

ALL_BONDS = "1/1/3/3/{0}/{0}/{0}/{0}"


def charts(gods: str, players: int) -> dict[str, Value]:
    """Gods with experience charts full of relationships."""
    names_of = gods.split(",")
    rows = [ALL_BONDS.format("+".join(other for other in names_of if other != god)) for god in names_of[:players]]
    return {"gods": gods, "charts": ";".join(rows)}


HARD: dict[str, Value] = {"mode": "hard"}
Played = tuple[int, int, dict[str, Value]]


def in_saga(saga: int, bonds: dict[str, Value]) -> dict[str, Value]:
    return {"saga": saga, "brisingamen": "any", **bonds}


# Together these games meet nearly every question; what is rarer has tests of its own below.
PLAIN: list[Played] = [(3, seed, {}) for seed in range(294, 298)] + [
    (players, 294 + players, HARD) for players in range(1, 6)
]
SAGAS: list[Played] = [(2 + saga % 3, seed, in_saga(saga, {})) for saga in range(1, 7) for seed in (295, 296, 297)]
BOUND: list[Played] = [
    (players, seed, in_saga(saga, charts(gods, players)))
    for players, saga, gods in ((2, 1, "odin,thor,frigg"), (3, 2, "freyr,freyja,tyr"), (1, 5, "heimdall,odin,thor"))
    for seed in range(294, 300)
]
GAMES = PLAIN + SAGAS + BOUND
EVERY = 12
RARE_KINDS = 7
RARE_EVENTS = 5


# --- whole games ----------------------------------------------------------------------------------


def say_question(s: YggState) -> None:
    """Prompt, answers and things of the pending question; no two answers sound the same."""
    in_all(words.say_prompt(s))
    said = answers(s)
    assert len(set(said)) == len(said), "two answers that sound the same"
    pointed_at = {*GAME.things(s), *(s.reasons or {}), *(s.options[i] for i in range(s.count))}
    for thing in sorted(pointed_at):
        in_all(words.say_thing(s, s.kind, thing))


def test_whole_games_are_told_in_every_language() -> None:
    """If games are played on any table, then every question, answer, thing, log line and table has its sentence."""
    kinds: Counter[int] = Counter()
    events: Counter[int] = Counter()
    for players, seed, options in GAMES:
        for step, s in enumerate(each_question(GAME, YggState, players, seed, options)):
            for event in s.events or []:
                events[event[0]] += 1
                if events[event[0]] < EVERY or step % 50 == 0:
                    assert in_all(words.say_event(s, event))[0].endswith(".")
            if s.top >= 0:
                kinds[s.kind] += 1
                if kinds[s.kind] < EVERY or step % 50 == 0:
                    say_question(s)
            if step % 100 == 0 or s.top < 0:
                for line in words.say_table(GAME.view(s, min(step % 3, players) - 1)):
                    in_all(line)
    assert len(kinds) >= len(v.KINDS) - RARE_KINDS
    assert len(events) >= len(v.EVENTS) - RARE_EVENTS


@pytest.mark.parametrize("players", [2, 3])
def test_every_creature_asks_in_words(players: int) -> None:
    """If a creature helps, then all it asks is asked in words, also what is rare in random games."""
    kinds = set()
    for creature in range(len(content.creature_ids)):
        s = started(players, mode="hard")
        s.jotuns, s.ruin = 0b111, 1 << MIDGARD
        for figure in range(s.gods):
            change(s, "life", figure, 2)
        change(s, "wheel", 2 * HEL, HEL)
        change(s, "wheel", 2 * SURT, 6 * (s.gods - 1) + SURT)
        change(s, "elves", 0, 2)
        s.count = 0
        s.push(v.DO_CREATURE, 0)
        s.put(v.DO_CREATURE_CARD, creature)
        engine.run(GAME.rules, s)
        for _ in range(9):
            if s.kind in (v.NEXT_TURN, v.MOVE_TO):
                break
            kinds.add(s.kind)
            say_question(s)
            engine.apply(GAME.rules, s, s.options[0])
    assert kinds >= {v.FIGHT_WHAT, v.BEAT_JOTUN, v.URD_CARD, v.GO_TO, v.SET_LIFE, v.HEAL_WHOM}
    assert players != 2 or v.URD_OWNER in kinds


def test_every_log_line_has_a_sentence() -> None:
    """If a kind of log line exists, then it can be said, also the rare ones."""
    s = started(saga=4, charts="0/0/0/0/-/-/-/-;0/0/0/0/-/-/-/-;0/0/0/0/-/-/-/-")
    for kind, event in v.EVENTS.items():
        for numbers in ((0, 0, 0, 0), (1, 0, 1, 1), (0, 2, 1, 1), (1, 1, 1, 0)):
            if event.fields != ("ending",):
                assert in_all(words.say_event(s, (kind, -1, *numbers)))[0].endswith(".")
    for berth in range(12):
        in_all(words.say_event(s, (v.SERVANT_MOVED, -1, berth, 0, 0, 0)))
    for ending in v.ENDINGS:
        for kind in (v.WON, v.LOST):
            assert in_all(words.say_event(s, (kind, -1, ending, 0, 0, 0)))[0].startswith("The gods ")


def test_every_reason_and_ending_is_a_sentence_of_its_own() -> None:
    """If something is closed or the game ends, then why is a whole sentence and no two sound the same."""
    SENTENCES.check_whole_and_different(each.key for each in [*v.REASONS.values(), *v.ENDINGS.values()])


def test_all_names_exist() -> None:
    """If something is on the table, then it has a name, and a card says what it does."""
    ids = {"god": content.god_ids, "world": content.world_ids, "enemy": content.foe_ids, "jotun": content.jotun_ids}
    ids |= {"artifact": content.artifact_ids, "creature": content.creature_ids, "page": content.page_ids}
    ids |= {"icon": list(content.ICONS), "rune": list(content.RUNES), "relation": list(content.RELATIONS)}
    ids |= {"stone": content.stone_ids, "power": content.god_ids}
    keys = [f"{kind}-{name}" for kind, all_of in ids.items() for name in all_of]
    keys += ["game-title", "game-about", "game-guide", "house-note", odds.POLICY, *(f"guide-{n}" for n in range(1, 10))]
    for key in keys:
        in_all(Say(key))
    for kind in ("jotun", "artifact", "creature", "rune", "relation"):
        for name in ids[kind]:
            in_all(say_effect_of(kind, name))
    for god, elves in zip(content.god_ids, content.start_elves, strict=True):
        in_all(Say(f"ability-{god}", {"elves": elves}))
    for page in content.page_ids:
        in_all(say_page_rules(page))
    for lang in LANGUAGES:
        assert len({speaker(lang).render(Say(f"creature-{name}")) for name in content.creature_ids}) == 18
        assert len({speaker(lang).render(Say(f"jotun-{name}")) for name in content.jotun_ids}) == 18


def test_all_languages_have_the_same_keys() -> None:
    """If a sentence exists in one language, then in all of them."""
    found = [
        set(re.findall(r"^([a-z][\w-]*) =", (GAME.folder / "words" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE))
        for lang in LANGUAGES
    ]
    assert found[0] == found[1] == found[2]


# --- exact sentences ------------------------------------------------------------------------------


def test_prompts() -> None:
    """If a question is pending, then it says who, then what."""
    s = started()
    assert in_all(words.say_prompt(s)) == [
        "The team, agree on who has turn 1 of this round",
        "L’équipe, décidez ensemble à qui revient le tour 1 de cette manche",
        "チーム、このラウンドの1番手を相談して決めてください",
    ]
    assert in_all(words.say_prompt(ask(s, 1, v.MOVE_TO, [ASGARD, MIDGARD]))) == [
        "Thor (Fjord), move, or stay in Asgard",
        "Thor (Fjord), déplacez-vous ou restez à Asgard",
        "トール（フィヨルド）、移動するか、アスガルドにとどまってください",
    ]
    fresh = GAME.start(players=2, seed=1)
    assert isinstance(fresh, YggState)
    assert in_english(words.say_prompt(fresh)) == "Rowan, choose your god (in the easy game all are alike)"
    assert answers(fresh)[0] == "Play Freyr"


def test_hard_gods_tell_what_they_can_do() -> None:
    """If the back of the sheets is used, then a god is offered with ability and power."""
    s = GAME.start(players=2, seed=1, options={"mode": "hard"})
    assert isinstance(s, YggState)
    assert in_all(words.say_option(s, 4)) == [
        (
            "Play Odin: has all other gods as Comrades in Arms (in the same world it rolls its god die for your risks);"
            " may move to Asgard from anywhere"
        ),
        (
            f"Jouer Odin{NBSP}: a tous les autres dieux pour Frères d’armes (dans le même monde, il lance son dé divin"
            f" pour vos risques){NBSP}; peut aller à Asgard depuis n’importe quel monde"
        ),
        (
            "オーディンを使う：ほかのすべての神が「戦友」（同じ世界にいれば、あなたのリスクのために神ダイスを振る）"
            "／どこからでもアスガルドへ移動できる"
        ),
    ]


def test_a_hard_support_god_tells_what_counts() -> None:
    """If a support god of the hard side is chosen, then what counts of its sheet is told."""
    s = ask(started(2, "odin,thor", mode="hard"), TEAM, v.CHOOSE_SUPPORT, [0, 6])
    assert answers(s) == [
        "Take Freyr as a support god: nothing of its sheet counts",
        "Take Tyr as a support god: I and II on the god die succeed",
    ]


def test_the_bar_says_that_gods_are_chosen() -> None:
    """If the first round has not begun, then the bar says what is chosen, and from then on round and step."""
    s = GAME.start(players=2, seed=1)
    assert isinstance(s, YggState)
    assert in_english(words.say_phase(s)) == "setup: choosing gods"
    assert in_english(words.say_phase(ask(s, TEAM, v.CHOOSE_SUPPORT, [5]))) == "setup: choosing support gods"
    s = started()
    s.rounds = 0
    assert in_english(words.say_phase(s)) == "setup"
    assert in_english(words.say_phase(started())) == "round 1 · order of play"


def test_moves_tell_what_waits_there() -> None:
    """If a god may move, then each way says who is there and what the action would bring."""
    s = ask(started(), 0, v.MOVE_TO, [ASGARD, VANAHEIM, MIDGARD])
    assert in_all(words.say_option(s, VANAHEIM)) == [
        (
            "Go to Vanaheim: enemies: Loki (strength 1); take 1 Vanir die;"
            " fighting Loki: 1 risk: 33 % to come through unhurt with the god die alone"
        ),
        (
            f"Aller à Vanaheim{NBSP}: ennemis{NBSP}: Loki (force 1){NBSP}; prendre 1 dé Vane{NBSP};"
            f" combat contre Loki{NBSP}: 1 risque{NBSP}: 33{NBSP}% de s’en sortir sans perte avec le seul dé divin"
        ),
        (
            "ヴァナヘイムへ移動：敵：ロキ（攻撃力1）／ヴァン神族ダイスを1個取る"
            "／ロキとの戦い：リスク1つ：神ダイスだけで無傷の見込み33%"
        ),
    ]
    s.ruin = 1 << MIDGARD
    assert in_english(words.say_option(s, MIDGARD)) == (
        "Go to Midgard: enemies: Jormungand (strength 3); devastated, 2 life to restore"
    )
    s.jotuns = 1 << content.jotun_ids.index("geirrod")
    assert in_english(words.say_option(s, MIDGARD)) == (
        "Go to Midgard: enemies: Jormungand (strength 3); Jotuns: Geirrod; devastated;"
        " fighting Geirrod: 2 risks: 0 % to come through unhurt with the god die alone"
    )


def test_fights_tell_their_odds() -> None:
    """If a fight is offered, then its strength is said, and the chance to come through with and without Heroes."""
    s = ask(started(), 0, v.DUTY, [v.ACT, v.FIGHT + LOKI])
    change(s, "place", 0, VANAHEIM)
    assert in_all(words.say_option(s, v.FIGHT + LOKI)) == [
        "Fight Loki (strength 1). 1 risk: 33 % to come through unhurt with the god die alone",
        f"Combattre Loki (force 1). 1 risque{NBSP}: 33{NBSP}% de s’en sortir sans perte avec le seul dé divin",
        "ロキと戦う（攻撃力1）。リスク1つ：神ダイスだけで無傷の見込み33%",
    ]
    s.valhalla = 2
    change(s, "vanir", 0, 2)
    s.jotuns = 0b11
    assert in_english(words.say_option(s, v.FIGHT + LOKI)) == (
        "Fight Loki (strength 3). 3 risks: 4 % to come through unhurt with 2 Vanir dice;"
        " 70 % with 2 Vanir dice and 2 Heroes"
    )
    change(s, "life", 0, 1)
    assert "4 % to come through unhurt (96 % to fall) with" in in_english(words.say_option(s, v.FIGHT + LOKI))


def test_a_risky_action_tells_its_odds() -> None:
    """If an action has risks, then they are named once, with the odds."""
    s = ask(started(), 0, v.DUTY, [v.ACT, v.NO_DUTY])
    change(s, "place", 0, NIFLHEIM)
    change(s, "enemy", HEL, ASGARD)
    s.dead = 2
    assert in_english(words.say_option(s, v.ACT)) == (
        "Act in Niflheim, normal: up to 3 Anonymous off the gauge, 2 risks."
        " 0 % to come through unhurt with the god die alone"
    )
    change(s, "elves", 0, 1)
    change(s, "vanir", 0, 1)
    assert in_english(words.say_option(s, v.ACT)).endswith(
        "2 risks. 56 % to come through unhurt with 1 Vanir die and 1 Elf"
    )


def test_heroes_and_dice_tell_their_odds() -> None:
    """If Heroes or dice are chosen, then every number says what it is worth."""
    s = started()
    s.risk, s.valhalla = 2, 2
    ask(s, 0, v.USE_HEROES, [0, 1, 2])
    assert in_english(words.say_prompt(s)) == "Odin (Rowan), 2 risks: choose how many Heroes to use (2 in Valhalla)"
    assert answers(s) == [
        "Use no Hero. 2 risks: 0 % to come through unhurt with the god die alone",
        "Use 1 Hero. 2 risks: 33 % to come through unhurt with 1 Hero",
        "Use 2 Heroes. No risk is left",
    ]
    change(s, "vanir", 0, 1)
    ask(s, 0, v.ROLL_VANIR, [0, 1])
    assert in_all(words.say_option(s, 1)) == [
        "Roll the god die and 1 Vanir die. 11 % to come through unhurt",
        f"Lancer le dé divin et 1 dé Vane. 11{NBSP}% de s’en sortir sans perte",
        "神ダイスとヴァン神族ダイス1個を振る。無傷の見込み11%",
    ]
    s.jotuns = 1 << UTGARD_LOKI
    assert answers(s)[1] == "Roll 1 Vanir die. 0 % to come through unhurt"


def test_restoring_warns_of_two_enemies() -> None:
    """If two enemies are still there, then restoring says that it is of no use."""
    s = ask(started(), 0, v.DUTY, [v.RESTORE])
    s.ruin = 1 << ASGARD
    assert answers(s) == ["Restore Asgard for 2 life"]
    change(s, "enemy", HEL, ASGARD)
    change(s, "enemy", LOKI, ASGARD)
    assert answers(s) == ["Restore Asgard for 2 life (two enemies are there: it would be devastated again)"]


def test_keeping_and_choosing_wolves() -> None:
    """If something can be kept, or a wolf chosen, then the answers say so."""
    s = started(saga=3)
    for kind in (v.KEEP_ELF, v.KEEP_DIE, v.COMRADE_ELF, v.WOLF_BEHIND):
        say_question(ask(s, 0, kind, [0, 1]))
    assert answers(s) == ["Skoll, to space 1", "Hati, to space 1"]
    for kind in (v.LUCKY_TAKE, v.KEEP_BY_LUCK):
        say_question(ask(s, 0, kind, [0, 1, 2, 3]))
    change(s, "rolled", 4, 2)
    change(s, "again", 4, 1)
    assert answers(ask(s, 0, v.REROLL, [4, v.THROW_AGAIN, v.NO_REROLL])) == [
        "Pick another Vanir die with II for a second roll",
        "Roll the picked die",
        "Leave the dice as they are",
    ]


def test_a_known_card_is_named_when_the_order_is_agreed() -> None:
    """If everybody knows a face-down card, then the order of play says what it will do."""
    s = started()
    change(s, "facedown", 1, 6 + HEL)
    assert in_english(words.say_option(s, 1)) == "Thor (Fjord) is next and reveals Hel"
    change(s, "wheel", 2 * HEL, HEL)
    assert in_all(words.say_option(s, 1)) == [
        "Thor (Fjord) is next and activates Hel",
        f"C’est à Thor (Fjord) de jouer{NBSP}: active Hel",
        "次はトール（フィヨルド）（ヘルを起動させる）",
    ]
