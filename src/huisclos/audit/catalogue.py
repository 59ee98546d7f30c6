"""Our games, as the kit knows them. A game that is not here is not audited: a test says so."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.games import infiltres, lucky, sonar, sporz
from huisclos.games.infiltres import audience as of_infiltres
from huisclos.games.infiltres.model import Options as Infiltres
from huisclos.games.lucky import audience as of_lucky
from huisclos.games.lucky.model import Options as Lucky
from huisclos.games.sonar import audience as of_sonar
from huisclos.games.sonar.posts import LEAST_REALTIME
from huisclos.games.sonar.things import Options as Sonar
from huisclos.games.sporz import audience as of_sporz
from huisclos.games.sporz.terms import Options as Sporz

from .audited import Audited


def tables_of_infiltres(seats: int) -> Sequence[Infiltres]:
    return (
        Infiltres(seats),
        Infiltres(seats, target=2),
        Infiltres(seats, spoken=True, target=3),
        Infiltres(seats, language="en", spare_journalist=True),
        Infiltres(seats, debate=0, clue=0, target=1),
    )


def tables_of_lucky(seats: int) -> Sequence[Lucky]:
    """Random players never play 300 turns: the table is asked sooner whether to end."""
    return (
        Lucky(seats, turns=20),
        Lucky(seats, turns=30, penalties=True),
        Lucky(seats, turns=40, turn=0, defence=0),
    )


def tables_of_sporz(seats: int) -> Sequence[Sporz]:
    return (
        Sporz(seats),
        Sporz(seats, disagreement="forfeit", dead_see="all"),
        Sporz(seats, quick_nights=True, circles=2),
        Sporz(seats, spy="on", hacker="on", circles=0, day_time=0, election_time=0),
    )


def tables_of_sonar(seats: int) -> Sequence[Sonar]:
    turns = (
        Sonar(seats),
        Sonar(seats, map="echo", short_gauges=True, assistant=True),
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
        of_infiltres.AUDIENCE,
        of_infiltres.REVEALS,
        secrets=of_infiltres.SECRETS,
        unnoticed=of_infiltres.UNNOTICED,
        settles=of_infiltres.SETTLES,
        probes=of_infiltres.probes,
        tables=tables_of_infiltres,
        seats=6,
    ),
    "sonar": Audited(
        sonar.GAME,
        of_sonar.AUDIENCE,
        of_sonar.REVEALS,
        secrets=of_sonar.SECRETS,
        unnoticed=of_sonar.UNNOTICED,
        settles=of_sonar.SETTLES,
        probes=of_sonar.probes,
        tables=tables_of_sonar,
        seats=6,
    ),
    "lucky": Audited(
        lucky.GAME,
        of_lucky.AUDIENCE,
        of_lucky.REVEALS,
        secrets=of_lucky.SECRETS,
        unnoticed=of_lucky.UNNOTICED,
        settles=of_lucky.SETTLES,
        probes=of_lucky.probes,
        tables=tables_of_lucky,
        seats=4,
    ),
    "sporz": Audited(
        sporz.GAME,
        of_sporz.AUDIENCE,
        of_sporz.REVEALS,
        secrets=of_sporz.SECRETS,
        unnoticed=of_sporz.UNNOTICED,
        settles=of_sporz.SETTLES,
        probes=of_sporz.probes,
        tables=tables_of_sporz,
        seats=8,
    ),
}
