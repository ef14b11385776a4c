"""The page: one HTML file with everything in it, which reaches for nothing outside."""

from __future__ import annotations

from html import escape
from pathlib import Path

from ninerealms.drawing import style
from ninerealms.games import game as find
from ninerealms.lab.plan import rules_of
from ninerealms.lab.reporting.markup import Section
from ninerealms.lab.reporting.sections import all_sections
from ninerealms.lab.running import Run

HERE = Path(__file__).parent
UNBROKEN = "\u00a0%"


def page(run: Run) -> str:
    """A whole run told."""
    sections = all_sections(run)
    title = f"{find(run.plan.game).title}, {len(run.games):,} games"
    found = [sentence for section in sections for sentence in section.found]
    css = style.squeezed(
        (Path(style.FOLDER) / "tokens.css").read_text("utf-8") + (HERE / "page.css").read_text("utf-8")
    )
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="lead">{played(run)}</p>',
        '<div class="found"><h2>What stands out</h2><ul>',
        *(f"<li>{sentence}</li>" for sentence in found),
        "</ul></div>",
        *map(written, sections),
        written(made(run)),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{css}</style></head>\n<body><main>\n"
        + "\n".join(body).replace(" %", UNBROKEN)
        + "\n</main></body></html>\n"
    )


def written(section: Section) -> str:
    return f"<section><h2>{escape(section.title)}</h2>\n" + "\n".join(section.parts) + "</section>"


def played(run: Run) -> str:
    """Who played what, in a sentence."""
    plan = run.plan
    bots = list(dict.fromkeys(plan.seats))
    meet = " and " if find(plan.game).coop else " against "
    who = f"{escape(bots[0])} in every seat" if len(bots) == 1 else meet.join(map(escape, bots))
    seats = "1 seat" if plan.players == 1 else f"{plan.players} seats"
    swapped = ", every seed with every order of seats" if plan.swap_seats else ""
    told = f"{len(run.games):,} of {plan.games:,} games" if len(run.games) < plan.games else f"{len(run.games):,} games"
    return f"{told} with {seats}, {who}{swapped}, from seed {plan.seed} on."


def made(run: Run) -> Section:
    """How to get the same page again."""
    plan = run.plan
    usual = {option.name: option.default for option in find(plan.game).options}
    options = [f"{name}={value}" for name, value in plan.options.items() if usual[name] != value]
    changes = [f"{path}={value}" for path, value in plan.identity.changes.items()]
    parts = [
        (
            "<p>Bots are not people: what they find hard, people may find easy, and what they never try, people "
            "may love. Every figure here is about games between these players.</p>"
        ),
        (
            f"<p>ninerealms {escape(plan.identity.version)}, {escape(plan.identity.form)} form, version "
            f"{plan.rules_version or 'unknown'} of the game; start options "
            f"{escape(', '.join(options)) or 'as they come'}; "
            f"content {escape(', '.join(changes)) or 'as it is'} <span "
            f"class='note'>({plan.identity.content[:12]})</span>.</p>"
        ),
    ]
    if plan.identity.rules != rules_of(plan.game):
        parts.append(
            "<p>These games were played by other rules than those installed where this page was made: rules and things "
            "are named as they are here.</p>"
        )
    if run.command:
        parts.append(f"<pre>{escape(run.command)}\nninerealms lab report DIR</pre>")
    parts.append(
        '<p class="note">Bounds are those the true figure lies between 19 times out of 20: Wilson’s for shares, '
        "those of the standard error for means, and for associations those of whole games drawn again 400 times (of "
        "more than 4,000 games by their standard error).</p>"
    )
    return Section("How this was made", [], parts)
