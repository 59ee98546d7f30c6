"""Any game of the house as an environment of TextArena: sentences in, a number or a text out.

    pip install huisclos textarena

TextArena brings much with it: give it an environment of its own.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import textarena as ta
from msgspec.structs import asdict

from huisclos import shelf
from huisclos.assistant.plain import plainly
from huisclos.kernel import CLOCK, DEALER, Illegal, Seat, TimeUp, UnreadableNotation, heard, play
from huisclos.research.sitting import payoffs, whose
from huisclos.terminal.face import Sight
from huisclos.terminal.faces import face_of
from huisclos.texts import label, moment, reason, sentence

CHOICE = re.compile(r"\[([^\]]+)\]\s*$")  # at the end: what a model thinks aloud is before it
ANSWER = "Answer with one move in brackets at the end: its number as [3], or a word as [word]."
WORDS = ("river", "smooth", "green", "music", "night", "paper", "stone", "winter", "salt", "cloud")


class Table(ta.Env):  # type: ignore[misc]
    """Who makes too many mistakes in a row plays at random."""

    def __init__(self, game: str, language: str = "en", errors: int = 3, **options: Any) -> None:
        self.game, self.language, self.errors = shelf.game(game), language, errors
        if "language" in self.game.options.__struct_fields__:  # of the words that are played with
            options.setdefault("language", language)
        self.settings, self.face = options, face_of(self.game)

    def reset(self, num_players: int, seed: int | None = None) -> None:
        settings = self.settings | {"seats": num_players}
        self.options, self.rng = self.game.options(**settings), Random(seed)
        self.chosen = asdict(self.options)  # by name: sentences speak of them
        self.world, self.mover = self.game.setup(self.options), -1
        self.names = [f"Player {seat}" for seat in range(num_players)]
        self.told = [0] * num_players
        self.state = ta.FFAMultiPlayerState(num_players, seed=seed, error_allowance=self.errors)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._go_on()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        try:
            self.world = play(self.game, self.world, self.seat, self._read(action))
        except (Illegal, UnreadableNotation) as error:
            if not self.state.set_invalid_move(self._why(error)):
                return self._stepped()
            drawn = self.game.sample(self.world, self.seat, self.rng)
            self.world = play(self.game, self.world, self.seat, drawn)
        self.mover = self.seat
        self._go_on()
        return self._stepped()

    def answers(self, player: int) -> list[str]:
        """What this player may say in brackets; where a text is asked for, some words."""
        listed = [str(at) for at, _ in enumerate(self.game.moves(self.world, Seat(player)), 1)]
        return listed or [*WORDS]

    def _stepped(self) -> tuple[bool, dict[str, Any]]:
        done, info = self.state.step(rotate_player=False)
        return done, info

    def _prompt(self, player_id: int, game_state: Any) -> str:
        page = shelf.folder_of(self.game).joinpath("texts", f"rules.{self.language}.md")
        who = f"You are {self.names[player_id]} of {len(self.names)}."
        return f"{page.read_text(encoding='utf-8')}\n\n{who} {ANSWER}"

    def _go_on(self) -> None:
        """Chance and time play; everybody is told, and who is to move is asked."""
        seats = self.options.seats
        while (seat := whose(self.game, self.world, seats, self.mover)) in (DEALER, CLOCK):
            dealt = seat == DEALER
            action = self.game.deal(self.world, self.rng, "") if dealt else TimeUp()
            self.world = play(self.game, self.world, seat, action)
        for each in range(seats):
            self._tell(each)
        if seat is None:
            outcome = self.game.outcome(self.world)
            rewards = dict(enumerate(payoffs(outcome, seats)))
            self.state.set_game_outcome(rewards, outcome.reason)
            return
        self.seat = seat
        self.state.manually_set_current_player_id(int(seat), force=True)
        self.state.add_observation(
            self._asked(seat), ta.ObservationType.GAME_BOARD, to_id=int(seat)
        )

    def _tell(self, player: int) -> None:
        notes = heard(self.game, self.world, Seat(player))
        new, self.told[player] = notes[self.told[player] :], len(notes)
        if new:
            table = (self.names, self.chosen)
            news = (sentence(self.language, self.game, note, *table) for note in new)
            self.state.add_observation(
                "\n".join(news), ta.ObservationType.GAME_MESSAGE, to_id=player
            )

    def _asked(self, seat: Seat) -> str:
        public, private = self.game.public(self.world), self.game.private(self.world, seat)
        sight = Sight(self.language, self.game, self.names, seat, public, private, self.chosen)
        table = (self.names, self.chosen)
        labels = (
            f"[{at}] {label(self.language, self.game, move, *table)}"
            for at, move in enumerate(self.game.moves(self.world, seat), 1)
        )
        todo = moment(self.language, self.game, "todo", public, *table)
        known = f"Only you know: {self.face.secret(sight)}"
        return "\n".join((plainly(self.face.board(sight)), known, todo, *labels))

    def _read(self, text: str) -> Any:
        """Raises UnreadableNotation."""
        found = CHOICE.search(text.strip())
        if found is None:
            raise UnreadableNotation(ANSWER)
        choice, moves = found[1].strip(), [*self.game.moves(self.world, self.seat)]
        if choice.isdecimal() and 0 < int(choice) <= len(moves):
            return moves[int(choice) - 1]
        free = self.face.free(self.game.public(self.world))
        return free(choice) if free else self.game.read(choice)

    def _why(self, error: Illegal | UnreadableNotation) -> str:
        if isinstance(error, Illegal):
            return reason(self.language, self.game, error.refusal)
        return str(error)
