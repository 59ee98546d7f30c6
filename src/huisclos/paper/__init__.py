"""What can be printed: the cards of Dauphin, for those who play with paper."""

from .dauphin import PAPERS, BadAddress, card_address, make_pdf

__all__ = ["PAPERS", "BadAddress", "card_address", "make_pdf"]
