"""Saga 6, the plain of Vigrid: duels to the death (house pages)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import GAME
from tests.games.yggdrasil.scenario import Table
from tests.games.yggdrasil.scenario_saga import (
    everybody,
    lost_by,
    nidhogg_moves,
    page_of,
    saga,
    second_card,
    strength_of,
)

ENEMIES = ["surt", "hel", "jormungand", "fenrir", "loki"]
BITS = {enemy: 1 << n for n, enemy in enumerate(ENEMIES)}
PIECES = ("beli", "thjazi", "baugi", "skadi", "geirrod", "greip", "gjalp")


def plain(page: str = "a") -> Table:
    """Saga 6 with Jormungand on the second island; which Jotuns are active is for the test to say."""
    return saga(6).page(f"vigrid-{page}").counts(island=1, dead=1, giants=0)


def arena(enemy: str, page: str = "a") -> Table:
    """Odin alone with one enemy of strength 1 (Jormungand 3), all other gods far away."""
    world = "midgard" if enemy == "jormungand" else "alfheim"
    t = plain(page).jotuns().everybody_in("jotunheim").places(odin=world).counts(dead=0)
    return t.enemies(**({} if enemy == "jormungand" else {enemy: "alfheim"}))


def slain(t: Table) -> set[str]:
    return {foe["id"] for foe in t.table["foes"] if foe["slain"]}


# --- the first page -------------------------------------------------------------------------------


@pytest.mark.rule("YGG-398")
@pytest.mark.tells("DEAD_CAME YGG-398", "ISLAND_REACHED YGG-398")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_jormungand_has_moved_and_a_jotun_is_active(players: int) -> None:
    """If saga 6 begins, then Jormungand is on the second island, 1 Anonymous came, and one Jotun is active."""
    gods = ",".join(saga(6, players).gods)
    table = GAME.see(GAME.start(players=players, seed=9, options={"saga": 6, "gods": gods}), 0)
    assert (table["island"], table["anonymous"], len(table["jotuns"]), table["jotun_pieces"]) == (1, 1, 1, 6)


@pytest.mark.rule("YGG-398")
@pytest.mark.tells("ENEMY_SLAIN YGG-398", "HEROES_USED YGG-215")
@pytest.mark.parametrize("enemy", ENEMIES)
def test_a_duel_without_loss_slays_the_enemy(enemy: str) -> None:
    """If a god duels, then the enemy has 2 more strength; if no life is lost, then it is slain and out of the game."""
    t = arena(enemy).counts(valhalla=8).to_duty("odin")
    risks = (3 if enemy == "jormungand" else 1) + 2
    t.choose(f"fight duel-{enemy}")
    assert t.log("FACED_RISKS")[-1] == ("odin", risks, risks)
    t.choose(risks)
    assert (t.life_of("odin"), slain(t), t.place_of(enemy)) == (7, {enemy}, "")
    assert t.log("ENEMY_SLAIN") == [(enemy,)]


@pytest.mark.rule("YGG-398")
@pytest.mark.parametrize(
    ("enemy", "retreat"), [("surt", "muspelheim"), ("hel", "niflheim"), ("fenrir", "cage"), ("loki", "cage")]
)
def test_a_duel_with_a_loss_only_drives_the_enemy_back(enemy: str, retreat: str) -> None:
    """If the god loses a life in the duel, then the enemy retreats as after any fight."""
    t = arena(enemy).throw("S").to_duty("odin").choose(f"fight duel-{enemy}")
    assert (t.life_of("odin"), slain(t), t.place_of(enemy)) == (5, set(), retreat)


@pytest.mark.rule("YGG-398")
def test_a_plain_fight_slays_nobody() -> None:
    """If an enemy is fought without a duel, then its strength is its own, and it is not slain, even without loss."""
    t = arena("hel").throw("S").to_duty("odin").choose("fight hel")
    assert (t.life_of("odin"), slain(t), t.place_of("hel")) == (7, set(), "niflheim")


@pytest.mark.rule("YGG-398")
@pytest.mark.parametrize("enemy", ["surt", "hel", "jormungand", "loki"])
def test_the_cards_of_a_slain_enemy_activate_nothing(enemy: str) -> None:
    """If the second card of a slain enemy is revealed, then nothing happens and both cards go back as usual."""
    t = second_card(plain().jotuns().enemies(**{enemy: "off"}).counts(slain=BITS[enemy]), enemy)
    assert (t.place_of(enemy), t.s.rotation, t.table["jotuns"], t.table["giants"]) == ("", 0, [], 0)
    assert (everybody(t), t.face_up, t.s.island) == ([7, 7, 7], [], 1)
    assert t.known_deck("odin")[-1] == f"{enemy} of odin"
    assert t.known_deck("thor")[-1] == f"{enemy} of thor"
    assert t.asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-398")
def test_slain_fenrir_ends_no_turn() -> None:
    """If the second Fenrir card is revealed after his death, then the turn goes on and no deck is shuffled."""
    t = second_card(plain().jotuns().enemies(fenrir="off").counts(slain=BITS["fenrir"]), "fenrir")
    assert (t.asked, t.log("DECK_SHUFFLED"), t.log("TURN_ENDED")) == (("odin", "MOVE_TO"), [], [])


@pytest.mark.rule("YGG-398")
@pytest.mark.tells("JOTUN_STAYS YGG-398")
def test_a_jotun_linked_to_a_slain_enemy_goes_back() -> None:
    """If the card of a Jotun linked to a slain enemy is drawn, then its piece stays on the gauge."""
    t = arena("hel").jotuns("hyrrokkin").to_duty("odin")
    assert not {"fight hel", "fight duel-hel"} & t.options
    t = second_card(plain().jotuns().enemies(hel="off").counts(slain=BITS["hel"]).next_jotun("hyrrokkin"), "loki")
    assert (t.table["jotuns"], t.table["jotun_pieces"]) == ([], 7)
    assert "hyrrokkin" not in t.table["jotun_cards"]
    assert t.log("JOTUN_STAYS") == [("hyrrokkin", "hel")]
    assert ("hyrrokkin",) not in t.log("JOTUN_CAME")
    t = second_card(plain().jotuns().enemies(hel="off").counts(slain=BITS["hel"]).next_jotun("gerda"), "loki")
    assert (t.table["jotuns"], t.log("JOTUN_STAYS"), t.log("JOTUN_CAME")[-1]) == (["gerda"], [], ("gerda",))


@pytest.mark.rule("YGG-399")
@pytest.mark.tells("LIFE_LOST YGG-399")
def test_the_first_effect_costs_every_unaccompanied_god_a_life() -> None:
    """If Nidhogg reaches the effect, then each god without another god in its world loses 1 life."""
    for step in (1, 3):
        t = plain().jotuns().counts(nidhogg=step).places(odin="alfheim", thor="midgard", frigg="midgard")
        assert everybody(nidhogg_moves(t)) == [6, 7, 7]
    t = plain().jotuns().counts(nidhogg=0).places(odin="alfheim", thor="midgard", frigg="midgard")
    assert everybody(nidhogg_moves(t)) == [7, 7, 7]


@pytest.mark.rule("YGG-399")
@pytest.mark.parametrize(("before", "page"), [("surt", "vigrid-b"), ("", "vigrid-a")])
def test_two_slain_enemies_turn_the_page(before: str, page: str) -> None:
    """If the second enemy is slain, then the page turns at once; with the first it does not."""
    t = arena("hel").counts(valhalla=8, nidhogg=2)
    if before:
        t.enemies(surt="off").counts(slain=BITS["surt"])
    t.to_duty("odin").choose("fight duel-hel", 3)
    assert page_of(t) == (page, 0 if before else 2)


@pytest.mark.rule("YGG-399")
def test_a_dead_tree_ends_the_first_row() -> None:
    """If Nidhogg comes to the end of the first row, then all lose."""
    assert lost_by(nidhogg_moves(plain().jotuns().counts(nidhogg=4))) == "dead-tree"


# --- the second page ------------------------------------------------------------------------------


@pytest.mark.rule("YGG-399")
@pytest.mark.parametrize("enemy", ENEMIES)
def test_on_the_second_page_enemies_are_stronger(enemy: str) -> None:
    """If the second page is open, then every enemy has 1 more strength, in a duel 3 more."""
    strength = 3 if enemy == "jormungand" else 1
    assert strength_of(arena(enemy), enemy) == strength
    assert strength_of(arena(enemy, "b"), enemy) == strength + 1
    t = arena(enemy, "b").counts(valhalla=8).to_duty("odin").choose(f"fight duel-{enemy}")
    assert t.log("FACED_RISKS")[-1] == ("odin", strength + 3, strength + 3)


@pytest.mark.rule("YGG-399")
def test_the_second_effect_activates_a_jotun_if_possible() -> None:
    """If Nidhogg reaches the effect, then a Jotun activates; without a piece nothing happens and nobody loses."""
    t = nidhogg_moves(plain("b").jotuns().counts(nidhogg=1).next_jotun("beli"))
    assert t.table["jotuns"] == ["beli"]
    t = nidhogg_moves(plain("b").jotuns(*PIECES).counts(nidhogg=1))
    assert (t.question is not None, t.table["jotun_pieces"]) == (True, 0)


@pytest.mark.rule("YGG-399")
@pytest.mark.parametrize(
    ("others", "won"),
    [
        pytest.param(["surt", "fenrir", "loki", "jormungand"], True, marks=pytest.mark.tells("WON YGG-399")),
        (["surt", "loki"], False),
    ],
)
def test_slaying_all_five_wins(others: list[str], won: bool) -> None:
    """If the fifth enemy is slain, then all win at once; with fewer the game goes on."""
    t = arena("hel", "b").enemies(**dict.fromkeys(others, "off")).counts(slain=sum(BITS[other] for other in others))
    t.counts(valhalla=8).to_duty("odin").choose("fight duel-hel", 4)
    assert (t.question is None) == won
    if won:
        assert (t.outcome.winners, t.outcome.reason) == ([0, 1, 2], "YGG-399")
