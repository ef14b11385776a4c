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
from ninerealms.text.refusals import in_words
from ninerealms.text.words import Say

FORMAT = "ninerealms-campaign"
VERSION = 1
Row = TypeVar("Row")


class BadCampaign(NineRealmsError):
    """A campaign file that cannot be read, or a step the campaign does not allow."""


def refused(why: str, path: Path, sentence: str, rule: str = "") -> BadCampaign:
    """A file that is refused: what exactly is wrong with it is said in English."""
    return in_words(BadCampaign(sentence, rule), Say(f"bad-campaign-{why}", {"file": str(path)}))


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
        raise refused("gone", path, f"There is no file {path}.") from None
    except OSError as error:
        raise refused("unread", path, f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise refused("none", path, f"{path} is not a text file.") from None
    except (ValueError, RecursionError) as error:
        raise refused("none", path, f"{path} is no campaign, or it was cut off: {error}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise refused("none", path, f"{path} is no campaign of this game.")
    return data


def game_of(path: Path) -> str:
    """Of which game a campaign file is."""
    return str(parse(path).get("game"))


def load(game: str, path: Path, read: Callable[[dict[str, Any]], Row]) -> Row:
    """A campaign of a game as `read` makes it of its record; a damaged one is refused with a sentence."""
    data = parse(path)
    if data.get("game") != game:
        raise refused("none", path, f"{path} is no campaign of this game.")
    if data.get("version") != VERSION:
        raise refused(
            "version", path, f"{path} is of version {data.get('version')}; this program reads version {VERSION}."
        )
    try:
        return read(data)
    except KeyError as error:
        raise refused("damaged", path, f"{path} is damaged: {error} is missing.") from None
    except NineRealmsError as error:
        raise refused("damaged", path, f"{path} is damaged: {error.sentence}", error.rule) from None
    except (TypeError, ValueError, AttributeError) as error:
        raise refused("damaged", path, f"{path} is damaged: {error}.") from None


# --- parts of a record ------------------------------------------------------------------------------


def whole(kind: type[Row], values: object) -> Row:
    """A part of a campaign with all that belongs to it, and nothing else."""
    names = [each.name for each in fields(kind)]  # type: ignore[arg-type]
    if not isinstance(values, dict) or sorted(values) != sorted(names):
        raise ValueError(f"{', '.join(names)} belong together")
    return kind(**values)


def rows(values: object) -> list[Any]:
    """A list, and nothing else."""
    if not isinstance(values, list):
        raise ValueError("a list is wanted where something else stands")
    return values


def texts(values: object) -> list[str]:
    """A list of texts, and nothing else."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise ValueError("texts are wanted where something else stands")
    return values


def number(value: object) -> int:
    """A whole number from 0 on, and nothing else."""
    if type(value) is not int or not 0 <= value <= LARGEST_SEED:
        raise ValueError(f"a whole number is wanted, not {value!r}")
    return value


def flag(value: object) -> bool:
    """True or false, and nothing else."""
    if not isinstance(value, bool):
        raise ValueError(f"true or false is wanted, not {value!r}")
    return value
