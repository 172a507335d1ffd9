"""Check an installed Hatbox: start `hatbox serve`, load the page, open a table, stop.

python tools/check_install.py    uses the `hatbox` beside this Python; prints how long the page took
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

PATIENCE = 300.0  # seconds


def call(url: str, body: object = None, token: str = "") -> Any:
    """Send a request; return the answer, as JSON if it is."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers), timeout=60) as answer:
        text = answer.read().decode()
        return json.loads(text) if answer.headers["content-type"].startswith("application/json") else text


def wait_for(url: str, server: subprocess.Popen[bytes]) -> Any:
    """Ask until there is an answer."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return call(url)
        except OSError:
            if server.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(f"hatbox: {url} does not answer") from None
            time.sleep(0.05)


def main() -> None:
    """Start, look, stop."""
    program = shutil.which("hatbox", path=str(Path(sys.executable).parent)) or shutil.which("hatbox")
    if program is None:
        raise SystemExit("hatbox: not installed")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        began = time.monotonic()
        command = [program, "serve", "--port", str(port), "--database", f"sqlite:{Path(folder) / 'hatbox.db'}"]
        server = subprocess.Popen(command, cwd=folder, env={**os.environ, "PYTHONUTF8": "1"})
        try:
            page = wait_for(f"http://127.0.0.1:{port}/", server)
            print(f"the page after {time.monotonic() - began:.1f} s")
            assert "hatbox-build" in page, "this is not the page"
            wait_for(f"http://127.0.0.1:{port}/readyz", server)
            guest = call(f"http://127.0.0.1:{port}/api/guests", {"name": "Ada"})
            table = call(f"http://127.0.0.1:{port}/api/tables", {"game": "hats", "players": 2}, guest["token"])
            assert table["status"] == "open", table
            print(f"a table on the server after {time.monotonic() - began:.1f} s")
        finally:
            server.terminate()
            server.wait(PATIENCE)


if __name__ == "__main__":
    main()
