"""Everything that the documentation shows is true: its commands run, its files are valid, its outputs are real.

A command in a block is run with smaller sizes, or stands in ELSEWHERE with the reason and the nearest
check. A new kind of command fails until it is one or the other.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

import hatbox
from hatbox.cli.main import MODULES, parser
from hatbox.records.daily import daily_match
from support import documentation
from support.command import HATS_POSITION, CommandResult
from support.command import hatbox as run_hatbox
from support.documentation import ROOT, Command
from support.rest_client import Person
from support.server_process import FREELY, Server, serving, sqlite

PAGE = documentation.pages()["docs/wire.md"]
COMMANDS = documentation.commands()
REFERENCES = ("docs/hosting.md", "docs/configuration.md")  # of settings

ELSEWHERE = {  # commands that are not run here: why, and the nearest check
    # they install something, or need a network
    r"pipx install .*|pip install .*|uv tool install .*|python3 -m venv .*|~/hatbox/bin/.*": "workflow release.yml",
    r"uv pip compile .*": "network; the locks are used by every set-up",
    r"\.venv/bin/pre-commit install": "changes the clone; its hooks are the checks of tools/lint.py",
    r"cd web && npm ci && npm run dev": "network; tests/browser build and serve the same page",
    r"aws s3 sync .*": "needs an account; tests/test_site.py serves the folder as such a host does",
    # they need root or a container engine
    r"sudo apt-get .*|sudo useradd .*|sudo git .*|sudo python3 .*|sudo /opt/hatbox/\.venv/bin/pip .*": "root, network",
    r"sudo systemctl .*|sudo chown .*|sudo chmod .*|sudo ls .*": "root; units: test_units_are_valid",
    r"sudo -u postgres .*": "root; tests with the fixture postgres_url use a database made in the same way",
    r"(HATBOX_DOMAIN=\S+ )?docker .*": "container engine; tests/test_container.py and tools/image.py run its steps",
    r"mkdir -m 0700 secrets .*": "a password for the container engine",
    r"SOURCE_DATE_EPOCH=.* uv build .*": "network; tests/test_package.py builds the same bytes twice",
    # they run for minutes or for ever
    r"python3 run\.py( .*)?": "sets up; .ci/run does it in a fresh clone, and its lanes are this suite",
    r"hatbox admin (revoke-token|undo) .*": "need an id; tests/server/test_admin_routes.py",
    r"hatbox": "opens a browser; tests/server/test_start.py",
    r"hatbox warm": "compiles for minutes; tests/server/test_start.py",
    r"hatbox daily( top_hats --json)?": "seconds of search; tests/test_daily.py",
    r"hatbox wasm .*|python examples/leduc/browser/build\.py .*": "tests/browser/test_leduc_page.py",
    r"hatbox .* --on .*|ray start .*": "a cluster; tests/test_cluster.py",
    r"hatbox puzzles .*": "minutes; tests/test_puzzle_mine.py",
    r"hatbox study .*": "compiles for minutes; tests/test_study.py plays studies and reads every command of the page",
    r"hatbox train .*|python tools/networks\.py .*": "minutes, and changes the clone; tests/test_networks.py",
    r"hatbox exploit .*": "seconds to minutes; tests/test_game_trees.py",
    r"hatbox site .*|python3? -m http\.server .*": "tests/test_site.py",
    r"python examples/train_hats\.py": "minutes; tests/test_examples.py",
    r"python -m examples\..*|hatbox arena .*examples\.checkpoints:.*": "minutes, PyTorch; tests/test_examples.py",
    r"python bench/.*|python tools/wasm\.py": "measures for minutes; its options: test_options_of_scripts_exist",
    # others
    r"(pip install \./examples/leduc|hatbox (play|arena|simulate) leduc.*)": "tests/test_leduc.py installs it",
    r"hatbox serve --bot .*": "tests/test_policy.py overrides a bot by a module",
    r"hatbox (serve|restore) .*postgresql://.*": "tests/server/test_processes.py and test_backup.py",
    r"curl -s localhost:8731/.*": "test_the_requests_of_the_page_are_answered_as_it_says",
}
SMALLER = (  # the same command with less work
    (r"--games \d+", "--games 3"),
    (r"--seconds [\d.]+", "--seconds 0.001"),
    (r"--jobs \d+", "--jobs 1"),
    (r"@500\b", "@2"),
    (r"@4000\b", "@3"),
    (r"^(hatbox arena (?!.*(--seconds|greedy random)).*)$", r"\1 --simulations 1"),
    (r"^(.*hatbox review .*)$", r"\1 --simulations 2"),
    (r"--games 3( --json)?$", r"--games 1\1"),
    (r"^(sudo -u hatbox HATBOX_DATABASE=\S+ )?/opt/hatbox/\.venv/bin/", ""),
)
AS_THEY_ARE = {  # to compare the output, or because they are small
    "hatbox arena hats --bots greedy random --games 20",
    "hatbox render games.jsonl --gif --width 360 --seconds 0.8 --out game.gif",
}


def nearest_check(command: Command) -> str | None:
    return next((check for pattern, check in ELSEWHERE.items() if re.fullmatch(pattern, command.text)), None)


HERE = [command for command in COMMANDS if nearest_check(command) is None]
SERVERS = [command for command in HERE if command.text.startswith("hatbox serve") and "--check" not in command.text]
OTHERS = [command for command in HERE if command not in SERVERS]


# --- the files that the pages take for granted, and a server with something in it


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    run_hatbox(
        "simulate",
        "hats",
        "--players",
        "2",
        "--games",
        "3",
        "--option",
        "size=small",
        "--out",
        str(folder / "games.jsonl"),
    )
    (folder / "positions.jsonl").write_text(json.dumps(HATS_POSITION) + "\n")
    members = re.search(r"(?: {4}.*\n)*", documentation.pages()["docs/club.md"].partition("    # members.txt\n")[2])
    assert members
    (folder / "members.txt").write_text(re.sub(r"(?m)^ {4}", "", members[0]))
    (folder / "code.txt").write_text("come-to-tea\n")
    (folder / "examples").mkdir(exist_ok=True)
    shutil.copy(ROOT / "examples" / "command_bot.py", folder / "examples")
    (folder / "lines.jsonl").write_text(json.dumps({"position": HATS_POSITION, "moves": []}) + "\n")
    (folder / "my_module.py").write_text("def my_policy(observation, mask):\n    return int(mask.argmax())\n")
    match = daily_match("hats", "2026-11-18")
    while match.mover is not None:
        match.play(match.legal_moves()[0])
    (folder / "hatbox-local-daily-hats-2026-11-18.jsonl").write_text(json.dumps(hatbox.to_record(match)) + "\n")
    return folder


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A server with a table and a report: its address, its database, and what stands for names in capitals."""
    database = sqlite(tmp_path_factory.mktemp("host"))
    with serving(database, *FREELY) as server:
        ann, bob = (Person(server.url, name) for name in ("Ann", "Bob"))
        table = ann.opens("hats", 2, bots=False)
        bob.do(table, "sit")
        ann.ask("POST", "/api/reports", {"table": table, "player": bob.player, "reason": "rude"})
        (report,) = json.loads(run_hatbox("admin", "reports", "--json", "--database", database).stdout)
        yield {
            "localhost:8731": server.url.removeprefix("http://"),
            "DATABASE": database,
            "TABLE": table,
            "PLAYER": bob.player,
            "REPORT": str(report["id"]),
        }


# --- running them


def run_line(line: str, host: dict[str, str]) -> CommandResult:
    """Run a line of `hatbox` commands: a pipe between them, or a file as the input of one."""
    given = ""
    for part in line.split(" | "):
        words, _, source = part.partition(" < ")
        arguments = [host.get(word, word) for word in shlex.split(words)[1:]]
        if source:
            given = Path(source).read_text()
        result = run_one(arguments, given, host)
        if result.returncode:
            break
        given = result.stdout
    return result


def run_one(arguments: list[str], given: str, host: dict[str, str]) -> CommandResult:
    match arguments[0]:
        case "play":
            if "--load" in arguments:
                run_hatbox("play", "hats", "--seed", "1", "--level", "random", given="save tea.json\nquit\n")
            return run_hatbox(*arguments, "--seconds", "0.01", given=given or "quit\n\n")
        case "serve":  # --check
            return run_hatbox(*arguments, "--port", "0", "--database", "sqlite:unused.db")
        case "join":
            return run_hatbox(*arguments, "--token-file", "token", "--name", "Cy", given="quit\n")
        case "admin" | "backup" | "invite" | "restore":
            at = arguments.index("--database") if "--database" in arguments else len(arguments)
            return run_hatbox(*arguments[:at], *arguments[at + 2 :], "--database", host["DATABASE"])
    return run_hatbox(*arguments, given=given)


def made_smaller(text: str) -> str:
    for pattern, replacement in SMALLER if text not in AS_THEY_ARE else ():
        text = re.sub(pattern, replacement, text)
    return text


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted({command.page for command in OTHERS}))
def test_commands_run(
    page: str, files: Path, host: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(files, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):  # nothing of the person who runs the tests is touched
        monkeypatch.setenv(name, str(tmp_path / name))
    faults = []
    for command in OTHERS:
        if command.page != page:
            continue
        if command.text.startswith(("printf ", "curl ")):
            line = re.sub(
                r"https?://(127\.0\.0\.1:8731|hats\.example\.org)", f"http://{host['localhost:8731']}", command.text
            )
            done = subprocess.run(line, shell=True, check=False, capture_output=True, text=True)
            result = CommandResult(done.returncode, done.stdout, done.stderr)
        else:
            result = run_line(made_smaller(command.text), host)
        if result.returncode or "Traceback" in result.stderr:
            faults.append(f"{command.text}: {result.stderr[-500:]}")
        elif command.output and not documentation.shows(command.output, result.stdout):
            faults.append(f"{command.text} answers\n{result.stdout}")
    assert not faults, "\n".join(faults)


@pytest.mark.slow
@pytest.mark.parametrize("line", sorted({command.text for command in SERVERS}))
def test_servers_start(line: str, files: Path, tmp_path: Path) -> None:
    options = [str(files / word) if (files / word).is_file() else word for word in shlex.split(line)[2:]]
    if "--database" in options:
        at = options.index("--database")
        del options[at : at + 2]
    with serving(sqlite(tmp_path), *options) as server:
        assert json.load(urlopen(f"{server.url}/healthz")) == {"status": "ok"}
        for command in COMMANDS:
            if command.text == line and command.output:
                shown = command.output.strip().splitlines()[-1]
                assert shown.partition("http")[0] in server.log


def test_every_command_is_run_or_has_a_reason() -> None:
    unknown = [
        str(command) for command in HERE if not re.match(r"hatbox |printf |curl --silent ", made_smaller(command.text))
    ]
    assert not unknown, "run them here, or say in ELSEWHERE why not"
    idle = [pattern for pattern in ELSEWHERE if not any(re.fullmatch(pattern, command.text) for command in COMMANDS)]
    assert not idle


# --- what is not run is at least possible


def parses(text: str) -> bool:
    """Return whether `hatbox` takes these arguments; capitals and … stand for values."""
    words = [word.replace("…", "1") for word in shlex.split(text)[1:]]
    values = {"GAME": "hats", "K": "1", "N": "1", "HEX": "0" * 64}
    words = [values.get(word, word) for word in words]
    root = parser()
    if len(words) == 1 and words[0] in {*MODULES, "COMMAND", "--help"}:
        return True
    try:
        root.parse_args(words)
    except SystemExit as error:
        return error.code == 0
    return True


def is_mention(text: str) -> bool:
    """Return whether this names a command and one of its options, without the rest: `hatbox arena --out`."""
    words = shlex.split(text)[1:]
    if len(words) != 2 or words[0] not in MODULES:
        return False
    return words[1] in run_hatbox(words[0], "--help").stdout


def test_arguments_are_accepted(capsys: pytest.CaptureFixture[str]) -> None:
    texts = {command.text for command in documentation.inline_commands()}
    texts |= {command.text for command in COMMANDS if nearest_check(command)}
    faults = [text for text in sorted(texts) if text.startswith("hatbox ") and not (is_mention(text) or parses(text))]
    assert not faults, capsys.readouterr().err


def test_options_of_scripts_exist() -> None:
    texts = {command.text for command in (*documentation.inline_commands(), *COMMANDS)}
    assert [text for text in sorted(texts) if re.match(r"python3? (?!-)|npm ", text) and not is_possible(text)] == []


def is_possible(text: str) -> bool:
    """Return whether a script has these options, run.py this lane, package.json this script."""
    words = text.split()
    if words[0] == "npm":
        return words[-1] in {*json.loads((ROOT / "web/package.json").read_text())["scripts"], "ci"}
    if words[1] == "bot.py":
        return True  # of wire.md, see below
    source = (ROOT / words[1]).read_text(encoding="utf-8")
    if words[1] == "run.py":
        return len(words) == 2 or words[2] in {*MODULES, "COMMAND"} or f'"{words[2]}"' in source
    return all(f'"{word}"' in source for word in words if word.startswith("--"))


# --- files


def titled(name: str) -> list[str]:
    return [block.text for block in documentation.blocks("ini", "nginx", "caddy") if block.title == name]


def need(program: str) -> str:
    found = shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


def check(*arguments: str | Path, **env: str) -> None:
    result = subprocess.run(arguments, check=False, capture_output=True, text=True, env={**os.environ, **env})
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.slow
def test_a_server_takes_the_settings_of_the_guide(tmp_path: Path) -> None:
    (text,) = titled("/etc/hatbox.env")
    environ = dict(line.split("=", 1) for line in text.splitlines())
    documented = {
        name for page in REFERENCES for name in re.findall(r"HATBOX_[A-Z_]+", documentation.pages().get(page, ""))
    }
    assert environ.keys() <= documented
    here = {name: value for name, value in environ.items() if name not in {"HATBOX_CACHE", "HATBOX_DATABASE"}}
    with serving(sqlite(tmp_path), env=here) as server:
        assert "The Tea Party" in urlopen(server.url).read().decode()
        assert all(json.loads(line) for line in server.log.splitlines())


def test_units_are_valid(tmp_path: Path) -> None:
    program = need("systemd-analyze")
    units = [block for block in documentation.blocks("ini") if (block.title or "").startswith("/etc/systemd/")]
    files = [tmp_path / Path(unit.title or "").name for unit in units]
    for file, unit in zip(files, units, strict=True):
        file.write_text(unit.text.replace("/opt/hatbox/.venv/bin/hatbox", shutil.which("true") or "/bin/true"))
    assert len(files) == 3
    check(program, "verify", "--recursive-errors=no", *files, SYSTEMD_LOG_LEVEL="warning")


@pytest.mark.parametrize("number", range(3))
def test_caddyfiles_are_valid(number: int, tmp_path: Path) -> None:
    program = need("caddy")
    files = titled("/etc/caddy/Caddyfile")
    assert len(files) == 3
    (tmp_path / "Caddyfile").write_text(files[number])
    check(
        program,
        "validate",
        "--adapter",
        "caddyfile",
        "--config",
        tmp_path / "Caddyfile",
        HOME=str(tmp_path),
        XDG_DATA_HOME=str(tmp_path),
    )


def test_nginx_takes_its_files(tmp_path: Path) -> None:
    program = need("nginx")
    (whole,) = titled("/etc/nginx/conf.d/hats.conf")
    (part,) = [block.text for block in documentation.blocks("nginx") if block.title is None]
    certify(tmp_path)
    whole = re.sub(r"/etc/letsencrypt/live/hats\.example\.org", str(tmp_path), whole)
    text = f"{whole}\nserver {{ listen 80; {part} }}"
    text = text.replace("listen 80;", f"listen unix:{tmp_path}/plain;", 1).replace(
        "listen 80;", f"listen unix:{tmp_path}/site;"
    )
    text = text.replace("listen 443 ssl;", f"listen unix:{tmp_path}/tls ssl;")
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}}\nhttp {{ access_log off;\n{text}\n}}\n"
    )
    check(program, "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf")


def certify(folder: Path) -> None:
    """Write a key and a certificate that nobody trusts."""
    check(
        need("openssl"),
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-subj",
        "/CN=hats.example.org",
        "-keyout",
        folder / "privkey.pem",
        "-out",
        folder / "fullchain.pem",
    )


# --- Python


def test_every_python_example_is_run_by_a_test() -> None:
    doctests = {block.page for block in documentation.blocks("python") if ">>>" in block.text}
    tested = "".join(
        (ROOT / "tests" / name).read_text()
        for name in ("test_api.py", "test_arena.py", "test_leduc.py", "browser/test_leduc_page.py")
    )
    assert [page for page in doctests if Path(page).name not in tested] == []
    others = [block for block in documentation.blocks("python") if ">>>" not in block.text]
    assert {block.page for block in others if not block.info} == {"docs/wire.md"}  # the bot below
    shown = [block for block in others if block.title is not None and (ROOT / block.title).is_file()]
    assert [(ROOT / str(block.title)).read_text() for block in shown] == [block.text for block in shown]
    assert {block.page for block in others if block.info and block not in shown} <= {
        "docs/add-a-game.md",  # excerpts, in tests/test_leduc.py
        "docs/lab.md",  # files, in tests/test_what_if.py
    }


# --- the wire


@pytest.mark.slow
def test_the_bot_of_the_page_plays_a_game(server: Server, tmp_path: Path) -> None:
    section = PAGE.partition("## A bot over the wire")[2]
    code = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert code is not None
    bot = tmp_path / "bot.py"
    bot.write_text(code[1], encoding="utf-8")
    result = subprocess.run(
        [sys.executable, str(bot), server.url], check=False, capture_output=True, text=True, timeout=120
    )
    assert result.returncode == 0, result.stderr
    assert re.match(r"winners: \[.*\] scores: \[", result.stdout)


def test_the_requests_of_the_page_are_answered_as_it_says(server: Server) -> None:
    shown = re.findall(r"^\$ (curl .*)\n(\{.*)$", PAGE, re.MULTILINE)
    assert len(shown) == 3
    known: dict[str, str] = {}
    for command, answer in shown:
        table = re.search(r"/tables/(\w+)/", command)
        line = command.replace("localhost:8731", server.url)
        line = re.sub(r"Bearer \S+…", f"Bearer {known.get('token')}", line)
        line = line.replace(table[1], known["id"]) if table else line
        result = json.loads(subprocess.run(line, shell=True, check=True, capture_output=True, text=True).stdout)
        known.update({name: value for name, value in result.items() if isinstance(value, str)})
        shapes = [name for name in re.findall(r'"(\w+)":', answer.partition("{…")[0]) if name in result]
        assert shapes
        assert shapes[0] == next(iter(result))
    assert known["type"] == "ack"
