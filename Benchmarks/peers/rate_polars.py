"""Paid transactions and standing refunds by product and reason, from signed notifications, with Polars."""

import sys

import polars as pl

from rate import print_rate

NOTIFICATION = pl.Struct({"notificationType": pl.String, "data": pl.Struct({"signedTransactionInfo": pl.String})})
TRANSACTION = pl.Struct(
    {
        "transactionId": pl.String,
        "productId": pl.String,
        "environment": pl.String,
        "inAppOwnershipType": pl.String,
        "offerDiscountType": pl.String,
        "price": pl.Int64,
        "revocationReason": pl.String,
        "signedDate": pl.Int64,
    }
)


def payload(signed: pl.Expr, fields: pl.Struct) -> pl.Expr:
    text = signed.str.split_exact(".", 2).struct.field("field_1")
    text = text.str.replace_many({"-": "+", "_": "/"})
    padding = pl.lit("=").repeat_by((-text.str.len_bytes().cast(pl.Int64)) % 4).list.join("")
    return (text + padding).str.decode("base64").cast(pl.String).str.json_decode(fields)


def standing(reason: pl.Expr) -> pl.Expr:
    return ((pl.col("kind") == "REFUND") & reason).sum()


def main(path: str) -> None:
    statement = (
        pl.scan_ndjson(path, schema={"signedPayload": pl.String})
        .select(payload(pl.col("signedPayload"), NOTIFICATION).alias("notification"))
        .unnest("notification")
        .unnest("data")
        .filter(pl.col("signedTransactionInfo").is_not_null())
        .select("notificationType", payload(pl.col("signedTransactionInfo"), TRANSACTION).alias("transaction"))
        .unnest("transaction")
        .filter(pl.col("environment") == "Production", pl.col("inAppOwnershipType") == "PURCHASED")
    )
    moved = pl.col("notificationType").is_in(["REFUND", "REFUND_REVERSED"])
    paid = pl.col("offerDiscountType").ne_missing("FREE_TRIAL") & (pl.col("price").fill_null(1) > 0)
    sold = statement.group_by("transactionId").agg(
        pl.col("productId").first(),
        paid.any().alias("paid"),
        pl.col("notificationType", "revocationReason").filter(moved).sort_by(pl.col("signedDate").filter(moved)).last(),
    ).rename({"notificationType": "kind"})
    reason = pl.col("revocationReason")
    answer = sold.group_by("productId").agg(
        pl.col("paid").sum(),
        standing(reason == "1").alias("developer_issue"),
        standing(reason == "0").alias("other"),
        standing(reason.is_null()).alias("unspecified"),
    )
    print_rate(answer.collect(engine="streaming").iter_rows())


main(sys.argv[1])
