"""What hatchling asks when it makes a wheel: the compiled form goes in, as `ninerealms/_built`.

NINEREALMS_WHEEL=auto      compiled where a C compiler and Python.h are found, else pure with a warning (the default)
NINEREALMS_WHEEL=compiled  compiled, or no wheel at all
NINEREALMS_WHEEL=pure      pure: one wheel for every platform
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KINDS = ("auto", "compiled", "pure")
NO_COMPILER = 3  # what tools/build.py says then
SLOW = "the wheel is pure Python, about fifty times slower"


class CompiledForm(BuildHookInterface[Any]):
    """Builds the compiled form, or finds it built, and adds it to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("NINEREALMS_WHEEL") or "auto"
        if wanted not in KINDS:
            raise SystemExit(f"NINEREALMS_WHEEL is {wanted!r}; it can be {', '.join(KINDS)}.")
        if self.target_name != "wheel" or version == "editable" or wanted == "pure":
            return
        reason = self.missing()
        if reason and wanted == "compiled":
            raise SystemExit(f"{reason}, and NINEREALMS_WHEEL=compiled wants a compiled wheel.")
        if reason:
            self.app.display_warning(f"{reason}: {SLOW}.")
            return
        for file, inside in built(Path(self.root)).items():
            build_data["force_include"][str(file)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def missing(self) -> str:
        """Compile; what stood in the way, if it was not a mistake of ours."""
        if sys.platform == "win32":
            return "The compiled form needs gcc or clang and POSIX file locks, and Windows has neither"
        root = Path(self.root)
        done = subprocess.run(
            [sys.executable, str(root / "tools" / "build.py"), "compiled", "--root", str(root)], check=False
        )
        if done.returncode == NO_COMPILER:
            return "There is no C compiler, or no Python.h"
        if done.returncode:
            raise SystemExit(done.returncode)
        return ""


def built(root: Path) -> dict[Path, str]:
    """The files of the build for this very Python, with their places in the wheel."""
    sys.path.insert(0, str(root / "tools"))
    from build import PYTHON  # noqa: PLC0415 found only once its folder is known

    folder = root / "build" / "compiled" / PYTHON
    files = [folder / "manifest.json", *sorted(folder.glob("ninerealms/**/*.so"))]
    return {file: f"ninerealms/_built/{file.relative_to(folder).as_posix()}" for file in files}
