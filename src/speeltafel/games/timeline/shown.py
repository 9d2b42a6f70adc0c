"""What everybody has seen of the cards, and worlds that show the same."""

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.beliefs import Beliefs
from speeltafel.games.timeline.deck import Dark, Light
from speeltafel.games.timeline.faces import Faces, faces_by_name


class Shown:
    """Of each card the sides that everybody has seen, and None for the others.

    And what the one who looks believes of the others: nothing, unless somebody hands it over.
    """

    def __init__(
        self,
        precision: str,
        lights: list[Light | None],
        darks: list[Dark | None],
        beliefs: Beliefs,
    ) -> None:
        self.precision = precision
        self.lights = lights
        self.darks = darks
        self.beliefs = beliefs
        self._known: Faces | None = None
        self._seen: i64 = 0  # how many names have shown their light side
        self._missing = vec[i64]()  # those of them whose dark side is to be made up

    def believing(self, beliefs: Beliefs) -> "Shown":
        return Shown(self.precision, self.lights, self.darks, beliefs)

    def imagine(self, dice: Dice) -> Faces:
        """Faces that show the same; dates and icons nobody has seen are made up."""
        known = self.known()
        faces = known.imagined(self._seen, self.beliefs, dice.fork())
        self._make_up(faces)
        return faces

    def imagine_again(self, faces: Faces, dice: Dice) -> None:
        """The same, in place of faces that were imagined here."""
        faces.forget(self._seen, self.beliefs, dice)
        self._make_up(faces)

    def _make_up(self, faces: Faces) -> None:
        for place in range(len(self._missing)):
            faces.make_up(self._missing[place])

    def known(self) -> Faces:
        """Faces for asking about cards whose dark side was seen; of the others they say nothing."""
        known = self._known
        if known is None:
            known = self._find_known()
            self._known = known
        return known

    def _find_known(self) -> Faces:
        known = faces_by_name(self.precision, self.lights, self.darks)
        for name in range(len(self.lights)):
            if self.darks[name] is not None:
                known.begin(name)
                known.end(name)
            elif self.lights[name] is not None:
                self._missing = append(self._missing, name)
            if self.lights[name] is not None:
                self._seen = name + 1
        return known

    def card_json(self, name: int) -> dict[str, object]:
        """What a person is sent of a card."""
        form: dict[str, object] = {"name": name}
        light, dark = self.lights[name], self.darks[name]
        if light is not None:
            form.update(light.shown())
        if dark is not None:
            form.update(dark.to_json())
        return form


def shown(faces: Faces, seen: i64, turned: vec[i64], over: bool) -> Shown:
    """The light sides of the first `seen` names, the dark sides of turned cards (TWI-25).

    Once the game is over every card that was seen can be turned: there is nothing left to guess.
    """
    count = len(faces.order)
    lights = [faces.light(name) if name < seen else None for name in range(count)]
    opened = seen if over else 0
    darks = [
        faces.dark(name) if name < opened or (name < seen and turned[name]) else None
        for name in range(count)
    ]
    return Shown(faces.precision, lights, darks, faces.beliefs.first(seen))
