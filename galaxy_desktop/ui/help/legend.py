"""Legend of the signs, a name and a sentence each, and which of them a text uses."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from galaxy_desktop.engine.markup import InlineSign, parse
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.contributions import contribution, contributions

if TYPE_CHECKING:
    from galaxy_desktop.engine.game import Game

LegendEntry = tuple[str, str]
SAMPLES = {
    "phase": "III",
    "civil_cost": "3",
    "defense": "4",
    "development_cost": "2",
    "points": "2",
    "card": "1",
    "military": "+1",
}
"""Sample content of the signs that always have something written in them."""


def icons_of(game: "Game[Any]") -> dict[str, LegendEntry]:
    """Return the icons of the rules and the table of a game, in the order of the legend."""
    own = contribution(game.id, "LEGEND")
    told: Mapping[str, LegendEntry] = {} if own is None else own()
    used = {*signs_used(page.text for page in game.words.rules()), *told}
    return {name: entry for name, entry in {**_game_signs(), **told}.items() if name in used}


def shared(*names: str) -> dict[str, LegendEntry]:
    """Return entries of the legend of all games, for a game whose table has these icons."""
    known = _shared_signs()
    return {name: known[name] for name in names}


def signs_used(texts: Iterable[str]) -> list[str]:
    """Return the names of all signs of games in these texts, in the order of the legend."""
    used = signs_in(texts)
    return [name for name in _game_signs() if name in used]


def signs_in(texts: Iterable[str]) -> set[str]:
    """Return the names of all signs in these texts, each also with what is written in it: "cube:red"."""
    parts = [part for text in texts for part in parse(text) if isinstance(part, InlineSign)]
    return {name for part in parts for name in (part.name, f"{part.name}:{part.label}")}


def legend() -> dict[str, LegendEntry]:
    """Return the title and the sentence of every sign, by name."""
    return {**_game_signs(), **button_signs()}


def _game_signs() -> dict[str, LegendEntry]:
    """Return the signs that games share, then those of each game; a shared one keeps its meaning."""
    found = _shared_signs()
    for own in contributions("LEGEND"):
        found |= {name: entry for name, entry in own().items() if name not in found}
    return found


def _shared_signs() -> dict[str, LegendEntry]:
    return {**goods(), **card_signs(), **phase_signs(), **piece_signs()}


def goods() -> dict[str, LegendEntry]:
    """Return the four kinds of goods."""
    return {
        "novelty": (_("Novelty"), _("Novelty goods: a blue disk with the letter N.")),
        "rare": (_("Rare elements"), _("Rare elements: a brown triangle with the letter R.")),
        "genes": (_("Genes"), _("Genes: a green leaf with the letter G.")),
        "alien": (
            _("Alien technology"),
            _("Alien technology: a yellow four-pointed star with the letter A."),
        ),
        "any_good": (_("Any good"), _("A good of any kind.")),
    }


def named_goods() -> dict[str, LegendEntry]:
    """Return the goods of games whose cards print the names of all kinds with capitals."""
    return {
        "rare": (_("Rare Elements"), _("Rare Elements: a brown triangle with the letter R.")),
        "alien": (
            _("Alien Technology"),
            _("Alien Technology: a yellow four-pointed star with the letter A."),
        ),
    }


def card_signs() -> dict[str, LegendEntry]:
    """Return costs, points and other signs printed on cards."""
    return {
        "points": (_("Victory points"), _("A hexagon shows victory points; “?” is scored at game end.")),
        "card": (_("Card"), _("The number of cards to draw or to pay.")),
        "hand": (_("Hand"), _("Cards in a player's hand.")),
        "deck": (_("Deck"), _("Cards left to draw.")),
        "discards": (_("Discard pile"), _("Discarded cards; they are reshuffled when the deck runs out.")),
        "discard_for_effect": (_("Discard"), _("Discard for the effect beside it.")),
        "civil_cost": (_("World cost"), _("A plain ring: the cost to settle this world.")),
        "defense": (
            _("Defense"),
            _("A red ring with four ticks: the Military you need to conquer this world."),
        ),
        "development_cost": (_("Development cost"), _("A diamond: the cost of this development.")),
        "military": (_("Military"), _("A shield: Military, used to conquer worlds.")),
        "start": (_("Start"), _("A star at the top: a start world or starting system.")),
        "tag_rebel": (_("Rebel"), _("The Rebel keyword; some powers and bonuses refer to it.")),
        "tag_imperium": (_("Imperium"), _("The Imperium keyword.")),
        "tag_alien": (_("Alien"), _("The Alien keyword; some bonuses refer to it.")),
        "tag_uplift": (_("Uplift"), _("The Uplift keyword.")),
        "tag_terraforming": (_("Terraforming"), _("The Terraforming keyword.")),
    }


def phase_signs() -> dict[str, LegendEntry]:
    """Return the phases of a round."""
    return {
        "phase": (_("Phase"), _("The number of the phase in which a power applies.")),
        "explore": (_("Explore"), _("Find new cards, tiles or worlds.")),
        "develop": (_("Develop"), _("Add a development.")),
        "settle": (_("Settle"), _("Add a world.")),
        "trade": (_("Trade"), _("Sell one good.")),
        "consume": (_("Consume"), _("Consume goods for VP and more.")),
        "produce": (_("Produce"), _("Produce goods on worlds.")),
        "ship": (_("Ship"), _("Ship goods to trade or consume them.")),
    }


def piece_signs() -> dict[str, LegendEntry]:
    """Return the pieces that lie on a table."""
    return {
        "wild": (_("Wild"), _("A wild die can be assigned to any phase.")),
        "credits": (_("Credits"), _("Money: a number on gold.")),
        "colonist": (_("Colonist"), _("Needed to settle a world.")),
        "citizenry": (_("Citizenry"), _("Your dice that must be recruited before you can roll them.")),
        "chromosome": (_("Chromosome"), _("An icon with no effect of its own.")),
        "cup": (_("Cup"), _("Dice to be rolled next round.")),
        "trophy": (_("Score"), _("The current score of a player.")),
        "bag": (_("Bag"), _("Tiles or cubes are drawn from here unseen.")),
        "eye_off": (_("Face down"), _("Only its owner can look at it.")),
    }


def button_signs() -> dict[str, LegendEntry]:
    """Return the buttons of the program."""
    return {
        "undo": (_("Undo"), _("Undoes your last choice.")),
        "redo": (_("Redo"), _("Repeats the move you undid.")),
        "hint": (_("Hint"), _("Suggests a move; in a replay, opens the coach.")),
        "log": (
            _("Log"),
            _("All moves so far. Click a line to undo to that point; in a replay, to see that point."),
        ),
        "help": (_("Help"), _("Explains this moment of the game.")),
        "settings": (_("Settings"), _("Text size, sound, animation and more.")),
        "menu": (_("Menu"), _("Save, load, exit.")),
        "save": (_("Save"), _("Saves the game under a name.")),
        "load": (_("Load"), _("Loads a saved game.")),
        "seed": (_("Seed"), _("The same seed gives the same deal.")),
        "clock": (_("Waiting"), _("A player hasn't chosen yet.")),
        "check": (_("Done"), _("A player has chosen, or something is finished.")),
        "padlock": (_("Unavailable"), _("Hover over it or focus it to see why.")),
        "warning": (_("Attention"), _("Something is wrong; read the text beside it.")),
        "computer": (_("Computer"), _("A computer player.")),
        "person": (_("Human"), _("A human player on this screen.")),
    }
