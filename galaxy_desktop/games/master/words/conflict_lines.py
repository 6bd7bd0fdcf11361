"""Lines of the inspector about conflicts: both sides, the advantage, and the rewards of winning."""

from collections.abc import Iterator

from galaxy_desktop.engine.words import Explanation
from galaxy_desktop.games.master.box import SIDES, Card, Project, projects, side
from galaxy_desktop.games.master.schema import ANY
from galaxy_desktop.games.master.state import NOBODY, Conflict, MasterState
from galaxy_desktop.games.master.symbols import advantage, first_counts, laid
from galaxy_desktop.games.master.words.effects import objective_text
from galaxy_desktop.games.master.words.names import item, seat_name, seat_title
from galaxy_desktop.games.master.words.terms import (
    cube_list,
    cube_sign,
    cubes,
    one_symbol,
    some_cubes,
    symbol_sign,
)
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _

PAGE = "conflicts"
SIDE = {"red": N_("**Red side:** {slots}."), "blue": N_("**Blue side:** {slots}.")}
NEUTRAL_SIDE = {
    "red": N_("**Red side:** {system} is neutral; no one fills it."),
    "blue": N_("**Blue side:** {system} is neutral; no one fills it."),
}


def starred_slots(project: Project) -> str:
    """Return the sentence about the starred slots of a project; empty if it has none."""
    lost = [slot.colour for slot in project.slots if slot.marked]
    return _("Starred slots: {cubes}.").format(cubes=cube_list(lost)) if lost else ""


def conflict_lines(view: MasterState, card: Card) -> Iterator[Explanation]:
    """Yield the lines of a conflict card, in a row or on the map."""
    yield Explanation(symbol_sign(card.symbol), _advantage(view, card), PAGE)
    conflict = view.conflicts.get(card.id)
    against_nobody = conflict is not None and NOBODY in (conflict.red, conflict.blue)
    for name in SIDES:
        yield Explanation(cube_sign(name), _side(view, card, name), PAGE)
        if not against_nobody:
            yield Explanation("arrow_right", objective_text(card, name), PAGE)
    if not against_nobody:
        text = _(
            "The winner also gets this card and takes {cubes} from the loser's projects, or as many "
            "as possible."
        )
        yield Explanation("trophy", text.format(cubes=some_cubes(card.spoils)), PAGE)
    if conflict is None:
        text = _(
            "Against a neutral system, the winner gets this card and {cubes} from the reserve, and "
            "may place a base there."
        )
        yield Explanation("start", text.format(cubes=cubes(card.spoils, ANY)), PAGE)
    elif against_nobody:
        yield Explanation("trophy", _over_nobody(view, card, conflict), PAGE)


def _over_nobody(view: MasterState, card: Card, conflict: Conflict) -> str:
    """Return the sentence on the reward for completing the only side, whatever is at stake (R18)."""
    own, other = SIDES if conflict.seat(SIDES[0]) != NOBODY else SIDES[::-1]
    form = (
        _("If you win, you get this card and {cubes} from the reserve, and may place a base in {system}.")
        if conflict.seat(own) == view.viewer
        else _(
            "If {who} wins, they get this card and {cubes} from the reserve, and may place a base in "
            "{system}."
        )
    )
    return form.format(
        who=seat_title(view, conflict.seat(own)),
        system=item(conflict.system(other)),
        cubes=cubes(card.spoils, ANY),
    )


def _side(view: MasterState, card: Card, name: str) -> str:
    conflict = view.conflicts.get(card.id)
    if conflict and conflict.seat(name) == NOBODY:
        return NEUTRAL_SIDE[name].read().format(system=item(conflict.system(name)))
    project = projects()[side(card.id, name)]
    parts = [SIDE[name].read().format(slots=cube_list([slot.colour for slot in project.slots]))]
    if lost := starred_slots(project):
        parts.append(lost)
    if conflict:
        parts.append(
            _("{who}, {system}: **{has}** of **{of}** filled.").format(
                who=seat_title(view, conflict.seat(name)),
                system=item(conflict.system(name)),
                has=laid(view, project.id),
                of=len(project.slots),
            )
        )
    return " ".join(parts)


def _advantage(view: MasterState, card: Card) -> str:
    text = _("The player with more cubes has {symbol}; in a tie, no one has it.").format(
        symbol=one_symbol(card.symbol)
    )
    if card.id not in view.conflicts:
        return text
    seat = advantage(view, card.id, first_counts(view))
    return f"{text} " + _("Now: {who}.").format(who=seat_name(view, seat))
