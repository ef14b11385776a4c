"""The log names the rule that was followed, also where one kind of line can follow several."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.yggdrasil.scenario import Table, activation, saga_table
from tests.games.yggdrasil.scenario_duty import drawn
from tests.games.yggdrasil.scenario_saga import first_card, nidhogg_moves, saga


def fought(enemy: str) -> Table:
    """Odin has beaten an enemy in Asgard."""
    return saga_table().enemies(**{enemy: "asgard"}).to_duty("odin").throw("S").choose(f"fight {enemy}")


def stones(*runes: str) -> Table:
    """Odin, alone in Jotunheim, has thrown the white and the green stone."""
    return saga_table().places(odin="jotunheim").life(odin=5).to_duty("odin").stones(*runes).choose("act")


MOVES: dict[str, tuple[Callable[[], Table], str, str]] = {
    "a god's own move": (lambda: saga_table().begin("odin").choose("alfheim"), "GOD_MOVED", "YGG-147"),
    "a rune": (lambda: stones("journey", "life").choose("journey", "thor to midgard"), "GOD_MOVED", "YGG-198"),
    "Ratatosk": (lambda: drawn(saga_table(), "ratatosk").choose("alfheim"), "GOD_MOVED", "YGG-256"),
    "Geri and Freki": (lambda: drawn(saga_table(), "geri-and-freki").choose("alfheim"), "GOD_MOVED", "YGG-249"),
    "Sleipnir": (lambda: drawn(saga_table(), "sleipnir").choose("alfheim"), "GOD_MOVED", "YGG-259"),
    "the horn": (
        lambda: saga(5).page("bifrost-b").to_duty("odin").choose("saga", "alfheim"),
        "GOD_MOVED",
        "YGG-397",
    ),
    "Hel climbs": (lambda: activation("hel").begin("odin"), "ENEMY_MOVED", "YGG-096"),
    "Surt climbs": (lambda: activation("surt").begin("odin"), "ENEMY_MOVED", "YGG-102"),
    "Loki comes": (lambda: activation("loki").next_jotun("baugi").begin("odin"), "ENEMY_MOVED", "YGG-108"),
    "Fenrir breaks out": (lambda: activation("fenrir").begin("odin"), "ENEMY_MOVED", "YGG-121"),
    "Surt retreats": (lambda: fought("surt"), "ENEMY_MOVED", "YGG-161"),
    "Hel retreats": (lambda: fought("hel"), "ENEMY_MOVED", "YGG-163"),
    "Loki retreats": (lambda: fought("loki"), "ENEMY_MOVED", "YGG-165"),
    "Fenrir retreats": (lambda: fought("fenrir"), "ENEMY_MOVED", "YGG-167"),
    "a son walks": (lambda: first_card(saga(2), "surt"), "ENEMY_MOVED", "YGG-388"),
    "Hel devastates": (
        lambda: activation("hel").enemies(loki="svartalfheim").begin("odin"),
        "WORLD_DEVASTATED",
        "YGG-098",
    ),
    "Surt devastates": (
        lambda: activation("surt").enemies(loki="nidavellir").begin("odin"),
        "WORLD_DEVASTATED",
        "YGG-104",
    ),
    "Loki devastates": (
        lambda: activation("loki").enemies(surt="asgard").next_jotun("beli").begin("odin"),
        "WORLD_DEVASTATED",
        "YGG-109",
    ),
    "Fenrir devastates": (
        lambda: activation("fenrir").enemies(loki="asgard").begin("odin"),
        "WORLD_DEVASTATED",
        "YGG-122",
    ),
    "a world in vain": (
        lambda: (
            saga_table()
            .devastated("alfheim")
            .enemies(hel="alfheim", surt="alfheim")
            .places(odin="alfheim")
            .to_duty("odin")
            .choose("restore")
        ),
        "WORLD_DEVASTATED",
        "YGG-210",
    ),
    "a turn by Hel": (lambda: activation("hel").begin("odin"), "TREE_TURNED", "YGG-099"),
    "a turn by Surt": (lambda: activation("surt").begin("odin"), "TREE_TURNED", "YGG-105"),
    "a turn by Loki": (lambda: activation("loki").next_jotun("baugi").begin("odin"), "TREE_TURNED", "YGG-110"),
    "a turn by a rune": (lambda: stones("turning", "life").choose("turning", 1), "TREE_TURNED", "YGG-201"),
}
LIVES: dict[str, tuple[Callable[[], Table], str, str]] = {
    "Hel": (lambda: activation("hel").begin("odin"), "LIFE_LOST", "YGG-100"),
    "Fenrir": (lambda: activation("fenrir").enemies(fenrir="asgard").begin("odin"), "LIFE_LOST", "YGG-123"),
    "a risk": (
        lambda: saga_table().enemies(loki="asgard").to_duty("odin").throw("-").choose("fight loki"),
        "LIFE_LOST",
        "YGG-222",
    ),
    "restoring": (
        lambda: saga_table().devastated("alfheim").places(odin="alfheim").to_duty("odin").choose("restore"),
        "LIFE_LOST",
        "YGG-208",
    ),
    "a page": (
        lambda: nidhogg_moves(saga(1).page("baldr-b").counts(nidhogg=1).places(odin="midgard")),
        "LIFE_LOST",
        "YGG-387",
    ),
    "a rune": (lambda: stones("turning", "life").choose("life"), "LIFE_GAINED", "YGG-202"),
    "the stags": (lambda: drawn(saga_table().life(odin=3), "four-stags"), "LIFE_GAINED", "YGG-247"),
    "Heidrun": (lambda: drawn(saga_table().life(odin=3), "heidrun"), "LIFE_GAINED", "YGG-253"),
    "Saehrimnir": (
        lambda: drawn(saga_table().life(odin=3, thor=3), "saehrimnir").choose("thor"),
        "LIFE_GAINED",
        "YGG-257",
    ),
}
GAINS: dict[str, tuple[Callable[[], Table], str, str]] = {
    "dice of Vanaheim": (
        lambda: saga_table().places(odin="vanaheim").enemies(loki="cage").to_duty("odin").choose("act"),
        "TOOK_DICE",
        "YGG-182",
    ),
    "dice of Hugin": (lambda: drawn(saga_table(), "hugin-and-munin").choose(2), "TOOK_DICE", "YGG-255"),
    "Elves of Alfheim": (
        lambda: saga_table().places(odin="alfheim").to_duty("odin").choose("act", 2),
        "TOOK_ELVES",
        "YGG-180",
    ),
    "Elves of Hildisvini": (lambda: drawn(saga_table(), "hildisvini").choose(2), "TOOK_ELVES", "YGG-254"),
    "Heroes of Midgard": (
        lambda: saga_table().places(odin="midgard").to_duty("odin").choose("act"),
        "HEROES_CAME",
        "YGG-188",
    ),
    "a Hero of Gullinkambi": (lambda: drawn(saga_table(), "gullinkambi"), "HEROES_CAME", "YGG-251"),
    "Heroes of Vedrfolnir": (lambda: drawn(saga_table(), "vedrfolnir"), "HEROES_CAME", "YGG-263"),
    "Heroes of Vidofnir": (lambda: drawn(saga_table(), "vidofnir"), "HEROES_CAME", "YGG-265"),
    "a Jotun beaten by Gullfaxi": (
        lambda: drawn(saga_table().jotuns("baugi", "skadi"), "gullfaxi").choose("baugi"),
        "JOTUN_BEATEN",
        "YGG-250",
    ),
    "a world restored by Eikthyrnir": (
        lambda: drawn(saga_table().devastated("alfheim", "vanaheim"), "eikthyrnir").choose("alfheim"),
        "WORLD_RESTORED",
        "YGG-248",
    ),
    "a goal": (
        lambda: saga(1).counts(oaths=5).next_token("oath").to_duty("odin").choose("saga"),
        "PAGE_TURNED",
        "YGG-383",
    ),
}


@pytest.mark.rule("YGG-147", "YGG-198", "YGG-165")
@pytest.mark.parametrize(("played", "kind", "rule"), MOVES.values(), ids=list(MOVES))
def test_the_log_says_by_what_rule_somebody_moved(played: Callable[[], Table], kind: str, rule: str) -> None:
    """If a god, an enemy or the level moves, then the log names the rule that moved it."""
    assert played().cited(kind)[-1] == rule


@pytest.mark.rule("YGG-100", "YGG-123", "YGG-222")
@pytest.mark.parametrize(("played", "kind", "rule"), LIVES.values(), ids=list(LIVES))
def test_the_log_says_by_what_rule_life_came_and_went(played: Callable[[], Table], kind: str, rule: str) -> None:
    """If life is lost or regained, then the log names the rule that did it."""
    assert played().cited(kind)[0] == rule


@pytest.mark.rule("YGG-182", "YGG-255", "YGG-383")
@pytest.mark.parametrize(("played", "kind", "rule"), GAINS.values(), ids=list(GAINS))
def test_the_log_says_by_what_rule_something_was_gained(played: Callable[[], Table], kind: str, rule: str) -> None:
    """If something is taken, beaten, restored or reached, then the log names the rule that gave it."""
    assert played().cited(kind)[-1] == rule


@pytest.mark.rule("YGG-097", "YGG-129")
def test_the_last_line_names_the_rule_that_ended_the_game() -> None:
    """If the game ends, then the last line names the rule that ended it, as the outcome does."""
    lost = activation("hel").enemies(hel="asgard").begin("odin")
    assert lost.cited("LOST") == [lost.outcome.reason] == ["YGG-097"]
    won = nidhogg_moves(saga_table().counts(nidhogg=4))
    assert won.cited("WON") == [won.outcome.reason] == ["YGG-073"]


TOLD = {(kind, rule) for cases in (MOVES, LIVES, GAINS) for _, kind, rule in cases.values()} | {
    ("LOST", "YGG-097"),
    ("WON", "YGG-073"),
}
