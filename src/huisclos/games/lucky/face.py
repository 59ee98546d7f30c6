"""The face of Sauvez le Docteur Lucky: the decks as text."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from huisclos.terminal.face import Face, Sight

from . import notes
from .nouns import Room
from .nouns.house import house
from .nouns.ship import DECKS
from .state import Private, Public


def board(sight: Sight) -> RenderableType:
    public: Public = sight.public
    if not public.pawns:
        return Text()
    return Group(decks(sight, public), people(sight, public), *rescue(sight, public))


def decks(sight: Sight, public: Public) -> Table:
    """A deck a row: its pile, and its rooms with who is there."""
    table = Table(
        sight.say("board-deck-column"),
        sight.say("board-pile-column"),
        sight.say("board-rooms-column"),
        show_lines=True,
    )
    ship = public.ship or house()
    for at, letter in enumerate(DECKS):
        if at >= public.afloat:
            table.add_row(letter, "≈", Text(sight.say("board-drowned"), style="dim"), style="blue")
            continue
        rooms = Text(" · ").join(
            room_text(sight, public, room) for room in ship.rooms if room.deck == letter
        )
        table.add_row(letter, str(public.piles[at]) if public.piles else "", rooms)
    return table


def room_text(sight: Sight, public: Public, room: Room) -> Text:
    """`9 Salle à manger [Ana, Doctor]`."""
    number = "" if room.number is None else f"{room.number} "
    text = Text(f"{number}{sight.say('board-room', room=room.id)}")
    there = [name for name, at in zip(sight.names, public.pawns, strict=True) if at == room.id]
    if public.doctor == room.id:
        there.append(sight.say("board-doctor"))
    if there:
        text.append(f" [{', '.join(there)}]", style="bold")
    elif public.next == room.id:
        text.append(" ←", style="bold cyan")
    if sight.seat is not None and public.pawns[sight.seat] == room.id:
        text.stylize("yellow")
    return text


def people(sight: Sight, public: Public) -> Table:
    table = Table("", sight.say("board-cards-column"), sight.say("board-sees-column"))
    if any(public.penalties):
        table.add_column(sight.say("option-penalties"), justify="right")
    for seat, name in enumerate(map(Text, sight.names)):
        if seat == sight.seat:
            name.stylize("bold")
            name.append(f" ({sight.say('room-seat-you')})")
        cards = str(public.hands[seat]) if public.hands else ""
        sees = "✓" if seat in public.witnesses else ""
        fined = [str(public.penalties[seat])] if any(public.penalties) else []
        table.add_row(name, cards, sees, *fined)
    return table


def rescue(sight: Sight, public: Public) -> list[Text]:
    """The attempt that is on, card by card."""
    if public.attempt is None:
        return []
    name = sight.names[public.attempt.seat]
    lines = [sight.say("board-attempt", seat=name, value=public.attempt.value)]
    lines += [
        f"  {sight.names[parry.seat]} – {sight.say('board-card', card=parry.card)}"
        for parry in public.attempt.parries
    ]
    lines.append(sight.say("board-missing", missing=public.attempt.missing))
    return [Text(line) for line in lines]


def secret(sight: Sight) -> str:
    private: Private = sight.private
    counts = Counter(private.hand)
    cards = [
        sight.say("board-card", card=card) + (f" ×{count}" if count > 1 else "")
        for card, count in counts.items()
    ]
    if not cards:
        return sight.say("board-no-cards")
    return "\n".join((sight.say("board-your-cards"), *(f"  {card}" for card in cards)))


FACE = Face(board, secret, free=lambda public: None, hidden=(notes.Dealt, notes.Received))
