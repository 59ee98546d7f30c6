"""The face of Sporz."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from huisclos.kernel import Seat
from huisclos.terminal.face import Face, Sight

from .model import Corpse, Private, Public
from .night import tapped
from .notes import (
    Autopsied,
    BallotsSeen,
    CircleJoined,
    Colleagues,
    Counted,
    Dealt,
    DoctorsDecided,
    DoctorsWoke,
    Executed,
    Felt,
    Hacked,
    Killed,
    PackDecided,
    PackWoke,
    Psyched,
    Sequenced,
    Signed,
    Spied,
    Tapped,
    Unveiled,
    Voted,
    VoteWithdrawn,
    Witnessed,
)
from .terms import Genome, Killer, Role, Touch, Wave

HIDDEN = (
    Dealt,
    Colleagues,
    PackWoke,
    PackDecided,
    DoctorsWoke,
    DoctorsDecided,
    Tapped,
    Signed,
    Felt,
    Counted,
    Psyched,
    Sequenced,
    Spied,
    Hacked,
    Voted,
    VoteWithdrawn,
    Unveiled,
    Witnessed,
    BallotsSeen,
)


def board(sight: Sight) -> Table:
    public: Public = sight.public
    table = Table("", "", show_header=False)
    corpses = {corpse.seat: corpse for corpse in public.dead}
    circles = {seat: circle for circle in public.circles for seat in circle.seats}
    for number, name in enumerate(map(Text, sight.names)):
        seat = Seat(number)
        if seat == sight.seat:
            name.stylize("bold")
            name.append(f" ({sight.say('room-seat-you')})")
        if seat == public.chief:
            name.append(" ★")
        corpse, circle = corpses.get(seat), circles.get(seat)
        said = Text()
        if corpse:
            said.append(fate(sight, corpse))
        elif circle:
            said.append(sight.sentence(CircleJoined(seat, circle.number, circle.seats)))
        table.add_row(name, said, style="dim" if corpse else "")
    return table


def fate(sight: Sight, corpse: Corpse) -> str:
    executed = corpse.killer is Killer.CREW
    death = Executed(corpse.day, (corpse.seat,)) if executed else Killed(corpse.seat, corpse.killer)
    if corpse.role is None or corpse.genome is None or corpse.mutant is None:
        return sight.sentence(death)
    found = Autopsied(corpse.seat, corpse.role, corpse.genome, corpse.mutant)
    return f"{sight.sentence(death)} {sight.sentence(found)}"


def secret(sight: Sight) -> str:
    private: Private = sight.private
    if private.role is None:
        return ""
    base = private.role is Role.BASE
    lines = [sight.sentence(Dealt(private.role, Genome.HOST if base else None))]
    if private.colleagues:
        lines.append(sight.sentence(Colleagues(private.colleagues)))
    if private.mutant and not base:
        lines.append(sight.sentence(Felt(sight.public.day, Wave.MUTANTS, (Touch.MUTATED,))))
    if private.paralysed:
        lines.append(sight.sentence(Felt(sight.public.day, Wave.MUTANTS, (Touch.PARALYSED,))))
    for partner in private.partners:
        if partner.act is not None:
            lines.append(sight.sentence(tapped(partner.seat, partner.act)))
        if partner.paralyse is not None:
            wish = Tapped(partner.seat, "paralyse", partner.paralyse, None)
            lines.append(sight.sentence(wish))
    return "\n".join(lines)


FACE = Face(board, secret, free=lambda public: None, hidden=HIDDEN)
