"""Legend of the icons of cubes, cards, symbols and bases; some mean more here than in other games."""

from collections.abc import Mapping

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.help.legend import LegendEntry, shared


def legend() -> Mapping[str, LegendEntry]:
    """Return the meaning of each icon: a name and a sentence."""
    return {**_cubes(), **_projects(), **_symbols(), **_decks(), **shared("bag")}


def _cubes() -> Mapping[str, LegendEntry]:
    return {
        "cube:red": (_("Red cube"), _("Military resources.")),
        "cube:blue": (_("Blue cube"), _("Scientific resources.")),
        "cube:yellow": (_("Yellow cube"), _("Economic resources.")),
        "cube:white": (_("White cube"), _("Industrial resources.")),
        "cube:black": (_("Black cube"), _("Administrative resources; it can also cancel a project.")),
    }


def _projects() -> Mapping[str, LegendEntry]:
    return {
        "base_factory": (_("Base project"), _("Complete it to construct a base on this card.")),
        "card": (_("Card project"), _("Complete it to draw the card shown behind its slots.")),
        "start": (
            _("Star"),
            _(
                "An agenda. On a slot: when removed, its cube moves to the reserve. Beside a player: "
                "starting systems."
            ),
        ),
        "develop": (_("Development"), _("Fill its slots to implement the card.")),
        "eye_off": (_("Covert operation"), _("Complete it to steal a cube.")),
        "base": (_("Bases"), _("With all 9 of your bases on the map you win.")),
        "black_hole": (_("Black hole"), _("Nothing can be placed in this system or on its tracks.")),
        "route": (_("Route"), _("A completed route.")),
        "cup": (_("Reserve"), _("Cubes that are in no bag and on no project.")),
        "trophy": (_("Spoils"), _("The cubes that the winner of a conflict gains.")),
        "skip_turn": (_("Skipped turn"), _("This player skips their next turn.")),
    }


def _symbols() -> Mapping[str, LegendEntry]:
    return {
        "cultural": (_("Cultural"), _("A cultural supremacy symbol.")),
        "economic": (_("Economic"), _("An economic supremacy symbol.")),
        "diplomatic": (_("Diplomatic"), _("A diplomatic supremacy symbol.")),
        "scientific": (_("Scientific"), _("A scientific supremacy symbol.")),
        "swords": (_("Military"), _("A military supremacy symbol.")),
    }


def _decks() -> Mapping[str, LegendEntry]:
    return {
        "species": (_("Species"), _("Your species card.")),
        "leader": (_("Leader"), _("A leader card.")),
        "government": (_("Government"), _("A government card.")),
        "conflict": (_("Conflict"), _("A conflict card.")),
        "commerce": (_("Commerce"), _("A Commerce card, a development.")),
        "expansion": (_("Expansion"), _("An Expansion card, a development.")),
        "progress": (_("Progress"), _("A Progress card, a development.")),
        "deck": (
            _("Development or politics"),
            _("A card of a group of 3 decks; choose the deck before you draw."),
        ),
    }
