"""What holds at every moment of every game, alone and in company, easy, hard and in every saga."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninerealms.games.yggdrasil import GAME
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import CAGE, MIDGARD, NIDHOGG, OFF, SEATS, WORLDS, YggState
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.save import digest
from ninerealms.kernel.state import State

SEEDS = st.integers(0, 2**64 - 1)
COUNTS = [1, 2, 3, 4, 5]
EASY: dict[str, Value] = {"mode": "easy"}
HARD: dict[str, Value] = {"mode": "hard"}
SAGAS: list[dict[str, Value]] = [{"saga": saga} for saga in range(1, 7)]
MODES: list[dict[str, Value]] = [EASY, HARD, *SAGAS]
MODE_IDS = ["easy", "hard", *(f"saga-{saga}" for saga in range(1, 7))]
every_count = pytest.mark.parametrize("players", COUNTS)
every_mode = pytest.mark.parametrize("options", MODES, ids=MODE_IDS)
TRIES = 3
BONDED = ["odin,thor,frigg", "freyja,heimdall,tyr", "freyr,odin,thor"]


def bonds(gods: str, players: int) -> dict[str, Value]:
    """Gods whose experience charts are full: every relationship towards every other god, three Elves and dice."""
    ids = gods.split(",")
    rows = []
    for god in ids[:players]:
        others = "+".join(other for other in ids if other != god)
        rows.append(f"1/1/3/3/{others}/{others}/{others}/{others}")
    return {"gods": gods, "charts": ";".join(rows)}


def each_state(seed: int, players: int, options: dict[str, Value]) -> Iterator[YggState]:
    """A random game, question by question, with the state at its end; an answer that loses at once is avoided."""
    s = GAME.start(players=players, seed=seed, options=options)
    rng = Rng(seed)
    for _ in range(GAME.longest):
        assert isinstance(s, YggState)
        yield s
        if s.top < 0:
            return
        s = answered(s, rng)
    raise AssertionError(f"the game of seed {seed} does not end")


def answered(s: State, rng: Rng) -> State:
    """The state after the best of a few random answers, so that games last and reach their later pages."""
    tries = []
    for _ in range(TRIES):
        twin = s.copy()
        engine.apply(GAME.rules, twin, engine.choose_random(s, rng))
        tries.append(twin)
    return max(tries, key=lambda twin: GAME.rules.judge(twin, 0) if twin.top >= 0 else GAME.rules.value(twin, 0))


def check_table(s: YggState) -> None:
    """Pieces are where pieces can be."""
    figures = range(s.gods)
    assert all(0 <= s.life[figure] <= s.limit[figure] for figure in figures)
    assert all(0 <= s.place[figure] < WORLDS for figure in figures)
    assert all(s.elves[seat] >= 0 and s.vanir[seat] >= 0 for seat in range(SEATS))
    assert all(s.elves[figure] == s.vanir[figure] == 0 for figure in range(s.players, SEATS))
    assert min(s.elf_reserve, s.vanir_reserve, s.valhalla, s.giants, s.dead) >= 0
    assert max(s.valhalla, s.giants, s.dead) <= 8
    assert s.ruin.bit_count() <= 7
    assert s.ruin < 1 << WORLDS
    assert s.rotation in (0, 1, 2)
    assert s.enemy[2] in (MIDGARD, OFF)
    assert all(owner < s.players for owner in s.artifact)


@pytest.mark.rule("YGG-015", "YGG-052", "YGG-022")
@every_mode
@every_count
@settings(max_examples=2)
@given(seed=SEEDS)
def test_pieces_are_conserved_and_the_game_ends(seed: int, players: int, options: dict[str, Value]) -> None:
    """If a game is played, then every component stays counted, no god is above its start, and an end comes."""
    census: dict[str, int] = {}
    for s in each_state(seed, players, options):
        census = census or GAME.census(s)
        assert GAME.census(s) == census
        assert census["markers"] == 7
        check_table(s)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners in ([], list(range(players)))
    assert s.ended in v.ENDINGS


@pytest.mark.rule("YGG-088", "YGG-091", "YGG-090")
@every_mode
@settings(max_examples=2)
@given(seed=SEEDS, players=st.sampled_from(COUNTS))
def test_two_enemies_never_share_a_world_that_is_not_devastated(
    seed: int, players: int, options: dict[str, Value]
) -> None:
    """If somebody is asked, then every world with two enemies has a marker; the Cage never has one."""
    for s in each_state(seed, players, options):
        for world in range(WORLDS):
            enemies = sum(1 for foe, place in enumerate(s.enemy) if place == world and foe != NIDHOGG)
            assert enemies < 2 or s.ruin & (1 << world) or s.ended
        assert not s.ruin & (1 << CAGE)


@pytest.mark.rule("YGG-285", "YGG-290")
@pytest.mark.parametrize("gods", BONDED)
@pytest.mark.parametrize("saga", [1, 2, 3, 4, 5, 6])
@settings(max_examples=2)
@given(seed=SEEDS, players=st.sampled_from([1, 2, 3]))
def test_pieces_are_conserved_among_kin_and_lucky_companions(seed: int, saga: int, players: int, gods: str) -> None:
    """If gods have every relationship, then Elves, dice and artifacts change hands and none is lost or made."""
    census: dict[str, int] = {}
    for s in each_state(seed, players, {"saga": saga, **bonds(gods, players)}):
        census = census or GAME.census(s)
        assert GAME.census(s) == census
        check_table(s)


@pytest.mark.rule("YGG-002")
@every_mode
@settings(max_examples=2)
@given(seed=SEEDS, players=st.sampled_from(COUNTS))
def test_every_option_can_be_answered(seed: int, players: int, options: dict[str, Value]) -> None:
    """If an option is offered, then answering it leads to another question or to the end, and the twin is left alone.

    Every seventh question is tried with all its answers, each on a copy of its own.
    """
    for n, s in enumerate(each_state(seed, players, options)):
        if n % 7 or s.top < 0:
            continue
        before, decision = digest(s), s.decision
        assert decision is not None
        assert len(set(decision.options)) == len(decision.options) > 1
        assert all(0 <= action < v.KINDS[s.kind].size for action in decision.options)
        for action in decision.options:
            twin = s.copy()
            engine.apply(GAME.rules, twin, action)
            assert twin.top < 0 or twin.count > 1
        assert digest(s) == before


@pytest.mark.rule("YGG-002")
@every_mode
@settings(max_examples=2)
@given(seed=SEEDS, players=st.sampled_from(COUNTS))
def test_a_copy_plays_the_same_game(seed: int, players: int, options: dict[str, Value]) -> None:
    """If a copy taken in mid-game is played with the same answers, then it ends in the same state."""
    s = GAME.start(players=players, seed=seed, options=options)
    rng = Rng(seed)
    engine.play_random(GAME.rules, s, rng, 10)
    twin, same = s.copy(), rng.copy()
    engine.play_random(GAME.rules, s, rng, GAME.longest)
    middle = digest(twin)
    assert s.top < 0
    engine.play_random(GAME.rules, twin, same, GAME.longest)
    assert digest(twin) == digest(s) != middle


@pytest.mark.rule("YGG-018", "YGG-080", "YGG-084")
@every_mode
@settings(max_examples=2)
@given(seed=SEEDS, players=st.sampled_from(COUNTS))
def test_no_enemy_card_is_lost_or_doubled(seed: int, players: int, options: dict[str, Value]) -> None:
    """If a game is played, then the wheel holds at most one face-up card of each enemy, two alone, and cards stay."""
    slots = 2 if players == 1 else 1
    for s in each_state(seed, players, options):
        seen = [card for card in [*s.wheel, *s.facedown[: s.players], *s.deck] if card >= 0]
        assert len(seen) == len(set(seen))
        if s.top >= 0 and s.kind == v.NEXT_TURN:
            for enemy in range(6):
                pair = s.wheel[enemy * 2 : enemy * 2 + 2]
                assert sum(card >= 0 for card in pair) <= slots
