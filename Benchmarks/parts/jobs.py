"""One thread beside two."""

from harness.bench import Bench
from harness.measure import Contestant, race
from harness.result import Result


def measure(bench: Bench) -> Result:
    signed = bench.data.signed()
    transactions = bench.data.transactions(10)
    trust = ("--trust-root", bench.data.root())
    result = Result("jobs", "Threads", "The same commands with `--jobs 1` and `--jobs 2`.")

    def compare(name: str, one: Contestant, two: Contestant, size: int) -> None:
        timings = race([two, one], bench.runs, bench.warmup)
        result.add_timings(timings, two.label, size)
        result.figures[f"jobs.{name}"] = timings[one.label].median / timings[two.label].median

    def report(jobs: int, *options: object) -> Contestant:
        label = f"refunds report --verify {options[0]} --jobs {jobs}"
        return bench.report(signed, "--jobs", jobs, "--verify", *options, label=label)

    def summary(jobs: int) -> Contestant:
        return bench.summary(transactions, "--jobs", jobs, label=f"refunds summary --jobs {jobs}")

    compare("unverified", report(1, "off"), report(2, "off"), signed.stat().st_size)
    compare("verified", report(1, "outer", *trust), report(2, "outer", *trust), signed.stat().st_size)
    compare("transactions", summary(1), summary(2), transactions.stat().st_size)
    return result
