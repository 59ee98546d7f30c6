"""A short audit: no leak is found, and every planted one is. `huisclos audit` looks longer."""

from __future__ import annotations

from collections.abc import Iterator

from huisclos.audit import Leak, audit
from huisclos.audit.audited import seat_name
from huisclos.audit.catalogue import audited
from huisclos.audit.mutants import LEAK_PARTS, is_caught, planted
from huisclos.kernel import AnyGame
from huisclos.shelf import part

from .finding import Finding

GAMES = 6  # that are looked at for a leak


def leaks(game: AnyGame) -> Iterator[Finding]:
    known = audited(game)
    found = audit(known, games=GAMES, parts=LEAK_PARTS, until_found=True)
    for leak in found.leaks[:1]:
        yield _leak(leak)
    own = part(game, "mutants")
    if own is None or not own.MUTANTS:
        yield Finding("leaks", "mutants.py", "no leak is planted", "plant one of each kind")
    for mutant in planted(game):
        if not is_caught(mutant, known, options=known.short):
            yield Finding(
                "leaks",
                "mutants.py",
                f"the audit does not see the leak {mutant.name!r}, that {mutant.leak}",
                "say more in audience.py, and let `resample` draw from notes, not from the sheet",
            )


def _leak(leak: Leak) -> Finding:
    both = f" ({leak.here}; {leak.there})" if leak.here else ""
    after = f", after {', '.join(leak.moves)}" if leak.moves else ""
    return Finding(
        "leaks",
        f"{leak.options.seats} seats, game {leak.seed}",
        f"{seat_name(leak.seat)} is told what it may not know: {leak.what}{both}{after}",
        f"huisclos audit {leak.game} tells it in full",
    )
