"""The rules of the games, a folder each."""
