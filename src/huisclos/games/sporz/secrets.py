"""Who knows what in Sporz, on one page. A world that looks the same is in worlds/."""

from __future__ import annotations

from collections.abc import Mapping

from huisclos.kernel import (
    Channel,
    Seat,
    changed,
    phase_word,
    places,
    players,
    remembered,
    seats_of,
)

from . import actions
from .editions import GHOSTS
from .nouns import Options, Role, Wave
from .play.crew import crew, disagreement, strikes
from .questions import (
    CLAIMS,
    WALKS,
    are_divided,
    calls,
    fates,
    hackable,
    hand_of,
    is_settled,
    partners,
    seers,
)
from .rules import awaited, open_circles
from .state import (
    Breaking,
    Drawing,
    Electing,
    Enquiring,
    Over,
    Post,
    Private,
    Public,
    State,
    Waking,
)


@remembered(256)
def posts(options: Options) -> tuple[Post, ...]:
    return tuple(Post(role, count) for role, count in crew(options).items() if count)


def public(state: State) -> Public:
    """Of a wave, its name: not who is awake, not who has tapped."""
    phase = state.phase
    if isinstance(phase, Drawing):  # chance takes no time: nobody sees it
        phase = phase.resume
    return Public(
        phase=phase_word(state.phase),
        wave=phase.wave if isinstance(phase, Waking) else None,
        calls=calls(state),
        day=state.day,
        crew=posts(state.options),
        strikes=strikes(state.options),
        disagreement=disagreement(state.options),
        living=state.living,
        dead=state.dead,
        chief=state.chief,
        votes=phase.votes if isinstance(phase, Electing) else (),
        voted=sum(map(bool, phase.votes)) if isinstance(phase, Enquiring) else 0,
        closing=isinstance(phase, Electing | Enquiring) and phase.closing,
        tied=phase.tied if isinstance(phase, Electing | Breaking) else (),
        places=phase.places if isinstance(phase, Breaking) else 0,
        doomed=tuple(sorted(phase.doomed)) if isinstance(phase, Breaking) else (),
        circles=phase.circles if isinstance(phase, Enquiring) else (),
        claimed=claimed(phase.claims) if isinstance(phase, Enquiring) else (),
        awaited=waiting(state),
    )


def waiting(state: State) -> tuple[Seat, ...]:
    """[4, 5, 14] Who has tapped, who has voted in an enquiry and who does not vote is told to
    nobody."""
    match state.phase:
        case Waking() | Enquiring():
            return state.living
        case Electing(votes):
            return tuple(seat for seat in state.living if votes[seat] is None)
    return players(awaited(state))


@remembered(256)
def claimed(claims: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, count in enumerate(claims) if count)


AWAKE_BYTES = 108  # for each on board: whom one may touch, and what a third of them have in mind

NOBODY = Private(
    role=None,
    genome=None,
    mutant=False,
    paralysed=False,
    awake=False,
    hand=hand_of(State(Options(4)), Seat(0)),
    partners=(),
    settled=False,
    divided=False,
    colleagues=(),
    hackable=(),
    voted=False,
    abstains=False,
    vote=None,
    claims=0,
    walks=0,
    fates=(),
)


def private(state: State, seat: Seat) -> Private:
    """What one is told night by night is in one's notes; this is how one stands now."""
    if not state.roles:
        return NOBODY
    phase, role, alive = state.phase, state.roles[seat], seat in state.living
    waking = phase if isinstance(phase, Waking) else None
    day = phase if isinstance(phase, Enquiring) and alive else None
    awake = waking is not None and seat in waking.awake
    vote = day.votes[seat] if day else None
    out = isinstance(phase, Electing) and seat in phase.silent
    hacks = awake and role is Role.HACKER
    return Private(
        role=role,
        genome=state.known[seat],
        mutant=state.mutant[seat],
        paralysed=waking is not None and seat in state.tonight.paralysed,
        awake=awake,
        hand=hand_of(state, seat),
        partners=partners(waking) if waking and awake else (),
        settled=waking is not None and awake and is_settled(waking),
        divided=waking is not None and awake and are_divided(state, waking),
        colleagues=doctors(state) if role is Role.DOCTOR else (),
        hackable=hackable(state, seat) if hacks else (),
        voted=vote is not None or out,
        abstains=isinstance(vote, actions.Abstain) or out,
        vote=vote.at if isinstance(vote, actions.Vote) else None,
        claims=CLAIMS - day.claims[seat] if day else 0,
        walks=WALKS - day.walks[seat] if day else 0,
        fates=fates(state) if seat in seers(state) else (),
    )


def own_bytes(board: Public) -> int:
    """Who is awake reads what each of their kind has in mind: no length says how many they are, up
    to a third of those on board."""
    return max(4096, AWAKE_BYTES * len(board.living) if board.wave else 0)


@remembered(64)
def _holders(roles: tuple[Role, ...], wanted: Role) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, role in enumerate(roles) if role is wanted)


def doctors(state: State) -> tuple[Seat, ...]:
    return _holders(state.roles, Role.DOCTOR)


def channels(state: State) -> Mapping[str, Channel]:
    """[5, 8, 13, 16] Talk by day, in circles, among mutants and among doctors; the dead among the
    dead, and nobody else hears them. Where they see all they read what is said at night, and never
    a circle's talk."""
    return living_talk(state) | among_the_dead(state)


def among_the_dead(state: State) -> dict[str, Channel]:
    if not state.dead or isinstance(state.phase, Over) or state.edition < GHOSTS:
        return {}
    gone = frozenset(corpse.seat for corpse in state.dead)
    sees = state.options.dead_see == "all"
    return {"ghosts": Channel(gone, gone, out=True, sees=sees, stamps=True)}


def living_talk(state: State) -> dict[str, Channel]:
    nobody = frozenset[Seat]()
    seats = frozenset(seats_of(state))
    match state.phase:
        case Waking(Wave.MUTANTS | Wave.DOCTORS as wave, awake) if awake:
            up = frozenset(awake)
            night = {wave.value: Channel(up, up | frozenset(seers(state)))}
            return {"day": Channel(nobody, seats)} | night
        case Electing() | Breaking():
            return {"day": Channel(frozenset(state.living), seats)}
        case Enquiring(circles=circles):
            places = ((f"circle-{c.number}", frozenset(c.seats)) for c in circles)
            day = {"day": Channel(frozenset(state.living), seats)}
            return day | {name: Channel(inside, inside) for name, inside in places}
        case Over():
            return {"day": Channel(seats, seats)}
    return {"day": Channel(nobody, seats)}


def walkers(old: Enquiring, new: Enquiring) -> set[Seat]:
    """Who has come into a circle or left one, and who is in it."""
    same = {*map(id, old.circles)} & {*map(id, new.circles)}
    other = [circle for circle in (*old.circles, *new.circles) if id(circle) not in same]
    return {seat for circle in other for seat in circle.seats}


def touched(before: State, after: State) -> frozenset[Seat] | None:
    """A vote, a claim or a tap is its maker's, and is seen by those who are awake with them."""
    if changed(before, after) - {"phase", "story", "waits"}:
        return None
    old, new = before.phase, after.phase
    match old, new:
        case Electing(), Electing() if (old.tied, old.closing) == (new.tied, new.closing):
            return frozenset({*places(old.votes, new.votes)} | {*old.silent} ^ {*new.silent})
        case Enquiring(), Enquiring() if old.closing == new.closing:
            if open_circles(before) != open_circles(after):
                return None  # a new choice for all who may walk
            return frozenset(
                {*places(old.votes, new.votes)}
                | {*places(old.claims, new.claims)}
                | {*places(old.walks, new.walks)}
                | walkers(old, new)
            )
        case Breaking(), Breaking() if after.chief is not None:
            return frozenset({after.chief})
        case Waking(), Waking() if (old.wave, old.awake) == (new.wave, new.awake):
            tapped = {*places(old.hands, new.hands)}
            return frozenset(tapped if tapped.isdisjoint(old.awake) else tapped | {*old.awake})
    return None
