"""Texts of every question for the prompt bar; those about cards and conflicts are in `asks_cards`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from galaxy_desktop.engine.decisions import Compose, Decision, Option
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.engine.wording import NOTHING, Asking, AskRow, Wording, ask, ask_texts, cases
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.assured import AT_ONCE, assured
from galaxy_desktop.games.master.box import cards, figures, projects
from galaxy_desktop.games.master.moves import DONE, KEPT, CancelProject, PlaceBase, PlaceCube, Take, parse
from galaxy_desktop.games.master.placeable import placeable, placing
from galaxy_desktop.games.master.schema import ANY, CONFLICT, Condition
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.supply import CubeGain
from galaxy_desktop.games.master.words.asks_cards import CARD_QUESTIONS
from galaxy_desktop.games.master.words.effects import AbilityTrigger, effect_text, moment_text
from galaxy_desktop.games.master.words.names import cause_title, item, seat_title, wholes
from galaxy_desktop.games.master.words.terms import cube_list, cubes, some_cubes
from galaxy_desktop.language import N_, NN_, series

LINE, SHORT = 90, 40
"""Most characters of a list of names in a line, and of each list if two share the line."""
SOME_AND_MORE = N_("{some} and {n} more")
IDLE = N_("Full, but you can't implement more of that type: {names}.")

WINS = {
    AT_ONCE: N_("These cubes win the game."),
    "expansion": N_("With these cubes you can win by expansion this turn."),
    "domination": N_("With these cubes you can win by domination this turn."),
    "conquest": N_("With these cubes you can win by conquest this turn."),
}
"""Sentences about the win that an allocation leads to without luck."""


@dataclass(frozen=True, slots=True)
class Allocating(Asking):
    """The question of an allocation, with what follows from the moves made."""

    hand: Sequence[str]
    moves: Sequence[Option]
    done: Sequence[str]
    """Projects that the moves complete."""
    idle: Sequence[str]
    """Developments that they complete in vain."""
    wins: str
    """Victory that they lead to; empty if none is sure."""


def ask_text(view: MasterState, decision: Decision, chosen: Sequence[Option]) -> Ask:
    """Return the texts of the open question, given the options chosen so far."""
    if decision.topic != "allocate":
        return ask_texts(QUESTIONS, Asking(view, decision, chosen))
    asking = _allocating(view, decision, tuple(chosen))
    found = ask_texts(QUESTIONS, asking)
    more = [WINS[asking.wins].read()] if asking.wins else []
    if asking.idle:
        more.append(IDLE.read().format(names=_some([item(id_) for id_ in asking.idle], SHORT)))
    return replace(found, line=" ".join(filter(None, (found.line, *more)))) if more else found


def _allocating(view: MasterState, decision: Decision, made: tuple[Option, ...]) -> Allocating:
    composer = decision.composer if isinstance(decision, Compose) else None
    assert isinstance(composer, Allocation)
    hand, moves = composer.desk(made).hand, composer.moves(made)
    ready, idle = composer.ready(made), composer.idle(made)
    wins = assured(view, view.seat, made) if ready or any(map(_fights, made)) else ""
    return Allocating(view, decision, made, hand, moves, ready, idle, wins)


@lru_cache(KEPT)
def _fights(option: Option) -> bool:
    """Return whether a move places a cube in a conflict."""
    move = parse(option)
    place = move.spot.place if isinstance(move, PlaceCube) else ""
    return place in projects() and projects()[place].kind == CONFLICT


def _hand(a: Allocating) -> Sequence[str]:
    return a.hand


def _places(a: Allocating) -> list[Option]:
    """Return the moves that place a cube; the others cancel a project."""
    return placing(a.moves)


def _can_place(a: Allocating) -> bool:
    """Return whether one more cube of the hand can be placed."""
    return bool(_places(a))


def _may_only_cancel(a: Allocating) -> bool:
    """Return whether nothing is chosen yet and no cube has a place, but a black one may cancel a project."""
    return bool(a.moves) and not a.chosen and not _can_place(a)


def _is_open(a: Allocating) -> bool:
    return _can_place(a) or _may_only_cancel(a)


def _placeable(a: Allocating) -> int:
    """Return how many cubes of the hand find a place."""
    return placeable(a.decision.composer, tuple(a.chosen), a.hand)


def _can_cancel(a: Allocating) -> bool:
    return any(isinstance(parse(move), CancelProject) for move in a.moves)


def _done(a: Allocating) -> Sequence[str]:
    return a.done


def _idle(a: Allocating) -> Sequence[str]:
    return a.idle


def _done_names(a: Allocating) -> str:
    return _some(wholes(a.done), SHORT if a.idle or a.wins else LINE)


def _some(names: Sequence[str], most: int) -> str:
    """Return the first names of a list, as many as fit into a number of characters, without repetition."""
    unique = list(dict.fromkeys(names))
    shown = max(n for n in range(1, len(unique) + 1) if n == 1 or len(series(unique[:n])) <= most)
    if shown == len(unique):
        return listed(unique)
    return SOME_AND_MORE.read().format(some=series(unique[:shown]), n=len(unique) - shown)


RETURN = NN_("Return {left} cube to your bag", "Return {left} cubes to your bag", "left")
ALLOCATE = ask(
    cases((_hand, N_("Allocate your cubes")), otherwise=N_("Allocate: confirm your cubes")),
    cases(
        (_done, N_("Complete: {done}.")),
        (
            _may_only_cancel,
            N_("In hand: {hand}. You can only cancel a project with a black cube."),
        ),
        (_can_cancel, N_("In hand: {hand}. A black cube can also cancel a project.")),
        (
            lambda a: bool(a.hand and a.chosen),
            N_("In hand: {hand}. Choose a placed cube to return it to your hand."),
        ),
        (_hand, N_("In hand: {hand}.")),
        (_idle, NOTHING),
        otherwise=N_("These cubes complete no project. Cubes you placed remain for later turns."),
    ),
    cases(
        (
            lambda a: _can_place(a) and not a.chosen,
            NN_("Place {n} cube", "Place {n} cubes", "n"),
        ),
        (_can_place, NN_("Place {n} more cube", "Place {n} more cubes", "n")),
        (_may_only_cancel, N_("Choose a project")),
        (_hand, RETURN),
        otherwise=N_("Done"),
    ),
    cases((_is_open, RETURN), otherwise=NOTHING),
    unfinished=_is_open,
    loss=cases(
        (_can_place, N_("You can still place cubes. Cubes you don't place return to your bag.")),
        otherwise=NOTHING,
    ),
    done=_done_names,
    hand=lambda a: cube_list(a.hand),
    left=lambda a: len(a.hand),
    n=_placeable,
)


def _places_only(a: Asking) -> bool:
    return DONE in a.decision.options()


def _may_place(a: Asking) -> bool:
    return any(isinstance(parse(option), PlaceBase) for option in a.decision.options())


def _chosen(a: Asking) -> bool:
    return bool(a.chosen)


def _skips(a: Asking) -> bool:
    return _places_only(a) and not a.chosen


def _takes_route(a: Asking) -> bool:
    move = parse(a.chosen[0])
    return isinstance(move, Take) and move.id in star_map().tracks


REWARDS = ask(
    cases(
        (_places_only, N_("Rewards: place a constructed base")),
        otherwise=N_("Rewards: choose the next one"),
    ),
    cases(
        (
            _places_only,
            N_("You draw a leader (first base in a system), a conflict (second) or a government (third)."),
        ),
        (
            _may_place,
            N_("You must take every reward, in any order. You may place bases before or after any of them."),
        ),
        otherwise=N_("You must take every reward; choose the order."),
    ),
    cases(
        (_skips, N_("Choose a system")),
        (lambda a: not a.chosen, N_("Choose a reward")),
        (
            lambda a: isinstance(parse(a.chosen[0]), PlaceBase),
            N_("Place a base in {system}"),
        ),
        (_takes_route, N_("Complete this route")),
        (lambda a: isinstance(parse(a.chosen[0]), Take), N_("Take this reward")),
        otherwise=N_("Done"),
    ),
    N_("Skip"),
    second_step=DONE,
    system=lambda a: item(_system_of(a.chosen[0])),
)


def _system_of(option: Option) -> str:
    move = parse(option)
    assert isinstance(move, PlaceBase)
    return move.system


def _moment(a: Asking) -> str:
    return moment_text(a.decision.about, AbilityTrigger(Condition()))


def _ability(a: Asking) -> str:
    """Return the sentences of the abilities of a card, without the passive ones."""
    abilities = [ability for ability in cards()[a.decision.about].abilities if ability.when != "passive"]
    return " ".join(effect_text(effect) for ability in abilities for effect in ability.effects)


def _gained(a: Asking) -> int:
    composer = a.decision.composer
    assert isinstance(composer, CubeGain)
    return min(composer.count, sum(composer.stock))


def _drafts_last(a: Asking) -> bool:
    """Return whether all others have chosen their species already."""
    return len(a.decision.options()) == figures().draft_extra + 1


QUESTIONS: Wording[AskRow] = Wording(
    rows={
        "corner": ask(
            N_("Setup: choose your starting system"),
            N_("You place your first base there. You have its symbol as long as you hold this system."),
            cases((_chosen, N_("Start in {choice}")), otherwise=N_("Choose a system")),
        ),
        "draft": ask(
            N_("Setup: choose your species"),
            cases(
                (
                    _drafts_last,
                    N_(
                        "The others return to the deck. Starting systems are chosen next, in reverse order: "
                        "you go first."
                    ),
                ),
                otherwise=N_(
                    "Players after you choose from the rest. Starting systems are chosen afterward, in "
                    "reverse order."
                ),
            ),
            cases((_chosen, N_("Choose {choice}")), otherwise=N_("Choose a species")),
        ),
        "allocate": ALLOCATE,
        "rewards": REWARDS,
        "base_from": ask(
            N_("{about}: choose which base to place"),
            N_("The project it comes from can then construct another base."),
            cases((_chosen, N_("Place this base")), otherwise=N_("Choose a base")),
        ),
        "order": ask(
            N_("Abilities: choose the order"),
            N_("{moment} **{n}** of your abilities apply. Choose them in the order you want."),
            cases(
                (lambda a: len(a.chosen) < len(a.decision.items), N_("Choose the next ability")),
                otherwise=N_("Use in this order"),
            ),
            moment=_moment,
            n=lambda a: len(a.decision.items),
        ),
        "may": ask(N_("Use {about}?"), N_("{ability}"), N_("Use this ability"), N_("Skip"), ability=_ability),
        "choose": ask(
            N_("{about}: choose one effect"),
            N_("You must carry it out completely."),
            cases((_chosen, N_("Use this effect")), otherwise=N_("Choose an effect")),
        ),
        "colours": ask(
            NN_("{cause}: gain {n} cube", "{cause}: gain {n} cubes"),
            cases(
                (_chosen, N_("From the reserve to your bag: {gained}.")),
                otherwise=N_("From the reserve to your bag: {some}."),
            ),
            cases(
                (
                    lambda a: not a.chosen,
                    NN_("Choose {left} cube", "Choose {left} cubes", "left"),
                ),
                (
                    lambda a: len(a.chosen) < _gained(a),
                    NN_("Choose {left} more cube", "Choose {left} more cubes", "left"),
                ),
                otherwise=NN_("Gain {n} cube", "Gain {n} cubes"),
            ),
            cause=lambda a: cause_title(a.decision.about),
            n=_gained,
            left=lambda a: _gained(a) - len(a.chosen),
            gained=lambda a: cube_list(a.chosen),
            some=lambda a: cubes(_gained(a), ANY),
        ),
        "swap": ask(
            N_("{about}: swap cubes"),
            N_(
                "Up to {most} from your bag for another color from the reserve. "
                "Choose the cube you give first."
            ),
            cases(
                (_chosen, NN_("Swap {n} cube", "Swap {n} cubes")),
                otherwise=N_("Choose a cube to give"),
            ),
            N_("Skip"),
            most=lambda a: some_cubes(a.decision.composer.count),
            n=lambda a: len(a.chosen),
        ),
        "add": ask(
            N_("{about}: fill a slot"),
            N_("The cube has the color of the slot. A project completed this way gives its reward at once."),
            cases((_chosen, N_("Fill this slot")), otherwise=N_("Choose a slot")),
        ),
        "steal": ask(
            cases(
                (lambda a: a.decision.about == "spoils", N_("Spoils: take a cube")),
                otherwise=N_("{about}: steal a cube"),
            ),
            N_("It moves to your bag. A development or agenda that loses a cube stops working."),
            cases((_chosen, N_("Take this cube")), otherwise=N_("Choose a cube")),
        ),
        "return": ask(
            N_("{about}: return a cube"),
            N_("It returns to its owner's bag; from a starred slot it moves to the reserve."),
            cases((_chosen, N_("Return this cube")), otherwise=N_("Choose a cube")),
        ),
        "project": ask(
            N_("{about}: choose a project to clear"),
            N_("All its cubes return to your bag; those in starred slots move to the reserve."),
            cases((_chosen, N_("Clear this project")), otherwise=N_("Choose a project")),
        ),
        "darken": ask(
            N_("{about}: choose a system for the black hole"),
            N_(
                "Cubes on its planets move to the reserve. Routes there are removed, and conflicts there "
                "are canceled."
            ),
            cases((_chosen, N_("Cover {choice}")), otherwise=N_("Choose a system")),
        ),
        "lighten": ask(
            N_("{about}: choose a black hole to remove"),
            N_("The system becomes neutral again, with empty planets."),
            cases((_chosen, N_("Uncover {choice}")), otherwise=N_("Choose a system")),
        ),
        "system": ask(
            N_("{about}: choose where to place a base"),
            N_(
                "It needs no route. You draw a leader for your first base there, a conflict for the "
                "second, or a government for the third."
            ),
            cases((_chosen, N_("Place a base in {choice}")), otherwise=N_("Choose a system")),
        ),
        "victim": ask(
            N_("{about}: choose who skips a turn"),
            N_("A black-hole token on their species card marks each turn they must skip."),
            cases((_chosen, N_("Choose {player}")), otherwise=N_("Choose an opponent")),
            player=lambda a: seat_title(a.view, int(a.chosen[0])),
        ),
        **CARD_QUESTIONS,
    },
    values={
        "about": lambda a: item(a.decision.about),
        "choice": lambda a: item(a.chosen[0]),
    },
)
"""The row of each topic."""
