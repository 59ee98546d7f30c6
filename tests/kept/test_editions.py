"""A kept game is judged by the rules and the options it was played by, whatever they are today."""

import dataclasses
import json
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from typer.testing import CliRunner

from huisclos import shelf
from huisclos.cli import app
from huisclos.kernel import AnyGame
from huisclos.tables import Record, log
from huisclos.tables.event import Started
from huisclos.tables.verify import verify
from tests.kept.record import GAMES, rules, whole
from tests.kept.test_kept import HERE, LOGS, text_of, title

RUN = CliRunner()


def another(hint: Any, default: Any) -> Any:
    """A value of this type that is not the default."""
    if get_origin(hint) is Literal:
        return next(value for value in get_args(hint) if value != default)
    if get_origin(hint) is Annotated:
        if get_args(hint)[0] is str:
            return f"{default} other"
        bounds = get_args(hint)[1]
        return bounds.le if default != bounds.le else bounds.ge
    return not default if hint is bool else another(get_args(hint)[0], default)


def with_other_defaults(game):
    """The same game on the day that somebody has changed the default of every option."""
    hints = get_type_hints(game.options, include_extras=True)
    fields = [
        (field.name, hints[field.name], another(hints[field.name], field.default))
        for field in msgspec.structs.fields(game.options)
        if not field.required
    ]
    name = game.options.__name__
    options = msgspec.defstruct(name, fields, bases=(game.options,), frozen=True, tag=name)
    assert all(getattr(options(3), name) != getattr(game.options(3), name) for name, *_ in fields)
    return dataclasses.replace(game, options=options)


def records_of(name: str) -> list[Record]:
    """A game that the first edition kept."""
    return log.load(text_of(HERE / f"edition-1/{name}.jsonl.xz"))


def kept_rules(edition: int) -> dict[str, Any]:
    return json.loads((HERE / f"edition-{edition}/rules.json").read_text())


OTHER_DEFAULTS = {name: with_other_defaults(game) for name, game in shelf.games().items()}


@pytest.mark.parametrize("path", LOGS, ids=title)
def test_a_game_that_said_nothing_of_its_options_keeps_those_of_its_day(path):
    records = log.load(text_of(path))
    assert verify(OTHER_DEFAULTS, records) == verify(shelf.games(), records)


def test_a_game_that_starts_today_says_its_edition_and_all_its_options():
    evening = whole(GAMES["infiltres-own-missions"])
    for started, name in zip(
        (r.event for r in evening.records if isinstance(r.event, Started)),
        ("infiltres", "dauphin"),
        strict=True,
    ):
        assert started.edition == shelf.game(name).edition
        assert started.options.keys() >= {*shelf.game(name).options.__struct_fields__}
    assert verify(OTHER_DEFAULTS, evening.records) == verify(shelf.games(), evening.records)


def raise_edition(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The same game on the day that it has other rules, and none of the old are known."""
    found = shelf.game
    later = dataclasses.replace(found(name), edition=found(name).edition + 1, older={})

    def game(wanted: str) -> AnyGame:
        return later if wanted == name else found(wanted)

    monkeypatch.setattr("huisclos.shelf.shelf.game", game)
    monkeypatch.setattr("huisclos.shelf.game", game)


@pytest.fixture
def later(monkeypatch) -> None:
    """The day on which Infiltrés has other rules, and nobody kept the old ones."""
    raise_edition(monkeypatch, "infiltres")


@pytest.fixture
def two_games(tmp_path) -> str:
    """A log with a game of Infiltrés, and then one of Dauphin."""
    file = tmp_path / "kept.jsonl"
    file.write_text(text_of(HERE / "edition-1/infiltres-own-missions.jsonl.xz"))
    return str(file)


def test_verify_says_what_it_cannot_judge_and_judges_the_rest(later, two_games):
    done = RUN.invoke(app, ["verify", two_games])
    assert done.exit_code == 0, done.output
    assert "Played by edition 1, which this program no longer judges." in done.stdout
    assert "game 2: dauphin, to the end" in done.stdout
    assert "holds" not in done.stdout
    report = json.loads(RUN.invoke(app, ["verify", two_games, "--json"]).stdout)
    assert report["ok"] and [bool(game["unjudged"]) for game in report["games"]] == [True, False]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("fr", "que ce programme ne juge plus"), ("en", "which this program no longer judges")],
)
def test_replay_gives_the_moves_as_they_stand(later, two_games, language, sentence):
    command = ["replay", two_games, "--game", "1", "--language", language]
    whole, ana = (RUN.invoke(app, [*command, *eyes]) for eyes in ((), ("--seat", "Ana")))
    for done in (whole, ana):
        assert done.exit_code == 0, done.output
        assert sentence in done.stdout
    assert '{"type":"Brief"' in whole.stdout and '{"type":"Brief"' not in ana.stdout
    report = json.loads(RUN.invoke(app, [*command, "--json"]).stdout)
    assert sentence in report["unjudged"] and report["over"] is None
    assert next(step["seat"] for step in report["steps"] if step["notation"]) == -1


def test_a_table_that_was_put_away_goes_into_another_store(later, two_games, tmp_path):
    done = RUN.invoke(app, ["import", two_games, "--store", str(tmp_path / "other.db")])
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("name", shelf.ours())
def test_what_the_first_logs_leave_unsaid_is_written_down_once_and_never_changed(name):
    """An option that came later adds what games were played with before it."""
    unsaid, first = shelf.game(name).unsaid, kept_rules(1)[name]["defaults"]
    assert {option: unsaid[option] for option in first} == first
    assert unsaid.keys() == {*shelf.game(name).options.__struct_fields__} - {"seats"}


@pytest.mark.parametrize("name", shelf.ours())
def test_an_edition_keeps_its_defaults_and_its_deals(name):
    """Whoever changes them raises the edition, and keeps games of the new one."""
    assert rules(name) == kept_rules(shelf.game(name).edition)[name]
