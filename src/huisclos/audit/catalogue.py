"""Our games, as the kit knows them. A game that is not here is not audited: a test says so."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.games import dauphin, infiltres, lucky
from huisclos.games.dauphin import audience as dauphin_audience
from huisclos.games.dauphin.nouns import Options as Dauphin
from huisclos.games.infiltres import audience
from huisclos.games.infiltres.model import Options
from huisclos.games.lucky import audience as of_lucky
from huisclos.games.lucky.model import Options as Lucky

from .audited import Audited


def tables_of_infiltres(seats: int) -> Sequence[Options]:
    return (
        Options(seats),
        Options(seats, target=2),
        Options(seats, spoken=True, target=3),
        Options(seats, language="en", spare_journalist=True),
        Options(seats, debate=0, clue=0, target=1),
    )


def tables_of_lucky(seats: int) -> Sequence[Lucky]:
    """Random players never play 300 turns: the table is asked sooner whether to end."""
    return (
        Lucky(seats, turns=20),
        Lucky(seats, turns=30, penalties=True),
        Lucky(seats, turns=40, turn=0, defence=0),
    )


def tables_of_dauphin(seats: int) -> Sequence[Dauphin]:
    return (
        Dauphin(seats),
        Dauphin(seats, scenario="full", decision=0),
        Dauphin(seats, scenario="treachery", cards=True),
        Dauphin(seats, scenario="observers", oxygen=True),
        Dauphin(seats, scenario="free", toutou=True, treachery=True, cards=True, oxygen=True),
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
    "dauphin": Audited(
        dauphin.GAME,
        dauphin_audience.AUDIENCE,
        dauphin_audience.REVEALS,
        secrets=dauphin_audience.SECRETS,
        unnoticed=dauphin_audience.UNNOTICED,
        settles=dauphin_audience.SETTLES,
        probes=dauphin_audience.probes,
        tables=tables_of_dauphin,
        seats=4,
    ),
}
