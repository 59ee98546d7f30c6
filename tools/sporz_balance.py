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
SIZES = [  # more games where it is close
    *("4:600", "5:600", "6:300", "7:300", "8:200", "9:300", "10:400", "11:300", "12:300"),
    *("13:300", "14:300", "15:300", "16:300", "17:200", "18:200", "19:200", "20:200"),
    *("30:120", "60:100", "100:30"),
]

HEAD = """# Sporz among bots

Written by `tools/sporz_balance.py`; the same seed gives the same games. Every seat is played by the
bot `{bot}`; the crews are the default ones of rules 1 to 3. Shares are of all games, with Wilson's
95 % interval; where nobody wins, neither camp does. Days: how long a game lasts on average.

The crews were chosen so that neither camp should fall under 35 %:
[ADR 7](adr/0007-crews-by-measurement.md). Where an interval reaches over 35 %, so few games do not
tell. People are not bots: they talk more, and believe less.

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
