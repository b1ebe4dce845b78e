"""The made-up data of the benchmarks: deterministic, written once, kept until the generator changes."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from harness.places import CACHE, ROOT, Programs
from harness.repeat import repeat

SEED = "7"


@dataclass(frozen=True)
class Size:
    """How much of everything; `customers` of the showcase shop have somewhat more notifications than `records`."""

    name: str
    records: int
    # Each customer has about 1.3 notifications, and about 0.98 transactions.
    customers: int
    customers_for_transactions: int
    slice: int


SIZES = {
    "full": Size("full", 100_000, 77_000, 104_000, 1_000),
    "small": Size("small", 10_000, 7_900, 10_600, 200),
}


def generator_version() -> str:
    result = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD:Sources/FixtureGenerator"], cwd=ROOT, capture_output=True, text=True
    )
    return result.stdout.strip() if result.returncode == 0 else "unversioned"


class Data:
    def __init__(self, programs: Programs, size: Size):
        self.programs = programs
        self.size = size
        self.folder = CACHE / "data" / generator_version() / size.name
        for old in self.folder.parents[1].glob("*"):
            if old != self.folder.parent:
                shutil.rmtree(old)
        self.folder.mkdir(parents=True, exist_ok=True)

    def signed(self, times: int = 1) -> Path:
        """Signed notifications V2, one a line."""
        return self.showcase("signed", self.size.customers * times)

    def signed_slice(self) -> Path:
        """The first signed notifications; in every fiftieth a character of the signature is another one."""

        def write(output: Path) -> None:
            with self.signed().open() as source, output.open("w") as file:
                for number, line in zip(range(self.size.slice), source):
                    file.write(damaged(line) if number % 50 == 49 else line)

        return self.kept("signed-slice.jsonl", write)

    def small_files(self) -> Path:
        """A folder of decoded notifications, ten in each file."""

        def write(output: Path) -> None:
            output.mkdir()
            with self.showcase("decoded", self.size.customers).open() as source:
                for number in range(self.size.records // 10):
                    lines = [next(source) for _ in range(10)]
                    (output / f"{number:05d}.jsonl").write_text("".join(lines))

        return self.kept("small-files", write)

    def one_file(self) -> Path:
        """The records of the small files in one file."""

        def write(output: Path) -> None:
            files = sorted(self.small_files().iterdir())
            output.write_text("".join(file.read_text() for file in files))

        return self.kept("small-files-in-one.jsonl", write)

    def ten_records(self) -> Path:
        return self.small_files() / "00000.jsonl"

    def transactions(self, times: int = 1) -> Path:
        """Decoded transactions, one a line, each of them distinct."""

        def write(output: Path) -> None:
            source = self.showcase("decoded", self.size.customers_for_transactions)
            repeat(newest_transactions(source, self.size.records), output, times)

        return self.kept(f"transactions-{self.size.records * times}.jsonl", write)

    def receipts(self, times: int = 1) -> Path:
        """At least so many verifyReceipt answers, one a line. The shop keeps one for a customer in thirty, so they are repeated."""
        count = self.size.records * times

        def write(output: Path) -> None:
            lines = self.showcase("receipts", self.size.customers).read_bytes().splitlines(keepends=True)
            whole = count // len(lines) + 1
            repeat(lines, output, whole)

        return self.kept(f"receipts-{count}.jsonl", write)

    def facts(self, times: int = 1) -> Path:
        """The archive of the transactions."""

        def write(output: Path) -> None:
            subprocess.run(
                [self.programs.refunds, "facts", "-q", "-n", "-o", output, self.transactions(times)], check=True
            )

        return self.kept(f"facts-{self.size.records * times}.jsonl", write)

    def packed(self) -> Path:
        def write(output: Path) -> None:
            with output.open("wb") as file:
                subprocess.run(["gzip", "-6", "-c", self.signed()], check=True, stdout=file)

        return self.kept("signed.jsonl.gz", write)

    def root(self) -> Path:
        """The certificate at the top of the generator's signatures."""
        return self.kept("root.pem", lambda output: self.generate("root", "--output", output))

    def showcase(self, form: str, customers: int) -> Path:
        return self.kept(
            f"{form}-of-{customers}.jsonl",
            lambda output: self.generate(
                "showcase", "--size", customers, "--seed", SEED, "--form", form, "--output", output
            ),
        )

    def generate(self, *arguments: object) -> None:
        subprocess.run([self.programs.generate, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)

    def kept(self, name: str, write: Callable[[Path], None]) -> Path:
        """The file of this name, written if it is not there; never half of it."""
        path = self.folder / name
        if not path.exists():
            print(f"bench: writing {name}", file=sys.stderr)
            # The end of the name tells the generator what to write.
            partial = path.with_name(f"partial-{name}")
            if partial.is_dir():
                shutil.rmtree(partial)
            write(partial)
            partial.rename(path)
        return path


def damaged(line: str) -> str:
    """The notification with another first character of its signature."""
    signed = json.loads(line)["signedPayload"]
    content, signature = signed.rsplit(".", 1)
    other = "A" if signature[0] != "A" else "B"
    return json.dumps({"signedPayload": f"{content}.{other}{signature[1:]}"}) + "\n"


def newest_transactions(notifications: Path, count: int) -> list[bytes]:
    """What the last notification says of each of the first so many transactions."""
    newest = {}
    with notifications.open() as lines:
        for line in lines:
            transaction = json.loads(line).get("data", {}).get("signedTransactionInfo")
            if transaction is not None:
                newest[transaction["transactionId"]] = transaction
    if len(newest) < count:
        sys.exit(f"bench: the shop has {len(newest)} transactions and not {count}")
    records = list(newest.values())[:count]
    return [json.dumps(record, separators=(",", ":")).encode() + b"\n" for record in records]
