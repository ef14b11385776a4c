"""A faulty choice does not pass the check of the walk."""

from __future__ import annotations

import ninerealms as nr
from ninerealms.kernel.choice import Odds, Price
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.words import Say
from tests.contract.checks.choices import complaints


def test_a_faulty_choice_is_seen() -> None:
    """If a choice lacks words, an icon, a rule, its group or its place, then the check names it."""
    table = nr.table("diceforge", players=2, seed=4)
    good = table.game.choices(table.state)
    first, *_, way_out = good
    assert complaints(table, good) == []
    assert complaints(table, {way_out: good[way_out], **good}) == ["a way out is not last"]
    assert complaints(table, dict(list(good.items())[1:])) == ["not every option is a choice"]
    for fault, sentence in (
        ({"icon": "i-nothing"}, f"{first} has no known icon: i-nothing"),
        ({"rule": "DFR-999"}, f"{first} follows no known rule: DFR-999"),
        ({"odds": (Odds(38, Say("do-pass")),)}, f"{first} has odds of 38"),
        ({"thing": "card-nothing"}, f"{first} has no sheet card-nothing"),
        ({"detail": None}, f"{first} does not say what {good[first].thing} does"),
        ({"price": (Price(9, 2, "i-gold", Say("do-pass")),)}, f"{first} costs 9 of 2"),
        ({"cost": None}, f"{first} has a price but no cost"),
        ({"detail": Say("do-gain", {"amount": "{ $x }"})}, f"{first} says 'Gain {{ $x }}' in en"),
    ):
        assert sentence in complaints(table, {**good, first: good[first]._replace(**fault)})
    last = list(good)[-2]
    torn = {**good, **{end: good[end]._replace(group=Say("group-pay")) for end in (first, last)}}
    assert complaints(table, torn) == ["a group is torn apart"]
    doubled = {**good, first: good[first]._replace(head=good[last].head)}
    head = table.game.words("en").render(good[last].head)
    assert f"several heads are {head!r} in en" in complaints(table, doubled)
    alike = {action: choice._replace(head=Say("do-pass"), detail=None, cost=None) for action, choice in good.items()}
    found = [sentence for sentence in complaints(table, alike) if sentence.startswith("alike")]
    assert found == [f"alike in {lang}" for lang in LANGUAGES]
