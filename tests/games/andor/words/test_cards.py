"""The cards of the legends as they are read: whom, how many, where and how fast, they say as content has it."""

from __future__ import annotations

import re
from itertools import product

import pytest

from ninerealms.games.andor import GAME, content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.words import cards
from ninerealms.games.andor.words.cards import Telling
from ninerealms.kernel import engine
from ninerealms.kernel.rng import Rng
from ninerealms.text.languages import LANGUAGES

NUMBERS = {"en": ("", "a", "two", "three", "four"), "fr": ("", "un", "deux", "trois", "quatre"), "ja": ("", *"1234")}
NAMED = {
    "en": {
        "gor": "Gors?",
        "gorlot": "Gorlots?",
        "skral": "Skrals?",
        "white-skral": "White Skrals?",
        "troll": "Trolls?",
    },
    "fr": {
        "gor": "Gors?",
        "gorlot": "Gorlots?",
        "skral": "Skrals?",
        "white-skral": "Skrals? blancs?",
        "troll": "Trolls?",
    },
    "ja": {
        "gor": "ゴル",
        "gorlot": "ゴルロット",
        "skral": "スクラル",
        "white-skral": "白スクラル",
        "troll": "トロール",
    },
}
WITHOUT_NAMES = ("call-j",)  # this card says whom it brings by their drums
STARS = [
    (legend, content.LETTERS.index(letter))
    for legend, each in enumerate(content.LEGENDS)
    for letter in content.star_letters(each)
]


def is_meant(condition: str, told: Telling) -> bool:
    """Whether the words a line begins with hold: a variant, then a number of heroes."""
    variant, heroes = content.VARIANTS[told.variant], {"two": 2, "three": 3, "four": 4}
    condition, _, number = condition.rpartition(" ") if condition.endswith(tuple(heroes)) else (condition, "", "")
    condition, _, compared = condition.rpartition(" ") if number else (condition, "", "")
    count = heroes.get(number, told.players)
    fits = {"with": told.players == count, "from": told.players >= count, "to": told.players <= count, "": True}
    return fits[compared] and {"": True, "not mild": variant != "mild"}.get(condition, condition == variant)


def brought(told: Telling, letter: int) -> dict[str, int]:
    """The creatures a star brings, by kind, read anew out of the lines of content."""
    found: dict[str, int] = {}
    for line in content.LEGENDS[told.legend][content.LETTERS[letter]]:
        *condition, kind, _, _ = line.split(" ") if " on " in line else ("", line, "", "")
        if is_meant(" ".join(condition), told):
            found[kind] = found.get(kind, 0) + 1
    return found


def text_of(told: Telling, letter: int, lang: str) -> str:
    return GAME.words(lang).render(cards.say_letter_card(told, letter))


@pytest.mark.rule("AND-600")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_star_says_whom_it_brings_and_how_many(lang: str) -> None:
    """If a star brings walking creatures, then its text has their number and their kind, in every language."""
    seen = 0
    for (legend, letter), variant, players in product(STARS, range(3), (2, 3, 4)):
        told = Telling(legend, variant, players)
        said = text_of(told, letter, lang)
        if f"{content.legend_ids[legend]}-{content.LETTERS[letter].lower()}" in WITHOUT_NAMES:
            continue
        for kind, count in brought(told, letter).items():
            name = NAMED[lang].get(kind)
            if name is not None:
                number = NUMBERS[lang][count]
                wanted = rf"(?<![ロ白]){name}{number}体" if lang == "ja" else rf"\b{number} {name}\b"
                assert re.search(wanted, said), said
                seen += 1
    assert seen > 100


@pytest.mark.rule("AND-623", "AND-663", "AND-673")
@pytest.mark.parametrize(("lang", "two", "one"), [("en", "two", "one"), ("fr", "deux", "une"), ("ja", "2", "1")])
def test_a_boss_comes_as_fast_as_it_walks(lang: str, two: str, one: str) -> None:
    """If a boss appears, then its card says how many spaces it walks at every sunrise."""
    steps = {1: one, 2: two}
    for legend, letter, boss in ((1, "G", 0), (5, "H", 1), (6, "G", 2)):
        said = text_of(Telling(legend, 1, 3), content.LETTERS.index(letter), lang)
        word = {"en": "space", "fr": "case", "ja": "マス"}[lang]
        gap = "" if lang == "ja" else " "
        assert f"{steps[content.boss_steps[boss]]}{gap}{word}" in said


@pytest.mark.rule("AND-642", "AND-622", "AND-661")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_names_the_spaces_of_its_lines(lang: str) -> None:
    """If widows, the merchant or a rider come, then their spaces are said."""
    for legend, letter, spaces in (
        (3, "E", ("527", "553")),
        (1, "E", ("419",)),
        (5, "C", ("540",)),
        (2, "D", ("566",)),
    ):
        said = text_of(Telling(legend, 1, 3), content.LETTERS.index(letter), lang)
        assert all(space in said for space in spaces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_star_has_a_number_of_creatures_of_its_own(lang: str) -> None:
    """If the text of a star is looked at as it is written, then no creature that walks is named in it."""
    folder = GAME.folder / "words" / f"{lang}.ftl"
    text = folder.read_text(encoding="utf-8")
    for legend, letter in STARS:
        key = f"card-{content.legend_ids[legend]}-{content.LETTERS[letter].lower()}"
        found = re.search(rf"^{key} = (.*?)(?=^[a-z#])", text, re.MULTILINE | re.DOTALL)
        assert found is not None
        plain = re.sub("Troll King|Roi des Trolls|トロール王", "", found[1])
        assert not any(re.search(name, plain) for name in NAMED[lang].values()), key


@pytest.mark.rule("AND-601", "AND-602")
def test_only_lines_that_are_meant_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """If lines of a star are for some variants or numbers of heroes, then the text counts those, or nobody comes."""
    lines = ["not mild gor on 415", "grim from three gor on 462", "grim skral on 431"]
    row, first = list(content.legend_lines), content.LETTERS.index("C")
    start = (0 * content.CARDS_EACH + 2 + first) * content.LINES_EACH * content.NUMBERS_OF_A_LINE
    new = content.card_lines("legend call, C", lines, "lake")
    monkeypatch.setattr(content, "legend_lines", [*row[:start], *new, *row[start + len(new) :]])
    told = {variant: text_of(Telling(0, n, 2), first, "en") for n, variant in enumerate(content.VARIANTS)}
    assert told["mild"] == "A page is turned, and this time nobody comes."
    assert told["standard"].endswith("have added a Gor.")
    assert told["grim"].endswith("have added a Gor and a Skral.")
    assert text_of(Telling(0, 2, 3), first, "en").endswith("have added two Gors and a Skral.")


def test_a_card_is_told_for_the_table_it_is_read_at() -> None:
    """If a star is read in a game, then its text is that of the legend, the variant and the number of heroes."""
    s, rng = GAME.fresh(players=2, seed=3, options={"legend": 4, "variant": "grim"}), Rng(3)
    assert isinstance(s, AndorState)
    s.events = []
    engine.run(GAME.rules, s)
    while s.top >= 0:
        engine.apply(GAME.rules, s, engine.choose_random(s, rng))
    read = [event for event in s.events if event[0] == v.CARD_READ]
    assert len(read) > 2
    for event in read:
        card = GAME.say_card(s, event)
        assert card is not None
        assert card.text == cards.say_letter_card(Telling(3, 2, 2), event[3])
