"""The face of Sporz."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from huisclos.kernel import Seat
from huisclos.terminal.face import Face, Sight

from . import notes
from .nouns import Genome, Killer, Role, Touch, Wave
from .play import night
from .state import Corpse, Private, Public

HIDDEN = (
    notes.Dealt,
    notes.Colleagues,
    notes.PackWoke,
    notes.PackDecided,
    notes.DoctorsWoke,
    notes.DoctorsDecided,
    notes.Tapped,
    notes.Signed,
    notes.Felt,
    notes.Counted,
    notes.Psyched,
    notes.Sequenced,
    notes.Spied,
    notes.Hacked,
    notes.Voted,
    notes.Abstained,
    notes.VoteWithdrawn,
    notes.Unveiled,
    notes.Witnessed,
    notes.BallotsSeen,
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
            said.append(sight.sentence(notes.CircleJoined(seat, circle.number, circle.seats)))
        table.add_row(name, said, style="dim" if corpse else "")
    return table


def fate(sight: Sight, corpse: Corpse) -> str:
    executed = corpse.killer is Killer.CREW
    death = (
        notes.Executed(corpse.day, (corpse.seat,))
        if executed
        else notes.Killed(corpse.seat, corpse.killer)
    )
    if corpse.role is None or corpse.genome is None or corpse.mutant is None:
        return sight.sentence(death)
    found = notes.Autopsied(corpse.seat, corpse.role, corpse.genome, corpse.mutant)
    return f"{sight.sentence(death)} {sight.sentence(found)}"


def secret(sight: Sight) -> str:
    private: Private = sight.private
    if private.role is None:
        return ""
    base = private.role is Role.BASE
    lines = [sight.sentence(notes.Dealt(private.role, Genome.HOST if base else None))]
    if private.colleagues:
        lines.append(sight.sentence(notes.Colleagues(private.colleagues)))
    if private.mutant and not base:
        lines.append(sight.sentence(notes.Felt(sight.public.day, Wave.MUTANTS, (Touch.MUTATED,))))
    if private.paralysed:
        lines.append(sight.sentence(notes.Felt(sight.public.day, Wave.MUTANTS, (Touch.PARALYSED,))))
    for partner in private.partners:
        if partner.act is not None:
            lines.append(sight.sentence(night.tapped(partner.seat, partner.act)))
        if partner.paralyse is not None:
            wish = notes.Tapped(partner.seat, "paralyse", partner.paralyse, None)
            lines.append(sight.sentence(wish))
    return "\n".join(lines)


def truth(sight: Sight, told: Any) -> str:
    """Who is what, mutants first, and what the last night has done: the whole of what is hidden
    would fill more than a screen."""
    known = msgspec.convert(told, notes.Unveiled)
    seats = sorted(range(len(known.fates)), key=lambda seat: not known.fates[seat].mutant)
    lines = [fate_of(sight, Seat(seat), known.fates[seat]) for seat in seats]
    for last in known.nights[-1:]:
        lines += happened(sight, last)
    return "\n".join(lines)


def fate_of(sight: Sight, seat: Seat, fate: notes.Fate) -> str:
    mind = sight.say("board-knew-sick" if fate.mutant else "board-knew-well")
    role, genome = sight.say(f"role-{fate.role}"), sight.say(f"genome-{fate.genome}")
    return f"{sight.names[seat]}: {role} · {genome} · {mind}"


def happened(sight: Sight, past: notes.Night) -> Iterator[str]:
    """One night, in the words of who sees it."""
    touched = {
        Touch.MUTATED: past.infected,
        Touch.AGAIN: [seat for seat in past.mutated if seat in past.pack],
        Touch.RESISTED: [s for s in past.mutated if s not in (*past.infected, *past.pack)],
        Touch.PARALYSED: past.paralysed,
        Touch.CURED: past.cured,
        Touch.INCURABLE: [s for s in past.treated if s in past.mutants and s not in past.cured],
        Touch.TREATED: [s for s in past.treated if s not in (*past.mutants, *past.cured)],
    }
    if past.pack:
        yield sight.told(notes.PackWoke(past.night, past.pack), *past.pack)
    for touch, seats in touched.items():
        for seat in seats:
            yield sight.told(notes.Felt(past.night, Wave.MUTANTS, (touch,)), seat)
    for seat in past.killed:
        yield sight.sentence(notes.Killed(seat, Killer.MUTANTS))
    for seat in past.ended:
        yield sight.sentence(notes.Killed(seat, Killer.DOCTORS))
    for found in past.findings:
        yield from learnt(sight, past.night, found)


def learnt(sight: Sight, number: int, found: notes.Finding) -> Iterator[str]:
    if found.mutants is not None:
        yield sight.told(notes.Counted(number, found.mutants), found.seat)
    if found.at is not None and found.mutant is not None:
        yield sight.told(notes.Psyched(number, found.at, found.mutant), found.seat)
    if found.at is not None and found.genome is not None:
        yield sight.told(notes.Sequenced(number, found.at, found.genome), found.seat)


FACE = Face(board, secret, free=lambda public: None, hidden=HIDDEN, truth=truth)
