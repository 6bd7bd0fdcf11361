"""Page of rules in a column: paragraphs, headings, lists, steps and cards from plain lines of text.

A line beginning with "# " is a heading, "- " an item, "1. " (any number) a step; "=" is a row of the
page's cards, and an empty line a gap.
"""

import math
import re
from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.help import HelpPage
from galaxy_desktop.ui.help.card_example import CardExample, CardExamples
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.scenes.column import Column

STEP = re.compile(r"(\d+)\. (.*)")
CARDS = "="
HEADING = "# "
ITEM = "- "
MEASURE = 40
"""Widest line of text, in multiples of its size."""
CARD_WIDTH, CARD_LEAST = 190, 132


def fill_rules(page: HelpPage, examples: CardExamples, column: Column) -> None:
    """Lay the page, line by line, in lines short enough to read."""
    whole = column.width
    measure = min(whole, MEASURE * column.kit.metrics.text(column.kit.theme.type["lead"].size))
    groups, before = iter(page.cards), ""
    for line in map(str.strip, page.text.split("\n")):
        if before.startswith(ITEM) and not line.startswith(ITEM):
            column.space("seam")
        before = line
        if line == CARDS:
            column.width = whole
            _cards(column, next(groups, ()), examples)
        else:
            column.width = measure
            lay_line(column, line)


def lay_line(column: Column, line: str, style: str = "lead") -> None:
    """Lay a line that is no row of cards, in a style for its text."""
    kit = column.kit
    if not line:
        column.space("gutter")
    elif line.startswith(HEADING):
        column.space("margin")
        column.text(line.removeprefix(HEADING), kit.metrics.head, after="gutter")
    elif line.startswith(ITEM):
        _item(column, line.removeprefix(ITEM), style)
    elif found := STEP.fullmatch(line):
        _step(column, found[1], found[2], style)
    else:
        column.text(line, style, colour=kit.theme.colour.text_soft, after="gap")


def _cards(column: Column, cards: Sequence[str], examples: CardExamples) -> None:
    """Lay cards side by side in as many rows as they need."""
    kit, metrics = column.kit, column.kit.metrics
    gap = metrics.space("block")
    least = round(metrics.px(CARD_LEAST) * metrics.text_step)
    fit = max(1, (column.width + gap) // (least + gap))
    if not cards:
        return
    rows = math.ceil(len(cards) / fit)
    number = math.ceil(len(cards) / rows)
    room = (column.width - (number - 1) * gap) // number
    width = min(room, round(metrics.px(CARD_WIDTH) * metrics.text_step))
    column.space("seam")
    size = (width, round(width * CARD_SHAPE))
    for first in range(0, len(cards), number):
        row = [CardExample(kit, examples, card, size) for card in cards[first : first + number]]
        for place, card in enumerate(row):
            card.rect.topleft = (column.left + place * (width + gap), column.y)
        column.widgets += row
        column.take(max(card.rect.height for card in row), "pad")


def _item(column: Column, words: str, style: str) -> None:
    """Lay a sentence behind a dot."""
    kit = column.kit
    indent = kit.metrics.space("block")
    line = kit.fonts.style(style, kit.metrics).line
    dot = pygame.Rect(column.left, column.y, kit.metrics.space("frame"), line)
    colour = kit.theme.colour.primary
    column.paint(
        dot, lambda surface, at: kit.faces.disc(surface, at.center, max(5, kit.metrics.px(7)), colour)
    )
    column.text(words, style, colour=kit.theme.colour.text_soft, indent=indent, after="tight")


def _step(column: Column, number: str, words: str, style: str) -> None:
    """Lay a sentence behind its number."""
    kit = column.kit
    size = kit.metrics.icon("row")
    line = kit.fonts.style(style, kit.metrics).line
    mark = pygame.Rect(column.left, column.y, size, max(size, line))

    def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
        colour = kit.theme.colour
        kit.faces.disc(surface, at.center, size, colour.raised, colour.edge)
        kit.text.draw(
            surface, at, f"**{number}**", "small", colour=colour.primary, align="centre", middle=True
        )

    column.paint(mark, paint)
    column.text(
        words,
        style,
        colour=kit.theme.colour.text_soft,
        indent=size + kit.metrics.space("pad"),
        after="gutter",
    )
