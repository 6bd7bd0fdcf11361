"""Checks of card and map data beside their form."""

from collections.abc import Iterator

from galaxy_desktop.engine.bounds import quoted
from galaxy_desktop.games.master.schema import MODIFIERS, MOMENTS, Ability, Box, Condition, Effect, Symbol
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def faults(box: Box) -> Iterator[str]:
    """Yield a line for each entry that is wrong."""
    tables = {"leader": box.leader, "government": box.government, "development": box.development}
    for table, cards in tables.items():
        for card in cards:
            if fault := next((line for ability in card.abilities for line in _ability_faults(ability)), ""):
                yield f"{table} {quoted(card.id)}: {fault}"
    for symbol in box.symbol:
        if fault := _symbol_fault(symbol):
            yield f"symbol {quoted(symbol.id)}: {fault}"


def _ability_faults(ability: Ability) -> Iterator[str]:
    for name in ("nth", "deck", "match", "role", "bag_max"):
        if (
            getattr(ability.condition, name) != getattr(Condition(), name)
            and name not in MOMENTS[ability.when]
        ):
            line = _("{name} doesn't apply to the trigger {when}.")
            yield line.format(name=name, when=quoted(ability.when))
    for effect in ability.effects:
        yield from _effect_faults(ability, effect)


def _effect_faults(ability: Ability, effect: Effect) -> Iterator[str]:
    if ((effect.code,) in MODIFIERS) != (ability.when == "passive"):
        line = _("{code} doesn't fit the trigger {when}.")
        yield line.format(code=effect.code, when=quoted(ability.when))
    if effect.code == "return_cubes" and effect.whole == bool(effect.count):
        yield _("return_cubes needs either whole or count, not both.")


def _symbol_fault(symbol: Symbol) -> str:
    """Return the fault of a symbol of the map, or "" if there is none."""
    ends = 1 if symbol.link == "blue" else 2
    if len(set(symbol.systems)) == len(symbol.systems) == ends:
        return ""
    line = ngettext(
        "a {link} symbol must be linked to {n} system.",
        "a {link} symbol must be linked to {n} systems.",
        ends,
    )
    return line.format(link=symbol.link, n=ends)
