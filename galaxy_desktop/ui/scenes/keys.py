"""Every key and mouse button of the program with what it does, for help and settings."""

from galaxy_desktop.language import gettext as _

KeyLine = tuple[str, str]


def key_groups() -> list[tuple[str, list[KeyLine]]]:
    """The keys by where they work, each with its label and what it does."""
    return [
        (_("Everywhere"), _everywhere()),
        (_("At the table"), _table()),
        (_("Undo and games"), _games()),
        (_("Mouse"), _mouse()),
    ]


def _everywhere() -> list[KeyLine]:
    return [
        (_("Enter"), _("The amber button")),
        (_("Esc"), _("One level up, or close")),
        (_("Tab"), _("Next group; with Shift the one before")),
        (_("Arrows"), _("Next thing in the group")),
        (_("Space"), _("Choose or press what has the focus")),
        (_("F1"), _("Explain this moment")),
        (_("F2"), _("Rules")),
        (_("F11"), _("Full screen")),
        (_("Ctrl +, Ctrl −"), _("Larger and smaller text")),
    ]


def _table() -> list[KeyLine]:
    return [
        (_("1 to 9, 0"), _("Choose the first to tenth thing on offer")),
        (_("Alt"), _("Show these numbers")),
        (_("P"), _("The second button: the legal refusal")),
        (_("H"), _("Hint")),
        (_("V"), _("Look at the card closely")),
        (_("C"), _("Compare cards")),
        (_("T"), _("Show the table below an open choice")),
        (_("B, K"), _("Look into the bag; fold the key of a map")),
        (_("+, −, Home"), _("A map nearer, farther, whole")),
        (_("W A S D"), _("Look about on a map that is near")),
        (_("L"), _("Log")),
        (_("I"), _("Pin or open the inspector")),
    ]


def _games() -> list[KeyLine]:
    return [
        (_("Z"), _("Undo; with Shift the whole round")),
        (_("Y"), _("Redo; with Shift the whole round")),
        (_("F5"), _("Save")),
        (_("F9"), _("Load")),
        (_("/"), _("Search, where there is a list")),
    ]


def _mouse() -> list[KeyLine]:
    return [
        (_("Left"), _("Choose, press; once more takes it back")),
        (_("Drag"), _("The same as choosing the thing, then the place")),
        (_("Right, or hold"), _("Look at the card closely")),
        (_("Wheel"), _("Scroll a list, look closely at a card")),
        (_("Rest"), _("Explain what is under the pointer")),
    ]
