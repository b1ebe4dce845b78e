"""The answer that every peer prints about decoded transactions: standing refunds by product and reason."""

from collections.abc import Iterable

COLUMNS = "product_id,reason,refunds_net"
NAMES = {1: "developerIssue", 0: "other", None: ""}


def print_reasons(rows: Iterable[tuple]) -> None:
    print(COLUMNS)
    for product, reason, count in sorted((product, NAMES[reason], count) for product, reason, count in rows):
        print(product, reason, count, sep=",")
