"""The page about a run: it stands alone, its figures are those of the tables, and it says what they mean."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import polars as pl
import pytest

import ninerealms as nr
import reports
from ninerealms.games import names
from ninerealms.lab.estimates import Interval
from ninerealms.lab.recording import look_back
from ninerealms.lab.reporting import findings, lift, plots, sections
from ninerealms.lab.reporting.page import page
from ninerealms.lab.running import Run
from tests.house.tree import ROOT
from tests.terminal.shell import call

PLAYERS = {"yggdrasil": 2}
OUTSIDE = re.compile(r"""(?:src|href|url|@import)\s*[=(]?\s*["']?\s*(?:https?:)?//""")
COMMAND = re.compile(r"<pre>(ninerealms lab run [^\n]*)\n")
LARGEST_PAGE = 1_000_000


@pytest.fixture(scope="module")
def forge() -> Run:
    return nr.lab.run("diceforge", games=60, players=3, seats=["greedy:easy"])


def stands_alone(html: str) -> bool:
    """Whether a page reaches for nothing outside; names of XML are no addresses."""
    return OUTSIDE.search(html.replace("http://www.w3.org/", "")) is None and "<script" not in html


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_page(name: str) -> None:
    """If any game was run, then its page has every section, stands alone, and every plot has a caption."""
    run = nr.lab.run(name, games=12, players=PLAYERS.get(name), seed=3)
    html = page(run)
    assert stands_alone(html)
    assert name != "northgard" or page(run) == html
    for title in (
        "What stands out",
        "How long it takes",
        "Lead and comeback",
        "How much there is to decide",
        "Never used",
    ):
        assert f"<h2>{title}</h2>" in html
    assert html.count("<svg ") == html.count("<figcaption>") >= 3
    assert "<h2>Never used</h2>" in html
    assert "too few to say" in html
    assert not re.search(r"#0[1-6]0[1-6]0[1-6]|nan|inf\b", re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL))


@pytest.mark.parametrize("name", names())
def test_one_game_has_a_page(name: str) -> None:
    """If a run has a single game, then its page says what there is, without bounds."""
    assert "<h2>How long it takes</h2>" in page(nr.lab.run(name, games=1, players=PLAYERS.get(name)))


def test_a_team_that_always_loses_has_nothing_that_goes_with_winning() -> None:
    """If every game was lost, then the page says that nothing can be said of what goes with winning."""
    run = nr.lab.run("yggdrasil", games=40, players=2)
    lost = Run(run.plan, {**run.frames, "games": run.games.with_columns(winners=pl.lit(0, pl.Int8))})
    html = page(lost)
    assert "0 games of the rarer outcome are too few to say" in html
    assert "go with winning or losing" not in html


def test_answers_are_set_beside_those_by_lot() -> None:
    """If a question offers two of three, then by lot all three come; who always takes one has no bits."""
    base = nr.lab.run("northgard", games=1)
    rows = [
        {**base.decisions.row(0, named=True), "options": 2, "offered": [1, 2 + k % 2], "answer": 1} for k in range(8)
    ]
    (asked,) = findings.questions(
        base._replace(frames={**base.frames, "decisions": pl.DataFrame(rows, base.decisions.schema)})
    )
    assert (asked.offered_bits, asked.used_bits) == (1, 0)
    assert asked.even_bits == pytest.approx(1.5)


def test_what_wins_is_called_an_association(forge: Run) -> None:
    """If cards are weighed, then the page says association, how many were weighed, and how to ask for a cause."""
    html = page(forge)
    assert "<b>association</b>, not a cause" in html
    assert "ninerealms lab restrict diceforge --without" in html
    assert "Benjamini and Hochberg" in html


def test_the_shares_are_those_of_the_table(forge: Run) -> None:
    """If seats win, then the shares add up, hold their bounds, and whoever began is counted once a game."""
    found = findings.advantage(forge)
    assert sum(each.share.value for each in found.seats) == pytest.approx(1)
    assert found.even == 1 / 3
    assert found.first is not None
    assert found.first.games == 60
    assert not found.is_mixed
    mixed = nr.lab.run("northgard", games=2, seats=["random", "greedy:easy"])
    assert findings.advantage(mixed).is_mixed
    assert "cannot be told apart" in page(mixed)


def planted(effect: float, seed: int = 4, games: int = 500) -> Run:
    """A run of two seats in which who built a camp wins more often, and a tower means nothing."""
    rng = np.random.default_rng(seed)
    base = nr.lab.run("northgard", games=1)
    has = rng.random((games, 2, 2)) < 0.5
    wins = rng.random(games) < 1 / (1 + np.exp(-effect * (has[:, 0, 0].astype(float) - has[:, 1, 0])))
    seats = [
        {**base.seats.row(seat, named=True), "game": game, "won": float(wins[game] == (seat == 0)), "first": seat == 0}
        for game in range(games)
        for seat in (0, 1)
    ]
    event = {"step": 0, "event": "built", "rule": "NTG-040", "a": 0, "b": 0, "c": 0, "d": 0}
    events = [
        {**event, "game": game, "seat": seat, "thing": f"building:{('camp', 'tower')[kind]}"}
        for game in range(games)
        for seat in (0, 1)
        for kind in (0, 1)
        if has[game, seat, kind]
    ]
    frames = {
        "games": pl.concat([base.games] * games).with_columns(
            game=pl.arange(games, dtype=pl.Int64), seed=pl.arange(games, dtype=pl.UInt64)
        ),
        "seats": pl.DataFrame(seats, schema=base.seats.schema),
        "events": pl.DataFrame(events, schema=base.events.schema),
        "decisions": base.decisions,
    }
    return Run(base.plan, frames)


def test_a_planted_card_is_found_and_an_idle_one_is_not() -> None:
    """If camps double the odds of winning and towers do nothing, then camps are marked, towers are not."""
    found = {each.thing: each for each in lift.lifts(planted(np.log(2)))}
    camp, tower = found["building:camp"], found["building:tower"]
    assert camp.is_marked
    assert camp.found.odds.low < 2 < camp.found.odds.high
    assert not tower.is_marked
    assert tower.found.odds.low < 1 < tower.found.odds.high


def test_lead_changes_and_comebacks_are_counted() -> None:
    """If the lead goes from one to the other and back, then it changed twice; a hair's breadth is no lead."""
    found = look_back([[0.5, 0.5], [0.6, 0.4], [0.51, 0.49], [0.4, 0.6], [0.49, 0.51], [0.7, 0.3]])
    assert found.lead_changes == 2
    assert (found.worst, found.best, found.half) == ([0.4, 0.3], [0.7, 0.6], [0.4, 0.6])
    assert look_back([[0.2], [0.9]]).lead_changes == 0


@pytest.mark.parametrize(("low", "is_warned"), [(0.37, True), (0.39, False)])
def test_a_judge_who_knows_little_is_named(
    forge: Run, monkeypatch: pytest.MonkeyPatch, low: float, is_warned: bool
) -> None:
    """If whoever leads half-way wins hardly more than an even share, then leads and comebacks come with a warning."""
    found = findings.drama(forge)._replace(half_time=Interval(0.4, low, 0.43))
    monkeypatch.setattr(findings, "drama", lambda _: found)
    told = " ".join(sections.drama(forge).found)
    assert ("the judge hardly knows who will win" in told) == is_warned


def test_questions_have_as_many_bits_as_were_offered(forge: Run) -> None:
    """If questions are counted, then none is missing and bits are those of the options."""
    found = findings.questions(forge)
    assert sum(each.times for each in found) == len(forge.decisions)
    for each in found:
        assert each.offered_bits <= np.log2(each.options) + 1e-9
    unused = findings.unused(forge)
    assert set(unused.things["card"]).isdisjoint(forge.events["thing"])
    assert "DFR-040" not in unused.rules


def test_plots_take_their_colours_from_the_page() -> None:
    """If a plot is drawn, then its colours are tokens, its text is text, and it is the same every time."""
    rows = [plots.Dot("a", Interval(0.5, 0.4, 0.6), True), plots.Dot("b", Interval(0.4, 0.3, 0.5))]
    svg = plots.dots(rows, "wins, %", 0.5, percent=True)
    assert svg == plots.dots(rows, "wins, %", 0.5, percent=True)
    assert "var(--ember)" in svg
    assert ">wins, %</text>" in svg
    assert not any(colour in svg for colour in plots.TOKENS)


def test_long_names_leave_room_for_the_odds() -> None:
    """If a row has a long name, then it takes two lines; of the odds under the plot so many are named as have room."""
    long = "event: the creature with the highest number skips its next move"
    svg = plots.dots([plots.Dot(long, Interval(1.0, 0.2, 20.0)), plots.Dot("b", Interval(3, 2, 4))], "odds", odds=True)
    assert long not in svg
    assert all(
        f">{line}</text>" in svg for line in ("event: the creature with the highest", "number skips its next move")
    )
    assert plots.apart(0.04, 25, 6) == [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20]
    assert plots.apart(0.04, 25, 3) == [0.05, 0.2, 1, 5, 20]
    assert plots.apart(2, 3, 6) == [2]


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """If a report is asked for, then it lies in the folder or where it was wanted; a wrong folder is a sentence."""
    nr.lab.run("northgard", games=3, brief=True, out=tmp_path / "run")
    assert call(capsys, "lab", "report", str(tmp_path / "run")).code == 0
    html = (tmp_path / "run" / "report.html").read_text("utf-8")
    assert "Never used" not in html
    done = call(capsys, "lab", "report", str(tmp_path / "run"), "--out", str(tmp_path / "page.html"))
    assert done.code == 0
    assert (tmp_path / "page.html").read_text("utf-8") == html
    for told, words in (
        (f"There is no folder {tmp_path / 'none'}.", [str(tmp_path / "none")]),
        ("is a folder; a report is a file.", [str(tmp_path / "run"), "--out", str(tmp_path)]),
        ("none for the report.", [str(tmp_path / "run"), "--out", str(tmp_path / "none" / "page.html")]),
    ):
        done = call(capsys, "lab", "report", *words)
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert told in done.err


def test_every_published_page_can_be_made_anew() -> None:
    """If the rules of a game change, then `make reports` knows how its page was made."""
    assert list(reports.commands()) == list(names())


@pytest.mark.parametrize("name", names())
def test_the_published_page_of_every_game_is_whole(name: str) -> None:
    """If a game has a published report, then it stands alone, is small, of today's rules, and names its command."""
    html = (ROOT / "docs" / "reports" / f"{name}.html").read_text("utf-8")
    assert stands_alone(html)
    assert len(html) < LARGEST_PAGE
    made = COMMAND.search(html)
    assert made is not None
    assert f"lab run {name} " in made[1]
    assert made[1] in (ROOT / "docs" / "lab.md").read_text("utf-8")
    assert f"version {nr.game(name).version} of the game" in html
