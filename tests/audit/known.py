"""The games that the kit is tried on: ours, and trio."""

from trio import rules

from huisclos.audit import Audited
from huisclos.audit.catalogue import CATALOGUE
from huisclos.kernel import Seat

TRIO = Audited(
    rules.GAME,
    rules.AUDIENCE,
    rules.REVEALS,
    secrets=rules.SECRETS,
    unnoticed=rules.UNNOTICED,
    settles=rules.SETTLES,
    probes=lambda state, seat: (
        *map(rules.Claim, (0, 5, 99)),
        *(rules.Point(Seat(at)) for at in range(4)),
        rules.TimeUp(),
    ),
)
AUDITED = {**CATALOGUE, "trio": TRIO}
