"""The flights of credits, points, colonists and goals: from what brings them to the counters."""

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.frontiers import events as happened
from galaxy_desktop.games.frontiers.box import PRODUCE, actions
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.goal_box import goal_picture
from galaxy_desktop.games.frontiers.table.staging_track import slide_all
from galaxy_desktop.ui.tabletop.flight import Place
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Stage, raise_points

FrontiersStage = Stage[Board]
SIGN, MOST = 32, 5
GOAL = (220, 52)
HEARD = {"credits": "coins", "colonist": "cube_click"}
APART = 45


def cause_place(stage: FrontiersStage, cause: str, seat: Seat) -> Place:
    """Where a gain comes from: the action tile, the own tile with the power, else the player."""
    if cause in actions():
        return stage.place(item_id("action", cause))
    if stage.own(seat):
        spot = stage.after.sheet.spots.get(stage.after.own_id(cause)) or stage.after.sheet.spots.get(cause)
        if spot is not None:
            return spot.rect.center
    return stage.panel(seat)


def fly_credits(stage: FrontiersStage, start: Place, seat: Seat, amount: int) -> None:
    """Credits go to the counter of a player, as many coins as credits up to a handful."""
    _fly_signs(stage, "credits", start, stage.place(item_id("credits", seat)), amount)


def _fly_signs(stage: FrontiersStage, name: str, start: Place, goal: Place, amount: int) -> None:
    sign = stage.after.kit.sign(name, max(18, stage.after.px(SIGN)))
    for number in range(min(amount, MOST)):
        tween = stage.tween("good_used", "move", number * APART)
        stage.fly(tween, sign, start, goal, "vanishes", sound=HEARD[name])
    if amount > 0:
        stage.beat(90)


def credited(stage: FrontiersStage, event: happened.CreditsGained) -> None:
    """Credits from the tile that brings them."""
    fly_credits(stage, cause_place(stage, event.cause, event.seat), event.seat, event.amount)


def paid(stage: FrontiersStage, event: happened.ProductionPaid) -> None:
    """Credits go to the colony that is paid for."""
    goal = cause_place(stage, event.colony, event.seat)
    _fly_signs(stage, "credits", stage.place(item_id("credits", event.seat)), goal, event.price)


def chips(stage: FrontiersStage, event: happened.ChipsGained) -> None:
    """Points rise from the tile that brings them."""
    start = cause_place(stage, event.cause, event.seat)
    raise_points(stage, start, stage.place(item_id("chips", event.seat)), event.vp)


def colonists(stage: FrontiersStage, event: happened.ColonistsGained) -> None:
    """Colonists come from the supply."""
    goal = stage.place(item_id("colonists", event.seat))
    _fly_signs(stage, "colonist", stage.pile("supply"), goal, event.amount)


def credits_stocked(stage: FrontiersStage, event: happened.CreditsStocked) -> None:
    """Credits go to the stockpile of their goal."""
    start = stage.place(item_id("credits", event.seat))
    _fly_signs(stage, "credits", start, stage.place("goals"), event.amount)


def round_ended(stage: FrontiersStage, event: happened.RoundEnded) -> None:
    """A credit drops onto an idle Produce; all tiles and disks slide back."""
    slide_all(stage, event)
    produce = stage.after.sheet.places.get(item_id("action", PRODUCE))
    if event.added and produce is not None:
        _fly_signs(stage, "credits", (produce.centerx, 0), produce.center, event.added)


def end_triggered(stage: FrontiersStage, event: happened.EndTriggered) -> None:
    """The sign of the end goes from whoever caused it to what comes next."""
    sign = stage.after.kit.sign("trophy", stage.after.px(2 * SIGN), stage.after.kit.theme.colour.credit)
    start = stage.panel(event.seat) if event.seat != NOBODY else stage.place("supply")
    stage.fly(stage.tween("points_gained", "move"), sign, start, stage.place("coming"), "vanishes")
    stage.beat(160)


def goals_looked_at(stage: FrontiersStage, event: happened.GoalsLookedAt) -> None:
    """Goals come from the stack, named only to whoever looks at them."""
    for goal in event.goals:
        _fly_goal(stage, goal, stage.place("goals"), stage.panel(event.seat))
    stage.beat(100)


def goal_kept(stage: FrontiersStage, event: happened.GoalKept) -> None:
    """A goal is laid face down."""
    for goal in event.goals:
        _fly_goal(stage, goal, stage.panel(event.seat), stage.place("goals"))
    stage.beat(100)


def goal_turned_up(stage: FrontiersStage, event: happened.GoalTurnedUp) -> None:
    """A goal that lay face down goes to those in play."""
    _fly_goal(stage, event.goal, stage.panel(event.seat), stage.place("goals"))
    stage.beat(140)


def _fly_goal(stage: FrontiersStage, goal: str, start: Place, goes_to: Place) -> None:
    kit = stage.after.kit
    if goal == HIDDEN:
        picture = kit.sign("statistics", stage.after.px(2 * SIGN), kit.theme.colour.credit)
    else:
        picture = goal_picture(stage.after, goal, (stage.after.px(GOAL[0]), stage.after.px(GOAL[1])))
    stage.fly(stage.tween("card_slide", "move"), picture, start, goes_to, "vanishes", sound="card_flip")
