"""Names of things in the game: cards, projects, systems, tracks, seats and causes."""

from collections import Counter
from collections.abc import Iterable, Mapping

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.master.box import Project, cards, projects
from galaxy_desktop.games.master.moves import CubeSpot, place_of
from galaxy_desktop.games.master.schema import DECKS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.words.terms import colour, deck, symbol
from galaxy_desktop.language import N_, NC_, Message, data_text, ngettext

HIDDEN_CARD = N_("a hidden card")
TRACK = N_("{one} – {other}")
ROUTE = N_("the route {track}")
PLANET = N_("{place}, planet {number}")
SLOT, STARRED_SLOT = N_("{place}, slot {number}"), N_("{place}, starred slot {number}")
PROJECTS: Mapping[str, tuple[Message, Message]] = {
    "base": (N_("{card} base project"), N_("the {card} base project")),
    "agenda": (N_("{card} agenda"), N_("the {card} agenda")),
    "receive": (N_("{card} card project: {cards}"), N_("the {card} card project ({cards})")),
    "covert": (N_("{card}'s covert operation"), NC_("in a sentence", "{card}'s covert operation")),
}
"""Name of a project as a title and inside a sentence; others go by the name of their card."""
DRAWN_TIMES = N_("{deck} ×{n}")
CAUSES: Mapping[str, Message] = {
    "discards": N_("discarded cards"),
    "conflict": N_("conflict won"),
    "spoils": N_("spoils"),
}
CAUSE_TITLES: Mapping[str, Message] = {
    "discards": N_("Discarded cards"),
    "conflict": N_("Conflict won"),
    "spoils": N_("Spoils"),
}
NO_ONE, YOU = N_("no one"), N_("you")
NO_ONE_TITLE, YOU_TITLE = N_("No one"), N_("You")
PLAYER = N_("Player {n}")


def item(name: str) -> str:
    """Return the name of an item: card, project, system, track, spot, deck, color or symbol of the map."""
    if name == HIDDEN:
        return HIDDEN_CARD.read()
    if name in cards():
        return data_text(cards()[name].name)
    if name in star_map().systems:
        return data_text(star_map().systems[name].name)
    if name in star_map().tracks:
        one, other = star_map().tracks[name].ends
        return TRACK.read().format(one=item(one), other=item(other))
    if name in projects():
        return _project(projects()[name], 0)
    if name in star_map().symbols:
        return symbol(star_map().symbols[name].symbol)
    if place_of(name) != name:
        return item(place_of(name))
    return deck(name) if name in DECKS else colour(name)


def project(name: str) -> str:
    """Return the name of a project, route or place inside a sentence."""
    if name in projects():
        return _project(projects()[name], 1)
    if name in star_map().tracks:
        return ROUTE.read().format(track=item(name))
    return item(name)


def spot_name(spot: CubeSpot) -> str:
    """Return the name of a spot inside a sentence, with its number if others of the place take its cube."""
    place, text, alike = project(spot.place), SLOT, 1
    if spot.place in star_map().systems:
        text, alike = PLANET, star_map().systems[spot.place].planets
    elif spot.place in star_map().tracks:
        alike = star_map().tracks[spot.place].length
    else:
        slots = projects()[spot.place].slots
        alike = [slot.colour for slot in slots].count(slots[spot.number].colour)
        text = STARRED_SLOT if slots[spot.number].marked else SLOT
    return text.read().format(place=place, number=spot.number + 1) if alike > 1 else place


def wholes(ids: Iterable[str]) -> list[str]:
    """Return the names of what is complete: projects, routes by track, planets by spot, counted by system."""
    whole = Counter(id_ if id_ in projects() or id_ in star_map().tracks else place_of(id_) for id_ in ids)
    return [_planets(name, n) if name in star_map().systems else project(name) for name, n in whole.items()]


def _planets(system: str, number: int) -> str:
    text = ngettext("a planet of {system}", "{n} planets of {system}", number)
    return text.format(n=number, system=item(system))


def _project(known: Project, place: int) -> str:
    card = item(known.card)
    if known.kind not in PROJECTS:
        return card
    return PROJECTS[known.kind][place].read().format(card=card, cards=_drawn(known))


def _drawn(known: Project) -> str:
    """Return the types of cards that a project draws, as a part of its name."""
    times = DRAWN_TIMES.read()
    counts = Counter(known.draw).items()
    return listed([deck(name) if n == 1 else times.format(deck=deck(name), n=n) for name, n in counts])


def seat_title(view: MasterState, seat: Seat) -> str:
    """Return a seat as a label."""
    if seat == NOBODY:
        return NO_ONE_TITLE.read()
    return YOU_TITLE.read() if seat == view.viewer else _player(view, seat)


def seat_name(view: MasterState, seat: Seat) -> str:
    """Return a seat inside a sentence."""
    if seat == NOBODY:
        return NO_ONE.read()
    return YOU.read() if seat == view.viewer else _player(view, seat)


def _player(view: MasterState, seat: Seat) -> str:
    """Return the name of a seat, or the number on its bases away from a table."""
    return escape(view.names[seat]) if view.names else PLAYER.read().format(n=seat + 1)


def cause(name: str) -> str:
    """Return the name of a cause inside a sentence: a card, a system, or one of the rules."""
    return CAUSES[name].read() if name in CAUSES else item(name)


def cause_title(name: str) -> str:
    """Return the name of a cause at the beginning of a title."""
    return CAUSE_TITLES[name].read() if name in CAUSE_TITLES else item(name)
