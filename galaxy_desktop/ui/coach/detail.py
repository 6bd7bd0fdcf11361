"""One decision in full: the table as it stood, both choices and their worth, why one was better."""

from functools import partial
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.presenter.critique import Critique
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.coach.picture import GamePictures
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.replay.critiques import figure
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import draw_framed
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.score.bars import draw_swatch
from galaxy_desktop.ui.theme import RGB, Bar

SHARE = 0.62
"""Share of the width that the picture takes beside the words."""
BAR = 14


def fill_decision(column: Column, game: Game[Any], critique: Critique, pictures: GamePictures | None) -> None:
    """Lay a decision: the picture at the left if there is room for one, the words beside it."""
    if pictures is None:
        _fill_words(column, game, critique)
        return
    gap = column.kit.metrics.space("block")
    height = column.rest_of_view(column.kit.metrics.px(240))
    width = min(round(column.width * SHARE), round(height / pictures.ratio))
    picture = pygame.Rect(column.left, column.y, width, round(width * pictures.ratio))
    column.paint(picture, partial(_draw_picture, column.kit, pictures, critique))
    words = Column(column.kit, column.left + width + gap, column.y, column.width - width - gap, column.floor)
    _fill_words(words, game, critique)
    column.take(max(picture.height, words.height), None)
    column.pieces += words.pieces
    column.words += words.words


def _draw_picture(
    kit: Kit, pictures: GamePictures, critique: Critique, surface: pygame.Surface, at: pygame.Rect
) -> None:
    draw_framed(kit, surface, pictures.of(critique, at.size), at)


def _fill_words(column: Column, game: Game[Any], critique: Critique) -> None:
    kit, verdict = column.kit, critique.verdict
    colour, chart = kit.theme.colour, kit.theme.chart
    column.text(moment_words(game, critique.moment), kit.metrics.head, after="gap")
    alone = len(verdict.seats) == 1
    most = max(1.0, critique.chance) if alone else 1.0
    words = _("You chose {choice}").format(choice=critique.own)
    own = figure(critique, verdict.chance)
    costly = critique.is_costly
    sign, ink, bar = ("cross", colour.refuse, "luck") if costly else ("check", colour.good_news, "chips")
    _fill_choice(column, sign, ink, words, own, (chart[bar], verdict.chance / most))
    if not costly:
        column.soft(_("No other choice was clearly better."), "body", after="tight")
    else:
        words = _("The better choice was {choice}").format(choice=critique.better)
        better = figure(critique, critique.chance)
        _fill_choice(
            column, "check", colour.good_news, words, better, (chart["chips"], critique.chance / most)
        )
        head = _("The better choice, on average")
        column.text(f"**{head}**", "option", after="seam")
        for line in critique.lines:
            column.sign("arrow_right", line, after="hair")
        if not critique.lines:
            column.soft(_("No single figure stands out."), "body", after="seam")
        elif not alone:
            words = _("These figures show the difference from your choice after a few more choices.")
            counts = _("The chance to win also counts the rest of the game.")
            column.soft(f"{words} {counts}", "small", after="seam")
    column.space("tight")
    column.soft(_foot(critique), after=None)


def _foot(critique: Critique) -> str:
    """Return on what the judgement rests."""
    verdict = critique.verdict
    if len(verdict.seats) == 1:
        line = ngettext(
            "Estimated from what you could see then, by {n} trial of each choice. Margin: ±{error} points.",
            "Estimated from what you could see then, by {n} trials of each choice. Margin: ±{error} points.",
            verdict.worlds,
        )
        return line.format(n=verdict.worlds, error=max(1, round(verdict.margin)))
    line = ngettext(
        "Estimated from what you could see then, by {n} trial of each choice. Margin: ±{error}%.",
        "Estimated from what you could see then, by {n} trials of each choice. Margin: ±{error}%.",
        verdict.worlds,
    )
    return line.format(n=verdict.worlds, error=max(1, round(100 * verdict.margin)))


def _fill_choice(
    column: Column, sign: str, ink: RGB, words: str, figure: str, bar: tuple[Bar, float]
) -> None:
    """Lay a choice: its words behind a sign, its worth at the right, and below as a bar."""
    kit = column.kit
    column.words.append(series([words, figure]))
    size, gap = kit.metrics.icon("line"), kit.metrics.space("gap")
    head = kit.metrics.head
    width = kit.text.width(f"**{figure}**", head)
    indent = size + gap
    block = kit.text.block(f"**{words}**", column.width - indent - width - gap, "body")
    rect = column.take(max(block.height, kit.fonts.style(head, kit.metrics).line), "seam")
    picture = kit.sign(sign, size, ink)

    def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
        line = kit.fonts.style("body", kit.metrics).line
        surface.blit(picture, picture.get_rect(midleft=(at.left, at.top + line // 2)))
        block.draw(surface, (at.left + indent, at.top))
        box = layout.right(at, width)
        kit.text.draw(surface, box, f"**{figure}**", head, align="right", lines=1)

    column.paint(rect, paint)
    track = column.take(kit.metrics.px(BAR), "margin")

    def paint_bar(surface: pygame.Surface, at: pygame.Rect) -> None:
        kit.faces.well(surface, at)
        filled = at.copy()
        filled.width = max(4, round(at.width * min(1.0, max(0.0, bar[1]))))
        draw_swatch(kit, surface, filled, bar[0])

    column.paint(track, paint_bar)
