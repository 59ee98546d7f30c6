"""What can be wrong with a state, game by game, in words: each is looked for in every true and
every resampled state. A game without an entry here fails tests/test_laws.py."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from trio import rules as trio

from huisclos.games.dauphin import cards as dauphin_cards
from huisclos.games.dauphin import model as dauphin
from huisclos.games.infiltres import model as infiltres
from huisclos.games.infiltres import roles as infiltres_roles
from huisclos.games.infiltres import rules as infiltres_rules
from huisclos.games.lucky import cards as lucky_cards
from huisclos.games.lucky import model as lucky
from huisclos.games.lucky import questions as lucky_questions
from huisclos.games.sonar import model as sonar
from huisclos.games.sonar import panel as sonar_panel
from huisclos.games.sonar import questions as sonar_questions
from huisclos.games.sonar.sea import cells
from huisclos.games.sporz import crew as sporz_crew
from huisclos.games.sporz import model as sporz
from huisclos.games.sporz.actions import Deal
from huisclos.games.sporz.questions import awake_in
from huisclos.games.sporz.terms import Genome
from huisclos.games.sporz.terms import Role as SporzRole


def of_trio(state: trio.State) -> Iterator[str]:
    if len({*state.numbers}) < len(state.numbers):
        yield "numbers repeat"
    claims = trio.public(state).claims
    if any(finger is not None for finger in state.fingers) and len(claims) < 3:
        yield "pointed before all had claimed"
    if isinstance(state.phase, trio.Claiming) and state.phase.seat != len(claims):
        yield "claims out of order"


def of_infiltres(state: infiltres.State) -> Iterator[str]:
    if not state.roles:
        return
    seats = range(state.options.seats)
    gone = [out.seat for out in state.out]
    if Counter(state.roles) != +Counter(infiltres_roles.cast(state.options)):
        yield "roles that this table does not have"
    if sorted((*state.living, *gone)) != [*seats]:
        yield "not everybody is either alive or out, once"
    if state.options.spare_journalist and state.roles[state.first] is infiltres.Role.JOURNALIST:
        yield "the first player is a journalist"
    if any(state.roles[out.seat] is not out.role for out in state.out):
        yield "a role was told wrongly"
    if len(state.living) < 2:
        yield "fewer than two alive"
    if not 0 <= state.stalled < infiltres_rules.PATIENCE:
        yield "too many tied rounds in a row"
    over = isinstance(state.phase, infiltres.Over)
    if over != (max(state.scores) >= state.options.target):
        yield "the target is reached and play goes on, or the reverse"
    words = [line.word for line in state.clues if line.word not in (None, "…")]
    if len({*words}) < len(words):
        yield "a clue was given twice"
    yield from _phase(state)


def _phase(state: infiltres.State) -> Iterator[str]:
    match state.phase:
        case infiltres.Speaking(left):
            spoke = [line.seat for line in state.clues if line.round == state.round]
            if sorted((*spoke, *left)) != sorted(state.living):
                yield "not every living player speaks once a round"
        case infiltres.Voting(ballots, tied):
            if not {b.voter for b in ballots} | {*tied} <= {*state.living}:
                yield "the dead vote or are voted for"
            if any(b.at == b.voter or (tied and b.at not in (*tied, None)) for b in ballots):
                yield "a ballot that cannot be"
        case infiltres.Drawing(among):
            if not among or not {*among} <= {*state.living}:
                yield "a lot among the wrong players"
        case infiltres.Guessing(seat):
            if state.roles[seat] is not infiltres.Role.JOURNALIST or seat in state.living:
                yield "somebody guesses who is no journalist, or not out"


def of_lucky(state: lucky.State) -> Iterator[str]:
    if not state.hands:
        return
    sea = lucky_questions.chart_of(state)
    everywhere = (*state.hands, *state.piles, state.discards)
    if Counter(card for cards in everywhere for card in cards) != Counter(sea.copies):
        yield "the cards are not our 90"
    if any(list(hand) != sorted(hand, key=sea.order.__getitem__) for hand in state.hands):
        yield "a hand is not in order, and its order tells when a card came"
    drained = [not pile for pile in state.piles]
    if drained != [deck >= state.afloat for deck in range(4)]:
        yield "a deck is drowned that has cards, or the reverse"
    over = isinstance(state.phase, lucky.Over)
    rooms = (*state.pawns, state.doctor)
    if state.afloat and any(sea.deck_of[room] >= state.afloat for room in rooms):
        yield "somebody is on a drowned deck"
    if over != (state.result is not None) or (not state.afloat and not over):
        yield "over without a result, or the reverse"
    if state.charge and (not state.options.penalties or state.charge.by not in state.charge.agreed):
        yield "a penalty that cannot be proposed"
    phase = state.phase
    if isinstance(phase, lucky.Defending):
        paid = sum(lucky_cards.POINTS[parry.card] for parry in phase.parries)
        if not 0 < phase.missing == phase.value - paid:
            yield "an attempt that is settled, or counted wrongly"
        if state.player in phase.left or not all(state.hands[seat] for seat in phase.left):
            yield "somebody defends who cannot"
        if state.pawns[state.player] != state.doctor:
            yield "an attempt far from the Doctor"


def of_sporz(state: sporz.State) -> Iterator[str]:
    if not state.roles:
        return
    seats, gone = range(state.options.seats), [corpse.seat for corpse in state.dead]
    roles_and_genomes = [*zip(state.roles, state.genomes, state.mutant, strict=True)]
    if not sporz_crew.is_fair(state.options, Deal(state.roles, state.genomes)):
        yield "roles or genomes that this crew does not have"
    if sorted((*state.living, *gone)) != [*seats]:
        yield "not everybody is either alive or dead, once"
    if any(mutant and genome is Genome.RESISTANT for _, genome, mutant in roles_and_genomes):
        yield "a resistant mutant"
    if any(role is SporzRole.BASE and not mutant for role, _, mutant in roles_and_genomes):
        yield "a healthy base mutant"
    if any(corpse.mutant not in (None, state.mutant[corpse.seat]) for corpse in state.dead):
        yield "somebody changed after death"
    mutants = sum(state.mutant[seat] for seat in state.living)
    if not isinstance(state.phase, sporz.Over) and not 0 < mutants < len(state.living):
        yield "one camp is left and play goes on"
    match state.phase:
        case sporz.Waking(wave, awake, hands):
            if awake != awake_in(state, wave):
                yield "the wrong ones are awake"
            if any(hands[seat] != sporz.Hand() for seat in gone):
                yield "the dead tap"
        case sporz.Enquiring(votes, circles=circles):
            at_circles = [seat for circle in circles for seat in circle.seats]
            if any(votes[seat] for seat in gone) or {*at_circles} & {*gone}:
                yield "the dead vote or sit in a circle"
            if len({*at_circles}) < len(at_circles):
                yield "somebody sits in two circles"
            if any(len(circle.seats) > state.options.circles for circle in circles):
                yield "a circle is too large"
            if state.chief not in state.living:
                yield "an enquiry without a chief"


def of_sonar(state: sonar.State) -> Iterator[str]:
    waters = sonar_questions.sea_of(state.options)
    over = isinstance(state.phase, sonar.Over)
    sunk = any(crew.damage >= sonar_panel.SINKS for crew in state.crews)
    if sunk and not over:
        yield "a boat is sunk and play goes on"
    if state.archer & ~waters.archer:
        yield "an Archer mine that the map does not have"
    for crew in state.crews:
        if crew.at >= 0:
            yield from _of_crew(state, crew, waters)


def _of_crew(state: sonar.State, crew: sonar.Crew, waters: Any) -> Iterator[str]:
    sizes = sonar_panel.sizes_of(state.options)
    if not crew.trail >> crew.at & 1 or crew.trail & ~waters.water:
        yield "a trail over land, or without the boat"
    if {*map(waters.index.__getitem__, crew.path)} != {*cells(crew.trail)}:
        yield "the path is not the trail"
    if len({*crew.path}) != len(crew.path) or crew.path[-1] != waters.names[crew.at]:
        yield "the path crosses itself, or ends elsewhere"
    if crew.mines & ~waters.water or crew.mines >> crew.at & 1:
        yield "a mine on land, or under its own boat"
    if any(not 0 <= boxes <= size for boxes, size in zip(crew.gauges, sizes, strict=True)):
        yield "a gauge beyond its boxes"
    whole = (*sonar_panel.OF_HEADING.values(), *sonar_panel.CIRCUITS.values())
    if any(crew.lights & some == some for some in (*whole, sonar_panel.RADIATION)):
        yield "a full heading, circuit or reactor that was not cleared"
    marked = isinstance(crew.doing, sonar.Marks) and not (crew.doing.charge or crew.doing.cross)
    if marked and not isinstance(state.phase, sonar.Over):
        yield "marks that are owed by nobody"
    if state.options.mode == "turns" and isinstance(crew.doing, sonar.Tracing | sonar.Shown):
        yield "a hull traced in turns"


def of_dauphin(state: dauphin.State) -> Iterator[str]:
    plan = dauphin_cards.plan_of(state.options)
    if not any(state.hands):
        return
    places = [*state.hands, state.modules, tuple(adrift.card for adrift in state.void)]
    aboard = [card for place in places for card in place]
    if len({*aboard}) != len(aboard) or len(aboard) != dauphin_cards.in_play(plan):
        yield "a card is in two places, or in none"
    if not {*aboard} <= {*plan.crew}:
        yield "a card that is not of this crew"
    if min(state.tokens) < 0 or sum(state.tokens) > dauphin_cards.TOKENS:
        yield "more tokens than there are, or fewer than none"
    if any(not state.hands[seat] and state.tokens[seat] for seat in range(state.options.seats)):
        settled = not isinstance(state.phase, dauphin.Detaching | dauphin.Over)
        if settled:
            yield "a team without cards holds tokens"
    for seat, hand in enumerate(state.hands):
        if {*hand} & {*dauphin_cards.DOLPHINS} and not state.dolphinised[seat]:
            yield "a dolphin in a human team"
    if len(state.modules) != sum(hatch.attached for hatch in state.hatches):
        yield "modules and their hatches disagree"
    if state.captain_card is not None and state.captain_card not in state.hands[state.captain]:
        yield "the captain is in another's hand"
    sent = [slot.card for slot in state.slots]
    walking = isinstance(state.phase, dauphin.Calling | dauphin.Sending | dauphin.Departing)
    if walking and any(slot.card not in state.hands[slot.seat] for slot in state.slots):
        yield "somebody is in the airlock who is not in a hand"
    if len({*sent}) < len(sent) or len(sent) > 3:
        yield "somebody is in the airlock twice, or it is too full"
    if state.restarts > 2:
        yield "a walk began again too often"


FAULTS: dict[str, Callable[[Any], Iterator[str]]] = {
    "trio": of_trio,
    "infiltres": of_infiltres,
    "lucky": of_lucky,
    "sporz": of_sporz,
    "sonar": of_sonar,
    "dauphin": of_dauphin,
}


def faults_of(name: str) -> Callable[[Any], list[str]]:
    return lambda state: [*FAULTS[name](state)]
