"""The virtual environment of the peers, made once for each list of requirements."""

import subprocess
import sys
import venv

from harness.places import BENCHMARKS, CACHE

REQUIREMENTS = BENCHMARKS / "peers" / "requirements.txt"


def python_of_peers() -> str:
    folder = CACHE / "venv"
    python = folder / "bin" / "python"
    stamp = folder / "requirements.txt"
    if not stamp.exists() or stamp.read_text() != REQUIREMENTS.read_text():
        print("bench: installing the peers from PyPI", file=sys.stderr)
        venv.create(folder, clear=True, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "-r", REQUIREMENTS], check=True, stdout=sys.stderr)
        stamp.write_text(REQUIREMENTS.read_text())
    return str(python)
