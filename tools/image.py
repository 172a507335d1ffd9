"""Run the steps of the Dockerfile without a container engine, in a folder that takes the place of `/`.

python tools/image.py FOLDER    builds the image there, starts its server, asks for its health, stops it

Every RUN, ENV, COPY, HEALTHCHECK and CMD is taken from the Dockerfile; absolute paths of the image are moved into the
folder. As root, the steps run as one unprivileged user and the server as another, who owns nothing but /data. Commands
see the variables of the Dockerfile and nothing else of this machine but where its package index and certificates are.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILDER = 8732  # who runs the steps of the build, if this program is run by root
PATHS = re.compile(r"(?<![\w./])/(opt|src|data|tmp)(?=[/\s\"';:,]|$)")  # of the image
ARCHITECTURES = {"x86_64": "amd64", "AMD64": "amd64", "aarch64": "arm64", "arm64": "arm64"}
FROM_HOST = ("SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS", "NPM_CONFIG_REGISTRY", "npm_config_registry")
PATIENCE = 120.0  # seconds


@dataclass
class Step:
    """One instruction of a Dockerfile."""

    name: str
    value: str


@dataclass
class Stage:
    """A stage of the Dockerfile: the instructions after a FROM."""

    base: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def values(self, name: str) -> list[str]:
        return [step.value for step in self.steps if step.name == name]


def parse(text: str) -> list[Stage]:
    """Read a Dockerfile: comments left out, continued lines joined."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    stages: list[Stage] = []
    for line in filter(None, map(str.strip, joined.splitlines())):
        name, _, value = line.partition(" ")
        if name == "FROM":
            base, _, alias = value.partition(" AS ")
            stages.append(Stage(base, alias))
        else:
            stages[-1].steps.append(Step(name, value))
    return stages


def chain(stages: list[Stage], stage: Stage, architecture: str) -> list[Stage]:
    """Return a stage after all that it is made from."""
    base = stage.base.replace("${TARGETARCH}", architecture)
    return [*(made for below in stages if below.name == base for made in chain(stages, below, architecture)), stage]


def variables(value: str, known: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield what an ENV defines."""
    for part in shlex.split(value):
        name, _, text = part.partition("=")
        yield name, re.sub(r"\$\{?(\w+)\}?", lambda match: known.get(match[1], ""), text)


def index_settings() -> dict[str, str]:
    """Return where packages and certificates are on this machine, as variables."""
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], check=False, capture_output=True, text=True
    )
    settings = {}
    for line in listed.stdout.splitlines():
        key, _, value = line.partition("=")
        if key.startswith("global."):
            settings[f"PIP_{key.removeprefix('global.').replace('-', '_').upper()}"] = value.strip("'").replace(
                "\\n", " "
            )
    settings |= {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    return settings | {name: os.environ[name] for name in FROM_HOST if name in os.environ}


class Image:
    """A folder in which the steps of a Dockerfile are run."""

    def __init__(self, folder: Path, dockerfile: Path = ROOT / "Dockerfile") -> None:
        self.folder = folder.resolve()
        self.stages = parse(dockerfile.read_text(encoding="utf-8"))
        self.architecture = ARCHITECTURES[platform.machine()]
        self.final = chain(self.stages, self.stages[-1], self.architecture)
        self.is_root = os.name == "posix" and os.geteuid() == 0

    def moved(self, text: str) -> str:
        """Return a command with the paths of the image in the folder."""
        return PATHS.sub(lambda match: f"{self.folder}{match[0]}", text)

    def environment(self, stages: list[Stage]) -> dict[str, str]:
        """Return all that a command of the last of these stages sees."""
        tools = self.folder / "usr/local/bin"
        values = {
            "PATH": f"{tools}:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": str(self.folder / "home"),
            "LANG": "C.UTF-8",
        }
        for stage in stages:
            for value in stage.values("ENV"):
                values |= {name: self.moved(text) for name, text in variables(value, values)}
        return values

    def run(self, command: str | list[str], environment: Mapping[str, str], user: int | None, folder: Path) -> None:
        """Run a command to its end; None: as who runs this program."""
        shown = command if isinstance(command, str) else shlex.join(command)
        print(f"$ {shown.replace(str(self.folder), '')}", file=sys.stderr, flush=True)
        words = ["/bin/sh", "-c", command] if isinstance(command, str) else command
        subprocess.run(words, env=dict(environment), cwd=folder, check=True, **self.identity(user))

    def identity(self, user: int | None) -> dict[str, Any]:
        """Return the arguments for `subprocess` to become a user, if this program may."""
        return {"user": user, "group": user, "extra_groups": []} if self.is_root and user is not None else {}

    def can_run(self, program: str) -> bool:
        """Return whether the unprivileged users can run a program, which may be in the home of another."""
        try:
            return subprocess.run([program, "-c", ""], check=False, **self.identity(BUILDER)).returncode == 0
        except OSError:
            return False

    # --- building

    def build(self, python: str) -> None:
        """Run all stages, with a Python in the place of the base image's."""
        self.folder.mkdir(parents=True)
        for name in ("home", "opt", "src", "tmp", "usr"):
            (self.folder / name).mkdir()
            if self.is_root:
                os.chown(self.folder / name, BUILDER, BUILDER)
        uv = ROOT / ".tools/bin/uv"
        self.run(
            [str(uv), "venv", "--quiet", "--seed", "--python", python, str(self.folder / "usr/local")],
            os.environ,
            None,
            ROOT,
        )
        building = next(stage for stage in self.stages if stage.name == "build")
        self.run_steps(chain(self.stages, building, self.architecture), BUILDER)
        self.export(next(value for value in self.final[-1].values("COPY") if "--from=build" in value).split()[-1])
        self.run_steps([stage for stage in self.final if stage.name != "build"], None)

    def run_steps(self, stages: list[Stage], user: int | None) -> None:
        environment, folder = self.environment(stages), self.folder
        for step in stages[-1].steps:
            if step.name == "WORKDIR":
                folder = Path(self.moved(step.value))
            elif step.name == "COPY" and not step.value.startswith("--"):
                self.copy(step.value.split()[0], folder / step.value.split()[1], user)
            elif step.name == "RUN" and user is not None:
                self.run(self.moved(step.value), {**index_settings(), **environment}, user, folder)
            elif step.name == "RUN" and self.is_root:  # accounts of the image, not of this machine
                (self.folder / "etc").mkdir(exist_ok=True)
                command = re.sub(r"\b(groupadd|useradd)\b", rf"\1 --prefix {self.folder}", self.moved(step.value))
                self.run(command.replace(f"--home-dir {self.folder}", "--home-dir "), environment, None, folder)
            elif step.name == "RUN":
                (self.folder / "data").mkdir(mode=0o700)

    def copy(self, source: str, target: Path, user: int | None) -> None:
        """Copy from the build context: what .dockerignore lets through."""
        wanted = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
        left_out = shutil.ignore_patterns("static", "node_modules", "__pycache__")
        for name in wanted if source == "." else [source]:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target / name, ignore=left_out)
            else:
                shutil.copy(ROOT / name, target / name)
        if self.is_root and user is not None:
            for path in (target, *target.rglob("*")):
                os.chown(path, user, user, follow_symlinks=False)

    def export(self, kept: str) -> None:
        """Keep one path of the build, as layers do: whole seconds, owned by root, nothing else."""
        archive, path = self.folder / "layer.tar", Path(self.moved(kept))
        with tarfile.open(archive, "w", format=tarfile.USTAR_FORMAT) as layer:
            layer.add(path, path.name)
        for name in ("home", "opt", "src", "tmp"):
            shutil.rmtree(self.folder / name)
        with tarfile.open(archive) as layer:
            layer.extraction_filter = getattr(tarfile, "fully_trusted_filter", None)  # Python 3.11.4
            layer.extractall(path.parent)
        archive.unlink()
        self.protect(path.parent)

    def protect(self, folder: Path) -> None:
        """Let nobody write there, and root own it."""
        for file in (folder, *folder.rglob("*")):
            if self.is_root:
                os.chown(file, 0, 0, follow_symlinks=False)
            if not file.is_symlink():
                file.chmod(file.stat().st_mode & ~0o222)

    # --- running

    def start(self, port: int, **more: str) -> subprocess.Popen[bytes]:
        """Start the server as the image's user."""
        last = self.final[-1]
        command = [word for name in ("ENTRYPOINT", "CMD") for word in json.loads(last.values(name)[-1])]
        environment = {
            **self.environment(self.final),
            "HOME": str(self.folder / "data"),
            "HATBOX_PORT": str(port),
            **more,
        }
        user = int(last.values("USER")[-1].partition(":")[0])
        program = shutil.which(command[0], path=environment["PATH"])
        assert program is not None, f"{command[0]} is not in the image"
        return subprocess.Popen(
            [program, *command[1:]],
            env=environment,
            cwd=self.folder / "data",
            stderr=subprocess.PIPE,
            **self.identity(user),
        )

    def is_healthy(self, port: int) -> bool:
        """Run the health check."""
        check = self.final[-1].values("HEALTHCHECK")[-1].partition("CMD ")[2]
        command = [word.replace("8731", str(port)) for word in json.loads(check)]
        return (
            subprocess.run(command, env=self.environment(self.final), check=False, capture_output=True).returncode == 0
        )


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def wait_until_healthy(image: Image, server: subprocess.Popen[bytes], port: int) -> None:
    """Run the health check until it succeeds."""
    deadline = time.monotonic() + PATIENCE
    while not image.is_healthy(port):
        if server.poll() is not None or time.monotonic() > deadline:
            server.kill()
            raise SystemExit("the server does not get healthy")
        time.sleep(0.1)


def main(folder: Path) -> int:
    """Build, start, check and stop."""
    image = Image(folder)
    began = time.monotonic()
    image.build(os.environ.get("HATBOX_PYTHON", sys.executable))
    print(f"built in {time.monotonic() - began:.0f} s", file=sys.stderr)
    port = free_port()
    began = time.monotonic()
    server = image.start(port)
    wait_until_healthy(image, server, port)
    print(f"healthy after {time.monotonic() - began:.1f} s", file=sys.stderr)
    server.send_signal(getattr(signal, image.final[-1].values("STOPSIGNAL")[-1]))
    _, log = server.communicate(timeout=PATIENCE)
    sys.stderr.write(log.decode())
    if b"compiling" in log or server.returncode not in (0, 128 + signal.SIGTERM, -signal.SIGTERM):
        print(f"not as it should be: exit status {server.returncode}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1])))
