"""Hint with reasons: the best choices with their chances, beside the table; a click elsewhere closes it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import percent
from galaxy_desktop.presenter.advice import Advice, AdvisedAnswer, Likely, Yardstick
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.column import Column, Gap
from galaxy_desktop.ui.scenes.panel import ScrollPanel
from galaxy_desktop.ui.scenes.panel_form import PanelForm, grouped
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size
from galaxy_desktop.ui.table.aside import Aside
from galaxy_desktop.ui.table.choice_head import BAR, ChoiceHead, draw_rank, indent, room_aside
from galaxy_desktop.ui.widgets.button import Button

LIKELY = 80
"""Width of the bar of a likely choice, in design units of text."""
NUMBERS = (pygame.K_1, pygame.K_2, pygame.K_3)


class Ranked(NamedTuple):
    """Rank of a choice, from 2 on, and the place of its disc on the table."""

    number: int
    place: pygame.Rect


class ReasonsScene(Aside[Answer]):
    """Panel over the column of the table, or at its side; closes with the answer to give."""

    form: PanelForm | None = None
    panel: ScrollPanel

    def __init__(
        self,
        advice: Advice,
        room: Callable[[int | None], pygame.Rect],
        ranked: Callable[[], Sequence[Ranked]] = tuple,
    ) -> None:
        """`room` returns the place for a panel of a height, or the usual one; `ranked` the ranks to draw."""
        self.advice = advice
        self.ranks: Sequence[Ranked] = ()
        """Ranks beside what the hint marks, on the table."""
        self._room = room
        self._ranked = ranked

    def layout(self) -> None:
        """Lay the choices out, each with its button."""
        self._buttons: list[Button] = []
        usual = self._panel_in(self._room(None))
        self.panel = self._panel_in(self._room(usual.needed))
        self.ranks = [one for one in self._ranked() if not self.panel.rect.colliderect(one.place)]
        primary = self._buttons[0]
        self.form = PanelForm(
            self.kit, grouped(self.panel.widgets), primary, panels=[self.panel], first=primary, old=self.form
        )
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> None:
        """Press a button, scroll, or close; a click beside the panel goes to the table."""
        assert self.form is not None
        if self.pass_on(event, self.panel.rect, None):
            return
        if self.panel.handle(event, self.kit.pointer.pos) or self.form.handle(event):
            self.dirty = True
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_h):
            self.close()

    def _panel_in(self, room: pygame.Rect) -> ScrollPanel:
        note = _("Chance to win") if self.advice.says == "win" else ""
        return ScrollPanel(self.kit, room, _("Hint"), self._fill, icon="hint", note=note)

    @property
    def heading(self) -> Sequence[str]:
        return self.panel.words

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ranks on the table, then the panel."""
        for one in self.ranks:
            draw_rank(self.kit, surface, one.place, one.number)
        self.kit.faces.shadow(surface, self.panel.rect)
        self.kit.faces.panel(surface, self.panel.rect, opaque=True)
        self.panel.draw(surface)
        if self.form is not None:
            self.form.draw(surface)

    def _fill(self, column: Column) -> None:
        self._buttons.clear()
        if self.advice.asked:
            column.text(self.advice.asked, "option", after="seam" if self.advice.note else "margin")
        if self.advice.note:
            column.soft(self.advice.note, after="margin")
        heads = [self._head(number, choice) for number, choice in enumerate(self.advice.choices, 1)]
        aside = room_aside(heads, column.width)
        for one, choice in zip(heads, self.advice.choices, strict=True):
            one.lay(column, aside, "gutter")
            self._fill_choice(column, one.number, choice)
        if self.advice.expected:
            column.rule()
            head = _("Opponents' likeliest choices")
            column.text(f"**{head}**", "option", after="seam")
            for likely in self.advice.expected:
                self._fill_likely(column, likely)
            column.space("tight")
        feet: dict[Yardstick, str] = {
            "win": _("Estimates from what you can see. The white mark is the average choice."),
            "goals": _(
                "The longer the bar, the better for your open goals. The white mark is the average choice."
            ),
            "value": _("The longer the bar, the better the choice. The white mark is the average choice."),
        }
        if any(choice.lines for choice in self.advice.choices):
            words = _(
                "Figures with + or − show the difference from the average choice after a few more choices."
            )
            if self.advice.says == "goals":
                words = _("Figures with + or − show the difference from the average choice at game end.")
            column.soft(words, "small", after="seam")
        column.soft(feet[self.advice.says], "small", after=None)

    def _head(self, number: int, choice: AdvisedAnswer) -> ChoiceHead:
        error = choice.error if self.advice.says == "win" else None
        return ChoiceHead(self.kit, number, choice.words, choice.chance, error, self.advice.average)

    def _fill_likely(self, column: Column, likely: Likely) -> None:
        """Lay shield, likeliest choice, bar and percent of another player; a sentence if it is too wide."""
        kit, space = self.kit, self.kit.metrics.space
        words = _("{name}: {what}").format(name=likely.name, what=f"**{likely.choice}**")
        size, figure = shield_size(kit), f"**{percent(likely.share)}**"
        wide = kit.text.width(f"**{percent(1)}**", "small")
        room = column.width - size - 3 * space("gap") - wide - kit.metrics.text(LIKELY)
        if kit.text.width(words, "small") > room:
            column.text(likely.line, "small", after="seam")
            return
        column.words.append(likely.line)

        def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
            sign, rest = layout.cut_left(at, size, space("gap"))
            draw_shield(kit, surface, sign.center, likely.seat, size)
            share, rest = layout.cut_right(rest, wide, space("gap"))
            bar, rest = layout.cut_right(rest, kit.metrics.text(LIKELY), space("gap"))
            kit.text.draw(surface, rest, words, "small", middle=True, lines=1)
            rail = layout.align(bar, (bar.width, kit.metrics.px(BAR)), "midleft")
            kit.faces.rail(surface, rail, likely.share, kit.theme.chart["luck"].colour)
            kit.text.draw(surface, share, figure, "small", align="right", middle=True, lines=1)

        column.paint(column.take(max(size, kit.fonts.style("small", kit.metrics).line), "seam"), paint)

    def _fill_choice(self, column: Column, number: int, choice: AdvisedAnswer) -> None:
        """Lay the rest of a choice: what it leads to, and its button.

        With large text the button comes before what the choice leads to, so that it is seen at once.
        """
        large = self.kit.metrics.mode == "large_text"
        if large:
            self._lay_button(column, number, choice, "tight")
        for line in choice.lines:
            column.text(line, "small", after="hair", indent=indent(self.kit))
        column.space("frame" if large else "tight")
        if not large:
            self._lay_button(column, number, choice, "frame")

    def _lay_button(self, column: Column, number: int, choice: AdvisedAnswer, after: Gap) -> None:
        """Lay the button that gives the answer; that of a turn made of moves says it ends it."""
        best = number == 1
        button = Button(
            self.kit,
            pygame.Rect(0, 0, 0, self.kit.metrics.target()),
            _("Do it and confirm") if choice.composed else _("Do it"),
            lambda: self.close(choice.answer),
            kind="primary" if best else "secondary",
            cue=_("Enter") if best else str(number),
            key=NUMBERS[number - 1],
        )
        button.about = choice.words
        self._buttons.append(button)
        column.row([button], [button.natural_width], after=after)
