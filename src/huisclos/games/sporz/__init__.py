"""Sporz: mutants and healthy crew, by night and by day, for 4 to 500 people."""

from __future__ import annotations

from huisclos.kernel import Game

from . import crew, editions, judge, notation, rules, secrets, worlds
from .actions import Action
from .model import Private, Public, State
from .notes import Note
from .terms import Options

GAME = Game(
    name="sporz",
    edition=editions.EDITION,
    unsaid=editions.UNSAID,
    seats=range(crew.LEAST, crew.MOST + 1),
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
    talk=rules.talk,
    outcome=rules.outcome,
    public=secrets.public,
    private=secrets.private,
    resample=worlds.resample,
    channels=secrets.channels,
    write=notation.write,
    read=notation.read,
    refuse_options=crew.refuse_options,
)

__all__ = ["GAME"]
