"""`report` on signed notifications, not verified, beside DuckDB, Polars and Python on the same question."""

from harness.answers import as_printed
from harness.bench import Bench
from harness.measure import Contestant, race
from harness.result import Result


def measure(bench: Bench) -> Result:
    file = bench.data.signed()
    size = file.stat().st_size
    timings = race(
        [
            bench.report(file, "--verify", "off", label="refunds report --verify off"),
            Contestant("DuckDB, two threads", bench.programs.peer("rate_duckdb", file), as_printed),
            Contestant("Polars", bench.programs.peer("rate_polars", file), as_printed),
            Contestant("Python + orjson", bench.programs.peer("rate_orjson", file), as_printed),
            *bench.floors(file),
        ],
        bench.runs,
        bench.warmup,
    )
    result = Result(
        "signed",
        "Signed notifications, not verified",
        f"`refunds report --verify off -O json`, the whole report, on {size / 1e9:.2f} GB of signed notifications V2. "
        "The peers answer one of its questions: paid transactions and standing refunds by reason, for each product.",
    )
    result.add_timings(timings, "refunds report --verify off", size)
    own = timings["refunds report --verify off"].median
    result.figures = {
        "signed.duckdb": timings["DuckDB, two threads"].median / own,
        "signed.polars": timings["Polars"].median / own,
        "signed.orjson": timings["Python + orjson"].median / own,
        "signed.wc": timings["wc -l"].median / own,
        "signed.gigabytes_per_second": size / own / 1e9,
    }
    return result
