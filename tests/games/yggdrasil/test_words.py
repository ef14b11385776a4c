"""Everything Yggdrasil Chronicles says, in three languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from ninerealms.games.yggdrasil import GAME, codes, content, names, odds, view, words, words_odds
from ninerealms.games.yggdrasil.state import (
    ASGARD,
    HEL,
    JORMUNGAND,
    LOKI,
    MIDGARD,
    NIFLHEIM,
    SURT,
    UTGARD_LOKI,
    VANAHEIM,
    YggState,
)
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.words import LANGUAGES, Say, Words
from ninerealms.kernel.words import words as words_in

NBSP = "\u00a0"
KEYS = "ask|do|log|why|brief|table|end|count|does|sight|page|icon|enemy|god|world|artifact|creature|jotun|seat"
RAW = re.compile(rf"[{{}}$]|\?\?\?|  |\b(?:{KEYS})-[a-z0-9]")
ALL_BONDS = "1/1/3/3/{0}/{0}/{0}/{0}"


def charts(gods: str, players: int) -> dict[str, Value]:
    """Gods with experience charts full of relationships."""
    names_of = gods.split(",")
    rows = [ALL_BONDS.format("+".join(other for other in names_of if other != god)) for god in names_of[:players]]
    return {"gods": gods, "charts": ";".join(rows)}


# Together these games meet nearly every question; what is rarer has tests of its own below.
GAMES: tuple[tuple[int, int, dict[str, Value]], ...] = (
    *((3, seed, {}) for seed in range(4)),
    *((players, players, {"mode": "hard"}) for players in (1, 2, 3, 4, 5)),
    *((2 + saga % 3, seed, {"saga": saga, "brisingamen": "any"}) for saga in range(1, 7) for seed in (1, 2, 3)),
    *((2, seed, {"saga": 1, **charts("odin,thor,frigg", 2)}) for seed in range(6)),
    *((3, seed, {"saga": 2, **charts("freyr,freyja,tyr", 3)}) for seed in range(6)),
    *((1, seed, {"saga": 5, **charts("heimdall,odin,thor", 1)}) for seed in range(6)),
)
EVERY = 12


def speaker(lang: str) -> Words:
    return words_in(GAME.folder / "text", lang)


def in_all(say: Say) -> list[str]:
    """A sentence in every language; fails if something in it was not put into words."""
    texts = [speaker(lang).render(say) for lang in LANGUAGES]
    for text in texts:
        assert text.strip() == text != ""
        assert RAW.search(text) is None, text
    return texts


def in_english(say: Say) -> str:
    return in_all(say)[0]


def english_table(s: YggState, seat: int = 0) -> list[str]:
    return [in_english(line) for line in words.say_table(GAME.view(s, seat))]


# --- tables to speak about ------------------------------------------------------------------------


def started(players: int = 3, gods: str = "odin,thor,frigg", **options: Value) -> YggState:
    """A game at its first question, its gods chosen."""
    s = GAME.fresh(players=players, seed=5, options={"gods": gods, **options})
    assert isinstance(s, YggState)
    s.events, s.reasons = [], {}
    engine.run(GAME.rules, s)
    return s


def change(s: YggState, field: str, index: int, value: int) -> None:
    """Write one number of a list; the compiled form takes and gives whole lists only."""
    numbers = list(getattr(s, field))
    numbers[index] = value
    setattr(s, field, numbers)


def ask(s: YggState, seat: int, kind: int, options: list[int], source: int = 0) -> YggState:
    """The table with a question pending, in a frame of its own."""
    s.count = 0
    s.push(codes.DO_DUTY, max(seat, 0))
    for option in options:
        s.offer(option)
    s.ask(seat, kind, source, 1)
    return s


def answers(s: YggState) -> list[str]:
    return [in_english(words.say_option(s, s.options[i])) for i in range(s.count)]


# --- whole games ----------------------------------------------------------------------------------


def each_question(players: int, seed: int, options: dict[str, Value]) -> Iterator[YggState]:
    """A random game at each of its questions and once more at its end, with the log of each step."""
    s, rng = GAME.fresh(players=players, seed=seed, options=options), Rng(seed)
    assert isinstance(s, YggState)
    s.events, s.reasons = [], {}
    engine.run(GAME.rules, s)
    while s.top >= 0:
        yield s
        s.events = []
        engine.apply(GAME.rules, s, engine.choose_random(s, rng))
    yield s


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
        for step, s in enumerate(each_question(players, seed, options)):
            for event in s.events or []:
                events[event[0]] += 1
                if events[event[0]] < EVERY or step % 50 == 0:
                    assert in_all(words.say_event(s, event))[0].endswith(".")
            if s.top >= 0:
                kinds[s.kind] += 1
                if kinds[s.kind] < EVERY or step % 50 == 0:
                    say_question(s)
            if step % 100 == 0 or s.top < 0:
                for line in words.say_table(GAME.view(s, step % 3 - 1)):
                    in_all(line)
    assert len(kinds) >= len(names.KINDS) - RARE_KINDS, [kind.name for i, kind in enumerate(names.KINDS) if i not in kinds]
    assert len(events) >= len(names.EVENTS) - RARE_EVENTS, [names.EVENTS[i].key for i in names.EVENTS if i not in events]


RARE_KINDS = 0
RARE_EVENTS = 0
