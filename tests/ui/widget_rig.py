"""A widget alone in a form, and what is sent to it."""

from collections.abc import Iterable

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.widget import Widget
from tests.ui.acts import Event

PLACE = pygame.Rect(400, 300, 300, 50)
SPEEDS = [("calm", "Calm"), ("normal", "Normal"), ("fast", "Fast")]


def play(kit: Kit, widget: Widget, events: Iterable[Event]) -> None:
    """Sends events to the widget as a scene does."""
    form = Form(kit, [[widget]], first=widget)
    for event in events:
        kit.pointer.handle(event)
        form.handle(event)
        kit.pointer.settle(event)
