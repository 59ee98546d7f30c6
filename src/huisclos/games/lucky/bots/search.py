"""The strong opponent: the plans that are nearly as good as the best are played on for a while, in
worlds that look the same to it, as thrifty players would; the one that ends best is taken.

All plans meet the same worlds, so that luck favours none. What is looked at is counted, not timed:
when so many moves have been looked at, the best so far is played.
"""

from __future__ import annotations

from random import Random

from huisclos.kernel import DEALER, Seat, View

from .. import actions, rules, secrets
from ..nouns.cards import POINTS
from ..state import Over, Reckoning, Seen, State, Turning
from .table import Table
from .thrifty import Plan, defend, plans_of, thrifty

CLOSE = 0.03  # of a game: plans within so much of the best are looked into
PLANS = 4  # at most
AHEAD = 3  # turns of each player that are played on
SAID = 0.05  # by so few worlds, against what a plan seems worth: one game won is mostly luck
MOVES = 1.5  # that are looked at, for each step of the budget
LONG = 60  # moves, beyond which no such end comes
HELD = 0.012  # what a Failure point in hand is worth at the end, against the others' mean


def strong(
    view: Seen, moves: tuple[actions.Action, ...], rng: Random, budget: int
) -> actions.Action:
    if view.public.phase == "defending":
        return defend(Table(view), moves)
    if view.public.phase != "turning":
        return thrifty(view, moves, rng, budget)
    table = Table(view)
    plans = contenders(plans_of(table, moves), rng)
    if len(plans) == 1:
        return plans[0].first
    worth = [plan.worth for plan in plans]
    found, worlds, left = [0.0] * len(plans), 0, MOVES * budget
    while left > 0:
        world, luck = draw_world(view, table, rng), rng.getrandbits(32)
        for at, plan in enumerate(plans):
            value, looked = play_on(world, table.me, plan.first, Random(luck))
            found[at] += value
            left -= looked
        worlds += 1
    values = [
        SAID * value / max(1, worlds) + guess for value, guess in zip(found, worth, strict=True)
    ]
    return plans[values.index(max(values))].first


def contenders(plans: list[Plan], rng: Random) -> list[Plan]:
    """The best plan for each first move, those that are worth a look."""
    best: dict[actions.Action, Plan] = {}
    for plan in plans:
        if plan.first not in best or plan.worth > best[plan.first].worth:
            best[plan.first] = plan
    order = sorted(best.values(), key=lambda plan: (-plan.worth, rng.random()))
    return [plan for plan in order[:PLANS] if plan.worth > order[0].worth - CLOSE]


def draw_world(view: Seen, table: Table, rng: Random) -> State:
    """All that is seen as it stands, the cards that are not seen anywhere."""
    board, chart = view.public, table.chart
    unseen = chart.pack()
    for card in (*board.discards, *table.hand):
        unseen.remove(card)
    rng.shuffle(unseen)
    cards = iter(unseen)
    hands = tuple(
        table.hand if seat == table.me else tuple(next(cards) for _ in range(count))
        for seat, count in enumerate(board.hands)
    )
    return State(
        options=view.options,
        phase=Turning(board.stepped, board.active),
        ship=table.ship,
        turn=board.turn,
        player=board.player,
        pawns=tuple(board.pawns),
        doctor=board.doctor,
        afloat=board.afloat,
        hands=hands,
        piles=tuple(tuple(next(cards) for _ in range(count)) for count in board.piles),
        discards=board.discards,
        penalties=tuple(board.penalties),
    )


def play_on(world: State, me: Seat, first: actions.Action, rng: Random) -> tuple[float, int]:
    """What a move leads to after some turns, a game won being 1; and how many moves that took."""
    state, seat, action = world, me, first
    until = world.turn + AHEAD * len(world.pawns)
    for looked in range(1, LONG):
        state = rules.apply(state, seat, action)
        if isinstance(state.phase, Reckoning | Over):
            result = state.result
            return float(result is not None and result.winner == me), looked
        if state.turn >= until:
            break
        seat = rules.awaited(state)[0]
        if seat == DEALER:
            action = rules.deal(state, rng, "")
        else:
            seen = View(
                seat, state.options, secrets.public(state), secrets.private(state, seat), ()
            )
            action = thrifty(seen, tuple(rules.moves(state, seat)), rng, 0)
    return standing(state, me), looked


def standing(state: State, me: Seat) -> float:
    """A game that is not over, as a share of it: what one holds against what the others do."""
    points = [sum(POINTS.get(card, 0) for card in hand) for hand in state.hands]
    return 1 / len(points) + HELD * (points[me] - sum(points) / len(points))
