"""What is typed: keys into lines, lines into orders; and what others typed, made harmless."""

import pytest

from huisclos.terminal.keyboard import Editor
from huisclos.terminal.orders import ORDERS, Order, read_order
from huisclos.terminal.screen import clean
from huisclos.terminal.visit import address
from huisclos.texts import say


@pytest.mark.parametrize(
    ("keys", "done", "left"),
    [
        ("phare\n", ["phare"], ""),
        ("phar", [], "phar"),
        ("phares\x7f\r", ["phare"], ""),
        ("un mot\x17x", [], "unx"),
        ("non\x15oui\n", ["oui"], ""),
        ("a\nb\nc", ["a", "b"], "c"),
        ("é\x1b[D\x1b[Cè", [], "éè"),
        ("mot\x04", [], "mot"),
        ("\x04", [None], ""),
    ],
)
def test_keys_make_lines(keys: str, done: list[str | None], left: str) -> None:
    editor = Editor()
    assert (editor.type(keys), editor.text) == (done, left)


def test_the_last_line_comes_back_with_the_arrow_up() -> None:
    editor = Editor()
    editor.type("dire bonjour\n")
    editor.type("\x1b[A")
    assert editor.text == "dire bonjour"


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("aide", Order("help")),
        ("?", Order("help")),
        ("MOT", Order("secret")),
        ("word", Order("secret")),
        ("s", Order("secret")),
        ("say hello there", Order("say", "hello there")),
        ("dire  bonjour ", Order("say", "bonjour")),
        ("bot plain", Order("bot", "plain")),
        ("table ronde", None),
        ("phare", None),
        ("3", None),
    ],
)
def test_orders_of_both_languages_are_read(line: str, order: Order | None) -> None:
    assert read_order(line) == order


def test_no_word_gives_two_orders() -> None:
    words = [(word, order) for order, both in ORDERS.items() for word in {*both[0], *both[1]}]
    assert len(words) == len(dict(words))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_help_names_words_that_are_orders(language: str) -> None:
    """The texts that name an order outright name one that is understood."""
    named = {"terminal-hidden": "secret", "terminal-over": "quit"}
    for key, order in named.items():
        text = say(language, None, key)
        assert any(word in text for word in ORDERS[order][language == "en"][:1]), text


def test_a_text_of_somebody_s_commands_no_terminal() -> None:
    assert clean("a\x1b[2Jb\x07\u202ec\r\nd é\u00a0!") == "a[2Jbc\nd é\u00a0!"


@pytest.mark.parametrize(
    ("url", "named"),
    [
        ("http://192.168.1.20:8484", ("http://192.168.1.20:8484", None, None)),
        ("localhost:8484/krbx", ("http://localhost:8484", "KRBX", None)),
        ("https://house.example/", ("https://house.example", None, None)),
        ("https://house.example/KRBX#i=a-_9", ("https://house.example", "KRBX", "a-_9")),
        ("https://house.example/KRBX#seat=a", ("https://house.example", "KRBX", None)),
    ],
)
def test_an_address_may_name_a_table(url: str, named: tuple[str, str | None, str | None]) -> None:
    assert address(url) == named
