"""A server that starts: playable at once though nothing is compiled, honest meanwhile, clear when it cannot."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from hatbox import wire
from hatbox.cli.serve import ENDING, TEMPORARY_CACHE
from hatbox.client import Client
from hatbox.compiled import compile_cache, jit
from hatbox.games import NAMES, game_named
from hatbox.server import readiness
from hatbox.server.ops import status_line, warmup
from hatbox.server.ops.startup import ExitReason
from hatbox.server.ops.status_line import StatusLineHandler
from hatbox.server.readiness import Progress, Readiness
from hatbox.server.settings import Settings
from hatbox.server.tables.commands import Refusal
from hatbox.server.transport import http_api
from hatbox.server.transport.app import App
from support.server_process import FREELY, Server, run, serving, sqlite
from support.waiting import until, wait_until

needs_compiler = pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
needs_signals = pytest.mark.skipif(os.name != "posix", reason="ended by other means")
needs_proc = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="looks at a process from outside")


def health(server: Server) -> Any:
    with urlopen(f"{server.url}/healthz", timeout=30) as answer:
        return json.load(answer)


async def play(url: str, game: str, moves: int | None = None, after_first: Callable[[], None] = lambda: None) -> int:
    """Play against a bot, to the end or for some moves; how many were made."""
    made = 0
    async with await Client.connect(url, name="First guest") as client:
        table = await client.open(wire.Setup(game, 2, bots={"1": "dormouse"}))
        seat = await client.watch(table.id)
        await seat.ready()
        async for scene in seat.turns():
            await seat.move(random.Random(made).choice(scene.legal))
            made += 1
            if made == 1:
                await asyncio.to_thread(after_first)
            if made == moves:
                break
    return made


def forgetful_cache(folder: Path) -> Path:
    """A cache in which everything is compiled, but nobody knows: compiling takes some seconds."""
    for ours in {compile_cache.folder_for(str(file)) for file in Path(jit.__file__).parents[1].rglob("*.py")}:
        if ours.exists():
            shutil.copytree(ours, folder / ours.name, ignore=shutil.ignore_patterns("*.ready"))
    return folder


# --- nothing is compiled


@needs_compiler
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.slow
def test_a_game_can_be_played_while_nothing_is_compiled(game: str, tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), *FREELY, env={"HATBOX_CACHE": str(tmp_path / "cache")})
    server.start()
    try:
        assert asyncio.run(play(server.url, game, 3)) == 3
        result = health(server)
        assert result["status"] == "ok"
        assert 0 <= result["compiling"]["done"] < result["compiling"]["total"]
    finally:
        server.stop()
    said = server.log
    assert said.count("compiling the rules") == 1
    assert "fail" not in said.lower()
    assert "Traceback" not in said


@needs_compiler
@needs_proc
@pytest.mark.slow
def test_compiled_rules_take_over_while_a_game_is_played(tmp_path: Path) -> None:
    file = tmp_path / "s"
    options = (*FREELY, "--host", "127.0.0.1", "--host", "127.0.0.2", "--unix", str(file))
    with serving(sqlite(tmp_path), *options, env={"HATBOX_CACHE": str(forgetful_cache(tmp_path / "cache"))}) as server:
        environment = Path(f"/proc/{server.pid}/environ")
        bound = file.stat()

        def connect_everywhere() -> None:
            socket.create_connection(("127.0.0.1", server.port)).close()
            socket.create_connection(("127.0.0.2", server.port)).close()
            with socket.socket(socket.AF_UNIX) as line:
                line.connect(str(file))

        def taken_over() -> None:
            assert b"HATBOX_LISTEN=" not in environment.read_bytes()

            def has_taken_over() -> bool:
                connect_everywhere()  # nobody is refused meanwhile
                return b"HATBOX_LISTEN=" in environment.read_bytes()

            wait_until(has_taken_over)
            assert os.path.samestat(file.stat(), bound)

        assert asyncio.run(play(server.url, "hats", after_first=taken_over)) > 1  # the same client goes on to the end
        assert health(server) == {"status": "ok"}
        assert all((tmp_path / "cache").rglob(f"server-{name}.*.ready") for name in NAMES)


@needs_compiler
def test_a_cache_that_cannot_be_written_is_told_once_and_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    server = Server(
        sqlite(tmp_path), *FREELY, env={"HATBOX_CACHE": str(tmp_path / "file" / "cache"), "TMPDIR": str(tmp_path)}
    )
    server.start()
    try:
        assert asyncio.run(play(server.url, "hats", 1)) == 1
    finally:
        server.stop()
    assert not list(tmp_path.glob("hatbox-*"))  # ended by SIGTERM
    result = run("warm", "hats", HATBOX_CACHE=str(tmp_path / "file" / "cache"))
    assert result.returncode == 1
    assert "can’t write to the compile cache" in result.stderr


def begin_to_serve(folder: Path, **wishes: Any) -> subprocess.Popen[str]:
    """Start a server that cannot write its compile cache; do not wait until it serves."""
    (folder / "file").write_text("not a folder")
    command = [sys.executable, "-m", "hatbox", "serve", "--port", "0", "--database", sqlite(folder)]
    env = {**os.environ, "HATBOX_CACHE": str(folder / "file" / "cache"), "TMPDIR": str(folder), **wishes.pop("env", {})}
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=env, **wishes)


@needs_signals
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_passing_cache_goes_with_a_server_that_is_ended_before_it_serves(number: int, tmp_path: Path) -> None:
    server = begin_to_serve(tmp_path)
    wait_until(lambda: list(tmp_path.glob("hatbox-*")))
    server.send_signal(number)
    _, said = server.communicate(timeout=120)
    assert server.returncode == -number
    assert "serving at" not in said
    assert not list(tmp_path.glob("hatbox-*"))


@needs_signals
def test_a_passing_cache_goes_with_a_server_that_is_ended_while_it_replaces_itself(tmp_path: Path) -> None:
    passing = tmp_path / "hatbox-passing"
    passing.mkdir()
    blocked = partial(signal.pthread_sigmask, signal.SIG_BLOCK, ENDING)  # as the program that is replaced leaves it
    env = {"HATBOX_CACHE": str(passing), TEMPORARY_CACHE: str(passing)}
    server = begin_to_serve(tmp_path, env=env, preexec_fn=blocked)
    server.terminate()
    server.communicate(timeout=120)
    assert server.returncode == -signal.SIGTERM
    assert not passing.exists()


@needs_compiler
@pytest.mark.slow
def test_warm_compiles_what_is_named_and_only_once(tmp_path: Path) -> None:
    cache = forgetful_cache(tmp_path / "cache")
    assert run("warm", "hats", HATBOX_CACHE=str(cache)).returncode == 0
    assert {file.name.partition(".")[0] for file in cache.rglob("*.ready")} == {"server-hats"}
    again = run("warm", "hats", HATBOX_CACHE=str(cache))
    assert again.returncode == 0
    assert again.stderr == "hatbox: hats: compiled in 0 s\n"
    assert run("warm", "chess").returncode == 2


# --- getting ready


def test_nobody_waits_for_compiling_nor_without_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        ready = Readiness()
        waiting = asyncio.create_task(ready.wait())
        await asyncio.sleep(0)
        assert not waiting.done()
        ready.progress = Progress(100)
        for _ in range(25):
            ready.progress.advance()
        with pytest.raises(Refusal, match="getting-ready") as result:
            await ready.wait()
        assert (result.value.params["done"], result.value.params["total"]) == (25, 100)
        assert isinstance(result.value.params["seconds"], int)
        ready.progress = None
        ready.set()
        await waiting
        await ready.wait()
        monkeypatch.setattr(readiness, "LOAD_TIMEOUT", 0)
        with pytest.raises(Refusal, match="getting-ready"):
            await Readiness().wait()

    asyncio.run(check())


def test_the_time_left_is_told_once_it_is_known_and_never_runs_over() -> None:
    progress = Progress(40)
    progress.advance()
    assert progress.seconds_left is None
    for _ in range(60):
        progress.advance()
    assert (progress.done, progress.total) == (61, 61)
    assert progress.seconds_left is not None


async def answer_of(
    app: App, path: str, method: str = "GET", body: bytes = b"", token: str = ""
) -> tuple[int, Any, dict[bytes, bytes]]:
    """An answer of an application, without a server around it."""
    said: list[Any] = []
    headers = [
        (b"host", b"localhost"),
        (b"content-type", b"application/json"),
        (b"authorization", f"Bearer {token}".encode()),
    ]
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "headers": headers,
        "query_string": b"",
        "client": ("127.0.0.1", 1),
    }

    async def receive() -> Any:
        return {"type": "http.request", "body": body}

    async def send(message: Any) -> None:
        said.append(message)

    await app(scope, receive, send)
    return said[0]["status"], json.loads(said[1]["body"]), dict(said[0]["headers"])


def test_until_it_is_ready_a_server_says_so_and_when_to_ask_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = asyncio.Event()

    async def compile_games(names: list[str], progress: Progress, nice: int) -> None:
        for _ in range(progress.total // 2):
            progress.advance()
        await go.wait()

    monkeypatch.setattr(warmup, "uncompiled_games", lambda even_if_interpreted=False: ["hats"])
    monkeypatch.setattr(warmup, "compile_games", compile_games)

    async def check() -> None:
        app = App(Settings(database=sqlite(tmp_path)))
        await app.start()
        try:
            await asyncio.sleep(0)
            _, guest, _ = await answer_of(app, "/api/guests", "POST", b'{"name": "Early bird"}')
            for path in ("/healthz", "/readyz"):
                status, result, _ = await answer_of(app, path)
                assert (status, result["status"]) == (503, "starting")
                assert 0 < result["compiling"]["done"] < result["compiling"]["total"]
            setup = b'{"game": "hats", "players": 2}'
            status, result, headers = await answer_of(app, "/api/tables", "POST", setup, guest["token"])
            assert (status, result["code"]) == (503, "server/getting-ready")
            assert {"done", "total", "seconds"} == result["params"].keys()
            assert 1 <= int(headers[b"retry-after"]) <= http_api.MAX_RETRY
            go.set()
            status, _, _ = await until_other_than(
                503, lambda: answer_of(app, "/api/tables", "POST", setup, guest["token"])
            )
            assert status == 201
            assert (await answer_of(app, "/readyz"))[:2] == (200, {"status": "ok"})
        finally:
            await app.stop()

    asyncio.run(check())


async def until_other_than(status: int, ask: Any) -> Any:
    for _ in range(600):
        answer = await ask()
        if answer[0] != status:
            return answer
        await asyncio.sleep(0.1)
    raise AssertionError(f"still {status}")


def test_whoever_cannot_get_ready_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise MemoryError("no room")

    monkeypatch.setattr(warmup, "uncompiled_games", lambda even_if_interpreted=False: [])
    monkeypatch.setattr(warmup, "load", broken)

    async def check() -> None:
        ended: asyncio.Future[ExitReason] = asyncio.get_running_loop().create_future()
        app = App(Settings(database=sqlite(tmp_path)))
        app.exit = ended.set_result
        await app.start()
        try:
            assert await asyncio.wait_for(ended, 60) is ExitReason.FAILED
            assert (await answer_of(app, "/healthz"))[0] == 503
        finally:
            await app.stop()

    asyncio.run(check())


def test_a_compiler_that_fails_is_told_and_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(warmup.CompileError, match="hats: exit status 1"):
        asyncio.run(warmup.compile_games(["hats"], Progress(1)))
    monkeypatch.setattr(
        warmup, "uncompiled_games", lambda even_if_interpreted=False: ["hats"] if even_if_interpreted else []
    )

    async def check() -> None:
        app = App(Settings(database=sqlite(tmp_path)), stand_in=True)
        app.exit = lambda why: pytest.fail(str(why))
        await app.start()
        try:
            await until_other_than(503, lambda: answer_of(app, "/readyz"))
            while "compiling failed" not in caplog.text:
                await asyncio.sleep(0.05)
            assert (await answer_of(app, "/healthz"))[:2] == (200, {"status": "ok"})
        finally:
            await app.stop()

    asyncio.run(check())


# --- what keeps a server from starting


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = run("serve", "--open", "--port", port, "--database", sqlite(tmp_path))
    assert result.returncode == 1
    assert (
        result.stderr
        == f"hatbox: port {port} is already in use; stop the program that uses it, or choose another port with --port\n"
    )
    assert not (tmp_path / "hatbox.db").exists()


def test_addresses_that_cannot_be_listened_at_are_one_line(tmp_path: Path) -> None:
    for host in ("192.0.2.1", "nowhere.invalid"):
        result = run("serve", "--host", host, "--port", "0", "--database", sqlite(tmp_path))
        assert result.returncode == 1
        assert result.stderr.startswith("hatbox: ")
        assert host in result.stderr
        assert result.stderr.count("\n") == 1


@pytest.mark.slow
def test_who_starts_it_twice_is_led_to_the_one_that_runs(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), *FREELY) as server:
        result = run(
            "serve", "--open", "--port", str(server.port), "--database", sqlite(tmp_path), BROWSER="echo opened %s"
        )
        assert result.returncode == 0
        assert result.stderr == f"hatbox: Hatbox is already running at http://localhost:{server.port}/\n"
        assert f"opened http://localhost:{server.port}/" in result.stdout
        assert run("serve", "--port", str(server.port), "--database", sqlite(tmp_path)).returncode == 1


def test_a_database_that_does_not_answer_is_one_line_with_its_address() -> None:
    result = run("serve", "--port", "0", "--database", "postgresql://somebody:secret@127.0.0.1:9/hatbox")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "cannot use the database" in result.stderr
    assert "(at 127.0.0.1:9)" in result.stderr
    assert "secret" not in result.stderr


def test_a_server_for_the_network_tells_every_address(tmp_path: Path) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("10.255.255.255", 9))
        except OSError:
            pytest.skip("this machine has no network")
        address = way.getsockname()[0]
    with serving(sqlite(tmp_path), "--host", "0.0.0.0", *FREELY) as server:
        assert f"http://localhost:{server.port}/, " in server.log
        assert f"http://{address}:{server.port}/" in server.log
        with urlopen(f"http://{address}:{server.port}/healthz", timeout=30) as answer:
            assert answer.status == 200


@pytest.mark.parametrize("name", NAMES)
def test_warming_up_renders_whatever_a_server_renders(name: wire.GameName, monkeypatch: pytest.MonkeyPatch) -> None:
    templates, called = game_named(name).renderer.templates, set()

    def call(kind: str, template: Callable[..., int], *args: Any) -> int:
        called.add(kind)
        return template(*args)

    for kind, template in templates.items():
        monkeypatch.setitem(templates, kind, partial(call, kind, template))
    monkeypatch.setattr(warmup, "mark_compiled", lambda _name: None)
    warmup.warm(name, actions=2)
    of_paths = set() if name == "top_hats" else {"render_paths", "render_refused_path"}
    assert templates.keys() - called == {"render_events"} | of_paths  # a browser renders events one by one


@needs_compiler
def test_compiling_imports_no_module_from_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("numba.py").write_text("raise SystemExit(3)")
    asyncio.run(warmup.compile_games(["magic_hat"], Progress(1)))


def test_reading_the_configuration_does_not_load_the_rules() -> None:
    """Or the server could no longer choose to play with interpreted ones while they are compiled."""
    program = "import sys, hatbox.cli.serve, hatbox.cli.configuration; print('hatbox.compiled.jit' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "False\n"


# --- what the terminal shows


@needs_compiler
@needs_signals
@pytest.mark.slow
def test_a_terminal_shows_the_progress_in_one_line_below_the_log(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    cache = str(forgetful_cache(tmp_path / "cache"))
    for marked in Path(cache).rglob("*.nbi"):
        marked.unlink()  # something is left to compile
    server = subprocess.Popen(
        [sys.executable, "-m", "hatbox", "serve", "--port", "0", "--database", sqlite(tmp_path)],
        env={**os.environ, "HATBOX_CACHE": cache, "BROWSER": "true"},
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    shown = b""
    try:
        while b" functions, " not in shown:
            shown += os.read(ours, 4096)
    finally:
        server.terminate()
        while server.poll() is None:
            with contextlib.suppress(OSError):
                shown += os.read(ours, 4096)
        os.close(ours)
    lines = shown.decode().replace("\r\n", "\n").split("\n")
    (greeting,) = [line for line in lines if "serving at" in line]
    assert "\x1b" not in greeting
    assert any("\r\x1b[Khatbox: compiling: " in line for line in lines)


def test_log_records_appear_above_the_status() -> None:
    screen = io.StringIO()
    handler = StatusLineHandler(screen)
    handler.show("compiling: 1 of 2")
    handler.emit(logging.makeLogRecord({"msg": "a guest"}))
    handler.show("")
    clear = "\r\x1b[K"
    assert screen.getvalue() == f"{clear}compiling: 1 of 2{clear}a guest\n{clear}compiling: 1 of 2{clear}"


def test_elsewhere_every_tenth_of_the_progress_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(status_line, "POLL_SECONDS", 0)
    said: list[str] = []

    def has_said(lines: int) -> bool:
        return len(said) == lines

    async def main() -> None:
        progress = Progress(100)
        async with status_line.reporting(progress, said.append):
            for done in range(1, 101):
                progress.advance()
                if done % 10 == 0:
                    await until(partial(has_said, done // 10))

    asyncio.run(main())
    assert said[0].startswith("compiling: 10 of about 100 functions")
