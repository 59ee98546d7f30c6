"""Where phones find this machine."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING

from aiohttp import web

from .guesses import network_of
from .settings import Settings

if TYPE_CHECKING:
    from .hub import Hub

VIA = "Huisclos-Via"  # in what one node asks another: it is not passed on again
LOCAL = ("localhost", "127.0.0.1", "[::1]")


def home_address() -> str:
    """This machine's address on the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only routes are read
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_everywhere(settings: Settings) -> bool:
    """Whether the house listens to the whole network, and not on one address only."""
    return settings.host in ("0.0.0.0", "::")


def own_name(settings: Settings) -> str:
    """Where others find this machine, as it stands in an address."""
    name = home_address() if is_everywhere(settings) else settings.host
    return f"[{name}]" if ":" in name else name


def own_address(settings: Settings, port: int) -> str:
    """Where other servers of this house reach this one."""
    if settings.advertise:
        return settings.advertise
    scheme = "https" if settings.tls else "http"
    return f"{scheme}://{own_name(settings)}:{port}"


def asked_for(request: web.Request) -> tuple[str, str]:
    """The name of this house, as they know it, and the port if they gave one."""
    name, colon, port = request.host.rpartition(":")
    is_bare = not colon or request.host.endswith("]")  # the colons of [::1] are its own
    return (request.host, "") if is_bare else (name, port)


def is_from_here(request: web.Request) -> bool:
    """Asked on this machine, and not by a proxy for somebody elsewhere."""
    name, _ = asked_for(request)
    return ip_address(request.remote or "0.0.0.0").is_loopback and name in LOCAL


def network(request: web.Request) -> str:
    """Where a request comes from, as far as guesses are counted. What a proxy says is believed only
    where there is one, and of what it says the last: the rest anybody can write."""
    remote = request.remote or ""
    if (nodes := hub_of(request).nodes) and VIA in request.headers:
        said = nodes.vouched(request.headers[VIA])
        if said is not None:
            return said
    if settings_of(request).public_name and is_near(remote):
        said = ",".join(request.headers.getall("X-Forwarded-For", []))
        remote = said.rpartition(",")[2].strip() or remote
    return network_of(remote)


def is_near(address: str) -> bool:
    """On this machine or its own network, as a proxy is."""
    try:
        return ip_address(address).is_private
    except ValueError:
        return not address


def phone_url(request: web.Request) -> str:
    """The address of this house as a phone must type it: where it would warn, that of the page that
    says so before."""
    if public := settings_of(request).public_name:
        return f"https://{public}"
    name, port = asked_for(request)
    house = own_name(settings_of(request)) if name in LOCAL else name
    if porch := hub_of(request).porch:
        return f"http://{house}:{porch}"
    return f"{request.scheme}://{house}:{port}" if port else f"{request.scheme}://{house}"


def settings_of(request: web.Request) -> Settings:
    return hub_of(request).settings


def hub_of(request: web.Request) -> Hub:
    from .hub import HUB

    return request.app[HUB]
