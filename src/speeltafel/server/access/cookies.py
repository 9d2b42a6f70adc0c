"""Who somebody is: a name nobody can guess, in a signed cookie. There are no accounts."""

import hashlib
import hmac
from typing import Final

from speeltafel.server.table.ids import new_name

COOKIE: Final = "speeltafel"
YEAR: Final = 365 * 24 * 3600


class People:
    """Makes and reads the cookies of one house; its key is in the store."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def welcome(self) -> str:
        """A new person."""
        return new_name()

    def cookie(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def person(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if we did not make it."""
        name, _, signature = (cookie or "").partition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(name).encode())
        return name if good else None

    def _signature(self, person: str) -> str:
        text = f"person\n{person}".encode("utf-8", "replace")
        return hmac.new(self.key, text, hashlib.sha256).hexdigest()


def cookie_header(value: str, *, secure: bool) -> str:
    """Scripts can't read it, and other sites can't send it along with a request of theirs."""
    parts = [f"{COOKIE}={value}", "HttpOnly", "SameSite=Lax", "Path=/", f"Max-Age={YEAR}"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def gone_cookie() -> str:
    """The browser forgets who it is."""
    return f"{COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"
