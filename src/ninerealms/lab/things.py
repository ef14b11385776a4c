"""Cards, tiles, gods and heroes by name: `card:renew`, as tables, `--without` and reports call them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ninerealms.errors import BadArgument
from ninerealms.games import game as find
from ninerealms.kernel.decision import EventKind
from ninerealms.kernel.game import Game
from ninerealms.kernel.state import State
from ninerealms.text.words import Say

SEAT_FIELDS = ("seat", "figure")  # who did it; in Yggdrasil support gods come after the seats
MOST_LISTED = 12


class Fields(NamedTuple):
    """Where a log line says who did it, and to what; -1 where it does not. `sort` is what the number is of."""

    seat: int
    thing: int
    sort: str


class Things:
    """What one game has."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: dict[str, list[str]] = {
            sort: [f"{sort}:{key.partition('-')[2]}" for key in keys] for sort, keys in game.pieces.items()
        }
        self.by_key: dict[str, str] = {
            key: name for sort, keys in game.pieces.items() for key, name in zip(keys, self.names[sort], strict=True)
        }
        self.keys: dict[str, str] = {name: key for key, name in self.by_key.items()}

    def read(self, word: str) -> str:
        """A thing as somebody wrote it: by its name or by its number."""
        sort, _, which = word.strip().partition(":")
        if sort not in self.names:
            raise BadArgument(f"{self.game.title} has no {sort!r}; it has {', '.join(sorted(self.names))}.")
        found = self.names[sort]
        if word.strip() in found:
            return word.strip()
        if which.isdecimal() and int(which) < len(found):
            return found[int(which)]
        shown = [name.partition(":")[2] for name in dict.fromkeys(found)]
        more = ", ..." if len(shown) > MOST_LISTED else ""
        raise BadArgument(f"There is no {sort} {which!r}; there are {', '.join(shown[:MOST_LISTED])}{more}.")

    def title(self, name: str) -> str:
        """A thing in words, where it has any."""
        key, words = self.keys.get(name, ""), self.game.words("en")
        if key and words.has(key):
            try:
                return words.render(Say(key))
            except KeyError:  # a text that wants to know more
                pass
        sort, _, which = name.partition(":")
        return f"{sort} {which}" if which.isdecimal() else which.replace("-", " ").capitalize()

    def of_answer(self, state: State, action: int) -> str | None:
        """What an option of the pending question points at."""
        said = self.by_key.get(self.game.say_thing(state, state.kind, action).key)
        if said is not None:
            return said
        found = self.names.get(self.game.kinds[state.kind].points_at, [])
        return found[action] if action < len(found) else None

    def fields(self, kind: EventKind) -> Fields:
        """How a log line is read."""
        seat = next((place for place, name in enumerate(kind.fields) if name in SEAT_FIELDS), -1)
        thing = next((place for place, name in enumerate(kind.fields) if name in self.names), -1)
        return Fields(seat, thing, kind.fields[thing] if thing >= 0 else "")


@cache
def things(name: str) -> Things:
    return Things(find(name))


def event_name(kind: EventKind) -> str:
    """A log line's kind: `log-drew-card` is drew-card."""
    return kind.key.removeprefix("log-")
