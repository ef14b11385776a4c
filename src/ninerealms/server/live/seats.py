"""Seats: who sits where, a person or a bot, and the names they go by."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

HUMAN, BOT = "human", "bot"
LONGEST_NAME = 40
STAND_IN = "mcts:normal"


class Seat(msgspec.Struct):
    """Who sits at one seat; `seat` elsewhere is its number. A bot with `away` keeps the seat of one who has left."""

    name: str
    kind: str
    bot: str = ""
    linked: bool = False
    away: bool = False
    devices: list[str] = []  # fingerprints of the browsers it was opened in, the holder's first
    opened: int = 0  # how many of them everybody was told of
    seen: bool = False  # the screen that made the table has looked from here, where something is secret
    since: int = 0  # with `away`: how many answers had been given when the bot came

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


def one_line(text: str) -> str:
    """Text without control characters and without more than one space between words."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def clean_name(name: str) -> str:
    """A name as it is kept: one line, not too long."""
    return one_line(name)[:LONGEST_NAME]


def people(places: list[Seat], seats: Iterable[int]) -> set[int]:
    """Those of the seats where people sit."""
    return {seat for seat in seats if places[seat].is_human}


def pack_places(places: list[Seat]) -> str:
    return msgspec.json.encode(places).decode()


def unpack_places(text: str) -> list[Seat]:
    return msgspec.json.decode(text, type=list[Seat])
