"""Choices as data: what a door lays out is whole in every language and loses nothing of the sentence."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby

from ninerealms.kernel.choice import Choice
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.text.words import Say
from tests.contract.cases import LANGUAGES
from tests.contract.walk import Walk, rules_of

UNSAID = re.compile(r"[\x00-\x1f\x7f]|\{|\}|^\s|\s$|^$")
# Of these a choice says what they do.
TAKEN = {"card", "face", "artifact", "artefact", "creature", "building", "thing", "rune", "realm", "action"}
SYMBOL = re.compile(r'<symbol id="([\w-]+)"')


def every_choice_is_whole(walk: Walk) -> None:
    """If somebody is asked, then every option is a choice with a head, in its group, with a known symbol and rule."""
    assert complaints(walk.table, walk.game.choices(walk.state)) == []


def each_part(choice: Choice) -> list[Say]:
    """All that is said of a choice."""
    parts = [choice.group, choice.head, choice.detail, choice.cost, *(odds.counts for odds in choice.odds)]
    return [part for part in parts if part is not None]


def key_of(choice: Choice) -> str:
    return "" if choice.group is None else choice.group.key


def complaints(table: Match, choices: dict[int, Choice]) -> list[str]:
    """What is wrong with the choices of a pending question, in sentences."""
    game, decision = table.game, table.decision
    assert decision is not None
    groups = [key for key, _ in groupby(key_of(choice) for choice in choices.values())]
    symbols = {"", *SYMBOL.findall(game.symbols())}
    found = [] if sorted(choices) == decision.options else ["not every option is a choice"]
    found += [] if len(set(groups)) == len(groups) else ["a group is torn apart"]
    found += ["a way out is not last"] if "" in groups[:-1] else []
    known = things_of(game)
    for action, choice in choices.items():
        found += incomplete(action, choice, known)
        is_told = choice.detail is not None or not game.kinds[decision.kind].name.startswith("CHOOSE_")
        found += [] if is_told or choice.thing == "" else [f"{action} does not say what {choice.thing} can do"]
        found += [] if choice.icon in symbols else [f"{action} has no known icon: {choice.icon}"]
        found += [] if choice.rule in rules_of(game) else [f"{action} follows no known rule: {choice.rule}"]
        found += [f"{action} has odds of {odds.chance}" for odds in choice.odds if not 0 <= odds.chance <= 1]
    return found + [sentence for lang in LANGUAGES for sentence in unsaid(table, choices, lang)]


@cache
def things_of(game: Game) -> set[str]:
    return {sheet.key for sheet in game.sheets()}


def incomplete(action: int, choice: Choice, known: set[str]) -> list[str]:
    """What the panel lacks of a choice: what a thing does, a cost in figures and words, a sheet that is there."""
    found = [f"{action} costs {each.amount} of {each.has}" for each in choice.price if not 0 < each.amount <= each.has]
    found += [f"{action} has a price but no cost"] if choice.price and choice.cost is None else []
    found += [f"{action} has no sheet {choice.thing}"] if choice.thing and choice.thing not in known else []
    is_taken = choice.thing.split("-")[0] in TAKEN and choice.group is not None
    return [*found, f"{action} does not say what {choice.thing} does"] if is_taken and not choice.detail else found


def unsaid(table: Match, choices: dict[int, Choice], lang: str) -> list[str]:
    """Parts that do not read well in a language, and options that only the sentence tells apart."""
    game, state = table.game, table.state
    said = {action: [game.words(lang).render(part) for part in each_part(choice)] for action, choice in choices.items()}
    found = [
        f"{action} says {text!r} in {lang}" for action, texts in said.items() for text in texts if UNSAID.search(text)
    ]
    told = {
        (game.words(lang).render(choice.head), game.describe(state, action, lang)) for action, choice in choices.items()
    }
    heads, sentences = [head for head, _ in told], {sentence for _, sentence in told}
    found += [f"several heads are {head!r} in {lang}" for head in sorted(set(heads)) if heads.count(head) > 1]
    return found if len({tuple(texts) for texts in said.values()}) >= len(sentences) else [*found, f"alike in {lang}"]
