"""The face of Dauphin."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from huisclos.terminal.face import Face
from huisclos.terminal.face import Sight as Look

from . import notes
from .nouns import Card
from .state import Private, Public

SLOTS = "ABC"


def board(look: Look) -> Table:
    public: Public = look.public
    title = [look.say("board-walk", walk=public.walk)] if public.walk else []
    title += [f"M{number} {hatch_of(look, number)}" for number in (1, 2, 3)]
    title.append(look.say("board-void", count=public.void_hidden + len(public.void)))
    heads = ("", look.say("board-cards"), look.say("board-tokens"), look.say("board-airlock"))
    table = Table(*heads, title=" · ".join(title))
    for seat, name in enumerate(map(Text, look.names)):
        if seat == look.seat:
            name.stylize("bold")
            name.append(f" ({look.say('room-seat-you')})")
        if (badge := public.badges[seat]) is not None:
            name.append(f" – {look.say(f'board-badge-{badge}')}")
        if seat == public.captain and public.captain_card is not None:
            name.append(f" – {look.say('board-captain', name=card(look, public.captain_card))}")
        out = [
            SLOTS[at] if berth.card is None else f"{SLOTS[at]} {card(look, berth.card)}"
            for at, berth in enumerate(public.slots)
            if berth.seat == seat
        ]
        style = "" if seat in public.living else "dim"
        counts = (str(public.hands[seat]), str(public.tokens[seat]))
        table.add_row(name, *counts, ", ".join(out), style=style)
    return table


def hatch_of(look: Look, number: int) -> str:
    attached = look.public.hatches[number - 1].attached
    return look.say("board-attached" if attached else "board-detached")


def card(look: Look, name: Card) -> str:
    return look.say(f"card-{name}")


def secret(look: Look) -> str:
    private: Private = look.private
    if not private.hand and not private.lost:
        return look.say("board-no-hand")
    return look.sentence(
        notes.HandDealt(tuple(map(notes.Sight, private.hand)), private.dolphinised)
    )


FACE = Face(
    board,
    secret,
    free=lambda public: None,
    hidden=(notes.HandDealt, notes.YouSent, notes.YouLost, notes.Rescued, notes.YouPlanked),
)
