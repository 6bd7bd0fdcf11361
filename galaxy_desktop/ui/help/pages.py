"""Pages of the help of one game: its rules, the index of its terms, its cards, icons and keys."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from galaxy_desktop.engine.help import HelpPage, Term
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.help.anatomy import fill_anatomy
from galaxy_desktop.ui.help.card_example import CardExamples
from galaxy_desktop.ui.help.key_list import fill_keys
from galaxy_desktop.ui.help.legend import SAMPLES, LegendEntry, button_signs, icons_of, signs_in
from galaxy_desktop.ui.help.rules_text import CARDS, fill_rules
from galaxy_desktop.ui.help.term_index import fill_index
from galaxy_desktop.ui.scenes.column import Column, spread
from galaxy_desktop.ui.scenes.panel import Fill
from galaxy_desktop.ui.scenes.showcase import cards_shown

LEAST = 24
"""Least width of a column of icons, in multiples of the size of the text."""
INDEX = "index"
"""Name of the page with the index of terms, for links."""


@dataclass(frozen=True, slots=True)
class Page:
    """Page of the help: its title, all its words for the search, and the function that lays it out."""

    title: str
    words: str
    fill: Fill
    icons: Mapping[str, LegendEntry] = field(default_factory=dict)
    """Icons in its text."""
    name: str = ""


def pages_of(examples: CardExamples | None) -> list[Page]:
    """Return the pages about the game of these cards; without a game only the keys."""
    keys = Page(_("Keys and mouse"), _("keys mouse"), fill_keys)
    return [keys] if examples is None else [*_game_pages(examples), keys]


def fill_legend(icons: Mapping[str, LegendEntry], column: Column) -> None:
    """Lay each icon with its name and its sentence."""
    for sign, (title, sentence) in icons.items():
        shown = f"{sign}:{SAMPLES[sign]}" if sign in SAMPLES else sign
        column.sign(shown, f"**{title}**. {sentence}", colour=column.kit.theme.colour.text, after="gutter")


def fill_icons(icons: Mapping[str, LegendEntry], column: Column) -> None:
    """Lay all icons in as many columns as there is room for, the first one first."""
    metrics = column.kit.metrics
    fit = column.width // (LEAST * metrics.text(column.kit.theme.type["lead"].size))
    columns = column.beside(max(1, min(2, fit)), "block")
    places = spread([1] * len(icons), len(columns))
    for number, part in enumerate(columns):
        there = [name for name, place in zip(icons, places, strict=True) if place == number]
        fill_legend({name: icons[name] for name in there}, part)
    column.join(columns)


def _game_pages(examples: CardExamples) -> list[Page]:
    words, rules = examples.game.words, examples.game.words.rules()
    terms, icons = words.terms(), icons_of(examples.game)
    pages = [_rules_page(page, terms, examples, icons) for page in rules]
    if terms:
        titles = {page.name: page.title.read() for page in rules}
        listed = " ".join(term.word.read() for term in terms)
        pages.append(Page(_("Index of terms"), listed, partial(fill_index, terms, titles), name=INDEX))
    if cards := cards_shown(examples.game):
        names = " ".join(map(examples.name, cards))
        pages.append(Page(_("Samples explained"), names, partial(fill_anatomy, examples)))
    listed = " ".join(" ".join(entry) for entry in icons.values())
    pages.append(Page(_("All icons"), listed, partial(fill_icons, {**icons, **button_signs()})))
    return pages


def _rules_page(
    page: HelpPage, terms: Sequence[Term], examples: CardExamples, icons: Mapping[str, LegendEntry]
) -> Page:
    """Return a page of the rules; the search finds it by text, cards and the terms that lead to it."""
    text = page.text
    found = [line for line in text.split("\n") if line.strip() != CARDS]
    found += [examples.name(card) for group in page.cards for card in group]
    found += [term.word.read() for term in terms if term.page == page.name]
    fill = partial(fill_rules, page, examples)
    used = {name: icons[name] for name in icons if name in signs_in([text])}
    return Page(page.title.read(), plain("\n".join(found)), fill, used, page.name)
