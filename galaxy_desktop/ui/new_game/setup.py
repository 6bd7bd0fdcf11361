"""Table before the game begins: players, options, and what is still missing."""

import re
from dataclasses import dataclass, field, replace
from typing import Any

from galaxy_desktop.engine.game import Game, OptionError, TableOption
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_styles
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.refusals import BadTableError
from galaxy_desktop.play.seats import (
    COMPUTERS,
    Bot,
    Occupant,
    Person,
    TakeBack,
    check_occupant,
    usual_take_back,
)
from galaxy_desktop.play.unnamed import UNNAMED, called, guest, spare, written

FOR_BEGINNERS = "first_game"
"""Choice of a table option that is made for a first game, in any game that has it."""
TAKE_BACKS: tuple[TakeBack, ...] = ("always", "free", "ask", "never")


_ANY = (1 << 64) - 1


@dataclass(slots=True)
class Chair:
    """Player of one seat in the setup: a person if `level` is empty."""

    name: str
    """Name as it is written for a table, or is being typed."""
    level: str = ""
    pin: str | None = None
    style: str = ""
    """Style of a computer player; if empty, chance draws one as the game begins."""

    @property
    def occupant(self) -> Occupant:
        """Occupant that will sit here."""
        if self.level:
            return Bot(self.level, written(self.name), self.style)
        return Person(written(self.name), self.pin)

    @property
    def called(self) -> str:
        """Name as it is shown."""
        return called(self.name)


@dataclass(slots=True)
class Setup:
    """Choices for the next game."""

    game: Game[Any]
    chairs: list[Chair]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    take_back: TakeBack | None = None
    """Rule of take-backs; None: the usual rule for the people at this table."""

    @property
    def seats(self) -> tuple[Occupant, ...]:
        """Occupants, in seat order."""
        return tuple(chair.occupant for chair in self.chairs)

    @property
    def people(self) -> list[Chair]:
        """Chairs of persons."""
        return [chair for chair in self.chairs if not chair.level]

    @property
    def undo_rule(self) -> TakeBack:
        """Rule of take-backs: the chosen one, else the usual one."""
        return self.take_back or usual_take_back(self.seats)

    def choice(self, option: str) -> str:
        """Return the choice of an option, by default its first."""
        first = next(known.choices[0] for known in self.game.options if known.name == option)
        return self.options.get(option, first)

    def choose(self, option: str, choice: str) -> None:
        """Set the choice of an option; it need not fit the rest."""
        self.options[option] = choice

    def why_not(self, option: TableOption) -> dict[str, str]:
        """Return the choices of an option impossible at this table, with the reason.

        Empty if every choice is impossible: another option is then the cause.
        """
        found = {choice: self._clash({**self.options, option.name: choice}) for choice in option.choices}
        return {} if all(found.values()) else {choice: why for choice, why in found.items() if why}

    def last_level(self) -> str:
        """Return the level of the last computer player; empty if there is none."""
        return next((chair.level for chair in reversed(self.chairs) if chair.level), "")

    def add(self, level: str) -> None:
        """Add a chair with a computer player of that level."""
        self.chairs.append(Chair(self._free_name(), level))

    def remove(self, seat: int) -> None:
        """Remove a chair."""
        del self.chairs[seat]
        self._call_people()

    def seat_person(self, seat: int, name: str) -> None:
        """Seat a person, under this name or as a numbered guest if it is taken or empty."""
        taken = {chair.name for chair in self.chairs}
        self.chairs[seat] = Chair(name if name and name not in taken else guest(seat))
        self._call_people()

    def seat_computer(self, seat: int, level: str) -> None:
        """Seat a computer player of that level."""
        self.chairs[seat] = Chair(self._free_name(), level)
        self._call_people()

    def missing(self) -> tuple[str, str]:
        """Return what keeps the game from starting, as button label and line; both empty if nothing."""
        for number, chair in enumerate(self.chairs, 1):
            try:
                check_occupant(chair.occupant)
            except BadTableError as refusal:
                return _("Name player {number}").format(number=number), str(refusal)
            if any(written(chair.name) == written(other.name) for other in self.chairs[: number - 1]):
                line = _("Two players are named {name}. Give each player a different name.")
                line = line.format(name=escape(chair.called.strip()))
                return _("Rename player {number}").format(number=number), line
        clash = self._clash(self.options)
        return (_("Change the options"), clash) if clash else ("", "")

    def command(self) -> NewGame:
        """Return the command that starts this game; raise `OptionError` if the options do not fit."""
        options = self.game.check(len(self.chairs), self.options)
        seats = tuple(self._in_style(seat, who) for seat, who in enumerate(self.seats))
        return NewGame(self.game.id, seats, options, self.seed, self.undo_rule)

    def _in_style(self, seat: int, who: Occupant) -> Occupant:
        """Return an occupant, a bot without a style with one drawn by the seed: friends meet the same."""
        styles = sorted(find_styles(self.game.id))
        if not isinstance(who, Bot) or who.style or not styles:
            return who
        return replace(who, style=styles[Dice((self.seed << 3 | seat) & _ANY).below(len(styles))])

    def summary(self) -> list[str]:
        """Return the summary of the game to start, one string per line."""
        people = len(self.people)
        computers = len(self.chairs) - people
        humans = ngettext("{n} human player", "{n} human players", people).format(n=people)
        others = ngettext("{n} computer player", "{n} computer players", computers).format(n=computers)
        lines = [series([humans] * bool(people) + [others] * bool(computers))]
        lines += [
            self._option_words(option, self.choice(option.name))
            for option in self.game.options
            if self.choice(option.name) != option.choices[0]
        ]
        if not people:
            lines.append(_("No human players: you watch a computer game."))
        return [*lines, take_back_words(self.undo_rule, people)[1]]

    def _clash(self, options: dict[str, str]) -> str:
        try:
            self.game.check(len(self.chairs), options)
        except OptionError as refusal:
            return self._worded(str(refusal))
        return ""

    def _worded(self, refusal: str) -> str:
        """Return a refusal of the rules as a sentence, with options and choices by their displayed names."""
        known = {
            f"{option.name}={choice}": option for option in self.game.options for choice in option.choices
        }
        for code, option in known.items():
            words = self._option_words(option, code.partition("=")[2])
            refusal = re.sub(rf"\b{re.escape(code)}\b", f"“{words}”", refusal)
        return refusal

    def _option_words(self, option: TableOption, choice: str) -> str:
        """Return an option with one of its choices: "Start worlds: All"."""
        words = self.game.words
        return _("{option}: {choice}").format(
            option=words.table_option(option.name)[0], choice=words.choice(option.name, choice)
        )

    def _call_people(self) -> None:
        """Call the only person without a name "You", and several by their numbers."""
        guests = {guest(number) for number in range(self.game.seats[-1])}
        for number, chair in enumerate(self.chairs):
            if chair.level:
                continue
            if len(self.people) == 1 and chair.name in guests:
                chair.name = UNNAMED
            elif len(self.people) > 1 and written(chair.name) == UNNAMED:
                chair.name = guest(number)

    def _free_name(self) -> str:
        taken = {chair.name for chair in self.chairs}
        return next((name for name in COMPUTERS if name not in taken), spare(len(self.chairs)))


def first_setup(game: Game[Any], player: str, level: str, seed: int) -> Setup:
    """Return the default setup: one person against one computer player, or the fewest seats allowed."""
    setup = Setup(game, [Chair(player or UNNAMED)], seed)
    while len(setup.chairs) < max(game.seats[0], min(2, game.seats[-1])):
        setup.add(level)
    return setup


def setup_again(game: Game[Any], last: NewGame, seed: int) -> Setup:
    """Return the setup of an earlier game with another seed."""
    chairs = [
        Chair(seat.name, seat.level) if isinstance(seat, Bot) else Chair(seat.name, "", seat.pin)
        for seat in last.seats
    ]
    return Setup(game, chairs, seed, dict(last.options), last.take_back)


def take_back_words(rule: TakeBack, people: int = 1) -> tuple[str, str]:
    """Return a take-back rule as a choice, and as a sentence for a table with so many people."""
    words: dict[TakeBack, tuple[str, str, str]] = {
        "always": (
            _("Always"),
            _("You can undo any choice."),
            _("You can undo any choice; past another player's choice, everyone must agree."),
        ),
        "free": (
            _("Until a reveal"),
            _("You can undo until something is drawn, rolled or revealed."),
            _(
                "You can undo until something is drawn, rolled or revealed; past another player's choice, "
                "everyone must agree."
            ),
        ),
        "ask": (
            _("By consent"),
            _("You can undo any choice: no other player needs to agree."),
            _("After a draw, roll, reveal or another player's choice, everyone must agree to an undo."),
        ),
        "never": (_("Never"), _("Undo is off."), _("Undo is off.")),
    }
    name, alone, together = words[rule]
    return name, together if people > 1 else alone


def lesson(game: Game[Any], player: str, level: str, seed: int) -> Setup:
    """Return the setup of a newcomer's first game, with the options meant for it."""
    setup = first_setup(game, player, level, seed)
    for option in game.options:
        if FOR_BEGINNERS in option.choices and FOR_BEGINNERS not in setup.why_not(option):
            setup.choose(option.name, FOR_BEGINNERS)
    return setup
