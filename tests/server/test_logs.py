"""One line an event, that people and programs can read."""

import logging
import sys

import pytest
from aiohttp.http_exceptions import BadStatusLine

from huisclos.server.logs import KeyValue, is_ours


def record(message: str, *args: object, error: BaseException | None = None) -> logging.LogRecord:
    told = None
    if error:
        try:
            raise error
        except type(error):
            told = sys.exc_info()
    made = logging.LogRecord("house", logging.INFO, "", 0, message, args, told)
    made.created, made.msecs = 1_700_000_000.25, 250.0
    return made


@pytest.mark.parametrize(
    ("message", "args", "line"),
    [
        ("serving", ({"port": 8484},), "level=info event=serving port=8484"),
        ("two words", (), 'level=info event="two words"'),
        ("kept %d", (3,), 'level=info event="kept 3"'),
        ("said", ({"text": 'a="b"\nlevel=error'},), r'text="a=\"b\"\nlevel=error"'),
        ("empty", ({"text": ""},), 'text=""'),
    ],
)
def test_a_line_is_a_time_and_pairs(message, args, line):
    text = KeyValue().format(record(message, *args))
    assert text.startswith("2023-11-14T22:13:20.250Z level=info ")
    assert text.endswith(line) and "\n" not in text


@pytest.mark.parametrize(
    ("error", "logged"),
    [(KeyError("x"), True), (BadStatusLine("noise"), False), (ConnectionResetError(), False)],
)
def test_our_own_faults_come_with_the_place_and_strangers_noise_not_at_all(error, logged):
    made = record("broken", error=error)
    assert is_ours(made) is logged
    assert "Traceback" in KeyValue().format(made)
