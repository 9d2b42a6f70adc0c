"""Who is connected to which table, and is told that it has changed."""
