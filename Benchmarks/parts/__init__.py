"""The parts of the benchmarks, in the order of the results. Each is a function from a bench to its result."""

from parts import compressed, costs, forms, jobs, signed, startup, ten_million, transactions, verification

PARTS = {
    "signed": signed.measure,
    "verification": verification.measure,
    "transactions": transactions.measure,
    "ten-million": ten_million.measure,
    "gzip": compressed.measure,
    "startup": startup.measure,
    "jobs": jobs.measure,
    "costs": costs.measure,
    "forms": forms.measure,
}

# What `make bench-check` measures: the goals that do not take minutes.
QUICK_PARTS = ("signed", "verification", "transactions", "gzip", "startup")
