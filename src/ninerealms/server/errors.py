"""Errors a caller meets: refusals with a status, a code for programs, a sentence for people."""

from __future__ import annotations

from ninerealms.errors import NineRealmsError


class Refusal(NineRealmsError):
    """A request that is not granted."""

    def __init__(self, status: int, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence, rule)
        self.status = status
        self.code = code


def no_table() -> Refusal:
    return Refusal(404, "no-table", "There is no such table, or this browser has no key to it.")


def not_your_seat() -> Refusal:
    return Refusal(403, "not-your-seat", "This browser has no key to that seat.")


def stale(step: int, now: int) -> Refusal:
    return Refusal(409, "stale", f"That answers step {step}, but the table is at step {now}.")


def undone_since() -> Refusal:
    return Refusal(409, "stale", "Something was taken back since, so this step is another one now.")
