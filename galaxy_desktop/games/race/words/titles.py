"""Titles of sources of points, ends of the game, table options and their choices."""

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def source_text(source: str) -> str:
    """Return the name of a source of points."""
    return {
        "chips": _("VP chips"),
        "worlds": _("Worlds"),
        "developments": _("Developments"),
        "cost_six": _("Tables of cost-6 developments"),
    }[source]


def tie_break_text() -> str:
    """Return the label of the tie-break."""
    return _("Tie-break: hand and goods")


def ended_by_text(code: str) -> str:
    """Return what ended the game, as half a sentence."""
    size, chip = figures().tableau_size, _("the last VP chip")
    empire = ngettext("an empire of {n} card", "an empire of {n} cards", size).format(n=size)
    return {"tableau": empire, "chips": chip, "both": listed([empire, chip])}[code]


def last_round_text(code: str) -> str:
    """Return the notice that the game ends with this round, and by what."""
    return _("This is the last round: the game ends with {cause}.").format(cause=ended_by_text(code))


def option_text(name: str) -> tuple[str, str]:
    """Return the title of a table option and a sentence about it."""
    return {
        "start_worlds": (
            _("Start worlds"),
            _("The five original start worlds, or eleven with the six New Worlds, which also join the deck."),
        ),
        "setup": (_("Set-up"), _("How the first world and the first cards are dealt.")),
        "variant": (_("Actions"), _("With two players, each may choose two actions a round.")),
        "edition": (_("Edition"), _("Five cards differ between the two editions of the printed game.")),
    }[name]


def choice_text(option: str, choice: str) -> str:
    """Return the name of one choice of a table option."""
    return {
        ("start_worlds", "original"): _("Original"),
        ("start_worlds", "all"): _("With New Worlds"),
        ("setup", "ordinary"): _("Ordinary"),
        ("setup", "first_game"): _("First game"),
        ("setup", "choice"): _("Choose your world"),
        ("variant", "standard"): _("One action"),
        ("variant", "experienced"): _("Two actions"),
        ("edition", "second"): _("Second"),
        ("edition", "first"): _("First"),
    }[option, choice]
