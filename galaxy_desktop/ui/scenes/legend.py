"""Legend of the signs, a name and a sentence each, and which of them a text uses."""

from collections.abc import Iterable

from galaxy_desktop.engine.markup import InlineSign, parse
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.contributions import contributions

Entry = tuple[str, str]
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


def signs_used(texts: Iterable[str]) -> list[str]:
    """Return the names of all signs of games in these texts, in the order of the legend."""
    used = {part.name for text in texts for part in parse(text) if isinstance(part, InlineSign)}
    return [name for name in _game_signs() if name in used]


def legend() -> dict[str, Entry]:
    """Return the title and the sentence of every sign, by name."""
    return {**_game_signs(), **button_signs()}


def _game_signs() -> dict[str, Entry]:
    """Return the signs that games share, then those of each game."""
    found = {**goods(), **card_signs(), **phase_signs(), **piece_signs()}
    for own in contributions("LEGEND"):
        found.update(own())
    return found


def goods() -> dict[str, Entry]:
    """Return the four kinds of goods."""
    return {
        "novelty": (_("Novelty"), _("Novelty goods: a blue disc with the letter N.")),
        "rare": (_("Rare elements"), _("Rare elements: a brown triangle with the letter R.")),
        "genes": (_("Genes"), _("Genes: a green leaf with the letter G.")),
        "alien": (
            _("Alien technology"),
            _("Alien technology: a yellow four-pointed star with the letter A."),
        ),
        "any_good": (_("Any good"), _("A good of any of the four kinds will do.")),
    }


def card_signs() -> dict[str, Entry]:
    """Return costs, points and other signs printed on cards."""
    return {
        "points": (_("Victory points"), _("A hexagon always means points; ? is counted at the end.")),
        "card": (_("Card"), _("Cards to draw or to pay; the number says how many.")),
        "hand": (_("Hand"), _("Cards held in a hand.")),
        "deck": (_("Deck"), _("Cards still to be drawn.")),
        "discards": (_("Discards"), _("Cards laid aside; they are shuffled when the deck runs out.")),
        "discard_for_effect": (_("Give it up"), _("Discard this card from your empire to use its power.")),
        "civil_cost": (_("Cost of a world"), _("A plain ring: what it costs to settle this world.")),
        "defense": (_("Defense"), _("A red ring with four ticks: your Military must reach this number.")),
        "development_cost": (_("Cost of a development"), _("A diamond: what this development costs.")),
        "military": (_("Military"), _("A shield: adds to the Military that conquers worlds.")),
        "start": (_("Start world"), _("A star at the top marks the world an empire began with.")),
        "tag_rebel": (_("Rebel"), _("The Rebel keyword; some powers and bonuses refer to it.")),
        "tag_imperium": (_("Imperium"), _("The Imperium keyword; some powers and bonuses refer to it.")),
        "tag_alien": (_("Alien"), _("The Alien keyword; some powers and bonuses refer to it.")),
        "tag_uplift": (_("Uplift"), _("The Uplift keyword; some powers and bonuses refer to it.")),
        "tag_terraforming": (_("Terraforming"), _("The Terraforming keyword.")),
    }


def phase_signs() -> dict[str, Entry]:
    """Return the phases of a round."""
    return {
        "phase": (_("Phase"), _("The number of the phase in which a power works.")),
        "explore": (_("Explore"), _("Find new cards, tiles or worlds.")),
        "develop": (_("Develop"), _("Place a development.")),
        "settle": (_("Settle"), _("Place a world.")),
        "trade": (_("Trade"), _("Sell one good.")),
        "consume": (_("Consume"), _("Turn goods into points and more.")),
        "produce": (_("Produce"), _("Put goods on worlds.")),
        "ship": (_("Ship"), _("Move goods, to sell or to consume them.")),
    }


def piece_signs() -> dict[str, Entry]:
    """Return the pieces that lie on a table."""
    return {
        "wild": (_("Wild"), _("May stand for any of the others.")),
        "credits": (_("Credits"), _("Money, written as a number on gold.")),
        "colonist": (_("Colonist"), _("A settler waiting for a world.")),
        "citizenry": (_("Citizenry"), _("Workers that are yours but not at work yet.")),
        "chromosome": (_("Chromosome"), _("Counts for cards that look for genes.")),
        "cup": (_("Cup"), _("Workers that will be rolled next round.")),
        "bag": (_("Bag"), _("What is drawn unseen comes from here.")),
    }


def button_signs() -> dict[str, Entry]:
    """Return the buttons of the program."""
    return {
        "undo": (_("Undo"), _("Takes back your last choice.")),
        "redo": (_("Redo"), _("Does again what you took back.")),
        "hint": (_("Hint"), _("Marks what a strong computer player would choose in your place.")),
        "log": (_("Log"), _("Everything that has happened; a line takes you back to it.")),
        "help": (_("Help"), _("Explains this moment of the game.")),
        "settings": (_("Settings"), _("Text size, sound, movement and the rest.")),
        "menu": (_("Menu"), _("Save, load, leave.")),
        "save": (_("Save"), _("Keeps the game under a name.")),
        "load": (_("Load"), _("Goes on with a game that was kept.")),
        "seed": (_("Seed"), _("The same seed deals the same cards.")),
        "clock": (_("Waiting"), _("Somebody has still to choose.")),
        "check": (_("Done"), _("Chosen, or finished.")),
        "padlock": (_("Not possible now"), _("Point at it to read why.")),
        "warning": (_("Attention"), _("Something is wrong; the words beside it say what.")),
        "computer": (_("Computer"), _("A computer player.")),
        "person": (_("Person"), _("A person at this screen.")),
    }
