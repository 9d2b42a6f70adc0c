"""The static files of the browser client. They are few and small: all are in memory, compressed."""

import gzip
import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import MimeTypes
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from speeltafel.server.errors import NotFound
from speeltafel.server.http.responses import words_of

CLIENT: Final = files("speeltafel") / "web"
"""Made by web/client.py; not there where the package is used from its sources."""
INDEX: Final = "index.html"
NAMED_BY_CONTENT: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSED: Final = {"text/html", "text/css", "text/javascript", "image/svg+xml"}
"""What gets smaller; fonts are compressed already."""
KINDS: Final = MimeTypes()  # not the list of the machine: some say that scripts are plain text
KINDS.add_type("text/javascript", ".js")
KINDS.add_type("font/woff2", ".woff2")


class StaticFile(NamedTuple):
    kind: str
    content: bytes
    compressed: bytes | None
    tag: str
    keep: str


async def static_file(request: Request) -> Response:
    """A file of the client, or the sentence that there is none."""
    found = static_files().get(request.path_params.get("path") or INDEX)
    if found is not None:
        return sent(found, request)
    if request.url.path == "/":
        return PlainTextResponse(words_of(request).say("server-running") + "\n")
    raise NotFound


def sent(found: StaticFile, request: Request) -> Response:
    headers = {"cache-control": found.keep, "etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    compressed = found.compressed if "gzip" in request.headers.get("accept-encoding", "") else None
    if compressed is not None:
        headers["content-encoding"] = "gzip"
    return Response(compressed or found.content, media_type=found.kind, headers=headers)


@cache
def static_files() -> dict[str, StaticFile]:
    """By path. What is not in here can't be asked for, whatever the path says."""
    return dict(_files_in(CLIENT, "")) if CLIENT.is_dir() else {}


def _files_in(folder: Traversable, path: str) -> list[tuple[str, StaticFile]]:
    found = []
    for one in folder.iterdir():
        inside = path + one.name
        found += _files_in(one, f"{inside}/") if one.is_dir() else [(inside, _read(one, inside))]
    return found


def _read(file: Traversable, path: str) -> StaticFile:
    content = file.read_bytes()
    kind = KINDS.guess_type(path)[0] or "application/octet-stream"
    return StaticFile(
        kind=kind,
        content=content,
        compressed=gzip.compress(content, mtime=0) if kind in COMPRESSED else None,
        tag=f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        keep=FOR_EVER if path.startswith(NAMED_BY_CONTENT) else ASK_AGAIN,
    )
