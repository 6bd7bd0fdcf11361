"""Texts about the cards that the pages of the rules show, as they are in the data."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from galaxy_desktop.games.master.box import SIDES, Card, cards
from galaxy_desktop.games.master.schema import CONFLICT, COVERT, IMPLEMENT, RECEIVE
from galaxy_desktop.games.master.words.effects import ability_text, objective_text
from galaxy_desktop.games.master.words.inspector import needs_text, printed_text
from galaxy_desktop.games.master.words.names import item

SHOWN = (RECEIVE, IMPLEMENT, COVERT)
"""Kinds of project of which an example tells the first."""


def examples(groups: tuple[tuple[str, ...], ...]) -> Mapping[str, Callable[[], object]]:
    """Return functions for `card_1`, `text_1` and so on: name and text of the first card of each group."""
    found: dict[str, Callable[[], object]] = {}
    for number, group in enumerate(groups, 1):
        found[f"card_{number}"] = partial(item, group[0])
        found[f"text_{number}"] = partial(example_text, group[0])
    return found


def example_text(name: str) -> str:
    """Return the sentences about a card as an example."""
    return " ".join(_sentences(cards()[name]))


def _sentences(card: Card) -> Iterator[str]:
    if card.deck == CONFLICT:
        yield from (objective_text(card, facing) for facing in SIDES)
    yield from [printed_text(project) for project in card.projects if project.kind in SHOWN][:1]
    if card.requires:
        yield needs_text(card)
    yield from (ability_text(ability, card.deck) for ability in card.abilities)
