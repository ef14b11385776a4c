"""What everybody sees of a table: who and what is where, what is known of it, and what nobody has seen."""

from __future__ import annotations

import json

import pytest

from ninerealms.games.andor import GAME, content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import LAKE, MOST_DICE, PLANT, ROCK, WITH, WITH_TILE, AndorState
from ninerealms.games.andor.seen import view
from ninerealms.games.andor.seen.rebuild import rebuild
from ninerealms.games.andor.seen.view import SpaceSeen
from ninerealms.games.andor.words import odds
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import Rng
from tests.games.andor.scenario import Table, lake, river

FOG = [content.printed(space, LAKE) for space in content.fog_space[:3]]


def seen_on(t: Table, space: str) -> SpaceSeen:
    return next(each for each in view.see(t.s)["spaces"] if each["space"] == space)


def test_a_hero_is_seen_with_all_it_has() -> None:
    """If a hero has points, gold, things and a spirit, then its sheet shows each of them."""
    t = river("tenaya", "grea").places(tenaya=527).strength(tenaya=4).will(tenaya=10).hours(tenaya=3).gold(tenaya=2)
    t.has("tenaya", "knife", "flask").spirits(tenaya="head").spells("ready", "prepared", "spent").asleep("grea")
    sheet = view.see(t.s)["heroes"][0]
    assert (sheet["hero"], sheet["place"], sheet["strength"], sheet["will"], sheet["dice"]) == (
        "tenaya",
        "527",
        4,
        10,
        3,
    )
    assert (sheet["hour"], sheet["gold"], sheet["spirit"], sheet["asleep"]) == (3, 2, "head", False)
    assert [thing["id"] for thing in sheet["things"]] == ["flask", "knife"]
    assert sheet["spells"] == ["ready", "prepared", "spent"]
    other = view.see(t.s)["heroes"][1]
    assert (other["asleep"], other["rooster"], other["spells"]) == (True, True, [])


def test_a_space_is_seen_with_all_that_is_on_it() -> None:
    """If a creature, widows, figures and things are on a space, then they are seen, and with which answer to attack."""
    t = river("grea", "avida").creatures("gor 537").widows(537, 537).knights(537).ghosts(537).lies(537, "knife")
    seen = seen_on(t.figures(flaps=537), "537")
    assert (seen["creature"], seen["foes"], seen["opponents"], seen["widows"]) == (
        "gor",
        ["knight"],
        [v.FIGHT_KNIGHT],
        2,
    )
    assert seen["figures"] == ["flaps", "ghost"]
    assert [thing["id"] for thing in seen["things"]] == ["knife"]


@pytest.mark.rule("AND-195", "AND-225")
def test_only_what_somebody_has_seen_is_told() -> None:
    """If a token was never turned up, then the view knows that it lies there, and which there may be."""
    t = lake("grea", "avida").fog(FOG[0], "gold", seen=True).fog(FOG[1], "event").fog(FOG[2], "strength")
    t.has("grea", "hope-1").has("avida", "hope-2").hidden("hope-2")
    table = view.see(t.s)
    assert (seen_on(t, FOG[0])["fog"], seen_on(t, FOG[1])["fog"]) == ("gold", "")
    assert table["unseen_fog"] == {"event": 1, "strength": 1}
    assert [sheet["things"][0]["face"] for sheet in table["heroes"]] == [1, None]


@pytest.mark.rule("AND-452")
def test_a_rock_shows_its_value_once_it_was_tried() -> None:
    """If nobody has tried a rock, then its value is unknown; afterwards everybody sees it."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-2").hidden("rock-1", "rock-2", "rock-3")
    assert (seen_on(t, "530")["rock"], view.see(t.s)["unseen_rocks"]) == ("unknown", [6, 8, 10])
    t.next_face("rock", 8).roll(1).choose("clear")
    assert (seen_on(t, "530")["rock"], view.see(t.s)["unseen_rocks"]) == ("8", [6, 10])
    assert seen_on(river("grea", "avida").creatures("gor 537"), "537")["rock"] == ""


@pytest.mark.rule("AND-085")
def test_a_fight_is_seen_while_it_lasts() -> None:
    """If a fight goes on, then opponent, dice and values are seen; before and afterwards there is none."""
    t = river("tenaya", "grea", legend=4).places(tenaya=537).creatures("troll 537").will(tenaya=20)
    assert view.see(t.s)["fight"]["foe"] == ""
    fight = view.see(t.roll(2, 5, 1).foe(1, 2, 3).choose("fight 537").s)["fight"]
    assert (fight["foe"], fight["place"], fight["strength"], fight["will"]) == ("troll", "537", 14, 12)
    assert (fight["round"], fight["fighters"], fight["rolls"], fight["values"]) == (1, [0], {0: [2, 5, 1]}, {0: 5})
    assert (fight["dice"], fight["reward"]) == ([1, 2, 3], 6)
    assert view.see(t.choose("break off").s)["fight"]["foe"] == ""


def test_cards_are_seen_as_far_as_their_backs_lie_open() -> None:
    """If the top of the deck is known, then its backs are seen, and the rest is a set without an order."""
    table = view.see(river("grea", "avida").top_card(5, 20, used=(1,)).s)
    assert [card["event"] if card else None for card in table["top_cards"]] == ["5", "20", None]
    assert (table["used_events"], table["deck"], len(table["unseen_events"])) == (["1"], 23, 21)


def test_a_table_is_seen_with_its_legend_its_wells_and_its_opponents() -> None:
    """If a legend is played, then its number, the full and empty wells and the great enemies are seen."""
    t = river("grea", "avida", legend=6).boss(king=550).full_wells(507, 554)
    assert (view.see(t.s)["legend"], seen_on(t, "550")["opponents"]) == (6, [v.FIGHT_BOSS + 1])
    assert [seen_on(t, space)["well"] for space in ("507", "526", "554", "562")] == [True, False, True, False]


@pytest.mark.rule("AND-223", "AND-556")
def test_items_left_and_known_mushrooms_are_seen() -> None:
    """If things are with heroes, then the item board shows how many are left, and a known mushroom its value."""
    t = lake("grea", "avida").has("grea", "mushroom-1", "knife-1").has("avida", "flask-1", "flask-2")
    table = view.see(t.s)
    assert table["item_board"] == {"blade": 1, "bow": 2, "falcon": 1, "flask": 3, "spyglass": 2, "knife": 1}
    faces = {thing["id"]: thing["face"] for thing in table["heroes"][0]["things"]}
    assert faces == {"knife": None, "mushroom": 2}


@pytest.mark.rule("AND-543")
def test_goals_and_solved_cards_are_seen() -> None:
    """If a Takota card is solved, then it is seen as such; goals are seen as reached or not."""
    t = river("grea", "avida", legend=4).takota(3, 4, solved=(3,))
    table = view.see(t.s)
    assert (table["takota"], table["solved"]) == (["3", "4"], ["3"])
    assert table["goals"]
    assert not any(table["goals"].values())


def play(legend: int, players: int, **options: Value) -> list[AndorState]:
    """A random game at its questions, with a fight wherever there is one."""
    found: list[AndorState] = []
    s, rng = GAME.fresh(players=players, seed=legend, options={"legend": legend, **options}), Rng(legend)
    assert isinstance(s, AndorState)
    engine.run(GAME.rules, s)
    while s.top >= 0:
        twin = s.copy()
        assert isinstance(twin, AndorState)
        found.append(twin)
        fights = [s.options[i] for i in range(s.count) if s.kind == v.ACT and v.FIGHT <= s.options[i] < v.PASS]
        engine.apply(GAME.rules, s, fights[0] if fights else engine.choose_random(s, rng))
    return found


HERE = ("legend", "side", "flags", "extra_most", "king_will", "players", "asleep", "others")
OF_SEATS = ("hero", "place", "strength", "will", "hour")
OF_PIECES = ("boss", "sentinel", "knight", "ghost", "widow")
OF_FIGHTS = ("foe", "foe_place", "foe_strength", "foe_will", "foe_rolls", "round", "fighters", "archers", "crowned")


def check_rebuilt(s: AndorState, twin: AndorState) -> None:
    """What a view shows is what lies there; of rocks in somebody's hands no odds depend."""
    for field in HERE if s.fighters == 0 else (*HERE, *OF_FIGHTS):
        assert getattr(twin, field) == getattr(s, field), field
    for field in OF_SEATS:
        assert list(getattr(twin, field))[: s.players] == list(getattr(s, field))[: s.players], field
    for field in OF_PIECES:
        there = [[space for space in getattr(each, field) if space > 0] for each in (s, twin)]
        assert sorted(there[0]) == sorted(there[1]), field
    assert list(twin.on) == list(s.on)
    assert [bool(letter) for letter in twin.lying] == [bool(letter) for letter in s.lying]
    held = [
        {thing: at for thing, at in enumerate(each.where) if WITH <= at < WITH_TILE and not ROCK <= thing < PLANT}
        for each in (s, twin)
    ]
    assert held[0] == held[1]
    for seat in range(s.players):
        if s.fighters >> seat & 1:
            dice = [list(each.dice)[seat * MOST_DICE : (seat + 1) * MOST_DICE] for each in (s, twin)]
            assert (twin.rolled[seat], dice[0]) == (s.rolled[seat], dice[1])


@pytest.mark.parametrize("legend", range(1, 8))
def test_a_view_is_plain_and_enough_for_the_odds(legend: int) -> None:
    """If a table is rebuilt from its view, then every answer has the odds it has on the table itself."""
    compared = 0
    for n, s in enumerate(play(legend, 2 + legend % 3, dice="tamer" if legend % 2 else "rider")):
        if n % 50 == 0:
            json.dumps(view.see(s))
        if s.kind in odds.KINDS:
            twin = rebuild(view.see(s), s.kind, s.seat, s.source)
            check_rebuilt(s, twin)
            for i in range(s.count):
                found = odds.each_odds(s, s.options[i])
                compared += bool(found)
                assert odds.each_odds(twin, s.options[i]) == found
    assert compared > 10
