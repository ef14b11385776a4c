"""Replay files: written, read back, and every kind of damage told with its line."""

from __future__ import annotations

import re

import pytest

import ninerealms as nr
from ninerealms.kernel import replay, replaying
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import FIRST_LINE, Chance, End, Mark, Move, Replay, Undo
from ninerealms.kernel.rng import DICE, Rng
from tests import ladder, toy

NORTH = nr.game("northgard")
GAMES = {"toy": toy.GAME, "ladder": ladder.GAME, "northgard": NORTH}
LINE = re.compile(r"Line \d+: .*[.]")


def find(name: str) -> Game:
    if name not in GAMES:
        raise nr.UnknownGame(f"There is no game {name!r}.")
    return GAMES[name]


def verify(text: str) -> replaying.Retold:
    return replaying.verify(text, find)


def played(game: Game, seed: int, steps: int = 1000, players: int = 2) -> Match:
    """A table after some random answers, two of them taken back on the way."""
    table, rng = Match(game, players, seed, seats=("human", "mcts:easy")), Rng(seed)
    for i in range(steps):
        decision = table.decision
        if decision is None:
            break
        table.submit(decision.options[rng.below(len(decision.options), DICE)])
        if i in (3, 5):
            table.undo(decision.seat, consent=True)
    return table


TEXT = played(ladder.GAME, 20, players=3).replay()
LINES = TEXT.split("\n")


def complaint(text: str) -> str:
    """Why a file is refused; a sentence of the same shape if it is not."""
    try:
        verify(text)
    except nr.BadReplay as error:
        return error.sentence
    return "Line 0: none."


def damaged(place: int, line: str) -> str:
    """The ladder's file with one line (counted from 1) replaced."""
    return "\n".join([*LINES[: place - 1], line, *LINES[place:]])


def line_of(start: str, nth: int = 0) -> int:
    """Where a line that begins like this stands, counted from 1."""
    return [i for i, line in enumerate(LINES, 1) if line.startswith(start)][nth]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [0, 7, 1000])
def test_a_game_comes_back_from_its_file(name: str, steps: int) -> None:
    """If a replay is written and read, running or finished, then it leads to the same table and the same file."""
    table = played(GAMES[name], 11, steps)
    told = verify(table.replay())
    assert nr.digest(told.table.state) == nr.digest(table.state)
    assert told.table.replay() == table.replay()
    assert told.table.outcome == table.outcome
    assert told.table.log(0) == table.log(0)
    assert told.table.seats == ("human", "mcts:easy")
    assert told.changed_words == []


def test_a_file_reads_like_a_report() -> None:
    """If a person opens a file, then set-up, steps in words, digests and the end can be read."""
    assert LINES[:10] == [
        "nine realms replay 2",
        "game ladder",
        "version 3",
        "players 3",
        'option goal "far"',
        "option breaths 3",
        'seat 0 "human"',
        'seat 1 "mcts:easy"',
        "seed 20",
        "",
    ]
    assert re.fullmatch(r'1 -2 WHO_CLIMBS \d \| "\w+ climbs"', LINES[10])
    assert any(line.startswith("undo 4") for line in LINES)
    assert re.fullmatch(r"end (0 1 2)? ?\| \d+ \d+ \d+ \| LAD-005", LINES[-2])


def test_each_entry_is_written_as_it_is_read() -> None:
    """If an entry is written, then its line reads back as the same entry."""
    entries = (
        Move(3, -2, "WHO_CLIMBS", 0, "Rowan climbs | and waits"),
        Move(12, 1, "A1", -1, ""),
        Mark(10, "0123456789abcdef"),
        Undo(7),
        Chance(0, 5),
        Chance(1, 0),
        Chance(1, 0, sure=True),
        End([0, 1], [-3, 12], "LAD-005"),
        End([], [0], "LAD-005"),
    )
    for entry in entries:
        assert replay.read_entry(entry.line(), 1) == entry


ODD = ["two\nlines", "\r", 'a "quoted" | word', "\u2028", "\x85\x00", "\ud800", " ", "", "sœur, 兄", "true", "7", "\\n"]


@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_no_character_breaks_a_file(odd: str) -> None:
    """If an option, a seat or the words of a move hold any character, then each still has its line and reads back."""
    whole = Replay("toy", 1, 2, {"text": odd, "flag": True, "count": 3}, [odd, "human"], 5)
    whole.entries = [Move(1, 0, "LAY_CARD", 2, odd), Undo(1)]
    text = whole.write()
    assert len(text.splitlines()) == 13
    text.encode()
    found = replay.read(text)
    assert (found.options, found.seats, found.entries) == (whole.options, whole.seats, whole.entries)


def test_letters_of_other_languages_stay_readable() -> None:
    """If a text can be printed, then it stands in the file as it is."""
    assert Move(1, 0, "A", 2, "Prends l’épée · 剣").line() == '1 0 A 2 | "Prends l’épée · 剣"'


def test_lines_from_other_machines_are_read() -> None:
    """If line ends are those of another system, or blanks were added, then the file reads the same."""
    assert verify(TEXT.replace("\n", "\r\n")).table.replay() == TEXT
    assert verify(TEXT.replace("\n", " \n")).table.replay() == TEXT
    assert verify(TEXT + "\n\n").table.replay() == TEXT


HEAD_DAMAGE = [
    (1, "nine realms replay 3", "Line 1: this is not a Nine Realms replay"),
    (1, "%PDF-1.4", "Line 1: this is not a Nine Realms replay; it should begin with"),
    (2, "game chess", "Line 2: There is no game 'chess'."),
    (2, "gone ladder", "Line 2: 'gone ladder' does not belong in the head"),
    (2, "game", "Line 2: 'game' does not belong in the head"),
    (3, "version 2", "Line 3: this replay follows version 2 of the rules of The Ladder; this program plays version 3."),
    (3, "version x ", "Line 3: version must be a number."),
    (3, f"version {'9' * 5000}", "Line 3: version must be a number."),
    (4, "players 4", "Line 4: The Ladder is for 2 to 3 players, not 4."),
    (4, "players two", "Line 4: players must be a number."),
    (5, 'option gaol "far"', "Line 5: The Ladder has no option 'gaol'"),
    (5, "option goal far", "Line 5: 'far' is neither text in quotes nor a number, true or false."),
    (5, "option goal", "Line 5: '' is neither"),
    (5, f"option goal {'[' * 5000}", "Line 5: '[[["),
    (5, "option goal null", "Line 5: 'null' is neither"),
    (6, f"option breaths {'1' * 5000}", "Line 6: '111"),
    (7, "seat 0 human", "Line 7: 'human' is neither"),
    (6, "option breaths 9", "Line 6: Option breaths cannot be 9"),
    (9, "seed -4", "Line 9: the seed must be a number of at most 128 bits."),
    (9, f"seed {2**128}", "Line 9: the seed must be a number of at most 128 bits."),
    (9, f"seed {'7' * 5000}", "Line 9: the seed must be a number of at most 128 bits."),
    (9, "seed hidden", "Line 9: this replay was taken from a running game"),
    (9, "", "Line 8: the head ends without a line 'seed'."),
]


@pytest.mark.parametrize(("place", "line", "sentence"), HEAD_DAMAGE)
def test_a_damaged_head_is_refused_with_its_line(place: int, line: str, sentence: str) -> None:
    """If a line of the head is damaged, foreign or of another version, then the error names it."""
    with pytest.raises(nr.BadReplay) as error:
        verify(damaged(place, line))
    assert error.value.sentence.startswith(sentence)


def test_a_refused_option_keeps_its_rule() -> None:
    """If an option cannot be, then the rule it belongs to is told with the line."""
    with pytest.raises(nr.BadReplay) as error:
        verify(damaged(6, "option breaths 9"))
    assert error.value.rule == "LAD-001"


CLIMBER = LINES[line_of("2 ") - 1].split()[1]
BODY_DAMAGE = [
    (line_of("2 "), f'2 {CLIMBER} STEP_OR_LEAP 7 | "Step"', "7 is not among the options."),
    (line_of("2 "), f'2 {CLIMBER} STEP_OR_LEAP ? | "Step"', "-1 is not among the options."),
    (line_of("2 "), '2 1 FLY 0 | "Fly"', "it says step 2, seat 1, FLY; the rules ask step 2, seat"),
    (line_of("2 "), '3 0 STEP_OR_LEAP 0 | "Step"', "it says step 3"),
    (line_of("2 "), f"2 {CLIMBER} STEP_OR_LEAP 0 | Step", "'Step' is neither text in quotes nor a number"),
    (line_of("2 "), "2 0 step 0", "'2 0 step 0' cannot be read."),
    (line_of("2 "), f"2 0 STEP_OR_LEAP {'1' * 5000}", "cannot be read."),
    (line_of("= "), "= 10 0000000000000000", "the digest differs: the game has not gone as this file says."),
    (line_of("= "), "= 9 0000000000000000", "a digest of step 9 stands at step 10."),
    (line_of("= "), "= 10 xyz", "'= 10 xyz' cannot be read."),
    (line_of("undo"), "undo 99", "there is no step 99 to take back."),
    (line_of("undo"), "undo 0", "there is no step 0 to take back."),
    (line_of("undo"), "chance DICE 3", "No result is asked for."),
    (line_of("end"), "end 0 | 1 1 | LAD-005", "the game does not end like this."),
    (line_of("end"), "1 0 WHO_CLIMBS 0", "nobody is asked at this point."),
    (line_of("2 "), "end 0 | 1 1 | LAD-005", "the game does not end like this."),
    (line_of("2 "), "\x00\x01", "cannot be read."),
]


@pytest.mark.parametrize(("place", "line", "sentence"), BODY_DAMAGE)
def test_a_damaged_line_is_refused_with_its_number(place: int, line: str, sentence: str) -> None:
    """If a line of the game is damaged, then the error names it and says what does not fit."""
    with pytest.raises(nr.BadReplay) as error:
        verify(damaged(place, line))
    assert error.value.sentence.startswith(f"Line {place}: ")
    assert sentence in error.value.sentence


@pytest.mark.parametrize("text", ["", "\n", "PK\x03\x04", "1. e4 e5\n", "\ufeff" + TEXT, TEXT[5:]])
def test_a_foreign_file_is_refused(text: str) -> None:
    """If a file is no replay, then the first line is named."""
    with pytest.raises(nr.BadReplay, match="Line 1: this is not a Nine Realms replay"):
        verify(text)


def test_a_file_cut_anywhere_is_refused_or_a_shorter_game() -> None:
    """If a file ends in the middle of a line, then that line is named; at the end of one it is an earlier moment."""
    head = TEXT.index("\n\n") + 1
    for place in range(len(TEXT)):
        if place >= head and TEXT[place - 1] == "\n":
            earlier = verify(TEXT[:place]).table
            assert earlier.entries[: earlier.step] == replay.read(TEXT).entries[: earlier.step]
            continue
        with pytest.raises(nr.BadReplay, match=r"^Line \d+: "):
            verify(TEXT[:place])


def test_a_cut_line_is_named() -> None:
    """If the last line is not whole, then its number is told."""
    with pytest.raises(nr.BadReplay, match=r"Line 15: the file is cut off in the middle of a line\."):
        verify("\n".join(LINES[:15]))


@pytest.mark.parametrize("name", ["ladder", "toy"])
def test_no_damage_gives_anything_but_a_sentence(name: str) -> None:
    """If any character is lost, doubled or changed, then the file is refused with a line, or leads to a game."""
    text, rng = played(GAMES[name], 3).replay(), Rng(1)
    for _ in range(400):
        place, sign = rng.below(len(text), DICE), chr(32 + rng.below(95, DICE))
        middle = ("", text[place] * 2, sign, "\n")[rng.below(4, DICE)]
        sentence = complaint(text[:place] + middle + text[place + 1 :])
        assert LINE.fullmatch(sentence), sentence


def test_every_lost_line_is_noticed_or_harmless() -> None:
    """If a whole line is lost, then the file is refused with a line, unless it was a remark or a check."""
    for place, line in enumerate(LINES[:-1]):
        text = "\n".join([*LINES[:place], *LINES[place + 1 :]])
        if line.startswith(("seat ", "= ", "end ", "option ")):
            verify(text)
            continue
        with pytest.raises(nr.BadReplay, match=r"^Line \d+: "):
            verify(text)


def test_changed_words_only_warn() -> None:
    """If the words of a line are others, then the game is the same and the line is reported."""
    place = line_of("2 ")
    told = verify(damaged(place, LINES[place - 1].split(" | ")[0] + ' | "Something else"'))
    assert told.changed_words == [place]
    assert told.table.replay() == TEXT
    assert verify(damaged(place, LINES[place - 1].split(" | ")[0])).changed_words == [place]


def test_taking_back_over_several_seats_is_one_line() -> None:
    """If answers of several seats were taken back at once, then the file says so in one line and reads back."""
    table = Match(toy.GAME, 3, 2)
    for _ in range(2):
        assert table.decision is not None
        table.submit(table.decision.options[0])
    table.undo(0, consent=True)
    assert table.step == 0
    text = table.replay()
    assert text.count("undo 1\n") == 1
    assert verify(text).table.replay() == text


def test_the_public_face_reads_replays() -> None:
    """If a file is of a registered game, then `read_replay` plays it back."""
    table = played(nr.game("northgard"), 4, 30)
    told = nr.read_replay(table.replay())
    assert nr.digest(told.table.state) == nr.digest(table.state)
    with pytest.raises(nr.BadReplay, match="Line 2: There is no game 'ladder'"):
        nr.read_replay(TEXT)


def test_entered_chance_is_in_the_file() -> None:
    """If dice were thrown by hand, then the file has the results and no seed; wrong ones are refused."""
    table = Match(ladder.GAME, 2, real=True)
    for answer in (0, ladder.LEAP):
        table.submit(answer)
    table.enter(4)
    text = table.replay()
    assert "\nseed real\n" in text
    assert "\nchance DICE 4\n" in text
    assert verify(text).table.replay() == text
    lines = text.split("\n")
    place = lines.index("chance DICE 4") + 1
    for wrong, sentence in (
        ("chance DRAW 4", "a result of DRAW stands where DICE is asked for"),
        ("chance DICE 6", "The result must be from 0 to 5"),
        ("3 1 WHO_CLIMBS 0", "nobody is asked at this point"),
    ):
        with pytest.raises(nr.BadReplay, match=f"Line {place}: {sentence}"):
            verify(text.replace("chance DICE 4", wrong))


def test_what_laid_the_table_and_was_taken_back_is_in_the_file() -> None:
    """If results were taken back while the table was laid, then the file says so and reads back line by line."""
    table = Match(toy.GAME, 2, real=True)
    for result in (0, 1, 2, 2, 1, 0):
        table.enter(3 - result)
        table.undo(result % 2)
        table.enter(result)
    assert table.decision is not None
    table.submit(table.decision.options[0])
    table.undo(table.past[0].seat)
    table.undo(1)
    table.enter(1)
    text = table.replay()
    assert text.count("undo 0\n") == 7
    lines = text.split("\n")
    for end in range(lines.index("") + 1, len(lines)):
        verify("\n".join([*lines[:end], ""]))
    again = verify(text).table
    assert again.replay() == text
    assert (nr.digest(again.state), again.told) == (nr.digest(table.state), table.told)
    assert (again.laid, again.decision) == (table.laid, table.decision)
    begin = lines.index("") + 1
    with pytest.raises(nr.BadReplay, match=f"Line {begin + 1}: there is no step 0 to take back"):
        verify("\n".join([*lines[:begin], "undo 0", ""]))


def test_a_replay_made_by_hand_is_written() -> None:
    """If a replay has no seed, then the file says hidden."""
    text = Replay("toy", 1, 2, entries=[Undo(3)]).write()
    assert text == f"{FIRST_LINE}\ngame toy\nversion 1\nplayers 2\nseed hidden\n\nundo 3\n"
    assert replay.read(text).seed is None


def test_a_replay_can_be_played_from_the_middle() -> None:
    """If a table stands where some entries of a file lead, then the rest of the file leads it to the same end."""
    table = Match(toy.GAME, 2, 5)
    while table.decision is not None:
        table.submit(table.decision.options[0])
    whole = replay.read(table.replay())
    begun = replaying.lay(whole, lambda _name: toy.GAME)
    first = replay.read(table.replay())
    first.entries, first.places = first.entries[:2], first.places[:2]
    assert replaying.go_on(begun, first, 0) == []
    assert replaying.go_on(begun, whole, 2) == []
    assert begun.outcome == table.outcome
    assert begun.entries == table.entries
