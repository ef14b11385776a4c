"""The drawing: well formed at every moment of every set-up, marking exactly what may be chosen, standing alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from ninerealms.games.diceforge import GAME, content, forge
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.picture import picture as drawing
from ninerealms.games.diceforge.picture.goddess import PLACES as MAZE
from ninerealms.games.diceforge.picture.layout import NICHES, SKY, SPOTS, TALL, WIDE, heights
from ninerealms.games.diceforge.picture.titans import PLACES as TRACK
from ninerealms.games.diceforge.rules.state import GODDESS, RESOURCES, TITANS
from ninerealms.games.diceforge.seen.view import TableView, see
from ninerealms.games.diceforge.words.icons import emblem
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import Decision, State
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.words import Say
from tests.games import drawings
from tests.games.drawings import SVG, Shot, identities, marked, read, things, written

SETUPS = ("first", "goddess", "titans", "random", "random_goddess", "random_titans", "two_players", "versatility")
TABLES = [*((setup, players) for setup in SETUPS for players in (2, 3, 4)), ("first, sentinel, cyclops", 3)]
DEAREST = [v.EXPLOIT_ACT + content.slot_ids.index(slot) for slot in ("X", "F7", "M7")]
draw = partial(drawings.drawn, GAME)


def prepare(state: State) -> None:
    """Hands full, golems far ahead and memories laid, so that rare questions come up."""
    s = forge(state)
    reserve = list(s.reserve)
    for seat in range(s.players):
        reserve[seat * RESOURCES : seat * RESOURCES + 3] = [12, 6, 6]
    s.reserve = reserve
    if s.module == GODDESS:
        s.golem = [content.space_ids.index("T3")] * len(s.golem)
    companions = content.slot_ids.index("M2")
    if content.set_ids[s.sets[companions]] == "companion":
        cards = list(s.cards)
        cards[companions] = 2
        s.cards = cards
    if s.module == TITANS and s.sets[content.slot_ids.index("M2")] == content.set_ids.index("memory"):
        s.memory_owner = [0, 0, 1, 1]
        s.memory = [1, 8, 2, 7, 3, 4, 5, 6]


def choose(decision: Decision, dice: Rng) -> int:
    """Any option, but with a taste for exploits, the dearest first."""
    options = decision.options
    for dearest in DEAREST if v.KINDS[decision.kind].name == "ACT" else ():
        if dearest in options:
            return dearest
    if v.KINDS[decision.kind].name == "ACT" and dice.below(3, 0):
        options = [action for action in options if v.EXPLOIT_ACT <= action < v.FORGE_ACT] or options
    return options[dice.below(len(options), 0)]


def play(seed: int, setup: str = "first", players: int = 4, ready: bool = False) -> Iterator[State]:
    """A game, moment by moment, with reasons and events; the last one is its end."""
    state, dice = GAME.start(players=players, seed=seed, options={"setup": setup}), Rng(seed)
    state.reasons, state.events = {}, []
    if ready:
        prepare(state)
    while (decision := state.decision) is not None:
        yield state
        state.events.clear()
        GAME.apply(state, choose(decision, dice))
    yield state


def some(seed: int, setup: str = "first", players: int = 4, every: int = 40) -> Iterator[State]:
    """Some moments of a game, the last one among them."""
    for moment, state in enumerate(play(seed, setup, players)):
        if moment % every == 0 or state.decision is None:
            yield state


@cache
def gallery() -> list[Shot]:
    """A few moments of each question in all set-ups, at 2 to 4 players; every question is among them."""
    return [
        drawings.shoot(GAME, state, seed % players)
        for seed, (setup, players) in enumerate(TABLES)
        for state in drawings.each_nth(
            GAME,
            play(seed, setup, players, ready=seed % 3 == 2 or seed == len(TABLES) - 1),
            (1, 12) if players == 4 else (1,),
        )
    ]


def test_every_question_is_in_the_gallery() -> None:
    """If there is a kind of question, then the moments drawn here have it; and ends of games."""
    kinds = {kind for kind, *_ in gallery()}
    assert {kind.name for kind in v.KINDS} | {"END"} == kinds


def test_every_option_is_marked_and_nothing_else() -> None:
    """If a question is pending, then each option is a button with its sentence, and nothing else is one."""
    drawings.check_options(GAME, gallery())


def test_every_moment_is_well_formed_and_stands_alone() -> None:
    """If a table is drawn, then it is XML, no id is there twice, and all it refers to is in it."""
    drawings.check_whole(GAME, gallery()[::3])


@pytest.mark.parametrize("setup", ["first", "goddess", "titans"])
def test_no_decision_of_a_game_is_drawn_wrong(setup: str) -> None:
    """If a game is played to the end, then every single decision of it is drawn with exactly its options."""
    for state in play(17, setup, 3):
        root = read(GAME.draw(GAME.view(state, 1), "fr", closed=drawings.reasons(GAME, state, "fr"), alone=False))
        assert sorted(marked(root)) == (state.decision.options if state.decision else [])
        idents = identities(root)
        assert len(idents) == len(set(idents))


def test_choices_lie_on_the_things_they_are() -> None:
    """If an option is a card, a face, a die or a space, then that thing is the button."""
    homes = {
        "FORGE_WHERE": "die-", "UPGRADE_WHICH": "die-", "SHOW_FACE": "die-", "COPY_FACE": "die-", "PICK_DIE": "die-",
        "PICK_ROLLED": "die-", "UPGRADE_TO": "pool-", "FREE_EXPLOIT": "card-", "PICK_RIVAL": "seat-",
        "GOLEM_TO": "space-", "TAKE_TREASURE": "treasure-", "PLACE_MEMORY": "memory-at-", "COLLECT_FIRST": "memory-",
    }  # fmt: skip
    for kind, _, view, told, closed in gallery():
        if kind in homes:
            buttons = marked(read(drawing.DRAWING.draw(view, GAME.words("en"), told, closed, alone=False)))
            for elements in buttons.values():
                assert [element.attrib["id"].startswith(homes[kind]) for element in elements] == [True], kind


def test_a_forging_is_asked_on_the_right_dice() -> None:
    """If a face is to be forged, then the buttons are faces of the seat that is asked, at the spots of the options."""
    for kind, _, view, told, closed in gallery():
        question = view["decision"]
        if kind == "FORGE_WHERE" and question is not None:
            for spot, elements in marked(
                read(drawing.DRAWING.draw(view, GAME.words("en"), told, closed, alone=False))
            ).items():
                assert elements[0].attrib["id"] == f"die-{question['seat']}-{spot // 6}-{spot % 6}"


def test_what_is_closed_says_why() -> None:
    """If something the question points at is closed, then its title ends with the reason, and it has a veil."""
    closed = set(drawings.count_closed(GAME, gallery()))
    assert {"ACT", "FORGE_MORE", "FORGE_WHERE", "UPGRADE_WHICH", "UPGRADE_TO", "COPY_FACE"} <= closed


def test_without_sentences_the_titles_are_names() -> None:
    """If nobody says what options do, then the marks are there all the same, with names."""
    drawings.check_names_without_sentences(GAME, next(play(3)))


def test_the_same_view_gives_the_same_drawing() -> None:
    """If nothing changed, then nothing in the drawing changes."""
    for _, state, *_ in gallery()[::20]:
        assert draw(state) == draw(state)


def test_things_keep_their_ids() -> None:
    """If a move is made, then stacks, faces, dice and heroes keep their ids, in every language and shape."""
    state = GAME.start(players=4, seed=11)
    for state in some(11):
        idents = set(identities(read(draw(state))))
        assert {f"card-{slot}" for slot in content.slot_ids} <= idents
        assert {f"die-{seat}-{k}-{spot}" for seat in range(4) for k in range(2) for spot in range(6)} <= idents
        assert {f"pool-{content.face_ids[face]}" for face in content.sanctuary} <= idents
        assert {f"{thing}-{seat}" for seat in range(4) for thing in ("seat", "pawn")} <= idents
        assert {f"portal-{island}" for island in range(1, 8)} | {"hearth"} <= idents
    before = set(identities(read(draw(state))))
    assert set(identities(read(draw(state, lang="ja")))) == before
    assert set(identities(read(draw(state, shape="tall")))) == before


def test_colours_are_tokens() -> None:
    """If a colour is used, then it is a token: no figure of a colour outside the tokens and the icons."""
    drawings.check_colours(GAME, drawing.FOLDER, gallery()[::25])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str) -> None:
    """If a language is asked for, then names and titles are in it, and no key or variable shows."""
    for setup in ("first", "goddess", "titans"):
        for state in some(2, setup, every=150):
            shown = drawings.check_language(GAME, draw(state, lang=lang), lang, "draw-sanctuary")
            assert all(len(text) < 60 for text in shown)


def test_every_card_has_an_emblem_and_a_short_name() -> None:
    """If there is a set, then it has a symbol in the drawing, and a name that fits its sign in every language."""
    shapes = drawing.DRAWING.shapes()
    for card in [card["id"] for card in content.SETS.values()]:
        assert f'<symbol id="{emblem(card)}"' in shapes
        for lang in LANGUAGES:
            assert 0 < len(GAME.words(lang).render(Say(f"draw-name-{card}"))) < 16
    printed = [card["id"] for card in content.SETS.values() if card["series"] != "house"]
    assert len({emblem(card) for card in [*printed, "a card nobody drew"]}) == len(printed) + 1


def test_every_face_has_a_picture_of_its_own() -> None:
    """If two faces differ, then so do their pictures; the same for the spaces of the labyrinth that say different."""
    pictures = dict(re.findall(r'<symbol id="f-([\w-]+)"[^>]*>(.*?)</symbol>', drawing.DRAWING.shapes()))
    assert sorted(pictures) == sorted(content.face_ids)
    assert len(set(pictures.values())) == len(pictures)
    spaces = dict(re.findall(r'<symbol id="s-(\w+)"[^>]*>(.*?)</symbol>', drawing.DRAWING.shapes()))
    assert sorted([*spaces, *content.FACTS["labyrinth"]["rooms"]]) == sorted(content.space_ids)
    assert spaces["T8"] == spaces["T9"] != spaces["L5"] == spaces["T1"] != spaces["C2"]


def test_two_shapes_of_one_drawing() -> None:
    """If the tall shape is asked for, then the view box is the tall one and the rest the same; others are refused."""
    for setup in ("first", "goddess", "titans"):
        drawings.check_shapes(GAME, next(play(6, setup)))


def test_a_page_may_keep_style_and_symbols_itself() -> None:
    """If a page has style and symbols, then the drawing leaves them out; together they are the same."""
    drawings.check_bare(GAME, drawing.DRAWING, next(play(6)))


def test_places_are_all_there_and_inside() -> None:
    """If a thing has a place, then the place is known to the style, and lies inside the drawing in both shapes."""
    style = drawing.DRAWING.style()
    for _, _, view, told, closed in gallery()[::10]:
        text = drawing.DRAWING.draw(view, GAME.words("en"), told, closed, alone=False)
        for name in set(re.findall(r"place at-([\w-]+)", text)):
            assert f".at-{name}{{" in style, name
    for cost in NICHES:
        spot = SPOTS[f"niche-{cost}"]
        assert 0 <= spot.wide[0] < WIDE
        assert 0 <= spot.tall[0] < TALL
    for module in content.MODULES:
        for rows in (1, 2, 3):
            wide, tall = heights(module, rows, 2)
            assert wide > SKY[0] + 300
            assert tall > SKY[1] + 700


@pytest.mark.parametrize("boards", [MAZE, TRACK], ids=["labyrinth", "titans"])
def test_spaces_do_not_hide_each_other(boards: tuple[dict[str, tuple[float, float]], ...]) -> None:
    """If two spaces lie on a board, then they are apart, in both shapes."""
    for shape, places in enumerate(boards):
        spots = list(places.values())
        for i, (x, y) in enumerate(spots):
            assert 10 < x < (WIDE, TALL)[shape] - 10
            assert all(max(abs(x - px), abs(y - py)) >= 31 for px, py in spots[:i])
        for space, (x, y) in places.items() if "GODDESS" in places else ():
            gx, gy = places["GODDESS"]
            apart = abs(x - gx) > 36 + 18 or y < gy - 48 - 10 or y > gy + 36 + 10
            assert apart or space == "GODDESS"


def test_the_seat_that_looks_comes_first() -> None:
    """If a seat looks, then its own panel is the first; an onlooker sees seat 0 first."""
    state = next(play(1))
    for seat, first in ((0, 0), (1, 1), (3, 3), (-1, 0)):
        panel = things(read(draw(state, seat=seat)))[f"seat-{first}"]
        assert "at-panel-0" in panel.attrib["class"].split()


def test_what_happened_last_is_pointed_at() -> None:
    """If events are given, then what they touched has a dashed ring; without them nothing has."""
    rings = 0
    state = GAME.start(players=3, seed=8)
    for state in play(8, "titans", 3):
        rings += drawings.count_last(GAME, state)
    assert rings > 40


def test_the_end_shows_the_score_sheet() -> None:
    """If the game is over, then a sheet shows every seat's score by source, and nothing can be chosen."""
    for setup in ("first", "titans"):
        for state in some(9, setup, every=60):
            root = read(draw(state))
            sheet = things(root).get("banner")
            assert (sheet is not None) == (state.decision is None)
            if sheet is not None:
                assert marked(root) == {}
                shown = written(sheet)
                for player in see(forge(state))["players"]:
                    score = player["score"]
                    parts = [score["track"], score["cards"], score["total"]]
                    parts += [score["module"]] if setup == "titans" else []
                    for figure in parts:
                        assert str(figure).replace("-", "−") in shown


def test_the_table_is_shown_as_it_is() -> None:
    """If the table changes, then reserves, dice, heroes, stacks and cards in the drawing are those of the table."""
    for setup, players in (("first", 4), ("random", 2), ("titans", 3), ("goddess", 4)):
        for state in some(10, setup, players):
            table, shown = see(forge(state)), things(read(draw(state)))
            check_stacks(table, shown)
            for player in table["players"]:
                check_player(player["seat"], table, shown)


def check_stacks(table: TableView, shown: dict[str, ET.Element]) -> None:
    for stack in table["stacks"]:
        assert (f"×{stack['left']}" in written(shown[f"card-{stack['slot']}"])) == (stack["left"] > 0)
    for pool in table["pools"]:
        box = shown.get(f"pool-{pool['face']}")
        assert box is not None or pool["place"] != "sanctuary"
        if box is not None:
            assert sum(pip.get("class") == "pip on" for pip in box.iter()) == pool["left"]


def check_player(seat: int, table: TableView, shown: dict[str, ET.Element]) -> None:
    player = table["players"][seat]
    panel = shown[f"seat-{seat}"]
    for name, limit in player["limit"].items():
        assert f"/{limit}" in written(panel)
        assert str(player["reserve"][name]) in written(panel)
    for k, die in enumerate(player["dice"]):
        for spot, face in enumerate(die["faces"]):
            side = shown[f"die-{seat}-{k}-{spot}"]
            assert next(side.iter(f"{SVG}use")).attrib["href"] == f"#f-{face}"
    home = f"home-{seat}" if player["island"] is None else f"portal-{player['island']}"
    assert f"at-{home}" in shown[f"pawn-{seat}"].attrib["class"].split()
    cards = {ident.split("-")[-1] for ident in shown if ident.startswith(f"own-{seat}-")}
    assert cards == {card["slot"] for card in player["cards"]}
    if player["golem"] is not None:
        assert f"at-space-{player['golem']}" in shown[f"golem-{seat}"].attrib["class"].split()
    if player["allegiance"] is not None:
        assert f"at-allegiance-{player['allegiance']}" in shown[f"token-{seat}"].attrib["class"].split()


def test_boards_and_the_celestial_die_are_there_when_in_play() -> None:
    """If a module is played, then its board is drawn; the Celestial die where something can roll it."""
    for setup, has in (("first", set()), ("goddess", {"labyrinth", "celestial"}), ("titans", {"titans"})):
        shown = set(things(read(draw(next(play(4, setup))))))
        assert shown & {"labyrinth", "titans", "celestial"} == has
    mix = cast("list[str]", content.FACTS["mixes"]["two_players"]["sets"])
    assert "celestial-die" in mix
    assert "celestial" in things(read(draw(next(play(4, "two_players", 2)))))


def test_crowded_panels_leave_names_out() -> None:
    """If a player owns many cards, then the chips still fit in their rows."""
    state = GAME.start(players=2, seed=1)
    s = forge(state)
    s.cards = [2] * 15 + list(s.cards)[15:]
    panel = things(read(draw(state)))["seat-0"]
    chips = [element for element in panel.iter() if element.get("id", "").startswith("own-0-")]
    assert len(chips) == 15
    for chip in chips:
        where = re.search(r"translate\(([\d.]+) ([\d.]+)\)", chip.attrib["transform"])
        assert where is not None
        body = chip.find(f"{SVG}rect[@class='body']")
        assert body is not None
        assert float(where[1]) + float(body.attrib["width"]) <= 366 / 0.88
        assert float(where[2]) <= 44
