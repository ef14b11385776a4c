"""How the server logs: one line each, as text or as JSON, and never a key."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

KEY = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{27}(?![A-Za-z0-9_-])(~[A-Za-z0-9_-]+)?")
OWNER = re.compile(r"(owner=)[^;\s\"']+")
HIDDEN = "(key)"


def without_keys(text: str) -> str:
    """Whatever looks like the key of a seat or the cookie of a host is left out, wherever it came from."""
    return OWNER.sub(rf"\1{HIDDEN}", KEY.sub(HIDDEN, text))


class Plain(logging.Formatter):
    """Time, level, sentence."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_keys(super().format(record))


class Structured(logging.Formatter):
    """One JSON object a line: time, level, source, sentence; for a mistake its kind and where it happened."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {
            "time": moment,
            "level": record.levelname.lower(),
            "source": record.name,
            "message": without_keys(record.getMessage()),
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
            told["trace"] = without_keys(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def begin(*, as_json: bool) -> None:
    """From here on everything is written down like that, uvicorn's own lines too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured() if as_json else Plain())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ninerealms.server").setLevel(logging.INFO if as_json else logging.WARNING)
