"""Names of options, in a few words."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.decisions import Decision, Option, Pick
from galaxy_desktop.games.master.bases import SUPPLY
from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.box import projects
from galaxy_desktop.games.master.cubes import cube_at, owner_of
from galaxy_desktop.games.master.draw import comes_back
from galaxy_desktop.games.master.moves import (
    OFFER_DRAW,
    REFUSE,
    CancelProject,
    Discard,
    OfferTruce,
    PlaceBase,
    PlaceConflict,
    PlaceCube,
    Take,
    numbered,
    parse,
    place_of,
    spot_at,
    swap_of,
)
from galaxy_desktop.games.master.powers import offering
from galaxy_desktop.games.master.projects import settle_reward
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.words.effects import effect_text
from galaxy_desktop.games.master.words.terms import (
    capital,
    colour,
    cube,
    cube_list,
    deck,
    facing,
    item,
    people,
    track,
)
from galaxy_desktop.language import gettext as _


def option_text(view: MasterState, decision: Decision, option: Option) -> str:
    """Return the name of an option in a list or on a chip."""
    return FORMS.get(decision.topic, _thing)(view, decision, option)


def _thing(_view: MasterState, _d: Decision, option: Option) -> str:
    if option in {"yes", "no"}:
        return _("Yes") if option == "yes" else _("No")
    return item(option)


def _draw(view: MasterState, d: Decision, option: Option) -> str:
    if option == REFUSE:
        back = comes_back(view, d.about)
        if back:
            return _("Refuse all: {card} comes back").format(card=item(back))
        return _("Neither: the next card unseen")
    return _("Keep {card}").format(card=item(option))


def _deck(view: MasterState, _d: Decision, option: Option) -> str:
    return _("{deck}: {card} on top").format(deck=deck(option), card=item(view.decks[option][0]))


def _move(_view: MasterState, _d: Decision, option: Option) -> str:
    """Name a move of an allocation."""
    match parse(option):
        case CancelProject(project):
            return _("Black cube: cancel {project}").format(project=item(project))
        case PlaceCube(name, spot):
            return _("{cube} on {place}").format(cube=cube(name).capitalize(), place=item(spot.place))
    return option


def _reward(view: MasterState, _d: Decision, option: Option) -> str:
    match parse(option):
        case PlaceBase(system):
            return _("Place a base in {system}").format(system=item(system))
        case Take(id_) if id_ in projects() or id_ in board().tracks:
            return _("Reward of {project}").format(project=item(id_))
        case Take(id_):
            planet = spot_at(id_)
            return _("Reward of {system}, planet {n}: {cubes}").format(
                system=item(planet.place),
                n=planet.number + 1,
                cubes=cube_list(settle_reward(view, view.seat, planet)),
            )
    return _("Done")


def _base_from(_view: MasterState, _d: Decision, option: Option) -> str:
    return _("From the supply") if option == SUPPLY else _("From {card}").format(card=item(option))


def _ability(_view: MasterState, _d: Decision, option: Option) -> str:
    return item(numbered(option).name)


def _effect(_view: MasterState, d: Decision, option: Option) -> str:
    assert isinstance(d, Pick)
    text = effect_text(offering(d.about, d.offered).effects[numbered(option).number])
    return text[:1].upper() + text[1:]


def _cube(view: MasterState, _d: Decision, option: Option) -> str:
    """Name a cube on a project, with its owner."""
    place = place_of(option)
    return _("{cube} on {place} ({who})").format(
        cube=cube(cube_at(view, option)).capitalize(),
        place=item(place),
        who=people(view, owner_of(view, place)),
    )


def _swap(_view: MasterState, _d: Decision, option: Option) -> str:
    swap = swap_of(option)
    return _("{given} for {taken}").format(given=colour(swap.given).capitalize(), taken=colour(swap.taken))


def _victim(view: MasterState, _d: Decision, option: Option) -> str:
    return capital(people(view, int(option)))


def _use(_view: MasterState, _d: Decision, option: Option) -> str:
    """Name a choice of phase 3."""
    match parse(option):
        case Discard(card):
            return _("Discard {card}").format(card=item(card))
        case PlaceConflict(card, where, side):
            return _("{card} on {track}, {side} yours").format(
                card=item(card), track=track(where), side=facing(side)
            )
        case OfferTruce(card):
            return _("Offer a truce in {card}").format(card=item(card))
    return _("Offer a draw") if option == OFFER_DRAW else _("End the turn")


FORMS: Mapping[str, Callable[[MasterState, Decision, Option], str]] = {
    "draw": _draw,
    "deck": _deck,
    "allocate": _move,
    "rewards": _reward,
    "base_from": _base_from,
    "order": _ability,
    "choose": _effect,
    "steal": _cube,
    "return": _cube,
    "swap": _swap,
    "victim": _victim,
    "cards": _use,
    "limit": _use,
}
"""Function that names an option, by the topic of its question."""
