"""C. Round, turn and extra action."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import forge


@pytest.mark.rule("DFR-045")
@pytest.mark.tells("ROUND_BEGAN DFR-045")
def test_everybody_is_active_once_a_round() -> None:
    """If seat 2 of three is first, then each round goes 2, 0, 1."""
    t = forge(3).first(2).opening()
    for _ in range(6):
        t.next_turn()
    assert t.log("TURN_BEGAN")[:6] == [(2, 1, 0), (0, 1, 0), (1, 1, 0), (2, 2, 0), (0, 2, 0), (1, 2, 0)]


@pytest.mark.rule("DFR-046")
@pytest.mark.tells("TURN_BEGAN DFR-046")
def test_the_four_steps_of_a_turn() -> None:
    """If a turn is played, then it rolls, then asks for reinforcements, the action and the extra action."""
    t = forge(3).card(0, "owl").reserve(0, gold=5, sun=2).at("blessings")
    assert (t.question, t.log("GAINED")) == ("ROLL", [])
    t.everybody().go()
    assert t.asked == (0, "REINFORCE")
    t.choose("owl", "gold")
    assert t.asked == (0, "ACT")
    t.choose("3g", "light 1g", "stop")
    assert t.asked == (0, "EXTRA_ACTION")
    t.choose("no")
    assert (t.question, t.turn()) == ("ROLL", (1, 1))


@pytest.mark.rule("DFR-047")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_is_blessed_in_every_turn(players: int) -> None:
    """If a turn begins, then each player rolls and gains, not only the active one."""
    t = forge(players).active(1).at("blessings").everybody("1g", "2v")
    assert [t.purse(seat) for seat in range(players)] == [(1, 0, 0, 2)] * players
    assert sorted(seat for seat, *_ in t.log("ROLLED")) == list(range(players))


@pytest.mark.rule("DFR-048")
def test_two_players_are_blessed_twice() -> None:
    """If two play, then a turn begins with two blessings for each of them."""
    t = forge().at("blessings").roll(0, "1s", "1g").roll(1, "1g", "1m").roll(0, "1s", "2v").roll(1, "1g", "1g")
    assert (t.purse(0), t.purse(1)) == ((1, 2, 0, 2), (3, 0, 1, 0))
    assert t.asked == (0, "ACT")


@pytest.mark.rule("DFR-048")
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_are_blessed_once(players: int) -> None:
    """If three or four play, then a turn begins with one blessing for each."""
    t = forge(players).at("blessings").rolls(*[0] * (2 * players))
    assert t.asked == (0, "ACT")


@pytest.mark.rule("DFR-049")
def test_the_first_blessing_of_two_is_finished_before_the_second_is_rolled() -> None:
    """If the second player has to choose in the first blessing, then nobody has rolled for the second yet."""
    t = forge().dice(1, light=["3g-or-2v"]).at("blessings").roll(0, "1s", "1g").roll(1, "3g-or-2v", "1g")
    assert t.asked == (1, "CHOOSE_GAIN")
    t.choose("glory")
    assert (t.question, t.glory(1)) == ("ROLL", 2)
    t.roll(0, "1s", "1g").roll(1, "1g", "1g").go()
    assert (t.sun(0), t.asked) == (2, (0, "ACT"))


@pytest.mark.rule("DFR-050")
@pytest.mark.tells("REINFORCED DFR-050")
@pytest.mark.parametrize("order", [("owl", "elder"), ("elder", "owl")])
def test_each_reinforcement_once_in_any_order(order: tuple[str, str]) -> None:
    """If two reinforcements are owned, then either may come first, and a used one is closed."""
    t = forge().card(0, "owl", "elder").reserve(0, gold=8).at("reinforcements")
    assert t.options == {"owl", "elder", "stop"}
    assert t.closed("hind") == "DFR-050"
    assert t.closed("gorgon") == "DFR-050"
    for card in order:
        t.choose(card)
        if card == "owl":
            t.choose("gold")
        if t.question == "REINFORCE":
            assert t.closed(card) == "DFR-050"
    assert (t.gold(0), t.glory(0), t.asked) == (6, 4, (0, "ACT"))


@pytest.mark.rule("DFR-051")
def test_a_reinforcement_may_be_left_unused() -> None:
    """If one of two reinforcements is used and the player stops, then the action comes and the other did nothing."""
    t = forge().card(0, "owl", "elder").reserve(0, gold=8).at("reinforcements").choose("owl", "moon", "stop")
    assert (t.purse(0), t.asked) == ((8, 0, 1, 0), (0, "ACT"))
    t = forge().card(0, "owl", "elder").reserve(0, gold=8).at("reinforcements").choose("stop")
    assert (t.purse(0), t.asked) == ((8, 0, 0, 0), (0, "ACT"))


@pytest.mark.rule("DFR-052")
def test_two_copies_are_two_reinforcements() -> None:
    """If two Elders are owned, then both may be used in one step, and no third time."""
    t = forge().card(0, "elder", "elder").reserve(0, gold=10).at("reinforcements").choose("elder", "elder")
    assert (t.gold(0), t.glory(0), t.asked) == (4, 8, (0, "ACT"))


@pytest.mark.rule("DFR-053")
def test_a_new_reinforcement_waits_for_the_next_turn() -> None:
    """If an Owl is bought, then it is not asked in this turn, nor in another's, but in the owner's next one."""
    t = forge(3).reserve(0, sun=4, gold=2).choose("owl")
    assert t.asked == (0, "EXTRA_ACTION")
    t.choose("yes")
    assert t.asked == (0, "ACT")
    seen = []
    for _ in range(3):
        t.next_turn()
        seen.append(t.asked)
    assert seen == [(1, "ACT"), (2, "ACT"), (0, "REINFORCE")]


@pytest.mark.rule("DFR-054")
def test_one_action_of_either_kind_or_none() -> None:
    """If it is time to act, then forging, exploits and passing are offered, and one of them ends the step."""
    t = forge(3).reserve(0, gold=2, moon=1)
    assert t.options == {"pass", "3g", "1m", "hammer", "chest"}
    for answers in (("pass",), ("chest",), ("3g", "light 1g")):
        t = forge(3).reserve(0, gold=2, moon=1).choose(*answers)
        assert (t.question, t.turn()) == ("ROLL", (1, 1))


@pytest.mark.rule("DFR-055")
@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_next_player_becomes_active(active: int, following: int) -> None:
    """If a turn ends, then the next seat in turn order is active, and after the last one the first again."""
    t = forge(4).first(2).active(active).round(3).reserve(active, gold=2).choose("pass")
    assert t.turn() == (4 if following == 2 else 3, following)


@pytest.mark.rule("DFR-056")
def test_the_others_only_watch() -> None:
    """If the others own reinforcements, gold and shards, then only the active player is asked in his turn."""
    t = forge(3).card(1, "owl", "elder").reserve(1, gold=9, sun=6, moon=6).reserve(0, sun=2).at("reinforcements")
    assert t.asked == (0, "ACT")
    t.choose("pass")
    assert t.asked == (0, "EXTRA_ACTION")
    t.choose("no")
    assert (t.question, t.turn(), t.purse(1)) == ("ROLL", (1, 1), (9, 6, 6, 0))


@pytest.mark.rule("DFR-057")
@pytest.mark.tells("EXTRA_BOUGHT DFR-057")
def test_two_sun_shards_buy_one_more_action() -> None:
    """If 2 of 5 sun shards are paid, then 3 are left and the player acts again, once only."""
    t = forge(3).reserve(0, sun=5, gold=2).choose("pass", "yes")
    assert (t.sun(0), t.asked) == (3, (0, "ACT"))
    t.choose("3g", "light 1g")
    assert (t.question, t.turn(), t.sun(0)) == ("ROLL", (1, 1), 3)


@pytest.mark.rule("DFR-057")
def test_one_sun_shard_does_not_buy_an_action() -> None:
    """If only 1 sun shard is there, then the extra action is closed."""
    t = forge(3).reserve(0, sun=1).choose("pass")
    assert (t.question, t.turn()) == ("ROLL", (1, 1))
    t = forge(3, "triton").card(0, "triton").reserve(0, sun=1).choose("pass")
    assert t.options == {"no", "spend-triton"}
    assert t.closed("yes") == "DFR-021"


@pytest.mark.rule("DFR-058")
def test_the_extra_action_may_be_of_the_same_kind() -> None:
    """If the first action was an exploit, then the second may be one too, even of the same card."""
    t = forge(3).reserve(0, sun=2, moon=2).choose("chest", "yes", "chest")
    assert (t.owned(0, "chest"), t.purse(0)) == (2, (0, 0, 0, 0))


@pytest.mark.rule("DFR-058")
def test_the_extra_action_may_be_of_the_other_kind() -> None:
    """If the first action was an exploit, then the second may be a forging."""
    t = forge(3).reserve(0, sun=2, moon=1, gold=2).choose("chest", "yes", "3g", "dark 1g")
    assert (t.owned(0, "chest"), t.faces(0, "dark").count("3g")) == (1, 1)


@pytest.mark.rule("DFR-059")
def test_whoever_passed_may_buy_the_extra_action() -> None:
    """If the action is passed, then the extra action is offered all the same."""
    t = forge(3).reserve(0, sun=2).choose("pass")
    assert (t.asked, t.options) == ((0, "EXTRA_ACTION"), {"yes", "no"})


@pytest.mark.rule("DFR-060")
def test_scepters_pay_for_the_extra_action() -> None:
    """If a Scepter holds 6 gold, then it pays the whole; with 4 it pays one of the two sun shards."""
    t = forge(3, "scepter").card(0, "scepter").scepter(0, 6).reserve(0, gold=2).at("extra").choose("yes")
    assert (t.asked, t.player(0)["scepters"]) == ((0, "ACT"), [0])
    t = forge(3, "scepter").card(0, "scepter").scepter(0, 4).reserve(0, sun=1, gold=2).at("extra").choose("yes")
    assert (t.asked, t.player(0)["scepters"], t.sun(0)) == ((0, "ACT"), [0], 0)
    t = forge(3, "scepter").card(0, "scepter").scepter(0, 4).reserve(0, gold=2).at("extra")
    assert (t.question, t.turn()) == ("ROLL", (1, 1))


@pytest.mark.rule("DFR-060")
@pytest.mark.parametrize(("sun", "shard"), [(0, 2), (1, 1)])
def test_original_shards_pay_for_the_extra_action(sun: int, shard: int) -> None:
    """If sun and original shards make 2 together, then they pay for the extra action."""
    t = forge(3, "titans").reserve(0, sun=sun, shard=shard, gold=2).at("extra").choose("yes")
    assert (t.asked, t.sun(0), t.shard(0)) == ((0, "ACT"), 0, 0)
    t = forge(3, "titans").reserve(0, shard=1).at("extra")
    assert (t.question, t.turn()) == ("ROLL", (1, 1))
