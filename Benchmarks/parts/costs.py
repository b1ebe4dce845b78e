"""What one more grouping, metric or file costs."""

from harness.bench import Bench
from harness.measure import Contestant, race, time_all
from harness.result import Result

GROUPINGS = ("product", "reason", "storefront", "offer", "transaction_reason")
DAYS = (7, 14, 30, 60, 90)


def measure(bench: Bench) -> Result:
    transactions = bench.data.transactions(10)
    result = Result(
        "costs",
        "What one more costs",
        f"Groupings and metrics: `refunds summary -O csv` on {10 * bench.data.size.records:,} transactions. Files: "
        f"`refunds report` on {bench.data.size.records:,} decoded notifications, ten in each file or all in one.",
    )

    def summary(label: str, *options: object) -> Contestant:
        return Contestant(label, bench.refunds("summary", "-O", "csv", *options, transactions))

    groupings = [
        summary(f"--by {','.join(GROUPINGS[:count])}", "--by", ",".join(GROUPINGS[:count]))
        for count in range(1, len(GROUPINGS) + 1)
    ]
    timings = time_all(groupings, bench.runs, bench.warmup)
    result.add_timings(timings, groupings[0].label, 0)
    added = timings[groupings[-1].label].median - timings[groupings[0].label].median
    result.figures["costs.grouping_milliseconds"] = added * 1000 / (len(GROUPINGS) - 1)

    ages = [option for days in DAYS for option in ("--by-days", days)]
    metrics = [
        summary("--by product", "--by", "product"),
        summary("--by product, and rates at five ages", "--by", "product", *ages),
        summary("--by product --measure money", "--by", "product", "--measure", "money"),
    ]
    timings = time_all(metrics, bench.runs, bench.warmup)
    result.add_timings(timings, metrics[0].label, 0)
    added = timings[metrics[1].label].median - timings[metrics[0].label].median
    result.figures["costs.metric_milliseconds"] = added * 1000 / len(DAYS)

    folder = bench.data.small_files()
    count = bench.data.size.records // 10
    one = bench.report(bench.data.one_file(), label="one file")
    many = bench.report(folder, label=f"{count:,} files")
    timings = race([one, many], bench.runs, bench.warmup)
    result.add_timings(timings, one.label, 0)
    result.figures["costs.file_microseconds"] = (timings[many.label].median - timings[one.label].median) * 1e6 / count
    return result
