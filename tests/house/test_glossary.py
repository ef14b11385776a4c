"""One word for one thing: each language has a glossary, and texts keep to it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ninerealms.games import game, names
from ninerealms.text.languages import LANGUAGES
from tests.house.tree import PACKAGE

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
HOUSE = "house"  # the texts of the doors
KANA_OR_KANJI = "\u3040-\u30ff\u4e00-\u9fff"
# What Japanese print has in the other width: figures, letters and % are half as wide, signs beside its letters are not.
# "From … to" is one sign: \u301c, not the \uff5e that looks like it.
WRONG_WIDTH = re.compile(
    f"[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff05\uff5e]|[{KANA_OR_KANJI}][,;:!?()]|[,;:!?()][{KANA_OR_KANJI}]"
)
# A verb has one object: between を and を stands a verb or a pause, never nouns alone.
TWO_OBJECTS = re.compile("を(?:[^\u3041-\u3096、。\uff1a\uff0f\uff08\uff09「」]|の)*を")
# What French print never lets begin a line: these signs keep to the word before them. "? " may also name a key.
LOOSE_SIGN = re.compile(r" (?:[:;!»%]|\?(?=$| [A-ZÀÉ(]))|« |^[^#].*'", re.MULTILINE)


def glossary(lang: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((PACKAGE / "text" / "glossary" / f"{lang}.toml").read_text(encoding="utf-8"))


def texts(room: str, lang: str) -> str:
    """All that players read of a game, or of the doors, in a language."""
    if room == HOUSE:
        files = [PACKAGE / "text" / f"{lang}.ftl", PACKAGE / "server" / "site" / "text" / f"{lang}.ftl"]
    else:
        folder: Path = game(room).folder
        files = [folder / "words" / f"{lang}.ftl", folder / f"rules.{lang}.md"]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


@pytest.mark.parametrize("lang", OTHERS)
def test_every_game_has_its_words(lang: str) -> None:
    """If a language has a glossary, then every game is in it, and every word of it is in use."""
    found = glossary(lang)
    assert set(names()) <= set(found) <= {*names(), HOUSE}
    unused = [
        term["say"] for room, terms in found.items() for term in terms.values() if term["say"] not in texts(room, lang)
    ]
    assert unused == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_text_says_it_otherwise(lang: str) -> None:
    """If the glossary names a word we do not use, then no text of that game uses it; those of the doors hold in all."""
    wrong = [
        (place, word)
        for room, terms in glossary(lang).items()
        for place in ([*names(), HOUSE] if room == HOUSE else [room])
        for term in terms.values()
        for word in term.get("never", ())
        if word in texts(place, lang)
    ]
    assert wrong == []


@pytest.mark.parametrize("room", [*names(), HOUSE])
def test_japanese_has_one_width(room: str) -> None:
    """If a text is Japanese, then figures and letters are half as wide as its letters, and its signs are as wide."""
    assert [line for line in texts(room, "ja").splitlines() if WRONG_WIDTH.search(line)] == []


@pytest.mark.parametrize("room", [*names(), HOUSE])
def test_japanese_verbs_have_one_object(room: str) -> None:
    """If a text is Japanese, then no verb has を twice."""
    assert [line for line in texts(room, "ja").splitlines() if TWO_OBJECTS.search(line)] == []


@pytest.mark.parametrize("room", [*names(), HOUSE])
def test_french_signs_keep_to_their_word(room: str) -> None:
    """If a text is French, then no line begins with its colon, and its apostrophes are the printed ones."""
    lines = [line for line in texts(room, "fr").splitlines() if not line.startswith("#")]
    assert [line for line in lines if LOOSE_SIGN.search(line)] == []


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("Qui commence ?", True),
        ("Fini ; en voici", True),
        ("« Le Compagnon\u00a0»", True),
        ("l'arbre", True),
        ("Qui commence\u00a0?", False),
        ("ou ? pourquoi", False),
    ],
)
def test_a_loose_sign_is_seen(text: str, is_wrong: bool) -> None:
    """If a space before a sign may break, or an apostrophe is a typewriter's, then it is found; keys are left."""
    assert bool(LOOSE_SIGN.search(text)) == is_wrong


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("第\uff13ラウンド", True),
        ("勝ち:3点", True),
        ("(1)敵", True),
        ("50\uff05", True),
        ("1\uff5e5人", True),
        ("1\u301c5人", False),
        ("第3ラウンド", False),
        ("勝ち\uff1a3点", False),
        ("\uff081\uff09敵", False),
        ("? で手引き", False),
    ],
)
def test_a_wrong_width_is_seen(text: str, is_wrong: bool) -> None:
    """If a figure is wide or a sign beside a letter narrow, then the check finds it; keys in a sentence it leaves."""
    assert bool(WRONG_WIDTH.search(text)) == is_wrong


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("トークン3枚を-2の面を上にして置く", True),
        ("面1つを、コストを払って鍛える", False),
        ("金3を払って栄光4点を得る", False),
    ],
)
def test_a_second_object_is_seen(text: str, is_wrong: bool) -> None:
    """If を follows を with nouns alone between them, then the check finds it."""
    assert bool(TWO_OBJECTS.search(text)) == is_wrong
