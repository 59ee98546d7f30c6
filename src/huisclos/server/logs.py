"""The log: one line an event, `key=value`, times in UTC. Never a token, a word or a secret.

log = logging.getLogger(__name__)
log.info("serving", {"port": 8484})
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Mapping

from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError

NOISE = (HttpProcessingError, RequestPayloadError, ConnectionError)


class KeyValue(logging.Formatter):
    converter = staticmethod(time.gmtime)

    def format(self, record: logging.LogRecord) -> str:
        fields = dict(record.args) if isinstance(record.args, Mapping) else {}
        pairs = {"level": record.levelname.lower(), "event": record.getMessage(), **fields}
        moment = self.formatTime(record, "%Y-%m-%dT%H:%M:%S")
        line = f"{moment}.{int(record.msecs):03}Z " + " ".join(
            f"{key}={plain(value)}" for key, value in pairs.items()
        )
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def plain(value: object) -> str:
    """As it is if that is clear; else as a JSON string, which has no line breaks."""
    text = str(value)
    return text if text and text.isprintable() and not {*' "='} & {*text} else json.dumps(text)


def is_ours(record: logging.LogRecord) -> bool:
    """Who sends what is no HTTP, or hangs up, must not fill the log."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, NOISE)


def log_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(KeyValue())
    handler.addFilter(is_ours)
    logging.basicConfig(level=logging.INFO, handlers=[handler])
