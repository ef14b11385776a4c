"""Arguments that several commands take."""

from __future__ import annotations

from typing import Annotated

import typer

from ninerealms.games import names


def games_like(begun: str) -> list[str]:
    """The games whose names begin so, for the shell."""
    return [name for name in names() if name.startswith(begun)]


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="the game's name, as `ninerealms games` lists it", autocompletion=games_like),
]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="a start option; repeatable")]
Changes = Annotated[
    list[str] | None, typer.Option("--set", metavar="PATH=VALUE", help="another number of the content; repeatable")
]
Players = Annotated[int | None, typer.Option(help="how many seats")]
AsJson = Annotated[bool, typer.Option("--json", help="figures for programs")]
