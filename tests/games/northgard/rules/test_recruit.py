"""Recruit."""

from __future__ import annotations

import pytest

from tests.games.northgard.scenario import Duel, duel

# C1.s and D1.m are one territory with two spaces, away from both bases.
FAR = {"A1": ("10", 0), "C1": ("02", 0), "D1": ("12", 0), "D3": ("09", 0)}


def far_camps(camps: int, reserve: int) -> Duel:
    """A player who controls a far territory with some camps and has some units in reserve."""
    t = duel().lay(FAR).units(0, {"C1.s": 1, "A1.n": 9 - reserve})
    for area in ("C1.s", "D1.m")[:camps]:
        t.building(area, "camp")
    return t


@pytest.mark.rule("NTG-030")
@pytest.mark.tells("RECRUITED NTG-030")
@pytest.mark.parametrize(("seat", "base", "other"), [(0, "A1", "D3"), (1, "D3", "A1")])
def test_recruit_adds_one_unit_to_the_base_tile(seat: int, base: str, other: str) -> None:
    """If a player recruits, then one unit goes from his reserve to a territory of his own base tile."""
    t = duel().lay({"A1": ("10", 0), "D3": ("09", 0)}).turn_of(seat).play("recruit")
    assert t.asked == (seat, "RECRUIT_IN")
    assert t.options == {f"{base}.n", f"{base}.e", f"{base}.s"}
    assert t.closed(f"{other}.e") == "NTG-031"
    t.choose(f"{base}.s")
    assert t.territory(f"{base}.s")["units"][seat] == 1
    assert t.territory(f"{base}.n")["units"][seat] == 3
    assert t.s.reserve[seat] == 6
    assert t.s.reserve[1 - seat] == 7


@pytest.mark.rule("NTG-031", "NTG-049")
def test_a_camp_may_be_recruited_in_instead_of_the_base() -> None:
    """If a player has a camp away from his base, then its territory is one more choice."""
    t = far_camps(1, reserve=5).play("recruit")
    assert t.options == {"A1.n", "A1.e", "A1.s", "C1.s"}
    t.choose("C1.s")
    assert t.at("C1.s") == (3, 0)
    assert t.at("A1.n") == (4, 0)


@pytest.mark.rule("NTG-031")
def test_a_controlled_territory_without_a_camp_is_no_place_to_recruit() -> None:
    """If a player controls a territory away from his base without a camp, then he cannot recruit there."""
    t = far_camps(0, reserve=5).building("C1.s", "tower").play("recruit")
    assert t.options == {"A1.n", "A1.e", "A1.s"}
    assert t.closed("C1.s") == "NTG-031"


@pytest.mark.rule("NTG-032", "NTG-134")
@pytest.mark.parametrize(("camps", "added"), [(1, 2), (2, 3)])
def test_each_camp_adds_one_unit(camps: int, added: int) -> None:
    """If the territory has camps, then one unit more comes for each of them."""
    t = far_camps(camps, reserve=5).play("recruit", "C1.s")
    assert t.at("C1.s") == (1 + added, 0)
    assert t.s.reserve[0] == 5 - added
    assert t.log("RECRUITED") == [(0, 2 * 4 + 1, added)]


@pytest.mark.rule("NTG-032")
def test_a_camp_elsewhere_adds_nothing() -> None:
    """If a player recruits on his base, then a camp in another of his territories does not count."""
    t = far_camps(1, reserve=5).play("recruit", "A1.s")
    assert t.at("A1.s") == (1, 0)
    assert t.s.reserve[0] == 4


@pytest.mark.rule("NTG-032")
def test_only_camps_add_units() -> None:
    """If the territory has other buildings, then they add no unit."""
    t = duel().lay({"A1": ("10", 0)}).building("A1.n", "tower").play("recruit", "A1.n")
    assert t.at("A1.n") == (4, 0)


@pytest.mark.rule("NTG-033")
def test_a_camp_on_the_base_tile_adds_a_unit_too() -> None:
    """If a territory of the base tile has a camp, then recruiting there brings two."""
    t = duel().lay({"A1": ("10", 0)}).building("A1.n", "camp").play("recruit", "A1.n")
    assert t.at("A1.n") == (5, 0)


@pytest.mark.rule("NTG-034")
def test_a_camp_counts_for_who_controls_its_territory() -> None:
    """If the camp's territory is neutral or the enemy's, then its builder cannot recruit there."""
    neutral = duel().lay(FAR).units(0, {"A1.n": 3}).building("C1.s", "camp").play("recruit")
    assert neutral.options == {"A1.n", "A1.e", "A1.s"}
    assert neutral.closed("C1.s") == "NTG-031"
    t = duel().lay(FAR).units(0, {"A1.n": 3}).units(1, {"C1.s": 2}).building("C1.s", "camp").play("recruit")
    assert t.closed("C1.s") == "NTG-031"
    t.choose("A1.n").play("recruit", "D1.m")
    assert t.at("C1.s") == (0, 4)


@pytest.mark.rule("NTG-035")
def test_with_an_empty_reserve_nobody_recruits() -> None:
    """If all ten units are on the board, then Recruit cannot be activated, nor Special as Recruit."""
    t = far_camps(2, reserve=0)
    assert t.closed("recruit") == "NTG-035"
    t.play("special")
    assert "recruit" not in t.options
    assert t.closed("recruit") == "NTG-035"


@pytest.mark.rule("NTG-035")
def test_the_last_unit_of_the_reserve_can_be_recruited() -> None:
    """If one unit is in reserve, then Recruit brings it, and one camp cannot bring a second."""
    t = far_camps(1, reserve=1).play("recruit", "C1.s")
    assert t.at("C1.s") == (2, 0)
    assert t.s.reserve[0] == 0


@pytest.mark.rule("NTG-134", "NTG-035")
def test_recruitment_goes_as_far_as_the_reserve() -> None:
    """If two camps would bring three units and two are in reserve, then both come, without a question."""
    t = far_camps(2, reserve=2).play("recruit", "C1.s")
    assert t.at("C1.s") == (3, 0)
    assert t.s.reserve[0] == 0
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-134")
def test_three_camps_bring_four_units() -> None:
    """If all three camps stand in one territory, then recruiting there brings four."""
    t = duel().lay({"A1": ("09", 0), "C1": ("02", 0), "D1": ("12", 0), "C2": ("10", 0), "D3": ("32", 0)})
    t.units(0, {"C1.s": 2}).building("C1.s", "camp").building("D1.m", "camp").building("C2.n", "camp")
    t.play("recruit", "C1.s")
    assert t.at("C2.n") == (6, 0)
    assert t.s.reserve[0] == 4


@pytest.mark.rule("NTG-036")
def test_an_enemy_territory_on_the_base_is_not_chosen_while_another_is_left() -> None:
    """If the enemy holds some territories of the base tile, then only the own and neutral ones are offered."""
    t = duel().lay({"A1": ("06", 0)}).units(0, {"A1.w": 1}).units(1, {"A1.e": 2, "A1.n": 1}).play("recruit")
    assert t.options == {"A1.s", "A1.w"}
    assert t.closed("A1.e") == "NTG-036"
    assert t.closed("A1.n") == "NTG-036"


@pytest.mark.rule("NTG-036", "NTG-101")
def test_on_a_base_held_by_the_enemy_recruiting_means_attacking() -> None:
    """If the enemy holds the whole base tile, then any of its territories may be chosen and the recruiter attacks."""
    t = duel().lay({"A1": ("02", 0)}).units(0, {}).units(1, {"A1.n": 1, "A1.s": 2}).combat_cards("build", "move-1")
    t.play("recruit")
    assert t.options == {"A1.n", "A1.s"}
    t.choose("A1.n")
    assert t.log("FOUGHT") == [(0, 0, 1, 1)]
    assert t.log("SCORE_COUNTED") == [(0, 4, 2)]
    assert t.at("A1.n") == (0, 0)
    assert t.s.reserve == [10, 8]
    assert t.down(0) == {"recruit", "build"}
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-036")
def test_a_base_held_by_the_enemy_may_be_attacked_even_with_a_camp_elsewhere() -> None:
    """If the enemy holds the whole base tile, then any of its territories may be chosen, and any with own camps."""
    t = duel().lay({"A1": ("02", 0), "C1": ("10", 0)}).units(0, {"C1.e": 1}).units(1, {"A1.n": 1, "A1.s": 2})
    t.building("C1.e", "camp").play("recruit")
    assert t.options == {"A1.n", "A1.s", "C1.e"}


@pytest.mark.rule("NTG-123", "NTG-122")
def test_a_territory_of_the_base_tile_may_reach_further() -> None:
    """If a base territory runs on over other tiles, then it may be recruited in, and a camp anywhere in it counts."""
    t = duel().lay({"A1": ("10", 0), "B1": ("12", 0), "C1": ("08", 0)}).units(0, {"C1.m": 1}).building("C1.m", "camp")
    t.play("recruit")
    assert t.options == {"A1.n", "A1.e", "A1.s"}
    t.choose("B1.m")
    assert t.at("A1.e") == (3, 0)


@pytest.mark.rule("NTG-145")
def test_camps_of_a_neutral_base_territory_count() -> None:
    """If a base territory was neutral before, then a camp standing in it adds its unit all the same."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 1}).building("A1.s", "camp").play("recruit", "A1.s")
    assert t.at("A1.s") == (2, 0)


@pytest.mark.rule("NTG-145", "NTG-036")
def test_camps_count_whoever_built_them() -> None:
    """If the enemy's camp stands in the base territory that is attacked by recruiting, then it adds its unit."""
    t = duel().lay({"A1": ("02", 0)}).units(0, {}).units(1, {"A1.n": 1, "A1.s": 1}).building("A1.s", "camp")
    t.combat_cards("move-1", "move-1").play("recruit", "A1.s")
    assert t.log("FOUGHT") == [(0, 1, 2, 1)]
    assert t.at("A1.s") == (1, 0)
    assert t.s.reserve == [9, 9]
