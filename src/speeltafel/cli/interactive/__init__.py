"""A person at a table of bots, in a plain terminal."""
