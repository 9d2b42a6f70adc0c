"""Games in words, for a plain terminal."""
