"""Pictures on the move over the table: cards, goods, points, shields, and what is turned up."""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from galaxy_desktop.ui.layout import nowhere
from galaxy_desktop.ui.motion import Tween, in_out, out_cubic

Pixel = tuple[int, int]
End = Literal["stays", "vanishes"]
THIN = 0.04
GROWS, DROP = 0.08, 0.09
"""Growth of a card at the top of its flight, and the distance of its shadow below it there."""
TOUCHES, PRESSED = 0.82, 0.35
"""Share of its time after which a card touches the table, and how far it is pressed down then."""
COUNTS = 250.0
"""Milliseconds for which a counter counts, up to the arrival of a gain."""
STRONGEST = 150
"""Alpha of a flash at its strongest."""
LEAVES = 8.0
"""Speed at which a card that was turned up fades, at the end of its time."""


@dataclass(slots=True)
class Flying(ABC):
    """Base of everything that is on the move."""

    tween: Tween

    @property
    def look(self) -> Hashable:
        """Key of its looks at this moment."""
        return self.tween.passed_share

    @property
    @abstractmethod
    def place(self) -> pygame.Rect:
        """Place that `draw` needs at most at this moment; empty while nothing is seen."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Draw it as it is at this moment."""


@dataclass(slots=True)
class Flight(Flying):
    """Picture that goes from one place to another; places are its middle."""

    make: Callable[[], pygame.Surface]
    """Function that returns the picture, always the same; called once it is seen, as some take long."""
    start: Pixel
    goal: Pixel
    end: End = "stays"
    """"stays": it lies at its goal until all is over; "vanishes": it is gone there."""
    waits: bool = False
    """True if it is shown at its start before it sets off."""
    back: pygame.Surface | None = None
    """Picture shown before it is turned over on the way."""
    pops: bool = False
    """True if it grows at its goal instead of moving."""
    under: tuple[pygame.Surface, pygame.Rect] | None = None
    """Picture drawn below it, and the place of that."""
    fades: bool = False
    """True if it fades in or out instead of moving, as with reduced motion."""
    sound: str = ""
    """Name of the sound played when it sets off."""
    shadow: pygame.Surface | None = None
    """Shadow below it while it is in the air, for a card that lands with weight; None for what is light."""
    width: float = 0.0
    """Width at its start in pixels, from which it comes to that of its picture; 0 if it has that already."""

    @property
    def picture(self) -> pygame.Surface:
        """Picture that flies."""
        return self.make()

    @property
    def place(self) -> pygame.Rect:
        here = nowhere() if self.under is None else self.under[1]
        if not self._is_seen:
            return here
        at, size = self._middle, self._largest
        there = pygame.Rect(0, 0, *size)
        there.center = at
        if self.shadow is not None and self.tween.started:
            shade = self.shadow.get_rect(center=(at[0], at[1] + round(DROP * size[1])))
            there = there.unionall([shade, shade.move(at[0] - shade.centerx, at[1] - shade.centery)])
        return there.unionall([here]) if here.width else there

    @property
    def _is_seen(self) -> bool:
        waits = self.waits or self.tween.started
        return waits and (self.end == "stays" or self.tween.left > 0)

    @property
    def _middle(self) -> Pixel:
        if self.fades:
            return self.start if self.end == "vanishes" else self.goal
        return self.goal if self.pops else self._at(self.tween.value)

    @property
    def _largest(self) -> tuple[int, int]:
        """Size that it may have at this moment."""
        grows = 1 + GROWS if self.shadow is not None else 1.0
        grows = max(grows, self.tween.value) if self.pops else grows * self._scale(self.tween.value)
        width, height = self._side(self.tween.value).get_size()
        return math.ceil(grows * width) + 2, math.ceil(grows * height) + 2

    def _scale(self, share: float) -> float:
        """Return the size at a share of the way, as a share of that of the picture."""
        if not self.width:
            return 1.0
        start = self.width / max(1, self.picture.get_width())
        return start + (1 - start) * share

    def _side(self, share: float) -> pygame.Surface:
        """Return the side that is seen at a share of the way: the back, if any, in the first half."""
        turned = self.back is None or self.fades or self.pops or share > 0.5
        return self.picture if turned or self.back is None else self.back

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it at its current place."""
        if self.under is not None:
            surface.blit(*self.under)
        if not self._is_seen:
            return
        share = self.tween.value
        if self.fades:
            self._fade(surface, share)
        elif self.pops:
            self._pop(surface, share)
        else:
            self._fly(surface, share)

    def _fly(self, surface: pygame.Surface, share: float) -> None:
        """Draw it on its way, larger and above its shadow while it is in the air."""
        picture, at = self._seen(share), self._at(share)
        height = lift(self.tween.passed_share) if self.shadow is not None and self.tween.started else 0.0
        if self.shadow is not None and height > 0:
            away = round(DROP * height * picture.get_height())
            self.shadow.set_alpha(round(255 * height))
            surface.blit(self.shadow, self.shadow.get_rect(center=(at[0], at[1] + away)))
        scale = (1 + GROWS * height) * self._scale(share)
        if scale != 1.0:
            size = round(picture.get_width() * scale), round(picture.get_height() * scale)
            picture = pygame.transform.smoothscale(picture, size)
        surface.blit(picture, picture.get_rect(center=at))

    def _at(self, share: float) -> Pixel:
        (x, y), (to_x, to_y) = self.start, self.goal
        return round(x + (to_x - x) * share), round(y + (to_y - y) * share)

    def _seen(self, share: float) -> pygame.Surface:
        """Return the picture, or its back before it is turned over, at this share of the way."""
        if self.back is not None and share < 1:
            side = self._side(share)
            width = max(THIN, abs(2 * share - 1)) * side.get_width()
            return pygame.transform.scale(side, (max(1, round(width)), side.get_height()))
        if self.end == "vanishes":
            self.picture.set_alpha(round(255 * min(1.0, 2.2 * (1 - share))))
        return self.picture

    def _fade(self, surface: pygame.Surface, share: float) -> None:
        leaves = self.end == "vanishes"
        self.picture.set_alpha(round(255 * (1 - share if leaves else share)))
        surface.blit(self.picture, self.picture.get_rect(center=self.start if leaves else self.goal))

    def _pop(self, surface: pygame.Surface, share: float) -> None:
        size = self.picture.get_width() * max(0.0, share), self.picture.get_height() * max(0.0, share)
        if min(size) < 1:
            return
        grown = pygame.transform.smoothscale(self.picture, (round(size[0]), round(size[1])))
        surface.blit(grown, grown.get_rect(center=self.goal))


@dataclass(slots=True)
class Slide(Flying):
    """Outline of the running phase, sliding along the strip; it stays until the next one sets off."""

    start: pygame.Rect
    goal: pygame.Rect
    frame: pygame.Surface
    waits: bool = False
    """True if it is shown at its start before it sets off."""
    after: "Slide | None" = None
    """The next one."""

    @property
    def look(self) -> Hashable:
        return None

    @property
    def place(self) -> pygame.Rect:
        gone = self.after is not None and self.after.tween.started
        if gone or not (self.tween.started or self.waits):
            return nowhere()
        x = round(self.start.centerx + (self.goal.centerx - self.start.centerx) * self.tween.value)
        return self.frame.get_rect(center=(x, self.goal.centery))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the outline at its current place."""
        if self.place.width:
            surface.blit(self.frame, self.place)


def lift(share: float) -> float:
    """Return the height above the table at a share of the time: up, down, and a little pressed at the end."""
    if share < TOUCHES:
        return math.sin(math.pi * share / TOUCHES)
    return -PRESSED * math.sin(math.pi * (share - TOUCHES) / (1 - TOUCHES))


@dataclass(slots=True)
class CountUp(Flying):
    """Counter whose figure changes as gains arrive at it, or once its change is told."""

    write: Callable[[pygame.Surface, str], None]
    """Function that draws the counter with another figure."""
    change: tuple[str, int, int]
    """Form of the figure on the way, and its number before and after."""
    times: Sequence[float]
    """Times at which a part of the change is there, in ms; each brings an equal share."""
    ends: str
    """Figure at the end."""
    plate: pygame.Rect
    """Place on which `write` draws."""

    @property
    def look(self) -> Hashable:
        return self.figure

    @property
    def place(self) -> pygame.Rect:
        return self.plate

    @property
    def figure(self) -> str:
        """Figure shown now."""
        if self.tween.left <= 0:
            return self.ends
        form, old, new = self.change
        counted = sum(min(1.0, max(0.0, 1 + (self.tween.passed - at) / COUNTS)) for at in self.times) / len(
            self.times
        )
        return form.format(old + int((new - old) * counted))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the counter with the figure of now."""
        self.write(surface, self.figure)


@dataclass(slots=True)
class Flash(Flying):
    """Light over a card that flares up once, softly."""

    light: pygame.Surface
    at: Pixel

    @property
    def place(self) -> pygame.Rect:
        return self.light.get_rect(center=self.at) if _runs(self.tween) else nowhere()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the light, at its strongest halfway."""
        if not _runs(self.tween):
            return
        self.light.set_alpha(round(STRONGEST * math.sin(math.pi * self.tween.value)))
        surface.blit(self.light, self.place)


@dataclass(slots=True)
class FaceDown(Flying):
    """Card that is laid face down and lies there until all are turned up."""

    back: pygame.Surface
    start: Pixel
    goal: Pixel
    arrives: float
    """Share of its time after which it lies at its goal."""
    sound: str = "card_place"

    @property
    def look(self) -> Hashable:
        return None

    @property
    def place(self) -> pygame.Rect:
        if not _runs(self.tween):
            return nowhere()
        share = out_cubic(min(1.0, self.tween.value / self.arrives))
        (x, y), (to_x, to_y) = self.start, self.goal
        return self.back.get_rect(center=(round(x + (to_x - x) * share), round(y + (to_y - y) * share)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the back at its current place."""
        if self.place.width:
            surface.blit(self.back, self.place)


@dataclass(slots=True)
class TurnUp(Flying):
    """Card that is turned up where it lies, is shown, and fades, or lies there until it goes on."""

    face: pygame.Surface
    back: pygame.Surface
    at: Pixel
    turns: float
    """Share of its time that the turn takes."""
    fades: bool = True
    sound: str = "card_flip"

    def stay_until(self, time: float) -> None:
        """Lie there without fading until a time, in ms."""
        self.fades, lies = False, max(time - self.tween.delay, self.turns * self.tween.ms)
        self.turns *= self.tween.ms / lies
        self.tween.ms = lies

    @property
    def look(self) -> Hashable:
        """Key of its looks: its place in its turn, then how faded it is; in between it only lies there."""
        return self._turned, self._alpha

    @property
    def place(self) -> pygame.Rect:
        return self._side.get_rect(center=self.at) if _runs(self.tween) else nowhere()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the side that is seen now."""
        if not _runs(self.tween):
            return
        if self._turned < 1:
            width = max(1, round(max(THIN, abs(2 * in_out(self._turned) - 1)) * self._side.get_width()))
            side = pygame.transform.scale(self._side, (width, self._side.get_height()))
        else:
            side = self._side
            side.set_alpha(self._alpha)
        surface.blit(side, side.get_rect(center=self.at))

    @property
    def _turned(self) -> float:
        return min(1.0, self.tween.value / self.turns)

    @property
    def _alpha(self) -> int:
        return round(255 * min(1.0, LEAVES * (1 - self.tween.value))) if self.fades else 255

    @property
    def _side(self) -> pygame.Surface:
        return self.face if self._turned > 0.5 else self.back


def _runs(tween: Tween) -> bool:
    return tween.started and tween.left > 0
