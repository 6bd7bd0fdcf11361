"""Parts that busts are put together from: outlines in heads, where (0, 0) is the middle of the face.

An outline gives the right half, from top to bottom; the left half is its mirror image.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Outline = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Piece:
    """One shape: `paired` stands once on each side, and else both halves are one; no colour: the tint."""

    outline: Outline
    colour: str = ""
    paired: bool = False
    tone: float = 1.0
    sharp: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """The look of a figure: the scene behind it, its clothes, and what it has on its head."""

    behind: str
    cloth: str
    head: str
    skin: str
    wears: tuple[str, ...] = ()
    eyes: str = "two"
    glow: str = "#FFE9B8"


HEADS: Mapping[str, Outline] = {
    "oval": ((0, -0.92), (0.32, -0.84), (0.55, -0.52), (0.60, -0.08), (0.52, 0.38), (0.31, 0.74), (0, 0.90)),
    "long": ((0, -1.55), (0.30, -1.44), (0.54, -1.02), (0.55, -0.42), (0.42, 0.20), (0.24, 0.70), (0, 0.86)),
    "broad": ((0, -0.72), (0.5, -0.70), (0.84, -0.38), (0.92, 0.06), (0.76, 0.50), (0.42, 0.82), (0, 0.88)),
    "insect": ((0, -0.70), (0.36, -0.84), (0.78, -0.62), (0.80, -0.22), (0.50, 0.16), (0.28, 0.58),
               (0, 0.66)),
    "lynx": ((0, -0.66), (0.26, -0.70), (0.62, -1.22), (0.70, -0.46), (0.66, 0.04), (0.46, 0.46), (0.2, 0.78),
             (0, 0.84)),
    "lizard": ((0, -0.86), (0.34, -0.80), (0.58, -0.46), (0.52, -0.10), (0.40, 0.20), (0.36, 0.70),
               (0.2, 1.0),
               (0, 1.04)),
    "squid": ((0, -1.5), (0.42, -1.38), (0.74, -0.92), (0.72, -0.34), (0.50, 0.10), (0.44, 0.5), (0, 0.56)),
    "stone": ((0, -0.80), (0.44, -0.94), (0.66, -0.62), (0.62, -0.10), (0.74, 0.18), (0.50, 0.74), (0, 0.84)),
}  # fmt: skip

CLOTHS: Mapping[str, tuple[Piece, ...]] = {
    "armour": (
        Piece(
            ((0, 0.9), (0.45, 1.0), (0.9, 1.3), (1.5, 1.55), (1.7, 3.0), (1.5, 5.2), (0, 5.2)),
            tone=0.55,
            sharp=True,
        ),
        Piece(((0.06, 1.45), (0.95, 1.5), (0.9, 2.5), (0.06, 2.9)), paired=True, tone=0.85, sharp=True),
        Piece(
            ((1.05, 1.15), (1.7, 1.05), (2.35, 1.55), (2.4, 2.35), (1.9, 2.55), (1.1, 1.95)),
            paired=True,
            sharp=True,
        ),
        Piece(((0, 0.85), (0.55, 0.78), (0.75, 1.25), (0, 1.55)), tone=0.4, sharp=True),
    ),
    "robe": (
        Piece(((0, 0.7), (0.4, 0.8), (0.7, 1.25), (1.4, 1.7), (1.85, 2.6), (2.1, 5.2), (0, 5.2)), tone=0.75),
        Piece(((0, 1.1), (0.26, 1.3), (0.34, 5.2), (0, 5.2)), tone=1.15),
        Piece(((0.42, 0.9), (0.8, 1.3), (0.62, 3.4), (0.36, 1.6)), paired=True, tone=0.45, sharp=True),
    ),
    "coat": (
        Piece(((0, 0.8), (0.4, 0.9), (0.8, 1.3), (1.5, 1.5), (1.8, 2.2), (1.8, 5.2), (0, 5.2)), tone=0.65),
        Piece(((0.12, 1.5), (0.5, 0.55), (0.92, 0.5), (0.98, 1.35), (0.5, 2.6)), paired=True, sharp=True),
        Piece(((0, 1.3), (0.16, 1.5), (0.3, 3.6), (0, 4.2)), colour="#D8DEEC", tone=0.8, sharp=True),
        Piece(
            ((1.2, 1.38), (1.75, 1.5), (1.95, 1.9), (1.35, 1.75)),
            colour="#F0C552",
            paired=True,
            tone=0.9,
            sharp=True,
        ),
    ),
    "cloak": (
        Piece(((0, 0.6), (0.5, 0.9), (1.6, 1.45), (2.3, 2.5), (2.6, 5.2), (0, 5.2)), tone=0.7),
        Piece(((0, 1.2), (0.5, 1.35), (0.75, 2.4), (0.5, 5.2), (0, 5.2)), tone=0.32),
        Piece(((0.3, 1.0), (0.95, 1.15), (0.75, 1.7), (0.2, 1.5)), paired=True, tone=1.1, sharp=True),
    ),
    "suit": (
        Piece(((0, 0.9), (0.6, 1.05), (1.2, 1.3), (1.6, 1.8), (1.7, 5.2), (0, 5.2)), tone=0.8),
        Piece(((0, 0.95), (0.66, 1.0), (0.72, 1.3), (0, 1.5)), colour="#39445C"),
        Piece(((0, 2.0), (0.5, 2.0), (0.5, 2.9), (0, 2.9)), colour="#39445C", sharp=True),
        Piece(((1.1, 1.5), (1.3, 1.6), (1.2, 5.2), (0.95, 5.2)), colour="#FF9A4A", paired=True, tone=0.9),
    ),
}  # fmt: skip

WEARS: Mapping[str, tuple[Piece, ...]] = {
    "cap": (
        Piece(((0, -1.28), (0.72, -1.12), (0.84, -0.82), (0.58, -0.55), (0, -0.48)), tone=0.8),
        Piece(((0, -0.60), (0.58, -0.66), (0.66, -0.40), (0, -0.30)), colour="#1F2738", tone=1.2),
        Piece(((0, -1.06), (0.14, -0.86), (0, -0.66)), colour="#F0C552", sharp=True),
    ),
    "helmet": (
        Piece(((0, -1.15), (0.48, -1.02), (0.76, -0.5), (0.76, 0.2), (0.55, -0.2), (0, -0.36)), tone=0.9),
        Piece(((0, -1.55), (0.10, -1.2), (0.12, -0.4), (0, -0.3)), colour="#C0392F"),
        Piece(((0.50, -0.2), (0.76, 0.1), (0.62, 0.72), (0.36, 0.8)), paired=True, tone=0.7),
    ),
    "horns": (
        Piece(((0.40, -0.70), (0.62, -0.56), (1.10, -0.95), (1.18, -1.65), (0.86, -1.15)),
              "#E4DCC8", paired=True),
    ),
    "tusks": (Piece(((0.22, 0.52), (0.40, 0.48), (0.46, 0.02)), "#E4DCC8", paired=True, tone=1.1),),
    "hood": (
        Piece(((0, -1.35), (0.55, -1.15), (0.95, -0.4), (0.98, 0.5), (0.75, 1.3), (0.52, 0.8), (0.56, -0.2),
               (0.36, -0.72), (0, -0.86)), tone=0.9),
    ),
    "mask": (Piece(((0, 0.08), (0.50, 0.0), (0.48, 0.50), (0.24, 0.92), (0, 1.0)), colour="#39445C"),),
    "goggles": (
        Piece(((0, -0.34), (0.62, -0.40), (0.62, 0.10), (0, 0.04)), colour="#1F2738"),
        Piece(((0.08, -0.30), (0.50, -0.32), (0.52, 0.02), (0.10, 0.02)), "#7FDCFF", paired=True),
    ),
    "crown": (
        Piece(((0, -1.65), (0.12, -1.05), (0.36, -1.45), (0.46, -0.98), (0.72, -1.25), (0.56, -0.52),
              (0, -0.46)),
              colour="#F0C552", sharp=True),
        Piece(((0, -0.96), (0.10, -0.80), (0, -0.64)), colour="#FF6D5A", tone=1.2),
    ),
    "antennae": (
        Piece(((0.20, -0.76), (0.28, -0.74), (0.66, -1.50), (1.16, -1.86), (1.12, -1.96), (0.56, -1.60)),
              "", paired=True),
        Piece(((1.10, -1.98), (1.22, -1.96), (1.24, -1.82), (1.12, -1.80)), "#FFE9B8", paired=True, tone=1.2),
    ),
    "mandibles": (Piece(((0.14, 0.46), (0.34, 0.40), (0.46, 0.80), (0.12, 1.06), (0.24, 0.76)),
                        "#3A1A0C", paired=True, tone=1.6),),
    "tricorn": (
        Piece(((0, -1.24), (0.50, -1.10), (0.66, -0.80), (1.30, -1.05), (1.02, -0.52), (0, -0.40)),
              tone=0.55),
        Piece(((0, -0.62), (1.02, -0.60), (1.02, -0.52), (0, -0.42)), colour="#F0C552", tone=0.9),
    ),
    "turban": (
        Piece(((0, -1.42), (0.52, -1.30), (0.84, -0.86), (0.72, -0.40), (0, -0.34)), tone=1.1, sharp=True),
        Piece(((0, -1.30), (0.50, -1.10), (0.76, -0.62), (0, -1.0)), tone=0.8, sharp=True),
        Piece(((0, -1.02), (0.13, -0.82), (0, -0.60)), colour="#63E6F2", tone=1.2, sharp=True),
    ),
    "feathers": (
        Piece(((0.10, -0.80), (0.30, -0.76), (0.62, -1.70), (0.34, -1.40)), "#63C894", paired=True),
        Piece(((0.30, -0.72), (0.46, -0.62), (1.10, -1.30), (0.70, -1.16)), "#2F86D6", paired=True),
        Piece(((0, -0.74), (0.12, -1.30), (0, -1.95)), colour="#F0C552"),
    ),
    "hair": (
        Piece(((0, -1.20), (0.50, -1.10), (0.82, -0.60), (0.88, 0.40), (1.02, 1.50), (0.66, 1.30),
              (0.56, 0.2),
               (0.46, -0.48), (0, -0.62)), colour="#3A2A4A", tone=1.4),
    ),
    "beard": (
        Piece(((0, 0.20), (0.36, 0.30), (0.54, 0.10), (0.52, 0.80), (0.28, 1.50), (0, 1.85)),
              colour="#D8DEEC", tone=0.9),
    ),
    "frill": (
        Piece(((0.44, -0.62), (0.98, -1.20), (1.02, -0.68), (1.42, -0.50), (1.16, -0.10), (1.40, 0.30),
              (0.98, 0.42),
               (0.92, 0.90), (0.42, 0.60)), "#A85A24", paired=True, tone=1.2, sharp=True),
    ),
    "tentacles": (
        Piece(((0.02, 0.40), (0.22, 0.40), (0.26, 1.20), (0.10, 1.90), (0.02, 1.30)), paired=True),
        Piece(((0.20, 0.40), (0.44, 0.34), (0.62, 1.00), (0.50, 1.70), (0.40, 1.10)), paired=True, tone=0.8),
        Piece(((0.40, 0.26), (0.52, 0.08), (0.98, 0.70), (1.04, 1.40), (0.78, 0.92)), paired=True, tone=0.65),
    ),
    "globe": (),
    "veil": (
        Piece(((0, -1.30), (0.60, -1.14), (0.92, -0.40), (1.00, 0.90), (1.20, 1.70), (0.70, 1.40),
              (0.60, 0.0),
               (0.44, -0.62), (0, -0.74)), colour="#E4DCC8", tone=0.9),
        Piece(((0, 0.16), (0.52, 0.04), (0.56, 0.80), (0, 1.10)), colour="#E4DCC8", tone=0.65),
    ),
    "headset": (
        Piece(((0, -1.02), (0.50, -0.92), (0.70, -0.40), (0.60, -0.36), (0.42, -0.78), (0, -0.88)),
              colour="#39445C"),
        Piece(((0.54, -0.40), (0.80, -0.34), (0.80, 0.16), (0.54, 0.20)), "#39445C", paired=True, tone=1.3),
    ),
    "collar": (
        Piece(((0.30, 1.30), (0.60, 0.40), (1.30, -0.60), (1.45, 0.60), (1.05, 1.60)),
              "", paired=True, tone=0.9, sharp=True),
    ),
}  # fmt: skip

LEADERS: Mapping[str, Look] = {
    "marshal": Look("armada", "coat", "oval", "#C79A78", ("cap",)),
    "siege_mother": Look("citadel", "armour", "broad", "#7A8A6A", ("helmet", "tusks"), glow="#FF7A6B"),
    "saboteur": Look("refinery", "cloak", "oval", "#6A7088", ("hood", "mask"), glow="#FF9A4A"),
    "corsair": Look("boarding", "coat", "lizard", "#7A9A5A", ("tricorn",), glow="#FFD57E"),
    "envoy": Look("council", "robe", "long", "#9FB4D8", ("collar",), glow="#BFE6FF"),
    "speaker": Look("rotunda", "robe", "stone", "#A89A88", ("turban",)),
    "spymaster": Look("cipher", "cloak", "lynx", "#5A5470", ("mask",), glow="#7BE5A5"),
    "professor": Look("archive", "coat", "oval", "#B8A088", ("goggles", "beard"), eyes="none"),
    "chronarch": Look("clock", "robe", "long", "#B8A8D8", ("crown",), glow="#B48CFF"),
    "pathfinder": Look("star_gate", "suit", "oval", "#C79A78", ("headset", "goggles"), eyes="none"),
    "banker": Look("vault", "coat", "broad", "#C9A878", ("turban",), glow="#FFE25A"),
    "shipwright": Look("dock", "suit", "stone", "#8A8A94", ("goggles", "beard"), eyes="none"),
    "smuggler": Look("market", "cloak", "lynx", "#C79A68", ("headset",), glow="#FFE25A"),
    "songweaver": Look("salon", "robe", "oval", "#8FB8C8", ("feathers", "hair"), glow="#BFE6FF"),
    "prophet": Look("temple", "robe", "oval", "#8A6A58", ("veil",), glow="#FFE9B8"),
    "regent": Look("throne", "armour", "oval", "#B89080", ("hair", "crown", "collar")),
    "void_hermit": Look("galaxy", "cloak", "long", "#6A7A9A", ("hood", "beard"), glow="#7FDCFF"),
    "quartermaster": Look("depot", "suit", "broad", "#9A7A68", ("cap", "tusks")),
}

PEOPLES: Mapping[str, Look] = {
    "humans": Look("novelty ocean", "suit", "oval", "#C79A78", ("hair", "globe")),
    "myrmicoids": Look(
        "rare rock", "armour", "insect", "#8A3A20", ("antennae", "mandibles"), "wide", "#FFB36B"
    ),
    "shabazi": Look("rare desert", "robe", "lizard", "#B98A4A", ("frill",), glow="#FFE25A"),
    "wanderers": Look("gray gas", "cloak", "long", "#2A3048", ("hood",), glow="#7FDCFF"),
    "yclopes": Look("red lava", "armour", "broad", "#8A7A9A", ("horns", "tusks"), "one", "#FFD57E"),
    "zong": Look("genes ocean", "robe", "squid", "#5A9A8A", ("tentacles",), "wide", "#C8FFE0"),
}
