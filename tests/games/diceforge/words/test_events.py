"""Log lines, scores and counts of Dice Forge in three languages."""

from __future__ import annotations

import pytest

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import named
from ninerealms.games.diceforge.rules.state import START_ALLEGIANCE, ForgeState
from ninerealms.games.diceforge.words import words
from ninerealms.kit.retelling import weigh
from ninerealms.text.words import Say
from tests.games.diceforge.words.speaking import (
    in_all,
    in_english,
    started,
)
from tests.games.sentences import NBSP

EVENT_SENTENCES: list[tuple[tuple[int, ...], list[str]]] = [
    (
        (v.GAINED, -1, 0, v.GOLD, 5, 2),
        [
            "Rowan gains 3 gold; 2 more would not fit.",
            f"Sorbier gagne 3 pièces d’or{NBSP}; 2 de plus ne tiennent pas dans la réserve.",
            "ナナカマドが金3を得ましたが、さらに2は入りませんでした。",
        ],
    ),
    (
        (v.GAINED, -1, 1, v.SUN, 1, 1),
        [
            "Fjord has no room for 1 sun shard.",
            "Fjord n’a plus de place pour 1 fragment solaire.",
            "フィヨルドには太陽のかけら1個を置く余地がありません。",
        ],
    ),
    (
        (v.FORGED, -1, 0, content.face_ids.index("4g"), 7, content.face_ids.index("1g")),
        [
            "Rowan forges 4 gold onto the dark die in place of 1 gold.",
            "Sorbier forge 4 pièces d’or sur le dé foncé pour remplacer 1 pièce d’or.",
            "ナナカマドが暗いダイスの金1と取り替えて、金4を鍛えました。",
        ],
    ),
    (
        (v.OUSTED, -1, 0, 1, 2, 0),
        [
            "Rowan ousts Fjord from island III.",
            "Sorbier chasse Fjord de l’île III.",
            "ナナカマドがフィヨルドを島IIIから追い出しました。",
        ],
    ),
    (
        (v.REROLLED, -1, 0, 3, named.MIRROR_FACE, 0),
        [
            "Rowan rerolls Fjord’s dark die and gets the mirror.",
            "Sorbier relance le dé foncé de Fjord et obtient le miroir.",
            "ナナカマドがフィヨルドの暗いダイスを振り直して、「鏡」の面を出しました。",
        ],
    ),
    (
        (v.APPLIED, -1, 1, named.SUN_GOLEM, 3, v.TRIPLED),
        [
            "Fjord applies the sun golem, 3 times over.",
            "Fjord applique le golem solaire, 3 fois.",
            "フィヨルドが「太陽のゴーレム」の面を3倍で適用しました。",
        ],
    ),
    (
        (v.ALLEGIANCE_MOVED, -1, 0, START_ALLEGIANCE, content.allegiance_ids.index("-11b"), 0),
        [
            "Rowan moves from the start space to Rebellion 11b.",
            "Sorbier passe de la case de départ à Rébellion 11b.",
            "ナナカマドが開始マスから反逆11bへ動きました。",
        ],
    ),
    (
        (v.TAKEN_FROM, -1, 0, 1, v.GLORY, 0),
        [
            "Fjord has nothing for Rowan to take.",
            "Fjord n’a rien à céder à Sorbier.",
            "フィヨルドにはナナカマドに渡すものがありません。",
        ],
    ),
    (
        (v.TAKEN_FROM, -1, 0, 0, v.GLORY, 5),
        [
            "Rowan shares the last place and gets 5 glory back.",
            "Sorbier est aussi en dernière place et récupère 5 points de gloire.",
            "ナナカマドも最下位なので、栄光5点を取り戻しました。",
        ],
    ),
    (
        (v.SCORE_COUNTED, -1, 1, 40, 38, 0),
        [
            "Fjord scores 78: 40 on the track, 38 on cards.",
            f"Fjord marque 78{NBSP}: 40 sur la piste, 38 sur les cartes.",
            "フィヨルドの得点は78点です（得点トラック40、カード38）。",
        ],
    ),
    (
        (v.WON_GAME, -1, 1, 78, 0, 0),
        ["Fjord wins with 78 glory.", "Fjord gagne avec 78 points de gloire.", "フィヨルドが栄光78点で勝ちました。"],
    ),
]


@pytest.mark.parametrize(("event", "sentences"), EVENT_SENTENCES)
def test_log_lines(event: tuple[int, ...], sentences: list[str]) -> None:
    """If something happened, then the log says it in a sentence."""
    assert in_all(words.say_event(started(), event)) == sentences


def test_the_score_with_titans() -> None:
    """If the Titans board counts, then the sheet names it, and the total stops at 0 unless an option says otherwise."""
    s = started("titans")
    event = (v.SCORE_COUNTED, -1, 0, 3, 2, -25)
    assert (
        in_english(words.say_event(s, event)) == "Rowan scores 0: 3 on the track, 2 on cards, -25 on the Titans board."
    )
    below = GAME.start(players=2, seed=1, options={"setup": "titans", "scores_below_zero": True})
    assert isinstance(below, ForgeState)
    assert in_english(words.say_event(below, event)).startswith("Rowan scores -20")


@pytest.mark.parametrize(
    ("key", "count", "english", "french"),
    [
        ("count-gold", 1, "1 gold", "1 pièce d’or"),
        ("count-gold", 3, "3 gold", "3 pièces d’or"),
        ("count-sun", 0, "0 sun shards", "0 fragment solaire"),
        ("count-sun", 1, "1 sun shard", "1 fragment solaire"),
        ("count-moon", 2, "2 moon shards", "2 fragments lunaires"),
        ("count-glory", 1, "1 glory", "1 point de gloire"),
        ("count-original", 2, "2 original shards", "2 Fragments Originels"),
        ("count-loyalty", 2, "2 loyalty", "2 points de Loyauté"),
        ("token-triton", 1, "1 Triton token", "1 jeton Triton"),
        ("token-triton", 2, "2 Triton tokens", "2 jetons Triton"),
    ],
)
def test_plurals(key: str, count: int, english: str, french: str) -> None:
    """If there is one, English has the singular; French has it for none as well."""
    assert in_all(Say(key, {"count": count}))[:2] == [english, french]


def test_a_summary_tells_deeds_not_every_coin() -> None:
    """If a seat is told what happened since its turn, then cards and faces are told, gains and throws are not."""
    told = {kind: weigh(GAME, (kind, 0, 0)) for kind in (v.ACCOMPLISHED, v.FORGED, v.OUSTED, v.GAINED, v.ROLLED)}
    assert told == {v.ACCOMPLISHED: "", v.FORGED: "", v.OUSTED: "", v.GAINED: "aside", v.ROLLED: "aside"}
