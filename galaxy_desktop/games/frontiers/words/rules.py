"""Rules of New Frontiers for the help scene, in our own words."""

from galaxy_desktop.engine.flow import is_over, open_asks
from galaxy_desktop.engine.help import HelpPage, of_titles
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words.rules_more import more_pages
from galaxy_desktop.language import gettext as _

Page = tuple[str, str]


def pages() -> tuple[HelpPage, ...]:
    """Return every page."""
    return of_titles((*_beginning(), *_worlds(), *_goods(), *more_pages()))


def page_of(view: FrontiersState) -> str:
    """Return the title of the page on the question or the action that is open."""
    by_topic = {
        "turn_up_goal": _("Stockpiles"),
        "way": _("Ways to settle"),
        "sell": _("Trade"),
    }
    by_phase = {
        "setup": _("Set-up"),
        "select": _("A round"),
        "develop": _("Develop"),
        "explore": _("Explore"),
        "settle": _("Settle"),
        "produce": _("Produce"),
        "trade_consume": _("Consume"),
        "chart_galactic_goals": _("Goals"),
        "over": _("Scoring"),
    }
    asked = [decision.topic for decision in open_asks(view).values()]
    found = next((by_topic[topic] for topic in asked if topic in by_topic), "")
    between = "setup" if not view.round else "over" if is_over(view) else "select"
    return found or by_phase.get(view.action or between, _("Tiles without an action"))


def _beginning() -> tuple[Page, ...]:
    return (
        (
            _("The idea of the game"),
            _(
                "You lead a space empire: you explore worlds, settle them, buy developments and turn goods "
                "into credits and points. Whoever has the most victory points {points} at the end has won.\n"
                "Seven **action tiles** lie on the table. Whoever's disk is next selects one of them, and "
                "**everybody** does that action, the selector first. The selector alone has its **bonus**. "
                "So ask not only what helps you, but what helps you more than the others."
            ),
        ),
        (
            _("Set-up"),
            _(
                "Disks lie on the **priority track** in an order drawn by lot; with two players each has "
                "two disks. Everybody begins with **$3**; whoever is last has **$1** more, with four or five "
                "players the last but one too.\n"
                "There are **12** VP chips and **12** colonists {colonist} for each player.\n"
                "Everybody has an empire mat with a home colony on each side. **First game:** the white side "
                "and the white faces of all developments. **Ordinary:** a coin decides the face of every "
                "development that has two, and you choose a side of your mat.\n"
                "Small developments lie in stacks of **1**, **2**, **2** or **3** tiles with 2, 3, 4 or 5 "
                "players; of each large one there is one."
            ),
        ),
        (
            _("A round"),
            _(
                "Disk by disk along the priority track an action tile is selected that nobody has selected "
                "**this round**. Everybody does it at once, in the order of the track from the selector on, "
                "wrapping round. When every disk has selected, the round is over: with two players after "
                "**four** actions, else one for each player.\n"
                "If nobody selected **Produce**, **$1** is put on it; whoever selects it next takes all "
                "that lies there.\n"
                "The order of the disks stays from round to round. Only **Send Diplomatic Envoys** and "
                "**Chart Galactic Goals** change it, at once."
            ),
        ),
        (
            _("Powers"),
            _(
                "Each power names the action it changes. A tile's powers work **from the action after** the "
                "one in which it was placed. Powers add up; no cost falls below **$0**.\n"
                "What says “you may” is your choice; every other power is used whenever it applies.\n"
                "A power that pays for something pays each time it happens: settling two worlds in one "
                "Settle sets it off twice.\n"
                "Your home colony is a colony for every rule."
            ),
        ),
    )


def _worlds() -> tuple[Page, ...]:
    return (
        (
            _("Develop"),
            _(
                "{develop} Everybody may buy **one development** for its cost in credits, less discounts. "
                "**Bonus:** the selector pays **$1** less.\n"
                "Nobody owns two tiles of a name. A small tile covers **1** space of your mat, a large one "
                "**2**. More than **10** covered spaces after a Develop end the game.\n"
                "Large developments cost **$9** and score by what they count."
            ),
        ),
        (
            _("Explore"),
            _(
                "{explore} **7** worlds are drawn from the bag. In order, everybody picks **one**; then the "
                "selector picks a **second** one. The rest goes back.\n"
                "Powers that draw do so from the bag after your own last pick.\n"
                "At the end your explored worlds and colonies together may be **9**, home colony included; "
                "you give up explored worlds of your choice. An explored world does nothing until it is "
                "settled."
            ),
        ),
        (
            _("Settle"),
            _(
                "{settle} The selector first gains **1** colonist {colonist}. Then everybody in order either "
                "gains **2** colonists or settles **one** explored world. Nobody passes.\n"
                "A world takes its colonists from your mat, and besides:\n"
                "**Plain ring {civil_cost:3}:** pay its cost in credits, less discounts.\n"
                "**Red ring {defense:3}:** have Military {military} of at least its defense. Nothing is "
                "paid. Military is not used up. Some Military counts only against certain worlds.\n"
                "Military and payment are never added together.\n"
                "A **windfall** world (dashed ring) brings a good.\n"
                "More than **7** colonies, or **4** or fewer colonists in the supply after a Settle, end the "
                "game. If the supply runs out you gain what is there."
            ),
        ),
        (
            _("Ways to settle"),
            _(
                "**Temporary Military:** some powers let you remove one good of a kind, from any of your "
                "colonies, for Military in this action. Each such power does so once.\n"
                "**Paying for military worlds:** your price is the defense less what the power says and less "
                "your other discounts. One such power for a world. Such a world stays a military one.\n"
                "**A second world:** Improved Logistics lets you settle once more; powers of the first world "
                "do not help yet, temporary Military still counts.\n"
                "**In place of a colony:** a non-military world may be settled on Doomed Colony for no "
                "credits; the colonist there stays.\n"
                "**Replacing:** Terraforming Engineers put an explored world in the place of a colony of the "
                "same kind whose printed cost is **0** to **{most}** lower. That is no settling: nothing is "
                "paid, nothing is set off, and a good that lies there is lost. Both are non-military. The "
                "replaced world goes back to the bag at the end."
            ).format(most=_most_increase()),
        ),
    )


def _most_increase() -> int:
    """Return the most by which the printed cost of a colony and of the world that replaces it may differ."""
    return max(
        (p.max_increase for tile in tiles().values() for p in tile.powers if p.code == "upgrade"), default=0
    )


def _goods() -> tuple[Page, ...]:
    return (
        (
            _("Produce"),
            _(
                "{produce} The selector takes the credits on the tile. Every **production** colony without "
                "a good gets one; then powers put goods on **windfall** colonies. The selector's **bonus** "
                "is a good on one windfall colony without one.\n"
                "A colony holds one good at most. Gray colonies never have any.\n"
                "What pays for a good pays only if it was produced now. Whoever is to have produced most "
                "must have more than every other player; that is looked at when all have produced.\n"
                "If the supply runs out, those who come later go without."
            ),
        ),
        (
            _("Trade"),
            _(
                "{trade} The selector of **Trade, Consume** first gains **1** VP. Then, one player after the "
                "other, everybody may sell **one** good:\n"
                "{novelty} **Novelty** sells for **$1**\n"
                "{rare} **Rare Elements** for **$2**\n"
                "{genes} **Genes** for **$3**\n"
                "{alien} **Alien Technology** for **$4**\n"
                "Trade powers add to what a sale pays; without a sale they pay nothing."
            ),
        ),
        (
            _("Consume"),
            _(
                "{consume} After your sale you use **all** your Consume powers that can be fed, each once, "
                "in any order, even if that leaves a good over. A power that takes two goods takes exactly "
                "two. One that says “up to” goes on as long as it can.\n"
                "Powers that take no good pay once, goods or not. Prosperous Economy pays for every good you "
                "consumed, last.\n"
                "If the common supply of VP chips runs out, everybody is still paid, and the game ends with "
                "this round."
            ),
        ),
        (
            _("Tiles without an action"),
            _(
                "**Retreat into Isolation:** the selector gains **$2**.\n"
                "**Send Diplomatic Envoys:** the selector gains **1** VP, and the disk goes to the first "
                "space of the track; those before it move back one. With two players somebody may then "
                "select twice running.\n"
                "**Chart Galactic Goals** (with goals, in place of Retreat): see Goals."
            ),
        ),
    )
