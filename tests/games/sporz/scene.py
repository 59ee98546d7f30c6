"""Small crews whose nights and days are told in a few words."""

from __future__ import annotations

from typing import Any

from huisclos.games.sporz import GAME
from huisclos.games.sporz.nouns import Options, Wave
from huisclos.games.sporz.state import Drawing, State, Waking
from huisclos.kernel import CLOCK, DEALER, Illegal, Seat, heard, play

# 0 base mutant, 1 and 2 doctors, then an expert or astronaut each; + host, - resistant
EIGHT = "deal B+ D. D. C. P. G+ A- A."
TWELVE = "deal B+ D. D. C. P. G. S. H. A+ A- A. A."


class Scene:
    """A game that is played in notation: `scene(3, "vote 2")`."""

    def __init__(self, deal: str = EIGHT, **options: Any) -> None:
        seats = len(deal.split()) - 1
        self.state: State = GAME.setup(Options(seats, **options))
        self(DEALER, deal)

    def __call__(self, seat: int, *moves: str) -> Scene:
        for move in moves:
            self.state = play(GAME, self.state, Seat(seat), GAME.read(move))
        return self

    def time(self) -> Scene:
        return self(CLOCK, "time")

    def lot(self, *order: int) -> Scene:
        assert isinstance(self.state.phase, Drawing)
        return self(DEALER, "lot " + " ".join(map(str, order)))

    def refused(self, seat: int, move: str) -> str:
        try:
            play(GAME, self.state, Seat(seat), GAME.read(move))
        except Illegal as illegal:
            return illegal.refusal.key
        return ""

    # -- stretches of a game ---------------------------------------------------------------------

    def elected(self, chief: int = 3) -> Scene:
        """Everybody votes for the same chief."""
        for seat in self.state.living:
            self(seat, f"elect {chief}")
        return self

    def mutants(self, *moves: str) -> Scene:
        """All the mutants lock these, and the wave ends."""
        assert isinstance(self.state.phase, Waking) and self.state.phase.wave is Wave.MUTANTS
        for seat in self.state.phase.awake:
            self(seat, *moves, "lock")
        return self.time()

    def wave(self, **taps: str) -> Scene:
        """Seats tap (`s1="heal 0"`), and the wave ends."""
        for seat, move in taps.items():
            self(int(seat[1:]), move)
        return self.time()

    def night(self, *mutants: str, **taps: str) -> Scene:
        """A whole night: what the mutants do, and the taps of those who are awake later on."""
        self.mutants(*mutants)
        while isinstance(self.state.phase, Waking):
            for seat in self.state.phase.awake:
                if move := taps.get(f"s{seat}"):
                    self(seat, move)
            self.time()
        return self

    def executed(self, at: int | None) -> Scene:
        for seat in self.state.living:
            self(seat, "vote blank" if at is None else f"vote {at}")
        return self

    # -- what is to be seen ----------------------------------------------------------------------

    def told(self, seat: int | None, kind: type) -> list[Any]:
        """All that a seat was told of one kind."""
        mine = heard(GAME, self.state, None if seat is None else Seat(seat))
        return [note for note in mine if isinstance(note, kind)]

    def last(self, seat: int | None, kind: type) -> Any:
        return self.told(seat, kind)[-1]

    @property
    def phase(self) -> str:
        return type(self.state.phase).__name__

    @property
    def wave_now(self) -> Wave | None:
        return GAME.public(self.state).wave

    def moves(self, seat: int) -> list[str]:
        return [GAME.write(move) for move in GAME.moves(self.state, Seat(seat))]

    @property
    def mutants_now(self) -> list[int]:
        return [seat for seat in self.state.living if self.state.mutant[seat]]
