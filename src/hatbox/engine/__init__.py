"""The interface of a game, a match, batches, randomness and errors. Knows no game, no bot, no file and no screen."""
