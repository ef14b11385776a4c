"""S. Rulings that hold for all cards, and what follows from the slots."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from ninerealms.games.diceforge import GAME, content
from ninerealms.kernel import engine
from ninerealms.kernel.rng import Rng
from tests.games.diceforge.scenario import forge
from tests.games.diceforge.scenario_cards import buyer, owner, set_up


def names(setup: str) -> set[str]:
    """The sets of a set-up."""
    return {content.set_ids[card] for card in content.plan(setup)}


@pytest.mark.rule("DFR-509")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_player_whose_turn_it_is_is_active(seat: int) -> None:
    """If it is a player's turn, then he alone is the active player and is asked for his action."""
    t = forge(3).active(seat).reserve(seat, gold=2)
    assert t.asked == (seat, "ACT")
    assert [player["active"] for player in t.table["players"]] == [k == seat for k in range(3)]


@pytest.mark.rule("DFR-510")
def test_a_player_blessed_in_anothers_turn_is_not_active() -> None:
    """If an ousted player chooses on his faces, then the other remains the active player."""
    t = forge(3).reserve(0, moon=1).pawn(1, 1).dice(1, light=["1g-or-1s-or-1m"]).roll(1, "1g-or-1s-or-1m", "1g")
    t.choose("hammer")
    assert (t.asked, t.turn()) == ((1, "CHOOSE_GAIN"), (1, 0))
    t.choose("sun")
    assert t.turn() == (1, 1)


@pytest.mark.rule("DFR-510", "DFR-056")
def test_a_player_blessed_in_anothers_turn_uses_no_reinforcements() -> None:
    """If an ousted player owns an Owl, then he cannot use it in that turn."""
    t = forge(3).card(1, "owl").reserve(0, moon=1, gold=2, sun=2).pawn(1, 1).roll(1, "1g", "1g").choose("hammer")
    assert t.asked == (0, "EXTRA_ACTION")


@pytest.mark.rule("DFR-511")
def test_tokens_of_ones_own_turn_can_be_used_in_the_turn_of_the_fire() -> None:
    """If the Eternal Fire gives a new turn, then Triton and Companion can be used in it."""
    t = buyer("eternal-fire", "triton", "companion").card(0, "triton", "companion").companion(0, 3)
    t.roll(0, "1g", "1g").choose("eternal-fire")
    assert t.s.active == 0
    assert {"spend-triton", "cash-companion"} <= t.options


@pytest.mark.rule("DFR-511")
def test_an_ousted_player_cannot_use_the_tokens_of_his_own_turn() -> None:
    """If an ousted player may sail with a ship face, then he cannot spend his Triton or Companion for it."""
    t = forge(3, "triton, companion").card(1, "triton", "companion").companion(1, 3).reserve(0, moon=1).pawn(1, 1)
    t.dice(1, light=["ship"]).reserve(1, gold=1).roll(1, "ship", "1g").choose("hammer")
    while t.question == "APPLY_FIRST":
        t.choose("1g")
    assert (t.asked, {"spend-triton", "cash-companion"} & t.options) == ((1, "FORGE_WHAT"), set())


@pytest.mark.rule("DFR-511")
def test_the_scepter_pays_in_the_turn_of_the_fire() -> None:
    """If the Eternal Fire gives a new turn, then the Scepter's shards pay in it."""
    t = buyer("eternal-fire", "scepter").card(0, "scepter").scepter(0, 4).roll(0, "1g", "1g")
    t.choose("eternal-fire", "keep")
    while t.question == "STORE_GOLD":
        t.choose(0)
    assert t.question == "ACT"
    assert {"chest", "elder"} <= t.options


@pytest.mark.rule("DFR-512")
@pytest.mark.parametrize(("first", "price"), [("3g", {"1m", "4g", "1s"}), ("ship", {"1m", "3g"})])
def test_faces_applied_as_a_divine_blessing_are_ordered_by_who_applies_them(first: str, price: set[str]) -> None:
    """If Satyrs bring a ship and 3 gold, then the buyer picks the order, and gold first buys dearer faces."""
    t = buyer("satyrs").dice(1, light=["ship"]).dice(2, light=["3g"]).roll(1, "ship", "1g").roll(2, "3g", "1g")
    t.choose("satyrs", "light of 1", "light of 2")
    assert (t.asked, t.options) == ((0, "APPLY_FIRST"), {"ship", "3g"})
    t.choose(first)
    assert (t.asked, price <= t.options) == ((0, "FORGE_WHAT"), True)
    assert ("3g-or-2v" in t.options) == (first == "3g")


@pytest.mark.rule("DFR-512", "DFR-172")
def test_a_shield_of_anothers_die_is_judged_on_the_other_face() -> None:
    """If Satyrs bring a red shield and 1 sun, then the buyer gains 1 sun and 5 points."""
    t = buyer("satyrs").dice(1, light=["shield-red"]).roll(1, "shield-red", "1g").roll(2, "1s", "1g")
    assert t.choose("satyrs", "light of 1", "light of 2").purse(0) == (0, 1, 0, 5)


@pytest.mark.rule("DFR-513")
def test_only_points_that_are_there_change_hands() -> None:
    """If the golem reaches U6, then of rivals with 1 and 5 points it brings 1 and 2."""
    t = forge(3, "goddess").golem(0, "U5").reserve(1, glory=1).reserve(2, glory=5).at("blessings")
    t.roll(0, "1s", "moon-golem").roll(1, "1g", "1g").roll(2, "1g", "1g")
    while t.question in ("APPLY_FIRST", "GOLEM_TO"):
        t.choose("moon-golem" if t.question == "APPLY_FIRST" else "U6")
    assert [t.glory(seat) for seat in range(3)] == [3, 0, 3]


@pytest.mark.rule("DFR-514")
def test_the_blessing_of_the_ousted_player_ends_before_the_card_works() -> None:
    """If an ousted player has a choice to make, then the buyer's Wild Spirits give nothing before it."""
    t = buyer("wild-spirits").pawn(1, 7).dice(1, light=["1g-or-1s-or-1m"]).roll(1, "1g-or-1s-or-1m", "1g")
    t.choose("wild-spirits")
    assert (t.asked, t.gold(0)) == ((1, "CHOOSE_GAIN"), 0)
    assert t.choose("sun").gold(0) == 3


@pytest.mark.rule("DFR-514")
def test_a_ship_of_the_first_blessing_sails_before_the_second_is_rolled() -> None:
    """If Cancer's first blessing shows a ship, then its forging ends before the second roll, which may show it."""
    t = buyer("cancer").dice(0, light=["ship"]).reserve(0, gold=1).roll(0, "ship", "1g").choose("cancer")
    while t.question == "APPLY_FIRST":
        t.choose("1g")
    assert (t.question, len(t.log("ROLLED"))) == ("FORGE_WHAT", 1)
    t.choose("1s").roll(0, 1, "1g").choose("light-1")
    assert t.sun(0) == 1


@pytest.mark.rule("DFR-515")
@pytest.mark.parametrize("setup", ["first", "goddess", "titans"])
def test_the_same_decisions_lead_to_the_same_game(setup: str) -> None:
    """If two games have the same seed and the same answers, then they end alike, and all seats see the same."""
    ends = []
    for _ in range(2):
        s = GAME.start(players=3, seed=11, options={"setup": setup})
        rng = Rng(4)
        for _ in range(60):
            engine.apply(GAME.rules, s, engine.choose_random(s, rng))
        assert GAME.see(s, 0) == GAME.see(s, 1) == GAME.see(s, 2)
        ends.append(GAME.digest(s))
    assert ends[0] == ends[1]


@pytest.mark.rule("DFR-516")
@pytest.mark.parametrize(
    ("card", "faces", "mix"),
    [
        ("helmet", ["x3"], "first"),
        ("ship", ["ship"], "first"),
        ("mirror", ["mirror"], "first"),
        ("shield", ["shield-red", "shield-blue", "shield-yellow", "shield-green"], "first"),
        ("boar", ["boar-red"], "first"),
        ("moon-golem", ["moon-golem"], "goddess"),
        ("sun-golem", ["sun-golem"], "goddess"),
        ("dogged", ["3g-1a", "2g-1l-1v"], "titans"),
        ("chaos", ["chaos-blue", "chaos-red", "chaos-yellow", "chaos-green"], "titans"),
        ("misfortune", ["misfortune-red"], "titans"),
    ],
)
def test_a_card_whose_face_is_gone_can_still_be_bought(card: str, faces: list[str], mix: str) -> None:
    """If no face of a card is left, then the card is bought without that effect."""
    t = buyer(card, mix=mix)
    for face in faces:
        t.left(face, 0)
    t.choose(card)
    assert (t.question, t.owned(0, card), t.log("FORGED")) == ("ROLL", 1, [])


@pytest.mark.rule("DFR-517")
def test_bonuses_of_one_moment_are_ordered_by_their_player() -> None:
    """If two memory tokens of a player lie on one island and order matters, then he chooses which comes first."""
    t = forge(3, "titans").card(0, "memory", "memory").reserve(0, sun=1).allegiance(0, 15)
    t.memory("red", 7, "2a-1m").memory("blue", 7, "2l-1s").choose("merchant")
    assert (t.asked, t.options) == ((0, "COLLECT_FIRST"), {"red-0", "blue-0"})
    t.choose("red-0")
    assert (t.player(0)["allegiance"], t.shard(0), t.sun(0), t.moon(0)) == ("13", 2, 1, 1)


@pytest.mark.rule("DFR-518")
@pytest.mark.parametrize("card", ["hind", "bear", "helmet", "owl", "ship", "minotaur", "shield", "light"])
def test_with_the_goddess_module_some_sets_are_out(card: str) -> None:
    """If the Goddess module is played, then the sets of its slots are not, and asking for one is refused."""
    assert card not in names("goddess")
    with pytest.raises(BadOption) as refused:
        content.plan(f"goddess, {card}")
    assert refused.value.rule == "DFR-004"


@pytest.mark.rule("DFR-519")
@pytest.mark.parametrize(
    "card",
    [
        *("chest", "companion", "hind", "bear", "helmet", "wild-spirits", "wood-nymph", "owl", "ship", "mirror"),
        "trident",
    ],
)
def test_with_the_titans_module_some_sets_are_out(card: str) -> None:
    """If the Titans module is played, then the sets of its slots are not, and asking for one is refused."""
    assert card not in names("titans")
    with pytest.raises(BadOption) as refused:
        content.plan(f"titans, {card}")
    assert refused.value.rule == "DFR-004"


@pytest.mark.rule("DFR-520")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("twins", "scepter"), ("twins", "hammer"), ("scepter", "hammer")),
        *(("memory", "companion"), ("memory", "chest"), ("companion", "chest")),
    ],
)
def test_sets_of_one_slot_exclude_each_other(one: str, other: str) -> None:
    """If two sets of one slot are asked for, then the set-up is refused."""
    with pytest.raises(BadOption) as refused:
        content.plan(set_up(one, other))
    assert refused.value.rule == "DFR-024"


@pytest.mark.rule("DFR-520")
@pytest.mark.parametrize("card", ["twins", "scepter", "hammer", "companion", "chest"])
def test_a_slot_holds_exactly_one_of_them(card: str) -> None:
    """If one of them is asked for, then it is in the game and the others of its slot are not."""
    row = names(set_up(card))
    assert len(row & {"twins", "scepter", "hammer"}) == 1
    assert len(row & {"companion", "chest", "memory"}) == 1
    assert card in row


@pytest.mark.rule("DFR-521")
def test_a_blessing_applies_what_was_rolled_whatever_is_forged_in_between() -> None:
    """If a ship forges over the face the other die rolled, then the rolled face is applied all the same."""
    t = forge(3).dice(0, light=["ship"]).at("blessings").roll(0, "ship", "1m").roll(1, "1g", "1g").roll(2, "1g", "1g")
    assert t.question == "FORGE_WHAT"
    t.choose("3g", "dark-4")
    assert (t.moon(0), t.showing(0)[1]) == (1, "3g")


@pytest.mark.rule("DFR-527")
def test_the_minotaur_triggers_the_owner_of_a_misfortune_card() -> None:
    """If seat 1 rolls a misfortune face for the Minotaur, then he loses and the owner applies both his dice."""
    t = buyer("minotaur", mix="titans").card(2, "misfortune").dice(1, light=["misfortune-red"]).reserve(1, gold=3)
    t.roll(1, "misfortune-red", "1g").roll(2, "1g", "1g").choose("minotaur")
    while t.question in ("CHOOSE_GAIN", "APPLY_FIRST"):
        t.choose("shard" if t.question == "CHOOSE_GAIN" else "1g")
    assert (t.gold(1), t.shard(1), t.shard(2)) == (2, 0, 1)
    assert t.player(1)["allegiance"] == "0"


@pytest.mark.rule("DFR-529")
def test_memory_tokens_are_collected_before_the_new_turn_of_the_fire() -> None:
    """If a memory token lies on I4, then it is collected when the Fire is bought, before the new rolls."""
    t = buyer("eternal-fire", mix="titans").card(0, "memory").memory("red", 4, "2l-1s").choose("eternal-fire")
    assert (t.question, t.sun(0), t.player(0)["allegiance"]) == ("ROLL", 1, "2")
    assert (t.log("MEMORY_TAKEN"), t.turn(), t.log("ROLLED")) == ([(0, 0, 1)], (1, 0), [])


@pytest.mark.rule("DFR-511")
def test_reinforcing_does_not_need_tokens() -> None:
    """If a player owns no token, then his reinforcements offer none."""
    assert owner("owl").options == {"owl", "stop"}
