"""The section of bench/results.md about balance: what `make balance` has published, taken from the pages in docs."""

from __future__ import annotations

from pathlib import Path

from reporting.report import Section

DOCS = Path(__file__).resolve().parents[2] / "docs"
TITLE = "## Balance"
PUBLISHED = "## Publish"
NEXT = "\n## "


def section(docs: Path = DOCS) -> Section:
    """Each game whose page has a published part."""
    lines = []
    for page in sorted(docs.glob("balance-*.md")):
        text = page.read_text(encoding="utf-8")
        _, found, rest = text.partition(PUBLISHED)
        if found:
            name = text.partition("\n")[0].removeprefix("# Balance of ")
            lines += [f"{name}, from docs/{page.name}. " + rest.partition(NEXT)[0].strip(), ""]
    return Section("Balance", "", lines[:-1] or ["Not measured yet: `make balance GAME=andor`."])


def put(results: Path, docs: Path = DOCS) -> None:
    """Write the section anew where it stands in a report, or at its end."""
    text = results.read_text(encoding="utf-8")
    before, found, rest = text.partition("\n" + TITLE)
    _, more, after = rest.partition(NEXT)
    lines = "\n".join(["", TITLE, "", *section(docs).lines])
    results.write_text(
        (before if found else text.rstrip("\n") + "\n") + lines + ("\n\n## " + after if more else "\n"),
        encoding="utf-8",
    )
