"""Dauphin, le 9e passager: dolphins in disguise aboard the Palermo 13, for 3 to 5 people."""

from __future__ import annotations

from huisclos.kernel import Game

from . import cards, editions, judge, notation, rules, secrets, steps
from .model import Action, Private, Public, State
from .notes import Note
from .nouns import Options

GAME = Game(
    name="dauphin",
    edition=editions.EDITION,
    unsaid=editions.UNSAID,
    seats=range(cards.LEAST, cards.MOST + 1),
    minutes=40,
    modes=("phones", "cards"),
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
    outcome=steps.outcome,
    public=secrets.public,
    private=secrets.private,
    resample=secrets.resample,
    channels=secrets.channels,
    write=notation.write,
    read=notation.read,
    refuse_options=cards.refuse_options,
)

__all__ = ["GAME"]
