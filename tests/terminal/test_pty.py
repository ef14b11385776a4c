"""A person at a real terminal: a whole game in French, saving, resuming, Ctrl-C, a damaged save."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ninerealms.games import game as find
from ninerealms.kernel.replaying import verify
from tests.terminal.shell import Terminal, is_one_sentence, run

FRENCH_PROMPT = r"Votre choix, de 1 à (\d+) > "
PROMPT = r"Your choice, 1 to (\d+) > "
OVER = r"La partie est finie"


@pytest.mark.slow
def test_a_whole_game_in_french_against_greedy(tmp_path: Path) -> None:
    """If a person types numbers to the end, then the game is told in French and kept as a sound replay."""
    save = tmp_path / "partie.replay"
    words = ["play", "northgard", "--seats", "human,greedy:easy", "--seed", "7", "--lang", "fr", "--save", str(save)]
    chance = random.Random(7)
    with Terminal(tmp_path, *words) as terminal:
        terminal.await_text("Vous débutez")
        while (found := terminal.await_text(f"{FRENCH_PROMPT}|{OVER}"))[1] is not None:
            terminal.type(str(chance.randint(1, int(found[1]))))
        assert terminal.wait() == 0
        seen = terminal.seen
    assert "Sorbier" in seen
    table = verify(save.read_text(encoding="utf-8"), find).table
    assert table.outcome is not None
    assert "Traceback" not in seen
    assert run(tmp_path, "replay", str(save), "--verify", "--lang", "fr").out.startswith(
        "La partie se rejoue comme écrite"
    )


def test_every_command_at_the_keys(tmp_path: Path) -> None:
    """If the commands are typed one after another, then each answers in French, and q tells how to go on."""
    answers = {
        "?": "Fermé pour l’instant, et pourquoi",
        "h": r"À envisager, le meilleur d’abord[^>]*%\)",
        "b": r"territoires[^>]*placez une unité",
        "l": "Ce qui s’est passé jusqu’ici",
        "r 58": r"NTG-058 Spécial exécute",
        "s": "Sauvegardé dans",
        "coucou": "n’est ni un numéro ni une commande",
        "1": r"encore 2\)",
        "u": "Annulé.: Placer une unité",
    }
    with Terminal(tmp_path, "play", "northgard", "--seats", "human,greedy", "--seed", "7", "--lang", "fr") as terminal:
        for typed, answer in answers.items():
            terminal.await_text(FRENCH_PROMPT)
            terminal.type(typed)
            terminal.await_text(answer)
        terminal.await_text(FRENCH_PROMPT)
        terminal.type("q")
        terminal.await_text(r"Pour continuer\s: ninerealms play northgard --resume ")
        assert terminal.wait() == 0
    (kept,) = (tmp_path / "games").glob("northgard-*.replay")
    assert verify(kept.read_text(encoding="utf-8"), find).table.step == 0


def test_ctrl_c_keeps_the_game_and_it_goes_on(tmp_path: Path) -> None:
    """If the person presses Ctrl-C, then what was answered is kept, and the saved game is resumed from there."""
    save = tmp_path / "game.replay"
    with Terminal(tmp_path, "play", "northgard", "--seats", "human,human", "--seed", "7", "--save", str(save)) as first:
        for _ in range(2):
            first.await_text(PROMPT)
            first.type("1")
        first.await_text(PROMPT)
        first.await_rest()
        first.press(b"\x03")
        first.await_text("Stopped. What was saved is kept.")
        assert first.wait() == 130
        assert "Traceback" not in first.seen
    assert verify(save.read_text(encoding="utf-8"), find).table.step == 2
    with Terminal(tmp_path, "play", "northgard", "--resume", str(save), "--lang", "en") as second:
        second.await_text(r"2\s+decisions\s+so\s+far")
        second.await_text(PROMPT)
        second.type("1")
        second.await_text(PROMPT)
        second.press(b"\x04")
        second.await_text("Goodbye")
        assert second.wait() == 0
    table = verify(save.read_text(encoding="utf-8"), find).table
    assert table.step == 3
    assert table.seats == ("human", "human")


def test_a_damaged_save_is_refused_and_kept(tmp_path: Path) -> None:
    """If a save is damaged, then the sentence names the line, and the file stays as it is."""
    save = tmp_path / "game.replay"
    played = run(tmp_path, "play", "northgard", "--seats", "random,random", "--seed", "7", "--save", str(save))
    assert played.code == 0, played.err
    lines = save.read_text(encoding="utf-8").split("\n")
    lines[20] = lines[20].replace("0", "9", 1).replace("1", "7", 1)
    save.write_text("\n".join(lines), encoding="utf-8")
    before = save.read_bytes()
    refused = run(tmp_path, "play", "northgard", "--resume", str(save))
    assert refused.code == 2
    assert refused.err.startswith("Line 21: ")
    assert is_one_sentence(refused.err), refused.err
    assert save.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.replay"]


@pytest.mark.slow
def test_ctrl_c_ends_a_simulation_with_a_sentence(tmp_path: Path) -> None:
    """If a long simulation is stopped, then it ends at once, workers and all, with one sentence."""
    words = ["simulate", "northgard", "--games", "100000", "--seats", "mcts:50", "--workers", "2", "--lang", "en"]
    with Terminal(tmp_path, *words) as terminal:
        terminal.await_text("Playing 100,000 games")
        terminal.press(b"\x03")
        terminal.await_text("Stopped. What was saved is kept.")
        assert terminal.wait() == 130
        assert "Traceback" not in terminal.seen
