"""The co-operative game at every command: what it shows, and what becomes of a wrong wish."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from ninerealms.games import game as find
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.players.chair import Bot, Chair
from ninerealms.players.seating import seat_all
from ninerealms.terminal.screen import Screen
from ninerealms.terminal.session import Quit, Session
from tests.ladder import GAME as LADDER
from tests.terminal.shell import call, is_one_sentence

Shell = pytest.CaptureFixture[str]

BAD: list[tuple[str, str]] = [
    ("simulate yggdrasil --players 6", "is for 1 to 5 players, not 6. (YGG-002)"),
    ("simulate yggdrasil --option saga=7", "choose one of 0, 1, 2, 3, 4, 5, 6. (YGG-303)"),
    ("simulate yggdrasil --option mode=insane", "choose one of easy, hard. (YGG-002)"),
    ("simulate yggdrasil --option sage=1", "it has mode, saga, gods, charts, brisingamen."),
    ("simulate yggdrasil --players 2 --option gods=thor", "or 3 with the support gods, not 1. (YGG-046)"),
    ("simulate yggdrasil --players 3 --option gods=thor,odin,loki", "There is no god 'loki'"),
    ("simulate yggdrasil --option charts=1", "Experience charts belong to a saga; choose one from 1 to 6. (YGG-316)"),
    ("simulate yggdrasil --option saga=1 --option charts=1", "all gods must be named, support gods too. (YGG-316)"),
    ("play yggdrasil", "Playing needs a terminal"),
    ("rules yggdrasil YGG-999", "No rule has the number"),
    ("play northgard --resume game.replay", "is a game of Yggdrasil Chronicles, not of Northgard"),
    ("play yggdrasil --resume half.replay", "cut off in the middle of a line"),
    ("replay other.replay", "Line "),
    ("replay seven.replay", "Option saga cannot be 7"),
]


@pytest.fixture(scope="module")
def replay() -> str:
    """A finished game of four random players."""
    game = find("yggdrasil")
    table, bots = Match(game, 4, 3, {}, ("random",) * 4), seat_all(["random"], 4, 3)
    while (decision := table.decision) is not None:
        table.submit(bots[0].choose(Chair(game, table.state, decision.seat)))
    return table.replay()


@pytest.fixture
def _saved(replay: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That game, the same cut in half, with other players, and with a saga there is not."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NINEREALMS_LANG", "en")
    Path("game.replay").write_text(replay, encoding="utf-8")
    Path("half.replay").write_text(replay[: len(replay) // 2].rstrip(), encoding="utf-8")
    Path("other.replay").write_text(replay.replace("players 4", "players 3", 1), encoding="utf-8")
    Path("seven.replay").write_text(replay.replace("option saga 0", "option saga 7", 1), encoding="utf-8")


@pytest.mark.usefixtures("_saved")
@pytest.mark.parametrize(("words", "sentence"), BAD, ids=[words for words, _ in BAD])
def test_a_wrong_wish_is_one_sentence_and_loses_nothing(words: str, sentence: str, capsys: Shell) -> None:
    """If something cannot be, then one sentence says so with exit code 2, and every file stays as it was."""
    before = {path.name: path.read_bytes() for path in Path().iterdir()}
    done = call(capsys, *words.split())
    assert done.code == 2
    assert sentence in done.err
    assert is_one_sentence(done.err), done.err
    assert {path.name: path.read_bytes() for path in Path().iterdir()} == before


@pytest.mark.usefixtures("_saved")
@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_every_command_knows_the_game(lang: str, capsys: Shell) -> None:
    """If the game is listed, looked up, simulated or told again, then each command does it in every language."""
    mark = {"en": "house content", "fr": "contenu maison", "ja": "独自の内容"}[lang]
    for words, expected in (
        ("games", "yggdrasil"),
        ("games yggdrasil", mark),
        ("rules yggdrasil YGG-381", "YGG-381"),
        ("simulate yggdrasil --games 3 --players 2 --option saga=4", "random"),
        ("replay game.replay", mark),
        ("replay game.replay --verify", ""),
    ):
        done = call(capsys, *words.split(), "--lang", lang)
        assert done.code == 0, done.err
        assert expected in done.out.replace("\n", " ")


# --- a team at the keys ---------------------------------------------------------------------------


def sit(game: Game, specs: str, lines: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Match, str]:
    """A session with typed lines; when there are none left, the person quits."""
    seats = tuple(specs.split(","))
    seated = seat_all(["random"] * len(seats), len(seats), 7)
    bots: list[Bot | None] = [None if spec == "human" else bot for spec, bot in zip(seats, seated, strict=True)]
    table, out = Match(game, len(seats), 7, {}, seats), io.StringIO()
    typed: Iterator[str] = iter([*lines, "q"])
    monkeypatch.setattr("builtins.input", lambda *prompt: next(typed))  # noqa: ARG005
    with pytest.raises(Quit):
        Session(Screen(table, "en", Console(file=out, width=80)), bots, folder / "game.replay").play()
    return table, out.getvalue()


def test_a_person_answers_for_the_team_wherever_one_sits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a bot has the first seat and a person another, then the person is asked for the team."""
    table, _ = sit(LADDER, "random,human", [], tmp_path, monkeypatch)
    assert table.step == 0
    assert table.decision is not None
    assert table.decision.seat == TEAM


def test_the_team_sees_what_bots_have_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If bots have played since, then what is new on the table is shown before the team agrees on the next round."""
    lines = ["1", *["1", "1"] * 3, *["1"] * 10]
    _, said = sit(find("yggdrasil"), "human,random,random", lines, tmp_path, monkeypatch)
    before, asked, _ = said.partition("The team, agree on who has turn 1 of this round")
    assert asked
    assert "Round 1, easy game." in before.rpartition("Heather plays")[2]


def test_every_changed_line_says_whose_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If only the lines that changed are shown, then a deck is never shown without the name of its god."""
    _, said = sit(find("yggdrasil"), "human,random,random", ["1"] * 14, tmp_path, monkeypatch)
    decks = [line for line in said.split("\n") if "cards from the top" in line]
    assert len(decks) > 6
    assert all("’s deck, " in line for line in decks)
    assert "Freyr’s deck, " in said
