"""Paid transactions and standing refunds by product and reason, from signed notifications, in DuckDB's SQL."""

import sys

import duckdb

from rate import print_rate

PAYLOAD = """
CREATE MACRO base64url(text) AS decode(from_base64(
  rpad(translate(text, '-_', '+/'), ((length(text) + 3) // 4 * 4)::INTEGER, '=')));
CREATE MACRO payload(signed) AS base64url(split_part(signed, '.', 2));
"""

QUERY = """
WITH notification AS MATERIALIZED (
  SELECT json_extract_string(payload(signedPayload), ['$.notificationType', '$.data.signedTransactionInfo']) AS field
  FROM read_json(?, columns = {signedPayload: 'VARCHAR'}, format = 'newline_delimited')
), statement AS (
  SELECT field[1] AS kind, from_json(payload(field[2]), '{
    "transactionId": "VARCHAR", "productId": "VARCHAR", "environment": "VARCHAR", "inAppOwnershipType": "VARCHAR",
    "offerDiscountType": "VARCHAR", "price": "BIGINT", "revocationReason": "VARCHAR", "signedDate": "BIGINT"}') AS t
  FROM notification
  WHERE field[2] IS NOT NULL
), sold AS (
  SELECT
    any_value(t.productId) AS product,
    bool_or(t.offerDiscountType IS DISTINCT FROM 'FREE_TRIAL' AND coalesce(t.price, 1) > 0) AS paid,
    arg_max((kind, t.revocationReason), t.signedDate) FILTER (kind IN ('REFUND', 'REFUND_REVERSED')) AS newest
  FROM statement
  WHERE t.environment = 'Production' AND t.inAppOwnershipType = 'PURCHASED'
  GROUP BY t.transactionId
)
SELECT
  product,
  count(*) FILTER (paid),
  count(*) FILTER (newest[1] = 'REFUND' AND newest[2] = '1'),
  count(*) FILTER (newest[1] = 'REFUND' AND newest[2] = '0'),
  count(*) FILTER (newest[1] = 'REFUND' AND newest[2] IS NULL)
FROM sold
GROUP BY product
"""

connection = duckdb.connect(config={"threads": 2})
connection.execute(PAYLOAD)
print_rate(connection.execute(QUERY, [sys.argv[1]]).fetchall())
