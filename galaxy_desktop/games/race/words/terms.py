"""Terms of the game, in the forms that sentences need."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import cards_text, listed, vp
from galaxy_desktop.games.race.box import deck
from galaxy_desktop.games.race.moves import Actions, move_of, parse_as
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def more_cards(number: int) -> str:
    """Return a number of additional cards."""
    return ngettext("**{n}** more card", "**{n}** more cards", number).format(n=number)


def cards_between(least: int, most: int) -> str:
    """Return a range of numbers of cards, or one number if both ends are equal."""
    if least == most:
        return cards_text(least)
    if not least:
        return _("up to {cards}").format(cards=cards_text(most))
    return _("**{least}** to **{most}** cards").format(least=least, most=most)


def kind(good: str) -> str:
    """Return a kind of good, with its sign."""
    return {
        "novelty": _("Novelty {novelty}"),
        "rare": _("Rare {rare}"),
        "genes": _("Genes {genes}"),
        "alien": _("Alien {alien}"),
    }[good]


def one_of_kind(good: str) -> str:
    """Return a kind of good with its article and sign, for one good or one world."""
    return {
        "novelty": _("a Novelty {novelty}"),
        "rare": _("a Rare {rare}"),
        "genes": _("a Genes {genes}"),
        "alien": _("an Alien {alien}"),
    }[good]


def one_good(kind_of_good: str) -> str:
    """Return one good of a kind, with its article and sign."""
    return {
        "novelty": _("a Novelty {novelty} good"),
        "rare": _("a Rare {rare} good"),
        "genes": _("a Genes {genes} good"),
        "alien": _("an Alien {alien} good"),
    }[kind_of_good]


def kind_name(good: str) -> str:
    """Return a kind of good without its sign; "" is the kind of gray worlds."""
    return {
        "novelty": _("Novelty"),
        "rare": _("Rare"),
        "genes": _("Genes"),
        "alien": _("Alien"),
        "": _("gray"),
    }[good]


def goods(number: int, good: str = "") -> str:
    """Return a number of goods, of one kind or of any."""
    if good:
        return ngettext("**{n}** {kind} good", "**{n}** {kind} goods", number).format(
            n=number, kind=kind(good)
        )
    return ngettext("**{n}** good {{any_good}}", "**{n}** goods {{any_good}}", number).format(n=number)


def tag(word: str) -> str:
    """Return a keyword that is printed on cards."""
    return {
        "alien": _("alien"),
        "rebel": _("rebel"),
        "uplift": _("uplift"),
        "imperium": _("imperium"),
        "terraforming": _("terraforming"),
        "chromosome": _("chromosome"),
    }[word]


def phase(name: str) -> str:
    """Return the name of a phase."""
    return {
        "setup": _("Set-up"),
        "actions": _("Actions"),
        "explore": _("Explore"),
        "develop": _("Develop"),
        "develop_again": _("Develop, again"),
        "settle": _("Settle"),
        "settle_again": _("Settle, again"),
        "trade": _("Trade"),
        "consume": _("Consume"),
        "produce": _("Produce"),
        "limit": _("Hand limit"),
        "over": _("End"),
    }[name]


def numeral(name: str) -> str:
    """Return the sign of a phase: its number, or $ for Trade."""
    return {"explore": "I", "develop": "II", "settle": "III", "trade": "$", "consume": "IV", "produce": "V"}[
        name
    ]


def action(name: str) -> str:
    """Return the name of an action card, or of two that are chosen together."""
    names = {
        "explore_five": _("Explore +5"),
        "explore_one": _("Explore +1 +1"),
        "develop": _("Develop"),
        "develop_again": _("Develop again"),
        "settle": _("Settle"),
        "settle_again": _("Settle again"),
        "consume_trade": _("Consume, Trade"),
        "consume_double": _("Consume, 2× VP"),
        "produce": _("Produce"),
    }
    return _(" and ").join(names[one] for one in parse_as(Actions, name).chosen)


def item(name: str) -> str:
    """Return the name of a card, of a choice of actions, or of a hidden card."""
    if name == HIDDEN:
        return _("a hidden card")
    known = deck("second").get(name)
    if known is not None:
        return _(known.name)
    return action(name) if isinstance(move_of(name), Actions) else name


def items(names: Sequence[str]) -> str:
    """Return the names of cards as a list, or their number if any is hidden."""
    hidden = [name for name in names if name == HIDDEN]
    if hidden:
        return cards_text(len(names))
    return listed([item(name) for name in names])


def reward(chips: int, drawn: int) -> str:
    """Return a number of VP chips, of cards, or both."""
    parts = [vp(chips)] if chips or not drawn else []
    return listed([*parts, *([cards_text(drawn)] if drawn else [])])
