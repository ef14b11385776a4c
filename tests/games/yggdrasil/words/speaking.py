"""Tables of Yggdrasil to speak about, and what is said of them in every language."""

from __future__ import annotations

from ninerealms.games.yggdrasil import GAME
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import (
    YggState,
)
from ninerealms.games.yggdrasil.words import words
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from tests.games.sentences import Sentences

KEYS = "ask|do|log|why|brief|table|end|count|does|sight|page|icon|enemy|god|world|artifact|creature|jotun|seat"

SENTENCES = Sentences(GAME, KEYS)

speaker, in_all, in_english = SENTENCES.speaker, SENTENCES.in_all, SENTENCES.in_english

english_table = SENTENCES.english_table


def started(players: int = 3, gods: str = "odin,thor,frigg", **options: Value) -> YggState:
    """A game at its first question, its gods chosen."""
    s = GAME.fresh(players=players, seed=5, options={"gods": gods, **options})
    assert isinstance(s, YggState)
    s.events, s.reasons = [], {}
    engine.run(GAME.rules, s)
    return s


def ask(s: YggState, seat: int, kind: int, options: list[int], source: int = 0) -> YggState:
    """The table with a question pending, in a frame of its own."""
    s.count = 0
    s.push(v.DO_DUTY, max(seat, 0))
    for option in options:
        s.offer(option)
    s.ask(seat, kind, source, 1)
    return s


def answers(s: YggState) -> list[str]:
    return [in_english(words.say_option(s, s.options[i])) for i in range(s.count)]
