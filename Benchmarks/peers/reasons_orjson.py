"""Standing refunds by product and reason, from decoded transactions, with orjson."""

import sys

import orjson

from reasons import print_reasons


def is_refund(transaction: dict) -> bool:
    return (
        "revocationDate" in transaction
        and transaction["environment"] == "Production"
        and transaction["inAppOwnershipType"] == "PURCHASED"
        and transaction.get("revocationReason") in (1, 0, None)
        # Whoever upgraded and was refunded besides has a type of refund.
        and (not transaction.get("isUpgraded") or transaction.get("revocationType") in ("REFUND_FULL", "REFUND_PRORATED"))
    )


def main(path: str) -> None:
    refunds = {}
    with open(path, "rb") as lines:
        for line in lines:
            transaction = orjson.loads(line)
            if is_refund(transaction):
                group = (transaction["productId"], transaction.get("revocationReason"))
                refunds.setdefault(group, set()).add(transaction["transactionId"])
    print_reasons((*group, len(identifiers)) for group, identifiers in refunds.items())


main(sys.argv[1])
