"""What holds in every game, checked along one random game.

A law that fails raises `LawBroken` with its name, one of LAWS. Laws see that a game is whole and
that a seat's view determines all that it is sent; they do not see a view that shows too much
(the resampled world then keeps it too). That is what twins are for.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import ValidationError

from huisclos.kernel import (
    CLOCK,
    DEALER,
    AnyGame,
    Channel,
    Illegal,
    NoWorld,
    Seat,
    Told,
    View,
    awaited,
    counted_from,
    decode,
    encode,
    move_of,
    phase_word,
    phase_words,
    phases,
    play,
    players,
    refuse,
    replay,
    rows,
    told,
    view,
    wait_of,
    walk,
)

LONG, WORDS = 500, 12  # of a list as long as a lexicon, so many are judged

Faults = Callable[[Any], Sequence[str]]
LOOKED_AT = 8  # seats at most
SOON = 8  # states after which a slow listener is told what has become of one

LAWS = {
    "termination": "a game ends within a bound, whatever is played",
    "stuck": "whoever may act has something to do",
    "sample": "a drawn move, a deal and the clock's move are accepted",
    "listed": "every listed move is accepted",
    "catalogue": "every move that is listed, and every word, has a number and a name of its own",
    "awaited": "play waits only for those who may act",
    "named": "the board names whomever play waits for, and in a held wait the same until its end",
    "channels": "writers are readers, and readers are seats",
    "options": "a view holds the options that are played",
    "phase": "a board says its phase in one word of its own type, which names them all",
    "pace": "a clock has its CLOCK, and starts anew only when something was told",
    "faults": "no state, true or resampled, has faults",
    "json": "states, actions, notes and boards come back from JSON as they were",
    "notation": "actions come back from their notation as they were",
    "heard": "what was told stays told: the story only grows",
    "replay": "the log alone gives the same state, byte for byte",
    "outcome": "winners are seats",
    "by seat": "what goes by seat has one place for each, or none at all",
    "boards": "a resampled world shows the same public board, byte for byte",
    "resample": "a resampled world looks the same to its seat",
    "own moves": "right to act, list of moves, waits, clock and talk follow from one's view",
    "unheard": "a sheet changes only with something told to its seat, or with the public board",
    "touched": "a game names everybody whose own half is another after a move, or after several",
    "commute": "the order in which two awaited seats act changes nothing but the order of notes",
}


class LawBroken(AssertionError):
    """A game breaks a law."""

    def __init__(self, law: str, detail: str) -> None:
        assert law in LAWS
        super().__init__(f"{law} ({LAWS[law]}): {detail}")
        self.law = law
        self.detail = detail


@dataclass
class Report:
    """What was looked at. Reports add up."""

    games: int = 0
    states: int = 0
    views: int = 0
    missed: int = 0  # views for which no world was found
    swapped: int = 0  # pairs of moves played in both orders
    phases: Counter[str] = field(default_factory=Counter)
    notes: Counter[str] = field(default_factory=Counter)
    listed: Counter[str] = field(default_factory=Counter)  # acts of people

    def __iadd__(self, other: Report) -> Report:
        self.games += other.games
        self.states += other.states
        self.views += other.views
        self.missed += other.missed
        self.swapped += other.swapped
        self.phases += other.phases
        self.notes += other.notes
        self.listed += other.listed
        return self


def no_faults(state: Any) -> Sequence[str]:
    return ()


def check_laws(
    game: AnyGame,
    options: Any,
    rng: Random,
    *,
    faults: Faults = no_faults,
    views: int = 12,
    bound: int = 20_000,
    content: str = "",
) -> Report:
    """Plays one random game and checks every law along it; some laws, costly ones, at `views` of
    its states, evenly drawn."""
    report = Report(games=1)
    numbered = _numbered(game.catalogue, game.write, game.read, options, content)
    trial = _Trial(game, options, rng, faults, content, report, numbered)
    start = game.setup(options)
    trial.at(start)
    log, states, before, shown = [], [start], start, start
    seen, aside = deque([start], SOON), Random(0)  # which changes nothing of the game
    try:
        for seat, action, after in walk(game, options, rng, content):
            trial.step(action, before, after)
            trial.at(after)
            log.append((seat, action))
            states.append(before := after)
            if game.to_act(after) != (DEALER,):
                trial.unheard(shown, after, action)
                trial.touched(shown, after)
                trial.touched(aside.choice(seen), after)
                seen.append(shown := after)
            if len(log) > bound:
                raise LawBroken("termination", f"still going after {bound} moves")
    except Illegal as refused:
        raise LawBroken("sample", f"after {len(log)} moves: {refused}") from refused
    trial.whole(log, states)
    for state in rng.sample(states, min(views, len(states))):
        trial.closely(state, states[-1])
    return report


@dataclass(frozen=True)
class _Trial:
    """One game on trial."""

    game: AnyGame
    options: Any
    rng: Random
    faults: Faults
    content: str
    report: Report
    numbered: frozenset[Any]

    # -- at every state -----------------------------------------------------------------------

    def at(self, state: Any) -> None:
        self.report.states += 1
        self.report.phases[type(state.phase).__name__] += 1
        acting = self.game.to_act(state)
        self.acts(state, acting)
        if idle := {*awaited(self.game, state)} - {*acting}:
            raise LawBroken("awaited", f"{sorted(idle)} may not act in {_short(state)}")
        self.names(state)
        seats = frozenset(range(self.options.seats))
        for name, channel in self.game.channels(state).items():
            if not channel.writers <= channel.readers <= seats:
                raise LawBroken("channels", f"{name!r}: {channel} with {len(seats)} seats")
        if self.game.pace(state) is not None and CLOCK not in acting:
            raise LawBroken("pace", f"no CLOCK to act in {_short(state)}")
        if state.options != self.options:
            raise LawBroken("options", f"{state.options} is not {self.options}")
        if (said := self.game.public(state).phase) != phase_word(state.phase):
            raise LawBroken("phase", f"{said!r} is said in {_short(state)}")
        self.sound(state)

    def acts(self, state: Any, acting: tuple[Seat, ...]) -> None:
        """Chance, time and up to three players can move."""
        players = [seat for seat in acting if seat not in (DEALER, CLOCK)]
        few = self.rng.sample(players, min(3, len(players)))
        few += [seat for seat in acting if seat in (DEALER, CLOCK)]
        for seat in few:
            try:
                action = move_of(self.game, state, seat, self.rng, self.content)
            except (IndexError, ValueError, StopIteration) as error:
                raise LawBroken("stuck", f"seat {seat} in {_short(state)}: {error!r}") from error
            if refusal := refuse(self.game, state, seat, action):
                raise LawBroken("sample", f"seat {seat}: {action} refused: {refusal}")
            choices = self.choices(state, seat)
            for listed in self.rng.sample(choices, WORDS) if len(choices) > LONG else choices:
                if refusal := refuse(self.game, state, seat, listed):
                    raise LawBroken("listed", f"seat {seat}: {listed} refused: {refusal}")
            if seat >= 0:
                self.report.listed.update({type(choice).__name__ for choice in choices})
                if odd := {*choices} - self.numbered:
                    raise LawBroken("catalogue", f"{odd.pop()} of seat {seat} is not in it")

    def choices(self, state: Any, seat: Seat) -> list[Any]:
        return [*self.game.moves(state, seat), *self.game.words(state, seat, self.content)]

    def names(self, state: Any) -> None:
        named, waiting = self.game.public(state).awaited, players(awaited(self.game, state))
        if not {*waiting} <= {*named} <= {*range(self.options.seats)}:
            raise LawBroken("named", f"{named} instead of {waiting} in {_short(state)}")
        if named and not waiting and not self.is_held(state):
            raise LawBroken("named", f"{named} though nobody is awaited in {_short(state)}")

    def is_held(self, state: Any) -> bool:
        pace = self.game.pace(state)
        return pace is not None and pace.held

    def sound(self, state: Any) -> None:
        if found := self.faults(state):
            raise LawBroken("faults", f"{'; '.join(found)} in {_short(state)}")

    # -- at every step ------------------------------------------------------------------------

    def step(self, action: Any, before: Any, after: Any) -> None:
        self.same_json("an action", action, self.game.action)
        if (again := self.game.read(text := self.game.write(action))) != action:
            raise LawBroken("notation", f"{action} became {text!r}, which reads {again}")
        old, new = self.game.pace(before), self.game.pace(after)
        known, story = len(self.game.story(before)), self.game.story(after)
        if old and new and old.turn != new.turn and len(story) <= known:
            raise LawBroken("pace", f"a new turn and nothing told by {action}")
        if old and old.held and old == new:
            named, later = (self.game.public(state).awaited for state in (before, after))
            if named != later:
                raise LawBroken("named", f"{named}, then {later}, by {action}")
        if len(story) < known:
            raise LawBroken("heard", f"{known} things told, then {len(story)}, by {action}")
        for news in story.since(known):
            self.same_json("a note", news, Told[self.game.note])  # type: ignore[name-defined]
            self.report.notes[type(news.note).__name__] += 1
            self.by_seat(news.note)

    def by_seat(self, value: Any) -> None:
        for name, row in rows(value):
            if len(row) not in (0, self.options.seats):
                raise LawBroken("by seat", f"{name} is {row} with {self.options.seats} seats")

    def same_json(self, what: str, value: Any, kind: Any) -> None:
        text = encode(value)
        try:
            again = decode(text, kind)
        except ValidationError as error:
            raise LawBroken("json", f"{what}: {value} cannot be read: {error}") from error
        if again != value or encode(again) != text:
            raise LawBroken("json", f"{what}: {value} became {again}")

    def unheard(self, before: Any, after: Any, action: Any) -> None:
        """A phone that is told nothing need not be shown anything: whoever tells relies on it."""
        game, seat = self.game, Seat(self.rng.randrange(self.options.seats))
        if any(news.reaches(seat) for news in told(game, before, after)):
            return
        if game.public(before) == game.public(after):
            old, new = (_sheet(game, state, seat) for state in (before, after))
            if old != new:
                raise LawBroken("unheard", f"seat {seat}, by {action}: {old} or {new}")

    def touched(self, before: Any, after: Any) -> None:
        """Nobody else's sheet is looked at when the table is told."""
        game, named = self.game, self.game.touched(before, after)
        if named is None:
            return
        seats = range(self.options.seats)
        for seat in map(Seat, seats[:: -(-len(seats) // LOOKED_AT)]):
            if seat not in named:
                old, new = (_sheet(game, state, seat)[:-1] for state in (before, after))
                if old != new:
                    raise LawBroken("touched", f"seat {seat}: {old} or {new}")

    # -- once -----------------------------------------------------------------------------------

    def whole(self, log: list[tuple[Seat, Any]], states: list[Any]) -> None:
        final = states[-1]
        words = {phase.__name__.lower() for phase in phases(self.game)}
        if odd := words ^ {*phase_words(self.game)}:
            raise LawBroken("phase", f"{sorted(odd)} is not in both State and board")
        self.same_json("the options", self.options, self.game.options)
        if encode(replay(self.game, self.options, log)) != encode(final):
            raise LawBroken("replay", f"another end after {len(log)} moves")
        outcome = self.game.outcome(final)
        seats = range(self.options.seats)
        if not {*outcome.winners} <= {*seats}:
            raise LawBroken("outcome", str(outcome))
        self.by_seat(outcome)

    # -- at a few states ------------------------------------------------------------------------

    def closely(self, state: Any, final: Any) -> None:
        self.same_json("a state", state, self.game.state)
        known = tuple(self.game.story(state))
        if known != tuple(self.game.story(final))[: len(known)]:
            raise LawBroken("heard", f"not what it was at the end: {_short(state)}")
        acting = self.game.to_act(state)
        if acting and acting != (DEALER,):  # chance takes no time: nobody sees those states
            everybody = (*map(Seat, range(self.options.seats)), None)
            self.another_world(state, self.rng.choice(everybody))
            self.either_order(state, everybody)

    def another_world(self, state: Any, seat: Seat | None) -> None:
        """What a seat is sent may depend on nothing but its view."""
        game, seen = self.game, view(self.game, state, seat)
        self.report.views += 1
        self.by_seat((seen.public, seen.private))
        try:
            world = game.resample(seen, self.rng)
        except NoWorld:
            self.report.missed += 1
            return
        self.sound(world)
        self.same_json("a board", seen.public, game.board)
        if encode(game.public(world)) != encode(seen.public):
            raise LawBroken("boards", f"{game.public(world)} is not {seen.public}")
        if (again := view(game, world, seat)) != seen:
            raise LawBroken("resample", f"seat {seat}: {_parted(seen, again)}")
        for what, mine, other in (
            ("pace", game.pace(state), game.pace(world)),
            ("talk", game.talk(state), game.talk(world)),
            ("waits", self.waits(state), self.waits(world)),
            ("channels", places(game.channels(state), seat), places(game.channels(world), seat)),
        ):
            if mine != other:
                raise LawBroken("own moves", f"{what} for seat {seat}: {mine} or {other}")
        if seat is None:
            return
        self.same_json("a sheet", seen.private, game.sheet)
        if (seat in game.to_act(state)) != (seat in game.to_act(world)):
            raise LawBroken("own moves", f"seat {seat} may act in one world only")
        if self.choices(state, seat) != self.choices(world, seat):
            raise LawBroken("own moves", f"the list of seat {seat} differs")

    def waits(self, state: Any) -> list[int]:
        """What everybody is asked, by number: no secret, a device in the middle is told it too."""
        return [wait_of(self.game, state, Seat(seat)) for seat in range(self.options.seats)]

    def either_order(self, state: Any, everybody: Sequence[Seat | None]) -> None:
        waiting = [seat for seat in awaited(self.game, state) if seat != DEALER]
        if len(waiting) < 2 or self.game.reaction(state, waiting[0]) is not None:
            return
        first, second = (
            (seat, self.game.sample(state, seat, self.rng)) for seat in self.rng.sample(waiting, 2)
        )
        try:
            one, two = (
                play(self.game, play(self.game, state, *a), *b)
                for a, b in ((first, second), (second, first))
            )
        except Illegal:
            return  # one of them ended what the other wanted to do: a race, not a simultaneous act
        if any(self.is_open(state, *each) for each in (first, second)):
            return  # others hear of it: whoever acts as well knows which came first
        self.report.swapped += 1
        for seat in everybody:
            seen, other = (unordered(view(self.game, state, seat)) for state in (one, two))
            if seen != other:
                detail = f"{first}, {second}: seat {seat}: {_parted(seen, other)}"
                raise LawBroken("commute", detail)

    def is_open(self, state: Any, seat: Seat, action: Any) -> bool:
        news = told(self.game, state, play(self.game, state, seat, action))
        return any(item.to != (seat,) for item in news)


def places(channels: Mapping[str, Channel], seat: Seat | None) -> dict[str, bool]:
    """Where somebody reads, and whether they may write there."""
    return {name: seat in c.writers for name, c in channels.items() if seat in c.readers}


@lru_cache(maxsize=64)
def _numbered(
    catalogue: Callable[[Any, str], Iterable[Any]],
    write: Callable[[Any], str],
    read: Callable[[str], Any],
    options: Any,
    content: str,
) -> frozenset[Any]:
    """The catalogue of a table, which is looked at once."""
    moves = [*catalogue(options, content)]
    for what, found in (("move", moves), ("name", [*map(write, moves)])):
        if twice := [one for one, count in Counter(found).items() if count > 1]:
            raise LawBroken("catalogue", f"the same {what} twice: {twice[0]}")
    for move in moves:
        if read(write(move)) != move:
            raise LawBroken("catalogue", f"{move} is written {write(move)!r} and reads otherwise")
    numbered = frozenset(moves)
    for seat in (1, options.seats - 1):
        lost = [move for move in moves if counted_from(seat, options.seats, move) not in numbered]
        if lost:
            raise LawBroken("catalogue", f"{lost[0]} as seat {seat} counts is not in it")
    return numbered


def _sheet(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    may_act = seat in game.to_act(state)
    moves = (*game.moves(state, seat),) if may_act else ()
    places = [name for name, place in game.channels(state).items() if seat in place.writers]
    return game.private(state, seat), may_act, moves, places, wait_of(game, state, seat)


def unordered(seen: View[Any, Any, Any]) -> View[Any, Any, Any]:
    return replace(seen, heard=tuple(sorted(seen.heard, key=encode)))


def _short(state: Any) -> str:
    return repr(state.phase)[:200]


def _parted(one: Any, other: Any) -> str:
    """The first difference between two views, in words."""
    for part in ("public", "private"):
        mine, its = getattr(one, part), getattr(other, part)
        if mine != its:
            return f"{part}: {mine} or {its}"
    for at, (mine, its) in enumerate(zip(one.heard, other.heard, strict=False)):
        if mine != its:
            return f"note {at}: {mine} or {its}"
    return f"{len(one.heard)} notes or {len(other.heard)}"
