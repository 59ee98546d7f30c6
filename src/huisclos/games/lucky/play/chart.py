"""All that the rules ask of a ship, worked out once: neighbours, sight, ways, and the cards.

`afloat` is how many decks, from A down, are not drowned.
"""

from __future__ import annotations

from huisclos.kernel import remembered

from .. import actions, content
from ..nouns import Ship
from ..nouns.cards import BARE, cards
from ..nouns.house import house
from ..nouns.ship import DECKS, STEPS, neighbours, sights


class Stage:
    """A ship with so many decks afloat."""

    def __init__(self, ship: Ship, afloat: int) -> None:
        rooms = {room.id: room for room in ship.rooms if room.deck in DECKS[:afloat]}
        route = sorted(
            (room for room in rooms.values() if room.number is not None),
            key=lambda room: room.number or 0,
        )
        self.rooms = tuple(rooms)
        self.beside = {name: tuple(there) for name, there in neighbours(ship.doors, rooms).items()}
        self.sees = sights(ship.doors, rooms)
        self.ways = {name: self._ways(name) for name in rooms}
        self.steps = {name: tuple(map(actions.Step, there)) for name, there in self.beside.items()}
        onward = {room.id: route[(at + 1) % len(route)].id for at, room in enumerate(route)}
        for name in rooms.keys() - onward.keys():
            numbers = [r for r in self.beside[name] if rooms[r].number is not None]
            onward[name] = max(numbers, key=lambda r: rooms[r].number or 0)
        self.onward = onward  # where the Doctor goes from each room [7]
        lowest = [room.id for room in route if room.deck == DECKS[afloat - 1]]
        self.refuge = lowest[0]  # where those go who were on the deck below

    def _ways(self, start: str) -> tuple[frozenset[str], ...]:
        """The rooms within 0, 1, 2 and 3 steps, the start left out."""
        found = [frozenset({start})]
        for _ in STEPS[1:]:
            found.append(found[-1].union(*(self.beside[name] for name in found[-1])))
        return tuple(reached - {start} for reached in found)


class Chart:
    """A ship and its 90 cards."""

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self.deck_of = {room.id: DECKS.index(room.deck) for room in ship.rooms}
        self.stages = (None, *(Stage(ship, afloat) for afloat in range(1, len(DECKS) + 1)))
        self.copies = {copies.room: copies.count for copies in ship.moves} | cards().copies
        self.order = {card: at for at, card in enumerate(self.copies)}
        self.bonuses = {bonus.aid: bonus for bonus in ship.bonuses}
        self._moves: dict[tuple[str, bool, str, int], tuple[actions.Move, ...]] = {}
        self.attempts = {aid: actions.Attempt(aid) for aid in cards().aids}
        self.fails = {card: actions.Fail(card) for card in cards().failures}

    def stage(self, afloat: int) -> Stage:
        stage = self.stages[afloat]
        assert stage is not None, "no deck is afloat"
        return stage

    def goals(self, card: str, start: str, afloat: int) -> frozenset[str]:
        """[3] Where a Move card may lead a pawn that is in this room."""
        deck = self.deck_of[card]
        ways = self.stage(afloat).ways[start][STEPS[deck]]
        return ways | {card} if deck < afloat and card != start else ways

    def moves(self, card: str, doctor: bool, start: str, afloat: int) -> tuple[actions.Move, ...]:
        key = (card, doctor, start, afloat)
        if (known := self._moves.get(key)) is None:
            goals = self.goals(card, start, afloat)
            listed = [name for name in self.stage(afloat).rooms if name in goals]
            known = self._moves[key] = tuple(actions.Move(card, doctor, name) for name in listed)
        return known

    def worth(self, card: str | None, room: str) -> int:
        """[5] What an attempt with this card is worth in this room."""
        if card is None:
            return BARE
        bonus = self.bonuses.get(card)
        return bonus.value if bonus and bonus.room == room else cards().aids[card].value

    def sorted(self, hand: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(hand, key=self.order.__getitem__))

    def pack(self) -> list[str]:
        """All 90 cards, in order."""
        return [card for card, count in self.copies.items() for _ in range(count)]


@remembered(64)
def chart(text: str) -> Chart:
    """Of a ship given as a text; empty: our own."""
    return Chart(content.pasted(text) if text else house())
