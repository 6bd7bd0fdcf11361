"""Sentences for the reasons why something cannot be done with the cubes in hand."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.games.master.words.terms import colour, cube, item
from galaxy_desktop.language import gettext as _


def reason_text(reason: Reason) -> str:
    """Return the sentence for a reason."""
    return SENTENCES[reason.code](reason)


def _of(r: Reason, name: str) -> str:
    return item(str(r[name]))


def _settled_for_good(r: Reason) -> str:
    return _("Cubes on the planets of {system} stay there for good.").format(system=_of(r, "system"))


def _no_black_cube(_r: Reason) -> str:
    return _("Only a black {cube:black} cube cancels a project, and you have none in hand.")


def _nothing_to_cancel(r: Reason) -> str:
    return _("{project} has no cube of yours to take back.").format(project=_of(r, "project"))


def _dark(r: Reason) -> str:
    return _("{system} lies under a black hole.").format(system=_of(r, "system"))


def _no_base_there(r: Reason) -> str:
    return _("You settle only where you have a base, and you have none in {system}.").format(
        system=_of(r, "system")
    )


def _settled_already(r: Reason) -> str:
    return _("That planet of {system} is settled already.").format(system=_of(r, "system"))


def _black_never_settles(_r: Reason) -> str:
    return _("Black {cube:black} cubes never settle planets.")


def _route_blocked_by_conflict(r: Reason) -> str:
    return _("While you fight for the system at its end, no route of yours on {track} may grow.").format(
        track=_of(r, "track")
    )


def _route_full(r: Reason) -> str:
    return _("Your route on {track} is complete.").format(track=_of(r, "track"))


def _route_has_colour(r: Reason) -> str:
    return _("Your route on {track} was begun with {cube} and takes no other colour.").format(
        track=_of(r, "track"), cube=cube(str(r["colour"]))
    )


def _route_in_order(r: Reason) -> str:
    return _("A route is filled in order: the next slot on {track} comes first.").format(
        track=_of(r, "track")
    )


def _route_colours(r: Reason) -> str:
    return _("A route on {track} is all {one} or all {other}; you have neither in hand.").format(
        track=_of(r, "track"), one=colour(str(r["one"])), other=colour(str(r["other"]))
    )


def _route_starts_at_home(r: Reason) -> str:
    return _("A route on {track} begins with the slot next to your own system.").format(track=_of(r, "track"))


def _conflict_on_track(r: Reason) -> str:
    return _("A conflict lies on {track}.").format(track=_of(r, "track"))


def _no_base_at_track(r: Reason) -> str:
    return _("You have a base at neither end of {track}.").format(track=_of(r, "track"))


def _rival_at_track(r: Reason) -> str:
    return _("{system} belongs to a rival: no route leads there, only a conflict.").format(
        system=_of(r, "system")
    )


def _not_your_project(r: Reason) -> str:
    return _("{project} is not yours to fill.").format(project=_of(r, "project"))


def _slot_filled(r: Reason) -> str:
    return _("{cube} lies there already.").format(cube=cube(str(r["colour"])).capitalize())


def _project_full(r: Reason) -> str:
    return _("Every slot of {project} is filled.").format(project=_of(r, "project"))


def _slot_wants(r: Reason) -> str:
    return _("{project} asks for {cube} there, and you have none for it.").format(
        project=_of(r, "project"), cube=cube(str(r["colour"]))
    )


SENTENCES: Mapping[str, Callable[[Reason], str]] = {
    "settled_for_good": _settled_for_good,
    "no_black_cube": _no_black_cube,
    "nothing_to_cancel": _nothing_to_cancel,
    "dark": _dark,
    "no_base_there": _no_base_there,
    "settled_already": _settled_already,
    "black_never_settles": _black_never_settles,
    "route_blocked_by_conflict": _route_blocked_by_conflict,
    "route_full": _route_full,
    "route_has_colour": _route_has_colour,
    "route_in_order": _route_in_order,
    "route_colours": _route_colours,
    "route_starts_at_home": _route_starts_at_home,
    "conflict_on_track": _conflict_on_track,
    "no_base_at_track": _no_base_at_track,
    "rival_at_track": _rival_at_track,
    "not_your_project": _not_your_project,
    "slot_filled": _slot_filled,
    "project_full": _project_full,
    "slot_wants": _slot_wants,
}
"""Function that makes the sentence of each reason."""
