"""The page as an installed app: without a network, and when a new version comes."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from support.browser_helpers import Visitor
from support.server_process import Server
from support.tcp_proxy import tcp_proxy

SCREENS = {  # that need no server, and what is on them
    "/": "main button.primary",
    "/learn": "main .games, main a[href*=learn]",
    "/learn/top-hats": "main h1",
    "/lesson/magic-hat": "[data-slot]",
    "/puzzles": "main a[href*=puzzles]",
    "/puzzles/top-hats": "main [data-cell]",
    "/rules/hats": "main h2",
    "/profile": "main select",
    "/nowhere": "main a.btn",
}
CACHED = """async () => {
  const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)));
  return (await Promise.all(opened.map(cache => cache.keys()))).flat().map(request => request.url);
}"""
PICTURE_SIZE = """async source => {
  const picture = await createImageBitmap(await (await fetch(source)).blob());
  return [picture.width, picture.height];
}"""
FAILED = """async () => {  // to install the worker
  const registration = await navigator.serviceWorker.register('/sw.js');
  const worker = registration.installing;
  if (worker) await new Promise(done => worker.addEventListener('statechange', done));
  if (registration.active || worker?.state !== 'redundant') throw new Error(worker?.state);
}"""
READY = "navigator.serviceWorker.ready.then(() => undefined)"  # everything is cached


def test_what_needs_no_server_works_without_a_network(browser: Browser, server: Server) -> None:
    with tcp_proxy(server.port) as line:
        guest = Visitor(browser, line.url, installs=True)
        page = guest.go("/")
        page.evaluate(READY)
        line.cut()
        for path, sight in SCREENS.items():
            guest.go(path).locator(sight).first.wait_for()
        for language in ("he", "it", "de", "es", "fr", "ru", "en"):
            guest.go("/profile").locator("main select").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            guest.go("/rules/magic-hat").locator("main h2").first.wait_for()
        kept = [urlsplit(url).path for url in page.evaluate(CACHED)]
        assert "/" in kept
        assert [path for path in kept if path.startswith(("/api", "/ws"))] == []
        guest.leave()


def test_it_can_be_installed(browser: Browser, server: Server) -> None:
    guest = Visitor(browser, server.url, installs=True)
    page = guest.go("/")
    page.evaluate(READY)
    protocol = guest.context.new_cdp_session(page)
    assert protocol.send("Page.getInstallabilityErrors")["installabilityErrors"] == []  # of browsers with a window
    manifest = protocol.send("Page.getAppManifest")
    assert manifest["errors"] == []
    known = manifest["manifest"]  # as the browser reads it
    assert known["startUrl"] == known["scope"] == known["id"] == f"{server.url}/"
    assert known["name"]
    assert known["display"] == "kStandalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in known["icons"]}
    assert {shot["formFactor"] for shot in known["screenshots"]} == {"kWide", "kNarrow"}
    parts = json.loads(manifest["data"])
    pictures = {picture["src"]: picture for key in ("icons", "screenshots") for picture in parts[key]}
    for source in filter(lambda source: not source.endswith(".svg"), pictures):
        width, height = page.evaluate(PICTURE_SIZE, source)
        assert pictures[source]["sizes"] == f"{width}x{height}"
    for shortcut in parts["shortcuts"]:
        guest.go(f"/{shortcut['url']}").get_by_role("heading", name="New table").wait_for()
    guest.leave()


def test_a_full_disk_is_no_harm(browser: Browser, server: Server) -> None:
    guest = Visitor(browser, server.url, installs=True)
    protocol = guest.context.new_cdp_session(guest.page)
    protocol.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": 100_000})
    page = guest.go("/")
    page.evaluate(FAILED)
    guest.go("/rules/hats").locator(SCREENS["/rules/hats"]).first.wait_for()
    guest.leave()
