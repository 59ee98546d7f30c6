"""Lines that play any game of Infiltrés to its end, whatever is asked: one of two fits."""

from itertools import product
from string import ascii_lowercase

WORDS = ["zq" + "".join(letters) for letters in product(ascii_lowercase, repeat=2)]
LINES = [line for word in WORDS for line in ("1", word)]
SCRIPT = "\n".join(LINES) + "\n"
