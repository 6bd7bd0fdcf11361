"""Reveal of what all have chosen: cards laid face down at each panel, turned up at the same moment."""

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.motion import linear
from galaxy_desktop.ui.tabletop.card_back import card_back
from galaxy_desktop.ui.tabletop.flight import FaceDown, Pixel, TurnUp
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Staging
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

HEAD, ICON = 0.34, 0.44
"""Middle of the icon and its size, as shares of a plate's height and width."""


def turn_together(
    staging: Staging[Any],
    faces: Mapping[Seat, Sequence[pygame.Surface]],
    cards: Mapping[Seat, Sequence[str]] | None = None,
) -> None:
    """Lay the cards of each seat face down, then turn all up together; only then is the beat named.

    `cards` are the ids of the faces that go on from there to their places on the table.
    """
    kit = staging.after.kit
    dealt, held, flip = kit.ms("card_slide"), kit.ms("reveal_hold"), kit.ms("card_flip")
    shown = flip + kit.ms("beat_reveal")
    for seat, pictures in faces.items():
        start = staging.place("hand" if staging.own(seat) else item_id("hand", seat))
        goals, turned = _places(staging, seat, pictures), []
        for picture, goal in zip(pictures, goals, strict=True):
            back = card_back(kit, picture.get_size())
            lies = staging.motion.start(dealt + held, linear, delay=staging.at)
            staging.flights.append(FaceDown(lies, back, start, goal, dealt / (dealt + held)))
            turns = staging.motion.start(shown, linear, delay=staging.at + dealt + held)
            turned.append(TurnUp(turns, picture.copy(), back, goal, flip / shown))
        staging.flights += turned
        staging.lying.update(zip((cards or {}).get(seat, ()), turned, strict=False))
    staging.hush = dealt + held + flip


def _places(staging: Staging[Any], seat: Seat, pictures: Sequence[pygame.Surface]) -> list[Pixel]:
    """Return the middles of cards side by side in a panel: before the figures of its head, if they have room.

    They are in its middle otherwise, and at the right end of the own one.
    """
    x, y = staging.panel(seat)
    gap = staging.after.space("gap")
    width = sum(picture.get_width() + gap for picture in pictures) - gap
    own = staging.after.sheet.places.get(item_id("seat", seat)) if staging.own(seat) else None
    if own is not None:
        left = own.right - width - staging.after.space("block")
    else:
        left = min(x - width // 2, _figures(staging, seat, x + width) - width - gap)
        left = max(left, _panel(staging, seat).left)
    places = []
    for picture in pictures:
        places.append((left + picture.get_width() // 2, y))
        left += picture.get_width() + gap
    return places


def room_before_figures(staging: Staging[Any], seat: Seat) -> int:
    """Return the width from the left edge of the panel of another player to the figures of its head."""
    panel, gap = _panel(staging, seat), int(staging.after.space("gap"))
    return _figures(staging, seat, panel.right) - gap - panel.left


def _panel(staging: Staging[Any], seat: Seat) -> pygame.Rect:
    found: pygame.Rect = staging.after.sheet.places.get(item_id("seat", seat), staging.after.areas.content)
    return found


def _figures(staging: Staging[Any], seat: Seat, usual: int) -> int:
    """Return where the figures in the head of a panel begin, after the name; `usual` without a name."""
    name = staging.after.sheet.item(item_id("player", seat))
    return usual if name is None else name.rect.right


def named_plate(board: Tabletop, icon: pygame.Surface, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the face of a choice without a card of its own: a plate with an icon above its name."""
    kit, colour = board.kit, board.kit.theme.colour
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    style = FaceStyle(colour.high, colour.panel, colour.primary, kit.faces.radius("mini"), 2 * kit.faces.hair)
    kit.faces.face(made, made.get_rect(), style)
    made.blit(icon, icon.get_rect(center=(size[0] // 2, round(size[1] * HEAD))))
    pad = board.space("tight")
    words = kit.text.block(name, size[0] - 2 * pad, "small", align="centre", lines=3)
    words.draw(made, (pad, round(size[1] * 0.76) - words.height // 2))
    return made
