"""O.2. The Blacksmith's Scepter."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import buyer, owner


def scepter(*gold: int, others: tuple[str, ...] = ()) -> Forge:
    """Seat 0 is asked for his action and owns Scepters with so much gold."""
    return forge(3, ", ".join(["scepter", *others])).card(0, *["scepter"] * len(gold)).scepter(0, *gold)


@pytest.mark.rule("DFR-229")
def test_a_new_scepter_is_empty() -> None:
    """If the Scepter is bought, then its token stands on 0 and no gold is moved to it."""
    t = buyer("scepter").reserve(0, gold=8).choose("scepter")
    assert (t.player(0)["scepters"], t.gold(0)) == ([0], 8)


@pytest.mark.rule("DFR-230")
@pytest.mark.parametrize(("put", "reserve", "on_it"), [(2, 12, 5), (3, 11, 6), (0, 12, 3), (1, 12, 4)])
def test_gained_gold_is_split_freely(put: int, reserve: int, on_it: int) -> None:
    """If 3 gold are gained with 11 in the reserve and 3 on the Scepter, then any split is allowed, a loss too."""
    t = scepter(3).reserve(0, gold=11, sun=1).choose("wild-spirits")
    assert (t.asked, t.options) == ((0, "STORE_GOLD"), {0, 1, 2, 3})
    t.choose(put)
    assert (t.gold(0), t.player(0)["scepters"]) == (reserve, [on_it])


@pytest.mark.rule("DFR-230")
@pytest.mark.tells("STORED DFR-230")
def test_gold_of_any_source_may_go_on_the_scepter() -> None:
    """If gold comes from a blessing in a rival's turn, then the owner is asked, and nobody else."""
    t = forge(3, "scepter").card(1, "scepter").at("blessings").roll(0, "1g", "1g").roll(1, "1s", "1g")
    t.roll(2, "1g", "1g")
    assert t.asked == (1, "STORE_GOLD")
    t.choose(1)
    assert (t.player(1)["scepters"], t.gold(1), t.gold(0)) == ([1], 0, 2)


@pytest.mark.rule("DFR-231")
@pytest.mark.parametrize(("part", "reserve", "on_it"), [(1, 0, 3), (2, 1, 2), (3, 2, 1)])
def test_gold_on_the_scepter_pays_like_gold_of_the_reserve(part: int, reserve: int, on_it: int) -> None:
    """If the owner pays 3 gold with 2 in the reserve and 4 on the Scepter, then he chooses what comes from where."""
    t = scepter(4).card(0, "elder").reserve(0, gold=2).at("reinforcements").choose("elder")
    assert (t.asked, t.options) == ((0, "FROM_SCEPTER"), {1, 2, 3})
    t.choose(part)
    assert (t.gold(0), t.player(0)["scepters"], t.glory(0)) == (reserve, [on_it], 4)


@pytest.mark.rule("DFR-231")
def test_gold_on_the_scepter_buys_faces() -> None:
    """If the reserve is empty and the Scepter holds 6, then a face for 6 gold can be forged and one for 8 cannot."""
    t = scepter(6)
    assert t.closed("2s") == "DFR-021"
    t.choose("2m", "light-0")
    assert (t.player(0)["scepters"], t.faces(0, "light")[0]) == ([0], "2m")


@pytest.mark.rule("DFR-232")
@pytest.mark.parametrize("chests", [0, 2])
def test_the_scepter_holds_six_gold_whatever_the_chests(chests: int) -> None:
    """If 5 gold lie on the Scepter, then 1 more fits, with or without Chests."""
    t = scepter(5).card(0, *["chest"] * chests).reserve(0, sun=1).choose("wild-spirits", "keep")
    assert t.options == {0, 1}
    t.choose(1)
    assert (t.player(0)["scepters"], t.gold(0)) == ([6], 2)


@pytest.mark.rule("DFR-233")
@pytest.mark.parametrize(("gold", "offered"), [(3, set()), (4, {"chest", "elder", "wild-spirits", "scepter"})])
def test_four_gold_on_the_scepter_are_one_shard(gold: int, offered: set[str]) -> None:
    """If the Scepter holds 4 gold, then it pays a card of 1 sun or 1 moon; with 3 gold it pays none, and never 2."""
    t = scepter(gold)
    assert {"chest", "elder", "wild-spirits", "scepter", "hind", "owl"} & t.options == offered


@pytest.mark.rule("DFR-233")
@pytest.mark.parametrize(("gold", "offered"), [(5, False), (6, True)])
def test_the_scepter_pays_at_most_its_worth(gold: int, offered: bool) -> None:
    """If the Scepter holds 5 gold, then it is still one shard; with 6 it pays a card of 2."""
    t = scepter(gold)
    assert ("hind" in t.options, "owl" in t.options) == (offered, offered)
    assert "satyrs" not in t.options


@pytest.mark.rule("DFR-233", "DFR-238")
@pytest.mark.tells("SCEPTER_SPENT DFR-233")
def test_the_scepter_is_reset_when_it_pays() -> None:
    """If 5 gold on the Scepter pay one of two sun, then 1 sun is paid and the Scepter is on 0."""
    t = scepter(5).reserve(0, sun=1).choose("owl")
    assert (t.sun(0), t.player(0)["scepters"], t.owned(0, "owl")) == (0, [0], 1)
    assert t.log("SCEPTER_SPENT") == [(0, "sun", 1)]


@pytest.mark.rule("DFR-233")
@pytest.mark.parametrize(("word", "moon", "on_it"), [("keep", 0, 4), ("moon", 1, 0)])
def test_the_owner_chooses_whether_the_scepter_pays(word: str, moon: int, on_it: int) -> None:
    """If his reserve can pay as well, then the owner may keep the gold on the Scepter."""
    t = scepter(4).reserve(0, moon=1).choose("chest")
    assert (t.asked, t.options) == ((0, "USE_SCEPTER"), {"keep", "moon"})
    t.choose(word)
    assert (t.moon(0), t.player(0)["scepters"]) == (moon, [on_it])


@pytest.mark.rule("DFR-234")
@pytest.mark.tells("SCEPTER_SPENT DFR-234")
@pytest.mark.parametrize(("card", "kind"), [("owl", "sun"), ("hind", "moon")])
def test_six_gold_on_the_scepter_are_two_shards(card: str, kind: str) -> None:
    """If the Scepter holds 6 gold, then it pays a card of 2 sun or 2 moon alone."""
    t = scepter(6).choose(card)
    assert (t.player(0)["scepters"], t.owned(0, card)) == ([0], 1)
    assert t.log("SCEPTER_SPENT") == [(0, kind, 2)]


@pytest.mark.rule("DFR-234")
@pytest.mark.parametrize(("sun", "moon", "offered"), [(4, 4, False), (3, 5, True), (5, 3, True)])
def test_both_shards_of_the_scepter_are_of_one_kind(sun: int, moon: int, offered: bool) -> None:
    """If a card costs 5 sun and 5 moon, then the Scepter cannot give 1 of each."""
    assert ("hydra" in scepter(6).reserve(0, sun=sun, moon=moon).options) == offered


@pytest.mark.rule("DFR-235", "DFR-060")
def test_the_scepter_pays_the_extra_action() -> None:
    """If the Scepter holds 6 gold, then it pays the extra action, and the 1 sun of the reserve is kept."""
    t = scepter(6).reserve(0, sun=1).at("extra")
    assert (t.asked, t.options) == ((0, "EXTRA_ACTION"), {"yes", "no"})
    t.choose("yes")
    assert (t.sun(0), t.player(0)["scepters"], t.question) == (1, [0], "ACT")


@pytest.mark.rule("DFR-235")
def test_scepter_shards_pay_nothing_else() -> None:
    """If a golem reaches T6, where 2 moon buy 8 points, then the Scepter cannot pay them."""
    t = forge(3, "goddess, scepter").card(0, "scepter").scepter(0, 6).golem(0, "T5").at("blessings")
    t.roll(0, "1s", "moon-golem").roll(1, "1g", "1g").roll(2, "1g", "1g")
    assert (t.player(0)["golem"], t.glory(0), t.question) == ("T6", 0, "ACT")
    assert t.player(0)["scepters"] == [6]


@pytest.mark.rule("DFR-236")
def test_scepter_shards_are_of_no_use_in_another_players_turn() -> None:
    """If seat 1 is active with an empty purse, then the Scepter of seat 0 pays nothing and seat 0 is not asked."""
    t = scepter(6).active(1).reserve(1, gold=2)
    assert (t.asked, t.options) == ((1, "ACT"), {"pass", "3g", "1m"})
    t.choose("pass")
    assert (t.question, t.player(0)["scepters"]) == ("ROLL", [6])


@pytest.mark.rule("DFR-237")
def test_scepter_shards_add_to_those_of_the_reserve() -> None:
    """If the owner has 2 moon and a Scepter of 6, then he can pay 4 moon and 3 moon, not 5."""
    t = scepter(6).reserve(0, moon=2)
    assert {"satyrs", "ferryman"} <= t.options
    assert t.closed("helmet") == "DFR-021"
    t.choose("ferryman")
    assert (t.moon(0), t.player(0)["scepters"]) == (0, [0])


@pytest.mark.rule("DFR-237", "DFR-238")
def test_a_surplus_shard_of_the_scepter_is_not_kept() -> None:
    """If a Scepter of 6 pays a card of 1 moon, then the second shard does not enter the reserve."""
    t = scepter(6).choose("chest")
    assert (t.moon(0), t.sun(0), t.player(0)["scepters"]) == (0, 0, [0])


@pytest.mark.rule("DFR-239")
def test_two_scepters_are_two_tracks() -> None:
    """If a gain fills the first Scepter, then the owner is asked for the second, and each has its own gold."""
    t = scepter(5, 2).reserve(0, sun=1).choose("wild-spirits", "keep")
    assert t.options == {0, 1}
    t.choose(1)
    assert (t.question, t.options) == ("STORE_GOLD", {0, 1, 2})
    t.choose(2)
    assert (t.player(0)["scepters"], t.gold(0)) == ([6, 4], 0)


@pytest.mark.rule("DFR-239", "DFR-234")
def test_two_scepters_are_reset_each_for_itself() -> None:
    """If Scepters hold 6 and 4 gold, then together they pay 3 shards; 3 and 3 pay none."""
    t = scepter(6, 4).choose("satyrs")
    assert t.player(0)["scepters"] == [0, 0]
    assert "chest" not in scepter(3, 3).options


@pytest.mark.rule("DFR-239")
def test_one_of_two_scepters_may_be_kept() -> None:
    """If one Scepter is enough, then the other keeps its gold."""
    t = scepter(4, 4).choose("chest")
    while t.question == "USE_SCEPTER":
        t.choose("keep" if "keep" in t.options else "moon")
    assert sorted(t.player(0)["scepters"]) == [0, 4]


@pytest.mark.rule("DFR-240")
def test_gold_is_never_moved_between_reserve_and_scepter() -> None:
    """If a turn brings no gain and no cost, then reserve and Scepter hold what they held."""
    t = scepter(5).reserve(0, gold=7).card(0, "owl").at("reinforcements").choose("owl", "moon", "pass")
    assert (t.question, t.gold(0), t.player(0)["scepters"]) == ("ROLL", 7, [5])


@pytest.mark.rule("DFR-240", "DFR-230")
def test_a_gain_of_no_gold_asks_nothing_of_the_scepter() -> None:
    """If shards are gained, then no gold is stored."""
    t = owner("owl", "scepter").card(0, "scepter").reserve(0, gold=5).choose("owl", "sun")
    assert (t.question, t.player(0)["scepters"], t.gold(0)) == ("ACT", [0], 5)
