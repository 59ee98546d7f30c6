"""What each is remembered for, from the nights and days as they are told at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from huisclos.kernel import Merit, Seat, Title, about, award, title

from . import actions, notes
from .nouns import Genome, Killer, Role
from .questions import ending
from .state import State


def titles(state: State) -> tuple[Title, ...]:
    told = ending(state)
    merits = (*at_night(told), *by_day(state, told), *to_the_end(state, told))
    return award(len(told.fates), merits, title("aboard"))


def at_night(end: notes.GameEnded) -> Iterator[Merit]:
    for night in end.nights:
        for deed in night.deeds:
            if isinstance(deed.act, actions.Heal) and deed.act.at in night.cured:
                yield Merit(deed.seat, 9, about("steady-hand", deed.act.at, night=night.night))
        for found in night.findings:
            if found.at is not None and found.mutant:
                yield Merit(found.seat, 8, about("proof", found.at, night=night.night))
            if found.at is not None and found.genome is Genome.HOST:
                yield Merit(found.seat, 7.5, about("gene-reader", found.at, night=night.night))
        if len(night.pack) == 1:
            yield Merit(night.pack[0], 7, title("last-ember", night=night.night))
        for seat in night.mutated:
            if seat not in night.infected and seat not in night.pack:
                yield Merit(seat, 6, title("iron-gut", night=night.night))
    taken = sum(len(night.infected) for night in end.nights)
    numb = Counter(seat for night in end.nights for seat in {*night.paralysed})
    looks = Counter(found.seat for night in end.nights for found in night.findings)
    rounds = Counter(deed.seat for night in end.nights for deed in night.deeds)
    for at, fate in enumerate(end.fates):
        me = Seat(at)
        if fate.role is Role.BASE and taken:
            yield Merit(me, 6 + taken / 10, title("first-germ", count=taken))
        if count := numb[me]:
            yield Merit(me, 2 + count, title("patience", count=count))
        if count := looks[me]:
            yield Merit(me, 2.5 + count / 10, title("inquiring-mind", count=count))
        if count := rounds[me]:
            yield Merit(me, 1.5 + count / 10, title("on-call", count=count))


def by_day(state: State, end: notes.GameEnded) -> Iterator[Merit]:
    """Who votes for a mutant has a good eye, whatever comes of it."""
    right = [0] * len(end.fates)
    named = {ballot.at for day in end.days for ballot in day.ballots}
    mutants = {night.night: night.mutants for night in end.nights}
    for day in end.days:
        for ballot in day.ballots:
            right[ballot.voter] += ballot.at in mutants.get(day.day, ())
    astray = Counter(seat for night in end.nights for seat in {*night.mutants})
    for seat, count in enumerate(right):
        if count:
            yield Merit(Seat(seat), 4 + count / 2, title("good-eye", count=count))
        nights = astray[Seat(seat)]
        if nights and end.days and seat not in named:
            yield Merit(Seat(seat), 5 + nights, title("fine-lie", nights=nights))
    for told in state.story:
        if isinstance(told.note, notes.Elected):
            yield Merit(told.note.seat, 3.5, title("at-the-helm"))


def to_the_end(state: State, end: notes.GameEnded) -> Iterator[Merit]:
    for corpse in state.dead:
        if corpse.killer is Killer.CREW and not end.fates[corpse.seat].mutant:
            yield Merit(corpse.seat, 3, title("clear-conscience", day=corpse.day))
        yield Merit(corpse.seat, 1, title("first-star", day=corpse.day))
    for seat in state.living:
        yield Merit(seat, 1, title("still-aboard", day=max(1, state.day)))
