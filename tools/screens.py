"""Take screenshots of the main screens: docs/screens/*.jpg; web/public/screenshots/*.jpg for installers.

python tools/screens.py [NAME ...]    all, or those whose name contains one of the words
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser_helpers import DESKTOP, PHONE, Visitor, chromium  # noqa: E402
from support.rest_client import Person  # noqa: E402
from support.server_process import FREELY, serving, sqlite  # noqa: E402

TARGET = ROOT / "docs" / "screens"
LOOKS = {  # what is set, and the window
    "": ({"language": "en", "theme": "light"}, DESKTOP),
    "-dark": ({"language": "en", "theme": "dark"}, DESKTOP),
    "-phone": ({"language": "en", "theme": "light"}, PHONE),
    "-phone-he": ({"language": "he", "theme": "dark"}, PHONE),
}
INSTALLER = ROOT / "web" / "public" / "screenshots"
FORMS = {"wide": (DESKTOP, 1, ("home", "hats")), "narrow": (PHONE, 2, ("home", "top-hats"))}  # as in the manifest


def paths(host: Person) -> dict[str, str]:
    """Return the path of every screen, with tables opened where needed."""
    screens = {
        "home": "/",
        "new-table": "/new/hats",
        "waiting": f"/t/{host.opens('hats', 3, bots=False)}",
        "learn": "/learn/hats",
        "rules": "/rules/top-hats",
        "lesson": "/lesson/magic-hat",
        "profile": "/profile",
        "daily": "/daily",
        "puzzle": "/puzzles/top-hats",
    }
    for name, game, players, moves in (
        ("hats", "hats", 3, 7),
        ("magic-hat", "magic_hat", 3, 8),
        ("top-hats-build", "top_hats", 3, 2),
        ("top-hats", "top_hats", 3, 14),
    ):
        table = host.opens(game, players)
        host.plays(table, moves)
        screens[name] = f"/t/{table}"
    for game in ("hats", "magic_hat", "top_hats"):
        over = host.opens(game, 2 if game != "hats" else 3)
        host.plays(over)
        screens[f"{game.replace('_', '-')}-end"] = f"/t/{over}"
        if game == "hats":
            screens["review"] = f"/t/{over}/review"
    return screens


def take(visitor: Visitor, path: str, file: Path, *, quality: int) -> None:
    """Take a screenshot of a screen once everything is loaded."""
    page = visitor.go(path)
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_function(
        "() => !document.querySelector('#summary-title') || document.querySelector('.summary .scale')"
    )
    page.screenshot(path=file, type="jpeg", quality=quality)
    print(file.stem, file=sys.stderr)


def main(words: list[str]) -> None:
    for target in (TARGET, INSTALLER):
        target.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite(Path(folder)), *FREELY) as server,
        chromium() as browser,
    ):
        host = Person(server.url, "Anna")
        wanted = {name: path for name, path in paths(host).items() if not words or any(word in name for word in words)}
        for look, (choices, viewport) in LOOKS.items():
            visitor = Visitor(browser, server.url, viewport=viewport)
            host.moves_into(visitor)
            visitor.set(speed=0, **choices)
            for name, path in wanted.items():
                take(visitor, path, TARGET / f"{name}{look}.jpg", quality=82)
            visitor.context.close()
        for form, (viewport, scale, names) in FORMS.items():
            visitor = Visitor(browser, server.url, viewport=viewport, device_scale_factor=scale)
            host.moves_into(visitor)
            visitor.set(speed=0, language="en", theme="light")
            for name in wanted.keys() & names:
                take(visitor, wanted[name], INSTALLER / f"{name}-{form}.jpg", quality=55)
            visitor.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
