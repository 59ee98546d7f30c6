"""Our games, as the kit knows them. A game that is not here is not audited: a test says so."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.games import infiltres, sonar
from huisclos.games.infiltres import audience
from huisclos.games.infiltres.model import Options
from huisclos.games.sonar import audience as sonar_audience
from huisclos.games.sonar.posts import LEAST_REALTIME
from huisclos.games.sonar.things import Options as Sonar

from .audited import Audited


def tables_of_infiltres(seats: int) -> Sequence[Options]:
    return (
        Options(seats),
        Options(seats, target=2),
        Options(seats, spoken=True, target=3),
        Options(seats, language="en", spare_journalist=True),
        Options(seats, debate=0, clue=0, target=1),
    )


def tables_of_sonar(seats: int) -> Sequence[Sonar]:
    turns = (
        Sonar(seats),
        Sonar(seats, map="echo", short_gauges=True),
        Sonar(seats, map="delta", own_sheet_only=True, clock=0),
    )
    realtime = (
        Sonar(seats, mode="realtime"),
        Sonar(seats, mode="realtime", map="echo", own_sheet_only=True, hull_check="program"),
    )
    return (*turns, *realtime) if seats >= LEAST_REALTIME else turns


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
    "sonar": Audited(
        sonar.GAME,
        sonar_audience.AUDIENCE,
        sonar_audience.REVEALS,
        secrets=sonar_audience.SECRETS,
        unnoticed=sonar_audience.UNNOTICED,
        settles=sonar_audience.SETTLES,
        probes=sonar_audience.probes,
        tables=tables_of_sonar,
        seats=6,
    ),
}
