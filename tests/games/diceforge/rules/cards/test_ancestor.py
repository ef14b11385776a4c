"""O.6 to O.9. The Ancestor, the Mists, the Right Hand and the Eternal Night."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import PLACES, buyer

GLORY_FACES = ["1s-1v", "3g-or-2v", "3v", "4v", "2m-2v", "1g-1s-1m-1v"]


def ancestor(*gone: str) -> Forge:
    """Seat 0 can buy the Ancestor; these faces are no longer in the Sanctuary."""
    t = buyer("ancestor")
    for face in gone:
        t.left(face, 0)
    return t


# --- the Ancestor -----------------------------------------------------------------------------------


@pytest.mark.rule("DFR-256")
def test_the_ancestor_forges_the_cheapest_glory_face_for_free() -> None:
    """If 1 sun + 1 glory is left, then the buyer forges it where he likes and pays no gold."""
    t = ancestor().reserve(0, gold=3).choose("ancestor")
    assert (t.asked, t.options) == ((0, "FORGE_WHERE"), PLACES)
    t.roll_die(0, "light", 0).choose("light-5")
    assert (t.faces(0, "light")[5], t.left_of("1s-1v"), t.player(0)["forged"]) == ("1s-1v", 0, 1)
    assert t.log("FORGED")[0][1] == "1s-1v"
    assert t.gold(0) == 3 + 1


@pytest.mark.rule("DFR-256", "DFR-258")
@pytest.mark.parametrize(("gone", "face"), [(0, "1s-1v"), (1, "3g-or-2v"), (2, "3v")])
def test_the_cheapest_face_that_is_left_counts(gone: int, face: str) -> None:
    """If the cheaper glory faces are gone, then the next one by cost is forged, a choice face too."""
    t = ancestor(*GLORY_FACES[:gone]).choose("ancestor").roll_die(0, "light", 1).choose("light-0")
    assert t.faces(0, "light")[0] == face


@pytest.mark.rule("DFR-257")
@pytest.mark.parametrize(("place", "die"), [("light-0", 0), ("dark-4", 1)])
def test_after_the_forging_the_same_die_is_rolled(place: str, die: int) -> None:
    """If the face went on a die, then the buyer rolls that die, and only that one, and applies it."""
    t = ancestor().choose("ancestor").rolls(5).choose(place)
    shown = ("1s", "2v")[die]
    assert t.log("ROLLED_ONE") == [(0, die, shown)]
    assert t.purse(0) == ((0, 1, 0, 0), (0, 0, 0, 2))[die]


@pytest.mark.rule("DFR-257")
def test_the_new_face_may_be_rolled_at_once() -> None:
    """If the roll shows the face just forged, then it is applied."""
    t = ancestor().choose("ancestor").rolls(5).choose("light-5")
    assert t.purse(0) == (0, 1, 0, 1)


@pytest.mark.rule("DFR-258")
def test_faces_without_the_glory_symbol_are_never_forged() -> None:
    """If cheaper faces without glory are left, then the Ancestor passes them over."""
    t = ancestor("1s-1v").left("6g", 1).left("2g-1m", 1).choose("ancestor").rolls(1).choose("light-0")
    assert t.faces(0, "light")[0] == "3g-or-2v"


@pytest.mark.rule("DFR-259")
def test_without_a_glory_face_there_is_only_the_minor_blessing() -> None:
    """If no glory face is left, then nothing is forged and the buyer picks a die to roll."""
    t = ancestor(*GLORY_FACES).choose("ancestor")
    assert (t.asked, t.options) == ((0, "PICK_DIE"), {"light", "dark"})
    t.roll_die(0, "dark", "2v").choose("dark")
    assert (t.purse(0), t.player(0)["forged"]) == ((0, 0, 0, 2), 0)


@pytest.mark.rule("DFR-260")
def test_among_equally_cheap_glory_faces_the_buyer_chooses() -> None:
    """If only the three of cost 12 are left, then the buyer chooses one; those without glory are closed."""
    t = ancestor(*GLORY_FACES[:3]).choose("ancestor")
    assert (t.asked, t.options) == ((0, "FORGE_WHAT"), {"4v", "2m-2v", "1g-1s-1m-1v"})
    t.choose("2m-2v").rolls(0).choose("dark-0")
    assert t.purse(0) == (0, 0, 2, 2)


@pytest.mark.rule("DFR-261")
def test_the_forging_of_the_ancestor_cannot_be_declined() -> None:
    """If a glory face is left, then the buyer has no way not to forge it."""
    t = ancestor(*GLORY_FACES[:3]).choose("ancestor")
    assert "decline" not in t.options
    t.choose("4v")
    assert (t.question, t.options) == ("FORGE_WHERE", PLACES)


@pytest.mark.rule("DFR-262")
def test_a_green_shield_of_the_gardens_is_no_face_for_the_ancestor() -> None:
    """If the Sanctuary has no glory face and the Gardens have a green shield, then nothing is forged."""
    t = ancestor(*GLORY_FACES)
    assert t.left_of("shield-green") == 1
    assert t.choose("ancestor").question == "PICK_DIE"


# --- the Mists --------------------------------------------------------------------------------------


def mists(*gold: int, glory: tuple[int, int, int] = (20, 20, 20)) -> Forge:
    """Three players with so much gold and glory; seat 0 buys the Mists."""
    t = buyer("mists", "scepter")
    for seat, count in enumerate(gold):
        t.reserve(seat, gold=count, glory=glory[seat])
    return t


def points(t: Forge) -> list[int]:
    return [t.glory(seat) for seat in range(t.players)]


@pytest.mark.rule("DFR-263")
def test_the_poorest_loses_five_points_to_the_buyer() -> None:
    """If seat 2 has the least gold, then it loses 5 points and the buyer gains them."""
    assert points(mists(5, 4, 3).choose("mists")) == [25, 20, 15]


@pytest.mark.rule("DFR-264")
def test_gold_on_a_scepter_does_not_count_for_the_mists() -> None:
    """If seat 1 has 3 gold and 6 on a Scepter and seat 2 has 4, then seat 1 is the poorest."""
    t = mists(6, 3, 4, glory=(0, 12, 12)).card(1, "scepter").scepter(1, 6).choose("mists")
    assert points(t) == [5, 7, 12]


@pytest.mark.rule("DFR-265")
def test_a_buyer_who_alone_is_the_poorest_gains_nothing() -> None:
    """If the buyer alone has the least gold, then nobody loses or gains points."""
    t = mists(1, 4, 2).choose("mists")
    assert (points(t), t.log("LOST")) == ([20, 20, 20], [])


@pytest.mark.rule("DFR-266", "DFR-513")
def test_who_has_fewer_than_five_points_loses_what_he_has() -> None:
    """If the poorest has 3 points, then the buyer gains 3."""
    assert points(mists(5, 1, 4, glory=(0, 3, 9)).choose("mists")) == [3, 0, 9]


@pytest.mark.rule("DFR-267")
def test_all_who_are_poorest_lose() -> None:
    """If two rivals are tied for the least gold, then each loses up to 5 points and the buyer gains the sum."""
    assert points(mists(5, 2, 2, glory=(0, 20, 4)).choose("mists")) == [9, 15, 0]


@pytest.mark.rule("DFR-268")
@pytest.mark.parametrize("own", [0, 2, 20])
def test_a_buyer_among_the_poorest_gains_what_the_others_lost(own: int) -> None:
    """If the buyer is tied with seat 1, then his own loss comes back and he gains the 5 points of seat 1."""
    assert points(mists(2, 2, 3, glory=(own, 20, 20)).choose("mists")) == [own + 5, 15, 20]


@pytest.mark.rule("DFR-269")
def test_the_mists_compare_after_the_blessing_of_the_ousted_player() -> None:
    """If seat 1 was poorest and is ousted with 2 gold, then seat 2 is now the poorest and loses."""
    t = mists(5, 0, 1).pawn(1, 3).roll(1, "1g", "1g").choose("mists")
    assert points(t) == [25, 20, 15]


# --- the Right Hand ---------------------------------------------------------------------------------


@pytest.mark.rule("DFR-270")
@pytest.mark.parametrize("spent", [1, 3, 5])
def test_the_right_hand_turns_any_gold_into_points(spent: int) -> None:
    """If the buyer has 5 gold, then he spends any of it and gains 1 point each."""
    t = buyer("right-hand").reserve(0, gold=5).choose("right-hand")
    assert (t.asked, t.options) == ((0, "SPEND_GOLD"), {0, 1, 2, 3, 4, 5})
    assert t.choose(spent).purse(0) == (5 - spent, 0, 0, spent)


@pytest.mark.rule("DFR-270")
def test_the_right_hand_takes_gold_of_the_scepter_too() -> None:
    """If the buyer has 3 gold and 2 on a Scepter, then he may spend up to 5, from both."""
    t = buyer("right-hand", "scepter").card(0, "scepter").scepter(0, 2).reserve(0, gold=3).choose("right-hand")
    assert t.options == {0, 1, 2, 3, 4, 5}
    t.choose(4)
    assert (t.question, t.options) == ("FROM_SCEPTER", {1, 2})
    t.choose(1)
    assert (t.gold(0), t.player(0)["scepters"], t.glory(0)) == (0, [1], 4)


@pytest.mark.rule("DFR-271")
def test_the_right_hand_may_spend_nothing() -> None:
    """If the buyer spends 0 gold, then he keeps it and gains nothing."""
    assert buyer("right-hand").reserve(0, gold=5).choose("right-hand", 0).purse(0) == (5, 0, 0, 0)


@pytest.mark.rule("DFR-271")
def test_the_right_hand_can_be_bought_without_gold() -> None:
    """If the buyer has no gold, then the card is bought and nothing is asked."""
    t = buyer("right-hand").choose("right-hand")
    assert (t.owned(0, "right-hand"), t.question) == (1, "ROLL")


# --- the Eternal Night ------------------------------------------------------------------------------


@pytest.mark.rule("DFR-272")
@pytest.mark.tells("LOST DFR-272")
def test_the_eternal_night_takes_a_sun_and_a_moon_of_each_other_player() -> None:
    """If both rivals have shards, then each loses 1 sun and 1 moon and the buyer gains all of them."""
    t = buyer("eternal-night").reserve(1, sun=3, moon=2, gold=5).reserve(2, sun=1, moon=1).choose("eternal-night")
    assert [t.purse(seat) for seat in range(3)] == [(0, 2, 2, 0), (5, 2, 1, 0), (0, 0, 0, 0)]


@pytest.mark.rule("DFR-273")
def test_the_eternal_night_takes_only_what_is_there() -> None:
    """If one rival has only sun and the other only moon, then the buyer gains 1 of each."""
    t = buyer("eternal-night").reserve(1, sun=2).reserve(2, moon=2).choose("eternal-night")
    assert [t.purse(seat) for seat in range(3)] == [(0, 1, 1, 0), (0, 1, 0, 0), (0, 0, 1, 0)]


@pytest.mark.rule("DFR-274")
def test_shards_taken_above_the_limit_are_lost_to_all() -> None:
    """If the buyer has 5 sun and takes 2, then he has 6 and each rival has lost one."""
    t = buyer("eternal-night").reserve(0, sun=5).reserve(1, sun=3).reserve(2, sun=3).choose("eternal-night")
    assert [t.sun(seat) for seat in range(3)] == [6, 2, 2]


@pytest.mark.rule("DFR-274")
def test_a_full_buyer_still_takes() -> None:
    """If the buyer's sun reserve is full, then the rivals lose theirs all the same."""
    t = buyer("eternal-night").reserve(0, sun=6).reserve(1, sun=3).reserve(2, sun=1).choose("eternal-night")
    assert [t.sun(seat) for seat in range(3)] == [6, 2, 0]


@pytest.mark.rule("DFR-275")
def test_the_eternal_night_leaves_original_shards() -> None:
    """If a rival has no sun and moon but original shards, then he loses nothing and no token moves."""
    t = buyer("eternal-night", mix="titans").reserve(1, shard=4).choose("eternal-night")
    assert (t.shard(1), t.shard(0), t.sun(0), t.moon(0)) == (4, 0, 0, 0)
    assert t.log("ALLEGIANCE_MOVED") == []


@pytest.mark.rule("DFR-275")
def test_the_eternal_night_leaves_the_scepter() -> None:
    """If a rival has a full Scepter and no shards, then he loses nothing."""
    t = buyer("eternal-night", "scepter").card(1, "scepter").scepter(1, 6).choose("eternal-night")
    assert (t.player(1)["scepters"], t.sun(0), t.moon(0)) == ([6], 0, 0)


@pytest.mark.rule("DFR-272")
def test_the_night_does_not_touch_the_buyers_own_shards() -> None:
    """If nobody else has shards, then the buyer keeps what he has left."""
    t = forge(3, "eternal-night").reserve(0, sun=1, moon=6).choose("eternal-night")
    assert t.purse(0) == (0, 1, 0, 0)
