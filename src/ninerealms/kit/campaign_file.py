"""The file of a campaign: written whole or not at all, and read back with a sentence where it is damaged."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

from ninerealms.errors import NineRealmsError
from ninerealms.kernel.rng import LARGEST_SEED
from ninerealms.text.refusals import refusal, say_of
from ninerealms.text.words import Say

FORMAT = "ninerealms-campaign"
VERSION = 1
Row = TypeVar("Row")


class BadCampaign(NineRealmsError):
    """A campaign file that cannot be read, or a step the campaign does not allow."""


class Damage(ValueError):
    """Something in a campaign file that does not fit, before it has a language."""

    def __init__(self, kind: str, **values: int | str) -> None:
        super().__init__(kind)
        self.say: Say = Say(f"damage-{kind}", dict(values))


def refused(why: str, path: Path, **values: int | str | Say) -> BadCampaign:
    """A file that is refused whatever it holds, in every language."""
    return bad_campaign(Say(f"bad-campaign-{why}", {"file": str(path), **values}))


def bad_campaign(say: Say, rule: str = "", folder: Path | None = None) -> BadCampaign:
    """A refusal in every language; `folder` is that of the game whose own text says why."""
    return refusal(BadCampaign, say, rule, folder)


def save(game: str, record: dict[str, Any], path: Path) -> None:
    """Write the file whole or not at all: the old one stays until the new one is complete."""
    data = {"format": FORMAT, "game": game, "version": VERSION, **record}
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def parse(path: Path) -> dict[str, Any]:
    """What a campaign file holds, of whichever game; what is none is refused with a sentence and left as it is."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise refused("gone", path) from None
    except IsADirectoryError:
        raise refused("folder", path) from None
    except PermissionError:
        raise refused("forbidden", path) from None
    except OSError:
        raise refused("unread", path) from None
    except UnicodeDecodeError:
        raise refused("signs", path) from None
    except json.JSONDecodeError as error:
        raise refused("cut", path, line=error.lineno) from None
    except (ValueError, RecursionError):
        raise refused("none", path) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise refused("other", path)
    return data


def game_of(path: Path) -> str:
    """Of which game a campaign file is."""
    return str(parse(path).get("game"))


def load(folder: Path, path: Path, read: Callable[[dict[str, Any]], Row]) -> Row:
    """A campaign of the game in a folder, as `read` makes it of its record; a damaged one is refused."""
    data = parse(path)
    if data.get("game") != folder.name:
        raise refused("other", path)
    if data.get("version") != VERSION:
        raise refused("version", path, given=repr(data.get("version")), known=VERSION)
    try:
        return read(data)
    except NineRealmsError as error:
        say, rule = Say("bad-campaign-broken", {"file": str(path), "why": say_of(error)}), error.rule
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        say, rule = Say("bad-campaign-damaged", {"file": str(path), "why": say_damage(error)}), ""
    raise bad_campaign(say, rule, folder)


def say_damage(error: Exception) -> Say:
    """What does not fit: what a reader says, a name that is missing, or parts of another kind."""
    if isinstance(error, Damage):
        return error.say
    return Damage("missing", name=str(error)).say if isinstance(error, KeyError) else Damage("parts").say


# --- parts of a record ------------------------------------------------------------------------------


def whole(kind: type[Row], values: object) -> Row:
    """A part of a campaign with all that belongs to it, and nothing else."""
    names = [each.name for each in fields(kind)]  # type: ignore[arg-type]
    if not isinstance(values, dict) or sorted(values) != sorted(names):
        raise Damage("together", names=", ".join(names))
    return kind(**values)


def rows(values: object) -> list[Any]:
    """A list, and nothing else."""
    if not isinstance(values, list):
        raise Damage("list")
    return values


def texts(values: object) -> list[str]:
    """A list of texts, and nothing else."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Damage("texts")
    return values


def number(value: object) -> int:
    """A whole number from 0 on, and nothing else."""
    if type(value) is not int or not 0 <= value <= LARGEST_SEED:
        raise Damage("number", given=repr(value))
    return value


def flag(value: object) -> bool:
    """True or false, and nothing else."""
    if not isinstance(value, bool):
        raise Damage("flag", given=repr(value))
    return value
