"""No leak: worlds that a seat cannot tell apart must show it the same, byte for byte.

Three ways to such worlds: what is hidden dealt anew (`dream`), the same a step earlier and then answered alike
(`check_step`), and chance that fell otherwise where only hidden fields took notice (`check_chance`).
"""

from __future__ import annotations

import copy
import json
from array import array
from collections.abc import Callable
from functools import lru_cache

import ninerealms as nr
from ninerealms.errors import IllegalAction, UndoRefused
from ninerealms.kernel import save
from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.game import Game, hears
from ninerealms.kernel.match import Match, Past, has_learned
from ninerealms.kernel.observing.written import schema
from ninerealms.kernel.rng import DICE, MASK64, Rng
from ninerealms.kernel.state import State
from ninerealms.kit.retelling import reteller
from ninerealms.players.chair import Chair
from ninerealms.players.seating import bot, chooser
from ninerealms.server.live import course
from tests.contract.cases import LANGUAGES

BOTS = ("random", "greedy", "mcts:12")
TRIES = 10
RECENT = 15  # log lines that are put into words; of the older ones the numbers are compared


MOST_DREAMS = 60


class Leak(AssertionError):
    """A seat was shown something it may not know."""


def clone(table: Match) -> Match:
    """A table of its own at the same moment."""
    twin = copy.copy(table)
    twin.state = table.state.copy()
    twin.state.reasons = dict(table.reasons)
    twin.told, twin.past, twin.kept = list(table.told), list(table.past), list(table.kept)
    twin.entered = [list(results) for results in table.entered]
    return twin


def after(table: Match, action: int) -> Match:
    """The table after an answer; the given one is not touched."""
    twin = clone(table)
    twin.submit(action)
    return twin


def is_open(table: Match, seat: int) -> bool:
    """Whether a seat may see the options of the pending question."""
    decision = table.decision
    return decision is not None and (decision.seat in (seat, nr.TEAM) or not table.game.kinds[decision.kind].secret)


def say_undo(table: Match, seat: int) -> str:
    """Whether a seat may take its answer back, or why not."""
    try:
        clone(table).undo(seat)
    except UndoRefused as refusal:
        return refusal.sentence
    return "allowed"


def say_refusals(table: Match, seat: int) -> list[str]:
    """What a seat hears that answers what it may not, or when another is asked."""
    decision = table.decision
    if decision is None:
        return []
    answers = [n for n in range(table.game.kinds[decision.kind].size) if n not in decision.options]
    if decision.seat in (seat, nr.TEAM):
        return [table.game.refusal(table.state, answer).sentence for answer in answers]
    if seat < 0:
        return []
    try:
        clone(table).submit(0, seat)
    except IllegalAction as refusal:
        return [refusal.sentence]
    raise Leak(f"Seat {seat} has answered for seat {decision.seat}.")


@lru_cache
def width(game: Game, players: int) -> int:
    """How many numbers an observation has; 0 for a game that learners are not shown."""
    observed = game.rules.observed
    return 0 if observed is None else len(schema(observed, game.start(players, 0)))


def observation(table: Match, seat: int) -> bytes:
    """What a learner in a seat is shown, as bytes."""
    cells = array("f", [7.0]) * width(table.game, table.state.players)
    if seat >= 0 and len(cells):
        assert table.game.rules.observe(table.state, seat, Sheet(memoryview(cells)), 0) == len(cells)
    return cells.tobytes()


def say_stages(table: Match, seat: int) -> str:
    """What the last answer brought to an end, as a seat is shown it once more; and what it holds, which is compared."""
    shown, teller = course.stages(table, seat, "en"), reteller(table.game)
    held = [] if teller is None or seat < 0 else teller.say_holdings(table.state, seat)
    return json.dumps([shown, held])


def say_question(table: Match, seat: int) -> dict[str, str]:
    """What stands round an open question: the part of the turn, what one has, the names of what is closed."""
    game, state, decision = table.game, table.state, table.decision
    if decision is None or not is_open(table, seat):
        return {}
    own = seat if decision.seat == seat else nr.NOBODY
    names = {action: game.say_thing(state, decision.kind, action) for action in sorted(table.reasons)}
    return {
        "choices": json.dumps(game.choices(state, seat)),
        "standing": json.dumps(game.say_standing(state, own)),
        "things": json.dumps([game.things(state), names]),
    }


def observe(table: Match, seat: int) -> dict[str, str]:
    """All that a seat can get at, as text."""
    game, state, view = table.game, table.state, table.view(seat)
    seen = {"view": json.dumps(view, sort_keys=True), "undo": say_undo(table, seat), "replay": table.replay(seat)}
    seen["refusals"] = json.dumps(say_refusals(table, seat))
    seen["observation"] = observation(table, seat).hex()
    seen["log"] = json.dumps([line for line in table.told if hears(line.event, seat)])
    recent = copy.copy(table)
    recent.told = table.told[-RECENT:]
    for lang in LANGUAGES:
        seen[f"log {lang}"] = json.dumps(recent.log(seat, lang))
        seen[f"reasons {lang}"] = json.dumps(table.closed(seat, lang))
        seen[f"board {lang}"] = game.write_table(view, lang)
        if is_open(table, seat) and table.decision is not None:
            options = [(game.describe(state, a, lang), game.rule_of(state, a)) for a in table.decision.options]
            seen[f"options {lang}"] = json.dumps([game.prompt(state, lang), options])
    seen["stages"] = say_stages(table, seat)
    return seen | say_question(table, seat)


def compare(one: Match, other: Match, seat: int) -> None:
    """Raise Leak where a seat sees two worlds differ, naming the ways in which it does."""
    first, second = observe(one, seat), observe(other, seat)
    apart = sorted(part for part in first.keys() | second.keys() if first.get(part) != second.get(part))
    if apart:
        example = f"{first.get(apart[0])}\n{second.get(apart[0])}"
        raise Leak(f"Seat {seat} can tell by {', '.join(apart)} at step {one.step}:\n{example}")


def compare_minds(one: Match, other: Match, seat: int) -> None:
    """Raise Leak where a seat that cannot tell two worlds apart imagines different things in them."""
    for seed in range(2):
        dreams = [table.game.imagine(table.state, seat, Rng(seed)) for table in (one, other)]
        if nr.dump(dreams[0]) != nr.dump(dreams[1]):
            raise Leak(f"Seat {seat} can tell by imagine at step {one.step}.")


def compare_bots(one: Match, other: Match, seat: int) -> None:
    """Raise Leak where a bot chooses differently in worlds its seat cannot tell apart."""
    for spec in BOTS:
        chosen = [
            bot(spec, one.step, 0, chooser(one.step)).choose(Chair(table.game, table.state, seat))
            for table in (one, other)
        ]
        if chosen[0] != chosen[1]:
            raise Leak(f"Seat {seat} can tell by the choice of {spec} at step {one.step}: {chosen}.")


def turned(rng: Rng, salt: int) -> Rng:
    """Another chance to come; equal ones stay equal."""
    other = Rng(0)
    other.restore([word * 3 + salt & MASK64 for word in rng.keys], list(rng.taken), None, False)
    return other


def dream(table: Match, seat: int, rng: Rng) -> Match:
    """The same table in a world the seat cannot tell from this one: other hidden things, other chance, other seed."""
    twin, salt = clone(table), rng.bits(DICE)
    twin.seed = salt
    twin.state = table.game.imagine(table.state, seat, rng)
    twin.state.rng.copy_from(turned(table.state.rng, salt))
    twin.state.reasons = dict(table.reasons)
    if twin.past:
        last = twin.past[-1]
        assert isinstance(last, Past)
        before = last.state.copy()
        before.rng.copy_from(turned(before.rng, salt))
        twin.past[-1] = last._replace(state=before)
    return twin


def check_now(table: Match, seat: int, rng: Rng) -> Match:
    """What is hidden is dealt anew: the seat sees the same, and imagines the same."""
    twin = dream(table, seat, rng)
    compare(table, twin, seat)
    compare_minds(table, twin, seat)
    return twin


def check_step(table: Match, action: int, seat: int, rng: Rng) -> None:
    """An answer in the real and in a dreamt world shows the seat the same, unless it was meant to show something.

    A secret answer of another seat may be any: one of those possible in a dream must look like the real one. A hand
    that was dreamt may lack what was shown from the real one; then another is dreamt.
    """
    real = after(table, action)
    leak: Leak | None = None
    for _ in range(1 if is_open(table, seat) else MOST_DREAMS):
        twin = dream(table, seat, rng)
        if real.decision is None or twin.decision is None:
            return
        answers = [action] if is_open(table, seat) else twin.decision.options
        if not set(answers) <= set(twin.decision.options):
            raise Leak(f"Seat {seat} can tell by options, view at step {table.step}: {action} is not always one.")
        leak = leak_of(table, real, twin, answers, seat)
        if leak is None:
            return
        if leak.args != (shown_apart(real, seat),):
            break
    assert leak is not None
    raise leak


def shown_apart(real: Match, seat: int) -> str:
    return f"Seat {seat} can tell by undo at step {real.step}: something was shown, but not in every world."


def leak_of(table: Match, real: Match, twin: Match, answers: list[int], seat: int) -> Leak | None:
    """What the seat can tell from what came of the real answer, whatever was answered in the dream; None if nothing."""
    learned = has_learned(table.state, real.state)
    leak = Leak(shown_apart(real, seat))
    for answer in answers:
        world = after(twin, answer)
        if has_learned(twin.state, world.state) != learned:
            continue
        if learned:
            return None
        try:
            compare(real, world, seat)
            compare_minds(real, world, seat)
        except Leak as found:
            leak = found
        else:
            return None
    return leak


def enter(table: Match, wanted: list[int], rng: Rng) -> None:
    """Enter results of chance: the wanted ones while they fit, then any."""
    place = 0
    while table.needed is not None:
        sides = table.needed.sides
        fits = place < len(wanted) and wanted[place] < sides
        table.enter(wanted[place] if fits else rng.below(sides, DICE))
        place += 1


def differ_in_hidden_only(one: Match, other: Match, seat: int) -> bool:
    """Whether two worlds have all in common but declared hidden fields, and a seat sees no difference."""
    if one.decision is None or other.decision is None:
        return False
    apart = fields_apart(one.state, other.state)
    hidden = {*one.game.hidden, *loose_fields(one, seat)}
    views = [json.dumps(table.view(seat), sort_keys=True) for table in (one, other)]
    return bool(apart) and apart <= hidden and views[0] == views[1]


def fields_apart(one: State, other: State) -> set[str]:
    """The fields in which two states differ, the Rng left out."""
    rows = zip(one.names(), save.dump(one), save.dump(other), strict=False)
    return {name for name, mine, theirs in rows if mine != theirs}


def loose_fields(table: Match, seat: int) -> set[str]:
    """Fields of the kernel that a seat does not see: the last answer, the options of another's secret question."""
    return {"answer"} if is_open(table, seat) else {"answer", "options", "count"}


def check_chance(real: Match, again: Callable[[], Match], results: list[int], rng: Rng) -> int:
    """Other results than those entered, noticed by hidden fields only, show a seat nothing. How many were met.

    `again` gives the table before the results were entered.
    """
    met = 0
    for _ in range(min(TRIES, len(results))):
        place = rng.below(len(results), DICE)
        other = again()
        enter(other, [*results[:place], rng.below(max(results[place], 1) + 2, DICE), *results[place + 1 :]], rng)
        for seat in range(real.state.players):
            if differ_in_hidden_only(real, other, seat):
                met += 1
                compare(real, other, seat)
                compare_minds(real, other, seat)
    return met
