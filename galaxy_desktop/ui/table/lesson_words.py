"""Words of lessons and tips for the device in use: the keys that they name, and how to look at a thing."""

import re

from galaxy_desktop.engine.guide import Lesson
from galaxy_desktop.language import data_text
from galaxy_desktop.ui.keys import pad_buttons
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.table.strip import how_to_look

KEY = re.compile(r"\{([A-Z][A-Za-z0-9]*)\}")
"""Key in the words of a lesson, by its label."""


def lesson_words(kit: Kit, lesson: Lesson) -> str:
    """Return the words of a lesson, with the keys or the buttons of the gamepad that was used last."""
    words = KEY.sub(lambda found: _press(kit, data_text(found[1])), data_text(lesson.words))
    return f"{words} {how_to_look(kit)}" if lesson.looks else words


def _press(kit: Kit, label: str) -> str:
    """Return what is pressed for the key of this label: on a gamepad its button, or two at once."""
    return (pad_buttons(label) if kit.pointer.by_pad else "") or label
