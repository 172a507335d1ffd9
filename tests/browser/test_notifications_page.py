"""Web Push in a real browser: switched on by a tap, sent by the server, shown by the service worker, opening the table.

A headless Chromium cannot reach its push service: a local one takes its place, and the decrypted message is handed to
the browser, which delivers it to the service worker as it would one from its own service. The headless shell has no
notifications at all, whatever is permitted: there a list takes the place of the system's notifications.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Worker, expect

from support.browser_helpers import PHONE, Visitor, overflow, small_targets, violations
from support.push_service import PushService, Subscription, push_service
from support.rest_client import Person
from support.server_process import FREELY, Server, serving, sqlite
from support.waiting import wait_until

READY = "navigator.serviceWorker.ready.then(() => undefined)"
SUBSCRIBE = """subscription => {
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async ({applicationServerKey}) => current = {
    endpoint: subscription.endpoint,
    options: {applicationServerKey: applicationServerKey.buffer, userVisibleOnly: true},
    toJSON: () => ({endpoint: subscription.endpoint, keys: {p256dh: subscription.p256dh, auth: subscription.auth}}),
    unsubscribe: async () => (current = null, true),
  };
}"""
ALLOW = """
Object.defineProperty(Notification, 'permission', {get: () => 'granted'});
Notification.requestPermission = async () => 'granted';
"""
LIST = """() => {
  if (Notification.permission === 'granted' || self.listed) return;
  self.listed = new Map();
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void self.listed.set(
    options.tag, {title, ...options, close: () => self.listed.delete(options.tag)});
  ServiceWorkerRegistration.prototype.getNotifications = async () => [...self.listed.values()];
}"""
SHOWN = """() => self.registration.getNotifications().then(list => list.map(
  ({title, body, tag, data, actions}) => ({title, body, tag, path: data.path, actions: actions.map(a => a.action)})))"""
# A page can open or focus another only while a person taps: what the worker asks for is noted instead.
CLICK = """async action => {
  const asked = [];
  self.clients.openWindow = async url => void asked.push(url);
  WindowClient.prototype.focus = async function () { asked.push(this.url); };
  const [notification] = await self.registration.getNotifications();
  const work = [], waitUntil = promise => work.push(promise);
  const event = Object.assign(new Event('notificationclick'), {notification, action, waitUntil});
  self.dispatchEvent(event);
  await Promise.all(work);
  return [asked, (await self.registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def notifying(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite(Path(tmp_path_factory.mktemp("push"))), *FREELY, "--allow-private-hooks") as server:
        yield server


class Phone:
    """Somebody's browser that may show notifications."""

    def __init__(self, browser: Browser, server: Server, person: Person, subscription: Subscription) -> None:
        self.visitor = Visitor(browser, server.url, viewport=PHONE, permissions=["notifications"], installs=True)
        self.visitor.set(language="en", speed=0)
        self.visitor.context.add_init_script(f"{ALLOW}({SUBSCRIBE})({json.dumps(subscription.body)})")
        person.moves_into(self.visitor)
        self.url = server.url

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def worker(self) -> Worker:
        worker = wait_until(lambda: next(iter(self.visitor.context.service_workers), None))
        worker.evaluate(LIST)
        return worker

    def deliver(self, payload: dict[str, Any]) -> None:
        """Hand a decrypted message to the browser."""
        assert self.worker
        protocol: CDPSession = self.visitor.context.new_cdp_session(self.page)
        found: list[str] = []
        protocol.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
        )
        protocol.send("ServiceWorker.enable")
        wait_until(lambda: self.page.evaluate("1") and found)
        protocol.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": self.url, "registrationId": found[0], "data": json.dumps(payload)},
        )
        protocol.detach()

    def shown(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.worker.evaluate(SHOWN)
        return found


@pytest.fixture
def phone(browser: Browser, notifying: Server, push: PushService) -> Iterator[tuple[Phone, Person, Subscription]]:
    anna, subscription = Person(notifying.url, "Anna"), push.subscribe()
    mine = Phone(browser, notifying, anna, subscription)
    yield mine, anna, subscription
    mine.visitor.leave()


def turn_on(phone: Phone) -> Page:
    page = phone.visitor.go("/profile")
    page.evaluate(READY)
    page.get_by_role("button", name="Turn on notifications").click()
    page.get_by_text("This device gets notifications").wait_for()
    return page


def test_a_move_reaches_the_phone_and_a_tap_opens_the_table(
    phone: tuple[Phone, Person, Subscription], notifying: Server
) -> None:
    mine, anna, subscription = phone
    page = turn_on(mine)
    assert violations(page) == []
    assert overflow(page) == small_targets(page) == []
    ben = Person(notifying.url, "Ben")
    table = ben.opens("hats", 2, bots=False, options={"first": 0}, clock={"kind": "days", "days": 2})
    assert anna.do(table, "sit")["type"] == "ack"
    for person in (anna, ben):
        person.do(table, "ready")
    ben.do(table, "start")
    assert ben.plays(table, 1) is False
    while notifying_turn(anna, table):  # an optional action may come first
        ben.plays(table, 1)
    payload = subscription.wait_for(1)[-1].payload
    assert (payload["kind"], payload["table"], payload["path"]) == ("turn", table, f"t/{table}")
    mine.deliver(payload)
    (shown,) = wait_until(mine.shown)
    assert shown == {
        "title": payload["title"],
        "body": payload["body"],
        "tag": f"t/{table}",
        "path": f"t/{table}",
        "actions": ["off"],
    }
    mine.deliver(payload)
    assert len(wait_until(mine.shown)) == 1  # the same table has one
    assert mine.worker.evaluate(CLICK, "") == [[f"{notifying.url}/t/{table}"], 0]
    page.goto(f"{notifying.url}/t/{table}")
    page.locator("[data-my-turn=true]").wait_for()
    mine.deliver(payload)  # the table is in sight
    mine.deliver({**payload, "path": "t/other", "tag": "t/other"})
    assert [one["path"] for one in wait_until(mine.shown)] == ["t/other"]
    assert mine.worker.evaluate(CLICK, "off") == [[f"{notifying.url}/profile#notifications"], 0]


def notifying_turn(person: Person, table: str) -> bool:
    """Return whether it is not yet the person's turn."""
    scene = person.ask("GET", f"/api/tables/{table}/snapshot")["scene"]
    return not scene.get("legal")


def test_nothing_leads_away_from_the_page(phone: tuple[Phone, Person, Subscription], notifying: Server) -> None:
    mine, _, _ = phone
    mine.visitor.go("/learn").evaluate(READY)
    for path in ("https://evil.example/", "//evil.example/", "/../../x", "t/a"):
        mine.deliver({"kind": "turn", "title": "Hat", "body": "", "path": path, "tag": "same"})
        (shown,) = wait_until(mine.shown)
        assert shown["path"] == path
        (asked,), left = mine.worker.evaluate(CLICK, "")
        assert asked.startswith(f"{notifying.url}/")
        assert left == 0


def test_choices_are_kept_and_everything_is_off_in_one_tap(
    phone: tuple[Phone, Person, Subscription], notifying: Server
) -> None:
    mine, anna, subscription = phone
    page = turn_on(mine)

    def kept() -> dict[str, Any]:
        choice: dict[str, Any] = anna.ask("GET", "/api/me/notifications")["choice"]
        return choice

    page.get_by_role("switch", name="A game is over").click()
    wait_until(lambda: kept()["kinds"] == ["turn", "invitation", "rematch"])
    page.get_by_role("switch", name="Quiet hours").click()
    page.get_by_label("From", exact=True).fill("21:30")
    page.get_by_label("From", exact=True).blur()
    wait_until(lambda: kept().get("quiet_from") == 21 * 60 + 30)
    assert kept()["quiet_until"] == 7 * 60
    page.get_by_role("button", name="Send a test").click()
    assert subscription.wait_for(1)[0].payload["kind"] == "test"
    mine.deliver(subscription.messages[0].payload)  # shown although the profile is in sight
    wait_until(mine.shown)
    page.reload()
    expect(page.get_by_role("switch", name="A game is over")).not_to_be_checked()
    page.get_by_role("button", name="Turn everything off").click()
    page.get_by_text("Everything is off.").first.wait_for()
    assert kept()["kinds"] == []
    page.get_by_role("button", name="Turn off", exact=True).click()
    page.get_by_role("button", name="Turn on notifications").wait_for()
    assert anna.ask("GET", "/api/me/notifications").get("pushes", 0) == 0


def test_who_sits_down_for_days_is_asked_once(phone: tuple[Phone, Person, Subscription], notifying: Server) -> None:
    mine, anna, _ = phone
    table = anna.opens("hats", 2, bots=False, clock={"kind": "days", "days": 2})
    page = mine.visitor.go(f"/t/{table}")
    page.evaluate(READY)
    page.get_by_text("Shall we let you know when it’s your turn?").wait_for()
    page.get_by_role("button", name="Yes, please").click()
    page.get_by_text("We’ll let you know.").wait_for()
    assert anna.ask("GET", "/api/me/notifications")["pushes"] == 1
    page.reload()
    page.get_by_role("button", name="I’m ready").wait_for()
    expect(page.get_by_role("button", name="Yes, please")).to_have_count(0)
