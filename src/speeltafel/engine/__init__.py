"""The contract that every game meets. It names no game.

Read `state.py` first: what a game is. Then `view.py` (what a seat may know), `chance.py` (where
shuffles come from) and `match.py` (one game being played, and its record).
"""
