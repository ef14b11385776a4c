"""What a run is to play, game by game, and by whom it may be played."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import NamedTuple

import msgspec

from ninerealms import __version__
from ninerealms.errors import BadArgument, BadContent, BadSeat, WrongSeed
from ninerealms.forms import PACKAGE, digest, form
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel import checks, content
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import LARGEST_SEED
from ninerealms.players.seating import seat_all

MOST_GAMES = 10**12
LARGEST_COUNTED = 2**64 - 1  # what a table can hold
PLAYED_BY = ("kernel", "players")  # what decides a game beside its own folder


class Identity(msgspec.Struct, frozen=True):
    """By what a game is played: processes that differ in it would give other games."""

    version: str  # of the package
    form: str  # pure or compiled
    rules: str  # the hash of their source
    content: str  # the hash of the game's content.toml
    changes: dict[str, Value]  # what is otherwise than there


class Swapped(NamedTuple):
    """Which seed a game has, and by how many seats the players have moved on."""

    seed: int
    turn: int


class Plan(msgspec.Struct, frozen=True):
    """All games of a run: the same plan gives the same tables, whoever plays it."""

    game: str
    games: int
    players: int
    seats: list[str]
    seed: int
    options: dict[str, Value]
    identity: Identity
    swap_seats: bool = False
    without: list[str] = []
    barred: str = ""  # for whom: "all", or "turn" for one seat after the other
    brief: bool = False  # games and seats only
    rules_version: int = 0  # of the game; 0 where a run is older than this field

    def place(self, number: int) -> Swapped:
        """Games are numbered from 0; with swapped seats so many in a row have the same seed."""
        seed, turn = divmod(number, self.players) if self.swap_seats else (number, 0)
        return Swapped((self.seed + seed) & LARGEST_SEED, turn)

    def bots(self, number: int) -> list[str]:
        """Who sits where in a game."""
        specs = self.seats * self.players if len(self.seats) == 1 else self.seats
        turn = self.place(number).turn
        return [*specs[-turn:], *specs[:-turn]] if turn else specs

    def barred_seats(self, number: int) -> list[int]:
        """Who may not use what is barred in a game."""
        everybody = list(range(self.players))
        return {"all": everybody, "turn": [number % self.players]}.get(self.barred, [])


def make(
    name: str,
    games: int,
    players: int | None = None,
    seats: list[str] | None = None,
    seed: int = 0,
    options: dict[str, Value] | None = None,
    *,
    changes: list[str] | None = None,
    swap_seats: bool = False,
    brief: bool = False,
) -> Plan:
    """A plan that can be played; an error says what cannot be."""
    game = find(name)
    specs = list(seats or ["random"])
    count = players
    if count is None:
        count = len(specs) if len(specs) in game.seats else game.seats[0]
    checks.among(games, 1, MOST_GAMES, "The number of games")
    checks.known_seed(seed)
    if seed + games > LARGEST_COUNTED:
        raise WrongSeed(f"A run counts its seeds up to {LARGEST_COUNTED}; begin with a smaller one than {seed}.")
    settled = game.settle(options or {})
    game.fresh(count, seed, settled)
    seat_all(specs, count, seed)
    if swap_seats and len(set(specs)) == 1:
        raise BadSeat("All seats have the same player; there is nobody to swap.")
    plan = Plan(name, games, count, specs, seed, settled, identity(name, changes), swap_seats, brief=brief)
    return msgspec.structs.replace(plan, rules_version=game.version)


def identity(name: str, changes: list[str] | None = None) -> Identity:
    """By what this process plays a game; with other changes, by what a fresh one would."""
    game = find(name)
    changed = dict(game.changes) if changes is None else changed_by(name, changes)
    return Identity(__version__, form(), rules_of(name), digest(game.folder / "content.toml"), changed)


@cache
def rules_of(name: str) -> str:
    """The hash of all source that decides a game."""
    found = hashlib.sha256()
    for folder in (*PLAYED_BY, f"games/{name}/rules"):
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            found.update(file.relative_to(PACKAGE).as_posix().encode() + file.read_bytes())
    found.update((PACKAGE / f"games/{name}/__init__.py").read_bytes())
    return found.hexdigest()[:16]


def changed_by(name: str, pairs: list[str]) -> dict[str, Value]:
    """What changes of this process and some more make of the content, without reading it into this process."""
    game = find(name)
    facts = content.from_file(game.folder / "content.toml")
    before = {leaf.path: leaf.value for leaf in content.each_leaf(facts)}
    for path, value in game.changes.items():
        content.lay(name, facts, content.keys_of(path), value)
    for pair in pairs:
        path, equals, value = pair.partition("=")
        if not equals or not all(content.keys_of(path.strip())):
            raise BadContent(f"A change is written PATH=VALUE, as game.points=3 or cards[gift].cost=2, not {pair!r}.")
        content.lay(name, facts, content.keys_of(path.strip()), content.Written(value.strip()))
    return {leaf.path: leaf.value for leaf in content.each_leaf(facts) if before[leaf.path] != leaf.value}


def fits_here(plan: Plan) -> bool:
    """Whether this very process can play a plan."""
    return identity(plan.game) == plan.identity


def take_up(plan: Plan) -> None:
    """Make a fresh process ready to play a plan; BadArgument if it would play otherwise."""
    if plan.game not in content.changed:
        content.change(content.written(plan.identity.changes), plan.game, names())
    here = identity(plan.game)
    for word in Identity.__struct_fields__:
        wanted, found = getattr(plan.identity, word), getattr(here, word)
        if wanted != found:
            raise BadArgument(refusal(plan.game, word, wanted, found))


def refusal(game: str, word: str, wanted: object, found: object) -> str:
    """Why a worker may not play."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        told = f"plays {game} with {listed(found)}, the run with {listed(wanted)}"
    else:
        told = {
            "version": f"has ninerealms {found}, the run {wanted}",
            "form": f"plays the {found} form, the run the {wanted} one",
            "rules": f"has other rules of {game} than the run",
        }.get(word, f"has another content.toml of {game} than the run")
    return f"A worker was refused: it {told}. Install the same package on every machine."


def listed(changes: dict[str, Value]) -> str:
    """Changes of the content in a sentence."""
    return ", ".join(content.written(changes)) or "the content as it is"
