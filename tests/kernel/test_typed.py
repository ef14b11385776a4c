"""What mypy knows of a game that was asked for by its name."""

from __future__ import annotations

from typing import assert_type

import pytest

import ninerealms as nr
from ninerealms.games.andor.seen import view as andor
from ninerealms.games.diceforge.seen import view as diceforge
from ninerealms.games.northgard.seen import view as northgard
from ninerealms.games.ragnarok.seen import view as ragnarok
from ninerealms.games.yggdrasil.seen import view as yggdrasil


def test_a_view_has_the_type_of_its_game() -> None:
    """If a game is asked for by its name, then the table of its view has that game's type, and its keys are there."""
    forge = nr.game("diceforge")
    assert_type(forge.view(forge.start(), 0)["table"], diceforge.TableView)
    duel = nr.game("northgard")
    assert_type(duel.view(duel.start(), 0)["table"], northgard.TableView)
    gods = nr.game("yggdrasil")
    assert_type(gods.view(gods.start(), 0)["table"], yggdrasil.TableView)
    heroes = nr.game("andor")
    assert_type(heroes.view(heroes.start(), 0)["table"], andor.TableView)
    lords = nr.game("ragnarok")
    assert_type(lords.view(lords.start(), 0)["table"], ragnarok.TableView)


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("northgard", northgard.TableView),
        ("diceforge", diceforge.TableView),
        ("yggdrasil", yggdrasil.TableView),
        ("andor", andor.TableView),
        ("ragnarok", ragnarok.TableView),
    ],
)
def test_a_view_has_the_keys_it_promises(name: str, table: type) -> None:
    """If a view is looked at, then its table has the keys of its type and no others."""
    game = nr.game(name)
    seen = game.view(game.start(seed=1), 0)["table"]
    assert set(seen) == set(table.__annotations__)
