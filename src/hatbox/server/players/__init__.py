"""Players: identity, lobby, presence, ratings, statistics, privacy."""
