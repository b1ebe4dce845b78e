"""Every form of input at two sizes: how fast it is read."""

from pathlib import Path

from harness.answers import require_equal
from harness.bench import Bench
from harness.measure import answer_of, time_all
from harness.result import Result


def measure(bench: Bench) -> Result:
    count = bench.data.size.records
    result = Result(
        "forms",
        "Forms of input",
        f"`refunds summary --by product,reason --verify off -O csv` on {count:,} and {10 * count:,} records of each "
        "form; a receipt is a customer's and may hold several purchases.",
    )
    rows = [["form", "size", "median", "GB/s", "records a second", "times wc -l"]]
    forms = {
        "signed notifications": bench.data.signed,
        "decoded transactions": bench.data.transactions,
        "verifyReceipt answers": bench.data.receipts,
        "facts": bench.data.facts,
    }
    for name, make in forms.items():
        for times in (1, 10):
            rows.append([f"{name}, {count * times:,}", *row(bench, make(times), count * times)])
    result.tables.append(rows)
    # An archive says what its source says.
    sources = {name: bench.summary(forms[name](), label=name) for name in ("decoded transactions", "facts")}
    require_equal({name: answer_of(source) for name, source in sources.items()})
    return result


def row(bench: Bench, file: Path, records: int) -> list[str]:
    own = bench.summary(file, "--verify", "off")
    floor = bench.floors(file)[0]
    timings = time_all([own, floor], bench.runs, bench.warmup)
    median = timings[own.label].median
    size = file.stat().st_size
    return [
        f"{size / 1e9:.2f} GB",
        f"{median:.3f} s",
        f"{size / median / 1e9:.2f}",
        f"{records / median:,.0f}",
        f"{median / timings[floor.label].median:.1f}",
    ]
