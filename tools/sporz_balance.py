"""Writes how often each camp of Sporz wins among bots, by the size of the crew.

.venv/bin/python tools/sporz_balance.py                         docs/bots-sporz.md
.venv/bin/python tools/sporz_balance.py 8:200 100:20 --out -    other sizes, on the screen
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from huisclos.bots import level, strongest
from huisclos.bots.arena import play_game, share
from huisclos.games.sporz import GAME
from huisclos.games.sporz.nouns import Options, Role
from huisclos.games.sporz.play.crew import crew
from huisclos.kernel import replay

PAGE = Path(__file__).resolve().parent.parent / "docs" / "bots-sporz.md"
SIZES = [
    *("4:150", "5:150", "6:120", "7:120", "8:120", "9:80", "10:80", "11:60", "12:60"),
    *("13:50", "14:50", "15:50", "16:50", "17:40", "18:40", "19:40", "20:50"),
    *("30:20", "60:10", "100:6"),
]

HEAD = """# Sporz among bots

Written by `tools/sporz_balance.py`; the same seed gives the same games. Every seat is played by
the bot `{bot}`; the crews are the default ones of rules 1 to 3. Shares are of all games, with
Wilson's 95 % interval; where nobody wins, neither camp does. Days: how long a game lasts on
average.

The crews were chosen so that neither camp should fall under 35 %: [ADR
7](adr/0007-crews-by-measurement.md). Where an interval reaches over 35 %, so few games do not
tell. People are not bots: they talk more, and believe less.

Each has a feeling of its own about people of whom nothing is known: of 350 votes announced on the
first day of 40 games of eight (`tools/sporz_days.py`, seeds `5/0` to `5/39`), 44 % (39 % – 50 %)
were on one head, where it was 67 % in version 0.1.0.

Bots count all roles: where too many claim to be astronauts or doctors, or nearly all have said
what they are and half have voted, they suspect those who are one too many or say nothing; where
nearly all speak they say what they are as well, and a base mutant says that it is an astronaut.
Where all healthy players claim their role on the first day, the healthy won 90 of 200, 45 % (38 %
– 52 %; the same tool, seeds `19/0` to `19/199`); before they counted it was 27 % (17 % – 39 %) of
60.

A game of 100 bots takes 2.0 s of computing, one of 300 17 s (`huisclos arena sporz --seats 100
--games 4 --seed 3`, then `--seats 300 --games 1`; one core of a machine that had much else to do,
start and tables included).

What a bot that is healthy believes when it votes, eight at the table, 80 games
(`tools/calibration.py sporz --seats 8 --games 80`, seeds `5/0` to `5/79`, 7,615 judgements, Brier
0.168 against 0.196 for who knows only how many are mutants on such a day: skill +0.14, as in
version 0.1.0):

| said, up to | 10 % | 20 % | 30 % | 40 % | 50 % | 60 % | 70 % | 80 % | 90 % | 100 % |
| - | -: | -: | -: | -: | -: | -: | -: | -: | -: | -: |
| true | 6 % | 21 % | 19 % | 33 % | 53 % | 67 % | 68 % | 81 % | 100 % | 100 % |
| times | 700 | 1428 | 3154 | 868 | 651 | 320 | 218 | 114 | 84 | 78 |

| players | base / doctors / experts | games | healthy win | mutants win | days |
| -: | - | -: | - | - | -: |
"""


def row(seats: int, games: int, seed: int, bot: str) -> str:
    options = Options(seats)
    wins, days = Counter[str](), 0
    for number in range(games):
        rng = Random(f"{seed}/{seats}/{number}")
        result = play_game(GAME, options, [level("sporz", bot)] * seats, rng)
        camps = {result.outcome.camps[winner] for winner in result.outcome.winners}
        wins.update(camps or {"nobody"})
        days += replay(GAME, options, result.log).day
    roles = crew(options)
    experts = seats - roles[Role.BASE] - roles[Role.DOCTOR] - roles[Role.ASTRONAUT]
    aboard = f"{roles[Role.BASE]} / {roles[Role.DOCTOR]} / {experts}"
    cells = [seats, aboard, games, *(shown(wins[c], games) for c in ("healthy", "mutants"))]
    return "| " + " | ".join(map(str, [*cells, f"{days / games:.1f}"])) + " |\n"


def shown(won: int, games: int) -> str:
    part = share(won, games)
    return f"{part.share:.0%} ({part.low:.0%} – {part.high:.0%})"


def page(sizes: list[str], seed: int, bot: str) -> Iterator[str]:
    yield HEAD.format(bot=bot)
    for size in sizes:
        seats, games = map(int, size.split(":"))
        start = time.perf_counter()
        yield row(seats, games, seed, bot)
        print(f"{size}: {time.perf_counter() - start:.0f} s", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", nargs="*", default=SIZES, help="SEATS:GAMES")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default=strongest("sporz"))
    parser.add_argument("--out", default=str(PAGE), help="- for the screen")
    args = parser.parse_args()
    text = "".join(page(args.sizes, args.seed, args.bot))
    if args.out == "-":
        sys.stdout.write(text)
    else:
        Path(args.out).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
