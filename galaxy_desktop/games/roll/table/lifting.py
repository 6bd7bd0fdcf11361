"""Parts in which a round is told: the lifting of the screens, each phase, Manage Empire, what follows."""

from collections.abc import Sequence
from dataclasses import replace

from galaxy_desktop.engine.events import Event, GameEnded, RoundBegan
from galaxy_desktop.games.roll import events as happened
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.table.passing import MANAGE, MINIMUM, passed
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.roles.telling import UNASKED, Stretch


def parts(events: Sequence[Event], before: Shown, after: Shown) -> list[Stretch]:
    """Return the events in parts, each over the table of its own phase; those of the last lead to `after`."""
    found: list[Stretch] = []
    start, shown = 0, before
    for end in _cuts(events, before, after):
        view = passed(shown.view, events[start:end], events[end:], after.view)
        part = replace(after, view=view, **UNASKED)
        found.append((events[start:end], shown, part))
        start, shown = end, part
    return [*found, (events[start:], shown, after)]


def lifts(part: Stretch) -> bool:
    """Return whether the screens are lifted in a part."""
    return any(isinstance(event, happened.PhasesRevealed) for event in part[0])


def _cuts(events: Sequence[Event], before: Shown, after: Shown) -> list[int]:
    """Return the numbers of events before which the table is laid in another way."""
    revealed = [
        number for number, event in enumerate(events, 1) if isinstance(event, happened.PhasesRevealed)
    ]
    if not revealed and before.view.phase not in (*PHASES, MANAGE):
        return []
    cuts = {number for number, event in enumerate(events) if isinstance(event, happened.PhaseBegan)}
    last = max(cuts, default=0)
    if after.view.phase not in PHASES:
        later = range(last, len(events))
        cuts |= {number for number in later if isinstance(events[number], RoundBegan | GameEnded)}
        if before.view.phase != MANAGE:
            cuts.add(next((number for number in later if _manages(events[number])), len(events)))
    return sorted(cuts - {0})


def _manages(event: Event) -> bool:
    """Return whether an event belongs to Manage Empire, or follows it."""
    if isinstance(event, happened.CreditsGained):
        return event.cause == MINIMUM
    ends = happened.WorkersRecruited | happened.DiceRecalled | happened.RoundEnded | happened.DiceRolled
    return isinstance(event, ends)
