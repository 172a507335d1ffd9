#!/usr/bin/env python3
"""Set up and run Hatbox with nothing but Python 3.11 or newer.

python3 run.py [ARGUMENTS]         runs the `hatbox` command
python3 run.py test [ARGUMENTS]    runs every test (arguments go to pytest)

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


def stop(message: str) -> NoReturn:
    """Say what is wrong, and end."""
    print(f"hatbox: {message}", file=sys.stderr)
    raise SystemExit(2)


def program(folder: Path, name: str) -> Path:
    """Where a virtual environment keeps a program."""
    return folder / ("Scripts" if WINDOWS else "bin") / (f"{name}.exe" if WINDOWS else name)


def installer() -> Path:
    """The pinned uv, installed on first use."""
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


def wanted_stamp(lock: Path) -> str:
    """What the environment must have been made from."""
    parts = [lock.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), sys.version.encode(), str(ROOT).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def environment(*, for_tests: bool) -> None:
    """Make .venv match the lock file; at once if it already does."""
    locks = {group: ROOT / f"requirements{group}.lock" for group in ("", "-dev")}
    stamp = HOME / "stamp"
    have = stamp.read_text() if stamp.is_file() else ""
    enough = [wanted_stamp(locks["-dev"])] + ([] if for_tests else [wanted_stamp(locks[""])])
    is_set_up = have in enough
    if is_set_up and page.is_built():
        return
    print("hatbox: setting up, once (about a minute) ...", file=sys.stderr)
    lock = locks["-dev" if for_tests or have == wanted_stamp(locks["-dev"]) else ""]
    python = ["--python", str(program(HOME, "python"))]
    uv = str(installer())
    os.environ.setdefault("UV_SYSTEM_CERTS", "1")
    os.environ.setdefault("UV_PYTHON_DOWNLOADS", "never")
    if for_tests:
        os.environ["HATBOX_ALL"] = "1"  # the page's own tests and checks too
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
            stop("setting up failed; see above. Nothing was changed outside this folder")
    stamp.write_text(wanted_stamp(lock))


def main() -> NoReturn:
    """Set up if need be, then become the program asked for."""
    if sys.version_info < (3, 11):
        stop(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    for_tests = sys.argv[1:2] == ["test"]
    environment(for_tests=for_tests)
    if for_tests:
        command = [str(program(HOME, "python")), "-m", "pytest", "-n", "3", "--dist", "worksteal", *sys.argv[2:]]
        os.chdir(ROOT)
    else:
        command = [str(program(HOME, "hatbox")), *sys.argv[1:]]
    if WINDOWS:
        raise SystemExit(subprocess.call(command))
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
