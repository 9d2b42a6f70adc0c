"""Timeline together (TWI-04 to TWI-24), for 1 to 8 players."""
