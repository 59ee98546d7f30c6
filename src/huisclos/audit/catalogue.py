"""Our games, as the kit knows them. A game that is not here is not audited: a test says so."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.games import infiltres, sporz
from huisclos.games.infiltres import audience
from huisclos.games.infiltres.model import Options
from huisclos.games.sporz import audience as sporz_audience
from huisclos.games.sporz.terms import Options as SporzOptions

from .audited import Audited


def tables_of_infiltres(seats: int) -> Sequence[Options]:
    return (
        Options(seats),
        Options(seats, target=2),
        Options(seats, spoken=True, target=3),
        Options(seats, language="en", spare_journalist=True),
        Options(seats, debate=0, clue=0, target=1),
    )


def tables_of_sporz(seats: int) -> Sequence[SporzOptions]:
    return (
        SporzOptions(seats),
        SporzOptions(seats, disagreement="forfeit", dead_see="all"),
        SporzOptions(seats, quick_nights=True, circles=2),
        SporzOptions(seats, spy="on", hacker="on", circles=0, day_time=0, election_time=0),
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
    ),
    "sporz": Audited(
        sporz.GAME,
        sporz_audience.AUDIENCE,
        sporz_audience.REVEALS,
        secrets=sporz_audience.SECRETS,
        unnoticed=sporz_audience.UNNOTICED,
        settles=sporz_audience.SETTLES,
        probes=sporz_audience.probes,
        tables=tables_of_sporz,
        seats=8,
    ),
}
