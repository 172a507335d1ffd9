"""`python -m hatbox` is the `hatbox` command."""

from hatbox.cli.main import entry

raise SystemExit(entry())
