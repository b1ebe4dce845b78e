# Standing refunds by product and reason, from decoded transactions. Arguments: -n -r.
def reason: if .revocationReason == 1 then "developerIssue" elif .revocationReason == 0 then "other" else "" end;

reduce (inputs | select(
    has("revocationDate") and .environment == "Production" and .inAppOwnershipType == "PURCHASED"
    and (.revocationReason | IN(1, 0, null))
    and ((.isUpgraded | not) or (.revocationType | IN("REFUND_FULL", "REFUND_PRORATED")))
  )) as $transaction ({}; .["\($transaction.productId),\($transaction | reason)"][$transaction.transactionId] = true)
| "product_id,reason,refunds_net", (to_entries | sort_by(.key)[] | "\(.key),\(.value | length)")
