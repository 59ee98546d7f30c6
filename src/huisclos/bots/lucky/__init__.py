"""The opponents of Sauvez le Docteur Lucky."""

from .greedy import greedy
from .plain import plain

__all__ = ["greedy", "plain"]
