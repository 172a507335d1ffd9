"""`hatbox verify`: replay records and report every error."""

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
    """Check all files; exit status 1 if there are errors."""
    counts = {"records": 0, "moves": 0, "faults": 0}
    for path in args.files:
        for line, record in show_progress(read_records(path), None, f"verifying {path}"):
            warm_up(record.game)
            errors = [*verify(record), *compare_with_kept(record, args.commitment, args.nonce)]
            for error in errors:
                report = {"file": path, "line": line, "fault": error}
                print(msgspec.json.encode(report).decode() if args.json else f"{path}:{line}: {error}")
            counts["records"] += 1
            counts["moves"] += len(record.moves)
            counts["faults"] += len(errors)
    print(msgspec.json.encode(counts).decode() if args.json else say("faults-summary", counts))
    return 1 if counts["faults"] else 0
