"""Sauvez le Docteur Lucky: a race to save a man, seen by a witness, on a sinking ship."""

from __future__ import annotations

from huisclos.kernel import Game, Problem

from . import content, editions, judge, notation, rules, secrets
from .model import Action, Private, Public, State
from .notes import Note
from .nouns import Options


def refuse_content(options: Options, text: str) -> Problem | None:
    try:
        content.pasted(text)
    except content.BadContent as bad:
        return bad.problem
    return None


GAME = Game(
    name="lucky",
    edition=editions.EDITION,
    unsaid=editions.UNSAID,
    seats=range(3, 8),
    minutes=45,
    options=Options,
    state=State,
    action=Action,
    note=Note,
    board=Public,
    sheet=Private,
    setup=rules.setup,
    to_act=rules.to_act,
    awaited=rules.awaited,
    moves=rules.moves,
    sample=rules.sample,
    refuse=judge.refuse,
    apply=rules.apply,
    deal=rules.deal,
    pace=rules.pace,
    outcome=rules.outcome,
    public=secrets.public,
    private=secrets.private,
    resample=secrets.resample,
    channels=secrets.channels,
    write=notation.write,
    read=notation.read,
    refuse_content=refuse_content,
)

__all__ = ["GAME"]
