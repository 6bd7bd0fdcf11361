"""Small picture of a saved game: the table as its lone person sees it; between several, only shields."""

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.presenter.sitters import small_sitters
from galaxy_desktop.ui.kit import Kit, kit_beside
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.scenes.shields import draw_shield

WINDOW = (1600, 850)
"""Size of the window that the table is drawn for, so that its content has about the `TABLE_SHAPE`."""


class Thumbnails:
    """Maker of small pictures: what one has drawn is there for the next, as long as the kit is the same."""

    def __init__(self) -> None:
        self._kits: tuple[Kit, Kit] | None = None

    def picture(
        self,
        kit: Kit,
        running: RunningGame,
        size: tuple[int, int],
        line: int | None = None,
        seat: Seat | None = None,
    ) -> pygame.Surface:
        """Return the picture of a game in this size (width, height) after so many answers, by default all.

        Cards have no names, which nobody could read. A `seat` is given for a game whose players may see
        everything by now.
        """
        if self._kits is None or self._kits[0] is not kit:
            self._kits = kit, _small(kit)
        return _thumbnail(self._kits[1], running, size, line, seat)


def _small(kit: Kit) -> Kit:
    """Return the kit for small pictures."""
    settings = kit.settings.but(text_step=1.0, high_contrast=False)
    return kit_beside(kit, settings, WINDOW).without_names()


def _thumbnail(
    small: Kit, running: RunningGame, size: tuple[int, int], line: int | None, seat: Seat | None
) -> pygame.Surface:
    frame = pygame.Surface(WINDOW)
    frame.blit(small.pictures.behind("table", WINDOW), (0, 0))
    persons = running.table.persons()
    line = running.history.at if line is None else line
    if len(persons) > 1 and seat is None:
        for number, person in enumerate(persons):
            x = WINDOW[0] // 2 + (2 * number - len(persons) + 1) * 170
            draw_shield(small, frame, (x, WINDOW[1] // 2), person, 260)
        return pygame.transform.smoothscale(frame, size)
    seat = seat if seat is not None else persons[0] if persons else 0
    return pygame.transform.smoothscale(_table(small, running, line, seat, frame), size)


def _table(kit: Kit, running: RunningGame, line: int, seat: Seat, frame: pygame.Surface) -> pygame.Surface:
    """Draw the table as the painter of the game shows it to a seat; return its content, without the bars."""
    sitters = small_sitters(running.table.seats)
    painter = painter_for(kit, running.game)
    painter.show(Shown(running.game.view(running.history.states[line], seat), seat, sitters))
    painter.draw(frame)
    return frame.subsurface(painter.areas.content)
