"""Policy: what is said when. Pure functions; times are milliseconds since 1970, sizes of the day are minutes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from hatbox import wire
from hatbox.server.notifications.occasions import KINDS, Item

BATCH = 2_500  # milliseconds that a notice waits for others, so that they make one message
HOUR = 3_600_000
DAY = 24 * HOUR
MAX_ITEMS = 50  # of one message
HOURLY_CAPS = {"push": 20, "webhook": 20, "email": 6}  # messages per channel
BACKOFF = (5_000, 30_000, 120_000, 600_000, HOUR, 3 * HOUR, 6 * HOUR)  # milliseconds until the next attempt
MAX_AGE = DAY  # milliseconds after which an undelivered message is given up
MAX_FAILURES = 10  # refused messages in a row after which a channel is removed


@dataclass(frozen=True)
class DueNotice:
    """A notice whose time has come, with the state of its table now."""

    item: Item
    status: str | None  # of the table; None: it does not exist any more
    is_acting: bool  # the player is to act there


@dataclass(frozen=True)
class ChannelLoad:
    """A channel and what it was sent lately."""

    id: str
    medium: str
    sent: Sequence[int] = ()  # when it was sent its messages of the last hour
    waiting: str | None = None  # the message on its way to it, if more can be added
    items: Sequence[Item] = ()  # of that message


@dataclass
class Plan:
    """Decision about a player's due notices."""

    dropped: list[Item] = field(default_factory=list)
    said: list[Item] = field(default_factory=list)
    postponed: list[Item] = field(default_factory=list)
    until: int = 0  # when the postponed ones are due
    messages: list[tuple[ChannelLoad, list[Item], int]] = field(default_factory=list)  # with the time to send them


def zone_of(name: str) -> ZoneInfo | None:
    """Return a time zone; None if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(choice: wire.NotificationChoice, now: int) -> int | None:
    """Return when the quiet hours end in which a player is now; None if they are in none.

    >>> evening = int(datetime(2026, 11, 18, 23, 30, tzinfo=UTC).timestamp() * 1000)
    >>> end = quiet_until(wire.NotificationChoice(quiet_from=22 * 60, quiet_until=7 * 60), evening)
    >>> datetime.fromtimestamp(end / 1000, UTC).isoformat()
    '2026-11-19T07:00:00+00:00'
    """
    start, end = choice.quiet_from, choice.quiet_until
    if start is None or end is None or start == end:
        return None
    zone = zone_of(choice.time_zone) or UTC
    local = datetime.fromtimestamp(now / 1000, zone)
    minute = local.hour * 60 + local.minute
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not is_quiet:
        return None
    day = local.date() + timedelta(days=1 if minute >= end else 0)
    until = datetime.combine(day, time(end // 60, end % 60), zone)
    # Where clocks are set back, the hour of the end comes twice: the second one counts if the first is over.
    instants = (int(moment.timestamp() * 1000) for moment in (until, until.replace(fold=1)))
    return next((instant for instant in instants if instant > now), now + HOUR)


def is_current(notice: DueNotice) -> bool:
    """Check whether a notice still says the truth."""
    match notice.item.kind:
        case "turn":
            return notice.status == "playing" and notice.is_acting
        case "invitation":
            return notice.status == "open"
        case "rematch":
            return notice.status == ("playing" if notice.item.begun else "over")
        case _:
            return notice.status == "over"


def merge(*parts: Iterable[Item]) -> list[Item]:
    """Return items with one for each table, the most important; those first that were first, at most MAX_ITEMS.

    >>> [(item.kind, item.table) for item in merge([Item("over", "a"), Item("turn", "b")], [Item("rematch", "a")])]
    [('rematch', 'a'), ('turn', 'b')]
    """
    by_table: dict[str, Item] = {}
    for item in (item for part in parts for item in part):
        other = by_table.get(item.table)
        if other is None or KINDS.index(item.kind) <= KINDS.index(other.kind):
            by_table[item.table] = item
    return list(by_table.values())[:MAX_ITEMS]


def free_at(sent: Sequence[int], cap: int, now: int) -> int:
    """Return when the hourly cap allows the next message, given when the last ones were sent."""
    recent = sorted(at for at in sent if at > now - HOUR)
    return now if len(recent) < cap else recent[len(recent) - cap] + HOUR


def plan(
    notices: Sequence[DueNotice],
    watched: frozenset[str],
    choice: wire.NotificationChoice,
    channels: Sequence[ChannelLoad],
    now: int,
    caps: Mapping[str, int] = HOURLY_CAPS,
) -> Plan:
    """Decide what is done with a player's due notices; `watched` are the tables at which they are looking now."""
    planned = Plan()
    wanted: list[Item] = []
    for notice in notices:
        item = notice.item
        is_wanted = item.kind in choice.kinds and item.table not in watched and is_current(notice)
        (wanted if is_wanted and channels else planned.dropped).append(item)
    if not wanted:
        return planned
    end = quiet_until(choice, now)
    if end is not None:
        planned.postponed, planned.until = wanted, end
        return planned
    planned.said = wanted
    for channel in channels:
        due = free_at(channel.sent, caps[channel.medium], now)
        planned.messages.append((channel, merge(channel.items, wanted), due))
    return planned


def next_attempt(attempts: int, created: int, now: int, asked: int = 0) -> int | None:
    """Return when a failed message is tried again, not before the receiver `asked` for; None: never."""
    due = max(now + BACKOFF[min(attempts, len(BACKOFF) - 1)], asked)
    return due if due < created + MAX_AGE else None
