"""House content says that it is, wherever it is shown; a corrected fact must reach the sentence about it."""

from __future__ import annotations

from typing import cast

import pytest

from ninerealms import ledger
from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil.state import YggState
from ninerealms.kernel.words import Say

MARKS = {"en": "house content", "fr": "contenu maison", "ja": "独自の内容"}
every_language = pytest.mark.parametrize("lang", MARKS)


def text(lang: str, key: str) -> str:
    return GAME.words(lang).render(Say(key))


def lines(state: YggState, lang: str) -> list[str]:
    return GAME.write_table(GAME.view(state, 0), lang).split("\n")


@pytest.mark.rule("YGG-381", "YGG-382")
@every_language
@pytest.mark.parametrize("page", range(len(content.page_ids)))
def test_a_house_page_says_so_on_the_table(page: int, lang: str) -> None:
    """If a page of the Saga Book is our own, then the text form of the table marks it."""
    state = cast(YggState, GAME.start(3, 1, {"saga": page // 2, "gods": "thor,odin,tyr"}))
    state.page = page
    (line,) = (each for each in lines(state, lang) if text(lang, f"page-{content.page_ids[page]}") in each)
    assert (MARKS[lang] in line) == ("house" in content.PAGES[page]["source"])


@pytest.mark.rule("YGG-360")
@every_language
@pytest.mark.parametrize("island", range(len(content.island_number)))
def test_the_islands_are_marked(island: int, lang: str) -> None:
    """If the islands are our own, then Jormungand's line marks them, on the last one too."""
    state = cast(YggState, GAME.start(3, 1, {"gods": "thor,odin,tyr"}))
    state.island = island
    marked = [line for line in lines(state, lang) if line.startswith(text(lang, "enemy-jormungand"))]
    assert [MARKS[lang] in line for line in marked] == [True]


@pytest.mark.rule("YGG-359", "YGG-358")
@every_language
@pytest.mark.parametrize("jotun", content.JOTUNS, ids=lambda jotun: jotun["id"])
def test_a_jotun_says_what_the_content_says(jotun: dict[str, str], lang: str) -> None:
    """If a Jotun blocks a world or shields an enemy, then its sentence names them, and marks what is house."""
    said = text(lang, f"does-jotun-{jotun['id']}")
    if "blocks" in jotun:
        assert text(lang, f"world-{jotun['blocks']}") in said
    if "links" in jotun:
        assert text(lang, f"enemy-{jotun['links']}") in said
    if "house" in jotun["source"]:
        assert MARKS[lang] in said


@pytest.mark.rule("YGG-356")
@every_language
def test_dice_sagas_and_campaign_are_marked(lang: str) -> None:
    """If odds, saga options or the campaign are shown, then they say what in them is our own."""
    for key in ("odds-policy", "option-saga", "house-note", "campaign-house"):
        assert MARKS[lang] in text(lang, key)


def test_every_house_rule_is_tagged_in_the_ledger() -> None:
    """If a rule is our own, then `ninerealms rules` shows it as house."""
    house = [rule.id for rule in ledger.read(GAME.folder) if ledger.origin(rule) == "HOUSE"]
    assert {"YGG-356", "YGG-360", "YGG-362", "YGG-381", "YGG-399", "YGG-400", "YGG-401"} <= set(house)
