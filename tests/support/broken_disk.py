"""A server whose disk breaks: `python broken_disk.py BROKEN ERRNO SYNCED serve ...`.

Once the file BROKEN is there, fdatasync fails with ERRNO. The file SYNCED always has the length of the write-ahead
log that the last successful one covered: what a power cut would leave.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hatbox.cli.main import main
from hatbox.server.store import fsync, sqlite

broken, number, synced = Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])


def sync(file: int) -> None:
    """fdatasync, as long as the disk works."""
    length = os.fstat(file).st_size
    if broken.exists():
        raise OSError(number, os.strerror(number))
    os.fdatasync(file)
    synced.write_text(str(length))


fsync.SYNC = sync
vars(sqlite)["open_fsync"] = lambda path, native: fsync.ThreadFsync(path)
sys.exit(main(sys.argv[4:]))
