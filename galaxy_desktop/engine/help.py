"""Pages of a game's rules, and the index of its terms.

A paragraph is a line in markup. "# " begins a heading, "- " an item, "1. " a step; `[#page]words[/]` is a
link to the page of that name, `[#index]` to the index; a paragraph `=` draws the next group of the page's
cards.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from galaxy_desktop.language import Message

CARD_GROUP = Message("=")
"""Paragraph that draws the next group of the page's cards."""


@dataclass(frozen=True, slots=True)
class HelpPage:
    """Page of the rules; `name` is what links and lines call it, never shown."""

    name: str
    title: Message
    paragraphs: tuple[Message, ...]
    values: Mapping[str, Callable[[], object]]
    """Functions for the values that paragraphs name in braces."""
    cards: tuple[tuple[str, ...], ...] = ()
    """Ids of the cards to draw, a group for each paragraph `=`; they come from the game's data."""

    @property
    def text(self) -> str:
        """All paragraphs in the player's language, a line each."""
        text = "\n".join(paragraph.read() for paragraph in self.paragraphs)
        for name, value in self.values.items():
            text = text.replace(f"{{{name}}}", str(value()))
        return text


def page(
    name: str,
    title: Message,
    *paragraphs: Message,
    cards: tuple[tuple[str, ...], ...] = (),
    **values: Callable[[], object],
) -> HelpPage:
    """Return a page of the rules."""
    return HelpPage(name, title, paragraphs, values, cards)


@dataclass(frozen=True, slots=True)
class Term:
    """Entry of the index: a term of the game, and the name of the page that explains it."""

    word: Message
    page: str
