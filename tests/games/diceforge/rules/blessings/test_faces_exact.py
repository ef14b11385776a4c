"""J, L, M, R. Faces at the edge of their rules: choices in a loyalty zone, copies, owners in the first seat, stores."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, blessed, forge
from tests.games.diceforge.scenario_modules import bless, maze, step, titans, zone_gains

ANY_SHARD = "1g-or-1s-or-1m"
GOLD_OR_GLORY = "3g-or-2v"


# --- choices in a loyalty zone -------------------------------------------------------------------


@pytest.mark.rule("DFR-446", "DFR-447", "DFR-448")
@pytest.mark.parametrize(
    ("space", "chosen", "purse", "zone"),
    [
        (0, "gold", (3, 1, 0, 0), []),
        (4, "gold", (4, 1, 0, 0), [(0, "gold", 1)]),
        (4, "glory", (0, 1, 0, 2), []),
        (7, "gold", (4, 1, 0, 1), [(0, "glory", 1), (0, "gold", 1)]),
        (7, "glory", (0, 1, 0, 2), []),
        (10, "gold", (4, 1, 0, 1), [(0, "glory", 1), (0, "gold", 1)]),
        (10, "glory", (0, 1, 0, 3), [(0, "glory", 1)]),
    ],
)
def test_a_zone_rewards_what_was_chosen(
    space: int, chosen: str, purse: tuple[int, int, int, int], zone: list[tuple[int, str, int]]
) -> None:
    """If a choice face gives gold or glory in a loyalty zone, then the zone adds to what was chosen."""
    t = bless(titans(space).dice(0, light=[GOLD_OR_GLORY], dark=["1s"]), GOLD_OR_GLORY, "1s", chosen)
    assert (t.purse(0), zone_gains(t)) == (purse, zone)


@pytest.mark.rule("DFR-454")
@pytest.mark.parametrize("face", [ANY_SHARD, "1g"])
def test_a_face_copied_by_the_light_brings_no_bonus(face: str) -> None:
    """If The Light gives 1 gold in a loyalty zone, by a choice face or a plain one, then it is 1 gold."""
    t = titans(10, gold=5).card(0, "light").dice(0, light=["1s"]).dice(1, dark=[face]).at("reinforcements")
    t.shown(0, "1s", "1m").choose("light", "dark of 1" if face == ANY_SHARD else "light of 1")
    if face == ANY_SHARD:
        t.choose("gold")
    assert (t.gold(0), zone_gains(t)) == (3, [])


# --- owners and copies ---------------------------------------------------------------------------


@pytest.mark.rule("DFR-170")
@pytest.mark.parametrize("owner", [0, 2])
def test_by_option_only_the_bearers_own_roll_pays_the_owner(owner: int) -> None:
    """If copied faces pay no owner, then a boar rolled by its bearer still does, and a mirror's copy does not."""
    t = forge(3, "boar", copied_faces_pay_owner=False).card(owner, "boar").dice(1, light=["boar-red"])
    t.at("blessings").roll(0, "1g", "1g").roll(1, "boar-red", "1g").roll(2, "1g", "1g").choose("sun")
    assert t.asked == (owner, "CHOOSE_GAIN")
    t.choose("glory")
    assert (t.sun(1), t.glory(owner)) == (1, 3)
    other = 2 - owner
    t = forge(3, "boar", copied_faces_pay_owner=False).card(owner, "boar").dice(1, dark=["boar-red"])
    t.dice(other, light=["mirror"]).shown(1, dark="boar-red").at("blessings").active(other)
    rolls = {other: ("mirror", "1g"), 1: ("1g", "boar-red"), owner: ("1g", "1g")}
    for n in range(3):
        seat = (other + n) % 3
        t.roll(seat, *rolls[seat])
    t.choose("dark of 1", "moon")
    assert (t.moon(other), t.glory(owner), t.asked) == (1, 0, (1, "CHOOSE_GAIN"))


@pytest.mark.rule("DFR-166")
def test_ones_own_second_mirror_is_no_opponents_mirror() -> None:
    """If both own dice show mirrors and nobody else's, then the option does not open the own dice."""
    t = blessed("mirror", "mirror", mirror_on_mirror=True).dice(1, dark=["2m"])
    assert (t.options, t.closed("dark of 0")) == ({"light of 1", "dark of 1"}, "DFR-145")
    t.choose("dark of 1", "dark of 1")
    assert t.moon(0) == 4


@pytest.mark.rule("DFR-166", "DFR-145")
def test_a_picture_of_ones_own_die_is_offered_once() -> None:
    """If own dice may be copied and an opponent shows the same picture, then it is offered from the own die."""
    t = blessed("mirror", "2s", mirror_on_mirror=True).dice(1, light=["mirror"], dark=["2s"])
    assert (t.options, t.closed("dark of 1")) == ({"dark of 0", "light of 2"}, "DFR-145")
    t.choose("light of 2")


@pytest.mark.rule("DFR-288")
def test_the_light_offers_each_picture_once() -> None:
    """If several dice show the same picture, then The Light offers the first of them and closes the others."""
    t = forge(3, "light").card(0, "light").reserve(0, gold=3).shown(2, "1s", "2v").at("reinforcements").choose("light")
    assert t.options == {"light of 0", "light of 2", "dark of 2"}
    assert [t.closed(die) for die in ("dark of 0", "light of 1", "dark of 1")] == ["DFR-145"] * 3


# --- counting and taking -------------------------------------------------------------------------


@pytest.mark.rule("DFR-293", "DFR-295")
def test_the_omniscient_counts_the_dice_of_its_buyer() -> None:
    """If seat 1 buys it, then his own glory faces count and not those of seat 0."""
    t = forge(3, "omniscient").active(1).reserve(1, sun=4).dice(0, light=["4v", "3v"]).dice(1, light=["3v"])
    assert t.choose("omniscient").glory(1) == 2 * 2


@pytest.mark.rule("DFR-362")
def test_by_option_u6_passes_over_the_poor_and_takes_from_the_rich() -> None:
    """If the whole amount is needed, then a rival with 1 glory keeps it and the next with 5 loses 2."""
    t = forge(3, "goddess", steal_needs_whole=True).golem(0, "U5").reserve(1, glory=1).reserve(2, glory=5)
    t = step(t, "U6")
    assert [t.glory(seat) for seat in range(3)] == [2, 1, 3]


@pytest.mark.rule("DFR-368", "DFR-231")
def test_gold_on_a_scepter_pays_on_t4() -> None:
    """If 1 gold lies in the reserve and 5 on the Scepter, then the 6 gold of T4 can be paid."""
    t = maze("T3", setup="goddess, scepter", players=3).card(0, "scepter").scepter(0, 5)
    t = bless(t, "1g", "moon-golem")
    t.choose(*(["1g"] if t.question == "APPLY_FIRST" else []))
    if t.question == "STORE_GOLD":
        t.choose(0)
    assert (t.question, t.options, t.source) == ("PAY_OR_NOT", {"yes", "no"}, "at T4")
    t.choose("yes")
    assert (t.glory(0), t.gold(0), t.player(0)["scepters"]) == (6, 0, [0])


@pytest.mark.rule("DFR-213", "DFR-368")
def test_a_triton_token_can_be_spent_on_t4() -> None:
    """If too little gold is there on T4, then a Triton token may be spent, and the question comes again."""
    t = bless(maze("T3", setup="goddess, triton").card(0, "triton"), "1s", "moon-golem")
    assert (t.question, t.options) == ("PAY_OR_NOT", {"no", "spend-triton"})
    t.choose("spend-triton", "gold")
    assert (t.question, t.options) == ("PAY_OR_NOT", {"yes", "no"})
    t.choose("yes")
    assert (t.glory(0), t.gold(0)) == (6, 0)


# --- gold in several places ----------------------------------------------------------------------


def rich(setup: str, *cards: str) -> Forge:
    """Seat 1 owns cards and can buy the Wild Spirits, who give 3 gold."""
    return forge(4, setup).active(1).card(1, *cards).reserve(1, sun=1)


@pytest.mark.rule("DFR-178", "DFR-175")
def test_two_hammers_are_asked_about_once() -> None:
    """If two Hammers are owned, then a gain is split once, and what is kept goes into the reserve."""
    t = rich("first", "hammer", "hammer").hammer(1, 29).choose("wild-spirits")
    assert t.options == {0, 1, 2, 3}
    t.choose(1)
    assert (t.gold(1), t.glory(1), t.log("HAMMERED")) == (2, 15, [(1, 1, 30)])
    assert t.question != "STORE_GOLD"


@pytest.mark.rule("DFR-239", "DFR-232")
@pytest.mark.parametrize(
    ("before", "answers", "after", "gold"),
    [
        ((6, 6, 2), [3], [6, 6, 5], 0),
        ((6, 2), [1], [6, 3], 2),
        ((6, 6, 6, 5), [1], [6, 6, 6, 6], 2),
        ((5, 5, 5), [1, 1, 1], [6, 6, 6], 0),
        ((0, 4, 0), [1, 1, 0], [1, 5, 0], 1),
    ],
)
def test_full_scepters_are_passed_over(
    before: tuple[int, ...], answers: list[int], after: list[int], gold: int
) -> None:
    """If some of several Scepters are full, then the others are asked about one after another."""
    t = rich("scepter", *["scepter"] * len(before)).scepter(1, *before).choose("wild-spirits")
    while t.question == "USE_SCEPTER":
        t.choose("keep")
    t.choose(*answers)
    assert (t.player(1)["scepters"], t.gold(1), t.moon(1)) == (after, gold, 3)


@pytest.mark.rule("DFR-178", "DFR-232", "DFR-239")
@pytest.mark.parametrize(
    ("store", "copies"), [("hammer", 1), ("hammer", 2), ("scepter", 1), ("scepter", 2), ("scepter", 4)]
)
def test_gold_no_store_has_room_for_is_gained_like_any_other(store: str, copies: int) -> None:
    """If every Hammer or Scepter is full, then the gold of the light die is gained before the moon of the dark die."""
    t = forge(4, store).card(0, *[store] * copies).dice(0, light=["3g"]).at("blessings").roll(0, "3g", "1m")
    if store == "hammer":
        t.hammer(0, 30 * copies)
    else:
        t.scepter(0, *[6] * copies)
    for seat in (1, 2, 3):
        t.roll(seat, "1s", "2v")
    assert t.log("GAINED")[:2] == [(0, "gold", 3, 0), (0, "moon", 1, 0)]


@pytest.mark.rule("DFR-095", "DFR-418")
def test_the_last_card_of_a_stack_may_be_paid_with_original_shards() -> None:
    """If one card is left, then 1 A pays it; if none is left, then not."""
    assert "merchant" in titans(shard=1).stack("merchant", 1).options
    assert titans(shard=1).stack("merchant", 0).closed("merchant") == "DFR-095"


@pytest.mark.rule("DFR-184")
def test_the_glory_of_a_bear_is_added() -> None:
    """If both have a Bear and glory already, then an ousting adds 3 to each."""
    t = forge(3, "bear").reserve(0, moon=1, glory=5).reserve(2, glory=7).card(0, "bear").card(2, "bear").pawn(2, 1)
    t.roll(2, "1g", "1g").choose("chest")
    assert (t.glory(0), t.glory(2), t.log("BEAR_PAID")) == (8, 10, [(0, 3), (2, 3)])
