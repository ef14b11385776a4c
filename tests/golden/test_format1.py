"""Games written before chance was made anew: their files still verify."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninerealms.errors import BadReplay
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel.format1 import OldChance
from ninerealms.kernel.replay import Chance, End, Move, Undo, read
from ninerealms.kernel.replaying import reopen, verify
from ninerealms.kernel.rng import DICE, DRAW, scramble

FILES = sorted((Path(__file__).parent / "format1").glob("*.replay"))

# SplitMix64 of the seed 1234567, as published with the algorithm.
PUBLISHED = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
# What was thrown and drawn with the seed 7.
SIXES = [2, 0, 5, 3, 2, 1, 2, 1, 0, 2, 0, 5, 5, 5, 5, 3, 5, 1, 3, 4]
CARDS = [36, 6, 1, 43, 2, 12, 30, 34, 38, 21, 24, 13]
BIG = 3 << 29  # every fourth throw is rejected
BIGS = [171843242, 554763944, 682533418, 1453641875]


def written(name: str) -> str:
    return next(path for path in FILES if path.stem == name).read_text(encoding="utf-8")


def test_every_game_has_files_of_format_1() -> None:
    """If a game was played in format 1, then there is a file; one has steps taken back, one real dice."""
    replays = [read(path.read_text(encoding="utf-8")) for path in FILES]
    assert {replay.game for replay in replays} >= {"northgard", "diceforge", "yggdrasil"} <= set(names())
    assert any(isinstance(entry, Undo) for replay in replays if not replay.real for entry in replay.entries)
    assert any(replay.real for replay in replays)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_format_1_verifies(path: Path) -> None:
    """If a game was written in format 1, then every line, word and digest is as it stands in the file."""
    text = path.read_text(encoding="utf-8")
    retold, replay = verify(text, find), read(text)
    assert retold.changed_words == []
    assert retold.table.outcome is not None or not any(isinstance(entry, End) for entry in replay.entries)
    moves = [entry for entry in retold.table.entries if isinstance(entry, Move | Undo)]
    assert moves == [entry for entry in replay.entries if isinstance(entry, Move | Undo)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_format_1_can_be_written_anew(path: Path) -> None:
    """If a game of format 1 is written, then the file is of format 2, has the results of chance, and leads there."""
    table = verify(path.read_text(encoding="utf-8"), find).table
    text = table.replay()
    assert text.startswith("nine realms replay 2\n")
    assert any(isinstance(entry, Chance) for entry in table.entries)
    again = verify(text, find)
    assert (again.table.replay(), again.is_old) == (text, False)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("\n= 10 c", "\n= 10 0", "Line 25: the digest differs"),
        ("\nseed 2\n", "\nseed 3\n", "Line 15: it says step 1, seat 0"),
        ("\nseed 2\n", f"\nseed {2**64}\n", "Line 13: the seed must be a number of at most 64 bits"),
        ("version 1\n", "version 2\n", "Line 3: this replay follows version 2 of the rules"),
        ("replay 1\n", "replay 2\n", "Line 6: 'move1_move2' is neither text in quotes"),
        ("\n1 0 ", "\nundo 0\n1 0 ", "Line 16: nobody is asked at this point"),
    ],
)
def test_a_damaged_file_of_format_1_is_refused(old: str, new: str, sentence: str) -> None:
    """If one line is changed, then the file is refused with a sentence that names a line."""
    text = written("northgard-greedy")
    assert old in text
    with pytest.raises(BadReplay) as error:
        verify(text.replace(old, new, 1), find)
    assert error.value.sentence.startswith(sentence)


def test_a_game_of_format_1_is_not_played_on() -> None:
    """If a saved game had chance of the old kind, then it is refused with a sentence; real dice go on."""
    with pytest.raises(BadReplay, match="a game of format 1 can be verified and looked at, but not played on"):
        reopen(written("northgard-taken-back"), find)
    assert reopen(written("diceforge-real"), find).decision is not None


def test_the_old_chance_is_as_it_was() -> None:
    """If the seed is known, then the throws and draws are those of format 1, those rejected too."""
    chance = OldChance(1234567)
    words = [scramble((1234567 + turn * 0x9E3779B97F4A7C15) % 2**64) for turn in range(1, 5)]
    assert words == PUBLISHED
    assert [chance.below(2**32, DICE) for _ in PUBLISHED] == [word >> 32 for word in PUBLISHED]
    chance = OldChance(7)
    assert [chance.below(6, DICE) for _ in SIXES] == SIXES
    assert [chance.below(52, DRAW) for _ in CARDS] == CARDS
    assert [chance.below(BIG, DICE) for _ in BIGS] == BIGS
