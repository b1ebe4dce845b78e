"""What one part of the benchmarks found, kept between runs, so that a part can be measured again alone."""

import json
import math
from dataclasses import asdict, dataclass, field
from pathlib import Path

from harness.measure import Timing
from harness.places import CACHE


@dataclass
class Result:
    part: str
    title: str
    # What was measured on what, in sentences.
    about: str
    # Tables of text: a list of rows, the first of which is the header.
    tables: list[list[list[str]]] = field(default_factory=list)
    # Numbers that goals and limits speak of.
    figures: dict[str, float] = field(default_factory=dict)
    date: str = ""
    # The commit of the program that was measured.
    program: str = ""
    runs: int = 0

    def add_timings(self, timings: dict[str, Timing], subject: str, size: int) -> None:
        """A table of medians, each beside the subject's, of commands that read so many bytes."""
        own = timings[subject].median
        rows = [["command", "median", "least", "greatest", "GB/s", "times the first"]]
        for t in timings.values():
            speed = f"{size / t.median / 1e9:.2f}" if size else ""
            rows.append([t.label, *map(seconds, (t.median, t.least, t.greatest)), speed, times(t.median / own)])
        if not size:
            rows = [row[:4] + row[5:] for row in rows]
        self.tables.append(rows)


def times(ratio: float) -> str:
    """Cut and not rounded, so that no peer looks slower than it is."""
    return f"{math.floor(ratio * 100) / 100:.2f}"


def seconds(value: float) -> str:
    return f"{value:.3f} s" if value >= 0.1 else f"{value * 1000:.2f} ms"


def folder(size: str) -> Path:
    path = CACHE / "results" / size
    path.mkdir(parents=True, exist_ok=True)
    return path


def keep(result: Result, size: str) -> None:
    (folder(size) / f"{result.part}.json").write_text(json.dumps(asdict(result), indent=2) + "\n")


def kept(part: str, size: str) -> Result | None:
    path = folder(size) / f"{part}.json"
    return Result(**json.loads(path.read_text())) if path.exists() else None
