"""A bot's jokes, as its telegrams have them."""

from __future__ import annotations

from random import Random

from huisclos.bots.talking import Ear, Phrase, Talk, inclined

from .. import notes
from ..state import Seen


def speak(view: Seen, ear: Ear, rng: Random) -> Phrase | None:
    assert view.seat is not None
    me = view.seat
    teaser = ear.named(me)
    if teaser is not None:
        return Phrase("answer", {"who": teaser})
    lately = [line.seat for line in ear.lines[-3:]]
    if me in lately or not inclined(ear.temper, rng):
        return None
    for note in reversed(view.heard[-8:]):
        match note:
            case notes.Drowned():
                return Phrase("water")
            case notes.Failed(seat) if seat == me and view.public.player != me:
                return Phrase("foil", {"who": view.public.player})
    return Phrase("boast") if view.public.player == me or rng.random() < 0.15 else None


TALK = Talk(dict.fromkeys(("turning", "defending"), "table"), speak, charges=("foil",), teases=True)
