"""The games that the kit is tried on: ours, and trio."""

import trio

from huisclos import shelf
from huisclos.audit.catalogue import audited

AUDITED = {name: audited(game) for name, game in {**shelf.games(), "trio": trio.GAME}.items()}
TRIO = AUDITED["trio"]
