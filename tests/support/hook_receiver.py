"""A local web server for webhooks, and a local mail server: both keep what they get."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from support.server_process import free_port
from support.waiting import wait_until


@dataclass
class HookReceiver:
    """Requests that came, in order; `status` is what they are answered with."""

    url: str
    status: int = 204
    headers: dict[str, str] = field(default_factory=dict)  # of the answers
    paths: list[str] = field(default_factory=list)
    bodies: list[dict[str, Any]] = field(default_factory=list)

    def wait_for(self, count: int) -> list[dict[str, Any]]:
        """Wait until so many messages have come."""
        return wait_until(lambda: self.bodies if len(self.bodies) >= count else None)


@contextmanager
def hook_receiver() -> Iterator[HookReceiver]:
    """A web server on this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            receiver.paths.append(self.path)
            receiver.bodies.append(json.loads(body))
            self.send_response(receiver.status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver = HookReceiver(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class MailReceiver:
    """Mails that came, in order; `answer` is the server's answer to a recipient."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.mails: list[EmailMessage] = []
        self.answer = "250 OK"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, rcpt_options: list[str]
    ) -> str:
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def wait_for(self, count: int) -> list[EmailMessage]:
        """Wait until so many mails have come."""
        return wait_until(lambda: self.mails if len(self.mails) >= count else None)


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    """The plain or the HTML part of a mail."""
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


@contextmanager
def mail_receiver(port: int = 0) -> Iterator[MailReceiver]:
    """A mail server on this machine."""
    receiver = MailReceiver(port or free_port())
    controller = Controller(receiver, hostname="127.0.0.1", port=receiver.port)
    controller.start()
    try:
        yield receiver
    finally:
        controller.stop()
