"""Weights of the bot's judgement, in cubes placed unless said otherwise; found by play."""

from collections.abc import Mapping
from types import MappingProxyType

from galaxy_desktop.games.master.victory import CONQUEST, DOMINATION
from galaxy_desktop.games.master.victory import EXPANSION as BY_BASES

RATE = 0.85
"""Share of a turn's cubes that are not black which is of use to one plan."""
TURNS_PER_BASE = 2.2
"""Fewest turns that one base project takes for a base."""
DEVELOPMENT = 8.5
"""Cubes for a symbol by a development yet to be drawn; each further one costs `FURTHER` more."""
FURTHER = 1.0
CONFLICT_SYMBOL = 2.0
"""Cubes, waiting included, for the symbol of a conflict that is still in the row."""
CAPTURE = 6.0
"""Cubes, waiting included, for taking a system with a conflict that can do so."""
CLAIM = 6.0
"""Cubes, waiting included, for taking a neutral system with a conflict."""
FIGHTING = 0.6
"""Contribution of a conflict to bringing bases, relative to a base project."""
ENGINE = 6.0
"""Worth of the first conflict to a seat that wants bases: won against nobody, it can be placed again."""
NO_CARD = 6.0
"""Additional cubes if there is no such conflict in the row yet."""
ROOM = 1.5
"""Cubes on routes for each base that cannot be placed yet."""

FOCUS = 1.6
"""Turns by which a plan has to be slower to count 1/e as much."""

PATIENCE = 5.0
"""Turns until a victory at which its prospect has fallen to 1/e."""

LEANING: Mapping[str, float] = MappingProxyType({DOMINATION: 0.0, BY_BASES: 5.0, CONQUEST: 9.0})
"""Turns subtracted from the plans of a victory when they are weighed, in favour of bolder plans."""

SYMBOL = 8.0
SYMBOL_ANYWAY = 0.8
BASE = 3.0
EXPANSION = 7.0
NEARLY = 1.5
"""Factor for the last step but one of a plan."""
WIN = 40.0
"""Worth of the last step of a plan."""
WON = 80.0
"""Worth of taking that step in this very turn, beyond that."""
PLANET = 1.2
"""Worth of a planet to settle, in cubes for the bag."""
CORNER = 8.0
CUBE = 0.35
"""Worth of one more cube in the bag."""
CONVEX = 1.25
"""Exponent of the share of a project that is filled: above 1, the last cubes are worth most."""
CLAIM_SHARE = 0.45
"""Share of a new system's worth that is due to the route there; the rest is due to the base."""
OUTDONE = 0.6
HAND_SHARE = 0.5
"""Share of its worth that a development has before a cube lies on it."""

POLITICS: Mapping[int, float] = MappingProxyType({1: 1.0, 2: 1.5, 3: 2.5})
"""Worth of the politics card for the first, second and third base or development."""
VERBS: Mapping[str, float] = MappingProxyType(
    {
        "draw_card": 1.5,
        "gain_cubes": 0.6,
        "steal_cubes": 1.0,
        "return_cubes": 0.8,
        "swap_cubes": 0.3,
        "add_cubes": 0.9,
        "draw_cubes": 7.0,
        "place_base": 5.0,
        "extra_turn": 2.5,
        "skip_turn": 2.5,
        "cancel_conflict": 0.5,
        "take_card": 1.5,
        "destroy_card": 1.0,
        "place_black_hole": 0.3,
        "remove_black_hole": 0.3,
        "substitute": 1.5,
        "discount": 3.0,
        "guard": 1.2,
        "card_limit": 0.6,
        "settle_bonus": 1.0,
        "spare_losses": 0.2,
        "draw_choice": 0.6,
        "conflict_edge": 1.5,
        "free_reinforce": 2.0,
    }
)
"""Worth of each verb once its card works."""
DISCOUNT_BASE = 3.0
OWN_SKIP = -3.0
UNPOWERED = 0.35
TRIGGERED: Mapping[str, float] = MappingProxyType(
    {
        "turn_start": 1.0,
        "turn_end": 2.0,
        "settled": 1.5,
        "route_done": 1.2,
        "base_placed": 1.5,
        "card_gained": 1.5,
        "implemented": 1.0,
        "covert_done": 1.0,
        "conflict_begun": 0.8,
        "conflict_won": 0.8,
        "robbed": 0.6,
    }
)
"""Factor for how often an ability of each trigger is used."""

BASE_SHARE = 0.55
"""Share of a base's worth that is due to constructing it, if it can be placed."""
HOPED = 0.65
"""Factor for a base if the route to its place is still to be laid."""
WASTED = -1.0
SATURATION = (1.0, 0.85, 0.6, 0.35, 0.2)
"""Factor for one more development, indexed by the number that wait in the row."""
DRAWN = 0.75
"""Share of the worth of a card that is due to drawing it."""
LEADER = 0.6
SPOIL = 0.7
SECOND_BASE = 5.0
AGENDA_SHARE = 0.5
FRONT = 0.6
"""Share of the worth of a conflict that is due to having the card."""
HOLD_NEUTRAL, HOLD_RIVAL = 0.9, 0.55
"""Chance of keeping the symbol of a conflict, against nobody and against a rival."""
CLAIM_BY_CONFLICT = 0.5
TEMPO = 0.3
"""Share of the worth of a broken project that its owner loses: about a turn."""
AGGRESSION = (0.0, 0.0, 1.0, 0.55, 0.4)
"""Share of a rival's loss that is one's own gain, indexed by the number of players."""
THREAT_TURNS = 5.0
"""Turns to win below which a rival is worth more to hold back."""
STAYS, LENT = 0.8, 0.25
"""Share of a cube that is used up on a project: on those whose cubes stay, and on the others."""
ACTIVE = 4.0
"""Loss with an active project that is cancelled, beside its symbols."""
UNREST = 4.0
"""Bonus for breaking up projects, per round of turns in which no cube was placed."""
DEARTH = 8.0
"""Bonus for breaking up one project, or discarding a card, to a seat with nothing but black cubes."""
PLENTY = 20
"""Number of cubes in the bag that are not black at which one more has its plain worth."""
LEAST_THIRST, MOST_THIRST = 0.5, 5.0
"""Least and greatest factor for the worth of a cube."""
THIRST = 1.0
"""Demand for each colour beside that of the projects there are."""
SETTLED = 0.3
CANCEL_COST = 0.4
LATE = 35
"""Round of turns from which standing still is worse and worse."""
