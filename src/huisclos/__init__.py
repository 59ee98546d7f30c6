"""Huis Clos: an online table for games of secrets."""

__version__ = "0.1.0"
