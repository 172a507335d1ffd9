"""Reviews of finished games: luck, skill, and what a seat could have known. Knows no server and no screen."""
