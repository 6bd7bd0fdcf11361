"""Lines of the log for events of turns, cubes, bases and the map."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.sentences import Sentences, listed
from galaxy_desktop.engine.wording import Reader
from galaxy_desktop.games.master import events as e
from galaxy_desktop.games.master.moves import place_of
from galaxy_desktop.games.master.words.log_cards import CARD_LINES
from galaxy_desktop.games.master.words.terms import (
    bases,
    capital,
    cube,
    cube_list,
    item,
    nth,
    some_cubes,
    symbol,
    thing,
    turns,
)
from galaxy_desktop.games.master.words.titles import ended_by_text
from galaxy_desktop.language import gettext as _


def event_text(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """Return the line for an event, addressing the viewer as "you"."""
    return LINES[type(event)](event, Reader(names, viewer))


def _game_began(event: e.GameBegan, r: Reader) -> str:
    return r.says(event.first, _("You go first."), _("{name} goes first."))


def _start_drawn(event: e.StartDrawn, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You draw {cube} and start in the corner of that colour."),
        _("{name} draws {cube} and starts in the corner of that colour."),
        cube=cube(event.colour),
    )


def _corner_taken(event: e.CornerTaken, r: Reader) -> str:
    return r.says(
        event.seat, _("You start at {system}."), _("{name} starts at {system}."), system=item(event.system)
    )


def _corners_darkened(event: e.CornersDarkened, _r: Reader) -> str:
    return _("Black holes cover {systems}.").format(systems=listed([item(name) for name in event.systems]))


def _turn_began(event: e.TurnBegan, r: Reader) -> str:
    if event.extra:
        return r.says(event.seat, _("**You take an extra turn**"), _("**{name} takes an extra turn**"))
    return r.says(event.seat, _("**Your turn**"), _("**{name}'s turn**"))


def _turn_skipped(event: e.TurnSkipped, r: Reader) -> str:
    return r.says(event.seat, _("You skip this turn."), _("{name} skips this turn."))


def _bag_empty(event: e.BagEmpty, r: Reader) -> str:
    return r.says(
        event.seat,
        _("Your bag is empty: a random leader comes, and your black cubes come back."),
        _("{name}'s bag is empty: a random leader comes, and the black cubes come back."),
    )


def _cubes_drawn(event: e.CubesDrawn, r: Reader) -> str:
    return r.says(
        event.seat, _("You draw {cubes}."), _("{name} draws {cubes}."), cubes=cube_list(event.cubes)
    )


def _cube_placed(event: e.CubePlaced, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You put {cube} on {place}."),
        _("{name} puts {cube} on {place}."),
        cube=cube(event.cube),
        place=item(place_of(event.spot)),
    )


def _hand_returned(event: e.HandReturned, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You return {cubes} to your bag."),
        _("{name} returns {cubes} to the bag."),
        cubes=cube_list(event.cubes),
    )


def _project_cancelled(event: e.ProjectCancelled, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You cancel {project} with a black cube."),
        _("{name} cancels {project} with a black cube."),
        project=item(event.project),
    )


def _cubes_left(event: e.CubesLeft, r: Reader) -> str:
    bag = [c for c, to in zip(event.cubes, event.targets, strict=True) if to == "bag"]
    lost = [c for c, to in zip(event.cubes, event.targets, strict=True) if to != "bag"]
    said = []
    if bag:
        you, other = _("{cubes} back to your bag"), _("{cubes} back to {name}'s bag")
        said.append(r.says(event.seat, you, other, cubes=cube_list(bag)))
    if lost:
        said.append(_("{cubes} to the reserve").format(cubes=cube_list(lost)))
    return _("{project}: {moves}.").format(project=item(event.project), moves=", ".join(said))


def _cubes_gained(event: e.CubesGained, r: Reader) -> str:
    text = r.says(
        event.seat,
        _("{cause}: you gain {cubes}."),
        _("{cause}: {name} gains {cubes}."),
        cause=capital(thing(event.cause)),
        cubes=cube_list(event.cubes),
    )
    if event.short:
        text += " " + _("The reserve is {cubes} short.").format(cubes=some_cubes(event.short))
    return text


def _cube_stolen(event: e.CubeStolen, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You take {cube} from {victim}, off {place} ({cause})."),
        _("{name} takes {cube} from {victim}, off {place} ({cause})."),
        cube=cube(event.cube),
        victim=r.called(event.victim),
        place=item(place_of(event.spot)),
        cause=thing(event.cause),
    )


def _cube_swapped(event: e.CubeSwapped, r: Reader) -> str:
    return r.says(
        event.seat,
        _("{card}: you swap {given} for {taken}."),
        _("{card}: {name} swaps {given} for {taken}."),
        card=item(event.cause),
        given=cube(event.given),
        taken=cube(event.taken),
    )


def _cube_added(event: e.CubeAdded, r: Reader) -> str:
    return r.says(
        event.seat,
        _("{card}: you lay {cube} on {place}."),
        _("{card}: {name} lays {cube} on {place}."),
        card=item(event.cause),
        cube=cube(event.cube),
        place=item(place_of(event.spot)),
    )


def _project_done(event: e.ProjectDone, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You complete {project}."),
        _("{name} completes {project}."),
        project=item(event.project),
    )


def _base_constructed(event: e.BaseConstructed, r: Reader) -> str:
    if event.none_left:
        return r.says(
            event.seat, _("You have no base left to construct."), _("{name} has no base left to construct.")
        )
    if not event.built:
        return _("There is no room for another base on {project}.").format(project=item(event.project))
    return r.says(event.seat, _("You construct a space base."), _("{name} constructs a space base."))


def _base_placed(event: e.BasePlaced, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You place your {nth} base in {system}."),
        _("{name} places the {nth} base in {system}."),
        nth=nth(event.nth),
        system=item(event.system),
    )


def _base_scrapped(event: e.BaseScrapped, r: Reader) -> str:
    return r.says(
        event.seat,
        _("Your constructed base goes back to your supply."),
        _("{name}'s constructed base goes back to the supply."),
    )


def _system_lost(event: e.SystemLost, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You lose {system} with {bases}."),
        _("{name} loses {system} with {bases}."),
        system=item(event.system),
        bases=bases(event.bases),
    )


def _agenda_fulfilled(event: e.AgendaFulfilled, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You fulfil an agenda: {project}."),
        _("{name} fulfils an agenda: {project}."),
        project=item(event.project),
    )


def _project_broken(event: e.ProjectBroken, r: Reader) -> str:
    return r.says(
        event.seat,
        _("{project} no longer works for you."),
        _("{project} no longer works for {name}."),
        project=item(event.project),
    )


def _symbols_changed(event: e.SymbolsChanged, r: Reader) -> str:
    gains = event.after > event.before
    return r.says(
        event.seat,
        _("You gain a symbol: {symbol}, now **{n}**.")
        if gains
        else _("You lose a symbol: {symbol}, now **{n}**."),
        _("{name} gains a symbol: {symbol}, now **{n}**.")
        if gains
        else _("{name} loses a symbol: {symbol}, now **{n}**."),
        symbol=symbol(event.symbol),
        n=event.after,
    )


def _hole_placed(event: e.HolePlaced, _r: Reader) -> str:
    return _("A black hole swallows {system}.").format(system=item(event.system))


def _hole_removed(event: e.HoleRemoved, _r: Reader) -> str:
    return _("The black hole leaves {system}.").format(system=item(event.system))


def _extra_turns_gained(event: e.ExtraTurnsGained, r: Reader) -> str:
    if not event.number:
        return _("{card}: more than two extra turns in a row are lost.").format(card=item(event.cause))
    return r.says(
        event.seat,
        _("{card}: you gain {turns} more."),
        _("{card}: {name} gains {turns} more."),
        card=item(event.cause),
        turns=turns(event.number),
    )


def _skip_given(event: e.SkipGiven, r: Reader) -> str:
    return r.says(
        event.victim,
        _("{card}: you will skip {turns}."),
        _("{card}: {name} will skip {turns}."),
        card=item(event.cause),
        turns=turns(event.number),
    )


def _draw_offered(event: e.DrawOffered, r: Reader) -> str:
    return r.says(event.seat, _("You offer a draw."), _("{name} offers a draw."))


def _draw_answered(event: e.DrawAnswered, r: Reader) -> str:
    if event.agreed:
        return r.says(event.seat, _("You agree to the draw."), _("{name} agrees to the draw."))
    return r.says(event.seat, _("You play on."), _("{name} plays on."))


def _game_ended(event: e.GameEnded, r: Reader) -> str:
    if len(event.winners) > 1:
        return _("The game is a draw.")
    return r.says(
        event.winners[0],
        _("**You are Master of the Galaxy** by {what}."),
        _("**{name} is Master of the Galaxy** by {what}."),
        what=ended_by_text(event.ended_by),
    )


LINES: Sentences = {
    e.GameBegan: _game_began,
    e.StartDrawn: _start_drawn,
    e.CornerTaken: _corner_taken,
    e.CornersDarkened: _corners_darkened,
    e.TurnBegan: _turn_began,
    e.TurnSkipped: _turn_skipped,
    e.BagEmpty: _bag_empty,
    e.CubesDrawn: _cubes_drawn,
    e.CubePlaced: _cube_placed,
    e.HandReturned: _hand_returned,
    e.ProjectCancelled: _project_cancelled,
    e.CubesLeft: _cubes_left,
    e.CubesGained: _cubes_gained,
    e.CubeStolen: _cube_stolen,
    e.CubeSwapped: _cube_swapped,
    e.CubeAdded: _cube_added,
    e.ProjectDone: _project_done,
    e.BaseConstructed: _base_constructed,
    e.BasePlaced: _base_placed,
    e.BaseScrapped: _base_scrapped,
    e.SystemLost: _system_lost,
    e.AgendaFulfilled: _agenda_fulfilled,
    e.ProjectBroken: _project_broken,
    e.SymbolsChanged: _symbols_changed,
    e.HolePlaced: _hole_placed,
    e.HoleRemoved: _hole_removed,
    e.ExtraTurnsGained: _extra_turns_gained,
    e.SkipGiven: _skip_given,
    e.DrawOffered: _draw_offered,
    e.DrawAnswered: _draw_answered,
    e.GameEnded: _game_ended,
    **CARD_LINES,
}
"""Function that makes the line of each event."""
