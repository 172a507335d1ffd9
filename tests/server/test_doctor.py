"""`hatbox doctor`: what is wrong with a database, a proxy or a certificate is found and named."""

from __future__ import annotations

import datetime
import json
import sqlite3
import ssl
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from hatbox.server.ops import database_examination, url_check
from hatbox.server.ops.findings import Finding, Status
from hatbox.server.ops.url_check import check_url
from support.command import hatbox
from support.header_proxy import Rewrite, forward_properly, header_proxy
from support.server_process import FREELY, Server, free_port, serving, sqlite


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("doctor")


@pytest.fixture(scope="module")
def trusting(folder: Path) -> Iterator[Server]:
    """A server that trusts a proxy on this machine."""
    with serving(sqlite(folder), *FREELY, "--proxies", "127.0.0.1") as running:
        yield running


def texts(findings: list[Finding], status: Status) -> str:
    return "\n".join(f"{finding.topic}: {finding.text}" for finding in findings if finding.status is status)


def visit(port: int) -> list[Finding]:
    return [*check_url(f"http://127.0.0.1:{port}")]


# --- the whole command


def test_a_server_in_good_health(trusting: Server, folder: Path) -> None:
    with header_proxy(trusting.port, forward_properly) as port:
        arguments = ("--database", sqlite(folder), "--url", f"http://127.0.0.1:{port}")
        result = hatbox("doctor", *arguments, "--json")
        assert result.returncode == 0, result.stdout
        report = json.loads(result.stdout)
        assert report["ok"]
        topics = {finding["topic"] for finding in report["findings"] if finding["status"] == "ok"}
        assert topics >= {"versions", "database", "disk", "clock", "limits", "web", "proxy", "websocket"}
        assert all(finding["text"] for finding in report["findings"])
        assert all(finding["advice"] for finding in report["findings"] if finding["status"] != "ok")
        lines = hatbox("doctor", *arguments).stdout.splitlines()
    assert len(lines) == len(report["findings"])
    assert all(line.startswith(("ok ", "warning ", "fault ")) for line in lines)


def test_a_server_that_is_not_there_and_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "hatbox.db").write_text("no database at all" * 100)
    port = free_port()
    result = hatbox("doctor", "--database", sqlite(tmp_path), "--url", f"http://127.0.0.1:{port}")
    assert result.returncode == 1
    assert f"Can’t reach http://127.0.0.1:{port}" in result.stdout
    assert "can’t be read as a database" in result.stdout


# --- the proxy


def drop_address(headers: dict[str, str]) -> None:
    headers.pop("x-forwarded-for", None)


def drop_upgrade(headers: dict[str, str]) -> None:
    forward_properly(headers)
    if headers.pop("upgrade", None):
        headers["connection"] = "close"


def change_host(headers: dict[str, str]) -> None:
    forward_properly(headers)
    headers["host"] = "localhost"


def drop_origin(headers: dict[str, str]) -> None:
    forward_properly(headers)
    headers.pop("origin", None)


def pass_all_on(headers: dict[str, str]) -> None:
    """Change nothing: what a visitor claims reaches the server."""


@pytest.mark.parametrize(
    ("rewrite", "topic", "words"),
    [
        (drop_upgrade, "websocket", "was refused with status"),
        (change_host, "proxy", "changes the host name"),
        (drop_origin, "websocket", "Pages of any other site"),
        (pass_all_on, "proxy", "pretend to have any address"),
    ],
)
def test_a_proxy_that_is_set_up_wrongly(rewrite: Rewrite, topic: str, words: str, trusting: Server) -> None:
    with header_proxy(trusting.port, rewrite) as port:
        findings = visit(port)
    assert words in texts(findings, Status.FAULT)
    assert any(finding.topic == topic and finding.advice for finding in findings if finding.status is Status.FAULT)


def test_a_proxy_that_nobody_trusts(server: Server) -> None:
    with header_proxy(server.port, forward_properly) as port:
        assert "doesn’t trust the proxy" in texts(visit(port), Status.FAULT)
    findings = visit(server.port)
    assert not texts(findings, Status.FAULT)
    assert "There is no proxy" in texts(findings, Status.OK)


def test_something_else_answers(trusting: Server) -> None:
    findings = [*check_url(f"{trusting.url}/hats")]
    assert "is not a Hatbox server" in texts(findings, Status.FAULT)
    with header_proxy(free_port(), forward_properly) as port:
        assert "Can’t reach" in texts(visit(port), Status.FAULT)


def test_a_clock_that_is_wrong_and_another_version(trusting: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    monkeypatch.setattr(url_check, "__version__", "0.0.1")
    monkeypatch.setattr(time, "time", lambda: real() + 3600)
    warnings = texts(visit(trusting.port), Status.WARNING)
    assert "3600 seconds apart" in warnings
    assert "but 0.0.1 is installed" in warnings


# --- TLS


def certificate(folder: Path, days: int) -> Path:
    """Write a certificate of 127.0.0.1 with its key, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=100))
        .not_valid_after(now + datetime.timedelta(days=days, hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{days}.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + signed.public_bytes(serialization.Encoding.PEM))
    return file


def forward_securely(headers: dict[str, str]) -> None:
    forward_properly(headers)
    headers["x-forwarded-proto"] = "https"


@pytest.mark.parametrize(
    ("days", "rewrite", "status", "words"),
    [
        (60, forward_securely, Status.OK, "valid for another 60 days"),
        (60, forward_properly, Status.WARNING, "come without TLS"),
        (60, drop_address, Status.FAULT, "doesn’t say whom it speaks for"),
        (3, forward_securely, Status.WARNING, "only valid for another 3 days"),
        (-1, forward_securely, Status.FAULT, "certificate has expired"),
    ],
)
def test_tls(
    days: int,
    rewrite: Rewrite,
    status: Status,
    words: str,
    trusting: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = certificate(tmp_path, days)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    with header_proxy(trusting.port, rewrite, context) as port:
        findings = [*check_url(f"https://localhost:{port}")]
    assert words in texts(findings, status)
    if rewrite is forward_securely and days > 0:
        assert not texts(findings, Status.FAULT)


def test_a_certificate_of_nobody(trusting: Server, tmp_path: Path) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate(tmp_path, 60))
    with header_proxy(trusting.port, forward_securely, context) as port:
        findings = [*check_url(f"https://localhost:{port}")]
    assert "Browsers won’t accept the certificate" in texts(findings, Status.FAULT)


# --- the database


def test_a_damaged_table_and_a_slow_disk(trusting: Server, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from support.rest_client import Person

    table = Person(trusting.url, "Ann").opens("hats", 2)
    monkeypatch.setattr(database_examination, "SLOW_WRITE", 0)
    with closing(sqlite3.connect(folder / "hatbox.db", timeout=30)) as connection:
        assert connection.execute("SELECT count(*) FROM processes").fetchone()[0] == 1  # nothing is left of the doctor
        connection.execute("DELETE FROM events WHERE table_id = ? AND n = 2", (table,))
        connection.commit()
    result = hatbox("doctor", "--database", sqlite(folder), "--url", trusting.url)
    assert result.returncode == 1
    assert f"tables used last are damaged: {table}" in result.stdout
    assert "warning  database: Storing something takes" in result.stdout


def test_postgres(postgres_url: str, tmp_path: Path) -> None:
    with serving(postgres_url, *FREELY) as server:
        result = hatbox("doctor", "--database", postgres_url, "--url", server.url)
    assert result.returncode == 0, result.stdout
    assert "the database agree on the time" in result.stdout
    assert "postgresql://" in result.stdout
