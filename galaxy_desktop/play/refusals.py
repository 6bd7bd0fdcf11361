"""Why a command was not carried out: each refusal is a type, its text is one line for the player."""

from enum import StrEnum
from typing import Literal

from galaxy_desktop.language import gettext as _


class RefusedError(Exception):
    """A command that was not carried out; its text says why. Nothing has changed."""


class NoGameError(RefusedError):
    """There is no game at the table to do this with."""

    def __init__(self) -> None:
        super().__init__(_("No game is running."))


class GameOverError(RefusedError):
    """The game is over, and so nobody can do anything more in it."""

    def __init__(self) -> None:
        super().__init__(_("The game is over."))


class BadTableError(RefusedError):
    """A game, seat, name or option that cannot be played with."""


class NotAllowedError(RefusedError):
    """An answer that its question does not allow, or that nobody asked for."""


class RulesFaultError(RefusedError):
    """The rules themselves failed on a legal answer; the game stands as before it."""

    def __init__(self) -> None:
        super().__init__(
            _("The rules of this game could not go on from here. Nothing has changed; please report it.")
        )


class NothingToUndoError(RefusedError):
    """There is no own choice to take back."""

    def __init__(self) -> None:
        super().__init__(_("There is nothing to take back."))


class NothingToRedoError(RefusedError):
    """Nothing has been taken back that could be done again."""

    def __init__(self) -> None:
        super().__init__(_("There is nothing to do again."))


UndoBar = Literal["never", "others", "shown"]


class UndoNotAllowedError(RefusedError):
    """Taking this back is against the rule of the table; `bar` says which part of it."""

    def __init__(self, bar: UndoBar) -> None:
        self.bar: UndoBar = bar
        lines = {
            "never": _("At this table nothing is taken back."),
            "others": _("Another person has chosen since; all must agree to take that back."),
            "shown": _("Something has been drawn, rolled or revealed since, so undo isn't free here."),
        }
        super().__init__(lines[bar])


class Fault(StrEnum):
    """What can be wrong with a save file or with the place where it should go."""

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
