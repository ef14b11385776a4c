"""What the Utgard box holds, and which of its two uses a game has."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from ninerealms.games.ragnarok import GAME, content
from tests.games.ragnarok.scenario import opening


@pytest.mark.rule("UTG-001")
def test_the_box_has_four_figures_one_sheet_and_one_artefact() -> None:
    """If the parts of the box are counted, then there are four Giants, one sheet, one artefact and two realm tokens."""
    assert opening(4, mode="realm").stock == 4
    assert [sheet for sheet in content.monster_ids if "giant" in sheet] == ["giants"]
    assert [artefact for artefact in content.artefact_ids if "mace" in artefact] == ["mace"]
    assert set(opening(2, mode="realm").gates_now.values()) >= {"utgard"}


@pytest.mark.rule("UTG-002", "UTG-003")
def test_a_game_uses_one_of_the_two_modes() -> None:
    """If a mode is chosen, then Giants are in the Stock or on the board, never both; other modes are refused."""
    bonus, monsters, plain = (opening(3, mode=mode) for mode in ("realm", "monsters", "none"))
    assert (bonus.stock, bonus.places_of("giants")) == (4, [])
    assert (monsters.stock, len(monsters.places_of("giants"))) == (0, 3)
    assert (plain.stock, plain.places_of("giants")) == (0, [])
    with pytest.raises(BadOption):
        opening(3, mode="both")


@pytest.mark.rule("UTG-004", "UTG-006")
def test_a_control_card_only_sums_up() -> None:
    """If every player has a Control card, then no piece of the game comes from it: the census is that without."""
    with_giants, without = (GAME.census(opening(3, mode=mode).s) for mode in ("realm", "none"))
    assert set(with_giants) - set(without) <= {"giants", "figures"}


@pytest.mark.rule("UTG-005", "LOR-123")
def test_the_modes_are_an_option_beside_others() -> None:
    """If other start options are chosen, then each mode may be chosen with each of them."""
    names = {option.name: option for option in GAME.options}
    assert names["mode"].values == ("none", "realm", "monsters")
    assert names["mode"].default == "realm"
    for mode in names["mode"].values:
        assert opening(3, mode=mode, monster_choice="random", heroes="dealt").s.top >= 0
