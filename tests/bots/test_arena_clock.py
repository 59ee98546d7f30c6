"""Where order is part of the game the arena runs a virtual clock."""

from random import Random

from huisclos.bots.arena import Line, contest, play_game
from huisclos.bots.uniform import uniform
from huisclos.games.sonar import GAME
from huisclos.games.sonar.nouns import Options
from huisclos.kernel import CLOCK, Seat, TimeUp

FRANTIC = Options(4, mode="realtime", map="delta", bots="frantic")


def test_the_same_seed_plays_the_same_race() -> None:
    one, two = (contest(GAME, FRANTIC, {"random": uniform(GAME)}, 2, 3) for _ in range(2))
    assert one == two
    assert one.digest != contest(GAME, FRANTIC, {"random": uniform(GAME)}, 2, 4).digest


def test_bells_ring_between_the_moves_of_bots() -> None:
    log = play_game(GAME, FRANTIC, [uniform(GAME)] * 4, Random(1)).log
    bells = [at for at, (seat, action) in enumerate(log) if action == TimeUp()]
    assert len(bells) > 3
    assert all(log[at][0] == CLOCK for at in bells)


def test_the_faster_bot_comes_first_and_time_runs_out_in_between() -> None:
    state = GAME.setup(Options(4, mode="realtime", bots="calm", limits=True))
    line = Line(GAME, Random(1))
    line.due = {Seat(0): 1e9, Seat(2): 1e9}
    assert line.next(state, (Seat(0), Seat(2))) == CLOCK
    assert line.now == 90
    line.due = {Seat(0): 95.0, Seat(2): 92.0}
    line.turn, line.rings = state.waits, 99.0
    assert line.next(state, (Seat(0), Seat(2))) == 2
    assert line.now == 92
