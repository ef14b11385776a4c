"""Sentences in tests: said in every language, and nothing in them left unsaid."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from ninerealms.kernel import engine
from ninerealms.kernel.choice import Choice
from ninerealms.kernel.game import Game, Value
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import State
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.words import Say, Words

NBSP = "\u00a0"  # before a colon in French
Own = TypeVar("Own", bound=State)


def parts_in_english(game: Game, choice: Choice) -> list[str]:
    """Group, head, detail and cost of a choice; empty where it has none."""
    parts = (choice.group, choice.head, choice.detail, choice.cost)
    return ["" if part is None else game.words("en").render(part) for part in parts]


def each_question(
    game: Game,
    kind: type[Own],
    players: int,
    seed: int,
    options: Mapping[str, Value],
    choose: Callable[[Own, Rng], int] = engine.choose_random,
) -> Iterator[Own]:
    """A game at each of its questions and once more at its end, with the log of each step."""
    s, rng = game.fresh(players=players, seed=seed, options=dict(options)), Rng(seed)
    assert isinstance(s, kind)
    s.events, s.reasons = [], {}
    engine.run(game.rules, s)
    while s.top >= 0:
        yield s
        s.events = []
        engine.apply(game.rules, s, choose(s, rng))
    yield s


def change(s: State, field: str, index: int, value: int) -> None:
    """Write one number of a list; the compiled form takes and gives whole lists only."""
    numbers = list(getattr(s, field))
    numbers[index] = value
    setattr(s, field, numbers)


class Sentences:
    """What a game says. `keys` are the beginnings of its texts' names, none of which may be seen in a sentence."""

    def __init__(self, game: Game, keys: str) -> None:
        self.game = game
        self.raw = re.compile(rf"[{{}}$]|\?\?\?|  |\b(?:{keys})-[a-z0-9]")

    def speaker(self, lang: str) -> Words:
        return self.game.words(lang)

    def in_all(self, say: Say) -> list[str]:
        """A sentence in every language; fails if something in it was not put into words."""
        texts = [self.speaker(lang).render(say) for lang in LANGUAGES]
        for text in texts:
            assert text.strip() == text != ""
            assert self.raw.search(text) is None, text
        return texts

    def in_english(self, say: Say) -> str:
        return self.in_all(say)[0]

    def english_table(self, state: State, seat: int = 0) -> list[str]:
        return [self.in_english(line) for line in self.game.say_table(self.game.view(state, seat))]

    def check_whole_and_different(self, keys: Iterable[str]) -> None:
        """These texts are whole sentences, no two alike, in every language."""
        wanted = list(keys)
        for lang in LANGUAGES:
            texts = [self.speaker(lang).render(Say(key)) for key in wanted]
            assert len(set(texts)) == len(texts)
            for text in texts:
                assert text.endswith("。" if lang == "ja" else ".")
                assert self.raw.search(text) is None
