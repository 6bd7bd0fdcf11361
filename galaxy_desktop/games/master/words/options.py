"""Texts of options, in a few words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from galaxy_desktop.engine.decisions import Decision, Option, Pick
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.wording import Row, Wording, cases, row, sentence
from galaxy_desktop.games.master.bases import SUPPLY
from galaxy_desktop.games.master.box import projects
from galaxy_desktop.games.master.cubes import cube_at, owner_of
from galaxy_desktop.games.master.draw import comes_back
from galaxy_desktop.games.master.moves import (
    OFFER_DRAW,
    REFUSE,
    CancelProject,
    CubeSpot,
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
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.words.effects import effect_text
from galaxy_desktop.games.master.words.names import item, project, seat_name, seat_title, spot_name
from galaxy_desktop.games.master.words.terms import COLOUR_TITLES, CUBE_TITLES, DECK_TITLES, colour, cube_list
from galaxy_desktop.language import N_

M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Offered:
    """Option of a question in a view."""

    view: MasterState
    decision: Decision
    option: Option


def option_text(view: MasterState, decision: Decision, option: Option) -> str:
    """Return the name of an option in a list or on a chip."""
    offered = Offered(view, decision, option)
    return sentence(OPTIONS, decision.topic if decision.topic in OPTIONS.rows else "", offered)


def _is(kind: type[Move]) -> Callable[[Offered], bool]:
    return lambda o: isinstance(parse(o.option), kind)


def _back(o: Offered) -> str:
    """Return the card that refusing all cards looked at would bring, as no other is left."""
    return comes_back(o.view, o.decision.about)


def _planet(o: Offered) -> CubeSpot:
    return spot_at(move_as(Take, o).id)


def _reward(o: Offered) -> str:
    return cube_list(settle_reward(o.view, o.view.seat, _planet(o)))


def _effect(o: Offered) -> str:
    assert isinstance(o.decision, Pick)
    offering_ability = offering(o.decision.about, o.decision.offered)
    return effect_text(offering_ability.effects[numbered(o.option).number])


def move_as(kind: type[M], offered: Offered) -> M:
    """Return the move of an option that is of a kind."""
    move = parse(offered.option)
    assert isinstance(move, kind)
    return move


def _is_project(o: Offered) -> bool:
    return move_as(Take, o).id in projects()


def _is_route(o: Offered) -> bool:
    return move_as(Take, o).id in star_map().tracks


PLACE_CUBE = row(
    N_("{cube} on {place}"),
    cube=lambda o: CUBE_TITLES[move_as(PlaceCube, o).colour].read(),
    place=lambda o: spot_name(move_as(PlaceCube, o).spot),
)
CANCEL = row(N_("Cancel {project}"), project=lambda o: project(move_as(CancelProject, o).project))
CUBE_ON_PROJECT = row(
    N_("{cube} on {place} ({owner})"),
    cube=lambda o: CUBE_TITLES[cube_at(o.view, o.option)].read(),
    place=lambda o: spot_name(spot_at(o.option)),
    owner=lambda o: seat_name(o.view, owner_of(o.view, place_of(o.option))),
)
USE = cases(
    (_is(Discard), row(N_("Discard {card}"), card=lambda o: item(move_as(Discard, o).card))),
    (
        _is(PlaceConflict),
        cases(
            (
                lambda o: move_as(PlaceConflict, o).facing == "red",
                row(N_("Place {conflict} on {track}: your side is red")),
            ),
            otherwise=row(N_("Place {conflict} on {track}: your side is blue")),
        ),
    ),
    (
        _is(OfferTruce),
        row(N_("Offer a truce in {card}"), card=lambda o: item(move_as(OfferTruce, o).card)),
    ),
    (lambda o: o.option == OFFER_DRAW, row(N_("Offer a draw"))),
    otherwise=row(N_("End turn")),
)

OPTIONS: Wording[Row] = Wording(
    rows={
        "draw": cases(
            (
                lambda o: o.option == REFUSE and _back(o),
                row(N_("Refuse all and take {card} again"), card=lambda o: item(_back(o))),
            ),
            (lambda o: o.option == REFUSE, row(N_("Refuse all and take the next card unseen"))),
            otherwise=row(N_("Keep {item}")),
        ),
        "deck": row(
            N_("{deck}: {card} on top"),
            deck=lambda o: DECK_TITLES[o.option].read(),
            card=lambda o: item(o.view.decks[o.option][0]),
        ),
        "allocate": cases((_is(CancelProject), CANCEL), otherwise=PLACE_CUBE),
        "rewards": cases(
            (
                _is(PlaceBase),
                row(N_("Place a base in {system}"), system=lambda o: item(move_as(PlaceBase, o).system)),
            ),
            (lambda o: not isinstance(parse(o.option), Take), row(N_("Skip"))),
            (
                _is_project,
                row(N_("Take the reward of {project}"), project=lambda o: project(move_as(Take, o).id)),
            ),
            (_is_route, row(N_("Complete {route}"), route=lambda o: project(move_as(Take, o).id))),
            otherwise=row(
                N_("Take the reward of {system}, planet {number}: {cubes}"),
                system=lambda o: item(_planet(o).place),
                number=lambda o: _planet(o).number + 1,
                cubes=_reward,
            ),
        ),
        "base_from": cases(
            (lambda o: o.option == SUPPLY, row(N_("From your supply"))), otherwise=row(N_("From {item}"))
        ),
        "order": row(N_("{item}"), item=lambda o: item(numbered(o.option).name)),
        "choose": row(N_("{item}"), item=_effect),
        "steal": CUBE_ON_PROJECT,
        "return": CUBE_ON_PROJECT,
        "colours": row(N_("{item}"), item=lambda o: CUBE_TITLES[o.option].read()),
        "swap": row(
            N_("{given} for {taken}"),
            given=lambda o: COLOUR_TITLES[swap_of(o.option).given].read(),
            taken=lambda o: colour(swap_of(o.option).taken),
        ),
        "victim": row(N_("{item}"), item=lambda o: seat_title(o.view, int(o.option))),
        "cards": USE,
        "limit": USE,
        "": cases(
            (lambda o: o.option == "yes", row(N_("Yes"))),
            (lambda o: o.option == "no", row(N_("No"))),
            otherwise=row(N_("{item}")),
        ),
    },
    values={
        "item": lambda o: item(o.option),
        "conflict": lambda o: item(move_as(PlaceConflict, o).card),
        "track": lambda o: item(move_as(PlaceConflict, o).track),
    },
)
"""The row of the options of each topic; "" is for any other topic."""
