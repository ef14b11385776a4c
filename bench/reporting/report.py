"""bench/results.md: ratios first, then the figures they come from, then strength; and whether we have become slower."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any, NamedTuple

from ninerealms.lab.simulate import CONFIDENCE, wilson
from reporting.measured import stamp
from speed.goals import goals
from speed.rounds import PEERS, Figures, middle, ratios

RESULTS = Path(__file__).resolve().parents[1] / "results.md"
WARN, FAIL = 0.15, 0.30
LEAST = ">="
MOST = "<"
ROW = re.compile(r"\| (?P<game>[a-z]+) \| (?P<measure>[^|]+?) \| (?P<value>[\d,.]+) \|")
OPEN_SPIEL = "OpenSpiel's backgammon"
PEER_NAMES = {
    "open_spiel": OPEN_SPIEL,
    "catanatron": "catanatron's Catan",
    "rlcard": "RLCard's Uno",
    "chess": "python-chess",
}
Speed = dict[str, list[Figures]]


class Row(NamedTuple):
    """One measure of one game: its median, the rounds it comes from, and what it should be."""

    game: str
    measure: str
    values: list[float]
    goal: float | None = None
    sense: str = LEAST
    guarded: bool = True
    every_round: bool = False

    @property
    def value(self) -> float:
        return median(self.values)

    @property
    def reached(self) -> str:
        if self.goal is None:
            return "-"
        told = min(self.values) if self.every_round else self.value
        good = told >= self.goal if self.sense == LEAST else self.value < self.goal
        return "yes" if good else "no"

    @property
    def wanted(self) -> str:
        always = " in every round" if self.every_round else ""
        return "-" if self.goal is None else f"{self.sense} {self.goal:,g}{always}"

    def slower(self, before: float) -> float:
        """How much worse than before: 0.2 is a fifth slower, or larger."""
        return before / self.value - 1 if self.sense == LEAST else self.value / before - 1


class Section(NamedTuple):
    """A chapter of the report: its part of the bench, and its lines, none if it was never measured here."""

    title: str
    part: str
    lines: list[str]

    @property
    def otherwise(self) -> str:
        words = "make bench BEFORE=REV" if self.part == "before" else f"python bench/run.py --only {self.part}"
        return f"Not measured yet: `{words}`."


def rows_of(game: str, speed: Speed) -> list[Row]:
    """The ratios of one game."""
    wanted = goals(game)
    ours, pure = speed.get(f"{game} compiled", []), speed.get(f"{game} pure", [])
    spiel = speed.get("open_spiel", [])
    whole, stepped, copying = "decisions_per_second", "stepped_per_second", "copy_microseconds"
    rows = [
        Row(game, "compiled / pure, whole playouts", ratios(ours, pure, whole), wanted.over_pure, guarded=False),
        Row(game, f"whole playouts / {OPEN_SPIEL} (in its C++)", ratios(ours, spiel, whole), wanted.whole),
        Row(game, f"whole playouts / {OPEN_SPIEL} (from Python)", ratios(ours, spiel, whole, stepped)),
        Row(
            game,
            f"games per second / {OPEN_SPIEL} (from Python)",
            game_ratios(ours, spiel),
            wanted.games,
            every_round=True,
        ),
        Row(game, f"stepped / {OPEN_SPIEL} (from Python)", ratios(ours, spiel, stepped), wanted.stepped),
        Row(game, "copy, microseconds", values(ours, copying), wanted.copy_microseconds, MOST, guarded=False),
        Row(game, "bytes per state", values(ours, "state_bytes"), wanted.state_bytes, MOST),
    ]
    for setup in wanted.setups:
        share = ratios(speed.get(f"{game} {setup} compiled", []), ours, "games_per_second")
        rows.append(Row(game, f"games per second, {setup} / as it comes", share, wanted.setup_share, guarded=False))
    theirs = {peer: speed.get(peer, []) for peer in PEERS}
    rows += [Row(game, f"whole playouts / {PEER_NAMES[peer]}", ratios(ours, theirs[peer], whole)) for peer in PEERS[1:]]
    rows += [
        Row(game, f"copies / {PEER_NAMES[peer]}", [1 / ratio for ratio in ratios(ours, theirs[peer], copying)])
        for peer in PEERS
    ]
    rows.append(Row(game, "MCTS iterations / OpenSpiel's", ratios(ours, spiel, "iterations_per_second")))
    return [row for row in rows if row.values]


def game_ratios(ours: list[Figures], spiel: list[Figures]) -> list[float]:
    """Whole games against OpenSpiel's as a Python program plays them, round by round."""
    return [
        float(our["games_per_second"])
        / (float(their["games_per_second"]) * float(their["stepped_per_second"]) / float(their["decisions_per_second"]))
        for our, their in zip(ours, spiel, strict=False)
        if their.get("games_per_second")
    ]


def values(rows: list[Figures], field: str) -> list[float]:
    return [float(row[field]) for row in rows if row.get(field)]


# --- the last time ----------------------------------------------------------------------------------


def last_results() -> dict[tuple[str, str], float]:
    """The ratios of the last commit, or of the file that is there; empty if there are none."""
    command = ["git", "show", "HEAD:bench/results.md"]
    try:
        text = subprocess.run(command, cwd=RESULTS.parent, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        text = RESULTS.read_text(encoding="utf-8") if RESULTS.is_file() else ""
    return read_ratios(text)


def read_ratios(text: str) -> dict[tuple[str, str], float]:
    """The first table of a report."""
    table = text.partition("## Ratios")[2].partition("\n## ")[0]
    return {(row["game"], row["measure"]): float(row["value"].replace(",", "")) for row in ROW.finditer(table)}


def complaints(rows: list[Row], before: dict[tuple[str, str], float]) -> tuple[list[str], list[str]]:
    """What is slower than the last time: warnings, and what is too much."""
    warnings: list[str] = []
    failures: list[str] = []
    for row in rows:
        old = before.get((row.game, row.measure))
        if old is None or not row.guarded:
            continue
        worse = row.slower(old)
        sentence = f"{row.game}: {row.measure} was {figure(old)} and is {figure(row.value)}: {100 * worse:.0f} % worse."
        if worse >= FAIL:
            failures.append(sentence)
        elif worse >= WARN:
            warnings.append(sentence)
    return warnings, failures


# --- the file ---------------------------------------------------------------------------------------


def figure(value: float | None) -> str:
    """Three digits that matter."""
    if value is None:
        return "-"
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f}"


def ratio_table(rows: list[Row]) -> list[str]:
    lines = ["| game | measure | median | rounds | goal | reached |", "|---|---|---|---|---|---|"]
    for row in rows:
        spread = f"{figure(min(row.values))} to {figure(max(row.values))}"
        lines.append(f"| {row.game} | {row.measure} | {figure(row.value)} | {spread} | {row.wanted} | {row.reached} |")
    return lines


def figure_table(speed: Speed) -> list[str]:
    fields = ("games_per_second", "decisions_per_second", "stepped_per_second", "copy_microseconds")
    lines = [
        "| what | games/s | decisions/s | stepped/s | copy us | bytes | MCTS iterations/s |",
        "|---|---|---|---|---|---|---|",
    ]
    for label, rows in sorted(speed.items(), key=lambda item: (item[0] in PEERS, item[0])):
        good = [row for row in rows if row]
        if good:
            name = (
                f"{label} {good[0]['version']}: {good[0]['what']}"
                if label in PEERS
                else f"{label}, {good[0]['players']} players"
            )
            cells = [figure(middle(good, field)) for field in (*fields, "state_bytes", "iterations_per_second")]
            lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def contest_row(contest: dict[str, Any]) -> Row:
    """A contest as wins in 100 games."""
    share = 100 * sum(contest["points"]) / len(contest["points"])
    return Row(contest["game"], f"{contest['strong']} | {contest['weak']}", [share], contest["goal"])


def strength_table(contests: list[dict[str, Any]]) -> list[str]:
    lines = ["| game | who | against | won | of | of 100 | 95 % | goal | reached |", "|---" * 9 + "|"]
    for each in contests:
        row, won, games = contest_row(each), sum(each["points"]), len(each["points"])
        head = f"| {row.game} | {row.measure} | {won:g} | {games}"
        lines.append(f"{head} | {figure(row.value)} | {bounds(won, games)} | {row.wanted} | {row.reached} |")
    return lines


def bounds(won: float, games: int) -> str:
    """Wilson's bounds of a share, of 100."""
    low, high = wilson(won, games)
    return f"{100 * low:.0f} to {100 * high:.0f}"


def bounds_of_scores(scores: list[float]) -> str:
    """Where the mean of all such games lies, 19 times out of 20."""
    error = CONFIDENCE * stdev(scores) / sqrt(len(scores))
    return f"{mean(scores) - error:.1f} to {mean(scores) + error:.1f}"


def outcome_row(series: dict[str, Any]) -> Row:
    """A series as its mean: games won of 100, or points."""
    scale = 100 if series["measure"] == "won" else 1
    what = f"{series['bot']}, {series['players']} players, {series['kind']}, {series['measure']}"
    return Row(series["game"], what, [scale * mean(series["values"])], series["goal"])


def outcome_tables(series: list[dict[str, Any]]) -> list[str]:
    """What has a goal, line by line; then how often teams win, by kind of game and table size."""
    lines = [
        "| game | who | kind | players | measure | mean | 95 % | games | goal | reached |",
        "|---" * 10 + "|",
    ]
    for each in series:
        row = outcome_row(each)
        if row.goal is not None:
            head = f"| {row.game} | {each['bot']} | {each['kind']} | {each['players']} | {each['measure']}"
            found = each["values"]
            within = bounds(sum(found), len(found)) if each["measure"] == "won" else bounds_of_scores(found)
            told = f"{figure(row.value)} | {within} | {len(found)} | {row.wanted} | {row.reached}"
            lines.append(f"{head} | {told} |")
    won = [each for each in series if each["measure"] == "won"]
    sizes = sorted({each["players"] for each in won})
    lines += ["", "Won by teams, of those played (and Wilson's bounds of 95 %, of 100):", ""]
    lines += [f"| game | kind | who | {' | '.join(f'{n} players' for n in sizes)} |", "|---" * (3 + len(sizes)) + "|"]
    for game, kind, bot in dict.fromkeys((each["game"], each["kind"], each["bot"]) for each in won):
        cells = [cell(won, game, kind, bot, size) for size in sizes]
        lines.append(f"| {game} | {kind} | {bot} | {' | '.join(cells)} |")
    return lines


def cell(series: list[dict[str, Any]], game: str, kind: str, bot: str, players: int) -> str:
    """One entry of the table of teams."""
    for each in series:
        if (each["game"], each["kind"], each["bot"], each["players"]) == (game, kind, bot, players):
            values = each["values"]
            return f"{sum(values):g} of {len(values)} ({bounds(sum(values), len(values))})"
    return "-"


def write(sections: Sequence[Section]) -> None:
    """The report, whole; of a section without lines what stood there the last time."""
    last = RESULTS.read_text(encoding="utf-8") if RESULTS.is_file() else ""
    lines = ["# Bench", "", HOW]
    for section in sections:
        told = [stamp(section.part), "", *section.lines] if section.lines and section.part else section.lines
        lines += ["", f"## {section.title}", "", *(told or body_of(last, section.title) or [section.otherwise])]
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def body_of(text: str, title: str) -> list[str]:
    """The lines of a section of a report; none where there is no such section."""
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0].strip("\n").splitlines()


def speed_sections(speed: Speed, rows: list[Row]) -> tuple[Section, Section]:
    """Ratios, and the figures they come from."""
    rounds = max((len(each) for each in speed.values()), default=0)
    ratios = [f"Ours over theirs, median of {rounds} rounds, lowest and highest beside it.", ""]
    ratios += [*ratio_table(rows), "", *NOTES]
    figures = [NOISE, "", *figure_table(speed)]
    return Section("Ratios", "speed", ratios if speed else []), Section("Figures", "speed", figures if speed else [])


def strength_section(contests: list[dict[str, Any]]) -> Section:
    return Section("Strength", "strength", [STRENGTH, "", *strength_table(contests)] if contests else [])


def outcome_section(series: list[dict[str, Any]]) -> Section:
    return Section("Outcomes", "outcomes", [OUTCOMES, "", *outcome_tables(series)] if series else [])


HOW = (
    "Written by `make bench`. The peers and both forms of our own are measured in turn, round after round, in\n"
    "processor time, so that a busy machine slows all of them alike. A ratio 15 % worse than in the last commit\n"
    "warns, 30 % fails. Each section says when and on which commit it was measured; what a run leaves out is taken\n"
    "from bench/measured."
)
NOISE = "Medians. Absolute figures depend on the machine and on what else it does: trust the ratios."
SEEDS = "Seeds from 70,000,000 on, on which nothing was tuned; 95 % are Wilson's bounds."
OUTCOMES = f"The same bot in every seat. How hard the legends of Andor are: docs/balance-andor.md. {SEEDS}"
STRENGTH = f"Seats alternate; a shared victory counts as its share. In co-op both teams play the same seeds. {SEEDS}"
NOTES = (
    "OpenSpiel offers Python no loop of whole playouts, so its tree search is asked for one simulation with many,",
    "all inside its C++: the fastest it can do. Stepped means one call per decision from Python, on both sides.",
    "Its search plays every game to the end, ours judges the position after a few steps: their iterations are longer.",
)
