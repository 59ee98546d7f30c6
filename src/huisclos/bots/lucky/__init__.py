"""The opponents of Sauvez le Docteur Lucky."""

from .greedy import greedy
from .plain import plain
from .quiet import quiet

__all__ = ["greedy", "plain", "quiet"]
