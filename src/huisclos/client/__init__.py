"""A phone without a screen: for the terminal, for programs, for tests."""

from .notebook import Notebook
from .phone import HouseError, Phone, open_table

__all__ = ["HouseError", "Notebook", "Phone", "open_table"]
