"""Paid transactions and standing refunds by product and reason, from signed notifications, with orjson."""

import sys
from binascii import a2b_base64
from collections import defaultdict

import orjson

from rate import print_rate

TO_STANDARD = bytes.maketrans(b"-_", b"+/")
REASON_COLUMN = {1: 1, 0: 2, None: 3}


def payload(signed: str) -> dict:
    text = signed.split(".", 2)[1].encode().translate(TO_STANDARD)
    return orjson.loads(a2b_base64(text + b"=" * (-len(text) % 4)))


def main(path: str) -> None:
    paid = {}
    newest = {}
    with open(path, "rb") as lines:
        for line in lines:
            notification = payload(orjson.loads(line)["signedPayload"])
            signed = notification.get("data", {}).get("signedTransactionInfo")
            if signed is None:
                continue
            transaction = payload(signed)
            if transaction["environment"] != "Production" or transaction["inAppOwnershipType"] != "PURCHASED":
                continue
            identifier = transaction["transactionId"]
            product = transaction["productId"]
            if transaction.get("offerDiscountType") != "FREE_TRIAL" and transaction.get("price", 1) > 0:
                paid[identifier] = product
            kind = notification["notificationType"]
            if kind == "REFUND" or kind == "REFUND_REVERSED":
                at = transaction["signedDate"]
                if identifier not in newest or newest[identifier][0] < at:
                    newest[identifier] = (at, kind, product, transaction.get("revocationReason"))

    counts = defaultdict(lambda: [0] * 4)
    for product in paid.values():
        counts[product][0] += 1
    for _, kind, product, reason in newest.values():
        if kind == "REFUND":
            counts[product][REASON_COLUMN[reason]] += 1
    print_rate((product, *row) for product, row in counts.items())


main(sys.argv[1])
