"""OpenID Connect: the host's provider, by discovery, authorization code and PKCE.

The ID token comes from the provider itself over TLS, and is checked all the same: signature, algorithm, issuer,
audience, times and nonce. Nothing of the provider's answers but the names of errors is logged.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Mapping
from typing import Any, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec

from hatbox.extras import need
from hatbox.server.players.accounts import Account, account_of
from hatbox.server.players.sign_ins import Question
from hatbox.server.settings import Settings, is_safe_provider
from hatbox.server.tables.commands import Refusal

T = TypeVar("T")

LOGGER = logging.getLogger("hatbox.sign_in")
CALLBACK = "/sign-in/callback"
SCOPE = "openid profile"
TIMEOUT = 10.0  # seconds for each request to the provider
MAX_ANSWER = 512 * 1024  # bytes
DISCOVERY_AGE = 3600.0  # seconds after which the provider's endpoints are asked for again
LEEWAY = 120  # seconds by which two clocks may differ
SIGNATURES = (  # public keys only: no shared secrets, and never `none`
    "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519",
)  # fmt: skip
NAMES = ("name", "preferred_username", "nickname", "given_name")  # claims, the best first


class Endpoints(msgspec.Struct):
    """The discovery document, as far as it is used."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    userinfo_endpoint: str | None = None
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


class TokenAnswer(msgspec.Struct):
    """The answer of the token endpoint, as far as it is used."""

    id_token: str
    access_token: str = ""


class ProviderError(Exception):
    """The provider is out of order, or its answer is not valid. The text has no secrets."""


class Unanswered(ProviderError):
    """The provider cannot be reached."""


class Provider:
    """Two caches, one entry each: the endpoints for DISCOVERY_AGE, and the keys until a token names an unknown one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._http = need("httpx", "sign-in")
        need("authlib", "sign-in")
        self._client = self._http.AsyncClient(timeout=TIMEOUT, headers={"accept": "application/json"})
        self._endpoints: Endpoints | None = None
        self._asked_at = 0.0
        self._keys: list[Any] = []

    @property
    def _redirect_uri(self) -> str:
        return f"{self._settings.url}{CALLBACK}"

    async def close(self) -> None:
        await self._client.aclose()

    # --- the two steps

    async def address(self, question: Question) -> str:
        """Return where the browser must go."""
        from authlib.oauth2.rfc7636 import create_s256_code_challenge

        endpoints = await self._or_refuse(self._discover())
        query = {
            "response_type": "code",
            "client_id": self._settings.oidc_client_id,
            "redirect_uri": self._redirect_uri,
            "scope": SCOPE,
            "state": question.state,
            "nonce": question.nonce,
            "code_challenge": create_s256_code_challenge(question.verifier),
            "code_challenge_method": "S256",
        }
        separator = "&" if urlsplit(endpoints.authorization_endpoint).query else "?"
        return f"{endpoints.authorization_endpoint}{separator}{urlencode(query)}"

    async def account(self, code: str, issuer: str | None, question: Question) -> Account:
        """Exchange the code that the browser has brought back for the account; `issuer` came with it, or None."""
        return await self._or_refuse(self._account(code, issuer, question))

    async def _account(self, code: str, issuer: str | None, question: Question) -> Account:
        endpoints = await self._discover()
        if issuer is not None and issuer != endpoints.issuer:  # RFC 9207
            raise ProviderError("the answer is of another issuer")
        tokens = await self._exchange(endpoints, code, question.verifier)
        claims = await self._check(endpoints, tokens.id_token, question.nonce)
        name = name_in(claims)
        if not name and endpoints.userinfo_endpoint and tokens.access_token:
            name = await self._ask_name(endpoints.userinfo_endpoint, tokens.access_token, claims["sub"])
        return account_of(endpoints.issuer, claims["sub"], name)

    async def _or_refuse(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except Unanswered as error:
            LOGGER.warning("the sign-in provider does not answer: %s", error)
            raise Refusal("sign-in/provider-down") from None
        except ProviderError as error:
            LOGGER.warning("the sign-in provider's answer is not valid: %s", error)
            raise Refusal("sign-in/provider-wrong") from None

    # --- requests

    async def _discover(self) -> Endpoints:
        if self._endpoints is not None and time.monotonic() - self._asked_at < DISCOVERY_AGE:
            return self._endpoints
        base = self._settings.oidc_issuer.rstrip("/")
        body = await self._fetch("GET", f"{base}/.well-known/openid-configuration", "discovery")
        endpoints = decode(body, Endpoints, "discovery")
        if endpoints.issuer.rstrip("/") != base:
            raise ProviderError("discovery: it names another issuer")
        used = (endpoints.authorization_endpoint, endpoints.token_endpoint, endpoints.jwks_uri)
        if not all(map(is_safe_provider, (*used, endpoints.userinfo_endpoint or endpoints.jwks_uri))):
            raise ProviderError("discovery: an endpoint is not https")
        self._endpoints, self._asked_at, self._keys = endpoints, time.monotonic(), []
        return endpoints

    async def _exchange(self, endpoints: Endpoints, code: str, verifier: str) -> TokenAnswer:
        settings = self._settings
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._redirect_uri,
            "code_verifier": verifier,
        }
        auth = None
        if settings.oidc_client_secret and "client_secret_basic" in endpoints.token_endpoint_auth_methods_supported:
            auth = (form_encode(settings.oidc_client_id), form_encode(settings.oidc_client_secret))
        else:
            form["client_id"] = settings.oidc_client_id
            if settings.oidc_client_secret:
                form["client_secret"] = settings.oidc_client_secret
        body = await self._fetch("POST", endpoints.token_endpoint, "token", data=form, auth=auth)
        return decode(body, TokenAnswer, "token")

    async def _ask_name(self, url: str, access_token: str, subject: str) -> str:
        """Return the name at the userinfo endpoint; "" if it tells none, or about somebody else."""
        try:
            body = await self._fetch("GET", url, "userinfo", headers={"authorization": f"Bearer {access_token}"})
            claims = decode(body, dict[str, Any], "userinfo")
        except ProviderError as error:
            LOGGER.info("the sign-in provider tells no name: %s", error)
            return ""
        return name_in(claims) if claims.get("sub") == subject else ""

    async def _fetch(self, method: str, url: str, what: str, **options: Any) -> bytes:
        """Return the body of an answer with status 200; redirects are not followed."""
        try:
            async with self._client.stream(method, url, **options) as answer:
                body = b""
                async for chunk in answer.aiter_bytes():
                    body += chunk
                    if len(body) > MAX_ANSWER:
                        raise ProviderError(f"{what}: the answer is too long")
        except (self._http.HTTPError, self._http.InvalidURL, OSError) as error:
            raise Unanswered(f"{what}: {type(error).__name__}") from None
        if answer.status_code >= 500:
            raise Unanswered(f"{what}: status {answer.status_code}")
        if answer.status_code != 200:
            raise ProviderError(f"{what}: status {answer.status_code}")
        return body

    # --- the ID token

    async def _check(self, endpoints: Endpoints, id_token: str, nonce: str) -> Mapping[str, Any]:
        """Return the claims of a valid ID token."""
        from authlib.oidc.core import CodeIDToken
        from joserfc.errors import JoseError

        try:
            token = self._verify(id_token)
            if token is None:  # the provider may have new keys
                self._keys = await self._fetch_keys(endpoints.jwks_uri)
                token = self._verify(id_token)
            if token is None:
                raise ProviderError("ID token: no key of the provider has signed it")
            client = self._settings.oidc_client_id
            options: Any = {
                "iss": {"essential": True, "value": endpoints.issuer},
                "aud": {"essential": True, "value": client},
            }
            claims = CodeIDToken(token.claims, token.header, options, {"nonce": nonce, "client_id": client})
            claims.validate(now=int(time.time()), leeway=LEEWAY)
        except (JoseError, ValueError, TypeError, KeyError) as error:
            raise ProviderError(f"ID token: {type(error).__name__}") from None
        if not isinstance(claims["sub"], str) or not 0 < len(claims["sub"]) <= 255:
            raise ProviderError("ID token: no subject")
        return dict(claims)

    def _verify(self, id_token: str) -> Any:
        """Return the token if one of the known keys has signed it, else None."""
        from joserfc import jws, jwt
        from joserfc.errors import BadSignatureError, InvalidKeyTypeError

        kid = jws.extract_compact(id_token.encode()).headers().get("kid")
        for key in self._keys:
            if kid is None or key.kid == kid:
                try:
                    return jwt.decode(id_token, key, algorithms=SIGNATURES)
                except (BadSignatureError, InvalidKeyTypeError):
                    continue
        return None

    async def _fetch_keys(self, url: str) -> list[Any]:
        from joserfc.errors import JoseError
        from joserfc.jwk import import_key

        found = decode(await self._fetch("GET", url, "keys"), dict[str, Any], "keys").get("keys")
        keys = []
        for raw in found if isinstance(found, list) else []:
            if isinstance(raw, dict) and raw.get("kty") in ("RSA", "EC", "OKP") and raw.get("use") != "enc":
                try:
                    keys.append(import_key(raw))
                except (JoseError, ValueError, TypeError):
                    continue  # a kind of key that is not known here
        return keys


def decode(body: bytes, kind: type[T], what: str) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ProviderError(f"{what}: the answer is not as specified") from None


def name_in(claims: Mapping[str, Any]) -> str:
    """Return the name that a person is shown by, "" if there is none."""
    return next((claims[key] for key in NAMES if isinstance(claims.get(key), str) and claims[key].strip()), "")


def form_encode(text: str) -> str:
    """Encode an id or secret for HTTP Basic authentication, as RFC 6749 (2.3.1) demands."""
    return urlencode({"": text})[1:]
