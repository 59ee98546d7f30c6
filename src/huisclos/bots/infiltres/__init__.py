"""The opponents of Infiltrés."""

from .plain import plain

__all__ = ["plain"]
