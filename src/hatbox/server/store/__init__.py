"""Where tables and people are kept: SQLite by default, PostgreSQL by URL. One schema, two drivers behind one face."""
