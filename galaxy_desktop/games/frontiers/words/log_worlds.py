"""Log lines about worlds: explored, settled, replaced, discarded."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.wording import Cases, Row, Told, cases, row
from galaxy_desktop.games.frontiers import events as e
from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.words.terms import one_good
from galaxy_desktop.language import N_


def _no_worlds(t: Told) -> bool:
    return not t.event.worlds


SETTLED = cases(
    (
        lambda t: t.event.how == "conquer",
        row(
            N_("You conquer **{world}** with Military **{strength}**."),
            N_("{name} conquers **{world}** with Military **{strength}**."),
        ),
    ),
    (
        lambda t: t.event.how == "pay_for_military",
        row(
            N_("You pay {price} to settle **{world}**, a military world ({by})."),
            N_("{name} pays {price} to settle **{world}**, a military world ({by})."),
        ),
    ),
    (
        lambda t: t.event.how == "replace",
        row(N_("You settle **{world}**, replacing {by}."), N_("{name} settles **{world}**, replacing {by}.")),
    ),
    otherwise=row(N_("You settle **{world}** for {price}."), N_("{name} settles **{world}** for {price}.")),
)

REPLACED = cases(
    (
        lambda t: t.event.lost,
        row(
            N_("You replace {colony} with **{world}**, losing the {lost} good on it ({cause})."),
            N_("{name} replaces {colony} with **{world}**, losing the {lost} good on it ({cause})."),
        ),
    ),
    otherwise=row(
        N_("You replace {colony} with **{world}** ({cause})."),
        N_("{name} replaces {colony} with **{world}** ({cause})."),
    ),
)

ROWS: Mapping[type[Event], Row | Cases[Row]] = {
    e.WorldsOffered: cases(
        (_no_worlds, row(N_("The bag is empty, so no worlds are drawn."))),
        otherwise=row(N_("In the center: {worlds}.")),
    ),
    e.WorldPicked: row(N_("You pick **{world}**."), N_("{name} picks **{world}**.")),
    e.WorldsDrawn: cases(
        (
            _no_worlds,
            row(
                N_("You draw no world ({cause}): the bag is empty."),
                N_("{name} draws no world ({cause}): the bag is empty."),
            ),
        ),
        otherwise=row(N_("You draw {worlds} ({cause})."), N_("{name} draws {worlds} ({cause}).")),
    ),
    e.OfferReturned: row(N_("Returned to the bag: {worlds}.")),
    e.WorldsDiscarded: row(
        N_("You discard {worlds} (limit of {most} worlds and colonies)."),
        N_("{name} discards {worlds} (limit of {most} worlds and colonies)."),
        most=lambda t: figures().most_worlds,
    ),
    e.WorldSettled: SETTLED,
    e.MilitaryBought: row(
        N_("You remove the {kind} good from {colony} for Military **+{amount}** ({cause})."),
        N_("{name} removes the {kind} good from {colony} for Military **+{amount}** ({cause})."),
    ),
    e.ColonyReplaced: REPLACED,
    e.WorldsReturned: row(N_("Replaced and returned to the bag: {worlds}.")),
    e.KindSet: row(N_("You set {world} to {kind}."), N_("{name} sets {world} to {kind}.")),
    e.WindfallGained: row(
        N_("Your {world} receives {good}."),
        N_("{name}'s {world} receives {good}."),
        good=lambda t: one_good(t.event.kind),
    ),
    e.WorldStocked: row(
        N_("You stockpile {world} (total **{total}**)."),
        N_("{name} stockpiles {world} (total **{total}**)."),
    ),
}
"""The row of each event about worlds."""
