"""Bots for Tabulos."""
