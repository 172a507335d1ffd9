"""The page has nothing that its viewer may not know: two servers hold worlds that differ only in that, and what the
page receives, draws, says and keeps is the same in both, while the game goes on too.

Only what names a moment or a place is taken out: times, the clocks that depend on them, and the servers' addresses.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Response, WebSocket

from hatbox import wire
from support.browser_helpers import Visitor
from support.indistinguishable_games import Viewer
from support.paired_tables import LENGTHS, Pair, World, a_pair, bring, building_pairs
from support.rest_client import Person
from support.server_process import FREELY, Server, sqlite
from support.waiting import PATIENCE

SETTLED = 8_000  # ms of the page's own time, in which all that has happened is told

RECORD = """() => {
  const drawn = (window.everDrawn = new Set());
  const note = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE || node.closest('.symbols')) return;
    const all = [node, ...node.querySelectorAll('use')].filter((one) => one.matches('use'));
    for (const use of all) drawn.add(use.getAttribute('href'));
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(note);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  note(document.body);
}"""  # every picture that ever stood on the screen; words come and go with loading, and stand in `drawn` at the end
DRAWN = """() => {
  const body = document.body.cloneNode(true);
  body.querySelectorAll('.symbols, script').forEach((node) => node.remove());
  return body.outerHTML;
}"""
GUIDE = 'href="#wear-crown"'  # the picture on the button that tells who wears what
KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


def timeless(text: str) -> str:
    """A text without what differs between any two servers and moments."""
    text = re.sub(r"127\.0\.0\.1:\d+", "host", text)
    return re.sub(r'"(now|at|left|took)":\d+', r'"\1":0', re.sub(r"\b1\d{12}\b", "0", text))


@dataclass
class Eyes:
    """A viewer with a page, who misses nothing that comes to it."""

    visitor: Visitor
    frames: list[str] = field(default_factory=list)
    answers: list[Response] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self._listen)
        self.page.on("response", self._answered)
        self.visitor.set(speed=0, language="en")
        self.page.clock.install()

    @property
    def page(self) -> Page:
        return self.visitor.page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(timeless(str(frame))))

    def _answered(self, answer: Response) -> None:
        if "/api/" in answer.url:
            self.answers.append(answer)

    def is_there(self) -> None:
        """Wait until the table is drawn and nothing is asked for any more."""
        self.page.locator("[data-moment] main *").nth(30).wait_for(state="attached")
        self.page.wait_for_load_state("networkidle")
        self.page.clock.run_for(1000)

    def wait_for(self, has_come: Callable[[], bool]) -> None:
        """Wait for something, until all that follows from it was told."""
        until = time.monotonic() + PATIENCE
        while not has_come():
            assert time.monotonic() < until, "it does not come"
            self.page.evaluate("new Promise(requestAnimationFrame)")
        self.page.clock.run_for(SETTLED)

    def reach(self, seq: int) -> None:
        """Wait for an update."""
        self.wait_for(lambda: any(f'"seq":{seq},' in frame for frame in self.frames))

    def open_log(self) -> None:
        """Look at all that has happened, also before this page came."""
        if not self.page.evaluate("JSON.parse(localStorage.getItem('hatbox.settings') ?? '{}').log"):  # it stays open
            self.page.keyboard.press("l")
        self.wait_for(lambda: any("/history?" in one.url for one in self.answers))
        self.page.locator(".group").first.wait_for()

    def evidence(self) -> dict[str, object]:
        """All that this page has got, shown and kept."""
        return {
            "frames": [frame for frame in self.frames if '"type":"p' not in frame[:14] or '"private"' in frame],
            "answers": sorted(timeless(f"{one.url} {one.status} {one.text()}") for one in self.answers),
            "ever drawn": sorted(one for one in self.page.evaluate("[...(window.everDrawn ?? [])]")),
            "drawn": timeless(self.page.evaluate(DRAWN)),
            "said": timeless(self.page.locator("body").aria_snapshot()),
            "kept": timeless(self.page.evaluate(KEPT)),
        }


# --- the worlds


def without_clocks(pair: Pair) -> Pair:
    """Without clocks, whose seconds would differ."""
    return replace(pair, setup=msgspec.structs.replace(pair.setup, clock=wire.NoClock()))


def pair_for(game: str, players: int, viewer: Viewer) -> Pair:
    on_the_move = {"spectators": "blind"} if viewer is None else {"on_the_move": True}
    return without_clocks(a_pair(f"{game}{players}-{viewer}", game, players, viewer, LENGTHS[game][1], **on_the_move))


PAIRS: dict[str, Callable[[], Pair]] = {
    "hats": lambda: pair_for("hats", 3, 1),
    "hats, spectator": lambda: pair_for("hats", 3, None),
    "hats, teams": lambda: pair_for("hats", 4, 2),
    "magic hat": lambda: pair_for("magic_hat", 3, 1),
    "magic hat, spectator": lambda: pair_for("magic_hat", 3, None),
    "top hats": lambda: pair_for("top_hats", 2, 1),
    "top hats, spectator": lambda: pair_for("top_hats", 3, None),
    "top hats, building": lambda: without_clocks([*building_pairs(2)][1]),
}


@dataclass(frozen=True)
class Hosts:
    """Two servers, each with one world of every pair."""

    servers: tuple[Server, Server]
    pairs: dict[str, Pair]


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosts]:
    pairs = {name: made() for name, made in PAIRS.items()}
    databases = [sqlite(tmp_path_factory.mktemp(f"world{number}")) for number in (0, 1)]
    servers = Server(databases[0], *FREELY), Server(databases[1], *FREELY)
    try:
        with ThreadPoolExecutor(2) as pool:  # the browser has the loop of this thread
            for number, database in enumerate(databases):
                pool.submit(asyncio.run, bring(database, [*pairs.values()], number)).result()
            [*pool.map(Server.start, servers)]
        yield Hosts(servers, pairs)
    finally:
        for server in servers:
            server.stop()


def open_page(browser: Browser, server: Server, pair: Pair, viewer: Viewer) -> Eyes:
    """The table before a viewer's eyes."""
    eyes = Eyes(Visitor(browser, server.url))
    kept = {"player": pair.player(viewer), "name": f"Name{viewer}", "token": pair.token(viewer)}
    script = f"localStorage.setItem('hatbox.me', {json.dumps(json.dumps(kept))})"
    eyes.visitor.context.add_init_script(script)
    eyes.visitor.go(f"/t/{pair.table}")
    eyes.is_there()
    return eyes


def play_on(eyes: Eyes, server: Server, pair: Pair, world: World) -> None:
    """All do what they do next, and the viewer sees one thing after the other."""
    seq = pair.seq(world)
    for number, act in enumerate(world.acts):
        body = msgspec.json.encode(wire.CommandBody(f"c{number}", seq, act.command))
        headers = {"authorization": f"Bearer {pair.token(act.seat)}", "content-type": "application/json"}
        request = urllib.request.Request(f"{server.url}/api/tables/{pair.table}/commands", body, headers)
        with urllib.request.urlopen(request) as answer:
            assert json.load(answer)["type"] == "ack", act
        seq += act.public
        if act.public:
            eyes.reach(seq)


def page_states(browser: Browser, hosts: Hosts, pair: Pair, viewer: Viewer) -> list[list[dict[str, object]]]:
    """Return a viewer's page in both worlds: after some moves, with the log open, and after a reload."""
    pages = [open_page(browser, server, pair, viewer) for server in hosts.servers]
    found: list[list[dict[str, object]]] = [[], []]
    for seen, eyes, server, world in zip(found, pages, hosts.servers, pair.worlds, strict=True):
        eyes.page.evaluate(RECORD)
        play_on(eyes, server, pair, world)
        eyes.open_log()
        seen.append(eyes.evidence())
        eyes.answers.clear()
        eyes.page.reload()
        eyes.is_there()
        seen.append(eyes.evidence())
        eyes.visitor.leave()
    return found


@pytest.mark.parametrize("name", PAIRS)
def test_a_page_is_the_same_in_worlds_that_look_alike(browser: Browser, hosts: Hosts, name: str) -> None:
    pair = hosts.pairs[name]
    assert pair.worlds[0].facts != pair.worlds[1].facts
    for one, other in zip(*page_states(browser, hosts, pair, pair.viewer), strict=True):
        assert len(str(one["said"])) > 100
        assert one["frames"]
        for what, had in one.items():
            assert had == other[what], f"the worlds differ in what was {what}"


@pytest.mark.parametrize("name", ["hats", "magic hat", "top hats"])
def test_a_page_does_differ_for_somebody_who_may_know(browser: Browser, hosts: Hosts, name: str) -> None:
    """The check of the check: to another seat the same two worlds look different."""
    pair = hosts.pairs[name]
    assert pair.differing is not None
    pages = [open_page(browser, server, pair, pair.differing) for server in hosts.servers]
    one, other = (eyes.evidence() for eyes in pages)
    for eyes in pages:
        eyes.visitor.leave()
    assert one["frames"] != other["frames"]
    if name != "magic hat":  # M13: it is known there, and yet not shown
        assert one["drawn"] != other["drawn"]


# --- Magic Hat: what was seen once is known, but the screen does not remember it (M13)


def peeking(visitor: Visitor, server: Server, **options: object) -> tuple[Page, str, str]:
    """Somebody looks at a hat, and puts it back: the page then, the picture of the hat and its name."""
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.opens("magic_hat", 2, bots=False, options={"first": 0, "magic_hats": 0, **options})
    ben.do(table, "sit")
    anna.do(table, "ready")
    ben.do(table, "ready")
    anna.moves_into(visitor)
    visitor.set(language="en", speed=0)
    page = visitor.go(f"/t/{table}")
    page.locator("button[data-action=peek]:enabled").click()
    page.locator("[data-slot='3'].can").click()
    held = page.locator("[data-slot='3'] .face use")
    held.wait_for(state="attached")
    picture = str(held.get_attribute("href")).removeprefix("#hatcard-")
    name = str(page.locator("[data-slot='3']").get_attribute("aria-label")).rpartition(": ")[2]
    assert name in str(page.get_by_test_id("announced").text_content())
    held.wait_for(state="detached")
    return page, picture, name


def traces(page: Page, picture: str, name: str) -> list[str]:
    """Return the places where a hat is drawn or named, with the log open."""
    page.locator("[data-slot='3']").wait_for()
    page.keyboard.press("l")
    page.locator(".group").first.wait_for()
    drawn, said = str(page.evaluate(DRAWN)), page.locator("body").aria_snapshot()
    assert GUIDE in drawn
    drawn = drawn.replace(GUIDE, "", 1)
    page.keyboard.press("l")
    return [*re.findall(rf"(?:hatcard|wear|worn)-{picture}\b", drawn), *re.findall(rf"\b{name}\b", drawn + said)]


def test_M13_the_screen_forgets_a_hat_that_was_peeked_at(visitor: Callable[..., Visitor], server: Server) -> None:
    page, picture, name = peeking(visitor(), server)
    assert traces(page, picture, name) == []
    page.reload()
    assert traces(page, picture, name) == []


def test_M13_with_an_aid_to_memory_it_stays(visitor: Callable[..., Visitor], server: Server) -> None:
    page, picture, name = peeking(visitor(), server, memory_aid=True)
    for _ in range(2):
        page.locator(f"[data-slot='3'] use[href='#wear-{picture}']").wait_for(state="attached")
        assert f"wear-{picture}" in traces(page, picture, name)
        assert name in traces(page, picture, name)
        page.reload()
