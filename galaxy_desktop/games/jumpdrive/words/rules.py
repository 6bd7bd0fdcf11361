"""Rules of Jump Drive for the help scene, in our own words."""

from galaxy_desktop.engine.help import HelpPage, of_titles
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.language import gettext as _

Page = tuple[str, str]


def pages() -> tuple[HelpPage, ...]:
    """Return every page."""
    return of_titles((*_beginning(), *_placing(), *_after(), *_alone(), *_cards(), *_questions()))


def page_of(view: JumpState) -> str:
    """Return the title of the page on the current phase."""
    return {
        "setup": _("Set-up"),
        "build": _("What you may place"),
        "explore": _("Explore"),
        "limit": _("A round"),
        "over": _("End of the game"),
    }[view.phase]


def _beginning() -> tuple[Page, ...]:
    return (
        (
            _("The idea of the game"),
            _(
                "You build an empire of worlds and developments. In **every** round everything you have "
                "built scores its VP {points} again and brings its income {card}: cards for your hand.\n"
                "**Cards are everything.** A card is something to place, and it is also money: to place a "
                "card you discard others.\n"
                "The game is short, six or seven rounds. Begin with cheap cards that bring income; about "
                "halfway turn to cards that bring VP. The last rounds are worth most."
            ),
        ),
        (
            _("Set-up"),
            _(
                "Everybody is dealt **7** cards, keeps **5** and discards the others face down.\n"
                "**First game:** everybody gets one of four ready-made hands of 5 cards, by chance.\n"
                "A **Survey Team** for each player lies in the center."
            ),
        ),
        (
            _("A round"),
            _(
                "**1. Place.** All choose in secret what they place and what they pay, or that they explore. "
                "All reveal together.\n"
                "**2. Draw** for exploring, or for worlds placed without a development.\n"
                "**3. Score** {points} the VP of all cards in your empire.\n"
                "**4. End?** If anybody has **50** VP or more, the game is over.\n"
                "**5. Income.** Draw as many cards as the income {card} of your empire.\n"
                "**6. Hand limit.** With more than **10** cards you discard down to 10. At no other time is "
                "there a limit."
            ),
        ),
    )


def _placing() -> tuple[Page, ...]:
    return (
        (
            _("What you may place"),
            _(
                "**One development** {development_cost:3} alone: it costs **1** less.\n"
                "**One world** {civil_cost:3} {defense:3} alone: after it is paid for or conquered you draw "
                "**1** card.\n"
                "**Both together:** you pay in full and draw nothing.\n"
                "**Nothing:** then you explore. You may always do that.\n"
                "The number is the cost in cards to discard, less your reductions, never fewer than none. "
                "What is left of a reduction for one card helps no other.\n"
                "The development is placed first and may already help the world beside it. No card helps "
                "its own placing."
            ),
        ),
        (
            _("Military worlds"),
            _(
                "A red ring {defense:3} is a **defense**: the world is conquered with at least that much "
                "Military {military}. No card is discarded.\n"
                "Some cards give Military against one kind of world or against rebels only; add it where it "
                "fits.\n"
                "**Contact Specialist** lets you pay for a military world instead, 1 less than its defense; "
                "not for Alien {alien} worlds. Reductions for worlds then count. Afterwards it is a "
                "military world like any other.\n"
                "It is one or the other: Military never lowers a price, and cards never add Military."
            ),
        ),
        (
            _("Two worlds in one round"),
            _(
                "**Colony Convoy:** pay for a second world, 2 cheaper, if the first one was paid for too. "
                "The Convoy is then discarded, before scoring.\n"
                "**Military Convoy:** conquer a second world, if the first one was conquered too. The second "
                "has to make do with the Military that the first has left over, with what the first one "
                "itself brings, and with Military against its own sort. The Convoy stays.\n"
                "A Convoy placed in the same round works at once. There is never a third world. Two worlds "
                "without a development draw **1** card, not 2. The first world may already help the second."
            ),
        ),
        (
            _("Survey Team"),
            _(
                "Once in a game you may place your Survey Team from the center in place of a development "
                "from hand. It costs **1**, so alone it costs nothing. It is a development like any other."
            ),
        ),
        (
            _("Explore"),
            _(
                "Count the explore icons {explore} of your empire and **3** more. Draw that many cards "
                "and **2** besides; then discard as many as you counted, old cards or new. So you always "
                "gain two, and choose from many.\n"
                "Nobody discards before all have drawn. An explorer scores and takes income like all others."
            ),
        ),
    )


def _after() -> tuple[Page, ...]:
    return (
        (
            _("Scoring and income"),
            _(
                "Each card scores its VP {points} and brings its income {card}, in every round. Many bring "
                "more for other cards or icons.\n"
                "**For each:** every such thing counts, the card itself too if it fits.\n"
                "**With:** once, however many there are.\n"
                "**One other empire:** the one other player who has most of it.\n"
                "Each copy of a card counts by itself. Military worlds have kinds too. Military that works "
                "against some worlds only is never counted."
            ),
        ),
        (
            _("War Propaganda and Trade Pact"),
            _(
                "**War Propaganda** changes hands. Before scoring it goes to the player who alone has "
                "the most Military, if that is more than its owner has. If others tie for most it stays. It "
                "counts its own Military for its owner; each copy moves by itself, all at once.\n"
                "**Trade Pact** may be placed only without Military, or with a Contact Specialist that "
                "was placed in an earlier round. Nobody has two. It brings more if any other player has one."
            ),
        ),
        (
            _("End of the game"),
            _(
                "The game ends as soon as anybody has **50** VP or more after scoring; the last income is "
                "not drawn. Most VP wins.\n"
                "**Tie:** most cards in hand and income of this round together. Still equal: the victory "
                "is shared."
            ),
        ),
        (
            _("The deck"),
            _(
                "{deck} When a card is owed and the deck is used up, the discards are shuffled and become "
                "the deck. Cards are discarded face down.\n"
                "Income is drawn in this order: the player with the most VP, then clockwise. Of several "
                "with most VP, the first one clockwise from the dealer begins; the dealer comes last. Cards "
                "for exploring and for worlds are drawn clockwise from the dealer's left.\n"
                "Hands are hidden. Empires, VP and numbers of cards are open."
            ),
        ),
    )


def _alone() -> tuple[Page, ...]:
    return (
        (
            _("Alone"),
            _(
                "A solitaire game always has **7** rounds; 50 VP do not end it.\n"
                "What depends on other players finds nothing.\n"
                "For War Propaganda there is an imagined empire whose Military is the number of the round. "
                "It takes the card when it has more than you, and gives it back when you have more again."
            ),
        ),
        (
            _("The campaign"),
            _(
                "Four solitaire games in a row and four goals. After each game you check off **one** goal "
                "that this game has met and that is still open. If it has met none of those, the campaign "
                "is lost. With all four checked off it is won.\n"
                "Nothing else carries over. You may leave a campaign and go on with it another day."
            ),
        ),
    )


def _cards() -> tuple[Page, ...]:
    return (
        (
            _("Reading the cards"),
            _(
                "**Upper left:** what it takes to place the card. {civil_cost:3} a world's cost, "
                "{defense:3} a world's defense, {development_cost:3} a development's cost.\n"
                "**Upper right:** the kind of a world: {novelty} Novelty, {rare} Rare, {genes} Genes, "
                "{alien} Alien. Gray worlds have none.\n"
                "**Below the name:** its icons and powers.\n"
                "**At the foot:** {points:2} the VP it scores and {card:1} the cards it brings, in every "
                "round. A **+** means that it may be more."
            ),
        ),
        (
            _("Signs"),
            _(
                "{points} victory points\n"
                "{card} cards: income, or what is taken off a cost\n"
                "{military} Military; some cards count it\n"
                "{explore} explore icons\n"
                "{chromosome} chromosomes: nothing by themselves, but some cards count them\n"
                "{tag_rebel} {tag_imperium} words that other cards speak of"
            ),
        ),
    )


def _questions() -> tuple[Page, ...]:
    return (
        (
            _("Common questions"),
            _(
                "**May I pay with the card I place?** No, only with others.\n"
                "**Is the drawn card in time to pay?** No, draws come after all is paid.\n"
                "**May I explore although I could place something?** Yes.\n"
                "**Do two Contact Specialists take off 2?** No, they do not add up.\n"
                "**Does a Survey Team count as a development?** Yes, for everything.\n"
                "**Do I keep a Trade Pact when I get Military later?** Yes.\n"
                "**Is there a limit to VP or to the size of an empire?** No."
            ),
        ),
    )
