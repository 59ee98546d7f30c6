"""How far what bots believe is so: of all that was said with 30 %, is 30 % true?

Whole games of the strongest bots; wherever one that is healthy, or human, decides by its belief,
how likely it holds each of the others to be a mutant, or a dolphin's team, is held against the
truth. Skill is what is gained over somebody who knows only how many there are on such a day, or
walk: 0 is nothing, 1 is all.

.venv/bin/python tools/calibration.py sporz --seats 8 --games 60
.venv/bin/python tools/calibration.py dauphin --seats 4 --games 12 --seed 11
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from huisclos import shelf
from huisclos.bots import level, strongest
from huisclos.bots.arena import play_game
from huisclos.games.dauphin import actions as dauphin
from huisclos.games.dauphin.bots import belief as aboard
from huisclos.games.sporz import actions as sporz
from huisclos.games.sporz.bots import belief as crew
from huisclos.games.sporz.bots.notebook import Skill, read
from huisclos.kernel import Seat, play, view

SHARES = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)  # said under so much
STEPS = 450  # of a strong bot's chain in Dauphin


class Judgement(NamedTuple):
    said: float
    true: bool
    when: int  # the day, or the walk


def mutants(state: Any, seat: Seat, action: Any) -> Iterator[Judgement]:
    """Of Sporz, by whom somebody healthy votes for."""
    if not isinstance(action, sporz.Vote) or state.mutant[seat]:
        return
    book = read(view(shelf.game("sporz"), state, seat), Skill(noise=0.05))
    belief = crew.believe(book)
    for other in book.others():
        yield Judgement(belief.mutant(other), state.mutant[other], book.day)


def dolphins(state: Any, seat: Seat, action: Any) -> Iterator[Judgement]:
    """Of Dauphin, wherever a human's team calls, orders or stakes."""
    game = shelf.game("dauphin")
    seen = view(game, state, seat)
    decides = isinstance(action, dauphin.Call | dauphin.Plank | dauphin.NoOrder | dauphin.Stake)
    if not decides or seen.private is None or seen.private.dolphinised:
        return
    belief = aboard.believe(seen, Random(len(seen.heard)), STEPS)
    for other in seen.public.living:
        if other != seat:
            truth = game.private(state, other).dolphinised
            yield Judgement(belief.suspicion(other), truth, seen.public.walk)


WHO: dict[str, Callable[[Any, Seat, Any], Iterator[Judgement]]] = {
    "sporz": mutants,
    "dauphin": dolphins,
}


def judgements(name: str, seats: int, games: int, seed: int) -> Iterator[Judgement]:
    game, bot = shelf.game(name), level(name, strongest(name))
    options = game.options(seats=seats)
    for deal in range(games):
        state = game.setup(options)
        for seat, action in play_game(game, options, [bot] * seats, Random(f"{seed}/{deal}")).log:
            if seat >= 0:
                yield from WHO[name](state, seat, action)
            state = play(game, state, seat, action)


def brier(judged: list[Judgement], rates: dict[int, float]) -> tuple[float, float]:
    """Of the bots, and of who knows the rates alone."""
    bots = fmean((each.said - each.true) ** 2 for each in judged)
    return bots, fmean((rates[each.when] - each.true) ** 2 for each in judged)


def table(judged: list[Judgement]) -> Iterator[str]:
    when = defaultdict[int, list[bool]](list)
    for each in judged:
        when[each.when].append(each.true)
    ours, base = brier(judged, {at: fmean(true) for at, true in when.items()})
    skill = 1 - ours / base
    yield f"{len(judged)} judgements, Brier {ours:.3f} against {base:.3f}: skill {skill:+.2f}"
    yield "| said | times | on average | true |"
    yield "| - | -: | -: | -: |"
    low = 0.0
    for high in SHARES:
        some = [each for each in judged if low <= each.said < high]
        if some:
            said, true = fmean(e.said for e in some), fmean(e.true for e in some)
            yield f"| {low:.0%} – {min(high, 1.0):.0%} | {len(some)} | {said:.0%} | {true:.0%} |"
        low = high


def main() -> None:
    parser = argparse.ArgumentParser(description="How far what bots believe is so.")
    parser.add_argument("game", choices=[*WHO])
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=5)
    wish = parser.parse_args()
    for line in table([*judgements(wish.game, wish.seats, wish.games, wish.seed)]):
        print(line)


if __name__ == "__main__":
    main()
