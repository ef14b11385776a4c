"""Metrics of a running server, written as Prometheus reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
PREFIX = "ninerealms_"


class Histogram:
    """How often something took at most so long."""

    def __init__(self) -> None:
        self.counts: list[int] = [0] * (len(BOUNDS) + 1)
        self.sum: float = 0.0

    def observe(self, seconds: float) -> None:
        place = 0
        while place < len(BOUNDS) and seconds > BOUNDS[place]:
            place += 1
        self.counts[place] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        found, total = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """What is counted while a server runs; how much of something there is now is asked when it is read."""

    def __init__(self) -> None:
        self.answers: Histogram = Histogram()
        self.scenes: Histogram = Histogram()
        self.refusals: Counter[str] = Counter()

    def render(self, gauges: Mapping[str, tuple[str, float]], counters: Mapping[str, tuple[str, float]]) -> str:
        """All of it; `gauges` and `counters` are names with what they mean and their values."""
        told: list[str] = []
        for kind, values in (("gauge", gauges), ("counter", counters)):
            for name, (meaning, value) in values.items():
                told += [*head(name, meaning, kind), f"{PREFIX}{name} {value:g}"]
        told += head("refusals_total", "Requests that were refused, by code.", "counter")
        told += [f'{PREFIX}refusals_total{{code="{code}"}} {count}' for code, count in sorted(self.refusals.items())]
        for name, meaning, found in (
            ("answer_seconds", "From an order to a table until it was confirmed.", self.answers),
            ("scene_seconds", "From a change until its scene was ready.", self.scenes),
        ):
            told += [*head(name, meaning, "histogram"), *found.lines(f"{PREFIX}{name}")]
        return "\n".join([*told, ""])


def head(name: str, meaning: str, kind: str) -> list[str]:
    return [f"# HELP {PREFIX}{name} {meaning}", f"# TYPE {PREFIX}{name} {kind}"]
