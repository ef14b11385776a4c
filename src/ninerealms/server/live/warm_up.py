"""Warming up after a start: texts and drawings of all games are read aside, so that no table waits for them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterable
from contextlib import suppress

from ninerealms.errors import NineRealmsError
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.text.languages import LANGUAGES

SELDOM = (10_000, 20, 20)  # little is thrown away in circles here, and looking for it holds up whoever waits


async def warm_up(names: Iterable[str], find: Callable[[str], Game]) -> None:
    for name in names:
        for lang in LANGUAGES:
            with suppress(NineRealmsError):
                await asyncio.to_thread(leaf_through, find(name), lang)
    gc.freeze()  # texts, modules and drawings stay; looking through them again would hold everybody up
    gc.set_threshold(*SELDOM)


def leaf_through(game: Game, lang: str) -> None:
    match = Match(game, game.seats[0], 0)
    match.closed(0, lang)
    match.log(0, lang)
    game.draw(match.view(0), lang, alone=False)
