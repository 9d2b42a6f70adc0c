"""Everything inside a state or a view, as plain values that can be compared."""

from librt.vecs import vec

PLAIN = (bool, int, str, bytes, type(None))


def inside(thing: object) -> object:
    """All attributes, all the way down, of a thing compiled or not; caches (_x) left out."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, list | tuple | vec):
        return [inside(item) for item in thing]
    if isinstance(thing, dict):
        return {key: inside(value) for key, value in thing.items()}
    return {name: inside(getattr(thing, name)) for name in attributes(thing)}


def attributes(thing: object) -> list[str]:
    names: set[str] = set()
    for base in type(thing).__mro__:
        names.update(getattr(base, "__mypyc_attrs__", ()))  # what a compiled class has
    names.update(getattr(thing, "__dict__", {}))
    return sorted(name for name in names if not name.startswith("_"))
