"""The peer: Hats on boardgame.io, measured the way our own server is."""
