"""Captain Sonar: two submarines, two crews, one sea, for 2 to 8 people."""

from __future__ import annotations

from dataclasses import replace

from huisclos.kernel import Game

from . import (
    actions,
    catalogue,
    editions,
    interludes,
    judge,
    notation,
    notes,
    nouns,
    onlookers,
    rules,
    secrets,
    state,
    titles,
    worlds,
)
from .nouns import posts

NOW = Game(
    name="sonar",
    edition=editions.EDITION,
    unsaid=editions.UNSAID,
    seats=range(posts.LEAST, posts.MOST + 1),
    minutes=45,
    company=2,
    modes=("turns", "realtime"),
    options=nouns.Options,
    state=state.State,
    action=actions.Action,
    note=notes.Note,
    board=state.Public,
    sheet=state.Private,
    setup=rules.setup,
    to_act=rules.to_act,
    awaited=rules.awaited,
    stand_in=rules.stand_in,
    asked=rules.asked,
    veiled=rules.veiled,
    reaction=rules.reaction,
    moves=rules.moves,
    sample=rules.sample,
    catalogue=catalogue.catalogue,
    refuse=judge.refuse,
    apply=rules.apply,
    deal=rules.deal,
    pace=rules.pace,
    wait=rules.wait_of,
    outcome=rules.outcome,
    titles=titles.titles,
    wagers=onlookers.wagers,
    right=onlookers.right,
    interludes=interludes.INTERLUDES,
    public=secrets.public,
    private=secrets.private,
    resample=worlds.resample,
    channels=secrets.channels,
    touched=secrets.touched,
    write=notation.write,
    read=notation.read,
    refuse_options=judge.refuse_options,
    settle=rules.settle,
)
FIRST = replace(NOW, edition=1, apply=editions.apply, refuse=editions.refuse)
SECOND = replace(NOW, edition=2, apply=editions.second_apply)
GAME = replace(NOW, older={1: FIRST, 2: SECOND})

__all__ = ["GAME"]
