"""Web Push: messages to browsers, encrypted for each (RFC 8291) and signed with the server's key (RFC 8292)."""

from __future__ import annotations

import hashlib
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from hatbox.server.notifications.channels import Channel
from hatbox.server.notifications.delivery import expect_accepted
from hatbox.server.notifications.keys import decode64, encode64
from hatbox.server.notifications.public_http import BadUrl, PublicHttp
from hatbox.server.notifications.texts import Text
from hatbox.server.tables.commands import Refusal

TTL = 86_400  # seconds that a push service keeps a message for a device that is off
SIGNATURE_SECONDS = 12 * 3600  # for which a signature is valid; RFC 8292 allows a day
REUSE_SECONDS = 3600  # for which a signature is used again
MAX_SIGNATURES = 200  # push services whose signatures are kept
MAX_PAYLOAD = 3000  # bytes; push services take 4096 encrypted ones
POINT_BYTES, AUTH_BYTES = 65, 16


class WebPush:
    """Sends messages to push services.

    Signatures are cached by audience for REUSE_SECONDS, at most MAX_SIGNATURES.
    """

    def __init__(self, http: PublicHttp, key: str, contact: str) -> None:
        """`key` is the private VAPID key; `contact` is told to push services, to reach the host."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        self._http = http
        self._contact = contact
        self._vapid: Any = Vapid02.from_raw(key.encode())
        self._vapid.conf["no-strict"] = True  # the library would refuse a contact with a path; ours is checked
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = encode64(point)
        self._signatures: dict[str, tuple[float, str]] = {}

    def expect(self, channel: Channel) -> None:
        """Refuse a subscription that cannot be used."""
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            self._http.expect_url(channel.address, https_only=True)
            point, auth = decode64(channel.options["p256dh"]), decode64(channel.options["auth"])
            if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
                raise BadUrl("keys")
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
            self._sign(audience_of(channel.address))
        except BadUrl as error:
            raise Refusal("notify/bad-address", reason=str(error)) from None
        except Exception:  # of the libraries, about keys or the audience
            raise Refusal("notify/bad-address", reason="keys") from None

    async def send(self, channel: Channel, text: Text) -> None:
        """Send a message; raise `Gone` if the subscription has ended, `DeliveryFailed` if it did not arrive."""
        headers = {
            "authorization": self._sign(audience_of(channel.address)),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "urgency": "normal",
            "topic": hashlib.sha256(text.tag.encode()).hexdigest()[:32],  # a newer one replaces an undelivered one
        }
        body = encrypt(channel, payload(text))
        await expect_accepted(self._http.post(channel.address, body, headers, https_only=True))

    def _sign(self, audience: str) -> str:
        """Return the authorization header for a push service."""
        now = time.time()
        made, signature = self._signatures.get(audience, (0.0, ""))
        if now - made > REUSE_SECONDS:
            claims = {"aud": audience, "exp": int(now) + SIGNATURE_SECONDS, "sub": self._contact}
            signature = self._vapid.sign(claims)["Authorization"]
            if len(self._signatures) >= MAX_SIGNATURES:
                self._signatures.clear()
            self._signatures[audience] = now, signature
        return signature


def audience_of(endpoint: str) -> str:
    """Return the origin of a push service.

    >>> audience_of("https://push.example.org:444/a/b")
    'https://push.example.org:444'
    """
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"


def payload(text: Text) -> bytes:
    """Return what the page's service worker gets."""
    encoded = msgspec.json.encode(text.fields())
    if len(encoded) > MAX_PAYLOAD:
        encoded = msgspec.json.encode(text.fields() | {"body": text.body[:500]})
    return encoded


def encrypt(channel: Channel, content: bytes) -> bytes:
    """Encrypt a message for a subscription."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    encrypted: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decode64(channel.options["p256dh"]),
        auth_secret=decode64(channel.options["auth"]),
        version="aes128gcm",
    )
    return encrypted
