"""Bots by name: whole games, the same again with the same seed, levels, bots of one's own, mistakes in words."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ninerealms as nr
from ninerealms.errors import BadSeat
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Game, View
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.lab.playing import play, play_out
from ninerealms.players import greedy, mcts, roster
from ninerealms.players.chair import Bot, Chair
from ninerealms.players.greedy import GreedyBot
from ninerealms.players.mcts import MctsBot
from ninerealms.players.random import RandomBot
from ninerealms.players.seating import bot, chooser, seat_all, seat_rng
from ninerealms.text.words import words
from tests import ladder, toy

NORTH = nr.game("northgard")
SPECS = ("random", "greedy:easy", "greedy", "mcts:easy", "mcts:10")


class LastOption:
    """A bot as somebody else might write it."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, chair: Chair) -> int:
        return chair.decision.options[-1]


class Named(LastOption):
    """One that says what it is called."""

    name = "the last one"


class Mute:
    """No bot: it cannot choose."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng


class Spy:
    """Takes down what it is asked."""

    name = "spy"

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.views: list[View] = []

    def choose(self, chair: Chair) -> int:
        self.asked.append(chair.seat)
        self.views.append(chair.view())
        return chair.decision.options[0]


def pick(spec: str) -> Bot:
    return bot(spec, 1, 0, chooser(1))


@pytest.mark.parametrize("game", [toy.GAME, ladder.GAME], ids=lambda game: game.name)
@pytest.mark.parametrize("spec", SPECS)
def test_each_bot_plays_whole_games_and_the_same_again(game: Game, spec: str) -> None:
    """If a bot plays any number of seats, then the game ends, and the same seed gives the same game."""
    for players in game.seats:
        once = [play(game, players, seed, {}, [spec]) for seed in range(3)]
        assert once == [play(game, players, seed, {}, [spec]) for seed in range(3)]
        assert all(result.decisions > 0 for result in once)
        assert all(len(result.scores) == players for result in once)


@pytest.mark.parametrize("specs", [["random"], ["mcts:2", "random"], ["random", "greedy:easy"]], ids="-".join)
def test_each_bot_plays_northgard(specs: list[str]) -> None:
    """If bots sit at a large game, then they play it to its end, the same again with the same seed."""
    once = play(NORTH, 2, 5, {}, specs)
    assert once.winners
    if specs == ["random"] or nr.form() == "compiled":
        assert play(NORTH, 2, 5, {}, specs) == once


def test_random_games_are_the_same_in_every_loop() -> None:
    """If random players answer one by one, then the game is the one the fast loop plays."""
    for seed in range(3):
        fast, slow = toy.GAME.start(3, seed), toy.GAME.start(3, seed)
        bots = seat_all(["random"], 3, seed)
        count = play_out(toy.GAME, fast, bots)
        rng, done = chooser(seed), 0
        while (decision := slow.decision) is not None:
            toy.GAME.apply(slow, RandomBot(rng).choose(Chair(toy.GAME, slow, decision.seat)))
            done += 1
        assert (nr.digest(fast), count) == (nr.digest(slow), done)


def test_another_seed_is_another_player() -> None:
    """If seats or seeds differ, then their players have different numbers."""
    numbers = {seat_rng(seed, seat).bits(DICE) for seed in range(10) for seat in range(5)}
    assert len(numbers) == 50


def test_levels_differ_in_time_and_mistakes() -> None:
    """If a bot is stronger, then it looks further; only the easy one makes mistakes on purpose."""
    for budget in (greedy.SAMPLES, mcts.ITERATIONS):
        assert budget["easy"] < budget["normal"] < budget["strong"]
    for mistakes in (greedy.MISTAKES, mcts.MISTAKES):
        assert mistakes["easy"] > mistakes["normal"] == mistakes["strong"] == 0
    assert [pick(f"mcts:{level}").name for level in ("easy", "strong")] == ["mcts:easy", "mcts:strong"]
    assert (pick("greedy").name, pick("mcts").name, pick("mcts:77").name) == ("greedy:normal", "mcts:normal", "mcts:77")


def test_an_easy_bot_errs_now_and_then() -> None:
    """If the best answer is plain, then normal always finds it and easy mostly does."""
    state = ladder.GAME.start(2, 1, {"goal": "near", "breaths": 2})
    while state.kind != ladder.HOW:
        ladder.GAME.apply(state, 0)
    assert isinstance(state, ladder.LadderState)
    state.height = state.goal - 1
    for name in ("greedy", "mcts"):
        easy, normal = pick(f"{name}:easy"), pick(name)
        chair = Chair(ladder.GAME, state, 0)
        found = [easy.choose(chair) for _ in range(40)].count(ladder.STEP)
        assert 20 < found < 40
        assert [normal.choose(chair) for _ in range(3)] == [ladder.STEP] * 3


def test_iterations_by_number_make_no_mistakes_on_purpose() -> None:
    """If the budget is given, then it is kept and nothing is left to a level."""
    counted = pick("mcts:60")
    assert isinstance(counted, MctsBot)
    assert (counted.iterations, counted.mistakes) == (60, 0)


def test_a_bot_of_ones_own_sits_by_module_and_class() -> None:
    """If a class can choose, then it plays under its own name or the one it was called by."""
    specs = ["tests.players.test_bots:LastOption", "tests.players.test_bots:Named"]
    bots = seat_all(specs, 2, 1)
    assert [each.name for each in bots] == [specs[0], "the last one"]
    state = toy.GAME.start(2, 1)
    assert bots[0].choose(Chair(toy.GAME, state, 0)) == state.options[2]
    assert play(toy.GAME, 2, 1, {}, specs) == play(toy.GAME, 2, 1, {}, specs)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("chess", "There is no player 'chess'; choose random, greedy[:easy|normal|strong], mcts[:easy|normal|strong|"),
        ("random:easy", "There is no player 'random:easy'"),
        ("greedy:hard", "There is no player 'greedy:hard'"),
        ("mcts:0", "There is no player 'mcts:0'"),
        ("mcts:-5", "There is no player 'mcts:-5'"),
        ("", "There is no player ''"),
        ("nowhere_at_all:Bot", "The module 'nowhere_at_all' cannot be imported"),
        (":Bot", "The module '' cannot be imported"),
        (".toy:Bot", "The module '.toy' cannot be imported"),
        ("tests.toy:Bot", "The module 'tests.toy' has no class 'Bot'."),
        ("tests.players.test_bots:Mute", "tests.players.test_bots:Mute has no method choose"),
    ],
)
def test_a_player_that_is_none_is_refused_with_a_sentence(spec: str, sentence: str) -> None:
    """If a seat is given to nobody we know, then the error says what there is."""
    with pytest.raises(BadSeat) as error:
        pick(spec)
    assert error.value.sentence.startswith(sentence)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (
            "\nclass Bot(Bto):\n    pass\n",
            "The module 'slip' cannot be imported: NameError: name 'Bto' is not defined (slip.py, line 2).",
        ),
        (
            "class Bot:\n    def __init__(self, rng):\n        self.depth = {}['depth']\n",
            "slip:Bot cannot be made with an Rng alone: KeyError: 'depth' (slip.py, line 3).",
        ),
        (
            "import sys\n\nsys.exit(3)\n",
            "The module 'slip' cannot be imported: SystemExit: 3 (slip.py, line 3).",
        ),
    ],
)
def test_a_slip_in_a_bot_of_ones_own_is_told_with_its_line(
    code: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the module of a bot fails while it is read or made, then a sentence says how and where."""
    (tmp_path / "slip.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadSeat) as error:
        pick("slip:Bot")
    sys.modules.pop("slip", None)
    assert error.value.sentence == sentence


@pytest.mark.parametrize(
    "make",
    [
        lambda: GreedyBot(Rng(1), "wise"),
        lambda: MctsBot(Rng(1), "wise"),
        lambda: MctsBot(Rng(1), iterations=-5),
        lambda: MctsBot(Rng(1), milliseconds=-5),
        lambda: seat_all("random", 2, 1),  # type: ignore[arg-type]
        lambda: seat_all([None], 2, 1),  # type: ignore[list-item]
    ],
)
def test_a_bot_is_not_made_as_it_cannot_be(make: Callable[[], object]) -> None:
    """If a level, a number or a list of players is none, then the error is ours and says so."""
    with pytest.raises(nr.NineRealmsError) as error:
        make()
    assert error.value.sentence.endswith(".")


def test_every_bot_has_one_entry() -> None:
    """If a bot is registered, then it is found by name, is told in words, and plays at each of its levels."""
    for entry in roster.BOTS:
        assert roster.find(entry.name) is entry
        assert set(entry.offered) <= set(entry.levels)
        for way in (*(entry.levels or ("",)), *(("3",) if entry.numbered else ())):
            spec = f"{entry.name}:{way}".rstrip(":")
            assert play(toy.GAME, 2, 1, {}, [spec]).decisions > 0
            assert roster.told(spec, words(None, "en")).startswith(entry.sentence)


def test_seats_and_players_must_match() -> None:
    """If there are more names than seats, then that is refused; a single name is for everybody."""
    assert [each.name for each in seat_all(["greedy"], 3, 1)] == ["greedy:normal"] * 3
    with pytest.raises(BadSeat, match="3 seats need 3 players, not 2: random, mcts"):
        seat_all(["random", "mcts"], 3, 1)


def test_the_first_seat_answers_for_the_team() -> None:
    """If the team is asked, then the first seat's bot answers, with the view of the team."""
    first, second = Spy(), Spy()
    play_out(ladder.GAME, ladder.GAME.start(2, 1), [first, second])
    assert TEAM in first.asked
    assert set(first.asked) <= {TEAM, 0}
    assert set(second.asked) == {1}
    assert {view["seat"] for view in first.views} == set(first.asked)


def test_a_bot_that_answers_wrong_is_stopped() -> None:
    """If a bot chooses what is not on offer, then the game says so."""

    class Wrong(Spy):
        def choose(self, chair: Chair) -> int:
            return 99

    with pytest.raises(nr.IllegalAction, match="99 is no answer"):
        play_out(toy.GAME, toy.GAME.start(2, 1), [Wrong(), Wrong()])


def test_a_chair_shows_the_seat_and_nothing_else() -> None:
    """If a bot sits down, then it gets question, view, words and worlds to imagine, and no way to the state."""
    state = toy.GAME.start(2, 1)
    chair = Chair(toy.GAME, state, 0)
    assert chair.decision == state.decision
    assert chair.view() == toy.GAME.view(state, 0)
    assert chair.describe(chair.decision.options[0], "fr").startswith("Poser")
    assert toy.nine(chair.imagine(Rng(1))).at(toy.HAND) == toy.nine(state).at(toy.HAND)
    assert [name for name in vars(chair) if not name.startswith("_")] == ["game", "seat", "decision"]
    chair.decision.options.clear()
    assert state.decision is not None
    assert len(state.decision.options) == 3


def test_bots_leave_state_and_rng_as_they_are() -> None:
    """If a bot thinks, then the real state and its Rng are untouched."""
    state = toy.GAME.start(3, 4)
    before = nr.digest(state)
    for spec in SPECS:
        pick(spec).choose(Chair(toy.GAME, state, 0))
    assert nr.digest(state) == before
    assert isinstance(pick("greedy"), GreedyBot)
