"""`galaxy-desktop replay FILE [--to N]`: replay a saved game in the words of its log."""

import argparse
import re
from pathlib import Path

from galaxy_desktop.commands.check_save import add_portable, loaded_save
from galaxy_desktop.commands.errors import CommandError, folders_of, path_words, whole_number
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.play.running import RunningGame

SIGN = re.compile(r"( ?)\{(\w+)(?::([^}]*))?\}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help=_("a saved game"))
    parser.add_argument("--to", metavar="N", help=_("stop after this many moves"))
    add_portable(parser)


def run(args: argparse.Namespace) -> int:
    """Print the log, as an onlooker would see it, then the points; raise `CommandError` for a bad save."""
    running = loaded_save(args.file, folders_of(args.portable)).running
    end = running.history.at if args.to is None else whole_number(args.to, 0, "--to")
    if end > running.history.at:
        line = ngettext("{file} has only {n} move", "{file} has only {n} moves", running.history.at)
        raise CommandError(line.format(file=path_words(args.file), n=running.history.at))
    told = 0
    for state in range(end + 1):
        moment = running.moment(state)
        if moment.round > told:
            told = moment.round
            print("\n" + _("Round {n}").format(n=told))
        for line in _lines(running, state):
            print(f"  {line}")
    print()
    scores = running.game.scores(running.history.states[end])
    for name, score in zip(running.table.names(), scores, strict=True):
        parts = series(f"{running.game.words.source(source)} {points}" for source, points in score.parts)
        print(_("{name}: {total} ({parts})").format(name=name, total=score.total, parts=parts))
    return 0


def _lines(running: RunningGame, state: int) -> list[str]:
    names = running.table.names()
    events = running.history.states[state].events
    texts = (running.game.words.event(event.seen_by(None), names, None) for event in events)
    return [plain(text) for text in texts if text]


def plain(text: str) -> str:
    """Return marked-up text without its markup: the label of a sign, or else its name if no word says it."""
    words = SIGN.sub(_name, text)
    return words.replace("**", "")


def _name(sign: re.Match[str]) -> str:
    space, name, label = sign.groups()
    words = (name if label is None else label).replace("_", " ")
    before = sign.string[: sign.start()].lower().split()[-2:]
    return "" if words in before else space + words
