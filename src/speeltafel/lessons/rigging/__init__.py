"""How the deal of a lesson is rigged, a module for each box; the plugins of the games name them."""
