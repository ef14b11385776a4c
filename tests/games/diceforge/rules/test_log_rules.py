"""The log names the rule that was followed, also where one kind of line can follow several."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.diceforge.scenario import Forge, blessed
from tests.games.diceforge.scenario_cards import buyer, owner


def minotaur() -> Forge:
    """The others have rolled for the Minotaur and lost what they rolled."""
    return buyer("minotaur").reserve(1, gold=5).roll(1, "1g", "1g").roll(2, "1s", "2v").choose("minotaur")


def left_hand() -> Forge:
    """All pawns have been sent home."""
    t = buyer("left-hand").pawn(1, 2)
    return t.roll(0, "1g", "1g").roll(1, "1g", "1g").choose("left-hand")


def mists() -> Forge:
    """Seat 1, the poorest, has paid the buyer of the Mists."""
    return buyer("mists").reserve(0, gold=6).reserve(1, glory=9).reserve(2, gold=4).choose("mists")


def rebel(space: int, card: str) -> Forge:
    """A rebel has accomplished an exploit; seat 1 has a Merchant already."""
    return buyer(card, mix="titans").card(1, "merchant").allegiance(0, space).choose(card)


CITED: dict[str, tuple[Callable[[], Forge], str, list[str]]] = {
    "a roll for the Minotaur": (minotaur, "ROLLED", ["DFR-205"] * 2),
    "a face of the Minotaur": (minotaur, "APPLIED", ["DFR-205"] * 4),
    "a loss to the Minotaur": (minotaur, "LOST", ["DFR-205"] * 2),
    "a roll for a blessing": (lambda: blessed("1s", "1m"), "ROLLED", ["DFR-061"] * 3),
    "a roll for the Left Hand": (left_hand, "ROLLED", ["DFR-312"] * 2),
    "an ousting by the Left Hand": (left_hand, "OUSTED", ["DFR-311"] * 2),
    "a loss to the Mists": (mists, "LOST", ["DFR-263"]),
    "a gift of the Mists": (mists, "TAKEN_FROM", ["DFR-263"]),
    "the Eternal Night": (
        lambda: buyer("eternal-night").reserve(1, sun=3).choose("eternal-night"),
        "TAKEN_FROM",
        ["DFR-272"],
    ),
    "gold of the Cyclops": (
        lambda: (
            buyer("cyclops")
            .dice(0, light=["3g"])
            .choose("cyclops")
            .roll_die(0, "light", "3g")
            .choose("light")
            .rolls(5, 5, 5)
            .choose(1)
        ),
        "CONVERTED",
        ["DFR-216"],
    ),
    "shards of the Sentinel": (
        lambda: (
            buyer("sentinel").dice(0, light=["2s"]).roll(0, "2s", "1g").choose("sentinel").roll(0, 3, "1g").choose(1)
        ),
        "CONVERTED",
        ["DFR-199"],
    ),
    "the first rebel": (lambda: rebel(-4, "scepter"), "ZONE_PAID", ["DFR-461"]),
    "a later rebel": (lambda: rebel(-4, "merchant"), "ZONE_PAID", ["DFR-462"]),
    "the first of the last rebels": (lambda: rebel(-8, "scepter"), "ZONE_PAID", ["DFR-463"]),
    "a later one of the last rebels": (lambda: rebel(-8, "merchant"), "ZONE_PAID", ["DFR-464"]),
    "the first loyal zone": (lambda: blessed("1g", "1m", setup="titans").allegiance(0, 4), "ZONE_PAID", ["DFR-446"]),
    "the second loyal zone": (
        lambda: blessed("1g", "1m", setup="titans").allegiance(0, 7),
        "ZONE_PAID",
        ["DFR-447"] * 2,
    ),
    "the third loyal zone": (
        lambda: blessed("1g", "1m", setup="titans").allegiance(0, 10),
        "ZONE_PAID",
        ["DFR-448"] * 2,
    ),
    "an original shard": (
        lambda: blessed("1a", "1m", setup="titans"),
        "ALLEGIANCE_MOVED",
        ["DFR-419"],
    ),
    "loyalty": (lambda: blessed("1m", "1l-1v", setup="titans"), "ALLEGIANCE_MOVED", ["DFR-424"]),
    "the Oracle": (
        lambda: owner("oracle", mix="titans").choose("oracle").roll_die(0, "light", "1a").choose("light"),
        "ALLEGIANCE_MOVED",
        ["DFR-419", "DFR-498", "DFR-498"],
    ),
}


@pytest.mark.rule("DFR-205", "DFR-311", "DFR-498")
@pytest.mark.parametrize(("played", "kind", "rules"), CITED.values(), ids=list(CITED))
def test_the_log_names_the_rule_that_was_followed(played: Callable[[], Forge], kind: str, rules: list[str]) -> None:
    """If a roll, a loss, an ousting, a payment or a step can have several causes, then the log names its rule."""
    assert played().cited(kind) == rules


TOLD = {(kind, rule) for _, kind, rules in CITED.values() for rule in rules}
