"""Beside others: two servers of games that people choose, and another engine for research."""
