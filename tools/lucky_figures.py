"""Writes how games of Docteur Lucky end among bots: docs/bots-lucky.md.

.venv/bin/python tools/lucky_figures.py                      as the page has it
.venv/bin/python tools/lucky_figures.py --games 20 --out -   a few games, on the screen
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from huisclos.bots import levels
from huisclos.bots.arena import contest, play_game, share
from huisclos.games.lucky import GAME
from huisclos.games.lucky.nouns import Options
from huisclos.kernel import replay

PAGE = Path(__file__).resolve().parent.parent / "docs" / "bots-lucky.md"
GAMES, DUEL = 200, 400
BOTS = levels("lucky")

HEAD = """# How games of Docteur Lucky end among bots

Written by `tools/lucky_figures.py`; the same seed gives the same page.

- `random` plays any move.
- `easy` attempts whenever a step or a card lets it, with its best Aid card, and pays as long as
  it can when others attempt.
- `medium` knows exactly which cards it has not seen. When it defends it weighs what it pays against
  the chance, by the hypergeometric distribution, that those after it cannot stop the rest. On its
  turn it weighs a card, an attempt and what the Doctor does next: it rides along with him where it
  can, and avoids being there when he comes to others. About a third of a millisecond a decision.
- `strong` follows the Doctor six turns along his way: whom he meets plays next, and who walks ahead
  of him plays on; it counts whose those turns are and who can attempt in them, and holds its
  Failure cards for dearer. A third more than `medium` takes: 0.13 ms a decision, 1.8 ms at worst of
  3,805. Games that it played ahead in drawn worlds instead, a few for each plan, won it 1 of 18
  against three `medium`.

A charge of penalty is about a word that was spoken. Bots hear nothing: none of them charges
anybody, and none gives an opinion, on its turn or off it. A charge is settled by the people who
speak, or by the one who owns up.

The columns on the right say how many decks were afloat when the Doctor was saved.
"""

AGAIN = """
Again on 18 November 2026, on other deals (`huisclos arena lucky --seats 4 --games 400 --seed 1711
--bots medium,easy`, then `--seed 1712 --bots strong,medium`): `medium` had 75.0% [71%, 79%] against
`easy`, 121 deals to 15; `strong` 71.8% [67%, 76%] against `medium`, 102 to 15. One `strong` among
three `medium`, 400 games of seed 1718: 34.0% [30%, 39%].
"""


def row(name: str, seats: int, games: int, seed: int) -> str:
    ends, afloat, turns = Counter[str](), Counter[int](), 0
    for number in range(games):
        options = Options(seats)
        result = play_game(GAME, options, [BOTS[name]] * seats, Random(f"{seed}/{number}"))
        state = replay(GAME, options, result.log)
        ends[result.outcome.reason] += 1
        afloat[state.afloat] += bool(result.outcome.winners)
        turns += state.turn
    stages = (f"{afloat[decks] / games:.0%}" for decks in (4, 3, 2, 1))
    cells = (name, str(seats), f"{turns / games:.0f}", f"{ends['saved'] / games:.0%}", *stages)
    lost = (f"{ends['sunk'] / games:.0%}", f"{ends['agreed'] / games:.0%}")
    return f"| {' | '.join((*cells, *lost))} |"


def page(games: int, duel: int, seed: int) -> Iterator[str]:
    yield HEAD
    yield f"{games} games a row, all seats alike:\n"
    yield "| bots | seats | turns | saved | 4 decks | 3 | 2 | 1 | sunk | agreed |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
    for name in ("random", "easy", "medium"):
        for seats in GAME.seats:
            yield row(name, seats, games, seed)
    yield row("strong", 3, games, seed)  # its games last long
    for better, worse in (("medium", "easy"), ("strong", "medium")):
        yield f"\n{against(better, worse, duel, seed)}"
    yield f"\n{alone('strong', 'medium', duel, seed)}"
    yield AGAIN.rstrip()


def against(better: str, worse: str, games: int, seed: int) -> str:
    rivals = {name: BOTS[name] for name in (better, worse)}
    played = contest(GAME, Options(4), rivals, games, seed)
    one, other = (played.results[name] for name in rivals)
    return (
        f"`{better}` against `{worse}` at 4 seats, two seats each, every deal from both sides,\n"
        f"{games} games: {one.share:.1%} [{one.low:.0%}, {one.high:.0%}] and {other.share:.1%} of "
        "all games."
    )


def alone(one: str, others: str, games: int, seed: int) -> str:
    won = 0.0
    for number in range(games):
        deal, seat = divmod(number, 4)
        bots = [BOTS[one if at == seat else others] for at in range(4)]
        winners = play_game(GAME, Options(4), bots, Random(f"{seed}/{deal}")).outcome.winners
        won += seat in winners
    found = share(won, games)
    return (
        f"One `{one}` among three `{others}`, in each seat of every deal, {games} games:\n"
        f"{found.share:.1%} [{found.low:.0%}, {found.high:.0%}], where a fair share is 25 %."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--duel", type=int, default=DUEL)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=str(PAGE))
    asked = parser.parse_args()
    text = "\n".join(page(asked.games, asked.duel, asked.seed)) + "\n"
    if asked.out == "-":
        sys.stdout.write(text)
    else:
        Path(asked.out).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
