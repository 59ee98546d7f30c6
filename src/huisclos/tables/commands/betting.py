"""What those may do who are out of a game, or only watch it."""

from __future__ import annotations

from huisclos.kernel import Wager

from ..bets import Stake
from ..event import EyesChosen, Member, Wagered
from ..onlookers import eyes, onlooking, wagers
from ..table import Table
from .step import Step, need_member, need_running, need_sitting, refused, take_step


def choose_eyes(table: Table, now: float, member: Member, see: bool) -> Step | None:
    """Once. Where strangers may come in nobody is shown what is not for all: who would know that
    they do not come in again? None: they have said so before."""
    sitting, seat = need_running(table, member)
    match eyes(table, sitting, member):
        case None:
            raise refused("eyes-closed")
        case "open" | "blind" as chosen:
            if see == (chosen == "open"):
                return None
            raise refused("eyes-chosen")
        case "strangers" if see:
            raise refused("eyes-strangers")
    return take_step(table, now, EyesChosen(seat, see))


def bet(
    table: Table, now: float, member: Member, key: str, round: int, answers: tuple[str, ...]
) -> Step | None:
    """None: it is the bet that stands."""
    need_member(table, member)
    sitting = need_sitting(table)
    if sitting.over:
        raise refused("game-over")
    if onlooking(table, member) is None:
        raise refused("bet-playing")
    offered = [each for each in wagers(sitting, member) if (each.key, each.round) == (key, round)]
    if not offered:
        raise refused("bet-late")
    named = answers_to(offered[0])
    if len(answers) > offered[0].most:
        raise refused("bet-many", most=offered[0].most)
    if len({*answers}) < len(answers) or not {*answers} <= named:
        raise refused("bet-unknown")
    stake = Stake(member, key, round, answers)
    if stake in sitting.stakes:
        return None
    return take_step(table, now, Wagered(member, key, round, answers))


def answers_to(wager: Wager) -> frozenset[str]:
    return frozenset([*map(str, wager.seats), *wager.words])
