"""The rule that an answer or a refusal cites, where its question or its reason serves several rules."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import GIANTS, JOTUNHEIM, NOWHERE, REALM, REGIONS, WITH_RUNES, RagnarokState

ACTIONS = ("LOR-052", "LOR-053", "LOR-054", "LOR-055", "LOR-056", "LOR-057", "LOR-058", "LOR-180")
BONUSES = ("LOR-241", "LOR-242", "LOR-243", "LOR-244", "LOR-245", "LOR-246", "LOR-144")
RUNE_ACTS = ("LOR-037", "LOR-038", "LOR-039", "LOR-036")
RAISES = ("LOR-053", "LOR-253", "LOR-243", "LOR-294")
ARTEFACTS = ("LOR-221", "LOR-222", "LOR-223", "LOR-224", "LOR-225", "LOR-226", "UTG-100", "LOR-031")
MONUMENTS = ("LOR-253", "LOR-252", "LOR-251", "LOR-032")
BY_ACTION: dict[int, tuple[str, ...]] = {
    v.SPECIAL_ACT: ACTIONS,
    v.REALM_BONUS: BONUSES,
    v.RUNE_ACT: RUNE_ACTS,
    v.USE_ARTEFACT: ARTEFACTS,
    v.PRAY_TO: MONUMENTS,
}
MARCH = "LOR-039"
# A reason in a question that is not the one of its usual rule.
REASONS = {
    (v.NOT_IN_HAND, v.COUNTER): "LOR-094",
    (v.NOT_IN_HAND, v.DEFEND): "LOR-096",
    (v.NOT_IN_HAND, v.DISCARD): "LOR-178",
    (v.ARMY_NOT_YOURS, v.PLACE_ARMY): "LOR-246",
    (v.SAME_REGION, v.PLACE_IN): "LOR-246",
    (v.NOT_YOUR_REGION, v.PLACE_IN): "LOR-246",
    (v.MONSTER_TOO_FAR, v.GLEIPNIR_TO): "LOR-225",
    (v.GIANT_THERE, v.GLEIPNIR_TO): "LOR-174",
}
MARCHED = (v.ARMY_NOT_YOURS, v.NO_WAY_OUT, v.NOT_ADJACENT, v.SAME_REGION, v.NONE_OF_THIS_RUNE)


def is_march(s: RagnarokState) -> bool:
    """LOR-039: whether the Army or the Region of a March is asked for, or the rune that pays it."""
    if s.kind == v.PAY_RUNE:
        return s.source == v.RUNE_MARCH
    return s.kind in (v.MOVE_ARMY, v.MOVE_TO) and s.phase == WITH_RUNES


def of_answer(s: RagnarokState, action: int) -> str | None:
    """The rule an answer follows; None where it is that of its question."""
    if is_march(s):
        return MARCH
    if s.kind == v.REALM_BONUS and action == JOTUNHEIM and s.mode == REALM:
        return "UTG-020" if s.giant_at[s.seat] == NOWHERE else "UTG-021"
    if s.kind in BY_ACTION:
        return BY_ACTION[s.kind][action]
    if s.kind == v.RAISE_ARMY:
        return RAISES[s.source]
    if s.kind == v.MOVE_TO and action >= v.BY_SEA:
        return "LOR-138"
    return of_question(s)


def of_question(s: RagnarokState) -> str | None:
    """The rule of a question that more than one procedure asks; None where it is the usual one."""
    match s.kind:
        case v.HERO_TO if s.source == REGIONS:
            return "LOR-242"
        case v.RECRUIT_IN if s.running() == v.DO_MUSPELHEIM:
            return "LOR-244"
        case v.GAIN_RUNE:
            return f"LOR-{s.get(v.CHOOSE_RUNE_RULE):03}"
        case v.ACTIVATE_NEXT if s.running() == v.DO_MONSTERS:
            return "LOR-055"
        case v.FOLLOW if s.running() == v.WITHDRAW:
            return "UTG-037"
        case v.DIE_CHOICE if s.source == GIANTS:
            return "UTG-073"
        case v.MONSTER_TO if s.source == GIANTS:
            return "UTG-074"
    return None


def of_reason(s: RagnarokState, reason: int) -> str | None:
    """The rule that closes an answer of the pending question; None where it is the usual one of its reason."""
    if reason in MARCHED and is_march(s):
        return MARCH
    if reason == v.ARMY_NOT_YOURS and s.kind == v.RAISE_ARMY:
        return RAISES[s.source]
    if reason == v.ACTIVATED_ALREADY and s.running() == v.ACTIVATE_EACH:
        return "LOR-061"
    return REASONS.get((reason, s.kind))
