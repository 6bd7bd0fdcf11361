"""Programs of the player's own that take a seat: their names and commands, and what can be wrong with one."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from galaxy_desktop.ai.levels import RANDOM
from galaxy_desktop.engine.oneline import one_line
from galaxy_desktop.language import N_, Message

if TYPE_CHECKING:
    from galaxy_desktop.ai.bot import Playbook


PREFIX = "program:"
"""Beginning of the level of a seat that a program plays; the name of the program follows."""
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,23}")
LONGEST_LEVEL = len(PREFIX) + 24
"""Most letters of the level of a seat that a program plays."""
STAND_IN = "medium"
"""Level of the computer player that takes over the seat of a program that fails or is missing."""
LONGEST_CAUSE = 60

TROUBLES: Mapping[str, Message] = MappingProxyType(
    {
        "missing": N_("The program {name} isn't set up on this computer."),
        "start": N_("The program {name} couldn't be started: {cause}."),
        "ended": N_("The program {name} quit before the game was over."),
        "slow": N_("The program {name} didn't answer within {cause} seconds."),
        "unread": N_("The program {name} doesn't read the messages it is sent."),
        "long": N_("The program {name} sent a line of more than {cause} KB."),
        "unreadable": N_("The program {name} sent a line that isn't part of the protocol: {cause}"),
        "unasked": N_("The program {name} sent a line it wasn't asked for: {cause}"),
        "illegal": N_("The program {name} gave an answer that isn't allowed: {cause}"),
        "version": N_("The program {name} doesn't support version {cause} of the protocol."),
    }
)
"""Texts about a program that is replaced, by the code of the trouble."""


class Program(NamedTuple):
    """A program under the name it has at the table; `folder` is the one it is started in, empty for ours."""

    name: str
    command: tuple[str, ...]
    folder: str = ""


class Trouble(NamedTuple):
    """Fault of a program: a code of `TROUBLES`, and its value or some text of the program."""

    code: str
    cause: str = ""

    def line(self, name: str) -> str:
        """Return the sentence about the program of this name."""
        return TROUBLES[self.code].read().format(name=name, cause=self.cause)

    def plain(self) -> dict[str, Any]:
        """Return it in place of an answer, for another process; no answer has this form."""
        return {"trouble": [self.code, self.cause]}


def read_trouble(answer: Any) -> Trouble | None:
    """Return the trouble that came in place of an answer; None for an answer."""
    return Trouble(*answer["trouble"]) if isinstance(answer, dict) and "trouble" in answer else None


class ProgramError(Exception):
    """Error for a program that cannot play on, with its `trouble`."""

    def __init__(self, code: str, cause: object = "") -> None:
        super().__init__(code)
        self.trouble = Trouble(code, one_line(str(cause), LONGEST_CAUSE))


def level_of(name: str) -> str:
    """Return the level of a seat that the program of this name plays."""
    return f"{PREFIX}{name}"


def program_of(level: str) -> str:
    """Return the name of the program that plays a seat of this level; empty if none does."""
    name = level.removeprefix(PREFIX)
    return name if name != level and NAME.fullmatch(name) else ""


def stand_in(playbook: "Playbook[Any] | None") -> str:
    """Return the level that takes over from a program in a game."""
    return RANDOM if playbook is None else STAND_IN
