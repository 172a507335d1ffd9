"""Helpers shared by tests, benchmarks and tools. pytest finds them through `pythonpath` in pyproject.toml."""
