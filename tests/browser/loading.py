"""What a page brings over the line, compressed as it comes."""

from collections import Counter
from typing import Any

from tests.browser.visitor import Visitor


class Heard:
    def __init__(self, visitor: Visitor) -> None:
        self._addresses: dict[str, str] = {}
        self._bytes: Counter[str] = Counter()
        line = visitor.context.new_cdp_session(visitor.page)
        line.send("Network.enable")
        line.on("Network.responseReceived", self._received)
        line.on("Network.loadingFinished", self._finished)

    @property
    def bytes(self) -> int:
        return self._bytes.total()

    def bytes_of(self, name: str) -> int:
        """How much came from addresses with this in them."""
        return sum(size for address, size in self._bytes.items() if name in address)

    def _received(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["response"]["url"]

    def _finished(self, event: dict[str, Any]) -> None:
        address = self._addresses.get(event["requestId"], "")
        self._bytes[address] += round(event["encodedDataLength"])
