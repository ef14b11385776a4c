"""N. The base game's sun cards: Elder to Typhon."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import PLACES, buyer, owner

CHOICE = "1g-or-1s-or-1m"


# --- Elder, Wild Spirits, Owl -----------------------------------------------------------------------


@pytest.mark.rule("DFR-201")
def test_the_elder_sells_four_points_for_three_gold() -> None:
    """If the owner of two Elders has 7 gold, then each may turn 3 gold into 4 points, once."""
    t = owner("elder", copies=2).reserve(0, gold=7).choose("elder")
    assert (t.gold(0), t.glory(0)) == (4, 4)
    t.choose("elder")
    assert (t.gold(0), t.glory(0), t.question) == (1, 8, "ROLL")


@pytest.mark.rule("DFR-201")
def test_the_elder_need_not_be_used() -> None:
    """If the owner does not want to pay, then nothing is paid or gained."""
    t = owner("elder").reserve(0, gold=7).choose("stop")
    assert (t.gold(0), t.glory(0), t.question) == (7, 0, "ACT")


@pytest.mark.rule("DFR-201")
def test_the_elder_needs_three_gold() -> None:
    """If the owner has 2 gold, then the Elder is closed."""
    assert owner("elder", "owl").card(0, "owl").reserve(0, gold=2).closed("elder") == "DFR-021"


@pytest.mark.rule("DFR-202")
def test_wild_spirits_give_three_gold_and_three_moon() -> None:
    """If Wild Spirits are bought, then the buyer gains 3 gold and 3 moon."""
    t = buyer("wild-spirits").choose("wild-spirits")
    assert (t.purse(0), t.purse(1)) == ((3, 0, 3, 0), (0, 0, 0, 0))


@pytest.mark.rule("DFR-203")
@pytest.mark.parametrize(("taken", "purse"), [("gold", (1, 0, 0, 0)), ("sun", (0, 1, 0, 0)), ("moon", (0, 0, 1, 0))])
def test_the_owl_gives_one_of_three(taken: str, purse: tuple[int, int, int, int]) -> None:
    """If the owner uses the Owl, then he gains 1 gold, 1 sun or 1 moon."""
    t = owner("owl").choose("owl")
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"gold", "sun", "moon"})
    t.choose(taken)
    assert (t.purse(0), t.question) == (purse, "ROLL" if taken == "gold" else "ACT")


# --- cards that forge -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "face"),
    [
        pytest.param("ship", "ship", marks=pytest.mark.rule("DFR-204")),
        pytest.param("mirror", "mirror", marks=pytest.mark.rule("DFR-214")),
    ],
)
def test_a_card_of_the_gardens_forges_its_face(card: str, face: str) -> None:
    """If Celestial Ship or Mirror of the Abyss is bought, then the buyer forges that face where he likes, for free."""
    t = buyer(card).reserve(0, gold=3).choose(card)
    assert t.asked == (0, "FORGE_WHERE")
    assert t.options == PLACES
    t.choose("dark-4")
    assert (t.faces(0, "dark")[4], t.showing(0)[1], t.left_of(face)) == (face, face, 3)
    assert (t.gold(0), t.player(0)["forged"]) == (3, 1)


@pytest.mark.rule("DFR-211")
def test_the_shield_is_of_a_colour_still_there() -> None:
    """If a shield was taken before, then the buyer chooses among the other three colours."""
    t = buyer("shield").dice(1, light=["shield-red"]).choose("shield")
    assert (t.asked, t.options) == ((0, "FORGE_WHAT"), {"shield-blue", "shield-yellow", "shield-green"})
    t.choose("shield-green", "light-0")
    assert (t.faces(0, "light")[0], t.left_of("shield-green")) == ("shield-green", 0)


# --- Minotaur ---------------------------------------------------------------------------------------


def minotaur(*others: str, mix: str = "first") -> Forge:
    return buyer("minotaur", *others, mix=mix)


@pytest.mark.rule("DFR-205")
def test_the_minotaur_costs_the_others_what_they_roll() -> None:
    """If the Minotaur is bought, then each other player loses what his roll would have given; the buyer gains none."""
    t = minotaur().reserve(0, gold=4).reserve(1, gold=5, sun=3).reserve(2, moon=2, glory=9, gold=1)
    t.roll(1, "1g", "1g").roll(2, "1s", "2v").choose("minotaur")
    assert (t.purse(1), t.purse(2)) == ((3, 3, 0, 0), (1, 0, 2, 7))
    assert t.purse(0) == (4, 0, 0, 0)
    assert t.log("ROLLED") == [(1, "1g", "1g"), (2, "1s", "2v")]


@pytest.mark.rule("DFR-205")
def test_nobody_loses_more_than_he_has() -> None:
    """If a player rolls 1 gold and 2 glory with 0 gold and 1 glory, then he has 0 and 0."""
    t = minotaur().reserve(1, glory=1).roll(1, "1g", "2v").roll(2, "1g", "1g").choose("minotaur")
    assert (t.purse(1), t.purse(2)) == ((0, 0, 0, 0), (0, 0, 0, 0))


@pytest.mark.rule("DFR-205")
def test_an_x3_triples_the_loss() -> None:
    """If a player rolls x3 and 2 glory, then he loses 6 points."""
    t = minotaur().dice(1, light=["x3"]).reserve(1, glory=10).roll(1, "x3", "2v").roll(2, "1g", "1g").choose("minotaur")
    assert t.glory(1) == 4


@pytest.mark.rule("DFR-206")
@pytest.mark.parametrize(("chosen", "left"), [("gold", (4, 0, 2)), ("sun", (5, 0, 2)), ("moon", (5, 0, 1))])
def test_who_loses_chooses_what(chosen: str, left: tuple[int, int, int]) -> None:
    """If a player rolls a choice face, then he chooses what he loses, also what he does not have."""
    t = minotaur().dice(1, light=[CHOICE]).reserve(1, gold=5, moon=2).roll(1, CHOICE, "2v").roll(2, "1g", "1g")
    t.choose("minotaur")
    assert (t.asked, t.options) == ((1, "CHOOSE_GAIN"), {"gold", "sun", "moon"})
    t.choose(chosen)
    assert t.purse(1)[:3] == left


@pytest.mark.rule("DFR-207")
def test_a_ship_rolled_for_the_minotaur_does_not_sail() -> None:
    """If a player rolls a ship, then he forges nothing and loses nothing by it."""
    t = minotaur().dice(1, light=["ship"]).reserve(1, gold=9).roll(1, "ship", "1g").roll(2, "1g", "1g")
    t.choose("minotaur")
    assert (t.question, t.gold(1), t.player(1)["forged"]) == ("ROLL", 8, 1)


@pytest.mark.rule("DFR-207")
def test_a_boar_rolled_for_the_minotaur_pays_its_card() -> None:
    """If a player rolls a boar face, then he loses 1 sun or 1 moon and the owner of the card gains."""
    t = minotaur("boar").card(2, "boar").dice(1, light=["boar-red"]).reserve(1, sun=2, moon=2)
    t.roll(1, "boar-red", "1g").roll(2, "1g", "1g").choose("minotaur")
    while t.question == "CHOOSE_GAIN":
        t.choose("moon" if t.s.seat == 1 else "glory")
    assert (t.purse(1), t.purse(2)) == ((0, 2, 1, 0), (0, 0, 0, 3))


@pytest.mark.rule("DFR-208")
def test_the_minotaur_takes_original_shards_without_moving_tokens() -> None:
    """If 1 A and 1 L + 1 VP are rolled, then a shard and a point are lost and the token stays."""
    t = minotaur(mix="titans").reserve(1, shard=3, glory=4).allegiance(1, 5).reserve(2, shard=0).allegiance(2, -5)
    t.roll(1, "1a", "1l-1v").roll(2, "1a", "1l-1v").choose("minotaur")
    assert (t.shard(1), t.glory(1), t.player(1)["allegiance"]) == (2, 3, "5")
    assert (t.shard(2), t.player(2)["allegiance"]) == (0, "-5")


@pytest.mark.rule("DFR-209")
@pytest.mark.tells("MISSED DFR-209")
def test_golem_faces_do_nothing_for_the_minotaur() -> None:
    """If golem faces are rolled, then no golem moves and no Celestial die is rolled."""
    t = minotaur().dice(1, light=["sun-golem"], dark=["moon-golem"]).reserve(1, gold=3)
    t.roll(1, "sun-golem", "moon-golem").roll(2, "1g", "1g").choose("minotaur")
    assert (t.question, t.purse(1)) == ("ROLL", (3, 0, 0, 0))
    assert t.log("GOLEM_MOVED") == t.log("CELESTIAL_ROLLED") == []


@pytest.mark.rule("DFR-209")
def test_gold_on_a_scepter_is_safe_from_the_minotaur() -> None:
    """If a player loses more gold than his reserve holds, then his Scepter keeps its gold."""
    t = minotaur("scepter").card(1, "scepter").scepter(1, 4).reserve(1, gold=1)
    t.roll(1, "1g", "1g").roll(2, "1g", "1g").choose("minotaur")
    assert (t.gold(1), t.player(1)["scepters"]) == (0, [4])


@pytest.mark.rule("DFR-210")
def test_the_faces_rolled_for_the_minotaur_stay_shown() -> None:
    """If the Minotaur was bought, then the others' dice show what they rolled and the buyer's what they showed."""
    t = minotaur().shown(0, light="1s", dark="1m").roll(1, "1s", "2v").roll(2, "1g", "1m").choose("minotaur")
    assert (t.showing(0), t.showing(1), t.showing(2)) == (("1s", "1m"), ("1s", "2v"), ("1g", "1m"))


# --- Triton -----------------------------------------------------------------------------------------


@pytest.mark.rule("DFR-213")
@pytest.mark.tells("TRITON_SPENT DFR-213")
@pytest.mark.parametrize(("taken", "purse"), [("sun", (0, 2, 0, 0)), ("moon", (0, 0, 2, 0)), ("gold", (6, 0, 0, 0))])
def test_a_triton_token_gives_one_of_three_once(taken: str, purse: tuple[int, int, int, int]) -> None:
    """If the token is spent, then its owner gains 2 sun, 2 moon or 6 gold, and the token is gone."""
    t = forge(3, "triton").card(0, "triton").choose("spend-triton")
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"gold", "sun", "moon"})
    t.choose(taken)
    assert (t.purse(0), t.player(0)["tritons"]) == (purse, 0)
    assert t.question != "ACT" or "spend-triton" not in t.options


@pytest.mark.rule("DFR-213")
def test_buying_a_triton_gives_a_token_that_can_be_spent_at_once() -> None:
    """If Triton is bought, then nothing is gained yet, and its token may pay the extra action of the same turn."""
    t = buyer("triton").choose("triton")
    assert (t.purse(0), t.player(0)["tritons"]) == ((0, 0, 0, 0), 1)
    assert (t.asked, t.options) == ((0, "EXTRA_ACTION"), {"no", "spend-triton"})
    t.choose("spend-triton", "sun", "yes")
    assert (t.question, t.sun(0)) in [("ACT", 0), ("ROLL", 0)]


@pytest.mark.rule("DFR-213", "DFR-530")
def test_a_triton_token_can_be_spent_between_reinforcements() -> None:
    """If its owner wants gold for an Elder, then the token can be spent before the reinforcement."""
    t = owner("elder", "triton").card(0, "triton").choose("spend-triton", "gold", "elder")
    assert (t.gold(0), t.glory(0)) == (3, 4)


@pytest.mark.rule("DFR-213", "DFR-511")
def test_a_triton_token_cannot_be_spent_in_another_players_turn() -> None:
    """If another player is active, then only he is asked, and he cannot spend it."""
    t = forge(3, "triton").card(1, "triton").reserve(0, gold=2)
    assert t.asked == (0, "ACT")
    assert "spend-triton" not in t.options
    t.choose("pass")
    assert t.asked == (-1, "ROLL")


# --- Sphinx, Cyclops, Typhon ------------------------------------------------------------------------


@pytest.mark.rule("DFR-215")
def test_the_sphinx_rolls_one_die_four_times() -> None:
    """If the Sphinx is bought, then the buyer picks a die once and rolls and applies it four times."""
    t = buyer("sphinx").shown(0, light="1s").choose("sphinx")
    assert (t.asked, t.options) == ((0, "PICK_DIE"), {"light", "dark"})
    for face in ("2v", "1m", "1g", "2v"):
        t.roll_die(0, "dark", face)
    t.choose("dark")
    assert (t.purse(0), t.showing(0)) == ((1, 0, 1, 4), ("1s", "2v"))
    assert t.log("ROLLED_ONE") == [(0, 1, face) for face in ("2v", "1m", "1g", "2v")]


@pytest.mark.rule("DFR-216")
@pytest.mark.parametrize(("turned", "gold"), [(0, 3), (1, 2), (3, 0)])
def test_the_cyclops_turns_each_gold_into_a_point(turned: int, gold: int) -> None:
    """If 3 gold come in a blessing of the Cyclops, then any part of them becomes 1 point each."""
    t = buyer("cyclops").dice(0, light=["3g"]).choose("cyclops").roll_die(0, "light", "3g").choose("light")
    assert (t.asked, t.options) == ((0, "CONVERT"), {0, 1, 2, 3})
    t.rolls(5, 5, 5).choose(turned)
    assert t.purse(0) == (gold, 3, 0, turned)


@pytest.mark.rule("DFR-216")
def test_the_cyclops_is_four_minor_blessings_with_one_die() -> None:
    """If four golds are rolled, then each may be turned into a point, and the die is picked once."""
    t = buyer("cyclops").choose("cyclops").rolls(0, 1, 2, 3).choose("dark")
    t.choose(1, 0, 1, 1)
    assert (t.question, t.purse(0)) == ("ROLL", (1, 0, 0, 3))
    assert len(t.log("ROLLED_ONE")) == 4


@pytest.mark.rule("DFR-216")
def test_the_cyclops_does_not_turn_shards() -> None:
    """If moon and glory are rolled, then they are gained without a question."""
    t = buyer("cyclops").choose("cyclops").rolls(4, 4, 5, 4).choose("dark")
    assert (t.question, t.purse(0)) == ("ROLL", (0, 0, 3, 2))


@pytest.mark.rule("DFR-218")
def test_the_typhon_gives_a_point_for_each_forged_face() -> None:
    """If the buyer has forged 7 faces and another 9, then he gains 7 points."""
    t = buyer("typhon").forged(0, 7).forged(1, 9).choose("typhon")
    assert (t.glory(0), t.glory(1)) == (7, 0)


@pytest.mark.rule("DFR-218")
def test_the_typhon_counts_faces_forged_over_again() -> None:
    """If a forged face was replaced, then both forgings count."""
    t = forge(3, "typhon").card(0, "chest").dice(0, light=["3g"]).reserve(0, gold=2, sun=7, moon=5)
    t.choose("1m", "light-0", "yes", "typhon")
    assert (t.player(0)["forged"], t.glory(0)) == (2, 2)
