"""Triggers of abilities, and the use of abilities (page 17)."""

from galaxy_desktop.engine.decisions import Confirm, Order, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.spared import Spared
from galaxy_desktop.games.master.actions import is_possible, steps_of
from galaxy_desktop.games.master.box import cards, members
from galaxy_desktop.games.master.card_events import AbilityUsed
from galaxy_desktop.games.master.moves import Numbered, numbered
from galaxy_desktop.games.master.needless import spared_order, spared_use
from galaxy_desktop.games.master.powers import abilities_at, is_live
from galaxy_desktop.games.master.schema import Ability, Condition
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep


@plain
class TriggerDetails:
    """Details of a trigger, for the conditions of abilities."""

    nth: int = 0
    deck: str = ""
    match: str = ""
    role: str = ""
    bag: int = 0

    def meets(self, wanted: Condition) -> bool:
        """Return whether an ability with a condition works now."""
        return (
            (not wanted.nth or self.nth in wanted.nth)
            and (not wanted.deck or self.deck in members(wanted.deck))
            and wanted.match in {"", self.match}
            and (not wanted.role or self.role in wanted.role)
            and (wanted.bag_max is None or self.bag <= wanted.bag_max)
        )


@plain
class Fire(MasterStep):
    """Step that fires a trigger for a seat: its abilities for it are used, in the owner's order."""

    seat: Seat
    when: str
    happening: TriggerDetails = TriggerDetails()

    def asks(self, g: MasterState) -> Asks:
        waiting = waiting_abilities(g, self.seat, self.when, self.happening)
        if len(waiting) < 2:
            return {}
        return {self.seat: Order("order", waiting, about=self.when)}

    def spares(self, g: MasterState, seat: Seat) -> Spared | None:
        return spared_order(g, waiting_abilities(g, seat, self.when, self.happening))

    def act(self, g: MasterState, answers: Answers) -> None:
        waiting = waiting_abilities(g, self.seat, self.when, self.happening)
        if waiting:
            g.then(*(use_ability(self.seat, ability) for ability in answers.get(self.seat, waiting)))


def waiting_abilities(g: MasterState, seat: Seat, when: str, happening: TriggerDetails) -> tuple[str, ...]:
    """Return the live abilities of a seat for a trigger, each as a `Numbered` option."""
    known, row = abilities_at(when), g.players[seat].row
    if known.keys().isdisjoint(row):
        return ()
    return tuple(
        Numbered(card, number).option
        for card in row
        if card in known and is_live(g, seat, card)
        for number, ability in known[card]
        if happening.meets(ability.condition)
    )


def use_ability(seat: Seat, ability: str) -> "UseAbility":
    """Return the step that carries out an ability, given as a `Numbered` option."""
    known = numbered(ability)
    return UseAbility(seat, known.name, known.number)


@plain
class UseAbility(MasterStep):
    """Step that carries out an ability; its owner may decline or choose an effect, if the card says so."""

    seat: Seat
    card: str
    number: int

    def asks(self, g: MasterState) -> Asks:
        if not self.ability.may:
            return {}
        return {self.seat: Confirm("may", about=self.card)}

    def spares(self, g: MasterState, seat: Seat) -> Spared | None:
        return spared_use(self.ability, possible=self._does(g))

    def act(self, g: MasterState, answers: Answers) -> None:
        if not answers.get(self.seat, True):
            return
        g.tell(AbilityUsed(self.seat, self.card, self.ability.when))
        if self.ability.choose:
            g.then(ChooseEffect(self.seat, self.card, self.number))
        else:
            for number in reversed(range(len(self.ability.effects))):
                self.effect(g, number)

    def _does(self, g: MasterState) -> bool:
        """Return whether any of the effects could be carried out now."""
        return any(is_possible(g, self.seat, effect, self.card) for effect in self.ability.effects)

    @property
    def ability(self) -> Ability:
        """Ability as the card has it."""
        return cards()[self.card].abilities[self.number]

    def effect(self, g: MasterState, number: int) -> None:
        """Put the steps of one of the effects next."""
        g.then(*steps_of(self.seat, self.ability.effects[number], self.card))


@plain
class ChooseEffect(UseAbility):
    """Step that carries out one of the effects of an ability: one that is possible, if there is any."""

    def asks(self, g: MasterState) -> Asks:
        possible = self._possible(g)
        return {self.seat: Pick("choose", possible, about=self.card)} if possible else {}

    def spares(self, g: MasterState, seat: Seat) -> Spared | None:
        return None

    def act(self, g: MasterState, answers: Answers) -> None:
        for chosen in answers.get(self.seat, ()):
            self.effect(g, numbered(chosen).number)

    def _possible(self, g: MasterState) -> tuple[str, ...]:
        return tuple(
            Numbered(effect.code, number).option
            for number, effect in enumerate(self.ability.effects)
            if is_possible(g, self.seat, effect, self.card)
        )
