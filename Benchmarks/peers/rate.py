"""The answer that every peer prints about signed notifications: the parts of the refund rate by product."""

from collections.abc import Iterable

COLUMNS = "product_id,paid_transactions,developer_issue,other,unspecified"


def print_rate(rows: Iterable[tuple]) -> None:
    print(COLUMNS)
    for row in sorted(rows):
        print(*row, sep=",")
