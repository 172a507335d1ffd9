"""What players do beyond a table: lobby, presence, ratings, statistics, privacy."""
