"""Terms of the game, in the forms that sentences need."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import cards_text, listed
from galaxy_desktop.games.jumpdrive.box import cards, design_id, designs
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.schema import Card
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def plain_cards(number: int) -> str:
    """Return a number of cards for a button, without markup."""
    return ngettext("{n} card", "{n} cards", number).format(n=number)


def income(number: int) -> str:
    """Return a number of cards drawn as income."""
    return _("**{n}** income").format(n=number)


def kind_name(kind: str) -> str:
    """Return a kind of world without its sign."""
    return {
        "novelty": _("Novelty"),
        "rare": _("Rare"),
        "genes": _("Genes"),
        "alien": _("Alien"),
        "gray": _("gray"),
    }[kind]


def kind(name: str) -> str:
    """Return a kind of world with its sign."""
    return f"{kind_name(name)} {{{name}}}"


def keyword(word: str) -> str:
    """Return a keyword that is printed on cards."""
    return {"rebel": _("rebel"), "imperium": _("imperium")}[word]


def icon(name: str) -> str:
    """Return an icon that cards count, with its sign."""
    return {
        "military": _("military {military}"),
        "explore": _("explore icon {explore}"),
        "chromosome": _("chromosome {chromosome}"),
    }[name]


def counted_icon(name: str) -> str:
    """Return an icon as terms of VP and income count it: only general Military counts."""
    return _("point of general Military {military}") if name == "military" else icon(name)


def sort_of(card: Card) -> str:
    """Return the type of a card: "Development", "World, Rare" or "Military world, Genes"."""
    if not card.is_world:
        return _("Development")
    form = _("Military world, {kind}") if card.is_military else _("World, {kind}")
    return form.format(kind=kind_name(card.kind))


def item(name: str) -> str:
    """Return the name of a card, or of a hidden card."""
    if name == HIDDEN:
        return _("a hidden card")
    known = cards().get(card_of(name))
    return _(known.name) if known else name


def title(design: str) -> str:
    """Return the name of a design."""
    return _(designs()[design_id(design)].name)


def items(names: Sequence[str]) -> str:
    """Return the names of cards as a list, or their number if any is hidden."""
    if HIDDEN in names:
        return cards_text(len(names))
    return listed([item(name) for name in names])


def phase(name: str) -> str:
    """Return the name of a phase."""
    return {
        "setup": _("Set-up"),
        "build": _("Place"),
        "explore": _("Explore"),
        "limit": _("Hand limit"),
        "over": _("End"),
    }[name]
