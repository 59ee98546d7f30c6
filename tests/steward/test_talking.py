"""Bots speak where people talk: in turn, not too often, and in every reader's language."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from huisclos import bots, shelf
from huisclos.bots.talking import SENTENCES, TEMPERS, Kind, Phrase, mentions, talk
from huisclos.games.sonar.actions import Report
from huisclos.games.sonar.nouns import Phrase as Signal
from huisclos.kernel import CLOCK, Seat, asked, view
from huisclos.steward import Here, Steward, talking
from huisclos.steward.talking import (
    PAUSE,
    QUIET,
    a_persons,
    lines,
    luck,
    meant,
    next_to_speak,
    open_places,
    who_may,
    worded,
)
from huisclos.steward.thinking import Now, Thought, think
from huisclos.tables import Step, Table
from huisclos.tables.commands import gathering, playing, waiting
from huisclos.tables.presence import Presence
from huisclos.tables.sitting import Sitting
from tests.hurried import run
from tests.tables.seated import ANA, Seated


def debating() -> Seated:
    """A debate of Ana and four bots."""
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="digest", salt="Ana")
    for _ in range(4):
        seated(gathering.add_bot, ANA, "medium", ["medium"])
    seated(gathering.start, ANA)
    while (sitting := seated.table.sitting).board.phase != "debating":
        seat = asked(sitting.game, sitting.state)[0]
        cause = "bot" if sitting.bots[seat] else "person"
        action = think(seated.table, seat, "medium")
        seated.table, _ = playing.play(seated.table, 0.0, seat, action, cause=cause)
    return seated


class Host:
    presence = Presence()
    alone = None

    def __init__(self, table: Table) -> None:
        self.table = table
        self.said: list[tuple[float, str]] = []
        self.spoken: list[tuple[float, int]] = []
        self.steward = Steward(self, 1.0, Random(7), Here())

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def stands(self) -> Table:
        return self.table

    def carry(self, step: Step) -> None:
        raise AssertionError("the debate is longer than that")

    def reply(self, step: Step) -> None:
        if len([*step.table.talk]) > len([*self.table.talk]):
            line = [*step.table.talk][-1]
            self.said.append((self.now, line.text))
            self.spoken.append((self.now, line.member))
        self.table = step.table
        self.steward.plan()


def evening(table: Table, seconds: float = 100.0) -> Host:
    async def talk() -> Host:
        host = Host(table)
        host.steward.plan()
        await asyncio.sleep(seconds)
        host.steward.rest()
        return host

    return run(talk())


def test_bots_debate_and_say_one_thing_in_four_seconds_at_most() -> None:
    host = evening(debating().table)
    assert len(host.said) >= 4
    times = [at for at, _ in host.said]
    assert min(b - a for a, b in pairwise(times)) >= PAUSE[0]
    assert len({text for _, text in host.said}) == len(host.said)


def test_no_sentence_is_heard_again_before_all_for_its_occasion_were() -> None:
    table, ana, bob = debating().table, Seat(1), Seat(2)
    bot = table.sitting.players[ana]
    heard: list[str] = []
    for chance in range(2 * SENTENCES):
        who = (ana, bob)[chance % 2]  # of whom it is said does not make it another sentence
        phrase = Phrase("ask", {"who": who}, {"clue": f"mot{chance}"})
        tongues = worded(table, table.sitting, "table", phrase, chance)
        heard.append(
            tongues["fr"].replace(table.sitting.names[who], "").replace(f"mot{chance}", "")
        )
        table, _ = playing.say_as_bot(table, 0.0, bot, "table", tongues)
    assert len({*heard[:SENTENCES]}) == SENTENCES == len({*heard[SENTENCES:]})
    assert heard[:SENTENCES] == heard[SENTENCES:]  # the one said longest ago


@pytest.mark.parametrize(
    ("occasion", "found"),
    [("clash", Kind.CHARGE), ("ask", Kind.QUESTION), ("trust", Kind.REMARK)],
)
def test_what_a_bots_line_is_to_whom_it_names_is_read_from_its_sentence(
    occasion: str, found: Kind
) -> None:
    table, spoken = debating().table, talk("infiltres")
    assert spoken is not None
    sitting = table.sitting
    words = {"clue": "mot", "other": "autre"}
    tongues = worded(table, sitting, "table", Phrase(occasion, {"who": Seat(2)}, words), 1)
    table, _ = playing.say_as_bot(table, 0.0, sitting.players[1], "table", tongues)
    about = None if found is Kind.REMARK else sitting.names[2]
    heard = [meant(sitting.game.name, spoken, line) for line in table.talk]
    assert heard == [(found, about)]


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("sporz", "C’est toi, Basalte !", Kind.FREE),
        ("sporz", "Basalte, tu es quoi ?", Kind.QUESTION),
        ("sporz", "Bravo Basalte", Kind.REMARK),
        ("sporz", "Well played, Basalte!", Kind.REMARK),
        ("sporz", "I trust Basalte", Kind.REMARK),
        ("dauphin", "Je fais confiance à Basalte", Kind.REMARK),
        ("dauphin", "Je ne fais pas confiance à Basalte", Kind.FREE),
        ("dauphin", "I don’t trust Basalte", Kind.FREE),
        ("dauphin", "Basalte, tu es quoi ?", Kind.FREE),  # bots have no replies there
        ("lucky", "Bravo Basalte", Kind.FREE),  # their answers fit
    ],
)
def test_a_person_may_charge_ask_or_praise(name: str, text: str, found: Kind) -> None:
    spoken = talk(name)
    assert spoken is not None
    assert a_persons(text, spoken) is found


def test_nobody_speaks_twice_running_where_others_may() -> None:
    for (_, one), (_, other) in pairwise(evening(debating().table).spoken):
        assert one != other


def test_a_line_is_there_in_every_language() -> None:
    for line in evening(debating().table).table.talk:
        tongues = dict(line.tongues)
        assert tongues.keys() == {"fr", "en"}
        assert line.text == tongues["fr"] != tongues["en"]


def test_who_is_named_by_a_person_has_the_word() -> None:
    seated = debating()
    sitting = seated.table.sitting
    for seat in who_may(sitting, "table"):
        table, _ = playing.say(seated.table, 0.0, ANA, "table", f"{sitting.names[seat]} ?")
        assert next_to_speak(table, table.sitting, "table", 1) == seat


def said_to(table: Table, *said: tuple[float, str], seconds: float = 100.0) -> Host:
    """The same evening, in which Ana says something at certain seconds."""

    async def talk() -> Host:
        host = Host(table)
        host.steward.plan()
        for at, text in said:
            asyncio.get_running_loop().call_at(at, ana_says, host, text)
        await asyncio.sleep(seconds)
        host.steward.rest()
        return host

    def ana_says(host: Host, text: str) -> None:
        host.reply(playing.say(host.table, host.now, ANA, "table", text))

    return run(talk())


def of_bots(host: Host, after: float, until: float) -> list[float]:
    ana = host.table.sitting.players[0]
    return [at for at, member in host.spoken if member != ana and after < at <= until]


def test_while_people_write_bots_say_one_thing_for_each_line_of_theirs() -> None:
    host = said_to(debating().table, (40.0, "Qui est-ce ?"), (55.0, "Et qui encore ?"))
    assert len(of_bots(host, 0.0, 40.0)) >= 2, "what was said before does not count"
    assert len(of_bots(host, 40.0, 55.0)) == 1
    assert len(of_bots(host, 40.0, 55.0 + QUIET)) == 2


def test_who_has_written_one_line_does_not_silence_bots_for_ever() -> None:
    host = said_to(debating().table, (10.0, "bonsoir"))
    assert of_bots(host, 10.0 + QUIET, 100.0)


def test_who_is_named_answers_however_much_bots_have_said() -> None:
    table = debating().table
    bot = table.sitting.names[2]
    host = said_to(table, (60.0, f"{bot}, c'est toi l'infiltré !"))
    first = next(member for at, member in host.spoken if at > 60.0)
    assert first == table.sitting.players[2]


def test_who_has_answered_is_not_asked_again_for_the_same() -> None:
    table = debating().table
    sitting = table.sitting
    table, _ = playing.say(table, 0.0, ANA, "table", f"{sitting.names[2]} ?")
    for seat, text in ((2, "Non."), (3, "Hum.")):
        said = dict.fromkeys(("fr", "en"), text)
        table, _ = playing.say_as_bot(table, 0.0, sitting.players[seat], "table", said)
    assert {next_to_speak(table, table.sitting, "table", chance) for chance in range(40)} > {2}


@pytest.mark.parametrize("text", ["comete ?", "Comète, et toi", "@COMETE!"])
def test_a_name_is_known_as_phones_write_it(text: str) -> None:
    assert mentions(text, "Comète")
    assert not mentions("les cométes", "Comète")


def test_what_was_said_in_another_debate_is_not_answered_now() -> None:
    table = debating().table
    bot = table.sitting.names[2]
    table, _ = playing.say(table, 0.0, ANA, "table", f"{bot}, c'est toi !")
    assert lines(table, table.sitting, "table")
    assert not lines(table, table.sitting, "table", table.number)
    everyone = {next_to_speak(table, table.sitting, "table", c, table.number) for c in range(40)}
    assert len(everyone) > 1
    floor = talking.Floor()
    floor.follow(table, 0.0)  # it has just opened
    assert floor.since == table.number


def test_a_conversation_ends_where_nobody_may_write_and_not_where_bots_are_silent() -> None:
    """While clues are given nobody talks; aboard people do, whatever bots wait for."""
    seated = debating()
    assert talking.may_talk(seated.table.sitting)
    early = Seated("infiltres")
    early(gathering.join, "Ana", token="digest", salt="Ana")
    early(gathering.add_bot, ANA, "medium", ["medium"])
    early(gathering.add_bot, ANA, "medium", ["medium"])
    early(gathering.start, ANA)
    while (sitting := early.table.sitting).board.phase != "speaking":
        seat = asked(sitting.game, sitting.state)[0]
        action = think(early.table, seat, "medium")
        cause = "bot" if sitting.bots[seat] else "person"
        early.table, _ = playing.play(early.table, 0.0, seat, action, cause=cause)
    assert not talking.may_talk(early.table.sitting)
    aboard = Seated("dauphin")
    aboard(gathering.join, "Ana", token="digest", salt="Ana")
    for _ in range(3):
        aboard(gathering.add_bot, ANA, "easy", ["easy"])
    sitting = aboard(gathering.start, ANA).sitting
    assert not open_places(sitting)
    assert talking.may_talk(sitting)


def test_a_bot_does_not_answer_what_it_has_not_heard() -> None:
    """Ana speaks while it thinks: it thinks again."""

    class Slow(Here):
        def seconds(self, level: str) -> float:
            return 2.0

        def begin_to_speak(self, table: Table, seat: Seat, since: int) -> Thought:
            return Now(lambda: Phrase("unsure"))

    async def talk(says: bool) -> int:
        host = Host(debating().table)
        host.steward = Steward(host, 1.0, Random(7), Slow())
        host.steward.plan()
        await asyncio.sleep(until_a_bot_thinks(host) + 1.0)
        if says:
            host.reply(playing.say(host.table, host.now, ANA, "table", "attendez"))
        await asyncio.sleep(1.5)
        host.steward.rest()
        return len([line for line in host.table.talk if line.tongues])

    assert (run(talk(says=False)), run(talk(says=True))) == (1, 0)


def until_a_bot_thinks(host: Host) -> float:
    timer = host.steward.chatter.timer
    assert timer is not None
    return timer.when()


TALKATIVE = {"infiltres": 4, "sporz": 7, "dauphin": 3, "lucky": 3, "sonar": 5}  # bots beside Ana
UNDERWAY = {"sonar": "sailing"}  # before it there are no secrets to tell


def talking_at(name: str) -> Table:
    """A table at which bots may speak."""
    seated = Seated(name)
    seated(gathering.join, "Ana", token="digest", salt="Ana")
    for _ in range(TALKATIVE[name]):
        seated(gathering.add_bot, ANA, "easy", ["easy"])
    seated(gathering.start, ANA)
    while not open_places(sitting := seated.look().sitting) or (
        name in UNDERWAY and sitting.board.phase != UNDERWAY[name]
    ):
        waiting = asked(sitting.game, sitting.state)
        seat = waiting[0] if waiting else CLOCK
        if seat == CLOCK:
            seated.table, _ = playing.time_up(seated.table, 0.0, early=True)
            continue
        cause = "bot" if sitting.bots[seat] else "person"
        action = think(seated.table, seat, "easy")
        seated.table, _ = playing.play(seated.table, 0.0, seat, action, cause=cause)
    return seated.table


def moments_of(table: Table) -> list[object]:
    """All of who may speak, where and when, that goes before a bot's own thought."""
    sitting = table.sitting
    places, seats = open_places(sitting), [Seat(s) for s in range(len(sitting.players))]
    turns = [next_to_speak(table, sitting, place, n) for place in places for n in range(12)]
    pauses = [luck(table, sitting, f"pause {n}").uniform(*PAUSE) for n in range(12)]
    return [places, turns, pauses, [talking.temper(table, sitting, seat) for seat in seats]]


def twins_of(table: Table) -> Iterator[Table]:
    """Worlds that look the same to Ana."""
    sitting = table.sitting
    mine = view(sitting.game, sitting.state, Seat(0))
    for seed in range(8):
        world = sitting.game.resample(mine, Random(seed))
        yield replace(table, sitting=replace(sitting, state=world))


@pytest.mark.parametrize("name", TALKATIVE)
def test_who_may_speak_and_when_is_the_same_in_worlds_that_look_the_same(name: str) -> None:
    assert {*TALKATIVE} == {game for game in shelf.ours() if talk(game)}
    table = talking_at(name)
    assert all(moments_of(twin) == moments_of(table) for twin in twins_of(table))


@pytest.mark.parametrize("name", TALKATIVE)
def test_a_temper_that_follows_from_a_secret_is_found_out(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def indiscreet(table: Table, sitting: Sitting, seat: Seat) -> str:
        return Random(repr(sitting.game.private(sitting.state, seat))).choice(TEMPERS)

    monkeypatch.setattr(talking, "temper", indiscreet)
    table = talking_at(name)
    assert any(moments_of(twin) != moments_of(table) for twin in twins_of(table))


def test_a_bot_plays_by_its_temper_and_who_stands_in_for_somebody_by_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played_by = list[str | None]()
    found = bots.level

    def level(name: str, of: str, temper: str | None = None) -> bots.Bot:
        played_by.append(temper)
        return found(name, of, temper)

    seated = debating()
    seated(waiting.sit_out, ANA, "medium")
    table, sitting = seated.table, seated.table.sitting
    own = next(s for s in map(Seat, range(5)) if not sitting.is_stand_in(s))
    ana = next(s for s in map(Seat, range(5)) if sitting.is_stand_in(s))
    monkeypatch.setattr(bots, "level", level)
    think(table, own)
    think(table, ana)
    assert played_by == [talking.temper(table, sitting, own), None]


def test_where_nobody_waits_for_bots_they_are_silent() -> None:
    async def talk() -> int:
        host = Host(debating().table)
        host.steward = Steward(host, 0.0, Random(7), Here())
        host.steward.plan()
        await asyncio.sleep(60)
        host.steward.rest()
        return len(host.said)

    assert run(talk()) == 0


# -- a crew of Captain Sonar: bots answer there, and speak only when spoken to ---------------------


def at_sea() -> Table:
    """Ana, who is a captain, and a crew of bots, against bots."""
    return talking_at("sonar")


def test_a_crews_bots_are_silent_until_they_are_spoken_to_and_answer_there() -> None:
    table = at_sea()
    bot = table.sitting.names[1]
    assert open_places(table.sitting) == ["crew-one"]
    assert not silent_at_sea(table).said
    host = silent_at_sea(table, (20.0, f"{bot}, tout va bien ?"))
    _, answered = host.table.talk
    assert (answered.member, answered.channel) == (table.sitting.players[1], "crew-one")
    crew = {table.sitting.players[seat] for seat in range(3)}
    assert answered.readers is not None and {*answered.readers} <= crew
    assert dict(answered.tongues).keys() == {"fr", "en"}
    [_, (at, _)] = host.said
    assert 20.0 < at <= 20.0 + PAUSE[1]


def silent_at_sea(table: Table, *said: tuple[float, str]) -> Host:
    """A minute in which nobody plays."""

    async def talk() -> Host:
        host = Host(table)
        host.steward.chatter.plan()
        for at, text in said:
            asyncio.get_running_loop().call_at(at, ana_says, host, text)
        await asyncio.sleep(60.0)
        host.steward.rest()
        return host

    def ana_says(host: Host, text: str) -> None:
        step = playing.say(host.table, host.now, ANA, "crew-one", text)
        host.said.append((host.now, text))
        host.table = step.table
        host.steward.chatter.plan()

    return run(talk())


def test_a_persons_sign_is_good_for_one_answer_of_the_post_it_is_for() -> None:
    table = at_sea()
    sitting = table.sitting
    floor = talking.Floor()
    floor.follow(table, 0.0)
    table, _ = playing.play(table, 0.0, Seat(0), Report(Signal.LOST), cause="person")
    floor.follow(table, 1.0)
    radio = sitting.board.boats[0].seats[3]
    assert floor.beckoned == {"crew-one": radio}
    assert not floor.is_peoples(table, sitting, "crew-one", 1.0)
    floor.beckoned.clear()
    floor.follow(table, 2.0)
    assert not floor.beckoned
    said = dict.fromkeys(("fr", "en"), "Je les cherche encore.")
    table, _ = playing.say_as_bot(table, 3.0, sitting.players[radio], "crew-one", said)
    floor.follow(table, 3.0)
    assert floor.is_peoples(table, table.sitting, "crew-one", 4.0)
    table, _ = playing.say(table, 5.0, ANA, "crew-one", "et la torpille ?")
    floor.follow(table, 5.0)
    assert not floor.is_peoples(table, table.sitting, "crew-one", 6.0), "a sign was a line too"
    assert next_to_speak(table, table.sitting, "crew-one", 1) is None


def test_a_bots_sign_calls_for_nothing_and_the_other_crews_is_unheard() -> None:
    table = at_sea()
    floor = talking.Floor()
    floor.follow(table, 0.0)
    for seat in (Seat(1), Seat(3)):
        table, _ = playing.play(table, 0.0, seat, Report(Signal.LOST), cause="bot")
    floor.follow(table, 1.0)
    assert not floor.beckoned
