"""The host's terms for a table: a seed they gave and who agreed to it, the same dice after going back."""

from __future__ import annotations

import msgspec

from ninerealms.server.live.seats import Seat


class SeedConsent(msgspec.Struct):
    """`agreed`: the seats whose people agree to play with a known seed."""

    seed_given: bool = False
    same_dice: bool = False
    agreed: list[int] = []

    def unagreed(self, places: list[Seat]) -> list[int]:
        """The people who came by link and have not agreed to a seed that the host knows."""
        if not self.seed_given:
            return []
        come = [seat for seat, place in enumerate(places) if place.linked and place.is_human]
        return [seat for seat in come if seat not in self.agreed]


def pack_terms(terms: SeedConsent) -> str:
    return msgspec.json.encode(terms).decode()


def unpack_terms(text: str) -> SeedConsent:
    return msgspec.json.decode(text, type=SeedConsent)
