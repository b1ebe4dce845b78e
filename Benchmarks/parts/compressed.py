"""A gzip input beside `gzip -dc`, which only unpacks it."""

from harness.bench import Bench
from harness.measure import Contestant, answer_of, race
from harness.answers import require_equal
from harness.result import Result


def measure(bench: Bench) -> Result:
    plain = bench.data.signed()
    packed = bench.data.packed()
    own = bench.report(packed, "--verify", "off", label="refunds report --verify off")
    unpacked = bench.report(plain, "--verify", "off", label="the same, unpacked")
    require_equal({each.label: answer_of(each) for each in (own, unpacked)})
    gzip = Contestant("gzip -dc", ["gzip", "-dc", str(packed)])
    timings = race([own, gzip, unpacked], bench.runs, bench.warmup)

    size = plain.stat().st_size
    result = Result(
        "gzip",
        "gzip input",
        f"The signed notifications, {size / 1e9:.2f} GB, packed into {packed.stat().st_size / 1e9:.2f} GB; GB/s of "
        "what comes out.",
    )
    result.add_timings(timings, own.label, size)
    result.figures = {"gzip.of_gzip": timings[own.label].median / timings["gzip -dc"].median}
    return result
