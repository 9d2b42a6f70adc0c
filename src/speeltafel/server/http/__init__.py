"""HTTP, WebSockets and server-sent events."""
