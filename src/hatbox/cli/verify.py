"""`hatbox verify`: replay records and check everything in them."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from hatbox.cli.loading import warm_up
from hatbox.cli.progress import shown
from hatbox.i18n import say
from hatbox.records.files import read_records
from hatbox.records.record import verify


def run(asked: Namespace) -> int:
    """Check all files; exit status 1 if anything is wrong."""
    counts = {"records": 0, "moves": 0, "faults": 0}
    for path in asked.files:
        for line, record in shown(read_records(path), None, f"verifying {path}"):
            warm_up(record.game)
            faults = verify(record)
            for fault in faults:
                report = {"file": path, "line": line, "fault": fault}
                print(msgspec.json.encode(report).decode() if asked.json else f"{path}:{line}: {fault}")
            counts["records"] += 1
            counts["moves"] += len(record.moves)
            counts["faults"] += len(faults)
    print(msgspec.json.encode(counts).decode() if asked.json else say("faults-summary", counts))
    return 1 if counts["faults"] else 0
