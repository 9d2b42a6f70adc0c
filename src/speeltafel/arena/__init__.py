"""How strong bots are: many deals, each replayed with the seats rotated."""
