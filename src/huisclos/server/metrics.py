"""Figures of the whole house in Prometheus' text format. No label names a table or a seat."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from huisclos.aside.confine import resident

if TYPE_CHECKING:
    from .hub import Hub

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
CUT = {  # lines: why, in words
    "flooding": "Lines cut that sent far more than they may.",
    "silent": "Lines cut that sent no request, or half of one.",
    "unread": "Lines cut that did not read their answer.",
    "crowded": "Lines cut that had waited longest when there were too many.",
}


class Tally:
    """What has happened since the start."""

    __slots__ = (
        *("bot_moves", "connected", "cut", "guesses", "moves", "refusals", "resyncs", "unknown"),
    )

    def __init__(self) -> None:
        self.moves = self.bot_moves = self.refusals = self.resyncs = self.connected = 0
        self.guesses = self.unknown = 0
        self.cut = dict.fromkeys(CUT, 0)


class Figure(NamedTuple):
    name: str
    kind: str
    words: str
    value: float


def figures(hub: Hub) -> Iterator[Figure]:
    tally, store = hub.tally, hub.store
    yield Figure("huisclos_connections", "gauge", "WebSockets open now.", hub.connections)
    yield Figure(
        "huisclos_connections_total", "counter", "WebSockets ever opened.", tally.connected
    )
    yield Figure("huisclos_relayed", "gauge", "WebSockets passed on to other nodes.", hub.relayed)
    if nodes := hub.nodes:
        yield Figure("huisclos_nodes", "gauge", "Servers of this house, ours too.", len(nodes.all))
        yield Figure("huisclos_alive", "gauge", "1 while we may serve tables.", nodes.alive)
    yield Figure("huisclos_tables", "gauge", "Tables served now.", len(hub.tables))
    yield Figure("huisclos_guesses_total", "counter", "Typed codes looked up.", tally.guesses)
    yield Figure("huisclos_moves_total", "counter", "Moves of people.", tally.moves)
    yield Figure("huisclos_bot_moves_total", "counter", "Moves of bots.", tally.bot_moves)
    yield Figure(
        "huisclos_refusals_total", "counter", "Messages that were refused.", tally.refusals
    )
    yield Figure(
        "huisclos_unknown_total", "counter", "Messages of no known kind, ignored.", tally.unknown
    )
    yield Figure(
        "huisclos_resyncs_total", "counter", "Slow readers given a fresh view.", tally.resyncs
    )
    for why, words in CUT.items():
        yield Figure(f"huisclos_cut_{why}_total", "counter", words, tally.cut[why])
    retelling = hub.retelling
    yield Figure("huisclos_replays_total", "counter", "Games told again.", retelling.told)
    yield Figure(
        "huisclos_replays_ended_total", "counter", "Replays that broke a limit.", retelling.ended
    )
    yield Figure(
        "huisclos_loop_lag_seconds", "gauge", "The worst of the last minute.", hub.lag.worst
    )
    if pool := hub.pool:
        yield Figure("huisclos_thinkers", "gauge", "Processes that think.", len(pool.workers))
        yield Figure("huisclos_thinking", "gauge", "Thoughts not yet done.", len(pool.pending))
        yield Figure("huisclos_thoughts_total", "counter", "Thoughts of bots.", pool.asked)
        yield Figure(
            *("huisclos_thought_overruns_total", "counter"),
            *("Thoughts whose time was up.", pool.overruns),
        )
        yield Figure(
            "huisclos_thinker_deaths_total", "counter", "Thinkers that were replaced.", pool.deaths
        )
    yield Figure("huisclos_commits_total", "counter", "Groups of events kept.", store.groups)
    yield Figure("huisclos_events_total", "counter", "Events kept.", store.events)
    yield Figure(
        "huisclos_store_failing", "gauge", "1 while nothing can be kept.", bool(store.failing)
    )
    yield Figure(
        "process_cpu_seconds_total",
        "counter",
        "User and system time.",
        time.process_time(),
    )
    yield Figure(
        "process_resident_memory_bytes", "gauge", "Memory held by this process.", resident()
    )


def text(hub: Hub) -> str:
    return "".join(
        f"# HELP {name} {words}\n# TYPE {name} {kind}\n{name} {value:.10g}\n"
        for name, kind, words, value in figures(hub)
    )
