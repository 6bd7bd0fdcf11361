"""Room of the panel of a hint: beside what it marks, what else it names, and what else can be chosen."""

from collections.abc import Iterable, Sequence

import pygame

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.presenter.advice import Advice
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.table.badges import bulb_rise, bulbs_on
from galaxy_desktop.ui.table.reasons import Ranked, ReasonsScene
from galaxy_desktop.ui.table.view import TableView

WIDTH = 460
LEAST_RANK = 20
"""Least diameter of the disc of a rank on the table, in pixels, so that its number can be read."""
LEAST = 0.45
"""Part of the usual height that is enough above or below what is named, for what needs more."""


def reasons_beside(view: TableView, advice: Advice) -> ReasonsScene:
    """Return the panel of some advice on the open question, which finds its room whenever it is laid."""
    answers = [choice.answer for choice in advice.choices]
    return ReasonsScene(
        advice, lambda height: room_for(view, answers, height), lambda: _ranked(view, answers)
    )


def _ranked(view: TableView, answers: Sequence[Answer]) -> list[Ranked]:
    """Return the ranks of the choices after the best one that are a single thing on the table each."""
    question = view.controller.question
    if question is None:
        return []
    kinds = [tuple(question.prompt.suggest(answer)) for answer in answers]
    things = [[one.rect for one in view.widgets.choosing(kind)] for kind in kinds]
    single = {
        number: some[0]
        for number, some in enumerate(things, 1)
        if number > 1 and len(some) == 1 and sum(some[0] in others for others in things) == 1
    }
    if not single:
        return []
    picture = pygame.Surface(view.kit.metrics.window)
    view.painter.draw(picture)
    found = []
    for number, (centre, size) in zip(single, bulbs_on(view.kit, picture, [*single.values()]), strict=True):
        place = pygame.Rect(0, 0, max(size, LEAST_RANK), max(size, LEAST_RANK))
        place.center = centre
        found.append(Ranked(number, place.clamp(picture.get_rect())))
    return found


def room_for(view: TableView, answers: Iterable[Answer], height: int | None) -> pygame.Rect:
    """Return the room of a panel about some answers to the open question, the best first."""
    areas, metrics, question = view.painter.areas, view.kit.metrics, view.controller.question
    if question is None or height is None:
        return reasons_room(areas, metrics)
    rise = bulb_rise(view.kit)
    kinds = view.controller.hinted, *map(question.prompt.suggest, answers), question.open
    widgets = [view.widgets.choosing(tuple(kind)) for kind in kinds]
    places = [[_with_bulb(widget.rect, rise) for widget in some] for some in widgets]
    return reasons_room(areas, metrics, height, places)


def reasons_room(
    areas: Areas, metrics: Metrics, height: int | None = None, places: Sequence[list[pygame.Rect]] = ()
) -> pygame.Rect:
    """Return the room of the panel: the column of the table, or as wide a part of a window without one.

    There it is as high as its content (`height`; None for as high as can be), and lies where it covers fewest
    of the first of the `places`, then of the next.
    """
    usual = _usual(areas, metrics)
    if areas.log.width or height is None:
        return usual
    mirrored = usual.copy()
    mirrored.right = metrics.window[0] - usual.left
    gap, beside = metrics.space("gap"), [rect for some in places[:-1] for rect in some]
    rooms = [part for side in (usual, mirrored) for part in _parts(side, beside, height, gap)]

    def covers(room: pygame.Rect) -> list[int]:
        return [*(len(room.collidelistall(some)) for some in places), -room.height]

    return min(rooms, key=covers)


def _usual(areas: Areas, metrics: Metrics) -> pygame.Rect:
    window = pygame.Rect((0, 0), metrics.window)
    height = areas.prompt.top - areas.top.bottom - 2 * metrics.space("gutter")
    wide = areas.log.width or round(metrics.px(WIDTH) * metrics.text_step)
    room = pygame.Rect(0, areas.top.bottom + metrics.space("gutter"), min(wide, window.width // 2), height)
    margin = metrics.space("margin")
    if areas.inspector.width and areas.inspector.centerx < window.centerx:
        room.left = margin
    else:
        room.right = window.right - margin
    return room


def _parts(side: pygame.Rect, rects: Sequence[pygame.Rect], height: int, gap: int) -> list[pygame.Rect]:
    """Return rooms at a side: at its top, at its foot, and above and below each rectangle, if high enough."""
    within = [rect for rect in rects if rect.colliderect(side)]
    parts = [layout.above(side, rect.top - gap) for rect in within]
    parts += [layout.below(side, rect.bottom + gap) for rect in within]
    high = [part for part in parts if part.height >= min(height, LEAST * side.height)]
    tops = [layout.top(part, height) for part in (side, *high)]
    return [tops[0], layout.bottom(side, height), *tops[1:]]


def _with_bulb(rect: pygame.Rect, rise: int) -> pygame.Rect:
    """Return the place of an item with the bulb above it."""
    return pygame.Rect(rect.left, rect.top - rise, rect.width, rect.height + rise)
