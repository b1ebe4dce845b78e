"""Ten times as many transactions: time beside ten times the time, and peak memory for each of them."""

from harness.answers import as_printed, multiplied, reasons_of_summary, require_equal
from harness.bench import Bench
from harness.measure import Contestant, answer_of, peak_memory, time_all
from harness.result import Result

# What the goal allows besides the memory for each transaction.
FIXED_BYTES = 128_000_000


def measure(bench: Bench) -> Result:
    million = bench.data.size.records * 10
    one = bench.summary(bench.data.transactions(10), label=f"{million:,} transactions")
    ten = bench.summary(bench.data.transactions(100), label=f"{10 * million:,} transactions")
    ten_file = bench.data.transactions(100)
    duckdb = Contestant("DuckDB", bench.programs.peer("reasons_duckdb", ten_file), as_printed)
    answers = {each.label: answer_of(each) for each in (ten, duckdb)}
    # Every copy has ids of its own, so that ten times the transactions have ten times the refunds.
    require_equal(answers | {"ten times the smaller answer": multiplied(answer_of(one), 10)})
    timings = time_all([one, ten], min(bench.runs, 3), 0)
    memory_one, memory_ten = (peak_memory(each.command) for each in (one, ten))

    result = Result(
        "ten-million",
        "Growth to ten million transactions",
        f"`refunds summary --by product,reason -O csv`, {ten_file.stat().st_size / 1e9:.2f} GB at the most. "
        "Medians of three.",
    )
    result.add_timings(timings, one.label, 0)
    result.tables.append(
        [
            ["", "peak memory", "bytes for each transaction"],
            [one.label, f"{memory_one / 1e6:,.0f} MB", f"{memory_one / million:.0f}"],
            [ten.label, f"{memory_ten / 1e6:,.0f} MB", f"{memory_ten / million / 10:.0f}"],
            ["growth", f"{(memory_ten - memory_one) / 1e6:,.0f} MB", f"{(memory_ten - memory_one) / million / 9:.0f}"],
        ]
    )
    result.figures = {
        "ten-million.of_linear": timings[ten.label].median / timings[one.label].median / 10,
        "ten-million.bytes_per_transaction": (memory_ten - FIXED_BYTES) / million / 10,
        "ten-million.growth_bytes_per_transaction": (memory_ten - memory_one) / million / 9,
    }
    return result
