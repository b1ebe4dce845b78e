"""Verifying signatures beside `openssl speed`, which does nothing else, and Apple's own library."""

import re
from statistics import median

from harness.answers import as_printed, verified_of_report
from harness.bench import Bench
from harness.measure import Contestant, answer_of, race, time_all
from harness.places import output_of
from harness.result import Result

OWN = "refunds report --verify outer"
APPLE = "Apple's app-store-server-library"


def openssl_verifications_per_second() -> float:
    output = output_of("openssl", "speed", "-seconds", "3", "-multi", "2", "ecdsap256")
    return float(re.search(r"nistp256\).* (\S+)$", output, re.MULTILINE)[1])


def measure(bench: Bench) -> Result:
    file = bench.data.signed()
    part = bench.data.signed_slice()
    root = bench.data.root()
    checked = int(output_of("wc", "-l", file).split()[0])
    verify = ("--verify", "outer", "--trust-root", root)
    own = bench.report(file, *verify, label=OWN)
    complete = answer_of(Contestant(OWN, own.command, verified_of_report))
    if complete != f"verified {checked}, failed 0\n":
        raise SystemExit(f"bench: of {checked} good signatures: {complete}")

    # Half of the figures of `openssl speed` come before and half after, so that a change of clock speed meets both.
    before = [openssl_verifications_per_second() for _ in range(3)]
    timings = time_all([own], bench.runs, bench.warmup)
    after = [openssl_verifications_per_second() for _ in range(3)]
    slices = race(
        [
            Contestant(OWN, bench.report(part, *verify).command, verified_of_report),
            Contestant(APPLE, bench.programs.peer("verify_apple", root, part), as_printed),
        ],
        bench.runs,
        bench.warmup,
    )

    per_second = checked / timings[OWN].median
    openssl = median(before + after)
    apple = bench.data.size.slice / slices[APPLE].median
    result = Result(
        "verification",
        "Verified notifications",
        f"`{OWN} -O json` on {file.stat().st_size / 1e9:.2f} GB with {checked:,} signatures; "
        f"`openssl speed -multi 2 ecdsap256` three times before and three times after; Apple's library, offline, on a "
        f"slice of {bench.data.size.slice:,} notifications, of which every fiftieth has a damaged signature. Offline, "
        "Apple's library checks the certificates of each notification anew; the product remembers them.",
    )
    result.tables.append(
        [
            ["", "verifications a second", "times the first"],
            [OWN, f"{per_second:,.0f}", "1.00"],
            ["openssl speed, verify", f"{openssl:,.0f}", f"{openssl / per_second:.2f}"],
            [APPLE, f"{apple:,.0f}", f"{apple / per_second:.4f}"],
        ]
    )
    result.figures = {
        "verification.openssl": per_second / openssl,
        "verification.apple": per_second / apple,
        "verification.per_second": per_second,
    }
    return result
