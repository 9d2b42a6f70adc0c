"""Positions written as short texts: of worked examples, and of tests."""
