"""Who is what, and how many of each [1]."""

from __future__ import annotations

from random import Random

from huisclos.kernel import Refusal, Seat

from .model import Options, Role

LEAST, MOST = 3, 20  # players


def hidden_roles(seats: int) -> tuple[int, int]:
    """How many infiltrators and journalists there are by default."""
    if seats <= 10:
        infiltrators = 1 if seats <= 6 else 2 if seats <= 9 else 3
    else:
        infiltrators = max(3, seats // 4)
    return infiltrators, 0 if seats == 3 else 1 if seats <= 12 else 2


def cast(options: Options) -> dict[Role, int]:
    infiltrators, journalists = hidden_roles(options.seats)
    if options.infiltrators is not None:
        infiltrators = options.infiltrators
    if options.journalists is not None:
        journalists = options.journalists
    return {
        Role.DISCIPLE: options.seats - infiltrators - journalists,
        Role.INFILTRATOR: infiltrators,
        Role.JOURNALIST: journalists,
    }


def refuse_options(options: Options) -> Refusal | None:
    roles = cast(options)
    hidden = roles[Role.INFILTRATOR] + roles[Role.JOURNALIST]
    if hidden < 1:
        return Refusal("infiltres-nobody-hidden")
    if roles[Role.DISCIPLE] < max(2, hidden):
        most = min(options.seats // 2, options.seats - 2)
        return Refusal("infiltres-too-many-hidden", (("hidden", hidden), ("most", most)))
    return None


def draw_roles(options: Options, first: Seat, rng: Random) -> tuple[Role, ...]:
    roles = [role for role, count in cast(options).items() for _ in range(count)]
    rng.shuffle(roles)
    if options.spare_journalist and roles[first] is Role.JOURNALIST:  # [4]
        other = rng.choice([s for s in range(len(roles)) if roles[s] is not Role.JOURNALIST])
        roles[first], roles[other] = roles[other], roles[first]
    return tuple(roles)
