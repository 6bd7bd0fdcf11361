"""Look of a card's face, and the places of its parts at each level of detail."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.ui.tabletop.look import CardLook, Detail, by_level

SHAPE = 1.28
"""Height of a card by its width."""
BROAD = 1.3
"""Width of a low card by its height from which it has its name."""


@plain
class JumpLook(CardLook):
    """One face of a card of Jump Drive."""

    level: Detail
    brings: tuple[int, int] | None = None
    """VP and income as they stand in an empire; None to show the printed ones."""
    named: bool = field(default=True, kw_only=True)
    """False for a picture without its name, where that is told otherwise."""

    @property
    def is_plate(self) -> bool:
        """True for a low card beside others that is broad enough for its name."""
        return self.level == "sliver" and self.size[0] >= BROAD * self.size[1]


@dataclass(frozen=True, slots=True)
class Anatomy:
    """Places of the parts: heights as shares of the height, sizes as shares of the width."""

    picture: float
    fade: tuple[float, float]
    cost: float
    kind: float
    name: tuple[float, float]
    """Upper and lower end of the band of the name; zeros if there is no name."""
    name_share: float
    signs: tuple[float, float]
    """Upper and lower end of the band of icons and powers; zeros if there is none."""
    foot_at: float
    """Middle of VP and income, as a share of the height."""
    points: float
    income: float
    foot: tuple[float, float]
    """Middles of VP and income, as shares of the width."""


_FULL = Anatomy(
    picture=0.58,
    fade=(0.28, 0.58),
    cost=0.20,
    kind=0.19,
    name=(0.34, 0.57),
    name_share=0.098,
    signs=(0.605, 0.755),
    foot_at=0.863,
    points=0.235,
    income=0.245,
    foot=(0.15, 0.40),
)
_MINI = Anatomy(
    picture=0.78,
    fade=(0.38, 0.78),
    cost=0.32,
    kind=0.26,
    name=(0.27, 0.70),
    name_share=0.13,
    signs=(0.0, 0.0),
    foot_at=0.845,
    points=0.37,
    income=0.36,
    foot=(0.25, 0.74),
)
_PLAIN = Anatomy(
    picture=0.66,
    fade=(0.30, 0.66),
    cost=0.20,
    kind=0.17,
    name=(0.22, 0.71),
    name_share=0.098,
    signs=(0.0, 0.0),
    foot_at=0.855,
    points=0.235,
    income=0.235,
    foot=(0.25, 0.70),
)
ANATOMY: Mapping[Detail, Anatomy] = by_level(_MINI, _FULL, _PLAIN)
