"""Hatbox for language models: a Model Context Protocol server through which an assistant plays."""
