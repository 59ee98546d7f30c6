"""Captain Sonar: two submarines, two crews, one sea, for 2 to 8 people."""

from __future__ import annotations

from huisclos.kernel import Game

from . import acting, editions, judge, lapses, listing, notation, posts, rules, secrets, worlds
from .acts import Action
from .model import Private, Public, State
from .notes import Note
from .things import Options

GAME = Game(
    name="sonar",
    edition=editions.EDITION,
    unsaid=editions.UNSAID,
    seats=range(posts.LEAST, posts.MOST + 1),
    minutes=45,
    company=2,
    modes=("turns", "realtime"),
    options=Options,
    state=State,
    action=Action,
    note=Note,
    board=Public,
    sheet=Private,
    setup=rules.setup,
    to_act=acting.to_act,
    awaited=acting.awaited,
    asked=acting.asked,
    late=acting.late,
    reaction=rules.reaction,
    moves=listing.moves,
    sample=rules.sample,
    refuse=judge.refuse,
    apply=rules.apply,
    deal=rules.deal,
    pace=lapses.pace,
    outcome=rules.outcome,
    public=secrets.public,
    private=secrets.private,
    resample=worlds.resample,
    channels=secrets.channels,
    write=notation.write,
    read=notation.read,
    refuse_options=judge.refuse_options,
)

__all__ = ["GAME"]
