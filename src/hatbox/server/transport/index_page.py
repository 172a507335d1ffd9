"""The page's index.html as a host shows it: under its path, with its name; and its content security policy.

Imports no library, since `hatbox site` renders it where no server is installed.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hatbox.server.settings import Settings

BASE = b'<base href="/"'  # replaced if there is a prefix
ADMIN_BASE = b'<base href="/admin/"'
SOCIAL = re.compile(rb'content="[./]*/social\.png"')  # link previews ignore <base>
DEFAULT_TITLE = b"<title>Hatbox</title>"
TITLE = re.compile(rb"<title>([^<]*)</title>")
OG_TITLE = re.compile(rb'(property="og:title" content=")[^"]*')
CHARSET = b'<meta charset="utf-8" />'
# Style attributes are allowed: the boards place pieces with them. Style elements and inline scripts are not.
# `wasm-unsafe-eval` allows WebAssembly, and no evaluation of text.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self';"
    " style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none';"
    " base-uri 'self'; form-action 'self'"
)


@dataclass(frozen=True)
class Branding:
    """The texts and addresses a host sets on the page."""

    prefix: str = ""
    url: str = ""  # the public address, with the prefix
    title: str = ""
    about: str = ""  # the URL of a legal notice
    privacy: str = ""  # the URL of a privacy policy
    closed: bool = False  # only for people who were invited: search engines have no business here

    @classmethod
    def of(cls, settings: Settings, prefix: str) -> Branding:
        return cls(
            prefix,
            settings.url.rstrip("/"),
            settings.title,
            settings.imprint or settings.about,
            settings.privacy,
            settings.closed,
        )


def render(branding: Branding, built: bytes) -> bytes:
    """Return the page with the host's branding."""
    social = f'content="{escape(branding.url or branding.prefix)}/social.png"'.encode()
    body = SOCIAL.sub(lambda _: social, built.replace(BASE, f'<base href="{escape(branding.prefix)}/"'.encode()))
    if branding.title:
        body = body.replace(DEFAULT_TITLE, f"<title>{escape(branding.title)}</title>".encode())
    if branding.title or branding.about or branding.privacy:
        host = escape(json.dumps({"title": branding.title, "about": branding.about, "privacy": branding.privacy}))
        body = body.replace(b"</head>", f'<meta name="hatbox-host" content="{host}" /></head>'.encode(), 1)
    return body


def render_admin(branding: Branding, built: bytes) -> bytes:
    """Return the operators' page under the host's path, with the host's name."""
    body = built.replace(ADMIN_BASE, f'<base href="{escape(branding.prefix)}/admin/"'.encode())
    return body.replace(b"<title>", f"<title>{escape(branding.title)} – ".encode()) if branding.title else body


def render_serverless(branding: Branding, built: bytes) -> bytes:
    """Return the page for a static host: it knows that there is no server, and brings its own policy."""
    tags = (
        f'<meta http-equiv="content-security-policy" content="{POLICY}" />',
        '<meta name="referrer" content="same-origin" />',
        '<meta name="hatbox-server" content="none" />',
    )
    return render(branding, built).replace(CHARSET, CHARSET + "".join(tags).encode(), 1)


def with_title(body: bytes, title: str) -> bytes:
    """Return the page with a title of its own, for link previews."""
    text = escape(title).encode()
    body = TITLE.sub(lambda match: b"<title>" + text + " – ".encode() + match[1] + b"</title>", body, count=1)
    return OG_TITLE.sub(lambda match: match[1] + text, body, count=1)
