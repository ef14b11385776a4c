"""The setup card, the overview and what lies ready before the first turn."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import GAME, content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.rules.legends import legends
from tests.games.andor.scenario import Table, lake, river

BY_CARD = (3, 4, 5, 6)
OWN = (1, 2, 7)
HEROES = ("grea", "avida")
PLACED = (5, 6, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 6, 6)  # pairs of dice: three mushrooms, four hope stones
FOUND = (56, 11, 12, 22, 33, 44, 66)


def begun(legend: int, *heroes: str) -> Table:
    """A game from the box."""
    return river(*(heroes or HEROES), legend=legend).opening()


# --- heroes -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-001")
@pytest.mark.tells("HERO_CHOSEN AND-001")
def test_each_player_picks_a_hero() -> None:
    """If no heroes are named, then each player picks one, and nobody one that is taken."""
    t = river("grea", "avida").opening(heroes="")
    assert (t.question, t.options) == ("CHOOSE_HERO", set(content.hero_ids))
    t.choose("grea")
    assert (t.question, t.options, t.closed("grea")) == ("CHOOSE_HERO", {"tenaya", "raashana", "avida"}, "AND-001")
    t.choose("avida")
    assert [content.hero_ids[t.s.hero[seat]] for seat in range(2)] == ["grea", "avida"]
    assert t.log("HERO_CHOSEN") == [("grea", "grea"), ("avida", "avida")]


@pytest.mark.rule("AND-002", "AND-162", "AND-443")
def test_the_first_day_begins_with_turns() -> None:
    """If a game begins, then every time stone is before the first hour and no sunrise came before."""
    t = begun(3)
    assert (list(t.s.hour), t.s.asleep, t.s.day, t.question) == ([0] * 4, 0, 1, "ACT")
    assert (t.log("SUNRISE"), t.narrator) == ([], "A")


@pytest.mark.rule("AND-056", "AND-058")
@pytest.mark.parametrize("legend", [1, 2, 5])
def test_heroes_start_with_1_strength_and_7_willpower(legend: int) -> None:
    """If a legend begins and says nothing else, then every hero has 1 strength, 7 willpower and no gold."""
    t = begun(legend, "grea", "avida", "tenaya", "raashana")
    assert (list(t.s.strength), list(t.s.will), list(t.s.gold)) == ([1] * 4, [7] * 4, [0] * 4)


@pytest.mark.rule("AND-449")
@pytest.mark.parametrize(("legend", "first"), [(1, 400), (2, 400), (7, 400), (4, 500), (5, 500), (6, 500)])
def test_heroes_start_on_the_space_with_their_rank(legend: int, first: int) -> None:
    """If a legend says nothing else, then the heroes stand on 24, 33, 41 and 60."""
    t = begun(legend, "avida", "raashana", "grea", "tenaya")
    assert [t.place_of(hero) for hero in t.heroes] == [first + rank for rank in (24, 33, 41, 60)]


@pytest.mark.rule("AND-442", "AND-061")
@pytest.mark.tells("DAY_BEGINS AND-442")
@pytest.mark.parametrize(
    ("heroes", "first"),
    [(("grea", "avida"), "grea"), (("avida", "raashana"), "raashana"), (("avida", "grea", "tenaya"), "tenaya")],
)
def test_the_highest_rank_begins(heroes: tuple[str, ...], first: str) -> None:
    """If the first day begins, then the hero with the highest rank has the first turn."""
    assert begun(4, *heroes).asked == (first, "ACT")


@pytest.mark.rule("AND-061")
def test_tenaya_has_the_highest_rank_and_avida_the_lowest() -> None:
    """If ranks are compared, then Tenaya's 60 is the highest and Avida's 24 the lowest."""
    rank = dict(zip(content.hero_ids, content.hero_rank, strict=True))
    assert (rank["tenaya"], max(rank.values()), rank["avida"], min(rank.values())) == (60, 60, 24, 24)


@pytest.mark.rule("AND-019")
@pytest.mark.parametrize("legend", [1, 3])
def test_fire_spells_start_ready(legend: int) -> None:
    """If Tenaya plays, then her three spells show their -2 side."""
    assert list(begun(legend, "tenaya", "grea").s.spell) == [st.READY] * 3


# --- supplies -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-003")
@pytest.mark.tells("CREATURE_PLACED AND-003")
@pytest.mark.parametrize("legend", range(1, 8))
def test_creatures_come_from_the_supply(legend: int) -> None:
    """If a legend begins, then its first creatures are on the board and all others in the supply."""
    t = begun(legend)
    others = ("mild ", "grim ", "from three ", "with three ", "with four ")
    lines = [line.removeprefix("not mild ") for line in content.LEGENDS[legend - 1]["creatures"]]
    first = [line.removeprefix("to three ").partition(" on ") for line in lines if not line.startswith(others)]
    assert t.creatures_now == {int(space): kind for kind, _, space in first}
    standing = [kind for kind, _, _ in first]
    left = [
        count - standing.count(kind) for kind, count in zip(content.creature_ids, content.creature_count, strict=True)
    ]
    assert list(t.s.supply) == left[: st.WALKERS]


@pytest.mark.rule("AND-006")
def test_the_event_cards_are_one_shuffled_deck() -> None:
    """If a game begins, then one back is seen, the other 23 cards are not, and another seed has another card."""
    tops = set()
    for seed in range(12):
        s = river(*HEROES).opening(seed=seed).s
        tops.add(s.top_card[0])
        assert s.top_card[0] >= 0
        assert (s.event_deck.bit_count(), s.event_used, s.event_box) == (23, 0, 0)
    assert len(tops) > 3


@pytest.mark.rule("AND-007", "AND-018")
def test_what_a_legend_does_not_use_is_in_the_supply() -> None:
    """If a game begins, then no gold, star or other token is with anybody, and no goal is marked."""
    t = begun(3)
    assert (t.things_of("grea"), t.things_of("avida"), t.s.goals) == (set(), set(), 0)
    assert t.widows_now == []
    for field in (t.s.knight, t.s.ghost, t.s.azturian, t.s.boss, t.s.sentinel):
        assert max(field) <= 0
    assert {t.where_is(thing) for thing in ("plant-1", "plant-2", "rock-1", "rock-3")} == {st.ON_BOARD}


@pytest.mark.rule("AND-008")
@pytest.mark.parametrize("legend", range(1, 8))
def test_every_fog_space_has_a_token_nobody_has_seen(legend: int) -> None:
    """If a legend begins, then 16 unknown tokens lie on the fog spaces."""
    t = begun(legend)
    assert list(t.s.fog) == [st.UNKNOWN] * 16
    assert list(t.s.fog_bag) == [4, 2, 1, 2, 2, 1, 2, 1, 1]


@pytest.mark.rule("AND-009")
@pytest.mark.parametrize(("legend", "wells"), [(1, {406, 429, 443, 462}), (3, {507, 526, 554, 562})])
def test_all_wells_are_full(legend: int, wells: set[int]) -> None:
    """If a legend begins, then its four wells are full."""
    assert begun(legend).wells_now == wells


@pytest.mark.rule("AND-010")
@pytest.mark.parametrize("legend", range(1, 8))
def test_all_items_lie_on_the_item_board(legend: int) -> None:
    """If a legend begins, then all 13 items are on the item board."""
    assert list(begun(legend).s.where)[: st.ITEMS] == [st.ON_BOARD] * 13


@pytest.mark.rule("AND-011", "AND-184")
@pytest.mark.parametrize("legend", range(1, 8))
def test_the_narrator_starts_on_a(legend: int) -> None:
    """If a legend begins, then the narrator stands on A."""
    assert begun(legend).narrator == "A"


@pytest.mark.rule("AND-014", "AND-024")
@pytest.mark.parametrize("legend", range(1, 8))
def test_only_the_setup_card_has_tower_mushrooms_and_stones(legend: int) -> None:
    """If legend 3, 4, 5 or 6 is played, then a tower card, mushrooms and hope stones lie there, else none."""
    t = begun(legend)
    placed = [0 < t.s.where[thing] < st.SPACES for thing in range(st.HOPE, st.ROCK)]
    assert placed == [legend in BY_CARD] * 7
    assert (t.s.tower == st.TOWER_LIES) == (legend in BY_CARD)


@pytest.mark.rule("AND-015", "AND-016", "AND-017")
@pytest.mark.tells("THING_PLACED AND-015", "THING_PLACED AND-016")
def test_mushrooms_and_stones_are_placed_by_two_dice() -> None:
    """If red 5 and own 6 are rolled, then the token lies on 556, each token by a roll of its own, face down."""
    t = river(*HEROES).roll(*PLACED).opening()
    things = [*range(st.MUSHROOM, st.MUSHROOM + 3), *range(st.HOPE, st.HOPE + 4)]
    assert [t.s.where[thing] for thing in things] == list(FOUND)
    assert list(t.s.face)[:7] == [st.UNKNOWN] * 7


# --- legends ------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-012", "AND-013")
@pytest.mark.parametrize("legend", range(1, 8))
def test_the_cards_of_a_legend_come_by_their_letters(legend: int) -> None:
    """If a legend has cards, then each has a letter of the track between A and N, in this order."""
    letters = content.star_letters(content.LEGENDS[legend - 1])
    assert letters == sorted(letters)
    assert letters
    assert "N" not in letters
    assert content.legend_stars[legend - 1] == sum(1 << content.LETTERS.index(letter) for letter in letters)


@pytest.mark.rule("AND-021")
def test_there_are_seven_legends() -> None:
    """If somebody starts, then one of seven legends is chosen."""
    assert len(content.legend_ids) == 7
    assert next(option.values for option in v.OPTIONS if option.name == "legend") == (1, 2, 3, 4, 5, 6, 7)


@pytest.mark.rule("AND-022")
def test_the_first_legend_is_the_introduction() -> None:
    """If nothing is said, then legend 1 is played, in which no item is for sale."""
    assert next(option.default for option in v.OPTIONS if option.name == "legend") == 1
    assert not begun(1).s.flags & st.FOR_SALE
    assert begun(2).s.flags & st.FOR_SALE


@pytest.mark.rule("AND-023", "AND-026")
@pytest.mark.parametrize("legend", range(1, 8))
def test_a_legend_has_its_own_components_only(legend: int) -> None:
    """If a legend begins, then only what its own card names is there, whatever was played before."""
    s = begun(legend).s
    assert (s.flaps > 0) == (legend in (2, 7))
    assert (s.catapult > 0, s.orweyn > 0) == (legend == 6, legend == 5)
    assert (s.tile > 0) == (legend in BY_CARD)
    assert (max(s.ghost) > 0) == (legend == 4)


@pytest.mark.rule("AND-025", "AND-185", "AND-339")
@pytest.mark.tells("CARD AND-025", "LEGEND_BEGINS AND-025")
@pytest.mark.parametrize("legend", range(1, 8))
def test_card_a1_is_read_after_setup(legend: int) -> None:
    """If the table is laid, then the legend's first card is told before the first turn."""
    t = begun(legend)
    assert (t.log("CARD"), t.log("LEGEND_BEGINS")) == ([(legend, "A")], [(legend,)])
    assert t.story.index("CREATURE_PLACED") < t.story.index("CARD") < t.story.index("TURN_BEGINS")


@pytest.mark.rule("AND-013")
@pytest.mark.tells("CARD_UNLETTERED AND-013")
@pytest.mark.parametrize("legend", range(1, 8))
def test_cards_without_a_letter_are_read_before_a1(legend: int) -> None:
    """If the table is laid, then the set-up card and that of the first creatures are read, then A1, and never again."""
    t = begun(legend)
    assert t.log("CARD_UNLETTERED") == [(legend, 0), (legend, 1)]
    first, second = (i for i, name in enumerate(t.story) if name == "CARD_UNLETTERED")
    assert first < second < t.story.index("CARD")
    assert t.story.index("CREATURE_PLACED") == (first if legend == 6 else second) + 1


@pytest.mark.rule("AND-015", "AND-640", "AND-650")
@pytest.mark.parametrize(("legend", "more"), [(3, []), (4, ["AND-640"] * 4), (5, ["AND-650"] * 3)])
def test_dice_place_each_thing_by_its_own_rule(legend: int, more: list[str]) -> None:
    """If two dice place something, then the log names the rule for mushrooms, hope stones and the legend's own."""
    assert sorted(begun(legend).cited("THING_PLACED")) == ["AND-015"] * 3 + ["AND-016"] * 4 + more


@pytest.mark.rule("AND-002", "AND-019")
@pytest.mark.parametrize("legend", [1, 3])
def test_nothing_has_happened_when_a_legend_begins(legend: int) -> None:
    """If the table is laid, then no hour is spent, nobody lies or has a ruin spirit, and no creature was beaten."""
    s = begun(legend).s
    for field in (s.hour, s.spirit, s.lying, s.beaten, s.held, s.rolled):
        assert max(field) == min(field) == 0
    assert max(s.touched) == min(s.touched) == 0
    assert (s.asleep, s.used, s.goals, s.solved, s.cleared, s.fires_lit, s.shields, s.ended) == (0,) * 8
    assert (s.event_used, s.event_box, s.dry_wells, s.rests, s.merchant_way, s.met, s.got_gold, s.stopped) == (0,) * 8
    assert (s.foe, s.foe_place, s.fighters, s.archers, s.knives, s.round, s.bladed, s.stoned) == (0,) * 8


@pytest.mark.rule("AND-006", "AND-009")
@pytest.mark.parametrize("legend", range(1, 8))
def test_wells_cards_and_widow_tokens_are_all_there(legend: int) -> None:
    """If the table is laid, then all wells are full, no widow token and no event but the top one was seen."""
    s = begun(legend).s
    assert (s.wells, s.widow_bag) == ((1 << st.WELLS) - 1, (1 << st.WIDOWS) - 1)
    assert s.event_deck | 1 << s.top_card[0] == (1 << st.EVENTS) - 1


@pytest.mark.rule("AND-020")
def test_all_heroes_lose_together_and_win_together() -> None:
    """If a legend ends, then all heroes have won it or none."""
    t = lake("grea", "avida").letter("M").sunrise()
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([], [0, 0])
    t = lake("grea", "avida").delivered("iquar-1").boss(buffalo=430).places(grea=430).strength(grea=14)
    t.roll(6).foe(1, 2).choose("fight buffalo").lightly()
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([0, 1], [1, 1])


@pytest.mark.rule("AND-601")
def test_lines_may_belong_to_a_variant() -> None:
    """If a line is marked, then it stays away in the mild variant or comes only in the grim one."""
    masks = [content.card_line("x", f"{words}gor on 501", "river")[3] for words in ("", "not mild ", "grim ", "mild ")]
    assert [mask % 8 for mask in masks] == [7, 6, 4, 1]
    always = {508: "gor", 551: "gor"}
    added = {534: "gor", 514: "gor", 528: "gor"}
    grim = {533: "gorlot"}
    assert river(*HEROES, variant="mild").opening().creatures_now == always
    assert river(*HEROES, variant="standard").opening().creatures_now == always | added
    assert river(*HEROES, variant="grim").opening().creatures_now == always | added | grim
    begun = [river(*HEROES, variant=variant).opening() for variant in ("mild", "standard", "grim")]
    assert [t.strength_of("grea") for t in begun] == [4, 3, 2]


@pytest.mark.rule("AND-602")
@pytest.mark.parametrize(
    ("words", "numbers"),
    [("", {2, 3, 4}), ("with two ", {2}), ("from three ", {3, 4}), ("to three ", {2, 3}), ("grim with four ", {4})],
)
def test_lines_may_belong_to_a_number_of_heroes(words: str, numbers: set[int]) -> None:
    """If a line is marked for so many heroes, then it is carried out when so many play, and not otherwise."""
    meant = content.card_line("x", f"{words}gor on 501", "river")[3]
    assert {heroes for heroes in (2, 3, 4) if meant & 1 << (legends.FOR_HEROES + heroes - 2)} == numbers
    assert meant % 8 == (4 if "grim" in words else 7)


@pytest.mark.rule("AND-602", "AND-603")
@pytest.mark.parametrize("legend", range(1, 8))
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_legend_says_with_what_its_heroes_begin(legend: int, heroes: int) -> None:
    """If the set-up of a legend names strength or gold for so many heroes, then each has it, else as usual."""
    expected = {"strength": content.start_strength, "gold": 0}
    for line in content.LEGENDS[legend - 1]["setup"]:
        for words, mask in content.FOR_HEROES.items():
            rest = line.removeprefix(words).split() if line.startswith(words) else []
            if rest[:2] == ["heroes", "with"] and mask & 1 << (legends.FOR_HEROES + heroes - 2):
                expected[rest[3]] = int(rest[2])
    state = GAME.start(heroes, 1, {"legend": legend, "heroes": ",".join(content.hero_ids[:heroes])})
    assert isinstance(state, st.AndorState)
    while state.day == 0:
        GAME.apply(state, state.options[0])
    assert {(state.strength[seat], state.gold[seat]) for seat in range(heroes)} == {tuple(expected.values())}
