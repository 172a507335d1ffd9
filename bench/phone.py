"""Measure the page on a slow phone: Chromium with 4x CPU throttling, in a window of 360 x 740.

python bench/phone.py [--runs 7] [--turns 6] [--reviews 3] [--url URL ...] [--json]

First the start, in a browser that has kept nothing: when something is painted first; when the page is interactive (the
play buttons are painted, and the page is free to answer a press); its long tasks; what was transferred. Then the same
start at full speed: how long the main thread works until then (CPU time, which says more than the clock where other
programs run, too). Medians; with several addresses their runs alternate, so that two builds can be compared.

Then a game of each kind against the strongest bot, on the device: how long after the first tap it is the player's
turn (a bot that begins has moved by then), and the frames: of those drawn while something moves, the share that came
more than one frame (16.7 ms) or two frames (33.3 ms) after the one before. A machine without a graphics card paints
with its processor, which is slower than a phone: there the figures are an upper bound.

Last the review of a game of each kind between two bots: from opening its address to the first result, and until the
first seat's review is complete. Chromium slows only the page down, so the workers, which search, are slowed down by a
script: after each piece of work they do nothing useful for three times as long.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tools")]

from hatbox.bots.bot import Budget  # noqa: E402
from hatbox.bots.registry import bot_named  # noqa: E402
from hatbox.engine.match import Match  # noqa: E402
from hatbox.games import game_named  # noqa: E402
from hatbox.records.commitment import commitment_to, key_of  # noqa: E402
from hatbox.records.record import Fair, Record, encode, record_of  # noqa: E402
from hatbox.reviews.analysis import turns_of  # noqa: E402
from support.browser_helpers import PHONE, Visitor, chromium  # noqa: E402
from support.play_helpers import OVER, Mouse, take_turn  # noqa: E402
from support.server_process import serving, sqlite  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

SLOWER = 4
SEED = bytes(range(32))  # of the games that are reviewed
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
RESULT = """() => ({...seen,
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

REVIEW = (
    """() => ['review-begun', 'review-complete'].map(name => performance.getEntriesByName(name)[0]?.startTime ?? 0)"""
)
SLOW_WORKER = """{
  const Plain = MessageChannel;
  let resumed = performance.now();
  const wake = () => resumed = performance.now();
  globalThis.MessageChannel = class extends Plain {
    constructor() {
      super();
      const worked = performance.now() - resumed;
      const until = performance.now() + %d * worked;
      while (performance.now() < until);
      this.port1.addEventListener('message', wake);
    }
  };
  addEventListener('message', wake, true);
}
"""  # searches pause with a new channel; work is what lies between two of its messages


@contextmanager
def phone(browser: Browser, url: str, script: str, slower: float = SLOWER) -> Iterator[Visitor]:
    """Yield a visitor with a throttled CPU and an instrumented page."""
    visitor = Visitor(browser, url, viewport=PHONE, service_workers="block")
    visitor.context.add_init_script(script)
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield visitor
    visitor.context.close()


def open_home(visitor: Visitor) -> dict[str, Any]:
    """Open the home screen; return what its page recorded."""
    visitor.page.goto(visitor.url, wait_until="commit")
    visitor.page.wait_for_timeout(SETTLED)  # polling would add work
    while not visitor.page.evaluate("seen.interactive"):
        visitor.page.wait_for_timeout(SETTLED)
    result: dict[str, Any] = visitor.page.evaluate(RESULT)
    return result


def start(browser: Browser, url: str) -> dict[str, float]:
    """Measure a throttled start by the clock, and a full-speed start by its CPU time."""
    with phone(browser, url, START) as visitor:
        result = open_home(visitor)
    with phone(browser, url, START, slower=1) as visitor:
        browser.start_tracing(page=visitor.page, categories=["toplevel", "blink.user_timing"])
        open_home(visitor)
        work = main_thread_ms(json.loads(browser.stop_tracing())["traceEvents"])
    return {
        "first paint, ms": result["paint"],
        "interactive, ms": result["interactive"],
        "longest task, ms": max(result["long"], default=0),
        "long tasks": len(result["long"]),
        "work at full speed, CPU ms": work,
        "transferred, bytes": result["bytes"],
        "files": result["files"],
    }


def main_thread_ms(events: list[dict[str, Any]]) -> float:
    """Return the CPU milliseconds of the main thread until the page is interactive."""
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
        if task["ts"] >= end:  # not nested in another task
            work += task["tdur"]
            end = task["ts"] + task["dur"]
    return work / 1000


def frames(browser: Browser, url: str, game: str, turns: int) -> dict[str, float]:
    """Measure a first game against the strongest bot, which thinks on the phone: its first move, and frame times."""
    with phone(browser, url, FRAMES) as visitor:
        visitor.set(opponents=dict.fromkeys(GAMES, "mad_hatter"), language="en")
        page = visitor.go()
        begin = time.perf_counter()
        page.get_by_role("button", name=f"Play {game.replace('_', ' ').title()}").first.evaluate(
            "button => button.click()"
        )
        page.locator("[data-my-turn=true]").first.wait_for(state="attached")
        first = time.perf_counter() - begin
        rng = random.Random(3)
        for _ in range(turns):
            page.locator(f"{OVER}, [data-my-turn=true]").first.wait_for(state="attached")
            if page.locator(OVER).count():
                break
            take_turn(page, game, Mouse(), rng)
        page.wait_for_timeout(3000)
        drawn: list[float] = page.evaluate("drawn")
    late = {share: sum(gap > limit + SLACK for gap in drawn) / max(1, len(drawn)) for share, limit in LATE.items()}
    return {
        "own turn after, s": first,
        "frames": len(drawn),
        **{k: 100 * v for k, v in late.items()},
        "median, ms": statistics.median(drawn or [0]),
    }


def play(game: str) -> tuple[Record, int]:
    """Return the record of a game between two bots as a device writes it, and its number of steps."""
    match = Match.from_key(game_named(game), 2, {}, key_of(SEED, [SEED.hex(), None]))
    bots = [bot_named("march_hare"), bot_named("march_hare")]
    while match.mover is not None:
        match.act(bots[match.mover].think(match.observations(match.mover), Budget(seconds=1), match.mover).action)
    record = record_of(match)
    record.fair = Fair(commitment=commitment_to(SEED), seed=SEED.hex(), nonces=[SEED.hex(), None], first="random")
    return record, len(turns_of(match))


def review(browser: Browser, url: str, game: str) -> dict[str, float]:
    """Measure the review of one seat, in a browser that has kept nothing."""
    record, steps = play(game)
    with phone(browser, url, "", slower=SLOWER) as visitor:
        visitor.set(language="en")
        page, context = visitor.page, visitor.context
        guest = context.request.post(f"{url}/api/guests", data={"name": "Ada"}).json()
        seats = [{"name": "Ada"}, {"bot": "march_hare"}]
        upload = {"record": json.loads(encode(record)), "seats": seats}
        headers = {"authorization": f"Bearer {guest['token']}"}
        table = context.request.post(f"{url}/api/records", data=upload, headers=headers).json()["id"]

        def slow_down(route: Route) -> None:
            answer = route.fetch()
            route.fulfill(response=answer, body=SLOW_WORKER % (SLOWER - 1) + answer.text())

        page.route("**/bots.worker-*.js", slow_down)
        page.goto(f"{url}/t/{table}/review", wait_until="commit")
        page.wait_for_function("() => performance.getEntriesByName('review-complete').length", polling=250)
        begun, complete = page.evaluate(REVIEW)
    return {"steps": steps, "first result, s": begun / 1000, "complete, s": complete / 1000}


def medians(runs: list[dict[str, float]]) -> dict[str, float]:
    """Return the median of each figure."""
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7, help="starts of each address (default 7)")
    parser.add_argument("--turns", type=int, default=6, help="turns of each game (default 6; 0: no games)")
    parser.add_argument("--reviews", type=int, default=3, help="reviews of each game (default 3; 0: none)")
    parser.add_argument("--url", nargs="+", help="servers that run (default: one is started)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    with ExitStack() as running:
        urls = args.url
        if not urls:
            folder = running.enter_context(tempfile.TemporaryDirectory())
            urls = [running.enter_context(serving(sqlite(Path(folder)), "--no-limits")).url]
        with chromium() as browser:
            starts: dict[str, list[dict[str, float]]] = {url: [] for url in urls}
            for _ in range(args.runs):
                for url in urls:
                    starts[url].append(start(browser, url))
            results: dict[str, dict[str, float]] = {
                f"start {url}": medians(runs) for url, runs in starts.items() if runs
            }
            if args.turns:
                results |= {game: frames(browser, urls[-1], game, args.turns) for game in GAMES}
            for game in GAMES:
                if args.reviews:
                    runs = [review(browser, urls[-1], game) for _ in range(args.reviews)]
                    results[f"review of {game}"] = medians(runs)
    if args.json:
        print(json.dumps(results, indent=1))
        return
    for name, figures in results.items():
        print(name)
        for figure, value in figures.items():
            print(f"  {figure:26} {value:9.1f}" if value % 1 else f"  {figure:26} {value:9.0f}")


if __name__ == "__main__":
    main()
