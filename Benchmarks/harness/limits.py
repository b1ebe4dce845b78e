"""The limits of `limits.json`, below which `make bench-check` refuses to fall."""

import json
import sys

from harness.goals import GOALS, cautious
from harness.places import BENCHMARKS

PATH = BENCHMARKS / "limits.json"
# Machines are noisy; a limit is so much worse than what was measured.
MARGIN = 0.2


def write(figures: dict[str, float]) -> None:
    limits = {"at_least": {}, "at_most": {}}
    for goal in GOALS:
        if goal.figure in figures:
            measured = figures[goal.figure]
            limit = measured * (1 - MARGIN) if goal.at_least else measured * (1 + MARGIN)
            limits["at_least" if goal.at_least else "at_most"][goal.figure] = cautious(limit, goal.at_least)
    PATH.write_text(json.dumps(limits, indent=2) + "\n")


def check(figures: dict[str, float]) -> bool:
    """Says of each limited figure that was measured whether it holds."""
    limits = json.loads(PATH.read_text())
    held = True
    for kind, is_held in (("at_least", float.__ge__), ("at_most", float.__le__)):
        for figure, limit in limits[kind].items():
            if figure not in figures:
                print(f"bench-check: not measured: {figure}")
                continue
            words = f"{figure} is {figures[figure]:.3g}, limit {kind.replace('_', ' ')} {limit:g}"
            if is_held(float(figures[figure]), float(limit)):
                print(f"bench-check: held: {words}")
            else:
                print(f"bench-check: FELL: {words}", file=sys.stderr)
                held = False
    return held
