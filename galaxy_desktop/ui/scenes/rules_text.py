"""Page of rules in a column: paragraphs, headings, lists and steps from plain lines of text.

A line beginning with "# " is a heading, "- " an item, "1. " (any number) a step; empty lines are gaps.
"""

import re

import pygame

from galaxy_desktop.ui.scenes.column import Column

STEP = re.compile(r"(\d+)\. (.*)")


def fill_rules(text: str, column: Column) -> None:
    """Lay the page, line by line."""
    for line in text.split("\n"):
        _line(column, line.strip())


def _line(column: Column, line: str) -> None:
    kit = column.kit
    if not line:
        column.space(8)
    elif line.startswith("# "):
        column.space(8)
        column.text(line[2:], "heading", after=8)
    elif line.startswith("- "):
        _item(column, line[2:])
    elif found := STEP.fullmatch(line):
        _step(column, *found.groups())
    else:
        column.text(line, "lead", colour=kit.theme.colour.text_soft, after=10)


def _item(column: Column, words: str) -> None:
    """Lay a sentence behind a dot."""
    kit = column.kit
    indent = kit.metrics.space("block")
    line = kit.fonts.style("lead", kit.metrics).line
    dot = pygame.Rect(column.left, column.y, kit.metrics.space("frame"), line)
    colour = kit.theme.colour.primary
    column.paint(
        dot, lambda surface, at: kit.faces.disc(surface, at.center, max(5, kit.metrics.px(7)), colour)
    )
    column.text(words, "lead", colour=kit.theme.colour.text_soft, indent=indent, after=6)


def _step(column: Column, number: str, words: str) -> None:
    """Lay a sentence behind its number."""
    kit = column.kit
    size = kit.metrics.text(24)
    line = kit.fonts.style("lead", kit.metrics).line
    mark = pygame.Rect(column.left, column.y, size, max(size, line))

    def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
        colour = kit.theme.colour
        kit.faces.disc(surface, at.center, size, colour.raised, colour.edge)
        kit.text.draw(
            surface, at, f"**{number}**", "small", colour=colour.primary, align="centre", middle=True
        )

    column.paint(mark, paint)
    column.text(
        words, "lead", colour=kit.theme.colour.text_soft, indent=size + kit.metrics.space("pad"), after=8
    )
