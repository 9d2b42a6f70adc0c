"""The table server: people play together over HTTP and WebSockets. `docs/server.md` is its map."""
