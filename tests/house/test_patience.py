"""No test depends on how fast the machine is, or on how it was started: what would is named by file and line."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.house.tree import TESTS, modules, name_of

CLOCKS = {"sleep", "perf_counter", "monotonic", "process_time", "wait_for_timeout"}
LOOKS = {"is_visible", "is_hidden", "is_enabled", "is_disabled", "is_checked", "is_editable"}
READINGS = {"inner_text", "inner_html", "text_content", "all_inner_texts", "all_text_contents", "get_attribute"}
READINGS |= {"input_value", "query_selector", "query_selector_all"}
STARTS = {"run", "Popen", "call", "check_call", "check_output"}
AS_TYPED = {"typed", "python"}

# Where a clock, a look or a bare start is right; each with its reason.
EXCEPTIONS: dict[str, str] = {
    "tests/waiting.py": "waits for a condition, and is the only one that looks at a clock",
    "tests/server/postgres.py": "PostgreSQL sets its signals itself, and runs as a user who may not read our Python",
    "tests/house/tree.py": "git lists files",
}


def called(node: ast.AST) -> str:
    """The name of what is called: `sleep` for time.sleep(1) and for sleep(1); empty for anything else."""
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def is_turn(node: ast.Call) -> bool:
    """`asyncio.sleep(0)`: no time passes, only others have their turn."""
    return called(node) == "sleep" and [ast.unparse(each) for each in node.args] == ["0"]


def is_clock(node: ast.AST) -> bool:
    names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
    return "time" in names or (isinstance(node, ast.ImportFrom) and node.module == "time")


def is_start(node: ast.Call, typed: set[str]) -> bool:
    """A program started without the signals of a terminal; `typed` are names of commands that have them."""
    if called(node) not in STARTS or not isinstance(node.func, ast.Attribute):
        return False
    if ast.unparse(node.func.value) != "subprocess":
        return False
    command = node.args[0] if node.args else None
    return command is None or not (called(command) in AS_TYPED or ast.unparse(command) in typed)


def typed_commands(tree: ast.Module) -> set[str]:
    """The names a module gives to commands that have the signals of a terminal."""
    given = [node for node in ast.walk(tree) if isinstance(node, ast.Assign) and called(node.value) in AS_TYPED]
    return {ast.unparse(target) for node in given for target in node.targets}


def each_reading(node: ast.Assert) -> Iterator[ast.Call]:
    """What an assertion reads from a page in the moment it is made; `count` of a locator has no argument."""
    for part in ast.walk(node.test):
        if isinstance(part, ast.Call) and (called(part) in READINGS or (called(part) == "count" and not part.args)):
            yield part


def each_haste(place: str, text: str) -> Iterator[str]:
    """What in a module depends on the moment, as a sentence."""
    tree = ast.parse(text, place)
    typed = typed_commands(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and is_clock(node):
            yield f"{place}:{node.lineno} takes a clock; wait for a condition (tests/waiting.py)."
        elif isinstance(node, ast.Call) and called(node) in CLOCKS and not is_turn(node):
            yield f"{place}:{node.lineno} calls {called(node)}; wait for a condition (tests/waiting.py)."
        elif isinstance(node, ast.Call) and called(node) in LOOKS:
            yield f"{place}:{node.lineno} calls {called(node)}, which looks once; use expect()."
        elif isinstance(node, ast.Call) and is_start(node, typed):
            yield f"{place}:{node.lineno} starts a program with the tests' own signals (tests/programs.py)."
        elif isinstance(node, ast.Assert) and place.startswith("tests/browser/"):
            for reading in each_reading(node):
                yield f"{place}:{reading.lineno} asserts {called(reading)}, which looks once; use expect()."


def test_no_test_is_in_haste() -> None:
    """If a test looks at a clock, looks once at a page or starts a program bare, then it is listed with a reason."""
    found = {
        name_of(path): list(each_haste(name_of(path), path.read_text(encoding="utf-8"))) for path in modules(TESTS)
    }
    assert [sentence for place, told in found.items() if place not in EXCEPTIONS for sentence in told] == []
    assert [place for place in EXCEPTIONS if not found.get(place)] == [], "these need no exception any more"


HASTY = (
    "time.sleep(1)",
    "await asyncio.sleep(0.1)",
    "from time import monotonic",
    "import time",
    "began = time.perf_counter()",
    "page.wait_for_timeout(150)",
    "while not page.is_visible('#cover'): pass",
    "assert page.inner_text('#notice') == ''",
    "assert page.locator('li').count() > 5",
    "assert not page.query_selector('#cover')",
    "subprocess.run(['ninerealms', 'games'], check=True)",
    "command = ['ninerealms']; subprocess.Popen(command)",
)
PATIENT = (
    "await asyncio.sleep(0)",
    "monkeypatch.setattr(limits, 'monotonic', lambda: 0.0)",
    "expect(page.locator('li')).to_have_count(5)",
    "lines = page.locator('li').count()",
    "assert text.count('x') == 1",
    "subprocess.run(python('-m', 'ninerealms.cli'), check=True)",
    "command = typed('ninerealms'); subprocess.Popen(command)",
)


@pytest.mark.parametrize(("line", "is_seen"), [*((line, True) for line in HASTY), *((line, False) for line in PATIENT)])
def test_what_is_in_haste_is_seen(line: str, is_seen: bool) -> None:
    """If such a line stands in a test of the page, then it is named with its place; patience is not."""
    told = list(each_haste("tests/browser/test_a.py", f"async def test_a() -> None:\n    {line}\n"))
    assert bool(told) == is_seen
    assert all(sentence.startswith("tests/browser/test_a.py:2 ") for sentence in told)
