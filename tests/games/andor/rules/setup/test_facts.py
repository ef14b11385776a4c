"""What is in the box: counts, boards, hero sheets and creature values as the ledger has them."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import lake, river


@pytest.mark.rule("AND-328", "AND-330")
def test_heroes_and_figures() -> None:
    """If the box is opened, then there are 4 sheets with two sides each, 3 knights and 3 ghosts."""
    assert (len(content.hero_ids), len({*content.hero_ids, *content.other_ids})) == (4, 8)
    assert (st.KNIGHTS, st.GHOSTS, content.creature_count[st.KNIGHT]) == (3, 3, 3)


@pytest.mark.rule("AND-329")
def test_creature_figures() -> None:
    """If creatures are counted, then there are 10, 5, 2, 5, 4, 2 marsh trolls and 2 sentinels, and one of each boss."""
    counts = dict(zip(content.creature_ids, content.creature_count, strict=True))
    assert counts == {
        "gor": 10,
        "gorlot": 5,
        "skral": 2,
        "white-skral": 5,
        "troll": 4,
        "marsh-troll": 2,
        "sentinel": 2,
        "knight": 3,
        "buffalo": 1,
        "king": 1,
        "being": 1,
    }
    assert sum(counts.values()) - 3 + 1 == 34  # without the knights, with the Mother Widow


@pytest.mark.rule("AND-331", "AND-052")
def test_dice_of_the_heroes() -> None:
    """If sheets are compared, then the heroes have at most 3, 4, 1 and 2 dice."""
    most = [max(content.hero_dice[row * 3 : row * 3 + 3]) for row in range(4)]
    assert dict(zip(content.hero_ids, most, strict=True)) == {"tenaya": 3, "raashana": 4, "grea": 1, "avida": 2}


@pytest.mark.rule("AND-332", "AND-333")
def test_cards() -> None:
    """If cards are counted, then there are 24 events, 4 towers and 4 Takota cards, and every legend has cards."""
    assert (len(content.event_ids), st.TOWERS, st.TAKOTAS) == (24, 4, 4)
    assert all(content.legend_stars)


@pytest.mark.rule("AND-334", "AND-335")
def test_items_and_fog() -> None:
    """If tokens are counted, then there are 13 items and 16 fog tokens of the printed kinds."""
    assert dict(zip(content.ITEM_KINDS, content.item_count, strict=True)) == {
        "blade": 1,
        "bow": 2,
        "falcon": 1,
        "flask": 5,
        "spyglass": 2,
        "knife": 2,
    }
    assert dict(zip(content.FOG_KINDS, content.fog_count, strict=True)) == {
        "event": 4,
        "gold": 2,
        "strength": 1,
        "widow": 2,
        "will": 2,
        "flask": 1,
        "plant": 2,
        "knife": 1,
        "spirit": 1,
    }


@pytest.mark.rule("AND-336", "AND-344")
def test_tokens() -> None:
    """If tokens are counted, then there are as many as the rulebook lists."""
    blocks = (st.HOPE, st.MUSHROOM, st.ROCK, st.PLANT, st.IQUAR, st.FRAGMENT, st.BLUE, st.DIAGRAM, st.CROWN, st.LOG)
    sizes = [b - a for a, b in zip(blocks, (*blocks[1:], st.THINGS), strict=True)]
    assert sizes == [4, 3, 3, 2, 2, 3, 4, 1, 1, 5]
    assert (st.WELLS, st.AZTURIANS, st.WIDOWS, st.SPELLS) == (4, 4, 9, 3)


@pytest.mark.rule("AND-418")
def test_bases_have_no_part_in_the_rules() -> None:
    """If all figures of the box are out, then none is refused for want of a base."""
    t = river("grea", "avida", "tenaya", "raashana").ghosts(501, 502, 503).knights(561, 562, 563)
    assert t.question == "ACT"


@pytest.mark.rule("AND-450", "AND-451", "AND-225")
def test_backs_logs_and_mushrooms() -> None:
    """If hidden values are listed, then widows, logs and mushrooms have those of the ledger."""
    backs = [content.WIDOW_BACKS[back] for back in content.widow_backs]
    assert sorted(backs) == sorted(["gold-2"] * 3 + ["gold-1"] * 2 + ["will-2"] * 2 + ["strength-1", "will-3"])
    assert (content.logs, content.mushrooms) == ([1, 1, 2, 2, 3], [2, 4, -3])


# --- hero sheets --------------------------------------------------------------------------------------


@pytest.mark.rule("AND-059", "AND-461", "AND-060")
@pytest.mark.parametrize(("will", "dice"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (20, 3)])
def test_dice_of_tenaya(will: int, dice: int) -> None:
    """If Tenaya has so much willpower, then she rolls the dice of its row."""
    assert hero.dice_of(river("tenaya", "grea").will(tenaya=will).s, 0) == dice


@pytest.mark.rule("AND-059", "AND-462")
@pytest.mark.parametrize(("will", "dice"), [(1, 2), (6, 2), (7, 3), (13, 3), (14, 4), (20, 4)])
def test_dice_of_raashana(will: int, dice: int) -> None:
    """If Raashana has so much willpower, then she may roll the dice of its row."""
    assert hero.dice_of(river("raashana", "grea").will(raashana=will).s, 0) == dice


@pytest.mark.rule("AND-059", "AND-463")
@pytest.mark.parametrize("will", [1, 6, 7, 13, 14, 20])
def test_dice_of_grea(will: int) -> None:
    """If Grea fights, then she rolls one die, whatever her willpower."""
    assert hero.dice_of(river("grea", "avida").will(grea=will).s, 0) == 1


@pytest.mark.rule("AND-059", "AND-464")
@pytest.mark.parametrize(("will", "dice"), [(1, 1), (6, 1), (7, 2), (20, 2)])
def test_dice_of_avida(will: int, dice: int) -> None:
    """If Avida has at least 7 willpower, then she rolls two dice, else one."""
    assert hero.dice_of(river("avida", "grea").will(avida=will).s, 0) == dice


# --- boards -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-313")
def test_the_trail_is_one_path_with_the_bridge_in_it() -> None:
    """If the Trail is followed, then it is the chain of the ledger from 540 to 566."""
    path = [540, 539, 538, 530, 529, 520, 519, 503, 510, 552, 542, 543, 544, 545, 564, 565, 566]
    assert [content.printed(space, 1) for space in content.trail] == [str(n) for n in path]


@pytest.mark.rule("AND-312", "AND-561")
def test_the_cave_has_twelve_spaces_behind_550() -> None:
    """If a hero stands on 550, then C1 is one step away and C12 is reached by C11 only."""
    t = river("grea", "avida", legend=6).places(grea=550)
    assert "C1" in t.to_go
    first = (st.SPACES + st.THRONE) * st.NEIGHBOURS
    assert [n for n in content.walks[first : first + st.NEIGHBOURS] if n] == [st.THRONE - 1]
    assert st.THRONE - st.CAVE == 11


@pytest.mark.rule("AND-562")
@pytest.mark.parametrize(
    ("space", "results"), [(1, ()), (2, (1,)), (7, (1, 2, 3)), (9, (2, 3, 5)), (12, (1, 2, 3, 4, 5))]
)
def test_alert_results(space: int, results: tuple[int, ...]) -> None:
    """If a cave space is looked at, then it prints the results of the ledger."""
    assert content.alert[space - 1] == sum(1 << n for n in results)


@pytest.mark.rule("AND-459")
def test_big_dice() -> None:
    """If the big dice are looked at, then grey has 1 to 6 and black 6, 6, 8, 10, 10, 12."""
    assert (content.grey_die, content.black_die) == ([1, 2, 3, 4, 5, 6], [6, 6, 8, 10, 10, 12])


@pytest.mark.rule("AND-525")
def test_beads_and_orders() -> None:
    """If event cards are turned round, then all 24 orders of beads occur once."""
    beads = {tuple(content.event_beads[card * 4 : card * 4 + 4]) for card in range(24)}
    assert len(beads) == 24
    assert all(sorted(row) == [0, 1, 2, 3] for row in beads)


# --- creature values ----------------------------------------------------------------------------------

VALUES = [
    *(("gor", (2, 2, 2), 4, 2), ("gorlot", (4, 4, 4), 6, 3), ("skral", (6, 6, 6), 6, 4)),
    *(("white-skral", (10, 10, 10), 6, 5), ("troll", (14, 14, 14), 12, 6), ("marsh-troll", (10, 10, 10), 9, 6)),
]


@pytest.mark.rule("AND-085", "AND-154", "AND-005")
@pytest.mark.parametrize(("kind", "strength", "will", "reward"), VALUES)
def test_the_values_of_a_fought_creature_are_marked(
    kind: str, strength: tuple[int, int, int], will: int, reward: int
) -> None:
    """If a creature is fought, then its strength, willpower and reward are those of the creature table."""
    dice = {"troll": (1, 2, 3), "marsh-troll": ()}.get(kind, (1, 2))
    t = river("grea", "avida").places(grea=537).creatures(f"{kind} 537").will(grea=20).roll(1).foe(*dice)
    if kind == "marsh-troll":
        t.black(6)
    t.choose("fight 537")
    assert (t.s.foe_strength, t.s.foe_will, t.s.foe_reward) == (strength[0], will, reward)


@pytest.mark.rule("AND-481", "AND-482", "AND-484")
def test_the_creature_table() -> None:
    """If the creature table is read, then it has the values of the ledger."""
    for kind, strength, will, reward in VALUES:
        n = content.creature_ids.index(kind)
        assert tuple(content.creature_strength[n * 3 : n * 3 + 3]) == strength
        assert (content.creature_will[n], content.creature_reward[n]) == (will, reward)


BOSSES = [
    *(("sentinel", (3, 4, 5), 9, 0), ("knight", (10, 10, 10), 6, 4), ("buffalo", (11, 15, 20), 6, 6)),
    *(("king", (8, 12, 16), 12, 0), ("being", (6, 14, 20), 6, 0)),
]


@pytest.mark.rule("AND-483", "AND-486", "AND-488")
@pytest.mark.parametrize(("kind", "strength", "will", "reward"), BOSSES)
def test_the_table_of_great_foes(kind: str, strength: tuple[int, int, int], will: int, reward: int) -> None:
    """If the creature table is read for sentinels, knights and bosses, then it has the values of the ledger."""
    n = content.creature_ids.index(kind)
    assert tuple(content.creature_strength[n * 3 : n * 3 + 3]) == strength
    assert (content.creature_will[n], content.creature_reward[n]) == (will, reward)


@pytest.mark.rule("AND-485", "AND-486", "AND-488")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_bosses_grow_with_the_heroes(heroes: int) -> None:
    """If more heroes play, then king, Terribuffalo and being are stronger."""
    names = ("grea", "avida", "tenaya", "raashana")[:heroes]
    t = river(*names, legend=6).places(grea=550).boss(king=550).will(grea=20).roll(1).foe(1, 2, 3)
    t.choose("fight king").until("FIGHT_ON", "ACT")
    assert t.log("ROUND")[-1] == (2, (8, 12, 16)[heroes - 2] + 3)
    t = lake(*names).places(grea=430).boss(buffalo=430).will(grea=20).roll(1).foe(1, 2).choose("fight buffalo")
    t.until("FIGHT_ON", "ACT")
    assert t.log("ROUND")[-1] == (2, (11, 15, 20)[heroes - 2] + 2)
    t = lake(*names, legend=7).places(grea=430).boss(being=430).will(grea=20).roll(1).black(6).choose("fight being")
    t.until("FIGHT_ON", "ACT")
    assert t.log("ROUND")[-1] == (2, (6, 14, 20)[heroes - 2] + 6)


@pytest.mark.rule("AND-401", "AND-155", "AND-156")
def test_the_gorlot_in_both_readings() -> None:
    """If the other reading is chosen, then a Gorlot has 2 strength, else 4; 6 willpower, 2 dice, reward 3 in both."""
    for gorlot, strength in (("four", 4), ("two", 2)):
        t = river("grea", "avida", gorlot=gorlot).places(grea=537).creatures("gorlot 537").roll(1).foe(1, 2)
        t.choose("fight 537")
        assert t.log("ROUND")[-1] == (2, strength + 2)
        assert (t.s.foe_will, t.s.foe_reward) == (6, 3)
