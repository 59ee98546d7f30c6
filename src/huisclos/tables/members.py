"""What becomes of a table's people as they come, go, change places and are spoken of."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from huisclos.kernel import Seat, put

from . import letters
from .event import Member
from .sitting import Scored
from .table import Deed, Done, Ending, Person, Table, running

# when no game is played
AT_REST: dict[str, Any] = {
    **{"undo": (), "paused": None, "questions": (), "ending": None},
    **{"away": (), "asking": (), "swaps": ()},
}


def sit_down(table: Table, person: Person) -> Table:
    return replace(table, people=(*table.people, person), joined=max(table.joined, person.id))


def welcome_back(table: Table, person: Person) -> Table:
    """Who was in the group before has their face, and what they had won stands before its first
    game."""
    friend = next((f for f in table.friends if letters.are_alike(f.name, person.name)), None)
    if friend is None:
        return table
    games = table.score
    before, games = (
        (games[0], games[1:]) if games and not games[0].game else (Scored("", ()), games)
    )
    before = Scored("", (*before.points, (person.id, friend.points)))
    return change(replace(table, score=(before, *games)), person.id, look=friend.look)


def change(table: Table, member: Member, **fields: Any) -> Table:
    people = tuple(replace(p, **fields) if p.id == member else p for p in table.people)
    return replace(table, people=people)


def leave(table: Table, member: Member, removed: bool) -> Table:
    gone = table.person(member)
    removals = table.removals + (removed and gone is not None and gone.level is None)
    people = tuple(person for person in table.people if person.id != member)
    table = go_away(table, gone, removed)
    if removed and gone is not None:
        table = done_to(table, "removed", gone.name, table.owner)
    table = replace(table, people=people, removals=removals)
    return settle(heard_again(unasked(unswapped(table, member), member), member), member)


def go_away(table: Table, person: Person | None, removed: bool) -> Table:
    """Who leaves a game that is played may come back to it; who is removed may not."""
    sitting = table.sitting
    seat = sitting.seat(person.id) if sitting and person and not sitting.over else None
    if person is None or sitting is None or seat is None:
        return replace(table, talk=table.talk.forget(person.id)) if person else table
    if removed:
        sitting = replace(sitting, barred=sitting.barred | {seat})
        return replace(table, sitting=sitting, talk=table.talk.forget(person.id))
    return replace(table, away=(*table.away, person))


def at_rest(table: Table) -> Table:
    """Nobody comes back to a game that is not played any more."""
    talk = table.talk
    for person in table.away:
        talk = talk.forget(person.id)
    return replace(table, **AT_REST, talk=talk)


def unswapped(table: Table, *members: Member) -> Table:
    """None of them is asked, or asks, to change places."""
    swaps = tuple(s for s in table.swaps if {s.by, s.other}.isdisjoint(members))
    return replace(table, swaps=swaps)


def change_places(table: Table, by: Member, other: Member) -> Table:
    one, two = table.person(by), table.person(other)
    if one is None or two is None:
        return table
    instead = {by: two, other: one}
    people = tuple(instead.get(person.id, person) for person in table.people)
    return unswapped(replace(table, people=people), by, other)


def unasked(table: Table, member: Member) -> Table:
    """They ask for no seat."""
    asking = tuple(wish for wish in table.asking if wish.member != member)
    return replace(table, asking=asking)


def take_seat(table: Table, member: Member, seat: Seat) -> Table:
    """A bot's, and it is called by their name from now on; or a person's, by theirs: whoever had it
    before has it no longer."""
    sitting, person = running(table), table.person(member)
    if person is None:
        return table
    was, mine = sitting.players[seat], sitting.owned[seat]
    name = sitting.names[seat] if mine else person.name
    sitting = replace(
        sitting,
        players=put(sitting.players, seat, member),
        names=put(sitting.names, seat, name),
        owned=put(sitting.owned, seat, True),
        bots=put(sitting.bots, seat, None),
        phones=put(sitting.phones, seat, ()),
        machines=sitting.machines - {seat},
    )
    if mine:
        gone = tuple(each for each in table.people if each.id != was)
        away = tuple(each for each in table.away if each.id != was)
        table = replace(table, people=gone, away=away)
    table = change(table, member, name=name, since=min(person.since, table.played - 1))
    return settle(replace(table, sitting=sitting, talk=table.talk.hand_on(was, member)), was)


def name_of(table: Table, member: Member | None) -> str:
    person = table.person(member)
    return person.name if person else ""


def done_to(table: Table, what: Done, name: str, by: Member | None) -> Table:
    """For everybody to read."""
    number = table.deed.number + 1 if table.deed else 1
    return replace(table, deed=Deed(number, what, name, name_of(table, by) if by else None))


def speak_for(table: Table, by: Member, member: Member) -> Table:
    """They should be heard again."""
    muted = tuple(
        replace(mute, pleas=(*mute.pleas, by)) if mute.member == member else mute
        for mute in table.muted
    )
    return replace(table, muted=muted)


def heard_again(table: Table, member: Member) -> Table:
    return replace(table, muted=tuple(mute for mute in table.muted if mute.member != member))


def answered(ending: Ending | None, member: Member, agreed: bool) -> Ending | None:
    """The last word counts."""
    if ending is None:
        return None
    yes, no = (
        tuple(each for each in some if each != member) for some in (ending.agreed, ending.against)
    )
    return Ending(ending.by, (*yes, member) if agreed else yes, no if agreed else (*no, member))


def settle(table: Table, member: Member) -> Table:
    """Nobody wonders about them any more."""
    questions = tuple(each for each in table.questions if each.about != member)
    return replace(table, questions=questions)


def watchers(table: Table) -> frozenset[Member]:
    """The people of the room who have no seat in the game that is played, and may see it."""
    people = [person.id for person in table.people if person.level is None]
    here = people if table.watchable else [m for m in people if m in table.insiders]
    return frozenset(here) - {*(table.sitting.players if table.sitting else here)}
