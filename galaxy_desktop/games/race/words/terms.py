"""Terms of the game, in the forms that sentences need."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import cards_text, listed, vp
from galaxy_desktop.games.race.box import deck
from galaxy_desktop.games.race.moves import Actions, move_of, parse_as
from galaxy_desktop.language import N_, Message, data_text, ngettext
from galaxy_desktop.language import gettext as _

KINDS: Mapping[str, Message] = {
    "novelty": N_("Novelty {novelty}"),
    "rare": N_("Rare {rare}"),
    "genes": N_("Genes {genes}"),
    "alien": N_("Alien {alien}"),
}
KIND_NAMES: Mapping[str, Message] = {
    "novelty": N_("Novelty"),
    "rare": N_("Rare"),
    "genes": N_("Genes"),
    "alien": N_("Alien"),
    "": N_("gray"),
}
ONE_GOOD: Mapping[str, Message] = {
    "novelty": N_("a Novelty {novelty} good"),
    "rare": N_("a Rare {rare} good"),
    "genes": N_("a Genes {genes} good"),
    "alien": N_("an Alien {alien} good"),
}
TAGS: Mapping[str, Message] = {
    "alien": N_("Alien"),
    "rebel": N_("Rebel"),
    "uplift": N_("Uplift"),
    "imperium": N_("Imperium"),
    "terraforming": N_("Terraforming"),
    "chromosome": N_("chromosome"),
}
PHASES: Mapping[str, Message] = {
    "setup": N_("Setup"),
    "actions": N_("Actions"),
    "explore": N_("Explore"),
    "develop": N_("Develop"),
    "develop_again": N_("Second Develop"),
    "settle": N_("Settle"),
    "settle_again": N_("Second Settle"),
    "trade": N_("Trade"),
    "consume": N_("Consume"),
    "produce": N_("Produce"),
    "limit": N_("Hand limit"),
    "over": N_("Game end"),
}
NUMERALS = {"explore": "I", "develop": "II", "settle": "III", "trade": "$", "consume": "IV", "produce": "V"}
ACTIONS: Mapping[str, Message] = {
    "explore_five": N_("Explore: +5"),
    "explore_one": N_("Explore: +1, +1"),
    "develop": N_("Develop"),
    "develop_again": N_("Second Develop"),
    "settle": N_("Settle"),
    "settle_again": N_("Second Settle"),
    "consume_trade": N_("Consume: Trade"),
    "consume_double": N_("Consume: 2× VP"),
    "produce": N_("Produce"),
}


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
    """Return a kind of good, with its icon."""
    return KINDS[good].read()


def one_good(kind_of_good: str) -> str:
    """Return one good of a kind, with its article and icon."""
    return ONE_GOOD[kind_of_good].read()


def kind_name(good: str) -> str:
    """Return a kind of good without its icon; "" is the kind of gray worlds."""
    return KIND_NAMES[good].read()


def goods(number: int, good: str = "") -> str:
    """Return a number of goods, of one kind or of any."""
    if good:
        text = ngettext("**{n}** {kind} good", "**{n}** {kind} goods", number)
        return text.format(n=number, kind=kind(good))
    return ngettext("**{n}** good {{any_good}}", "**{n}** goods {{any_good}}", number).format(n=number)


def tag(word: str) -> str:
    """Return a keyword that is printed on cards."""
    return TAGS[word].read()


def phase(name: str) -> str:
    """Return the name of a phase."""
    return PHASES[name].read()


def numeral(name: str) -> str:
    """Return the label of a phase's icon: its number, or $ for Trade."""
    return NUMERALS[name]


def action(name: str) -> str:
    """Return the name of an action card, or of two that are chosen together."""
    return listed([ACTIONS[one].read() for one in parse_as(Actions, name).chosen])


def item(name: str) -> str:
    """Return the name of a card, of a choice of actions, or of a hidden card."""
    if name == HIDDEN:
        return _("a hidden card")
    known = deck("second").get(name)
    if known is not None:
        return data_text(known.name)
    return action(name) if isinstance(move_of(name), Actions) else name


def source(name: str) -> str:
    """Return the name of what makes a player draw or discard: a phase, an action or a card."""
    return phase(name) if name in PHASES else item(name)


def items(names: Sequence[str]) -> str:
    """Return the names of cards as a list, or their number if any is hidden."""
    if HIDDEN in names:
        return cards_text(len(names))
    return listed([item(name) for name in names])


def reward(chips: int, drawn: int) -> str:
    """Return a number of VP chips, of cards, or both."""
    parts = [vp(chips)] if chips or not drawn else []
    return listed([*parts, *([cards_text(drawn)] if drawn else [])])
