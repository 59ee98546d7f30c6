"""An evening of one person with bots at Captain Sonar or Dauphin, as it is read at that seat: time
passes at once, and the same seed gives the same evening. The person plays as a bot does, and says
what newcomers say. (Infiltrés has one of its own: infiltres_evening.py.)

.venv/bin/python -m tools.evening sonar --bots 7 --set mode=realtime
.venv/bin/python -m tools.evening dauphin --language en --bots 3 --seed 4
"""

import argparse
import asyncio
from contextlib import suppress
from random import Random
from typing import Any

from huisclos.kernel import NoWorld, Told
from huisclos.steward.thinking import think
from huisclos.tables.wishes import Say
from huisclos.terminal.local import LocalTable
from huisclos.texts import told_again
from tests.hurried import run

ME = "Zoé"
PLACE = {"sonar": "crew-one", "dauphin": "table"}
EVERY = 25  # seconds from one line of the person's to the next
SAYS = {  # {bot}: somebody at the table, of one's crew where there are crews
    ("sonar", "fr"): (
        "Salut l’équipage !",
        "Qu’est-ce qui est en panne ?",
        "la torpille est prête ?",
        "Où est l’ennemi ?",
        "{bot}, ça va ?",
        "{bot}, tu fais quoi ?",
        "je sais pas où aller",
        "mécano, vers où on peut aller ?",
        "merci {bot}",
        "{bot}, on devrait tirer non ?",
        "on en est où ?",
    ),
    ("sonar", "en"): (
        "Hi everyone",
        "what's broken?",
        "Is the torpedo ready?",
        "where are they?",
        "{bot}, what are you doing?",
        "any ideas?",
        "{bot}, what's up",
        "engineer, which way should I avoid?",
        "thanks {bot}",
    ),
    ("dauphin", "fr"): (
        "Salut !",
        "{bot}, c’est toi le dauphin ?",
        "Qui soupçonnez-vous ?",
        "pourquoi tu dis ça {bot} ?",
        "je fais confiance à {bot}",
        "bien joué {bot}",
    ),
    ("dauphin", "en"): (
        "Hi!",
        "{bot}, are you a dolphin?",
        "Who do you suspect?",
        "why do you say that {bot}?",
        "I trust {bot}",
        "nice one {bot}",
    ),
}


class Evening:
    def __init__(self, game: str, table: LocalTable, language: str, rng: Random) -> None:
        self.game, self.table, self.language, self.rng = game, table, language, rng
        self.told = self.heard = self.said = 0

    async def spend(self, seconds: int) -> None:
        for second in range(seconds):
            self.read()
            if self.table.over:
                return
            if second % EVERY == EVERY - 1:
                await self.say()
            seat = self.table.seat
            if self.table.awaited and seat is not None and not self.table.interlude:
                with suppress(NoWorld):  # it waits for somebody else
                    await self.table.play(think(self.table.stands(), seat, "medium"))
            await asyncio.sleep(1)

    def read(self) -> None:
        table = self.table
        stood = table.stands()
        assert stood is not None and stood.sitting is not None and table.room is not None
        rules = stood.sitting.game
        for note in table.notes[self.told :]:
            text = told_again(self.language, rules, Told(None, note), table.names)
            if text:
                print(f"{table.now:6.0f}  {text}")
        for line in table.talk[self.heard :]:
            who = next(s.name for s in table.room.seats if s.member == line.member)
            print(f"{table.now:6.0f}      {who}: {line.tongues.get(self.language, line.text)}")
        self.told, self.heard = len(table.notes), len(table.talk)

    async def say(self) -> None:
        lines, names = SAYS[self.game, self.language], self.table.names
        crew = (len(names) + 1) // 2 if self.game == "sonar" else len(names)
        bots = [name for at, name in enumerate(names[:crew]) if at != self.table.seat]
        text = lines[self.said % len(lines)].format(bot=self.rng.choice(bots))
        self.said += 1
        await self.table.ask(Say(PLACE[self.game], text))


async def evening(wish: argparse.Namespace, options: dict[str, Any]) -> None:
    levels = [wish.level] * wish.bots
    async with LocalTable(wish.game, options, ME, levels, wish.seed) as table:
        await Evening(wish.game, table, wish.language, Random(wish.seed)).spend(wish.seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description="An evening of one person with bots.")
    parser.add_argument("game", choices=[*PLACE])
    parser.add_argument("--language", choices=["fr", "en"], default="fr")
    parser.add_argument("--bots", type=int, default=7)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=900)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    wish = parser.parse_args()
    run(evening(wish, dict(pair.split("=", 1) for pair in wish.set)))


if __name__ == "__main__":
    main()
