"""`hatbox backup`: everything that a server keeps, in one file."""

from __future__ import annotations

import sys
from argparse import Namespace

from hatbox.cli.database import database
from hatbox.cli.progress import shown
from hatbox.i18n import say
from hatbox.records.files import whole_file


def run(asked: Namespace) -> int:
    """Take a copy, whether a server runs or not."""
    from hatbox.server.store.copies import reading, written

    with database(asked) as url, reading(url) as (side, header):
        total = sum(header.rows.values())
        with whole_file(asked.file, private=True) as file:
            for _ in shown(written(side, header, file), total, say("backup-writing")):
                pass
    tables = {"players": header.rows["players"], "tables": header.rows["tables"], "events": header.rows["events"]}
    print(f"hatbox: {say('backup-done', {'path': asked.file, **tables})}", file=sys.stderr)
    return 0
