"""The pages and their files, as a browser asks for them."""

from __future__ import annotations

import re

import pytest

import ninerealms as nr
from tests.server.running import Person

ADDRESS = re.compile(r'(?:href|src)="(/(?:static|look)/[^"]+)"')
IMPORT = re.compile(r'from "([^"]+)"')


@pytest.mark.parametrize("address", ["/", "/t/any", "/r/any"])
def test_whatever_a_page_names_is_there(host: Person, address: str) -> None:
    """If a page names a file, or a script of it names another, then the server has it."""
    page = host.http.get(address)
    assert page.status_code == 200
    waiting, seen = ADDRESS.findall(page.text), set[str]()
    assert any(each.endswith(".js") for each in waiting)
    while waiting:
        wanted = waiting.pop()
        if wanted in seen:
            continue
        seen.add(wanted)
        found = host.http.get(wanted)
        assert found.status_code == 200, wanted
        if wanted.endswith(".js"):
            waiting += [str(found.url.join(each).path) for each in IMPORT.findall(found.text)]


@pytest.mark.parametrize("name", nr.games())
def test_a_game_hands_over_what_its_drawings_need(host: Person, name: str) -> None:
    """If a page keeps style and symbols of a game, then they are those a drawing that stands alone has in it."""
    game = nr.game(name)
    alone = game.draw(game.view(game.start(seed=1), nr.NOBODY))
    style = host.http.get(f"/look/{name}.css").text
    symbols = host.http.get(f"/look/{name}.json").json()["symbols"]
    assert style
    assert f"<style>{style.replace('&', '&amp;').replace('<', '&lt;')}</style>" in alone
    assert symbols
    assert symbols.partition('<symbol id="t-')[0] in alone  # tiles are only looked up
    assert host.http.get(f"/look/{name}.svg").text.startswith("<svg")
