"""Rules of Roll for the Galaxy for the help scene, in our own words."""

from galaxy_desktop.engine.help import HelpPage, of_titles
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.language import gettext as _

Page = tuple[str, str]


def pages() -> tuple[HelpPage, ...]:
    """Return every page."""
    return of_titles((*_beginning(), *_assigning(), *_building(), *_shipping(), *_ending()))


def page_of(view: RollState) -> str:
    """Return the title of the page on the current phase."""
    return {
        "setup": _("Set-up"),
        "assign": _("Assign"),
        "explore": _("I: Explore"),
        "develop": _("II: Develop, III: Settle"),
        "settle": _("II: Develop, III: Settle"),
        "produce": _("IV: Produce"),
        "ship": _("V: Ship"),
        "manage": _("Manage Empire"),
        "over": _("The end"),
    }[view.phase]


def _beginning() -> tuple[Page, ...]:
    return (
        (
            _("The idea of the game"),
            _(
                "You build an empire of worlds and developments, and your **dice** do the work. Worlds bring "
                "you more dice of other types, developments bring powers.\n"
                "Each round all roll their dice in secret and assign them to five phases. Everyone "
                "**selects one phase** with one die. Only selected phases happen, but those happen for all. "
                "So put workers where you think others will open a phase.\n"
                "Whoever has the most victory points {points} at the end has won."
            ),
        ),
        (
            _("Set-up"),
            _(
                "Everybody has a faction of two squares and a home world, dealt by chance, and takes what "
                "these bring. Three Home dice begin in your **cup**, two in your **Citizenry**, and you "
                "have **$1**.\n"
                "You draw two tiles. One begins as a development, the other as a world: you choose which. In "
                "a **first game** the cheaper of the two ways is taken for you.\n"
                "The pool holds **12** VP for each player. Where an order matters, it goes clockwise from "
                "the lowest faction number."
            ),
        ),
        (
            _("A round"),
            _(
                "**1. Roll** all dice of your cup behind your screen.\n"
                "**2. Assign** them to phases and select one phase.\n"
                "**3. Reveal:** all screens are lifted. Workers of phases that do not happen go back to "
                "their cups. With two players a spare Home die is rolled, and its phase happens too.\n"
                "**4. Phases** in order: {phase:I} Explore, {phase:II} Develop, {phase:III} Settle, "
                "{phase:IV} Produce, {phase:V} Ship.\n"
                "**5. Manage Empire:** recruit, recall, and see whether the game is over.\n"
                "A worker that did its task goes to your **Citizenry** and has to be recruited again. A "
                "worker that found nothing to do goes to your **cup**, free of charge."
            ),
        ),
    )


def _assigning() -> tuple[Page, ...]:
    return (
        (
            _("Assign"),
            _(
                "Each die goes below the phase that it shows. A **wild** {wild} face may go to any phase.\n"
                "**Select:** put one die of any face on any space of the strip. It becomes a worker of that "
                "phase, and the phase happens for certain. It stays there for the round.\n"
                "**Reassign:** after that, powers of your developments may move workers to other columns, "
                "each power once a round, in any order. One use moves all its workers at once. Only a die's "
                "column counts from now on, not its face.\n"
                "**Dictate** is a power that everybody has: lay one worker aside, then move one other worker "
                "to any column. The one laid aside does nothing and returns to the cup.\n"
                "Until you are done you can take back whatever you did."
            ),
        ),
        (
            _("I: Explore"),
            _(
                "Each explorer does one of two things, one after the other:\n"
                "**Stock:** gain **$2**.\n"
                "**Scout:** give up any number of tiles of your construction zone, draw one more than that "
                "from the bag, and put each **under** your development or your world stack, with that side "
                "up.\n"
                "Tiles given up lie aside and go back into the bag after the phase. If the bag runs short, "
                "they go back at once; if that is still not enough, all with three or more tiles in their "
                "zone put one into the bag.\n"
                "A stack may become empty; dice on it stay. You never have more than **$10**."
            ),
        ),
    )


def _building() -> tuple[Page, ...]:
    return (
        (
            _("II: Develop, III: Settle"),
            _(
                "Developers work on your development stack, settlers on your world stack. They are put on "
                "the **top** tile one at a time. As soon as there are as many as it costs, the tile is "
                "complete: it moves to your empire, and these dice go to the Citizenry. More workers go on "
                "with the next tile.\n"
                "Too few dice stay on the stack for another round. If the stack is empty, all who are left "
                "go to the cup.\n"
                "Discounts lower what a tile needs, never below **1**, and always apply.\n"
                "A **world** brings what is printed on it, once: dice to your cup, to your Citizenry or as a "
                "good on the world, and sometimes credits. A **development** mostly has a power, which works "
                "from the moment it is complete, but not on its own completion. Where a tile wants a die "
                "given up, any die of yours will do."
            ),
        ),
        (
            _("IV: Produce"),
            _(
                "Each producer becomes a **good** on one of your worlds that is not gray. A world holds one "
                "good. Any type of die can lie on any such world; whether it matches counts only when the "
                "good is consumed.\n"
                "All must produce who can. The rest go to the cup."
            ),
        ),
    )


def _shipping() -> tuple[Page, ...]:
    return (
        (
            _("V: Ship"),
            _(
                "Each shipper takes one good, as long as there are goods. Both dice then go to the "
                "Citizenry.\n"
                "**Trade** brings credits by the kind of the **world**: Novelty {novelty} **$3**, "
                "Rare Elements {rare} **$4**, Genes {genes} **$5**, Alien Technology {alien} **$6**.\n"
                "**Consume** brings **1** VP, one more if the good matches its world, and one more if the "
                "shipper matches that world. A **Consumption** die matches every kind; Home and Military "
                "dice match none.\n"
                "When the pool of VP is used up, you go on taking points from the reserve."
            ),
        ),
        (
            _("Manage Empire"),
            _(
                "**Recruit:** each die from the Citizenry to the cup costs **$1**. You recruit as many as "
                "you can pay for; if not all, you choose which. Then **$0** becomes **$1**.\n"
                "**Recall:** take back any dice from your stacks and any goods, free of charge. With an "
                "empty cup you must recall at least one."
            ),
        ),
    )


def _ending() -> tuple[Page, ...]:
    return (
        (
            _("The end"),
            _(
                "The game ends after a round in which the pool of VP was used up, or in which somebody has "
                "**12** squares or more; a faction counts as two.\n"
                "You score your VP chips, the cost of every development and world of your empire, and the "
                "bonuses of cost-6 developments. A started set of a bonus counts as a whole one. Tiles in "
                "the construction zone count nothing.\n"
                "A tie goes to whoever has more dice in the cup and credits together; after that the "
                "victory is shared."
            ),
        ),
        (
            _("The dice"),
            _(
                "**Home** are best at Explore, **Military** at Develop and Settle, **Consumption** at Ship, "
                "**Novelty** at Produce and Ship, **Rare Elements** at Develop, **Genes** at Settle; **Alien "
                "Technology** dice are half wild. Point at a die to read its six faces."
            ),
        ),
    )
