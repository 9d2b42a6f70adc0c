"""Timeline, together and against each other: two games with one box of decks.

`deck.py` is what both are played with. `together/` and `against/` hold a game each.
"""
