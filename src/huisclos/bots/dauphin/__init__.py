"""The opponents of Dauphin."""

from .plain import plain

__all__ = ["plain"]
