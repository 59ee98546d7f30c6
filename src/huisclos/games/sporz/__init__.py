"""Sporz: mutants and healthy crew, by night and by day, for 4 to 500 people."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from huisclos.kernel import Game, waits_of

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
from .play import crew

PRESENT = Game(
    name="sporz",
    edition=editions.EDITION,
    unsaid=editions.UNSAID,
    seats=range(nouns.LEAST, nouns.MOST + 1),
    minutes=45,
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
    moves=rules.moves,
    sample=rules.sample,
    catalogue=catalogue.catalogue,
    refuse=judge.refuse,
    apply=rules.apply,
    deal=rules.deal,
    pace=rules.pace,
    wait=waits_of,
    talk=rules.talk,
    alone=rules.alone,
    outcome=rules.outcome,
    titles=titles.titles,
    wagers=onlookers.wagers,
    right=onlookers.right,
    truth=onlookers.truth,
    truth_bytes=onlookers.truth_bytes,
    own_bytes=secrets.own_bytes,
    stamps=onlookers.stamps,
    interludes=interludes.INTERLUDES,
    public=secrets.public,
    private=secrets.private,
    resample=worlds.resample,
    channels=secrets.channels,
    touched=secrets.touched,
    write=notation.write,
    read=notation.read,
    refuse_options=judge.refuse_options,
    settle=crew.settle,
    veiled=rules.veiled,
)
OLDER = {
    edition: replace(
        PRESENT,
        edition=edition,
        setup=partial(rules.setup, edition=edition),
        resample=partial(worlds.resample, edition=edition),
        interludes=interludes.AT_FIRST if edition < 3 else interludes.INTERLUDES,
    )
    for edition in (1, 2, 3)
}
GAME = replace(PRESENT, older=OLDER)

__all__ = ["GAME"]
