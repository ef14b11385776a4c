"""House content says that it is, wherever it is shown; a corrected fact must reach the sentence about it."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from ninerealms import ledger
from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.games.yggdrasil.words.naming import say_page_rules
from ninerealms.text.words import Say

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
    assert (MARKS[lang] in said) == ("house" in jotun["source"])


@pytest.mark.rule("YGG-356")
@every_language
def test_dice_sagas_and_campaign_are_marked(lang: str) -> None:
    """If odds, saga options or the campaign are shown, then they say what in them is our own."""
    for key in ("odds-policy", "option-saga", "house-note", "campaign-house"):
        assert MARKS[lang] in text(lang, key)


# The numbers of the sagas that each page tells; a list has one number for each of its two pages.
TOLD: dict[str, list[tuple[str, int]]] = {
    "easy": [],
    "hard": [],
    "baldr-a": [("oaths", 0)],
    "baldr-b": [("betrayals", 0)],
    "fimbulwinter-a": [("son_strength", 0)],
    "fimbulwinter-b": [("son_strength", 1)],
    "managarm-a": [("wolf_strength", 0), ("wolf_back", 0), ("wolf_last_space", 0)],
    "managarm-b": [("wolf_strength", 1)],
    "naglfar-a": [("servants", 0), ("servant_strength", 0), ("quay_strength", 0), ("servants_to_turn", 0)],
    "naglfar-b": [("naglfar_strength", 0)],
    "bifrost-a": [("bifrost_heroes", 0)],
    "bifrost-b": [],
    "vigrid-a": [("duel_strength", 0), ("slain_to_turn", 0)],
    "vigrid-b": [("vigrid_strength", 0)],
}


def renumbered() -> dict[str, Any]:
    """The sagas with a number of their own, from 31 on, in the place of each."""
    found, next_number = dict(content.SAGAS), 31
    for name, value in content.SAGAS.items():
        if isinstance(value, int):
            found[name] = next_number
        elif name.endswith("_strength"):
            found[name] = [next_number + n for n in range(len(value))]
        next_number += 2
    return found


@pytest.mark.rule("YGG-384", "YGG-392", "YGG-394")
@every_language
@pytest.mark.parametrize("page", content.page_ids)
def test_a_page_tells_the_numbers_of_the_content(page: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a number of a saga is corrected in the content, then the sentences of its page say the new one."""
    sagas = renumbered()
    for name, value in sagas.items():
        monkeypatch.setitem(content.SAGAS, name, value)
    said = GAME.words(lang).render(say_page_rules(page))
    wanted = {sagas[name] if isinstance(sagas[name], int) else sagas[name][place] for name, place in TOLD[page]}
    assert {int(digits) for digits in re.findall(r"\d+", said) if int(digits) > 30} == wanted


@pytest.mark.rule("YGG-388")
@every_language
def test_the_page_of_the_sons_says_whose_card_wakes_them(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If other cards wake the sons, then their page names those enemies, the eldest son's first."""
    monkeypatch.setitem(content.SAGAS, "son_trigger", ["fenrir", "jormungand", "nidhogg"])
    said = GAME.words(lang).render(say_page_rules("fimbulwinter-a"))
    places = [said.index(text(lang, f"enemy-{name}")) for name in ("fenrir", "jormungand", "nidhogg")]
    assert places == sorted(places)


@every_language
def test_the_table_and_the_log_tell_a_page_with_its_numbers(lang: str) -> None:
    """If a page is open or turned to, then the table and the log tell it as the page itself does."""
    state = cast(YggState, GAME.start(3, 1, {"saga": 4, "gods": "thor,odin,tyr"}))
    said = GAME.words(lang).render(say_page_rules("naglfar-a"))
    assert any(said in line for line in lines(state, lang))
    event = (v.PAGE_TURNED, -1, content.page_ids.index("naglfar-a"), 0, 0, 0)
    assert said in GAME.words(lang).render(GAME.say_event(state, event))


@every_language
def test_an_ability_tells_the_numbers_of_the_content(lang: str) -> None:
    """If a god begins with Elves, then its ability says how many; no other ability speaks of a number."""
    for god in content.GODS:
        ability = Say(f"ability-{god['id']}", {"elves": god.get("elves", 0)})
        digits = re.findall(r"\d+", GAME.words(lang).render(ability))
        assert digits == ([str(god["elves"])] if "elves" in god else [])


def test_every_house_rule_is_tagged_in_the_ledger() -> None:
    """If a rule is our own, then `ninerealms rules` shows it as house."""
    house = [rule.id for rule in ledger.read(GAME.folder) if ledger.origin(rule) == "HOUSE"]
    assert {"YGG-356", "YGG-360", "YGG-362", "YGG-381", "YGG-399", "YGG-400", "YGG-401"} <= set(house)
