"""The drawing: well formed at every moment of every game, marking exactly what may be chosen, standing alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from typing import cast

import pytest

from ninerealms.games.yggdrasil import GAME, content, saga
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.picture import picture as drawing
from ninerealms.games.yggdrasil.picture.layout import TALL, TREE, WIDE, island_at, knot_at, sign_of, standing
from ninerealms.games.yggdrasil.seen.view import TableView, see
from ninerealms.games.yggdrasil.words import board, odds
from ninerealms.kernel.decision import Kind
from ninerealms.kernel.game import Value, View
from ninerealms.kernel.state import State
from ninerealms.kit.percent import percent
from ninerealms.text.languages import LANGUAGES
from tests.games import drawings
from tests.games.drawings import SVG, Shot, asking, identities, marked, read, things, written

HARD: dict[str, Value] = {"mode": "hard"}
EASY: dict[str, Value] = {}
SAGAS: list[dict[str, Value]] = [{"saga": number} for number in range(1, 7)]
GAMES: list[tuple[int, int, dict[str, Value]]] = [(players, players, HARD) for players in range(1, 6)]
GAMES += [(players, 7, EASY) for players in (1, 3, 5)]
GAMES += [(2 + number % 4, number, options) for number, options in enumerate(SAGAS, 1)]
LONGEST = 240
CAGE = 150  # where it ends in the tall shape
draw = partial(drawings.drawn, GAME)


def play(players: int, seed: int, options: dict[str, Value]) -> Iterator[State]:
    """A game, moment by moment; the last one is its end, if it is not too long."""
    state = GAME.start(players=players, seed=seed, options=options)
    return drawings.moments(GAME, state, seed, LONGEST, lambda _state, decision, _dice: decision.options)


@cache
def gallery() -> list[Shot]:
    """Two moments of each question in each game, and the ends."""
    return [
        drawings.shoot(GAME, state, seed % players)
        for players, seed, options in GAMES
        for state in drawings.each_nth(GAME, play(players, seed, options), (1, 9) if players > 3 else (1,))
    ]


def crowded() -> View:
    """A table with something of everything: five gods, Jotuns of all sorts, two ruins, cards on the wheel."""
    state = GAME.start(players=5, seed=4, options={"mode": "hard", "gods": "odin,thor,tyr,freyr,freyja"})
    s = saga(state)
    s.place = [0, 0, 0, 0, 0]
    s.enemy = [0, 0, 3, 0, 0, *list(s.enemy)[5:]]
    s.jotuns = sum(1 << jotun for jotun in (0, 4, 9, 13, 15, 16, 17))
    s.ruin, s.valhalla, s.giants, s.dead = 0b1001, 3, 4, 8
    s.wheel = [0, -2, 7, 13, *[-2] * 8]
    s.artifact = [0, 1, 0, *list(s.artifact)[3:]]
    return GAME.view(state, 0)


class TestDrawing(drawings.AnyDrawing):
    """What holds for every drawing, of Yggdrasil."""

    game, drawing = GAME, drawing.DRAWING
    gallery = staticmethod(gallery)
    start = staticmethod(lambda: next(play(3, 3, {})))
    every_same = 20


# --- what can be chosen ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", v.KINDS, ids=lambda kind: kind.name)
def test_any_answer_to_any_question_can_be_chosen(kind: Kind) -> None:
    """If a question offered all it can, then every one of its answers could be chosen, in every language."""
    view = crowded()
    options = [action for action in range(kind.size) if action not in NO_ANSWERS.get(kind.name, ())]
    for lang in LANGUAGES:
        text = drawing.DRAWING.draw(asking(view, kind.name, options), GAME.words(lang), alone=False)
        root = read(text)
        assert sorted(marked(root)) == options
        idents = identities(root)
        assert len(idents) == len(set(idents))


# Numbers that stand for nothing: between the other duties and the opponents, and after the last enemy of a duel.
NO_ANSWERS = {"DUTY": (6, 7, *range(v.FIGHT + 37, v.FIGHT + 40)), "FIGHT_WHAT": (37, 38, 39)}


def test_choices_lie_on_the_things_they_are() -> None:
    """If an option is a world, a figure, a card or a sheet, then that thing is a button."""
    view = crowded()
    homes = {
        "MOVE_TO": (3, "world-midgard"), "CLEAR_WORLD": (0, "world-asgard"), "NEXT_TURN": (2, "seat-2"),
        "TRAVEL_WITH": (1, "god-1"), "TAKE_ARTIFACT": (1, "holder-2"), "BEAT_JOTUN": (13, "jotun-suttung"),
        "URD_CARD": (2, "wheel-hel-0"), "GIVE_WHAT": (2, "own-gjallarhorn"), "HEAL_WHOM": (4, "seat-4"),
        "MOVE_GOD": (9 + 3, "ghost-1-midgard"), "KIN_TAKE": (21 + 1, "own-draupnir"), "FIGHT_WHAT": (1, "enemy-hel"),
        "DUTY": (v.RESTORE, "ruin-asgard"), "DEED_WHERE": (v.DEED_RESTORE + 3, "ruin-midgard"),
        "ACT_THERE": (1, "world-asgard"),
    }  # fmt: skip
    for kind, (action, ident) in homes.items():
        root = read(drawing.DRAWING.draw(asking(view, kind, [action]), GAME.words("en"), alone=False))
        assert things(root)[ident].attrib["data-action"] == str(action), kind


def test_every_fight_lies_on_the_figure_that_is_fought() -> None:
    """If an enemy or a Jotun may be fought, then its figure is a button, and so is a chip with the odds."""
    view = crowded()
    for target, ident in ((0, "enemy-surt"), (3, "enemy-fenrir"), (v.TARGET_JOTUN, "jotun-thjazi")):
        root = read(drawing.DRAWING.draw(asking(view, "DUTY", [v.FIGHT + target]), GAME.words("en"), alone=False))
        assert things(root)[ident].attrib["data-action"] == str(v.FIGHT + target)
        assert things(root)[f"do-{v.FIGHT + target}"].attrib["data-action"] == str(v.FIGHT + target)


def test_odds_are_shown_before_a_risk_is_taken() -> None:
    """If an answer brings risks, then its chip shows their number and the exact chance to come through unhurt."""
    view = crowded()
    fight = v.FIGHT + 3
    s = odds.rebuild(cast("TableView", view["table"]), v.DUTY, 0, 0)
    chance = percent(odds.odds_of(s, fight)[0].unhurt)
    shown = written(things(read(drawing.DRAWING.draw(asking(view, "DUTY", [fight]), GAME.words("en"))))[f"do-{fight}"])
    assert f"{chance} %" in shown
    assert "3 risks" in shown


def test_the_throw_lies_on_the_table() -> None:
    """If dice have been thrown, then they are shown, and those that may be changed are buttons."""
    view = crowded()
    throw = cast("TableView", view["table"])["throw"]
    throw["risks"], throw["god_face"], throw["vanir"] = 4, "II", {"S": 2, "I+": 1, "-": 1}
    root = read(drawing.DRAWING.draw(asking(view, "CHANGE_DIE", [3, 6, 7, 10]), GAME.words("en"), alone=False))
    shown = things(root)
    assert [shown[f"die-{name}"].get("data-action") for name in ("S", "I-lost", "blank", "god")] == [
        None,
        "3",
        "6",
        "7",
    ]
    assert "×2" in written(shown["die-S"])
    assert "4" in written(shown["throw"])


def test_what_is_closed_says_why() -> None:
    """If something the question points at is closed, then its title ends with the reason, and it has a veil."""
    assert {"MOVE_TO", "DUTY"} <= set(drawings.count_closed(GAME, gallery()))


# --- a drawing that stands alone ---------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str) -> None:
    """If a language is asked for, then names and titles are in it, and no key or variable shows."""
    for _, state, *_ in gallery()[::12]:
        drawings.check_language(GAME, draw(state, lang=lang), lang, "draw-wheel")


def test_every_page_is_marked_as_house() -> None:
    """If the page of the Saga Book is shown, then the word for house content stands on it and at its row."""
    for _, state, view, *_ in gallery()[::12]:
        shown = things(read(draw(state)))
        assert cast("TableView", view["table"])["saga_book"]["source"] == "house"
        assert "house" in written(shown["board-1"])
        assert "Saga Book · house" in written(shown["saga"])


# --- the table as it is ------------------------------------------------------------------------------


def test_the_table_is_shown_as_it_is() -> None:
    """If the table changes, then gauges, sheets, wheel and holders in the drawing are those of the table."""
    for _, state, *_ in gallery()[::4]:
        table, shown = see(saga(state)), things(read(draw(state)))
        for figure, god in enumerate(table["gods"]):
            sheet = shown[f"seat-{figure}"]
            assert {str(god["life"]), f"/{god['limit']}"} <= set(written(sheet))
            assert {f"own-{name}" for name in god["artifacts"]} <= set(identities(sheet)) or god["support"]
            if not god["support"]:
                assert str(god["elves"]) in written(shown[f"own-{figure}-{v.AN_ELF}"])
                assert str(god["vanir"]) in written(shown[f"own-{figure}-{v.A_DIE}"])
        for enemy, cards in table["wheel"].items():
            assert sum(ident.startswith(f"wheel-{enemy}-") for ident in shown) == len(cards)
        for level, card in enumerate(table["holders"]):
            assert (card is None) == (len(written(shown[f"holder-{level + 1}"])) == 1)
        assert str(table["valhalla"]) in written(shown["hold-asgard"])
        assert str(table["elves_reserve"]) in written(shown["hold-alfheim"])
        assert str(len(table["creatures"])) in written(shown["hold-svartalfheim"])


def test_everybody_stands_where_the_table_says() -> None:
    """If somebody is in a world, then the figure stands on the level of that world, once."""
    for _, state, *_ in gallery()[::4]:
        table, root = see(saga(state)), read(draw(state))
        shown = things(root)
        for seen in table["worlds"]:
            level = set(identities(shown[f"level-{seen['level']}"]))
            assert {f"god-{figure}" for figure in seen["gods"]} <= level
            assert {f"enemy-{foe}" for foe in seen["foes"]} <= level
            blockers = [name for name in seen["jotuns"] if name not in content.jotun_ids[13:]]
            assert {f"jotun-{name}" for name in blockers} <= level
            assert (f"ruin-{seen['id']}" in level) == seen["devastated"]
            assert (f"token-{seen['id']}" in level) == bool(seen["token"])
        caged = {f"enemy-{foe['id']}" for foe in table["foes"] if foe["place"] == "cage"}
        assert caged == {ident for ident in identities(shown["cage"]) if ident.startswith("enemy-")}


def test_the_middle_level_shows_its_turn() -> None:
    """If the middle level turns, then each of its worlds moves to the next column, on the ground and on its sign."""
    state = GAME.start(players=2, seed=2)
    s = saga(state)
    seen = []
    for rotation in range(3):
        s.rotation = rotation
        text = draw(state)
        seen.append({world: re.search(rf'id="sign-{world}"[^>]*--wx:([\d.]+)px', text) for world in MIDDLE})
        above = see(s)["columns"][1][0]
        assert above == "alfheim"
    places = [[found[world][1] for world in MIDDLE] for found in cast("list[dict[str, re.Match[str]]]", seen)]
    assert len({tuple(row) for row in places}) == 3
    assert all(len(set(row)) == 3 for row in places)


MIDDLE = [world for number, world in enumerate(content.world_ids) if content.world_level[number] == 1]


def test_what_happened_last_is_pointed_at() -> None:
    """If events are given, then what they touched has a dashed ring; without them nothing has."""
    rings, state = 0, GAME.start(players=3, seed=8)
    for state in play(3, 8, {}):
        rings += drawings.count_last(GAME, state)
    assert rings > 20


def test_the_end_says_how() -> None:
    """If the game is over, then the band says who won and why, and nothing can be chosen."""
    ends = [moment for moment in gallery() if moment[0] == "END"]
    assert ends
    for _, state, view, *_ in ends:
        root = read(draw(state))
        assert view["outcome"] is not None
        told = GAME.words("en").render(board.say_end(str(view["outcome"]["reason"])))
        said = " ".join(written(things(root)["ending"]))
        assert told.replace(" ", "") in said.replace(" ", "")
        assert marked(root) == {}


def test_nothing_hidden_is_drawn() -> None:
    """If a seat is asked, then all who look see the same words; only the order of the sheets is theirs."""
    for _, state, *_ in gallery()[::15]:
        if saga(state).players < 2 or state.decision is None or state.decision.seat < 0:
            continue
        texts = [written(read(draw(state, seat))) for seat in (0, 1)]
        assert sorted(texts[0]) == sorted(texts[1])


# --- places ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [0, 1], ids=["wide", "tall"])
def test_everything_lies_inside_the_tree(shape: int) -> None:
    """If figures, signs, islands or icons are placed, then they lie inside the tree, in both shapes."""
    wide, high = (WIDE, TALL)[shape], TREE[shape]
    points = [knot_at(shape, i, places) for places in (4, 8) for i in range(places)]
    for slot in range(3):
        points += [island_at(shape, slot, i, 6) for i in range(6)]
        for level in range(3):
            sign = sign_of(shape, level, slot)
            points += [(sign.x, sign.y), (sign.x + sign.wide, sign.y + sign.high)]
            for count in range(1, 13):
                points += [feet[:2] for feet in standing(shape, level, slot, count, level == 1)]
    assert all(0 <= x <= wide and 60 <= y <= high for x, y in points)


@pytest.mark.parametrize("shape", [0, 1], ids=["wide", "tall"])
def test_figures_do_not_hide_each_other(shape: int) -> None:
    """If up to five stand in a world, then each has half a figure's width to itself; more stand in two rows."""
    least = (24, 15)[shape]
    for level in range(3):
        for slot in range(3):
            for count in range(2, 10):
                feet = standing(shape, level, slot, count, False)
                for i, (x, y, *_) in enumerate(feet):
                    apart = [max(abs(x - u), abs(y - v)) for u, v, *_ in feet[:i]]
                    assert all(far >= least * (1 if count <= 5 else 0.7) for far in apart)


@pytest.mark.parametrize("shape", [0, 1], ids=["wide", "tall"])
def test_signs_do_not_touch(shape: int) -> None:
    """If two signs hang on a level, then there is wood or air between them."""
    for level in range(3):
        left, front, right = (sign_of(shape, level, slot) for slot in (1, 0, 2))
        assert left.x + left.wide < front.x
        assert front.x + front.wide < right.x


def test_nothing_is_written_too_small() -> None:
    """If a size is given in the style, then it is at least 11 units, and no size in the drawing is under 10."""
    style = (drawing.FOLDER / "picture.css").read_text(encoding="utf-8")
    sizes = [float(size) for size in re.findall(r"font-size: ([\d.]+)px", style)]
    assert min(sizes) >= 11
    for _, state, *_ in gallery()[::30]:
        assert all(float(size) >= 10 for size in re.findall(r'font-size="([\d.]+)"', draw(state)))


def test_the_seat_that_looks_comes_first() -> None:
    """If a seat looks, then its own sheet is the first; an onlooker sees seat 0 first."""
    state = next(play(4, 1, {}))
    for seat, first in ((0, 0), (1, 1), (3, 3), (-1, 0)):
        assert f"seat-{first}" in identities(things(read(draw(state, seat=seat)))["sheet-0"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sign_hangs_before_the_cage(lang: str) -> None:
    """If a game is over, then the sign that says so is beside the cage, in the tall shape, too."""
    ends = [shot for shot in gallery() if shot.kind == "END"]
    assert ends
    for shot in ends:
        signs = [
            group for group in read(GAME.draw(shot.view, lang)).iter() if "in-tall" in group.get("class", "").split()
        ]
        boards = [group.find(f"{SVG}rect") for group in signs if "y-plaque" in group.get("class", "")]
        assert [float(board.get("x", 0)) > CAGE for board in boards if board is not None] == [True]
