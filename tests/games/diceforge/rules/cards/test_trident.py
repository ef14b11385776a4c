"""O.14 to O.16. The Goldsmith, the Omniscient and the Abyssal Trident."""

from __future__ import annotations

import pytest

from ninerealms.games.diceforge import content
from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import buyer

SANCTUARY = set(content.face_ids[:16])
SHIELDS = {"shield-red", "shield-blue", "shield-yellow", "shield-green"}
BOARS = {"boar-red", "boar-blue", "boar-yellow", "boar-green"}


# --- the Goldsmith ----------------------------------------------------------------------------------


@pytest.mark.rule("DFR-290")
@pytest.mark.parametrize(("cards", "glory"), [((), 2), (("hammer",), 4), (("hammer", "owl", "hydra"), 8)])
def test_the_goldsmith_counts_different_exploits(cards: tuple[str, ...], glory: int) -> None:
    """If the buyer owns n other exploits, then he gains 2 points for each and for the Goldsmith itself."""
    t = buyer("goldsmith").card(0, *cards).card(1, "chest").choose("goldsmith")
    assert (t.glory(0), t.glory(1)) == (glory, 0)


@pytest.mark.rule("DFR-291")
def test_copies_of_one_card_count_once_for_the_goldsmith() -> None:
    """If the buyer owns three Hammers and a Goldsmith already, then he gains 4 points, not 10."""
    t = buyer("goldsmith").card(0, "hammer", "hammer", "hammer", "goldsmith").choose("goldsmith")
    assert t.glory(0) == 4


@pytest.mark.rule("DFR-292")
@pytest.mark.parametrize(("counts", "glory"), [(False, 4), (True, 6)])
def test_colours_are_one_exploit_for_the_goldsmith(counts: bool, glory: int) -> None:
    """If the buyer owns the red and the blue Boar, then they count once, or twice where an option says so."""
    t = buyer("goldsmith", "boar", goldsmith_counts_colours=counts).card(0, "boar", "boar").choose("goldsmith")
    assert t.glory(0) == glory


@pytest.mark.rule("DFR-292")
@pytest.mark.parametrize("card", ["memory", "misfortune"])
def test_colours_of_the_titans_cards_are_one_exploit_too(card: str) -> None:
    """If the buyer owns two colours of Memory or Misfortune, then they count once."""
    t = buyer("goldsmith", card, mix="titans").card(0, card, card).choose("goldsmith")
    assert t.glory(0) == 4


# --- the Omniscient ---------------------------------------------------------------------------------


@pytest.mark.rule("DFR-293", "DFR-295")
def test_the_omniscient_counts_every_glory_face_of_both_dice() -> None:
    """If 3 faces, none of them shown, show glory, then the buyer gains 6 points, whatever their amounts."""
    t = buyer("omniscient").dice(0, light=["1g", "4v", "3g-or-2v"]).choose("omniscient")
    assert (t.showing(0), t.glory(0)) == (("1g", "1g"), 6)


@pytest.mark.rule("DFR-293")
def test_the_omniscient_counts_only_the_buyers_dice() -> None:
    """If another has many glory faces, then the buyer gains 2 points for his own one."""
    t = buyer("omniscient").dice(1, light=["3v"] * 6).choose("omniscient")
    assert (t.glory(0), t.glory(1)) == (2, 0)


@pytest.mark.rule("DFR-293")
def test_a_face_that_is_there_twice_counts_twice() -> None:
    """If three equal glory faces are on a die, then each of them counts."""
    assert buyer("omniscient").dice(0, light=["3v"] * 3).choose("omniscient").glory(0) == 8


@pytest.mark.rule("DFR-294")
@pytest.mark.parametrize(
    ("face", "glory"), [("shield-red", 4), ("shield-green", 4), ("boar-red", 2), ("x3", 2), ("mirror", 2), ("ship", 2)]
)
def test_shields_show_glory_and_boars_do_not(face: str, glory: int) -> None:
    """If a shield is on the dice, then it counts as well as the 2 glory of the dark die; a boar face does not."""
    assert buyer("omniscient").dice(0, light=[face]).choose("omniscient").glory(0) == glory


@pytest.mark.rule("DFR-294")
@pytest.mark.parametrize(
    ("face", "glory"), [("chaos-blue", 4), ("chaos-green", 4), ("misfortune-red", 2), ("3g-1a", 2)]
)
def test_chaos_faces_show_glory(face: str, glory: int) -> None:
    """If a Chaos face is on the dice, then it counts as well as the 1 L + 1 VP of the dark die."""
    assert buyer("omniscient", mix="titans").dice(0, light=[face]).choose("omniscient").glory(0) == glory


# --- the Abyssal Trident ----------------------------------------------------------------------------


def trident(*others: str, **reserve: int) -> Forge:
    return buyer("trident", *others).reserve(0, **reserve)


@pytest.mark.rule("DFR-296")
@pytest.mark.tells("PAID DFR-296")
@pytest.mark.parametrize("face", ["4v", "3g", "ship"])
def test_the_trident_spends_all_gold_and_forges_any_face(face: str) -> None:
    """If the buyer has 9 gold, then he spends it all, whatever the face would cost, and forges it."""
    t = trident(gold=9).choose("trident")
    assert (t.asked, t.gold(0)) == ((0, "FORGE_WHAT"), 0)
    t.choose(face, "light-0")
    assert (t.gold(0), t.faces(0, "light")[0], t.player(0)["forged"]) == (0, face, 1)
    assert t.glory(0) == 0


@pytest.mark.rule("DFR-296")
def test_the_trident_offers_the_sanctuary_and_the_gardens() -> None:
    """If no card of the game gives a special face, then all pictures of both places are offered."""
    t = trident("owl", "minotaur", "satyrs").choose("trident")
    assert t.options == SANCTUARY | {"mirror", "ship"} | SHIELDS | BOARS


@pytest.mark.rule("DFR-296")
def test_a_face_that_is_gone_is_not_offered_by_the_trident() -> None:
    """If a picture is used up, then the Trident does not offer it."""
    t = trident().left("4v", 0).left("mirror", 0).choose("trident")
    assert {"4v", "mirror"} & t.options == set()


@pytest.mark.rule("DFR-297")
def test_the_trident_leaves_gold_on_the_scepter() -> None:
    """If the buyer has 9 gold and 4 on a Scepter, then only the 9 are spent."""
    t = trident("scepter", gold=9).card(0, "scepter").scepter(0, 4).choose("trident", "keep")
    assert (t.gold(0), t.player(0)["scepters"]) == (0, [4])


@pytest.mark.parametrize(
    ("card", "faces"),
    [
        pytest.param("helmet", {"x3"}, marks=pytest.mark.rule("DFR-298")),
        pytest.param("shield", SHIELDS, marks=pytest.mark.rule("DFR-298")),
        pytest.param("ship", {"ship"}, marks=pytest.mark.rule("DFR-298")),
        pytest.param("boar", BOARS, marks=pytest.mark.rule("DFR-298")),
    ],
)
def test_a_face_some_card_of_the_game_gives_is_closed_to_the_trident(card: str, faces: set[str]) -> None:
    """If the set that gives a special face is in the game, then the Trident does not give it, its stack empty too."""
    t = trident(card).stack(card, 0).choose("trident")
    assert {t.closed(face) for face in faces} == {"DFR-298"}


@pytest.mark.rule("DFR-298")
def test_a_face_no_card_of_the_game_gives_is_open_to_the_trident() -> None:
    """If Helmet and Shield are in and Ship and Boar are not, then ship and boar are open, x3 and shields closed."""
    t = trident("helmet", "shield", "owl", "satyrs").choose("trident")
    assert {"ship", "mirror"} | BOARS <= t.options
    assert ({"x3"} | SHIELDS) & t.options == set()


@pytest.mark.rule("DFR-298")
def test_an_x3_is_open_where_the_great_golem_took_the_helmets_place() -> None:
    """If the Helmet is not in the game, then the Trident gives an x3."""
    t = buyer("trident", mix="goddess").choose("trident")
    assert "x3" in t.options


@pytest.mark.rule("DFR-299")
def test_the_trident_works_without_gold() -> None:
    """If the buyer has 0 gold, then he has the same choice."""
    t = trident().choose("trident")
    assert (t.question, "4v" in t.options) == ("FORGE_WHAT", True)


@pytest.mark.rule("DFR-300")
def test_forest_faces_are_closed_to_the_trident() -> None:
    """If the Goddess module is played, then the Trident does not give a golem face."""
    t = buyer("trident", mix="goddess").choose("trident")
    assert {"moon-golem", "sun-golem"} & t.options == set()


@pytest.mark.rule("DFR-301")
def test_a_boar_face_of_the_trident_has_no_owner() -> None:
    """If a boar face was taken with the Trident, then applying it gives only the bearer's share."""
    t = forge(3, "trident").dice(0, light=["boar-red"]).at("blessings")
    t.roll(0, "boar-red", "1g").roll(1, "1g", "1g").roll(2, "1g", "1g")
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"sun", "moon"})
    t.choose("sun")
    assert (t.asked, t.purse(0), t.purse(1)) == ((0, "ACT"), (1, 1, 0, 0), (2, 0, 0, 0))


@pytest.mark.rule("DFR-301")
def test_a_boar_face_of_the_trident_can_be_replaced() -> None:
    """If a boar face was taken with the Trident, then a later forging may replace it."""
    t = trident("satyrs", gold=0).choose("trident", "boar-red", "light-0")
    assert t.player(0)["dice"][0]["fixed"] == [False] * 6
    t = forge(3, "trident").dice(0, light=["boar-red"]).reserve(0, gold=2).choose("3g", "light-0")
    assert t.faces(0, "light")[0] == "3g"


@pytest.mark.rule("DFR-302")
@pytest.mark.parametrize("others", [(), ("helmet", "shield", "ship", "boar")])
def test_mirrors_are_always_open_to_the_trident(others: tuple[str, ...]) -> None:
    """If the Trident is in the game, then Mirror of the Abyss is not, and a mirror face may be taken."""
    assert "mirror" in trident(*others).choose("trident").options
