"""An evening of Infiltrés of one person with bots, as it is read at that seat: time passes at once,
and the same seed gives the same evening. The person plays as a bot does, and in every debate says
what newcomers say: to nobody in particular, to somebody by name, against somebody, and back to
whoever spoke last.

.venv/bin/python -m tools.infiltres_evening                     in French, four bots
.venv/bin/python -m tools.infiltres_evening --language en --seed 3 --bots 6
.venv/bin/python -m tools.infiltres_evening --levels medium strong --silent --target 7
"""

import argparse
import asyncio
from collections.abc import Sequence
from itertools import cycle, islice
from random import Random

from huisclos.games.infiltres import notes
from huisclos.steward.thinking import think
from huisclos.tables.news import Utterance
from huisclos.tables.wishes import Say
from huisclos.terminal.local import LocalTable
from tests.hurried import run

ME = "Zoé"
MOST = 3600  # seconds of an evening
SILENT: dict[int, str] = {75: ""}  # who says nothing lets the others talk for so long
# What is said when, in seconds of a debate; {bot}: somebody who lives, {clue}: their last one;
# {last}: whoever spoke last.
SAYS = {
    "fr": (
        {
            6: "Salut ! Qui soupçonnez-vous ?",
            22: "{bot}, pourquoi « {clue} » ?",
            40: "Moi je trouve {bot} bizarre, « {clue} » ça ne va avec rien",
            60: "et toi {last} ?",
            80: "bon, on vote ?",
        },
        {
            10: "{bot} c’est toi l’infiltré !",
            30: "pourquoi tu dis ça {last} ?",
            55: "je comprends pas « {clue} »",
            75: "{bot} tu votes contre qui ?",
        },
        {15: "hmm", 35: "Qui a un avis ?", 50: "{bot}, explique « {clue} » stp"},
    ),
    "en": (
        {
            6: "Hi! Who do you suspect?",
            22: "{bot}, why '{clue}'?",
            40: "I find {bot} odd, '{clue}' goes with nothing",
            60: "and you {last}?",
            80: "ok, shall we vote?",
        },
        {
            10: "{bot} you are the infiltrator!",
            30: "why do you say that {last}?",
            55: "I don't get '{clue}'",
            75: "{bot} who are you voting for?",
        },
        {15: "hmm", 35: "Any ideas?", 50: "{bot}, explain '{clue}' please"},
    ),
}


class Evening:
    def __init__(self, table: LocalTable, language: str, rng: Random, silent: bool) -> None:
        self.table, self.language, self.rng = table, language, rng
        self.turns: tuple[dict[int, str], ...] = (SILENT,) if silent else SAYS[language]
        self.told = self.heard = self.debates = 0
        self.since: float | None = None  # of a debate
        self.called: list[str] = []  # whom the person's last line names
        self.asked = self.answered = 0  # such lines, and those that had an answer before the next
        self.saying: dict[int, str] = {}

    async def spend(self) -> None:
        for _ in range(MOST):
            self.read()
            if self.table.over:
                return
            await self.do()
            await asyncio.sleep(1)

    def read(self) -> None:
        for note in self.table.notes[self.told :]:
            if text := self.told_as(note):
                print(f"{self.table.now:6.0f}  {text}")
        for line in self.table.talk[self.heard :]:
            text = line.tongues.get(self.language, line.text)
            self.weigh(speaker := self.speaker(line), text)
            print(f"{self.table.now:6.0f}      {speaker}: {text}")
        self.told, self.heard = len(self.table.notes), len(self.table.talk)

    def weigh(self, speaker: str, text: str) -> None:
        if speaker == ME:
            self.called = [name for name in self.table.names if name in text]
            self.asked += bool(self.called)
        elif speaker in self.called:
            self.answered += 1
            self.called = []

    def speaker(self, line: Utterance) -> str:
        assert self.table.room is not None
        return next(s.name for s in self.table.room.seats if s.member == line.member)

    def told_as(self, note: notes.Note) -> str | None:
        names = self.table.names
        match note:
            case notes.Passworded(word):
                return f"-- {ME}: {word or 'journalist'}"
            case notes.RoundOpened(number):
                return f"-- round {number}"
            case notes.ClueGiven(seat, word):
                return f"{names[seat]} » {word}"
            case notes.VoteClosed(ballots):
                at = [f"{names[b.voter]}→{'-' if b.at is None else names[b.at]}" for b in ballots]
                return f"votes: {', '.join(at)}"
            case notes.Eliminated(seat, role):
                return f"out: {names[seat]}, {role}"
            case notes.Guessed(seat, word, right):
                return f"{names[seat]} guesses {word}: {'right' if right else 'wrong'}"
            case notes.MissionEnded(reason, pair, roles):
                cast = ", ".join(f"{n} {r}" for n, r in zip(names, roles, strict=True))
                return f"{reason}: {pair.disciples} / {pair.infiltrators}; {cast}"
        return None

    async def do(self) -> None:
        table, seat = self.table, self.table.seat
        assert seat is not None
        if table.public.phase in ("debating", "voting") and seat in table.public.living:
            await self.talk(opens=table.public.phase == "debating")
        else:
            self.since = None
        has_said = table.public.phase != "debating" or not self.saying
        if table.awaited and has_said and not table.interlude:
            await table.play(think(table.stands(), seat, "medium"))

    async def talk(self, opens: bool) -> None:
        if self.since is None and opens:
            turn = self.turns[self.debates % len(self.turns)]
            self.since, self.saying = self.table.now, {**turn}
            self.debates += 1
        passed = self.table.now - (self.since or self.table.now)
        for due in [due for due in self.saying if due <= passed]:
            if text := self.saying.pop(due):
                await self.table.ask(Say("table", self.filled(text)))

    def filled(self, text: str) -> str:
        """About somebody who lives, and their clue."""
        board, names = self.table.public, self.table.names
        bot = self.rng.choice([seat for seat in board.living if seat != self.table.seat])
        clue = next((line.word for line in reversed(board.clues) if line.seat == bot), "…")
        spoke = [line for line in self.table.talk if line.tongues]
        last = self.speaker(spoke[-1]) if spoke else names[bot]
        return text.format(bot=names[bot], clue=clue, last=last)


async def evening(
    language: str, levels: Sequence[str], seed: int, target: int, silent: bool = False
) -> None:
    options = {"language": language, "target": target}
    async with LocalTable("infiltres", options, ME, levels, seed) as table:
        spent = Evening(table, language, Random(seed), silent)
        await spent.spend()
    print(f"-- of {spent.asked} lines to somebody {spent.answered} had an answer before the next")


def main() -> None:
    parser = argparse.ArgumentParser(description="An evening of one person with bots.")
    parser.add_argument("--language", choices=[*SAYS], default="fr")
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", type=int, default=2, help="points to play for")
    parser.add_argument("--levels", nargs="+", default=["medium"], help="of the bots, in turn")
    parser.add_argument("--silent", action="store_true", help="the person plays, and says nothing")
    wish = parser.parse_args()
    levels = [*islice(cycle(wish.levels), wish.bots)]
    run(evening(wish.language, levels, wish.seed, wish.target, wish.silent))


if __name__ == "__main__":
    main()
