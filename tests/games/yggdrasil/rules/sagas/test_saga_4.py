"""Saga 4, the departure of Naglfar: four Servant tiles, then the ship (house pages)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table
from tests.games.yggdrasil.scenario_saga import (
    first_card,
    lost_by,
    nidhogg_moves,
    page_of,
    saga,
    second_card,
    strength_of,
)


def berths(t: Table) -> tuple[int, int, int]:
    """Tiles on the quay, aboard, out of the game."""
    book = t.table["saga_book"]
    return book["quay"], book["aboard"], book["gone"]


def quiet(t: Table) -> Table:
    """The cards of Odin and Thor move no tile and no ship."""
    return t.deck("odin", "loki of odin").deck("thor", "nidhogg of thor")


def ship(world: str = "niflheim", aboard: int = 3) -> Table:
    """The second page, Naglfar in a world with tiles aboard, Hel out of its way."""
    tiles = ["aboard"] * aboard + ["gone"] * (4 - aboard)
    return saga(4).page("naglfar-b").enemies(naglfar=world, hel="alfheim", loki="cage").servants(*tiles)


# --- the first page -------------------------------------------------------------------------------


@pytest.mark.rule("YGG-394")
@pytest.mark.parametrize("world", ["niflheim", "svartalfheim", "alfheim"])
def test_the_first_hel_card_sends_a_tile_to_her(world: str) -> None:
    """If the first Hel card is revealed, then one tile goes from the quay to Hel's world; a second card sends none."""
    t = first_card(saga(4).enemies(hel=world), "hel")
    assert (berths(t), t.world(world)["servants"]) == ((3, 0, 0), 1)
    t = second_card(saga(4), "hel")
    assert berths(t) == (4, 0, 0)


@pytest.mark.rule("YGG-394")
def test_an_empty_quay_sends_nothing_and_loses_nothing() -> None:
    """If no tile is on the quay, then the first Hel card and the effect do nothing."""
    t = first_card(saga(4).servants("alfheim", "alfheim", "gone", "gone"), "hel")
    assert (t.world("alfheim")["servants"], t.world("niflheim")["servants"]) == (2, 0)
    t = nidhogg_moves(saga(4).servants("alfheim", "alfheim", "gone", "gone").counts(nidhogg=1))
    assert (t.world("midgard")["servants"], t.question is not None) == (0, True)


@pytest.mark.rule("YGG-394")
@pytest.mark.tells("SERVANT_MOVED YGG-394")
def test_the_effect_sends_a_tile_to_midgard() -> None:
    """If Nidhogg reaches the effect, then one tile goes from the quay to Midgard."""
    t = nidhogg_moves(saga(4).counts(nidhogg=1))
    assert (berths(t), t.world("midgard")["servants"]) == ((3, 0, 0), 1)


@pytest.mark.rule("YGG-394")
def test_a_servant_in_a_world_has_strength_two() -> None:
    """If a god fights a Servant in its world, then there are 2 risks and the tile leaves the game."""
    t = saga(4).everybody_in("jotunheim").places(odin="alfheim").servants("alfheim", "quay", "quay", "quay")
    quiet(t).throw("-").to_duty("odin").choose("fight servant")
    assert (t.life_of("odin"), berths(t), t.world("alfheim")["servants"]) == (5, (3, 0, 1), 0)


@pytest.mark.rule("YGG-394")
def test_a_servant_on_the_quay_has_strength_three_and_is_fought_from_niflheim() -> None:
    """If a god in Niflheim fights a tile on the quay, then there are 3 risks; from elsewhere it cannot be fought."""
    t = quiet(saga(4).everybody_in("jotunheim").places(odin="niflheim")).throw("-")
    t.to_duty("odin").choose("fight quay")
    assert (t.life_of("odin"), berths(t)) == (4, (3, 0, 1))
    t = saga(4).places(odin="muspelheim").enemies(surt="nidavellir").counts(giants=2).to_duty("odin")
    assert "fight quay" not in t.options


@pytest.mark.rule("YGG-394")
@pytest.mark.parametrize(("tiles", "page"), [(("gone", "gone"), "naglfar-b"), (("gone", "quay"), "naglfar-a")])
def test_three_tiles_out_of_the_game_turn_the_page(tiles: tuple[str, str], page: str) -> None:
    """If the third tile leaves the game, then the page turns; the second does not turn it."""
    t = saga(4).everybody_in("jotunheim").places(odin="alfheim").servants("alfheim", "quay", *tiles)
    t.throw("-").to_duty("odin").choose("fight servant")
    assert page_of(t) == (page, 0)


@pytest.mark.rule("YGG-384")
def test_servants_count_as_one_enemy_for_the_grade_only() -> None:
    """If tiles are in a world, then its action has the penalty once, and no enemy that comes devastates it."""
    t = saga(4).everybody_in("jotunheim").places(odin="alfheim").servants("alfheim", "alfheim", "quay", "quay")
    assert t.world("alfheim")["grades"][0] == "penalty"
    t = saga(4).places(odin="alfheim").servants("alfheim", "alfheim", "quay", "quay").next_jotun("beli")
    second_card(t, "loki")
    assert (t.place_of("loki"), t.ruins) == ("alfheim", set())
    t = saga(4).everybody_in("alfheim").servants("alfheim", "alfheim", "quay", "quay")
    assert t.world("alfheim")["grades"][0] == "normal"


# --- the second page ------------------------------------------------------------------------------


@pytest.mark.rule("YGG-395", "YGG-394")
def test_the_tiles_left_go_aboard_when_the_row_ends() -> None:
    """If Nidhogg ends the first row, then tiles on worlds and quay go aboard Naglfar in Niflheim."""
    t = saga(4).servants("alfheim", "quay", "midgard", "gone").counts(nidhogg=3).enemies(hel="alfheim")
    nidhogg_moves(t)
    assert (page_of(t), berths(t), t.place_of("naglfar")) == (("naglfar-b", 0), (0, 3, 1), "niflheim")
    assert sum(world["servants"] for world in t.table["worlds"]) == 0
    assert (strength_of(t, "naglfar"), t.ruins) == (5, set())


@pytest.mark.rule("YGG-384", "YGG-395")
@pytest.mark.tells("WORLD_DEVASTATED YGG-088")
def test_naglfar_is_an_enemy_for_devastation_and_grade() -> None:
    """If Hel is in Niflheim when Naglfar comes, then Niflheim is devastated; its world has the penalty."""
    t = nidhogg_moves(saga(4).counts(nidhogg=3))
    assert t.ruins == {"niflheim"}
    t = ship("alfheim").everybody_in("jotunheim").places(odin="vanaheim").enemies(naglfar="vanaheim")
    assert t.world("vanaheim")["grades"][0] == "penalty"


@pytest.mark.rule("YGG-395")
@pytest.mark.tells("ENEMY_MOVED YGG-395")
@pytest.mark.parametrize(("start", "goal"), [("niflheim", "svartalfheim"), ("svartalfheim", "vanaheim")])
def test_the_first_jormungand_card_takes_naglfar_up(start: str, goal: str) -> None:
    """If the first Jormungand card is revealed, then Naglfar goes to the world above; the level does not turn."""
    t = first_card(ship(start), "jormungand")
    assert (t.place_of("naglfar"), t.s.rotation) == (goal, 0)


@pytest.mark.rule("YGG-395")
@pytest.mark.tells("LOST YGG-395")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "vanaheim"])
def test_naglfar_that_leaves_the_top_level_loses_the_game(world: str) -> None:
    """If Naglfar must rise from the top level, then all lose."""
    assert lost_by(first_card(ship(world).enemies(hel="niflheim"), "jormungand")) == "naglfar"


@pytest.mark.rule("YGG-395")
def test_on_the_first_page_jormungand_moves_no_ship() -> None:
    """If the first Jormungand card comes on the first page, then nothing happens; nor with a second card later."""
    assert first_card(saga(4), "jormungand").place_of("naglfar") == ""
    t = second_card(ship("svartalfheim"), "jormungand")
    assert t.place_of("naglfar") == "svartalfheim"


@pytest.mark.rule("YGG-395")
@pytest.mark.parametrize("aboard", [0, 1, pytest.param(3, marks=pytest.mark.tells("SERVANT_MOVED YGG-395"))])
def test_beaten_naglfar_returns_and_loses_a_tile(aboard: int) -> None:
    """If Naglfar is beaten, then there were 2 risks plus the tiles; it is in Niflheim with one tile less."""
    t = ship("alfheim", aboard).everybody_in("jotunheim").places(odin="alfheim").enemies(hel="cage")
    quiet(t).throw("-").to_duty("odin").choose("fight naglfar")
    assert (t.life_of("odin"), t.place_of("naglfar")) == (7 - 2 - aboard, "niflheim")
    assert berths(t)[1] == max(0, aboard - 1)
    assert strength_of(t, "naglfar") == 2 + max(0, aboard - 1)


@pytest.mark.rule("YGG-395")
@pytest.mark.tells("DEAD_CAME YGG-395")
def test_the_effect_of_the_second_page_calls_one_anonymous() -> None:
    """If Nidhogg reaches the effect, then 1 Anonymous goes onto Hel's gauge."""
    t = nidhogg_moves(ship().counts(nidhogg=1, dead=2))
    assert (t.table["anonymous"], strength_of(t, "hel")) == (3, 4)
