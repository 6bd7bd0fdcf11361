"""Light and colour as numbers: contrast after WCAG 2.2, and what people with other cones see.

The simulations are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
of Color Vision Deficiency" (IEEE Transactions on Visualization and Computer Graphics 15/6, 2009), at severity
1.0, on linear RGB.
"""

from typing import Any

import numpy as np
import pygame

from galaxy_desktop.ui.theme import RGB

Pixels = np.ndarray[Any, Any]
"""Red, green and blue from 0 to 255, by row and column."""
VISIONS: dict[str, Pixels] = {
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
WEIGHTS = np.array([0.2126, 0.7152, 0.0722])
PLAIN = "plain"


def pixels(surface: pygame.Surface) -> Pixels:
    """The colours of a surface, without its transparency."""
    raw = pygame.image.tobytes(surface, "RGBX")  # quicker than three bytes of each pixel
    return np.frombuffer(raw, np.uint8).reshape(surface.get_height(), surface.get_width(), 4)[..., :3]


def opacity(surface: pygame.Surface) -> Pixels:
    """How opaque each place of a surface is, from 0 to 255."""
    raw = pygame.image.tobytes(surface, "RGBA")
    return np.frombuffer(raw, np.uint8).reshape(surface.get_height(), surface.get_width(), 4)[..., 3]


def linear(colours: Pixels) -> Pixels:
    """Linear light of colours from 0 to 255; that of whole numbers is looked up, as powers take long."""
    found = np.asarray(colours)
    return LINEAR[found] if found.dtype == np.uint8 else _powered(found)


def _powered(colours: Pixels) -> Pixels:
    share = np.asarray(colours, float) / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


LINEAR = _powered(np.arange(256))


def seen_by(vision: str, colours: Pixels) -> Pixels:
    """Colours as they look to somebody with this vision."""
    if vision == PLAIN:
        return np.asarray(colours, float)
    light = np.clip(linear(colours) @ VISIONS[vision].T, 0, 1)
    return np.asarray(255 * np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055))


def luminance(colours: Pixels) -> Pixels:
    """Relative luminance of colours."""
    return np.asarray(linear(colours) @ WEIGHTS)


def contrast(first: Pixels | RGB, second: Pixels | RGB) -> Pixels:
    """Contrast ratio of each pair of colours."""
    one, other = luminance(np.asarray(first)), luminance(np.asarray(second))
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def lab(colours: Pixels) -> Pixels:
    """Colours in CIE L*a*b*, white at D65."""
    matrix = np.array(
        [
            [0.4124564, 0.3575761, 0.1804375],
            [0.2126729, 0.7151522, 0.0721750],
            [0.0193339, 0.1191920, 0.9503041],
        ]
    )
    xyz = linear(colours) @ matrix.T / np.array([0.95047, 1.0, 1.08883])
    root = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.stack(
        [116 * root[..., 1] - 16, 500 * (root[..., 0] - root[..., 1]), 200 * (root[..., 1] - root[..., 2])],
        -1,
    )
