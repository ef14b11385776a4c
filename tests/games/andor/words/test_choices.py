"""The answers of Andor as data: groups, parts, and the chances of every fight with what they count."""

from __future__ import annotations

from ninerealms.games.andor import GAME
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.scenario.words import action_of
from ninerealms.games.andor.seen import fight_odds
from ninerealms.games.andor.seen import odds as reckoned
from ninerealms.games.andor.words import odds
from ninerealms.kernel.choice import Choice
from ninerealms.text.languages import LANGUAGES
from tests.games.andor.scenario import Table, river
from tests.games.andor.words.speaking import in_all, in_english
from tests.games.sentences import parts_in_english


def choice_of(t: Table, word: str) -> Choice:
    return GAME.say_choice(t.s, action_of(t.s, word))


def chances(t: Table, word: str) -> list[tuple[int, str]]:
    return [(round(100 * each.chance), in_english(each.counts)) for each in choice_of(t, word).odds]


def skral(*heroes: str) -> Table:
    """All heroes on the space of a Skral, Grea with 4 hours used."""
    t = river(*heroes, legend=4).places(**dict.fromkeys(heroes, 537)).creatures("skral 537")
    return t.strength(**dict.fromkeys(heroes, 3)).hours(grea=4)


def test_an_attack_says_what_it_may_bring_alone_and_together() -> None:
    """If others could join, then fight, round and defeat are told for the hero alone, the fight for all together."""
    t = skral("grea", "tenaya").strength(grea=7)
    found = choice_of(t, "fight 537")
    assert parts_in_english(GAME, found) == ["Fight", "Fight Skral", "6 strength, 6 willpower", "1 hour a round"]
    alone, both = (tuple(reckoned.fighter_of(t.s, seat, 37) for seat in range(n)) for n in (1, 2))
    foe = reckoned.Foe(2, 6, 6)
    first, all_ = fight_odds.fight_odds(alone, foe), fight_odds.fight_odds(both, foe)
    assert 0.995 < all_.won < 1
    assert [each.chance for each in found.odds] == [
        round(first.won, 2),
        round(float(reckoned.round_odds(alone, foe).won), 2),
        round(first.beaten, 2),
        0.99,  # never sure by rounding
    ]
    assert [text for _, text in chances(t, "fight 537")] == [
        f"to win the fight within 3 hours, losing {first.loss:.1f} willpower on average",
        "to win the next round",
        "that a hero is beaten",
        f"to win it with Tenaya within 7 hours, losing {all_.loss:.1f} willpower in all on average",
    ]


def test_odds_are_said_in_three_languages() -> None:
    """If Grea needs more luck than there is, then 0 % and the loss are said in every language."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("skral 537").strength(grea=3).hours(grea=6)
    first, second, *_ = choice_of(t, "fight 537").odds
    assert first.chance == 0
    assert in_all(first.counts) == [
        "to win the fight within 1 hour, losing 3.5 willpower on average",
        "de gagner le combat en 1 Heure, pour 3,5 de Volonté perdue en moyenne",
        "意志力の平均損失3.5、1時間以内に戦闘に勝つ見込み",
    ]
    assert in_all(second.counts) == [
        "to win the next round",
        "de gagner le prochain tour de combat",
        "次のラウンドに勝つ見込み",
    ]


def test_what_is_not_counted_is_said() -> None:
    """If a fighter has a knife, the crown or a bow, then the number says what it does with them."""
    t = skral("grea", "raashana").has("grea", "knife").has("raashana", "crown").figures(flaps=537)
    text = chances(t, "fight 537")[-1][1]
    assert text.endswith(
        "(with a bow one stops at the mean or above; not counted: throwing knife, Griffin Crown, Flaps)"
    )
    spell = skral("tenaya", "grea").spells("prepared", "ready", "ready")
    assert chances(spell, "fight 537")[0][1].endswith("(not counted: fire spell)")


def test_invitations_and_joining_compare_the_groups() -> None:
    """If heroes are invited or asked to join, then each answer has the odds of those who would fight."""
    t = skral("grea", "tenaya", "raashana").choose("fight 537")
    by_word = {word: chances(t, word)[0][0] for word in ("nobody", "tenaya", "tenaya+raashana")}
    assert by_word["nobody"] < by_word["tenaya"] < by_word["tenaya+raashana"]
    t.choose("tenaya")
    assert t.asked == ("tenaya", "JOIN")
    assert [chances(t, word)[0][0] for word in ("no", "yes")] == [by_word["nobody"], by_word["tenaya"]]


def test_an_invitation_shows_who_is_invited() -> None:
    """If heroes may be invited, then the first of them is the symbol; alone it is the sword."""
    t = skral("grea", "tenaya", "raashana").choose("fight 537")
    found = {word: choice_of(t, word).icon for word in ("nobody", "tenaya", "raashana")}
    assert found == {"nobody": "i-sword", "tenaya": "h-tenaya", "raashana": "h-raashana"}


def test_what_is_dropped_stays_behind() -> None:
    """If a thing may be dropped or used, then only using it is told as doing something now."""
    t = river("grea", "avida", legend=4).places(avida=537).has("avida", "plant").choose("pass", "free avida")
    drop, use = (parts_in_english(GAME, choice_of(t, word)) for word in ("drop plant", "use plant"))
    assert drop[1:3] == ["Drop magic plant", f"it stays on 537 ({use[2]})"]


def test_fighting_on_counts_what_is_left() -> None:
    """If a round was fought, then going on has the odds of the willpower and the hours that are left."""
    t = skral("grea", "avida").strength(grea=6).roll(6).foe(1, 2).choose("fight 537", "nobody")
    assert (t.question, t.s.foe_will) == ("FIGHT_ON", 2)
    expected = fight_odds.fight_odds((reckoned.fighter_of(t.s, 0, 37),), reckoned.Foe(2, 6, 2))
    assert (chances(t, "on")[0][0], expected.hours) == (round(100 * expected.won), 2)
    assert chances(t, "break off") == []


def test_who_cannot_pay_is_not_counted() -> None:
    """If a fighter has no hour left, then going on counts the others alone."""
    t = skral("grea", "tenaya").hours(grea=9, tenaya=2).will(grea=9, tenaya=20)
    t.roll(1, 1, 1, 1).foe(1, 2).choose("fight 537", "tenaya", "yes")
    assert t.question == "FIGHT_ON"
    assert chances(t, "on")[0][1].startswith("to win the fight within 4 hours, losing")


def test_roll_on_or_stop_shows_both_figures() -> None:
    """If Raashana shoots, then stopping and rolling on each say their chance and the loss."""
    t = skral("raashana", "grea").strength(raashana=7).roll(3).choose("fight 537", "nobody")
    assert t.asked == ("raashana", "SHOOT")
    both = reckoned.shot_odds(t.s, 0)
    for word, answer in (("keep", v.KEEP), ("roll", v.ROLL_ON)):
        loss = f"{float(both[answer].loss):.1f}"
        said = f"to win this round, losing {loss} willpower in all on average"
        assert chances(t, word) == [(round(100 * both[answer].won), said)]


def test_widows_and_rocks_have_one_figure() -> None:
    """If a widow or a rock is tried, then the chance of one try is said, and again before the next."""
    t = river("tenaya", "grea", legend=5).places(tenaya=530).lies(530, "rock-1").widows(530).strength(tenaya=4)
    t.will(tenaya=4)
    assert chances(t, "clear") == [(83, "to clear the rock with one try")]
    widow = round(100 * reckoned.widow_odds(reckoned.fighter_of(t.s, 0, 30)).won)
    assert chances(t, "fight widow") == [(widow, "to defeat the black widow with one attack")]
    t.roll(1).choose("clear")
    assert chances(t, "yes") == [(83, "to clear the rock with one try")]
    t.choose("no")


def test_answers_without_a_fight_have_no_odds() -> None:
    """If an answer leads to no fight, then it has no odds."""
    t = skral("grea", "tenaya")
    assert all(not choice_of(t, word).odds for word in ("pass", "end day"))
    assert all(not choice.odds for action, choice in GAME.choices(t.s).items() if action < v.FIGHT)


def test_what_a_sum_misses_of_a_sure_thing_is_none() -> None:
    """If a chance is 1 but for what floating point lost, then it is shown as 1; any other is not."""
    assert (odds.shown(1 - 1e-12), odds.shown(0.9996)) == (1, 0.99)


def test_ways_out_stand_last() -> None:
    """If somebody acts, then moves, fights and free actions stand in groups, passing and the end of the day behind."""
    found = GAME.choices(skral("grea", "tenaya").s)
    assert [choice.group is None for choice in found.values()][-2:] == [True, True]
    assert set(list(found)[-2:]) == {v.PASS, v.END_DAY}
    groups = [in_english(choice.group) for choice in found.values() if choice.group is not None]
    assert groups == sorted(groups, key=groups.index)


def foggy() -> Table:
    """Grea beside fog, with an hour left."""
    return river("grea", "avida").places(grea=536, avida=560).hours(grea=6).will(grea=9).fog(537, "gold")


def test_a_way_says_in_short_where_to_and_for_how_long() -> None:
    """If ways are tiles, then each has its space, its hours, the willpower of extra ones, and what is there."""
    t = foggy()
    near, far = choice_of(t, "go 537"), choice_of(t, "go 538")
    said = [[GAME.words(lang).render(each.brief) for lang in LANGUAGES] for each in (near, far) if each.brief]
    assert said == [
        ["537 · 1\u00a0h", "537 · 1\u00a0h", "537・1h"],
        ["538 · 2\u00a0h (−2)", "538 · 2\u00a0h (−2)", "538・2h（−2）"],
    ]
    assert (near.icon, far.icon) == ("i-fog", "i-move")
    assert choice_of(foggy().widows(537), "go 537").icon == "i-widow"
