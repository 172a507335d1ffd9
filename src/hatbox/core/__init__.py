"""The engine: states, compiled kernels, matches, and what a game is. Knows no game, no bot, no file and no screen."""
