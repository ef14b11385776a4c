"""Where the numbers of choices stand on the land: beside names, symbols and units, not on them."""

from __future__ import annotations

import re

import pytest

from ninerealms.games.northgard import GAME, duel
from ninerealms.games.northgard.picture.scene import board_of
from ninerealms.games.northgard.picture.spots import Thing, things_on
from ninerealms.games.northgard.seen.view import see
from tests.games.northgard.picture.playing import play

NUMBER = re.compile(r'<g transform="translate\((\S+) (\S+)\)"><g class="step"')
TRAY = re.compile(r'translate\((\S+) (\S+)\)"><rect x="-22" y="-22" width="(\S+)" height="(\S+)"[^>]*class="tray"')
RADIUS, DEEP = 15, 9


def boxes(drawn: str) -> list[Thing]:
    """The numbers and trays of numbers of a drawing."""
    found: list[Thing] = [(float(x), float(y), RADIUS, RADIUS) for x, y in NUMBER.findall(drawn)]
    for x, y, wide, high in (map(float, each) for each in TRAY.findall(drawn)):
        found.append((x - 22 + wide / 2, y - 22 + high / 2, wide / 2, high / 2))
    return found


def covers(one: Thing, other: Thing) -> bool:
    """Whether one box lies deep over another."""
    return max(abs(one[0] - other[0]) - one[2] - other[2], abs(one[1] - other[1]) - one[3] - other[3]) < -DEEP


@pytest.mark.parametrize("seed", [2, 3])
def test_numbers_hide_neither_names_nor_symbols(seed: int) -> None:
    """If territories or counts may be chosen, then hardly a number lies over a name, a symbol, a space or a toll."""
    seen = hidden = 0
    for state, decision in play(seed):
        if decision is not None:
            things, _ = things_on(board_of(see(duel(state))))
            for box in boxes(GAME.draw(GAME.view(state, decision.seat), alone=False)):
                seen += 1
                hidden += any(covers(box, thing) for thing in things)
    assert seen > 100
    assert hidden <= seen / 50
