"""Bots for Télos."""
