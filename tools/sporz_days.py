"""What bots of Sporz make of a first day, eight at the table: how many of the votes they announce
are on one head, and how often the healthy win where all of them say at once what they are.

.venv/bin/python tools/sporz_days.py                    40 days, 200 role calls
.venv/bin/python tools/sporz_days.py --calls 60 --seed 3
"""

import argparse
from collections import Counter
from random import Random

from huisclos.bots import Bot, level, strongest
from huisclos.bots.arena import Share, play_game, share
from huisclos.games.sporz import GAME, actions
from huisclos.games.sporz.notes import RoleClaimed
from huisclos.games.sporz.nouns import Opinion, Options
from huisclos.games.sporz.state import Seen
from huisclos.kernel import Seat, play

OPTIONS = Options(8)


def frank(bot: Bot) -> Bot:
    """Who is healthy says on the first day what they are, before anything else."""

    def choose(
        view: Seen, moves: tuple[actions.Action, ...], rng: Random, budget: int
    ) -> actions.Action:
        own, board = view.private, view.public
        assert own is not None
        said = any(isinstance(n, RoleClaimed) and n.seat == view.seat for n in view.heard)
        may = board.phase == "enquiring" and board.day == 1 and own.claims > 0
        if may and not own.mutant and own.role is not None and not said:
            return actions.ClaimRole(own.role)
        move: actions.Action = bot(view, moves, rng, budget)
        return move

    return choose


def role_calls(games: int, seed: int) -> Share:
    """How often the healthy win."""
    bots, won = [frank(level("sporz", strongest("sporz")))] * OPTIONS.seats, 0
    for number in range(games):
        outcome = play_game(GAME, OPTIONS, bots, Random(f"{seed}/{number}")).outcome
        won += any(outcome.camps[winner] == "healthy" for winner in outcome.winners)
    return share(won, games)


def herd(games: int, seed: int) -> tuple[Share, int]:
    """Of all votes announced on first days, how many were on the head that had most; and all."""
    bots, on_one, votes = [level("sporz", strongest("sporz"))] * OPTIONS.seats, 0, 0
    for number in range(games):
        heads, state = Counter[Seat](), GAME.setup(OPTIONS)
        for seat, action in play_game(GAME, OPTIONS, bots, Random(f"{seed}/{number}")).log:
            if state.day > 1:
                break
            match action:
                case actions.ClaimOpinion(Opinion.VOTE, at):
                    heads[at] += 1
            state = play(GAME, state, seat, action)
        on_one += max(heads.values(), default=0)
        votes += heads.total()
    return share(on_one, max(1, votes)), votes


def percent(found: Share) -> str:
    return f"{found.share:.0%} ({found.low:.0%} – {found.high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="What bots of Sporz make of a first day.")
    parser.add_argument("--days", type=int, default=40)
    parser.add_argument("--calls", type=int, default=200)
    parser.add_argument("--seed", type=int, help="of both; else 5 for days, 19 for role calls")
    wish = parser.parse_args()
    found, votes = herd(wish.days, 5 if wish.seed is None else wish.seed)
    print(f"on one head: {percent(found)} of {votes} votes of {wish.days} first days")
    won = role_calls(wish.calls, 19 if wish.seed is None else wish.seed)
    print(f"where all healthy say what they are they win {percent(won)} of {wish.calls}")


if __name__ == "__main__":
    main()
