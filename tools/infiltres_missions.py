"""Writes missions of Infiltrés that bots played among themselves, for people to read.

.venv/bin/python tools/infiltres_missions.py                      docs/bots-infiltres.md
.venv/bin/python tools/infiltres_missions.py --seed 7 --out -     other ones, on the screen
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Literal

from huisclos.bots import level, strongest
from huisclos.bots.arena import play_game
from huisclos.games import infiltres
from huisclos.games.infiltres.notes import (
    ClueGiven,
    ClueMissed,
    Eliminated,
    Guessed,
    LotDrawn,
    MissionEnded,
    RoundOpened,
    VoteClosed,
)
from huisclos.games.infiltres.nouns import Options
from huisclos.games.infiltres.questions import word_of
from huisclos.games.infiltres.state import State
from huisclos.kernel import Seat, replay

PAGE = Path(__file__).resolve().parent.parent / "docs" / "bots-infiltres.md"
NAMES = ("Ana", "Bob", "Cléo", "Dan", "Eva", "Félix", "Gina", "Hugo", "Inès", "Jo")
MISSIONS = 2  # one in French, one in English
SEATS = 5  # enough for every role

HEAD = """# Missions of Infiltrés, played by bots

Written by `tools/infiltres_missions.py`; the same seed gives the same page. Each row is a player:
role, word, then round by round the clue and, after the arrow, whom the player voted for (a second
name: the second ballot). The first player of a round is marked ¹, the one who is out ✗.

How bots treat somebody who finds words of their own (a fifth of them in no table, 12 % of another
word) is measured by `tools/infiltres_people.py`, eight at the table, 450 deals a language and seed.
With seed 21 such a disciple is voted out in 49 % of missions (43 % – 55 %), a bot in that seat in
38 % (32 % – 44 %), 1.30 times as often; with seed 22 54 % (48 % – 59 %) and 36 % (30 % – 42 %),
1.50 times; both together 1.4. In English 53 % (47 % – 59 %) and 36 % (30 % – 42 %), 1.49 times, and
53 % (47 % – 59 %) and 42 % (37 % – 48 %), 1.26 times; together 1.4. One clue in a hundred is vague
in the third round. A disciple scores 0.67 and 0.69 a mission, an infiltrator 0.33 and 0.34, a
journalist 0.64 and 0.60; in English 0.68 and 0.66, 0.37 and 0.40, 0.56 and 0.48. Of the journalists
of seed 22 11 % (8 % – 15 %) would guess right after one round, in either language.

What one person reads in an evening with them, debates and all, is told by
`tools/infiltres_evening.py`. 50 missions so told, half in each language, by five to eight of medium
and strong bots, with a person who talks in every second evening, were read line by line. Nonsense
is what does not fit what happened, contradicts the speaker's own words or vote, blames for no
reason that can be seen, or is bad grammar: 7 of 287 lines in French (2.4 %), 6 of 370 in English
(1.6 %). Most of it blamed a word that goes with the password, or called fitting what does not; that
was mended, and ten more missions had 1 in 166. Before, it was 51 of 335 and 64 of 352: bots accused
one and voted against another, said that somebody kept quiet before anybody had spoken, and excused
the plainest clue as a veiled one. These were read of bots that, when the clues of their word are
used up, spoke of its field before what near words call to mind: 50 of 515 clues in French and 37 of
525 in English had nothing to do with their giver's word, against 57 of 529 and 62 of 521. It was
left out again, since somebody with words of their own was then out 1.56 times as often as a bot
(English, seeds 21 to 24).
"""


def mission(number: int, seed: int) -> str:
    """One mission as a section of the page."""
    language: Literal["fr", "en"] = "en" if number % 2 else "fr"
    rng = Random(f"{seed}/{number}")
    options = Options(SEATS, language=language, target=1)
    bot = level("infiltres", strongest("infiltres"))
    result = play_game(infiltres.GAME, options, [bot] * options.seats, rng)
    state = replay(infiltres.GAME, options, result.log)
    rounds, remarks = tell(state)
    title = f"## {number + 1}. {state.played[-1]} ({language}, {options.seats} players)"
    columns = ["player", "role", "word", *map(str, range(1, state.round + 1))]
    rows = [columns, ["-"] * len(columns)]
    for seat in range(options.seats):
        cells = [" ".join(rounds[turn, Seat(seat)]) for turn in range(1, state.round + 1)]
        word = word_of(state, Seat(seat)) or "–"
        rows.append([NAMES[seat], state.roles[seat], word, *cells])
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"{title}\n\n{table}\n\n{chr(10).join(f'- {remark}' for remark in remarks)}\n"


def tell(state: State) -> tuple[dict[tuple[int, Seat], list[str]], list[str]]:
    """What each player did in each round, and what happened besides."""
    rounds = defaultdict[tuple[int, Seat], list[str]](list)
    remarks = []
    turn = 0
    for told in state.story:
        match told.note:
            case RoundOpened(turn, opener):
                rounds[turn, opener].append("¹")
            case ClueGiven(seat, word):
                rounds[turn, seat].append(word)
            case ClueMissed(seat):
                rounds[turn, seat].append("…")
            case VoteClosed(ballots):
                for ballot in ballots:
                    at = "blank" if ballot.at is None else NAMES[ballot.at]
                    rounds[turn, ballot.voter].append(f"→ {at}")
            case LotDrawn(seat):
                remarks.append(f"Round {turn}: a lot decides, {NAMES[seat]} is out.")
            case Eliminated(seat):
                rounds[turn, seat].append("✗")
            case Guessed(seat, word, right):
                verdict = "right" if right else "wrong"
                remarks.append(f"{NAMES[seat]} guesses {word or 'nothing'}: {verdict}.")
            case MissionEnded(reason, _, _, gains):
                scored = [f"{NAMES[s]} +{gain}" for s, gain in enumerate(gains) if gain]
                remarks.append(f"{reason}: {', '.join(scored)}.")
    return rounds, remarks


def page(seed: int) -> Iterator[str]:
    yield HEAD
    for number in range(MISSIONS):
        yield mission(number, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=str(PAGE), help="a file, or - for the screen")
    arguments = parser.parse_args()
    text = "\n".join(page(arguments.seed))
    if arguments.out == "-":
        sys.stdout.write(text)
    else:
        Path(arguments.out).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
