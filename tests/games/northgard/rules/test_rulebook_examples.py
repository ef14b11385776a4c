"""The worked examples NTX-01 to NTX-14, with their own numbers."""

from __future__ import annotations

import pytest

from ninerealms.games.northgard import content
from ninerealms.games.northgard.seen import view
from tests.games.northgard.scenario import Duel, duel

# Seat 1 can hold 3 food, 2 wood and 2 lore here; A1.n, A1.e and A1.s touch each other.
LAND = {"A1": ("09", 0), "D1": ("10", 0), "C2": ("26", 0), "D2": ("06", 0), "D3": ("20", 0)}
TWO_TRIOS = {"D3.n": 1, "D3.s": 1, "C2.n": 1, "D2.w": 1, "C2.s": 1}
# A1.n and A1.s touch by a difficult border only; tile 12 on B2 adds a regular one.
RING = {"A1": ("20", 1), "B1": ("02", 0), "A2": ("10", 1)}


def hub(attackers: int, defenders: int) -> Duel:
    """P1 in T = A1.n, P2 in V = A1.e, neutral land A1.s beside both."""
    return duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": attackers}).units(1, {"A1.e": defenders})


@pytest.mark.rule("NTG-002", "NTG-012", "NTG-143")
def test_ntx_01_setup() -> None:
    """If setup is done, then tiles, units, cards, points and supply are as the example says."""
    t = duel().lay({"A1": ("06", 0), "D3": ("16", 2)}).opening()
    t.choose("A1.n", "A1.e", "A1.e", "D3.s", "D3.s", "D3.s")
    table = view.see(t.s)
    assert len(table["squares"]) == 12
    assert [square["tile"] is not None for square in table["squares"]] == [True] + [False] * 10 + [True]
    assert len(table["unseen"]) - 10 == 1
    for player in table["players"]:
        assert (player["units"], player["reserve"], player["points"], player["cards"]) == (3, 7, 0, [True] * 7)
    assert {area["square"] for area in table["areas"]} == {0, 11}
    assert sum(table["supply"].values()) == 8
    assert content.FACTS["game"]["point_tokens"] - sum(t.s.points) == 9


@pytest.mark.rule("NTG-051", "NTG-053", "NTG-132")
def test_ntx_02_explore_joins_the_land() -> None:
    """If tile 12 lies in printed orientation beside tile 02, then areas m and s are one territory."""
    t = duel().lay({"A1": ("02", 0)}).units(0, {"A1.s": 3}).next_tile("12", 0).play("explore", "B1")
    joined = t.territory("A1.s")
    assert [t.name(area) for area in joined["areas"]] == ["A1.s", "B1.m"]
    assert t.at("B1.m") == (3, 0)
    assert t.symbols(0) == (1, 1, 0)
    spaces = [area["space"] for area in view.see(t.s)["areas"] if area["area"] in joined["areas"]]
    assert spaces == ["small", "small"]
    assert {t.name(area) for area in joined["beside"]} == {"A1.n", "B1.n", "B1.s"}
    assert joined["beside_hard"] == []


@pytest.mark.rule("NTG-052", "NTG-133")
def test_ntx_02_a_quarter_turn_makes_other_land() -> None:
    """If tile 12 lies a quarter turn clockwise, then its area s joins, and P1 may not turn the tile."""
    t = duel().lay({"A1": ("02", 0)}).units(0, {"A1.s": 3}).next_tile("12", 1).play("explore", "B1")
    joined = t.territory("A1.s")
    assert [t.name(area) for area in joined["areas"]] == ["A1.s", "B1.s"]
    assert t.symbols(0) == (1, 0, 0)
    spaces = [area["space"] for area in view.see(t.s)["areas"] if area["area"] in joined["areas"]]
    assert spaces == ["small", ""]
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-054", "NTG-085", "NTG-097")
def test_ntx_03_explore_into_a_fight() -> None:
    """If the revealed tile joins T and U, then P1 attacks and wins 6 to 3, and P2 retreats to neutral land."""
    t = duel().lay({"A1": ("02", 0), "C1": ("10", 0)}).units(0, {"A1.s": 3}).units(1, {"C1.n": 2})
    t.next_tile("12").combat_cards("build", "move-1").play("explore", "B1")
    assert t.log("FOUGHT") == [(0, 1, 3, 2)]
    assert t.log("DREW_CARD") == [(0, 1, 3), (1, 4, 1)]
    assert t.log("SCORE_COUNTED") == [(0, 6, 3)]
    assert t.at("A1.s") == (2, 1)
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(0, 1)]
    assert t.asked == (1, "RETREAT_TO")
    t.choose("B1.s")
    assert (t.at("A1.s"), t.at("B1.s")) == ((2, 0), (0, 1))
    assert (t.down(0), t.down(1)) == ({"build", "explore"}, {"move-1"})


@pytest.mark.rule("NTG-075", "NTG-095", "NTG-097")
def test_ntx_04_tie() -> None:
    """If the scores are 4 to 4, then the defender keeps V, and P1's two units retreat, for example to T."""
    t = hub(3, 2).combat_cards("move-1", "special").play("move-2", "A1.e", 3)
    assert t.log("SCORE_COUNTED") == [(0, 4, 4)]
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(1, 1)]
    assert t.at("A1.e") == (2, 1)
    assert t.asked == (0, "RETREAT_TO")
    assert "A1.n" in t.options
    t.choose("A1.n")
    assert (t.at("A1.n"), t.at("A1.e")) == ((2, 0), (0, 1))


@pytest.mark.rule("NTG-091", "NTG-093", "NTG-102")
@pytest.mark.parametrize(("attack", "defence"), [("build", "move-1"), ("move-2", "build"), ("recruit", "explore")])
def test_ntx_05_one_against_one(attack: str, defence: str) -> None:
    """If one unit attacks one, then both are gone, V is neutral, and the drawn cards are down all the same."""
    t = hub(1, 1).combat_cards(attack, defence).play("move-1", "A1.e")
    assert t.s.reserve == [10, 10]
    assert t.at("A1.e") == (0, 0)
    assert t.territory("A1.e")["control"] == -1
    assert t.log("RETREATED") == t.log("ELIMINATED") == []
    assert t.s.points == [0, 0]
    assert (t.down(0), t.down(1)) == ({"move-1", attack}, {defence})


@pytest.mark.rule("NTG-087", "NTG-093")
def test_ntx_05_unless_renew_was_drawn() -> None:
    """If Renew was drawn, then it is not face down."""
    t = hub(1, 1).combat_cards("build", "renew").play("move-1", "A1.e")
    assert t.at("A1.e") == (0, 0)
    assert t.down(1) == set()


@pytest.mark.rule("NTG-048", "NTG-096", "NTG-126")
def test_ntx_06_tower() -> None:
    """If P1 attacks a tower with 3 and wins 6 to 3, then he keeps 1, P2's 1 retreats, and the tower is P1's."""
    t = hub(3, 2).building("A1.e", "tower").combat_cards("build", "move-1").play("move-1", "A1.e", 3)
    assert t.log("SCORE_COUNTED") == [(0, 6, 3)]
    assert t.at("A1.e") == (1, 1)
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(0, 1)]
    assert t.asked == (1, "RETREAT_TO")
    t.choose("A1.s")
    assert (t.at("A1.e"), t.at("A1.s")) == ((1, 0), (0, 1))
    assert t.territory("A1.e")["control"] == 0
    assert t.standing("A1.e") == ["tower"]


@pytest.mark.rule("NTG-092", "NTG-136")
def test_ntx_06_tower_against_two() -> None:
    """If P1 attacks a tower with 2, then he loses both and the combat, and P2 stays with 1."""
    t = hub(2, 2).building("A1.e", "tower").combat_cards("build", "move-1").play("move-1", "A1.e", 2)
    assert t.log("SCORE_COUNTED") == [(0, 5, 3)]
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(1, 1)]
    assert t.at("A1.e") == (0, 1)


@pytest.mark.rule("NTG-060", "NTG-062", "NTG-028")
def test_ntx_07_renew() -> None:
    """If P2 controls F 3, W 2, L 2 and the Wood Monopoly and has 1 VP, then P1's Renew makes it 4."""
    t = duel().lay(LAND).units(1, {**TWO_TRIOS, "D1.n": 1}).building("D3.n", "wood-monopoly").points(1, 1)
    t.cards_up(0, "explore", "special", "move-1", "renew").cards_up(1, "build", "renew").units(0, {"A1.n": 3})
    assert t.symbols(1) == (3, 2, 2)
    t.play("renew")
    assert t.s.points == [0, 4]
    assert t.log("SCORED") == [(1, 3, 2, 4)]
    assert t.down(0) == set()
    assert t.down(1) == {"recruit", "explore", "special", "move-1", "move-2"}
    assert t.log("PLAYED") == [(0, 6)]
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-007", "NTG-021", "NTG-140")
def test_ntx_08_win_in_the_opponents_turn() -> None:
    """If P1 has to renew and P2 has 3 VP and two trios, then P2 wins at once and P1's cards are not turned."""
    t = duel().lay(LAND).units(1, TWO_TRIOS).points(1, 3).units(0, {"A1.n": 3}).cards_up(0, "renew")
    assert t.symbols(1) == (2, 2, 2)
    assert t.s.points == [0, 5]
    assert t.worth == [0, 1]
    assert t.is_over
    assert t.down(0) >= {"recruit", "build", "explore", "special", "move-1", "move-2"}


@pytest.mark.rule("NTG-086", "NTG-087", "NTG-088")
def test_ntx_09_renew_drawn_in_combat() -> None:
    """If P1's Renew is drawn, then he loses 4 to 5, P2 gains 0 VP, and only P1's Move 1 is down in the end."""
    t = duel().lay(LAND).units(0, {"A1.n": 4}).units(1, {**TWO_TRIOS, "A1.e": 3})
    t.cards_up(0, "special", "move-1", "move-2", "renew").combat_cards("renew", "explore").play("move-1", "A1.e", 4)
    assert t.symbols(1) == (2, 2, 2)
    assert t.log("SCORE_COUNTED") == [(0, 4, 5)]
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(1, 1)]
    t.choose("A1.s")
    assert t.s.points == [0, 0]
    assert t.down(0) == {"move-1"}


@pytest.mark.rule("NTG-032", "NTG-035", "NTG-134")
def test_ntx_10_recruit_with_camps() -> None:
    """If C has 2 camps, then 3 units come; with reserve 2, 2; with 0, Recruit is closed; on the base, 1."""

    def camps(reserve: int) -> Duel:
        t = duel().lay({"A1": ("10", 0), "C1": ("02", 0), "D1": ("12", 0)}).units(0, {"C1.s": 1, "A1.n": 9 - reserve})
        return t.building("C1.s", "camp").building("D1.m", "camp")

    assert camps(5).play("recruit", "C1.s").at("C1.s") == (4, 0)
    assert camps(2).play("recruit", "C1.s").at("C1.s") == (3, 0)
    assert camps(0).closed("recruit") == "NTG-035"
    assert camps(5).play("recruit", "A1.s").at("A1.s") == (1, 0)


@pytest.mark.rule("NTG-040", "NTG-042", "NTG-139")
def test_ntx_11_what_can_be_built() -> None:
    """If A has 1 F and a free space and B has 1 W, then tower, camp and Food Monopoly may stand in A."""
    land = {"A1": ("10", 0), "C1": ("32", 0), "D3": ("09", 0)}
    t = duel().lay(land).units(0, {"A1.n": 1, "C1.e": 1}).play("build")
    assert t.options == {"tower", "camp", "food-monopoly"}
    assert t.closed("wood-monopoly") == t.closed("lore-monopoly") == "NTG-042"
    for building in ("tower", "camp", "food-monopoly"):
        t = duel().lay(land).units(0, {"A1.n": 1, "C1.e": 1}).play("build", building)
        assert (t.standing("A1.n"), t.standing("C1.e")) == ([building], [])
        assert t.symbols(0) == (1, 1, 0)
    assert "build" not in duel().lay(land).units(0, {"A1.n": 2}).options
    flat = duel(flat_cost=True).lay(land).units(0, {"A1.n": 1, "C1.e": 1}).play("build")
    assert flat.options == {"tower", "camp", "wood-monopoly", "food-monopoly", "lore-monopoly"}


@pytest.mark.rule("NTG-058", "NTG-073", "NTG-074")
def test_ntx_12_difficult_border() -> None:
    """If n and s touch by a difficult border only, then Move 1 and Special are refused and Move 2 crosses."""
    t = duel().lay({"A1": ("20", 0)}).units(0, {"A1.n": 3}).cards_up(0, "move-1", "special", "move-2", "renew")
    assert "move-1" not in t.options
    t.play("special")
    assert t.asked == (0, "RECRUIT_IN"), "Special cannot move"
    for number in (1, 2, 3):
        t = duel().lay({"A1": ("20", 0)}).units(0, {"A1.n": 3}).play("move-2", number)
        assert (t.at("A1.n"), t.at("A1.s")) == ((3 - number, 0), (number, 0))
        assert t.asked == (1, "PLAY_CARD")
    t = duel().lay({**RING, "B2": ("12", 0)}).units(0, {"A1.n": 3}).play("move-1", "A1.s", 3)
    assert t.at("A1.s") == (3, 0)


@pytest.mark.rule("NTG-072", "NTG-077", "NTG-127")
def test_ntx_13_two_fights_with_one_card() -> None:
    """If P1 has X fought first, then X is his, Y is neutral, and P1 has 3 cards up, P2 2."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 3}).units(1, {"A1.e": 1, "A1.s": 1})
    t.cards_up(0, "recruit", "build", "explore", "move-2", "special", "renew")
    t.cards_up(1, "recruit", "build", "special", "renew")
    t.combat_cards("recruit", "build").combat_cards("build", "special")
    t.play("move-2", "A1.e", 2, "A1.n", "A1.s", "A1.e")
    assert (t.at("A1.e"), t.territory("A1.e")["control"]) == ((1, 0), 0)
    assert (t.at("A1.s"), t.territory("A1.s")["control"]) == ((0, 0), -1)
    assert [sum(t.player(seat)["cards"]) for seat in (0, 1)] == [3, 2]


@pytest.mark.rule("NTG-097", "NTG-098", "NTG-099")
def test_ntx_14_no_way_out() -> None:
    """If all land beside V is P1's, then P2 loses 1 and his other 2 units too; P1 keeps 3 in V."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 5, "A1.s": 1}).units(1, {"A1.e": 3})
    t.combat_cards("build", "move-1").play("move-1", "A1.n", "A1.e", 4)
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(0, 1)]
    assert t.log("LOST_UNITS") == [(0, 1, 1), (1, 1, 1)]
    assert t.log("ELIMINATED") == [(1, 1, 2)]
    assert t.s.reserve[1] == 7 + 3
    assert t.at("A1.e") == (3, 0)
