"""A picture for a card whose deck names none: by the words of its event.

`decks/emblems.json` lists all pictures. Only the plainest are guessed, by beginnings of words in
the three languages; the first that fits is taken.
"""

import re
from functools import lru_cache
from typing import Final

MOST_KEPT: Final = 4_000

WORDS: Final = [
    ("ball", "football soccer voetbal"),
    ("bicycle", "bicycl cycl fiets wielre vélo cyclis peloton"),
    ("medal", "olympi champion kampioen medal medaille médaill nobel"),
    ("train", "train trein railway spoor tram metro métro chemin station gare"),
    ("plane", "plane aeroplane vliegtuig avion airport luchthaven aéroport vlucht flight vol"),
    ("rocket", "rocket raket fusée space ruimte espace astronau moon maan lune"),
    ("balloon", "balloon ballon montgolfi"),
    ("car", "car cars auto autos voiture motor bus"),
    ("telephone", "telephon telefoon téléphone"),
    ("computer", "computer ordinateur internet web online website"),
    ("television", "televisi télévis"),
    ("antenna", "radio zender antenn"),
    ("mobile", "smartphone"),
    ("film", "film cinema bioscoop cinéma"),
    ("guitar", "guitar gitaar"),
    ("saxophone", "saxophon saxofoon"),
    ("bell", "carillon beiaard"),
    ("trophy", "trophy trofee trophée beker"),
    ("quake", "earthquake aardbeving séisme"),
    ("fist", "protest demonstrat betoging staking grève"),
    ("fountain", "fountain fontein fontaine"),
    ("dam", "dam stuwdam barrage"),
    ("factory", "factor fabriek usine"),
    ("skull", "skull schedel crâne"),
    ("bread", "bread brood bakker baker boulanger"),
    ("sheep", "sheep schaap schapen mouton"),
    ("cow", "cow cows koe koeien vache"),
    ("lion", "lion leeuw lions"),
    ("violin", "opera opéra concert orchest orkest symphon symfon compos fanfare muziek music"),
    ("microphone", "song lied chanson sing zing chante singer zanger festival"),
    ("mask", "theatre theater théâtre toneel carnival carnaval play pièce"),
    ("picture", "paint schilder peint museum musée"),
    ("bust", "statue standbeeld beeld monument"),
    ("book", "book boek livre novel roman school école librar bibliothe univers"),
    ("press", "print druk imprim newspaper krant journal"),
    (
        "church",
        "church kerk église cathedral kathedraal cathédrale abb abdij chapel kapel chapelle",
    ),
    ("castle", "castle kasteel burcht château fort fortress vesting"),
    ("bridge", "bridge brug pont tunnel"),
    ("tower", "tower toren tour belfr belfort beffroi"),
    ("windmill", "mill molen moulin polder"),
    ("swords", "battle slag bataille army leger armée soldier soldaat soldat"),
    ("helmet", "war oorlog guerre invade bezet invas occup bevrijd liberat libér"),
    ("cannon", "siege beleg siège bomb cannon kanon"),
    (
        "crown",
        "king queen koning koningin roi reine emperor keizer empereur crown kroon prince prins",
    ),
    ("ballot", "elect verkie verkoz élu élect vote stem mayor burgemeester maire president"),
    (
        "flag",
        "independen onafhankelijk indépend revolution revolutie révolution republic republiek",
    ),
    ("treaty", "treaty verdrag traité law wet loi charter charte patent octrooi brevet"),
    ("anchor", "ship schip navire boat boot bateau fleet vloot flotte harbour haven port sail"),
    ("wave", "flood overstrom inondation watersnood tsunami storm tempête"),
    ("flame", "fire brand incendie burn feu"),
    ("plague", "plague pest peste epidemi épidémi cholera choléra virus"),
    ("syringe", "vaccin hospital ziekenhuis hôpital"),
    ("spade", "mine mijn dig graaf found gevonden découv"),
    ("heart", "marri trouw wedding bruiloft épous mariage born geboren naît naissance"),
    ("basket", "shop winkel magasin market markt marché"),
    ("bottle", "beer bier bière brew brouw brasser wine wijn vin"),
    ("coin", "bank banque money geld argent company bedrijf firma entreprise"),
    ("houses", "town stad ville village dorp city house huis maison"),
]

NONE_FITS: Final = "calendar"
BACKDROPS: Final = ["hills", "clouds", "city", "field", "room", "night"]
SHORT: Final = 4
"""Beginnings up to this long stand for whole words only: `car` is no carpet."""


def _pattern(beginnings: str) -> re.Pattern[str]:
    ways = [word if len(word) <= SHORT else rf"{word}\w*" for word in beginnings.split()]
    return re.compile(rf"\b(?:{'|'.join(ways)})\b")


PATTERNS: Final = [(emblem, _pattern(beginnings)) for emblem, beginnings in WORDS]


def guessed(texts: dict[str, str]) -> str:
    """A picture as decks name them; the same for the same words."""
    return _guessed_by(" ".join(texts.values()).casefold())


@lru_cache(MOST_KEPT)  # a card is sent again and again
def _guessed_by(text: str) -> str:
    found = (emblem for emblem, pattern in PATTERNS if pattern.search(text))
    backdrop = BACKDROPS[sum(map(ord, text)) % len(BACKDROPS)]
    return f"{next(found, NONE_FITS)}/{backdrop}"
