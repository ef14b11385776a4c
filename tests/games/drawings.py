"""Drawings in tests: read as trees, and what must hold for the drawing of any game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, MutableMapping, Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple
from xml.etree import ElementTree as ET

import pytest

from ninerealms.drawing.drawing import Drawing
from ninerealms.errors import BadArgument
from ninerealms.kernel.decision import Question
from ninerealms.kernel.game import Game, View
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import Decision, State
from ninerealms.text.words import Say

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


def moments(
    game: Game, state: State, seed: int, longest: int, liked: Callable[[State, Decision, Rng], list[int]]
) -> Iterator[State]:
    """A game, moment by moment, with reasons and events: any of the answers that are `liked`; its end, if it comes."""
    dice = Rng(seed)
    state.reasons, state.events = {}, []
    for _ in range(longest):
        decision = state.decision
        yield state
        if decision is None:
            return
        state.events.clear()
        answers = liked(state, decision, dice)
        game.apply(state, answers[dice.below(len(answers), 0)])


def each_nth(game: Game, states: Iterable[State], nth: Container[int]) -> Iterator[State]:
    """Of a game, the moments at which a question comes up for the first time, or for another of these."""
    seen: Counter[str] = Counter()
    for state in states:
        kind = asked(game, state)
        seen[kind] += 1
        if seen[kind] in nth:
            yield state


def asking(view: View, kind: str, options: list[int], source: int = 0) -> View:
    """The same table with another question, asked of the seat that looks."""
    question = Question(kind=kind, seat=view["seat"], source=source, options=options)
    return {**view, "decision": question, "outcome": None}


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


def count_closed(game: Game, shots: Sequence[Shot], *, veiled: bool = True) -> Counter[str]:
    """How many things are closed, by question. Each has a title that ends with the reason, most have a veil."""
    found: Counter[str] = Counter()
    for kind, _, view, told, closed in shots:
        text = game.draw(view, "en", told, closed, alone=False)
        for element in read(text).iter() if "closed" in text else ():
            if "closed" in element.get("class", "").split():
                assert not veiled or any("veil" in child.get("class", "").split() for child in element), kind
                assert re.search(r"Closed: .+", titled(element).splitlines()[-1]), kind
                found[kind] += 1
    return found


def check_language(game: Game, text: str, lang: str, key: str) -> list[str]:
    """A drawing is in a language: it shows this text of the game, and nowhere a key or a variable. All it shows."""
    root = read(text)
    assert root.attrib["lang"] == lang
    shown = written(root)
    assert game.words(lang).render(Say(key)) in shown
    for said in (*shown, *(titled(element) for element in root.iter())):
        assert not re.search(r"draw-|[{}$]", said), said
    return shown


def count_last(game: Game, state: State) -> int:
    """How many things are pointed at because of the last events; without events nothing may be."""
    view = game.view(state, 0)
    assert LAST.findall(game.draw(view, alone=False)) == []
    return len(LAST.findall(game.draw(view, last=list(state.events or []), alone=False)))


class AnyDrawing:
    """The tests every drawing passes. A test class of a game says which game, which moments, and every how many-th."""

    game: ClassVar[Game]
    drawing: ClassVar[Drawing]
    gallery: ClassVar[Callable[[], list[Shot]]]
    start: ClassVar[Callable[[], State]]
    remembered: ClassVar[tuple[MutableMapping[tuple[object, ...], str], ...]] = ()
    every_whole: ClassVar[int] = 3
    every_same: ClassVar[int] = 4
    every_shape: ClassVar[int] = 40

    def test_every_option_is_marked_and_nothing_else(self) -> None:
        """If a question is pending, then each option is a button with its sentence, and nothing else is one."""
        check_options(self.game, type(self).gallery())

    def test_without_sentences_the_titles_are_names(self) -> None:
        """If nobody says what options do, then the marks are there all the same, with names."""
        check_names_without_sentences(self.game, type(self).start())

    def test_every_moment_is_well_formed_and_stands_alone(self) -> None:
        """If a table is drawn, then it is XML, no id is there twice, and all it refers to is in it."""
        check_whole(self.game, type(self).gallery()[:: self.every_whole])

    def test_the_same_view_gives_the_same_drawing(self) -> None:
        """If nothing changed, then nothing in the drawing changes, whatever was drawn before and is remembered."""
        views = [(shot.view, shot.told) for shot in type(self).gallery()[:: self.every_same]]
        first = [self.game.draw(view, "en", told, alone=False) for view, told in views]
        again = []
        for view, told in views:
            for remembered in self.remembered:
                remembered.clear()
            again.append(self.game.draw(view, "en", told, alone=False))
        assert again == first

    def test_two_shapes_of_one_drawing(self) -> None:
        """If the tall shape is asked for, then the view box is the tall one, the rest the same; others are refused."""
        for shot in type(self).gallery()[:: self.every_shape]:
            check_shapes(self.game, shot.state)

    def test_a_page_may_keep_style_and_symbols_itself(self) -> None:
        """If a page has style and symbols, then the drawing leaves them out; together they are the same."""
        check_bare(self.game, self.drawing, type(self).start())

    def test_colours_are_tokens(self) -> None:
        """If a colour is used, then it is a token: no figure of a colour outside the tokens and the icons."""
        check_colours(self.game, self.drawing.folder, type(self).gallery()[::25])
