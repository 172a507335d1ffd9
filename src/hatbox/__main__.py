"""`python -m hatbox` is the `hatbox` command."""

from hatbox.cli.main import main

raise SystemExit(main())
