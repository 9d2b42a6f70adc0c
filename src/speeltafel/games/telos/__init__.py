"""Télos, for 3 to 6 players. Read `state.py`, beside `docs/rules/telos.md`."""
