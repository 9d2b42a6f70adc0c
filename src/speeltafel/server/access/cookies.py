"""The signed cookie that says who somebody is: a random name. There are no accounts."""

import hashlib
import hmac
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "speeltafel"
LONGEST: Final = 200
"""Characters of a cookie. Ours have about 100."""
YEAR: Final = 365 * 24 * 3600


class CookieSigner:
    """Signs and checks the cookies of one server with its key, which is in the store."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = Signer(
            key, salt="speeltafel.person", key_derivation="hmac", digest_method=hashlib.sha256
        )

    def sign(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def person(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if it was not signed with our key."""
        content = (cookie or "").encode("utf-8", "replace")
        try:
            return self._signer.unsign(content).decode()
        except (BadSignature, UnicodeDecodeError):
            return self._person_of_0_1(cookie or "")

    def _person_of_0_1(self, cookie: str) -> str | None:
        """Version 0.1 signed differently. Its cookies stay valid, because seats depend on them."""
        person, _, signature = cookie.partition(".")
        text = f"person\n{person}".encode("utf-8", "replace")
        good = hmac.new(self._key, text, hashlib.sha256).hexdigest()
        return person if hmac.compare_digest(signature.encode(), good.encode()) else None


def cookie_of(connection: HTTPConnection) -> str | None:
    """Our cookie of a request; of several, the last.

    Not by `connection.cookies`: it removes quotes and backslashes, which ours never have, and Python 3.11 takes
    seconds for 60 kB of them.
    """
    pairs = ";".join(connection.headers.getlist("cookie")).split(";")
    for pair in reversed(pairs):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE and len(value) <= LONGEST:
            return value.strip()
    return None


def set_cookie(response: Response, value: str, *, secure: bool) -> None:
    """Scripts can't read it, and other sites can't send it with a request of theirs."""
    response.set_cookie(COOKIE, value, max_age=YEAR, secure=secure, httponly=True, samesite="lax")


def delete_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
