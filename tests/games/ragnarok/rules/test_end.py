"""The four ways to end, ties, and the stop rule."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war

ALL_BUT_TWO = (1, 2, 3, 8, 9, 10, 5, 7)  # Land C, A without 4, and B without 6


@pytest.mark.rule("LOR-110")
def test_three_lands_win_at_once() -> None:
    """If a move takes the last Region that is needed for three Lands, then the game is over before anything else."""
    t = war(4, mode="none").owns(0, *ALL_BUT_TWO).army(0, 5, 3).army(1, 16, 1).move(5, 6)
    assert t.is_over
    assert t.outcome.winners == [0]
    assert t.outcome.reason == "LOR-110"


@pytest.mark.rule("LOR-110")
def test_two_lands_are_not_enough() -> None:
    """If a player has two Lands, then the game goes on."""
    t = war(4, mode="none").owns(0, 1, 2, 3, 4, 8, 9).army(0, 11, 1).army(0, 9, 4).army(1, 16, 1).move(9, 10)
    assert t.owner(10) == 0
    assert not t.is_over


@pytest.mark.rule("LOR-188")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("too_many", [0, 1])
def test_a_region_of_the_three_lands_may_be_missing(players: int, too_many: int) -> None:
    """If one Region of three Lands is missing (two of five players), then he wins; with one more missing not."""
    missing = (1, 20, 4)[: (2 if players == 5 else 1) + too_many]
    t = war(players, mode="none").owns(0, *{*range(1, 8), *range(18, 22)} - {*missing, 19}).army(0, 18, 4)
    t.army(1, 16, 1)
    assert t.player(0)["lacks_to_jarl"] == 1 + too_many
    t.move(18, 19)
    assert t.player(0)["lacks_to_jarl"] == too_many
    assert t.is_over != bool(too_many)


@pytest.mark.rule("LOR-188")
def test_the_lands_that_lack_the_fewest_count() -> None:
    """If a player has some of every Land, then only the three that lack the fewest count, wherever they lie."""
    t = war(4, mode="none").owns(0, 1, 6, 7, 8, 11, 12, 13, 15, 18).army(0, 16, 2).army(1, 9, 1)
    assert t.player(0)["lacks_to_jarl"] == 1 + 1 + 1 - 1
    assert t.player(1)["lacks_to_jarl"] == 2 + 3 + 3 - 1


@pytest.mark.rule("LOR-188", "LOR-170")
def test_where_there_are_not_three_lands_nobody_is_great_jarl() -> None:
    """If a map has a single Land, then whoever holds all of it has not won."""
    t = war(2, mode="none").on_map("line").owns(0, 1, 2).army(0, 2, 2).army(1, 3, 1).hand(0, "axe 3")
    t.attack(2, 3).choose("axe 3")
    assert t.owner(3) == 0
    assert not t.is_over


@pytest.mark.rule("LOR-111")
@pytest.mark.parametrize(
    ("players", "temples", "over"), [(2, 4, True), (2, 3, False), (3, 5, True), (3, 4, False), (5, 5, True)]
)
def test_temple_regions_win_at_once(players: int, temples: int, over: bool) -> None:
    """If a player controls five Regions with Temples (four of two players), then he wins; with one fewer not."""
    regions = (2, 5, 15, 17, 19)[:temples]
    t = war(players, mode="none").owns(0, *regions).built(*regions[1:]).army(0, 3, 1).army(1, 20, 1)
    t.special("build-temple")
    assert t.is_over == over
    if over:
        assert (t.outcome.winners, t.outcome.reason) == ([0], "LOR-111")


@pytest.mark.rule("LOR-119", "LOR-110")
def test_immediate_wins_are_looked_at_after_every_effect() -> None:
    """If a raise in Prayer gives the last Region, then the game is over in the middle of the turn."""
    t = war(4, mode="none").owns(0, *ALL_BUT_TWO).camp(0, 6, 2).pieces(freyja=2).until("PRAY_TO").choose("freyja")
    t.choose("A2 in 6")
    assert t.is_over


@pytest.mark.rule("LOR-119")
def test_another_player_may_win_in_ones_turn() -> None:
    """If the loser's Retreat takes the last Region he needs for a third Land, then he wins in the attacker's turn."""
    t = war(3, mode="none").owns(1, 1, 3, 4, 7, 15, 16, 17).army(1, 6, 3).loki(7).owns(2, 5).army(2, 11, 1)
    t.army(0, 8, 2, 1).hand(0, "wild 4").attack(8, 6, value=2).choose("wild 4")
    assert t.owner(5) == 1
    assert t.is_over
    assert (t.outcome.winners, t.outcome.reason) == ([1], "LOR-110")


# --- Ragnarok -------------------------------------------------------------------------------------


def doom(players: int = 3, *cards: int) -> Table:
    """These cards are fulfilled; everybody has an Army."""
    t = war(players, mode="none").fulfilled(*cards)
    for seat in range(players):
        t.army(seat, (1, 5, 9, 11, 16)[seat], 1)
    return t


def passes(t: Table) -> Table:
    """The turn is spent with Prepare."""
    return t.special("prepare").choose("fehu", "fehu")


@pytest.mark.rule("LOR-261", "LOR-175")
def test_two_slain_monsters_fulfil_a_card() -> None:
    """If a player has slain two monsters at the end of a turn, then the first card is fulfilled."""
    t = passes(doom().slain(1, "troll", "garm"))
    assert t.table["ragnarok"] == [True, False, False, False, False]
    apart = passes(doom().slain(1, "troll").slain(2, "garm"))
    assert apart.table["ragnarok"] == [False] * 5


@pytest.mark.rule("LOR-262")
def test_a_complete_monument_fulfils_a_card() -> None:
    """If a monument has four pieces at the end of a turn, then the second card is fulfilled; with three it is not."""
    assert passes(doom().pieces(thor=4)).table["ragnarok"] == [False, True, False, False, False]
    assert passes(doom().pieces(thor=3, odin=3, freyja=3)).table["ragnarok"] == [False] * 5


@pytest.mark.rule("LOR-263")
@pytest.mark.parametrize(("players", "temples", "done"), [(2, 3, True), (2, 2, False), (3, 4, True), (3, 3, False)])
def test_temples_one_short_of_the_win_fulfil_a_card(players: int, temples: int, done: bool) -> None:
    """If a player controls one Temple Region fewer than he needs, then the third card is fulfilled."""
    regions = (2, 15, 17, 19)[:temples]
    t = passes(doom(players).owns(0, *regions).built(*regions))
    assert t.table["ragnarok"] == [False, False, done, False, False]


@pytest.mark.rule("LOR-264")
def test_two_lands_fulfil_a_card() -> None:
    """If a player controls two Lands, then the fourth card is fulfilled; with one it is not."""
    assert passes(doom().owns(2, 8, 9, 10, 15, 16, 17)).table["ragnarok"] == [False, False, False, True, False]
    assert passes(doom().owns(2, 8, 9, 10, 15, 16)).table["ragnarok"] == [False] * 5


@pytest.mark.rule("LOR-265")
def test_four_alliances_fulfil_a_card() -> None:
    """If a player is allied with four realms, then the fifth card is fulfilled; with three it is not."""
    four = ("vanaheim", "alfheim", "jotunheim", "muspelheim")
    assert passes(doom().allies(1, *four)).table["ragnarok"] == [False, False, False, False, True]
    assert passes(doom().allies(1, *four[:3])).table["ragnarok"] == [False] * 5


@pytest.mark.rule("LOR-115")
def test_a_fulfilled_card_stays_fulfilled() -> None:
    """If nobody meets a fulfilled card any more, then it stays fulfilled."""
    t = passes(doom(3, 1, 4))
    assert t.table["ragnarok"] == [True, False, False, True, False]
    assert not t.table["last_round"]


@pytest.mark.rule("LOR-113", "LOR-175")
def test_the_third_card_gives_every_other_player_one_more_turn() -> None:
    """If the third card is fulfilled in a turn of seat 1, then seats 2 and 0 have one turn each, and seat 1 none."""
    t = passes(doom(3, 1, 4).turn_of(1).pieces(thor=4))
    assert t.table["last_round"]
    turns = []
    while not t.is_over:
        turns.append(t.active)
        passes(t)
    assert turns == [2, 0]
    assert t.outcome.reason == "LOR-114"
    assert t.log("RAGNAROK_COMES") == [(1,)]


@pytest.mark.rule("LOR-175", "LOR-111")
def test_immediate_wins_still_count_in_the_last_turns() -> None:
    """If a player takes his fifth Temple Region in the last round, then he has won at once."""
    t = passes(doom(3, 1, 4).pieces(thor=4).owns(1, 2, 15, 17, 19, 12).built(2, 15, 17, 19))
    assert t.active == 1
    t.special("build-temple").choose(12)
    assert t.is_over
    assert (t.outcome.winners, t.outcome.reason) == ([1], "LOR-111")


def judged(t: Table) -> Table:
    """Ragnarok has come in the turn of seat 2, and the last turns are spent."""
    t.turn_of(2).pieces(thor=4)
    while not t.is_over:
        passes(t)
    return t


@pytest.mark.rule("LOR-114")
def test_most_inner_regions_win() -> None:
    """If Ragnarok is over, then the player with most inner Regions wins, not the one with most Regions."""
    t = judged(doom(3, 1, 4).owns(0, 2, 3, 6, 8, 13).owns(1, 7))
    assert t.outcome.winners == [1]


@pytest.mark.rule("LOR-114")
def test_of_equal_inner_regions_most_regions_win() -> None:
    """If two players have equally many inner Regions, then the one with more Regions wins."""
    t = judged(doom(3, 1, 4).owns(0, 4, 2).owns(1, 7))
    assert t.outcome.winners == [0]


@pytest.mark.rule("LOR-114")
def test_of_equal_regions_the_total_value_of_armies_decides() -> None:
    """If inner Regions and Regions are equal, then the higher sum of Armies wins."""
    t = judged(doom(3, 1, 4).owns(0, 4).owns(1, 7).army(1, 5, 2))
    assert t.outcome.winners == [1]


@pytest.mark.rule("LOR-177", "LOR-114")
def test_equal_in_all_the_victory_is_shared() -> None:
    """If two players are equal in all three, then both have won."""
    t = judged(doom(3, 1, 4).owns(0, 4).owns(1, 7))
    assert sorted(t.outcome.winners) == [0, 1]


@pytest.mark.rule("LOR-177", "LOR-116")
def test_where_nobody_has_anything_the_victory_is_shared() -> None:
    """If the last Army is trampled in the last turn and nobody has a Region, then all are equal, and all have won."""
    t = war(3, mode="none").rounds(60).turn_of(2).camp(2, 6, 1).monster("troll", 8).roll("move 1")
    t.special("monsters").activates("troll").choose(6).choose("none")
    assert sorted(t.outcome.winners) == [0, 1, 2]


@pytest.mark.rule("LOR-116")
def test_after_sixty_rounds_the_inner_regions_decide() -> None:
    """If the last turn of round 60 is over, then the game ends as after Ragnarok; after round 59 it goes on."""
    t = passes(doom().rounds(60).turn_of(2).owns(1, 7))
    assert t.is_over
    assert (t.outcome.winners, t.outcome.reason) == ([1], "LOR-116")
    assert not passes(doom().rounds(59).turn_of(2)).is_over


@pytest.mark.rule("LOR-124")
def test_a_round_is_one_turn_of_each_player() -> None:
    """If the last seat has had its turn, then the next round begins with the first player."""
    t = doom()
    assert (t.table["round"], t.active) == (1, 0)
    passes(t)
    assert (t.table["round"], t.active) == (1, 1)
    passes(passes(t))
    assert (t.table["round"], t.active) == (2, 0)


@pytest.mark.rule("LOR-176")
def test_nobody_is_eliminated() -> None:
    """If a player has neither Army nor Region, then his turn still comes."""
    t = passes(war(3, mode="none").army(0, 1, 1).army(2, 9, 1))
    assert t.asked == (1, "COMEBACK_IN")


@pytest.mark.rule("LOR-175")
def test_ragnarok_cards_are_looked_at_when_a_turn_ends() -> None:
    """If a player has his second Land in the middle of a turn, then the card is fulfilled at its end, not before."""
    t = war(3, mode="none").owns(0, 8, 9, 1, 2, 3, 4).army(0, 9, 4).army(1, 16, 1).army(2, 11, 1).move(9, 10).stop()
    assert len(t.player(0)["lands"]) == 2
    assert t.table["ragnarok"] == [False] * 5
    t.choose("prepare", "fehu", "fehu")
    assert t.table["ragnarok"] == [False, False, False, True, False]


@pytest.mark.rule("LOR-119")
def test_of_two_who_have_won_the_active_player_is_looked_at_first() -> None:
    """If seat 0 holds three Lands too when seat 2 takes its third in its own turn, then seat 2 has won."""
    t = war(3, mode="none").owns(0, *range(8, 18)).owns(2, 1, 2, 3, 7, 18, 19, 20, 21).army(2, 5, 3).army(0, 9, 1)
    t.turn_of(2).move(5, 6)
    assert t.outcome.winners == [2]


@pytest.mark.rule("LOR-114", "LOR-023")
def test_what_decides_is_counted_on_the_table() -> None:
    """If a player holds Regions, inner ones, a Land, Temples and Armies, then the table counts each for him alone."""
    t = war(3, mode="none").owns(0, 5, 6, 7, 10, 8).built(5, 8, 12).army(0, 1, 3, 2).army(1, 12, 1)
    mine, theirs = t.player(0), t.player(1)
    assert (mine["regions"], mine["inner"], mine["lands"], mine["temples"], mine["army_value"]) == (
        6,
        2,
        ["eldvik"],
        2,
        5,
    )
    assert (theirs["regions"], theirs["inner"], theirs["lands"], theirs["temples"], theirs["army_value"]) == (
        1,
        0,
        [],
        1,
        1,
    )


@pytest.mark.rule("LOR-119")
def test_of_others_who_have_won_the_next_clockwise_is_looked_at_first() -> None:
    """If two others hold three Lands when seat 0 takes a Region, then the one who comes first after it has won."""
    three = (1, 2, 3, 4, 18, 19, 20, 21, 5, 7)
    t = war(4, mode="none").owns(1, *range(9, 18)).owns(2, *three).army(0, 8, 3).move(8, 6)
    assert t.outcome.winners == [1]
    t = war(4, mode="none").owns(3, *range(9, 18)).owns(2, *three).army(0, 8, 3).move(8, 6)
    assert t.outcome.winners == [2]


@pytest.mark.rule("LOR-188")
def test_nobody_lacks_less_than_nothing() -> None:
    """If a player holds all of three Lands, one Region more than he needs, then he lacks none."""
    t = war(4, mode="none").owns(0, *range(8, 18)).army(1, 1, 1)
    assert t.player(0)["lacks_to_jarl"] == 0


@pytest.mark.rule("LOR-114")
def test_all_armies_of_a_player_are_added_up() -> None:
    """If inner Regions and Regions are equal, then two Armies of 2 and 1 are more than one of 2."""
    t = judged(doom(3, 1, 4).owns(0, 4).owns(1, 7).army(0, 1, 2, 1).army(1, 5, 2))
    assert t.outcome.winners == [0]
