"""The look all games share: elements, style, icons and parts of a drawing."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from ninerealms.drawing import Box, Spot, document, escape, label, measure, num, parts, places, stylesheet, symbols, use
from ninerealms.drawing.drawing import Drawing, Picture
from ninerealms.drawing.icons import ICONS, sprite
from ninerealms.drawing.moment import NOBODY, Asking, Moment
from ninerealms.drawing.names import Names
from ninerealms.drawing.remembered import Remembered
from ninerealms.drawing.sheet import framed
from ninerealms.kernel.decision import Question
from ninerealms.kernel.game import View
from ninerealms.text.words import Words

PAGE = (Box(0, 0, 100, 50), Box(0, 0, 50, 100))


def parsed(body: str, style: str = "", defs: str = "") -> ET.Element:
    """A body as part of a whole drawing."""
    return ET.fromstring(document("test", "en", "A test", "Nothing.", PAGE, "wide", style, defs, body))  # noqa: S314


def test_words_are_escaped() -> None:
    """If a name has signs of XML in it, then a reader sees them and a parser does not."""
    wild = 'R&D <b> "x"'
    assert "".join(parsed(f'<text lang="{escape(wild)}">{escape(wild)}</text>').itertext()).endswith(wild)


@pytest.mark.parametrize(("value", "text"), [(3, "3"), (2.26, "2.5"), (-0.5, "-0.5"), (-0.2, "0"), (7.74, "7.5")])
def test_coordinates_are_whole_or_half(value: float, text: str) -> None:
    """If a coordinate is written, then in whole or half units."""
    assert num(value) == text


def test_a_long_name_is_squeezed_then_broken() -> None:
    """If a name is too wide, then it is squeezed a little; if that is not enough, it takes two lines."""
    assert label("Ferry", 0, 0, 100, 12).count("<text") == 1
    assert "textLength" not in label("Ferry", 0, 0, 100, 12)
    squeezed = label("Wild Spirits", 0, 0, measure("Wild Spirits", 12) * 0.9, 12)
    assert squeezed.count("<text") == 1
    assert "textLength" in squeezed
    broken = label("Wild Spirits", 0, 0, measure("Wild Spirits", 12) * 0.6, 12)
    assert broken.count("<text") == 2
    assert label("Renouveler", 0, 0, 10, 12).count("<text") == 1


def test_full_width_signs_are_as_wide_as_high() -> None:
    """If text is Japanese, then each sign counts a whole em."""
    assert measure("移動", 10) == 20


def test_symbols_bring_what_they_use() -> None:
    """If a symbol uses another, then both are there, once; an unknown one is a mistake with a name."""
    found = symbols(("w-asgard", "i-gold", "w-asgard"))
    assert found.count('id="w-ring"') == found.count('id="w-asgard"') == found.count('id="i-gold"') == 1
    with pytest.raises(KeyError, match="i-nothing"):
        symbols(("i-nothing",))


def test_every_icon_is_well_formed() -> None:
    """If a drawing carries all icons, then it is still XML."""
    root = parsed(use("i-gold", 0, 0, 24), defs=symbols(tuple(sprite(ICONS))))
    assert len({element.attrib["id"] for element in root.iter() if "id" in element.attrib}) > 90


def test_style_stays_inside_the_drawing(tmp_path: Path) -> None:
    """If style travels in a drawing, then it is about drawings only, and a theme forced by the page still counts."""
    own = tmp_path / "own.css"
    own.write_text(":root { --x: red; } /* note */\n.wall { fill: var(--x); }\n", encoding="utf-8")
    style = stylesheet(own, places({"here": Spot((1, 2), (3, 4.5), tall_scale=0.5)}))
    assert ":root" not in style
    assert "/*" not in style
    assert style.count("{") == style.count("}")
    assert '[data-theme="night"] svg.nr,svg.nr[data-theme="night"]' in style
    assert "svg.nr .at-here{--wx:1px;--wy:2px;--tx:3px;--ty:4.5px;--ts:0.5}" in style
    assert "&{--x: red;}.wall{fill: var(--x);}" in style
    kept = "".join(parsed("", style=style).itertext())
    assert style in kept, "the escaping is undone by the parser"


def test_every_token_used_is_defined() -> None:
    """If the common style or an icon uses a token, then the tokens have it."""
    style = stylesheet()
    defined = set(re.findall(r"(--[\w-]+):", style))
    used = set(re.findall(r"var\((--[\w-]+)", style + symbols(tuple(sprite(ICONS)))))
    given = {"--wx", "--wy", "--ws", "--tx", "--ty", "--ts"}
    assert used - defined - given == set()


def test_one_thing_has_one_ring() -> None:
    """If a thing may be chosen, is closed, chosen or moved last, then its classes and its one ring say so."""
    outline = parts.box(0, 0, 10, 10, 2)
    cases = {
        parts.Mark(4, "Take it."): ("piece may", "Take it."),
        parts.Mark(reason="Closed: too dear."): ("piece closed", "A thing\nClosed: too dear."),
        parts.Mark(chosen=True): ("piece chosen", "A thing"),
        parts.Mark(last=True): ("piece last", "A thing"),
        parts.PLAIN: ("piece", "A thing"),
    }
    for mark, (kind, told) in cases.items():
        root = parsed(parts.piece("thing", "piece", "<path/>", outline, "A thing", mark))
        thing = root.find(".//*[@id='thing']")
        assert thing is not None
        assert thing.attrib["class"] == kind
        assert thing[0].text == told
        rings = thing.findall("*[@class='ring']")
        assert len(rings) == (mark != parts.PLAIN and not mark.reason)
        assert ("data-action" in thing.attrib) == (mark.action is not None)
        assert len(thing.findall("*[@class='veil']")) == bool(mark.reason)


@pytest.fixture
def texts(tmp_path: Path) -> Words:
    """The texts of a game that has next to none."""
    (tmp_path / "en.ftl").write_text("draw-closed = Closed: { $reason }\ngame-title = A <test>\n", encoding="utf-8")
    return Words(tmp_path, "en")


def view_of(options: list[int]) -> View:
    question: Question = {"kind": "GO", "seat": 1, "options": options, "source": 7}
    return View(game="test", version=1, players=2, seat=0, decision=question, outcome=None, table=None)


def test_a_question_marks_the_things_it_points_at(texts: Words) -> None:
    """If an option has no sentence, then its name will do; what is neither option nor closed has no mark."""
    moment = Moment(view_of([1, 2, 9]), texts, {1: "Go."}, {2: "no.", 3: "far.", 8: "gone."}, ())
    asking = Asking(moment, Names(texts), lambda kind, action: (kind.lower(), action) if action < 8 else None)
    assert asking.mark("go", 1, "One") == parts.Mark(1, "Go.")
    assert asking.mark("go", 2, "Two", chosen=True) == parts.Mark(2, "Two", chosen=True)
    assert asking.mark("go", 3, "Three") == parts.Mark(reason="Closed: far.")
    assert asking.mark("go", 4, "Four") == asking.mark("stay", 1, "One") == parts.PLAIN
    assert asking.drawn == {1, 2}
    assert asking.is_asked("go")
    assert not asking.is_asked("stay")
    assert (asking.kind, asking.asked, asking.source, asking.you) == ("GO", 1, 7, 0)


def test_options_are_numbered_in_the_order_of_their_sentences(texts: Words) -> None:
    """If sentences come in an order of their own, then so do the options; without sentences they stay as they were."""
    own: dict[int, str] = {8: "Eight.", 3: "Three.", 5: "Five."}
    for sentences, order in (({}, [0, 3, 5, 8]), (own, [8, 3, 5, 0])):
        moment = Moment(view_of([0, 3, 5, 8]), texts, sentences, {}, ())
        assert Asking(moment, Names(texts), lambda _kind, _action: None).options == order


def test_without_a_question_nothing_is_marked(texts: Words) -> None:
    """If nobody is asked, then nothing is an option and nothing is closed."""
    over = view_of([])
    over["decision"] = None
    asking = Asking(Moment(over, texts, {}, {3: "far."}, ()), Names(texts), lambda kind, action: (kind, action))
    assert asking.mark("", 3, "Three") == parts.PLAIN
    assert (asking.kind, asking.asked, asking.source, asking.options) == ("", NOBODY, NOBODY, [])


def test_a_drawing_puts_a_picture_together(texts: Words, tmp_path: Path) -> None:
    """If a picture is painted, then it has the game's title; alone it carries style and symbols, else it does not."""
    (tmp_path / "picture.css").write_text(".own { fill: red; }", encoding="utf-8")
    (tmp_path / "picture.svg").write_text('<symbol id="own"><path d="M0 0"/></symbol>', encoding="utf-8")

    def paint(moment: Moment) -> Picture:
        assert moment.sentences == {}
        return Picture("Nothing.", PAGE, use("own", 0, 0, 8), "<g id='mine'/>")

    drawing = Drawing(tmp_path, ("i-gold",), "<g id='ours'/>", paint, more=lambda: "<g id='more'/>")
    whole, bare = (drawing.draw(view_of([]), texts, alone=alone) for alone in (True, False))
    assert "<title>A &lt;test&gt;</title><desc>Nothing.</desc>" in bare
    assert "<defs><g id='ours'/><g id='mine'/></defs>" in bare
    assert all(part in whole for part in (".own", 'id="i-gold"', 'id="own"', "id='more'", "id='ours'", "id='mine'"))
    assert framed(10, 20, 3) == Box(-3, -3, 16, 26)


@pytest.mark.parametrize("gains", [1, 2, 3, 4])
def test_a_face_shows_each_gain(gains: int) -> None:
    """If a face has one to four gains, then each has its icon, and its figure unless there are four."""
    face = parts.face([(2, "i-gold")] * gains)
    root = parsed(f'<g class="bone">{face}</g>')
    assert face.count("#i-gold") == gains
    assert len(list(root.iter("{http://www.w3.org/2000/svg}text"))) == (gains if gains < 4 else 0)


def test_a_gauge_is_a_meter() -> None:
    """If a gauge is drawn, then it says its name and value, and never fills beyond its top."""
    root = parsed(parts.gauge(14, 12, 120, 8, "gold", "14 gold"))
    meter = root.find(".//*[@role='meter']")
    assert meter is not None
    assert (meter.attrib["aria-valuenow"], meter.attrib["aria-valuemax"]) == ("14", "12")
    assert meter.attrib["aria-label"] == "14 gold"
    fill = meter.find("*[@class='fill']")
    assert fill is not None
    assert fill.attrib["width"] == "120"


@pytest.mark.parametrize("seat", range(5))
def test_a_seat_has_colour_and_mark(seat: int) -> None:
    """If a badge is drawn, then it has the seat's colour and its mark."""
    badge = parts.crest(seat, 0, 0, 17)
    assert f"seat-{seat}" in badge
    assert f"#mark-{seat}" in badge


def test_small_parts_are_well_formed() -> None:
    """If small parts are put into a drawing, then it stays XML."""
    small = parts.goal(2, 5, 26, 23) + parts.counted(3, 0, 0) + parts.plate("i-tower", 44, gold=True) + parts.step(7)
    root = parsed(small + parts.amount("3", "i-gold", 0, 0))
    assert [element.get("class") for element in root.iter() if element.get("class") == "won"] == ["won", "won"]


def test_what_was_drawn_is_kept_until_there_is_too_much() -> None:
    """If a part was drawn, then it is not drawn again; when as many are kept as may be, it begins anew."""
    kept = Remembered(2)
    made: list[str] = []

    def draw(name: str) -> str:
        made.append(name)
        return f"<{name}/>"

    def drawn(name: str) -> str:
        return kept.drawn((name,), lambda: draw(name))

    assert [drawn(name) for name in "abab"] == ["<a/>", "<b/>", "<a/>", "<b/>"]
    assert made == ["a", "b"]
    assert drawn("c") == "<c/>"
    assert list(kept) == [("c",)]
    assert drawn("a") == "<a/>"
    assert made == ["a", "b", "c", "a"]
