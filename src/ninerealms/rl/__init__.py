"""Environments for learners: `aec_env`, `gym_env`, `vector_env`, `register_openspiel`, and the `Space` behind them.

They need the extra `rl`: `pip install "ninerealms[rl]"`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ninerealms.errors import NineRealmsError

if TYPE_CHECKING:
    from ninerealms.rl.openspiel import register_openspiel
    from ninerealms.rl.pettingzoo_env import RealmsAEC, aec_env
    from ninerealms.rl.single import RealmsEnv, gym_env
    from ninerealms.rl.space import Space
    from ninerealms.rl.vector import RealmsVectorEnv, vector_env

__all__ = [
    "RealmsAEC",
    "RealmsEnv",
    "RealmsVectorEnv",
    "Space",
    "aec_env",
    "gym_env",
    "register_openspiel",
    "vector_env",
]

PARTS = {
    "Space": "space",
    "RealmsAEC": "pettingzoo_env",
    "aec_env": "pettingzoo_env",
    "RealmsEnv": "single",
    "gym_env": "single",
    "RealmsVectorEnv": "vector",
    "vector_env": "vector",
    "register_openspiel": "openspiel",
}


def __getattr__(name: str) -> object:
    """What is asked for, read when it is asked for: this package can be imported without numpy."""
    if name not in PARTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{PARTS[name]}"), name)
    except ModuleNotFoundError as error:
        if str(error.name).startswith("ninerealms"):
            raise
        what = "OpenSpiel: pip install open_spiel" if error.name == "pyspiel" else 'pip install "ninerealms[rl]"'
        raise NineRealmsError(f"Environments need {error.name}, which is not installed; {what}.") from None


def __dir__() -> list[str]:
    return __all__
