"""Drawings in tests: read as trees, and what must hold for the drawing of any game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest

from ninerealms.drawing.drawing import Drawing
from ninerealms.errors import BadArgument
from ninerealms.kernel.game import Game, View
from ninerealms.kernel.state import State

SVG = "{http://www.w3.org/2000/svg}"
HEX = re.compile(r"#[0-9a-fA-F]{3,8}\b")
REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
LAST = re.compile(r'class="[^"]* last[ "]')


# --- reading -----------------------------------------------------------------------------------------


def read(text: str) -> ET.Element:
    """A drawing as a tree; it is our own, so there is nothing to fear in it."""
    return ET.fromstring(text)  # noqa: S314


def titled(element: ET.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def marked(root: ET.Element) -> dict[int, list[ET.Element]]:
    """What can be chosen."""
    found: dict[int, list[ET.Element]] = {}
    for element in root.iter():
        if "data-action" in element.attrib:
            found.setdefault(int(element.attrib["data-action"]), []).append(element)
    return found


def things(root: ET.Element) -> dict[str, ET.Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def identities(root: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def written(element: ET.Element) -> list[str]:
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]


# --- moments of a game -------------------------------------------------------------------------------


def reasons(game: Game, state: State, lang: str) -> dict[int, str]:
    return {action: game.explain(reason, lang) for action, reason in (state.reasons or {}).items()}


class Shot(NamedTuple):
    """A moment of a game and all its drawing is made of; `kind` is the question, END for none."""

    kind: str
    state: State
    view: View
    told: dict[int, str]
    closed: dict[int, str]


def asked(game: Game, state: State) -> str:
    return "END" if state.decision is None else game.kinds[state.decision.kind].name


def shoot(game: Game, state: State, seat: int, lang: str = "en") -> Shot:
    """The moment as a seat sees it; what is played afterwards does not change it."""
    options = [] if state.decision is None else state.decision.options
    told = {action: game.describe(state, action, lang) for action in options}
    return Shot(asked(game, state), state.copy(), game.view(state, seat), told, reasons(game, state, lang))


def drawn(game: Game, state: State, seat: int = 0, lang: str = "en", shape: str = "wide") -> str:
    shot = shoot(game, state, seat, lang)
    return game.draw(shot.view, lang, shot.told, shot.closed, shape=shape)


# --- what holds for all ------------------------------------------------------------------------------


def check_options(game: Game, shots: Sequence[Shot]) -> None:
    """Each option is a button with its sentence, and nothing else is one."""
    assert shots
    for kind, _, view, told, closed in shots:
        buttons = marked(read(game.draw(view, "en", told, closed, alone=False)))
        assert sorted(buttons) == (view["decision"]["options"] if view["decision"] else []), kind
        for action, elements in buttons.items():
            for element in elements:
                assert element.attrib["role"] == "button"
                assert element.attrib["tabindex"] == "0"
                assert titled(element) == told[action], kind


def check_names_without_sentences(game: Game, state: State) -> None:
    """Without sentences the marks are there all the same, with names."""
    assert state.decision is not None
    root = read(game.draw(game.view(state, 0)))
    assert sorted(marked(root)) == state.decision.options
    assert all(titled(element) for elements in marked(root).values() for element in elements)


def check_whole(game: Game, shots: Sequence[Shot]) -> None:
    """A drawing is XML, no id is there twice, all it refers to is in it, and every meter has a name."""
    assert shots
    for kind, _, view, told, closed in shots:
        text = game.draw(view, "en", told, closed, shape="tall")
        root = read(text)
        idents = identities(root)
        assert len(idents) == len(set(idents)), kind
        assert set(REFERENCE.findall(text)) <= set(idents), kind
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "", 1)
        assert all(meter.get("aria-label") for meter in root.iterfind(".//*[@role='meter']")), kind


def check_shapes(game: Game, state: State) -> None:
    """The tall shape has its own view box and is the same otherwise; there is no third."""
    wide, tall = drawn(game, state), drawn(game, state, shape="tall")
    roots = [read(text) for text in (wide, tall)]
    assert roots[0].attrib["viewBox"] == roots[1].attrib["data-wide"] == roots[0].attrib["data-wide"]
    assert roots[1].attrib["viewBox"] == roots[0].attrib["data-tall"]
    assert wide[wide.index("<title>") :] == tall[tall.index("<title>") :]
    with pytest.raises(BadArgument, match="wide or tall"):
        drawn(game, state, shape="round")


def check_bare(game: Game, drawing: Drawing, state: State) -> None:
    """What a page has itself is left out for it; together it is the same."""
    bare, whole = (game.draw(game.view(state, 0), alone=alone) for alone in (False, True))
    assert "<style>" not in bare
    assert "<symbol" not in bare
    assert drawing.shapes() in whole
    assert whole.replace(drawing.shapes(), "").split("</style>")[1] in bare


def check_colours(game: Game, folder: Path, shots: Sequence[Shot]) -> None:
    """No figure of a colour outside the tokens and the icons."""
    assert shots
    local = re.compile(r'(href="|url\(|")#[\w-]+')
    for _, _, view, told, closed in shots:
        assert HEX.findall(local.sub("", game.draw(view, "en", told, closed, alone=False))) == []
    style = re.sub(r"/\*.*?\*/", "", (folder / "picture.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    tokens, rules = style.split("}", 1)
    assert all(line.strip().startswith("--") for line in tokens.splitlines() if HEX.search(line))
    assert HEX.findall(local.sub("", rules)) == []
    assert HEX.findall(local.sub("", (folder / "picture.svg").read_text(encoding="utf-8"))) == []


def count_last(game: Game, state: State) -> int:
    """How many things are pointed at because of the last events; without events nothing may be."""
    view = game.view(state, 0)
    assert LAST.findall(game.draw(view, alone=False)) == []
    return len(LAST.findall(game.draw(view, last=list(state.events or []), alone=False)))
