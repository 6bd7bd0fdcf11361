"""Seeds that people can read out to each other: K7-ORBIT-42 is a number and back."""

import re
import secrets
from gettext import gettext as _

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
WORDS = (
    "ALTAIR ANTARES APOGEE ARCTURUS ARGO ASTRA ATLAS AURORA BEACON BELLATRIX BETA BOREAL CANOPUS CAPELLA "
    "CARINA CASSINI CASTOR CEPHEUS CERES CETUS CHARON COMET CORONA CORVUS COSMOS CRATER CYGNUS DELTA DENEB "
    "DIONE DORADO DRACO DUST DWARF ECHO ECLIPSE EMBER EPOCH EQUINOX ERIS EUROPA EVENT FLARE FORNAX FRONTIER "
    "GALAXY GAMMA GANYMEDE GEMINI GIANT GLIDER GRAVITY GRUS HADLEY HALO HARBOUR HELIX HELIOS HORIZON HYDRA "
    "HYPERION IAPETUS INDUS IO ION ISLAND JANUS JUNO KEPLER KUIPER LANDER LANTERN LEDA LEO LIBRA LUNA LYRA "
    "MAGNET MERIDIAN METEOR METIS MIMAS MIRA MIRANDA MOON NADIR NEBULA NEPTUNE NOVA OBERON OBSIDIAN OCTANT "
    "OMEGA OORT ORBIT ORION PALLAS PANDORA PARSEC PAVO PERIGEE PHOBOS PHOENIX PHOTON PLASMA PLUTO POLARIS "
    "POLLUX PROBE PULSAR QUARK QUASAR RADIANT REGULUS RHEA RIGEL RING ROCKET SATURN SIRIUS SOLAR SPICA "
    "STELLAR TITAN TRITON UMBRA VEGA VELA VESTA ZENITH"
).split()
NAMED = len(LETTERS) * 10 * len(WORDS) * 100
"""How many seeds have a name of their own; the others are shown as plain numbers."""
LEAST, MOST = -(1 << 63), (1 << 64) - 1
PATTERN = re.compile(r"([A-Z])(\d)-([A-Z]+)-(\d\d)")


def seed_name(seed: int) -> str:
    """The seed as people read it."""
    if not 0 <= seed < NAMED:
        return str(seed)
    rest, number = divmod(seed, 100)
    rest, word = divmod(rest, len(WORDS))
    letter, digit = divmod(rest, 10)
    return f"{LETTERS[letter]}{digit}-{WORDS[word]}-{number:02}"


def read_seed(text: str) -> int:
    """The number of a seed that was typed: its name or any whole number; ValueError says what is wrong."""
    text = text.strip().upper().replace(" ", "-")
    if found := PATTERN.fullmatch(text):
        letter, digit, word, number = found.groups()
        if letter in LETTERS and word in WORDS:
            high = (LETTERS.index(letter) * 10 + int(digit)) * len(WORDS) + WORDS.index(word)
            return high * 100 + int(number)
    if re.fullmatch(r"[+-]?\d{1,20}", text) and LEAST <= int(text) <= MOST:
        return int(text)
    raise ValueError(_("A seed looks like K7-ORBIT-42, or is a whole number."))


def new_seed() -> int:
    """A seed nobody has thought of."""
    return secrets.randbelow(NAMED)
