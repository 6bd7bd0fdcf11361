"""Worth of the abilities of cards, by their verbs and by whether they work."""

from collections.abc import Sequence
from functools import cache

from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.weights import (
    DISCOUNT_BASE,
    OWN_SKIP,
    TRIGGERED,
    UNPOWERED,
    VERBS,
)
from galaxy_desktop.games.master.box import Card, cards
from galaxy_desktop.games.master.schema import BASE, Ability, Effect
from galaxy_desktop.games.master.symbols import has_power
from galaxy_desktop.games.master.victory import EXPANSION


def text_worth(aims: Aims, card: Card) -> float:
    """Return the worth of a card's text once it works; reduced for a leader without power."""
    worth = _steady_worth(card.id)
    if worth is None:
        worth = sum([ability_worth(aims, ability) for ability in card.abilities])
    return worth if not card.requires or has_power(aims.g.track[aims.seat], card.id) else UNPOWERED * worth


def ability_worth(aims: Aims, ability: Ability) -> float:
    """Return the worth of an ability; one that discards its card counts once only."""
    return _together(ability, [effect_worth(aims, effect) for effect in ability.effects])


@cache
def _steady_worth(card: str) -> float | None:
    """Return the worth of a card's text that works, or None if it depends on the position."""
    abilities = cards()[card].abilities
    if any(_depends(effect) for ability in abilities for effect in ability.effects):
        return None
    return sum([_together(one, [_plain_worth(effect) for effect in one.effects]) for one in abilities])


def _together(ability: Ability, worths: Sequence[float]) -> float:
    """Return the worth of an ability with effects of these worths."""
    worth = max(worths) if ability.choose else sum(worths)
    return worth * (1.0 if ability.when in {"passive", "discard"} else TRIGGERED[ability.when])


def effect_worth(aims: Aims, effect: Effect) -> float:
    """Return the worth of an effect, by its verb and count."""
    if not _depends(effect):
        return _plain_worth(effect)
    if effect.code == "place_base":
        return aims.base + VERBS[effect.code]
    more = DISCOUNT_BASE * aims.share(EXPANSION)
    return _plain_worth(effect) + (more if effect.code == "discount" else more / 2)


def _depends(effect: Effect) -> bool:
    """Return whether the worth of an effect depends on the position: it helps with bases."""
    return effect.code in {"place_base", "free_reinforce"} or (
        effect.code == "discount" and BASE in effect.scope
    )


def _plain_worth(effect: Effect) -> float:
    """Return the worth of an effect by its verb and count alone."""
    if effect.code == "skip_turn" and effect.who == "self":
        return OWN_SKIP
    return VERBS[effect.code] * max(1, effect.count)
