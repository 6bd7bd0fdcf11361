"""Rules of Master of the Galaxy for the help scene, in our own words."""

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.help import HelpPage, of_titles
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.language import gettext as _

Page = tuple[str, str]


def pages() -> tuple[HelpPage, ...]:
    """Return every page."""
    return of_titles((*_beginning(), *_projects(), *_map(), *_cards(), *_ending()))


def page_of(view: MasterState) -> str:
    """Return the title of the page on the open question or phase."""
    if view.phase != "setup" and any(ask.topic in ("deck", "draw") for ask in open_asks(view).values()):
        return _("Drawing cards")
    return {
        "setup": _("Set-up"),
        "gain": _("A turn"),
        "allocate": _("Projects"),
        "rewards": _("What projects bring"),
        "cards": _("A turn"),
        "over": _("The end"),
    }[view.phase]


def _beginning() -> tuple[Page, ...]:
    return (
        (
            _("The idea of the game"),
            _(
                "You lead one of the elder races. Your **bag** of cubes is your people: each turn you draw "
                "three of them and put them to work on projects.\n"
                "There are three ways to win, and the game ends at once when one of them is reached:\n"
                "**Expansion:** all nine of your bases {base} stand on the map.\n"
                "**Domination:** you hold five supremacy symbols of one kind.\n"
                "**Conquest:** you hold two starting systems."
            ),
        ),
        (
            _("Set-up"),
            _(
                "Everybody begins with five cubes of each of five colours in the bag, and with one base in a "
                "corner. Black holes {black_hole} cover each corner where nobody starts, and the two systems "
                "closest to it.\n"
                "The first player draws the colour of a corner. With two players the other starts opposite, "
                "with three the last one chooses. Then everybody draws a species.\n"
                "In a **draft** two species more than players are shown and taken in turn order; corners are "
                "chosen after that, the last player first."
            ),
        ),
        (
            _("A turn"),
            _(
                "**1. Gain:** draw three cubes from your bag.\n"
                "**2. Allocate** them to projects; what you do not use goes back. Then take the rewards of "
                "everything that is complete, in an order of your choice, and place constructed bases.\n"
                "**3. Use cards:** start conflicts, discard cards for cubes and abilities, and keep to the "
                "limit of seven cards.\n"
                "Click a cube and then its place, or drag it there. Until you confirm, a click on a cube "
                "that you have placed takes it back, and the bar says which projects are complete.\n"
                "If your bag is empty when your turn begins, a random leader comes and your black cubes "
                "return to the bag."
            ),
        ),
    )


def _projects() -> tuple[Page, ...]:
    return (
        (
            _("Projects"),
            _(
                "Each slot asks for a cube of one colour. You may work on any number of projects, and cubes "
                "stay between turns.\n"
                "A **black cube** {cube:black} fills a black slot, or cancels one of your projects: all its "
                "cubes go back to your bag. Settled planets cannot be cancelled.\n"
                "A slot with a **star** loses its cube to the reserve when the project is done or cancelled. "
                "A thief gets it all the same."
            ),
        ),
        (
            _("What projects bring"),
            _(
                "**Planets:** one cube settles a planet in a system with a base of yours, and stays there. "
                "You gain three cubes of that colour if it is the system's colour, otherwise two.\n"
                "**Base:** a constructed base on the card, ready to be placed; one at a time.\n"
                "**Card:** draw from the deck shown.\n"
                "**Covert operation:** take a cube of the colour shown off a rival's project, for your bag; "
                "never off a planet, and of a route only the last one.\n"
                "**Development:** its symbols and its ability work from then on, and you draw a leader, a "
                "conflict or a government for the first, second or third of its type. There is no fourth.\n"
                "**Agenda:** its symbols are yours.\n"
                "Developments and agendas keep their cubes; when one leaves, all they give is gone."
            ),
        ),
    )


def _map() -> tuple[Page, ...]:
    return (
        (
            _("Routes"),
            _(
                "A route leads from a system of yours to a neutral one or to another of yours. All its cubes "
                "have one colour, that of either end, and they are laid in order from your side.\n"
                "Several players may build towards the same neutral system over different tracks. Who places "
                "a base there first keeps the route; the cubes of all others go home.\n"
                "If you lose a system, your routes at it go home too."
            ),
        ),
        (
            _("Bases"),
            _(
                "A constructed base goes to a neutral system at the end of a complete route, or reinforces a "
                "system of yours that a complete route joins. A system holds as many bases as it has "
                "planets. Whoever has no system left may go to any neutral one.\n"
                "The first base in a system brings a leader, the second a conflict, the third a government."
            ),
        ),
        (
            _("Supremacy symbols"),
            _(
                "A **blue** symbol is yours from the start, as long as you hold that corner. A **green** one "
                "asks for bases in both systems it is linked to, a **red** one for a base in exactly one of "
                "them.\n"
                "Implemented developments, fulfilled agendas and the advantage in conflicts give symbols "
                "too. Five of one kind win."
            ),
        ),
        (
            _("Black holes"),
            _(
                "A system under a black hole does not exist: no base, no planet, no route, no conflict. "
                "Cubes on its planets go to the reserve, all others back to their owners. A red symbol "
                "is kept by whoever holds its other end."
            ),
        ),
    )


def _cards() -> tuple[Page, ...]:
    return (
        (
            _("Drawing cards"),
            _(
                "Look at the top two cards of the deck and keep one; the other goes under the deck. Or "
                "refuse both and take the next card unseen.\n"
                "A **development** card {deck} is Commerce, Expansion or Progress, a **politics** card "
                "a leader, a conflict or a government; you say which deck first.\n"
                "All cards lie face up in front of their owner and count for the limit of seven at the end "
                "of the own turn, the species included."
            ),
        ),
        (
            _("Leaders and governments"),
            _(
                "A leader's covert operation is always open. Its ability works only while you hold the "
                "symbols it needs; these are not used up. A government's ability always works.\n"
                "An ability that begins with **Discard this card** works when you do so in your third phase: "
                "that of a leader if it works then, that of a development if it is implemented."
            ),
        ),
        (
            _("Conflicts"),
            _(
                "Place a conflict between a system of yours and a neutral one or one of a rival. You choose "
                "which side is yours. From the next turn on both sides are filled like projects; whoever has "
                "more cubes there holds the symbol, at a tie nobody.\n"
                "Whoever fills a side first wins: the card, cubes of the loser's projects, and what the "
                "losing side stakes, such as the system or a card. Against a neutral system you win the "
                "system, and cubes of the reserve.\n"
                "Cubes of a route of yours on that track go home. While you fight for a neutral system you "
                "can build no route to it.\n"
                "A conflict ends without a winner when a system changes hands, when both sides agree, or "
                "through a card. Then its card goes to the red side; against a neutral system it goes under "
                "its deck."
            ),
        ),
        (
            _("Discarding"),
            _(
                "In your third phase you may discard any card but your species. One card brings one cube "
                "from the reserve, two bring three, three or more bring five; never black ones."
            ),
        ),
    )


def _ending() -> tuple[Page, ...]:
    return (
        (
            _("Extra and skipped turns"),
            _(
                "Never more than two extra turns follow one another. For each turn to be skipped a token "
                "lies on the species card; it goes instead of the turn."
            ),
        ),
        (
            _("The end"),
            _(
                "The game ends the moment somebody has nine bases on the map, five symbols of one kind, or "
                "two starting systems. If one change does that for several, the player whose turn it is "
                "wins, or else the next one clockwise.\n"
                "If nobody has placed a cube for three turns each, or after a hundred turns each, a draw can "
                "be offered in the third phase. It needs the consent of all."
            ),
        ),
    )
