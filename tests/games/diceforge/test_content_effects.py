"""The effects of content.toml: each phrase of the vocabulary becomes three numbers, and what cannot be is refused."""

from __future__ import annotations

import re

import pytest

from ninerealms.errors import BadContent
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import named
from ninerealms.kernel.content import Entry, blocks, numbered

OWN = v.OWN_DICE
RAVEN: Entry = {
    "block": "sets.raven",
    "id": "raven",
    "number": 96,
    "series": "house",
    "slot": "M2",
    "glory": 1,
    "type": "now",
    "effect": ["gain 2 gold"],
    "source": "house",
}


def raven(**changes: object) -> Entry:
    """A card that can be read, changed; a key that becomes None is left out."""
    return {key: value for key, value in {**RAVEN, **changes}.items() if value is not None}


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ("gain 3 gold", (v.GAIN, v.GOLD, 3)),
        ("gain 1 loyalty", (v.GAIN, v.LOYALTY, 1)),
        ("gain 1 glory per forged face", (v.PER, v.FORGED_FACES, 1)),
        ("gain 2 glory per different exploit", (v.PER, v.DIFFERENT_EXPLOITS, 2)),
        ("gain 2 glory per glory face", (v.PER, v.GLORY_FACES, 2)),
        ("choose sun-or-moon", (v.CHOOSE, 8, 1)),
        ("take 2 glory from each rival", (v.TAKE, v.GLORY, 2)),
        ("pay 3 gold", (v.PAY, v.GOLD, 3)),
        ("may pay 2 moon", (v.MAY_PAY, v.MOON, 2)),
        ("may pay 2 sun", (v.MAY_PAY, v.SUN, 2)),
        ("may pay 6 gold", (v.MAY_PAY, v.GOLD, 6)),
        ("bless both dice 2 times", (v.BLESS, 2, OWN)),
        ("bless both dice 2 times turning shards into glory", (v.BLESS, 2, OWN | v.TO_GLORY_SHARDS)),
        ("bless one die", (v.MINOR_WITH_ONE_DIE, 1, OWN)),
        ("bless one die 4 times", (v.MINOR_WITH_ONE_DIE, 4, OWN)),
        ("bless one die 4 times turning gold into glory", (v.MINOR_WITH_ONE_DIE, 4, OWN | v.TO_GLORY_GOLD)),
        ("forge x3", (v.FORGE, 18, 18)),
        ("forge 3g-1a or 2g-1l-1v", (v.FORGE, 33, 34)),
        ("rival forges boar-red or boar-blue or boar-yellow or boar-green", (v.RIVAL_FORGES, 25, 0)),
        ("buy a face", (v.BUY, 0, 0)),
        ("buy a face for 2 gold less", (v.BUY, 2, 0)),
        ("upgrade a face by 2 levels", (v.UPGRADE, 2, 0)),
        ("apply any face shown", (v.APPLY_SHOWN, 0, 0)),
        ("show one face", (v.SHOW_ONE, 0, 0)),
        ("show both dice", (v.SHOW_BOTH, OWN, 0)),
        ("roll the celestial die", (v.ROLL_CELESTIAL, 1, 0)),
        ("roll the celestial die 2 times", (v.ROLL_CELESTIAL, 2, 0)),
        ("move the golem 2 forward", (v.GOLEM_FORWARD, 2, 0)),
        ("move the golem 2 back", (v.GOLEM_BACK, 2, 0)),
        ("run satyrs", (v.RUN, v.DO_SATYRS, 0)),
    ],
)
def test_a_line_becomes_three_numbers(line: str, numbers: tuple[int, int, int]) -> None:
    """If a line says what a card does, then the rules read an operation and its two numbers."""
    assert content.line_of("sets.raven", line) == numbers


def test_every_phrase_is_said_by_some_card_or_could_be() -> None:
    """If the vocabulary has a phrase, then a card, face or space says it, but for `may pay` with sun shards."""
    said = {line for entry in content.SCRIPTS.values() for line in entry.get("effect", [])}
    forms = {re.sub(r"[A-Z]+", ".+", phrase): phrase for phrase in v.PHRASES}
    unsaid = {phrase for form, phrase in forms.items() if not any(re.fullmatch(form, line) for line in said)}
    assert unsaid == {"may pay N sun"}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"effect": ["gain gold"]}, "\"gain gold\" has 'gold' where there should be an amount from 1 to 127"),
        ({"effect": ["forge x3 or ship"]}, 'the faces of "forge x3 or ship" do not have numbers one after another'),
        ({"effect": ["gain 1 gold"] * 4}, "has 4 lines of effect; there is room for 3"),
        ({"effect": []}, "is of the type 'now', which has an effect"),
        ({"effect": None}, "is of the type 'now', which has an effect"),
        ({"type": "lasting"}, "is of the type 'lasting', which has no effect"),
        ({"effect": ["pay 3 gold"]}, "`pay` is the first line of a reinforcement; anywhere else it is `may pay`"),
        (
            {"type": "reinforcement", "effect": ["gain 1 sun", "pay 3 gold"]},
            "`pay` is the first line of a reinforcement; anywhere else it is `may pay`",
        ),
        ({"effect": ["may pay 3 gold"]}, "`may pay` is followed by `gain N glory`, and that is all"),
        ({"effect": ["may pay 3 gold", "gain 2 sun"]}, "`may pay` is followed by `gain N glory`, and that is all"),
        (
            {"effect": ["bless both dice 2 times turning shards into glory"]},
            "only a card of slot M7 is `turning` that into glory",
        ),
        (
            {"effect": ["bless one die 2 times turning gold into glory"]},
            "only a card of slot F7 is `turning` that into glory",
        ),
    ],
)
def test_an_effect_that_cannot_be_is_refused(changes: dict[str, object], sentence: str) -> None:
    """If an effect has an unknown word or what the rules cannot carry out, then the sentence names the card."""
    with pytest.raises(BadContent, match=rf"^sets\.raven:? {re.escape(sentence)}\.$"):
        content.effect_of(raven(**changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"type": "reinforcement", "effect": ["pay 3 gold", "gain 1 sun"]},
        {"effect": ["gain 1 sun", "may pay 2 moon", "gain 8 glory"]},
        {"slot": "M7", "effect": ["bless both dice 2 times turning shards into glory"]},
        {"type": "token", "effect": None},
    ],
)
def test_an_effect_that_can_be_is_read(changes: dict[str, object]) -> None:
    """If an effect is one of those the rules carry out, then every line of it is read."""
    card = raven(**changes)
    assert len(content.effect_of(content.check_set(card))) == len(card.get("effect", []))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"slot": "M9"}, "sets.raven has 'M9' for its slot; there are M1,"),
        ({"type": "soon"}, "sets.raven has 'soon' for its type; there are now,"),
        ({"series": "mine"}, "sets.raven has 'mine' for its series; there are basic,"),
        ({"glory": None}, "sets.raven has no glory."),
        ({"points": 3}, "sets.raven has 'points', which nobody reads."),
    ],
)
def test_a_card_says_all_of_itself_and_nothing_else(changes: dict[str, object], sentence: str) -> None:
    """If a block lacks a fact, has a strange one or a word that is none, then the sentence says which."""
    with pytest.raises(BadContent) as caught:
        content.check_set(raven(**changes))
    assert caught.value.sentence.startswith(sentence)


def test_where_a_block_stands_means_nothing() -> None:
    """If the blocks of all effects stand the other way round, then each card, face and space has the same number."""
    entries = blocks(content.FACTS, "sets", "celestial", "labyrinth.spaces")
    assert numbered(dict(reversed(entries.items()))) == content.SCRIPTS
    assert (content.SCRIPTS[8]["id"], content.SCRIPTS[54]["id"], content.SCRIPTS[60]["id"]) == (
        *("wild-spirits", "celestial-1"),
        "START",
    )


def test_names_in_the_rules_are_numbers_of_content() -> None:
    """If the rules call a card, a face or a choice by name, then its number is the one its block says."""
    sets, faces = content.FACTS["sets"], content.FACTS["faces"]
    assert (named.TWINS, named.MISFORTUNE) == (sets["twins"]["number"], sets["misfortune"]["number"]) == (24, 53)
    assert (named.TRIPLE_FACE, named.FIRST_BOAR) == (faces["gardens"]["x3"]["number"], 25) == (18, 25)
    assert (named.PICK_TWINS, content.CHOICES[3]["id"]) == (3, "twins")


@pytest.mark.rule("DFR-298")
def test_the_faces_a_card_gives_are_those_its_effect_names() -> None:
    """If a card forges faces or makes rivals forge them, then it gives these and no others."""
    given = {
        card["id"]: [content.face_ids[face] for face in range(len(content.FACES)) if content.gives(k, face)]
        for k, card in content.SETS.items()
    }
    wanted = {"helmet": ["x3"], "mirror": ["mirror"], "ship": ["ship"], "dogged": ["3g-1a", "2g-1l-1v"]}
    wanted |= {
        kind: [f"{kind}-{c}" for c in ("red", "blue", "yellow", "green")] for kind in ("shield", "boar", "misfortune")
    }
    wanted |= {"chaos": [f"chaos-{c}" for c in ("blue", "red", "yellow", "green")]}
    wanted |= {golem: [golem] for golem in ("moon-golem", "sun-golem")}
    assert {card: faces for card, faces in given.items() if faces} == wanted
