"""What the prompt bar says: the question, who is choosing, or what is happening."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.presenter.question import OpenQuestion

DOTS_AFTER = 1.0
HURRY_AFTER = 5.0


@dataclass(frozen=True, slots=True)
class BarText:
    """What the bar says; an empty label is a button that is not there."""

    seat: Seat | None
    head: str
    line: str = ""
    primary: str = ""
    missing: bool = False
    """Whether the primary button says what is missing instead of what it does."""
    second: str = ""
    aside: str = ""
    """A way out of waiting: skip ahead, quick answer."""
    undo: str = ""
    """What would be taken back; empty where nothing can be."""
    hint: bool = False
    dots: bool = False
    alarm: str = ""
    """Why the game cannot be kept just now: the bar is red-edged, and a button offers what to do."""


def question_text(question: OpenQuestion, seat: Seat, *, undo: str, hinting: bool) -> BarText:
    """The open question of a seat; `hinting`: a hint is on its way."""
    ask = question.ask
    return BarText(
        seat,
        ask.head,
        ask.line,
        ask.primary,
        missing=not (question.can_give or question.step),
        second=question.second,
        undo=undo,
        hint=True,
        dots=hinting,
    )


def over_text(last: str, undo: str) -> BarText:
    """The game is over; `last` is the last line of the log."""
    return BarText(None, _("The game is over"), last, _("See the score"), undo=undo)


def happening_text(phase: str, last: str, *, busy: bool) -> BarText:
    """Something is happening that nobody is asked about; while `busy`, it can be skipped."""
    return BarText(None, phase, last, aside=_("Skip ahead") if busy else "")


def waiting_text(waiting: Mapping[Seat, float], names: Sequence[str], last: str) -> BarText:
    """Computer players are choosing, each for so many seconds."""
    choosing = [escape(names[seat]) for seat in waiting]
    seconds = max(waiting.values())
    head = ngettext("{names} is choosing", "{names} are choosing", len(choosing))
    slow = seconds >= HURRY_AFTER
    thinking = _("Thinking for {seconds} seconds.").format(seconds=int(seconds))
    return BarText(
        next(iter(waiting)) if len(waiting) == 1 else None,
        head.format(names=_listed(choosing)),
        thinking if slow else last,
        aside=_("Ask for a quick answer") if slow else "",
        dots=seconds >= DOTS_AFTER,
    )


def _listed(names: Sequence[str]) -> str:
    """Names in a row of words."""
    if len(names) < 2:
        return "".join(names)
    return _("{most} and {last}").format(most=", ".join(names[:-1]), last=names[-1])
