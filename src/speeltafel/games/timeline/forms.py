"""A card of Timeline as a person is sent it."""

from typing import Literal, NotRequired, TypedDict

Icon = Literal["sun", "moon", "star", "ship", "tree", "key"]


class EventCardForm(TypedDict):
    """Its light side once it was seen, and the dark one once everybody has seen it.

    A card that lies sideways also says which slot it would need.
    """

    name: int
    texts: NotRequired[dict[str, str]]
    light: NotRequired[Icon]
    picture: NotRequired[str]
    date: NotRequired[str]
    until: NotRequired[str]
    dark: NotRequired[Icon]
    source: NotRequired[str]
    sideways: NotRequired[bool]
    slot: NotRequired[int]
