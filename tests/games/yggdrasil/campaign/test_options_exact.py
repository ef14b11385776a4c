"""Start options that name gods and charts: what is read from them, what is refused and in which words (p.26)."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.campaign.start_options import check_charts, read_charts, read_gods
from ninerealms.games.yggdrasil.rules import rules
from ninerealms.games.yggdrasil.rules.state import YggState
from tests.games.yggdrasil.scenario import saga_table

ALL_GODS = "freyr, freyja, frigg, heimdall, odin, thor, tyr"
TRIO = [content.god_ids.index(god) for god in ("odin", "thor", "frigg")]
BARE = "0/0/0/0/-/-/-/-"


@pytest.mark.rule("YGG-046", "YGG-019")
@pytest.mark.parametrize(
    ("players", "text", "sentence", "rule"),
    [
        (3, "odin,thor,baldr", f"There is no god 'baldr'; there are {ALL_GODS}.", "YGG-019"),
        (3, "odin,thor,odin", "Odin is there only once.", "YGG-019"),
        (3, "odin,thor", "For 3 players name 3 gods, not 2.", "YGG-046"),
        (1, "odin,thor", "For 1 player name 1 god, or 3 with the support gods, not 2.", "YGG-046"),
        (2, "odin", "For 2 players name 2 gods, or 3 with the support gods, not 1.", "YGG-046"),
    ],
)
def test_gods_that_cannot_be_named(players: int, text: str, sentence: str, rule: str) -> None:
    """If the gods named do not fit, then the game says why, and by which rule."""
    with pytest.raises(BadOption) as caught:
        read_gods(players, text)
    assert (caught.value.sentence, caught.value.rule) == (sentence, rule)


@pytest.mark.rule("YGG-316")
@pytest.mark.parametrize(
    ("saga", "chosen", "sentence"),
    [
        (0, TRIO, "Experience charts belong to a saga; choose one from 1 to 6."),
        (1, TRIO[:2], "With experience charts all gods must be named, support gods too."),
    ],
)
def test_charts_without_a_saga_or_without_gods(saga: int, chosen: list[int], sentence: str) -> None:
    """If charts are given without a saga, or not all gods are named, then the game says so."""
    with pytest.raises(BadOption) as caught:
        check_charts(saga, 3, chosen)
    assert (caught.value.sentence, caught.value.rule) == (sentence, "YGG-316")
    check_charts(1, 3, TRIO)


@pytest.mark.rule("YGG-330", "YGG-350", "YGG-279")
@pytest.mark.parametrize(
    ("chart", "sentence", "rule"),
    [
        ("0/0/0", "A chart is four numbers and four rows of gods, not '0/0/0'.", "YGG-330"),
        ("x/0/0/0/-/-/-/-", "god_die on a chart is a number from 0 to 2, not 'x'.", "YGG-330"),
        ("0/0/4/0/-/-/-/-", "elves on a chart is a number from 0 to 3, not '4'.", "YGG-330"),
        ("0/0/0/0/tyr/-/-/-", "'tyr' on a chart is no god of this game.", "YGG-350"),
        ("0/0/0/0/baldr/-/-/-", "'baldr' on a chart is no god of this game.", "YGG-350"),
        ("0/0/0/0/-/thor/-/-", "Thor cannot have a relationship with itself.", "YGG-279"),
    ],
)
def test_charts_that_cannot_be_read(chart: str, sentence: str, rule: str) -> None:
    """If a chart does not fit, then the game says what is wrong with it."""
    with pytest.raises(BadOption) as caught:
        read_charts(3, TRIO, f"{BARE};{chart};{BARE}")
    assert (caught.value.sentence, caught.value.rule) == (sentence, rule)


@pytest.mark.rule("YGG-316", "YGG-312", "YGG-330")
def test_what_is_read_from_charts() -> None:
    """If three charts are given, then each seat has its own faces, troops and relationships, and no other seat any."""
    found = read_charts(3, TRIO, f"{BARE};2/1/3/2/odin/-/odin+frigg/-;0/2/1/0/-/odin/-/thor")
    faces, elves, vanir, bond = found
    assert faces == [0, 0b0111, 0b1100, 0, 0]
    assert (elves, vanir) == ([0, 3, 1, 0, 0], [0, 2, 0, 0, 0])
    wanted = [0] * 20
    wanted[0 * 5 + 1], wanted[2 * 5 + 1], wanted[1 * 5 + 2], wanted[3 * 5 + 2] = 0b001, 0b101, 0b001, 0b010
    assert bond == wanted
    with pytest.raises(BadOption) as caught:
        read_charts(3, TRIO, f"{BARE};{BARE}")
    assert (caught.value.sentence, caught.value.rule) == ("3 players need 3 charts, not 2.", "YGG-316")


@pytest.mark.rule("YGG-073", "YGG-074")
def test_what_a_finished_game_is_worth() -> None:
    """If a game is won, then it is worth 1 to every seat, and lost or open 0."""
    t = saga_table()
    for ended, worth in ((v.BY_TREE, 1.0), (v.BY_SLAYING, 1.0), (v.LOST_LIFE, 0.0), (0, 0.0)):
        t.s.ended = ended
        assert [GAME.rules.value(t.s, seat) for seat in range(3)] == [worth] * 3


@pytest.mark.rule("YGG-068")
def test_where_a_bot_ends_its_look_ahead() -> None:
    """If another seat is asked, or a question before chance is put, then an action is over; else it goes on."""
    before_chance = {"MOVE_TO", "DUTY", "USE_HEROES", "ROLL_VANIR", "APPLY_RUNE"}
    t = saga_table().begin("odin")
    for kind, named in enumerate(v.KINDS):
        t.s.kind, t.s.seat = kind, 0
        assert rules.is_before_chance(kind) == (named.name in before_chance)
        assert GAME.rules.is_action_over(t.s, 0) == (named.name in before_chance)
        assert GAME.rules.is_action_over(t.s, 1)


@pytest.mark.rule("YGG-334", "YGG-331")
@pytest.mark.parametrize("saga", [1, 2, 3, 4, 5, 6])
def test_no_goal_is_reached_while_gods_are_chosen(saga: int) -> None:
    """If the gods of a saga are still being chosen, then its first page is open, whatever is not laid out yet."""
    s = GAME.start(players=3, seed=5, options={"saga": saga})
    assert isinstance(s, YggState)
    assert (v.KINDS[s.kind].name, s.page) == ("CHOOSE_GOD", 2 * saga)


@pytest.mark.rule("YGG-073")
def test_rules_made_anew_are_those_of_the_game() -> None:
    """If the rules are made anew, then a bot explores by the same measure and judges an open game between 0 and 1."""
    made = rules.YggRules()
    assert (made.exploration, made.rollout) == (rules.EXPLORATION, 0)
    assert 0 < made.judge(saga_table().s, 0) < 1
