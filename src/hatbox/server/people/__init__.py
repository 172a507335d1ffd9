"""Players, and what is kept about them: names, ratings, statistics, presence, lists, the host's commands."""
