"""Records that were tampered with by somebody who knows how they are sealed."""

import json
from hashlib import sha256
from typing import Any


def sealed(form: dict[str, Any]) -> str:
    """The text of a record, with the check sum that belongs to its content."""
    body = {name: value for name, value in form.items() if name != "check"}
    return exact({**body, "check": sha256(exact(body).encode()).hexdigest()})


def exact(form: dict[str, Any]) -> str:
    return json.dumps(form, ensure_ascii=False, separators=(",", ":")) + "\n"
