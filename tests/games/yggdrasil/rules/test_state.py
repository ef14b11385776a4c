"""The state: which fields there are and how long they are, what a copy takes over; the doors of the game itself."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from ninerealms.games.yggdrasil import GAME, Yggdrasil, content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.rules import YggRules
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.kernel.game import Value
from ninerealms.kernel.state import State
from tests.games.yggdrasil.scenario import saga_table
from tests.games.yggdrasil.scenario_saga import saga

LISTS = {"enemy": 10, "god": 5, "place": 5, "life": 5, "limit": 5, "elves": 5, "vanir": 5, "faces": 5, "bond": 20}
LISTS |= {"artifact": 18, "holder": 3, "deck": 90, "size": 5, "bag": 5, "blind": 5, "facedown": 5, "wheel": 12}
LISTS |= {"order": 5, "rolled": 7, "fixed": 7, "again": 7, "comrade": 5, "token": 9, "wolf": 2, "servant": 4}
NUMBERS = (
    *("gods", "pool", "rotation", "ruin", "jotun_deck", "jotuns", "giants", "dead", "valhalla", "elf_reserve"),
    *("vanir_reserve", "island", "nidhogg", "page", "creatures", "drawn", "rounds", "mode", "saga", "flags", "ended"),
    *("risk", "god_face", "god_fixed", "rerolled", "elves_used", "comrade_fixed", "oaths", "betrayals"),
    *("bag_oaths", "bag_betrayals", "wolf_beaten", "slain", "tokens_gone"),
)


def fields(s: YggState) -> dict[str, object]:
    """All that the game itself keeps."""
    return {name: list(getattr(s, name)) for name in LISTS} | {name: getattr(s, name) for name in NUMBERS}


def filled() -> YggState:
    """A state in which no two fields hold the same."""
    s = YggState()
    for number, (name, length) in enumerate(LISTS.items()):
        setattr(s, name, [number, *[1] * (length - 1)])
    for number, name in enumerate(NUMBERS, start=len(LISTS)):
        setattr(s, name, number)
    return s


def test_a_fresh_state_is_empty() -> None:
    """If a state is fresh, then its lists have their lengths, and everything is 0."""
    wanted = {name: [0] * length for name, length in LISTS.items()} | dict.fromkeys(NUMBERS, 0)
    assert fields(YggState()) == wanted


def test_every_field_is_saved_once() -> None:
    """If a state is written, then each of its fields is, after those of the kernel, in a fixed order."""
    names = YggState().names()
    kernel = State().names()
    assert names[: len(kernel)] == kernel
    assert sorted(names[len(kernel) :]) == sorted([*LISTS, *NUMBERS])
    assert names[len(kernel) : len(kernel) + 3] == ("enemy", "god", "place")
    assert names[-3:] == ("wolf_beaten", "slain", "tokens_gone")


def test_a_copy_holds_the_same_and_goes_its_own_way() -> None:
    """If a state is copied, then the copy has every field of it, and a change of one leaves the other alone."""
    s = filled()
    s.players, s.kind, s.top = 4, 7, 0
    twin = s.copy()
    assert isinstance(twin, YggState)
    assert fields(twin) == fields(s)
    assert (twin.players, twin.kind, twin.top) == (4, 7, 0)
    for name in LISTS:
        getattr(s, name)[-1] = 2
    assert fields(twin) == fields(filled())


# --- the doors of the game ------------------------------------------------------------------------


@pytest.mark.rule("YGG-184", "YGG-180", "YGG-182")
def test_every_action_names_its_rule() -> None:
    """If a god acts in a world, then the answer names the rule of that world's action."""
    wanted = dict(zip(content.world_ids, ("184", "180", "182", "188", "190", "193", "196", "205", "203"), strict=True))
    for world, rule in wanted.items():
        t = saga_table().places(odin=world).devastated("alfheim" if world == "asgard" else "asgard")
        t.counts(giants=1, dead=1).to_duty("odin")
        assert GAME.rule_of(t.s, v.ACT) == f"YGG-{rule}"


@pytest.mark.rule("YGG-161", "YGG-163", "YGG-165")
def test_every_duty_names_its_rule() -> None:
    """If a duty is offered, then it names the rule of that fight, of restoring, of Frigg's power or of the saga."""
    t = saga(3, mode="hard").to_duty("odin")
    fights = {"surt": "161", "hel": "163", "jormungand": "169", "fenrir": "167", "loki": "165", "nidhogg": "340"}
    fights |= {"son-a": "340", "naglfar": "340"}
    targets = {content.foe_ids.index(name): rule for name, rule in fights.items()}
    targets |= {v.TARGET_JOTUN: "171", v.TARGET_WOLF - 1: "171", v.TARGET_WOLF: "340"}
    targets |= {v.TARGET_QUAY: "340", v.TARGET_DUEL: "340"}
    duties = {v.FIGHT + target: rule for target, rule in targets.items()}
    duties |= {v.NO_DUTY: "071", v.RESTORE: "207", v.SAGA_ACT: "336"}
    duties |= {v.REGAIN_LIFE: "298", v.GIVE_LIFE: "298"}
    assert {duty: GAME.rule_of(t.s, duty) for duty in duties} == {duty: f"YGG-{rule}" for duty, rule in duties.items()}


@pytest.mark.rule("YGG-066", "YGG-147")
def test_other_answers_name_the_rule_of_their_question() -> None:
    """If something else than a duty is asked, then its answers name the rule of the question, the first included."""
    t = saga_table()
    assert [GAME.rule_of(t.s, action) for action in (0, 1, 2)] == ["YGG-066"] * 3
    assert GAME.rule_of(t.begin("odin").s, 1) == "YGG-147"


@pytest.mark.rule("YGG-073", "YGG-074")
@pytest.mark.parametrize(("ending", "rule", "won"), [("tree", "YGG-073", True), ("life", "YGG-074", False)])
def test_all_win_or_all_lose(ending: str, rule: str, won: bool) -> None:
    """If the game ends, then all have won with 1 each, or nobody with 0 each; before that there is no outcome."""
    t = saga_table().counts(nidhogg=4).wheel("nidhogg of thor").deck("odin", "nidhogg")
    if ending == "life":
        t = saga_table().life(odin=1).enemies(hel="muspelheim").wheel("hel of thor").deck("odin", "hel")
    assert GAME.outcome(t.s) is None
    t.begin("odin")
    assert t.outcome.winners == ([0, 1, 2] if won else [])
    assert (t.outcome.scores, t.outcome.reason) == ([int(won)] * 3, rule)


def test_the_game_plays_by_its_own_rules() -> None:
    """If the game is asked for its rules, its view and its things, then they are those of Yggdrasil."""
    game = Yggdrasil()
    assert isinstance(game.rules, YggRules)
    s = game.start(3, 1)
    assert game.see(s, 0)["players"] == 3
    assert game.things(s) == list(range(7))


def started(**options: Value) -> YggState:
    s = GAME.start(3, 7, options)
    assert isinstance(s, YggState)
    return s


@pytest.mark.rule("YGG-266", "YGG-267", "YGG-240")
def test_the_start_options_reach_the_table() -> None:
    """If mode, saga and Brisingamen are chosen, then the state has them; without a wish it is the easy game."""
    plain = started()
    assert (plain.mode, plain.saga, plain.flags, plain.players) == (0, 0, 0, 3)
    assert (started(mode="hard").mode, started(saga=4).saga) == (1, 4)
    assert (started(brisingamen="any").flags, started(brisingamen="two").flags) == (1, 0)


@pytest.mark.rule("YGG-046", "YGG-312")
def test_gods_and_charts_reach_the_table() -> None:
    """If gods and charts are named, then nobody chooses; troops, faces and relationships are those of the charts."""
    charts = "1/0/2/1/odin/-/-/-;0/2/0/0/-/thor/-/-;0/0/1/0/-/-/-/thor+odin"
    s = started(saga=2, gods="thor,odin,tyr", charts=charts, brisingamen="any")
    assert list(s.god)[:3] == [content.god_ids.index(god) for god in ("thor", "odin", "tyr")]
    assert s.flags == 1 | 2
    assert (list(s.elves)[:3], list(s.vanir)[:3], list(s.faces)[:3]) == ([2, 0, 1], [1, 0, 0], [1, 12, 0])
    assert [s.bond[relation * 5 + seat] for relation, seat in ((0, 0), (1, 1), (3, 2))] == [2, 1, 3]
    assert s.kind == v.NEXT_TURN


@pytest.mark.rule("YGG-316", "YGG-019")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"gods": "thor,odin,baldr"}, "There is no god 'baldr'"),
        ({"gods": "thor,odin,tyr", "charts": "0/0/0/0/-/-/-/-"}, "Experience charts belong to a saga"),
        ({"saga": 1, "charts": "0/0/0/0/-/-/-/-"}, "With experience charts all gods must be named"),
        ({"saga": 1, "gods": "thor,odin,tyr", "charts": "0/0/0/0/-/-/-/-"}, "3 players need 3 charts, not 1."),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Value], sentence: str) -> None:
    """If gods or charts do not fit, then the game does not begin, and a sentence says why."""
    with pytest.raises(BadOption, match=sentence):
        GAME.start(3, 1, options)
