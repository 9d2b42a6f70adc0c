"""Bots for Titus."""
