"""Saga 3, Managarm: the wolves Skoll and Hati on their tracks (house pages)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table
from tests.games.yggdrasil.scenario_saga import first_card, lost_by, nidhogg_moves, page_of, saga

PAGES = ["managarm-a", "managarm-b"]


def wolves(t: Table) -> list[int]:
    """The spaces of Skoll and Hati."""
    return t.table["saga_book"]["wolves"]


def hunt(skoll: int, hati: int, page: str = "managarm-a") -> Table:
    """Odin alone in Asgard; his card and Thor's move no wolf."""
    t = saga(3).page(page).everybody_in("jotunheim").places(odin="asgard").wolves(skoll, hati)
    return t.deck("odin", "loki of odin").deck("thor", "nidhogg of thor")


@pytest.mark.rule("YGG-391")
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("enemy", "after"), [("surt", [2, 1]), ("hel", [1, 2]), ("loki", [1, 1])])
def test_the_first_surt_card_moves_skoll_and_the_first_hel_card_hati(enemy: str, after: list[int], page: str) -> None:
    """If the first Surt card is revealed, then Skoll advances, with Hel's Hati; other enemies move none."""
    assert wolves(first_card(saga(3).page(page).wolves(1, 1), enemy)) == after


@pytest.mark.rule("YGG-391")
@pytest.mark.parametrize(("page", "after"), [("managarm-a", [1, 1]), ("managarm-b", [2, 2])])
def test_on_the_second_page_the_first_fenrir_card_moves_both(page: str, after: list[int]) -> None:
    """If the first Fenrir card is revealed on the second page, then both wolves advance; on the first page none."""
    assert wolves(first_card(saga(3).page(page).wolves(1, 1), "fenrir")) == after


@pytest.mark.rule("YGG-391")
@pytest.mark.parametrize(
    ("skoll", "hati", "enemy", "lost"),
    [
        (3, 3, "surt", False),
        (4, 3, "surt", True),
        (3, 4, "hel", True),
        (3, 4, "surt", True),
        (4, 3, "hel", True),
        (4, 2, "hel", False),
    ],
)
def test_a_wolf_that_cannot_advance_or_both_at_the_end_lose(skoll: int, hati: int, enemy: str, lost: bool) -> None:
    """If a wolf on space 4 must advance, or both come to space 4, then all lose; else the game goes on."""
    t = first_card(saga(3).wolves(skoll, hati), enemy)
    assert (t.question is None) == lost
    if lost:
        assert lost_by(t) == "wolves"


@pytest.mark.rule("YGG-392")
@pytest.mark.tells("WOLF_MOVED YGG-392")
@pytest.mark.parametrize(("page", "least"), [("managarm-a", 2), ("managarm-b", 3)])
@pytest.mark.parametrize("space", [0, 1, 2, 3])
@pytest.mark.parametrize("wolf", ["skoll", "hati"])
def test_a_wolf_is_fought_from_asgard_and_goes_back_two_spaces(page: str, least: int, space: int, wolf: str) -> None:
    """If a god in Asgard fights a wolf, then it faces 2, later 3, plus the space; the wolf goes back 2, or to 0."""
    t = hunt(space, 3, page) if wolf == "skoll" else hunt(3, space, page)
    t.throw("-").to_duty("odin").choose(f"fight {wolf}")
    assert t.life_of("odin") == 7 - least - space
    back = max(0, space - 2)
    assert wolves(t) == ([back, 3] if wolf == "skoll" else [3, back])


@pytest.mark.rule("YGG-392")
@pytest.mark.parametrize("world", ["alfheim", "vanaheim", "jotunheim", "midgard"])
def test_wolves_are_out_of_reach_elsewhere(world: str) -> None:
    """If a god is not in Asgard, then no wolf can be fought."""
    t = hunt(2, 2).places(odin=world).enemies(loki=world, surt="cage").to_duty("odin")
    assert not {"fight skoll", "fight hati"} & t.options


@pytest.mark.rule("YGG-392")
@pytest.mark.parametrize(("skoll", "grade", "elves"), [(3, "bonus", 3), (4, "normal", 2)])
def test_skoll_at_the_end_takes_every_bonus(skoll: int, grade: str, elves: int) -> None:
    """If Skoll is on space 4, then an action beside another god is normal; on space 3 it has its bonus."""
    t = saga(3).places(odin="alfheim", thor="alfheim").wolves(skoll, 0).deck("odin", "loki of odin").to_duty("odin")
    assert t.world("alfheim")["grades"][0] == grade
    t.choose("act", elves)
    assert t.god("odin")["elves"] == elves


@pytest.mark.rule("YGG-392")
def test_skoll_takes_bonuses_of_artifacts_too_and_nothing_else() -> None:
    """If Skoll is on space 4, then Odroerir gives no bonus; normal and penalty stay what they are."""
    t = saga(3).wolves(4, 0).places(odin="alfheim").artifacts("odin", "odroerir")
    assert t.world("alfheim")["grades"][0] == "normal"
    t = saga(3).wolves(4, 0).places(odin="alfheim").enemies(hel="alfheim")
    assert t.world("alfheim")["grades"][0] == "penalty"


@pytest.mark.rule("YGG-392")
@pytest.mark.parametrize(("hati", "drawn"), [(3, 2), (4, 1)])
def test_hati_at_the_end_leaves_one_creature_card(hati: int, drawn: int) -> None:
    """If Hati is on space 4, then the action of Svartalfheim draws one card; on space 3 as many as usual."""
    cards = ("heidrun", "hildisvini")[:drawn]
    t = saga(3).places(odin="svartalfheim").wolves(0, hati).deck("odin", "loki of odin").next_creatures(*cards)
    t.to_duty("odin").choose("act")
    assert len(t.log("DREW_CREATURE")) == drawn


@pytest.mark.rule("YGG-393")
@pytest.mark.parametrize(("skoll", "hati", "after"), [(0, 2, [1, 2]), (3, 1, [3, 2])])
def test_the_effect_advances_the_wolf_further_back(skoll: int, hati: int, after: list[int]) -> None:
    """If Nidhogg reaches the effect, then the wolf on the lower space advances by one."""
    assert wolves(nidhogg_moves(saga(3).wolves(skoll, hati).counts(nidhogg=1))) == after


@pytest.mark.rule("YGG-393")
@pytest.mark.tells("WOLF_MOVED YGG-393")
@pytest.mark.parametrize(("wolf", "after"), [("skoll", [2, 1]), ("hati", [1, 2])])
def test_a_tie_of_the_wolves_is_for_all_to_decide(wolf: str, after: list[int]) -> None:
    """If both wolves are on the same space, then the players choose which one advances."""
    t = nidhogg_moves(saga(3).wolves(1, 1).counts(nidhogg=1))
    assert (t.question, t.options) == ("WOLF_BEHIND", {"skoll", "hati"})
    assert wolves(t.choose(wolf)) == after


@pytest.mark.rule("YGG-393")
@pytest.mark.parametrize(
    ("hati", "beaten", "page"),
    [(1, 2, "managarm-b"), (0, 2, "managarm-b"), (2, 2, "managarm-a"), (1, 0, "managarm-a")],
)
def test_both_wolves_beaten_and_held_back_turn_the_page(hati: int, beaten: int, page: str) -> None:
    """If each wolf was beaten and both are on 0 or 1, then the page turns; not before.

    `beaten` counts Hati among the beaten (2) or not (0); Skoll is beaten now, from space 2.
    """
    t = hunt(2, hati).counts(wolf_beaten=beaten).throw("-").to_duty("odin").choose("fight skoll")
    assert page_of(t) == (page, 0)


@pytest.mark.rule("YGG-393")
def test_a_wolf_beaten_but_still_far_on_does_not_turn_the_page() -> None:
    """If Skoll is beaten from space 4 and stands on 2, then the page stays, though Hati was beaten and is back."""
    t = hunt(4, 0).counts(wolf_beaten=2).throw("-").to_duty("odin").choose("fight skoll")
    assert (wolves(t), page_of(t)) == ([2, 0], ("managarm-a", 0))


@pytest.mark.rule("YGG-393")
def test_the_end_of_the_first_row_turns_the_page_too() -> None:
    """If Nidhogg reaches the end of the first row, then the second page begins, wolves where they were."""
    t = nidhogg_moves(saga(3).wolves(3, 2).counts(nidhogg=3))
    assert (page_of(t), wolves(t)) == (("managarm-b", 0), [3, 2])


@pytest.mark.rule("YGG-384")
def test_wolves_are_no_enemies_of_the_world() -> None:
    """If both wolves are on their tracks, then Asgard has no enemy: no penalty, no devastation by one more."""
    t = saga(3).everybody_in("jotunheim").places(odin="asgard").wolves(3, 3)
    assert t.world("asgard")["grades"][0] == "normal"
    t = saga(3).places(odin="jotunheim").wheel("fenrir of thor").deck("odin", "fenrir of odin").begin("odin")
    assert (t.place_of("fenrir"), t.ruins) == ("asgard", set())
