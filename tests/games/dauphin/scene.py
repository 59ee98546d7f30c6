"""Games of Dauphin written by hand, one line a move.

    scene(FOUR, "walk 1 sheila 0 dowell 2 numero5", "0 rescue", "bridge")

A line is a move in the game's notation, after the seat that plays it; the dealer's and the clock's
need none. Or it is a short cut: `walk SEAT CARD SEAT CARD SEAT CARD [hit A]` (the captain calls,
each calls the next; without `hit` no asteroid comes), `out SEAT CARD ...` (the same, not resolved),
`bridge` (no order), `stakes N N N` (of those waited for, in order).
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from huisclos.games.dauphin import GAME
from huisclos.games.dauphin.actions import Action
from huisclos.games.dauphin.nouns import Badge, Card, Options
from huisclos.games.dauphin.rules import awaited
from huisclos.games.dauphin.state import Adrift, Ordering, Staking, State
from huisclos.kernel import CLOCK, DEALER, Illegal, Refusal, Seat, heard, play

# who acts to which side: cards.json
FOUR = (
    "deal bulle rico dowell jimmy | sheila paul nova dauphin_d | max numero5 ivan bricole "
    "| olga boulon comete vega | major chico dauphin_g | brutus"
)
THREE = (
    "deal bulle rico dowell max | jimmy paul nova dauphin_d | sheila ivan bricole numero5 "
    "| comete major vega | chico boulon"
)
DEALT = ("deal", "asteroid", "lot")


def scene(deal: str, *lines: str, **options: Any) -> State:
    """The state after these lines; the deal says how many seats there are."""
    seats = deal.count("|") - 1
    state = GAME.setup(Options(seats, **options))
    for seat, badge in zip(range(seats), Badge, strict=False):
        state = play(GAME, state, Seat(seat), GAME.read(f"badge {badge}"))
    return onward(state, deal, *lines)


def onward(state: State, *lines: str) -> State:
    for line in lines:
        for seat, action in moves_of(state, line):
            state = play(GAME, state, seat, action)
    return state


def moves_of(state: State, line: str) -> Iterator[tuple[Seat, Action]]:
    verb, *rest = line.split()
    match verb:
        case "walk" | "out":
            slots, _, hit = line.partition(" hit ")
            words = slots.split()[1:]
            caller = state.captain
            for seat, card in zip(map(int, words[::2]), words[1::2], strict=True):
                yield caller, GAME.read(f"call {seat}")
                caller = Seat(seat)
                yield caller, GAME.read(f"send {card}")
            if verb == "walk":
                yield DEALER, GAME.read(f"asteroid {hit or 'none'}")
        case "bridge":
            assert isinstance(state.phase, Ordering)
            yield state.captain, GAME.read("order none")
            for seat in range(state.options.seats):
                if seat in state.living and seat != state.captain and state.tokens[seat]:
                    yield Seat(seat), GAME.read("stake 0")
        case "stakes":
            assert isinstance(state.phase, Staking)
            for seat, tokens in zip(awaited(state), rest, strict=True):
                yield seat, GAME.read(f"stake {tokens}")
        case "time":
            yield CLOCK, GAME.read(line)
        case _ if verb in DEALT:
            yield DEALER, GAME.read(line)
        case "dealer":
            yield DEALER, GAME.read(" ".join(rest))
        case _:
            yield Seat(int(verb)), GAME.read(" ".join(rest))


def refusal(state: State, line: str) -> Refusal | None:
    [(seat, action)] = moves_of(state, line)
    try:
        play(GAME, state, seat, action)
    except Illegal as illegal:
        return illegal.refusal
    return None


def key(state: State, line: str) -> str | None:
    found = refusal(state, line)
    return found.key.removeprefix("dauphin-") if found else None


def phase(state: State) -> str:
    return GAME.public(state).phase


def notes(state: State, kind: type, seat: int | None = None) -> list[Any]:
    """What was told of one class, to everybody or to a seat."""
    reached = heard(GAME, state, None if seat is None else Seat(seat))
    return [note for note in reached if isinstance(note, kind)]


def thin(state: State, hands: str, **changes: Any) -> State:
    """The same with these cards left in the hands; the others have gone to the Void."""
    left = tuple(tuple(map(Card, part.split())) for part in hands.split("|"))
    kept = {card for hand in left for card in hand} | {*changes.get("modules", state.modules)}
    gone = [card for hand in (*state.hands, state.modules) for card in hand if card not in kept]
    void = (*state.void, *(Adrift(card, shown=False) for card in gone))
    living = tuple(Seat(seat) for seat, hand in enumerate(left) if hand)
    return replace(state, **{"hands": left, "void": void, "living": living, **changes})
