"""Log lines and counts of the duel in three languages."""

from __future__ import annotations

import pytest

from ninerealms.games.northgard import GAME, content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.words import words
from ninerealms.kit.retelling import weigh
from ninerealms.text.words import Say
from tests.games.northgard.words.speaking import (
    EAST,
    NW,
    SOUTH,
    corner,
    in_all,
)
from tests.games.sentences import NBSP

EVENT_SENTENCES: list[tuple[tuple[int, ...], list[str]]] = [
    (
        (v.MOVED, -1, 0, NW, EAST, 1),
        [
            "Rowan moves 1 unit from A1 north-west to A1 east.",
            "Sorbier déplace 1 unité de A1 nord-ouest vers A1 est.",
            "ナナカマドがA1北西からA1東へ1体を移しました。",
        ],
    ),
    (
        (v.SCORED, -1, 1, 3, 1, 4),
        [
            "Fjord gains 3 points (1 trio, 2 monopolies) and now has 4.",
            "Fjord gagne 3 points (1 trio, 2 monopoles) et en a maintenant 4.",
            "フィヨルドが3点（3種セット1組、独占2つ）を得て、合計4点になりました。",
        ],
    ),
    (
        (v.SCORED, -1, 1, 0, 0, 2),
        ["Fjord gains no points.", "Fjord ne gagne aucun point.", "フィヨルドの得点はありません。"],
    ),
    (
        (v.EXPLORED, -1, 0, 2, content.tile_ids.index("09"), 1),
        [
            "Rowan explores C1 and turns up tile 09: 1 food, 2 free spaces, 1 free carved space.",
            f"Sorbier explore C1 et révèle la tuile 09{NBSP}: 1 nourriture, 2 cases libres, 1 case sculptée libre.",
            "ナナカマドがC1を探索し、タイル09をめくりました：食料1、空きスペース2、空きの刻石スペース1。",
        ],
    ),
    (
        (v.DREW_CARD, -1, 1, 6, 0, 0),
        [
            "Fjord draws Renew: no bonus, and nobody scores.",
            f"Fjord tire Renouveler{NBSP}: aucun bonus, et personne ne marque.",
            "フィヨルドの戦闘カードは「刷新」です。ボーナスも得点もありません。",
        ],
    ),
    (
        (v.SCORE_COUNTED, -1, 0, 4, 4, 0),
        [
            "The combat stands 4 all, Rowan against Fjord; a tie favours the defender.",
            f"Le combat est à 4 partout, Sorbier face à Fjord{NBSP}; l’égalité favorise le défenseur.",
            "戦闘の値はナナカマドとフィヨルドがともに4です。同じなら防御側の勝ちです。",
        ],
    ),
    (
        (v.ELIMINATED, -1, 1, SOUTH, 2, 0),
        [
            "Fjord has nowhere to retreat from A1 south with 2 units.",
            "Fjord n’a nulle part où replier 2 unités depuis A1 sud.",
            "フィヨルドはA1南の2体を撤退させる場所がありません。",
        ],
    ),
    (
        (v.OUT_OF_TURNS, -1, 200, 0, 0, 0),
        [
            "200 turns have been played; the game is over.",
            f"200 tours ont été joués{NBSP}; la partie est finie.",
            "200手番が終わり、ゲームは終了です。",
        ],
    ),
]


@pytest.mark.parametrize(("event", "sentences"), EVENT_SENTENCES)
def test_log_lines(event: tuple[int, ...], sentences: list[str]) -> None:
    """If something happened, then the log says it in a sentence."""
    assert in_all(words.say_event(corner(), event)) == sentences


@pytest.mark.parametrize(
    ("key", "count", "english", "french"),
    [
        ("count-units", 0, "0 units", "0 unité"),
        ("count-units", 1, "1 unit", "1 unité"),
        ("count-units", 2, "2 units", "2 unités"),
        ("count-lore", 1, "1 lore", "1 connaissance"),
        ("count-lore", 2, "2 lore", "2 connaissances"),
        ("count-monopolies", 1, "1 monopoly", "1 monopole"),
        ("count-monopolies", 3, "3 monopolies", "3 monopoles"),
        ("free-small", 0, "0 free spaces", "0 case libre"),
        ("free-small", 2, "2 free spaces", "2 cases libres"),
    ],
)
def test_plurals(key: str, count: int, english: str, french: str) -> None:
    """If there is one, English has the singular; French has it for none as well."""
    assert in_all(Say(key, {"count": count}))[:2] == [english, french]


def test_two_nested_plurals() -> None:
    """If a sentence counts two things, then each has its own form."""
    say = Say("do-move-units", {"count": 1, "left": 1})
    assert in_all(say) == ["Move 1 unit (1 stays)", "Déplacer 1 unité (1 reste)", "1体を移す（1体残る）"]


def test_a_summary_tells_of_whoever_renews() -> None:
    """If a rival renews, then the summary says so: nothing else tells why points were counted."""
    assert weigh(GAME, (v.RENEWED, 0, 0)) == ""
    assert weigh(GAME, (v.PLAYED, 0, 0)) == "turn"
