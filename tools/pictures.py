"""The pictures of README and docs, drawn by the program itself: `python tools/pictures.py`."""

from __future__ import annotations

from pathlib import Path

import ninerealms as nr
from ninerealms.players.chair import Bot, Chair
from ninerealms.players.seating import seat_all

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
# Players, seed, answers, and who gives them; bots of Andor think long in pure Python.
MOMENTS = {
    "northgard": (2, 6, 70, "greedy:easy"),
    "diceforge": (4, 3, 150, "greedy:easy"),
    "yggdrasil": (3, 3, 95, "greedy:easy"),
    "andor": (4, 3, 40, "random"),
    "ragnarok": (4, 4, 337, "greedy:easy"),
}


def picture(name: str) -> str:
    """A game in its middle, as the first seat sees it."""
    players, seed, steps, bot = MOMENTS[name]
    game = nr.game(name)
    state = game.start(players, seed)
    bots: list[Bot] = seat_all([bot], players, seed)
    for _ in range(steps):
        decision = state.decision
        if decision is None:
            break
        game.apply(state, bots[max(decision.seat, 0)].choose(Chair(game, state, decision.seat)))
    sentences = {action: game.describe(state, action) for action in state.decision.options} if state.decision else {}
    return game.draw(game.view(state, 0), "en", sentences)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in MOMENTS:
        (FOLDER / f"{name}.svg").write_text(picture(name), encoding="utf-8")
        print(f"docs/pictures/{name}.svg")


if __name__ == "__main__":
    main()
