"""Storage of tables and players: SQLite by default, PostgreSQL by URL; one schema, two drivers, one interface."""
