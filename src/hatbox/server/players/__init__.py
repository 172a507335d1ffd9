"""Players and what is kept about them: identity, privacy, ratings, statistics, presence, the lobby."""
