"""Where games in progress are kept, and how they are written so that a crash never harms the old file."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from ninerealms.errors import BadReplay, NineRealmsError


class BadPath(NineRealmsError):
    """Nothing can be written there."""


def data_folder() -> Path:
    """The user's data folder, or NINEREALMS_HOME."""
    home = os.environ.get("NINEREALMS_HOME")
    if home:
        return Path(home)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "ninerealms"


def new_save(game: str) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "games" / f"{game}-{stamp}.replay"


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new text is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_whole(path: Path) -> str:
    """The text of a replay file; BadReplay says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadReplay(f"There is no file {path}.") from None
    except UnicodeDecodeError:
        raise BadReplay(f"{path} is not a text file.") from None
    except OSError as error:
        raise BadReplay(f"{path} cannot be read: {error.strerror}.") from None


def refuse_folder(path: Path) -> None:
    """Say at once, not after an hour, that nothing can be written there."""
    if path.is_dir():
        raise BadPath(f"{path} is a folder; a file is wanted.")
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if not folder.is_dir():
        raise BadPath(f"{path} cannot be written: {folder} is a file, not a folder.")
    if not os.access(folder, os.W_OK):
        raise BadPath(f"{path} cannot be written: {folder} may not be written to.")
