"""World actions at their edges: who lowers and raises the grade together (pages 14 to 16)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import saga_table
from tests.games.yggdrasil.scenario_saga import saga


@pytest.mark.rule("YGG-394", "YGG-176")
@pytest.mark.parametrize(("enemy", "servants"), [("alfheim", 1), ("alfheim", 0), ("jotunheim", 1), ("jotunheim", 0)])
def test_a_servant_beside_an_enemy_still_lowers_the_grade(enemy: str, servants: int) -> None:
    """If an enemy, a Servant or both are in Odin's world, then his action there has the penalty, without them not."""
    t = saga(4).everybody_in("jotunheim").places(odin="alfheim").enemies(loki=enemy)
    t.servants(*["alfheim"] * servants, *["quay"] * (4 - servants)).to_duty("odin").choose("act")
    met = enemy == "alfheim" or servants > 0
    assert t.log("ACTED") == [("odin", "alfheim", "penalty" if met else "normal")]
    assert (t.question == "TAKE_COUNT") == (not met)


@pytest.mark.rule("YGG-243", "YGG-245", "YGG-376")
def test_odroerir_gives_its_bonus_to_the_owner_of_valshamr() -> None:
    """If Odin owns both and is alone in a world without an enemy, then he has the bonus of Odroerir."""
    t = saga_table().everybody_in("jotunheim").places(odin="alfheim").artifacts("odin", "odroerir", "valshamr")
    t.to_duty("odin").choose("act")
    assert t.log("ACTED") == [("odin", "alfheim", "bonus")]
