"""What a page brings over the line, compressed as it comes."""

from typing import Any

from tests.browser.visitor import Visitor


class Heard:
    def __init__(self, visitor: Visitor) -> None:
        self.bytes = 0.0
        line = visitor.context.new_cdp_session(visitor.page)
        line.send("Network.enable")
        line.on("Network.loadingFinished", self._finished)

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]
