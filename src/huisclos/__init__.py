"""Huis Clos: an online table for games of secrets."""

__version__ = "0.2.0"
