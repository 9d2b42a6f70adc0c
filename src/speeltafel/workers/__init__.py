"""Work that is done in parts, here or elsewhere."""
