"""Backup and restore: while people play, without a server, of what is none, and as they are typed."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from ninerealms.server.backup.backup_command import back_up, restore
from ninerealms.server.backup.backup_socket import NoServer, ask
from ninerealms.server.settings import Settings
from tests.server.running import Live, serving
from tests.terminal.shell import call, run


def settings_of(live: Live) -> Settings:
    return live.gate.settings


def test_a_backup_is_made_and_put_back_while_people_play(database: str, tmp_path: Path) -> None:
    """If a backup is put back while the server runs, then tables are as they were then, and people play on."""
    file = tmp_path / "backup" / "tables.backup"
    with serving(database, control=str(tmp_path / "control")) as live:
        host, guest = live.person(), live.person()
        table = host.make("noughts", "human", "human")
        guest.join(host.links["seats"][1])
        host.answer(table, host.scene(table))
        assert back_up(settings_of(live), file) == 1
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert [path.name for path in file.parent.iterdir()] == [file.name]
        assert stat.S_IMODE((tmp_path / "control").stat().st_mode) == 0o600
        guest.answer(table, guest.scene(table))
        later = host.make("noughts", "human", "human")
        before = host.scene(table)
        with host.listening(table, seat=0) as stream:
            stream.next("scene")
            assert restore(settings_of(live), file) == 1
        after = host.scene(table)
        assert (before["step"], after["step"]) == (2, 1)
        assert after["revision"] > before["revision"]
        assert host.get(f"t/{later}/scene").status_code == 404
        assert guest.answer(table, guest.scene(table)).status_code == 200
    assert not (tmp_path / "control").exists()


def test_a_backup_needs_no_server(database: str, tmp_path: Path) -> None:
    """If no server runs, then backup and restore work on the database itself."""
    file, settings = tmp_path / "tables.backup", Settings(database, control=str(tmp_path / "control"))
    with serving(database) as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        cookies = dict(host.http.cookies)
    assert back_up(settings, file) == 1
    other = Settings(f"sqlite:///{tmp_path / 'other.db'}")
    assert restore(other, file) == 1
    with serving(other.database) as live:
        host = live.person()
        host.http.cookies.update(cookies)
        assert host.answer(table, host.scene(table)).status_code == 200


@pytest.mark.parametrize("content", [b"", b"nonsense", b"SQLite format 3\0 and then nothing"])
def test_what_is_no_backup_changes_nothing(tmp_path: Path, content: bytes) -> None:
    """If a file is no backup, then a sentence says so, and all tables are as they were."""
    file = tmp_path / "tables.backup"
    file.write_bytes(content)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", control=str(tmp_path / "control")) as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        with pytest.raises(Exception, match=r"backup.*\.$"):
            restore(settings_of(live), file)
        assert host.answer(table, host.scene(table)).status_code == 200
    with pytest.raises(NoServer):
        ask(tmp_path / "control", "backup", file)


def test_backup_and_restore_as_they_are_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If they are typed, then they say what they did, and a file that is not there is a sentence and exit code 2."""
    path = tmp_path / "a"
    assert run(tmp_path, "backup", str(path)) == (0, f"0 tables are kept in {path}.\n", "")
    monkeypatch.setenv("NINEREALMS_HOME", str(tmp_path))
    assert call(capsys, "restore", str(path)) == (0, f"0 tables are back from {path}.\n", "")
    missing = call(capsys, "restore", str(tmp_path / "b"))
    assert missing.code == 2
    assert missing.err.startswith("There is no file")
