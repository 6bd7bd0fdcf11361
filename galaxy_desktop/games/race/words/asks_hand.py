"""Texts of the questions about start worlds, actions and cards of the hand."""

from collections.abc import Mapping

from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.engine.wording import Asking, AskRow, Cases, ask, cases, least, missing, offered
from galaxy_desktop.games.race.moves import Actions
from galaxy_desktop.games.race.words.question import CHOOSE_CARDS, choose_cards, chosen_way, seat_of
from galaxy_desktop.games.race.words.terms import action, item
from galaxy_desktop.language import N_, NN_


def _start_world(a: Asking) -> str:
    return item(a.view.players[seat_of(a.view)].start)


def _hand_after(a: Asking) -> str:
    return cards_text(len(a.view.players[seat_of(a.view)].hand) + least(a))


def _cost(a: Asking) -> str:
    return cards_text(a.decision.ways[0].cost)


def _two_actions(a: Asking) -> bool:
    return bool(a.decision.parts)


def _lacks_one(a: Asking) -> bool:
    return _two_actions(a) and len(a.chosen) == 1


def _start_missing(a: Asking) -> int:
    return int(a.decision.ways[0].cost) - (len(a.chosen) - len(chosen_way(a)))


def _chosen_world(a: Asking) -> str:
    return item(chosen_way(a)[0])


_CHOOSE = cases(
    (_lacks_one, N_("Choose another action")),
    (lambda a: bool(a.chosen), N_("Choose {action}")),
    (_two_actions, N_("Choose two actions")),
    otherwise=N_("Choose an action"),
)
_SECRET = N_("Choices are secret. Everyone plays each chosen phase. Only players who chose it get its bonus.")

QUESTIONS: Mapping[str, AskRow | Cases[AskRow]] = {
    "opening": ask(
        NN_("Setup: discard {n} card", "Setup: discard {n} cards"),
        N_("You keep {kept}. Your start world is {world}."),
        cases((missing, CHOOSE_CARDS), otherwise=NN_("Discard {n} card", "Discard {n} cards")),
        n=least,
        kept=lambda a: cards_text(offered(a) - least(a)),
        world=_start_world,
    ),
    "start": ask(
        cases((chosen_way, N_("Setup: start with {world}")), otherwise=N_("Setup: choose a start world")),
        N_("Choose a start world and {cost} to discard. You also discard the other start world."),
        cases(
            (lambda a: not chosen_way(a), N_("Choose a world")),
            (lambda a: _start_missing(a) > 0, choose_cards(lambda a: len(a.chosen) == len(chosen_way(a)))),
            otherwise=N_("Start with {world}"),
        ),
        cost=_cost,
        missing=_start_missing,
        world=_chosen_world,
    ),
    "action": ask(
        _CHOOSE,
        _SECRET,
        _CHOOSE,
        action=lambda a: action(Actions(a.chosen).option),
    ),
    "keep": ask(
        N_("Explore: keep {n} of {offered}"),
        NN_(
            "You discard the other card. You'll have {hand} in hand.",
            "You discard the other {rest} cards. You'll have {hand} in hand.",
            "rest",
        ),
        cases(
            (missing, CHOOSE_CARDS),
            (lambda a: len(a.chosen) == 1, N_("Keep {card}")),
            otherwise=N_("Keep {n} cards"),
        ),
        n=least,
        offered=offered,
        rest=lambda a: offered(a) - least(a),
        hand=_hand_after,
        card=lambda a: item(a.chosen[0]),
    ),
    "limit": ask(
        NN_("Hand limit: discard {n} card", "Hand limit: discard {n} cards"),
        N_("You have {hand} in hand; the limit at the end of a round is **{limit}**."),
        cases((missing, CHOOSE_CARDS), otherwise=NN_("Discard {n} card", "Discard {n} cards")),
        n=least,
        hand=lambda a: cards_text(offered(a)),
        limit=lambda a: offered(a) - least(a),
    ),
}
"""The row of each topic."""
