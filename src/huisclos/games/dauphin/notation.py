"""Actions of Dauphin as short texts, for logs, goldens, the terminal and bug reports."""

from __future__ import annotations

from huisclos.kernel import Seat, TimeUp, UnreadableNotation

from .model import (
    Action,
    Asteroid,
    Call,
    ClaimCard,
    ClaimHit,
    Deal,
    Depart,
    Lot,
    Name,
    NoOrder,
    Panic,
    Plank,
    Promote,
    Rescue,
    Reset,
    Restart,
    Sacrifice,
    Scan,
    Send,
    Sink,
    Stake,
    TakeBadge,
)
from .nouns import Badge, Card, Direction

BARE: dict[str, Action] = {
    "depart": Depart(),
    "restart": Restart(),
    "rescue": Rescue(),
    "panic": Panic(),
    "sink": Sink(),
    "reset": Reset(),
    "order none": NoOrder(),
    "time": TimeUp(),
}
CARDS: dict[str, type[Scan | Send | Promote | Sacrifice | ClaimCard]] = {
    "scan": Scan,
    "send": Send,
    "promote": Promote,
    "sacrifice": Sacrifice,
    "have": ClaimCard,
}
SEATS: dict[str, type[Call | Name | Plank | Lot]] = {
    "call": Call,
    "name": Name,
    "plank": Plank,
    "lot": Lot,
}
BARE_WORD = {action: text for text, action in BARE.items()}
VERB: dict[type, str] = {
    **{kind: verb for verb, kind in CARDS.items()},
    **{kind: verb for verb, kind in SEATS.items()},
}
SLOT = {0: "A", 1: "B", 2: "C", None: "none"}
SLOT_OF = {word: slot for slot, word in SLOT.items()}


def write(action: Action) -> str:
    match action:
        case TakeBadge(badge, cards):
            return f"badge {badge} cards" if cards else f"badge {badge}"
        case Deal(hands, modules, void):
            return f"deal {' | '.join(map(_join, (*hands, modules, void)))}"
        case Scan(card) | Send(card) | Promote(card) | Sacrifice(card) | ClaimCard(card):
            return f"{VERB[type(action)]} {card}"
        case Call(seat) | Name(seat) | Plank(seat) | Lot(seat):
            return f"{VERB[type(action)]} {seat}"
        case Asteroid(slot):
            return f"asteroid {SLOT[slot]}"
        case Stake(tokens):
            return f"stake {tokens}"
        case ClaimHit(direction):
            return f"hit {direction}"
        case _:
            return BARE_WORD[action]


def read(text: str) -> Action:
    text = text.strip()
    if text in BARE:
        return BARE[text]
    verb, _, rest = text.partition(" ")
    try:
        if verb in CARDS:
            return CARDS[verb](Card(rest))
        if verb in SEATS:
            return SEATS[verb](Seat(int(rest)))
        match verb:
            case "badge":
                badge, _, cards = rest.partition(" ")
                if cards in ("", "cards"):
                    return TakeBadge(Badge(badge), bool(cards))
            case "deal":
                *hands, modules, void = (tuple(map(Card, p.split())) for p in rest.split("|"))
                return Deal(tuple(hands), modules, void)
            case "asteroid":
                return Asteroid(SLOT_OF[rest])
            case "stake":
                return Stake(int(rest))
            case "hit":
                return ClaimHit(Direction(rest))
    except (ValueError, KeyError):
        pass
    raise UnreadableNotation(
        f"{text!r} is none of: badge NAME, call SEAT, send CARD, depart, restart, rescue, panic, "
        "name SEAT, promote CARD, plank SEAT, sink, reset, order none, stake N, sacrifice CARD, "
        "have CARD, hit left, hit right, scan CARD"
    )


def _join(cards: tuple[Card, ...]) -> str:
    return " ".join(cards)
