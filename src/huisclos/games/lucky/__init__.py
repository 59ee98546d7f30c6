"""Sauvez le Docteur Lucky: a race to save a man, seen by a witness, on a sinking ship."""

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

PRESENT = Game(
    name="lucky",
    edition=editions.EDITION,
    unsaid=editions.UNSAID,
    seats=range(3, 8),
    minutes=45,
    one_phone=True,
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
    own_bytes=lambda board: 16384,  # who holds many cards has many moves
    wait=rules.wait_of,
    reaction=rules.reaction,
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
    write=notation.NOTATION.write,
    read=notation.NOTATION.read,
    refuse_content=judge.refuse_content,
)
# Its options say all that was different: what its logs leave out is in `editions.UNSAID`.
GAME = replace(PRESENT, older={edition: replace(PRESENT, edition=edition) for edition in (1, 2)})

__all__ = ["GAME"]
