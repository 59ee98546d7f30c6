"""What passes between a phone and a node that serves its table: whole frames, no faster than the
phone reads."""

import asyncio
from typing import Any, cast

import pytest

from huisclos.kernel import Refusal, encode
from huisclos.server.connection import BEHIND
from huisclos.server.frames import CLOSING, frame
from huisclos.server.nodes import Nodes
from huisclos.server.relay import Relay
from huisclos.store.postgres.lease import Node
from huisclos.wire.messages import Gone


class Transport:
    """That remembers what was written, and is told how much of it waits."""

    def __init__(self) -> None:
        self.written, self.waits = b"", 0
        self.reading, self.closed, self.aborted = True, False, False

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.waits

    def get_extra_info(self, _: str) -> None:
        return None

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True


class Others:
    def __init__(self) -> None:
        self.relays: set[Any] = set()


HEAD = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
FRAMES = [frame(b"x" * size) for size in (0, 5, 125, 126, 300, 70_000)]


def relay() -> tuple[Relay, Transport, Transport]:
    phone, line = Transport(), Transport()
    end = Relay(cast(Nodes, Others()), Node(1, "http://x:1", (1,)), cast(asyncio.Transport, phone))
    end.connection_made(cast(asyncio.Transport, line))
    return end, phone, line


@pytest.mark.parametrize("piece", [1, 7, 1000, 100_000])
def test_frames_pass_as_they_are_and_only_whole(piece: int) -> None:
    async def scene() -> None:
        end, phone, _ = relay()
        sent = HEAD + b"".join(FRAMES)
        ends = {0}
        for each in FRAMES:
            ends.add(max(ends) + len(each))
        for at in range(0, len(sent), piece):
            end.data_received(sent[at : at + piece])
            assert len(phone.written) in ends
        assert phone.written == b"".join(FRAMES)

    asyncio.run(scene())


def test_who_reads_slowly_is_not_read_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the node that serves the table sees that it is behind."""

    async def scene() -> None:
        monkeypatch.setattr("huisclos.server.relay.LOOK", 0.0)
        end, phone, line = relay()
        end.data_received(HEAD + FRAMES[1])
        assert line.reading
        phone.waits = BEHIND + 1
        end.data_received(FRAMES[2])
        assert not line.reading
        await asyncio.sleep(0.01)
        assert not line.reading
        phone.waits = 0
        while not line.reading:
            await asyncio.sleep(0)
        assert phone.written == FRAMES[1] + FRAMES[2]

    asyncio.run(scene())


@pytest.mark.parametrize("word", [True, False], ids=["said goodbye", "died"])
def test_a_phone_whose_node_is_gone_hears_one_last_word(word: bool) -> None:
    async def scene() -> None:
        end, phone, _ = relay()
        end.data_received(HEAD + FRAMES[1] + (frame(b"bye") + CLOSING if word else FRAMES[4][:9]))
        assert phone.closed == word  # what a phone answers to a last frame is answered by nobody
        end.connection_lost(None)
        assert phone.closed
        last = frame(b"bye" if word else encode(Gone(Refusal("store-failed"), again=True)))
        assert phone.written == FRAMES[1] + last + CLOSING

    asyncio.run(scene())


@pytest.mark.parametrize("answer", [b"HTTP/1.1 503 Busy\r\n\r\n", b"x" * 9000])
def test_a_node_that_does_not_answer_as_one_is_left(answer: bytes) -> None:
    async def scene() -> None:
        end, phone, line = relay()
        end.data_received(answer)
        assert line.aborted
        end.connection_lost(None)
        with pytest.raises(OSError):
            await end.begun
        assert not phone.is_closing() and phone.written == b""

    asyncio.run(scene())
