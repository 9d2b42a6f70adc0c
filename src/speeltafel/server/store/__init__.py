"""Where the logs of all tables are kept: SQLite for one process, PostgreSQL for many."""
