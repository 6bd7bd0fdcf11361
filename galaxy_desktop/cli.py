"""The command line: without a command it opens the client."""

import sys
from collections.abc import Sequence

from galaxy_desktop.commands import client
from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.engine.oneline import one_line
from galaxy_desktop.folders import FolderError


def run(words: Sequence[str]) -> int:
    """Do what the words say; return the exit code.

    0 done, 1 failed, 2 not possible, 130 interrupted, 141 as nobody reads the output anymore.
    """
    try:
        plain = client.plain_arguments(words)
        return _parsed(words) if plain is None else client.run(plain)
    except (CommandError, FolderError) as error:
        print(f"galaxy-desktop: {one_line(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parsed(words: Sequence[str]) -> int:
    from galaxy_desktop.commands.parsing import command, parser
    from galaxy_desktop.commands.printing import ReaderGoneError, printing

    try:
        with printing():
            args = parser(words).parse_args(words)
            code: int = command(args.command or "client").run(args)
    except ReaderGoneError:
        return 141
    return code
