"""Drawings: well-formed, and every option of the pending question can be chosen in them."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import ninerealms as nr
from ninerealms.kernel.game import View
from ninerealms.kernel.match import Match
from tests.contract.cases import LANGUAGES
from tests.contract.checks.choices import things_of
from tests.contract.walk import RealWalk, Walk, stride

SVG = "{http://www.w3.org/2000/svg}svg"
MOMENTS = {"pure": 12, "compiled": 8, "sanitized": 6}[nr.form()]  # drawn alike in every form; compiled, in all cases
WAITS = 12


def draw(table: Match, view: View, lang: str) -> ET.Element:
    """The drawing, read as XML."""
    game, decision = table.game, table.decision
    options = [] if decision is None else decision.options
    sentences = {action: game.describe(table.state, action, lang) for action in options}
    closed = {action: sentence for action, (sentence, _) in table.closed(view["seat"], lang).items()}
    return ET.fromstring(game.draw(view, lang, sentences, closed))  # noqa: S314 - our own drawing


def marked(drawing: ET.Element) -> set[int]:
    """What can be chosen in a drawing."""
    return {int(element.attrib["data-action"]) for element in drawing.iter() if "data-action" in element.attrib}


def every_option_is_marked(walk: Walk) -> None:
    """If a seat is asked, then its drawing marks all options and nothing else, and no id stands there twice."""
    decision = walk.decision
    turn = walk.step // stride(walk.game, MOMENTS)
    drawing = draw(walk.table, walk.table.view(decision.seat), LANGUAGES[turn % len(LANGUAGES)])
    assert drawing.tag == SVG
    assert marked(drawing) == set(decision.options), walk.game.kinds[decision.kind].name
    ids = [element.attrib["id"] for element in drawing.iter() if "id" in element.attrib]
    assert sorted(ids) == sorted(set(ids))
    things = {element.attrib["data-thing"] for element in drawing.iter() if "data-thing" in element.attrib}
    assert sorted(things - things_of(walk.game)) == []


def no_secret_option_is_marked_for_another_seat(walk: Walk) -> None:
    """If a question is secret, then the drawing of another seat marks nothing."""
    decision = walk.decision
    for seat in range(walk.case.players):
        drawing = draw(walk.table, walk.table.view(seat), "en")
        if decision.seat not in (seat, nr.TEAM) and walk.game.kinds[decision.kind].secret:
            assert marked(drawing) == set()


def a_finished_game_can_be_drawn(walk: Walk) -> None:
    """If the game is over, then the last drawing stands alone, in every language, and nothing can be chosen."""
    view = walk.table.view(0)
    for lang in LANGUAGES:
        text = walk.game.draw(view, lang)
        assert marked(ET.fromstring(text)) == set()  # noqa: S314 - our own drawing
        assert re.search(r"(?:href|src)=\"(?!#)", text) is None
        assert re.search(r"url\((?!#|'#|\"#)", text) is None


def a_waiting_table_can_be_drawn(walk: RealWalk) -> None:
    """If a real result must be entered first, then the drawing and the words show the table and nothing to choose."""
    if walk.waits < WAITS:
        lang = LANGUAGES[walk.waits % len(LANGUAGES)]
        view = walk.table.view(walk.waits % walk.case.players)
        assert marked(draw(walk.table, view, lang)) == set()
        assert isinstance(walk.game.write_table(view, lang), str)
