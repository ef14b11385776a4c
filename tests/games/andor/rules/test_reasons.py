"""Why something is not allowed: the sentence names the rule, also where several could close the same answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ninerealms.games.andor import GAME, content
from ninerealms.games.andor.rules import board
from ninerealms.kernel.match import Match
from ninerealms.text.languages import LANGUAGES
from tests.games.andor.scenario import Table, lake, river

Case = tuple[Callable[[], Table], str, str, str]


def grea() -> Table:
    return river("grea", "avida").places(grea=537)


def armed(foe: str) -> Table:
    """Grea with blade and hope stone 2 begins a fight."""
    t = grea().has("grea", "blade", "hope-2").strength(grea=5)
    return t.knights(537).choose("fight knight-1") if foe == "knight" else t.creatures(f"{foe} 537").choose("fight 537")


def between_rounds(space: int = 536) -> Table:
    """Grea and Avida have fought a round, and Grea looks what she may do."""
    t = river("grea", "avida").everybody_on(space).creatures(f"troll {space}").strength(grea=9, avida=5)
    t.fog(537, "gold").has("grea", "knife", "flask", "spyglass", "falcon").gold(grea=4).will(grea=20, avida=6).roll(1)
    t.choose(f"fight {space}", "avida", "yes").roll(1).foe(1, 2, 3).choose("keep")
    return t.until("FIGHT_ON").choose("free grea")


def dice() -> Table:
    """Tenaya with knife and crown has thrown the knife."""
    t = river("tenaya", "grea").places(tenaya=537).creatures("troll 537").will(tenaya=9).strength(tenaya=9)
    return t.has("tenaya", "knife", "crown").roll(5, 2).choose("fight 537").roll(4).choose("knife 2")


CASES: dict[str, Case] = {
    "too far": (lambda: lake().places(grea=430).hours(grea=9).will(grea=20), "go 427", "AND-030", "too-far"),
    "an extra hour": (
        lambda: lake().places(grea=430).hours(grea=7).will(grea=3),
        "go 428",
        "AND-168",
        "no-will-for-extra",
    ),
    "fewer extra hours": (
        lambda: lake().places(grea=430).hours(grea=8).will(grea=20).counts(extra_most=2),
        "go 428",
        "AND-524",
        "fewer-extra-hours",
    ),
    "the rock": (lambda: grea().places(grea=513), "go 547", "AND-307", "rock-too-steep"),
    "the village": (lambda: lake().places(grea=436), "go 453", "AND-445", "village"),
    "a widow": (lambda: grea().widows(537), "go 536", "AND-262", "held-by-widow"),
    "the marsh": (lambda: grea().places(grea=549).widows(549), "go 550", "AND-262", "held-by-widow"),
    "a sentinel": (
        lambda: river(legend=6).places(grea="C7").sentinels("C7", "C10"),
        "go C9",
        "AND-563",
        "held-by-sentinel",
    ),
    "off the Trail": (lambda: grea().places(grea=540).choose("tile"), "go 532", "AND-446", "tile-off-trail"),
    "no bow": (lambda: grea().creatures("gor 536"), "fight 536", "AND-210", "needs-bow"),
    "a ghost": (
        lambda: river("raashana", "avida").everybody_on(537).ghosts(537),
        "take avida",
        "AND-287",
        "ghost",
    ),
    "asleep": (
        lambda: grea().places(avida=537).has("grea", "knife").asleep("avida").choose("free grea"),
        "give knife-1 to avida",
        "AND-134",
        "asleep",
    ),
    "lying": (
        lambda: grea().places(avida=537).has("grea", "knife").lying(avida="F").choose("free grea"),
        "give knife-1 to avida",
        "AND-343",
        "lying",
    ),
    "no rock": (
        lambda: river(legend=6).places(grea=566).figures(catapult=566).boss(king=550),
        "catapult",
        "AND-552",
        "no-rock",
    ),
    "the stone on a Gor": (lambda: armed("gor"), "stone", "AND-424", "stone-not-on-gor"),
    "the stone on a knight": (lambda: armed("knight"), "stone", "AND-229", "stone-not-on-this"),
    "no strength for the blade": (
        lambda: grea().has("grea", "blade", "hope-2").creatures("skral 537").choose("fight 537"),
        "blade",
        "AND-430",
        "blade-too-dear",
    ),
    "a thrown knife": (dice, "knife 5", "AND-208", "knife-thrown"),
    "a fallen hero": (
        lambda: river("raashana", "avida", "grea").everybody_on(537).lying(avida="F"),
        "take avida",
        "AND-314",
        "cannot-carry",
    ),
    "no king": (
        lambda: river(legend=6).places(grea=566).figures(catapult=566).has("grea", "rock-1"),
        "catapult",
        "AND-552",
        "no-king",
    ),
    "the spyglass in a fight": (between_rounds, "use spyglass-1", "AND-194", "spyglass-in-fight"),
    "the falcon in a fight": (between_rounds, "fly avida", "AND-207", "falcon-in-fight"),
    "the merchant in a fight": (lambda: between_rounds(512), "buy strength", "AND-251", "buying-in-fight"),
}


@pytest.mark.rule("AND-029", "AND-133")
@pytest.mark.parametrize("name", list(CASES))
def test_a_closed_answer_says_why(name: str) -> None:
    """If something is not allowed, then the reason names the rule and its own sentence."""
    make, word, rule, why = CASES[name]
    t = make()
    assert (t.closed(word), t.why(word)) == (rule, why)


FAR = [
    ({"hours": 5, "will": 2}, "3 hours away, 2 left. An extra hour would take your last willpower."),
    ({"hours": 9, "will": 20}, "3 hours away, 0 left and 1 extra hour"),
    ({"hours": 5, "will": 4}, ""),
]


@pytest.mark.rule("AND-030", "AND-168")
@pytest.mark.parametrize(("has", "sentence"), FAR)
def test_a_space_that_is_too_far_says_how_far(has: dict[str, int], sentence: str) -> None:
    """If the hours do not reach to a space, then it is said how far it is, what is left, and why no more."""
    t = lake().places(grea=430).hours(grea=has["hours"]).will(grea=has["will"])
    where = content.space("427")
    assert board.steps(t.s, t.s.place[0], where) == 3
    found = Match(GAME, 2, 1)
    found.state, found.reasons = t.s, dict(t.s.reasons or {})
    told = {lang: found.closed(0, lang).get(where, ("", ""))[0] for lang in LANGUAGES}
    assert told["en"] == sentence
    assert len(set(told.values())) == (len(LANGUAGES) if sentence else 1)


@pytest.mark.rule("AND-307", "AND-030")
def test_a_space_behind_the_steep_rock_says_how_far_it_is_round_it() -> None:
    """If a hero has not the willpower for the Steep Rock, then a space behind it is as far as the way round it."""
    strong = river("grea", "avida").places(grea=555).hours(grea=5).will(grea=20)
    assert "go 513" in strong.options
    t = river("grea", "avida").places(grea=555).hours(grea=5).will(grea=7)
    found = Match(GAME, 2, 1)
    found.state, found.reasons = t.s, dict(t.s.reasons or {})
    assert found.closed(0, "en")[content.space("513")] == ("7 hours away, 2 left and 3 extra hours", "AND-030")
    near = river("grea", "avida").places(grea=555).hours(grea=5).will(grea=7)
    assert near.why("go 547") == "rock-too-steep"
