"""The words on and behind a drawing, kept once said: a table has some hundred of them, and they rarely change."""

from __future__ import annotations

from ninerealms.text.words import Say, Words

Value = int | str


class Names:
    """The words of one language, remembered. A game adds what it names."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.said: dict[object, str] = {}

    def say(self, key: str, **values: Value) -> str:
        """A text by its key; values are numbers and words already said."""
        asked = (key, *values.items()) if values else key
        if asked not in self.said:
            self.said[asked] = self.words.render(Say(key, dict(values)))
        return self.said[asked]

    def told(self, say: Say) -> str:
        """A sentence that has names in it; not remembered."""
        return self.words.render(say)

    def seat(self, seat: int) -> str:
        return self.say(f"seat-{seat}")
