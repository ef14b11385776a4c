"""Every game has the same rooms, no room is crowded, and inside a game the light falls one way too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.tree import (
    GAMES,
    PACKAGE,
    ROOT,
    TESTS,
    Arrow,
    each_arrow,
    game_of,
    games,
    kept_files,
    module_name,
    modules,
    name_of,
)

MOST_FILES = 20
# Folders that may hold more, each with its reason.
CROWDED: dict[str, str] = {}
SKELETON = {
    "": {"__init__.py", "rules.md", "rules.fr.md", "rules.ja.md", "content.toml", "content.py", "vocabulary.py"},
    "rules": {"__init__.py", "rules.py", "state.py", "setup.py", "turn.py", "judge.py", "observed.py"},
    "seen": {"__init__.py", "view.py", "census.py"},
    "words": {
        *("__init__.py", "words.py", "prompts.py", "options.py", "choices.py", "events.py", "things.py", "chance.py"),
        *("board.py", "naming.py", "icons.py", "retold.py", "sheets.py", "en.ftl", "fr.ftl", "ja.ftl"),
    },
    "picture": {"__init__.py", "picture.py", "scene.py", "layout.py", "seats.py", "picture.css", "picture.svg"},
    "scenario": {"__init__.py", "scenario.py"},
}
MORE_ROOMS = {"campaign"}  # a series of games is not every game's
# Who may import whom inside a game; "" is the game's own __init__.py, which puts it together.
INSIDE: dict[str, set[str]] = {
    "vocabulary": {"content"},  # how much may be answered can be a number of the content
    "content": {"vocabulary"},  # or the content is written in words of the vocabulary
    "rules": {"vocabulary", "content"},
    "seen": {"vocabulary", "content", "rules"},
    "words": {"vocabulary", "content", "rules", "seen"},
    "picture": {"vocabulary", "content", "rules", "seen", "words"},
    "campaign": {"vocabulary", "content", "rules", "seen", "words"},
    "scenario": {"", "vocabulary", "content", "rules", "seen"},  # positions of the finished game
}
# What the rooms of a game may use of the house; the other rooms may use all that games may.
OUTSIDE = {room: {"errors", "kernel"} for room in ("vocabulary", "content", "rules", "seen")}
# A module in one of the lists of docs/architecture.md.
STEP = re.compile(r"^\d+\. (?P<modules>(?:`[\w/.]+`(?:, )?)+)", re.MULTILINE)
NAMED_FILE = re.compile(r"`((?:[\w-]+/)+[\w-]+\.(?:py|js|md|toml|ftl|css|svg))`")


def missing(folder: Path) -> list[str]:
    """What a game's folder lacks of the skeleton, and the rooms it has besides."""
    lacking = [
        f"{folder.name} has no {Path(room) / name}"
        for room, names in SKELETON.items()
        for name in sorted(names)
        if not (folder / room / name).is_file()
    ]
    rooms = {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}
    strange = [f"{folder.name} has a room {room}" for room in sorted(rooms - set(SKELETON) - MORE_ROOMS)]
    loose = {path.name for path in folder.iterdir() if path.is_file()} - SKELETON[""]
    return lacking + strange + [f"{folder.name} has {name} outside of its rooms" for name in sorted(loose)]


@pytest.mark.parametrize("name", games())
def test_every_game_has_the_same_rooms(name: str) -> None:
    """If a game is there, then it has every room and module that all games have, and nothing lies between the rooms."""
    assert missing(GAMES / name) == []


@pytest.mark.parametrize("name", games())
def test_the_tests_of_a_game_have_its_rooms(name: str) -> None:
    """If a game's tests are sorted, then into rooms of the game."""
    folders = {path.name for path in (TESTS / "games" / name).iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders <= set(SKELETON) | MORE_ROOMS


def test_what_a_game_lacks_is_seen(tmp_path: Path) -> None:
    """If a module is missing, a room is strange or a file lies between the rooms, then the test names it."""
    for room, names in SKELETON.items():
        (tmp_path / room).mkdir(exist_ok=True)
        for name in names:
            (tmp_path / room / name).touch()
    assert missing(tmp_path) == []
    (tmp_path / "seen" / "view.py").unlink()
    (tmp_path / "odds").mkdir()
    (tmp_path / "draw.py").touch()
    assert [sentence.removeprefix(f"{tmp_path.name} has ") for sentence in missing(tmp_path)] == [
        "no seen/view.py",
        "a room odds",
        "draw.py outside of its rooms",
    ]


def crowded(paths: list[Path]) -> dict[str, int]:
    """The folders with too many files, and how many."""
    count: dict[Path, int] = {}
    for path in paths:
        count[path.parent] = count.get(path.parent, 0) + 1
    return {name_of(folder): number for folder, number in sorted(count.items()) if number > MOST_FILES}


def test_no_folder_is_crowded() -> None:
    """If a folder of code or docs has more files than a glance takes in, then it has a reason."""
    looked_at = {PACKAGE, TESTS, *(ROOT / name for name in ("tools", "bench", "docs"))}
    ours = [path for path in kept_files() if looked_at & set(path.parents)]
    found = crowded(ours)
    assert {folder: number for folder, number in found.items() if folder not in CROWDED} == {}
    assert sorted(set(CROWDED) - set(found)) == [], "these are not crowded any more"


def test_a_crowd_is_seen() -> None:
    """If a folder has one file too many, then it is named; a folder below it is not."""
    files = [ROOT / "a" / f"{n}.py" for n in range(21)] + [ROOT / "a" / "b" / f"{n}.py" for n in range(20)]
    assert crowded(files) == {"a": 21}


def inside(module: str) -> str:
    """The room of a game a module is in, or its name if it lies beside them."""
    parts = module.split(".")
    return parts[3] if len(parts) > 3 else ""


def complaint(arrow: Arrow) -> str | None:
    """Why a module of a game may not import another, as a sentence."""
    source, target, line = arrow
    here = inside(source)
    if not game_of(source) or not here or target.split(".")[0] != "ninerealms":
        return None
    if game_of(target) == game_of(source):
        there = inside(target)
        return None if there == here or there in INSIDE[here] else f"{source}:{line} imports {target}"
    there = target.split(".")[1]
    return None if here not in OUTSIDE or there in OUTSIDE[here] else f"{source}:{line} imports {target}"


def complaints(sources: dict[str, str]) -> list[str]:
    """All that is wrong inside the games, given by the paths of their modules in the package."""
    known = {module_name(relative) for relative in sources}
    found = [complaint(arrow) for relative, text in sources.items() for arrow in each_arrow(relative, text, known)]
    return [sentence for sentence in found if sentence is not None]


def test_the_rooms_of_a_game_import_one_way() -> None:
    """If a room of a game imports another, then the table has that arrow: rules know neither words nor pictures."""
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in modules(PACKAGE)}
    assert complaints(sources) == []


def test_a_wrong_arrow_inside_a_game_is_seen() -> None:
    """If rules ask what is seen, said or drawn, or words look at a picture, then the test says who."""
    planted = {
        "games/hex/__init__.py": "from ninerealms.games.hex.picture import picture\n",
        "games/hex/vocabulary.py": "from ninerealms.games.hex.rules import turn\n",
        "games/hex/content.py": "",
        "games/hex/rules/__init__.py": "",
        "games/hex/rules/turn.py": "import ninerealms.games.hex.vocabulary\nimport ninerealms.games.hex.seen.view\n",
        "games/hex/rules/state.py": "from ninerealms.text import words\nfrom ninerealms.kernel.state import State\n",
        "games/hex/seen/__init__.py": "",
        "games/hex/seen/view.py": "from ninerealms.games.hex.rules import turn\n",
        "games/hex/words/__init__.py": "",
        "games/hex/words/words.py": "from ninerealms.games.hex.picture.picture import DRAWING\n",
        "games/hex/picture/__init__.py": "",
        "games/hex/picture/picture.py": "from ninerealms.games.hex.words import words\n",
    }
    assert complaints(planted) == [
        "ninerealms.games.hex.vocabulary:1 imports ninerealms.games.hex.rules.turn",
        "ninerealms.games.hex.rules.turn:2 imports ninerealms.games.hex.seen.view",
        "ninerealms.games.hex.rules.state:1 imports ninerealms.text",
        "ninerealms.games.hex.words.words:1 imports ninerealms.games.hex.picture.picture",
    ]


def unlisted(page: str, room: str, names: list[str]) -> list[str]:
    """The modules of a room that its row in docs/architecture.md does not name."""
    row = re.search(rf"^\| `{room}/` \|(.*)$", page, re.MULTILINE)
    assert row is not None, f"{room}/ has no row"
    return [f"{room}/{name}" for name in names if f"`{name}`" not in row[1]]


@pytest.mark.parametrize("room", ["text", "kernel", "drawing", "kit", "players", "lab", "rl"])
def test_the_house_is_described_room_by_room(room: str) -> None:
    """If a room has a module, then docs/architecture.md says what it holds; that of the server lists its own."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    names = [path.name for path in (PACKAGE / room).glob("*.py") if path.name != "__init__.py"]
    folders = [f"{path.parent.name}/" for path in (PACKAGE / room).glob("*/__init__.py")]
    assert names
    assert unlisted(page, room, sorted(names + folders)) == []
    assert unlisted(page, room, ["attic.py"]) == [f"{room}/attic.py"]


def test_the_ways_through_the_house_lead_somewhere() -> None:
    """If docs/architecture.md names a module on one of its ways, then the module is there."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = [name for step in STEP.finditer(text) for name in re.findall(r"`([\w/.]+)`", step["modules"])]
    assert len(named) > 30
    assert [name for name in named if not (PACKAGE / name).is_file()] == []


def lost(page: str) -> list[str]:
    """The files a page names by folder and name that are nowhere: in the repository, a room of it, or a game."""
    places = [ROOT, PACKAGE, PACKAGE / "server", ROOT / "tools", *(GAMES / name for name in games())]
    return [name for name in NAMED_FILE.findall(page) if not any((place / name).is_file() for place in places)]


def test_the_files_that_pages_name_are_there() -> None:
    """If a page for readers of the code names a file by its path, then it has not been renamed since."""
    pages = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "adr").glob("*.md"), ROOT / "CONTRIBUTING.md"]
    assert {page.name: names for page in pages if (names := lost(page.read_text(encoding="utf-8")))} == {}
    assert lost("`kernel/attic.py`, `kernel/rng.py`, `rules/judge.py`, `storage/open_database.py`") == [
        "kernel/attic.py"
    ]
