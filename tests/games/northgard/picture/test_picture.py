"""The drawing: well formed at every moment, marking exactly what may be chosen, standing alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise

import pytest

from ninerealms.drawing.svg import measure
from ninerealms.games.northgard import GAME, content, duel
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.picture import picture as drawing
from ninerealms.games.northgard.picture.land import survey
from ninerealms.games.northgard.picture.layout import is_inside, outline, slots
from ninerealms.games.northgard.picture.scene import board_of
from ninerealms.games.northgard.picture.tile import CORNERS, SIZE, Line, plan
from ninerealms.games.northgard.seen.view import Square, see
from ninerealms.kernel.state import State
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.words import Say
from tests.games import drawings
from tests.games.drawings import SVG, Shot, identities, marked, read, things, titled, written
from tests.games.northgard.picture.playing import play

EVERY_TILE = [(tile, turned) for tile in range(len(content.TILES)) for turned in range(4)]
draw = partial(drawings.drawn, GAME)


def some(seed: int, every: int = 8) -> Iterator[State]:
    """Some moments of a game, the last one among them."""
    for moment, (state, decision) in enumerate(play(seed)):
        if moment % every == 0 or decision is None:
            yield state


@cache
def gallery() -> list[Shot]:
    """Views with the kind of their question: whole games until every kind has come up, but three at least."""
    found, missing = [], {kind.name for kind in v.KINDS}
    for seed in range(60):
        for moment, (state, decision) in enumerate(play(seed)):
            kind = drawings.asked(GAME, state)
            if moment % 25 == 0 or kind in missing or decision is None:
                found.append(drawings.shoot(GAME, state, seed % 2))
            missing.discard(kind)
        if seed >= 2 and not missing:
            return found
    raise AssertionError(f"never asked: {missing}")


def test_every_option_is_marked_and_nothing_else() -> None:
    """If a question is pending, then each option is a button with its sentence, and nothing else is one."""
    drawings.check_options(GAME, gallery())


def test_every_moment_is_well_formed_and_stands_alone() -> None:
    """If a table is drawn, then it is XML, no id is there twice, and all it refers to is in it."""
    drawings.check_whole(GAME, gallery()[::3])


@pytest.mark.parametrize("seed", [101, 102])
def test_no_decision_of_a_game_is_drawn_wrong(seed: int) -> None:
    """If a game is played to the end, then every single decision of it is drawn with exactly its options."""
    for state, decision in play(seed):
        view = GAME.view(state, seed % 2)
        root = read(
            drawing.DRAWING.draw(view, GAME.words("fr"), closed=drawings.reasons(GAME, state, "fr"), alone=False)
        )
        assert sorted(marked(root)) == (decision.options if decision else [])


def test_what_is_closed_says_why() -> None:
    """If something the question points at is closed, then its title ends with the reason, and it has a veil."""
    seen = set()
    for kind, _, view, told, closed in gallery():
        text = drawing.DRAWING.draw(view, GAME.words("en"), told, closed, alone=False)
        if not closed and "closed" not in text:
            continue
        root = read(text)
        veiled = [element for element in root.iter() if "closed" in element.get("class", "").split()]
        ends = {titled(element) for element in veiled}
        offered = view["decision"]["options"] if view["decision"] else []
        for action, reason in closed.items():
            if action not in offered and kind != "SPECIAL_AS":
                assert any(end.endswith(f"Closed: {reason}") for end in ends), (kind, action, reason)
                seen.add(kind)
        assert all(element.find("*[@class='veil']") is not None for element in veiled)
    assert {"PLAY_CARD", "MOVE_TO", "EXPLORE_TILE", "BUILD_WHAT"} <= seen


def test_without_sentences_the_titles_are_names() -> None:
    """If nobody says what options do, then the marks are there all the same, with names."""
    drawings.check_names_without_sentences(GAME, next(play(3))[0])


def test_the_same_view_gives_the_same_drawing() -> None:
    """If nothing changed, then nothing in the drawing changes; and the board is surveyed only once."""
    state, _ = next(play(5))
    first = draw(state)
    hits = survey.cache_info().hits
    assert draw(state) == first
    assert survey.cache_info().hits == hits + 1


def test_things_keep_their_ids() -> None:
    """If a move is made, then cards, panels, tiles and buildings keep their ids, in every language and shape."""
    before: set[str] = set()
    state = GAME.start(seed=11)
    for state in some(11):
        idents = set(identities(read(draw(state))))
        assert {f"card-{seat}-{card}" for seat in range(2) for card in range(7)} <= idents
        assert {"seat-0", "seat-1", "board", "supply", "supply-tower"} <= idents
        assert {i for i in before if i.startswith(("border-", "building-"))} <= idents
        before = idents
    assert set(identities(read(draw(state, lang="ja")))) == before
    assert set(identities(read(draw(state, shape="tall")))) == before


def test_colours_are_tokens() -> None:
    """If a colour is used, then it is a token: no figure of a colour outside the tokens and the icons."""
    drawings.check_colours(GAME, drawing.FOLDER, gallery()[::9])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str) -> None:
    """If a language is asked for, then names and titles are in it, and words that must fit a width are made to."""
    for state in some(2, every=16):
        root = read(draw(state, lang=lang))
        assert root.attrib["lang"] == lang
        shown = written(root)
        assert GAME.words(lang).render(Say("card-explore")) in shown
        assert not any("draw-" in text or "{" in text for text in root.itertext() if not text.startswith(("svg", "[")))
        for element in root.iter(f"{SVG}text"):
            if element.get("class") == "mid in-tall":
                tight = "textLength" in element.attrib
                assert tight or measure("".join(element.itertext()), float(element.attrib["font-size"])) <= 46
        assert all(len(text) < 90 for text in shown)


def test_names_on_the_map_are_short() -> None:
    """If a territory is named on the map, then with its square and a direction of a few letters."""
    for lang in LANGUAGES:
        for state in some(4, every=40):
            root = read(draw(state, lang=lang))
            labels = root.find(f".//{SVG}g[@class='names']")
            assert labels is not None
            shown = ["".join(text.itertext()) for text in labels if text.get("class") == "in-wide"]
            assert len(shown) == len(set(shown)) == len(see(duel(state))["territories"])
            assert all(measure(text, 14) < 60 for text in shown)


def test_two_shapes_of_one_drawing() -> None:
    """If the tall shape is asked for, then the view box is the tall one and the rest the same; others are refused."""
    drawings.check_shapes(GAME, next(play(6))[0])


def test_a_page_may_keep_style_and_symbols_itself() -> None:
    """If a page has style and symbols, then the drawing leaves them out; together they are the same."""
    drawings.check_bare(GAME, drawing.DRAWING, next(play(6))[0])


def test_start_options_are_drawn() -> None:
    """If the game is played with two Specials and other bonuses, then the cards show them."""
    state = GAME.start(seed=1, options={"cards": "special_x2", "bonuses": "9,8,7,6,5,4"})
    shown = things(read(draw(state)))
    for card, name, bonus in ((0, "Recruit", 9), (3, "Special", 6), (4, "Special", 6), (5, "Move 2", 4)):
        said = "".join(shown[f"card-1-{card}"].itertext())
        assert f"+{bonus}" in said
        assert name in said


def test_both_seats_find_themselves_below() -> None:
    """If a seat looks, then its own panel is the lower one; an onlooker sees seat 0 below."""
    state, _ = next(play(1))
    for seat, below in ((0, 0), (1, 1), (-1, 0)):
        root = read(draw(state, seat=seat))
        panel = root.find(f".//*[@id='seat-{below}']")
        assert panel is not None
        assert "at-bottom" in panel.attrib["class"].split()


def test_what_happened_last_is_pointed_at() -> None:
    """If events are given, then what they touched has a dashed ring, and units that moved a trail."""
    rings = trails = 0
    state = GAME.start(seed=8)
    for state, _ in play(8):
        rings += drawings.count_last(GAME, state)
        trails += GAME.draw(GAME.view(state, 0), last=list(state.events or []), alone=False).count('class="trail"')
    assert rings > 20
    assert trails > 5
    assert 'class="trail"' not in GAME.draw(GAME.view(state, 0), alone=False)


def test_the_end_shows_the_winner() -> None:
    """If the game is over, then a board says how, and nothing can be chosen."""
    for state in some(9, every=30):
        root = read(draw(state))
        banner = root.find(".//*[@id='banner']")
        assert (banner is not None) == (state.decision is None)
        if banner is not None:
            outcome = GAME.outcome(state)
            assert outcome is not None
            score = " : ".join(str(points) for points in outcome.scores)
            assert score in "".join(banner.itertext())
            assert marked(root) == {}


def test_units_and_counts_are_those_of_the_table() -> None:
    """If units stand in a territory, then a company of their seat shows their number; points and reserves are there."""
    for state in some(10):
        table = see(duel(state))
        shown = things(read(draw(state)))
        for territory in table["territories"]:
            for seat, count in enumerate(territory["units"]):
                company = shown.get(f"units-{territory['id']}-{seat}")
                assert (company is not None) == (count > 0)
                if company is not None:
                    tag = company.find(f".//{SVG}g[@class='tag']/{SVG}text")
                    assert tag is not None
                    assert tag.text == str(count)
        for seat, player in enumerate(table["players"]):
            won = [element for element in shown[f"seat-{seat}"].iter() if element.get("class") == "won"]
            assert len(won) == min(5, player["points"])


def twice_the_area(line: Line) -> float:
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise((*line, line[0])))


@pytest.mark.parametrize(("tile", "turned"), EVERY_TILE)
def test_areas_fill_their_tile(tile: int, turned: int) -> None:
    """If a tile lies any way round, then its areas' outlines close, fill the tile, and own the sides content says."""
    ground = plan(tile, turned)
    total = 0.0
    for k, edges in enumerate(ground.outlines):
        assert edges[0].line[0] == edges[-1].line[-1]
        assert all(p.line[-1] == q.line[0] for p, q in pairwise(edges))
        printed = content.TILES[tile]["areas"][k]["sides"]
        lying = {(content.SIDES.index(side) + turned) % 4 for side in printed}
        assert {edge.side for edge in edges if edge.side >= 0} == lying
        ring = outline(tile, turned, k)
        assert twice_the_area(ring) > 2 * 4000, "clockwise, and large enough for what stands there"
        total += twice_the_area(ring) / 2
    assert total == pytest.approx(SIZE * SIZE)
    for border in ground.borders:
        assert border.line[0] in CORNERS or border.line[-1] in CORNERS or len(ground.sides) == 4


@pytest.mark.parametrize(("tile", "turned"), EVERY_TILE)
def test_things_stand_in_their_area(tile: int, turned: int) -> None:
    """If a tile lies any way round, then each thing stands in its own area, and a symbol hides no building space."""
    for k, own in enumerate(slots(tile, turned)):
        ring, area = outline(tile, turned, k), content.TILES[tile]["areas"][k]
        assert all(is_inside(place, ring) for place in (own.units, own.space, own.coin, own.name))
        if area["symbols"] and area["small"] + area["carved"]:
            assert max(abs(own.space[0] - own.coin[0]), abs(own.space[1] - own.coin[1])) >= 34


def test_joined_land_has_one_outline_without_seams() -> None:
    """If areas are joined, then no stretch of the outline runs along a side they share."""
    for state, _ in play(0):
        table = see(duel(state))
        land = survey(board_of(table))
        assert sorted(land.outlines) == [territory["id"] for territory in table["territories"]]
        for path in re.findall(r'<path id="\w+" d="([^"]+)"', land.defs):
            for x, y, ex, ey in straight_lines(path):
                middle = ((x + ex) / 2, (y + ey) / 2)
                assert not is_between_revealed(table["squares"], middle)


def straight_lines(path: str) -> Iterator[tuple[float, float, float, float]]:
    """The straight stretches of a path: they run along sides of tiles."""
    here = (0.0, 0.0)
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if letter == "L":
            yield (*here, values[0], values[1])
        if values:
            here = (values[-2], values[-1])


def is_between_revealed(squares: list[Square], middle: tuple[float, float]) -> bool:
    """Whether the middle of a side lies between two tiles face up."""
    x, y = middle
    beside = [(x - 1, y), (x + 1, y)] if x % SIZE == 0 else [(x, y - 1), (x, y + 1)]
    inside = [(px, py) for px, py in beside if 0 < px < 4 * SIZE and 0 < py < 3 * SIZE]
    shown = [squares[int(py // SIZE) * 4 + int(px // SIZE)]["tile"] is not None for px, py in inside]
    return len(shown) == 2 and all(shown)
