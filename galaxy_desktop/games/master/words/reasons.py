"""One sentence for every reason why something cannot be done with the cubes in hand, or a conflict card."""

from galaxy_desktop.engine.wording import Row, Wording, cases, row
from galaxy_desktop.games.master.words.names import item, project
from galaxy_desktop.games.master.words.terms import colour, cube
from galaxy_desktop.language import N_

SENTENCES: Wording[Row] = Wording(
    rows={
        "settled_for_good": row(
            N_("Cubes on the planets of {system} can't be removed. Only a black hole clears planets."),
            page="planets",
        ),
        "no_black_cube": row(
            N_("You need a black {cube:black} cube to cancel a project; you have none in hand."),
            page="projects",
        ),
        "no_cubes_left": row(N_("You have placed all your cubes."), page="projects"),
        "nothing_to_cancel": row(N_("You have no cubes on {project}."), page="projects"),
        "dark": row(N_("A black hole covers {system}."), page="black_holes"),
        "no_base_there": row(
            N_("You don't have a base in {system}. You can settle planets only where you have one."),
            page="planets",
        ),
        "settled_already": row(
            N_("Already settled: each planet of {system} is settled only once."),
            page="planets",
        ),
        "black_never_settles": row(
            N_("Black {cube:black} cubes can't settle planets. Use any other color."), page="planets"
        ),
        "route_blocked_by_conflict": row(
            N_("You can't build on {track} while you're in a conflict over the system at its end."),
            page="routes",
        ),
        "route_full": row(N_("Every slot of your route on {track} is filled."), page="routes"),
        "route_has_colour": row(
            N_("Your route on {track} began with {colour}; all its cubes must have that color."),
            page="routes",
        ),
        "route_in_order": row(
            N_("Fill a route's slots in order, starting with the next empty slot on {track}."),
            page="routes",
        ),
        "route_colours": cases(
            (
                lambda r: r["one"] == r["other"],
                row(N_("No match: all cubes of a route on {track} must be {one}."), page="routes"),
            ),
            otherwise=row(
                N_("No match: the cubes of a route on {track} must be all {one} or all {other}."),
                page="routes",
            ),
        ),
        "route_starts_at_home": row(
            N_("Start your route on {track} in the slot next to your system."), page="routes"
        ),
        "conflict_on_track": row(
            N_("A conflict card is on {track}; no route can be built there."), page="routes"
        ),
        "no_base_at_track": row(
            N_("You don't have a base at either end of {track}. Start a route from one of your systems."),
            page="routes",
        ),
        "rival_at_track": row(
            N_(
                "{system} belongs to an opponent. You can't build a route there; to claim it, you must "
                "win a conflict."
            ),
            page="routes",
        ),
        "conflict_there": row(
            N_("A conflict card is already on {track}. Each track has room for one."), page="conflicts"
        ),
        "both_ends_yours": row(
            N_("You own both ends of {track}. A conflict is against an opponent's system or a neutral one."),
            page="conflicts",
        ),
        "no_base_for_conflict": row(
            N_("You don't have a base at either end of {track}. Start a conflict from one of your systems."),
            page="conflicts",
        ),
        "conflict_in_a_system": row(
            N_("Place conflict cards on tracks, not in systems. Choose a highlighted track."),
            page="conflicts",
        ),
        "conflict_in_hand": row(
            N_("You can fill {project} only once its card is on a track. Start the conflict in Use cards."),
            page="conflicts",
        ),
        "not_your_project": row(N_("You can't fill {project}: it isn't yours."), page="projects"),
        "slot_filled": row(N_("This slot already holds {colour}."), page="projects"),
        "project_full": row(N_("Every slot of {project} is filled."), page="projects"),
        "slot_wants": row(N_("No match: an empty slot of {project} needs {colour}."), page="projects"),
    },
    values={"project": lambda r: project(r["project"])},
    formats={"system": item, "track": item, "colour": cube, "one": colour, "other": colour},
)
"""The row of each reason code."""
