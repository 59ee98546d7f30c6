"""The games that the kit is tried on: all that are installed, and trio among them."""

from huisclos import shelf
from huisclos.audit.catalogue import audited

AUDITED = {name: audited(game) for name, game in shelf.games().items()}
TRIO = AUDITED["trio"]
