"""A game at the keys: options by number, reasons, undo, hints, log, rules, saving, several people round one screen."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from ninerealms.games import game as find
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.replaying import verify
from ninerealms.players.chair import Bot
from ninerealms.players.seating import seat_all
from ninerealms.terminal import session as sessions
from ninerealms.terminal.screen import Screen
from ninerealms.terminal.session import Quit, Session
from ninerealms.text.languages import LANGUAGES
from tests.ladder import GAME as LADDER
from tests.toy import GAME as TOY

ASKED = "Your choice, 1 to"


class Sitting:
    """A session with typed lines instead of a keyboard; `said` is all that was written."""

    def __init__(
        self, game: Game, seats: str, folder: Path, lang: str = "en", seed: int = 7, *, real: bool = False
    ) -> None:
        specs = seats.split(",")
        self.out = io.StringIO()
        console = Console(file=self.out, width=80, force_terminal=False)
        self.table = Match(game, len(specs), seed, {}, tuple(specs), real)
        seated = seat_all(["random" if spec == "human" else spec for spec in specs], len(specs), seed)
        bots: list[Bot | None] = [None if spec == "human" else bot for spec, bot in zip(specs, seated, strict=True)]
        self.path = folder / "game.replay"
        self.session = Session(Screen(self.table, lang, console), bots, self.path)

    @property
    def said(self) -> str:
        return self.out.getvalue()


Play = Callable[..., Sitting]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play with lines typed one after another; without any left, the person quits."""

    def sit(
        game: Game, seats: str, lines: list[str], lang: str = "en", seed: int = 7, *, real: bool = False
    ) -> Sitting:
        typed: Iterator[str] = iter([*lines, "q"])
        sitting = Sitting(game, seats, tmp_path, lang, seed, real=real)

        def answer(prompt: str = "") -> str:
            line = next(typed)
            sitting.out.write(f"{prompt}{line}\n")
            return line

        monkeypatch.setattr("builtins.input", answer)
        monkeypatch.setattr(sessions, "HINT_MILLISECONDS", 30)
        with pytest.raises(Quit):
            sitting.session.play()
        return sitting

    return sit


@pytest.fixture
def northgard() -> Game:
    return find("northgard")


def test_options_are_numbered_and_a_number_answers(play: Play, northgard: Game) -> None:
    """If a number is typed, then that option is chosen, told, and saved before the next question."""
    sitting = play(northgard, "human,human", ["2"])
    assert "  1. Place a unit in" in sitting.said
    assert sitting.table.step == 1
    assert verify(sitting.path.read_text(encoding="utf-8"), find).table.step == 1
    assert "(2 to go)" in sitting.said


@pytest.mark.parametrize(
    "typed", ["0", "99", "1234567", "-1", "x", "1.5", "?!", "9" * 5000, "[red]"], ids=lambda typed: typed[:9]
)
def test_what_is_no_choice_is_told(typed: str, play: Play, northgard: Game) -> None:
    """If something else is typed, then a sentence says so and nothing changes."""
    sitting = play(northgard, "human,human", [typed])
    assert sitting.table.step == 0
    assert "There is no choice" in sitting.said or "is neither a number nor a command" in sitting.said


def test_closed_options_have_their_reason(play: Play, northgard: Game) -> None:
    """If the person asks why, then everything closed is there with a reason and a rule."""
    sitting = play(northgard, "human,human", ["?"])
    _, _, after = sitting.said.partition("Closed now, and why")
    assert "(NTG-015)" in after
    assert "D3" in after


def test_undo_names_what_was_taken_back(play: Play, northgard: Game) -> None:
    """If the last answer is taken back, then it is named and the same question is asked again."""
    sitting = play(northgard, "human,human", ["1", "u", "u"])
    assert "Taken back: Place a unit in" in sitting.said
    assert "There is nothing to take back." in sitting.said
    assert sitting.table.step == 0


def test_undo_is_refused_with_the_right_sentence(play: Play, northgard: Game) -> None:
    """If another has chosen since, or something was shown, then undo says which of the two."""
    other = play(northgard, "human,random", ["1", "1", "1", "u"])
    assert "This cannot be taken back: another player has chosen since then." in other.said
    explore = ["1", "1", "1", "1", "1", "1", "explore", "u"]
    sitting = play(northgard, "human,human", [numbered(northgard, explore[:6], word) for word in explore])
    said = " ".join(sitting.said.split())
    assert "This cannot be taken back: something came up by chance or was shown since then." in said


def numbered(game: Game, before: list[str], word: str) -> str:
    """A word as the number of the option that has it in its text, after these answers."""
    if word.isdecimal() or len(word) == 1:
        return word
    table = Match(game, 2, 7)
    for line in before:
        assert table.decision is not None
        table.submit(table.decision.options[int(line) - 1])
    assert table.decision is not None
    texts = [game.describe(table.state, action, "en").lower() for action in table.decision.options]
    return str(1 + next(i for i, text in enumerate(texts) if text.startswith(f"play {word}")))


def test_two_people_at_one_screen_may_take_back_each_others_answer(play: Play, northgard: Game) -> None:
    """If both are people and nothing was shown, then the last answer comes back whoever gave it."""
    sitting = play(northgard, "human,human", ["1", "1", "1", "u"])
    assert sitting.table.step == 2
    assert "Hand over" not in sitting.said


def test_a_hint_names_the_three_best_with_their_numbers(play: Play, northgard: Game) -> None:
    """If a hint is asked for, then the best options come with number and chance, and nothing changes."""
    sitting = play(northgard, "human,human", ["h"])
    _, _, after = sitting.said.partition("Worth a thought")
    hints = [line for line in after.split("\n") if line.startswith("  ") and "%)" in line]
    decision = sitting.table.decision
    assert decision is not None
    assert len(hints) == min(3, len(decision.options))
    assert sitting.table.step == 0


def test_board_log_and_rules_on_request(play: Play, northgard: Game) -> None:
    """If the person asks for board, log or rules, then they are shown; rules without a word are those asked about."""
    sitting = play(northgard, "human,human", ["1", "b", "l", "r", "r 58", "r zebra", ""])
    assert sitting.said.count("territories:") == 2
    assert "What happened so far" in sitting.said
    assert "NTG-015 " in sitting.said
    assert "NTG-058 " in sitting.said
    assert "No rule has the number or the word zebra." in sitting.said
    assert sitting.table.step == 1


def test_a_game_is_saved_where_the_person_wants(play: Play, northgard: Game, tmp_path: Path) -> None:
    """If a file is named, then the game is there too; if it cannot be written, a sentence says why."""
    elsewhere = tmp_path / "else where.replay"
    sitting = play(northgard, "human,human", ["1", "s", f"s {elsewhere}", f"s {tmp_path}", "s ~nobody-here/x"])
    assert verify(elsewhere.read_text(encoding="utf-8"), find).table.step == 1
    said = " ".join(sitting.said.split())
    assert said.count("Saved in ") == 2
    assert said.count("could not be written") == 2


def test_a_full_disk_does_not_end_the_game(play: Play, northgard: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the game cannot be saved as it goes, then that is told once and the game goes on."""

    def refuse(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sessions, "write_whole", refuse)
    sitting = play(northgard, "human,human", ["1", "1", "1"])
    assert sitting.table.step == 3
    assert sitting.said.count("No space left on device") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_the_terminal(lang: str, play: Play, northgard: Game) -> None:
    """If a game is played in any language, then what is written fits into 80 columns."""
    sitting = play(northgard, "human,random", ["1", "1", "1", "?", "h", "l", "b", "r", "1"], lang)
    written = [line for line in sitting.said.split("\n") if "> " not in line]
    assert max(cells(line) for line in written) <= 80


def cells(line: str) -> int:
    return sum(2 if ord(letter) > 0x2E7F else 1 for letter in line)


def test_what_is_new_on_the_table_is_shown_when_the_turn_comes(play: Play, northgard: Game) -> None:
    """If a rival has answered, then only the changed lines of the table are shown, and all of it on request."""
    sitting = play(northgard, "human,random", ["1", "1", "1"])
    _, _, after = sitting.said.partition("New on the table")
    assert "3 units on the board" in after
    assert "Buildings" not in after


def test_secrets_are_handed_over(play: Play) -> None:
    """If a game has secrets and two people share the screen, then one is asked to leave before the other looks."""
    sitting = play(TOY, "human,human,random", ["", "1", "", "1", ""])
    assert sitting.said.count("Hand over and press Enter.") == 3
    first, second, _ = sitting.said.split("Hand over and press Enter.")[1:]
    assert {line for line in news(first) if "drew" in line}.isdisjoint(line for line in news(second) if "drew" in line)


def news(text: str) -> list[str]:
    return [line for line in text.lower().split("\n") if line.startswith("  ")]


def test_one_person_alone_is_not_asked_to_leave(play: Play) -> None:
    """If only one person plays, then nobody has to hand over, whatever is secret."""
    assert "Hand over" not in play(TOY, "human,random,random", ["1"]).said


def test_the_team_is_asked_together(play: Play) -> None:
    """If the team is asked, then the person at the keys answers for it."""
    sitting = play(LADDER, "human,human", ["1", "1"])
    assert sitting.table.step >= 1
    assert "Hand over" not in sitting.said


def test_a_game_between_bots_is_told_to_its_end(northgard: Game, tmp_path: Path) -> None:
    """If no person plays, then the game is told, ended and kept."""
    sitting = Sitting(northgard, "random,random", tmp_path)
    sitting.session.play()
    assert "The game is over: " in sitting.said
    assert verify(sitting.path.read_text(encoding="utf-8"), find).table.outcome == sitting.table.outcome


def test_a_team_hears_how_it_ended(tmp_path: Path) -> None:
    """If a team has played to the end, then it is told whether it won."""
    sitting = Sitting(LADDER, "random,random", tmp_path)
    sitting.session.play()
    assert "The game is over: the team has " in sitting.said


def test_real_dice_and_draws_are_asked_for_and_entered(play: Play, northgard: Game) -> None:
    """If the printed game is on the table, then it is told what to draw, the results have names, and all is saved."""
    sitting = play(northgard, "human,human", ["14", "h", "2", "1", "1", "3", "2", "1"], real=True)
    said = " ".join(sitting.said.split())
    assert "Turn up the tile on A1: which one is it? 1. tile 02:" in said
    assert "Which way does tile 06 lie on A1? 1. Upright" in said
    assert "3. Upside down" in said
    assert "Draw lots: who goes first? 1. Rowan 2. Fjord" in said
    assert "Fjord goes first." in said
    assert sitting.table.step == 1
    again = verify(sitting.path.read_text(encoding="utf-8"), find).table
    assert again.real
    assert again.game.digest(again.state) == again.game.digest(sitting.table.state)


def test_a_result_that_laid_the_table_is_taken_back(play: Play, northgard: Game) -> None:
    """If a wrong tile was entered while the table is laid, then it is taken back by its name and asked for again."""
    sitting = play(northgard, "human,human", ["2", "u", "u", "1"], real=True)
    assert "2. tile 06: 1 wood" in sitting.said
    assert "Taken back: tile 06: 1 wood" in sitting.said
    assert sitting.said.count("There is nothing to take back.") == 1
    again = verify(sitting.path.read_text(encoding="utf-8"), find).table
    assert [entry.line() for entry in again.entries[1:]] == ["undo 0", "chance DRAW 0"]
    assert again.entered == sitting.table.entered


def test_faces_alike_are_one_number(play: Play) -> None:
    """If faces of a real die come to the same, then they are offered once, and a whole printed game can be begun."""
    sitting = play(find("diceforge"), "human,human", ["1"] * 24, real=True)
    said = " ".join(sitting.said.split())
    assert "Throw Rowan’s light die 1. 1 gold 2. 1 sun shard Your choice" in said


def test_what_can_come_in_one_way_only_is_not_asked_for(play: Play) -> None:
    """If the last token must lie at the last gate, then the next thing is asked for, and one undo goes back over it."""
    sitting = play(find("ragnarok"), "human,human", ["1"] * 4 + ["u", "2", "1"], real=True)
    said = " ".join(sitting.said.split())
    assert len(set(re.findall(r"Draw the realm token for the gate in (\w+ \d+)", said))) == 3  # of four gates
    assert "2. " in said.split("Draw the realm token for the gate in ")[-1].split("Your choice")[0]
    lines = [entry.line() for entry in verify(sitting.path.read_text(encoding="utf-8"), find).table.entries]
    back = lines.index("undo 0")
    assert (lines[back - 1], lines[back + 1 : back + 3]) == (
        "chance DRAW 0 sure",
        ["chance DRAW 1", "chance DRAW 0 sure"],
    )


def test_several_results_are_typed_on_one_line(play: Play) -> None:
    """If four dice follow one another, then four numbers on one line enter them; with a wrong one none is entered."""
    lines = [*["1"] * 5, "1 9", " ".join("1" * 9), "2 1 2 1"]
    sitting = play(find("diceforge"), "human,human", lines, real=True)
    said = " ".join(sitting.said.split())
    assert "What follows can be entered on the same line" in said
    assert "There is no choice 9; choose 1 to 3." in said
    assert "At most 4 can be entered on one line here; nothing was entered." in said
    thrown = [line for entry in sitting.table.entries if (line := entry.line()).startswith("chance DICE")]
    assert len(thrown) == 4
    assert thrown[1] == thrown[3] == "chance DICE 0"
    assert thrown[0] != "chance DICE 0"
