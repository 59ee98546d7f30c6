"""A phone without a screen: for the terminal, for programs, for tests."""

from .phone import HouseError, Phone, open_table

__all__ = ["HouseError", "Phone", "open_table"]
