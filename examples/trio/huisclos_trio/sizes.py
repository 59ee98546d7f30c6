"""Which tables of trio are tried: there is only one."""

from .nouns import Options

USUAL = 3  # seats
GAMES = (40, 300)  # of a daily audit, and of a long one
WALKED = ((Options(3), 60, ""),)  # by the laws: with how many games every day, and which content
SHORT = (Options(3),)  # tables whose games take little time


def tables(seats: int) -> tuple[Options, ...]:
    return (Options(seats),)
