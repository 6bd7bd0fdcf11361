"""Notice about answers that were given for the viewer."""

from collections.abc import Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import NamedTuple

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.language import N_, Message, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.reading import TableReader
from galaxy_desktop.play.records import By, Record
from galaxy_desktop.presenter.prompts import prompt_for

LINES: Mapping[By, Message] = MappingProxyType(
    {
        "forced": N_("{what}. Chosen automatically ({phase}): it was your only option."),
        "same": N_("{what}. Chosen automatically ({phase}): every choice led to the same result."),
    }
)
"""The sentence for each origin of an answer that a player is told of."""
SHORT: Mapping[By, Message] = MappingProxyType(
    {
        "forced": N_("{what}. Chosen automatically: it was your only option."),
        "same": N_("{what}. Chosen automatically: every choice led to the same result."),
    }
)
"""The same for choices whose words name the phase themselves."""


def made_for_you(bus: TableReader, records: Sequence[Record]) -> str:
    """Return one notice of all choices made for the viewer: a sentence for each phase and origin."""
    made: dict[tuple[By, str], list[_Made]] = {}
    told: set[int] = set()
    for record in records:
        if record.given is not None and (what := _made(bus, record, follows=record.line - 1 in told)):
            told.add(record.line)
            made.setdefault((record.given.by, bus.moment(record.line - 1).phase), []).append(what)
    phase_name = bus.game().words.phase
    return " ".join(_line(by, phase_name(phase), what) for (by, phase), what in made.items())


class _Made(NamedTuple):
    """A choice that was made for the viewer."""

    what: str
    names_phase: bool
    """True if its words name the phase that it was made in."""


def _line(by: By, phase: str, choices: Sequence[_Made]) -> str:
    """Return the sentence about choices of one phase, which names it once."""
    lines = SHORT if any(choice.names_phase for choice in choices) else LINES
    return lines[by].read().format(phase=phase, what=_in_turn([choice.what for choice in choices]))


def _in_turn(choices: Sequence[str]) -> str:
    """Return choices one after the other, each of which may be a whole sentence."""
    return reduce(lambda some, following: _("{some}; {next}").format(some=some, next=following), choices)


def _goes_on(bus: TableReader, line: int) -> bool:
    """Return whether an answer belongs to what the same player has chosen just before."""
    if not line or bus.answerer(line - 1) != bus.answerer(line):
        return False
    before, now = bus.moment(line - 1), bus.moment(line)
    return before == now or (before.round == now.round and now.phase in bus.game().words.sequels)


def _made(bus: TableReader, record: Record, *, follows: bool) -> _Made | None:
    """Return in words what was chosen for the viewer; None if they were asked, or it is undone.

    It is None for an answer that only leads to a question, too; for one that was of no account to the
    viewer, as the end of a turn; and for one that goes on with what they have just chosen, as its price.
    One that `follows` another that was made for them is told with it.
    """
    given, line = record.given, record.line - 1
    if given is None or given.by not in LINES or given.answer == HIDDEN or line >= bus.lines():
        return None
    about = [told.about for told in bus.log(given.seat, line) if told.line == line]
    if about and given.seat not in about:
        return None
    if _goes_on(bus, line) and not follows:
        return None
    (view, decision), words = bus.question(line), bus.game().words
    options = prompt_for(decision).suggest(given.answer)
    chosen = series(words.option(view, decision, option) for option in options)
    what = (chosen or words.ask(view, decision, ()).primary).rstrip(".")
    phase = bus.moment(line).phase
    return _Made(what, any(words.named_phase(view, decision, option) == phase for option in options))
