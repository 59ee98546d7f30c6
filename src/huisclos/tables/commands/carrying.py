"""From a wish to the step it leads to: the one place that knows which command is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from huisclos.kernel import Seat, usual

from .. import wishes
from ..event import Member
from ..presence import Presence
from ..table import Table
from . import betting, gathering, holding, placing, playing, seating, stamping, waiting
from .step import Step

NOBODY = Presence()


def carry_out(
    table: Table,
    now: float,
    me: Member,
    wish: wishes.Wish,
    levels: Sequence[str],
    new_secret: Callable[[], str],
    presence: Presence = NOBODY,
) -> Step | None:
    """What a table cannot know by itself is handed in: the levels of its game's bots, the weakest
    first, a secret for the next deals, and who is here. None: there is nothing to do, or it was
    done before.

    Raises Illegal; and what `decode` raises, if a move is none of this game.
    """
    match wish:
        case wishes.Play():
            return playing.play_sent(table, now, me, wish)
        case wishes.Say(channel, text):
            return playing.say(table, now, me, channel, text)
        case wishes.PutStamp(channel, about, stamp):
            return stamping.put(table, now, me, channel, Seat(about), stamp)
        case wishes.ChooseEyes(see):
            return betting.choose_eyes(table, now, me, see)
        case wishes.Bet(key, round, answers):
            return betting.bet(table, now, me, key, round, answers)
        case wishes.Seen():
            return playing.see(table, now, me)
        case wishes.Rename(name):
            return gathering.rename(table, now, me, name)
        case wishes.Wear(face, colour):
            return gathering.wear(table, now, me, face, colour)
        case wishes.Salt(salt):
            return gathering.salt(table, now, me, salt)
        case wishes.Configure(game, options):
            return gathering.configure(table, now, me, game, options)
        case wishes.Supply(content):
            return gathering.supply(table, now, me, content)
        case wishes.ShareCall(link):
            return gathering.share_call(table, now, me, link)
        case wishes.AddBot(level, up_to):
            step = gathering.add_bot(table, now, me, level or usual(levels), levels, up_to)
            return step if step.records else None
        case wishes.Remove(member):
            return gathering.remove(table, now, me, member, usual(levels))
        case wishes.Move(member, to):
            return gathering.move(table, now, me, member, to)
        case wishes.Swap(member):
            return placing.swap(table, now, me, member)
        case wishes.AnswerSwap(member, yes):
            return placing.answer(table, now, me, member, yes)
        case wishes.Switch(door, on):
            return gathering.switch(table, now, me, door, on)
        case wishes.HandOver(member):
            return gathering.hand_over(table, now, me, member)
        case wishes.Start(met, briefing):
            return gathering.start(table, now, me, met, briefing)
        case wishes.PlayAgain():
            return gathering.clear(table, now, me, new_secret())
        case wishes.NextGame(game, options, met, briefing):
            return gathering.next_game(table, now, me, new_secret(), game, options, met, briefing)
        case wishes.KeepScore(on):
            return gathering.keep_score(table, now, me, on)
        case wishes.Pause():
            return playing.pause(table, now, me)
        case wishes.Resume():
            return playing.resume(table, now, me)
        case wishes.CallTime(played, wait):
            return playing.call_time(table, now, me, played, wait)
        case wishes.AskUndo():
            return playing.ask_undo(table, now, me)
        case wishes.AnswerUndo(agreed):
            return playing.answer_undo(table, now, me, agreed)
        case wishes.ProposeEnd():
            return holding.propose_end(table, now, me)
        case wishes.AnswerEnd(agreed):
            return holding.answer_end(table, now, me, agreed)
        case wishes.AskSeat(seat):
            return seating.ask(table, now, me, None if seat is None else Seat(seat))
        case wishes.AnswerSeat(member, yes):
            return seating.answer(table, now, me, member, yes)
        case wishes.Mute(member):
            return holding.mute(table, now, me, member)
        case wishes.SpeakFor(member):
            return holding.speak_for(table, now, me, member)
        case wishes.RunClocks(on):
            return playing.run_clocks(table, now, me, on)
        case wishes.AddMinute():
            return playing.add_minute(table, now, me)
        case wishes.Skip(played, wait):
            return playing.skip(table, now, me, played, wait)
        case wishes.Touch():
            return waiting.touch(table, now, me)
        case wishes.Wonder(member):
            return waiting.wonder(table, now, me, member, presence)
        case wishes.SitOut():
            return waiting.sit_out(table, now, me, usual(levels))
        case wishes.Back():
            return playing.come_back(table, now, me)
        case wishes.Leave():
            return gathering.leave(table, now, me, usual(levels))
