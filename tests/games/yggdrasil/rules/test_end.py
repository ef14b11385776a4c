"""How a game ends (page 8)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table, activation, saga_table

SEVEN_JOTUNS = ("thjazi", "baugi", "skadi", "geirrod", "greip", "gjalp", "beli")


def has_lost(t: Table, rule: str) -> bool:
    """Whether the game is over, lost for everybody, by this rule."""
    assert t.question is None
    assert t.outcome.winners == []
    assert len(t.log("LOST")) == 1
    return t.outcome.reason == rule


# --- victory --------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-073")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("mode", "before"), [("easy", 4), ("hard", 5)])
def test_nidhogg_on_the_tree_wins_at_once(players: int, mode: str, before: int) -> None:
    """If Nidhogg reaches the tree icon, then the game is over in step 1 and all have won."""
    t = activation("nidhogg", players, mode=mode).counts(nidhogg=before).begin("odin")
    assert t.question is None
    assert t.outcome.winners == list(range(players))
    assert t.outcome.reason == "YGG-073"
    assert t.story[-1] == "WON"
    assert t.log("GOD_MOVED") == []


@pytest.mark.rule("YGG-073")
@pytest.mark.parametrize("page", ["baldr-b", "fimbulwinter-b", "managarm-b", "naglfar-b", "bifrost-b", "vigrid-b"])
def test_the_tree_of_a_saga_wins(page: str) -> None:
    """If Nidhogg reaches the tree icon of the last page of a saga, then all have won."""
    sagas = ["baldr-b", "fimbulwinter-b", "managarm-b", "naglfar-b", "bifrost-b", "vigrid-b"]
    t = activation("nidhogg", 3, saga=sagas.index(page) + 1).page(page).counts(nidhogg=2).begin("odin")
    assert t.question is None
    assert t.outcome.winners == [0, 1, 2]
    assert t.outcome.reason == "YGG-073"


@pytest.mark.rule("YGG-073")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_no_other_icon_of_the_easy_page_wins(before: int) -> None:
    """If Nidhogg reaches an icon before the tree, then the game goes on."""
    t = activation("nidhogg").counts(nidhogg=before).begin("odin")
    assert t.table["saga_book"]["nidhogg"] == before + 1
    assert t.asked == ("odin", "MOVE_TO")


# --- life -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-074")
@pytest.mark.parametrize(("life", "is_lost"), [(1, True), (2, False)])
def test_a_god_without_life_loses_the_game_for_all(life: int, is_lost: bool) -> None:
    """If the last life of the active god is taken, then the game is lost at once; with one left it goes on."""
    t = activation("hel").life(odin=life).begin("odin")
    assert t.life_of("odin") == life - 1
    if is_lost:
        assert has_lost(t, "YGG-074")
    else:
        assert t.asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-074")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_life_of_every_god_counts(players: int) -> None:
    """If not the active god but another, even a support god, has lost all its life, then the game is lost."""
    t = activation("nidhogg", players, saga=1).page("baldr-b").counts(nidhogg=1)
    t.places(odin="asgard", frigg="niflheim", thor="asgard").life(frigg=1).begin("odin")
    assert t.log("LIFE_LOST") == [("frigg", 1, 0)]
    assert has_lost(t, "YGG-074")


@pytest.mark.rule("YGG-074")
@pytest.mark.tells("LOST YGG-074")
def test_paying_with_the_last_life_loses() -> None:
    """If a god restores a world with its last 2 life, then the game is lost before the world is whole."""
    t = saga_table().places(odin="alfheim").devastated("alfheim").life(odin=2).to_duty("odin").choose("restore")
    assert has_lost(t, "YGG-074")
    assert t.ruins == {"alfheim"}


@pytest.mark.rule("YGG-074")
def test_the_last_life_lost_to_a_risk_loses() -> None:
    """If a risk that is not cancelled costs the last life, then the game is lost; if it is cancelled, it goes on."""
    t = saga_table().enemies(loki="asgard").life(odin=1).to_duty("odin").throw("-").choose("fight loki")
    assert has_lost(t, "YGG-074")
    t = saga_table().enemies(loki="asgard").life(odin=1).to_duty("odin").throw("S").choose("fight loki")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.log("LIFE_LOST") == []


# --- an effect that cannot be applied -------------------------------------------------------------


@pytest.mark.rule("YGG-075")
@pytest.mark.parametrize(
    ("enemy", "report", "rule"),
    [
        ("hel", {"enemies": {"hel": "alfheim"}}, "YGG-097"),
        ("surt", {"enemies": {"surt": "alfheim"}}, "YGG-103"),
        ("surt", {"counts": {"giants": 7}}, "YGG-107"),
        ("jormungand", {"counts": {"island": 5}}, "YGG-117"),
        ("jormungand", {"counts": {"dead": 8}}, "YGG-119"),
    ],
)
def test_an_effect_that_cannot_be_applied_loses(enemy: str, report: dict[str, dict[str, object]], rule: str) -> None:
    """If an enemy is activated and cannot do what it should, then the game is lost before the cards go back."""
    t = activation(enemy)
    for method, values in report.items():
        getattr(t, method)(**values)
    t.begin("odin")
    assert has_lost(t, rule)
    assert len(t.face_up) == 2


@pytest.mark.rule("YGG-075")
@pytest.mark.parametrize("cards_left", [0, 1])
def test_without_a_jotun_card_loki_cannot_call_a_jotun(cards_left: int) -> None:
    """If no Jotun card is left, then Loki's effect cannot be applied, even with pieces on his gauge."""
    t = activation("loki").jotun_cards(*["beli"][:cards_left])
    if cards_left:
        t.next_jotun("beli").begin("odin")
        assert t.asked == ("odin", "MOVE_TO")
    else:
        assert has_lost(t.begin("odin"), "YGG-115")


@pytest.mark.rule("YGG-075")
def test_without_a_jotun_piece_loki_cannot_call_a_jotun() -> None:
    """If all seven pieces are in play when Loki is activated, then the game is lost at once."""
    assert has_lost(activation("loki").jotuns(*SEVEN_JOTUNS).begin("odin"), "YGG-115")


@pytest.mark.rule("YGG-075")
def test_an_enemy_that_is_only_set_loses_nothing() -> None:
    """If an enemy that could not act is revealed without a pair, then nothing happens."""
    t = saga_table().deck("odin", "hel").enemies(hel="alfheim").begin("odin")
    assert t.asked == ("odin", "MOVE_TO")
