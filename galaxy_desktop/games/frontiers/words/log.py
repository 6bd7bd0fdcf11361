"""Log lines for every event, worded for one reader."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Event, GameEnded, RoundBegan, Seat
from galaxy_desktop.engine.sentences import Sentences, ended_line, first_text, listed, round_line, vp
from galaxy_desktop.engine.wording import Reader
from galaxy_desktop.games.frontiers import events as e
from galaxy_desktop.games.frontiers.words import log_goods, log_worlds
from galaxy_desktop.games.frontiers.words.terms import colonists, item, items, money
from galaxy_desktop.games.frontiers.words.titles import ended_by_text
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def event_text(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """Return the line for an event, addressing the viewer as "you"."""
    return LINES[type(event)](event, Reader(names, viewer))


def _game_began(event: e.GameBegan, r: Reader) -> str:
    order = [r.called(seat) for seat in dict.fromkeys(event.disks)]
    return _("Player order: {order}. {first}").format(
        order=listed(order), first=first_text(r, event.disks[0])
    )


def _home_settled(event: e.HomeSettled, r: Reader) -> str:
    return r.says(
        event.seat, _("Your home colony: {home}."), _("{name}: home colony {home}."), home=item(event.home)
    )


def _action_selected(event: e.ActionSelected, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You select **{action}**."),
        _("{name} selects **{action}**."),
        action=item(event.action),
    )


def _action_done(_event: e.ActionDone, _r: Reader) -> str:
    """Return no line: the event only moves the disk fully into its space."""
    return ""


def _disk_moved(event: e.DiskMoved, r: Reader) -> str:
    return r.says(
        event.seat,
        _("Your disk moves to space **{n}** of the priority track ({cause})."),
        _("The disk of {name} moves to space **{n}** of the priority track ({cause})."),
        n=event.space + 1,
        cause=item(event.cause),
    )


def _credits_gained(event: e.CreditsGained, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You gain {money} ({cause})."),
        _("{name} gains {money} ({cause})."),
        money=money(event.amount),
        cause=item(event.cause),
    )


def _chips_gained(event: e.ChipsGained, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You gain {vp} ({cause})."),
        _("{name} gains {vp} ({cause})."),
        vp=vp(event.vp),
        cause=item(event.cause),
    )


def _colonists_gained(event: e.ColonistsGained, r: Reader) -> str:
    text = r.says(
        event.seat,
        _("You gain {colonists} ({cause})."),
        _("{name} gains {colonists} ({cause})."),
        colonists=colonists(event.amount),
        cause=item(event.cause),
    )
    return text + " " + _("The supply has no more.") if event.short else text


def _development_bought(event: e.DevelopmentBought, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You buy **{tile}** for {money}."),
        _("{name} buys **{tile}** for {money}."),
        tile=item(event.development),
        money=money(event.price),
    )


def _nothing_bought(event: e.NothingBought, r: Reader) -> str:
    return r.says(event.seat, _("You buy nothing."), _("{name} buys nothing."))


def _end_triggered(event: e.EndTriggered, _r: Reader) -> str:
    return _("This is the last round: {what}.").format(what=ended_by_text(event.code))


def _round_ended(event: e.RoundEnded, _r: Reader) -> str:
    if not event.added:
        return _("Round {round} is over.").format(round=event.round)
    return _("Round {round} is over. Produce was left out: it has {money} on it now.").format(
        round=event.round, money=money(event.produce_credits)
    )


def _goals_looked_at(event: e.GoalsLookedAt, r: Reader) -> str:
    return _goals(event, r, _("You look at {goals}."), _("{name} looks at {n}."))


def _goal_kept(event: e.GoalKept, r: Reader) -> str:
    return _goals(event, r, _("You keep {goals} face down."), _("{name} keeps {n} face down."))


def _goals_returned(event: e.GoalsReturned, r: Reader) -> str:
    return _goals(event, r, _("Under the stack of goals: {goals}."), _("{name} puts {n} under the stack."))


def _goals(event: e.OwnGoals, r: Reader, you: str, other: str) -> str:
    number = len(event.goals)
    counted = ngettext("**{n}** goal", "**{n}** goals", number).format(n=number)
    return r.says(event.seat, you, other, goals=items(event.goals), n=counted)


def _goal_turned_up(event: e.GoalTurnedUp, r: Reader) -> str:
    return r.says(
        event.seat,
        _("Your goal is turned up: **{goal}**."),
        _("The goal of {name} is turned up: **{goal}**."),
        goal=item(event.goal),
    )


LINES: Sentences = {
    **log_worlds.LINES,
    **log_goods.LINES,
    e.GameBegan: _game_began,
    e.HomeSettled: _home_settled,
    RoundBegan: round_line,
    e.ActionSelected: _action_selected,
    e.ActionDone: _action_done,
    e.DiskMoved: _disk_moved,
    e.CreditsGained: _credits_gained,
    e.ChipsGained: _chips_gained,
    e.ColonistsGained: _colonists_gained,
    e.DevelopmentBought: _development_bought,
    e.NothingBought: _nothing_bought,
    e.EndTriggered: _end_triggered,
    e.RoundEnded: _round_ended,
    GameEnded: ended_line(ended_by_text),
    e.GoalsLookedAt: _goals_looked_at,
    e.GoalKept: _goal_kept,
    e.GoalsReturned: _goals_returned,
    e.GoalTurnedUp: _goal_turned_up,
}
"""The function that words the line, by sort of event."""
