"""Abilities in force, and the sums of the passive ones."""

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import bearers, cards, figures, members
from galaxy_desktop.games.master.moves import numbered
from galaxy_desktop.games.master.schema import ANY, Ability, Effect
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import SymbolCounts, first_counts_of, has_power


@cache
def abilities_at(when: str) -> Mapping[str, tuple[tuple[int, Ability], ...]]:
    """Return the cards with an ability of a trigger, each with its numbered abilities of that trigger."""
    found = {
        card.id: tuple((n, ability) for n, ability in enumerate(card.abilities) if ability.when == when)
        for card in cards().values()
    }
    return MappingProxyType({card: abilities for card, abilities in found.items() if abilities})


def offering(card: str, offered: Iterable[str]) -> Ability:
    """Return the ability of a card that offers effects, given as `Numbered` options, to choose from."""
    wanted = {(one.number, one.name) for one in map(numbered, offered)}
    return next(
        ability
        for ability in cards()[card].abilities
        if ability.choose and wanted <= {(n, effect.code) for n, effect in enumerate(ability.effects)}
    )


def is_live(g: MasterState, seat: Seat, card: str) -> bool:
    """Return whether the text of a card in a row works: developments implemented, leaders powered (R15)."""
    known = cards()[card]
    counts = first_counts_of(g, seat) if known.requires and not known.is_development else ()
    return is_live_with(g, counts, card)


def is_live_with(g: MasterState, counts: SymbolCounts, card: str) -> bool:
    """Return the same as `is_live` for the seat with these symbols of the first pass."""
    known = cards()[card]
    if known.is_development:
        return known.projects[0].id in g.active
    return not known.requires or has_power(counts, card)


def modifiers(g: MasterState, seat: Seat, code: str) -> list[Effect]:
    """Return every modifier of a verb that is in force for a seat."""
    known, row = bearers(code), g.players[seat].row
    if known.keys().isdisjoint(row):
        return []
    return [effect for card in row if card in known and is_live(g, seat, card) for effect in known[card]]


def discount(g: MasterState, seat: Seat, kind: str) -> int:
    """Return the number of slots of a kind of project that may stay empty, summed over all discounts."""
    known, row, total = bearers("discount"), g.players[seat].row, 0
    if known.keys().isdisjoint(row):
        return 0
    for card in row:
        if card in known:
            less = sum([effect.count for effect in known[card] if kind in effect.scope])
            total += less if less and is_live(g, seat, card) else 0
    return total


def is_guarded(g: MasterState, seat: Seat, kind: str, threat: str) -> bool:
    """Return whether a kind of project, or a deck of cards, is safe from an action of rivals."""
    return any(
        threat in effect.against and kind in members(effect.scope) for effect in modifiers(g, seat, "guard")
    )


def card_limit(g: MasterState, seat: Seat) -> int:
    """Return the number of cards a row may have at the end of the own turn (page 16)."""
    return figures().card_limit + sum([effect.count for effect in modifiers(g, seat, "card_limit")])


def has_too_many(g: MasterState, seat: Seat) -> bool:
    """Return whether a row has more cards than it may have at the end of the own turn."""
    return len(g.players[seat].row) > card_limit(g, seat)


def settle_bonus(g: MasterState, seat: Seat, match: str) -> int:
    """Return the cubes that settling a planet brings in addition to the usual ones."""
    return sum(e.count for e in modifiers(g, seat, "settle_bonus") if e.match in {ANY, match})


def spares_losses(g: MasterState, seat: Seat, kind: str) -> bool:
    """Return whether cubes on marked slots of a kind of project go to the bag."""
    return any(kind in effect.scope for effect in modifiers(g, seat, "spare_losses"))


def looks_at(g: MasterState, seat: Seat, deck: str) -> int:
    """Return the number of cards a usual draw shows: the most that any ability allows."""
    choices = [e.look for e in modifiers(g, seat, "draw_choice") if deck in members(e.deck)]
    return max([figures().look, *choices])


def reinforces_freely(g: MasterState, seat: Seat) -> bool:
    """Return whether second and third bases need no route."""
    return bool(modifiers(g, seat, "free_reinforce"))
