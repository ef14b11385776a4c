"""What is staged at a table of Yggdrasil: enemies that activate, stones and dice as they fall, with what came of it."""

from __future__ import annotations

from ninerealms.games.yggdrasil.words import words
from tests.games.yggdrasil.scenario import Table, activation, saga_table
from tests.games.yggdrasil.words.speaking import in_english


def staged(t: Table, since: int = 0) -> list[tuple[str, str, list[str], list[str]]]:
    """Kind, head, what lies on the sides, and results, of all that came since so many lines."""
    lines = list(t.s.events or [])
    return [
        (
            stage.kind,
            in_english(stage.head),
            [in_english(part) for side in stage.sides for part in side.parts],
            [in_english(result) for result in stage.results],
        )
        for stage in words.say_stages(t.s, lines, len(lines) - since)
    ]


def test_an_enemy_that_activates_is_staged_with_what_it_does() -> None:
    """If a second card activates an enemy, then it is staged with its effects; a first card is not."""
    assert staged(activation("surt", 3).begin("odin")) == [
        (
            "card",
            "Surt activates in the turn of Odin.",
            [],
            [
                "Surt goes to Nidavellir.",
                "The middle level turns by 1 world.",
                "2 Fire Giants on Surt’s gauge, now 2 in all.",
            ],
        )
    ]
    assert staged(saga_table().deck("odin", "surt").begin("odin")) == []


def test_stones_are_staged_as_they_lie() -> None:
    """If rune stones are thrown, then they are staged by whoever threw them, each with its rune."""
    t = saga_table().places(odin="jotunheim").to_duty("odin").stones("turning", "deed").choose("act")
    kind, head, parts, results = staged(t)[-1]
    assert (kind, parts, results) == ("throw", ["white: turning", "green: deed"], [])
    assert head.startswith("Odin acts in Jotunheim")


def test_a_fight_ends_before_the_next_turn() -> None:
    """If the next turn begins at once, then what its enemy does is no result of the fight."""
    t = saga_table().enemies(loki="asgard").wheel("surt of odin").deck("thor", "surt").places(odin="asgard")
    t.to_duty("odin")
    since = len(t.s.events or [])
    fight, surt = staged(t.throw("II").choose("fight loki"), since)
    assert fight[3] == ["Odin loses 1 life and has 6 left.", "Loki goes to the Cage."]
    assert surt[1] == "Surt activates in the turn of Thor."
