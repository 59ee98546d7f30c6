"""How far what bots believe is so: of all that was said with 30 %, is 30 % true?

Whole games of the strongest bots; wherever one that is healthy, or human, decides by its belief,
how likely it holds each of the others to be a mutant, or a dolphin's team, is held against the
truth. Skill is what is gained over somebody who knows only how many there are on such a day, or
walk: 0 is nothing, 1 is all. Its 95 % interval is drawn from the games, put back again and again:
what is said in one game hangs together. Those of the shares take every judgement for itself, and
are therefore too narrow.

.venv/bin/python tools/calibration.py sporz --seats 8 --games 60
.venv/bin/python tools/calibration.py dauphin --seats 4 --games 12 --seed 11 12 --set scenario=full
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from statistics import fmean, quantiles
from typing import Any, NamedTuple

from huisclos import shelf
from huisclos.bots import level, strongest
from huisclos.bots.arena import play_game, share
from huisclos.games.dauphin import actions as dauphin
from huisclos.games.dauphin.bots import WORLDS
from huisclos.games.dauphin.bots import belief as aboard
from huisclos.games.sporz import actions as sporz
from huisclos.games.sporz.bots import belief as crew
from huisclos.games.sporz.bots.notebook import Skill, read
from huisclos.kernel import Seat, play, view

SHARES = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)  # said under so much
DRAWS = 1000  # of games, for an interval
SPANS = ((1, 3), (4, 6), (7, 99))  # days or walks that are looked at together


class Judgement(NamedTuple):
    said: float
    true: bool
    when: int  # the day, or the walk
    game: int = 0


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
    belief = aboard.believe(seen, Random(len(seen.heard)), WORLDS["strong"])
    for other in seen.public.living:
        if other != seat:
            truth = game.private(state, other).dolphinised
            yield Judgement(belief.suspicion(other), truth, seen.public.walk)


WHO: dict[str, Callable[[Any, Seat, Any], Iterator[Judgement]]] = {
    "sporz": mutants,
    "dauphin": dolphins,
}


def judgements(name: str, seats: int, games: int, seed: int, **said: str) -> Iterator[Judgement]:
    game, bot = shelf.game(name), level(name, strongest(name))
    options = game.options(seats=seats, **said)
    for deal in range(games):
        state = game.setup(options)
        for seat, action in play_game(game, options, [bot] * seats, Random(f"{seed}/{deal}")).log:
            if seat >= 0:
                yield from (each._replace(game=deal) for each in WHO[name](state, seat, action))
            state = play(game, state, seat, action)


class Score(NamedTuple):
    """Of some judgements: what Brier scores are worked out from."""

    missed: float
    times: Counter[int]  # by day, or walk
    true: Counter[int]

    @property
    def brier(self) -> float:
        return self.missed / self.times.total()

    @property
    def base(self) -> float:
        """Of who knows the rates alone."""
        wrong = sum(true * (1 - true / self.times[when]) for when, true in self.true.items())
        return wrong / self.times.total()

    @property
    def skill(self) -> float:
        return 1 - self.brier / self.base if self.base else 0.0


def score(judged: Iterable[Judgement]) -> Score:
    judged = [*judged]
    missed = sum((each.said - each.true) ** 2 for each in judged)
    true = Counter(each.when for each in judged if each.true)
    return Score(missed, Counter(each.when for each in judged), true)


def together(scores: Sequence[Score]) -> Score:
    times, true = Counter[int](), Counter[int]()
    for each in scores:
        times.update(each.times)
        true.update(each.true)
    return Score(sum(each.missed for each in scores), times, true)


def interval(judged: list[Judgement]) -> tuple[float, float]:
    """Of the skill, had other games been played."""
    games = defaultdict[int, list[Judgement]](list)
    for each in judged:
        games[each.game].append(each)
    scores, rng = [score(some) for some in games.values()], Random(0)
    draws = (together(rng.choices(scores, k=len(scores))).skill for _ in range(DRAWS))
    low, *_, high = quantiles(draws, n=40)
    return low, high


def table(judged: list[Judgement]) -> Iterator[str]:
    found = score(judged)
    low, high = interval(judged)
    yield f"{len(judged)} judgements of {len({each.game for each in judged})} games"
    yield f"Brier {found.brier:.3f} against {found.base:.3f}"
    yield f"skill {found.skill:+.2f} [{low:+.2f}, {high:+.2f}]"
    yield "| said | times | on average | true | 95 % |"
    yield "| - | -: | -: | -: | - |"
    low = 0.0
    for high in SHARES:
        some = [each for each in judged if low <= each.said < high]
        if some:
            said, true = fmean(e.said for e in some), share(sum(e.true for e in some), len(some))
            span, spread = f"{low:.0%} – {min(high, 1.0):.0%}", f"{true.low:.0%} – {true.high:.0%}"
            yield f"| {span} | {len(some)} | {said:.0%} | {true.share:.0%} | {spread} |"
        low = high


def spans(judged: list[Judgement]) -> Iterator[str]:
    """How it goes on: the same skill, early and late."""
    for first, last in SPANS:
        if some := [each for each in judged if first <= each.when <= last]:
            until = "and later" if last == SPANS[-1][1] else f"to {last}"
            yield f"{first} {until}: skill {score(some).skill:+.2f} of {len(some)}"


def main() -> None:
    parser = argparse.ArgumentParser(description="How far what bots believe is so.")
    parser.add_argument("game", choices=[*WHO])
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, nargs="+", default=[5], help="so many games of each")
    parser.add_argument("--set", action="append", default=[], help="KEY=VALUE, an option in words")
    wish = parser.parse_args()
    said = dict(each.split("=", 1) for each in wish.set)
    judged = [
        each._replace(game=each.game + wish.games * number)
        for number, seed in enumerate(wish.seed)
        for each in judgements(wish.game, wish.seats, wish.games, seed, **said)
    ]
    for line in (*table(judged), *spans(judged)):
        print(line)


if __name__ == "__main__":
    main()
