"""Bots for both games of Timeline."""
