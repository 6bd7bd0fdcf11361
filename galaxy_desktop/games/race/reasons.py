"""Why a good, a world or a power cannot be chosen now."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.race.cards import Card


def why_no_power(refs: Sequence[str], option: str) -> Reason | None:
    """Why a card of the tableau offers no Consume power now."""
    if any(ref == option or ref.startswith(f"{option}/") for ref in refs):
        return None
    return because("no_power_now")


def why_no_good(cards: Mapping[str, Card], kind: str, option: str) -> Reason | None:
    """Why the good of a world cannot be taken now."""
    world = cards.get(option)
    if world is None or not world.is_world:
        return None
    if kind and world.good != kind:
        return because("wrong_kind", card=option, kind=kind)
    return because("no_good_there", card=option)


def why_no_windfall(cards: Mapping[str, Card], kind: str, option: str) -> Reason | None:
    """Why a world cannot get a good from a power that serves windfall worlds."""
    world = cards.get(option)
    if world is None or not world.is_world:
        return None
    if world.source != "windfall":
        return because("no_windfall_world", card=option)
    if kind and world.good != kind:
        return because("wrong_kind", card=option, kind=kind)
    return because("good_there_already", card=option)
