"""The light falls one way: who may import whom."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from tests.house.tree import PACKAGE, TESTS, Arrow, each_arrow, game_of, module_name, modules, name_of

RULES = {"errors", "text", "kernel", "drawing", "kit", "games"}
BEHIND = RULES | {"players"}
# What a door may use: "face" is the package's own __init__.py, what `import ninerealms` gives.
OPEN = BEHIND | {"face", "forms", "interrupts", "ledger"}
ALLOWED: dict[str, set[str]] = {
    "errors": set(),
    "text": {"errors"},
    "kernel": {"errors", "text"},
    "drawing": {"errors", "text", "kernel"},
    "kit": {"errors", "text", "kernel", "drawing"},
    "games": {"errors", "text", "kernel", "drawing", "kit"},
    "players": RULES,
    "forms": set(),
    "interrupts": set(),
    "ledger": set(),
    "face": BEHIND | {"forms", "lab", "rl"},  # the last two only when they are asked for
    "lab": OPEN,
    "rl": OPEN,
    "server": OPEN,
    "terminal": OPEN | {"lab"},  # shows what the lab measures
    "__main__": {"cli"},
    "cli": OPEN | {"lab", "server", "terminal"},  # the one front door
}
# What besides the standard library the rules' side may use, by module.
BORROWED: dict[str, set[str]] = {
    "ninerealms.text.words": {"msgspec"},
    "ninerealms.text.entries": {"fluent.runtime"},
    "ninerealms.text.phrases": {"fluent.runtime"},
}
# An import out of a module that holds tests.
LOAN = re.compile(r"^\s*(?:from|import) (tests\.(?:\w+\.)*test_\w+)", re.MULTILINE)


def room(module: str) -> str:
    """The room of one of our modules."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "face"


def complaint(arrow: Arrow) -> str | None:
    """Why an arrow may not be, as a sentence."""
    source, target, line = arrow
    here = room(source)
    if here not in ALLOWED:
        return f"{source}: the room {here!r} is new; say in ALLOWED what it may import."
    if target.split(".")[0] != "ninerealms":
        is_free = here not in RULES or target.split(".")[0] in sys.stdlib_module_names
        is_borrowed = any(f"{target}.".startswith(f"{name}.") for name in BORROWED.get(source, set()))
        return None if is_free or is_borrowed else f"{source}:{line} imports {target}; {here} is standard library only."
    there = room(target)
    if there != here and there not in ALLOWED[here]:
        return f"{source}:{line} imports {target}; {here} may import {', '.join(sorted(ALLOWED[here])) or 'nothing'}."
    if game_of(source) and there == "games" and game_of(target) != game_of(source):
        return f"{source}:{line} imports {target}; a game knows no other game and no registry."
    if here != "games" and game_of(target):
        return f"{source}:{line} imports {target}; games are reached through the registry."
    return None


def complaints(sources: dict[str, str]) -> list[str]:
    """All that is wrong with some modules, given by their path in the package."""
    known = {module_name(relative) for relative in sources}
    arrows = [arrow for relative, text in sources.items() for arrow in each_arrow(relative, text, known)]
    found = [complaint(arrow) for arrow in arrows]
    return [sentence for sentence in found if sentence is not None]


def test_imports_point_one_way() -> None:
    """If a module imports another, then the table has that arrow."""
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in modules(PACKAGE)}
    assert sources, f"no modules in {name_of(PACKAGE)}"
    assert complaints(sources) == []


def each_loan(place: str, text: str) -> Iterator[str]:
    """What a module of tests borrows from a module with tests in it."""
    for found in LOAN.finditer(text):
        yield f"{place} borrows from {found[1]}: what two of them use belongs into a module without tests."


def test_no_test_borrows_from_another() -> None:
    """If two modules of tests use the same helper, then it lies in a module that holds no tests."""
    found = {name_of(path): path.read_text(encoding="utf-8") for path in modules(TESTS)}
    assert [sentence for place, text in found.items() for sentence in each_loan(place, text)] == []
    planted = "from tests.kernel.test_rng import seeded\nimport tests.house.test_words\nfrom tests.toy import GAME\n"
    assert [sentence.split(":")[0] for sentence in each_loan("a.py", planted)] == [
        "a.py borrows from tests.kernel.test_rng",
        "a.py borrows from tests.house.test_words",
    ]


def test_a_wrong_arrow_is_seen() -> None:
    """If someone walks back with a question, then the test says who and where."""
    planted = {
        "__init__.py": "from ninerealms.kernel import state\n",
        "kernel/__init__.py": "",
        "kernel/state.py": "import ninerealms\n",
        "text/entries.py": "from fluent.runtime import FluentBundle\n",
        "kernel/rng.py": "def roll() -> None:\n    from .. import players\n    import numpy.random\n",
        "players/__init__.py": "from ninerealms.games.chess import board\n",
        "games/__init__.py": "from ninerealms.games import chess\n",
        "games/chess/__init__.py": "",
        "games/chess/board.py": "from ninerealms.games.chess import move\nfrom ninerealms.games import hex\n",
        "games/chess/move.py": "from ninerealms.kernel import state, words\nimport os.path\n",
        "games/hex/__init__.py": "import ninerealms.cli\n",
        "cli.py": "import typer\nimport ninerealms as nr\nfrom ninerealms import ledger\n",
        "ledger.py": "",
    }
    assert [sentence.split(";")[0] for sentence in complaints(planted)] == [
        "ninerealms.kernel.state:1 imports ninerealms",
        "ninerealms.kernel.rng:2 imports ninerealms.players",
        "ninerealms.kernel.rng:3 imports numpy.random",
        "ninerealms.players:1 imports ninerealms.games.chess.board",
        "ninerealms.games.chess.board:2 imports ninerealms.games.hex",
        "ninerealms.games.hex:1 imports ninerealms.cli",
    ]
