"""Moments of Sauvez le Docteur Lucky written by hand, and what happens next, one line a move.

    state = scene("bridge bridge cafe", "bridge", "whisky 1", "3", "", piles=(9, 9, 9, 9))
    state = onward(state, "0 save aid_whisky", "1 fail fail_3")

The rooms of the pawns, the Doctor's, and each seat's hand: 1, 2 and 3 are Failure cards, `>bridge`
is a Move card, any other word an Aid card. It is seat 0's turn. The piles hold so many of the other
cards, from A to D, `top` the next one to be drawn; the rest is discarded.
"""

import re
from collections import Counter
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from huisclos.games.lucky import GAME
from huisclos.games.lucky.nouns import Options
from huisclos.games.lucky.play.chart import chart
from huisclos.games.lucky.state import State
from huisclos.kernel import CLOCK, DEALER, Illegal, Refusal, Seat, heard, play, settle

GUIDE = Path(__file__).parents[3] / "docs" / "lucky-ship.md"
KETCH, LINER = re.findall(r"```ship\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)


def card(word: str) -> str:
    if word in ("1", "2", "3"):
        return f"fail_{word}"
    return word[1:] if word.startswith(">") else f"aid_{word}"


def scene(
    pawns: str,
    doctor: str,
    *hands: str,
    piles: tuple[int, ...] = (5, 5, 5, 5),
    top: str = "",
    player: int = 0,
    **options: Any,
) -> State:
    rooms = tuple(pawns.split())
    start = GAME.setup(Options(len(rooms), **options))
    *_, (_, state) = settle(GAME, start, repeat(Random(1)))
    held = [tuple(map(card, hand.split())) for hand in (*hands, *[""] * len(rooms))][: len(rooms)]
    rest = Counter(chart("").pack()) - Counter(c for hand in held for c in hand)
    others = [*(rest - Counter([card(top)] if top else [])).elements()]
    Random(2).shuffle(others)
    taken = iter(others)
    stacks = [[next(taken) for _ in range(size)] for size in piles]
    if top:
        lowest = max(at for at, size in enumerate(piles) if size)
        others.append(stacks[lowest][0])
        stacks[lowest][0] = card(top)
    return replace(
        state,
        pawns=rooms,
        doctor=doctor,
        player=Seat(player),
        hands=tuple(map(chart("").sorted, held)),
        piles=tuple(map(tuple, stacks)),
        discards=tuple((rest - Counter(c for s in stacks for c in s)).elements()),
        afloat=sum(1 for size in piles if size),
    )


def onward(state: State, *lines: str) -> State:
    for line in lines:
        who, _, rest = line.partition(" ")
        seat = {"clock": CLOCK, "dealer": DEALER}.get(who) or Seat(int(who))
        state = play(GAME, state, seat, GAME.read(rest))
    return state


def refusal(state: State, line: str) -> Refusal | None:
    """Why a move is refused; None when it is accepted."""
    try:
        onward(state, line)
    except Illegal as illegal:
        return illegal.refusal
    return None


def key(state: State, line: str) -> str | None:
    found = refusal(state, line)
    return found.key.removeprefix("lucky-") if found else None


def phase(state: State) -> str:
    return GAME.public(state).phase


def listed(state: State, seat: int) -> set[str]:
    return {GAME.write(move) for move in GAME.moves(state, Seat(seat))}


def notes(state: State, kind: type[Any], seat: int | None = None) -> list[Any]:
    """The notes of one class that a seat, or a spectator, has heard."""
    found = heard(GAME, state, None if seat is None else Seat(seat))
    return [note for note in found if isinstance(note, kind)]
