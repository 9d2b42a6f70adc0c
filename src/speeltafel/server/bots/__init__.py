"""Playing for bots and clocks."""
