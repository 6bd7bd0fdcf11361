"""The terms of the game, in the forms sentences need."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import cards_text, listed
from galaxy_desktop.games.jumpdrive.box import cards, design_id, designs
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.schema import Card
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def plain_cards(number: int) -> str:
    """A number of cards, for a button."""
    return ngettext("{n} card", "{n} cards", number).format(n=number)


def income(number: int) -> str:
    """A number of cards drawn as income."""
    return _("**{n}** income").format(n=number)


def kind_name(kind: str) -> str:
    """A kind of world."""
    return {
        "novelty": _("Novelty"),
        "rare": _("Rare"),
        "genes": _("Genes"),
        "alien": _("Alien"),
        "gray": _("gray"),
    }[kind]


def kind(name: str) -> str:
    """A kind of world with its sign."""
    return f"{kind_name(name)} {{{name}}}"


def keyword(word: str) -> str:
    """A word that is printed on cards and that other cards speak of."""
    return {"rebel": _("rebel"), "imperium": _("imperium")}[word]


def icon(name: str) -> str:
    """An icon that cards count, with its sign."""
    return {
        "military": _("military {military}"),
        "explore": _("explore icon {explore}"),
        "chromosome": _("chromosome {chromosome}"),
    }[name]


def counted_icon(name: str) -> str:
    """An icon as terms of VP and income count it: Military against some worlds only does not count."""
    return _("point of general Military {military}") if name == "military" else icon(name)


def sort_of(card: Card) -> str:
    """What sort of card it is: "Development", "Rare world", "Military world, Genes"."""
    if not card.is_world:
        return _("Development")
    form = _("Military world, {kind}") if card.is_military else _("World, {kind}")
    return form.format(kind=kind_name(card.kind))


def item(name: str) -> str:
    """The name of a card, or of something hidden."""
    if name == HIDDEN:
        return _("a hidden card")
    known = cards().get(card_of(name))
    return _(known.name) if known else name


def title(design: str) -> str:
    """The name of a design."""
    return _(designs()[design_id(design)].name)


def items(names: Sequence[str]) -> str:
    """Names of cards one after the other; hidden ones as a number."""
    if HIDDEN in names:
        return cards_text(len(names))
    return listed([item(name) for name in names])


def phase(name: str) -> str:
    """The name of a phase."""
    return {
        "setup": _("Set-up"),
        "build": _("Place"),
        "explore": _("Explore"),
        "limit": _("Hand limit"),
        "over": _("End"),
    }[name]
