"""The game again through its own rules, note by note as somebody heard it, with what they cannot
know drawn before, by plans.py."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from huisclos.kernel import CLOCK, DEALER, NoWorld, Seat, TimeUp

from .. import actions, notes
from ..judge import refuse
from ..nouns import Part, System, hull, panel
from ..nouns.posts import crew_of
from ..questions import next_hands, posts_of, sea_of
from ..questions.bells import CHECK_BELLS, DIVE_BELLS, PART_BELLS
from ..rules import apply, setup
from ..secrets import private
from ..state import (
    Drawing,
    Due,
    Line,
    Running,
    Sailing,
    Seen,
    Shown,
    State,
    Tossing,
    Tracing,
)
from .plans import DeadEnd, draw_plan

TRIES = 24  # worlds


def resample(view: Seen, rng: Random) -> State:
    """Random over all that the seat cannot know, though not evenly so, and not weighed by how
    likely somebody would have played that way: that is belief."""
    for _ in range(TRIES):
        try:
            return _Again(view, rng).play()
        except DeadEnd:
            continue
    raise NoWorld


class _Again:
    """One game played again."""

    def __init__(self, view: Seen, rng: Random) -> None:
        self.view, self.options, self.rng = view, view.options, rng
        self.heard, self.seat = view.heard, view.seat
        self.waters, self.posts = sea_of(self.options), posts_of(self.options)
        self.own = None if view.seat is None else crew_of(self.options.seats)[view.seat]
        self.state = setup(self.options)
        self.at = 1  # the welcome is told by the setup
        self.plans = [draw_plan(view, number, rng) for number in (0, 1)]
        self.lines = self.own_lines()

    def own_lines(self) -> dict[int, Line]:
        """The lines of one's own hull that are still to be seen, by their note."""
        if self.view.private is None:
            return {}
        lines = {line.part: line for line in self.view.private.duty.traced}
        last = {
            note.part: at
            for at, note in enumerate(self.heard)
            if isinstance(note, notes.PartTraced)
        }
        return {last[part]: line for part, line in lines.items()}

    # -- what was heard ----------------------------------------------------------------------------

    def play(self) -> State:
        while self.at < len(self.heard):
            if not self.marks():
                self.hear(self.heard[self.at])
        self.marks()
        if self.seat is not None and self.view.private is not None:
            mine = private(self.state, self.seat)
            if mine.duty != self.view.private.duty:  # all else follows from what was heard
                raise DeadEnd
        return self.state

    def marks(self) -> bool:
        """Makes the unheard marks that come before the next note; whether a note was heard."""
        at = self.at
        for number, plan in enumerate(self.plans):
            post = self.posts[number]
            while plan.boxes and plan.boxes[0][0] <= self.at:
                self.do(post.mate, plan.boxes.pop(0)[1])
            while plan.lights and plan.lights[0][0] <= self.at:
                self.do(post.engineer, plan.lights.pop(0)[1])
        return self.at > at

    def do(self, seat: Seat, action: actions.Action) -> None:
        if refuse(self.state, seat, action):
            raise DeadEnd
        before = len(self.state.story)
        self.state = apply(self.state, seat, action)
        for told in self.state.story.since(before):
            if told.reaches(self.seat):
                if self.heard[self.at : self.at + 1] != (told.note,):
                    raise DeadEnd
                self.at += 1

    def hear(self, note: Any) -> None:
        """Does what this note tells of."""
        number: int = note.crew if hasattr(note, "crew") else self.own or 0
        captain = self.posts[number].captain
        before = self.at
        match note:
            case notes.CourseSet(_, heading):
                self.do(captain, actions.Course(heading))
            case notes.Charged(system):
                self.do(self.own_post.mate, actions.Charge(system))
            case notes.Crossed(light):
                self.do(self.own_post.engineer, actions.Cross(light))
            case notes.TurnBegan(crew):
                self.turn(crew)
            case notes.Bell():
                self.time_up()
            case notes.StartChosen() | notes.Placed():
                start = self.plans[number].voyage.start
                if start is None:
                    raise DeadEnd
                self.do(captain, actions.Place(self.waters.names[start]))
            case notes.SilenceRun() | notes.MineLaid():
                system = System.SILENCE if isinstance(note, notes.SilenceRun) else System.MINE
                self.fire(number, system, self.secret(note))
            case notes.TorpedoFired(_, cell):
                self.fire(number, System.TORPEDO, actions.Torpedo(cell))
            case notes.MineSetOff(_, cell):
                self.do(captain, actions.SetOff(cell))
            case notes.ArcherSetOff(_, cell):
                self.fire(number, System.SCENARIO, actions.Archer(cell))
            case notes.DroneSent(_, sector):
                self.fire(number, System.DRONE, actions.Drone(sector))
            case notes.SonarSent():
                self.fire(number, System.SONAR, actions.Sonar())
            case notes.SonarAnswered(_, row, column, sector):
                self.do(captain, actions.Answer(row, column, sector))
            case notes.Surfaced():
                self.do(captain, actions.Surface())
            case notes.Dived():
                self.secure(number)
                self.do(captain, actions.Dive())
            case notes.DrawOffered():
                self.do(captain, actions.Draw())
            case notes.WentOn() | notes.ByChance() | notes.LeftToChance():
                self.time_up()
            case notes.Asked(seat, symbol):
                self.do(seat, actions.Ask(symbol))
            case notes.Replied(symbol, sound):
                self.do(self.own_post.engineer, actions.Reply(symbol, sound))
            case notes.SheetHanded(seat):
                self.do(self.holder(number), actions.Hand(seat))
            case notes.HullShown():
                self.show(number)
            case notes.SymbolsDown() | notes.HullSecured():  # the program has looked
                self.do(self.holder(number), actions.Hand(None))
            case notes.HullAccepted(_, part):
                look = actions.Accept() if part is None else actions.Reject(part)
                self.do(self.posts[1 - number].engineer, look)
            case notes.HullRejected(_, part):
                self.do(self.posts[1 - number].engineer, actions.Reject(part))
            case notes.PartTraced(seat, part):
                self.do(seat, actions.Trace(part, self.own_line(number, part)))
            case notes.Reported(seat, phrase, system, heading, sectors, cell):
                self.do(seat, actions.Report(phrase, system, heading, sectors, cell))
        if self.at == before:
            raise DeadEnd

    @property
    def own_post(self) -> Any:
        assert self.own is not None
        return self.posts[self.own]

    def turn(self, crew: int) -> None:
        match self.state.phase:
            case Tossing():
                self.do(DEALER, actions.First(crew))
            case Sailing(whose):
                self.do(self.posts[whose].captain, actions.EndTurn())

    def secret(self, note: notes.SilenceRun | notes.MineLaid) -> actions.Action:
        plan = self.plans[note.crew]
        if isinstance(note, notes.SilenceRun):
            heading, cells = plan.voyage.dashes[plan.dashed]
            plan.dashed += 1
            return actions.Silence(heading, cells)
        plan.laid += 1
        return actions.Lay(self.waters.names[plan.voyage.lays[plan.laid - 1]])

    def fire(self, number: int, system: System, action: actions.Action) -> None:
        """What others ask their engineer before is not heard."""
        crew, symbol = self.state.crews[number], panel.SYMBOL_OF[system]
        if crew.asks and number != self.own and symbol not in crew.sound:
            self.do(self.posts[number].captain, actions.Ask(symbol))
            self.do(self.posts[number].engineer, actions.Reply(symbol, True))
        self.do(self.posts[number].captain, action)

    # -- time, and what chance did ---------------------------------------------------------------

    def time_up(self) -> None:
        """What is not heard is done as late as the bell allows."""
        if isinstance(self.state.phase, Running) and self.options.limits:
            for number in (0, 1):
                if number != self.own:
                    self.before_the_bell(number)
        self.do(CLOCK, TimeUp())
        if isinstance(self.state.phase, Drawing):
            lots = tuple(actions.Lot(due.crew, self.lot(due)) for due in self.state.phase.due)
            self.do(DEALER, actions.Lots(lots))

    def before_the_bell(self, number: int) -> None:
        """Of a boat on the surface: who dives in time was ready in time, and who does not was ready
        just so long before."""
        doing, bell = self.state.crews[number].doing, self.state.bell
        left, unseen = self.bells_until_dive(number), self.is_unseen(number)
        if not isinstance(doing, Tracing | Shown):
            return
        if unseen and left == DIVE_BELLS and self.dives_late(number):
            self.secure(number)
        elif isinstance(doing, Tracing) and bell - doing.since >= PART_BELLS:
            self.trace(number)
            if not doing.traced:
                self.trace(number)  # and handed on, by choice
        elif isinstance(doing, Shown) and unseen and bell - doing.since >= CHECK_BELLS:
            self.refuse_in_time(number, doing, left)

    def refuse_in_time(self, number: int, shown: Shown, left: int) -> None:
        """It takes long to dive: it was refused."""
        if left > DIVE_BELLS:
            self.do(self.posts[1 - number].engineer, actions.Reject(shown.lines[0].part))

    def lot(self, due: Due) -> actions.Drawn:
        """What chance did, from what is heard of it next, or else as it was drawn."""
        plan, rest = self.plans[due.crew], self.heard[self.at :]
        for note in rest:
            match due.duty, note:
                case "course", notes.CourseSet(crew, heading) if crew == due.crew:
                    return actions.Course(heading)
                case "answer", notes.SonarAnswered(_, row, column, sector):
                    return actions.Answer(row, column, sector)
                case "charge", notes.Charged(system) if due.crew == self.own:
                    return actions.Charge(system)
                case "cross", notes.Crossed(light) if due.crew == self.own:
                    return actions.Cross(light)
        match due.duty:
            case "place" if plan.voyage.start is not None:
                return actions.Place(self.waters.names[plan.voyage.start])
            case "charge" if plan.boxes:
                return plan.boxes.pop(0)[1]
            case "cross" if plan.lights:
                return plan.lights.pop(0)[1]
        raise DeadEnd

    def bells_until_dive(self, number: int) -> int:
        bells = 0
        for note in self.heard[self.at :]:
            if isinstance(note, notes.Dived) and note.crew == number:
                break
            bells += isinstance(note, notes.Bell)
        return bells

    def dives_late(self, number: int) -> bool:
        """By chance: nobody said it."""
        ahead = (n for n in self.heard[self.at :] if getattr(n, "crew", None) == number)
        kinds = notes.ByChance | notes.Dived
        return isinstance(next((n for n in ahead if isinstance(n, kinds)), None), notes.ByChance)

    # -- the hull ----------------------------------------------------------------------------------

    def holder(self, number: int) -> Seat:
        doing = self.state.crews[number].doing
        if not isinstance(doing, Tracing):
            raise DeadEnd
        return doing.holder

    def own_line(self, number: int, part: Part) -> hull.Line:
        """As it is still to be seen; else one that was refused, or one that was not."""
        if line := self.lines.get(self.at):
            return line.line
        return hull.slips(part)[0] if part in self.refusals(number) else hull.middle(part)

    def refusals(self, number: int) -> list[Part]:
        """For which parts the hull is refused that is now traced, as far as it stays the same."""
        looks = notes.HullRejected | notes.HullAccepted | notes.Dived
        ahead = (n for n in self.heard[self.at :] if isinstance(n, looks) and n.crew == number)
        found = []
        for note in ahead:
            if not isinstance(note, notes.HullRejected) or note.part is None:
                break
            found.append(note.part)
        return found[:1] if self.options.hull_redo == "whole" else found

    def is_unseen(self, number: int) -> bool:
        """A hull that others look at: it may be refused or not, as time wants it."""
        kinds = notes.HullShown | notes.HullAccepted | notes.HullRejected | notes.Dived
        ahead = (n for n in self.heard[self.at :] if isinstance(n, kinds) and n.crew == number)
        return number != self.own and isinstance(next(ahead, None), notes.Dived | None)

    def show(self, number: int) -> None:
        """The four lines, as one saw them or others."""
        while isinstance(self.state.crews[number].doing, Tracing):
            self.trace(number)

    def trace(self, number: int) -> None:
        """The next part of a hull, or the sheet goes on."""
        doing = self.state.crews[number].doing
        assert isinstance(doing, Tracing)
        done, wanted = len(doing.lines), self.shown_lines(number)
        if doing.traced:
            to = wanted[done].seat if wanted and done < len(Part) else None
            if to is None and done < len(Part):
                to = next_hands(self.posts[number], doing)[0]
            self.do(doing.holder, actions.Hand(to))
        elif wanted:
            self.do(doing.holder, actions.Trace(wanted[done].part, wanted[done].line))
        else:
            part = next(p for p in Part if all(line.part is not p for line in doing.lines))
            strict = self.options.hull_check == "program"
            slipped = part in self.refusals(number) or (not strict and self.is_unseen(number))
            line = hull.slips(part)[0] if slipped else hull.middle(part)
            self.do(doing.holder, actions.Trace(part, line))

    def shown_lines(self, number: int) -> tuple[Line, ...]:
        """Of the hull that one looks at now, as they were traced; none: it is another."""
        private, doing = self.view.private, self.state.crews[number].doing
        if private is None or not private.inspection or number == self.own:
            return ()
        if self.options.hull_redo == "whole" and not self.is_last_showing(number):
            return ()
        assert isinstance(doing, Tracing)
        again, done = self.refusals(number), [line.part for line in doing.lines]
        lines = tuple(
            Line(x.part, x.seat, hull.slips(x.part)[0]) if x.part in again else x
            for x in private.inspection
        )
        for order in permutations(lines):
            fits = [line.part for line in order[: len(done)]] == done
            if fits and (doing.rejected or self.goes_round(number, order)):
                parts = [line.part for line in order]
                for part in again:
                    parts.remove(part)
                    parts.append(part)
                if parts == [line.part for line in private.inspection]:
                    return order
        return ()

    def goes_round(self, number: int, lines: tuple[Line, ...]) -> bool:
        """Whether the sheet may have gone from hand to hand so."""
        post = self.posts[number]
        hands = (
            lines[at].seat in next_hands(post, Tracing(lines[at - 1].seat, lines[:at], True))
            for at in range(1, len(lines))
        )
        return lines[0].seat == post.engineer and all(hands)

    def is_last_showing(self, number: int) -> bool:
        rest = self.heard[self.at :]
        return sum(isinstance(note, notes.HullShown) and note.crew == number for note in rest) == 1

    def secure(self, number: int) -> None:
        self.show(number)
        if isinstance(self.state.crews[number].doing, Shown):
            self.do(self.posts[1 - number].engineer, actions.Accept())
