"""Export, import, verify: what was played can be kept, brought back and checked."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from huisclos.cli import app
from huisclos.store import open_store
from huisclos.tables import log
from huisclos.tables.event import Joined, Supplied
from tests.cli.recorded import append, evening, keep
from tests.conftest import FULL

RUN = CliRunner()


@pytest.fixture(scope="module")
def records():
    return evening()


@pytest.fixture
def store(tmp_path, records):
    path = tmp_path / "house.db"
    asyncio.run(keep(path, "5afe", records, code="KRBX"))
    return path


@pytest.fixture
def exported(tmp_path, store):
    out = tmp_path / "game.jsonl"
    done = RUN.invoke(app, ["export", "KRBX", "--store", str(store), "--out", str(out)])
    assert done.exit_code == 0, done.output
    return out


def kept(path: Path) -> dict[str, list[bytes]]:
    async def read():
        store = open_store(str(path))
        found = {t.id: await store.read(t.id) for t in await store.tables(closed=True)}
        store.close()
        return found

    return asyncio.run(read())


def test_an_exported_log_is_its_owners_only(exported):
    assert exported.stat().st_mode & 0o777 == 0o600


def test_a_log_that_holds_is_said_to_hold(exported):
    done = RUN.invoke(app, ["verify", str(exported), "--json"])
    report = json.loads(done.stdout)
    assert done.exit_code == 0
    assert report["ok"] and [game["over"] for game in report["games"]] == [True, False]
    assert all(game["draws"] > 0 for game in report["games"])


def test_the_commitment_is_the_one_that_phones_showed(exported, records):
    report = json.loads(RUN.invoke(app, ["verify", str(exported), "--json"]).stdout)
    assert RUN.invoke(app, ["verify", str(exported)]).stdout.count(report["games"][0]["commitment"])


def test_a_change_in_any_single_place_is_found(exported, tmp_path):
    text = exported.read_text()
    changed = tmp_path / "changed.jsonl"
    places = range(0, len(text), 1 if FULL else 211)
    for at in places:
        other = "0" if text[at] != "0" else "1"
        changed.write_text(text[:at] + other + text[at + 1 :])
        assert RUN.invoke(app, ["verify", str(changed)]).exit_code == 1, text[at - 20 : at + 20]


def sealed(text: str) -> str:
    """The digest made anew, as somebody would who means it."""
    lines = text.splitlines()[:-1]
    body = "".join(f"{line}\n" for line in lines)
    return f'{body}{{"digest":"{log.digest(body)}"}}\n'


@pytest.mark.parametrize(
    ("pattern", "instead", "why"),
    [
        (r'"secret":"(.)', '"secret":"z', "does not follow from the committed secret"),
        (r'"salt":"Ana"', '"salt":"Eve"', "does not follow from the committed secret"),
        (r'"roles":\["(\w+)","(\w+)"', r'"roles":["\2","\1"', "secret|rules do not allow"),
        (r'"cause":"dealer"', '"cause":"clock"', "played for the dealer"),
        (r'"at":0.0,("event":{"type":"Started")', r'"at":9e9,\1', "backwards"),
        (r'"type":"Pick","number":\d+', '"type":"Pick","number":99', "rules do not allow"),
    ],
)
def test_a_change_with_a_new_digest_is_found_where_luck_or_rules_speak(
    exported, tmp_path, pattern, instead, why
):
    text, count = re.subn(pattern, instead, exported.read_text(), count=1)
    assert count == 1
    changed = tmp_path / "changed.jsonl"
    changed.write_text(sealed(text))
    done = RUN.invoke(app, ["verify", str(changed)])
    assert done.exit_code == 1
    assert re.search(why, done.stderr), done.stderr


def test_an_exported_table_goes_into_another_store_and_comes_out_the_same(exported, tmp_path):
    other = tmp_path / "other.db"
    done = RUN.invoke(app, ["import", str(exported), "--store", str(other)])
    assert done.exit_code == 0, done.output
    again = RUN.invoke(app, ["export", "KRBX", "--store", str(other)])
    assert again.stdout == exported.read_text()
    assert "already" in RUN.invoke(app, ["import", str(exported), "--store", str(other)]).stdout


def test_a_whole_store_is_copied_and_restored(store, tmp_path):
    copy, other = tmp_path / "copy.db", tmp_path / "other.db"
    assert RUN.invoke(app, ["export", "--store", str(store), "--out", str(copy)]).exit_code == 0
    assert RUN.invoke(app, ["import", str(copy), "--store", str(other)]).exit_code == 0
    assert kept(other) == kept(store)
    # a copy is a store itself
    assert RUN.invoke(app, ["export", "KRBX", "--store", str(copy)]).exit_code == 0


def test_a_table_whose_code_is_taken_is_imported_closed(store, exported, tmp_path, records):
    other = tmp_path / "other.db"
    asyncio.run(keep(other, "0ther", records[:3], code="KRBX"))
    done = RUN.invoke(app, ["import", str(exported), "--store", str(other)])
    assert "closed" in done.stdout
    assert set(kept(other)) == {"5afe", "0ther"}


def test_a_table_that_went_on_otherwise_is_left_alone(exported, tmp_path, records):
    other = tmp_path / "other.db"
    asyncio.run(keep(other, "5afe", records[1:], code="KRBX"))
    before = kept(other)
    assert (
        "left as it is" in RUN.invoke(app, ["import", str(exported), "--store", str(other)]).stdout
    )
    assert kept(other) == before


@pytest.mark.parametrize("command", ["verify", "import", "replay"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no log"),
        (b"hello\n", "no log"),
        (b"\xff\xfe\x00", "not a text|neither"),
        (b'{"huisclos":3}\n', "update"),
        (b'{"huisclos":1}\n{"at":0}\n', "the end is missing"),
    ],
)
def test_what_is_no_log_is_said_so(tmp_path, command, content, words):
    file = tmp_path / "file.jsonl"
    file.write_bytes(content)
    args = ["--store", str(tmp_path / "s.db")] if command == "import" else []
    done = RUN.invoke(app, [command, str(file), *args])
    assert done.exit_code in (1, 2)
    assert re.search(words, done.stderr), done.stderr
    assert not (tmp_path / "s.db").exists()


DAMAGED = [
    (b"{", "line 2"),
    (b'{"type":"Record","at":0,"event":{"type":"Opened","code":"\xff","game":"x"}}', "line 2"),
    (b'{"type":"Record","at":0,"event":{"type":"Started"}}', "cannot happen"),
]
NESTED = b"[" * 5000 + b"]" * 5000
DEEP = (
    b'{"type":"Record","at":0,"event":{"type":"Configured","game":"x","options":{"a":%b}}}' % NESTED
)


@pytest.mark.parametrize(("body", "why"), [*DAMAGED, (DEEP, "line 2")])
def test_a_damaged_table_is_left_out_and_the_others_are_imported(tmp_path, records, body, why):
    store, other = tmp_path / "house.db", tmp_path / "other.db"
    asyncio.run(append(store, "bad", [body], code="ZZZZ"))
    asyncio.run(keep(store, "5afe", records, code="KRBX"))
    done = RUN.invoke(app, ["import", str(store), "--store", str(other)])
    assert (done.exit_code, set(kept(other))) == (1, {"5afe"})
    assert re.search(f"bad: left out.*{why}", done.stderr), done.stderr
    assert RUN.invoke(app, ["replay", "ZZZZ", "--store", str(store)]).exit_code == 2


@pytest.mark.parametrize("body", [DAMAGED[0][0], DAMAGED[1][0], DEEP])
def test_a_damaged_table_is_not_exported_and_said_so(tmp_path, body):
    store, out = tmp_path / "house.db", tmp_path / "game.jsonl"
    asyncio.run(append(store, "bad", [body], code="ZZZZ"))
    done = RUN.invoke(app, ["export", "ZZZZ", "--store", str(store), "--out", str(out)])
    assert (done.exit_code, out.exists()) == (2, False)
    assert "ZZZZ is damaged, line 2" in done.stderr


def test_a_log_that_leaves_the_house_holds_no_token_and_no_own_content(records):
    clean = [record.event for record in log.cleaned(records)]
    assert {event.token for event in clean if isinstance(event, Joined)} == {""}
    assert {event.content for event in clean if isinstance(event, Supplied)} <= {""}
    assert any(isinstance(record.event, Supplied) for record in records)
