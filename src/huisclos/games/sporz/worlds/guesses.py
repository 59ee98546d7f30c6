"""Hidden choices, drawn with the hints of what one listener has heard."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from huisclos.kernel import Seat

from .. import actions, notes
from ..nouns import Genome, Role, Touch, Wave
from ..play.crew import crew, special, strikes
from ..questions import hackable, living_mutants
from ..state import Choice, Partner, State, Waking
from .hearing import CARED, FALLEN, STRUCK, Heard, Hearing, Time


@dataclass(frozen=True)
class Guess:
    """What is tapped in a wave, and on whom a lot falls, if there is one."""

    hands: tuple[Partner, ...]
    drawn: tuple[Choice, ...] = ()


class Guesses:
    """The hidden choices of one world: `deal` comes first."""

    def __init__(self, hearing: Hearing, rng: Random) -> None:
        self.hearing, self.rng, self.me = hearing, rng, hearing.me
        self.places = strikes(hearing.options)
        self.seats = [Seat(seat) for seat in range(hearing.options.seats)]
        self.facts = [sorted(facts) for facts in hearing.facts]

    def next_fact(self, seat: Seat, time: Time) -> tuple[Time, bool] | None:
        return next((fact for fact in self.facts[seat] if fact[0] >= time), None)

    # -- the deal --------------------------------------------------------------------------------

    def deal(self) -> actions.Deal | None:
        roles = self.roles()
        if roles is None or not self.outlast(roles):
            return None
        genomes = self.genomes(roles)
        if genomes is None:
            return None
        return actions.Deal(
            tuple(roles[s] for s in self.seats), tuple(genomes[s] for s in self.seats)
        )

    def roles(self) -> dict[Seat, Role] | None:
        known, rng = self.hearing, self.rng
        roles = dict(known.roles)
        base = set(known.base or ())
        if not base:
            mine = [s for s in self.seats if roles.get(s) is Role.BASE]
            among = [s for s in self.seats if s not in roles and self.could_be_base(s)]
            missing = self.places - len(mine)
            if missing > len(among):
                return None
            base = {*mine, *rng.sample(among, missing)}
        roles |= dict.fromkeys(base, Role.BASE)
        for seat in known.maybe_base:
            roles.setdefault(seat, Role.ASTRONAUT)
        rest = [role for role, count in crew(known.options).items() for _ in range(count)]
        for role in roles.values():
            if role not in rest:
                return None
            rest.remove(role)
        rng.shuffle(rest)
        roles |= {seat: rest.pop() for seat in self.seats if seat not in roles}
        return roles if all(known.could_be(seat, roles[seat]) for seat in self.seats) else None

    def could_be_base(self, seat: Seat) -> bool:
        always = all(mutant for _, mutant in self.facts[seat])
        return always and self.hearing.genomes.get(seat, Genome.HOST) is Genome.HOST

    def outlast(self, roles: dict[Seat, Role]) -> bool:
        """[17] The game went on after each of these days: with a single mutant, or else with a
        healthy doctor alive. Who they were is drawn before the nights are."""
        heir: Seat | None = None
        for day, living in self.hearing.dusks:
            doctors = [s for s in living if roles[s] is Role.DOCTOR and self.at(s, day) is not True]
            if doctors:
                if self.rng.random() < 0.85:
                    self.pin(self.rng.choice(doctors), (day, CARED), mutant=False)
                continue
            if heir not in living:
                base = [seat for seat in living if roles[seat] is Role.BASE]
                heirs = base or [seat for seat in living if self.at(seat, day) is not False]
                if not heirs:
                    return False
                heir = self.rng.choice(heirs)
            if not all(self.pin(seat, (day, CARED), seat == heir) for seat in living):
                return False
        for (night, wave), heard in self.hearing.waves.items():
            if wave is Wave.DOCTORS and heard.killed:  # somebody was awake to do it
                awake = [s for s in self.seats if roles[s] is Role.DOCTOR and self.lives(s, night)]
                if not awake or not self.pin(self.rng.choice(awake), (night, STRUCK), False):
                    return False
        return True

    def lives(self, seat: Seat, night: int) -> bool:
        return self.hearing.died.get(seat, (night, STRUCK)) >= (night, STRUCK)

    def pin(self, seat: Seat, time: Time, mutant: bool) -> bool:
        """One more fact, unless it is known otherwise."""
        known = next((state for at, state in self.facts[seat] if at == time), None)
        if known is None:
            self.facts[seat] = sorted([*self.facts[seat], (time, mutant)])
        return known in (None, mutant)

    def at(self, seat: Seat, day: int) -> bool | None:
        """Whether this seat is known to be a mutant on that day."""
        return next((mutant for time, mutant in self.facts[seat] if time == (day, CARED)), None)

    def could_have(self, seat: Seat, genome: Genome) -> bool:
        states = [mutant for _, mutant in self.facts[seat]]
        if genome is Genome.RESISTANT:
            return not any(states)
        return not any(a and not b for a, b in pairwise(states))

    def genomes(self, roles: dict[Seat, Role]) -> dict[Seat, Genome] | None:
        genomes = dict(self.hearing.genomes)
        for seat, role in roles.items():
            if role in (Role.BASE, Role.DOCTOR):
                must = Genome.HOST if role is Role.BASE else Genome.NORMAL
                if genomes.setdefault(seat, must) is not must:
                    return None
        plain = [s for s in self.seats if roles[s] not in (Role.BASE, Role.DOCTOR)]
        for kind, wanted in special(self.hearing.options).items():
            left = wanted - sum(genomes.get(seat) is kind for seat in plain)
            free = [s for s in plain if s not in genomes and self.could_have(s, kind)]
            if not 0 <= left <= len(free):
                return None
            genomes |= dict.fromkeys(self.rng.sample(free, left), kind)
        return {seat: genomes.get(seat, Genome.NORMAL) for seat in self.seats}

    # -- waves -----------------------------------------------------------------------------------

    def wave(self, state: State, phase: Waking) -> Guess | None:
        heard = self.hearing.wave(state.day, phase.wave)
        match phase.wave:
            case Wave.MUTANTS:
                return self.mutants(state, phase, heard)
            case Wave.DOCTORS:
                return self.doctors(state, phase, heard)
            case Wave.INSPECTORS:
                return self.inspectors(state, phase, heard)
            case Wave.WATCHERS:
                return self.watchers(state, phase, heard)

    def mutants(self, state: State, phase: Waking, heard: Heard) -> Guess | None:
        told = heard.script or heard.decided
        if told is not None:
            hands = tuple(planned(plan) for plan in told.plans) if heard.script else ()
            drawn = [Choice(at, "mutate") for at in told.mutated]
            drawn += [Choice(at, "kill") for at in told.killed]
            # Who is killed is not told as paralysed.
            drawn += [Choice(at, "paralyse") for at in told.paralysed or told.killed]
            return Guess(hands, tuple(drawn))
        acts = self.strike(state, heard)
        stiff = self.paralysis(
            state, heard, [act.at for act in acts if isinstance(act, actions.Mutate)]
        )
        pack = self.rng.sample(phase.awake, len(phase.awake))
        if max(len(acts), len(stiff)) > min(self.places, len(pack)):
            return None
        return Guess(
            tuple(
                Partner(
                    seat,
                    acts[at % len(acts)] if acts else actions.Spare(),
                    stiff[at % len(stiff)] if stiff else None,
                    locked=True,
                )
                for at, seat in enumerate(pack)
            )
        )

    def strike(self, state: State, heard: Heard) -> list[actions.Mutate | actions.Kill]:
        """Whom they kill is known. Whom they mutate: who must be a mutant later on, or anybody."""
        rng, night = self.rng, state.day
        touched = {*heard.touches} & {Touch.MUTATED, Touch.RESISTED, Touch.AGAIN}
        seen = self.hearing.spied.get(night)
        acts: list[actions.Mutate | actions.Kill] = [actions.Kill(seat) for seat in heard.killed]
        never = {*heard.killed}
        if self.me is not None:
            never.add(self.me)
        forced = {self.me} if touched and self.me is not None else set()
        if seen:
            never.add(seen.at)
            forced |= {seen.at} if seen.mutated else set()
        acts += map(actions.Mutate, forced)
        never |= {*(self.hearing.wave(night, Wave.DOCTORS).woke or ())}
        due = self.due(state, never)
        healthy = len(state.living) - len(living_mutants(state)) - len(acts)
        for _ in range(len(acts), min(self.places, len(living_mutants(state)))):
            late = any(left <= at + 1 for at, (left, _, _) in enumerate(due))
            if due and (late or rng.random() < 0.6):
                at = due.pop(0)[2]
            elif healthy > 1 and self.grows(state):  # with the last it would have been the end
                free = [s for s in state.living if s not in never and self.may_turn(state, s)]
                if not free or rng.random() < 0.1:
                    continue
                at = rng.choice(free)
                due = [each for each in due if each[2] != at]
            else:
                break
            acts.append(actions.Mutate(at))
            never.add(at)
            healthy -= 1
        return acts

    def due(self, state: State, never: set[Seat]) -> list[tuple[int, float, Seat]]:
        """Who must be mutated, and in how many nights at most."""
        night, found = state.day, []
        for seat in state.living:
            fact = self.next_fact(seat, (night, STRUCK))
            if fact and fact[1] and not state.mutant[seat] and seat not in never:
                (until, step), _ = fact
                last = until if step == FALLEN else until + 1
                left = sum(each not in self.hearing.kills for each in range(night, last))
                found.append((left, self.rng.random(), seat))
        return sorted(found)

    def grows(self, state: State) -> bool:
        """Whether there can be more mutants yet, by the next count that is known."""
        count = self.next_count(state.day)
        return count is None or len(living_mutants(state)) < count or self.rng.random() < 0.2

    def next_count(self, night: int) -> int | None:
        counts = self.hearing.counts
        return counts[min(later)] if (later := [n for n in counts if n >= night]) else None

    def may_turn(self, state: State, seat: Seat) -> bool:
        """Whether a mutation of this seat goes with what is known of it, or mostly does not."""
        fact = self.next_fact(seat, (state.day, STRUCK))
        harmless = state.mutant[seat] or state.genomes[seat] is Genome.RESISTANT
        curable = state.genomes[seat] is Genome.NORMAL and self.rng.random() < 0.05
        return fact is None or fact[1] or harmless or curable

    def paralysis(self, state: State, heard: Heard, mutated: Sequence[Seat]) -> list[Seat]:
        rng, night = self.rng, state.day
        seen = self.hearing.spied.get(night)
        woke = self.hearing.wave(night, Wave.DOCTORS).woke
        stiff: list[Seat] = []
        never = {*heard.killed, *(woke or ())}
        if self.me is not None:
            never.add(self.me)
            if Touch.PARALYSED in heard.touches:
                stiff.append(self.me)
        if seen:
            never.add(seen.at)
            if seen.paralysed:
                stiff.append(seen.at)
        if woke is not None:
            stiff += [
                seat
                for seat in state.living
                if state.roles[seat] is Role.DOCTOR
                and not state.mutant[seat]
                and seat not in (*woke, *stiff, *mutated, *heard.killed)
            ]
        hacked = self.hearing.hacked.get(night)
        if hacked and hacked.role is Role.COMPUTER and not hacked.found:  # [9] or there is a number
            stiff += [
                seat
                for seat in state.living
                if state.roles[seat] is Role.COMPUTER and seat not in (*stiff, *heard.killed)
            ]
        if self.hearing.wave(night, Wave.DOCTORS).killed:  # somebody was awake to do it
            never |= {s for s in state.living if ((night, STRUCK), False) in self.facts[s]}
        room = min(self.places, len(living_mutants(state))) - len(stiff)
        free = [seat for seat in state.living if seat not in never and seat not in stiff]
        if room > 0 and free and rng.random() < 0.8:
            stiff += rng.sample(free, min(len(free), rng.randint(1, room)))
        return stiff

    def doctors(self, state: State, phase: Waking, heard: Heard) -> Guess | None:
        if heard.script:
            deeds = heard.script.deeds
            return Guess(
                tuple(
                    did(deed) for deed in deeds if isinstance(deed.act, actions.Heal | actions.Kill)
                )
            )
        if self.me in phase.awake:
            return Guess(())  # their taps were heard
        awake = self.rng.sample(phase.awake, len(phase.awake))
        if heard.killed:
            return Guess(
                tuple(Partner(s, actions.Kill(heard.killed[0]), None, False) for s in awake)
            )
        return Guess(tuple(self.heals(state, awake, heard)))

    def heals(self, state: State, awake: Sequence[Seat], heard: Heard) -> Iterable[Partner]:
        rng, seen = self.rng, self.hearing.spied.get(state.day)
        never = {seat for seat in (self.me, seen.at if seen else None) if seat is not None}
        needs = [self.me] if self.me is not None and heard.touches else []
        needs += [seen.at] if seen and seen.treated else []
        mutants = living_mutants(state)
        curable = [s for s in mutants if state.genomes[s] is not Genome.HOST and s not in never]
        count = self.next_count(state.day)
        too_many = len(mutants) - count if count is not None else 0
        for seat in rng.sample(curable, len(curable)):
            fact = self.next_fact(seat, (state.day, CARED))
            if (fact and not fact[1]) or (too_many > 0 and not fact):
                needs.append(seat)
                too_many -= 1
            elif len(mutants) == 1 or (fact and rng.random() < 0.95):
                never.add(seat)  # to cure the last of them would have been the end
        free: list[actions.Act] = [actions.Heal(seat) for seat in state.living if seat not in never]
        for seat in awake:
            act = actions.Heal(needs.pop(0)) if needs else rng.choice([actions.Spare(), *free])
            yield Partner(seat, act, None, locked=False)

    def inspectors(self, state: State, phase: Waking, heard: Heard) -> Guess | None:
        if heard.script:
            return Guess(
                tuple(
                    did(d)
                    for d in heard.script.deeds
                    if isinstance(d.act, actions.Count | actions.Inspect) and d.seat != self.me
                )
            )
        hacked = self.hearing.hacked.get(state.day)
        hands: list[Partner] = []
        copied = False
        for seat in self.rng.sample(phase.awake, len(phase.awake)):
            role = state.roles[seat]
            if seat == self.me:
                continue
            if hacked and hacked.role is role and not (hacked.found and copied):
                act, copied = copy_of(hacked), True
            else:
                act = self.inspection(state, role)
            if act is not None:
                hands.append(Partner(seat, act, None, locked=False))
        return Guess(tuple(hands))

    def inspection(self, state: State, role: Role) -> actions.Act | None:
        rng, seen = self.rng, self.hearing.spied.get(state.day)
        if role is Role.COMPUTER:
            return rng.choice([actions.Count(), actions.Count(), None])
        names = [*state.living]
        if seen:
            yes = seen.psyched if role is Role.PSYCHOLOGIST else seen.sequenced
            if yes:
                return actions.Inspect(seen.at)
            names = [seat for seat in names if seat != seen.at]
        return rng.choice([*map(actions.Inspect, names), None])

    def watchers(self, state: State, phase: Waking, heard: Heard) -> Guess | None:
        if heard.script:
            return Guess(
                tuple(
                    did(d)
                    for d in heard.script.deeds
                    if isinstance(d.act, actions.Spy | actions.Hack)
                )
            )
        hands: list[Partner] = []
        for seat in phase.awake:
            act: actions.Act | None
            if seat == self.me:
                continue
            if state.roles[seat] is Role.SPY:
                act = self.rng.choice([*map(actions.Spy, state.living), None])
            else:
                act = self.rng.choice([*map(actions.Hack, hackable(state, seat)), None])
            if act is not None:
                hands.append(Partner(seat, act, None, locked=False))
        drawn: tuple[Choice, ...] = ()
        if isinstance(hacked := heard.result, notes.Hacked) and hacked.found:
            same = (hacked.at, hacked.mutants, hacked.mutant, hacked.genome)
            drawn = tuple(
                Choice(each.seat)
                for each in state.tonight.findings
                if each.role is hacked.role
                and (each.at, each.mutants, each.mutant, each.genome) == same
            )
        return Guess(tuple(hands), drawn)


def planned(plan: notes.Plan) -> Partner:
    return Partner(plan.seat, plan.act, plan.paralyse, plan.locked)


def did(deed: notes.Deed) -> Partner:
    return Partner(deed.seat, deed.act, None, locked=False)


def copy_of(hacked: notes.Hacked) -> actions.Act | None:
    """What the holder did whose files were copied."""
    if not hacked.found:
        return None
    return actions.Count() if hacked.at is None else actions.Inspect(hacked.at)
