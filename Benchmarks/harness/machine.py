"""The machine and the versions that the results depend on."""

import os
import platform
import subprocess
from pathlib import Path

from harness.peers import REQUIREMENTS
from harness.places import ROOT

TOOLS = (("openssl", "version"), ("hyperfine", "--version"), ("jq", "--version"))


def describe() -> list[tuple[str, str]]:
    return [
        ("Processor", f"{processor()}, {os.cpu_count()} cores"),
        ("Memory", f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.1f} GiB"),
        ("System", f"{platform.system()} {platform.release()}, {platform.machine()}"),
        ("Swift", first_line("swift", "--version")),
        ("Tools", ", ".join(first_line(*tool) for tool in TOOLS)),
        ("Peers", f"Python {platform.python_version()}, " + ", ".join(REQUIREMENTS.read_text().split())),
    ]


def processor() -> str:
    information = Path("/proc/cpuinfo")
    if not information.exists():
        return first_line("sysctl", "-n", "machdep.cpu.brand_string")
    names = (line.split(":", 1)[1].strip() for line in information.read_text().splitlines() if "model name" in line)
    return next(names, platform.processor())


def commit() -> str:
    changed = first_line("git", "status", "--porcelain", "--", "Sources")
    return first_line("git", "rev-parse", "--short", "HEAD") + (" with changes" if changed else "")


def first_line(*command: str) -> str:
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return (result.stdout.splitlines() or [""])[0]
