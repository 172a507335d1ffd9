"""`hatbox verify`: replay records and check everything in them."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from hatbox.cli.arguments import CommandParser, hexadecimal
from hatbox.cli.loading import warm_up
from hatbox.cli.progress import show_progress
from hatbox.i18n import say
from hatbox.records.commitment import compare_with_kept
from hatbox.records.files import read_records
from hatbox.records.record import verify


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("files", nargs="+", metavar="FILE", help=text("records"))
    parser.add_argument("--commitment", type=hexadecimal, metavar="HEX", help=text("verify-commitment"))
    parser.add_argument("--nonce", type=hexadecimal, metavar="HEX", help=text("verify-nonce"))
    parser.add_argument("--json", action="store_true", help=text("verify-json"))


def run(args: Namespace) -> int:
    """Check all files; exit status 1 if anything is wrong."""
    counts = {"records": 0, "moves": 0, "faults": 0}
    for path in args.files:
        for line, record in show_progress(read_records(path), None, f"verifying {path}"):
            warm_up(record.game)
            faults = [*verify(record), *compare_with_kept(record, args.commitment, args.nonce)]
            for fault in faults:
                report = {"file": path, "line": line, "fault": fault}
                print(msgspec.json.encode(report).decode() if args.json else f"{path}:{line}: {fault}")
            counts["records"] += 1
            counts["moves"] += len(record.moves)
            counts["faults"] += len(faults)
    print(msgspec.json.encode(counts).decode() if args.json else say("faults-summary", counts))
    return 1 if counts["faults"] else 0
