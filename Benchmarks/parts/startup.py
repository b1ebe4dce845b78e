"""What a run costs that has next to nothing to do."""

from harness.bench import Bench
from harness.measure import Contestant, time_all
from harness.result import Result

RUNS = 50


def measure(bench: Bench) -> Result:
    version = Contestant("refunds --version", [bench.programs.refunds, "--version"])
    report = bench.report(bench.data.ten_records(), label="refunds report, ten records")
    timings = time_all([version, report, Contestant("true", ["true"])], RUNS, 5)
    nothing = timings["true"].median

    result = Result("startup", "Start-up", f"Medians of {RUNS}, without a shell.")
    result.add_timings(timings, version.label, 0)
    result.figures = {
        "startup.version_milliseconds": (timings[version.label].median - nothing) * 1000,
        "startup.report_milliseconds": (timings[report.label].median - nothing) * 1000,
    }
    return result
