"""One sentence for every reason why something cannot be chosen now."""

from galaxy_desktop.engine.wording import Row, Wording, row
from galaxy_desktop.games.roll.words.terms import die, item, phase
from galaxy_desktop.language import N_, NN_

SENTENCES: Wording[Row] = Wording(
    rows={
        "placed_already": row(
            N_("You've already placed this {die} die. Undo that move to place it elsewhere."), page="assign"
        ),
        "place_wild_first": row(
            NN_("Place your wild die first.", "Place your **{number}** wild dice first.", "number"),
            page="assign",
        ),
        "no_worker_here": row(
            N_(
                "You have no worker below {phase}. Choose a die, then this box: any die can select any phase."
            ),
            page="assign",
        ),
        "selected_another": row(
            N_("You selected {selected}. To select {phase} instead, choose a die, then this box."),
            page="assign",
        ),
        "select_first": row(N_("Select a phase first, then Reassign workers."), page="assign"),
        "selector_fixed": row(N_("This {die} die selects {phase} and can't be Reassigned."), page="reassign"),
        "laid_aside": row(
            N_("This {die} die was set aside to Dictate and can't be Reassigned."), page="reassign"
        ),
        "power_used": row(N_("You've already used {power} this round."), page="reassign"),
        "no_power_for": row(
            N_("You have no power to Reassign {die} dice from {phase}, and you can't Dictate now."),
            page="reassign",
        ),
        "power_finds_nobody": row(
            NN_(
                "{power} needs **{needs}** worker it can Reassign; you don't have one.",
                "{power} needs **{needs}** workers it can Reassign; you don't have enough.",
                "needs",
            ),
            page="reassign",
        ),
        "power_finds_no_group": row(
            NN_(
                "{power} needs **{needs}** worker of one phase that it can Reassign; you don't have one.",
                "{power} needs **{needs}** workers of one phase that it can Reassign; you don't have enough.",
                "needs",
            ),
            page="reassign",
        ),
        "phase_has_too_few": row(
            NN_(
                "{power} needs **{needs}** worker from the same phase; {phase} has **{has}**.",
                "{power} needs **{needs}** workers from the same phase; {phase} has **{has}**.",
                "needs",
            ),
            page="reassign",
        ),
        "finish_power": row(
            NN_(
                "Reassign **{number}** more worker with {power} first.",
                "Reassign **{number}** more workers with {power} first.",
                "number",
            ),
            page="reassign",
        ),
        "power_leads_here": row(
            N_("{power} can Reassign workers only to {phase}, and this {die} die is already there."),
            page="reassign",
        ),
        "dictated_already": row(N_("You've already Dictated this round."), page="reassign"),
        "dictate_needs_two": row(
            N_("To Dictate you need **2** workers below the phase strip; you have **{has}**."),
            page="reassign",
        ),
        "dictate_first": row(N_("Set aside another worker to Dictate first."), page="reassign"),
        "same_column": row(N_("This {die} die is already assigned to {phase}."), page="reassign"),
        "power_takes_others": row(N_("{power} can't Reassign {die} dice from {phase}."), page="reassign"),
        "power_leads_elsewhere": row(N_("{power} can't Reassign workers to {phase}."), page="reassign"),
        "moved_already": row(N_("{power} has already Reassigned this {die} die."), page="reassign"),
        "no_tile_to_draw": row(
            N_("The bag is empty, and no tiles can be returned to it. Stock instead."), page="explore"
        ),
        "gray_world": row(N_("{side} is a gray world, so it can't hold goods."), page="produce"),
        "world_full": row(
            NN_("{side} already has a good.", "{side} already has **{has}** goods.", "has"), page="produce"
        ),
        "producer_first": row(N_("Choose a producer first, then its world."), page="produce"),
        "no_good_there": row(N_("{side} has no good on it."), page="ship"),
    },
    formats={
        "die": die,
        "power": item,
        "phase": phase,
        "selected": phase,
        "side": item,
        "needs": str,
        "has": str,
        "number": str,
    },
)
"""The row of each reason code."""
