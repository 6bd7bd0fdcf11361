"""Terms of the game, in the forms sentences need."""

from collections import Counter
from collections.abc import Iterable, Sequence

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.sentences import either, listed
from galaxy_desktop.engine.words import labelled
from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.box import cards, projects
from galaxy_desktop.games.master.moves import place_of
from galaxy_desktop.games.master.schema import ANY, DECKS, GROUPS
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def colour(name: str) -> str:
    """Return the word for a colour of cubes."""
    return {
        "red": _("red"),
        "blue": _("blue"),
        "yellow": _("yellow"),
        "white": _("white"),
        "black": _("black"),
    }[name]


def cube_sign(name: str) -> str:
    """Return the sign of a cube, for running text."""
    return f"{{{labelled('cube', name)}}}"


def cubes(number: int, name: str) -> str:
    """Return a number of cubes of one colour, or of any but black."""
    if name == ANY:
        return ngettext(
            "**{n}** cube of any colour but black", "**{n}** cubes of any colours but black", number
        ).format(n=number)
    return ngettext("**{n}** {colour} {sign} cube", "**{n}** {colour} {sign} cubes", number).format(
        n=number, colour=colour(name), sign=cube_sign(name)
    )


def some_cubes(number: int) -> str:
    """Return a number of cubes."""
    return ngettext("**{n}** cube", "**{n}** cubes", number).format(n=number)


def cube(name: str) -> str:
    """Return one cube with its article."""
    return _("a {colour} {sign} cube").format(colour=colour(name), sign=cube_sign(name))


def cube_list(names: Iterable[str]) -> str:
    """Return cubes by colour, each colour with its number."""
    counts = Counter(names)
    return listed([f"**{n}** {colour(name)} {cube_sign(name)}" for name, n in counts.items()]) or _("nothing")


def symbol(name: str) -> str:
    """Return the word for a supremacy symbol, with its sign."""
    return {
        "cultural": _("cultural {cultural}"),
        "economic": _("economic {economic}"),
        "diplomatic": _("diplomatic {diplomatic}"),
        "scientific": _("scientific {scientific}"),
        "military": _("military {swords}"),
    }[name]


def symbol_sign(name: str) -> str:
    """Return the name of the sign of a supremacy symbol."""
    return "swords" if name == "military" else name


def symbols(names: Sequence[str]) -> str:
    """Return a list of symbols, equal ones with their number."""
    counts = Counter(names)
    return listed([f"**{n}** {symbol(name)}" for name, n in counts.items()])


def bases(number: int) -> str:
    """Return a number of bases."""
    return ngettext("**{n}** base", "**{n}** bases", number).format(n=number)


def turns(number: int) -> str:
    """Return a number of turns."""
    return ngettext("**{n}** turn", "**{n}** turns", number).format(n=number)


def nth(number: int) -> str:
    """Return the ordinal of a number from 1 to 3."""
    return {1: _("first"), 2: _("second"), 3: _("third")}[number]


def kind(name: str) -> str:
    """Return the word for a kind of project."""
    return {
        "route": _("route"),
        "base": _("base"),
        "receive": _("card"),
        "implement": _("development"),
        "agenda": _("agenda"),
        "covert": _("covert operation"),
        "conflict": _("conflict"),
        "settle": _("planet"),
    }[name]


def kinds(name: str) -> str:
    """Return the word for a kind of project or of card, in the plural."""
    return {
        "route": _("routes"),
        "base": _("base projects"),
        "receive": _("card projects"),
        "implement": _("developments"),
        "agenda": _("agendas"),
        "covert": _("covert operations"),
        "conflict": _("conflicts"),
        "leader": _("leaders"),
        "government": _("governments"),
        "development": _("developments"),
        "commerce": _("Commerce developments"),
        "expansion": _("Expansion developments"),
        "progress": _("Progress developments"),
        "politics": _("politics cards"),
    }[name]


def deck(name: str) -> str:
    """Return the word for a type of card, or for a group of types."""
    return {
        "leader": _("leader"),
        "conflict": _("conflict"),
        "government": _("government"),
        "commerce": _("Commerce"),
        "expansion": _("Expansion"),
        "progress": _("Progress"),
        "species": _("species"),
        "politics": _("politics"),
        "development": _("development"),
    }[name]


def decks(names: Sequence[str]) -> str:
    """Return the words for types of cards to choose from; a whole group has its own name."""
    for group, members in GROUPS.items():
        if set(names) == set(members):
            return deck(group)
    return either([deck(name) for name in names])


def with_article(words: str) -> str:
    """Put "a" or "an" before words, depending on the first letter."""
    return (_("an {words}") if words[:1].lower() in "aeiou" else _("a {words}")).format(words=words)


def a_card(names: Sequence[str]) -> str:
    """Return one card of some types, with its article."""
    return with_article(_("{deck} card").format(deck=decks(names)))


def some_cards(names: Sequence[str], number: int) -> str:
    """Return a number of cards of some types."""
    if number == 1:
        return a_card(names)
    return ngettext("**{n}** {deck} card", "**{n}** {deck} cards", number).format(n=number, deck=decks(names))


def draws(names: Sequence[str]) -> str:
    """Return the cards that a project draws by type, equal ones with their number."""
    return listed([some_cards((name,), number) for name, number in Counter(names).items()])


def phase(name: str) -> str:
    """Return the name of a phase."""
    return {
        "setup": _("Set-up"),
        "gain": _("Gain resources"),
        "allocate": _("Allocate"),
        "rewards": _("Rewards"),
        "cards": _("Use cards"),
        "over": _("End"),
    }[name]


def item(name: str) -> str:
    """Return the name of an item: card, project, system, track, spot, deck, colour or symbol of the map."""
    if name == HIDDEN:
        return _("a hidden card")
    if name in cards():
        return _(cards()[name].name)
    if name in board().systems:
        return _(board().systems[name].name)
    if name in board().tracks:
        return track(name)
    if name in projects():
        return project(name)
    if name in board().symbols:
        return symbol(board().symbols[name].symbol)
    if place_of(name) != name:
        return item(place_of(name))
    return deck(name) if name in DECKS else colour(name)


def track(name: str) -> str:
    """Return the name of a track: those of its two ends."""
    one, other = board().tracks[name].ends
    return _("{one} - {other}").format(one=item(one), other=item(other))


def project(name: str) -> str:
    """Return the name of a project: its card and kind, or the card only if that says it all.

    The card is enough for developments, leaders and conflicts.
    """
    known = projects()[name]
    card = _(cards()[known.card].name)
    if known.kind in {"implement", "covert", "conflict"}:
        return card
    if known.kind == "receive":
        return _("{card}: {cards}").format(card=card, cards=_drawn(known.draw))
    return _("{card}: {kind}").format(card=card, kind=kind(known.kind))


def _drawn(names: Sequence[str]) -> str:
    """Return the cards that a project draws, as the end of its name."""
    types = listed([deck(name) for name in dict.fromkeys(names)])
    if len(names) == 1:
        return _("{decks} card").format(decks=types)
    if len(set(names)) == 1:
        return _("{n} {decks} cards").format(n=len(names), decks=types)
    return _("{decks} cards").format(decks=types)


def facing(name: str) -> str:
    """Return the name of a side of a conflict card."""
    return _("red side") if name == "red" else _("blue side")


def whole(name: str) -> str:
    """Name something complete: a project, a planet by its spot, a route by its track."""
    if name in projects():
        return item(name)
    if name in board().tracks:
        return _("the route {track}").format(track=track(name))
    return _("a planet of {system}").format(system=item(place_of(name)))


def people(view: MasterState, seat: Seat) -> str:
    """Return a seat by the number on its bases and its species, for use without the player's name."""
    if seat == NOBODY:
        return _("nobody")
    if seat == view.viewer:
        return _("you")
    row = view.players[seat].row
    if not row:
        return _("player {n}").format(n=seat + 1)
    return _("player {n} ({species})").format(n=seat + 1, species=item(row[0]))


def capital(text: str) -> str:
    """Return a text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


def thing(name: str) -> str:
    """Return the name of a cause: a card, a system, or one of the rules."""
    return {
        "discards": _("cards discarded"),
        "conflict": _("a conflict won"),
        "spoils": _("spoils"),
    }.get(name) or item(name)
