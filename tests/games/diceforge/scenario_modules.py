"""Tables of the two modules, and the moments their rules are about."""

from __future__ import annotations

from tests.games.diceforge.scenario import Forge, forge

Word = str | int


def maze(space: str = "START", players: int = 3, setup: str = "goddess", **purse: int) -> Forge:
    """Seat 0 with its golem on a space of the labyrinth and something in its purse; the rivals have nothing."""
    return forge(players, setup).golem(0, space).reserve(0, **purse)


def step(t: Forge, *answers: Word) -> Forge:
    """Seat 0 rolls `1g` and then a moon golem, so one gold is in its purse before the golem takes one step."""
    return first(bless(t, "1g", "moon-golem"), "1g").choose(*answers)


def first(t: Forge, face: str) -> Forge:
    """Where the order of two faces can matter it is asked for: this one comes first."""
    return t.choose(face) if t.question == "APPLY_FIRST" else t


def bless(t: Forge, light: Word, dark: Word, *answers: Word) -> Forge:
    """Step 1 of a turn of seat 0 among three or four: the rivals roll what they have on position 0."""
    assert t.players > 2, "two players are blessed twice"
    t.at("blessings").roll(0, light, dark)
    for seat in range(1, t.players):
        t.roll(seat, 0, 0)
    return t.choose(*answers)


def at_space(t: Forge, seat: int = 0) -> str | None:
    """Where a golem stands."""
    return t.player(seat)["golem"]


def ways(space: str) -> set[Word]:
    """Where one step forward from a space leads."""
    t = step(maze(space))
    there: set[Word] = {str(at_space(t))}
    return t.options if t.question == "GOLEM_TO" else there - {space}


def ways_back(space: str) -> set[Word]:
    """Where the first of two steps backward from a space leads."""
    t = maze(space, sun=3).choose("time-golem")
    moved = t.log("GOLEM_MOVED")
    if moved:
        return {moved[0][1]}
    return t.options if t.question == "GOLEM_TO" else set()


def rooms(t: Forge) -> dict[str, str | None]:
    """In which room each treasure token lies."""
    return {token["treasure"]: token["room"] for token in t.table["treasures"]}


def titans(space: int | str = 0, players: int = 3, setup: str = "titans", **purse: int) -> Forge:
    """Seat 0 with its allegiance token on a space and something in its purse; the rivals have nothing."""
    return forge(players, setup).allegiance(0, space).reserve(0, **purse)


def side(t: Forge, seat: int = 0) -> str | None:
    """Where an allegiance token stands."""
    return t.player(seat)["allegiance"]


def sides(t: Forge) -> list[str | None]:
    """Where all allegiance tokens stand."""
    return [side(t, seat) for seat in range(t.players)]


def zone_gains(t: Forge) -> list[tuple[Word, ...]]:
    """What zones gave, in order: seat, resource and amount."""
    return [(seat, resource, count) for seat, _, resource, count in t.log("ZONE_PAID")]
