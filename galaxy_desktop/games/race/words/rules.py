"""Rules of Race for the Galaxy for the help scene, in our own words."""

from galaxy_desktop.engine.help import HelpPage, of_titles
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words.rules_cards import card_pages
from galaxy_desktop.language import gettext as _

Page = tuple[str, str]


def pages() -> tuple[HelpPage, ...]:
    """Return every page."""
    return of_titles(
        (
            *_beginning(),
            *_first_phases(),
            *_last_phases(),
            *_ending(),
            *card_pages(),
        )
    )


def page_of(view: RaceState) -> str:
    """Return the title of the page on the current phase, as it is played at this table."""
    two_actions = view.variant != "standard" and view.phase in ("actions", "develop_again", "settle_again")
    if two_actions:
        return _("Two players, two actions")
    return {
        "setup": _("Set-up"),
        "actions": _("A round"),
        "explore": _("Explore"),
        "develop": _("Develop"),
        "settle": _("Settle"),
        "trade": _("Goods"),
        "consume": _("Consume"),
        "produce": _("Produce"),
        "limit": _("A round"),
        "over": _("End of the game and scoring"),
    }[view.phase]


def _beginning() -> tuple[Page, ...]:
    return (
        (
            _("The idea of the game"),
            _(
                "You build an empire of worlds and developments, face up before you. Whoever has the most "
                "victory points {points} when the game ends has won.\n"
                "**Cards are everything.** A card in your hand is something to build, and it is also "
                "money: to place a card you discard others. Face down on a world it is a good.\n"
                "There are no turns. Each round everybody chooses an action in secret. Every phase that "
                "anybody chose then happens **once, for everybody**; whoever chose it has a bonus in it. "
                "Phases that nobody chose are left out. So guess what the others will choose, and live on "
                "their choices too."
            ),
        ),
        (
            _("Set-up"),
            _(
                "Everybody begins with a start world and six cards, and discards two of them face down. A "
                "start world with a dashed ring around its kind begins with a good on it.\n"
                "**12** VP chips for each player lie in the pool.\n"
                "**First game:** start worlds 1 to 4 are used, each with a hand of four cards of its own; "
                "nothing is discarded.\n"
                "**Choose your world:** you are dealt an odd and an even numbered start world and six "
                "cards, and keep one world and four cards. All reveal together. For more than two players "
                "this needs the New Worlds.\n"
                "**New Worlds:** six more start worlds. Start worlds that nobody has are shuffled into the "
                "deck and can be settled like any other world.\n"
                "Where an order matters, it goes around the table from the owner of the lowest numbered "
                "start world."
            ),
        ),
        (
            _("A round"),
            _(
                "**1. Choose** an action in secret; then all are revealed.\n"
                "**2. Phases.** Each phase that was chosen happens once, in this order: {phase:I} Explore, "
                "{phase:II} Develop, {phase:III} Settle, {phase:IV} Consume, {phase:V} Produce. All take "
                "part; only those who chose it have its bonus.\n"
                "**3. Hand limit.** With more than **10** cards in hand you discard down to 10. During the "
                "round a hand may be of any size.\n"
                "**4. End?** If an empire has **12** cards or the pool of VP chips is empty, the game is "
                "over.\n"
                "Action cards come back every round; you may choose the same one again.\n"
                "A card's powers work **from the phase after** the one it was placed in. Powers add up. "
                "What says “you may” is your choice; every other power is used whenever it can be."
            ),
        ),
    )


def _first_phases() -> tuple[Page, ...]:
    return (
        (
            _("Explore"),
            _(
                "{phase:I} {explore} Everybody looks at **2** cards from the deck, keeps **1** and "
                "discards the rest face down. Cards you held before take no part.\n"
                "**Explore +5:** you look at five more. **Explore +1 +1:** you look at one more and keep "
                "one more.\n"
                "Powers let you look at more or keep more; they add to the bonus. Nobody discards before "
                "all have drawn."
            ),
        ),
        (
            _("Develop"),
            _(
                "{phase:II} {develop} Everybody may place **one development** from hand. All choose in "
                "secret; then the cards are revealed and paid for.\n"
                "**Price:** discard as many cards from your hand as the number in the diamond "
                "{development_cost:3} says, less your reductions, never fewer than none. The card you "
                "place does not count, and what is left of a reduction is not paid out.\n"
                "**Bonus of those who chose it:** the development costs **1** less.\n"
                "No development may be twice in one empire. What was revealed has to be placed.\n"
                "Some powers draw a card when the phase begins, whether or not you build; others draw one "
                "after you have placed a development."
            ),
        ),
        (
            _("Settle"),
            _(
                "{phase:III} {settle} Everybody may place **one world** from hand. All choose in secret; "
                "then the worlds are revealed, and each is paid for or conquered.\n"
                "**Plain ring {civil_cost:3}: pay.** Discard that many cards from your hand, less your "
                "reductions. A reduction for a kind serves every world of that colour.\n"
                "**Red ring {defense:3}: conquer.** Your Military {military} must be at least that number. "
                "No card is discarded.\n"
                "**Dashed ring:** a windfall world gets a good from the deck as it is placed.\n"
                "**Bonus of those who chose it:** draw **1** card after placing a world.\n"
                "Cards drawn after placing come too late to pay with."
            ),
        ),
        (
            _("Military"),
            _(
                "{military} Your Military is what all your cards show together; some take away from it. "
                "Military against a kind or a word counts only against such worlds, and not in your "
                "total.\n"
                "It is not used up: with Military **3** you conquer a world of defense 3 in every Settle "
                "phase.\n"
                "**Help for one phase:** some developments give Military once and are discarded for it. "
                "They may be discarded with any world you place, needed or not; your empire is then a card "
                "smaller.\n"
                "**Paying for military worlds:** some cards let you pay for one as if its defense were a "
                "cost, 1 less, and less your other reductions; never for Alien worlds. Such a world still "
                "counts as military.\n"
                "**Placing for nothing:** a card may be discarded to make a world you pay for cost "
                "nothing, unless it is Alien.\n"
                "Military and payment cannot be added together. If there is more than one way, you choose."
            ),
        ),
    )


def _last_phases() -> tuple[Page, ...]:
    return (
        (
            _("Goods"),
            _(
                "A good is a card face down on a world; nobody knows which one. A world holds **one** at "
                "most. Its kind is the colour of the world:\n"
                "{novelty} **Novelty** sells for **2** cards\n"
                "{rare} **Rare elements** for **3**\n"
                "{genes} **Genes** for **4**\n"
                "{alien} **Alien technology** for **5**\n"
                "**Production worlds** make a good in every Produce phase if they have none. **Windfall "
                "worlds**, with the dashed ring, get one when placed, and later only by powers and by the "
                "Produce bonus.\n"
                "Gray worlds have no goods. Goods that are spent or sold go to the discards unseen."
            ),
        ),
        (
            _("Consume"),
            _(
                "{phase:IV} {consume} First, whoever chose **Consume, Trade** must sell **one** good, if "
                "there is one. Then everybody uses their Consume powers.\n"
                "**Trade {phase:$}:** draw as many cards as the kind sells for, and more for your Trade "
                "powers. Nobody else sells; a few powers sell a good as a Consume power.\n"
                "**Consume powers** turn goods into VP chips {points} and cards {card}. You choose the "
                "order and the goods, but you **must** go on while any power can be used. Each power is "
                "used once in a phase, as fully as it can be, and each good once.\n"
                "A power that takes two goods takes exactly two. One that takes up to three takes as many "
                "as there are; you name them all before you draw for them.\n"
                "**Consume, 2× VP:** the chips you get for goods count double; not the cards, and not "
                "chips for discarded cards.\n"
                "If the pool runs out, everybody still gets their chips, and the game ends with this round."
            ),
        ),
        (
            _("Produce"),
            _(
                "{phase:V} {produce} Each production world without a good gets one. Then powers put goods "
                "on empty windfall worlds, and cards are drawn for what was produced.\n"
                "**Bonus of those who chose it:** a good on one empty windfall world.\n"
                "A power for a kind serves only windfall worlds of that kind. Where several worlds fit, "
                "you choose.\n"
                "Draws for goods or kinds count what **you** produced in this phase, windfall worlds "
                "included. Whoever is to have produced most must have more than every other player; a tie "
                "draws nothing."
            ),
        ),
    )


def _ending() -> tuple[Page, ...]:
    return (
        (
            _("End of the game and scoring"),
            _(
                "The game ends after the round in which somebody has **12** cards or more in their empire, "
                "or the pool of VP chips is empty. That round is played to its end, with the hand limit. "
                "An empire that had 12 cards and lost one before the end of the round does not end the "
                "game.\n"
                "**Points** {points}: your VP chips, the printed VP of every card in your empire, and the "
                "tables of your developments of cost 6.\n"
                "In such a table a card counts for the **first line** that fits and for no later one; "
                "other tables may count it again. A card with two powers in a phase counts once. The "
                "development counts itself too.\n"
                "Military in a table is your Military against every world, also when it is below 0.\n"
                "**Tie:** more cards in hand and goods together. Still equal: the victory is shared."
            ),
        ),
        (
            _("Two players, two actions"),
            _(
                "With two players each may choose **two** actions a round, from nine cards: a second "
                "Develop and a second Settle are among them. Both consume cards or both explore cards may "
                "be combined.\n"
                "Each phase still happens once. Only if somebody took **both** Develop cards, or both "
                "Settle cards, there are two such phases, one after the other, and everybody may place in "
                "both. Whoever took both cards has the bonus in both; the other has it in the first, with "
                "one such card.\n"
                "What was placed in the first is at work in the second."
            ),
        ),
        (
            _("The deck"),
            _(
                "{deck} When the last card of the deck is drawn, the discards are shuffled at once and "
                "become the deck. Cards are discarded face down: you know only what you discarded "
                "yourself.\n"
                "Hands, the cards being looked at, and goods are hidden. Numbers of cards, empires and VP "
                "chips are open."
            ),
        ),
        (
            _("Common questions"),
            _(
                "**Does a card help in the phase it is placed in?** No, from the next phase on.\n"
                "**May I settle without having chosen Settle?** Yes, if anybody chose it. Only the bonus "
                "is theirs.\n"
                "**Can I pay with goods?** No, only with cards from your hand.\n"
                "**May I keep a good instead of spending it?** Not while one of your Consume powers can "
                "take it.\n"
                "**What if my Military is below 0?** It counts as it is: even defense 1 needs more.\n"
                "**May I place a thirteenth card?** Yes, in the last round.\n"
                "**Is there anything to decide in a phase I did not choose?** All but the bonus is the "
                "same for you."
            ),
        ),
    )
