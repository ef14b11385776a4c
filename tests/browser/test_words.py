"""The words of the pages: the same in three languages, all of them used, none missing."""

from __future__ import annotations

import re

from ninerealms.server.site import pages
from ninerealms.text.languages import LANGUAGES
from tests.ftl import differences, vocabulary

TEXTS = {lang: vocabulary((pages.HERE / "text" / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES}
COMPOSED = (
    "page-advice-",
    "page-who-",
    "page-from-",
    "page-enter-",
    "page-facts-",
    "page-at-step",
    "page-odds-",
    "page-pace-",
    "page-refused-",
)


def sources() -> str:
    files = [*(pages.HERE / "static").rglob("*.js"), *(pages.HERE / "templates").glob("*.html")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_the_pages_say_the_same_in_every_language() -> None:
    """If English has a sentence for the pages, then the other languages have it with the same variables."""
    found = [line for lang in LANGUAGES[1:] for line in differences(lang, TEXTS[lang], TEXTS["en"])]
    assert found == []


def test_every_sentence_asked_for_is_there() -> None:
    """If a page or a script asks for a sentence by its whole name, then there is one."""
    wanted = set(re.findall(r't\["(page-[a-z0-9-]+)"\]', sources()))
    wanted |= {f"page-{name}" for name in re.findall(r'say\("([a-z0-9-]+)"', sources())}
    assert sorted(wanted - set(TEXTS["en"])) == []


def test_every_refusal_has_a_sentence() -> None:
    """If the server refuses with a code, then the page has a sentence for it."""
    server = "\n".join(path.read_text(encoding="utf-8") for path in pages.HERE.parent.rglob("*.py"))
    codes = set(re.findall(r'(?:Refusal|refuse)\(\s*(?:\d+|status),\s*"([a-z-]+)"', server))
    assert {"stale", "mistake", "not-possible", "not-allowed"} <= codes
    assert sorted(code for code in codes if f"page-refused-{code}" not in TEXTS["en"]) == []


def test_no_sentence_is_idle() -> None:
    """If there is a sentence, then a page or a script says it."""
    said = sources()
    idle = [key for key in TEXTS["en"] if not key.startswith(COMPOSED) and f'"{key.removeprefix("page-")}"' not in said]
    assert [key for key in idle if f'"{key}"' not in said] == []


def test_what_the_browser_fills_in_is_left_open() -> None:
    """If a sentence has a variable, then the browser gets its place in braces."""
    for lang in LANGUAGES:
        spoken = pages.page_words(lang)
        for key, variables in TEXTS["en"].items():
            assert all(f"{{{name}}}" in spoken[key] for name in variables), f"{lang}: {key}"
