"""What the tests of the tools are given."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from derive.project import derive
from tests.tools.deriving import NUMBERS, Derive, Derived


@pytest.fixture
def derived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Derive]:
    """Derive modules given as text: `derived(one=..., two=...)`; PKG stands for their package.

    Those named in `lent` are a unit of their own; `loaded` stays plain and is read at load.
    """
    package = f"derived_{next(NUMBERS)}"
    (tmp_path / package).mkdir()
    (tmp_path / package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))

    def run(*, checked: bool = False, plain: str = "", lent: tuple[str, ...] = (), **texts: str) -> dict[str, Derived]:
        texts, read = {name: text for name, text in texts.items() if name != "loaded"}, texts.get("loaded", "")
        for name, text in {**texts, "plain": plain, "loaded": read}.items():
            (tmp_path / package / f"{name}.py").write_text(text.replace("PKG", package), encoding="utf-8")
        chosen: dict[str, list[str]] = {}
        for name in texts:
            chosen.setdefault(f"{package}.lent" if name in lent else package, []).append(f"{package}.{name}")
        return {
            part.name.rpartition(".")[2]: Derived(f"{part.text}\n{unit.text}", unit.overlay, unit.needs)
            for unit in derive(
                tmp_path,
                chosen,
                checked=checked,
                at_load=[f"{package}.loaded", "!*.loaded.*_ids", "!*.loaded.*_SCRIPT"],
            )
            for part in unit.parts
        }

    yield run
    for name in [name for name in sys.modules if name.split(".")[0] == package]:
        del sys.modules[name]
