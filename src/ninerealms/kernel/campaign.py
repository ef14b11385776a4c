"""A series of games in which each result counts in the next, as the doors see it; its rules are the game's."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from ninerealms.kernel.game import Value
from ninerealms.kernel.state import State
from ninerealms.text.words import Say


class Offer(NamedTuple):
    """Something a seat can acquire between two games, with the rule it follows; `refusal` says why not now."""

    key: str
    text: Say
    rule: str
    refusal: Say | None


class Campaign(ABC):
    """One campaign: what its file holds, and what the game's rules make of a result.

    `seats` says who plays, `rules` holds start options of the players' choice, `paused` is the replay of a game in
    progress, line by line, and `shopping` the seats that may still acquire something after the last game.
    """

    seed: int
    lang: str
    seats: list[str]
    rules: dict[str, str]
    paused: list[str]
    shopping: list[int]

    @property
    @abstractmethod
    def players(self) -> int:
        """How many seats."""

    @property
    @abstractmethod
    def games(self) -> int:
        """How many games were played to their end."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether nothing is left to play."""

    @abstractmethod
    def start_options(self) -> dict[str, Value]:
        """All start options of the next game."""

    @abstractmethod
    def enter(self, state: State) -> None:
        """The result of a finished game."""

    @abstractmethod
    def offers(self, seat: int) -> list[Offer]:
        """What a seat could acquire now, what is closed with its reason."""

    @abstractmethod
    def acquire(self, seat: int, key: str) -> None:
        """Acquire what an offer names; a NineRealmsError says why not."""

    @abstractmethod
    def advise(self, seat: int) -> str:
        """The key of the offer a bot takes, empty when it saves."""

    @abstractmethod
    def say_next(self) -> Say:
        """What is played next."""

    @abstractmethod
    def say_last(self) -> Say:
        """How the last game ended and what it brought."""

    @abstractmethod
    def say_purse(self, seat: int) -> Say:
        """Who this seat is and what it has to spend."""

    @abstractmethod
    def say_standing(self) -> Iterable[Say]:
        """Where the campaign stands, line by line."""

    @abstractmethod
    def record(self) -> dict[str, Any]:
        """All that the file holds, ready for JSON."""

    @abstractmethod
    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""


class Campaigns(ABC):
    """How a game begins and reads its campaigns; `figures` is what a player chooses: gods, heroes."""

    figures: str

    @abstractmethod
    def begin(self, names: list[str], figures: str, seed: int) -> Campaign:
        """A new campaign; whoever is not named is drawn by lot."""

    @abstractmethod
    def load(self, path: Path) -> Campaign:
        """Read a file; a broken or foreign one is refused with a sentence and left as it is."""
