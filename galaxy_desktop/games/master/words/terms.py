"""Terms of the game, in the forms sentences need."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from galaxy_desktop.engine.sentences import either, listed
from galaxy_desktop.engine.words import labelled
from galaxy_desktop.games.master.schema import ANY, GROUPS
from galaxy_desktop.language import N_, NN_, Message

Terms = Mapping[str, Message]

COLOURS: Terms = {
    "red": N_("red"),
    "blue": N_("blue"),
    "yellow": N_("yellow"),
    "white": N_("white"),
    "black": N_("black"),
}
COLOUR_TITLES: Terms = {
    "red": N_("Red"),
    "blue": N_("Blue"),
    "yellow": N_("Yellow"),
    "white": N_("White"),
    "black": N_("Black"),
}
ONE_CUBE: Terms = {
    "red": N_("a red {cube:red} cube"),
    "blue": N_("a blue {cube:blue} cube"),
    "yellow": N_("a yellow {cube:yellow} cube"),
    "white": N_("a white {cube:white} cube"),
    "black": N_("a black {cube:black} cube"),
}
CUBE_TITLES: Terms = {
    "red": N_("Red {cube:red} cube"),
    "blue": N_("Blue {cube:blue} cube"),
    "yellow": N_("Yellow {cube:yellow} cube"),
    "white": N_("White {cube:white} cube"),
    "black": N_("Black {cube:black} cube"),
}
CUBES: Terms = {
    "red": NN_("**{n}** red {cube:red} cube", "**{n}** red {cube:red} cubes"),
    "blue": NN_("**{n}** blue {cube:blue} cube", "**{n}** blue {cube:blue} cubes"),
    "yellow": NN_("**{n}** yellow {cube:yellow} cube", "**{n}** yellow {cube:yellow} cubes"),
    "white": NN_("**{n}** white {cube:white} cube", "**{n}** white {cube:white} cubes"),
    "black": NN_("**{n}** black {cube:black} cube", "**{n}** black {cube:black} cubes"),
    ANY: NN_("**{n}** non-black cube", "**{n}** non-black cubes"),
}
CUBES_IN_LIST: Terms = {
    "red": NN_("**{n}** red {cube:red}", "**{n}** red {cube:red}"),
    "blue": NN_("**{n}** blue {cube:blue}", "**{n}** blue {cube:blue}"),
    "yellow": NN_("**{n}** yellow {cube:yellow}", "**{n}** yellow {cube:yellow}"),
    "white": NN_("**{n}** white {cube:white}", "**{n}** white {cube:white}"),
    "black": NN_("**{n}** black {cube:black}", "**{n}** black {cube:black}"),
}
SOME_CUBES = NN_("**{n}** cube", "**{n}** cubes")
NO_CUBES = N_("no cubes")
BASES = NN_("**{n}** base", "**{n}** bases")
EXTRA_TURNS = NN_("**{n}** extra turn", "**{n}** extra turns")

SYMBOLS: Terms = {
    "cultural": N_("Cultural {cultural}"),
    "economic": N_("Economic {economic}"),
    "diplomatic": N_("Diplomatic {diplomatic}"),
    "scientific": N_("Scientific {scientific}"),
    "military": N_("Military {swords}"),
}
ONE_SYMBOL: Terms = {
    "cultural": N_("a cultural {cultural} symbol"),
    "economic": N_("an economic {economic} symbol"),
    "diplomatic": N_("a diplomatic {diplomatic} symbol"),
    "scientific": N_("a scientific {scientific} symbol"),
    "military": N_("a military {swords} symbol"),
}
SYMBOLS_IN_LIST: Terms = {
    "cultural": NN_("**{n}** cultural {cultural}", "**{n}** cultural {cultural}"),
    "economic": NN_("**{n}** economic {economic}", "**{n}** economic {economic}"),
    "diplomatic": NN_("**{n}** diplomatic {diplomatic}", "**{n}** diplomatic {diplomatic}"),
    "scientific": NN_("**{n}** scientific {scientific}", "**{n}** scientific {scientific}"),
    "military": NN_("**{n}** military {swords}", "**{n}** military {swords}"),
}

DECKS: Terms = {
    "leader": N_("leader"),
    "conflict": N_("conflict"),
    "government": N_("government"),
    "commerce": N_("Commerce"),
    "expansion": N_("Expansion"),
    "progress": N_("Progress"),
    "species": N_("species"),
    "politics": N_("politics"),
    "development": N_("development"),
}
DECK_TITLES: Terms = {
    "leader": N_("Leader"),
    "conflict": N_("Conflict"),
    "government": N_("Government"),
    "commerce": N_("Commerce"),
    "expansion": N_("Expansion"),
    "progress": N_("Progress"),
    "species": N_("Species"),
    "politics": N_("Politics"),
    "development": N_("Development"),
}
ONE_CARD: Terms = {
    "leader": N_("a leader card"),
    "conflict": N_("a conflict card"),
    "government": N_("a government card"),
    "commerce": N_("a Commerce card"),
    "expansion": N_("an Expansion card"),
    "progress": N_("a Progress card"),
    "species": N_("a species card"),
    "politics": N_("a politics card"),
    "development": N_("a development card"),
}
CARDS: Terms = {
    "leader": NN_("**{n}** leader card", "**{n}** leader cards"),
    "conflict": NN_("**{n}** conflict card", "**{n}** conflict cards"),
    "government": NN_("**{n}** government card", "**{n}** government cards"),
    "commerce": NN_("**{n}** Commerce card", "**{n}** Commerce cards"),
    "expansion": NN_("**{n}** Expansion card", "**{n}** Expansion cards"),
    "progress": NN_("**{n}** Progress card", "**{n}** Progress cards"),
    "species": NN_("**{n}** species card", "**{n}** species cards"),
    "politics": NN_("**{n}** politics card", "**{n}** politics cards"),
    "development": NN_("**{n}** development card", "**{n}** development cards"),
}
CARDS_OF_TYPES = NN_("**{n}** card ({types})", "**{n}** cards ({types})")
ONE_DEVELOPMENT: Terms = {
    **ONE_CARD,
    "commerce": N_("a Commerce development"),
    "expansion": N_("an Expansion development"),
    "progress": N_("a Progress development"),
    "development": N_("a development"),
}

PROJECTS: Terms = {
    "route": N_("routes"),
    "base": N_("base projects"),
    "receive": N_("card projects"),
    "implement": N_("developments"),
    "agenda": N_("agendas"),
    "covert": N_("covert operations"),
    "conflict": N_("conflicts"),
    "leader": N_("leaders"),
    "government": N_("governments"),
    "development": N_("developments"),
}
ALL_PROJECTS = N_("projects")

PHASES: Terms = {
    "setup": N_("Setup"),
    "gain": N_("Gain resources"),
    "allocate": N_("Allocate resources"),
    "rewards": N_("Rewards"),
    "cards": N_("Use cards"),
    "over": N_("Game end"),
}


def counted(message: Message, number: int) -> str:
    """Return a term with its number."""
    return message.read(number).replace("{n}", str(number))


def colour(name: str) -> str:
    """Return the word for a color of cubes."""
    return COLOURS[name].read()


def cubes(number: int, name: str) -> str:
    """Return a number of cubes of one color, or of any but black."""
    return counted(CUBES[name], number)


def some_cubes(number: int) -> str:
    """Return a number of cubes."""
    return counted(SOME_CUBES, number)


def cube(name: str) -> str:
    """Return one cube with its article."""
    return ONE_CUBE[name].read()


def cube_list(names: Iterable[str]) -> str:
    """Return cubes by color, each color with its number."""
    counts = Counter(names)
    return listed([counted(CUBES_IN_LIST[name], n) for name, n in counts.items()]) or NO_CUBES.read()


def cube_sign(name: str) -> str:
    """Return the icon of a cube."""
    return labelled("cube", name)


def symbol(name: str) -> str:
    """Return the word for a supremacy symbol, with its icon."""
    return SYMBOLS[name].read()


def one_symbol(name: str) -> str:
    """Return one supremacy symbol with its article."""
    return ONE_SYMBOL[name].read()


def symbol_sign(name: str) -> str:
    """Return the name of the icon of a supremacy symbol."""
    return "swords" if name == "military" else name


def symbols(names: Sequence[str]) -> str:
    """Return a list of symbols, equal ones with their number."""
    return listed([counted(SYMBOLS_IN_LIST[name], n) for name, n in Counter(names).items()])


def bases(number: int) -> str:
    """Return a number of bases."""
    return counted(BASES, number)


def deck(name: str) -> str:
    """Return the word for a type of card, or for a group of types."""
    return DECKS[name].read()


def grouped(names: Sequence[str]) -> Sequence[str]:
    """Return types of cards; a whole group becomes one name."""
    whole = next((group for group, members in GROUPS.items() if set(names) == set(members)), "")
    return (whole,) if whole else names


def a_card(names: Sequence[str]) -> str:
    """Return one card of some types, with its article."""
    return either([ONE_CARD[name].read() for name in grouped(names)])


def a_development(names: Sequence[str]) -> str:
    """Return one development of some types, with its article."""
    return either([ONE_DEVELOPMENT[name].read() for name in grouped(names) or ("development",)])


def some_cards(names: Sequence[str], number: int) -> str:
    """Return a number of cards of some types."""
    types = grouped(names)
    if number == 1:
        return a_card(names)
    if len(types) == 1:
        return counted(CARDS[types[0]], number)
    return counted(CARDS_OF_TYPES, number).replace("{types}", either([deck(name) for name in types]))


def draws(names: Sequence[str]) -> str:
    """Return the cards that a project draws by type, equal ones with their number."""
    return listed([some_cards((name,), number) for name, number in Counter(names).items()])


def phase(name: str) -> str:
    """Return the name of a phase."""
    return PHASES[name].read()
