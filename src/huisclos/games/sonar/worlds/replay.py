"""The game again through its own rules, note by note as somebody heard it, with what they cannot
know drawn by charts.py and sheets.py."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from huisclos.kernel import CLOCK, DEALER, NoWorld, Seat, TimeUp

from .. import actions, notes
from ..judge import refuse
from ..nouns import Part, hull, panel
from ..nouns.posts import crew_of
from ..play.lapses import CHECK_BELLS, DIVE_BELLS, PART_BELLS
from ..questions import posts_of, sea_of, tracer
from ..rules import apply, setup
from ..secrets import private
from ..state import Line, Sailing, Seen, Shown, State, Tossing, Tracing
from .charts import Voyage, draw_voyage
from .clues import Box, Clues, Knows, Light
from .sheets import draw_boxes, draw_lights

TRIES = 24  # worlds
VOYAGES = 6  # tries at one crew


class DeadEnd(Exception):
    """This world does not sound as it should; another is drawn."""


def resample(view: Seen, rng: Random) -> State:
    """Random over all that the seat cannot know, though not evenly so, and not weighed by how
    likely somebody would have played that way: that is belief."""
    for _ in range(TRIES):
        try:
            return _Again(view, rng).play()
        except DeadEnd:
            continue
    raise NoWorld


@dataclass
class Plan:
    """What a crew did that was not heard: in order, and before which note."""

    voyage: Voyage
    boxes: list[tuple[int, actions.Charge]]
    lights: list[tuple[int, actions.Cross]]
    dashed: int = 0
    laid: int = 0


class _Again:
    """One game played again."""

    def __init__(self, view: Seen, rng: Random) -> None:
        self.view, self.options, self.rng = view, view.options, rng
        self.heard, self.seat = view.heard, view.seat
        self.waters, self.posts = sea_of(self.options), posts_of(self.options)
        self.own = None if view.seat is None else crew_of(self.options.seats)[view.seat]
        self.state = setup(self.options)
        self.at = 1  # the welcome is told by the setup
        self.plans = [self.plan(number) for number in (0, 1)]
        self.lines = self.own_lines()

    # -- what was not heard --------------------------------------------------------------------

    def plan(self, number: int) -> Plan:
        knows = self.knows(number)
        for _ in range(VOYAGES):
            clues = Clues(
                number,
                self.waters,
                self.options.mode == "realtime",
                knows,
                number == self.own,
                self.heard,
                self.rng,
            )
            clues.read()
            self.finish(clues)
            voyage = draw_voyage(self.waters, clues.chart, self.rng)
            if voyage is None:
                continue
            sizes, sheet = panel.sizes_of(self.options), clues.sheet
            boxes = [] if knows.gauges else draw_boxes(sheet, sizes, self.rng)
            lights = [] if knows.panel else draw_lights(sheet, voyage.headings, self.rng)
            if boxes is None or lights is None:
                continue
            when = [clue.at for clue in clues.sheet if isinstance(clue, Box)]
            charges = [actions.Charge(None if box is None else panel.SYSTEMS[box]) for box in boxes]
            then = [clue.at for clue in clues.sheet if isinstance(clue, Light)]
            crosses = map(actions.Cross, lights)
            return Plan(
                voyage,
                [*zip(when, charges, strict=True)],
                [*zip(then, crosses, strict=True)],
            )
        raise DeadEnd

    def knows(self, number: int) -> Knows:
        if self.own != number:
            return Knows()
        post, seat = self.posts[number], self.seat
        leads = seat in post.command
        return Knows(
            chart=seat in post.chart,
            gauges=seat in post.gauges,
            panel=seat in post.panel,
            full=leads,
            down=seat in post.blind,
        )

    def finish(self, clues: Clues) -> None:
        """Whether what is owed last is done by now: one's own crew has heard, others guess."""
        if clues.crew == self.own or self.view.public.phase not in ("sailing", "running"):
            return
        if self.rng.random() < 0.5:
            clues.box(len(self.heard))
        if self.rng.random() < 0.5:
            clues.light(len(self.heard))

    def own_lines(self) -> dict[int, Line]:
        """The lines of one's own hull that are still to be seen, by their note."""
        if self.view.private is None:
            return {}
        lines = self.view.private.duty.traced
        traced = [at for at, note in enumerate(self.heard) if isinstance(note, notes.PartTraced)]
        return dict(zip(traced[len(traced) - len(lines) :], lines, strict=True))

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
                self.bell()
            case notes.StartChosen() | notes.Placed():
                start = self.plans[number].voyage.start
                if start is None:
                    raise DeadEnd
                self.do(captain, actions.Place(self.waters.names[start]))
            case notes.SilenceRun() | notes.MineLaid():
                self.do(captain, self.secret(note))
            case notes.TorpedoFired(_, cell):
                self.do(captain, actions.Torpedo(cell))
            case notes.MineSetOff(_, cell):
                self.do(captain, actions.SetOff(cell))
            case notes.ArcherSetOff(_, cell):
                self.do(captain, actions.Archer(cell))
            case notes.DroneSent(_, sector):
                self.do(captain, actions.Drone(sector))
            case notes.SonarSent():
                self.do(captain, actions.Sonar())
            case notes.SonarAnswered(_, row, column, sector):
                self.do(captain, actions.Answer(row, column, sector))
            case notes.Surfaced():
                self.do(captain, actions.Surface())
            case notes.Dived():
                self.secure(number)
                self.do(captain, actions.Dive())
            case notes.DrawOffered():
                self.do(captain, actions.Draw())
            case notes.HullShown():
                self.show(number)
            case notes.HullAccepted():
                self.do(self.posts[1 - number].engineer, actions.Accept())
            case notes.HullRejected():
                self.do(self.posts[1 - number].engineer, actions.Reject())
            case notes.PartTraced(seat, part):
                line = self.lines.get(self.at)
                self.do(seat, actions.Trace(part, line.line if line else hull.middle(part)))
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

    # -- real time: what is not heard is done as late as the bell allows -------------------------

    def bell(self) -> None:
        for number, crew in enumerate(self.state.crews):
            match crew.doing:
                case Tracing(since=since) if self.state.bell - since >= PART_BELLS:
                    if number != self.own:
                        self.trace(number)
                case Shown(rejected=False, since=since):
                    falls = self.state.bell - since >= CHECK_BELLS
                    if falls and self.bells_until_dive(number) > DIVE_BELLS:
                        self.do(self.posts[1 - number].engineer, actions.Reject())
        self.do(CLOCK, TimeUp())
        self.do(DEALER, actions.Lots(()))  # nothing is left undone

    def bells_until_dive(self, number: int) -> int:
        bells = 0
        for note in self.heard[self.at :]:
            if isinstance(note, notes.Dived) and note.crew == number:
                break
            bells += isinstance(note, notes.Bell)
        return bells

    def show(self, number: int) -> None:
        """The four lines of an enemy, as one saw them or others."""
        while isinstance(self.state.crews[number].doing, Tracing):
            self.trace(number)

    def trace(self, number: int) -> None:
        doing, private = self.state.crews[number].doing, self.view.private
        assert isinstance(doing, Tracing)
        done = len(doing.lines)
        holder = tracer(self.posts[number], done)
        if private is not None and private.inspection and self.is_last_showing(number):
            seen = private.inspection[done]
            self.do(holder, actions.Trace(seen.part, seen.line))
        else:
            part = next(p for p in Part if all(line.part is not p for line in doing.lines))
            self.do(holder, actions.Trace(part, hull.middle(part)))

    def is_last_showing(self, number: int) -> bool:
        rest = self.heard[self.at :]
        return sum(isinstance(note, notes.HullShown) and note.crew == number for note in rest) == 1

    def secure(self, number: int) -> None:
        if isinstance(self.state.crews[number].doing, Tracing):
            self.show(number)
        if isinstance(self.state.crews[number].doing, Shown):
            self.do(self.posts[1 - number].engineer, actions.Accept())
