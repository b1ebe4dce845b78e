"""Standing refunds by product and reason, from decoded transactions, with Polars and declared columns."""

import sys

import polars as pl

from reasons import print_reasons

SCHEMA = {
    "transactionId": pl.String,
    "productId": pl.String,
    "environment": pl.String,
    "inAppOwnershipType": pl.String,
    "revocationDate": pl.Int64,
    "revocationReason": pl.String,
    "revocationType": pl.String,
    "isUpgraded": pl.Boolean,
}


def main(path: str) -> None:
    refunds = pl.scan_ndjson(path, schema=SCHEMA).filter(
        pl.col("revocationDate").is_not_null(),
        pl.col("environment") == "Production",
        pl.col("inAppOwnershipType") == "PURCHASED",
        pl.col("revocationReason").fill_null("0").is_in(["1", "0"]),
        pl.col("isUpgraded").ne_missing(True) | pl.col("revocationType").is_in(["REFUND_FULL", "REFUND_PRORATED"]),
    )
    answer = refunds.group_by("productId", pl.col("revocationReason").cast(pl.Int64)).agg(
        pl.col("transactionId").n_unique()
    )
    print_reasons(answer.collect(engine="streaming").iter_rows())


main(sys.argv[1])
