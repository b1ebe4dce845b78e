"""Standing refunds by product and reason, from decoded transactions, in DuckDB's SQL with declared columns."""

import sys

import duckdb

from reasons import print_reasons

# The reason is text, since the newest one is sent as a name ("upgradedToBundle") and the others as numbers.
QUERY = """
SELECT productId, revocationReason::INTEGER, count(DISTINCT transactionId)
FROM read_json(?, format = 'newline_delimited', columns = {
  transactionId: 'VARCHAR', productId: 'VARCHAR', environment: 'VARCHAR', inAppOwnershipType: 'VARCHAR',
  revocationDate: 'BIGINT', revocationReason: 'VARCHAR', revocationType: 'VARCHAR',
  isUpgraded: 'BOOLEAN'})
WHERE revocationDate IS NOT NULL
  AND environment = 'Production'
  AND inAppOwnershipType = 'PURCHASED'
  AND coalesce(revocationReason, '0') IN ('1', '0')
  AND (isUpgraded IS NOT TRUE OR revocationType IN ('REFUND_FULL', 'REFUND_PRORATED'))
GROUP BY ALL
"""

connection = duckdb.connect(config={"threads": 2})
print_reasons(connection.execute(QUERY, [sys.argv[1]]).fetchall())
