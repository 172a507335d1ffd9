"""A small OpenID provider on this machine: discovery, keys, authorization with PKCE, tokens. It can be told to lie."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import ECKey, OctKey, RSAKey

CLIENT, SECRET = "hatbox at home", "s3cret/+ü"


class OpenIdProvider:
    """Sign everybody in as `subject`. `change_claims` and `sign` can be replaced, to make tokens to be refused."""

    def __init__(self) -> None:
        self.subject, self.name = "alice-1", "Alice Liddell"
        self.key: Any = RSAKey.generate_key(2048, {"kid": "first", "use": "sig"})
        self.published: list[Any] = [self.key]
        self.codes: dict[str, dict[str, str]] = {}
        self.issued: list[str] = []  # every code and token
        self.change_claims: Callable[[dict[str, Any]], None] = lambda _: None
        self.sign: Callable[[dict[str, Any]], str] = self.sign_well
        self.status = 200
        self.denies = False
        self.only_userinfo = False  # names are told by the userinfo endpoint alone
        self.issuer_in_discovery = ""  # another one than it should be
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def sign_well(self, claims: dict[str, Any]) -> str:
        alg = "ES256" if isinstance(self.key, ECKey) else "RS256"
        return jwt.encode({"alg": alg, "kid": self.key.kid}, claims, self.key)

    def rotate(self) -> None:
        """Sign with a new key of another kind from now on."""
        self.key = ECKey.generate_key("P-256", {"kid": secrets.token_hex(4), "use": "sig"})
        self.published = [OctKey.generate_key(256, {"kid": "odd"}), self.key]

    def restore(self) -> None:
        """Be honest again."""
        self.change_claims, self.sign, self.status, self.denies = lambda _: None, self.sign_well, 200, False
        self.subject, self.name, self.only_userinfo = "alice-1", "Alice Liddell", False

    # --- endpoints

    def discovery(self) -> dict[str, Any]:
        return {
            "issuer": self.issuer_in_discovery or self.url,
            "authorization_endpoint": f"{self.url}/authorize?tenant=1",
            "token_endpoint": f"{self.url}/token",
            "userinfo_endpoint": f"{self.url}/userinfo",
            "jwks_uri": f"{self.url}/keys",
            "token_endpoint_auth_methods_supported": ["client_secret_basic", "client_secret_post"],
        }

    def authorize(self, query: dict[str, str]) -> str:
        assert query["client_id"] == CLIENT
        assert query["response_type"] == "code"
        assert query["code_challenge_method"] == "S256"
        assert "openid" in query["scope"].split()
        assert query["tenant"] == "1"
        if self.denies:
            return f"{query['redirect_uri']}?{urlencode({'error': 'access_denied', 'state': query['state']})}"
        code = secrets.token_urlsafe(16)
        self.codes[code] = query | {"subject": self.subject}
        self.issued.append(code)
        return f"{query['redirect_uri']}?{urlencode({'code': code, 'state': query['state'], 'iss': self.url})}"

    def token(self, form: dict[str, str], authorization: str) -> dict[str, Any] | None:
        asked = self.codes.pop(form.get("code", ""), None)
        basic = base64.b64decode(authorization.removeprefix("Basic ")).decode()
        challenge = base64.urlsafe_b64encode(hashlib.sha256(form["code_verifier"].encode()).digest()).rstrip(b"=")
        if (
            asked is None
            or asked["code_challenge"] != challenge.decode()
            or asked["redirect_uri"] != form["redirect_uri"]
            or parse_qs(f"id={basic.replace(':', '&secret=')}") != {"id": [CLIENT], "secret": [SECRET]}
        ):
            return None
        now = int(time.time())
        claims = {
            "iss": self.url, "sub": asked["subject"], "aud": CLIENT, "iat": now, "exp": now + 300,
            "nonce": asked["nonce"], **({} if self.only_userinfo else {"name": self.name}),
        }  # fmt: skip
        self.change_claims(claims)
        answer = {"access_token": secrets.token_urlsafe(16), "token_type": "Bearer", "id_token": self.sign(claims)}
        self.issued += [answer["access_token"], answer["id_token"]]
        return answer

    # --- HTTP

    def _handler(provider) -> type[BaseHTTPRequestHandler]:  # noqa: N805
        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_: Any) -> None: ...

            def send_json(self, body: Any) -> None:
                self.send_response(provider.status if body is not None else 400)
                self.end_headers()
                self.wfile.write(json.dumps(body).encode())

            def do_GET(self) -> None:
                parts = urlsplit(self.path)
                if parts.path == "/authorize":
                    query = {name: values[0] for name, values in parse_qs(parts.query).items()}
                    self.send_response(302)
                    self.send_header("location", provider.authorize(query))
                    self.end_headers()
                elif parts.path == "/keys":
                    self.send_json(
                        {"keys": [key.as_dict(private=isinstance(key, OctKey)) for key in provider.published]}
                    )
                elif parts.path == "/userinfo":
                    is_known = self.headers["authorization"].removeprefix("Bearer ") in provider.issued
                    self.send_json({"sub": provider.subject, "name": provider.name} if is_known else None)
                else:
                    self.send_json(provider.discovery())

            def do_POST(self) -> None:
                form = parse_qs(self.rfile.read(int(self.headers["content-length"])).decode())
                self.send_json(
                    provider.token(
                        {name: values[0] for name, values in form.items()}, self.headers.get("authorization", "")
                    )
                )

        return Handler

    @contextmanager
    def running(self) -> Iterator[OpenIdProvider]:
        thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unsigned(claims: dict[str, Any]) -> str:
    """Return a token with the algorithm `none`."""
    return ".".join((*(encoded(json.dumps(part).encode()) for part in ({"alg": "none"}, claims)), ""))


def signed_by_secret(secret: bytes, kid: str) -> Callable[[dict[str, Any]], str]:
    """Return a function that signs with a shared secret, by hand: the library would refuse to."""

    def sign(claims: dict[str, Any]) -> str:
        parts = ({"alg": "HS256", "kid": kid}, claims)
        text = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        return f"{text}.{encoded(hmac.digest(secret, text.encode(), 'sha256'))}"

    return sign


def signed_by(key: Any, kid: str) -> Callable[[dict[str, Any]], str]:
    """Return a function that signs with another key than the provider's."""
    return lambda claims: jwt.encode({"alg": "RS256", "kid": kid}, claims, key)
