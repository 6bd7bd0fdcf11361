"""Signs of what completing a project brings."""

from collections.abc import Mapping
from types import MappingProxyType

from galaxy_desktop.games.master.box import Project
from galaxy_desktop.games.master.table.terms import deck_name, deck_sign
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.parts import Part, PartText, Sign

ICONS: Mapping[str, str] = MappingProxyType(
    {
        "base": "base_factory",
        "receive": "card",
        "agenda": "start",
        "covert": "eye_off",
        "implement": "develop",
    }
)
"""Icon before the slots, by the kind of project."""


MANY = 5
"""Number of slots from which there is no room for words behind them."""


def icon(project: Project) -> str:
    """Return the icon of the kind of a project; swords for the sides of a conflict."""
    return ICONS.get(project.kind, "swords")


def parts(project: Project) -> tuple[Part, ...]:
    """Return what stands behind the slots of a project."""
    if project.kind == "base":
        return Sign("arrow_right"), Sign("base_factory"), PartText(_("base"), soft=True)
    if project.kind == "receive":
        found: list[Part] = [Sign("arrow_right")]
        if len(project.draw) > 1:
            return *found, *(Sign(deck_sign(deck)) for deck in project.draw)
        sign = Sign(deck_sign(project.draw[0]))
        if len(project.slots) >= MANY:
            return *found, sign
        return *found, sign, PartText(deck_name(project.draw[0]), soft=True)
    if project.kind == "covert":
        return PartText(_("steal"), soft=True), Sign("cube", project.steals)
    return tuple(Sign(symbol_sign(symbol)) for symbol in project.symbols)


def stake(project: Project, words: int = 2) -> tuple[Part, ...]:
    """Return what a side of a conflict loses if the other side wins.

    With one word the name of the deck is left out, as its sign says it; with none, what becomes of the card.
    """
    found: list[Part] = []
    for effect in project.stake:
        if effect.code == "capture_system":
            found.append(PartText(_("system")))
        else:
            found += [PartText(str(effect.count)), *(Sign(deck_sign(deck)) for deck in effect.deck)]
            lost = _("(destroyed)") if effect.code == "destroy_card" else _("(taken)")
            name = deck_name(effect.deck[0]) if len(effect.deck) == 1 else _("Card")
            found += [PartText(name), PartText(lost, soft=True)][2 - words :]
    return tuple(found)
