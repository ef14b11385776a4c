"""The rule ledger of a game (`rules.md`), which of its rules the tests hold, and where the code names them.

A rule is one list item that begins with its id and its provenance:

    - NTG-018 [INFERRED] Every tile keeps the orientation in which it was shuffled.

Indented lines under it belong to it. A test holds a rule by the marker `@pytest.mark.rule("NTG-018")`. The code names a
rule by its id, in a docstring, a comment or a table of a module, or beside a fact of `content.toml`. A rule nothing is
coded for says so after its provenance: [FACT] where it only states how things are, [ABSENCE] where something is not.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ID = re.compile(r"[A-Z]{3}-\d{3}")
PROVENANCES = ("BOOK", "PUBLIC", "INFERRED", "HOUSE", "RETIRED")
MARKS = ("FACT", "ABSENCE")
EXAMPLES = "test_rulebook_examples"

_ITEM = re.compile(
    r"- (?P<id>[A-Z]{3}-\d{3})\b(?: \[(?P<provenance>[A-Z]+[^\]]*)\](?: \[(?P<mark>[^\]]*)\])? (?P<text>\S.*))?"
)
_RANGE = re.compile(
    r"[A-Z]{3}-\d{3}(?:\s*(?:[-–—…]|\.\.+|to|until|through)\s*(?:[A-Z]{3}-)?|\s*(?:,|/|and|or)\s*)\d{3}\b"
)
_RETOLD = re.compile(r"- (?P<id>[A-Z]{3}-\d{3}) (?P<text>\S.*)")
_BRACKETS = re.compile(r" ?\((?:[^()]|\([^()]*\))*\)")
_NOTE = re.compile(r"BOOK|INFERRED|HOUSE|PUBLIC|content\.toml|\bQ\d|^ ?\(p\.")
_HEADING = re.compile(r"#{2,6} +(?P<title>.+)")
_GAMES = Path(__file__).parent / "games"


class LedgerError(ValueError):
    """A ledger that cannot be read; the sentence names file and line."""


class Rule(NamedTuple):
    """One rule. The provenance is BOOK, PUBLIC:<source>, INFERRED, HOUSE or RETIRED; the mark FACT, ABSENCE or none."""

    id: str
    section: str
    text: str
    provenance: str
    mark: str = ""

    @property
    def is_retired(self) -> bool:
        """Whether the rule is kept only so that its number is not used again."""
        return self.provenance == "RETIRED"


class Marker(NamedTuple):
    """A rule id on a test."""

    rule: str
    file: str
    line: int


class Span(NamedTuple):
    """Ids that are not written out: a range, or a number that has lost its prefix."""

    text: str
    file: str
    line: int


class Coverage(NamedTuple):
    """How many rules are in force, how many have a test, and what is amiss."""

    total: int
    covered: int
    missing: tuple[str, ...]
    only_examples: tuple[str, ...]
    unknown: tuple[Marker, ...]
    without_code: tuple[str, ...]
    ranges: tuple[Span, ...]


def read(game_folder: Path) -> list[Rule]:
    """The rules in the folder's `rules.md`, in its order; raises LedgerError."""
    path = game_folder / "rules.md"
    rules: list[Rule] = []
    section = ""
    is_open = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if heading := _HEADING.match(line):
            section, is_open = heading["title"].strip(), False
        elif item := _ITEM.match(line):
            rules.append(_rule(path, number, item, section))
            is_open = True
        elif is_open and line.startswith("  ") and line.strip():
            rules[-1] = rules[-1]._replace(text=f"{rules[-1].text} {line.strip()}")
        else:
            is_open = False
    _refuse_twins(path, rules)
    return rules


def _rule(path: Path, number: int, item: re.Match[str], section: str) -> Rule:
    provenance = item["provenance"] or ""
    if not (found := re.match("[A-Z]+", provenance)) or found[0] not in PROVENANCES:
        raise LedgerError(
            f"{path.name} line {number}: {item['id']} needs one of {', '.join(PROVENANCES)} in square brackets "
            "after the id, then its text."
        )
    mark = item["mark"] or ""
    if mark and mark not in MARKS:
        raise LedgerError(f"{path.name} line {number}: {item['id']} is marked {mark}, not {' or '.join(MARKS)}.")
    return Rule(item["id"], section, item["text"].strip(), provenance, mark)


def _refuse_twins(path: Path, rules: list[Rule]) -> None:
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            raise LedgerError(f"{path.name}: {rule.id} stands there twice; a number is never used again.")
        seen.add(rule.id)


# --- as players read them ---------------------------------------------------------------------------


def read_for_players(game_folder: Path, lang: str = "en") -> list[Rule]:
    """The rules in force in a language, without editors' notes; in English where nobody has told them in it."""
    rules = [rule for rule in read(game_folder) if not rule.is_retired]
    file = game_folder / f"rules.{lang}.md"
    told = retold(file) if file.is_file() else {rule.id: (rule.section, without_notes(rule.text)) for rule in rules}
    return [
        rule._replace(section=without_notes(told[rule.id][0]), text=told[rule.id][1]) if rule.id in told else rule
        for rule in rules
    ]


def retold(file: Path) -> dict[str, tuple[str, str]]:
    """Section and text of each rule in a file of retold rules: `## section`, `- NTG-018 text`."""
    found: dict[str, tuple[str, str]] = {}
    section = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.match(line):
            section = heading["title"].strip()
        elif item := _RETOLD.fullmatch(line):
            found[item["id"]] = (section, item["text"].strip())
    return found


def without_notes(text: str) -> str:
    """A rule without what editors say about it in brackets (source, page, question), and no Markdown."""
    kept = _BRACKETS.sub(lambda found: "" if _NOTE.search(found[0]) else found[0], text)
    kept = kept.replace("`content.toml`", "the component reference").replace("`", "").replace("**", "")
    return re.sub(r" +([.,;:])", r"\1", " ".join(kept.split()))


def find(game: str, wanted: str, lang: str = "en") -> list[Rule]:
    """The rules with this number, of every prefix if it has none, or with this word in their text or section."""
    rules = read_for_players(_GAMES / game, lang)
    number = f"-{int(wanted):03}" if wanted.isdecimal() else wanted.upper()
    exact = [rule for rule in rules if rule.id == number or rule.id[3:] == number]
    word = wanted.lower()
    return exact or [rule for rule in rules if word in rule.text.lower() or word in rule.section.lower()]


def each_marker(source: str, file: str) -> Iterator[Marker]:
    """The rule ids on the tests of one module: every call of `rule` or `….rule` with ids in quotes."""
    for node in ast.walk(ast.parse(source, file)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name != "rule":
            continue
        for value in node.args:
            if isinstance(value, ast.Constant) and isinstance(value.value, str) and ID.fullmatch(value.value):
                yield Marker(value.value, file, value.lineno)


def sources(game: str) -> dict[str, str]:
    """The files of a game that carry out rules or state facts, by their path in its folder."""
    folder = _GAMES / game
    found = [*folder.rglob("*.py"), *folder.rglob("content.toml")]
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in sorted(found)}


def each_span(text: str, file: str) -> Iterator[Span]:
    """The places of one file where a range stands instead of ids, also over the end of a line."""
    for found in _RANGE.finditer(text):
        yield Span(found[0], file, text.count("\n", 0, found.start()) + 1)


def tests_folder() -> Path | None:
    """The tests of the checkout this package runs from; None when it was installed without them."""
    folder = Path(__file__).parents[2] / "tests"
    return folder if (folder / "games").is_dir() else None


def coverage(game: str, tests_root: Path) -> Coverage:
    """Compare the ledger of a game with the markers in `tests_root/games/<game>` and with the game's own files."""
    rules = read(_GAMES / game)
    known = {rule.id for rule in rules}
    asked = [rule.id for rule in rules if not rule.is_retired]
    files = sources(game)
    named = {found for text in files.values() for found in ID.findall(text)}
    markers = [
        marker
        for path in sorted((tests_root / "games" / game).rglob("*.py"))
        for marker in each_marker(path.read_text(encoding="utf-8"), path.name)
    ]
    marked = {marker.rule for marker in markers}
    proven = {marker.rule for marker in markers if not marker.file.startswith(EXAMPLES)}
    return Coverage(
        total=len(asked),
        covered=sum(rule in marked for rule in asked),
        missing=tuple(rule for rule in asked if rule not in marked),
        only_examples=tuple(rule for rule in asked if rule in marked and rule not in proven),
        unknown=tuple(marker for marker in markers if marker.rule not in known),
        without_code=tuple(rule.id for rule in rules if not (rule.is_retired or rule.mark or rule.id in named)),
        ranges=tuple(span for file, text in files.items() for span in each_span(text, file)),
    )


def origin(rule: Rule) -> str:
    """BOOK, PUBLIC, INFERRED, HOUSE or RETIRED."""
    found = re.match("[A-Z]+", rule.provenance)
    return found[0] if found else ""
