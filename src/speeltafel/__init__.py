"""Speeltafel: one table for four card games, for people, bots and researchers."""

__version__ = "0.1.0"
