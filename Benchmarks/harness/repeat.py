"""Makes many transactions of few: whole copies of the records, with ids of their own in each copy."""

import re
from pathlib import Path

# Ids of the generator have four zeros after their prefix; the number of the copy takes their place.
ID = re.compile(rb'((?:Id|_id)":"\d{2,3}?)0000(?=\d{9,}")')
MOST_COPIES = 10_000


def repeat(records: list[bytes], output: Path, copies: int) -> None:
    assert copies <= MOST_COPIES
    # Every second part is the text before an id's number of the copy.
    parts = ID.split(b"".join(records))
    pieces = [before + prefix for before, prefix in zip(parts[0::2], parts[1::2])] + [parts[-1]]
    with output.open("wb") as file:
        for copy in range(copies):
            file.write((b"%04d" % copy).join(pieces))
