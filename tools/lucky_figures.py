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
from huisclos.bots.arena import contest, play_game
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
- `strong` plays the plans that `medium` holds for nearly equal a few turns on, in worlds that look
  the same to it. It is not shown to be better: where it went by those games alone it won 1 of 18
  against three `medium`, so they now weigh little.

A charge of penalty is about a word that was spoken. Bots hear nothing: none of them charges
anybody, and none gives an opinion, on its turn or off it. A charge is settled by the people who
speak, or by the one who owns up.

The columns on the right say how many decks were afloat when the Doctor was saved.
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
    for name in ("random", "easy", "medium"):  # a strong one takes its time
        for seats in GAME.seats:
            yield row(name, seats, games, seed)
    rivals = {name: BOTS[name] for name in ("medium", "easy")}
    played = contest(GAME, Options(4), rivals, duel, seed)
    medium, easy = (played.results[name].share for name in rivals)
    yield f"\n`medium` against `easy` at 4 seats, two seats each, {duel} games: {medium:.1%} and"
    yield f"{easy:.1%} of all games, so {medium / (medium + easy):.1%} of those with a winner are"
    yield "won by `medium`."


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
