"""Where phones find this machine."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from aiohttp import web

LOCAL = ("localhost", "127.0.0.1", "::1", "[::1]")


def home_address() -> str:
    """This machine's address on the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only routes are read
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_from_here(request: web.Request) -> bool:
    """Asked on this machine, and not by a proxy for somebody elsewhere."""
    host = request.host if request.host in LOCAL else request.host.rpartition(":")[0]
    return ip_address(request.remote or "0.0.0.0").is_loopback and host in LOCAL


def phone_url(request: web.Request) -> str:
    """The address of this house as a phone must type it."""
    name, _, port = request.host.rpartition(":") if ":" in request.host else (request.host, "", "")
    if name in LOCAL or request.host in LOCAL:
        name = home_address()
    return f"{request.scheme}://{name}:{port}" if port else f"{request.scheme}://{name}"
