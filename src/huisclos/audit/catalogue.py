"""Our games, as the kit knows them. A game that is not here is not audited: a test says so."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.games import infiltres
from huisclos.games.infiltres import audience
from huisclos.games.infiltres.model import Options

from .audited import Audited


def tables_of_infiltres(seats: int) -> Sequence[Options]:
    return (
        Options(seats),
        Options(seats, target=2),
        Options(seats, spoken=True, target=3),
        Options(seats, language="en", spare_journalist=True),
        Options(seats, debate=0, clue=0, target=1),
    )


CATALOGUE = {
    "infiltres": Audited(
        infiltres.GAME,
        audience.AUDIENCE,
        audience.REVEALS,
        secrets=audience.SECRETS,
        unnoticed=audience.UNNOTICED,
        settles=audience.SETTLES,
        probes=audience.probes,
        tables=tables_of_infiltres,
        seats=6,
    )
}
