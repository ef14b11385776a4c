"""Whose scene is drawn first: whoever is asked, then whoever has waited longest; a table for all who wait there."""

from __future__ import annotations

from pathlib import Path

from ninerealms.server.live.viewpoint import Viewpoint
from ninerealms.server.metrics import Metrics
from ninerealms.server.sending.draw_queue import HEAD_START, MOST_AT_ONCE, Lane
from ninerealms.server.sending.stream import Stream
from tests.server.running import in_a_loop
from tests.server.sending.gallery import Gallery, Gated
from tests.server.sending.sketching import SPECTATOR


def taken(lane: Lane) -> list[list[Stream]]:
    """Whose turn it is, by picture."""
    return [list(streams) for streams in lane.take()]


def asked_at(gallery: Gallery) -> Stream:
    """Somebody at the seat that is asked, in a gallery whose own worker rests."""
    gallery.work.cancel()
    seat = gallery.room.match.state.seat
    asked = Stream(gallery.room, Viewpoint(seat, frozenset([seat]), "en", "wide"), frozenset(), gallery.draw_queue)
    gallery.room.streams.add(asked)
    return asked


def test_whoever_is_asked_is_drawn_for_first_but_nobody_waits_much_longer(tmp_path: Path) -> None:
    """If seats that are asked wait beside others, then they come before those who have waited a little longer only."""

    async def work() -> None:
        lane, gallery, other = Lane(Gated(), Metrics()), Gallery(tmp_path / "a", 0), Gallery(tmp_path / "b", 1)
        other.work.cancel()
        asked, spectator = asked_at(gallery), other.streams[0]
        for longer, first in ((HEAD_START / 2, asked), (HEAD_START * 2, spectator)):
            lane.want(spectator, 100 - longer)
            lane.want(asked, 100)
            assert [taken(lane) for _ in range(3)] == [[[first]], [[spectator if first is asked else asked]], []]
        gallery.close()
        other.close()

    in_a_loop(work())


def test_whoever_has_waited_longest_is_drawn_for_first(tmp_path: Path) -> None:
    """If somebody is drawn for anew, since the table changed meanwhile, then they keep their place in the order."""

    async def work() -> None:
        lane = Lane(Gated(), Metrics())
        galleries = [Gallery(tmp_path / str(number), 1) for number in range(3)]
        for gallery, since in zip(galleries, (3, 2, 1), strict=True):
            gallery.work.cancel()
            lane.want(gallery.streams[0], since)
            lane.want(gallery.streams[0])
        assert [lane.take()[0].popitem()[1] for _ in galleries] == [1, 2, 3]
        for gallery in galleries:
            gallery.close()

    in_a_loop(work())


def test_a_seat_that_is_asked_by_now_moves_up(tmp_path: Path) -> None:
    """If somebody waits and is asked meanwhile, then they come before another who has waited as long."""

    async def work() -> None:
        lane, gallery, other = Lane(Gated(), Metrics()), Gallery(tmp_path / "a", 0), Gallery(tmp_path / "b", 1)
        other.work.cancel()
        seat = 1 - asked_at(gallery).eyes.seat
        rival = Stream(gallery.room, Viewpoint(seat, frozenset([seat]), "en", "wide"), frozenset(), gallery.draw_queue)
        for stream in (*other.streams, rival):
            lane.want(stream, 100)
        gallery.answer()
        lane.want(rival)
        assert [taken(lane) for _ in range(2)] == [[[rival]], [other.streams]]
        gallery.close()
        other.close()

    in_a_loop(work())


def test_a_table_is_drawn_for_all_who_wait_there(tmp_path: Path) -> None:
    """If several wait at one table, then their pictures are made of one sketch; too many are not drawn at once."""

    async def work() -> None:
        lane, gallery = Lane(Gated(), Metrics()), Gallery(tmp_path, 2)
        asked = asked_at(gallery)
        french = Stream(gallery.room, SPECTATOR._replace(lang="fr"), frozenset(), gallery.draw_queue)
        gallery.room.streams.add(french)
        everybody = (*gallery.streams, asked, french)
        for most, pictures in ((MOST_AT_ONCE, [3]), (2, [2, 1])):
            for stream in everybody:
                lane.want(stream, 100)
            found = [lane.take(most) for _ in pictures]
            assert [len(each) for each in found] == pictures
            assert found[0][0].keys() == {asked}
            assert {stream for alike in found for streams in alike for stream in streams} == set(everybody)
            assert {frozenset(streams) for alike in found for streams in alike} >= {frozenset(gallery.streams)}
            assert len(lane) == 0
        gallery.close()

    in_a_loop(work())
