"""Brings the product's own output into the form in which the peers print their answers, and compares them."""

import csv
import difflib
import io
import json
import sys

RATE = ("product_id", "paid_transactions", "developer_issue", "other", "unspecified")
REASONS = ("product_id", "reason", "refunds_net")
COUNTED_REASONS = ("developerIssue", "other", "")


def rate_of_report(output: str) -> str:
    """The refund rate by product, from the section of that name in `report -O json`."""
    section = next(s for s in json.loads(output)["sections"] if s["id"] == "by_product")
    rows = [row for row in section["tables"][0]["rows"] if row["product_id"] != "All"]
    return table(RATE, rows)


def reasons_of_summary(output: str) -> str:
    """Standing refunds by product and reason, from `summary --by product,reason -O csv`."""
    rows = [row for row in csv.DictReader(io.StringIO(output)) if row["refunds_net"] != "0"]
    return table(REASONS, rows)


def verified_of_report(output: str) -> str:
    """How many records have a good signature, from the coverage in `report -O json`."""
    coverage = json.loads(output)["coverage"]
    failed = coverage["total"]["left_out"]["signature_refused"]
    return f"verified {coverage['total']['read'] - failed}, failed {failed}\n"


def as_printed(output: str) -> str:
    return output


def multiplied(answer: str, factor: int) -> str:
    """An answer about reasons whose every count is so many times as large."""
    header, *lines = answer.splitlines()
    counts = (line.rsplit(",", 1) for line in lines)
    return "\n".join([header, *(f"{group},{int(count) * factor}" for group, count in counts)]) + "\n"


def table(columns: tuple[str, ...], rows: list[dict]) -> str:
    lines = sorted(tuple(row[column] for column in columns) for row in rows)
    return "\n".join(",".join(map(str, line)) for line in [columns, *lines]) + "\n"


def require_equal(answers: dict[str, str]) -> None:
    """Ends the run if an answer differs from the first one: a wrong answer has no speed."""
    labels = list(answers)
    for label in labels[1:]:
        if answers[label] != answers[labels[0]]:
            difference = difflib.unified_diff(
                answers[labels[0]].splitlines(), answers[label].splitlines(), labels[0], label, lineterm=""
            )
            sys.exit("bench: the answers differ, no time counts\n" + "\n".join(difference))
