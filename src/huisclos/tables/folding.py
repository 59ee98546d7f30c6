"""A table is a fold over its events, and nothing else.

`fold` trusts its log, so that no rule mended since makes a kept table unreadable. What may be added
to the log is decided in `commands`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec import UnsetType
from msgspec.structs import replace

from huisclos.kernel import (
    CLOCK,
    DEALER,
    AnyGame,
    Illegal,
    Seat,
    Told,
    decode,
    interludes,
    put,
)
from huisclos.kernel import play as gate

from . import interludes as showings
from . import letters
from .deadlines import called, deadline, longer, resume, rewind
from .event import (
    BotAdded,
    Cleared,
    Clocked,
    Closed,
    Committed,
    Configured,
    Dressed,
    EndAnswered,
    EndDropped,
    Ended,
    EndProposed,
    Event,
    Extended,
    GivenBack,
    InterludeOver,
    Joined,
    Left,
    Member,
    Moved,
    Muted,
    Opened,
    Owned,
    Paused,
    Played,
    PutAway,
    Record,
    Renamed,
    Resumed,
    Retracted,
    Returned,
    Said,
    Salted,
    ScoreKept,
    SeatAsked,
    SeatGiven,
    SeatRefused,
    Seen,
    Settled,
    Skipped,
    SpokenFor,
    Started,
    Supplied,
    SwapAsked,
    Swapped,
    SwapRefused,
    Switched,
    TakenOver,
    TimeCalled,
    UndoAnswered,
    UndoAsked,
    Undone,
    Unmuted,
    Wondered,
)
from .spoken import LOBBY, Remark
from .table import (
    Deed,
    Done,
    Ending,
    Look,
    Mute,
    Past,
    Person,
    Question,
    Scored,
    SeatWish,
    Sent,
    Sitting,
    Swap,
    Table,
    Unjudged,
)
from .undo import is_open, span

# when no game is played
AT_REST: dict[str, Any] = {
    **{"undo": (), "paused": None, "questions": (), "ending": None},
    **{"away": (), "asking": (), "swaps": ()},
}
REMEMBERED = 10  # things told to all, until a move is too old to be taken back
MOST_READ = 40  # things that a bot did in somebody's name, the last ones
PHONES = 64  # of one seat whose last move is remembered: a page that is opened anew is another
# What needs a game to be played.
InPlay = (
    Played
    | TakenOver
    | GivenBack
    | Seen
    | InterludeOver
    | Undone
    | Retracted
    | Extended
    | TimeCalled
    | Skipped
    | Ended
    | SeatGiven
)


class Ply(NamedTuple):
    """What the log keeps of a move, what was played, and the state that it leads to."""

    event: Played
    action: Any
    state: Any


def fold(table: Table, record: Record) -> Table:
    return follow(table, record.at, record.event)


def follow(table: Table, at: float, event: Event | Ply) -> Table:
    """As `fold`, for what happens now: a move that came through the gate is worked out already."""
    if isinstance(event, Ply):
        return move(table, at, event)
    if isinstance(event, Played) and not table.unjudged:
        return move(table, at, trusted(running(table), event))
    return happen(replace(table, number=table.number + 1, at=at), event)


def happen(table: Table, event: Event) -> Table:
    """Whatever is not a move that can be judged."""
    if table.unjudged and isinstance(event, InPlay):
        return pass_over(table, table.unjudged, event)
    match event:
        case Played():
            raise AssertionError("a move is worked out before it happens")
        case Opened(code, game):
            return replace(table, code=code, game=game)
        case Committed(secret):  # salts given before it might have been chosen against
            people = tuple(replace(person, salt="") for person in table.people)
            return replace(table, secret=secret, people=people)
        case Joined(member, name, token, salt, machine):
            owner = member if table.owner is None else table.owner
            person = Person(member, name, None, token, salt, table.played, machine)
            return replace(sit_down(table, person), owner=owner)
        case BotAdded(member, name, level):
            return sit_down(table, Person(member, name, level))
        case Salted(member, salt):
            return change(table, member, salt=salt)
        case Renamed(member, name):
            return change(table, member, name=name)
        case Dressed(member, face, colour):
            return change(table, member, look=Look(face, colour))
        case Moved(member, to):
            others = [person for person in table.people if person.id != member]
            moved = [person for person in table.people if person.id == member]
            return replace(table, people=(*others[:to], *moved, *others[to:]))
        case SwapAsked(by, other):
            return replace(table, swaps=(*table.swaps, Swap(by, other)))
        case SwapRefused(by, other):
            return replace(table, swaps=tuple(s for s in table.swaps if s != Swap(by, other)))
        case Swapped(by, other):
            return change_places(table, by, other)
        case Left(member, removed):
            gone = table.person(member)
            removals = table.removals + (removed and gone is not None and gone.level is None)
            people = tuple(p for p in table.people if p.id != member)
            table = go_away(table, gone, removed)
            if removed and gone is not None:
                table = done_to(table, "removed", gone.name, table.owner)
            table = replace(table, people=people, removals=removals)
            return settle(heard_again(unasked(unswapped(table, member), member), member), member)
        case Returned(member):
            back = tuple(person for person in table.away if person.id == member)
            away = tuple(person for person in table.away if person.id != member)
            return replace(table, people=(*table.people, *back), away=away)
        case SeatAsked(member, seat):
            wish = SeatWish(member, seat)
            return replace(table, asking=(*unasked(table, member).asking, wish))
        case SeatRefused(member):
            return unasked(table, member)
        case SeatGiven(member, seat):
            return take_seat(unasked(table, member), member, seat)
        case Owned(member):
            return replace(table, owner=member)
        case Configured(game, options):
            content = table.content if game == table.game else ""
            return replace(table, game=game, options=options, content=content)
        case Supplied(content):
            return replace(table, content=content)
        case Switched(door, on):
            return replace(table, **{door: on})
        case Started(edition, options, spared):
            if not table.game:
                raise ValueError("a game that nobody has named begins")
            table = replace(at_rest(table), played=table.played + 1, put_away=None)
            rules = table.rules and table.rules.of_edition(edition)
            if rules is None:
                return replace(table, unjudged=unjudged(table, edition))
            return replace(table, sitting=begin(table, rules, options, spared))
        case TakenOver(seat, level):
            table = settle(table, running(table).players[seat])
            return replace(table, sitting=sit_in(running(table), seat, level))
        case GivenBack(seat):
            return edit(table, bots=put(running(table).bots, seat, None))
        case Wondered(by, about):
            question = Question(about, by, table.at)
            return replace(table, questions=(*table.questions, question))
        case Settled(member):
            return settle(table, member)
        case Clocked(on):
            return rewind(replace(table, clocks=on))
        case Extended(seconds):
            return edit(table, deadline=longer(running(table).deadline, seconds))
        case Skipped(by):
            return done_to(table, "skipped", "", by)
        case TimeCalled(seconds):
            return edit(table, deadline=called(running(table), table.at + seconds))
        case Said(member, channel, text, known, slip, tongues):
            who = readers(table, member, channel) if isinstance(known, UnsetType) else known
            quiet = is_slip(table, channel) if isinstance(slip, UnsetType) else slip
            said = () if isinstance(tongues, UnsetType) else tuple(tongues.items())
            line = Remark(table.number, member, channel, letters.line(text), who, quiet, said)
            return replace(table, talk=table.talk.say(line))
        case Seen(seat):
            return replace(table, sitting=showings.see(running(table), seat))
        case InterludeOver():
            return replace(table, sitting=showings.end(running(table), table.at))
        case Paused(member):
            return replace(table, paused=(member, table.at))
        case Resumed():
            return resume(table)
        case UndoAsked(member):
            return replace(table, undo=(member,))
        case UndoAnswered(member, agreed):
            return replace(table, undo=(*table.undo, member) if agreed else ())
        case Undone(back):
            return replace(table, sitting=take_back(table, back), undo=())
        case Retracted(back):
            return replace(table, sitting=take_back(table, back))
        case EndProposed(member):
            return replace(table, ending=Ending(member))
        case EndAnswered(member, agreed):
            return replace(table, ending=answered(table.ending, member, agreed))
        case EndDropped():
            return replace(table, ending=None)
        case Ended():
            sitting = replace(running(table), ended=True, deadline=None, showing=None)
            return replace(at_rest(table), sitting=sitting)
        case Muted(member):
            table = done_to(table, "muted", name_of(table, member), table.owner)
            return replace(table, muted=(*table.muted, Mute(member)))
        case SpokenFor(by, member):
            muted = tuple(
                replace(mute, pleas=(*mute.pleas, by)) if mute.member == member else mute
                for mute in table.muted
            )
            return replace(table, muted=muted)
        case Unmuted(member, by):
            return heard_again(done_to(table, "unmuted", name_of(table, member), by), member)
        case Cleared():
            table = replace(table, met=remember(table), score=score(table))
            return replace(at_rest(table), sitting=None, unjudged=None)
        case ScoreKept(on):
            return replace(table, scored=on, score=())
        case PutAway():
            return replace(happen(table, Cleared()), put_away=event)
        case Closed():
            return replace(table, closed=True)


# -- the room ------------------------------------------------------------------------------------


def sit_down(table: Table, person: Person) -> Table:
    return replace(table, people=(*table.people, person), joined=max(table.joined, person.id))


def change(table: Table, member: Member, **fields: Any) -> Table:
    people = tuple(replace(p, **fields) if p.id == member else p for p in table.people)
    return replace(table, people=people)


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


def readers(table: Table, member: Member, channel: str) -> tuple[Member, ...] | None:
    """Who reads a line that somebody says now; None: everybody, spectators too."""
    if table.unjudged:  # it may have been a secret
        return (member,)
    sitting = table.sitting
    if sitting is None or channel == LOBBY:
        return None
    seats = sitting.game.channels(sitting.state)[channel].readers
    if len(seats) == len(sitting.players):
        return None
    return tuple(sitting.players[s] for s in sorted(seats))


def is_slip(table: Table, channel: str) -> bool:
    """Whether what is said there now is for screens and not for people."""
    place = table.sitting.channels.get(channel) if table.sitting else None
    return place is not None and place.slips


# -- the game ------------------------------------------------------------------------------------


def running(table: Table) -> Sitting:
    assert table.sitting is not None, "no game is being played"
    return table.sitting


def edit(table: Table, **fields: Any) -> Table:
    return replace(table, sitting=replace(running(table), **fields))


def options_of(table: Table, seats: int) -> Any:
    """The options as the game's own type. Raises msgspec.ValidationError."""
    game = table.games[table.game]
    values = {"type": game.options.__name__, **table.options, "seats": seats}
    return msgspec.convert(values, game.options)


def options_then(game: AnyGame, said: dict[str, Any], seats: int) -> Any:
    """The options of a game as it was played: what its log does not say is as it was unsaid."""
    values = {**game.unsaid, **said, "type": game.options.__name__, "seats": seats}
    return msgspec.convert(values, game.options)


def whole_options(table: Table, played: Any) -> dict[str, Any]:
    """Every option with its value, as the present game has it, or as the next one takes it; what
    nobody chose is as usual. Seats: as many as would play now."""
    if played is not None:
        return {**msgspec.to_builtins(played)}
    if (game := table.rules) is None:
        return table.options
    seats = min(max(len(table.people), game.seats.start), game.seats.stop - 1)
    return {**msgspec.to_builtins(game.options(seats)), **table.options}


def settled_options(table: Table) -> dict[str, Any]:
    """What the options that were left open would come to, if a game began now. A place that is
    still free is for somebody, not for a bot."""
    if (game := table.rules) is None:
        return {}
    seats = min(max(len(table.people), game.seats.start), game.seats.stop - 1)
    bots = {at for at, person in enumerate(table.people) if person.level is not None}
    chosen = options_of(table, seats)
    settled = game.settle(chosen, frozenset(Seat(at) for at in range(seats) if at not in bots))
    open_ones = [name for name in chosen.__struct_fields__ if name != "seats"]
    values = ((name, getattr(settled, name)) for name in open_ones)
    return {name: value for name, value in values if value != getattr(chosen, name)}


def begin(
    table: Table, game: AnyGame, said: dict[str, Any], spared: tuple[int, ...] = ()
) -> Sitting:
    size = len(table.people)
    options = options_then(game, said or table.options, size)
    state = game.setup(options)
    if game.pieces and spared:
        state = game.pieces.spare(state, spared)
    sitting = Sitting(
        game=game,
        options=options,
        content=table.content,
        players=tuple(person.id for person in table.people),
        names=tuple(person.name for person in table.people),
        salts=tuple(person.salt for person in table.people),
        state=state,
        owned=tuple(person.level is None for person in table.people),
        bots=tuple(person.level for person in table.people),
        phones=((),) * size,
        machines=frozenset([Seat(at) for at, person in enumerate(table.people) if person.machine]),
        stood_in=(None,) * size,
    )
    return replace(counted(sitting), deadline=deadline(sitting, None, table.at, table.clocks))


def remember(table: Table) -> dict[str, tuple[int, ...]]:
    """What its people have met here, with the game that is put away."""
    if table.sitting is None or (met := table.sitting.met) is None:
        return table.met
    key = met_by(table.sitting.game.name, met.collection)
    return {**table.met, key: latest((*table.met.get(key, ()), *met.pieces))}


def score(table: Table) -> tuple[Scored, ...]:
    """What every game of this evening gave, the one that is over but not put away included."""
    last = table.sitting.scored if table.sitting and table.scored else None
    return (*table.score, last) if last else table.score


def met_by(game: str, collection: str) -> str:
    return f"{game}/{collection}"


def latest(pieces: Iterable[int]) -> tuple[int, ...]:
    """Each once, where it came last."""
    return tuple(dict.fromkeys(reversed([*pieces])))[::-1]


def trusted(sitting: Sitting, event: Played) -> Ply:
    """A move of the log: it came through the gate when it was made."""
    action = decode(event.action, sitting.game.action)
    return Ply(event, action, sitting.game.apply(sitting.state, event.seat, action))


def move(table: Table, at: float, ply: Ply) -> Table:
    sitting = play(running(table), at, ply, table.clocks)
    # Whoever is asked to take a move back must not learn of a secret act by being unasked.
    goes_on = table.undo and sitting.past and not is_open(sitting.game, *span(sitting, 1))
    undo = table.undo if goes_on else ()
    return replace(table, number=table.number + 1, at=at, sitting=sitting, undo=undo)


def play(sitting: Sitting, at: float, ply: Ply, clocks: bool) -> Sitting:
    event, action, state = ply
    game, before = sitting.game, sitting.state
    if not looks_on(sitting, ply):
        sitting = showings.drop(sitting, at)
    fields: dict[str, Any] = {"state": state}
    if event.seat in (DEALER, CLOCK) and sitting.past:
        last = sitting.past[-1]
        moves = (*last.moves, (event.seat, action))
        fields["past"] = (*sitting.past[:-1], replace(last, moves=moves))
    if event.seat == DEALER:
        fields["draws"] = sitting.draws + 1
    elif event.seat != CLOCK:
        step = Past(event.seat, before, sitting.common, ((event.seat, action),))
        fields["past"] = (*sitting.past, step)
        if event.key:
            fields["phones"] = put(
                sitting.phones, event.seat, noted(sitting.phones[event.seat], event.key)
            )
    news = game.story(state).since(len(game.story(before)))
    common, own = count(news, sitting.common, sitting.own)
    # How far back one may go must follow from what all know: it is counted in no secret moves.
    past, old = fields.get("past", sitting.past), 0
    while old < len(past) and past[old].common + REMEMBERED <= common:
        old += 1
    fields["past"] = past[old:] if old else past
    after = noticed(sitting, replace(sitting, **fields, common=common, own=own), event)
    if (showing := sitting.showing) is None:
        after = replace(after, deadline=deadline(after, sitting.deadline, at, clocks))
    else:
        behind = deadline(after, showing.deadline, at, clocks)
        after = replace(after, showing=replace(showing, deadline=behind))
    return showings.begin(after, at, interludes(game, state, news, after.people))


def looks_on(sitting: Sitting, ply: Ply) -> bool:
    """Whether all still look at what they looked at. Chance takes no time; in a free interlude
    people act, as long as it is the same wait. In logs of a time before interludes play went on."""
    game, showing = sitting.game, sitting.showing
    if showing is None or ply.event.seat == DEALER:
        return True
    before, after = game.pace(sitting.state), game.pace(ply.state)
    same = game.public(sitting.state).phase == game.public(ply.state).phase
    return showing.interlude.free and same and (before and before.turn) == (after and after.turn)


def noted(phones: tuple[Sent, ...], key: str) -> tuple[Sent, ...]:
    """A move was played from one of a seat's phones."""
    phone, _, number = key.rpartition(":")
    if not number.isdecimal():  # of the first logs: who made it will not send it again
        return phones
    others = [sent for sent in phones if sent.phone != phone]
    return (*others[1 - PHONES :], Sent(phone, int(number)))


def counted(sitting: Sitting) -> Sitting:
    """With the numbers of all that has been told."""
    story = sitting.game.story(sitting.state)
    common, own = count(story, 0, (0,) * len(sitting.players))
    return replace(sitting, common=common, own=own)


def count(
    news: Iterable[Told[Any]], common: int, own: tuple[int, ...]
) -> tuple[int, tuple[int, ...]]:
    """How much all have been told, and each seat for itself, once this is told too."""
    mine: list[int] | None = None
    for told in news:
        if told.to is None:
            common += 1
        else:
            mine = mine or list(own)
            for seat in told.to:
                mine[seat] += 1
    return common, own if mine is None else tuple(mine)


# -- who plays for whom --------------------------------------------------------------------------


def sit_in(sitting: Sitting, seat: Seat, level: str) -> Sitting:
    stood_in = put(sitting.stood_in, seat, ()) if sitting.owned[seat] else sitting.stood_in
    return replace(sitting, bots=put(sitting.bots, seat, level), stood_in=stood_in)


def noticed(before: Sitting, after: Sitting, event: Played) -> Sitting:
    """What a bot does in somebody's name they can read when they come back; once they act
    themselves they have."""
    seat = event.seat
    if seat < 0 or (known := before.stood_in[seat]) is None:
        return after
    told = before.heard(seat)
    if event.cause != "bot":
        known = None
    elif after.heard(seat) > told:
        known = (*known, told)[-MOST_READ:]
    return replace(after, stood_in=put(after.stood_in, seat, known))


def settle(table: Table, member: Member) -> Table:
    """Nobody wonders about them any more."""
    questions = tuple(each for each in table.questions if each.about != member)
    return replace(table, questions=questions)


# -- a game that nobody here can judge ------------------------------------------------------------


def unjudged(table: Table, edition: int) -> Unjudged:
    return Unjudged(
        game=table.game,
        edition=edition,
        absent=table.rules is None,
        newer=table.rules is not None and edition > table.rules.edition,
        players=tuple(person.id for person in table.people),
        names=tuple(person.name for person in table.people),
        owned=tuple(person.level is None for person in table.people),
        bots=tuple(person.level for person in table.people),
    )


def pass_over(table: Table, game: Unjudged, event: InPlay) -> Table:
    """What happened in it stands in the log alone; only who played for whom is known here."""
    match event:
        case TakenOver(seat, level):
            return replace(table, unjudged=replace(game, bots=put(game.bots, seat, level)))
        case GivenBack(seat):
            return replace(table, unjudged=replace(game, bots=put(game.bots, seat, None)))
        case Played() | Undone():
            return replace(table, undo=())
        case (
            Seen()
            | InterludeOver()
            | Retracted()
            | Extended()
            | TimeCalled()
            | Skipped()
            | Ended()
            | SeatGiven()
        ):
            return table


# -- taking moves back ---------------------------------------------------------------------------


def take_back(table: Table, back: int) -> Sitting:
    """As if the move so many moves back had not been made, nor any that its maker made since. What
    others did in secret since is done again, where it can be done and stays secret. What a phone
    has sent stays sent."""
    sitting = was = running(table)
    gone, *later = sitting.past[-back:]
    state, past = gone.state, sitting.past[:-back]
    for kept in later:
        if kept.seat != gone.seat and (after := again(sitting.game, state, kept.moves)) is not None:
            past = (*past, replace(kept, state=state))
            state = after
    sitting = counted(replace(sitting, state=state, past=past))
    listeners = (None, *map(Seat, range(len(sitting.players))))
    misled = {listener for listener in listeners if sitting.heard(listener) < was.heard(listener)}
    last = sitting.showing.deadline if sitting.showing else sitting.deadline
    ends = deadline(sitting, last, table.at, table.clocks)
    return replace(sitting, rewound=was.rewound | misled, deadline=ends, showing=None)


def again(game: AnyGame, state: Any, moves: tuple[tuple[Seat, Any], ...]) -> Any:
    """Secret moves once more; None: they cannot be made here, or would not be secret."""
    before = state
    try:
        for mover, action in moves:
            state = gate(game, state, mover, action)
    except Illegal:
        return None
    return None if is_open(game, before, state) else state
