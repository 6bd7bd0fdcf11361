"""Questions as they are put to the processes in which bots think, and the answers."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from galaxy_desktop.ai.appraise import Review, hearing_of
from galaxy_desktop.ai.arena import Lookup
from galaxy_desktop.ai.bot import Budget, Playbook, budget_of
from galaxy_desktop.ai.explain import explain, trials_of
from galaxy_desktop.ai.levels import RANDOM, bot_of, playbook_for
from galaxy_desktop.ai.program_bot import Programs
from galaxy_desktop.ai.programs import Program, ProgramError, program_of
from galaxy_desktop.ai.samples import Mate, Sampler
from galaxy_desktop.ai.search import SearchBot
from galaxy_desktop.engine.codec import encode, frozen
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice


@dataclass(frozen=True, slots=True)
class Request:
    """A question for a bot: the seat with its view, the level, and the seed of the bot's random numbers.

    A level that names a program comes with its `command`, which is empty if there is no such program here.
    """

    game: str
    level: str
    seat: int
    seed: int
    view: Any
    """The state as `Game.encode` returns it."""
    reached: Collection[str] | None = None
    """Goals reached in earlier games, in a game of a campaign; None outside of one."""
    reasons: bool = False
    """True for a judgement of all good answers, as `Judgement.plain` returns it, instead of one answer."""
    style: str = ""
    """Style of play of the bot; empty for none."""
    seconds: float = inf
    """Most seconds that the bot may think."""
    command: Sequence[str] = ()
    folder: str = ""
    table: int = 0
    """Number that tells the table from others: a program is started anew for each."""
    review: Review | None = None
    """An answer that was given, to be judged in a `Verdict`, as plain data; None if an answer is wanted."""

    def is_long(self) -> bool:
        """Return whether many answers may have to be tried for it."""
        return self.seconds < inf or self.reasons or self.review is not None


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """A request with what its game, its level and its view are; it knows no more than the request holds."""

    request: Request
    game: Game[Any]
    playbook: Playbook[Any] | None
    view: Any
    decision: Decision
    budget: Budget

    @property
    def searching(self) -> Playbook[Any] | None:
        """Playbook with which answers are judged; None if the level or the game has none."""
        return None if self.request.level == RANDOM else self.playbook

    def sampler(self) -> Sampler | None:
        """Return what tries answers, the same in every process; None if none is tried."""
        dice = Dice(self.request.seed)
        if (playbook := self.searching) is None:
            return None
        if self.request.reasons:
            return trials_of(self.game, playbook, self.view, dice, self.budget)
        if self.request.review is not None:
            review = self.request.review
            return hearing_of(self.game, playbook, self.view, self.decision, review, dice, self.budget)
        bot = bot_of(self.request.level, self.game, playbook, self.request.style)
        if not isinstance(bot, SearchBot):
            return None
        return bot.prepared(self.view, self.decision, dice, self.budget)[1]


def opened(
    request: Request, lookup: Lookup, bell: Callable[[], bool], mate: Mate | None = None
) -> OpenRequest:
    """Return a request with what its words and data stand for."""
    game, playbook = lookup(request.game)
    playbook = playbook_for(playbook, request.reached)
    view = game.decode(request.view)
    view.viewer = request.seat
    decision = open_asks(game.guess(view, Dice(request.seed)))[request.seat]
    view.asking = {request.seat: decision}
    seconds = inf if request.reasons else request.seconds
    if request.review is not None:
        budget = Budget(0, bell, request.review.seconds, mate)
    else:
        budget = budget_of(playbook, decision, bell, seconds, mate)
    return OpenRequest(request, game, playbook, view, decision, budget)


def think(
    request: Request,
    lookup: Lookup,
    bell: Callable[[], bool],
    programs: Programs | None = None,
    mate: Mate | None = None,
) -> Answer:
    """Return the bot's answer, or its judgement of one or all; it sees no more than the request holds.

    A mate tries answers of the same request. For a program that fails return what `Trouble.plain` returns.
    """
    one = opened(request, lookup, bell, mate)
    game, view, decision, budget, dice = one.game, one.view, one.decision, one.budget, Dice(request.seed)
    if one.searching is not None and request.reasons:
        return explain(game, one.searching, view, decision, dice, budget).plain()
    if one.searching is not None and request.review is not None:
        return encode(hearing_of(game, one.searching, view, decision, request.review, dice, budget).verdict())
    if programs is not None and (name := program_of(request.level)):
        program = Program(name, tuple(request.command), request.folder)
        try:
            return programs.choose(program, request.table, game, view, decision, dice, budget)
        except ProgramError as error:
            return error.trouble.plain()
    return bot_of(request.level, game, one.playbook, request.style).choose(view, decision, dice, budget)


def read_request(data: dict[str, Any]) -> Request:
    """Return a request of the fields that `asdict` makes of one, after their way through JSON."""
    plain = data["review"]
    review = None if plain is None else Review(**{name: frozen(one) for name, one in plain.items()})
    return Request(**{**data, "review": review})
