"""Reasons for refusing a command: each is an exception type, its text is one line for the player."""

from enum import StrEnum
from typing import Literal

from galaxy_desktop.language import gettext as _


class RefusedError(Exception):
    """A command that was not carried out; its text gives the cause. Nothing has changed."""


class NoGameError(RefusedError):
    """Refusal because there is no game at the table."""

    def __init__(self) -> None:
        super().__init__(_("No game is running."))


class GameOverError(RefusedError):
    """Refusal because the game is over."""

    def __init__(self) -> None:
        super().__init__(_("The game is over."))


class BadTableError(RefusedError):
    """Refusal of a game, seat, name or option that cannot be played with."""


class NotAllowedError(RefusedError):
    """Refusal of an answer that its question does not allow, or that nobody asked for."""


class RulesFaultError(RefusedError):
    """Refusal because the rules failed on a legal answer; the game is as before it."""

    def __init__(self) -> None:
        super().__init__(_("Something went wrong in the rules. Your game is unchanged; please report it."))


class NothingToUndoError(RefusedError):
    """Refusal because there is no own choice to take back."""

    def __init__(self) -> None:
        super().__init__(_("Nothing to undo."))


class NothingToRedoError(RefusedError):
    """Refusal because nothing taken back can be done again."""

    def __init__(self) -> None:
        super().__init__(_("Nothing to redo."))


UndoBar = Literal["never", "others", "redo", "shown", "past"]


class UndoNotAllowedError(RefusedError):
    """Refusal because the table's rule forbids this undo; `bar` says which part of it."""

    def __init__(self, bar: UndoBar) -> None:
        self.bar: UndoBar = bar
        lines = {
            "never": _("Undo is off for this game."),
            "others": _("Another player has chosen since; everyone must agree to this undo."),
            "redo": _("Another player's choice is redone, too; everyone must agree to this redo."),
            "shown": _(
                "Something has been drawn, rolled or revealed since; everyone must agree to this undo."
            ),
            "past": _(
                "Something has been drawn, rolled or revealed since; this game allows no undo past it."
            ),
        }
        super().__init__(lines[bar])


class Fault(StrEnum):
    """Kinds of fault of a save file or of the place where it should go."""

    DAMAGED = "damaged"
    NEWER_FORMAT = "newer format"
    UNKNOWN_GAME = "unknown game"
    OTHER_RULES = "other rules version"
    OTHER_PACK = "other data pack"
    FOREIGN = "foreign file"
    TOO_BIG = "too big"
    UNREADABLE = "unreadable"
    READ_ONLY = "read-only folder"
    FULL_DISK = "full disk"
    UNWRITABLE = "unwritable"
    REMOVED = "removed"


class SaveError(RefusedError):
    """A save that could not be read or written; `fault` is its kind, the text one line with the cause."""

    def __init__(self, fault: Fault, line: str) -> None:
        self.fault = fault
        super().__init__(line)
