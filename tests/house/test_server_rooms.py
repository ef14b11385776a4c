"""The packages of the server and the folders of its page: who may import whom, and how much lies in one place."""

from __future__ import annotations

import re
from pathlib import Path

from tests.house.tree import MADE, PACKAGE, ROOT, TESTS, Arrow, each_arrow, module_name, modules, name_of

SERVER = PACKAGE / "server"
STATIC = SERVER / "site" / "static"
MOST_FILES = 20
MOST_LINES = 400
COMMON = {"errors", "load_game_finder", "json_shapes", "metrics", "names_in_language", "seat_keys", "settings"}
# From the door inwards; what is common to all imports nothing of the server.
ALLOWED: dict[str, set[str]] = {
    **{name: set() for name in COMMON},
    "logging_setup": {"seat_keys"},
    "workers": COMMON,
    "storage": COMMON,
    "live": COMMON | {"storage", "workers"},
    "sending": COMMON | {"live", "storage", "workers"},
    "site": COMMON,
    "backup": COMMON | {"live", "storage"},
    "http": COMMON | {"backup", "live", "sending", "site", "storage", "workers"},
    "run": COMMON | {"http", "logging_setup"},
}
PAGES = {"table", "start", "replay", "reference"}
OF_ALL = {"shared", "told"}  # of all pages; what happened, of table and replay
MAY_USE = {"shared": set[str](), "told": {"shared"}}  # the pages may use both
IMPORT = re.compile(r'\bfrom "([^"]+)"|\bimport "([^"]+)"|\bimport\("([^"]+)"\)')
ASKED_FOR = re.compile(r'"/static/([^"]+)"')


def part(module: str) -> str:
    """The package or module of the server that a module belongs to; empty for anything else."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["ninerealms", "server"] and len(parts) > 2 else ""


def complaint(arrow: Arrow) -> str | None:
    """Why an import inside the server may not be."""
    here, there = part(arrow.source), part(arrow.target)
    if not here or not there or here == there:
        return None
    if here not in ALLOWED:
        return f"{arrow.source}: {here!r} is new; say in ALLOWED what it may import."
    return None if there in ALLOWED[here] else f"{arrow.source}:{arrow.line} imports {arrow.target}"


def complaints(sources: dict[str, str]) -> list[str]:
    known = {module_name(relative) for relative in sources}
    found = [complaint(arrow) for relative, text in sources.items() for arrow in each_arrow(relative, text, known)]
    return [sentence for sentence in found if sentence is not None]


def script_complaints(scripts: dict[str, str]) -> list[str]:
    """What is wrong with ES modules, given by their path under `static/`."""
    found = []
    for name, text in scripts.items():
        folder = name.split("/")[0]
        lines = len(text.splitlines())
        if lines > MOST_LINES:
            found.append(f"{name} has {lines} lines")
        for wanted in (first or second or third for first, second, third in IMPORT.findall(text)):
            target = (Path("/") / folder / wanted).resolve().relative_to("/").as_posix()
            if target not in scripts:
                found.append(f"{name} imports {target}, which is not there")
            elif target.split("/")[0] not in {folder, *MAY_USE.get(folder, OF_ALL)}:
                found.append(f"{name} imports {target}")
    return found


def test_imports_in_the_server_point_inwards() -> None:
    """If a package of the server imports another, then the table has that arrow, and no two import each other."""
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in modules(SERVER)}
    assert sources
    assert complaints(sources) == []
    assert [name for name, others in ALLOWED.items() if any(name in ALLOWED[other] for other in others)] == []


def test_a_wrong_arrow_is_seen() -> None:
    """If what is inside asks what is outside, then the test says who and where."""
    planted = {
        "server/__init__.py": "",
        "server/errors.py": "from ninerealms.server.storage import queries\n",
        "server/storage/queries.py": "from ninerealms.server.errors import Refusal\n",
        "server/live/room.py": "import ninerealms.server.storage\nfrom ninerealms.server.sending import scene\n",
        "server/sending/scene.py": "from ninerealms.server.live.room import Room\nfrom ninerealms import kernel\n",
        "server/attic/box.py": "from ninerealms.server.live import room\n",
    }
    assert complaints(planted) == [
        "ninerealms.server.errors:1 imports ninerealms.server.storage.queries",
        "ninerealms.server.live.room:2 imports ninerealms.server.sending.scene",
        "ninerealms.server.attic.box: 'attic' is new; say in ALLOWED what it may import.",
    ]


def listed_modules(page: str) -> list[str]:
    """The modules of the table in docs/server.md, by their path under `server/`; a row in bold opens a folder."""
    found, folder = [], ""
    for first in re.findall(r"^\| (.+?) \|", page, re.MULTILINE):
        opened = re.fullmatch(r"\*\*`([\w/]+/)`\*\*", first)
        folder = opened[1] if opened else folder
        found += [folder + name for name in re.findall(r"`(\w+\.py)`", first)]
    return found


def test_the_list_of_modules_is_complete() -> None:
    """If the server has a module, then docs/server.md says what it holds, and it lists no other."""
    listed = listed_modules((ROOT / "docs" / "server.md").read_text(encoding="utf-8"))
    there = [path.relative_to(SERVER).as_posix() for path in modules(SERVER)]
    kept = [name for name in there if not name.endswith("__init__.py") and "/migrations/" not in name]
    assert sorted(listed) == sorted(kept)


def test_a_folder_can_be_looked_over() -> None:
    """If a folder belongs to the server or its tests, then it has at most 20 files."""
    folders = [SERVER, *SERVER.rglob("*"), TESTS / "server", *(TESTS / "server").rglob("*"), TESTS / "browser"]
    kept = [folder for folder in folders if folder.is_dir() and folder.name not in MADE]
    counts = {name_of(folder): sum(path.is_file() for path in folder.iterdir()) for folder in kept}
    assert {name: count for name, count in counts.items() if count > MOST_FILES} == {}


def test_the_page_is_made_of_small_modules() -> None:
    """If a page needs a script, then it is its own, shared, or tells what happened; small, and there."""
    assert {folder.name for folder in STATIC.iterdir() if folder.is_dir()} == PAGES | OF_ALL
    scripts = {path.relative_to(STATIC).as_posix(): path.read_text(encoding="utf-8") for path in STATIC.rglob("*.js")}
    assert script_complaints(scripts) == []
    templates = "".join(path.read_text(encoding="utf-8") for path in (SERVER / "site" / "templates").glob("*.html"))
    assert [name for name in ASKED_FOR.findall(templates) if not (STATIC / name).is_file()] == []


def test_a_wrong_script_is_seen() -> None:
    """If a script uses another page's, one that is missing, or is too long, then it is named."""
    planted = {
        "shared/dom.js": 'import { x } from "../table/table.js";\n',
        "table/table.js": 'import { $ } from "../shared/dom.js";\nimport "./gone.js";\n' + "\n" * 399,
        "start/start.js": 'const late = await import("../replay/replay.js");\n',
        "replay/replay.js": "",
    }
    assert script_complaints(planted) == [
        "shared/dom.js imports table/table.js",
        "table/table.js has 401 lines",
        "table/table.js imports table/gone.js, which is not there",
        "start/start.js imports replay/replay.js",
    ]
