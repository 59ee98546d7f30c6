"""A game as the kit knows it: what its folder says of who may know what, and of which tables to
try."""

from __future__ import annotations

from huisclos.kernel import AnyGame
from huisclos.shelf import package_of, part

from .audited import Audited, no_probes
from .laws import no_faults


class NotAudited(LookupError):
    """A game whose folder does not say who may know what; says which file is missing."""


def audited(game: AnyGame) -> Audited:
    """Raises NotAudited."""
    needed = {name: part(game, name) for name in ("audience", "reveals", "sizes")}
    if missing := [f"{name}.py" for name, file in needed.items() if file is None]:
        raise NotAudited(f"{game.name} cannot be audited: {package_of(game)} has no {missing[0]}")
    audience, reveals, sizes = needed.values()
    faults = part(game, "faults")
    return Audited(
        game,
        audience.AUDIENCE,
        reveals.REVEALS,
        opens=getattr(reveals, "OPENS", {}),
        secrets=audience.SECRETS,
        unnoticed=audience.UNNOTICED,
        settles=reveals.SETTLES,
        probes=getattr(audience, "probes", no_probes),
        timed=getattr(audience, "TIMED", True),
        tables=sizes.tables,
        seats=sizes.USUAL,
        walked=sizes.WALKED,
        short=sizes.SHORT,
        **{
            field: getattr(sizes, field.upper())
            for field in ("games", "rare", "rarest", "hears_all")
            if hasattr(sizes, field.upper())
        },
        faults=(lambda state: [*faults.faults(state)]) if faults else no_faults,
    )
