"""`summary` on decoded transactions, beside DuckDB with declared columns, Polars, Python, and jq on a slice."""

from harness.answers import as_printed
from harness.bench import Bench
from harness.measure import Contestant, race
from harness.places import BENCHMARKS
from harness.result import Result


def measure(bench: Bench) -> Result:
    file = bench.data.transactions(10)
    part = bench.data.transactions()
    size = file.stat().st_size
    timings = race(
        [
            bench.summary(file),
            Contestant("DuckDB, two threads", bench.programs.peer("reasons_duckdb", file), as_printed),
            Contestant("Polars", bench.programs.peer("reasons_polars", file), as_printed),
            Contestant("Python + orjson", bench.programs.peer("reasons_orjson", file), as_printed),
            *bench.floors(file),
        ],
        bench.runs,
        bench.warmup,
    )
    jq = ["jq", "-n", "-r", "-f", str(BENCHMARKS / "peers" / "reasons.jq"), str(part)]
    slices = race([bench.summary(part), Contestant("jq", jq, as_printed)], bench.runs, bench.warmup)

    count = bench.data.size.records
    result = Result(
        "transactions",
        "Decoded transactions",
        f"`refunds summary --by product,reason -O csv` on {10 * count:,} distinct transactions, {size / 1e9:.2f} GB of "
        f"JSON Lines; jq on a slice of {count:,}, in the second table. The peers count standing refunds by product "
        "and reason; their columns are declared where they have columns.",
    )
    result.add_timings(timings, "refunds summary", size)
    result.add_timings(slices, "refunds summary", part.stat().st_size)
    own = timings["refunds summary"].median
    result.figures = {
        "transactions.duckdb": timings["DuckDB, two threads"].median / own,
        "transactions.polars": timings["Polars"].median / own,
        "transactions.orjson": timings["Python + orjson"].median / own,
        "transactions.wc": timings["wc -l"].median / own,
        "transactions.jq": slices["jq"].median / slices["refunds summary"].median,
    }
    return result
