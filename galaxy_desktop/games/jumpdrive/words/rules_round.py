"""Help pages on the course of the game: setup, round, scoring, end, deck."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.language import N_

FIRST_GAME = page(
    "first_game",
    N_("Your first game in two minutes"),
    N_(
        "**Goal:** have the most VP {points}. Every card in your empire scores again each round, so a "
        "card you place early scores many times."
    ),
    N_(
        "**A round:** each player secretly chooses a development, a world, or both to [#placing]place[/], "
        "or [#explore]explores[/] for more cards instead. Then each player [#scoring]scores[/] and draws "
        "cards as income."
    ),
    N_(
        "**What to click:** click a card in your hand, or your [#survey]Survey Team[/], to "
        "place it. Click the Pay button, then the cards you discard to pay. Hover over a "
        "dimmed card to see why you can't place it."
    ),
    N_(
        "**The end:** the [#end]game ends[/] after a scoring in which any player has **50** VP "
        "or more. That usually takes 6 or 7 rounds. A [#solitaire]solitaire game[/] always has "
        "**7**."
    ),
    N_("# Two tips"),
    N_("- In rounds 1 to 3, place cheap cards that give income {card}."),
    N_("- From about round 4, place cards that score VP. The last rounds score the most."),
    N_("Look up any term in the [#index]index[/]."),
)

SETUP = page(
    "setup",
    N_("Setup"),
    N_("Each player is dealt **7** cards, keeps **5** of them and discards the other **2** face down."),
    N_(
        "**First game:** with this setup, each player instead receives one of **4** preset hands of "
        "**5** cards, chosen at random. The cards of each hand work well together. Unused hands are "
        "shuffled into the [#deck]deck[/]."
    ),
    N_("Each player has one [#survey]Survey Team[/] in the center. All empires start empty."),
)

ROUND = page(
    "round",
    N_("A round"),
    N_("A round has 7 steps. All players finish each step before the next one begins."),
    N_(
        "1. **Place.** Each player secretly chooses the cards to [#placing]place[/] and the cards to pay "
        "with, or chooses to [#explore]explore[/]. All choices are revealed at once, then cards are placed "
        "and paid for."
    ),
    N_(
        "2. **Draw.** Each player who explored draws, then discards. Each player who placed one or more "
        "worlds but no development draws **1** card."
    ),
    N_("3. **Pass.** [#propaganda]War Propaganda[/] may move to another empire."),
    N_("4. **Score.** Each player [#scoring]scores[/] the VP {points} of all cards in their empire."),
    N_("5. **Game end.** If any player has **50** VP or more, the [#end]game is over[/]."),
    N_("6. **Income.** Each player draws as many cards as their [#scoring]income[/] {card}."),
    N_(
        "7. **Hand limit.** The hand limit is **10**: each player with more cards in hand must discard down "
        "to **10**. It applies only in this step."
    ),
)

SCORING = page(
    "scoring",
    N_("Scoring and income"),
    N_(
        "Each round, every card in your empire scores its VP {points} and gives its income {card}. Your "
        "income is the number of cards you draw after scoring."
    ),
    N_("A card with a **+** [#reading]at the bottom[/] has a **bonus** that adds VP or income:"),
    N_("- **For each:** count every such card or icon, including the card with the bonus if it matches."),
    N_("- **With:** you receive the bonus once, no matter how many such cards you have."),
    N_("- **One opponent:** count only the empire of one opponent. The best one is chosen for you."),
    N_("- **An opponent has:** you receive the bonus once if any opponent has such a card."),
    N_("**Examples:** three cards with bonuses."),
    CARD_GROUP,
    N_(
        "Each copy of a card scores separately. [#military]Military worlds[/] count for bonuses for their "
        "kind."
    ),
    N_(
        "A bonus for Military counts only [#military]general Military[/]. The Explore marker never counts "
        "for a bonus."
    ),
    N_("VP, income and the size of an empire have no limit."),
)

PROPAGANDA = page(
    "propaganda",
    N_("War Propaganda and Trade Pact"),
    N_("# War Propaganda"),
    N_(
        "Before each scoring, War Propaganda moves to the empire with the most [#military]general "
        "Military[/]. On a tie for the most, it doesn't move."
    ),
    N_(
        "War Propaganda adds to the Military of its owner. If both copies are in play, compare Military "
        "once, then move both at the same time."
    ),
    N_("The player who receives it pays no cost and draws no card for it."),
    N_("# Trade Pact"),
    N_(
        "You may place Trade Pact only if your general Military is **0** or Contact Specialist is "
        "already in your empire. Military against only some worlds doesn't count."
    ),
    N_(
        "You may have only **1** Trade Pact. You keep it even if you gain Military later. It gives more "
        "income if an opponent also has one."
    ),
)

END = page(
    "end",
    N_("Game end"),
    N_(
        "The game ends after a scoring in which any player has **50** VP or more. No one draws income in "
        "that round. The player with the most VP {points} wins."
    ),
    N_(
        "**Tiebreaker:** the tied player with the highest total of cards in hand plus income of the last "
        "round wins. If players are still tied, they share the victory."
    ),
    N_("A [#solitaire]solitaire game[/] ends after **7** rounds instead."),
)

DECK = page(
    "deck",
    N_("The deck"),
    N_(
        "{deck} When a player must draw and the deck is empty, the discard pile is shuffled to form a new "
        "deck. If both are empty, no more cards are drawn. Cards are always discarded face down."
    ),
    N_(
        "**Order of draws:** cards for exploring and for worlds are drawn clockwise, starting at the "
        "dealer's left. The dealer draws last. The dealer is the player in the first seat."
    ),
    N_(
        "**Order of income:** the player with the most VP draws first, then the other players "
        "clockwise. If players are tied for the most, the tied player closest clockwise from the "
        "dealer draws first; the dealer counts as the farthest away."
    ),
    N_("Hands and the deck are secret. Empires, VP and the number of cards in each hand are public."),
)
