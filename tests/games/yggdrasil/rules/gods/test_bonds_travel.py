"""Travelling Companion: to another god before the move (p.23)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table, saga_table

TOP = ("asgard", "alfheim", "vanaheim")


def travellers(players: int = 3) -> Table:
    """Frigg in Asgard, with Travelling Companion towards Freyja in Alfheim."""
    gods = {1: "frigg,freyja,thor", 2: "frigg,thor,freyja", 3: "frigg,freyja,thor"}[players]
    t = saga_table(players, mode="hard", gods=gods).bond("travel", "frigg", "freyja")
    return t.places(frigg="asgard", freyja="alfheim", thor="niflheim")


@pytest.mark.rule("YGG-292", "YGG-294")
@pytest.mark.parametrize("over_midgard", TOP)
def test_to_the_companion_and_then_a_normal_move(over_midgard: str) -> None:
    """If Frigg goes to Freyja in Alfheim, then a normal move from there follows, to Muspelheim two levels below."""
    t = travellers().midgard_under(over_midgard).begin("frigg")
    assert t.asked == ("frigg", "TRAVEL_WITH")
    assert t.options == {"freyja", "stay"}
    t.choose("freyja")
    assert t.place_of("frigg") == "alfheim"
    assert t.asked == ("frigg", "MOVE_TO")
    assert "muspelheim" in t.options
    t.choose("muspelheim")
    assert (t.place_of("frigg"), t.place_of("freyja")) == ("muspelheim", "alfheim")
    assert t.asked not in (("frigg", "TRAVEL_WITH"), ("frigg", "MOVE_TO"))


@pytest.mark.rule("YGG-292")
def test_the_trip_is_free_to_leave_out() -> None:
    """If Frigg stays, then her normal move starts in Asgard, and Muspelheim is out of reach."""
    t = travellers().begin("frigg").choose("stay")
    assert t.asked == ("frigg", "MOVE_TO")
    assert t.closed("muspelheim") == "YGG-147"
    t.choose("vanaheim")
    assert t.place_of("frigg") == "vanaheim"
    assert t.question != "TRAVEL_WITH"


@pytest.mark.rule("YGG-292")
def test_after_the_trip_no_move_is_needed() -> None:
    """If Frigg has gone to Freyja, then she may stay there and do her duty with the bonus of two gods."""
    t = travellers().begin("frigg").choose("freyja", "stay")
    assert (t.place_of("frigg"), t.asked) == ("alfheim", ("frigg", "DUTY"))
    t.choose("act", 3)
    assert t.god("frigg")["elves"] == 3


@pytest.mark.rule("YGG-292", "YGG-279")
def test_only_the_holder_travels_and_only_in_its_own_turn() -> None:
    """If another god's turn comes, then neither Freyja nor Thor is asked, and Frigg is not asked in their turns."""
    for god in ("freyja", "thor"):
        t = travellers().begin(god)
        assert t.asked == (god, "MOVE_TO")


@pytest.mark.rule("YGG-292")
@pytest.mark.tells("GOD_MOVED YGG-292")
def test_several_companions_one_trip() -> None:
    """If a god has two companions in other worlds, then it may go to either; then comes its move."""
    t = travellers().bond("travel", "frigg", "freyja", "thor").begin("frigg")
    assert t.options == {"freyja", "thor", "stay"}
    t.choose("thor")
    assert (t.place_of("frigg"), t.question) == ("niflheim", "MOVE_TO")


@pytest.mark.rule("YGG-293", "YGG-278")
@pytest.mark.parametrize("players", [1, 2])
def test_a_support_god_is_a_travelling_companion_too(players: int) -> None:
    """If the companion is a support god, then the trip is the same."""
    t = travellers(players).begin("frigg")
    assert t.asked == ("frigg", "TRAVEL_WITH")
    t.choose("freyja")
    assert (t.place_of("frigg"), t.question) == ("alfheim", "MOVE_TO")
    assert "muspelheim" in t.options


@pytest.mark.rule("YGG-292")
@pytest.mark.parametrize("world", ["midgard", "svartalfheim", "niflheim", "muspelheim", "vanaheim"])
def test_the_trip_knows_no_distance(world: str) -> None:
    """If the companion is in any world, near or far, then the holder goes there."""
    t = travellers().places(freyja=world).begin("frigg").choose("freyja")
    assert t.place_of("frigg") == world
