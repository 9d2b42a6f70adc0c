"""Opponents: a bot gets a view, its choices and a budget, and nothing else."""
