"""Verdict on an answer to a puzzle, and the solution with its reasons, beside the table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

import pygame

from galaxy_desktop.ai.explain import Judged, Judgement
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.game import Game
from galaxy_desktop.language import decimal, ngettext
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.puzzles.puzzle import Compared, Puzzle, same_choice
from galaxy_desktop.play.puzzles.solved import PuzzleMark
from galaxy_desktop.presenter.advice import Advice, AdvisedAnswer, advice
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.panel import ScrollPanel
from galaxy_desktop.ui.scenes.panel_form import PanelForm, grouped
from galaxy_desktop.ui.table.choice_head import ChoiceHead, indent, room_aside
from galaxy_desktop.ui.table.reasons import ReasonsScene
from galaxy_desktop.ui.widgets.button import Button


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """An answer to a puzzle, with all that is needed to say how good it is."""

    puzzle: Puzzle
    question: OpenQuestion
    game: Game[Any]
    view: Any
    names: Sequence[str]
    answer: Answer
    mark: PuzzleMark

    @property
    def right(self) -> bool:
        """True if the answer is the solution."""
        return self._same(self.puzzle.best)

    @property
    def known(self) -> Compared | None:
        """The answer among those kept with the puzzle; None if it is not there."""
        return next((one for one in self.puzzle.compared if self._same(one.answer)), None)

    def choice(self, one: Compared) -> AdvisedAnswer:
        """Return one of the compared answers in words."""
        gist = self.game.gist(self.question.decision, one.answer)
        judged = Judged(gist, one.chance, one.error, one.moves)
        return advice(Judgement((judged,)), self.question, self.game, self.names).choices[0]

    def head(self) -> str:
        """Return the title of the verdict."""
        if not self.right:
            return _("Not the best choice")
        return _("Solved at once") if self.mark.first else _("Solved")

    def lines(self) -> list[str]:
        """Return what is said of the answer before the solution is shown."""
        if self.right:
            return []
        known = self.known
        if known is not None:
            line = _("Chance to win: **{best}%** after the best choice, **{own}%** after yours.")
            best, own = _percent(self.puzzle.compared[0].chance), _percent(known.chance)
            found = [line.format(best=best, own=own)]
        elif self.puzzle.whole:
            found = [_("Several other choices are better.")]
        else:
            found = [
                _("The computer players didn't compare this choice, so the puzzle doesn't count as solved.")
            ]
        if self._same(self.puzzle.quick):
            found.append(_("Your choice is the obvious one: a player who doesn't look ahead makes it."))
        return found

    def tags(self, one: Compared) -> str:
        """Return how an answer of the solution is marked."""
        tags = []
        if self._same(one.answer):
            tags.append(_("your choice"))
        if same_choice(self.game, self.view, self.question.decision, one.answer, self.puzzle.quick):
            tags.append(_("the obvious choice"))
        return " · ".join(tags)

    def foot(self) -> list[str]:
        """Return how sure the solution is."""
        puzzle = self.puzzle
        number = puzzle.number
        if puzzle.whole:
            compared = ngettext("The only legal choice.", "All {n} legal choices compared.", number)
        else:
            compared = ngettext("{n} choice compared.", "{n} choices compared.", number)
        first, second = puzzle.leads
        line = _("Lead over the next best: {first}% ±{error}%; in a second search {second}% ±{again}%.")
        return [
            compared.format(n=number),
            line.format(
                first=decimal(100 * first.by),
                error=decimal(100 * first.error),
                second=decimal(100 * second.by),
                again=decimal(100 * second.error),
            ),
            *([_("The cards you pay with aren't judged.")] if self._pays() else []),
            _("Chances are estimates by the Expert computer player, from what you can see."),
        ]

    def _pays(self) -> bool:
        """Return whether the solution says what it is paid with."""
        return bool(self.game.gist(self.question.decision, self.puzzle.best) != self.puzzle.best)

    def _same(self, other: Answer) -> bool:
        return same_choice(self.game, self.view, self.question.decision, self.answer, other)


class VerdictScene(ReasonsScene):
    """Panel of the verdict; closes with "next" or "list", or with None to try again."""

    def __init__(self, verdict: PuzzleVerdict, room: Callable[[int | None], pygame.Rect]) -> None:
        self.verdict = verdict
        self.shows_solution = verdict.right
        super().__init__(Advice((), 0.0, "", ()), room)

    def layout(self) -> None:
        """Lay the verdict out, and the solution if it is shown."""
        self._buttons = []
        usual = self._panel_in(self._room(None))
        self.panel = self._panel_in(self._room(usual.needed))
        primary = self._buttons[0]
        self.form = PanelForm(
            self.kit, grouped(self.panel.widgets), primary, panels=[self.panel], first=primary, old=None
        )
        self.dirty = True

    def _panel_in(self, room: pygame.Rect) -> ScrollPanel:
        icon = "check" if self.verdict.right else "cross"
        note = _("Chance to win") if self.shows_solution else ""
        return ScrollPanel(self.kit, room, self.verdict.head(), self._fill, icon=icon, note=note)

    @property
    def answers(self) -> list[Answer]:
        """Answers that the panel is about: those of the solution once it is shown, and the given one."""
        compared = self.verdict.puzzle.compared if self.shows_solution else ()
        return [*(one.answer for one in compared), self.verdict.answer]

    @property
    def announce(self) -> str:
        """Verdict, and the focused button."""
        return (self.form.announce if self.form else "") or self.verdict.head()

    def _fill(self, column: Column) -> None:
        self._buttons.clear()
        verdict = self.verdict
        for line in verdict.lines():
            column.text(line, "option", after="gap")
        column.space("seam")
        for button in self._acts():
            self._buttons.append(button)
            column.tall(button, self.kit.metrics.target(), "gutter")
        if self.shows_solution:
            column.rule()
            heads = [self._head_of(number, one) for number, one in enumerate(verdict.puzzle.compared, 1)]
            aside = room_aside(heads, column.width)
            for head, one in zip(heads, verdict.puzzle.compared, strict=True):
                head.lay(column, aside, "tight")
                self._fill_compared(column, one)
            column.rule()
            for line in verdict.foot():
                column.soft(line, "small", after="seam")

    def _head_of(self, number: int, one: Compared) -> ChoiceHead:
        words = self.verdict.choice(one).words
        return ChoiceHead(self.kit, number, words, one.chance, _rounded_up(one.error))

    def _fill_compared(self, column: Column, one: Compared) -> None:
        choice = self.verdict.choice(one)
        if tags := self.verdict.tags(one):
            colour = self.kit.theme.colour.primary
            column.text(tags, "small", colour=colour, after="hair", indent=indent(self.kit))
        for line in choice.lines:
            column.text(line, "small", after="hair", indent=indent(self.kit))
        column.space("margin")

    def _acts(self) -> list[Button]:
        """Return the buttons, the primary one first."""
        if self.shows_solution:
            acts = [
                (_("Next puzzle"), lambda: self.close("next"), _("Enter"), None),
                (_("Try again"), self.close, "A", pygame.K_a),
            ]
        else:
            acts = [
                (_("Try again"), self.close, _("Enter"), None),
                (_("Show the solution"), self._show, "S", pygame.K_s),
                (_("Next puzzle"), lambda: self.close("next"), "N", pygame.K_n),
            ]
        acts.append((_("All puzzles"), lambda: self.close("list"), "L", pygame.K_l))
        return [
            Button(
                self.kit,
                layout.nowhere(),
                label,
                press,
                kind="primary" if number == 0 else "secondary",
                cue=cue,
                key=key,
            )
            for number, (label, press, cue, key) in enumerate(acts)
        ]

    def _show(self) -> None:
        self.shows_solution = True
        self.layout()


def _percent(share: float) -> int:
    return round(share * 100)


def _rounded_up(share: float) -> float:
    """Return a share, rounded up to whole percent."""
    return ceil(share * 100) / 100
