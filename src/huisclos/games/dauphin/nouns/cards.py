"""The cards and the deals: data files, checked when loaded; what a table's options make of them."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import NamedTuple, TypeVar

import msgspec

from ..nouns import Card, Direction, Kind, Options

T = TypeVar("T")

MODULES = 3
GAME_FOLDER = __package__.rpartition(".")[0]
EXTRAS = (Card.TORESSE, Card.LUNETTE, Card.TOUTOU, Card.MICRO)  # of a free choice [2]
CODE = "[CDFGHJKMNPQRTVWX34679]{3}"  # nothing that looks like something else, and no words


class BadData(ValueError):
    """A data file is not what it should be; says which and why."""


class Traits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Card
    code: str  # printed on the card, alone and in its address: it says nothing of who it is
    kind: Kind
    direction: Direction | None
    certainty: str  # what is known of the printed card, and what is ours
    species: str = "human"
    unharmed_by: Kind | None = None


class _Cards(msgspec.Struct, forbid_unknown_fields=True):
    note: str
    kinds: dict[Kind, int]
    cards: tuple[Traits, ...]


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    hand: int
    void: int
    dolphins: int
    left_in_box: tuple[Card, ...]


class _Scenario(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    treachery: bool
    deals: tuple[_Line, ...]


class _Deals(msgspec.Struct, forbid_unknown_fields=True):
    note: str
    tokens: int
    scenarios: tuple[_Scenario, ...]


class Plan(NamedTuple):
    """What is dealt at one table."""

    crew: tuple[Card, ...]  # who may be aboard: both dolphins, even if only one is in play
    dolphins: int
    hand: int  # cards of each player
    void: int
    treachery: bool


def parse_cards(text: bytes) -> dict[Card, Traits]:
    data = _decode("cards.json", text, _Cards)
    found = {traits.id: traits for traits in data.cards}
    if [traits.id for traits in data.cards] != [*Card]:
        raise BadData("cards.json: every card once, in the order of the model")
    if Counter(traits.kind for traits in data.cards) != Counter(data.kinds):
        raise BadData("cards.json: the kinds are not those of the box")
    for traits in data.cards:
        acts = traits.kind in (Kind.ENGINEER, Kind.DOLPHIN, Kind.OBSERVER)
        if acts != (traits.direction is not None):
            raise BadData(f"cards.json: {traits.id} acts to a side, or has none, against its kind")
        if not re.fullmatch(CODE, traits.code):
            raise BadData(f"cards.json: the code of {traits.id} is not {CODE}")
    for one, other in combinations(data.cards, 2):
        if sum(a != b for a, b in zip(one.code, other.code, strict=True)) < 2:
            raise BadData(f"cards.json: a slip makes the code of {one.id} that of {other.id}")
    return found


def parse_deals(text: bytes) -> tuple[int, dict[tuple[str, int], Plan]]:
    """The tokens in the box, and a plan by scenario and number of players."""
    data = _decode("deals.json", text, _Deals)
    plans: dict[tuple[str, int], Plan] = {}
    for scenario in data.scenarios:
        for line in scenario.deals:
            crew = tuple(card for card in Card if card not in line.left_in_box)
            plan = Plan(crew, line.dolphins, line.hand, line.void, scenario.treachery)
            where = f"deals.json: {scenario.id} at {line.players}"
            if line.players * line.hand + MODULES + line.void != in_play(plan):
                raise BadData(f"{where}: the cards do not come out even")
            if not {Card.BULLE, Card.DAUPHIN_D, Card.DAUPHIN_G} <= {*crew}:
                raise BadData(f"{where}: the captain or a dolphin is missing")
            if scenario.treachery and Card.BRUTUS not in crew:
                raise BadData(f"{where}: treachery without Brutus")
            plans[scenario.id, line.players] = plan
    return data.tokens, plans


def in_play(plan: Plan) -> int:
    return len(plan.crew) - 2 + plan.dolphins


def _decode(name: str, text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadData(f"{name}: {error}") from error


def _read(name: str) -> bytes:
    return files(GAME_FOLDER).joinpath("data", name).read_bytes()


TRAITS = parse_cards(_read("cards.json"))
TOKENS, PLANS = parse_deals(_read("deals.json"))
KIND = {card: traits.kind for card, traits in TRAITS.items()}
DIRECTION = {card: traits.direction for card, traits in TRAITS.items()}
DOLPHINS = tuple(card for card in Card if KIND[card] is Kind.DOLPHIN)
HEROES = tuple(card for card in Card if KIND[card] is Kind.HERO)
ENGINEERS = {
    side: frozenset(c for c in Card if KIND[c] is Kind.ENGINEER and DIRECTION[c] is side)
    for side in Direction
}
# who opens a module together, in A, B and C
OPENERS = (ENGINEERS[Direction.RIGHT], frozenset(HEROES), ENGINEERS[Direction.LEFT])
LEAST, MOST = min(seats for _, seats in PLANS), max(seats for _, seats in PLANS)


@cache
def plan_of(options: Options) -> Plan:
    """[2]"""
    if options.scenario != "free":
        return PLANS[options.scenario, options.seats]
    start = PLANS["initiation", options.seats]
    chosen = {*start.crew, *(card for card in EXTRAS if getattr(options, card))}
    if options.treachery:
        chosen.add(Card.BRUTUS)
    crew = tuple(card for card in Card if card in chosen)
    rest = in_play(start._replace(crew=crew)) - MODULES
    return Plan(
        crew,
        start.dolphins,
        hand=rest // options.seats,
        void=rest % options.seats,
        treachery=options.treachery,
    )
