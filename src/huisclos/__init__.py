"""Huis Clos: games of secrets, played on phones around one table."""

__version__ = "0.1.0"
