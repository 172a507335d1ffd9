"""The `hatbox` command, one module per command. It may use every other layer; modules are loaded on first use."""
