"""Pages of the rules about reading cards."""

from galaxy_desktop.language import gettext as _

Page = tuple[str, str]


def card_pages() -> tuple[Page, ...]:
    """Return the pages that explain a card and the signs on it."""
    return (
        (
            _("Reading the cards"),
            _(
                "**Upper left:** what it takes to place the card. {civil_cost:3} a world's cost, "
                "{defense:3} a world's defense, {development_cost:3} a development's cost, in cards to "
                "discard.\n"
                "**Upper right:** {points:2} the VP it is worth at the end; {points:?} means that a table "
                "at the foot of the card says what counts.\n"
                "**The kind** of a world stands by its picture: a full ring is a production world, a "
                "dashed ring a windfall world. Gray worlds have none.\n"
                "**Below the name** are its powers, each behind the phase in which it works: {phase:I} "
                "{phase:II} {phase:III} {phase:$} {phase:IV} {phase:V}. Powers behind {phase:$} work "
                "whenever you sell a good.\n"
                "Words such as rebel or alien have no power of their own; other cards speak of them."
            ),
        ),
        (
            _("Signs"),
            _(
                "{novelty} {rare} {genes} {alien} a good or a world of that kind; {any_good} a good of any "
                "kind\n"
                "{points} victory points\n"
                "{card} cards to draw\n"
                "{military} Military; with a number, what a card adds or takes away\n"
                "{explore} cards to look at in Explore\n"
                "{hand} cards in hand\n"
                "{produce} puts a good on a world\n"
                "{trade} sells a good\n"
                "{consume} spends goods\n"
                "{discard_for_effect} the card is discarded for its effect\n"
                "{start} a start world\n"
                "{tag_rebel} {tag_alien} {tag_imperium} {tag_uplift} {tag_terraforming} words that other "
                "cards speak of"
            ),
        ),
    )
