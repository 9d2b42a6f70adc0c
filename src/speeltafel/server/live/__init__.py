"""Who is connected to which table, and gets a notice when it has changed."""
