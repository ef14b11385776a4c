"""Sentences in tests: said in every language, and nothing in them left unsaid."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ninerealms.kernel.choice import Choice
from ninerealms.kernel.game import Game
from ninerealms.kernel.state import State
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.words import Say, Words


def parts_in_english(game: Game, choice: Choice) -> list[str]:
    """Group, head, detail and cost of a choice; empty where it has none."""
    parts = (choice.group, choice.head, choice.detail, choice.cost)
    return ["" if part is None else game.words("en").render(part) for part in parts]


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
