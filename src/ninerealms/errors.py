"""Errors a caller can meet, each with a sentence and, where one applies, the number of a rule."""

from __future__ import annotations


class NineRealmsError(Exception):
    """A mistake of the caller, told in one sentence."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.sentence = sentence
        self.rule = rule

    def __reduce__(self) -> tuple[type[NineRealmsError], tuple[str, str]]:
        return type(self), (self.sentence, self.rule)


class IllegalAction(NineRealmsError):
    """The answer is not among the options."""


class GameOver(IllegalAction):
    """Nobody is asked any more."""


class WrongPlayers(NineRealmsError):
    """The game is not made for that many players."""


class UnknownGame(NineRealmsError):
    """No such game is registered."""


class BadOption(NineRealmsError):
    """A start option that does not exist, or a value it cannot take."""


class BadContent(NineRealmsError):
    """Facts of a game that cannot be read, do not fit together, or are not what its rules can play."""


class BadReplay(NineRealmsError):
    """A replay or save that cannot be read; the sentence names the line."""


class UndoRefused(NineRealmsError):
    """Nothing can be taken back, or something was seen since."""


class UnknownLanguage(NineRealmsError):
    """No texts in that language."""


class BadArgument(NineRealmsError):
    """A call was given what it cannot take; nothing has changed."""


class WrongState(BadArgument):
    """No state, or one of another game."""


class WrongSeat(BadArgument):
    """Nobody can sit there."""


class WrongSeed(BadArgument):
    """No whole number of at most 64 bits."""


class BadSeat(NineRealmsError):
    """No such player."""


class BadRun(NineRealmsError):
    """A run of the lab that cannot be read, does not fit, or would be lost."""


class ScenarioError(NineRealmsError):
    """A position that cannot be, a word nobody knows, or chance nobody has announced."""


class BadDump(NineRealmsError, ValueError):
    """A dump that does not fit the state it is to fill."""


class ChanceNeeded(Exception):
    """Raised by an explicit Rng: an outcome out of `sides` equally likely ones must be supplied."""

    def __init__(self, sides: int, stream: int) -> None:
        super().__init__(f"one of {sides} outcomes needed from stream {stream}")
        self.sides = sides
        self.stream = stream

    def __reduce__(self) -> tuple[type[ChanceNeeded], tuple[int, int]]:
        return type(self), (self.sides, self.stream)
