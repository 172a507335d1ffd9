"""The policy of notifications, in pure functions: texts, times and receivers."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from hatbox import wire
from hatbox.server.notifications import policy
from hatbox.server.notifications.occasions import Item
from hatbox.server.notifications.policy import HOUR, ChannelLoad, DueNotice, merge, plan, quiet_until

NOON = int(datetime(2026, 11, 18, 12, tzinfo=ZoneInfo("UTC")).timestamp() * 1000)
PHONE = ChannelLoad("phone", "push")


def at(text: str, zone: str = "UTC", *, fold: int = 0) -> int:
    """A local time in milliseconds."""
    moment = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return int(moment.timestamp() * 1000)


def night(zone: str = "UTC", start: int = 22 * 60, end: int = 7 * 60) -> wire.NotificationChoice:
    return wire.NotificationChoice(quiet_from=start, quiet_until=end, time_zone=zone)


def turn(table: str, *, acting: bool = True, status: str | None = "playing") -> DueNotice:
    return DueNotice(Item("turn", table, "hats"), status, acting)


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-11-18T21:59", None),
        ("2026-11-18T22:00", "2026-11-19T07:00"),
        ("2026-11-18T23:30", "2026-11-19T07:00"),
        ("2026-11-19T00:00", "2026-11-19T07:00"),
        ("2026-11-19T06:59", "2026-11-19T07:00"),
        ("2026-11-19T07:00", None),
    ],
)
@pytest.mark.parametrize("zone", ["UTC", "Europe/Rome", "Asia/Kolkata", "America/St_Johns", "Pacific/Kiritimati"])
def test_quiet_hours_over_midnight(now: str, end: str | None, zone: str) -> None:
    assert quiet_until(night(zone), at(now, zone)) == (None if end is None else at(end, zone))


def test_quiet_hours_within_a_day() -> None:
    choice = night("Europe/Rome", 9 * 60, 17 * 60 + 30)
    assert quiet_until(choice, at("2026-11-18T08:59", "Europe/Rome")) is None
    assert quiet_until(choice, at("2026-11-18T09:00", "Europe/Rome")) == at("2026-11-18T17:30", "Europe/Rome")
    assert quiet_until(choice, at("2026-11-18T17:30", "Europe/Rome")) is None


def test_quiet_hours_where_clocks_change() -> None:
    """The night of the change is an hour shorter or longer, and ends when the clock on the wall says so."""
    choice = night("Europe/Rome")
    spring, autumn = at("2026-03-29T01:30", "Europe/Rome"), at("2026-10-25T01:30", "Europe/Rome")
    assert quiet_until(choice, spring) == at("2026-03-29T07:00", "Europe/Rome")
    assert quiet_until(choice, autumn) == at("2026-10-25T07:00", "Europe/Rome")
    assert (at("2026-03-29T07:00", "Europe/Rome") - spring, at("2026-10-25T07:00", "Europe/Rome") - autumn) == (
        4.5 * HOUR,
        6.5 * HOUR,
    )
    # It ends at 2:30, which comes twice in autumn and never in spring: never in the past.
    early = night("Europe/Rome", 22 * 60, 2 * 60 + 30)
    second = at("2026-10-25T02:15", "Europe/Rome", fold=1)
    assert quiet_until(early, second) == at("2026-10-25T02:30", "Europe/Rome", fold=1)
    before = at("2026-03-29T01:59", "Europe/Rome")
    end = quiet_until(early, before)
    assert end is not None
    assert before < end <= before + 2 * HOUR


@pytest.mark.parametrize(
    "choice",
    [
        wire.NotificationChoice(),
        wire.NotificationChoice(quiet_from=0, quiet_until=0),
        wire.NotificationChoice(quiet_from=600, quiet_until=600, time_zone="Europe/Rome"),
    ],
)
def test_no_quiet_hours(choice: wire.NotificationChoice) -> None:
    assert all(quiet_until(choice, NOON + hour * HOUR) is None for hour in range(24))


def test_an_unknown_time_zone_counts_as_utc() -> None:
    """The server's list of zones may shrink with an update."""
    assert quiet_until(night("Mars/Olympus"), at("2026-11-18T23:00")) == at("2026-11-19T07:00")


@pytest.mark.parametrize(
    ("notice", "watched", "choice"),
    [
        (turn("a", acting=False), (), wire.NotificationChoice()),  # the move was taken back
        (turn("a", status="over"), (), wire.NotificationChoice()),
        (turn("a", status=None), (), wire.NotificationChoice()),  # pruned
        (turn("a"), ("a",), wire.NotificationChoice()),  # looking
        (turn("a"), (), wire.NotificationChoice(kinds=["over"])),
        (DueNotice(Item("invitation", "a"), "playing", False), (), wire.NotificationChoice()),
        (DueNotice(Item("rematch", "a"), "closed", False), (), wire.NotificationChoice()),
    ],
)
def test_what_is_no_longer_true_or_wanted_is_dropped(
    notice: DueNotice, watched: tuple[str, ...], choice: wire.NotificationChoice
) -> None:
    planned = plan([notice], frozenset(watched), choice, [PHONE], NOON)
    assert (planned.dropped, planned.said, planned.messages) == ([notice.item], [], [])


def test_without_a_channel_nothing_is_kept() -> None:
    planned = plan([turn("a")], frozenset(), wire.NotificationChoice(), [], NOON)
    assert (planned.dropped, planned.said) == ([Item("turn", "a", "hats")], [])


def test_one_message_for_each_channel() -> None:
    mail = ChannelLoad("mail", "email")
    planned = plan([turn("a"), turn("b")], frozenset(), wire.NotificationChoice(), [PHONE, mail], NOON)
    items = [Item("turn", "a", "hats"), Item("turn", "b", "hats")]
    assert planned.messages == [(PHONE, items, NOON), (mail, items, NOON)]


def test_a_message_that_waits_takes_more() -> None:
    waiting = ChannelLoad("phone", "push", (), "m1", [Item("turn", "a", "hats")])
    planned = plan([turn("b")], frozenset(), wire.NotificationChoice(), [waiting], NOON)
    assert planned.messages == [(waiting, [Item("turn", "a", "hats"), Item("turn", "b", "hats")], NOON)]


def test_in_quiet_hours_everything_waits_for_their_end() -> None:
    now = at("2026-11-18T23:00")
    planned = plan([turn("a"), turn("b")], frozenset(), night(), [PHONE], now)
    assert (len(planned.postponed), planned.until, planned.messages) == (2, at("2026-11-19T07:00"), [])


def test_the_hourly_cap_delays() -> None:
    cap = policy.HOURLY_CAPS["push"]
    sent = [NOON - HOUR + 1000 * (number + 1) for number in range(cap)]
    busy = ChannelLoad("phone", "push", sent)
    ((_, _, due),) = plan([turn("a")], frozenset(), wire.NotificationChoice(), [busy], NOON).messages
    assert due == sent[0] + HOUR
    assert policy.free_at(sent[1:], cap, NOON) == NOON
    assert policy.free_at([at - HOUR for at in sent], cap, NOON) == NOON  # long ago
    later = [*sent, due]  # one more was sent when it was free
    assert policy.free_at(later, cap, due) == sent[1] + HOUR


def test_one_item_for_each_table_the_most_important() -> None:
    many = [Item("over", str(number)) for number in range(200)]
    assert len(merge(many)) == policy.MAX_ITEMS
    assert merge([Item("turn", "a"), Item("over", "a")]) == [Item("turn", "a")]
    assert merge([Item("over", "a")], [Item("turn", "a")]) == [Item("turn", "a")]
    assert merge([Item("turn", "a", by="old")], [Item("turn", "a", by="new")]) == [Item("turn", "a", by="new")]


def test_attempts_end_after_a_day() -> None:
    now, attempts = NOON, 0
    while (due := policy.next_attempt(attempts, NOON, now)) is not None:
        assert due > now
        now, attempts = due, attempts + 1
    assert 6 <= attempts <= 12
    assert policy.next_attempt(0, NOON, NOON, asked=NOON + HOUR) == NOON + HOUR
    assert policy.next_attempt(0, NOON, NOON, asked=NOON + 2 * policy.DAY) is None
