"""The drawing: well formed at every moment of every legend, marking exactly what may be chosen, standing alone."""

from __future__ import annotations

import itertools
import math
import re
from typing import cast

import pytest

from ninerealms.games.andor import GAME, content, table
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.picture import figures, places, seats, supply
from ninerealms.games.andor.picture import picture as drawing
from ninerealms.games.andor.picture.layout import (
    MAPS,
    POSITIONS,
    pile,
    space_at,
)
from ninerealms.games.andor.seen import odds
from ninerealms.games.andor.seen.view import TableView, see
from ninerealms.games.andor.words import board, cards
from ninerealms.kernel.decision import Kind
from ninerealms.kit.percent import percent
from ninerealms.text.languages import LANGUAGES
from tests.games import drawings
from tests.games.andor.picture.gallery import crowded, draw, gallery, play, shown
from tests.games.andor.scenario import river
from tests.games.drawings import Shot, identities, marked, read, things, titled, written

BARS = ("a-strikes", "a-level", "a-struck")


class TestDrawing(drawings.AnyDrawing):
    """What holds for every drawing, of Andor."""

    game, drawing = GAME, drawing.DRAWING
    gallery = staticmethod(gallery)
    start = staticmethod(lambda: next(play(3, 3, {})))
    remembered = (places.REMEMBER, seats.REMEMBER)
    every_whole = 6


# --- what can be chosen ------------------------------------------------------------------------------


def test_every_usual_question_is_in_the_gallery() -> None:
    """If legends are played, then the questions of every turn and every fight are among the moments looked at."""
    assert {"CHOOSE_HERO", "ACT", "FREE", "DICE", "SHOOT", "DRINK", "FIGHT_ON"} <= {shot.kind for shot in gallery()}


@pytest.mark.parametrize("kind", v.KINDS, ids=lambda kind: kind.name)
def test_any_answer_to_any_question_can_be_chosen(kind: Kind) -> None:
    """If a question offered all it can, then every one of its answers could be chosen."""
    options = list(range(kind.size))
    root = read(shown(crowded(), kind.name, options))
    assert sorted(marked(root)) == options
    idents = identities(root)
    assert len(idents) == len(set(idents))


def test_choices_lie_on_the_things_they_are() -> None:
    """If an option is a space, a figure, a token, a die or a sheet, then that thing is a button."""
    view = crowded()
    homes = (
        *(("ACT", 20, "space-520"), ("ACT", v.VIA + 20, "via-520"), ("ACT", v.FIGHT + 19, "creature-519")),
        *(("ACT", v.FIGHT_BOSS + 1, f"foe-{v.FIGHT_BOSS + 1}"), ("ACT", v.FIGHT_KNIGHT, f"foe-{v.FIGHT_KNIGHT}")),
        *(("ACT", v.FIGHT_WIDOW, "widows-519"), ("ACT", v.END_DAY, "sunrise"), ("ACT", v.FREE_OF + 1, "free-1")),
        *(("ACT", v.TAKE_ALONG + 1, "hero-1"), ("ACT", v.TAKE_TILE, "figure-tile"), ("ACT", 68, "space-C1")),
        *(("ACT", v.SHOOT_CATAPULT, "figure-catapult"), ("FREE", v.PICK + 17, "thing-17")),
        *(("FREE", v.DROP + 5, "own-5"), ("FREE", v.USE + 14, "own-14"), ("FREE", v.PREPARE, "spell-0")),
        *(("FREE", v.BUY_ITEM + 1, "item-bow"), ("DRINK", 2, "seat-2"), ("DICE", v.KNIFE_ON + 1, "die-0-1")),
        *(("TURN_DIE", 4, "die-1-0"), ("DROP_LOG", 38, "own-38"), ("FLAPS_TO", 41, "space-541")),
    )
    for kind, action, ident in homes:
        root = read(shown(view, kind, [action]))
        assert things(root)[ident].get("data-action") == str(action), ident


def test_using_comes_before_dropping() -> None:
    """If a thing may be used and dropped, then touching it uses it, and dropping it stands in the band."""
    root = read(shown(crowded(), "FREE", [v.DROP + 5, v.USE + 5]))
    assert things(root)["own-5"].get("data-action") == str(v.USE + 5)
    assert things(root)[f"do-{v.DROP + 5}"].get("data-action") == str(v.DROP + 5)


def test_a_way_shows_what_it_costs() -> None:
    """If a space can be reached, then its plate says the hours, and those that cost willpower look different."""
    view = crowded()
    cast("TableView", view["table"])["ways"] = [
        {"number": 20, "hours": 1, "will": 0},
        {"number": 21, "hours": 9, "will": 4},
    ]
    text = shown(view, "ACT", [20, 21])
    assert ">1\u00a0h<" in text
    assert re.search(r'class="a-hours pay"[^>]*>9\u00a0h<', text)
    assert re.search(r'class="a-hours pay"[^>]*>1\u00a0h<', text) is None


def test_prices_are_those_of_the_rules() -> None:
    """If somebody is about to act, then every destination has a price on its plate."""
    moments = [shot for shot in gallery() if shot.kind == "ACT"]
    assert moments
    for shot in moments:
        ways = [action for action in shot.told if action < v.VIA]
        text = GAME.draw(shot.view, "en", alone=False)
        seen = {way["number"]: way for way in cast("TableView", shot.view["table"])["ways"]}
        found = sorted(re.findall(r'class="a-hours[^>]*>(\d+)\u00a0h<', text))
        assert found == sorted(2 * [str(seen[where]["hours"]) for where in {*ways, *vias(shot)}])
        assert all(re.search(rf"\b{seen[where]['hours']} hour", shot.told[where]) for where in ways)


def vias(shot: Shot) -> list[int]:
    return [action - v.VIA for action in shot.told if v.VIA <= action < v.TAKE_ALONG]


def test_what_is_closed_says_why() -> None:
    """If a space is out of reach, then its title ends with the reason, and it has a veil."""
    assert drawings.count_closed(GAME, gallery()).total() > 50


# --- a drawing that stands alone ---------------------------------------------------------------------


def test_every_token_that_is_used_is_there() -> None:
    """If a colour of the game is asked for, then the style or the drawing has it."""
    text = draw(gallery()[0].state)
    used = set(re.findall(r"var\((--an-[\w-]+)", text))
    known = set(re.findall(r"(--an-[\w-]+):", text))
    assert used <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str) -> None:
    """If a language is asked for, then names and titles are in it, and no key or variable shows."""
    for shot in gallery()[::16]:
        drawings.check_language(GAME, draw(shot.state, lang=lang), lang, "draw-creatures")


# --- the table as it is ------------------------------------------------------------------------------


def test_the_table_is_shown_as_it_is() -> None:
    """If the table changes, then spaces, sheets and tracks in the drawing are those of the table."""
    for shot in gallery()[::3]:
        seen, found = see(table(shot.state)), things(read(draw(shot.state)))
        for space in seen["spaces"]:
            assert expected_on(space["space"], seen) <= set(found)
        for seat, sheet in enumerate(seen["heroes"]):
            if sheet["hero"]:
                assert {str(sheet["strength"]), str(sheet["will"]), str(sheet["gold"])} <= set(
                    written(found[f"seat-{seat}"])
                )
                assert (f"hero-{seat}" in found) == bool(sheet["number"])
                assert {f"own-{thing['thing']}" for thing in sheet["things"]} <= set(identities(found[f"seat-{seat}"]))
                assert f"stone-{seat}" in found
        for name, count in seen["item_board"].items():
            assert written(found[f"item-{name}"]) == [str(count)]


def expected_on(printed: str, seen: TableView) -> set[str]:
    """The ids of what is on a space."""
    space = next(space for space in seen["spaces"] if space["space"] == printed)
    found = {f"thing-{thing['thing']}" for thing in space["things"]} | {f"foe-{n}" for n in space["opponents"]}
    found |= {f"creature-{printed}"} if space["creature"] else set()
    found |= {f"fog-{printed}"} if space["fog"] is not None else set()
    found |= {f"well-{printed}"} if space["well"] is not None else set()
    found |= {f"widows-{printed}"} if space["widows"] else set()
    found |= {f"rock-{printed}"} if space["rock"] else set()
    return found | {f"figure-{kind}" for kind in space["figures"] if kind not in ("ghost", "azturian")}


def test_a_crowded_space_hides_nothing() -> None:
    """If five and more pieces are on a space, then each of them is there, with its name."""
    found = things(read(drawing.DRAWING.draw(crowded(), GAME.words("en"), alone=False)))
    wanted = ["hero-0", "hero-1", "hero-2", "figure-tile", "creature-519", f"foe-{v.FIGHT_KNIGHT}", "widows-519"]
    wanted += ["figure-ghost-519-1", "thing-17", "thing-36", "thing-11"]
    assert all(titled(found[ident]) for ident in wanted)


def test_the_legend_track_has_the_narrator_and_those_who_lie() -> None:
    """If the narrator has come so far, then that letter is marked, and stones of heroes lie on their letters."""
    view = crowded()
    root = read(drawing.DRAWING.draw(view, GAME.words("en"), alone=False))
    letters = [element for element in root.iter() if "a-letter" in element.get("class", "").split()]
    assert len(letters) == 2 * len(content.LETTERS)
    now = [written(element) for element in letters if "now" in element.get("class", "").split()]
    assert now == [["A"], ["A"]]
    lying = [written(element) for element in letters if any("seat-2" in child.get("class", "") for child in element)]
    assert lying == [["J"], ["J"]]


def test_the_battle_shows_all_dice_and_what_they_come_to() -> None:
    """If a fight runs, then every die lies there, those to be rolled too, and both sides say what they have."""
    view = crowded()
    found = things(read(drawing.DRAWING.draw(view, GAME.words("en"), alone=False)))
    assert written(found["die-0-0"]) == ["5"]
    assert written(found["die-0-1"]) == ["3"]
    assert written(found["die-1-0"]) == ["2"]
    assert written(found["die-1-1"]) == ["?"]
    assert {"11", "12 + ?"} <= set(written(found["battle-0"]))
    fight = cast("TableView", view["table"])["fight"]
    fight["dice"] = [3, 3]
    found = things(read(drawing.DRAWING.draw(view, GAME.words("en"), alone=False)))
    assert {"3", "8"} <= set(written(found["battle-1"]))


def test_the_battle_shows_what_each_answer_is_worth() -> None:
    """If dice lie there, then every answer has its chances beside them, and so has what the opponent may reach."""
    t = river("raashana", "grea", legend=4).places(raashana=537, grea=537).creatures("skral 537").will(raashana=12)
    t.strength(raashana=7).roll(3).choose("fight 537", "nobody")
    assert t.asked == ("raashana", "SHOOT")
    both = odds.shot_odds(t.s, 0)
    found = things(read(draw(t.s)))
    said = written(found["chances"])
    for answer in (v.KEEP, v.ROLL_ON):
        assert f"{round(100 * both[answer].won)} %" in said
        assert f"{float(both[answer].loss):.1f}" in said
    strength = t.s.foe_strength
    assert [int(text) for text in written(found["reach"])[1:]] == [
        strength + value for value, _ in odds.replied(t.s.foe, 2)
    ]
    bars = [element.get("class") for element in found["reach"] if element.get("class", "") in BARS]
    mine = 7 + 3
    assert bars == [
        BARS[(strength + value >= mine) + (strength + value > mine)] for value, _ in odds.replied(t.s.foe, 2)
    ]


def test_before_a_fight_its_chip_says_the_chance() -> None:
    """If a hero may attack, then the chip says the chance of the whole fight, or of one try at a widow or rock."""
    t = river("tenaya", "grea", legend=5).places(tenaya=530).lies(530, "rock-1").widows(530).creatures("gor 530")
    t.strength(tenaya=4).will(tenaya=4)
    text = draw(t.s)
    for action in (v.FIGHT + 30, v.FIGHT_WIDOW, v.CLEAR_ROCK):
        chance = percent(GAME.choices(t.s, 0)[action].odds[0].chance)
        assert f"{chance} %" in " ".join(written(things(read(text))[f"do-{action}"]))
    assert "83 %" in " ".join(written(things(read(text))[f"do-{v.CLEAR_ROCK}"]))


def test_everybody_has_a_figure() -> None:
    """If somebody stands on the board, foe or not, then a figure of its own is drawn, none of them a plain sign."""
    symbols = set(re.findall(r'<symbol id="(p-[\w-]+)"', drawing_symbols()))
    for kind in ("flaps", "merchant", "catapult", "orweyn", "mother", "ghost", "azturian"):
        used = set(re.findall(r'href="#([\w-]+)"', figures.other_body(kind)))
        assert {"p-base"} != used <= symbols, kind
    bodies = [figures.other_body(kind) for kind in figures.OTHERS]
    assert len({re.findall(r'href="#([\w-]+)"', body)[-1] for body in bodies}) == len(bodies)
    for kind in content.creature_ids:
        assert set(re.findall(r'href="#([\w-]+)"', figures.creature_body(kind, 1, 1))) <= symbols | {"i-crown"}


def drawing_symbols() -> str:
    return (drawing.FOLDER / "picture.svg").read_text(encoding="utf-8")


def test_without_a_fight_there_is_no_battle() -> None:
    """If nobody fights, then there is no battle scene."""
    for shot in gallery()[::5]:
        fight = cast("TableView", shot.view["table"])["fight"]
        text = GAME.draw(shot.view, "en", shot.told, alone=False)
        assert ('id="battle-0"' in text) == bool(fight["foe"])


def test_the_cave_is_there_in_its_legend() -> None:
    """If the legend has the cave, then its spaces are drawn; otherwise they are not."""
    for legend in range(1, 8):
        idents = identities(read(draw(GAME.start(players=2, seed=1, options={"legend": legend}))))
        assert ("space-C12" in idents) == (legend == 6)


def test_the_card_the_narrator_read_last_lies_open() -> None:
    """If the narrator has passed a star, then the card of that star is shown, before that the first one."""
    for shot in gallery()[::7]:
        seen = cast("TableView", shot.view["table"])
        past = [letter for letter in ("A", *seen["stars"], "N") if letter <= seen["letter"]]
        told = cards.Telling(seen["legend"] - 1, content.VARIANTS.index(seen["variant"]), len(seen["heroes"]))
        text = GAME.words("en").render(cards.say_letter_card(told, content.LETTERS.index(past[-1])))
        shown_words = " ".join(written(things(read(draw(shot.state)))["tale"]))
        assert text in shown_words


def test_a_long_text_is_broken_into_lines() -> None:
    """If a text is longer than a line, then no word is lost, and a text without spaces breaks as well."""
    english = "All night the marsh hummed. " * 8
    assert " ".join(supply.wrapped(english.strip(), 300)) == english.strip()
    assert len(supply.wrapped(english.strip(), 300)) > 3
    japanese = "夜が明けると丘が目を開いた。" * 9
    assert "".join(supply.wrapped(japanese, 300)) == japanese
    assert len(supply.wrapped(japanese, 300)) > 3


def test_what_happened_last_is_pointed_at() -> None:
    """If events are given, then what they touched has a dashed ring; without them nothing has."""
    rings = sum(drawings.count_last(GAME, state) for state in play(3, 8, {"legend": 2}))
    assert rings > 20


def test_creatures_leave_a_trail() -> None:
    """If a creature has just walked, then a dotted line leads from where it was, in both shapes."""
    view = crowded()
    event = (v.CREATURE_MOVED, 0, 0, 20, 19, 0, 0)
    text = drawing.DRAWING.draw(view, GAME.words("en"), last=[event], alone=False)
    assert text.count('class="trail"') == 2
    assert 'class="trail"' not in drawing.DRAWING.draw(view, GAME.words("en"), alone=False)


def test_the_end_says_how() -> None:
    """If the legend is over, then the band says who won and why, and nothing can be chosen."""
    ends = [shot for shot in gallery() if shot.kind == "END"]
    assert ends
    for shot in ends:
        root = read(draw(shot.state))
        assert shot.view["outcome"] is not None
        told = GAME.words("en").render(board.say_end(str(shot.view["outcome"]["reason"])))
        said = " ".join(written(things(root)["ending"]))
        assert told.replace(" ", "") in said.replace(" ", "")
        assert marked(root) == {}


def test_all_who_look_see_the_same() -> None:
    """If a hero is asked, then all who look see the same words, apart from whose sheet is theirs."""
    for shot in gallery()[::15]:
        if shot.state.decision is not None and shot.state.decision.seat >= 0:
            texts = [sorted(" ".join(written(read(draw(shot.state, seat)))).split()) for seat in (0, 1)]
            assert texts[0] == texts[1]


# --- places ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [0, 1], ids=["wide", "tall"])
@pytest.mark.parametrize("side", content.SIDES)
def test_spaces_lie_on_the_board_and_apart(side: str, shape: int) -> None:
    """If a space is drawn, then it lies inside the board, and no other space lies on it or on its number."""
    frame = MAPS[shape]
    points = {where: space_at(shape, side, where) for where in POSITIONS[side]}
    assert len(points) == {"lake": 64, "river": 67}[side]
    for x, y in points.values():
        assert frame.x + 20 <= x <= frame.x + frame.wide - 20
        assert frame.y + 20 <= y <= frame.y + frame.high - 24
    for (x, y), (u, w) in itertools.combinations(points.values(), 2):
        assert abs(x - u) >= (52, 34)[shape] or abs(y - w) >= 36


@pytest.mark.parametrize("side", content.SIDES)
def test_neighbours_are_near_each_other(side: str) -> None:
    """If two spaces adjoin, then they lie beside each other; only the walkways of the stilt village are longer."""
    near = content.BOARDS[content.SIDES.index(side)][0]
    for here, others in near.items():
        for other in others:
            if here < content.CAVE and other < content.CAVE:
                far = math.dist(POSITIONS[side][here], POSITIONS[side][other])
                village = side == "lake" and content.space("453") in (here, other)
                assert far < (180 if village else 100), (here, other)


@pytest.mark.parametrize("count", range(1, 16))
def test_pieces_of_a_space_stand_beside_each_other(count: int) -> None:
    """If so many pieces are on a space, then none stands on another, and they keep near their space."""
    for widths in ((33.0,) * count, (59.0,) * count, (82.0, 59.0, 41.0, 41.0, 33.0, 29.0, *[33.0] * 9)[:count]):
        feet = pile(widths)
        assert len(feet) == count
        for (one, wide), (other, high) in itertools.combinations(zip(feet, widths, strict=True), 2):
            aside = (wide + high) / 2 * one.scale
            assert abs(one.x - other.x) >= aside - 0.01 or abs(one.y - other.y) >= 30 * one.scale
        for foot, wide in zip(feet, widths, strict=True):
            assert abs(foot.x) + wide * foot.scale / 2 <= 42.1
            assert -56 <= foot.y <= 4


def test_nothing_is_written_too_small() -> None:
    """If a size is given in the style, then it is at least 11 units, and no size in the drawing is under 10."""
    style = (drawing.FOLDER / "picture.css").read_text(encoding="utf-8")
    sizes = [float(size) for size in re.findall(r"(?:font-size: |font:[^;]*? )([\d.]+)px", style)]
    assert min(sizes) >= 11
    for shot in gallery()[::30]:
        assert all(float(size) >= 10 for size in re.findall(r'font-size="([\d.]+)"', draw(shot.state)))


def test_the_seat_that_looks_comes_first() -> None:
    """If a seat looks, then its own sheet is the first; an onlooker sees seat 0 first."""
    state = next(play(4, 1, {}))
    for seat, first in ((0, 0), (1, 1), (3, 3), (-1, 0)):
        assert f"seat-{first}" in identities(things(read(draw(state, seat=seat)))["sheet-0"])
