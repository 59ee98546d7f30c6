"""What a game of trio is made of. It has no options but its seats, of which there are three."""

from huisclos.kernel import Options, Seat

__all__ = ["NUMBERS", "SEATS", "Options"]

NUMBERS = range(1, 10)
SEATS = (Seat(0), Seat(1), Seat(2))
