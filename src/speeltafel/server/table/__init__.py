"""What a table is: its state, the entries of its log, and the commands that add to it. Pure."""
