"""Measures time with hyperfine, after the answers were found equal, and peak memory with wait4."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass

from harness.answers import require_equal
from harness.places import ROOT


@dataclass(frozen=True)
class Contestant:
    label: str
    command: list[str]
    # Turns what the command prints into the answer that all contestants must share; None for a floor, which has none.
    answer: Callable[[str], str] | None = None


@dataclass(frozen=True)
class Timing:
    label: str
    median: float
    least: float
    greatest: float


def answer_of(contestant: Contestant) -> str:
    result = subprocess.run(contestant.command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if result.returncode != 0:
        sys.exit(f"bench: {contestant.label} failed with {result.returncode}; no time counts")
    return contestant.answer(result.stdout)


def race(contestants: list[Contestant], runs: int, warmup: int = 1) -> dict[str, Timing]:
    """Checks that the answers are equal, then times all contestants in one run of hyperfine."""
    require_equal({each.label: answer_of(each) for each in contestants if each.answer is not None})
    return time_all(contestants, runs, warmup)


def time_all(contestants: list[Contestant], runs: int, warmup: int = 1) -> dict[str, Timing]:
    with tempfile.NamedTemporaryFile(suffix=".json") as export:
        command = ["hyperfine", "--shell", "none", "--style", "none", "--runs", str(runs), "--warmup", str(warmup)]
        command += ["--export-json", export.name]
        for each in contestants:
            command += [f"--command-name={each.label}", quoted(each.command)]
        result = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        if result.returncode != 0:
            sys.exit(f"bench: hyperfine ended with {result.returncode}; no time counts")
        timings = json.load(export)["results"]
    return {t["command"]: Timing(t["command"], t["median"], t["min"], t["max"]) for t in timings}


def quoted(command: list[str]) -> str:
    return " ".join("'" + part.replace("'", "'\\''") + "'" for part in command)


def peak_memory(command: list[str]) -> int:
    """Peak resident bytes. Below the size of this script (some 20 MB) the kernel tells nothing about a child."""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"bench: {command[0]} failed with {process.returncode}; no memory counts")
    # Linux counts in units of 1,024 bytes, macOS in bytes.
    return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
