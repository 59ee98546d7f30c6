"""Somebody else's game, in dictionaries: nothing in it knows of Huis Clos.

Three players have a card each, red or black. In secret everybody tips somebody off, who learns the
tipper's card. Then all cards are shown.
"""

from __future__ import annotations

from random import Random
from typing import Any

PLAYERS = (0, 1, 2)


def play(rng: Random) -> list[dict[str, Any]]:
    """A game at random: its states, one after the other."""
    state: dict[str, Any] = {"black": [rng.random() < 0.5 for _ in PLAYERS], "tips": {}}
    states = [state]
    for player in PLAYERS:
        tip = rng.choice([other for other in PLAYERS if other != player])
        state = {**state, "tips": {**state["tips"], player: tip}}
        states.append(state)
    return states


def is_open(state: dict[str, Any]) -> bool:
    return len(state["tips"]) == len(PLAYERS)


def sent(state: dict[str, Any], player: int) -> dict[str, Any]:
    """What the program sends."""
    tips = state["tips"]
    heard = {who: state["black"][who] for who in tips if tips[who] == player}
    return {
        "mine": state["black"][player],
        "tipped": tips.get(player),
        "heard": heard if is_open(state) else {},
        "done": len(tips),
    }


def may_know(state: dict[str, Any], player: int) -> Any:
    """What the rules say, written apart from the program."""
    tips, black = state["tips"], state["black"]
    learnt = sorted((w, black[w]) for w in tips if tips[w] == player) if is_open(state) else []
    return black[player], tips.get(player), learnt, len(tips)


LEAKS = {
    "another's card": lambda s, p: sent(s, p) | {"next": s["black"][(p + 1) % 3]},
    "a tip before its time": lambda s, p: sent(s, p) | {"tips": [*s["tips"].values()]},
    "a count": lambda s, p: sent(s, p) | {"blacks": sum(s["black"])},
    "an order": lambda s, p: sent(s, p) | {"order": sorted([0, 1, 2], key=lambda w: s["black"][w])},
    "a length": lambda s, p: sent(s, p) | {"pad": " " * sum(s["black"])},
}


class Environment:
    """The same game by turns, as PettingZoo has them."""

    possible_agents = ("ana", "bob", "cleo")

    def __init__(self, leaks: str = "") -> None:
        self.leaks = leaks

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        rng = Random(seed)
        self.black = [rng.random() < 0.5 for _ in PLAYERS]
        self.tips: list[int] = []
        self.agents = [*self.possible_agents]
        self.agent_selection = "ana"
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        me = self.possible_agents.index(agent)
        mask = [int(other != me) for other in PLAYERS]
        told = [self.black[me], len(self.tips)]
        if self.leaks == "observation":
            told += self.tips
        return {"observation": told, "action_mask": mask}

    def last(self) -> tuple[Any, ...]:
        me = self.agent_selection
        return self.observe(me), 0.0, self.terminations[me], self.truncations[me], self.infos[me]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self.agents.remove(self.agent_selection)
            self.agent_selection = self.agents[0] if self.agents else ""
            return
        assert action is not None
        self.tips.append(action)
        if self.leaks == "reward":
            self.rewards[self.possible_agents[action]] += 1
        if self.leaks == "info":
            self.infos = {agent: {"last": action} for agent in self.agents}
        if len(self.tips) == len(PLAYERS):
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif self.leaks == "turn" and len(self.tips) == 1:
            self.agent_selection = self.possible_agents[action]
        else:
            self.agent_selection = self.possible_agents[len(self.tips)]
