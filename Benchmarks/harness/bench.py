"""What every part is given: programs, data, and how often to measure."""

from dataclasses import dataclass
from pathlib import Path

from harness.answers import rate_of_report, reasons_of_summary
from harness.data import Data
from harness.measure import Contestant
from harness.places import Programs


@dataclass(frozen=True)
class Bench:
    programs: Programs
    data: Data
    runs: int
    warmup: int

    def refunds(self, *arguments: object) -> list[str]:
        """The product, without notes on standard error and without a config file."""
        command, *rest = arguments
        return [self.programs.refunds, str(command), "-q", "-n", *map(str, rest)]

    def report(self, file: Path, *options: object, label: str = "refunds report") -> Contestant:
        return Contestant(label, self.refunds("report", "-O", "json", *options, file), rate_of_report)

    def summary(self, file: Path, *options: object, label: str = "refunds summary") -> Contestant:
        command = self.refunds("summary", "--by", "product,reason", "-O", "csv", *options, file)
        return Contestant(label, command, reasons_of_summary)

    def floors(self, file: Path) -> list[Contestant]:
        """The least that reading can cost."""
        return [
            Contestant("wc -l", ["wc", "-l", str(file)]),
            Contestant("raw read (dd bs=1M)", ["dd", "bs=1M", "status=none", "of=/dev/null", f"if={file}"]),
        ]
