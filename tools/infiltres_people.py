"""How bots of Infiltrés treat somebody who finds words of their own: measures it, language by
language. Eight at the table; every deal in which the first seat is a disciple's is played twice,
with such a person there and with a bot.

.venv/bin/python tools/infiltres_people.py                      200 missions each
.venv/bin/python tools/infiltres_people.py --missions 400 --language en --seed 3
"""

import argparse
from collections import Counter
from random import Random
from typing import Literal

from huisclos.bots import Bot, level, strongest
from huisclos.bots.arena import Share, play_game, share
from huisclos.games import infiltres
from huisclos.games.infiltres import actions, content
from huisclos.games.infiltres.bots.player import guess
from huisclos.games.infiltres.bots.words import lexicon
from huisclos.games.infiltres.judge import refuse_word
from huisclos.games.infiltres.notes import ClueGiven, Eliminated, MissionEnded, RoundOpened
from huisclos.games.infiltres.nouns import Options, Role
from huisclos.games.infiltres.questions import played_pair
from huisclos.games.infiltres.state import Debating, Seen, State
from huisclos.kernel import Seat, play, replay, view

Log = tuple[tuple[Seat, actions.Action], ...]
UNKNOWN, STRAY = 0.20, 0.12  # of a person's clues: in no table, in another word's
SEATS = 8


def person(bot: Bot) -> Bot:
    """Somebody who plays as a bot does, but for the words that come to mind."""

    def choose(
        view: Seen, moves: tuple[actions.Action, ...], rng: Random, budget: int
    ) -> actions.Action:
        luck = rng.random()
        if view.public.phase == "speaking" and luck < UNKNOWN:
            return actions.Clue("zyx" + "".join(rng.choices("bcdfghjklm", k=6)))
        if view.public.phase == "speaking" and luck < UNKNOWN + STRAY:
            return actions.Clue(other_clue(view, rng))
        move: actions.Action = bot(view, moves, rng, budget)
        return move

    return choose


def other_clue(view: Seen, rng: Random) -> str:
    assert view.private is not None
    book = lexicon(view.options.language)
    while True:
        word = rng.choice(sorted(book.calls))
        clue = book.written(rng.choice(sorted(book.calls[word])), [word])
        language, given = view.options.language, view.public.clues
        if refuse_word(language, clue, view.private.word, given) is None:
            return clue


class Tally:
    def __init__(self, language: Literal["fr", "en"]) -> None:
        self.language: Literal["fr", "en"] = language
        self.missions = 0
        self.seats, self.out = Counter[str](), Counter[str]()  # disciples in the first seat
        self.vague, self.clues = Counter[int](), Counter[int]()  # by round, but the journalists'
        self.gains, self.heads = Counter[Role](), Counter[Role]()
        self.guesses = self.right = 0  # of journalists, had they been out after one round

    def play(self, seed: int, missions: int) -> None:
        bot = level("infiltres", strongest("infiltres"))
        options = Options(SEATS, language=self.language, target=1)
        for number in range(missions):
            self.missions += 1
            for who in ("person", "bot"):
                first = person(bot) if who == "person" else bot
                rng = Random(f"{seed}/{number}")
                result = play_game(infiltres.GAME, options, [first, *[bot] * (SEATS - 1)], rng)
                state = replay(infiltres.GAME, options, result.log)
                if state.roles[0] is not Role.DISCIPLE:
                    break
                self.count(who, state)
                if who == "bot":
                    self.ask_journalists(result.log, state)

    def count(self, who: str, state: State) -> None:
        self.seats[who] += 1
        vague, turn = {*map(content.fold, content.vague(self.language))}, 0
        for told in state.story:
            match told.note:
                case RoundOpened(turn):
                    pass
                case Eliminated(0, Role.DISCIPLE):
                    self.out[who] += 1
                case ClueGiven(seat, word) if who == "bot":
                    if state.roles[seat] is not Role.JOURNALIST:
                        self.clues[turn] += 1
                        self.vague[turn] += content.fold(word) in vague
                case MissionEnded(_, _, roles, gains) if who == "bot":
                    for role, gain in zip(roles, gains, strict=True):
                        self.gains[role] += gain
                        self.heads[role] += 1

    def ask_journalists(self, log: Log, end: State) -> None:
        """What each would guess after the first round: few are out by then."""
        state = infiltres.GAME.setup(end.options)
        for seat, action in log:
            if isinstance(state.phase, Debating):
                break
            state = play(infiltres.GAME, state, seat, action)
        word = played_pair(state).disciples
        for number, role in enumerate(state.roles):
            if role is Role.JOURNALIST:
                seen = view(infiltres.GAME, state, Seat(number))
                said = guess(seen, Random(f"{number} {word} {state.clues}"))
                self.guesses += 1
                self.right += content.named(self.language, said, word)

    def lines(self) -> list[str]:
        ratio = share_of(self, "person").share / max(0.001, share_of(self, "bot").share)
        found = [
            f"{who} as a disciple out: {percent(share_of(self, who))} of {self.seats[who]}"
            for who in ("person", "bot")
        ]
        rounds = [f"{turn}: {self.vague[turn] / self.clues[turn]:.0%}" for turn in self.clues]
        points = [f"{role} {self.gains[role] / self.heads[role]:.2f}" for role in Role]
        return [
            f"{self.language}, {self.missions} deals",
            *found,
            f"so {ratio:.2f} times as often",
            f"vague clues by round {', '.join(rounds)}",
            f"points a head {', '.join(points)}",
            f"right after one round {percent(share(self.right, max(1, self.guesses)))}"
            f" of {self.guesses} guesses",
        ]


def share_of(tally: Tally, who: str) -> Share:
    return share(tally.out[who], max(1, tally.seats[who]))


def percent(found: Share) -> str:
    return f"{found.share:.0%} ({found.low:.0%} - {found.high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="How bots of Infiltrés treat a person.")
    parser.add_argument("--missions", type=int, default=200)
    parser.add_argument("--language", choices=["fr", "en"])
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    languages: tuple[Literal["fr", "en"], ...] = ("fr", "en")
    for language in languages:
        if wish.language in (None, language):
            tally = Tally(language)
            tally.play(wish.seed, wish.missions)
            print("\n  ".join(tally.lines()))


if __name__ == "__main__":
    main()
