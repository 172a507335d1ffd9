"""E-mail by the host's SMTP server: plain text and simple HTML, without pictures or tracking."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from html import escape
from urllib.parse import unquote, urlsplit

from hatbox.i18n import say
from hatbox.server.notifications.channels import Channel
from hatbox.server.notifications.delivery import DeliveryFailed, Gone
from hatbox.server.notifications.texts import Text
from hatbox.server.tables.commands import Refusal

LOGGER = logging.getLogger("hatbox.notifications")
SECONDS = 15.0  # for one mail
LOG_SECONDS = 600.0  # between two log lines about a mail server that does not work
PORTS = {"smtp": 587, "smtps": 465}
UNKNOWN_MAILBOX = (550, 551, 553)
RIGHT_TO_LEFT = ("he",)
MAIL_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{1,62}"
)


@dataclass(frozen=True)
class MailServer:
    """The host's mail server."""

    host: str
    port: int
    user: str
    password: str
    is_tls: bool  # from the start; otherwise STARTTLS
    sender: str


def mail_server(smtp: str, password: str, sender: str) -> MailServer:
    """Return the mail server of a checked setting such as `smtp://user@host:587`."""
    parts = urlsplit(smtp)
    user = unquote(parts.username or "")
    return MailServer(
        parts.hostname or "",
        parts.port or PORTS[parts.scheme],
        user,
        password or unquote(parts.password or ""),
        parts.scheme == "smtps",
        sender,
    )


def expect_address(text: str) -> str:
    """Return a mail address if it looks like one; refuse it otherwise."""
    address = text.strip()
    if (
        len(address) > 254
        or not MAIL_ADDRESS.fullmatch(address)
        or address[0] == "."
        or ".." in address
        or ".@" in address
    ):
        raise Refusal("notify/bad-email")
    return address


class Mailer:
    """Sends mails."""

    def __init__(self, server: MailServer, url: str, title: str) -> None:
        """`url` is the public address of the Hatbox server, `title` the name of the club."""
        self._server = server
        self._url = url
        self._title = title or "Hatbox"
        self._logged_at = -LOG_SECONDS

    async def send(self, channel: Channel, text: Text) -> None:
        """Send a notification."""
        await self._send(self.notification(channel, text))

    async def ask_to_confirm(self, address: str, token: str, language: str) -> None:
        """Send the link that confirms an address. It names nobody: whoever typed the address chose their name."""
        params = {"title": self._title}
        subject = say("notify-confirm-subject", params, language)
        body, link = say("notify-confirm-body", params, language), f"{self._url}/confirm/{token}"
        await self._send(self._mail(address, language, subject, [body], link, say("notify-ignore", params, language)))

    def notification(self, channel: Channel, text: Text) -> EmailMessage:
        """Return the mail of a notification, with links to end all further ones, also for mail programs (RFC 8058)."""
        stop = f"{self._url}/{text.unsubscribe}"
        footer = f"{say('notify-stop', language=text.language)}: {stop}"
        lines = text.body.split("\n")
        mail = self._mail(channel.address, text.language, text.title, lines, f"{self._url}/{text.path}", footer, stop)
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return mail

    def _mail(
        self, to: str, language: str, subject: str, lines: list[str], link: str, footer: str, stop: str = ""
    ) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = Address(self._title, addr_spec=self._server.sender)
        mail["To"] = Address(addr_spec=to)
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = language
        mail.set_content("\n".join([*lines, "", link, "", "-- ", footer, ""]))
        direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
        text = "".join(f"<p>{escape(line)}</p>" for line in lines)
        foot = (
            escape(footer).replace(escape(stop), f'<a href="{escape(stop)}">{escape(stop)}</a>')
            if stop
            else escape(footer)
        )
        mail.add_alternative(
            f'<!doctype html><html lang="{language}" dir="{direction}"><body>{text}'
            f'<p><a href="{escape(link)}">{escape(link)}</a></p><hr><p><small>{foot}</small></p></body></html>',
            subtype="html",
        )
        return mail

    async def _send(self, mail: EmailMessage) -> None:
        """Send a mail; raise `Gone` if there is no such mailbox, `DeliveryFailed` if it was not accepted."""
        import aiosmtplib

        server = self._server
        start_tls = False if server.is_tls else True if server.user else None  # None: if the server offers it
        try:
            async with asyncio.timeout(SECONDS):  # the library's own is for each step
                await aiosmtplib.send(
                    mail,
                    hostname=server.host,
                    port=server.port,
                    username=server.user or None,
                    password=server.password or None,
                    use_tls=server.is_tls,
                    start_tls=start_tls,
                    timeout=SECONDS,
                )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = {refused.code for refused in error.recipients}
            if codes <= set(UNKNOWN_MAILBOX):
                raise Gone from None
            raise DeliveryFailed(f"SMTP {sorted(codes)}", is_final=min(codes, default=0) >= 500) from None
        except aiosmtplib.SMTPDataError as error:
            raise DeliveryFailed(f"SMTP {error.code}", is_final=error.code >= 500) from None
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            self._log(error)
            raise DeliveryFailed(type(error).__name__) from None

    def _log(self, error: Exception) -> None:
        """Log that the mail server does not work, at intervals and without addresses of players."""
        now = time.monotonic()
        if now - self._logged_at >= LOG_SECONDS:
            self._logged_at = now
            reason = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
            LOGGER.warning(
                "the mail server %s:%d does not take mails (%s): they wait, and are tried again",
                self._server.host, self._server.port, reason,
            )  # fmt: skip
