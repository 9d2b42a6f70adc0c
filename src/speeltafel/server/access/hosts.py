"""The names that a server goes by.

A page of another site can let its own name lead to this machine (DNS rebinding). Its requests come
under that name, and for the browser they have the same origin: so requests under other names are refused.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

ANY: Final = "*"
LOCALHOST: Final = "localhost"
HOST: Final = re.compile(
    r"(\[(?P<address>[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*)\]|(?P<name>[0-9A-Za-z._-]{1,253}))(:[0-9]*)?"
)
"""IPv6 in brackets, or a name or IPv4; then perhaps a port, and nothing else. DNS knows no longer names, and
links to a table, which hold the name, have to fit into a QR code."""


class AllowedHosts:
    """Addresses, localhost and the names of this machine; and those that its administrator adds."""

    def __init__(self, added: Iterable[str] = ()) -> None:
        self.names = {name.lower().rstrip(".") for name in (*own_names(), *added)} - {""}

    def allows(self, header: str | None) -> bool:
        """Whether the header `Host` is one of ours. Browsers always send one."""
        if header is None:
            return True
        name = host_name(header)
        known = is_address(name) or name.endswith(f".{LOCALHOST}") or name in self.names
        return known or (name != "" and ANY in self.names)


def own_names() -> list[str]:
    """Of this machine: as it calls itself, and as home networks do."""
    name = socket.gethostname()
    short = name.partition(".")[0]
    return [LOCALHOST, name, short, f"{short}.local", f"{short}.lan", f"{short}.home"]


def host_name(header: str) -> str:
    """Without the port, and without the brackets of IPv6; empty if the header has another form."""
    parts = HOST.fullmatch(header)
    if parts is None:
        return ""
    return parts["address"] or parts["name"].lower().rstrip(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
