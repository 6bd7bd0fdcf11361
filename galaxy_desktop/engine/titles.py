"""Functions for `Words` that read the titles of a game out of its mappings."""

from collections.abc import Callable, Mapping

from galaxy_desktop.language import Message


def name_from(texts: Mapping[str, Message]) -> Callable[[str], str]:
    """Return a function that returns the name of a source of points, or of a quantity."""
    return lambda name: texts[name].read()


def lot_from(texts: Mapping[str, Message]) -> Callable[[str], str]:
    """Return a function that returns the title of a kind of lot, empty if it has none."""
    return lambda kind: texts[kind].read() if kind in texts else ""


def option_from(texts: Mapping[str, tuple[Message, Message]]) -> Callable[[str], tuple[str, str]]:
    """Return a function that returns the title of a table option and a sentence about it."""

    def option(name: str) -> tuple[str, str]:
        title, line = texts[name]
        return title.read(), line.read()

    return option


def choice_from(texts: Mapping[tuple[str, str], Message]) -> Callable[[str, str], str]:
    """Return a function that returns the label of one choice of a table option."""
    return lambda option, choice: texts[option, choice].read()
