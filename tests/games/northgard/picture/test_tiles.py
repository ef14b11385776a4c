"""Tiles as they are looked up: each a symbol with its spaces and symbols."""

from __future__ import annotations

import pytest

from ninerealms.games.northgard import GAME, content
from ninerealms.games.northgard.picture.tiles import ICONS, tile_drawn, tile_symbols


@pytest.mark.parametrize("tile", range(len(content.TILES)))
def test_a_tile_shows_what_is_printed_on_it(tile: int) -> None:
    """If a tile is drawn, then it has the ground of each area, its symbols and its spaces, and no more."""
    drawn, areas = tile_drawn(tile), content.TILES[tile]["areas"]
    assert drawn.count("<polygon") == len(areas)
    assert drawn.count("<rect") == sum(bool(area["small"] + area["carved"]) for area in areas)
    for letter, icon in ICONS.items():
        assert drawn.count(f'href="#{icon}"') == sum(area["symbols"].count(letter) for area in areas)


def test_a_page_has_the_tiles_a_drawing_has_not() -> None:
    """If things are looked up, then their symbols are there: those of tiles on pages only, where they are shown."""
    icons = {sheet.icon for sheet in GAME.sheets()}
    assert all(f'id="{icon}"' in GAME.symbols() for icon in icons)
    assert tile_symbols() not in GAME.draw(GAME.view(GAME.start(seed=1), 0))
