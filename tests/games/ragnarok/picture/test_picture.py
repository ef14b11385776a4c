"""The drawing: well formed at every moment of every mode, marking exactly what may be chosen, standing alone."""

from __future__ import annotations

import re
from functools import partial
from itertools import islice

import pytest

from ninerealms.games.ragnarok import GAME, content, table
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.picture import beside, places, seas, seats
from ninerealms.games.ragnarok.picture import picture as drawing
from ninerealms.games.ragnarok.rules.state import GIANTS, LOKI
from ninerealms.kernel.decision import Kind
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.words import Say
from tests.games import drawings
from tests.games.drawings import identities, marked, read, things, titled, written
from tests.games.ragnarok.picture.gallery import (
    CROWDED,
    crowded,
    fighting,
    gallery,
    hand_made,
    hunting,
    painted,
    play,
    shown,
)

draw = partial(drawings.drawn, GAME)


class TestDrawing(drawings.AnyDrawing):
    """What holds for every drawing, of Lords of Ragnarok."""

    game, drawing = GAME, drawing.DRAWING
    gallery = staticmethod(gallery)
    start = staticmethod(lambda: next(play(3, 3, {})))
    remembered = (places.REMEMBER, seats.REMEMBER)
    every_whole = 12
    every_shape = 60


# --- what can be chosen ------------------------------------------------------------------------------


def test_every_usual_question_is_in_the_gallery() -> None:
    """If games are played, then the questions of turns, Battles, monsters and hunts are among the moments looked at."""
    usual = {"START_IN", "PRAY_TO", "HERO_TO", "MOVE_ARMY", "MOVE_TO", "SPECIAL_ACT", "PLAY_CARD", "MONSTER_TO"}
    assert usual | {"PICK_ATTACK", "COUNTER", "DEFEND", "ACTIVATE_NEXT"} <= {shot.kind for shot in gallery()}


@pytest.mark.parametrize("kind", v.KINDS, ids=lambda kind: kind.name)
def test_any_answer_to_any_question_can_be_chosen(kind: Kind) -> None:
    """If a question offered all it can, then every one of its answers could be chosen, and no id stands there twice."""
    options = list(range(kind.size))
    for view in hand_made():
        root = read(shown(view, kind.name, options))
        assert sorted(marked(root)) == options
        idents = identities(root)
        assert len(idents) == len(set(idents))
        assert all(titled(element) for elements in marked(root).values() for element in elements)


def test_choices_lie_on_the_things_they_are() -> None:
    """If an option is a Region, a piece, an action or a card, then that thing is a button."""
    homes = (
        *(("MOVE_TO", 20, "region-21"), ("MOVE_TO", v.BY_SEA + 2, "region-3"), ("RETREAT_TO", 18, "region-19")),
        *(("MOVE_ARMY", 3, "army-3"), ("ATTACKED_ARMY", 14, "army-14"), ("CONTROL_WHICH", 4, "monster-fenrir")),
        *(("MONSTERS_HOW", LOKI, "monster-loki"), ("GIANT_NEXT", v.FIGURE + 1, "figure-1"), ("SAIL_TO", 2, "sea-c")),
        *(("ACTIVATE_NEXT", GIANTS, "figure-2"), ("PRAY_TO", 2, "monument-odin"), ("SPECIAL_ACT", 3, "wheel-monsters")),
        *(("SPECIAL_ACT", v.BUILD_MONUMENT, "wheel-monument"), ("REALM_BONUS", 5, "realm-niflheim")),
        *(("INJURE", 1, "attribute-0-strength"), ("HEAL_INJURY", 3, "injury-0-3"), ("ATTACKED_SEAT", 4, "chip-4")),
        *(("USE_ARTEFACT", 2, "artefact-venom"), ("PAY_RUNE", 2, "rune-0-3"), ("DISCARD", 9, "hand-0-4")),
    )
    view = GAME.view(crowded(), 0)
    for kind, action, ident in homes:
        assert things(read(shown(view, kind, [action])))[ident].get("data-action") == str(action), ident


def test_a_giant_that_may_follow_or_fall_is_a_button() -> None:
    """If a player's Frost Giant may go along or be sacrificed, then the Giant itself is the answer yes."""
    view = GAME.view(crowded("realm"), 1)
    for kind in ("FOLLOW", "SACRIFICE"):
        found = things(read(shown(view, kind, [v.NO, v.YES])))
        assert found["giant-1"].get("data-action") == str(v.YES)
        assert found[f"do-{v.NO}"].get("data-action") == str(v.NO)


def test_choices_of_a_hunt_lie_in_its_scene() -> None:
    """If a card, a wound or an attack card may be chosen in a hunt, then it is a button in the scene of the hunt."""
    view = GAME.view(hunting(), 0)
    for kind, action, ident in (("COUNTER", 2, "hand-0-1"), ("COVER", 3, "wound-8"), ("PICK_ATTACK", 9, "attack-9")):
        root = things(read(shown(view, kind, [action])))["hunt"]
        assert things(root)[ident].get("data-action") == str(action)


def test_a_way_by_sea_is_told_apart() -> None:
    """If a Region can be reached by land and by sea, then the Region is the way by land, and the other has a chip."""
    found = things(read(shown(GAME.view(crowded(), 0), "MOVE_TO", [2, v.BY_SEA + 2])))
    assert found["region-3"].get("data-action") == "2"
    assert found[f"do-{v.BY_SEA + 2}"].get("data-action") == str(v.BY_SEA + 2)


def test_the_number_of_a_choice_stands_on_the_sign() -> None:
    """If Regions may be chosen, then their signs have the numbers of the choices in their order."""
    found = things(read(shown(GAME.view(crowded(), 0), "RECRUIT_IN", [0, 4, 20])))
    assert [written(found[f"sign-{number}"])[-1] for number in (1, 5, 21)] == ["1", "2", "3"]
    assert written(found["sign-2"]) == ["2", "3"]


def test_what_is_closed_says_why() -> None:
    """If something is closed, then its title ends with the reason."""
    assert drawings.count_closed(GAME, gallery()[::3], veiled=False).total() > 50


# --- a drawing that stands alone ---------------------------------------------------------------------


def test_every_token_that_is_used_is_there() -> None:
    """If a colour of the game is asked for, then the style or the drawing has it; and none is idle."""
    text = draw(gallery()[0].state)
    used = set(re.findall(r"var\((--rg-[\w-]+)", text))
    assert used == set(re.findall(r"(--rg-[\w-]+):", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str) -> None:
    """If a language is asked for, then names and titles are in it, and no key or variable shows."""
    moments = [draw(shot.state, lang=lang) for shot in gallery()[::25]]
    for text in [*moments, painted(fighting(), lang=lang), painted(hunting(), lang=lang)]:
        drawings.check_language(GAME, text, lang, "draw-row-runes")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_the_drawing_is_used(lang: str) -> None:
    """If a text is kept for the drawing, then its key stands in the code of the drawing."""
    code = "".join(path.read_text(encoding="utf-8") for path in drawing.FOLDER.glob("*.py"))
    made = ("draw-do-", "draw-row-", "draw-phase-", "draw-priest-", "draw-attacker", "draw-defender", "draw-closed")
    text = (drawing.FOLDER.parent / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(draw-[\w-]+) =", text, re.MULTILINE)
    assert len(keys) == len(set(keys)) > 100
    said = {key for key in keys if f'"{key}"' in code or f"'{key}'" in code}
    assert [key for key in keys if key not in said and not key.startswith(made)] == []


def test_nothing_is_written_too_small() -> None:
    """If a size is given in the style, then it is at least 11 units, and no size in the drawing is under 10."""
    style = (drawing.FOLDER / "picture.css").read_text(encoding="utf-8")
    sizes = [float(size) for size in re.findall(r"(?:font-size: |font:[^;]*? )([\d.]+)px", style)]
    assert min(sizes) >= 11
    for shot in gallery()[::30]:
        assert all(float(size) >= 10 for size in re.findall(r'font-size="([\d.]+)"', draw(shot.state)))


# --- what is hidden ----------------------------------------------------------------------------------


def test_only_the_owner_sees_his_cards() -> None:
    """If somebody looks, then his own cards lie face up, and those of others are backs, as many as they have."""
    state = crowded()
    s = table(state)
    for seat in range(-1, 5):
        found = things(read(painted(state, seat)))
        for other in range(5):
            panel = found[f"seat-{other}"]
            count = sum(s.hand[other * 10 : other * 10 + 10])
            faces = [ident for ident in identities(panel) if ident.startswith("hand-")]
            backs = [each for each in panel.iter() if "r-down" in each.get("class", "").split()]
            assert (len(faces), len(backs)) == ((count, 0) if other == seat else (0, count))


def test_others_hands_do_not_change_a_drawing() -> None:
    """If cards in the hands of others are other cards, then the drawing of a seat stays as it is, in a hunt too."""
    for make in (crowded, hunting, fighting):
        one, other = make(), make()
        row = list(table(other).hand)
        table(other).hand = [*row[:20], *row[21:30], row[20], *row[30:]]
        assert painted(one, 2) != painted(other, 2)
        for seat in (-1, 0, 1, 3, 4):
            assert painted(one, seat) == painted(other, seat)


# --- what happened -----------------------------------------------------------------------------------


def test_what_happened_last_is_pointed_at() -> None:
    """If events are given, then what they touched is marked; without them nothing is."""
    marks = sum(drawings.count_last(GAME, state) for state in islice(play(3, 8, {}), 20, 100))
    assert marks > 40


def test_what_has_moved_leaves_a_trail() -> None:
    """If an Army has just moved, then a dotted line leads from where it was, in both shapes."""
    view = GAME.view(crowded(), 0)
    event = (v.ARMY_MOVED, 0, 0, 3, 4, 2, 0)
    text = drawing.DRAWING.draw(view, GAME.words("en"), last=[event], alone=False)
    assert text.count('class="trail') == 2
    assert 'class="trail' not in drawing.DRAWING.draw(view, GAME.words("en"), alone=False)


def test_the_end_says_who_and_how() -> None:
    """If the game is over, then the band says who has won and by which way, and nothing can be chosen."""
    state = crowded()
    for ending in v.ENDINGS.values():
        view = GAME.view(state, 0)
        outcome: dict[str, object] = {"winners": [1, 3], "scores": [0] * 5, "reason": ending.rule}
        text = drawing.DRAWING.draw({**view, "decision": None, "outcome": outcome}, GAME.words("en"), alone=False)
        root = read(text)
        said = " ".join(written(things(root)["ending"]))
        assert GAME.words("en").render(Say(ending.key)) in said
        assert all(GAME.words("en").render(Say(f"seat-{seat}")) in said for seat in (1, 3))
        assert marked(root) == {}


def test_the_seat_that_looks_comes_first() -> None:
    """If a seat looks, then its own board is the first; an onlooker sees seat 0 first."""
    state = next(play(4, 1, {}))
    for seat, first in ((0, 0), (1, 1), (3, 3), (-1, 0)):
        assert f"seat-{first}" in identities(things(read(draw(state, seat=seat)))["sheet-0"])


def test_the_crowded_region_is_where_the_tests_think() -> None:
    """If a table is crowded by hand, then its Region has a Temple, a forge and a gate."""
    seen = content.PLACES[CROWDED]
    found = things(read(painted(crowded())))
    assert seen["shrine"]
    assert {"temple-19", "forge-19", "gate-19"} <= set(found)


def test_before_the_first_round_whoever_chooses_is_ringed() -> None:
    """If Heroes are chosen, then the ring is round the seat that is asked, not round the one that begins."""
    state = next(play(3, 5, {}))
    assert state.decision is not None
    root = read(GAME.draw(GAME.view(state, state.decision.seat)))
    ringed = [
        name for name, chip in things(root).items() if name.startswith("chip-") and " now" in chip.attrib["class"]
    ]
    assert ringed == [f"chip-{state.decision.seat}"]
    assert state.decision.seat != table(state).turn


def test_no_ship_lies_over_the_name_of_a_god() -> None:
    """If five ships lie in any Sea, then none covers the monuments or their names, in either shape."""
    for (name, shape), seas_there in seas.HARBOURS.items():
        if name == "two":
            continue
        signs = [places_of[shape] for god, places_of in beside.SPOTS.items() if god in ("freyja", "thor", "odin")]
        for x, y in (spot for spots in seas_there.values() for spot in spots):
            scale = seas.SHIP[shape]
            assert all(abs(x - u) > 25 or y - 37 * scale > w + 22 or y < w - 70 for u, w in signs), (name, shape, x, y)
