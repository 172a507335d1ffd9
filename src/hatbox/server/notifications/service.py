"""Notifications as the server's routes use them: what a player may set up, and the links in messages."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from importlib.util import find_spec

from hatbox import wire
from hatbox.extras import need
from hatbox.server.identity import Player, Players, hash_of
from hatbox.server.limits import Buckets
from hatbox.server.metrics import Metrics
from hatbox.server.notifications import channels, invitations, keys, outbox
from hatbox.server.notifications.channels import Channel, Medium
from hatbox.server.notifications.delivery import DeliveryFailed, Gone
from hatbox.server.notifications.mail import Mailer, expect_address, mail_server
from hatbox.server.notifications.notifier import Notifier
from hatbox.server.notifications.occasions import Item
from hatbox.server.notifications.public_http import PublicHttp
from hatbox.server.notifications.texts import Text, text_of
from hatbox.server.notifications.web_push import WebPush
from hatbox.server.notifications.webhook import WebhookSender
from hatbox.server.server_clock import now_ms
from hatbox.server.service.broadcast import encode
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.tables.commands import Refusal

LOGGER = logging.getLogger("hatbox.notifications")
LIBRARIES = ("aiohttp", "pywebpush")  # of the extra `notify`; the second brings http_ece and py_vapid
NOBODY_IN_PARTICULAR = "mailto:hatbox@localhost"  # push services want to know whom to ask
MAX_CHECKS = 8  # webhooks that are tried at once

PublishPlayer = Callable[[str], Awaitable[None]]
SendMessage = Callable[[str, str], Awaitable[None]]


class NotificationService:
    """The channels of this server, and what players do with them."""

    def __init__(
        self,
        service: TableService,
        players: Players,
        settings: Settings,
        metrics: Metrics,
        process: str,
        publish_player: PublishPlayer,
        send_message: SendMessage,
    ) -> None:
        """`send_message(player, text)` sends to a player's connections in all processes."""
        self._service = service
        self._store = service.store
        self._players = players
        self._settings = settings
        self._publish_player = publish_player
        self._send_message = send_message
        self._http = PublicHttp(allow_private=settings.allow_private_hooks)
        self._push: WebPush | None = None
        self._webhooks: WebhookSender | None = None
        self._mailer: Mailer | None = None
        self._unsubscribe_key = ""
        self._changes = Buckets(settings.channel_changes)
        self._hooks = Buckets(settings.hooks)
        self._mails = Buckets(settings.mails)
        self._checks = asyncio.Semaphore(MAX_CHECKS)
        self.notifier = Notifier(self._store, process, metrics, publish_player)

    async def start(self) -> None:
        """Read the keys, made at the first start, and open the channels that the host offers."""
        settings, senders = self._settings, self.notifier.senders
        self._unsubscribe_key = await keys.unsubscribe_key(self._store)
        missing = [name for name in LIBRARIES if find_spec(name) is None]
        if missing and (settings.push or settings.webhooks):
            LOGGER.info("Web Push and webhooks are off: %s is not installed (hatbox[notify])", missing[0])
        if settings.push and not missing:
            url = settings.url if settings.url.startswith("https://") else ""
            contact = settings.push_contact or url or NOBODY_IN_PARTICULAR
            self._push = senders["push"] = WebPush(self._http, await keys.vapid_key(self._store), contact)
        if settings.webhooks and not missing:
            self._webhooks = senders["webhook"] = WebhookSender(self._http, settings.url)
        if settings.smtp:
            need("aiosmtplib", "notify")
            server = mail_server(settings.smtp, settings.smtp_password, settings.mail_from)
            self._mailer = senders["email"] = Mailer(server, settings.url, settings.title)
        await self.notifier.start(self._unsubscribe_key)

    async def stop(self) -> None:
        await self.notifier.stop()
        await self._http.close()

    # --- what a player has set up

    async def status(self, player: Player, token: str) -> wire.Notifications:
        """Return a player's choice and channels, as seen from the device with a token."""
        device = hash_of(token)
        sql = "SELECT medium, address, options, device, confirmed FROM channels WHERE player = ? ORDER BY created"
        rows = await self._store.fetch(sql, player.id)
        pushes = [row for row in rows if row[0] == "push"]
        answer = wire.Notifications(
            await channels.choice_of(self._store, player.id),
            push_key=self._push.public_key if self._push is not None else None,
            pushes=len(pushes),
            push_here=any(row[3] == device for row in pushes),
            can_webhook=self._webhooks is not None,
            can_email=self._mailer is not None,
        )
        for medium, address, options, _, confirmed in rows:
            if medium == "webhook":
                answer.webhook = channels.webhook_of(address, options)
            elif medium == "email":
                answer.email, answer.email_confirmed = address, bool(confirmed)
        return answer

    async def choose(self, player: Player, choice: wire.NotificationChoice) -> None:
        self._limit(player)
        await channels.save_choice(self._store, player.id, choice)
        await self._publish_player(player.id)

    async def add_push(self, player: Player, token: str, subscription: wire.PushSubscription) -> None:
        """Send notifications to the browser with a token from now on."""
        self._limit(player)
        if self._push is None:
            raise Refusal("notify/no-push")
        channel = channels.new_channel(
            player.id, "push", subscription.endpoint, p256dh=subscription.p256dh, auth=subscription.auth
        )
        self._push.expect(channel)
        await channels.add_push(self._store, channel, hash_of(token), now_ms())
        await self._publish_player(player.id)

    async def remove_push(self, player: Player, token: str) -> None:
        await channels.remove_push(self._store, hash_of(token))
        await self._publish_player(player.id)

    async def add_webhook(self, player: Player, address: str, webhook: wire.Webhook) -> None:
        """Send notifications to a webhook, once it has accepted a first message; `address` asks for it."""
        self._limit(player)
        if self._webhooks is None:
            raise Refusal("notify/no-webhook")
        self._hooks.expect(address, time.monotonic())
        channel = channels.new_channel(player.id, "webhook", webhook.url, format=webhook.format)
        text = await self._test_text(channel)
        async with self._checks:
            await self._webhooks.expect(channel, text)
        await channels.replace_webhook(self._store, channel, now_ms())
        await self._publish_player(player.id)

    async def add_email(self, player: Player, address: str, email: str) -> None:
        """Ask by mail whether a mail address may be used; `address` asks for it."""
        if self._mailer is None:
            raise Refusal("notify/no-email")
        email = expect_address(email)
        for sender in (player.id, address, f"mail {hash_of(email.lower())}"):
            self._mails.expect(sender, time.monotonic())
        channel = channels.new_channel(player.id, "email", email)
        token = await channels.propose_email(self._store, channel, now_ms())
        await self._publish_player(player.id)
        language = (await channels.choice_of(self._store, player.id)).language
        try:
            await self._mailer.ask_to_confirm(email, token, language)
        except (Gone, DeliveryFailed) as failure:
            await channels.remove_channel(self._store, channel.id)
            raise Refusal("notify/bad-email" if isinstance(failure, Gone) else "notify/mail-failed") from None

    async def remove(self, player: Player, medium: Medium) -> None:
        """Forget a player's webhook or mail address."""
        await channels.remove(self._store, player.id, medium)
        await self._publish_player(player.id)

    async def test(self, player: Player) -> None:
        """Send a test message through all channels of a player."""
        self._limit(player, cost=2)
        own = await channels.channels_of(self._store, player.id)
        if not own:
            raise Refusal("notify/nothing-set-up")
        await outbox.add_test(self._store, player.id, [channel.id for channel in own], now_ms())
        self.notifier.wake()

    def _limit(self, player: Player, cost: float = 1) -> None:
        self._changes.expect(player.id, time.monotonic(), cost)

    async def _test_text(self, channel: Channel) -> Text:
        language = (await channels.choice_of(self._store, channel.player)).language
        return text_of([Item("test")], language, self._token(channel))

    def _token(self, channel: Channel) -> str:
        return channels.unsubscribe_token(channel.id, self._unsubscribe_key)

    # --- links in messages

    async def channel_to_stop(self, token: str) -> tuple[Channel, wire.Language] | None:
        """Return the channel that an unsubscribe link ends, and its player's language."""
        channel = await channels.channel_of_token(self._store, token, self._unsubscribe_key)
        return None if channel is None else (channel, await self._language(channel))

    async def channel_to_confirm(self, token: str) -> tuple[Channel, wire.Language] | None:
        """Return the channel that a confirmation link opens, and its player's language."""
        channel = await channels.channel_to_confirm(self._store, token)
        return None if channel is None else (channel, await self._language(channel))

    async def _language(self, channel: Channel) -> wire.Language:
        return (await channels.choice_of(self._store, channel.player)).language

    async def stop_channel(self, channel: Channel) -> None:
        await channels.remove_channel(self._store, channel.id)
        await self._publish_player(channel.player)

    async def confirm_channel(self, channel: Channel) -> None:
        await channels.confirm(self._store, channel)
        await self._publish_player(channel.player)

    # --- invitations

    async def invite(self, inviter: Player, table: str, player: str) -> None:
        """Invite a player to a table: on their connections, and by a notification."""
        occasion = await invitations.invite(
            self._service, self._players, self._settings, inviter, table, player, now_ms()
        )
        if occasion is not None:
            invited = wire.Invited(table, occasion.item.game, inviter.name)
            await self._send_message(player, encode(invited).decode())
            self.notifier.add(occasion)
