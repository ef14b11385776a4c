"""Why something is not offered, in the questions of kin, luck and journeys; what is told when no duty is left."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import GAME
from ninerealms.games.yggdrasil.scenario.words import word_of
from ninerealms.kit.scenario import Word
from tests.games.yggdrasil.scenario import Table, saga_table
from tests.games.yggdrasil.scenario_duty import drawn


def reasons(t: Table) -> dict[Word, tuple[str, str]]:
    """Everything that is closed in the pending question: the name of its sentence, and the rule."""
    assert t.s.reasons is not None
    things = {word_of(t.s, action) for action in GAME.things(t.s)}
    closed = {word_of(t.s, action) for action in t.s.reasons}
    assert things - t.options == closed
    return {word: (t.why(word), t.closed(word)) for word in closed}


# --- kin ------------------------------------------------------------------------------------------


def family() -> Table:
    """Odin has Kin towards Frigg, who is with him, and Freyr, who is not; Thor, also with him, is no kin of his."""
    t = saga_table(4, mode="hard", gods="odin,thor,frigg,freyr").bond("comrade", "odin")
    return t.bond("kin", "odin", "frigg", "freyr").places(freyr="alfheim").elves(frigg=1, thor=1)


@pytest.mark.rule("YGG-285")
def test_what_kin_cannot_take_says_why() -> None:
    """If kin is elsewhere or has none, or a god is no kin, then each thing that cannot be taken says which."""
    t = family().artifacts("thor", "gungnir").artifacts("freyr", "draupnir").begin("odin").until("KIN_TAKE")
    assert t.options == {"elf of frigg", "none"}
    none, elsewhere, stranger = (("kin-has-none", "YGG-285"), ("kin-elsewhere", "YGG-285"), ("no-kin", "YGG-285"))
    assert reasons(t) == {
        "die of frigg": none,
        "elf of freyr": elsewhere,
        "die of freyr": elsewhere,
        "draupnir of freyr": elsewhere,
        "elf of thor": stranger,
        "die of thor": stranger,
        "gungnir of thor": stranger,
    }


@pytest.mark.rule("YGG-285")
def test_kin_with_a_die_and_no_elf() -> None:
    """If Frigg has a Vanir die and no Elf, then the die is offered and the Elf says that she has none."""
    t = family().elves(frigg=0, thor=1).dice(frigg=1).begin("odin").until("KIN_TAKE")
    assert t.options == {"die of frigg", "none"}
    assert t.why("elf of frigg") == "kin-has-none"
    assert "die of frigg" not in reasons(t)


@pytest.mark.rule("YGG-285", "YGG-377")
def test_reasons_are_those_of_the_god_that_is_asked() -> None:
    """If Odin's kin is elsewhere and Thor's is with him, then Thor is asked, and the reasons are his."""
    t = saga_table(mode="hard").bond("comrade", "odin").bond("kin", "odin", "frigg").bond("kin", "thor", "odin")
    t.places(frigg="alfheim").elves(odin=1).begin("odin").until("KIN_TAKE")
    assert (t.asked, t.options) == (("thor", "KIN_TAKE"), {"elf of odin", "none"})
    assert {word: why for word, (why, _) in reasons(t).items()} == {
        "die of odin": "kin-has-none",
        "elf of frigg": "no-kin",
        "die of frigg": "no-kin",
    }


# --- luck -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-289")
@pytest.mark.parametrize(
    ("vanir", "elves", "closed"),
    [
        ("S", 0, {"elf", "lost-die"}),
        ("S+", 0, {"elf", "die"}),
        ("I", 1, {"lost-die"}),
        ("I+", 1, {"die"}),
    ],
)
def test_what_luck_cannot_take_says_why(vanir: str, elves: int, closed: set[Word]) -> None:
    """If Thor's throw used no Elf, or no die of a kind was rolled, then Freyja cannot take it and is told why."""
    t = saga_table(mode="hard", gods="thor,freyja,frigg").everybody_in("alfheim").places(frigg="jotunheim")
    t.enemies(hel="alfheim").counts(dead=5).elves(thor=elves).dice(thor=1).throw("-", vanir)
    t.to_duty("thor").choose("fight hel", 1, *(["god"] * elves))
    assert t.asked == ("freyja", "LUCKY_TAKE")
    assert reasons(t) == dict.fromkeys(closed, ("not-in-throw", "YGG-289"))


@pytest.mark.rule("YGG-290")
@pytest.mark.parametrize(("vanir", "elves", "closed"), [("S+", 0, {"elf"}), ("I", 1, {"lost-die"}), ("I+", 1, set())])
def test_what_luck_cannot_keep_says_why(vanir: str, elves: int, closed: set[Word]) -> None:
    """If beside a support god no Elf or no die of Freyja's would go back, then she cannot keep it and is told why."""
    t = saga_table(2, mode="hard", gods="freyja,thor,frigg").everybody_in("alfheim").places(thor="jotunheim")
    t.enemies(hel="alfheim").counts(dead=5).elves(freyja=elves).dice(freyja=1).throw("-", vanir)
    t.to_duty("freyja").choose("fight hel", 1, *(["god"] * elves))
    assert t.asked == ("freyja", "KEEP_BY_LUCK")
    assert reasons(t) == dict.fromkeys(closed, ("not-going-back", "YGG-290"))


# --- journeys -------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-292")
def test_who_cannot_be_visited_says_why() -> None:
    """If a companion is in the same world, or a god is none, then the visit is closed; of oneself nothing is said."""
    t = saga_table(4, mode="hard", gods="frigg,freyja,thor,odin").bond("travel", "frigg", "freyja", "thor")
    t.places(freyja="alfheim", odin="alfheim").begin("frigg")
    assert t.options == {"freyja", "stay"}
    assert reasons(t) == {"thor": ("with-companion", "YGG-292"), "odin": ("no-companion", "YGG-292")}


@pytest.mark.rule("YGG-198")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_nobody_journeys_to_where_they_are(players: int) -> None:
    """If the journey rune moves any god to any world, then only the world each god is in is closed."""
    t = saga_table(players).everybody_in("asgard").places(odin="jotunheim").to_duty("odin")
    t.stones("journey", "life").choose("act", "journey")
    assert len(t.options) == 3 * 8 + 1
    here = {"odin to jotunheim", *(f"{god} to asgard" for god in t.gods[1:])}
    assert reasons(t) == dict.fromkeys(here, ("already-there", "YGG-198"))
    t.choose("none")


# --- the duty -------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-151", "YGG-181")
@pytest.mark.tells("NO_DUTY_LEFT YGG-151")
def test_a_turn_without_a_duty_says_so() -> None:
    """If Odin is alone in Alfheim and no Elf is left there, then the log says that there is no duty for him."""
    t = saga_table().places(odin="alfheim").elves(thor=9).begin("odin").choose("stay")
    assert t.log("NO_DUTY_LEFT") == [("odin", "alfheim")]
    assert t.asked == ("thor", "MOVE_TO")
    t = saga_table().places(odin="alfheim").elves(thor=8).begin("odin").choose("stay")
    assert (t.asked, t.log("NO_DUTY_LEFT")) == (("odin", "DUTY"), [])


@pytest.mark.rule("YGG-298", "YGG-151")
def test_frigg_has_a_duty_where_others_have_none() -> None:
    """If Frigg has lost life, then she has a duty where others have none; at full life she has none."""
    t = saga_table(mode="hard").places(frigg="alfheim").elves(thor=9).life(frigg=6).begin("frigg").choose("stay")
    assert (t.options, t.log("NO_DUTY_LEFT")) == ({"regain", "none"}, [])
    t = saga_table(mode="hard").places(frigg="alfheim").elves(thor=9).begin("frigg").choose("stay")
    assert t.log("NO_DUTY_LEFT") == [("frigg", "alfheim")]


@pytest.mark.rule("YGG-298", "YGG-052")
def test_whom_frigg_cannot_give_life_says_why() -> None:
    """If Frigg gives life, then a god at its starting number is closed; of herself nothing is said."""
    t = saga_table(4, mode="hard").life(thor=5, odin=4).to_duty("frigg").choose("give")
    assert (t.asked, t.options) == (("frigg", "HEAL_WHOM"), {"thor", "odin"})
    assert reasons(t) == {"freyr": ("life-is-full", "YGG-052")}


@pytest.mark.rule("YGG-241")
def test_a_duty_done_with_gullinbursti_is_not_called_none() -> None:
    """If Odin owns Gullinbursti and nothing is left after his action, then his turn ends without a word."""
    t = saga_table().artifacts("odin", "gullinbursti").places(odin="alfheim", thor="jotunheim", frigg="jotunheim")
    t.to_duty("odin").choose("act", 1)
    assert (t.asked, t.log("NO_DUTY_LEFT")) == (("thor", "MOVE_TO"), [])


@pytest.mark.rule("YGG-249")
def test_with_geri_and_freki_the_fight_may_be_left_out() -> None:
    """If Geri and Freki have led Odin to an enemy, then he may decline the fight, and nobody rolls."""
    t = drawn(saga_table().enemies(surt="alfheim"), "geri-and-freki").choose("alfheim")
    assert t.options == {"surt", "none"}
    t.choose("none")
    assert (t.place_of("surt"), t.log("FOUGHT"), t.log("GOD_DIE_ROLLED")) == ("alfheim", [], [])
