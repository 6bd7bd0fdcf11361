"""Texts of the prompt bar: the question, who is choosing, or what is happening."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, pgettext
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.presenter.story import Beat

DOTS_AFTER = 1.0
HURRY_AFTER = 1.5


@plain
class BarText:
    """Texts of the bar; an empty label is a button that is not there."""

    seat: Seat | None
    head: str
    line: str = ""
    primary: str = ""
    missing: bool = False
    """True if the primary button says what is missing instead of what it does."""
    at_once: bool = False
    """True if a double click on an option does what the primary button does."""
    second: str = ""
    aside: str = ""
    """Label of a button that shortens waiting: skip ahead, quick answer."""
    undo: str = ""
    """Label of the undo button; empty if nothing can be taken back."""
    redo: bool = False
    """True if it offers to repeat what was undone last."""
    hint: bool = False
    again: bool = False
    """True if it offers to show once more what others did."""
    cheapest: bool = False
    """True if it offers to choose the cheapest cards for a payment."""
    dots: bool = False
    alarm: str = ""
    """Reason why the journal cannot be kept now: the bar is red-edged, and a button offers what to do."""
    dimmed: bool = False
    """True if the line is still to be followed by how to see why others are dimmed."""


class HeldStep(NamedTuple):
    """Texts of the bar while a piece is held; an empty one leaves that of the question."""

    head: str = ""
    line: str = ""
    primary: str = ""
    """Label of the primary button while something is missing."""

    def over(self, text: BarText) -> BarText:
        """Return the texts of a question with these in their place."""
        primary = (text.missing and self.primary) or text.primary
        return replace(text, head=self.head or text.head, line=self.line or text.line, primary=primary)


def question_text(question: OpenQuestion, seat: Seat, *, undo: str, hinting: bool) -> BarText:
    """Return the bar for the open question of a seat; `hinting`: a hint is on its way."""
    ask = question.ask
    return BarText(
        seat,
        ask.head,
        ask.line,
        ask.primary,
        missing=not (question.can_give or question.step),
        at_once=question.needs_one,
        second=question.second,
        undo=undo,
        hint=True,
        dots=hinting,
        dimmed=ask.dimmed,
    )


def over_text(last: str, undo: str) -> BarText:
    """Return the bar for a game that is over; `last` is the last line of the log."""
    return BarText(None, _("The game is over"), last, _("View the score"), undo=undo)


def happening_text(head: str, *, busy: bool) -> BarText:
    """Return the bar while nobody is asked, such as what happened last; while `busy`, to skip ahead."""
    return BarText(None, head, aside=_("Skip ahead") if busy else "")


def beat_text(beat: Beat) -> BarText:
    """Return the bar while an act of others is told."""
    head, *more = beat.lines
    return BarText(
        beat.seats[0] if len(beat.seats) == 1 else None,
        head,
        " ".join(more),
        aside=pgettext("animation", "Skip"),
    )


def waiting_text(waiting: Mapping[Seat, float], names: Sequence[str], last: str) -> BarText:
    """Return the bar while computer players choose; `waiting` has their seconds so far by seat."""
    choosing = [escape(names[seat]) for seat in waiting]
    seconds = max(waiting.values())
    head = ngettext("{names} is choosing", "{names} are choosing", len(choosing))
    slow = seconds >= HURRY_AFTER
    thinking = _("Choosing for {seconds} s").format(seconds=int(seconds))
    return BarText(
        next(iter(waiting)) if len(waiting) == 1 else None,
        head.format(names=listed(choosing)),
        thinking if slow else last,
        aside=_("Move now") if slow else "",
        dots=seconds >= DOTS_AFTER,
    )
