"""Where things are: the programs under test, and the cache that git does not see."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BENCHMARKS = ROOT / "Benchmarks"
CACHE = ROOT / ".build" / "benchmarks"


@dataclass(frozen=True)
class Programs:
    refunds: str
    generate: str
    # The interpreter of the virtual environment in which the peers live.
    python: str

    def peer(self, name: str, *arguments: object) -> list[str]:
        return [self.python, str(BENCHMARKS / "peers" / f"{name}.py"), *map(str, arguments)]


def output_of(*command: object) -> str:
    """What a program prints, without what it says besides; it must succeed."""
    result = subprocess.run([*map(str, command)], cwd=ROOT, capture_output=True, check=True, text=True)
    return result.stdout
