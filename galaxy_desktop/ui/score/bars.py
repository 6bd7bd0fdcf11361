"""Bars of points by source: each source has its colour and its pattern, the number in a dark plate."""

from collections.abc import Sequence
from itertools import cycle

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Score
from galaxy_desktop.language import to_tenths
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import gradient, mask, masked, smooth
from galaxy_desktop.ui.tabletop.parts import signed
from galaxy_desktop.ui.theme import RGB, Bar, mix

PATTERNS = ("plain", "stripes", "dots", "bricks", "rings")
PLATE = 34


def source_bars(kit: Kit, sources: Sequence[str]) -> list[Bar]:
    """Return a colour and a pattern for each source: the same in all games, or else the first one left."""
    bars, known = chart_bars(kit), kit.theme.source
    left = cycle([n for n in range(len(bars)) if n not in map(known.get, sources)])
    return [bars[known[source] if source in known else next(left)] for source in sources]


def chart_bars(kit: Kit) -> list[Bar]:
    """Return colours and patterns that are told apart."""
    chart, kinds = kit.theme.chart, kit.theme.kind
    colours = [
        chart["chips"].colour,
        chart["cards"].colour,
        chart["large"].colour,
        kinds["genes"].colour,
        kinds["rare"].colour,
        chart["luck"].colour,
    ]
    return [Bar(colour, pattern) for colour, pattern in zip(colours, cycle(PATTERNS), strict=False)]


def draw_swatch(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, bar: Bar) -> None:
    """Draw the small sample beside a name."""
    surface.blit(segment(kit, rect.size, bar), rect)


def draw_bar(
    kit: Kit,
    surface: pygame.Surface,
    rect: pygame.Rect,
    parts: Sequence[tuple[Bar, float]],
    most: int,
    grown: float,
    *,
    numbered: bool = True,
) -> None:
    """Draw one bar; `grown` counts the parts that have grown, the last perhaps by a fraction.

    A grown part has its number in it, unless the bar is a mere share and not `numbered`. A part below zero
    is taken off the end of the others: a hollow of its color.
    """
    gap = max(1, kit.metrics.px(3))
    places = _places(rect, [points for _bar, points in parts], most, gap)
    taken = [place.left for place, (_bar, points) in zip(places, parts, strict=True) if points < 0]
    end = min(taken, default=rect.right)
    for number in sorted(range(len(parts)), key=lambda one: parts[one][1] < 0):
        (bar, points), place = parts[number], places[number]
        share = min(1.0, max(0.0, grown - number))
        if place.width < 2 or share <= 0:
            continue
        shown = max(2, round(place.width * share))
        if points < 0:
            _draw_hollow(kit, surface, layout.right(place, shown), bar)
        else:
            surface.blit(segment(kit, place.size, bar), place, (0, 0, shown, rect.height))
        if share == 1.0 and numbered:
            seen = place if points < 0 else layout.left_of(place, min(place.right, max(place.left, end)))
            _draw_number(kit, surface, seen, points)


def _places(rect: pygame.Rect, points: Sequence[float], most: int, gap: int) -> list[pygame.Rect]:
    """Return the place of each part: those above zero from the left, the others back from their end."""
    places, ahead = [], rect.left
    wide = [round(rect.width * abs(number) / max(1, most)) for number in points]
    for number, width in zip(points, wide, strict=True):
        if number >= 0:
            places.append(pygame.Rect(ahead, rect.top, max(0, width - gap), rect.height))
            ahead += width if width - gap >= 2 else 0
        else:
            places.append(pygame.Rect(0, rect.top, width, rect.height))
    for number, place in zip(points, places, strict=True):
        if number < 0:
            place.left = max(rect.left, ahead - place.width)
            ahead = place.left
    return places


def _draw_hollow(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, bar: Bar) -> None:
    """Draw a part that is taken off: the ground of the bar with an edge of its color."""
    radius = min(kit.faces.radius("mini"), rect.width // 2)
    pygame.draw.rect(surface, kit.theme.colour.ink, rect)
    pygame.draw.rect(surface, bar.colour, rect, max(1, kit.metrics.px(2)), radius)


def draw_score(
    kit: Kit,
    surface: pygame.Surface,
    rect: pygame.Rect,
    scores: Sequence[Score],
    seat: Seat,
    grown: float,
    *,
    with_points: bool,
    goals: Sequence[int] = (),
) -> None:
    """Draw what a seat has: its points as one bar; where points decide nothing, a bar for each figure.

    Such a bar is full at the number that wins, or else at the greatest figure of all seats.
    """
    parts = scores[seat].parts
    bars = source_bars(kit, [source for source, _points in parts])
    if with_points:
        shown = [(bar, points) for bar, (_source, points) in zip(bars, parts, strict=True)]
        draw_bar(kit, surface, rect, shown, max(1, *map(_gained, scores)), grown)
        return
    gap = kit.metrics.space("gap")
    width = (rect.width - gap * (len(parts) - 1)) // max(1, len(parts))
    for number, place in enumerate(layout.cells(rect, (width, rect.height), len(parts), len(parts), gap)):
        kit.faces.well(surface, place)
        most = max(goals[number] if goals else 1, *(score.parts[number][1] for score in scores))
        draw_bar(kit, surface, place, [(bars[number], parts[number][1])], most, grown - number)


def _gained(score: Score) -> int:
    """Return the sum of the parts above zero."""
    return sum(max(0, points) for _source, points in score.parts)


def _draw_number(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, points: float) -> None:
    """Draw the number in its plate, if the part is wide enough to be seen at both sides of it."""
    words = to_tenths(points) if points >= 0 else signed(round(points))
    room = rect.width - 2 * kit.metrics.space("tight")
    least = kit.text.width(words, "number") + kit.metrics.space("tight")
    if least > room:
        return
    width = min(room, max(least + kit.metrics.space("tight"), kit.metrics.px(PLATE)))
    height = min(rect.height - 4, round(kit.fonts.style("number", kit.metrics).px * 1.5))
    plate = layout.align(rect, (width, height))
    dark = kit.theme.colour.ink
    surface.blit(kit.surfaces.get(("number plate", plate.size), lambda: _plate(kit, plate.size, dark)), plate)
    kit.text.draw(surface, plate, words, "number", align="centre", middle=True, lines=1)


def _plate(kit: Kit, size: tuple[int, int], colour: RGB) -> pygame.Surface:
    return masked(gradient(size, colour, colour, 225), mask(size, kit.faces.radius("mini")))


def segment(kit: Kit, size: tuple[int, int], bar: Bar) -> pygame.Surface:
    """Return a part of a bar, cached by size."""
    return kit.surfaces.get(("score bar", size, bar), lambda: _made(kit, size, bar))


def _made(kit: Kit, size: tuple[int, int], bar: Bar) -> pygame.Surface:
    made = gradient(size, mix(bar.colour, (255, 255, 255), 0.08), bar.colour)
    dark = mix(bar.colour, kit.theme.colour.ink, 0.34)
    step = max(6, kit.metrics.px(14))

    def draw(large: pygame.Surface, times: int) -> None:
        _pattern(large, bar.pattern, dark, step * times)

    made.blit(smooth(size, draw, dark), (0, 0))
    return masked(made, mask(size, min(kit.faces.radius("mini"), size[0] // 2)))


def _pattern(surface: pygame.Surface, pattern: str, colour: RGB, step: int) -> None:
    """Draw a pattern over a whole surface."""
    width, height = surface.get_size()
    if pattern == "stripes":
        for x in range(-height, width, step):
            pygame.draw.line(surface, colour, (x, height), (x + height, 0), step // 4)
    elif pattern in ("dots", "rings"):
        for x in range(step // 2, width + step, step):
            for y in range(step // 2, height + step, step):
                pygame.draw.circle(surface, colour, (x, y), step // 5, 0 if pattern == "dots" else step // 12)
    elif pattern == "bricks":
        for row, y in enumerate(range(0, height, step)):
            pygame.draw.line(surface, colour, (0, y), (width, y), step // 8)
            for x in range((row % 2) * step, width, 2 * step):
                pygame.draw.line(surface, colour, (x, y), (x, y + step), step // 8)
