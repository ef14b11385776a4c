"""Words: three languages, names within sentences, what is missing, and the language of the environment."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

import ninerealms as nr
from ninerealms.text.languages import LANGUAGES, preferred_language
from ninerealms.text.phrases import left_to_fluent
from ninerealms.text.words import Say, Words, words
from tests import toy

VARIABLES = ("NINEREALMS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Texts of a game that says a few things."""
    for lang in LANGUAGES:
        text = f"hit = {{ $who }} hits {{ $whom }} ({lang}).\nseat-0 = Somebody\nempty =\n    .short = x\n"
        (tmp_path / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("lang", "text"), [("en", "Lay blue 2"), ("fr", "Poser bleu 2"), ("ja", "青の2を置く")])
def test_an_option_reads_in_every_language(lang: str, text: str) -> None:
    """If an option is described, then in the language asked for, names within it too."""
    state = toy.GAME.start(2, 5)
    assert toy.GAME.describe(state, 5, lang) == text


def test_names_stand_within_sentences(folder: Path) -> None:
    """If a value is itself a name, then it is put into words first; numbers and text go in as they are."""
    speaker = Words(folder, "en")
    assert speaker.render(Say("hit", {"who": Say("seat-1"), "whom": 3})) == "Fjord hits 3 (en)."
    assert speaker.render(Say("hit", {"who": "A", "whom": Say("seat-nobody")})) == "A hits Nobody (en)."


def test_a_game_may_say_otherwise_what_all_say(folder: Path) -> None:
    """If a game has a text of the same key, then its own is used; without a game the common one."""
    assert Words(folder, "fr").render(Say("seat-0")) == "Somebody"
    assert words(None, "en").render(Say("seat-0")) == "Rowan"


def test_what_is_missing_is_an_error(folder: Path) -> None:
    """If a key, its text or a variable is missing, then rendering fails and says which; nothing is half said."""
    speaker = Words(folder, "ja")
    with pytest.raises(KeyError, match="no text for 'miss' in ja"):
        speaker.render(Say("miss"))
    with pytest.raises(KeyError, match="'empty' has no text of its own in ja"):
        speaker.render(Say("empty"))
    with pytest.raises(KeyError, match="'hit' in ja"):
        speaker.render(Say("hit", {"who": "A"}))
    assert speaker.has("hit")
    assert not speaker.has("miss")


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    """If there are no texts in a language, then the error names those there are."""
    with pytest.raises(nr.UnknownLanguage, match=r"no texts in 'de'; choose one of en, fr, ja\."):
        toy.GAME.words("de")


def test_texts_are_read_once() -> None:
    """If the same texts are asked for again, then they are not read again."""
    assert toy.GAME.words("fr") is toy.GAME.words("fr")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "ja_JP"}, "ja"),
        ({"LC_MESSAGES": "ja_JP", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LC_ALL": "ja_JP.UTF-8", "NINEREALMS_LANG": "FR"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "NINEREALMS_LANG": ""}, "fr"),
    ],
)
def test_the_environment_says_the_language(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the environment names a language we have, then it is preferred, our own variable first."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == lang


def test_what_was_said_before_is_not_put_together_again(folder: Path) -> None:
    """If the same is said again, then it reads the same; a number and its digits as text are two things."""
    speaker = Words(folder, "en")
    say = Say("cli-final-score", {"seat": Say("seat-0"), "score": 3, "counted": "points"})
    assert speaker.render(say) == speaker.render(
        Say("cli-final-score", {"seat": Say("seat-0"), "score": 3, "counted": "points"})
    )
    kept = len(speaker.rendered)
    speaker.render(say)
    assert len(speaker.rendered) == kept
    speaker.render(Say("cli-final-score", {"seat": Say("seat-0"), "score": "3", "counted": "points"}))
    assert len(speaker.rendered) == kept + 1


# --- the same as Fluent -------------------------------------------------------------------------------

SAID: tuple[int | str, ...] = (0, 1, 2, 3, 5, 11, 21, 100, 999, 1000, 12345, -1, "x", "one", "other", "north", True)


def variables(node: object) -> set[str]:
    """The names of the values a text asks for."""
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    return variables(list(vars(node).values())) if isinstance(node, ast.BaseNode) else set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [None, *nr.games()])
def test_every_text_is_said_as_fluent_says_it(name: str | None, lang: str) -> None:
    """If a text is said with any values, then it is what Fluent makes of it, also where numbers are large."""
    speaker = words(None, lang) if name is None else nr.game(name).words(lang)
    compared = 0
    bundle = speaker.entries.bundle
    for key in list(speaker.entries):
        pattern = bundle.get_message(key).value
        if pattern is not None:
            wanted = sorted(variables(bundle._messages[key].value))
            for first in range(len(SAID)):
                values = {each: SAID[(first + i) % len(SAID)] for i, each in enumerate(wanted)}
                text, problems = bundle.format_pattern(pattern, values)
                assert problems == []
                assert speaker.render(Say(key, dict(values))) == text, (key, values)
                compared += 1
    assert compared > 100
    assert any(said is not left_to_fluent for said in speaker.phrases.values())
