"""Infiltrés: a word bluff for 3 to 20 people."""

from __future__ import annotations

from dataclasses import replace

from huisclos.kernel import Game, Pieces, waits_of

from . import (
    actions,
    catalogue,
    editions,
    interludes,
    judge,
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
    name="infiltres",
    edition=editions.EDITION,
    unsaid=editions.UNSAID,
    seats=range(nouns.LEAST, nouns.MOST + 1),
    minutes=20,
    one_phone=True,
    modes=("typed", "spoken"),
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
    words=catalogue.words,
    refuse=judge.refuse,
    apply=rules.apply,
    deal=rules.deal,
    pieces=Pieces(rules.collection, rules.met, rules.spare),
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
    own_bytes=lambda board: 1024,  # a word, some marks and a seat to name: twenty seats need 783
    resample=worlds.resample,
    channels=secrets.channels,
    touched=secrets.touched,
    write=actions.NOTATION.write,
    read=actions.NOTATION.read,
    refuse_options=judge.refuse_options,
    refuse_content=judge.refuse_content,
)

FIRST = replace(
    PRESENT,
    edition=1,
    refuse=editions.refuse_at_first,
    apply=editions.apply_at_first,
    private=editions.private_at_first,
    interludes=interludes.AT_FIRST,
)
SECOND = replace(PRESENT, edition=2, interludes=interludes.AT_FIRST)
GAME = replace(PRESENT, older={1: FIRST, 2: SECOND})

__all__ = ["GAME"]
