"""Log line of each event, worded for the reader."""

from galaxy_desktop.engine.events import GameEnded, RoundBegan
from galaxy_desktop.engine.sentences import ROUND_BEGAN, game_ended, listed, vp
from galaxy_desktop.engine.wording import NOTHING, Row, Told, Wording, cases, row
from galaxy_desktop.games.frontiers import events as e
from galaxy_desktop.games.frontiers.words import log_goods, log_worlds
from galaxy_desktop.games.frontiers.words.terms import colonists, goals_text, item, items, kind, money
from galaxy_desktop.games.frontiers.words.titles import ended_by_text
from galaxy_desktop.language import N_


def _order(t: Told) -> str:
    return listed([t.reader.called(seat) for seat in dict.fromkeys(t.event.disks)])


def _space(t: Told) -> int:
    return int(t.event.space) + 1


def _colonists(t: Told) -> str:
    return colonists(t.event.amount)


def _number(t: Told) -> str:
    return goals_text(len(t.event.goals))


COLONISTS_GAINED = cases(
    (
        lambda t: t.event.short and not t.event.amount,
        row(
            N_("You gain no colonists ({cause}): the supply is empty."),
            N_("{name} gains no colonists ({cause}): the supply is empty."),
        ),
    ),
    (
        lambda t: t.event.short,
        row(
            N_("You gain only {colonists} ({cause}): the supply is now empty."),
            N_("{name} gains only {colonists} ({cause}): the supply is now empty."),
            colonists=_colonists,
        ),
    ),
    otherwise=row(
        N_("You gain {colonists} ({cause})."), N_("{name} gains {colonists} ({cause})."), colonists=_colonists
    ),
)

LINES: Wording[Row] = Wording(
    rows={
        **log_worlds.ROWS,
        **log_goods.ROWS,
        e.GameBegan: row(N_("Player order: {order}."), order=_order),
        e.HomeSettled: row(N_("Your home colony is {home}."), N_("{name}'s home colony is {home}.")),
        RoundBegan: ROUND_BEGAN,
        e.ActionSelected: row(N_("You select **{action}**."), N_("{name} selects **{action}**.")),
        e.ActionDone: row(NOTHING),
        e.DiskMoved: row(
            N_("Your disk moves to space **{n}** of the priority track ({cause})."),
            N_("{name}'s disk moves to space **{n}** of the priority track ({cause})."),
            n=_space,
        ),
        e.CreditsGained: row(
            N_("You gain {credits} ({cause})."),
            N_("{name} gains {credits} ({cause})."),
            credits=lambda t: money(t.event.amount),
        ),
        e.ChipsGained: row(N_("You gain {vp} ({cause})."), N_("{name} gains {vp} ({cause}).")),
        e.ColonistsGained: COLONISTS_GAINED,
        e.DevelopmentBought: row(
            N_("You buy **{development}** for {price}."), N_("{name} buys **{development}** for {price}.")
        ),
        e.NothingBought: row(N_("You don't buy a development."), N_("{name} doesn't buy a development.")),
        e.EndTriggered: row(N_("Game end triggered: {code}. This round is the last.")),
        e.RoundEnded: cases(
            (
                lambda t: t.event.added,
                row(
                    N_("End of round {round}. Produce was not selected and now has {produce_credits} on it.")
                ),
            ),
            otherwise=row(N_("End of round {round}.")),
        ),
        GameEnded: game_ended(ended_by_text),
        e.GoalsLookedAt: row(N_("You look at {goals}."), N_("{name} looks at {n}."), n=_number),
        e.GoalKept: row(N_("You keep {goals} face down."), N_("{name} keeps {n} face down."), n=_number),
        e.GoalsReturned: row(
            N_("You return {goals} to the bottom of the goal stack."),
            N_("{name} returns {n} to the bottom of the goal stack."),
            n=_number,
        ),
        e.GoalTurnedUp: row(
            N_("Your goal is now face up: **{goal}**."), N_("{name}'s goal is now face up: **{goal}**.")
        ),
    },
    formats={
        "name": str,
        "action": item,
        "amount": str,
        "by": item,
        "cause": item,
        "code": ended_by_text,
        "colony": item,
        "development": item,
        "goal": item,
        "goals": items,
        "home": item,
        "kind": kind,
        "lost": kind,
        "price": money,
        "produce_credits": money,
        "round": str,
        "strength": str,
        "total": str,
        "vp": vp,
        "world": item,
        "worlds": items,
    },
)
"""The row of each event."""
