"""Theme as numbers: colours, sizes, type and times, as they are in assets/tokens.toml."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, Self, TypeVar, dataclass_transform

from galaxy_desktop.folders import asset

RGB = tuple[int, int, int]
Space = Literal[
    "hair", "seam", "tight", "gutter", "gap", "margin", "pad", "frame", "broad", "block", "dialog", "aisle"
]
"""Names of gaps and margins, from the narrowest to the widest."""
Icon = Literal["inline", "line", "title", "row", "head", "button"]
"""Names of the sizes of signs beside texts, from the smallest to the largest."""
T = TypeVar("T")


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Tokens:
    """Table of the tokens: a value for each name in the class; raises `TypeError` for any other names.

    Such a class is made in a sixth of the time of a named tuple.
    """

    def __init__(self, **values: Any) -> None:
        kind, given = type(self), values.keys()
        names = kind.__annotations__.keys()
        needed = {name for name in names if not hasattr(kind, name)}
        if not needed <= given <= names:
            raise TypeError(kind.__name__, sorted((given - names) | (needed - given)))
        vars(self).update(values)

    def but(self, **values: Any) -> Self:
        """Return the same table with other values."""
        return type(self)(**{**vars(self), **values})


class Colours(Tokens):
    """Opaque colours of surfaces, text and states."""

    background: RGB
    panel: RGB
    raised: RGB
    high: RGB
    well: RGB
    hairline: RGB
    edge: RGB
    text: RGB
    text_soft: RGB
    text_muted: RGB
    ink: RGB
    primary: RGB
    primary_top: RGB
    primary_shadow: RGB
    legal: RGB
    refuse: RGB
    good_news: RGB
    military: RGB
    development: RGB
    points: RGB
    card_paper: RGB
    credit: RGB
    last_light: RGB


class KindStyle(Tokens):
    """Kind of good or world; its icon, or the letter in it, identifies it without the colour."""

    colour: RGB
    letter: str


class SeatStyle(Tokens):
    """Style of a seat; its number identifies it without the colour."""

    colour: RGB


class Die(NamedTuple):
    """Die of one colour, with the letter in its corner."""

    fill: RGB
    sign: RGB
    letter: str
    edge: RGB


class Cube(NamedTuple):
    """Cube and the slot it fits; `shape` names the sign on both."""

    fill: RGB
    side: RGB
    sign: RGB
    slot: RGB
    shape: str
    edge: RGB | None = None


class MapLine(Tokens):
    """Line between places on a map: colour, frame of its sign, dashes."""

    colour: RGB
    frame: str
    dash: tuple[int, ...]


class Bar(NamedTuple):
    """Part of a chart: colour and pattern."""

    colour: RGB
    pattern: str


class FontFiles(Tokens):
    """Font family, the package it comes in, and its file for each weight."""

    family: str
    package: str
    files: Mapping[int, str]


class TypeStyle(Tokens):
    """Text style: role of the font, weight, size at 1080p, line height as a multiple of the size."""

    font: str
    weight: int
    size: int
    line: float


class Bounded(Tokens):
    """Size at 1080p, and the least in pixels of the window."""

    design: int
    least: int


class Smallest(Tokens):
    """Smallest sizes in pixels of the window: of a word, a figure in a sign, a thing to click."""

    word: int
    figure: int
    target: int


class Windows(Tokens):
    """Window of the design, the smallest one, and the width from which there is a right column."""

    design: tuple[int, int]
    minimum: tuple[int, int]
    wide: int


class Card(Tokens):
    """Form of a card: its height as a multiple of its width."""

    shape: float


class Theme(Tokens):
    """All tokens of the theme, typed; `read_theme` makes one."""

    colour: Colours
    sign: Mapping[str, RGB]
    alpha: Mapping[str, float]
    kind: Mapping[str, KindStyle]
    seats: tuple[SeatStyle, ...]
    die: Mapping[str, Die]
    cube: Mapping[str, Cube]
    link: Mapping[str, MapLine]
    deck: Mapping[str, RGB]
    chart: Mapping[str, Bar]
    source: Mapping[str, int]
    font: Mapping[str, FontFiles]
    type: Mapping[str, TypeStyle]
    space: Mapping[Space, int]
    radius: Mapping[str, float]
    stroke: Mapping[str, float]
    glow: tuple[tuple[float, float], ...]
    size: Mapping[str, int]
    bounded: Mapping[str, Bounded]
    icon: Mapping[Icon, int]
    smallest: Smallest
    card: Card
    scale: Windows
    time: Mapping[str, int]
    easing: Mapping[str, str]
    speed: Mapping[str, float]
    pictures: bool = True

    def named(self, name: str) -> RGB:
        """Return a colour by its token name, as used in markup."""
        colour: RGB = getattr(self.colour, name)
        return colour

    def has(self, name: str) -> bool:
        """Return whether there is a colour token of this name."""
        return name in Colours.__annotations__

    def seat(self, number: int) -> SeatStyle:
        """Return the style of the seat with this number, counted from 1; styles repeat after the last."""
        return self.seats[(number - 1) % len(self.seats)]


@cache
def read_theme(path: Path | None = None) -> Theme:
    """Read the theme of a tokens file, by default ours.

    Raise `TypeError` or `KeyError` if a token is unknown or missing. Ours is written from `tokens.toml`
    by `make_tokens.py`: JSON is read in a tenth of the time.
    """
    tokens = json.loads((path or asset("tokens.json")).read_bytes())
    if unknown := tokens.keys() - {*Theme.__annotations__, "seat"}:
        raise TypeError(Theme.__name__, sorted(unknown))
    stroke = dict(tokens["stroke"])
    glow = stroke.pop("glow")
    return Theme(
        colour=_record(Colours, tokens["colour"]),
        sign={name: rgb(colour) for name, colour in tokens["sign"].items()},
        alpha=tokens["alpha"],
        kind=_records(KindStyle, tokens["kind"]),
        seats=tuple(_record(SeatStyle, seat) for seat in tokens["seat"]),
        die=_records(Die, tokens["die"]),
        cube=_records(Cube, tokens["cube"]),
        link=_records(MapLine, tokens["link"]),
        deck={name: rgb(colour) for name, colour in tokens["deck"].items()},
        chart=_records(Bar, tokens["chart"]),
        source=tokens["source"],
        font={role: _font_files(font) for role, font in tokens["font"].items()},
        type=_records(TypeStyle, tokens["type"]),
        space=tokens["space"],
        radius=tokens["radius"],
        stroke=stroke,
        glow=tuple(zip(glow["rings"], glow["alpha"], strict=True)),
        size=tokens["size"],
        bounded=_records(Bounded, tokens["bounded"]),
        icon=tokens["icon"],
        smallest=_record(Smallest, tokens["smallest"]),
        card=_record(Card, tokens["card"]),
        scale=_record(Windows, tokens["scale"]),
        time=tokens["time"],
        easing=tokens["easing"],
        speed=tokens["speed"],
    )


def high_contrast(theme: Theme) -> Theme:
    """Return the theme with flat black surfaces, white edges of 2 px, no pictures."""
    black, white = (0, 0, 0), (255, 255, 255)
    surfaces = {"background": black, "panel": black, "raised": black, "well": black, "high": (30, 30, 30)}
    lines = {"hairline": (150, 150, 150), "edge": white}
    text = {"text": white, "text_soft": white, "text_muted": (220, 220, 220), "ink": black}
    return theme.but(
        colour=theme.colour.but(**surfaces, **lines, **text),
        alpha={**theme.alpha, "panel": 1.0, "top_bar": 1.0, "dim_backdrop": 0.8},
        stroke={**theme.stroke, "control": 2.0},
        pictures=False,
    )


def rgb(text: str) -> RGB:
    """Return the three numbers of a colour written #RRGGBB; raise `ValueError` if it is not one."""
    if len(text) != 7 or text[0] != "#":
        raise ValueError(f"not a colour: {text!r}")
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(first: RGB, second: RGB, share: float) -> RGB:
    """Return the colour that lies `share` of the way from the first to the second."""
    red, green, blue = [round(a + (b - a) * share) for a, b in zip(first, second, strict=True)]
    return red, green, blue


def _font_files(table: Mapping[str, Any]) -> FontFiles:
    files = {int(weight): name for weight, name in table["files"].items()}
    return FontFiles(family=table["family"], package=table["package"], files=files)


def _records(kind: type[T], tables: Mapping[str, Mapping[str, Any]]) -> dict[str, T]:
    return {name: _record(kind, table) for name, table in tables.items()}


def _record(kind: type[T], table: Mapping[str, Any]) -> T:
    """Return one record of a table; raise `TypeError` for unknown and missing keys."""
    return kind(**{key: _value(value) for key, value in table.items()})


def _value(value: Any) -> Any:
    """Return colours as numbers, lists as tuples, other values unchanged."""
    if isinstance(value, str) and value.startswith("#"):
        return rgb(value)
    return tuple(_value(part) for part in value) if isinstance(value, list) else value
