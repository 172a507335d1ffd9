"""The results of a long job so far, in a file beside the one that it will write, so that the same command continues."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from hatbox.lab.cluster import fingerprint
from hatbox.lab.ledger import lock
from hatbox.records.files import file_errors

R = TypeVar("R")


class PartFile(Generic[R]):
    """The results of the first chunks of a job, one JSON line each. Other settings or sources have another file."""

    def __init__(self, out: str, settings: Any, result_type: type[R]) -> None:
        """Name the file; `settings` are all that the results depend on."""
        digest = hashlib.sha256(msgspec.json.encode([fingerprint(), settings])).hexdigest()[:8]
        self.path = Path(f"{out}.{digest}.part")
        self._decoder = msgspec.json.Decoder(result_type)

    def results(self, run: Callable[[int], Iterator[R]]) -> Iterator[R]:
        """Yield what is stored, then what `run` yields from the next chunk on, which is stored first."""
        with file_errors("cannot-write", str(self.path)):
            file = self.path.open("a+b")
        with file:
            lock(file, self.path)
            file.seek(0)
            stored = end = 0
            for line in file:
                if not line.endswith(b"\n"):  # a crash
                    break
                yield self._decoder.decode(line)
                stored += 1
                end += len(line)
            file.truncate(end)
            for result in run(stored):
                with file_errors("cannot-write", str(self.path)):
                    file.write(msgspec.json.encode(result) + b"\n")
                    file.flush()
                yield result

    def remove(self) -> None:
        """Remove the file: the job is done."""
        self.path.unlink(missing_ok=True)
