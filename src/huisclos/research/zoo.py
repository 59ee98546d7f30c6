"""Any game as an environment of PettingZoo: `env` by turns, `parallel_env` where all for whom play
waits choose at once."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from huisclos import shelf
from huisclos.kernel import AnyGame, Seat, View

from .encoders import SIZE, Kind, encoder_of
from .scene import scene
from .sitting import Table
from .watching import Watching

LONGEST = 20_000  # moves of one game

Seen = dict[str, Any]  # what an agent observes, and which moves it may make


def env(
    game: str | AnyGame, *, max_cycles: int = LONGEST, **options: Any
) -> AECEnv[str, Seen, int]:
    """By turns. `observation` is "vector", "tokens" or "view", `size` that of the first two,
    `content` a table's own; the rest are options of the game. An illegal move loses. Raises
    NoSuchGame, BadOptions."""
    bare = Turns(game, longest=max_cycles, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1))


def parallel_env(
    game: str | AnyGame, *, max_cycles: int = LONGEST, **options: Any
) -> ParallelEnv[str, Seen, int]:
    """All at once; see `env`. A move that comes too late, since another's has ended what it was
    made for, is not made, and `infos` says so."""
    return AtOnce(game, longest=max_cycles, **options)


class Views(spaces.Space[View[Any, Any, Any]]):
    """The space of plain views."""

    def contains(self, x: Any) -> bool:
        return isinstance(x, View)


class Around:
    """What both kinds share: a table, its spaces, what is observed."""

    watching: Watching

    def __init__(
        self,
        game: str | AnyGame,
        *,
        observation: Kind = "vector",
        size: int = SIZE,
        longest: int = LONGEST,
        content: str = "",
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        rules = shelf.game(game) if isinstance(game, str) else game
        self.table = Table(rules, content, **options)
        self.encoder = encoder_of(observation, rules, self.table.options, size)
        self.longest, self.render_mode, self.language = longest, render_mode, language
        self.metadata: dict[str, Any] = {
            "name": f"huisclos_{rules.name}_v{rules.edition}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.nothing = len(self.table.numbers)  # to do nothing, for those whose move it is not
        shape, dtype = self.encoder.shape, self.encoder.dtype
        seen = spaces.Box(0, self.encoder.high, shape, dtype) if shape else Views()
        mask = spaces.Box(0, 1, (self.nothing + 1,), np.int8)
        both = spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self.action_spaces = {
            agent: spaces.Discrete(self.nothing + 1) for agent in self.possible_agents
        }
        self._rng = Random()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def seat(self, agent: str) -> Seat:
        return Seat(int(agent.removeprefix("seat_")))

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.watching = Watching(self.table.sit(self._rng), self.encoder)
        self.agents = self.possible_agents[:]

    def look(self, agent: str, numbers: list[int]) -> Seen:
        mask = np.zeros(self.nothing + 1, np.int8)
        mask[numbers or self.nothing] = 1
        return {"observation": self.watching.look(self.seat(agent)), "action_mask": mask}

    def payoffs(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.watching.sitting.payoffs(), strict=True))

    def render(self) -> str:
        """What whoever is to move sees, as in the terminal."""
        return scene(self.watching.sitting, self.language)

    def close(self) -> None:
        pass


class Turns(Around, AECEnv[str, Seen, int]):
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.watching.sitting.seat or 0]

    def observe(self, agent: str) -> Seen:
        sitting = self.watching.sitting
        mine = sitting.seat is not None and agent == self.agent_selection
        return self.look(agent, sitting.choices() if mine else [])

    def step(self, action: int | None) -> None:
        """Raises Illegal."""
        agent, sitting = self.agent_selection, self.watching.sitting
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None and action < self.nothing, "it is your move: do something"
        sitting.play(int(action))
        if sitting.seat is None:
            self.rewards = self.payoffs()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[sitting.seat]
            if sitting.count >= self.longest:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if sitting.seat is None or sitting.count >= self.longest:
            self._deads_step_first()


class AtOnce(Around, ParallelEnv[str, Seen, int]):
    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.rounds = 0
        return self.looks(), {agent: {} for agent in self.agents}

    def looks(self) -> dict[str, Seen]:
        sitting = self.watching.sitting
        waiting = {*sitting.waiting()}
        choices = self.table.numbers.choices
        return {
            agent: self.look(agent, choices(sitting.state, seat) if seat in waiting else [])
            for agent in self.possible_agents
            for seat in (self.seat(agent),)
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        sitting, agents = self.watching.sitting, self.agents
        asked = {self.possible_agents[seat]: seat for seat in sitting.waiting()}
        numbers = {asked[agent]: int(number) for agent, number in actions.items() if agent in asked}
        idle = [seat for seat, number in numbers.items() if number >= self.nothing]
        late = sitting.together({s: n for s, n in numbers.items() if s not in idle})
        self.rounds += 1
        over = sitting.seat is None
        cut = not over and self.rounds >= self.longest
        if over or cut:
            self.agents = []
        return (
            self.looks(),
            self.payoffs(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {"late": self.seat(agent) in late} for agent in agents},
        )
