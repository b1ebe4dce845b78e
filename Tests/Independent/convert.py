"""Converts the rows of `refunds list -O json` anew, with fractions, and adds them up.

Usage: convert.py RATES.csv ROWS.json CURRENCY GAP_DAYS

RATES.csv has the columns date, from, to, rate, each rate against one middle currency. Prints a line for each row,
`transaction converted rate_date`, and one for each native currency: `currency gross reversed unconverted`. Written from the
description of the option, not from the program.
"""

import csv
import json
import sys
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction


def half_even(value, digits):
    scaled = value * 10**digits
    return Fraction(round(scaled), 10**digits)  # Python rounds fractions half to even.


def text(value, digits):
    number = Decimal(round(value * 10**digits)).scaleb(-digits)
    return format(number, "f")


def refunded(row):
    """What was given back, to the last digit: the column holds three."""
    amount = Fraction(row["refunded_amount"])
    if row["revocation_percentage"] is not None and row["price"] is not None:
        share = Fraction(row["price"]) * Fraction(row["revocation_percentage"]) / 100000
        if half_even(share, 3) == amount:
            return share
    return amount


def main():
    rates_path, rows_path, wanted, gap = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    middle = None
    rates = {}
    for row in csv.DictReader(open(rates_path)):
        middle = middle or row["to"]
        assert row["to"] == middle
        rates[(row["from"], date.fromisoformat(row["date"]))] = Fraction(row["rate"])

    def in_middle(currency, day):
        if currency == middle:
            return Fraction(1), None
        for age in range(gap + 1):
            found = rates.get((currency, day - timedelta(age)))
            if found:
                return found, day - timedelta(age)
        return None

    sums = {}
    for row in json.load(open(rows_path), parse_float=Decimal, parse_int=Decimal)["rows"]:
        if not row["counts_as_refund"] or row["refunded_amount"] is None:
            continue
        currency = row["currency"] or ""
        total = sums.setdefault(currency, [Fraction(0), Fraction(0), 0, 0])
        converted, rate_date = None, None
        if currency == wanted:
            converted = refunded(row)
        elif row["revoked_at"] and currency:
            day = date.fromisoformat(row["revoked_at"][:10])
            one, other = in_middle(currency, day), in_middle(wanted, day)
            if one and other:
                converted = half_even(refunded(row) * one[0] / other[0], 8)
                rate_date = min(d for d in (one[1], other[1]) if d)
        if converted is None:
            total[2] += 1
            continue
        total[0] += converted
        total[3] += 1
        if row["status"] == "reversed":
            total[1] += converted
        print(row["transaction_id"], text(converted, 3), rate_date or "-")
    for currency in sorted(sums):
        gross, undone, missing, known = sums[currency]
        # Where nothing could be converted, the sum is not 0 but unknown.
        sum_texts = [text(gross, 3), text(undone, 3)] if known or not missing else ["unknown", "unknown"]
        print(currency, *sum_texts, missing)


main()
