"""`galaxy-desktop replay FILE [--to N]`: replay a saved game in the words of its log, or as an animation."""

import argparse
import re
from pathlib import Path

from galaxy_desktop.commands.animation import EACH, FORMATS, WINDOW, moments, pillow, write_animation
from galaxy_desktop.commands.check_save import add_portable, loaded_save
from galaxy_desktop.commands.errors import (
    CommandError,
    file_to_write,
    folders_of,
    whole_number,
)
from galaxy_desktop.engine.markup import is_heading, plain
from galaxy_desktop.engine.oneline import path_words, shown
from galaxy_desktop.engine.sentences import minus, source_points
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.running import RunningGame

SIGN = re.compile(r" ?\{\w+(?::[a-z_]+)?\}|\{\w+:([^}]*)\}")
"""An icon beside the words for it, with the space before it, or an icon with a number on it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help=_("a saved game"))
    parser.add_argument("--to", metavar="N", help=_("stop after this many choices"))
    parser.add_argument("--animation", metavar="FILE", help=_("write an animation: .webp or .gif"))
    parser.add_argument(
        "--each", default="phase", help=_("a picture of each: {known}").format(known=series(EACH))
    )
    parser.add_argument("--seat", metavar="K", help=_("seat whose view is shown, counted from 0"))
    parser.add_argument("--width", default="960", metavar="PIXELS", help=_("width of the animation"))
    parser.add_argument("--ms", default="700", metavar="MS", help=_("milliseconds for each picture"))
    add_portable(parser)


def run(args: argparse.Namespace) -> int:
    """Print the log, as an onlooker would see it, then the points; raise `CommandError` for a bad save."""
    running = loaded_save(args.file, folders_of(args.portable)).running
    stops = (*running.choices, running.history.at)
    most = len(stops) - 1
    number = most if args.to is None else whole_number(args.to, 0, "--to")
    if number > most:
        line = ngettext("{file} has only {n} choice", "{file} has only {n} choices", most)
        raise CommandError(line.format(file=path_words(args.file), n=most))
    end = stops[number]
    if args.animation is not None:
        return _animate(args, running, end)
    for state in range(end + 1):
        for text in _texts(running, state):
            line = without_markup(text)
            print(f"\n{line}" if is_heading(text) else f"  {line}")
    print()
    scores = running.game.scores(running.history.states[end])
    for name, score in zip(running.table.names_to(None), scores, strict=True):
        source = running.game.words.source
        parts = plain(series(source_points(source(name), minus(points)) for name, points in score.parts))
        print(_("{name}: {total} ({parts})").format(name=name, total=score.total, parts=parts))
    return 0


def _animate(args: argparse.Namespace, running: RunningGame, end: int) -> int:
    """Write the animation; raise `CommandError` if an argument cannot be met."""
    path = file_to_write(args.animation, "--animation", FORMATS)
    if args.each not in EACH:
        line = _("--each can't be {value}; choose from {known}")
        raise CommandError(line.format(value=shown(args.each), known=series(EACH)))
    width = whole_number(args.width, 160, "--width", WINDOW[0])
    milliseconds = whole_number(args.ms, 20, "--ms", 60_000)
    persons = running.table.persons()
    replay = Replay(running, persons[0] if persons else 0)
    seat = replay.first_viewer
    if args.seat is not None:
        seat = whole_number(args.seat, 0, "--seat", len(running.table.seats) - 1)
        if seat not in replay.viewers:
            raise CommandError(_("until a game is over, only its human player's seat can be shown"))
    pillow()
    lines = moments(replay, args.each, end)
    size = write_animation(replay, lines, path, seat=seat, width=width, milliseconds=milliseconds)
    words = ngettext("{file}: {n} picture, {size} KB", "{file}: {n} pictures, {size} KB", len(lines))
    print(words.format(file=path_words(path), n=len(lines), size=-(-size // 1024)))
    return 0


def _texts(running: RunningGame, state: int) -> list[str]:
    """Return the lines of the log with which a state began, as an onlooker reads them, marked up."""
    names = running.table.names_to(None)
    events = running.history.states[state].events
    texts = [running.game.words.event(event.seen_by(None), names, None) for event in events]
    return [text for text in texts if text]


def without_markup(text: str) -> str:
    """Return marked-up text without its markup: the number on an icon; the words beside it say the rest."""
    return SIGN.sub(r"\1", text).replace("**", "")
