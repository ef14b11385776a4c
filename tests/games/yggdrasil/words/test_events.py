"""Log lines of Yggdrasil in three languages."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import (
    JORMUNGAND,
    MIDGARD,
    SURT,
)
from ninerealms.games.yggdrasil.words import words
from tests.games.sentences import NBSP
from tests.games.yggdrasil.words.speaking import (
    in_all,
    started,
)

EVENT_SENTENCES: list[tuple[tuple[int, ...], list[str]]] = [
    (
        (v.LIFE_LOST, -1, 0, 2, 5, 0),
        [
            "Odin loses 2 life and has 5 left.",
            "Odin perd 2 vies, il lui en reste 5.",
            "オーディンは生命点2を失い、残り5です。",
        ],
    ),
    (
        (v.CARD_REVEALED, -1, 1, SURT, 0, 0),
        [
            "Thor reveals Surt, a card of Odin.",
            f"Thor révèle Surt (carte{NBSP}: Odin).",
            "トールがスルト（オーディンのカード）を公開しました。",
        ],
    ),
    (
        (v.ISLAND_REACHED, -1, 1, 1, 0, 0),
        [
            "Jormungand reaches island 2 of 6 and calls 1 Anonymous.",
            f"Jormungand atteint l’île 2 sur 6{NBSP}; 1 Anonyme répond à son appel.",
            "ヨルムンガンドが6島中2番目の島に着き、名も無き者1個を呼びます。",
        ],
    ),
    (
        (v.FOUGHT, -1, 2, v.TARGET_DUEL + JORMUNGAND, 5, MIDGARD),
        [
            "Frigg challenges Jormungand to a duel in Midgard: 5 risks.",
            f"Frigg défie Jormungand en duel à Midgard{NBSP}: 5 risques.",
            "フリッグがミッドガルドでヨルムンガンドに決闘を挑みます：リスク5つ。",
        ],
    ),
    (
        (v.TOOK_ELVES, -1, 0, 1, 3, 0),
        [
            "Odin takes 1 Elf and now has 3.",
            "Odin prend 1 Elfe et en a maintenant 3.",
            "オーディンがエルフ1個を取り、3個になりました。",
        ],
    ),
    (
        (v.GOD_DIE_ROLLED, -1, 1, 2, 0, 0),
        [
            "Thor rolls I with the god die: a failure.",
            f"Thor obtient I avec le dé divin{NBSP}: échec.",
            "トールの神ダイスはI：失敗。",
        ],
    ),
]


@pytest.mark.parametrize(("event", "sentences"), EVENT_SENTENCES)
def test_log_lines(event: tuple[int, ...], sentences: list[str]) -> None:
    """If something happened, then the log says it in three languages."""
    assert in_all(words.say_event(started(), event)) == sentences
