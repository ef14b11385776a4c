"""A game's vocabulary says everything once: names are their numbers', procedures run, rules cited are listed."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

from ninerealms import ledger
from ninerealms.games import game as find
from ninerealms.kernel.state import USUAL
from tests.house.tree import GAMES, games


def vocabulary_of(name: str) -> ModuleType:
    """The vocabulary of a game."""
    return import_module(f"ninerealms.games.{name}.vocabulary")


def assigned(source: str) -> list[tuple[str, ast.expr]]:
    """Every name a module makes at its top level, with its value; a name nobody reads begins with `_`."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            named = [each.id for each in ast.walk(node.targets[0]) if isinstance(each, ast.Name)]
            found += [(name, node.value) for name in named if name[0] != "_"]
    return found


def misnamed(source: str) -> list[str]:
    """Questions that are not called what they are assigned to, registers not named after the procedure above them."""
    found, procedure = [], ""
    for name, value in assigned(source):
        match value:
            case ast.Call(func=ast.Name(id="question"), args=[_, ast.Constant(value=str() as given), *_]) if (
                given != name
            ):
                found.append(f"{name} is called {given}")
            case ast.Call(func=ast.Name(id="procedure")):
                procedure = name
            case ast.Call(func=ast.Name(id="registers")) if not name.startswith(f"{procedure}_"):
                found.append(f"{name} is a register of {procedure}")
            case _:
                pass
    return found


@pytest.mark.parametrize("name", games())
def test_a_name_is_made_once_and_is_the_name_of_its_number(name: str) -> None:
    """If a word has a name, then no other has it; questions are asked under theirs, registers named by procedure."""
    source = (GAMES / name / "vocabulary.py").read_text(encoding="utf-8")
    names = [word for word, _ in assigned(source)]
    assert sorted({word for word in names if names.count(word) > 1}) == []
    assert misnamed(source) == []


def test_a_wrong_name_is_seen() -> None:
    """If a question is called otherwise or a register stands below another procedure, then the check says so."""
    source = 'ASK = question(0, "ASKED", 2, "AAA-001")\nGO = procedure(0)\nGO_FAR, _, STAY = registers(3)\n'
    assert misnamed(source) == ["ASK is called ASKED", "STAY is a register of GO"]


@pytest.mark.parametrize("name", games())
def test_every_procedure_of_the_vocabulary_runs(name: str) -> None:
    """If the vocabulary has a procedure, then the table of the rules says what it runs, and the table has no other."""
    rules = import_module(f"ninerealms.games.{name}.rules.rules")
    assert sorted(rules.PROCEDURES) == sorted(vocabulary_of(name).SAID.procedures)


@pytest.mark.parametrize("name", games())
def test_the_contract_has_the_words_of_the_vocabulary(name: str) -> None:
    """If a game is asked for its questions, log lines and reasons, then it has those of its vocabulary."""
    said, game = vocabulary_of(name).SAID, find(name)
    assert (game.kinds, game.events, game.reasons) == (said.kinds, said.events, said.reasons)


# --- which rules an event may follow --------------------------------------------------------------


Function = tuple[str, str]  # the last name of its module, and its own


def functions_in(sources: dict[str, str]) -> dict[Function, ast.FunctionDef]:
    """Every function of some modules."""
    found = {}
    for file, source in sources.items():
        module = file.removesuffix(".py").rpartition("/")[2]
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef):
                found[module, node.name] = node
    return found


def numbers_of(value: ast.expr | None) -> set[int]:
    """The numbers an expression may be."""
    match value:
        case ast.Constant(value=int() as number):
            return {number}
        case ast.IfExp(body=one, orelse=other):
            return numbers_of(one) | numbers_of(other)
        case _:
            return set()


def rules_named(function: ast.FunctionDef) -> set[int]:
    """The numbers a function gives its local `rule`."""
    found: set[int] = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id="rule")], value=value):
                found |= numbers_of(value)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                for target, value in zip(names, values, strict=True):
                    if isinstance(target, ast.Name) and target.id == "rule":
                        found |= numbers_of(value)
            case _:
                pass
    return found


def hand_overs(
    module: str, function: ast.FunctionDef, functions: dict[Function, ast.FunctionDef]
) -> Iterator[tuple[ast.expr, str | Function]]:
    """Every rule handed over inside a function, and to whom: to the event told, or to a function that takes it."""
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Attribute(attr="tell_by"), args=[rule, ast.Attribute(attr=event), *_]):
                yield rule, event
            case ast.Call(func=ast.Name(id=name), args=args):
                yield from given_to((module, name), args, functions)
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=name), args=args):
                yield from given_to((owner, name), args, functions)
            case _:
                pass


def given_to(
    whom: Function, args: list[ast.expr], functions: dict[Function, ast.FunctionDef]
) -> Iterator[tuple[ast.expr, Function]]:
    """The argument that a function takes as its rule."""
    if whom in functions:
        names = [each.arg for each in functions[whom].args.args]
        if "rule" in names and names.index("rule") < len(args):
            yield args[names.index("rule")], whom


def told_by(sources: dict[str, str]) -> dict[str, set[int]]:
    """The rules each event is told by in the code, followed through all who hand a rule on."""
    functions = functions_in(sources)
    given: dict[str | Function, set[int]] = defaultdict(set)
    before = -1
    while before != sum(len(numbers) for numbers in given.values()):
        before = sum(len(numbers) for numbers in given.values())
        for (module, name), function in functions.items():
            own = rules_named(function) | given[module, name]
            for rule, whom in hand_overs(module, function, functions):
                given[whom] |= own if isinstance(rule, ast.Name) and rule.id == "rule" else numbers_of(rule)
    return {event: numbers - {USUAL} for event, numbers in given.items() if isinstance(event, str)}


@pytest.mark.parametrize("name", games())
def test_an_event_follows_only_rules_its_word_lists(name: str) -> None:
    """If a procedure names the rule of an event, then the vocabulary lists it; others only for endings and cards."""
    words, game = vocabulary_of(name), find(name)
    sources = {file: text for file, text in ledger.sources(name).items() if "rules/" in file and file.endswith(".py")}
    told = told_by(sources)
    by_code = {event: {game.rule_id(number) for number in numbers} for event, numbers in told.items()}
    listed = {word: words.EVENTS[getattr(words, word)] for word in by_code}
    extra = {word: sorted(by_code[word] - {kind.rule, *kind.also}) for word, kind in listed.items()}
    assert {word: rules for word, rules in extra.items() if rules} == {}
    cited = {getattr(words, word): rules for word, rules in by_code.items()}
    reckoned = {ending.rule for ending in getattr(words, "ENDINGS", {}).values()} | getattr(
        words, "RULES_OF_CARDS", set()
    )
    idle = {kind.key: sorted({*kind.also} - cited.get(n, set()) - reckoned) for n, kind in words.EVENTS.items()}
    assert {key: rules for key, rules in idle.items() if rules} == {}


def test_a_rule_is_followed_to_its_event() -> None:
    """If a rule is named, chosen, kept in a local or handed on through other modules, then its event is found."""
    sources = {
        "rules/a.py": "def hurt(s, rule):\n    s.tell_by(rule, v.HURT)\n\n\ndef fall(s):\n    hurt(s, 3 if s else 4)\n",
        "rules/b.py": "def hit(s, rule):\n    a.hurt(s, rule)\n\n\ndef go(s):\n    hit(s, 5)\n    s.tell_by(6, v.GO)\n",
        "rules/c.py": "def win(s):\n    how, rule = 1, 7\n    if s:\n        rule = 8\n    s.tell_by(rule, v.WON)\n",
    }
    assert told_by(sources) == {"HURT": {3, 4, 5}, "GO": {6}, "WON": {7, 8}}
