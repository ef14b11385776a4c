"""Any game as a drawing: well-formed, and every option of the pending question can be chosen in it."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

import ninerealms as nr
from ninerealms.kernel.game import View
from ninerealms.kernel.match import Match
from ninerealms.text.languages import LANGUAGES
from tests import noughts
from tests.contract.cases import Case, cases, each_table, finish, first_cases, stride

SVG = "{http://www.w3.org/2000/svg}svg"
MOMENTS = {"pure": 12, "compiled": 16, "sanitized": 6}[nr.form()]
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


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_drawing_is_well_formed_and_marks_every_option(case: Case) -> None:
    """If a seat is asked, then its drawing marks all options and nothing else, and no id stands there twice."""
    for i, (table, _) in enumerate(each_table(case, stride(case.game, MOMENTS))):
        decision = table.decision
        assert decision is not None
        drawing = draw(table, table.view(decision.seat), LANGUAGES[i % len(LANGUAGES)])
        assert drawing.tag == SVG
        assert marked(drawing) == set(decision.options), case.game.kinds[decision.kind].name
        ids = [element.attrib["id"] for element in drawing.iter() if "id" in element.attrib]
        assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_a_drawing_for_another_seat_marks_no_secret_option(case: Case) -> None:
    """If a question is secret, then the drawing of another seat marks nothing."""
    for table, _ in each_table(case, stride(case.game, 4)):
        decision = table.decision
        assert decision is not None
        for seat in range(case.players):
            drawing = draw(table, table.view(seat), "en")
            if decision.seat not in (seat, nr.TEAM) and case.game.kinds[decision.kind].secret:
                assert marked(drawing) == set()


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_a_finished_game_can_be_drawn(case: Case) -> None:
    """If the game is over, then the last drawing stands alone, in every language, and nothing can be chosen."""
    view = case.game.view(finish(case), 0)
    for lang in LANGUAGES:
        text = case.game.draw(view, lang)
        assert marked(ET.fromstring(text)) == set()  # noqa: S314 - our own drawing
        assert re.search(r"(?:href|src)=\"(?!#)", text) is None
        assert re.search(r"url\((?!#|'#|\"#)", text) is None


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_a_table_that_waits_for_real_dice_can_be_drawn(case: Case) -> None:
    """If a real result must be entered first, then the drawing and the words show the table and nothing to choose."""
    table = Match(case.game, case.players, case.seed, case.options, real=True)
    waited = 0
    for number in range(WAITS * 20):
        if table.needed is None:
            if table.decision is None:
                break
            table.submit(table.decision.options[number % len(table.decision.options)])
            continue
        if waited < WAITS:
            view = table.view(number % case.players)
            assert marked(draw(table, view, LANGUAGES[number % len(LANGUAGES)])) == set()
            assert isinstance(case.game.write_table(view, LANGUAGES[number % len(LANGUAGES)]), str)
        waited += 1
        table.enter(number % table.needed.sides)
    assert waited > 0 or case.game.name == noughts.GAME.name, "this game has dice or cards"
