"""Every game of the shelf as a game of OpenSpiel, registered when this module is imported:
`pyspiel.load_game("huisclos_sporz(seats=5)")`.

Parameters are the game's options; `deals` is how many deals chance can make. A deal of sixty cards
has more outcomes than can be listed: a chance node offers `deals` numbers of equal probability, and
number k is what the dealer draws with seed k, so that chance is explicit and a history repeats a
game. With `deals=0` all are listed, where a game can list them.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import pyspiel

from huisclos import shelf
from huisclos.kernel import (
    CLOCK,
    DEALER,
    AnyGame,
    NoWorld,
    Seat,
    View,
    decode,
    encode,
    play,
    view,
)

from .encoders import SIZE, Vector, seen
from .sitting import TIME_UP, Table, payoffs, whose

DEALS = 256
LONGEST = 20_000  # moves of one game
TRIES = 20  # at drawing a world
OPEN = -1  # a number that is left to the game
WORDS = {"yes": True, "no": False}

# Games once loaded stay: C++ keeps only its own half of them.
LOADED: dict[str, Game] = {}


class Held:
    """A state is immutable: OpenSpiel, which copies deeply, need not copy it. It is written as the
    kernel writes it."""

    __slots__ = ("game", "world")

    def __init__(self, game: Game, world: Any) -> None:
        self.game, self.world = game, world

    def __deepcopy__(self, memo: Any) -> Held:
        return self

    def __reduce__(self) -> Any:
        return revived, (str(self.game), encode(self.world))


def revived(name: str, world: bytes) -> Held:
    game = LOADED.get(name) or pyspiel.load_game(name)
    return Held(game, decode(world, game.rules.state))


class Game(pyspiel.Game):
    rules: AnyGame  # of the class that is registered
    kind: pyspiel.GameType

    def __init__(self, params: Any = None) -> None:
        given = dict(params or {})
        rules = self.rules
        deals = int(given.get("deals", DEALS))
        usual = parameters(rules)
        options: dict[str, Any] = {
            key: WORDS.get(value, value) if usual.get(key) == "" else value
            for key, value in given.items()
            if key != "deals" and not (value in (OPEN, "") and value == usual.get(key))
        }
        self.table = Table(rules, **options)
        self.numbers = self.table.numbers
        self.listed: tuple[Any, ...] = ()
        if not deals:
            self.listed = tuple(rules.moves(rules.setup(self.table.options), DEALER))
        chances = deals or len(self.listed)
        self.even = [(at, 1 / chances) for at in range(chances)]
        self.encoder = Vector(rules, self.table.seats, SIZE)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.numbers),
            max_chance_outcomes=chances,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)
        LOADED[str(self)] = self

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.encoder, recall)


class State(pyspiel.State):
    def __init__(self, game: Any) -> None:
        game = LOADED.get(str(game), game)
        super().__init__(game)
        self.held = Held(game, game.rules.setup(game.table.options))
        self.count, self.mover = 0, -1
        self.seat = self._whose()

    def _whose(self) -> int | None:
        """Time takes no turn of its own: where play waits for nobody, it is up."""
        rules, seats = self.held.game.rules, self.held.game.table.seats
        while (seat := whose(rules, self.held.world, seats, self.mover)) == CLOCK:
            self._play(CLOCK, TIME_UP)
        return seat

    def _play(self, seat: int, move: Any) -> None:
        game = self.held.game
        self.held = Held(game, play(game.rules, self.held.world, Seat(seat), move))

    def current_player(self) -> int:
        if self.seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.seat == DEALER else int(self.seat)

    def is_terminal(self) -> bool:
        return self.seat is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.game.numbers.choices(self.held.world, Seat(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.held.game.even

    def _apply_action(self, number: int) -> None:
        seat, game = self.seat, self.held.game
        assert seat is not None, "the game is over"
        if seat != DEALER:
            self._play(seat, game.numbers.move(seat, number))
            self.mover = seat
        elif game.listed:
            self._play(seat, game.listed[number])
        else:
            luck = Random(f"{self.count}/{number}")
            self._play(seat, game.rules.deal(self.held.world, luck, ""))
        self.count += 1
        self.seat = self._whose()

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {number}"
        return self.held.game.numbers.name(player, number)

    def returns(self) -> list[float]:
        game = self.held.game
        if self.seat is not None:
            return [0.0] * game.table.seats
        return payoffs(game.rules.outcome(self.held.world), game.table.seats)

    def __str__(self) -> str:
        return encode(self.held.game.rules.public(self.held.world)).decode()

    def seen_by(self, player: int) -> View[Any, Any, Any]:
        return view(self.held.game.rules, self.held.world, Seat(player))

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Another world that this seat cannot tell from the true one. Raises NoWorld."""
        return state_of(self.held.game, self.seen_by(player), Random(str(sampler())), self)


def state_of(
    game: Game, mine: View[Any, Any, Any], rng: Random, like: State | None = None
) -> State:
    """A world that fits a view, with its seat to move: whoever has chosen in secret meanwhile is no
    business of a search. Raises NoWorld."""
    found = State(game)
    if like is not None:
        found.count, found.mover = like.count, like.mover
    for attempt in range(TRIES):
        try:
            found.held = Held(game, game.rules.resample(mine, rng))
            break
        except NoWorld:
            if attempt == TRIES - 1:
                raise
    found.seat = mine.seat
    return found


class Observer:
    """A view as text and as numbers; without perfect recall the boards alone."""

    def __init__(self, encoder: Vector, recall: bool) -> None:
        self.encoder, self.recall = encoder, recall
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = seen(self.encoder, self._view(state, player))

    def string_from(self, state: State, player: int) -> str:
        mine = self._view(state, player)
        return msgspec.json.encode((mine.seat, mine.private, mine.public, mine.heard)).decode()

    def _view(self, state: State, player: int) -> View[Any, Any, Any]:
        mine = state.seen_by(player)
        return mine if self.recall else replace(mine, heard=())


def parameters(rules: AnyGame) -> dict[str, Any]:
    """Options by name and what they are unless said otherwise. OpenSpiel has no way to leave one
    open, and reads 2 as a number and True as a truth wherever they stand: an open number is -1, any
    other open choice an empty text, in which yes and no are words."""
    usual = Table(rules).options
    found: dict[str, Any] = {"deals": DEALS, "seats": usual.seats}
    defaults = msgspec.structs.asdict(msgspec.convert({"seats": usual.seats}, rules.options))
    hints = get_type_hints(rules.options)
    for name, value in defaults.items():
        if name != "seats":
            open_ = OPEN if is_number(hints[name]) else ""
            found[name] = value if type(value) in (int, bool, str) else open_
    return found


def is_number(hint: Any) -> bool:
    """A whole number, or open."""
    if get_origin(hint) is Literal:
        return all(type(value) is int for value in get_args(hint))
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    return all(map(is_number, kinds)) if kinds else hint is int


def game_of(rules: AnyGame) -> type[Game]:
    kind = pyspiel.GameType(
        short_name=f"huisclos_{rules.name}",
        long_name=f"Huis Clos: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )
    return type(f"{rules.name.title()}Game", (Game,), {"rules": rules, "kind": kind})


for _rules in shelf.games().values():
    _game = game_of(_rules)
    # A class, not a function: what OpenSpiel was given must outlive the interpreter.
    pyspiel.register_game(_game.kind, _game)
