"""A static host: serves the files of a folder and nothing else, as `python3 -m http.server` does."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class QuietHandler(SimpleHTTPRequestHandler):
    """Keeps no log."""

    def log_message(self, *args: Any) -> None:
        pass


class StaticHost:
    """Serves a folder until it is stopped. `not_found`: the page for whatever is not there, as GitHub Pages does it.

    `conceals`: its status is 200, as if that were there, as hosts for pages of many addresses do it.
    """

    def __init__(self, folder: Path, not_found: Path | None = None, *, conceals: bool = False) -> None:
        class Handler(QuietHandler):
            if not_found is not None:
                error_message_format = not_found.read_text(encoding="utf-8").replace("%", "%%")

            def send_error(self, code: int, *args: Any) -> None:
                super().send_error(200 if conceals else code, *args)

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def stop(self) -> None:
        """Refuse connections from now on."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


@contextmanager
def static_host(folder: Path, not_found: Path | None = None, *, conceals: bool = False) -> Iterator[StaticHost]:
    host = StaticHost(folder, not_found, conceals=conceals)
    try:
        yield host
    finally:
        host.stop()
