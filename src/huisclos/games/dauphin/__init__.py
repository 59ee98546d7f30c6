"""Dauphin, le 9e passager: dolphins in disguise aboard the Palermo 13, for 3 to 5 people."""

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
from .nouns import cards

PRESENT = Game(
    name="dauphin",
    edition=editions.EDITION,
    unsaid=editions.UNSAID,
    seats=range(cards.LEAST, cards.MOST + 1),
    minutes=40,
    one_phone=True,
    modes=("phones", "cards"),
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
    late=rules.late,
    moves=rules.moves,
    sample=rules.sample,
    catalogue=catalogue.catalogue,
    refuse=judge.refuse,
    apply=rules.apply,
    deal=rules.deal,
    pace=rules.pace,
    wait=waits_of,
    outcome=rules.outcome,
    titles=titles.titles,
    wagers=onlookers.wagers,
    right=onlookers.right,
    stamps=onlookers.stamps,
    interludes=interludes.INTERLUDES,
    public=secrets.public,
    private=secrets.private,
    own_bytes=lambda board: 2048,  # the longest list of moves takes half of it
    resample=worlds.resample,
    channels=secrets.channels,
    touched=secrets.touched,
    write=notation.write,
    read=notation.read,
    refuse_options=judge.refuse_options,
)
OLDER = {
    edition: replace(
        PRESENT,
        edition=edition,
        setup=partial(rules.setup, edition=edition),
        resample=partial(worlds.resample, edition=edition),
    )
    for edition in (1, 2)
}
GAME = replace(PRESENT, older=OLDER)

__all__ = ["GAME"]
