"""Six turns along the Doctor's way: whom he meets plays next, and who walks ahead of him plays on.
Games played out in drawn worlds would tell the same at a thousand times the price, and so few of
them are mostly luck."""

from __future__ import annotations

from huisclos.kernel import Seat

from .table import Table
from .thrifty import Taste, hope

TURNS = 6
LATER = 0.8  # what is a turn further off counts so much
TURN = 0.03  # what a turn is worth
THREAT = 0.015  # what it costs if another can attempt
POINT, BURN = 0.04, 0.02


def along_his_way(table: Table, mine: str, his: str) -> float:
    """What the next turns bring me against the others. Those whom he comes to go on ahead of him
    if a step leads there, else attempt if they can; all others stay where they are."""
    me, stage, pawns = table.me, table.stage, [*table.board.pawns]
    pawns[me], player, doctor = mine, me, his
    worth, weight, seats = 0.0, 1.0, len(pawns)
    for _ in range(TURNS):
        doctor = stage.onward[doctor]
        clockwise = [Seat((player + step) % seats) for step in range(1, seats + 1)]
        player = next((seat for seat in clockwise if pawns[seat] == doctor), clockwise[0])
        near = (pawns[player], *stage.beside[pawns[player]])
        attempts = doctor in near and any(
            pawns[other] in stage.sees[doctor] for other in clockwise if other != player
        )
        if player == me:
            worth += weight * (TURN + (best_hope(table, doctor) if attempts else 0.0))
        else:
            worth -= weight * (TURN / (seats - 1) + (THREAT if attempts else 0.0))
        if stage.onward[doctor] in near:
            pawns[player] = stage.onward[doctor]
        elif attempts:
            pawns[player] = doctor
        weight *= LATER
    return worth


def best_hope(table: Table, room: str) -> float:
    """What an attempt there may bring, with the best card in hand."""
    if (known := table.hopes.get(room)) is None:
        hopes = (hope(table, card, room, BURN) for card in (None, *table.aids))
        known = table.hopes[room] = max(0.0, *(win + rest for win, rest in hopes))
    return known


STRONG = Taste(POINT, BURN, along_his_way)
