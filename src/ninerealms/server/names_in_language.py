"""The names of a game and of its seats in a language."""

from __future__ import annotations

from ninerealms.kernel.game import Game
from ninerealms.text.words import Say, say_seat


def title(game: Game, lang: str) -> str:
    """The name of a game, where its texts have one."""
    speaker = game.words(lang)
    return speaker.render(Say("game-title")) if speaker.has("game-title") else game.title


def seat_word(game: Game, seat: int, lang: str) -> str:
    return game.words(lang).render(say_seat(seat))
