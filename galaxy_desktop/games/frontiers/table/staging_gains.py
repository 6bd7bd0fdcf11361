"""Flights of credits, points, colonists and goals: from their cause to the counters."""

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.frontiers import events as happened
from galaxy_desktop.games.frontiers.box import PRODUCE, actions
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.goal_box import goal_picture
from galaxy_desktop.games.frontiers.table.staging_track import slide_all
from galaxy_desktop.ui.tabletop.flight import Pixel
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Staging, raise_points

FrontiersStaging = Staging[Board]
SIGN, MOST = 32, 5
GOAL = (220, 52)
HEARD = {"credits": "coins", "colonist": "cube_click"}
APART = 45


def cause_place(staging: FrontiersStaging, cause: str, seat: Seat) -> Pixel:
    """Return the place that a gain comes from: action tile, own tile with the power, else the player."""
    if cause in actions():
        return staging.place(item_id("action", cause))
    if staging.own(seat):
        spot = staging.after.sheet.spots.get(staging.after.own_id(cause)) or staging.after.sheet.spots.get(
            cause
        )
        if spot is not None:
            return spot.rect.center
    return staging.panel(seat)


def fly_credits(staging: FrontiersStaging, start: Pixel, seat: Seat, amount: int) -> None:
    """Send credits to the counter of a player, one coin for each up to `MOST`."""
    _fly_signs(staging, "credits", start, staging.place(item_id("credits", seat)), amount)


def _fly_signs(staging: FrontiersStaging, name: str, start: Pixel, goal: Pixel, amount: int) -> None:
    sign = staging.after.kit.sign(name, max(18, staging.after.px(SIGN)))
    for number in range(min(amount, MOST)):
        tween = staging.tween("good_used", "move", number * APART)
        staging.fly(tween, sign, start, goal, "vanishes", sound=HEARD[name])
    if amount > 0:
        staging.beat(90)


def credited(staging: FrontiersStaging, event: happened.CreditsGained) -> None:
    """Send credits from the tile that brings them."""
    fly_credits(staging, cause_place(staging, event.cause, event.seat), event.seat, event.amount)


def paid(staging: FrontiersStaging, event: happened.ProductionPaid) -> None:
    """Send credits to the colony that is paid for."""
    goal = cause_place(staging, event.colony, event.seat)
    _fly_signs(staging, "credits", staging.place(item_id("credits", event.seat)), goal, event.price)


def chips(staging: FrontiersStaging, event: happened.ChipsGained) -> None:
    """Raise points from the tile that brings them."""
    start = cause_place(staging, event.cause, event.seat)
    raise_points(staging, start, staging.place(item_id("chips", event.seat)), event.vp)


def colonists(staging: FrontiersStaging, event: happened.ColonistsGained) -> None:
    """Send colonists from the supply to a player."""
    goal = staging.place(item_id("colonists", event.seat))
    _fly_signs(staging, "colonist", staging.pile("supply"), goal, event.amount)


def credits_stocked(staging: FrontiersStaging, event: happened.CreditsStocked) -> None:
    """Send credits to the goals, for the stockpile."""
    start = staging.place(item_id("credits", event.seat))
    _fly_signs(staging, "credits", start, staging.place("goals"), event.amount)


def round_ended(staging: FrontiersStaging, event: happened.RoundEnded) -> None:
    """Drop the credits added to an idle Produce; slide all tiles and disks back."""
    slide_all(staging, event)
    produce = staging.after.sheet.places.get(item_id("action", PRODUCE))
    if event.added and produce is not None:
        _fly_signs(staging, "credits", (produce.centerx, 0), produce.center, event.added)


def end_triggered(staging: FrontiersStaging, event: happened.EndTriggered) -> None:
    """Send the sign of the end from the seat that caused it to the box of what comes next."""
    sign = staging.after.kit.sign("trophy", staging.after.px(2 * SIGN), staging.after.kit.theme.colour.credit)
    start = staging.panel(event.seat) if event.seat != NOBODY else staging.place("supply")
    staging.fly(staging.tween("points_gained", "move"), sign, start, staging.place("coming"), "vanishes")
    staging.beat(160)


def goals_looked_at(staging: FrontiersStaging, event: happened.GoalsLookedAt) -> None:
    """Send goals from the stack to a player; only those who look at them see their faces."""
    for goal in event.goals:
        _fly_goal(staging, goal, staging.place("goals"), staging.panel(event.seat))
    staging.beat(100)


def goal_kept(staging: FrontiersStaging, event: happened.GoalKept) -> None:
    """Send a goal from a player to the goals, where it is laid face down."""
    for goal in event.goals:
        _fly_goal(staging, goal, staging.panel(event.seat), staging.place("goals"))
    staging.beat(100)


def goal_turned_up(staging: FrontiersStaging, event: happened.GoalTurnedUp) -> None:
    """Send a goal that lay face down to those in play."""
    _fly_goal(staging, event.goal, staging.panel(event.seat), staging.place("goals"))
    staging.beat(140)


def _fly_goal(staging: FrontiersStaging, goal: str, start: Pixel, goes_to: Pixel) -> None:
    kit = staging.after.kit
    if goal == HIDDEN:
        picture = kit.sign("statistics", staging.after.px(2 * SIGN), kit.theme.colour.credit)
    else:
        picture = goal_picture(staging.after, goal, (staging.after.px(GOAL[0]), staging.after.px(GOAL[1])))
    staging.fly(staging.tween("card_slide", "move"), picture, start, goes_to, "vanishes", sound="card_flip")
