"""Services for players beyond a table: lobby, presence, ratings, statistics, privacy."""
