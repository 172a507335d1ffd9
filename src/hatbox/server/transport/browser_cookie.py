"""The cookie that tells, when the provider sends a browser back, that it is the one which began to sign in.

It is no credential: it opens nothing, and nothing but the callback reads it.
"""

from __future__ import annotations

import re
import secrets
from http.cookies import CookieError, SimpleCookie

from hatbox.server.players.sign_ins import MAX_AGE

VALUE = re.compile("[A-Za-z0-9_-]{43}")


class BrowserCookie:
    def __init__(self, url: str) -> None:
        """`url` is the server's public address; with https, browsers make sure that no other host sets the cookie."""
        self._is_secure = url.startswith("https:")
        self._name = "__Host-hatbox-sign-in" if self._is_secure else "hatbox-sign-in"

    def draw(self) -> str:
        return secrets.token_urlsafe(32)

    def read(self, header: str) -> str:
        """Return the value in a Cookie header, "" if there is none."""
        try:
            morsel = SimpleCookie(header).get(self._name)
        except CookieError:
            return ""
        return morsel.value if morsel is not None and VALUE.fullmatch(morsel.value) else ""

    def header(self, value: str) -> str:
        """Return the Set-Cookie header. `Lax` lets it come along when the provider sends the browser back."""
        secure = "; Secure" if self._is_secure else ""
        return f"{self._name}={value}; Path=/; Max-Age={MAX_AGE // 1000}; HttpOnly; SameSite=Lax{secure}"
