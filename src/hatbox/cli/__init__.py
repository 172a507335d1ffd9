"""The `hatbox` command. Knows everything below it, and starts quickly because it loads nothing before it must."""
