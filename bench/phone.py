"""How quick the page is on a phone: a Chromium slowed down four times, in a window of 360 x 740.

python bench/phone.py [--runs 7] [--turns 6] [--url URL ...] [--json]

First the start, in a browser that has kept nothing: when something is painted first; when the page is interactive (the
play buttons are painted, and the page is free to answer a press); its long tasks; what was transferred. Then the same
start at full speed: how long the main thread works until then (CPU time, which says more than the clock where other
programs run, too). Medians; with several addresses their runs alternate, so that two builds can be compared.

Then the frames: a game of each kind against bots. Of the frames drawn while something moves, the share that came more
than one frame (16.7 ms) or two frames (33.3 ms) after the one before. A machine without a graphics card paints with
its processor, which is slower than a phone: there the figures are an upper bound.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tools")]

from support.browser_helpers import PHONE, Visitor, chromium  # noqa: E402
from support.play_helpers import OVER, Mouse, take_turn  # noqa: E402
from support.rest_client import Person  # noqa: E402
from support.server_process import serving, sqlite  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLOWER = 4
SETTLED = 4000  # ms after which a start is over
SLACK = 1.5  # ms by which the clock of a frame may be off
LATE = {"over 16.7 ms, %": 1000 / 60, "over 33.3 ms, %": 2000 / 60, "over 100 ms, %": 100}
GAMES = ("hats", "magic_hat", "top_hats")
START = """
  const seen = globalThis.seen = {interactive: 0, long: []};
  new PerformanceObserver(list => list.getEntries().forEach(task => seen.long.push(Math.round(task.duration))))
    .observe({type: 'longtask', buffered: true});
  new MutationObserver((_, watch) => {
    if (!document.querySelector('main button.primary')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      seen.interactive = performance.now();
      performance.mark('interactive');
    }));
  }).observe(document, {childList: true, subtree: true});
"""
FOUND = """() => ({...seen,
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  bytes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .reduce((sum, file) => sum + file.transferSize, 0),
  files: performance.getEntriesByType('resource').length,
})"""
FRAMES = """
  const moving = new Set(), drawn = globalThis.drawn = [], plain = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const one = plain.apply(this, how);
    moving.add(one);
    one.finished.catch(() => 0).finally(() => moving.delete(one));
    return one;
  };
  let last = 0;
  requestAnimationFrame(function next(now) {
    if (moving.size && last) drawn.push(now - last);
    last = moving.size ? now : 0;
    requestAnimationFrame(next);
  });
"""


@contextmanager
def phone(browser: Browser, url: str, script: str, slower: float = SLOWER) -> Iterator[Visitor]:
    """Somebody with a slow phone, whose page a script looks at."""
    visitor = Visitor(browser, url, viewport=PHONE, service_workers="block")
    visitor.context.add_init_script(script)
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield visitor
    visitor.context.close()


def opened(visitor: Visitor) -> dict[str, Any]:
    """Open the home screen; what its page has seen."""
    visitor.page.goto(visitor.url, wait_until="commit")
    visitor.page.wait_for_timeout(SETTLED)  # nothing is asked meanwhile: to answer is work, too
    while not visitor.page.evaluate("seen.interactive"):
        visitor.page.wait_for_timeout(SETTLED)
    found: dict[str, Any] = visitor.page.evaluate(FOUND)
    return found


def start(browser: Browser, url: str) -> dict[str, float]:
    """A slow start by the clock, and one at full speed by the work it is."""
    with phone(browser, url, START) as visitor:
        found = opened(visitor)
    with phone(browser, url, START, slower=1) as visitor:
        browser.start_tracing(page=visitor.page, categories=["toplevel", "blink.user_timing"])
        opened(visitor)
        work = worked(json.loads(browser.stop_tracing())["traceEvents"])
    return {
        "first paint, ms": found["paint"],
        "interactive, ms": found["interactive"],
        "longest task, ms": max(found["long"], default=0),
        "long tasks": len(found["long"]),
        "work at full speed, CPU ms": work,
        "transferred, bytes": found["bytes"],
        "files": found["files"],
    }


def worked(events: list[dict[str, Any]]) -> float:
    """CPU milliseconds of the page's main thread, from the beginning of the trace until it is interactive."""
    mark = max((event for event in events if event["name"] == "interactive" and "tid" in event), key=itemgetter("ts"))
    tasks = [
        event
        for event in events
        if event["ph"] == "X"
        and (event["pid"], event["tid"]) == (mark["pid"], mark["tid"])
        and "tdur" in event
        and event["ts"] < mark["ts"]
    ]
    work = end = 0.0
    for task in sorted(tasks, key=lambda task: (task["ts"], -task["dur"])):
        if task["ts"] >= end:  # not inside another: promises are kept after a task, not in it
            work += task["tdur"]
            end = task["ts"] + task["dur"]
    return work / 1000


def frames(browser: Browser, url: str, game: str, turns: int) -> dict[str, float]:
    """What is drawn while somebody plays so many turns of a game."""
    host = Person(url, "Anna")
    table = host.opens(game, 2)
    with phone(browser, url, FRAMES) as visitor:
        host.moves_into(visitor)
        page = visitor.go(f"/t/{table}")
        rng = random.Random(3)
        for _ in range(turns):
            page.locator(f"{OVER}, [data-mine=true]").first.wait_for(state="attached")
            if page.locator(OVER).count():
                break
            take_turn(page, game, Mouse(), rng)
        page.wait_for_timeout(3000)
        drawn: list[float] = page.evaluate("drawn")
    late = {share: sum(gap > limit + SLACK for gap in drawn) / max(1, len(drawn)) for share, limit in LATE.items()}
    return {
        "frames": len(drawn),
        **{k: 100 * v for k, v in late.items()},
        "median, ms": statistics.median(drawn or [0]),
    }


def medians(runs: list[dict[str, float]]) -> dict[str, float]:
    """The median of each figure."""
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def main() -> None:
    """Print what was measured."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--runs", type=int, default=7, help="starts of each address (default 7)")
    asked.add_argument("--turns", type=int, default=6, help="turns of each game (default 6; 0: no games)")
    asked.add_argument("--url", nargs="+", help="servers that run (default: one is started)")
    asked.add_argument("--json", action="store_true", help="print JSON")
    given = asked.parse_args()
    with ExitStack() as running:
        urls = given.url
        if not urls:
            folder = running.enter_context(tempfile.TemporaryDirectory())
            urls = [running.enter_context(serving(sqlite(Path(folder)), "--no-limits")).url]
        with chromium() as browser:
            starts: dict[str, list[dict[str, float]]] = {url: [] for url in urls}
            for _ in range(given.runs):
                for url in urls:
                    starts[url].append(start(browser, url))
            told: dict[str, dict[str, float]] = {f"start {url}": medians(runs) for url, runs in starts.items() if runs}
            if given.turns:
                told |= {game: frames(browser, urls[-1], game, given.turns) for game in GAMES}
    if given.json:
        print(json.dumps(told, indent=1))
        return
    for name, figures in told.items():
        print(name)
        for figure, value in figures.items():
            print(f"  {figure:26} {value:9.1f}" if value % 1 else f"  {figure:26} {value:9.0f}")


if __name__ == "__main__":
    main()
