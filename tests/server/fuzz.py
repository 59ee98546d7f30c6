"""A seeded fuzzer: messages of every kind, broken in every way, sent to a real server.

It sits at a table and plays, watches it, and owns a room of its own. Whatever it sends, it must get
typed messages or a closed line, and never a word that others keep from it.
"""

from __future__ import annotations

import json
import socket
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from huisclos import shelf
from huisclos.kernel import decode, encode
from huisclos.server import limits
from huisclos.tables.event import Committed
from huisclos.tables.log import load, tables
from huisclos.tables.wishes import Play
from huisclos.wire.messages import PROTOCOL, Failure, Gone, Hello, NewTable, ToClient, ToServer
from tests.conftest import PATIENCE
from tests.server.raw import BINARY, CLOSE, PING, TEXT, RawSocket, framed

# How a line may end (docs/protocol.md, Errors): at our own wish, after a breach of the WebSocket
# protocol, a binary frame, text that is no UTF-8, a `Gone`, a message too large.
ENDS = {1000, 1002, 1003, 1007, 1008, 1009}
A_VISIT = 40  # frames a connection: below the limit of messages, which has its own tests
A_GROUP = 8  # frames until an answer is waited for

MESSAGES = inspect.type_info(ToServer)
ACTIONS = [inspect.type_info(game.action) for game in shelf.games().values()]
TEXTS = [
    "",
    "a",
    "lobby",
    "table",
    "infiltres",
    "locked",
    "é",
    "\0",
    "\u202e",
    "x" * 300,
    "{}",
    "0",
]
NUMBERS = [0, 1, 2, 3, 7, -1, -2, 2**31, 2**53 + 1, 2**64, -(2**70)]


# -- values ---------------------------------------------------------------------------------------


def valid(kind: Any, rng: Random) -> Any:
    """JSON of this type, but for limits on lengths and sizes."""
    match kind:
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            body = {f.encode_name: valid(f.type, rng) for f in fields}
            return {tag_field: tag, **body} if tag_field else body
        case inspect.Metadata(type=inner):
            return valid(inner, rng)
        case inspect.UnionType(types=types):
            return valid(rng.choice(types), rng)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [valid(item, rng) for _ in range(rng.randrange(4))]
        case inspect.TupleType(item_types=items):
            return [valid(item, rng) for item in items]
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.EnumType(cls=cls):
            return rng.choice([*cls]).value
        case inspect.IntType():
            return rng.choice(NUMBERS[:5])
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.NoneType():
            return None
        case inspect.StrType():
            return rng.choice(TEXTS)
        case inspect.RawType():
            return valid(rng.choice(ACTIONS), rng)
    return junk(rng)


def junk(rng: Random, depth: int = 2) -> Any:
    match rng.randrange(7 if depth else 5):
        case 0:
            return rng.choice(TEXTS)
        case 1:
            return rng.choice(NUMBERS)
        case 2:
            return rng.choice([None, True, False])
        case 3:
            return rng.uniform(-1e9, 1e9)
        case 4:
            return "".join(map(chr, rng.choices(range(1, 0xD800), k=rng.randrange(30))))
        case 5:
            return [junk(rng, depth - 1) for _ in range(rng.randrange(5))]
    return {rng.choice(TEXTS): junk(rng, depth - 1) for _ in range(rng.randrange(4))}


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container within a value, with each of its keys."""
    if isinstance(value, dict | list):
        for key in [*value] if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


def mutated(value: Any, rng: Random) -> Any:
    spots = [*places(value)]
    if not spots:
        return junk(rng)
    within, key = rng.choice(spots)
    match rng.randrange(5):
        case 0:
            within[key] = junk(rng)
        case 1:
            del within[key]
        case 2:
            if isinstance(within, dict):
                within[rng.choice(TEXTS)] = junk(rng)
        case 3:
            within[key] = [within[key]]
        case 4:
            within[key] = valid(MESSAGES, rng)
    return value


def spoilt(text: bytes, rng: Random) -> bytes:
    """The same bytes with some changed, missing, doubled or new."""
    body = bytearray(text)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(body) + 1)
        match rng.randrange(5):
            case 0:
                body[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                del body[at : at + rng.randrange(1, 5)]
            case 2:
                body[at:at] = rng.randbytes(rng.randrange(1, 5))
            case 3:
                body[at:at] = body[at : at + 20]
            case 4:
                body[at:at] = rng.choice([b"[" * 2000, b"\\ud800", b"1e999", b"NaN", b'"a":'])
    return bytes(body)


def message(rng: Random) -> bytes:
    """What could be one, or nearly."""
    value = valid(MESSAGES, rng)
    while value["type"] == "Leave" and rng.random() < 0.98:  # or there would soon be no seat left
        value = valid(MESSAGES, rng)
    for _ in range(rng.choice([0, 0, 0, 1, 1, 2])):
        value = mutated(value, rng)
    text = json.dumps(value).encode()
    if rng.random() > 0.2:
        return text
    text = spoilt(text, rng)
    return text if rng.random() < 0.02 else text.decode(errors="replace").encode()


# -- frames ---------------------------------------------------------------------------------------


def whole(rng: Random) -> bytes:
    return framed(message(rng))


def fragmented(rng: Random) -> bytes:
    text = message(rng)
    cuts = sorted(rng.choices(range(len(text) + 1), k=rng.randrange(1, 4)))
    parts = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    frames = [framed(part, 0 if n else TEXT, n == len(parts) - 1) for n, part in enumerate(parts)]
    ping = framed(b"between", PING) if rng.random() < 0.3 else b""
    return ping.join(frames)


def noise(rng: Random) -> bytes:
    return framed(rng.randbytes(rng.randrange(200)))


def binary(rng: Random) -> bytes:
    return framed(message(rng), BINARY)


def control(rng: Random) -> bytes:
    body = rng.randbytes(rng.choice([0, 1, 2, 10, 125, 126, 300]))
    return framed(body, rng.choice([CLOSE, PING, PING, 10, 10]))


def wrong(rng: Random) -> bytes:
    """Against the WebSocket protocol itself."""
    text = message(rng)
    match rng.randrange(5):
        case 0:
            return framed(text, rng.choice([3, 7, 11, 15]))  # kinds that do not exist
        case 1:
            return framed(text, 0)  # goes on with nothing
        case 2:
            return bytes([0x81 | rng.choice([16, 32, 64])]) + framed(text)[1:]
        case 3:
            return framed(text, TEXT, last=False) + framed(text)
    return framed(b"x", PING, last=False)


def huge(rng: Random) -> bytes:
    size = limits.MESSAGE_BYTES + rng.randrange(1, 1000)
    if rng.random() < 0.5:
        return b"\x81\xff" + struct.pack(">Q", rng.choice([size, 2**40, 2**63 - 1])) + bytes(4)
    part = framed(b"x" * (size // 2 + 1), TEXT, last=False)
    return part + framed(b"x" * (size // 2 + 1), 0)


FRAMES: list[tuple[Callable[[Random], bytes], int]] = [
    (whole, 200),
    (fragmented, 20),
    (noise, 4),
    (binary, 2),
    (control, 6),
    (wrong, 2),
    (huge, 1),
]


# -- requests -------------------------------------------------------------------------------------


PATHS = (
    *("/api/tables", "/api/tables", "/api/tables/{code}", "/api/tables/{code}/log"),
    *("/ws/{code}", "/api/games", "/api/../api", "/%2e%2e/x.py", "//", "/metrics", "/health"),
)
HEADERS = (
    *("Origin: null", "Origin: http://[", "Upgrade: websocket", "Expect: 100-continue"),
    *("Content-Encoding: deflate", "Range: bytes=9-1"),
    *("Content-Type: \x7f", "Expect: more", "X: " + "y" * 9000),
)
BROKEN = (
    *("Content-Length: -1", "Content-Length: x", f"Content-Length: {2**70}"),
    *("Content-Length: 100000", "Transfer-Encoding: chunked"),
)


def request(rng: Random, port: int, codes: list[str]) -> tuple[bytes, bool]:
    """A request, and whether it is whole: if not, the house may wait for the rest for ever."""
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(1, 200)) + b"\r\n\r\n", False
    table = NewTable(rng.choice(["infiltres", "chess", ""]), {})
    value = json.loads(encode(table))
    if rng.random() < 0.8:
        value = mutated(value, rng)
    body = json.dumps(value).encode()
    if rng.random() < 0.3:
        body = spoilt(body, rng)
    code = rng.choice([*codes, "AAAA", "%00", "..", "\u00e9", "a" * 3000])
    path = rng.choice(PATHS).format(code=code)
    lines = [
        f"{rng.choice(['GET', 'POST', 'POST', 'PUT', 'HEAD', 'OPTIONS'])} {path} HTTP/1.1",
        f"Host: {rng.choice(['127.0.0.1', 'a:b:c', '[', ''])}:{port}",
        "Connection: close",
    ]
    if whole := rng.random() < 0.95:
        lines.append(f"Content-Length: {len(body)}")
    else:
        lines.append(rng.choice(BROKEN))
    if rng.random() < 0.3:
        lines.append(rng.choice(HEADERS))
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body, whole


# -- the fuzzer -----------------------------------------------------------------------------------


class Target(NamedTuple):
    """A table, and who we are there."""

    code: str
    token: str | None
    invitation: str | None = None


@dataclass
class Fuzzer:
    port: int
    targets: list[Target]
    secrets: list[bytes]
    deals: list[bytes]  # told once a game is over, and noise may have it ended
    rng: Random
    seen: Counter[str] = field(default_factory=Counter)
    asked: int = 0
    gone: str = ""  # why the last line ended

    def run(self, count: int) -> None:
        while sum(n for kind, n in self.seen.items() if kind.startswith("sent")) < count:
            if self.targets and self.rng.random() < 0.7:
                self.visit(self.rng.choice(self.targets))
            else:
                for _ in range(5):
                    self.ask_http()

    def frame(self) -> bytes:
        make = self.rng.choices(*zip(*FRAMES, strict=True))[0]
        self.seen[f"sent {make.__name__}"] += 1
        return make(self.rng)

    def visit(self, target: Target) -> None:
        with RawSocket(self.port, target.code) as line:
            try:
                if self.rng.random() < 0.1:
                    line.line.sendall(self.frame())  # no hello, or perhaps one
                else:
                    hello = Hello(target.token, protocol=PROTOCOL, invitation=target.invitation)
                    line.send(encode(hello))
                for _ in range(A_VISIT // A_GROUP):
                    for _ in range(A_GROUP):
                        line.line.sendall(self.frame())
                    self.wait(line)
            except Ended as end:
                self.seen[f"ended {end}"] += 1
                if self.gone == "no-such-table":  # its last person has left
                    self.targets.remove(target)
            except (ConnectionResetError, BrokenPipeError):  # it closed while we were still sending
                self.seen["ended while sending"] += 1

    def wait(self, line: RawSocket) -> None:
        """For the answer to a move that cannot be: all before it has been answered by then."""
        self.asked += 1
        self.gone = ""
        line.send(encode(Play("probe", self.asked, 0, 0, msgspec.Raw(b"{}"))))
        last: Any = None
        while True:
            try:
                kind, body = line.receive()
            except ConnectionResetError:
                raise
            except ConnectionError:
                raise Ended("after Gone" if isinstance(last, Gone) else "without a word") from None
            self.check(body)
            if kind == TEXT:
                last = decode(body, ToClient)
                self.seen[f"got {type(last).__name__}"] += 1
                if getattr(last, "number", None) == self.asked:
                    return
                if isinstance(last, Gone):
                    self.gone = last.reason.key
            elif kind == CLOSE:
                (code,) = struct.unpack(">H", body[:2]) if body else (1000,)
                assert code in ENDS, f"closed with {code}"
                raise Ended(str(code))

    def ask_http(self) -> None:
        text, whole = request(self.rng, self.port, [target.code for target in self.targets])
        self.seen["sent request"] += 1
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            line.sendall(text)
            if not whole:
                line.shutdown(socket.SHUT_WR)
            answer = b""
            try:
                while more := line.recv(65536):
                    answer += more
            except ConnectionResetError:
                self.seen["http reset"] += 1
                return
        self.check(answer)
        if not answer:
            self.seen["http nothing"] += 1
            return
        head, _, body = answer.partition(b"\r\n\r\n")
        status = int(head.split()[1])
        self.seen[f"http {status}"] += 1
        assert status < 500 or status == 503, (text, answer[:2000])
        if status >= 400 and body and whole:
            assert b"application/json" in head or status in (400, 416, 417), (text, answer[:2000])
            if b"application/json" in head:
                decode(body, Failure)

    def check(self, answer: bytes) -> None:
        told = set(self.deals) if b'"over":true' in answer else deals_of_ended_games(answer)
        for secret in {*self.secrets, *self.deals} - told:
            assert secret not in answer, f"{secret!r} was told: {answer[:2000]!r}"


def deals_of_ended_games(answer: bytes) -> set[bytes]:
    """Where it is the log of a table: what was dealt from in the games that end in it."""
    head, _, body = answer.partition(b"\r\n\r\n")
    if b"application/jsonl" not in head:
        return set()
    records, dealt, told = load(body.decode()), set[bytes](), set[bytes]()
    for record, table in zip(records, tables(shelf.games(), records), strict=True):
        if isinstance(record.event, Committed):
            dealt.add(record.event.secret.encode())
        if table.sitting and table.sitting.over:
            told |= dealt
    return told


class Ended(Exception):
    """The line was closed, as it may be."""
