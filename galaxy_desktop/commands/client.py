"""`galaxy-desktop` without a command: open the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING

from galaxy_desktop.commands.errors import CommandError, folders_of, game_called, whole_number
from galaxy_desktop.engine.garbage import all_is_kept, kept_aside
from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.play.refusals import RefusedError

if TYPE_CHECKING:
    import argparse

    from galaxy_desktop.ai.programs import Program
    from galaxy_desktop.play.commands import Command
    from galaxy_desktop.play.seats import Occupant

HUMAN = "human"
MOST_FRAMES = 1_000_000
OPTIONS = ("game", "seats", "seed", "load", "portable", "frames")
"""Options of the client, each of which has one value."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that may follow the program's name."""
    import argparse

    from galaxy_desktop.ai.levels import LEVELS
    from galaxy_desktop.commands.seating import PROGRAM

    parser.add_argument("--game", metavar="GAME", help=_("start this game at once"))
    players = _("players, separated by commas: {known}").format(known=series((HUMAN, *LEVELS, PROGRAM)))
    parser.add_argument("--seats", metavar="WHO,WHO", help=players)
    parser.add_argument("--seed", metavar="N", help=_("the seed of the deal"))
    parser.add_argument("--load", type=Path, metavar="FILE", help=_("load a saved game"))
    parser.add_argument("--portable", metavar="DIR", help=_("store saves and settings in this folder"))
    parser.add_argument("--frames", metavar="N", help=argparse.SUPPRESS)


def plain_arguments(words: Sequence[str]) -> SimpleNamespace | None:
    """Return the arguments in words that are only options of the client with their values, as argparse does.

    None stands for any other line, with an error or a command: argparse is imported for those alone.
    """
    names, values = words[::2], words[1::2]
    known = {f"--{option}": option for option in OPTIONS}
    if len(names) > len(values) or not known.keys() >= set(names) or any(map(_is_option, values)):
        return None
    given = dict(zip(map(known.__getitem__, names), values, strict=True))
    load = Path(given["load"]) if "load" in given else None
    return SimpleNamespace(**{**dict.fromkeys(OPTIONS), **given, "load": load})


def _is_option(word: str) -> bool:
    return word.startswith("-")


def run(args: argparse.Namespace | SimpleNamespace) -> int:
    """Open the window and play until it is closed; raise `CommandError` if it cannot be opened."""
    frames = None if args.frames is None else whole_number(args.frames, 0, "--frames", MOST_FRAMES)
    folders = folders_of(args.portable)
    programs: Mapping[str, Program] = {}
    if args.seats is not None:
        from galaxy_desktop.commands.seating import named_programs

        programs = named_programs(args.seats, folders.programs)
    command = _first_command(args, programs)
    with all_is_kept():
        from galaxy_desktop.house.house import House
        from galaxy_desktop.ui.window import DisplayError

    try:
        with all_is_kept():
            house = House(folders, programs=programs.values())
        with kept_aside(), closing(house):
            with all_is_kept():
                own = house.app.settings.name_at_table
                house.open(with_own_name(command, own), welcome=frames is None)
            house.run(frames)
    except (DisplayError, FolderError, RefusedError) as error:
        raise CommandError(str(error)) from None
    return 0


def _first_command(
    args: argparse.Namespace | SimpleNamespace, programs: Mapping[str, Program]
) -> Command | None:
    """Return the command to carry out at the start: a new game, a load, or None for the menu."""
    if args.load is not None:
        if any(word is not None for word in (args.game, args.seats, args.seed)):
            raise CommandError(_("--load can't be combined with --game, --seats or --seed"))
        from galaxy_desktop.play.commands import Load
        from galaxy_desktop.play.diskfile import read_start

        try:
            read_start(args.load, 1)
        except RefusedError as refusal:  # before any folder of the player is made
            raise CommandError(str(refusal)) from None
        return Load(args.load)
    if args.game is None:
        if args.seats is not None or args.seed is not None:
            raise CommandError(_("--seats and --seed require --game"))
        return None
    game = game_called(args.game)
    from galaxy_desktop.commands.seating import parts

    seats = occupants(parts(f"{HUMAN},medium" if args.seats is None else args.seats), programs)
    from galaxy_desktop.play.commands import NewGame
    from galaxy_desktop.ui.scenes.seeds import new_seed

    seed = new_seed() if args.seed is None else whole_number(args.seed, 0, "--seed")
    return NewGame(game.id, seats, {}, seed)


def with_own_name(command: Command | None, name: str) -> Command | None:
    """Return a command, a new game with the first person under the name in Settings, unless it is taken.

    Several persons without a name keep their numbers.
    """
    if command is None:
        return None
    from dataclasses import replace

    from galaxy_desktop.play.commands import NewGame
    from galaxy_desktop.play.seats import Person
    from galaxy_desktop.play.unnamed import UNNAMED

    if not isinstance(command, NewGame):
        return command
    people = [seat for seat, who in enumerate(command.seats) if isinstance(who, Person)]
    taken = any(who.name == name for who in command.seats)
    if not people or taken or (name == UNNAMED and len(people) > 1):
        return command
    first = people[0]
    return replace(command, seats=(*command.seats[:first], Person(name), *command.seats[first + 1 :]))


def occupants(
    seats: Sequence[str], programs: Mapping[str, Program] = MappingProxyType({})
) -> tuple[Occupant, ...]:
    """Return the occupants by seat from words of the command line; raise `CommandError` for other words.

    `programs` has the program for each word that stands for one.
    """
    from galaxy_desktop.ai.levels import LEVELS
    from galaxy_desktop.ai.programs import level_of
    from galaxy_desktop.commands.seating import PROGRAM
    from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
    from galaxy_desktop.play.unnamed import guest

    found: list[Occupant] = []
    for seat, who in enumerate(seats):
        if who == HUMAN:
            found.append(Person(guest(seat)))
        elif who in LEVELS or who in programs:
            level = level_of(programs[who].name) if who in programs else who
            found.append(Bot(level, COMPUTERS[seat % len(COMPUTERS)]))
        else:
            line = _("unknown player type {who}; choose from {known}")
            raise CommandError(line.format(who=shown(who), known=series((HUMAN, *LEVELS, PROGRAM))))
    return tuple(found)
