"""Help pages on placing cards and exploring."""

from galaxy_desktop.engine.help import CARD_GROUP, HelpPage, page
from galaxy_desktop.games.jumpdrive.box import cards, survey_teams
from galaxy_desktop.games.jumpdrive.schema import Card
from galaxy_desktop.language import N_


def _team() -> Card:
    return cards()[survey_teams()[0]]


PAGES: tuple[HelpPage, ...] = (
    page(
        "placing",
        N_("Placing cards"),
        N_("Each round, you must choose one of these:"),
        N_("- **One development** {development_cost:3}: it costs **1** less."),
        N_(
            "- **One world** {civil_cost:3} {defense:3}: after you pay for it or conquer it, draw **1** card."
        ),
        N_("- **One development and one world:** pay the full cost of both and draw no card."),
        N_("- **No cards:** you [#explore]explore[/]. You may do this even if you could place a card."),
        N_("# Cost"),
        N_(
            "The number in a white circle or a diamond is the cost: discard that many cards from your hand. "
            "You can't pay with a card that you place this round."
        ),
        N_(
            "A **discount** from cards in your empire reduces a cost. All discounts that apply add up, but "
            "no cost is ever below **0**. An unused part of a discount doesn't reduce the cost of "
            "another card."
        ),
        N_("**Examples:** a development that gives a discount, and a world that you pay for."),
        CARD_GROUP,
        N_("# Order"),
        N_(
            "You place the development first, so it already helps you place a world in the same round. No "
            "card helps to place itself."
        ),
        N_(
            "You must conquer [#military]military worlds[/]. Some cards let you place [#convoys]two "
            "worlds[/] in a round."
        ),
    ),
    page(
        "military",
        N_("Military worlds"),
        N_(
            "A world with a red ring {defense:3} is a military world, and the number is its **defense**. "
            "You must conquer it: your Military {military} must equal its defense or be higher. You discard "
            "no cards."
        ),
        N_(
            "**General Military** works against every military world. Add up the Military icons {military} "
            "in your empire and the powers that give Military for each chromosome {chromosome}."
        ),
        N_(
            "**Military against some worlds** counts only when you conquer a world of that kind or with "
            "that keyword. Add it to your general Military."
        ),
        N_("Conquering a world doesn't use up Military for later rounds."),
        N_("# Paying instead"),
        N_(
            "**Contact Specialist** lets you pay for a military world instead of conquering it, for "
            "**1** less than its defense. Your discounts apply. You must still conquer Alien {alien} "
            "military worlds. A second Contact Specialist doesn't reduce the cost further."
        ),
        N_(
            "You may not combine the two ways: Military never reduces a cost, and discarding cards never "
            "adds Military. After you place it, the world is a military world again."
        ),
        N_(
            "**Examples:** a card with Military, a military world, and a card that lets you pay for "
            "military worlds."
        ),
        CARD_GROUP,
    ),
    page(
        "convoys",
        N_("Two worlds in one round"),
        N_(
            "**Colony Convoy:** if you pay for a world, you may pay for a second one, which costs **2** "
            "less. You must then discard Colony Convoy before scoring. You may use [#military]Contact "
            "Specialist[/] for either world or both."
        ),
        N_(
            "**Military Convoy:** if you conquer a world, you may conquer a second one. Military used on the "
            "first world doesn't count for the second, but Military from the first world itself does. You "
            "keep Military Convoy and may use it again in later rounds."
        ),
        N_("You must pay for both worlds or conquer both."),
        N_(
            "You may use a Convoy in the round you place it, or place another development along with the two "
            "worlds. You may never place a third world."
        ),
        N_(
            "The first world you choose is placed first and already helps you place the second. With "
            "Military Convoy, the order can decide whether you can conquer both."
        ),
        N_("If you place two worlds and no development, draw **1** card, not 2."),
    ),
    page(
        "survey",
        N_("Survey Team"),
        N_(
            "Once per game, you may place your Survey Team from the center instead of a development from "
            "your hand. It costs **{cost}**, or **1** less if you don't place a world with it."
        ),
        N_(
            "It counts as a development and adds **{eyes}** {explore}, **{strength}** {military} and "
            "**{earned}** income {card}. Place it early if you want to [#explore]explore[/] soon."
        ),
        cost=lambda: _team().price,
        eyes=lambda: _team().explore,
        strength=lambda: _team().military,
        earned=lambda: _team().income,
    ),
    page(
        "explore",
        N_("Explore"),
        N_("If you don't place a card, you explore with your Explore marker:"),
        N_("1. Count the explore icons {explore} in your empire, plus the **3** on the marker."),
        N_("2. Draw **2** cards more than you counted."),
        N_("3. Discard as many cards as you counted, old or new. Your hand grows by **2** cards."),
        N_("**Example:** with **2** explore icons in your empire, you draw **7** cards and discard **5**."),
        N_(
            "All players who explore draw before any of them discards. If the deck and the discard pile "
            "have too few cards, draw the remaining cards and discard **2** fewer than you drew."
        ),
        N_(
            "You score and draw income as usual. The marker isn't a card, and its icons count only in the "
            "round in which you explore."
        ),
    ),
)
"""Pages on the step Place and on Explore."""
