"""Titus, for 2 to 4 players. Read `state.py`, beside `docs/rules/titus.md`."""
