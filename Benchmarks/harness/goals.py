"""The goals of the project, and how a figure is written beside one: never better than it was measured."""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    figure: str
    words: str
    bound: float
    at_least: bool

    def is_met(self, measured: float) -> bool:
        return measured >= self.bound if self.at_least else measured <= self.bound

    @property
    def bound_text(self) -> str:
        return f"at {'least' if self.at_least else 'most'} {self.bound:g}"


def at_least(figure: str, bound: float, words: str) -> Goal:
    return Goal(figure, words, bound, True)


def at_most(figure: str, bound: float, words: str) -> Goal:
    return Goal(figure, words, bound, False)


GOALS = (
    at_least("signed.duckdb", 10, "signed, `report --verify off`: times as fast as DuckDB"),
    at_least("signed.orjson", 7, "the same: times as fast as Python + orjson"),
    # 1 GB/s where `wc -l` reads 1.07 GB in 0.17 s.
    at_least("signed.wc", 0.159, "the same: 1 GB/s where `wc -l` takes 0.17 s for 1.07 GB, as a part of its speed"),
    at_least("verification.openssl", 0.8, "`report --verify outer`: part of what `openssl speed` verifies"),
    at_least("verification.apple", 80, "the same: times as fast as Apple's library"),
    at_least("transactions.duckdb", 1, "decoded, `summary --by product,reason`: times as fast as DuckDB"),
    at_most("ten-million.bytes_per_transaction", 200, "10 M transactions: bytes for each, above 128 MB"),
    at_most("ten-million.of_linear", 1.15, "10 M transactions: time, of ten times that of 1 M"),
    at_most("gzip.of_gzip", 1.2, "gzip input: time, of that of `gzip -dc`"),
    at_most("startup.version_milliseconds", 30, "`--version`: milliseconds more than `true`"),
    at_most("startup.report_milliseconds", 30, "a report of ten records: milliseconds more than `true`"),
)


def cautious(value: float, at_least: bool) -> float:
    """Three significant digits, rounded to the worse side."""
    if value == 0:
        return 0
    unit = 10.0 ** (math.floor(math.log10(abs(value))) - 2)
    steps = value / unit
    return float(f"{(math.floor(steps) if at_least else math.ceil(steps)) * unit:.6g}")
