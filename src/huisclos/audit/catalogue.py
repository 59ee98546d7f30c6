"""Our games, as the kit knows them. A game that is not here is not audited: a test says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from huisclos.games import dauphin, infiltres, lucky, sonar, sporz
from huisclos.games.dauphin import audience as of_dauphin
from huisclos.games.dauphin.nouns import Options as Dauphin
from huisclos.games.infiltres import audience as of_infiltres
from huisclos.games.infiltres.model import Options as Infiltres
from huisclos.games.lucky import audience as of_lucky
from huisclos.games.lucky.nouns import Options as Lucky
from huisclos.games.sonar import audience as of_sonar
from huisclos.games.sonar.posts import LEAST_REALTIME
from huisclos.games.sonar.things import Options as Sonar
from huisclos.games.sporz import audience as of_sporz
from huisclos.games.sporz.terms import Options as Sporz
from huisclos.kernel import AnyGame

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
    watched = Sporz(seats, spy="on", hacker="on", circles=0, day_time=0, election_time=0)
    if sporz.GAME.refuse_options(watched):  # few hands: those who watch, or those who inspect
        watched = replace(watched, computer="off", psychologist="off", geneticist="off")
    return (
        Sporz(seats),
        Sporz(seats, disagreement="forfeit", dead_see="all"),
        Sporz(seats, quick_nights=True, circles=2),
        watched,
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


def tables_of_dauphin(seats: int) -> Sequence[Dauphin]:
    return (
        Dauphin(seats),
        Dauphin(seats, scenario="full", decision=0),
        Dauphin(seats, scenario="treachery", cards=True),
        Dauphin(seats, scenario="observers", oxygen=True),
        Dauphin(seats, scenario="free", toutou=True, treachery=True, cards=True, oxygen=True),
    )


def audited(
    game: AnyGame, audience: Any, tables: Callable[[int], Sequence[Any]], seats: int
) -> Audited:
    """A game with what its module `audience` says of it."""
    return Audited(
        game,
        audience.AUDIENCE,
        audience.REVEALS,
        secrets=audience.SECRETS,
        unnoticed=audience.UNNOTICED,
        settles=audience.SETTLES,
        probes=audience.probes,
        tables=tables,
        seats=seats,
    )


CATALOGUE = {
    "infiltres": audited(infiltres.GAME, of_infiltres, tables_of_infiltres, 6),
    "sporz": audited(sporz.GAME, of_sporz, tables_of_sporz, 8),
    "sonar": audited(sonar.GAME, of_sonar, tables_of_sonar, 6),
    "dauphin": audited(dauphin.GAME, of_dauphin, tables_of_dauphin, 4),
    "lucky": audited(lucky.GAME, of_lucky, tables_of_lucky, 4),
}
