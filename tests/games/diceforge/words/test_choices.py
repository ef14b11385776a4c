"""The answers of Dice Forge as data."""

from __future__ import annotations

import re

import pytest

from ninerealms.drawing import icons
from ninerealms.games import game
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.words.naming import say_whole_gist
from ninerealms.text.languages import LANGUAGES
from tests.games.diceforge.words.speaking import ask, put_face, started
from tests.games.sentences import change, parts_in_english

GAME = game("diceforge")
HAMMER = v.EXPLOIT_ACT
FOUR_GOLD = v.FORGE_ACT + 2


def test_exploits_faces_and_the_pass_stand_apart() -> None:
    """If an action is asked for, then exploits, faces and the pass are apart, the pass last, each with its rule."""
    s = ask(started(), v.ACT, [v.PASS, HAMMER, FOUR_GOLD])
    found = GAME.choices(s)
    assert list(found) == [HAMMER, FOUR_GOLD, v.PASS]
    assert [parts_in_english(GAME, choice) for choice in found.values()] == [
        [
            "Exploit",
            "The Blacksmith’s Hammer",
            "gold you gain may go on it instead; 10 glory at 15 gold, 15 more at 30",
            "1 moon shard",
        ],
        ["Forge", "Forge 4 gold", "gain 4 gold when it is rolled", "3 gold"],
        ["", "Pass", "", ""],
    ]
    assert [choice.icon for choice in found.values()] == ["i-hammer", "f-4g", "i-pass"]
    assert [choice.rule for choice in found.values()] == ["DFR-093", "DFR-078", "DFR-054"]


def test_an_exploit_says_how_often_and_for_how_much_glory() -> None:
    """If a card works each turn or counts at the end, then its detail says so; what only counts says nothing else."""
    s = ask(started(), v.ACT, [v.PASS, *(v.EXPLOIT_ACT + slot for slot in range(len(content.SLOTS)))])
    told = {choice.icon: parts_in_english(GAME, choice)[2] for choice in GAME.choices(s).values()}
    assert told["i-owl"] == "each turn: gain 1 gold, 1 sun shard or 1 moon shard; 4 glory at the end"
    assert told["i-gorgon"] == "14 glory at the end"


def test_a_card_is_told_in_symbols_too() -> None:
    """If a card may be taken, then there is a gist: what it does, its glory, and the mark of whoever is ousted."""
    s = ask(started(), v.ACT, [v.PASS, HAMMER, HAMMER + 1, FOUR_GOLD])
    change(s, "pawn", 1, 0)
    hammer, chest, face = (GAME.say_choice(s, action) for action in (HAMMER, HAMMER + 1, FOUR_GOLD))
    words = GAME.words("en")
    assert chest.gist is not None
    assert words.render(chest.gist) == "room for 4[gold] 3[sun] 3[moon] more [points-2] · ousts [mark-1]"
    assert [words.render(choice.brief) for choice in (hammer, chest) if choice.brief] == ["Hammer", "Chest"]
    assert face.gist is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_gist_of_known_symbols(lang: str) -> None:
    """If a gist is written, then what stands in brackets is drawn, and it is shorter than the effect in words."""
    words = GAME.words(lang)
    for card in content.SETS:
        gist = words.render(say_whole_gist(card))
        for name in re.findall(r"\[([\w-]+)\]", gist):
            face = name.removeprefix("f-")
            assert f"i-{name}" in icons.sprite(icons.ICONS) or name.startswith("points-") or face in content.face_ids, (
                gist,
                name,
            )
        bare = re.sub(r"\[[\w-]+\]", "__", gist)
        assert len(bare) <= (34 if lang == "ja" else 62), gist


def test_an_exploit_says_whom_it_ousts() -> None:
    """If another pawn stands on the island, then the detail says that it is ousted."""
    s = ask(started(), v.ACT, [v.PASS, HAMMER])
    change(s, "pawn", 1, 0)
    assert parts_in_english(GAME, GAME.say_choice(s, HAMMER))[2].endswith("; ousts Fjord from island I")


def test_tokens_are_a_group_with_rules_of_their_own() -> None:
    """If Triton and Companion may be spent in between, then they stand apart from what was asked."""
    s = ask(started(), v.EXTRA_ACTION, [0, 1, v.SPEND_TRITON, v.CASH_COMPANION])
    found = GAME.choices(s)
    assert list(found) == [1, v.SPEND_TRITON, v.CASH_COMPANION, 0]
    assert parts_in_english(GAME, found[1]) == [
        "Extra action",
        "One more action",
        "forge faces or accomplish an exploit once more",
        "2 sun shards",
    ]
    assert [found[action].rule for action in (v.SPEND_TRITON, v.CASH_COMPANION)] == ["DFR-213", "DFR-244"]
    assert found[v.SPEND_TRITON].icon == "e-triton"


def test_a_face_that_does_more_says_what() -> None:
    """If a face is more than resources, then its detail says what it does, and its symbol is the face."""
    mirror = content.face_ids.index("mirror")
    s = ask(started(), v.FORGE_WHAT, [mirror, v.DECLINE_FORGE])
    choice = GAME.say_choice(s, mirror)
    assert parts_in_english(GAME, choice)[2] != ""
    assert choice.icon == "f-mirror"


@pytest.mark.parametrize(("action", "icon"), [(v.REROLL_DIE, "f-3g"), (v.REROLL_CELESTIAL, "i-celestial")])
def test_a_reroll_has_its_price(action: int, icon: str) -> None:
    """If a die may be rolled again, then the gold is the cost and the face it shows the symbol."""
    s = ask(started(), v.REROLL, [v.KEEP_ROLL, action])
    put_face(s, 0, "3g")
    found = GAME.choices(s)
    assert list(found) == [action, v.KEEP_ROLL]
    assert parts_in_english(GAME, found[action])[3] == "3 gold"
    assert [(price.amount, price.icon) for price in found[action].price] == [(3, "i-gold")]
    assert found[action].icon == icon
