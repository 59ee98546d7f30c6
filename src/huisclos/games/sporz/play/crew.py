"""Who is what, and how many of each [1, 2, 3]."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal

from msgspec.structs import replace

from huisclos.kernel import Seat, remembered

from .. import actions
from ..nouns import LEAST, Genome, Options, Role

CALL, CALL_AT_STAKE = 30, 45  # seconds that mutants have; where disagreeing loses the game [5]
LARGE = 20  # a crew over this has several of everything [3]
WATCHED = 35  # a crew over this has several spies and hackers [3]
MANY = 48  # players who need more doctors for each base mutant [3]
INSPECTORS = (Role.COMPUTER, Role.PSYCHOLOGIST, Role.GENETICIST)
EXPERTS = (*INSPECTORS, Role.SPY, Role.HACKER)
FROM = dict(zip(EXPERTS, (7, 4, 6, 10, 12), strict=True))  # players: each expert comes aboard [1]


@remembered(256)
def crew(options: Options) -> dict[Role, int]:
    """How many there are of each role in play; astronauts are the rest."""
    seats = options.seats
    base = strikes(options)
    found = {Role.BASE: base, Role.DOCTOR: doctors(seats, base)}
    for role in EXPERTS:
        wanted = getattr(options, role.value)
        if wanted == "on" or (wanted == "auto" and seats >= FROM[role]):
            found[role] = copies(role, seats)
    found[Role.ASTRONAUT] = seats - sum(found.values())
    return found


def copies(role: Role, seats: int) -> int:
    return -(-seats // 24) if seats > (LARGE if role in INSPECTORS else WATCHED) else 1


def doctors(seats: int, base: int) -> int:
    if seats >= MANY:
        return seats // 4 + 2 * (seats // 100)
    return 2 * base if seats > LEAST else 1


def strikes(options: Options) -> int:
    """Base mutants; acts of each half a night; executions a day [3]."""
    return options.seats // 12 if options.seats > LARGE else 1


def special(options: Options) -> dict[Genome, int]:
    """How many of those who are neither mutant nor doctor have which genome, the rest apart [2]."""
    base = strikes(options)
    hosts = base if options.seats >= 6 else 0
    return {Genome.HOST: hosts, Genome.RESISTANT: base if options.seats > LEAST else 2}


def disagreement(options: Options) -> Literal["forfeit", "plurality"]:
    """[3, 5] What nobody has settled goes by most votes: it is not known that all are people."""
    at_stake = options.disagreement == "forfeit" and options.seats <= LARGE
    return "forfeit" if at_stake else "plurality"


def mutants_time(options: Options) -> int:
    usual = CALL_AT_STAKE if disagreement(options) == "forfeit" else CALL
    return usual if options.mutants_time is None else options.mutants_time


def settle(options: Options, people: frozenset[Seat]) -> Options:
    """[5] Bots cannot talk a quarrel over: only where all are people does it lose the game."""
    if options.disagreement == "auto":
        small = options.seats <= LARGE and len(people) == options.seats
        options = replace(options, disagreement="forfeit" if small else "plurality")
    return replace(options, mutants_time=mutants_time(options))


def draw(options: Options, rng: Random) -> actions.Deal:
    roles = [role for role, count in crew(options).items() for _ in range(count)]
    rng.shuffle(roles)
    plain = [seat for seat, role in enumerate(roles) if role not in (Role.BASE, Role.DOCTOR)]
    genomes = [Genome.HOST if role is Role.BASE else Genome.NORMAL for role in roles]
    drawn = [genome for genome, count in special(options).items() for _ in range(count)]
    for seat, genome in zip(rng.sample(plain, len(drawn)), drawn, strict=True):
        genomes[seat] = genome
    return actions.Deal(tuple(roles), tuple(genomes))


def is_fair(options: Options, deal: actions.Deal) -> bool:
    """Written down for logs that come from elsewhere: our own dealer is fair."""
    if len(deal.roles) != options.seats or len(deal.genomes) != options.seats:
        return False
    wanted = special(options)
    pairs = [*zip(deal.roles, deal.genomes, strict=True)]
    of_all = Counter(deal.genomes)
    return (
        Counter(deal.roles) == +Counter(crew(options))
        and all(genome is Genome.HOST for role, genome in pairs if role is Role.BASE)
        and all(genome is Genome.NORMAL for role, genome in pairs if role is Role.DOCTOR)
        and of_all[Genome.HOST] == strikes(options) + wanted[Genome.HOST]
        and of_all[Genome.RESISTANT] == wanted[Genome.RESISTANT]
    )
