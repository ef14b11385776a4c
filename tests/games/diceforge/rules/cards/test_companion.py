"""O.3 to O.5. The Companion, the Wind and the Celestial Die."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import buyer, owner

CHOICE = "1g-or-1s-or-1m"


# --- the Companion ----------------------------------------------------------------------------------


@pytest.mark.rule("DFR-241")
def test_a_new_companion_stands_on_the_first_space() -> None:
    """If the Companion is bought, then its token stands on 0 and there is nothing to take."""
    t = buyer("companion").reserve(0, gold=2).choose("companion")
    assert (t.player(0)["companions"], t.purse(0)) == ([0], (2, 0, 0, 0))


@pytest.mark.rule("DFR-241", "DFR-530")
def test_a_companion_on_its_first_space_is_not_offered() -> None:
    """If the token stands on 0, then taking its gain is no option."""
    t = forge(3, "companion").card(0, "companion").companion(0, 0).reserve(0, gold=2)
    assert "cash-companion" not in t.options


@pytest.mark.rule("DFR-242")
@pytest.mark.parametrize("space", [0, 1, 4])
def test_the_companion_advances_one_space_as_a_reinforcement(space: int) -> None:
    """If the owner uses the Companion, then its token advances one space, once a turn, and nothing is gained."""
    t = owner("companion").companion(0, space).choose("companion")
    assert (t.player(0)["companions"], t.purse(0)) == ([space + 1], (0, 0, 0, 0))
    assert t.log("COMPANION_ADVANCED") == [(0, space + 1)]
    assert "companion" not in t.options


@pytest.mark.rule("DFR-242")
@pytest.mark.tells("COMPANION_ADVANCED DFR-242")
def test_each_companion_advances_once_a_turn() -> None:
    """If the owner has two Companions, then both advance one space, not one of them two."""
    t = owner("companion", copies=2).companion(0, 2, 0).choose("companion", 0, "companion")
    assert t.player(0)["companions"] == [3, 1]


@pytest.mark.rule("DFR-243")
def test_a_companion_on_the_last_space_cannot_advance() -> None:
    """If the token stands on 5, then the reinforcement is closed."""
    t = owner("companion", "owl").card(0, "owl").companion(0, 5)
    assert t.question == "REINFORCE"
    assert t.closed("companion") == "DFR-243"


@pytest.mark.rule("DFR-243")
def test_a_companion_before_the_last_space_can_advance() -> None:
    """If the token stands on 4, then it can still advance to 5."""
    assert owner("companion").companion(0, 4).choose("companion").player(0)["companions"] == [5]


@pytest.mark.rule("DFR-244")
@pytest.mark.tells("COMPANION_CASHED DFR-244")
@pytest.mark.parametrize("space", [1, 3, 5])
def test_the_companion_pays_as_much_sun_and_glory_as_its_space(space: int) -> None:
    """If the owner takes the gain under the token on n, then he gains n sun and n points."""
    t = forge(3, "companion").card(0, "companion").companion(0, space).choose("cash-companion")
    assert t.purse(0) == (0, space, 0, space)


@pytest.mark.rule("DFR-244")
@pytest.mark.parametrize("moment", ["reinforcements", "action", "extra"])
def test_the_companion_pays_at_any_moment_of_the_owners_turn(moment: str) -> None:
    """If it is the owner's turn, then he may take the gain before or after his action."""
    t = forge(3, "companion").card(0, "companion").companion(0, 2).at(moment)
    assert "cash-companion" in t.options
    assert t.choose("cash-companion").glory(0) == 2


@pytest.mark.rule("DFR-244")
def test_the_sun_of_a_companion_can_pay_the_extra_action() -> None:
    """If the owner has no sun and his Companion stands on 2, then it can pay the extra action."""
    t = forge(3, "companion").card(0, "companion").companion(0, 2).reserve(0, gold=2).at("extra")
    assert t.options == {"no", "cash-companion"}
    t.choose("cash-companion", "yes")
    assert (t.question, t.sun(0)) == ("ACT", 0)


@pytest.mark.rule("DFR-244", "DFR-511")
def test_the_companion_does_not_pay_in_another_players_turn() -> None:
    """If another player is active, then the Companion is not offered to anybody."""
    t = forge(3, "companion").card(0, "companion").companion(0, 5).active(1).reserve(1, gold=2)
    assert t.asked == (1, "ACT")
    assert "cash-companion" not in t.options
    assert t.choose("pass").question == "ROLL"


@pytest.mark.rule("DFR-245")
def test_a_companion_that_has_paid_does_nothing_more() -> None:
    """If the gain was taken, then the card cannot pay or advance again, and keeps its printed points."""
    t = owner("companion", "owl").card(0, "owl").companion(0, 3).choose("cash-companion")
    assert t.player(0)["companions"] == [None]
    assert t.question == "REINFORCE"
    assert {"companion", "cash-companion"} & t.options == set()
    assert t.player(0)["score"]["cards"] == 2 + 4


@pytest.mark.rule("DFR-245")
def test_the_other_companion_goes_on() -> None:
    """If one of two Companions has paid, then the other still advances and pays."""
    t = owner("companion", copies=2).companion(0, None, 2).choose("companion")
    assert t.player(0)["companions"] == [None, 3]
    t.choose("cash-companion-2")
    assert t.purse(0) == (0, 3, 0, 3)


@pytest.mark.rule("DFR-246")
def test_sun_of_the_companion_above_the_limit_is_lost() -> None:
    """If the owner has 4 sun and takes 5, then he has 6, and gains all 5 points."""
    t = forge(3, "companion").card(0, "companion").companion(0, 5).reserve(0, sun=4).choose("cash-companion")
    assert t.purse(0) == (0, 6, 0, 5)


# --- the Wind ---------------------------------------------------------------------------------------


def wind(mix: str = "first") -> Forge:
    return buyer("wind", mix=mix)


def blown(t: Forge, *rolls: tuple[str, str]) -> Forge:
    """Seat 0 buys the Wind and everybody rolls."""
    for seat, (light, dark) in enumerate(rolls):
        t.roll(seat, light, dark)
    return t.choose("wind")


@pytest.mark.rule("DFR-247")
@pytest.mark.tells("ROLLED DFR-247")
def test_everybody_rolls_for_the_wind_and_nobody_applies() -> None:
    """If the Wind is bought, then all players roll, the buyer included, and the dice show it, without any gain."""
    t = blown(wind(), ("1s", "2v"), ("1g", "1m"), ("1g", "1g"))
    assert t.asked == (0, "NAME_TYPE")
    assert [t.showing(seat) for seat in range(3)] == [("1s", "2v"), ("1g", "1m"), ("1g", "1g")]
    t.choose("glory")
    assert [t.purse(seat) for seat in range(3)] == [(0, 0, 0, 2), (0, 0, 0, 0), (0, 0, 0, 0)]


@pytest.mark.rule("DFR-248")
@pytest.mark.tells("TYPE_NAMED DFR-248")
def test_the_wind_brings_all_of_one_type_from_all_dice() -> None:
    """If three dice show gold, then naming gold brings them all, and only gold."""
    t = blown(wind().dice(2, light=["3g"]), ("1g", "2v"), ("1g", "1m"), ("3g", "1m"))
    assert t.options == {"gold", "moon", "glory"}
    t.choose("gold")
    assert t.purse(0) == (5, 0, 0, 0)


@pytest.mark.rule("DFR-248")
def test_a_type_that_is_not_shown_cannot_be_named() -> None:
    """If no die shows sun, then sun is closed."""
    t = blown(wind(), ("1g", "2v"), ("1g", "1m"), ("1g", "1m"))
    assert t.closed("sun") == "DFR-248"


@pytest.mark.rule("DFR-249")
def test_special_faces_show_no_resource_to_the_wind() -> None:
    """If x3, mirror, ship and golem faces lie up, then they give nothing and triple nothing."""
    t = wind().dice(0, light=["x3"], dark=["mirror"]).dice(1, light=["ship"], dark=["moon-golem"])
    t.dice(2, light=["sun-golem"])
    blown(t, ("x3", "mirror"), ("ship", "moon-golem"), ("sun-golem", "2v"))
    assert t.purse(0) == (0, 0, 0, 2)
    assert t.log("TYPE_NAMED") == [(0, "glory", 2)]


@pytest.mark.rule("DFR-250")
def test_of_a_shield_the_wind_counts_the_bottom_value() -> None:
    """If a yellow shield and gold lie up, then the shield counts 3 gold and no points."""
    t = blown(wind().dice(1, light=["shield-yellow"]), ("1g", "1m"), ("shield-yellow", "1g"), ("1g", "1g"))
    assert t.options == {"gold", "moon"}
    assert t.choose("gold").purse(0) == (7, 0, 0, 0)


@pytest.mark.rule("DFR-250")
def test_of_a_chaos_face_the_wind_counts_gain_b() -> None:
    """If a blue Chaos face and moon lie up, then the Chaos face counts 2 original shards and no points."""
    t = wind("titans").dice(1, light=["chaos-blue"])
    blown(t, ("1g", "1m"), ("chaos-blue", "1m"), ("1g", "1g"))
    assert t.options == {"gold", "moon", "shard"}
    assert t.choose("shard").shard(0) == 2


@pytest.mark.rule("DFR-251")
@pytest.mark.parametrize(("named", "purse"), [("gold", (5, 0, 0, 0)), ("sun", (0, 1, 0, 0)), ("glory", (0, 0, 0, 2))])
def test_every_option_of_a_choice_face_counts(named: str, purse: tuple[int, int, int, int]) -> None:
    """If choice faces lie up, then each of their options counts for its own type."""
    t = wind().dice(1, light=[CHOICE]).dice(2, light=["3g-or-2v"])
    blown(t, ("1g", "1m"), (CHOICE, "1m"), ("3g-or-2v", "1m"))
    assert t.choose(named).purse(0) == purse


@pytest.mark.rule("DFR-252")
def test_original_shards_of_the_wind_enter_the_reserve_and_move_the_token() -> None:
    """If two dice show 1 A, then naming it gives 2 A and moves the buyer's token 2 toward Rebellion."""
    t = blown(wind("titans"), ("1a", "1g"), ("1a", "1g"), ("1g", "1l-1v")).choose("shard")
    assert (t.shard(0), t.player(0)["allegiance"], t.player(1)["allegiance"]) == (2, "-2", "0")


@pytest.mark.rule("DFR-252")
def test_loyalty_of_the_wind_moves_the_token() -> None:
    """If two dice show 1 L + 1 VP, then naming loyalty moves the token 2 toward Loyalty and gives no points."""
    t = blown(wind("titans"), ("1g", "1l-1v"), ("1g", "1l-1v"), ("1a", "1g")).choose("loyalty")
    assert (t.player(0)["allegiance"], t.glory(0), t.player(1)["allegiance"]) == ("2", 0, "0")


@pytest.mark.rule("DFR-253")
@pytest.mark.parametrize(("named", "purse"), [("gold", (4, 0, 0, 0)), ("glory", (0, 0, 0, 2))])
def test_the_wind_brings_no_bonus_of_a_loyalty_zone(named: str, purse: tuple[int, int, int, int]) -> None:
    """If the buyer's token stands in zone L3, then the Wind gives what is shown and no more."""
    t = wind("titans").allegiance(0, 12)
    blown(t, ("1g", "1l-1v"), ("1g", "1g"), ("1g", "1l-1v")).choose(named)
    assert (t.purse(0), t.log("ZONE_PAID")) == (purse, [])


@pytest.mark.rule("DFR-254")
def test_faces_shown_for_the_wind_do_not_trigger_cards() -> None:
    """If a misfortune face lies up, then its options count for the buyer and its card's owner gains nothing."""
    t = wind("titans").card(2, "misfortune").dice(1, light=["misfortune-red"])
    blown(t, ("1g", "1g"), ("misfortune-red", "1m"), ("1g", "1g"))
    assert t.options == {"gold", "moon", "shard", "loyalty"}
    t.choose("shard")
    assert (t.shard(0), t.shard(1), t.shard(2), t.purse(2)) == (1, 0, 0, (0, 0, 0, 0))
    assert (t.question, t.log("MISFORTUNE_STRUCK")) == ("ROLL", [])


# --- the Celestial Die ------------------------------------------------------------------------------


@pytest.mark.rule("DFR-255")
def test_the_celestial_die_card_rolls_that_die_once() -> None:
    """If the card is bought, then the buyer rolls the Celestial die once and applies it."""
    t = buyer("celestial-die").celestial(2).choose("celestial-die")
    assert (t.purse(0), t.purse(1), t.question) == ((0, 0, 0, 5), (0, 0, 0, 0), "ROLL")
    assert len(t.log("CELESTIAL_ROLLED")) == 1
