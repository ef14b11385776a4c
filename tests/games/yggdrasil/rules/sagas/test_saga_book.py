"""The icons of the Saga Book, what loses a campaign game, and the two pages of the basic game (p.27)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import GAME, content
from tests.games.yggdrasil.scenario import saga_table
from tests.games.yggdrasil.scenario_saga import (
    everybody,
    first_card,
    icons,
    lost_by,
    nidhogg_moves,
    page_of,
    saga,
    second_card,
)

DEAD_TREES = [(1, 4), (2, 4), (5, 4), (6, 5)]
SECOND_PAGES = ["baldr-b", "fimbulwinter-b", "managarm-b", "naglfar-b", "bifrost-b", "vigrid-b"]


# --- pages 2 and 3 --------------------------------------------------------------------------------


@pytest.mark.rule("YGG-381", "YGG-382")
@pytest.mark.parametrize(("mode", "steps"), [("easy", 5), ("hard", 6)])
def test_so_many_activations_of_nidhogg_win_the_basic_game(mode: str, steps: int) -> None:
    """If Nidhogg stands before the last icon, then one more activation wins; from any icon before it does not."""
    t = saga_table(3, mode=mode)
    for step in range(steps):
        t = saga_table(3, mode=mode).counts(nidhogg=step)
        if mode == "hard" and step == 1:
            t.next_jotun("beli")
        nidhogg_moves(t)
        assert (t.question is None) == (step == steps - 1)
        assert t.s.nidhogg == step + 1
    assert t.outcome.winners == [0, 1, 2]
    assert t.outcome.reason == "YGG-073"


@pytest.mark.rule("YGG-381")
@pytest.mark.parametrize("step", [0, 1, 2, 3])
def test_the_easy_page_has_no_effects(step: int) -> None:
    """If Nidhogg moves on the easy page, then nothing else happens."""
    t = nidhogg_moves(saga_table(3).counts(nidhogg=step))
    assert (t.table["jotuns"], t.table["giants"], t.table["anonymous"]) == ([], 0, 0)
    assert everybody(t) == [7, 7, 7]


@pytest.mark.rule("YGG-382", "YGG-333")
@pytest.mark.parametrize(("step", "jotuns", "giants"), [(0, 0, 0), (1, 1, 0), (2, 0, 0), (3, 0, 1), (4, 0, 0)])
def test_the_effects_of_the_hard_page(step: int, jotuns: int, giants: int) -> None:
    """If Nidhogg reaches the second icon a Jotun activates, at the fourth 1 Fire Giant and 1 Anonymous come."""
    t = saga_table(3, mode="hard").counts(nidhogg=step)
    if jotuns:
        t.next_jotun("beli")
    nidhogg_moves(t)
    assert (len(t.table["jotuns"]), t.table["giants"], t.table["anonymous"]) == (jotuns, giants, giants)
    assert (t.place_of("loki"), t.s.rotation) == ("vanaheim", 0)


# --- icons ----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-331")
@pytest.mark.parametrize("mode", ["easy", "hard"])
def test_only_the_campaign_lays_out_more(mode: str) -> None:
    """If the basic game is played, then no token, son, tile or giant is laid out by its page."""
    t = saga_table(3, mode=mode)
    book = t.table["saga_book"]
    assert (book["unseen_oaths"], book["unseen_betrayals"], book["quay"], t.table["giants"]) == (0, 0, 0, 0)
    assert len(t.table["foes"]) == len({"surt", "hel", "jormungand", "fenrir", "loki"} | {"nidhogg"}) - 1
    assert t.s.island == 0


@pytest.mark.rule("YGG-331")
def test_a_saga_is_set_up_as_its_page_says() -> None:
    """If a saga begins, then its page lays out what it needs: tokens, sons, tiles, giants, an island and a Jotun."""
    assert [world["token"] for world in saga(1).table["worlds"]] == ["unknown"] * 9
    assert saga(2).place_of("son-a") == "jotunheim"
    assert saga(4).table["saga_book"]["quay"] == 4
    assert saga(5).table["giants"] == 2
    s = GAME.start(players=3, seed=1, options={"saga": 6, "gods": "odin,thor,frigg"})
    table = GAME.see(s, 0)
    assert (table["island"], table["anonymous"], len(table["jotuns"])) == (1, 1, 1)


@pytest.mark.rule("YGG-332")
def test_a_trigger_needs_the_first_card_of_its_enemy() -> None:
    """If a Surt card is revealed with none on the wheel, then Skoll moves; with one there Surt activates instead."""
    assert first_card(saga(3), "surt").table["saga_book"]["wolves"] == [1, 0]
    t = second_card(saga(3), "surt")
    assert (t.table["saga_book"]["wolves"], t.place_of("surt")) == ([0, 0], "nidavellir")


@pytest.mark.rule("YGG-332")
@pytest.mark.parametrize("enemy", ["loki", "jormungand", "nidhogg", "fenrir"])
def test_a_trigger_is_for_its_own_enemy_only(enemy: str) -> None:
    """If the first card of another enemy is revealed, then no wolf moves on the first page of saga 3."""
    assert first_card(saga(3), enemy).table["saga_book"]["wolves"] == [0, 0]


@pytest.mark.rule("YGG-332", "YGG-367")
def test_alone_a_trigger_fires_when_a_card_becomes_the_only_one() -> None:
    """If one plays, then the first Surt card and the third, which replaces a pair, both move Skoll; the second not."""
    t = first_card(saga(3, 1), "surt")
    assert t.table["saga_book"]["wolves"] == [1, 0]
    t = saga(3, 1).wheel("surt of thor", "surt of frigg").deck("odin", "surt of odin").begin("odin")
    assert (t.table["saga_book"]["wolves"], t.face_up) == ([1, 0], ["surt of odin"])
    t = saga(3, 1).wheel("surt of thor").deck("odin", "surt of odin").begin("odin")
    assert t.table["saga_book"]["wolves"] == [0, 0]


@pytest.mark.rule("YGG-333", "YGG-131")
def test_an_effect_is_triggered_when_nidhogg_moves_onto_its_icon() -> None:
    """If Nidhogg reaches the effect icon of saga 5, then one Jotun activates; a plain icon does nothing."""
    t = nidhogg_moves(saga(5).counts(nidhogg=1).next_jotun("beli"))
    assert (t.table["jotuns"], t.table["jotun_pieces"]) == (["beli"], 6)
    for step in (0, 2):
        assert nidhogg_moves(saga(5).counts(nidhogg=step)).table["jotuns"] == []


@pytest.mark.rule("YGG-334", "YGG-383")
def test_a_goal_turns_the_page_at_once_and_the_turn_goes_on() -> None:
    """If the sixth oath is sworn, then the page turns, Nidhogg is on its first icon, and the game goes on."""
    t = saga(1).counts(oaths=5, nidhogg=3, bag_oaths=1, bag_betrayals=0, betrayals=3)
    t.tokens(**dict.fromkeys(content.world_ids, "")).tokens(alfheim="unknown").places(odin="alfheim").next_token("oath")
    t.to_duty("odin").choose("saga")
    assert page_of(t) == ("baldr-b", 0)
    assert t.log("PAGE_TURNED") == [("baldr-b",)]
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-383")
def test_a_page_turned_in_mid_turn_does_not_end_the_turn() -> None:
    """If Gullinbursti's owner turns the page with its fight, then the world's action is still its to do."""
    t = saga(4).servants("alfheim", "quay", "gone", "gone").places(odin="alfheim").artifacts("odin", "gullinbursti")
    t.throw("S").to_duty("odin").choose("fight servant")
    assert page_of(t) == ("naglfar-b", 0)
    assert t.asked == ("odin", "DUTY")
    assert "act" in t.options


@pytest.mark.rule("YGG-335", "YGG-354")
@pytest.mark.tells("PAGE_TURNED YGG-335")
@pytest.mark.parametrize(("number", "page"), [(3, "managarm-b"), (4, "naglfar-b")])
def test_the_page_turn_icon_at_the_end_of_the_row(number: int, page: str) -> None:
    """If Nidhogg reaches the page-turn icon, then the page turns, he is on its first icon, and it is followed."""
    t = nidhogg_moves(saga(number).counts(nidhogg=3).enemies(hel="alfheim"))
    assert page_of(t) == (page, 0)
    assert t.log("PAGE_TURNED") == [(page,)]
    assert t.place_of("naglfar") == ("niflheim" if number == 4 else "")


@pytest.mark.rule("YGG-383")
@pytest.mark.parametrize("page", SECOND_PAGES)
def test_the_row_of_the_last_page_wins(page: str) -> None:
    """If Nidhogg reaches the tree at the end of a second page, then all win; one icon before, nobody yet."""
    number = SECOND_PAGES.index(page) + 1
    assert icons(page)[-1] == "tree"
    t = nidhogg_moves(saga(number).page(page).counts(nidhogg=2))
    assert (t.question, t.outcome.winners, t.outcome.reason) == (None, [0, 1, 2], "YGG-073")
    t = nidhogg_moves(saga(number).page(page).counts(nidhogg=0))
    assert t.question is not None


# --- saga actions ---------------------------------------------------------------------------------


@pytest.mark.rule("YGG-336")
def test_a_saga_action_is_there_only_where_its_page_says() -> None:
    """If the page has an action, then it is offered in its world; without one, or elsewhere, it is closed."""
    assert "saga" in saga(1).places(odin="alfheim").to_duty("odin").options
    assert saga(1).tokens(alfheim="").places(odin="alfheim").to_duty("odin").closed("saga") == "YGG-385"
    horn = saga(5).page("bifrost-b").places(odin="asgard").enemies(fenrir="asgard")
    assert "saga" in horn.to_duty("odin").options
    t = saga(5).page("bifrost-b").places(odin="alfheim").to_duty("odin")
    assert t.closed("saga") == "YGG-336"
    for number in (2, 3, 4, 5, 6):
        t = saga(number).places(odin="alfheim").enemies(son_c="off").to_duty("odin")
        assert t.closed("saga") == "YGG-336"


@pytest.mark.rule("YGG-337")
def test_a_saga_action_is_possible_in_a_devastated_world() -> None:
    """If the world is devastated, then its own action is closed, but oath and horn are not."""
    t = saga(1).places(odin="alfheim").devastated("alfheim").to_duty("odin")
    assert {"saga", "restore"} <= t.options
    assert t.closed("act") == "YGG-095"
    t = saga(5).page("bifrost-b").places(odin="asgard").devastated("asgard").to_duty("odin")
    assert {"saga", "restore"} <= t.options


@pytest.mark.rule("YGG-338", "YGG-135")
def test_a_jotun_blocks_saga_action_and_normal_action() -> None:
    """If a Jotun is in the world, then neither its action, nor restoring, nor the saga action is possible."""
    t = saga(1).places(odin="alfheim").jotuns("baugi").to_duty("odin")
    assert t.options == {"none", "fight baugi"}
    assert (t.closed("saga"), t.closed("act")) == ("YGG-135", "YGG-135")
    t = saga(5).page("bifrost-b").places(odin="asgard").jotuns("thjazi").to_duty("odin")
    assert t.options == {"none", "fight thjazi"}


@pytest.mark.rule("YGG-339")
def test_a_saga_action_takes_the_place_of_action_and_fight() -> None:
    """If a god performs the saga action, then its duty is done: no world action, no fight."""
    t = saga(1).places(odin="alfheim").enemies(hel="alfheim").next_token("oath").to_duty("odin")
    assert {"act", "saga", "fight hel"} <= t.options
    t.choose("saga")
    assert t.asked == ("thor", "MOVE_TO")
    t = saga(1).places(odin="alfheim").artifacts("odin", "gullinbursti").enemies(hel="alfheim").next_token("oath")
    t.to_duty("odin").choose("saga")
    assert t.asked == ("thor", "MOVE_TO")


# --- fights and endings ---------------------------------------------------------------------------


@pytest.mark.rule("YGG-340", "YGG-174")
@pytest.mark.parametrize(
    ("number", "page", "world", "fights"),
    [
        (2, "fimbulwinter-a", "alfheim", {"fight son-c"}),
        (3, "managarm-a", "asgard", {"fight skoll", "fight hati"}),
        (4, "naglfar-a", "niflheim", {"fight quay"}),
        (6, "vigrid-a", "vanaheim", {"fight loki", "fight duel-loki"}),
        (1, "baldr-a", "alfheim", set()),
        (5, "bifrost-a", "alfheim", set()),
    ],
)
def test_a_saga_opens_its_own_fights(number: int, page: str, world: str, fights: set[str]) -> None:
    """If a page has opponents of its own, then they can be fought where they are, and no others."""
    t = saga(number).page(page).places(odin=world).jotuns().enemies(fenrir="cage")
    t = t.to_duty("odin")
    assert {str(word) for word in t.options if str(word).startswith("fight")} == fights


@pytest.mark.rule("YGG-341")
@pytest.mark.tells("LOST YGG-387", "LOST YGG-391", "WOLF_MOVED YGG-391")
def test_special_defeats_of_the_sagas() -> None:
    """If Loki activates with three betrayals, both wolves are at the end, or Naglfar leaves, then all lose."""
    t = second_card(saga(1).page("baldr-b").counts(betrayals=3, tokens_gone=0), "loki")
    assert lost_by(t) == "betrayed"
    assert lost_by(first_card(saga(3).wolves(3, 4), "surt")) == "wolves"
    t = saga(4).page("naglfar-b").enemies(naglfar="vanaheim", loki="cage").servants("aboard", "gone", "gone", "gone")
    assert lost_by(first_card(t, "jormungand")) == "naglfar"


@pytest.mark.rule("YGG-342", "YGG-130")
@pytest.mark.parametrize(("number", "last"), DEAD_TREES)
def test_the_dead_tree_loses_the_saga_at_once(number: int, last: int) -> None:
    """If Nidhogg reaches the dead tree, then all lose; one icon before it they do not."""
    assert lost_by(nidhogg_moves(saga(number).counts(nidhogg=last - 1))) == "dead-tree"
    t = saga(number).counts(nidhogg=last - 2)
    if number == 2:
        t.next_jotun("beli")
    nidhogg_moves(t)
    assert t.question is not None


@pytest.mark.rule("YGG-343")
def test_an_instruction_that_cannot_be_carried_out_loses() -> None:
    """If a page calls a Jotun, a Fire Giant or an Anonymous and none is left, then all lose."""
    pieces = ("beli", "thjazi", "baugi", "skadi", "geirrod", "greip", "gjalp")
    assert lost_by(nidhogg_moves(saga(5).counts(nidhogg=1).jotuns(*pieces))) == "jotuns"
    assert lost_by(nidhogg_moves(saga(5).page("bifrost-b").counts(nidhogg=1, giants=8))) == "giants"
    assert lost_by(nidhogg_moves(saga(4).page("naglfar-b").counts(nidhogg=1, dead=8))) == "anonymous"
    assert lost_by(nidhogg_moves(saga_table(3, mode="hard").counts(nidhogg=3, giants=8))) == "giants"
    assert lost_by(nidhogg_moves(saga_table(3, mode="hard").counts(nidhogg=3, dead=8))) == "anonymous"
    t = nidhogg_moves(saga(5).page("bifrost-b").counts(nidhogg=1, giants=7))
    assert (t.question is not None, t.table["giants"]) == (True, 8)
