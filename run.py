#!/usr/bin/env python3
"""Set up and run Hatbox with nothing but Python 3.11 or newer.

python3 run.py [ARGUMENTS]         run the `hatbox` command
python3 run.py lint [CHECKS]       run every static check (see tools/lint.py)
python3 run.py test --fast [...]   run the tests that need no browser, no database server and no page build
python3 run.py test [ARGUMENTS]    run every test (arguments go to pytest)
python3 run.py docs [DIR|--serve]  build the documentation site (see tools/docs.py)

The first time, this puts the installer uv into .tools/ and everything else, pinned by hash, into .venv/, and builds the
browser game. When its sources change it is built again.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))
import page  # noqa: E402

TOOLS = ROOT / ".tools"
HOME = ROOT / ".venv"
WINDOWS = os.name == "nt"
FAST = "not slow and not browser and not database and not page"
MAX_WORKERS = 8


def stop(message: str) -> NoReturn:
    """Print what is wrong, and exit."""
    print(f"hatbox: {message}", file=sys.stderr)
    raise SystemExit(2)


def program(folder: Path, name: str) -> Path:
    """Return the path of a program in a virtual environment."""
    return folder / ("Scripts" if WINDOWS else "bin") / (f"{name}.exe" if WINDOWS else name)


def install_uv() -> Path:
    """Return the pinned uv, installed on first use."""
    uv = program(TOOLS, "uv")
    lock = ROOT / "tools" / "uv.lock.txt"
    stamp = TOOLS / "stamp"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if uv.exists() and stamp.is_file() and stamp.read_text() == wanted:
        return uv
    try:
        import ensurepip  # noqa: F401  (Debian splits it out)
    except ImportError:
        stop("this Python has no venv; on Debian and Ubuntu run: sudo apt-get install python3-venv")
    venv.create(TOOLS, with_pip=True, clear=True)
    pip = [str(program(TOOLS, "python")), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.call([*pip, "--require-hashes", "-r", str(lock)]) != 0:
        stop("could not install uv; is the package index reachable?")
    stamp.write_text(wanted)
    return uv


def stamp_of(lock: Path) -> str:
    """Return a digest of everything that the environment is made from."""
    parts = [lock.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), sys.version.encode(), str(ROOT).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def set_up(*, for_tests: bool, needs_page: bool) -> None:
    """Make .venv match the lock file and build the page; do nothing if both are up to date."""
    locks = {group: ROOT / f"requirements{group}.lock" for group in ("", "-dev")}
    stamp = HOME / "stamp"
    have = stamp.read_text() if stamp.is_file() else ""
    enough = [stamp_of(locks["-dev"])] + ([] if for_tests else [stamp_of(locks[""])])
    is_set_up = have in enough
    if is_set_up and (not needs_page or page.is_built()):
        return
    print("hatbox: setting up (about a minute)...", file=sys.stderr)
    lock = locks["-dev" if for_tests or have == stamp_of(locks["-dev"]) else ""]
    python = ["--python", str(program(HOME, "python"))]
    uv = str(install_uv())
    os.environ.setdefault("UV_SYSTEM_CERTS", "1")
    os.environ.setdefault("UV_PYTHON_DOWNLOADS", "never")
    os.environ["HATBOX_PAGE"] = ("all" if for_tests else "build") if needs_page else "none"
    ours = ["pip", "install", "--quiet", *python, "--no-deps", "--reinstall-package", "hatbox"]
    made = [
        ["venv", "--quiet", "--clear", "--python", sys.executable, str(HOME)],
        ["pip", "sync", "--quiet", *python, "--compile-bytecode", "--require-hashes", str(lock)],
    ]
    for step in (
        *([] if is_set_up else made),
        [*ours, "--build-constraint", str(locks["-dev"]), "-e", str(ROOT)],
    ):
        if subprocess.call([uv, *step]) != 0:
            stop("setting up failed, see above; nothing was changed outside this folder")
    stamp.write_text(stamp_of(lock))


def pytest_command(args: list[str]) -> list[str]:
    """Return the command that runs the tests; `--fast` selects the fast lane."""
    workers = min((os.cpu_count() or 1) + 1, MAX_WORKERS)  # one more than cores: tests also wait
    command = [str(program(HOME, "python")), "-m", "pytest", "-n", str(workers), "--dist", "worksteal"]
    if "--fast" in args:
        command += ["-m", FAST]
    return [*command, *(arg for arg in args if arg != "--fast")]


def main() -> NoReturn:
    """Set up if need be, then become the program asked for."""
    if sys.version_info < (3, 11):
        stop(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
    lane, args = (sys.argv[1], sys.argv[2:]) if sys.argv[1:2] in (["docs"], ["lint"], ["test"]) else ("", sys.argv[1:])
    set_up(for_tests=bool(lane), needs_page=lane not in ("docs", "lint") and "--fast" not in args)
    if lane in ("docs", "lint"):
        command = [str(program(HOME, "python")), str(ROOT / f"tools/{lane}.py"), *args]
    elif lane == "test":
        os.chdir(ROOT)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or every worker and every server compiles every module
        command = pytest_command(args)
    else:
        command = [str(program(HOME, "hatbox")), *args]
    if WINDOWS:
        raise SystemExit(subprocess.call(command))
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
