"""Observability: request ids, metrics and who may read them, the dashboard and the alerts."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from test_start import answer_of

from hatbox import wire
from hatbox.client import Client
from hatbox.server.addresses import UNIX
from hatbox.server.latency import Latency
from hatbox.server.metrics import LatencyCollector, Metrics
from hatbox.server.run import JsonLines, PlainLines
from hatbox.server.settings import Settings
from hatbox.server.transport.app import App
from hatbox.server.transport.http_api import HttpApi
from hatbox.server.transport.peer import PEER
from hatbox.server.transport.security import Guard
from support.raw_websocket import RawWebSocket
from support.server_process import FREELY, Server, serving, sqlite
from support.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]
DASHBOARD = ROOT / "deploy/grafana/hatbox.json"
ALERTS = ROOT / "deploy/prometheus/alerts.yml"
NETWORKS = "10.9.0.0/16,127.0.0.1"
ID = "proxy-0123456789"
OF_PROMETHEUS = {"up"}  # not of our /metrics
LABELS_OF_PROMETHEUS = {"instance", "job", "le"}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that trusts a proxy on this machine and logs every request."""
    options = ("--proxies", "127.0.0.1", "--metrics-from", NETWORKS, "--json-logs", "--log-level", "debug")
    with serving(sqlite(tmp_path_factory.mktemp("proxied")), *FREELY, *options) as running:
        yield running


def ask(server: Server, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = line.getresponse()
    body = answer.read()
    line.close()
    return answer.status, {name.lower(): value for name, value in answer.headers.items()}, body


def log_lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.splitlines()]


# --- request ids


def test_an_id_of_a_trusted_proxy_is_kept_and_logged(proxied: Server) -> None:
    status, headers, _ = ask(proxied, "/api/tables", X_Request_ID=ID, X_Forwarded_For="203.0.113.7")
    assert (status, headers["x-request-id"]) == (200, ID)
    (line,) = (line for line in log_lines(proxied) if line.get("request") == ID)
    assert re.fullmatch(r"GET /api/tables: 200 after [\d.]+ ms", line["message"])
    for bad in ("short", "x" * 65, "tea time please", '"quotes-and-more"', "new\tline-here"):
        _, headers, _ = ask(proxied, "/api/tables", X_Request_ID=bad)
        assert re.fullmatch("[0-9a-f]{16}", headers["x-request-id"])


def test_ids_of_others_are_not_kept() -> None:
    api = HttpApi(Settings(proxies="10.0.0.0/8"), Metrics(), Guard(Settings()))
    headers = [(b"x-request-id", ID.encode())]
    assert api.request_id_of({"headers": headers, PEER: ("10.1.2.3", 1)}) == ID
    for peer in (("203.0.113.7", 1), (UNIX, 0), None):
        assert api.request_id_of({"headers": headers, PEER: peer}) != ID
    api = HttpApi(Settings(unix="/run/hatbox"), Metrics(), Guard(Settings()))
    assert api.request_id_of({"headers": headers, PEER: (UNIX, 0)}) == ID


def test_a_refusal_the_server_is_to_blame_for_names_its_request() -> None:
    status, problem, headers = asyncio.run(answer_of(App(Settings()), "/api/tables"))  # not started
    assert status == 503
    assert problem["request"] == headers[b"x-request-id"].decode()


def test_other_refusals_do_not(proxied: Server) -> None:
    status, headers, body = ask(proxied, "/api/nothing")
    assert (status, "request" in json.loads(body), "x-request-id" in headers) == (404, False, True)


def test_paths_with_secrets_are_not_logged(proxied: Server) -> None:
    ask(proxied, "/api/codes/TEAPOT")
    ask(proxied, "/unsubscribe/s3cret-token")
    assert "TEAPOT" not in proxied.log
    assert "s3cret-token" not in proxied.log


def test_log_lines_about_a_websocket_have_its_id(proxied: Server) -> None:
    more = f"X-Request-ID: {ID}-ws\r\nOrigin: https://evil.example\r\n"

    async def main() -> int:
        refused = await RawWebSocket.open(proxied.port, more=more)
        refused.writer.close()
        await refused.writer.wait_closed()
        return refused.status

    assert asyncio.run(main()) == 403
    wait_until(lambda: any(line.get("request") == f"{ID}-ws" for line in log_lines(proxied)))


def test_both_kinds_of_log_show_the_id() -> None:
    record = logging.LogRecord("hatbox.x", logging.ERROR, "x.py", 1, "tea %s", ("time",), None)
    assert PlainLines().format(record).endswith("hatbox.x: tea time")
    assert "request" not in json.loads(JsonLines().format(record))
    record.request = ID
    assert PlainLines().format(record).endswith(f"hatbox.x: tea time [{ID}]")
    assert json.loads(JsonLines().format(record))["request"] == ID


# --- metrics


def samples(text: bytes) -> dict[str, float]:
    lines = (line.rpartition(" ") for line in text.decode().splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def metric_names(text: bytes) -> set[str]:
    """Return every name that a query may use: counters end in _total, histograms have three."""
    names = set()
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", text.decode(), re.MULTILINE):
        names |= {f"{name}_bucket", f"{name}_sum", f"{name}_count"} if kind == "histogram" else {name}
    return names


def test_metrics_are_for_the_networks_that_are_named(proxied: Server) -> None:
    assert ask(proxied, "/metrics")[0] == 200
    assert ask(proxied, "/metrics", X_Forwarded_For="10.9.8.7")[0] == 200
    for stranger in ("203.0.113.7", "10.8.0.1", "10.9.0.1, 203.0.113.7", "2001:db8::1"):
        status, _, body = ask(proxied, "/metrics", X_Forwarded_For=stranger)
        assert (status, b"hatbox_connections" in body) == (404, False)


def test_metrics_behind_a_proxy_that_is_not_named_are_for_nobody(server: Server) -> None:
    assert ask(server, "/metrics")[0] == 200
    assert ask(server, "/metrics", X_Forwarded_For="127.0.0.1")[0] == 404


def test_a_move_is_measured(proxied: Server) -> None:
    async def play() -> None:
        async with await Client.connect(proxied.url, name="Ann") as client:
            table = await client.open(wire.Setup("hats", 2, bots={"1": "dormouse"}))
            seat = await client.watch(table.id)
            await seat.ready()

    asyncio.run(play())
    result = samples(ask(proxied, "/metrics")[2])
    assert result['hatbox_command_seconds_bucket{le="+Inf"}'] == result["hatbox_command_seconds_count"] >= 1
    assert result["hatbox_command_seconds_sum"] > 0
    for operation in ("read", "write"):
        assert result[f'hatbox_store_seconds_count{{operation="{operation}"}}'] >= 1
    assert result['hatbox_request_seconds_count{method="POST",route="/api/tables"}'] >= 1
    assert result['hatbox_request_seconds_count{method="GET",route="/metrics"}'] >= 1
    assert result["hatbox_ready"] == 1
    assert result["hatbox_process_resident_memory_bytes"] > 0
    assert not any("Ann" in name or "127.0.0.1" in name for name in result)


def test_a_latency_counts_like_the_library() -> None:
    latency = Latency((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7):
        latency.observe(seconds)
    (family,) = LatencyCollector("x", "x", "", {"": latency}).collect()
    counts = {sample.labels.get("le", sample.name): sample.value for sample in family.samples}
    assert counts == {"0.1": 2, "1.0": 3, "+Inf": 4, "x_count": 4, "x_sum": pytest.approx(7.65)}


# --- the dashboard and the alerts


def queries() -> list[str]:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    exprs = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ())]
    exprs += [variable["definition"] for variable in dashboard["templating"]["list"] if "definition" in variable]
    return exprs + re.findall(r"^ +expr: (.+)$", ALERTS.read_text(encoding="utf-8"), re.MULTILINE)


def labels_of_metrics() -> set[str]:
    metrics = Metrics()
    named = {label for metric in vars(metrics).values() for label in getattr(metric, "_labelnames", ())}
    return named | {"operation", "version", "python"} | LABELS_OF_PROMETHEUS


def test_every_query_names_metrics_and_labels_that_exist(proxied: Server) -> None:
    known = metric_names(ask(proxied, "/metrics")[2]) | OF_PROMETHEUS
    labels = labels_of_metrics()
    used: set[str] = set()
    assert len(queries()) > 30
    for query in queries():
        names = set(re.findall(r"\b(?:hatbox_\w+|up)\b", query))
        assert names, query
        assert names <= known, f"{query}: {names - known}"
        grouped = [label for group in re.findall(r"by \(([^)]*)\)", query) for label in group.split(", ")]
        matched = re.findall(r'(\w+)(?:=~|!~|!=|=)"', query)
        assert {*grouped, *matched} <= labels, query
        assert query.count("(") == query.count(")")
        assert query.count("{") == query.count("}")
        used |= names
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_alerts_are_whole() -> None:
    text = ALERTS.read_text(encoding="utf-8")
    rules = re.split(r"^      - alert: ", text, flags=re.MULTILINE)[1:]
    assert len(rules) >= 8
    for rule in rules:
        assert all(f"{key}:" in rule for key in ("expr", "for", "labels", "severity", "summary", "description")), rule
