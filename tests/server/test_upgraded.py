"""A phone's line once it is ours: who hears what comes over it, and how it ends."""

import asyncio
import gc
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvloop
from aiohttp import web, web_protocol

from huisclos.kernel import encode
from huisclos.server import limits
from huisclos.server.app import opened
from huisclos.server.certificate import Secure, made_here
from huisclos.server.hub import Hub
from huisclos.server.metrics import Tally
from huisclos.server.nodes import trusting
from huisclos.server.reader import PART, PING, TEXT
from huisclos.server.settings import Settings
from huisclos.server.upgraded import GOODBYE, POLICY, First, Upgraded
from huisclos.store import MemoryStore
from huisclos.wire.messages import PROTOCOL, Echo, Hello
from tests.conftest import PATIENCE
from tests.server.house import REHEARSAL
from tests.server.players import eventually
from tests.server.raw import CLOSE, RawSocket, framed
from tests.server.unframe import messages

CLOSED = framed((1000).to_bytes(2), CLOSE)


class Wire:
    """A transport that remembers what was written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = self.aborted = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def set_write_buffer_limits(self, high: int) -> None: ...

    def get_extra_info(self, name: str) -> None: ...


class Ear:
    """Remembers what it heard, and has a last word that is on its way."""

    def __init__(self, wire: Wire) -> None:
        self.heard: list[object] = []
        self.wire = wire

    def hear(self, text: str) -> None:
        self.heard.append(text)

    def hear_control(self, kind: int, body: bytes) -> None:
        self.heard.append((kind, body))

    def leave(self) -> None:
        self.heard.append("gone")
        self.wire.write(b"on its way ")


def line_of(hub: Any = None) -> tuple[Upgraded, Wire]:
    hub = hub or SimpleNamespace(phones=set(), tally=Tally())
    wire = Wire()
    return Upgraded(hub, cast(asyncio.Transport, wire)), wire


def closing(code: int) -> bytes:
    return b"\x88\x02" + code.to_bytes(2)


def scene(play: Any) -> None:
    async def begin() -> None:
        play()

    asyncio.run(begin())


SAID = framed(b"a") + framed(b"?", PING) + framed(b"b", last=False) + framed(b"c", PART)
HEARD = ["a", (PING, b"?"), "bc"]
ENDS = {
    "goodbye": (CLOSED, GOODBYE),
    "no UTF-8": (framed(b"\xff"), 1007),
    "no UTF-8 in parts": (framed(b"\xff", last=False) + framed(b"", PART), 1007),
    "binary": (framed(b"", 2), 1003),
    "no mask": (b"\x81\x01a", 1002),
}


@pytest.mark.parametrize(("last", "code"), ENDS.values(), ids=ENDS)
def test_all_is_heard_once_and_our_last_word_comes_last_in_whatever_pieces(last, code):
    sent = SAID + last + framed(b"behind it")

    def play() -> None:
        for pieces in ([bytes([each]) for each in sent], *cuts(sent)):
            line, wire = line_of()
            ear = Ear(wire)
            line.listen(ear)
            for piece in pieces:
                line.data_received(piece)
            assert ear.heard == [*HEARD, "gone"]
            assert wire.written == b"on its way " + closing(code)
            assert wire.closed == (last == CLOSED)
            line.connection_lost(None)
            assert ear.heard.count("gone") == 1 and not line.hub.phones

    scene(play)


def cuts(sent: bytes) -> list[list[bytes]]:
    return [[sent[:at], sent[at:]] for at in range(len(sent))]


def test_who_says_goodbye_after_our_last_word_is_hung_up_on():
    def play() -> None:
        line, wire = line_of()
        line.listen(Ear(wire))
        line.end(POLICY, b"no ")
        line.end(GOODBYE)
        assert wire.written == b"on its way no " + closing(POLICY) and not wire.closed
        line.data_received(framed(b"but"))
        assert not wire.closed
        line.data_received(CLOSED)
        assert wire.closed and wire.written.endswith(closing(POLICY))

    scene(play)


def test_what_comes_behind_the_first_message_waits_until_somebody_listens():
    def play() -> None:
        line, wire = line_of()
        line.listener = first = First(line)
        line.data_received(framed(b"hello") + framed(b"one"))
        line.data_received(framed(b"two")[:3])
        assert first.said.result() == "hello"
        ear = Ear(wire)
        line.listen(ear)
        assert ear.heard == ["one"]
        line.data_received(framed(b"two")[3:])
        assert ear.heard == ["one", "two"]

    scene(play)


def test_who_says_much_before_anybody_listens_is_cut():
    def play() -> None:
        line, wire = line_of()
        line.listener = First(line)
        line.data_received(framed(b"hello"))
        for _ in range(limits.MESSAGE_BYTES // 1000):
            line.data_received(framed(b"x" * 1000))
        assert wire.aborted and line.hub.tally.cut["flooding"] == 1

    scene(play)


@pytest.mark.parametrize("sent", [b"", framed(b"", PING)], ids=["nothing", "a ping"])
def test_who_does_not_begin_with_a_message_says_none(sent):
    def play() -> None:
        line, _ = line_of()
        line.listener = first = First(line)
        line.data_received(sent)
        line.connection_lost(None)
        assert first.said.result() is None

    scene(play)


def test_who_is_silent_is_asked_and_who_does_not_answer_is_cut():
    def play() -> None:
        line, wire = line_of()
        line.listen(Ear(wire))
        for _ in range(3):
            line.look()
            assert wire.written == b""
            line.data_received(framed(b"here"))
        line.look()
        line.look()
        assert wire.written == b"\x89\x00" and not wire.aborted
        line.look()
        assert wire.aborted

    scene(play)


def test_parts_of_a_message_cost_more_than_their_bytes():
    """Else somebody could keep the house busy with empty ones."""

    def play() -> None:
        line, wire = line_of()
        line.listen(Ear(wire))
        line.data_received(framed(b"x", TEXT, last=False))
        part, sent = framed(b"", PART, last=False), 0
        while not wire.aborted and sent < limits.BYTES_AT_ONCE:
            line.data_received(part * 1000)
            sent += 1000 * len(part)
        assert line.hub.tally.cut["flooding"] == 1
        assert sent < limits.BYTES_AT_ONCE / 10

    scene(play)


# -- with real sockets ----------------------------------------------------------------------------


async def visited(visit: Any, tls: Secure | None = None) -> None:
    settings = Settings(host="127.0.0.1", port=0, bot_pace=0, rehearsal=REHEARSAL, tls=tls)
    hub = Hub(MemoryStore(), settings)
    async with asyncio.timeout(PATIENCE), opened(hub) as port:
        await visit(hub, port, await hub.open("infiltres", {}))
        if not hub.stopping:
            await hub.stop()


def request(code: str) -> bytes:
    return (
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"  # of RFC 6455, 1.3
    ).encode()


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
@pytest.mark.parametrize("secure", [False, True], ids=["http", "https"])
def test_what_comes_together_with_the_request_is_heard(run, secure, tmp_path):
    async def visit(hub: Hub, port: int, code: str) -> None:
        context = trusting() if secure else None
        reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=context)
        hello, echo = framed(encode(Hello(protocol=PROTOCOL))), framed(encode(Echo()))
        writer.write(request(code) + hello + echo + CLOSED)
        head, _, told = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in head
        kinds = [message["type"] for message in messages(told.removesuffix(closing(GOODBYE)))]
        assert kinds[0] == "Welcome" and kinds[-1] == "Echo"

    run(visited(visit, made_here(tmp_path / "tls") if secure else None))


def theirs() -> list[object]:
    """What aiohttp holds of requests. Python looks for garbage when it has made enough: by luck."""
    gc.collect()
    kinds = (web.Request, web_protocol.RequestHandler)
    return [each for each in gc.get_objects() if type(each) in kinds]


def test_aiohttp_keeps_nothing_of_a_phone_that_is_here():
    async def visit(hub: Hub, port: int, code: str) -> None:
        def come() -> RawSocket:
            line = RawSocket(port, code)
            line.send(encode(Hello(protocol=PROTOCOL)))
            while line.message()["type"] != "Here":
                pass
            return line

        earlier = theirs()  # of other tests, if anything holds them still
        with await asyncio.to_thread(come):
            await eventually(lambda: not [each for each in theirs() if each not in earlier])
            assert hub.connections == 1
        await eventually(lambda: hub.connections == 0 and not hub.tables)

    asyncio.run(visited(visit))


def test_who_has_not_found_a_table_is_sent_on_when_the_house_stops():
    async def visit(hub: Hub, port: int, code: str) -> None:
        line = await asyncio.to_thread(RawSocket, port, code)
        await eventually(lambda: hub.connections == 1)
        _, last = await asyncio.gather(hub.stop(), asyncio.to_thread(line.message))
        assert (last["type"], last["reason"]["key"], last["again"]) == (
            *("Gone", "server-stopping"),
            True,
        )
        assert line.receive() == (CLOSE, GOODBYE.to_bytes(2))
        line.line.close()

    asyncio.run(visited(visit))
