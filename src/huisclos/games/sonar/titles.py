"""What each is remembered for, by the post that they held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from huisclos.kernel import Merit, Seat, Title, Told, award, title

from . import notes
from .nouns import Hit
from .nouns.posts import Post, crew_of, posts
from .state import State


def titles(state: State) -> tuple[Title, ...]:
    options = state.options
    crews = posts(options.seats, options.own_sheet_only)
    merits = (merit for crew in (0, 1) for merit in of_crew(state, crew, crews[crew]))
    return award(options.seats, merits, title("of-the-crew"))


def of_crew(state: State, crew: int, post: Post) -> Iterator[Merit]:
    count = Counter[str]()
    said = Counter[Seat]()
    cell = ""
    for told in state.story:
        match told.note:
            case notes.Blasted(by, at, enemy, _) if by == crew and enemy is not Hit.CLEAR:
                count["hits"] += 1
                if enemy is Hit.DIRECT:
                    cell = at
            case notes.CourseSet(by):
                count["courses" if by == crew else "heard"] += 1
            case notes.SilenceRun(by) if by == crew:
                count["silences"] += 1
            case notes.MineLaid(by) if by == crew:
                count["mines"] += 1
            case notes.SonarSent(by) | notes.DroneSent(by) if by == crew:
                count["searches"] += 1
            case notes.SystemFull() if is_ours(told, state, crew):
                count["full"] += 1
            case notes.SelfRepaired() if is_ours(told, state, crew):
                count["circuits"] += 1
            case notes.Crossed() if is_ours(told, state, crew):
                count["lights"] += 1
            case notes.Reported(seat) if seat in post.seats:
                said[seat] += 1
    if cell:
        yield Merit(post.captain, 9, title("bulls-eye", cell=cell))
    captain, mate, engineer, radio = post.captain, post.mate, post.engineer, post.radio
    ranked = (
        (captain, 7, title("gunner", count=count["hits"])),
        (captain, 6, title("ghost", count=count["silences"])),
        (captain, 5.5, title("minelayer", count=count["mines"])),
        (captain, 3, title("long-haul", count=count["courses"])),
        (mate, 6, title("all-ready", count=count["full"])),
        (mate, 5, title("probe", count=count["searches"])),
        (engineer, 6, title("green-hand", count=count["circuits"])),
        (engineer, 4, title("spark", count=count["lights"])),
        (radio, 6, title("golden-ear", count=count["heard"])),
    )
    for seat, weight, what in ranked:
        times = dict(what.values)["count"]
        assert isinstance(times, int)
        if times:
            yield Merit(seat, weight + times / 100, what)
    for seat, lines in said.items():
        yield Merit(seat, 3.5 + lines / 100, title("clear-voice", count=lines))
    if state.crews[crew].damage == 0:
        for seat in post.seats:
            yield Merit(seat, 2, title("sound-hull"))


def is_ours(told: Told[notes.Note], state: State, crew: int) -> bool:
    return told.to is not None and crew_of(state.options.seats)[told.to[0]] == crew
