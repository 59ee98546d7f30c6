"""What may be revealed in trio: by which notes, and what each may say when it is told."""

from huisclos.kernel import Moment, Saying

from . import notes
from .state import Dealing, Pointing, State


def a_number(moment: Moment[State], note: notes.Received) -> notes.Received | None:
    dealt = isinstance(moment.before.phase, Dealing) and note.number in moment.after.numbers
    return notes.Received(note.number) if dealt else None


def all_of_it(moment: Moment[State], note: notes.Revealed) -> notes.Revealed | None:
    at_last = isinstance(moment.before.phase, Pointing)
    return notes.Revealed(moment.before.numbers, moment.before.fingers) if at_last else None


# By which two worlds may come to differ for a seat.
REVEALS: dict[type, Saying] = {notes.Received: a_number, notes.Revealed: all_of_it}
# By which secret acts are known to all at last.
SETTLES: dict[type, Saying] = {notes.Revealed: all_of_it}
