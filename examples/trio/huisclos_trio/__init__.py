"""Trio, the model game: the smallest that has a secret, a bluff and a simultaneous choice."""

from huisclos.kernel import Game, Notation

from . import catalogue, judge, rules, secrets, worlds
from .actions import Action
from .notes import Note
from .nouns import Options
from .state import Private, Public, State

NOTATION = Notation(Action)

GAME = Game(
    name="trio",
    seats=range(3, 4),
    minutes=2,
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
    catalogue=catalogue.catalogue,
    refuse=judge.refuse,
    apply=rules.apply,
    deal=rules.deal,
    pace=rules.pace,
    outcome=rules.outcome,
    public=secrets.public,
    private=secrets.private,
    resample=worlds.resample,
    channels=secrets.channels,
    write=NOTATION.write,
    read=NOTATION.read,
)

__all__ = ["GAME"]
