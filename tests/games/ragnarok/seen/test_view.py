"""What a seat may see of the table."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok import GAME
from ninerealms.games.ragnarok.seen.view import TableView
from ninerealms.kernel.state import NOBODY, TEAM, State
from tests.games.ragnarok.scenario import war


def seen(state: State, seat: int) -> TableView:
    return GAME.see(state, seat)


@pytest.mark.rule("LOR-181")
@pytest.mark.parametrize("onlooker", [0, 1, 2, NOBODY, TEAM])
def test_a_hand_is_seen_by_its_owner_and_its_size_by_all(onlooker: int) -> None:
    """If somebody looks, then it sees its own cards, and of the others how many they hold."""
    players = seen(war(3, mode="none").hand(0, "axe 1", "axe 1", "wild 4").hand(1, "bow 2").s, onlooker)["players"]
    assert [player["hand_size"] for player in players] == [3, 1, 0]
    hands: list[dict[str, int]] = [{"axe-1": 2, "wild-4": 1}, {"bow-2": 1}, {}]
    assert [player["hand"] for player in players] == [hands[i] if i == onlooker else None for i in range(3)]


@pytest.mark.rule("LOR-161", "LOR-163")
def test_the_values_of_a_battle_stay_while_losses_are_taken() -> None:
    """If the loser has lowered an Army, then the view still counts what has decided the Battle."""
    t = war(3, mode="none").army(0, 5, 6).army(1, 6, 2, 3).owns(1, 8, 7).attack(5, 6)
    assert t.question == "LOWER_ARMY"
    assert [side["total"] for side in t.battle["sides"]] == [6, 5]
    t.choose("A3 in 6")
    assert t.question == "RETREAT_TO"
    assert [army["value"] for army in t.battle["sides"][1]["armies"]] == [2, 2]
    assert [side["total"] for side in t.battle["sides"]] == [6, 5]


@pytest.mark.rule("UTG-010", "UTG-012")
@pytest.mark.parametrize(("mode", "realm", "stock"), [("realm", "utgard", 4), ("none", "jotunheim", 0)])
def test_the_third_realm_is_named_after_the_mode(mode: str, realm: str, stock: int) -> None:
    """If Giants are a realm bonus, then Utgard stands where Jotunheim would, with four Giants in the Stock."""
    table = seen(GAME.start(3, 1, {"mode": mode}), 0)
    assert table["realms"][2] == realm
    assert [region["gate"] for region in table["regions"]].count(realm) == 1
    assert table["giants_left"] == stock


@pytest.mark.rule("LOR-161")
def test_before_the_values_are_noted_the_armies_are_what_a_battle_shows() -> None:
    """If the Giants' window is open, then each side shows its Armies, and after it what is left of them."""
    t = war(2, mode="realm").army(0, 17, 3, 2).camp(1, 18, 2, 2, 1).giants({0: 17})
    t.move(17, 18, 3, giant=True).move(17, 18, 2).stop()
    assert t.question == "SACRIFICE"
    assert t.totals == (5, 5)
    t.choose("yes")
    assert t.totals == (5, 2)


@pytest.mark.rule("LOR-161", "LOR-163")
def test_a_noted_value_of_one_stays_when_that_army_is_gone() -> None:
    """If the defender's A1 fell by his own card, then his value is still 1 and the card while the attacker loses."""
    t = war(3, mode="none").army(0, 5, 2, 3).army(1, 6, 1).owns(1, 8).hand(0, "axe 3").hand(1, "axe 3")
    t.move(5, 6, 2).move(5, 6, 3).stop().choose("axe 3", "axe 3")
    assert (t.asked, t.armies(1)) == ((0, "LOWER_ARMY"), {})
    assert t.totals == (8, 4)
