"""What the process has loaded that servers are forked from: see `process.py`."""

from speeltafel.server.launch import prepare
from tests.server import process

__all__ = ["process"]

prepare()
