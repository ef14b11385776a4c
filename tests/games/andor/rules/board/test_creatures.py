"""Creatures: their ways, defence spaces, rocks and Azturians, and the bosses."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import lake, river

# --- ways ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-142", "AND-144")
def test_creatures_follow_the_arrows_at_sunrise() -> None:
    """If the sun rises on the Lake side, then every creature goes to the space of its arrow."""
    t = lake("grea", "avida").creatures("gor 464", "gorlot 456", "skral 432", "white-skral 445", "troll 401").sunrise()
    assert t.creatures_now == {455: "gor", 447: "gorlot", 431: "skral", 452: "white-skral", 409: "troll"}


@pytest.mark.rule("AND-143")
def test_the_lowest_number_moves_first() -> None:
    """If Gors stand on 409 and 417, then the one on 409 passes the other to the lair before it moves."""
    t = lake("grea", "avida").creatures("gor 409", "gor 417").sunrise()
    assert (t.log("CREATURE_MOVED")[0][1], t.held_now) == ("409", ["gor", "gor"])
    t = lake("grea", "avida").creatures("gor 430", "gor 436").sunrise()
    assert t.creatures_now == {429: "gor", 430: "gor"}


@pytest.mark.rule("AND-145", "AND-146")
def test_a_mover_goes_on_to_the_next_free_space() -> None:
    """If Gorlots stand on 420 and 419, then a Gor from 421 goes on to 418."""
    t = lake("grea", "avida").creatures("gor 421", "gorlot 420", "gorlot 419").sunrise()
    assert t.log("CREATURE_MOVED")[0] == ("gor", "421", "418")
    assert (t.creatures_now, t.held_now) == ({418: "gor", 419: "gorlot"}, ["gorlot"])


@pytest.mark.rule("AND-147", "AND-169")
def test_the_order_of_types_on_the_lake_side() -> None:
    """If one of each type stands there, then Gor, Gorlot, Skral, White Skral and Troll move in this order."""
    t = lake("grea", "avida").creatures("troll 401", "white-skral 408", "skral 416", "gorlot 456", "gor 464").sunrise()
    order = [line[0] for line in t.log("CREATURE_MOVED")]
    assert order == ["gor", "gorlot", "skral", "white-skral", "troll"]


@pytest.mark.rule("AND-149", "AND-150", "AND-151")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        (5, ["skral", "white-skral", "gor", "gorlot", "troll"]),
        (20, ["gorlot", "skral", "white-skral", "troll"]),
        (6, ["white-skral", "white-skral", "gor", "gorlot", "skral", "troll"]),
        (24, ["troll", "gor", "skral", "gorlot", "white-skral"]),
    ],
)
def test_the_order_on_the_river_side_is_on_the_card(card: int, order: list[str]) -> None:
    """If the top card has an order, then the creatures move by it, twice or not at all where it says so."""
    t = river("grea", "avida").top_card(card, 1).creatures("troll 516", "white-skral 558", "skral 533")
    t.creatures("gorlot 559", "gor 551").tile(566).sunrise()
    moved = [str(line[0]) for line in t.log("CREATURE_MOVED")]
    assert moved == order


@pytest.mark.rule("AND-150")
def test_an_event_changes_the_order() -> None:
    """If fog brings an event, then the sunrise goes by the next card."""
    t = river("grea", "avida").top_card(5, 20, 22).fog(537, "event").places(grea=536).creatures("gor 525")
    t.choose("go 537").sunrise()
    assert t.creatures_now == {525: "gor"}


@pytest.mark.rule("AND-152")
@pytest.mark.parametrize(("tile", "to"), [(540, 529), (566, 519), (520, None)])
def test_on_the_trail_creatures_go_towards_the_tile(tile: int, to: int | None) -> None:
    """If a Gor stands on 520, then it goes along the Trail to the side on which the tile is."""
    t = river("grea", "avida").tile(tile).creatures("gor 520" if to else "gor 519").sunrise()
    if to is None:
        assert (t.creatures_now, t.held_now) == ({}, ["gor"])
    else:
        assert t.creatures_now == {to: "gor"}


@pytest.mark.rule("AND-152", "AND-417")
def test_creatures_cross_the_bridge_on_the_trail() -> None:
    """If a Gor stands on 552 and the tile is south, then it goes to 510."""
    t = river("grea", "avida").creatures("gor 552").tile(540).sunrise()
    assert t.creatures_now == {510: "gor"}


@pytest.mark.rule("AND-139")
def test_creatures_turn_no_tokens() -> None:
    """If a creature enters a fog space or a well, then neither changes."""
    t = river("grea", "avida").fog(502, "event").creatures("gor 501", "gorlot 508").sunrise()
    assert (t.creatures_now, t.fog_now) == ({502: "gor", 507: "gorlot"}, {502})
    assert 507 in t.wells_now


@pytest.mark.rule("AND-153")
@pytest.mark.tells("CREATURE_PLACED AND-153")
def test_a_missing_figure_is_taken_from_the_beaten() -> None:
    """If the supply has no Skral, then the one on 500 comes back; if all are on the board, none comes."""
    t = river("grea", "avida", legend=4).letter("B").beaten("skral").creatures("skral 516").sunrise()
    assert t.creatures_now[533] == "skral"
    assert t.beaten_now == []
    t = river("grea", "avida", legend=4).letter("B").creatures("skral 516", "skral 501").sunrise()
    assert 533 not in t.creatures_now


# --- lair and tile ------------------------------------------------------------------------------------


@pytest.mark.rule("AND-046", "AND-050")
def test_a_creature_at_the_lair_is_put_on_a_defence_space() -> None:
    """If a Gor reaches 425, then it stands beside it, and the lair is free for heroes."""
    t = lake("grea", "avida").creatures("gor 433").sunrise()
    assert (t.creatures_now, t.held_now, t.ending) == ({}, ["gor"], "")
    assert t.log("CREATURE_HELD")[0][0] == "gor"


@pytest.mark.rule("AND-047", "AND-048", "AND-427")
@pytest.mark.parametrize(("heroes", "room"), [(2, 3), (3, 2), (4, 1)])
def test_defence_spaces_by_heroes(heroes: int, room: int) -> None:
    """If one creature more arrives than there is room, then the legend is lost."""
    names = ("grea", "avida", "tenaya", "raashana")[:heroes]
    t = lake(*names).held(*["gor"] * (room - 1)).creatures("gor 417").sunrise()
    assert (t.ending, len(t.held_now)) == ("", room)
    assert lake(*names).held(*["gor"] * room).creatures("gor 417").sunrise().ending == "lair"


@pytest.mark.rule("AND-441")
@pytest.mark.parametrize(("heroes", "room"), [(2, 3), (3, 2), (4, 1)])
def test_defence_spaces_of_the_tile(heroes: int, room: int) -> None:
    """If one creature more reaches the tile than there is room, then the legend is lost."""
    names = ("grea", "avida", "tenaya", "raashana")[:heroes]
    t = river(*names).held(*["gor"] * (room - 1)).creatures("gor 539").tile(540).sunrise()
    assert (t.ending, len(t.held_now)) == ("", room)
    assert river(*names).held(*["gor"] * room).creatures("gor 539").tile(540).sunrise().ending == "tile"


@pytest.mark.rule("AND-047", "AND-441")
def test_nothing_moves_after_the_loss() -> None:
    """If a Gor overruns tile or lair, then the creatures after it stay, and so do event, widows and narrator."""
    t = river("grea", "avida").held("gor", "gor", "gor").creatures("gor 539", "troll 516").widows(560).sunrise()
    assert (t.ending, t.creatures_now[516], t.widows_now, t.log("EVENT")) == ("tile", "troll", [560], [])
    t = lake("grea", "avida").held("gor", "gor", "gor").creatures("gor 417", "gor 464", "troll 401").sunrise()
    assert (t.ending, t.creatures_now[401], t.creatures_now[464], t.narrator) == ("lair", "troll", "gor", "A")


@pytest.mark.rule("AND-551")
def test_an_iquar_token_adds_a_defence_space() -> None:
    """If an Iquar token was turned, then one creature more is held."""
    t = lake("grea", "avida").held("gor", "gor", "gor").counts(shields=1).delivered("iquar-1").creatures("gor 417")
    t.sunrise()
    assert (t.ending, len(t.held_now)) == ("", 4)


@pytest.mark.rule("AND-551")
@pytest.mark.tells("DELIVERED AND-551")
def test_dropping_an_iquar_token_on_the_lair() -> None:
    """If a hero drops an Iquar token on 425, then it is turned for good; elsewhere it only lies there."""
    t = (
        lake("grea", "avida", "tenaya", "raashana")
        .places(grea=425)
        .has("grea", "iquar-1")
        .choose("free grea", "drop iquar")
    )
    assert (t.where_is("iquar-1"), t.s.shields) == (st.DELIVERED, 1)
    t = lake("grea", "avida").places(grea=426).has("grea", "iquar-1").choose("free grea", "drop iquar")
    assert (t.things_on(426), t.s.shields) == ({"iquar-1"}, 0)


@pytest.mark.rule("AND-551")
@pytest.mark.parametrize(("space", "shields"), [(540, 1), (525, 0), (539, 0)])
def test_dropping_an_iquar_token_on_the_tiles_space(space: int, shields: int) -> None:
    """If an Iquar token is dropped where the tile is, then it is turned; on 525 or beside the tile it only lies."""
    t = river("grea", "avida").tile(540).places(grea=space).has("grea", "iquar-1").choose("free grea", "drop iquar")
    assert (t.s.shields, t.things_on(space) == {"iquar-1"}) == (shields, shields == 0)


@pytest.mark.rule("AND-458")
def test_a_creature_placed_on_the_tile_is_held() -> None:
    """If a creature appears on the tile's own space, then it is put on a defence space at once."""
    t = river("grea", "avida", legend=4).tile(566).letter("B").sunrise()
    assert t.creatures_now == {533: "skral"}
    t = river("grea", "avida", legend=5).tile(519).top_card(10, 5).creatures("gor 520").sunrise()
    assert (t.held_now, t.creatures_now) == (["gor"], {524: "gor"})


@pytest.mark.rule("AND-458", "AND-148")
def test_a_creature_that_finds_no_space_before_the_tile_is_held() -> None:
    """If all spaces from where a creature appears to the tile are taken, then it is put on a defence space."""
    t = river("grea", "avida", legend=4).tile(503).letter("B").top_card(4, 5).creatures("gor 533", "gor 526", "gor 518")
    t.sunrise()
    assert (t.held_now, t.creatures_now) == (["skral"], {533: "gor", 526: "gor", 518: "gor"})


@pytest.mark.rule("AND-458")
def test_a_creature_on_the_space_of_the_tile_goes_no_further() -> None:
    """If a creature stands on the tile's space when its kind walks, then it is put on a defence space."""
    t = river("grea", "avida", legend=5).tile(519).top_card(6, 5).creatures("gor 519").sunrise()
    assert (t.held_now, t.creatures_now) == (["gor"], {})


# --- rocks and Azturians ------------------------------------------------------------------------------


@pytest.mark.rule("AND-453")
def test_a_rock_stops_a_creature() -> None:
    """If a rock lies on the next space, then a creature waits."""
    t = river("grea", "avida", legend=5).lies(502, "rock-1").creatures("gor 501", "gor 525").sunrise()
    assert t.creatures_now == {501: "gor", 517: "gor"}
    assert t.log("CREATURE_WAITS") == [("gor", "501")]


@pytest.mark.rule("AND-454")
def test_an_azturian_stops_the_first_creature() -> None:
    """If a creature would enter an Azturian's space, then it stays, the token is gone, and the next one passes."""
    t = river("grea", "avida", legend=4).azturians(502).creatures("gor 501").tile(566).sunrise()
    assert (t.creatures_now, t.s.azturian[0]) == ({501: "gor"}, st.BOXED)
    t = river("grea", "avida", legend=4).azturians(502).creatures("gor 501", "gor 517").tile(566).sunrise()
    assert t.creatures_now == {501: "gor", 502: "gor"}


# --- marsh trolls and bosses --------------------------------------------------------------------------


@pytest.mark.rule("AND-456")
def test_marsh_trolls_move_with_the_trolls() -> None:
    """If the card shows a Troll, then marsh trolls move with it, else not."""
    t = river("grea", "avida", legend=5).top_card(5, 20).creatures("marsh-troll 558").sunrise()
    assert t.creatures_now == {548: "marsh-troll"}
    t = river("grea", "avida", legend=5).top_card(7, 20).creatures("marsh-troll 558").sunrise()
    assert t.creatures_now == {558: "marsh-troll"}


@pytest.mark.rule("AND-455")
def test_bosses_move_last_and_block_nobody() -> None:
    """If the Terribuffalo stands among creatures, then it goes its 2 steps after them, over occupied spaces."""
    t = lake("grea", "avida").boss(buffalo=455).creatures("gor 464", "gor 452").sunrise()
    assert (t.creatures_now, t.name(t.s.boss[0])) == ({455: "gor", 451: "gor"}, 452)
    moved = [line[0] for line in t.log("CREATURE_MOVED")]
    assert moved[-1] == "buffalo"


@pytest.mark.rule("AND-455")
def test_bosses_ignore_rocks_and_azturians() -> None:
    """If a rock and an Azturian lie before the king, then he goes on, and both stay."""
    t = river("grea", "avida", legend=6).boss(king=550).lies(549, "rock-1").azturians(549).sunrise()
    assert (t.name(t.s.boss[1]), t.things_on(549), t.s.azturian[0]) == (549, {"rock-1"}, 49)


@pytest.mark.rule("AND-445")
def test_creatures_never_enter_the_village() -> None:
    """If arrows are followed from anywhere on the Lake side, then none leads to 453."""
    assert content.space("453") not in content.arrow[: st.SPACES]
