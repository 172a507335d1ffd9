"""Build the page into a folder: python examples/leduc/browser/build.py DIR."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
GAME = HERE.parent / "leduc" / "game.py"
FILES = ("index.html", "style.css", "main.js", "bot.js", "engine.js")


def build(folder: Path) -> None:
    """Compile the game, and copy the page beside it."""
    subprocess.run([sys.executable, "-P", "-m", "hatbox", "wasm", str(GAME), str(folder)], check=True)
    for name in FILES:
        shutil.copy(HERE / name, folder)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
