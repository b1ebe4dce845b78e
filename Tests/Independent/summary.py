"""`refunds summary` a second time, written from the definitions and not from the Swift, with the standard library only.

    python3 summary.py FOLDER [--by product,storefront,app_version,reason] [--per week|month|day|none]
                       [--basis cohort|event-date] [--measure count|money|subscription] [--by-days N]... [--gross]

Reads decoded Notifications V2 (one a line, each with its transaction) and prints the CSV that the program must print.
Money is exact (`fractions`), rates are printed with six significant digits."""
import argparse
import datetime
import json
import math
import pathlib
from decimal import ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction

DAY = 86_400_000
SPLIT = ["developerIssue", "other", "unspecified", "unknown"]
OTHERS = ["upgradedToBundle", "familySharing", "assignment", "upgrade", "modification"]
DIGITS = {"JPY": 0, "KRW": 0, "KWD": 3, "BHD": 3}


def records(folder):
    for path in sorted(pathlib.Path(folder).glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            notification = json.loads(line)
            data = notification.get("data", {})
            if isinstance(data.get("signedTransactionInfo"), dict) and data["environment"] == "Production":
                yield notification, data, data["signedTransactionInfo"]


class Transaction:
    """The statements of one transaction, the newest known value of each field, and its episodes."""

    def __init__(self, statements):
        # At equal times a snapshot comes before a revocation, and that before a reversal.
        rank = {"REFUND": 1, "REVOKE": 1, "REFUND_REVERSED": 2}
        self.statements = sorted(statements, key=lambda s: (s["time"], rank.get(s["type"], 0)))
        self.fields = {}
        for statement in self.statements:
            self.fields.update({k: v for k, v in statement["transaction"].items() if v is not None and v != ""})
        bought = [s for s in self.statements if s["type"] not in
                  ("REFUND", "REVOKE", "REFUND_REVERSED", "CONSUMPTION_REQUEST", "REFUND_DECLINED")
                  and "revocationDate" not in s["transaction"]]
        self.version = (bought or self.statements)[0]["version"]
        self.episodes = []
        for statement in self.statements:
            self.take(statement)
        for episode in self.episodes:
            self.classify(episode)

    def take(self, statement):
        kind, transaction, time = statement["type"], statement["transaction"], statement["time"]
        open_episode = self.episodes[-1] if self.episodes and not self.episodes[-1]["reversed"] else None
        if kind in ("CONSUMPTION_REQUEST", "REFUND_DECLINED"):
            return
        if kind == "REFUND_REVERSED":
            if open_episode:
                open_episode["reversed"] = True
            elif not self.episodes:
                self.episodes.append({"reversed": True, "orphan": True, "first": time})
        elif kind in ("REFUND", "REVOKE") or "revocationDate" in transaction:
            if not open_episode:
                open_episode = {"reversed": False, "types": set(), "first": time}
                self.episodes.append(open_episode)
            open_episode["types"].add(kind)
            open_episode["last"] = time
            for key in ("revocationDate", "revocationReason", "revocationType", "revocationPercentage"):
                if transaction.get(key) is not None:
                    open_episode[key] = transaction[key]
        elif open_episode and time > max(open_episode["last"], open_episode.get("revocationDate", 0)):
            upgrade = "revocationReason" not in open_episode and "REFUND" not in open_episode["types"]
            if not (transaction.get("isUpgraded") and upgrade):
                open_episode["reversed"] = True

    def classify(self, episode):
        episode["date"] = episode.get("revocationDate", None if episode.get("orphan") else episode["first"])
        episode["counts"], episode["review"] = False, False
        if episode.get("orphan"):
            episode["category"] = None
            return
        reason, kind = episode.get("revocationReason"), episode.get("revocationType")
        evidence = "REFUND" in episode["types"] or kind in ("REFUND_FULL", "REFUND_PRORATED")
        shared = self.fields.get("inAppOwnershipType") == "FAMILY_SHARED"
        if kind == "ASSIGNMENT_REVOKE":
            episode["category"] = "assignment"
        elif kind == "FAMILY_REVOKE" or "REVOKE" in episode["types"] or shared:
            episode["category"] = "familySharing"
        elif reason == "upgradedToBundle":
            episode["category"] = "upgradedToBundle"
        elif self.fields.get("isUpgraded") and not evidence:
            episode["category"] = "upgrade"
        elif reason in (0, 1) or reason is None:
            episode["category"] = {1: "developerIssue", 0: "other", None: "unspecified"}[reason]
            episode["counts"] = True
        else:
            episode["category"] = "unknown"
            episode["counts"], episode["review"] = evidence, not evidence
        episode["amount"] = self.amount(episode) if episode["counts"] else None

    def amount(self, episode):
        price, share = self.fields.get("price"), episode.get("revocationPercentage")
        if price is None:
            return None
        if share is not None:
            return Fraction(price * share, 100_000)
        return None if episode.get("revocationType") == "REFUND_PRORATED" else Fraction(price)

    @property
    def is_paid(self):
        fields = self.fields
        return (fields.get("inAppOwnershipType", "PURCHASED") == "PURCHASED"
                and fields.get("offerDiscountType") != "FREE_TRIAL" and fields.get("price", 1) > 0)

    def currency(self):
        return self.fields.get("currency", "").upper()


def read(folder):
    seen, by_id, latest = set(), {}, []
    for notification, data, transaction in records(folder):
        identifier = (notification["notificationUUID"], notification["notificationType"], transaction["transactionId"])
        time = transaction["signedDate"]
        latest += [time, transaction["purchaseDate"], transaction.get("revocationDate", 0)]
        if identifier in seen:
            continue
        seen.add(identifier)
        by_id.setdefault(transaction["transactionId"], []).append({
            "type": notification["notificationType"], "time": time, "transaction": transaction,
            "version": data.get("bundleVersion", "")})
    last_statement = max(s["time"] for statements in by_id.values() for s in statements)
    return [Transaction(s) for s in by_id.values()], min(max(latest), last_statement)


def period(moment, per):
    date = datetime.datetime.fromtimestamp(moment / 1000, datetime.timezone.utc).date()
    if per == "week":
        year, week, _ = date.isocalendar()
        monday = date - datetime.timedelta(days=date.weekday())
        return monday, f"{year}-W{week:02}", monday + datetime.timedelta(days=7)
    if per == "month":
        first = date.replace(day=1)
        return first, f"{date:%Y-%m}", (first + datetime.timedelta(days=32)).replace(day=1)
    if per == "day":
        return date, date.isoformat(), date + datetime.timedelta(days=1)
    return None, "", None


def wilson(successes, total):
    z = 1.959963984540054
    share, spread = successes / total, z * z / total
    centre = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / total + spread / total / 4)
    return 0.0 if successes == 0 else centre - half, 1.0 if successes == total else centre + half


def number(value):
    """At most six significant digits, half to even, without an exponent."""
    text = format(Context(prec=6, rounding=ROUND_HALF_EVEN).create_decimal(repr(value)), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def money(milliunits, currency):
    least = DIGITS.get(currency, 2)
    whole, parts = divmod(abs(milliunits), 1)
    # Half to even at the third digit, then zeros cut to the digits that the currency usually has.
    whole += 1 if parts > Fraction(1, 2) or (parts == Fraction(1, 2) and whole % 2) else 0
    text = f"{whole % 1000:03}".rstrip("0").ljust(least, "0")
    return ("-" if milliunits < 0 and whole else "") + str(whole // 1000) + ("." + text if text else "")


def flag(value):
    return "true" if value else "false"


class Summary:
    def __init__(self, folder, options):
        self.transactions, self.end = read(folder)
        self.by = options.by.split(",") if options.by else []
        self.per, self.basis, self.measure = options.per, options.basis, options.measure
        self.ages, self.gross = sorted(set(options.by_days)), options.gross
        self.groups = {}

    def counted(self, episode):
        return episode["counts"] and (self.gross or not episode["reversed"])

    def key(self, transaction, moment, episode=None):
        start, label, end = period(moment, self.per) if moment is not None else (None, "", None)
        fields = transaction.fields
        values = {"product": fields.get("productId", ""), "storefront": fields.get("storefront", ""),
                  "app_version": transaction.version}
        if episode:
            reason = episode.get("revocationReason")
            names = {None: "", 0: "other", 1: "developerIssue", "upgradedToBundle": "upgradedToBundle"}
            values["reason"] = names.get(reason, f"unknown({reason})")
        return (start or datetime.date.max, label, end) + tuple(values[name] for name in self.by)

    def is_complete(self, end):
        if end is None:
            return False
        days = max(self.ages, default=14)
        closes = datetime.datetime.combine(end, datetime.time(), datetime.timezone.utc).timestamp() * 1000
        return closes + days * DAY <= self.end + 1

    def date(self, transaction, episode):
        return transaction.fields.get("purchaseDate") if self.basis == "cohort" else episode["date"]

    def rows(self):
        names = {"product": "product_id"}
        head = ([] if self.per == "none" else ["period"]) + [names.get(name, name) for name in self.by]
        columns, body = {"count": self.counts, "money": self.money, "subscription": self.subscriptions}[self.measure]()
        yield head + columns
        ordered = sorted(body, key=lambda row: (row[0][0], -row[1], tuple(v.encode() for v in row[0][3:])))
        for key, _, cells in ordered:
            yield ([] if self.per == "none" else [key[1]]) + list(key[3:3 + len(self.by)]) + cells

    def counts(self):
        columns = ["paid_transactions", "refunds_gross", "refunds_reversed", "refunds_net", "developer_issue", "other",
                   "unspecified", "unknown", "needs_review", "upgraded_to_bundle", "family_sharing", "assignment",
                   "upgrade", "modification"]
        has_rates = "reason" not in self.by
        if self.basis == "cohort":
            columns += ["rate", "rate_low", "rate_high", "low_sample", "complete"]
            columns += [name for age in self.ages for name in (f"rate_{age}d", f"n_{age}d")]
        else:
            columns += ["ratio"]
        empty = {"paid": 0, "refunded": 0, "gross": 0, "reversed": 0, "review": 0}
        for transaction in self.transactions:
            if has_rates and transaction.is_paid:
                self.add_paid(transaction, empty)
            for episode in transaction.episodes:
                if episode["category"] is None:
                    group = self.group(self.key(transaction, self.date(transaction, episode), episode), empty)
                    continue
                group = self.group(self.key(transaction, self.date(transaction, episode), episode), empty)
                name = episode["category"]
                if episode["review"]:
                    group["review"] += 1
                elif episode["counts"]:
                    group["gross"] += 1
                    group["reversed"] += episode["reversed"]
                    group[name] = group.get(name, 0) + (not episode["reversed"])
                else:
                    group[name] = group.get(name, 0) + 1
        return columns, [self.count_row(key, group, has_rates) for key, group in self.groups.items()]

    def group(self, key, empty):
        return self.groups.setdefault(key, dict(empty))

    def add_paid(self, transaction, empty):
        bought = transaction.fields["purchaseDate"]
        group = self.group(self.key(transaction, bought), empty)
        ages = [e["date"] - bought for e in transaction.episodes if self.counted(e) and e["date"] is not None]
        group["paid"] += 1
        group["refunded"] += any(self.counted(e) for e in transaction.episodes)
        for age in self.ages:
            if bought + age * DAY <= self.end + 1:
                group[f"n{age}"] = group.get(f"n{age}", 0) + 1
                hit = bool(ages) and min(ages) <= age * DAY
                group[f"k{age}"] = group.get(f"k{age}", 0) + hit

    def count_row(self, key, group, has_rates):
        net = group["gross"] - group["reversed"]
        cells = [str(group["paid"]) if has_rates else "", str(group["gross"]), str(group["reversed"]), str(net)]
        cells += [str(group.get(name, 0)) for name in SPLIT] + [str(group["review"])]
        cells += [str(group.get(name, 0)) for name in OTHERS]
        if self.basis == "event-date":
            refunds = group["gross"] if self.gross else net
            cells += [number(refunds / group["paid"]) if has_rates and group["paid"] else ""]
        elif has_rates:
            cells += self.rate(group["refunded"], group["paid"], key[2])
            for age in self.ages:
                k, n = group.get(f"k{age}", 0), group.get(f"n{age}", 0)
                cells += [number(k / n) if n else "", str(n)]
        else:
            cells += [""] * (5 + 2 * len(self.ages))
        return key, net, cells

    def rate(self, refunded, total, end):
        low, high = wilson(refunded, total) if total else (None, None)
        cells = [number(refunded / total), number(low), number(high)] if total else ["", "", ""]
        return cells + [flag(total < 30 or refunded < 5), flag(self.is_complete(end))]

    def money(self):
        columns = ["currency", "gross_sales", "refunded_gross", "refunded_reversed", "refunded_net", "unknown_amounts",
                   "rate_money" if self.basis == "cohort" else "ratio_money"]
        has_rates = "reason" not in self.by
        empty = {"sales": 0, "of_sales": Fraction(0), "gross": Fraction(0), "reversed": Fraction(0), "unknown": 0}
        for transaction in self.transactions:
            currency, price = transaction.currency(), transaction.fields.get("price")
            if has_rates and transaction.is_paid and price is not None:
                group = self.group(self.key(transaction, transaction.fields["purchaseDate"]) + (currency,), empty)
                group["sales"] += price
                group["of_sales"] += sum(e["amount"] for e in transaction.episodes
                                         if self.counted(e) and e["amount"] is not None)
            for episode in transaction.episodes:
                if not episode["counts"]:
                    continue
                key = self.key(transaction, self.date(transaction, episode), episode) + (currency,)
                group = self.group(key, empty)
                if episode["amount"] is None:
                    group["unknown"] += not episode["reversed"]
                    continue
                group["gross"] += episode["amount"]
                group["reversed"] += episode["amount"] if episode["reversed"] else 0
        return columns, [self.money_row(key, group, has_rates) for key, group in self.groups.items()]

    def money_row(self, key, group, has_rates):
        currency, net = key[-1], group["gross"] - group["reversed"]
        refunded = group["of_sales"] if self.basis == "cohort" else (group["gross"] if self.gross else net)
        rate = number(float(refunded / group["sales"])) if has_rates and group["sales"] else ""
        sales = money(Fraction(group["sales"]), currency) if has_rates else ""
        return key, 0, [currency, sales, money(group["gross"], currency), money(group["reversed"], currency),
                        money(net, currency), str(group["unknown"]), rate]

    def subscriptions(self):
        columns = ["subscriptions_started", "subscriptions_refunded", "rate", "rate_low", "rate_high", "low_sample",
                   "complete"]
        refunded = {t.fields["originalTransactionId"] for t in self.transactions
                    if any(self.counted(e) for e in t.episodes)}
        for transaction in self.transactions:
            fields = transaction.fields
            if (fields["transactionId"] == fields["originalTransactionId"]
                    and fields["type"] == "Auto-Renewable Subscription"
                    and fields.get("inAppOwnershipType", "PURCHASED") == "PURCHASED"):
                group = self.group(self.key(transaction, fields["purchaseDate"]), {"started": 0, "refunded": 0})
                group["started"] += 1
                group["refunded"] += fields["originalTransactionId"] in refunded
        return columns, [(key, group["refunded"], [str(group["started"]), str(group["refunded"])]
                          + self.rate(group["refunded"], group["started"], key[2]))
                         for key, group in self.groups.items()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--by", default="")
    parser.add_argument("--per", default="none")
    parser.add_argument("--basis", default="cohort")
    parser.add_argument("--measure", default="count")
    parser.add_argument("--by-days", type=int, action="append", default=[])
    parser.add_argument("--gross", action="store_true")
    options = parser.parse_args()
    for row in Summary(options.folder, options).rows():
        print(",".join(row))


if __name__ == "__main__":
    main()
