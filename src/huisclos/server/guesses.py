"""What a typed code costs. It is paid before the code is looked up, so that whoever tries many is
told neither yes nor no; who was right gets it back, so that a hall full of people comes in."""

from __future__ import annotations

import math
from collections import OrderedDict
from ipaddress import ip_address, ip_network

from huisclos.tables.commands.step import refused

from .limits import (
    GUESSES_AT_ONCE,
    GUESSES_PER_SECOND,
    NETWORK_GUESSES_AT_ONCE,
    NETWORK_GUESSES_PER_SECOND,
    Bucket,
)

NETWORKS = 4096  # remembered at once; the bucket of the house holds whatever they do
MANY = 10  # refused from one network, until people there are told to scan
FORGOTTEN = 60.0  # seconds after which refusals no longer count


class Network:
    __slots__ = ("bucket", "refused", "since")

    def __init__(self, nodes: int) -> None:
        rate, most = NETWORK_GUESSES_PER_SECOND / nodes, NETWORK_GUESSES_AT_ONCE / nodes
        self.bucket = Bucket(rate, max(1.0, most))
        self.refused, self.since = 0, -math.inf  # how many, and when the last was


class Guesses:
    def __init__(self) -> None:
        self.house = Bucket(GUESSES_PER_SECOND, GUESSES_AT_ONCE)
        self.networks: OrderedDict[str, Network] = OrderedDict()  # the last to guess is last
        self.nodes = 1

    def share(self, nodes: int) -> None:
        """The house has so many servers, each with its part of what may be guessed."""
        if nodes != self.nodes:
            self.nodes = nodes
            self.networks.clear()
            most = max(1.0, GUESSES_AT_ONCE / nodes)
            self.house.rate, self.house.most = GUESSES_PER_SECOND / nodes, most

    def pay(self, network: str, now: float) -> None:
        """For one guess, first from the bucket of the network: one alone cannot empty that of the
        house. Raises Illegal, with the seconds until another can be made."""
        mine = self._network(network)
        for bucket in (mine.bucket, self.house):
            if not bucket.take(now):
                if bucket is self.house:
                    mine.bucket.give_back()
                mine.refused = mine.refused + 1 if now - mine.since < FORGOTTEN else 1
                mine.since = now
                raise refused("codes-slowed", seconds=math.ceil(bucket.wait(now)))

    def give_back(self, network: str) -> None:
        """The guess was right."""
        self._network(network).bucket.give_back()
        self.house.give_back()

    def is_crowded(self, network: str, now: float) -> bool:
        """Whether many who type there are refused."""
        mine = self.networks.get(network)
        return mine is not None and mine.refused >= MANY and now - mine.since < FORGOTTEN

    def _network(self, name: str) -> Network:
        mine = self.networks.setdefault(name, Network(self.nodes))
        self.networks.move_to_end(name)
        if len(self.networks) > NETWORKS:
            self.networks.popitem(last=False)
        return mine


def network_of(address: str) -> str:
    """The network of an address, as far as one household or one provider's customer has it."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # no address at all: a socket of this machine
        return ""
    if found.version == 6 and found.ipv4_mapped:
        found = found.ipv4_mapped
    return str(ip_network((found, 24 if found.version == 4 else 64), strict=False))
