"""The divine powers on the back of the sheets (p.23-24)."""

from __future__ import annotations

import pytest

from ninerealms.kernel.game import Value
from tests.games.yggdrasil.scenario import Table, saga_table

WORLDS = (
    *("asgard", "alfheim", "vanaheim", "midgard", "nidavellir", "svartalfheim"),
    *("jotunheim", "muspelheim", "niflheim"),
)
GODS = ("freyr", "freyja", "frigg", "heimdall", "odin", "thor", "tyr")
EASY: dict[str, Value] = {"mode": "easy"}
HARD: dict[str, Value] = {"mode": "hard"}
SAGA: dict[str, Value] = {"saga": 1}
with_powers = pytest.mark.parametrize("options", [HARD, SAGA], ids=["hard", "saga"])


def company(god: str) -> str:
    return ",".join([god, *(other for other in GODS if other != god)][:3])


def lone(god: str, strength: int, options: dict[str, Value] = HARD) -> Table:
    """A god alone with Hel in Alfheim; nobody near can help."""
    t = saga_table(3, **{**options, "gods": company(god)}).everybody_in("jotunheim").places(**{god: "alfheim"})
    return t.enemies(hel="alfheim").counts(dead=strength - 1)


def lost(t: Table, god: str) -> int:
    return t.god(god)["limit"] - t.life_of(god)


# --- Freyr ----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-296", "YGG-295")
@with_powers
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_freyr_cancels_a_risk_for_every_two_elves(times: int, options: dict[str, Value]) -> None:
    """If Freyr has 6 Elves and 5 risks, then each 2 Elves he returns cancel one, as often as he wants."""
    t = lone("freyr", 5, options).elves(freyr=6).throw("-").to_duty("freyr").choose("fight hel")
    t.choose(*["freyr"] * times)
    if t.question == "CHANGE_DIE":
        t.choose("none")
    assert (lost(t, "freyr"), t.god("freyr")["elves"]) == (5 - times, 6 - 2 * times)
    assert t.table["elves_reserve"] == 9 - 6 + 2 * times


@pytest.mark.rule("YGG-296")
def test_freyrs_power_goes_with_a_changed_die() -> None:
    """If Freyr changes his die with one Elf and returns two, then two risks are cancelled for three Elves."""
    t = lone("freyr", 3).elves(freyr=3).throw("-").to_duty("freyr").choose("fight hel", "god", "freyr")
    assert (lost(t, "freyr"), t.god("freyr")["elves"], t.table["elves_reserve"]) == (1, 0, 9)


@pytest.mark.rule("YGG-296")
def test_freyr_with_one_elf_has_no_power_to_use() -> None:
    """If Freyr has a single Elf, then it can change a die but cancels no risk by itself."""
    t = lone("freyr", 3).elves(freyr=1).throw("-").to_duty("freyr").choose("fight hel")
    assert t.options == {"god", "none"}
    t = lone("freyr", 3).elves(freyr=1).throw("S").to_duty("freyr").choose("fight hel")
    assert (lost(t, "freyr"), t.god("freyr")["elves"]) == (2, 1)


@pytest.mark.rule("YGG-296", "YGG-374")
@pytest.mark.tells("FREYR_PAID YGG-296")
def test_freyrs_power_is_apart_from_his_throw() -> None:
    """If Suttung forbids Elves after the throw, or the die has succeeded, then Freyr may still pay with Elves."""
    t = lone("freyr", 3).elves(freyr=4).jotuns("suttung").throw("-").to_duty("freyr").choose("fight hel")
    assert "god" not in t.options
    t.choose("freyr", "freyr")
    assert (lost(t, "freyr"), t.god("freyr")["elves"]) == (1, 0)
    t = lone("freyr", 3).elves(freyr=4).throw("S").to_duty("freyr").choose("fight hel", "freyr", "freyr")
    assert (lost(t, "freyr"), t.god("freyr")["elves"]) == (0, 0)


@pytest.mark.rule("YGG-296", "YGG-266")
def test_nobody_else_and_no_easy_freyr_pays_with_pairs_of_elves() -> None:
    """If another god has Elves, or the game is easy, then Elves only change dice."""
    for god, options in (("thor", HARD), ("freyr", EASY)):
        t = lone(god, 5, options).elves(**{god: 4}).throw("-").to_duty(god).choose("fight hel")
        assert t.options == {"god", "none"}


# --- Freyja ---------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-297")
@with_powers
@pytest.mark.parametrize("used", [0, 1, 2])
def test_freyja_uses_heroes_after_her_throw(used: int, options: dict[str, Value]) -> None:
    """If Freyja kept the Heroes back and her die failed, then each Hero she returns now cancels a risk."""
    t = lone("freyja", 3, options).counts(valhalla=2).throw("-").to_duty("freyja").choose("fight hel", 0)
    assert t.log("GOD_DIE_ROLLED") == [("freyja", "-")]
    assert (t.asked, t.options) == (("freyja", "CHANGE_DIE"), {"freyja", "none"})
    t.choose(*["freyja"] * used)
    if t.question == "CHANGE_DIE":
        t.choose("none")
    assert (lost(t, "freyja"), t.table["valhalla"], t.table["heroes_reserve"]) == (3 - used, 2 - used, 6 + used)


@pytest.mark.rule("YGG-297")
@pytest.mark.tells("HEROES_USED YGG-297")
def test_freyja_may_use_heroes_before_and_after_her_throw() -> None:
    """If Freyja uses one Hero before the throw, then she may use the other after it."""
    t = lone("freyja", 3).counts(valhalla=2).throw("S").to_duty("freyja").choose("fight hel", 1, "freyja")
    assert (lost(t, "freyja"), t.table["valhalla"]) == (0, 0)


@pytest.mark.rule("YGG-297", "YGG-266")
@pytest.mark.parametrize(("god", "options"), [("thor", HARD), ("odin", HARD), ("freyja", EASY)])
def test_nobody_else_uses_heroes_after_the_throw(god: str, options: dict[str, Value]) -> None:
    """If another god, or an easy Freyja, kept the Heroes back, then the failed throw stands."""
    t = lone(god, 3, options).counts(valhalla=2).throw("-").to_duty(god).choose("fight hel", 0)
    assert t.question != "CHANGE_DIE"
    assert (lost(t, god), t.table["valhalla"]) == (3, 2)


@pytest.mark.rule("YGG-374", "YGG-297")
def test_skyrmir_hinders_freyjas_heroes_too() -> None:
    """If Skyrmir is active, then Freyja uses no Hero, before the throw or after it."""
    t = lone("freyja", 3).counts(valhalla=2).jotuns("skyrmir").throw("-").to_duty("freyja").choose("fight hel")
    assert (lost(t, "freyja"), t.table["valhalla"]) == (3, 2)


# --- Frigg ----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-298")
@pytest.mark.tells("LIFE_GAINED YGG-298")
@with_powers
def test_frigg_regains_a_life_in_place_of_her_duty(options: dict[str, Value]) -> None:
    """If Frigg has lost life, then she may regain 1 instead of step 3, and her turn is over."""
    t = saga_table(3, **options).life(frigg=4).places(frigg="alfheim").to_duty("frigg").choose("regain")
    assert t.life_of("frigg") == 5
    assert (t.god("frigg")["elves"], t.asked) == (0, ("odin", "MOVE_TO"))


@pytest.mark.rule("YGG-298", "YGG-295")
def test_frigg_regains_once_per_turn_and_in_every_turn() -> None:
    """If Frigg regained a life, then not again in this turn, but again in the next, as often as needed."""
    t = saga_table(3, mode="hard").life(frigg=2).places(frigg="alfheim")
    for round_ in range(1, 4):
        t.begin("frigg").until("DUTY").choose("regain")
        assert t.life_of("frigg") == 2 + round_
        assert t.asked == ("odin", "MOVE_TO")
        t.end_round()


@pytest.mark.rule("YGG-298")
@pytest.mark.tells("LIFE_LOST YGG-298")
@pytest.mark.parametrize("world", ["asgard", "niflheim"])
def test_frigg_gives_one_of_her_lives_to_another_god(world: str) -> None:
    """If Frigg gives, then she has 1 less and the chosen god 1 more, wherever it is."""
    t = saga_table(3, mode="hard").life(odin=2, thor=3).places(odin=world, frigg="alfheim")
    t.to_duty("frigg").choose("give")
    assert (t.asked, t.options) == (("frigg", "HEAL_WHOM"), {"odin", "thor"})
    t.choose("odin")
    assert [t.life_of(god) for god in ("odin", "thor", "frigg")] == [3, 3, 6]
    assert t.asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-378", "YGG-298")
def test_frigg_keeps_her_last_life_and_gives_to_nobody_who_is_full() -> None:
    """If Frigg has 1 life she cannot give; if nobody else lacks life she cannot either; a full god is no choice."""
    t = saga_table(3, mode="hard").life(frigg=1, odin=3).places(frigg="alfheim").to_duty("frigg")
    assert "give" not in t.options
    assert t.closed("give") == "YGG-298"
    t = saga_table(3, mode="hard").life(frigg=4).places(frigg="alfheim").to_duty("frigg")
    assert "give" not in t.options
    t = saga_table(3, mode="hard").life(frigg=4, thor=6).places(frigg="alfheim").to_duty("frigg").choose("give")
    assert [t.life_of(god) for god in ("odin", "thor", "frigg")] == [7, 7, 3]


@pytest.mark.rule("YGG-378", "YGG-264")
def test_verdandi_leaves_every_god_one_life_to_its_starting_number() -> None:
    """If Verdandi shares 6 life among 3 gods, then the first may have 1 to 4, for two must keep 1 each."""
    t = saga_table(3).life(odin=1, thor=2, frigg=3).places(odin="svartalfheim")
    t.next_creatures("verdandi", "heidrun").to_duty("odin").choose("act", "verdandi")
    assert (t.question, t.options) == ("SET_LIFE", {1, 2, 3, 4})
    t = saga_table(3).life(odin=6).places(odin="svartalfheim")
    t.next_creatures("verdandi", "heidrun").to_duty("odin").choose("act", "verdandi")
    assert (t.question, t.options) == ("SET_LIFE", {6, 7})


@pytest.mark.rule("YGG-298", "YGG-052")
def test_frigg_regains_nothing_at_full_life() -> None:
    """If Frigg has all her life, then there is nothing to regain."""
    t = saga_table(3, mode="hard").life(odin=3).places(frigg="alfheim").to_duty("frigg")
    assert "regain" not in t.options
    assert "give" in t.options


@pytest.mark.rule("YGG-298", "YGG-363")
@pytest.mark.parametrize(("life", "offered"), [(4, True), (5, False)])
def test_frigg_gives_to_a_support_god_up_to_five(life: int, offered: bool) -> None:
    """If a support god has lost life, then Frigg may give it one; its starting number is 5."""
    t = saga_table(2, mode="hard", gods="frigg,thor,tyr").life(frigg=4, tyr=life).places(frigg="alfheim")
    t.to_duty("frigg")
    assert ("give" in t.options) == offered


@pytest.mark.rule("YGG-298", "YGG-266")
@pytest.mark.parametrize(("god", "options"), [("thor", HARD), ("odin", SAGA), ("frigg", EASY)])
def test_nobody_else_regains_or_gives_life(god: str, options: dict[str, Value]) -> None:
    """If it is not Frigg, or the game is easy, then step 3 knows no life to regain or give."""
    t = saga_table(3, **options).life(odin=3, thor=3, frigg=3).places(**{god: "alfheim"}).to_duty(god)
    assert not {"regain", "give"} & t.options


# --- Heimdall and Odin ----------------------------------------------------------------------------


@pytest.mark.rule("YGG-299", "YGG-300", "YGG-295")
@with_powers
@pytest.mark.parametrize(("god", "goal"), [("heimdall", "midgard"), ("odin", "asgard")])
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("over_midgard", ["asgard", "alfheim", "vanaheim"])
def test_heimdall_and_odin_reach_their_world_from_anywhere(
    god: str, goal: str, world: str, over_midgard: str, options: dict[str, Value]
) -> None:
    """If Heimdall moves, then Midgard is open from any world; if Odin, then Asgard; other worlds as usual."""
    plain = saga_table(3, mode="easy", gods=company(god)).places(**{god: world}).midgard_under(over_midgard)
    t = saga_table(3, **{**options, "gods": company(god)}).places(**{god: world}).midgard_under(over_midgard)
    assert t.begin(god).options == plain.begin(god).options | {goal}
    t.choose(goal)
    assert t.place_of(god) == goal


@pytest.mark.rule("YGG-299", "YGG-300", "YGG-364")
def test_a_support_god_has_no_power_to_move() -> None:
    """If a support Heimdall may move in step 1, then only by a normal move; Midgard is not always open."""
    t = saga_table(2, mode="hard", gods="thor,tyr,heimdall").places(heimdall="niflheim").midgard_under("asgard")
    t.wheel("nidhogg of tyr").deck("thor", "nidhogg of heimdall").begin("thor")
    assert t.question == "MOVE_SUPPORT"
    assert t.options == {"niflheim", "muspelheim", "jotunheim", "svartalfheim", "vanaheim"}


# --- Thor -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-301")
@with_powers
@pytest.mark.parametrize(("strength", "left"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_each_success_of_thors_god_die_cancels_two(strength: int, left: int, options: dict[str, Value]) -> None:
    """If Thor's god die succeeds, then 2 risks are cancelled, or what there is."""
    t = lone("thor", strength, options).throw("S").to_duty("thor").choose("fight hel")
    assert lost(t, "thor") == left


@pytest.mark.rule("YGG-301")
def test_an_elf_on_thors_god_die_cancels_two_and_on_a_vanir_die_one() -> None:
    """If an Elf changes Thor's god die, then 2 risks are cancelled; if it changes a Vanir die, then 1."""
    t = lone("thor", 5).elves(thor=1).dice(thor=1).throw("-", "-").to_duty("thor").choose("fight hel", 1, "god")
    assert lost(t, "thor") == 3
    t = lone("thor", 5).elves(thor=1).dice(thor=1).throw("-", "-").to_duty("thor").choose("fight hel", 1, "-")
    assert lost(t, "thor") == 4
    t = lone("thor", 5).dice(thor=2).throw("-", "S", "S").to_duty("thor").choose("fight hel", 2)
    assert lost(t, "thor") == 3


@pytest.mark.rule("YGG-301", "YGG-266")
@pytest.mark.parametrize(("god", "options"), [("odin", HARD), ("tyr", HARD), ("thor", EASY)])
def test_the_god_die_of_others_cancels_one(god: str, options: dict[str, Value]) -> None:
    """If another god, or Thor in the easy game, has a success, then 1 risk is cancelled."""
    t = lone(god, 3, options).throw("S").to_duty(god).choose("fight hel")
    assert lost(t, god) == 2


# --- Tyr ------------------------------------------------------------------------------------------


def revealing_fenrir(god: str, options: dict[str, Value]) -> Table:
    """A god in Svartalfheim about to reveal the second Fenrir card; its deck is known and shuffles into a bag."""
    gods = "tyr,thor,frigg"
    other = "thor" if god == "tyr" else "tyr"
    t = saga_table(3, **{**options, "gods": gods}).places(**{god: "svartalfheim"})
    return t.wheel(f"fenrir of {other}").deck(god, f"fenrir of {god}")


@pytest.mark.rule("YGG-302", "YGG-295")
@with_powers
def test_tyr_goes_on_after_activating_fenrir(options: dict[str, Value]) -> None:
    """If Tyr reveals the second Fenrir card, then Fenrir is in Asgard and Tyr still moves and does his duty."""
    t = revealing_fenrir("tyr", options).begin("tyr")
    assert t.place_of("fenrir") == "asgard"
    assert t.asked == ("tyr", "MOVE_TO")
    t.choose("midgard")
    assert t.asked == ("tyr", "DUTY")
    t.choose("act")
    assert t.log("TURN_ENDED") == []
    assert t.table["valhalla"] == 1


@pytest.mark.rule("YGG-302", "YGG-373", "YGG-125")
@pytest.mark.tells("DECK_SHUFFLED YGG-125")
def test_tyr_loses_life_and_shuffles_like_everybody() -> None:
    """If Fenrir is out already, then Tyr loses 3 life, his deck is shuffled with the card, and his turn goes on."""
    t = revealing_fenrir("tyr", HARD).enemies(fenrir="asgard").begin("tyr")
    assert t.life_of("tyr") == 4
    assert t.log("DECK_SHUFFLED") == [("tyr",)]
    assert t.known_deck("tyr") == ["?"] * 6
    assert t.asked == ("tyr", "MOVE_TO")


@pytest.mark.rule("YGG-302", "YGG-266")
@pytest.mark.parametrize(("god", "options"), [("frigg", HARD), ("thor", SAGA), ("tyr", EASY)])
def test_the_turn_of_others_ends_when_they_activate_fenrir(god: str, options: dict[str, Value]) -> None:
    """If another god, or Tyr in the easy game, activates Fenrir, then its turn is over."""
    t = revealing_fenrir(god, options).begin(god)
    assert t.log("TURN_ENDED") == [(god,)]
    assert t.asked is not None
    assert t.asked[0] != god
