"""Actions of Dauphin as short texts, for logs, goldens, the terminal and bug reports."""

from __future__ import annotations

from huisclos.kernel import Seat, TimeUp, UnreadableNotation

from . import actions
from .nouns import Badge, Card, Direction

BARE: dict[str, actions.Action] = {
    "depart": actions.Depart(),
    "restart": actions.Restart(),
    "agree": actions.Agree(True),
    "disagree": actions.Agree(False),
    "rescue": actions.Rescue(),
    "panic": actions.Panic(),
    "sink": actions.Sink(),
    "reset": actions.Reset(),
    "order none": actions.NoOrder(),
    "time": TimeUp(),
}
CARDS: dict[
    str, type[actions.Scan | actions.Send | actions.Promote | actions.Sacrifice | actions.ClaimCard]
] = {
    "scan": actions.Scan,
    "send": actions.Send,
    "promote": actions.Promote,
    "sacrifice": actions.Sacrifice,
    "have": actions.ClaimCard,
}
SEATS: dict[str, type[actions.Call | actions.Name | actions.Plank | actions.Lot]] = {
    "call": actions.Call,
    "name": actions.Name,
    "plank": actions.Plank,
    "lot": actions.Lot,
}
BARE_WORD = {action: text for text, action in BARE.items()}
VERB: dict[type, str] = {
    **{kind: verb for verb, kind in CARDS.items()},
    **{kind: verb for verb, kind in SEATS.items()},
}
SLOT = {0: "A", 1: "B", 2: "C", None: "none"}
SLOT_OF = {word: slot for slot, word in SLOT.items()}


def write(action: actions.Action) -> str:
    match action:
        case actions.TakeBadge(badge, cards):
            return f"badge {badge} cards" if cards else f"badge {badge}"
        case actions.Deal(hands, modules, void):
            return f"deal {' | '.join(map(_join, (*hands, modules, void)))}"
        case (
            actions.Scan(card)
            | actions.Send(card)
            | actions.Promote(card)
            | actions.Sacrifice(card)
            | actions.ClaimCard(card)
        ):
            return f"{VERB[type(action)]} {card}"
        case actions.Call(seat) | actions.Name(seat) | actions.Plank(seat) | actions.Lot(seat):
            return f"{VERB[type(action)]} {seat}"
        case actions.Asteroid(slot):
            return f"asteroid {SLOT[slot]}"
        case actions.Stake(tokens):
            return f"stake {tokens}"
        case actions.ClaimHit(direction):
            return f"hit {direction}"
        case _:
            return BARE_WORD[action]


def read(text: str) -> actions.Action:
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
                    return actions.TakeBadge(Badge(badge), bool(cards))
            case "deal":
                *hands, modules, void = (tuple(map(Card, p.split())) for p in rest.split("|"))
                return actions.Deal(tuple(hands), modules, void)
            case "asteroid":
                return actions.Asteroid(SLOT_OF[rest])
            case "stake":
                return actions.Stake(int(rest))
            case "hit":
                return actions.ClaimHit(Direction(rest))
    except (ValueError, KeyError):
        pass
    raise UnreadableNotation(
        f"{text!r} is none of: badge NAME, call SEAT, send CARD, depart, restart, agree, disagree, "
        "rescue, panic, "
        "name SEAT, promote CARD, plank SEAT, sink, reset, order none, stake N, sacrifice CARD, "
        "have CARD, hit left, hit right, scan CARD"
    )


def _join(cards: tuple[Card, ...]) -> str:
    return " ".join(cards)
