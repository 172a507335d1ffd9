"""`hatbox restore`: put back what `hatbox backup` has taken."""

from __future__ import annotations

import sys
from argparse import Namespace

from hatbox.cli.database import database
from hatbox.cli.progress import shown
from hatbox.i18n import say


def run(asked: Namespace) -> int:
    """Read the whole file first; only if it is sound, change the database, all or nothing."""
    from hatbox.server.store.copies import Copy

    copy = Copy(asked.file)
    for _ in shown(copy.lines(), copy.total, say("restore-checking")):
        pass
    with database(asked) as url:
        for _ in shown(copy.restored(url, replace=asked.replace), copy.total, say("restore-writing")):
            pass
    rows = copy.header.rows
    tables = {"players": rows["players"], "tables": rows["tables"], "events": rows["events"]}
    print(f"hatbox: {say('restore-done', {'path': asked.file, **tables})}", file=sys.stderr)
    return 0
