"""Tabulos, for 2 to 6 players. Read `state.py`, beside `docs/rules/tabulos.md`."""
