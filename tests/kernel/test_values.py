"""Values on the wire, and the one helper for tuples."""

import msgspec
import pytest
from huisclos_trio.actions import Action, Claim, Deal
from huisclos_trio.state import State

from huisclos.kernel import Illegal, Options, Refusal, decode, encode, put


@pytest.mark.parametrize(
    ("text", "kind", "where"),
    [
        (
            b'{"type":"Claim","number":"five"}',
            Action,
            r"Expected `int`, got `str` - at `\$.number`",
        ),
        (b'{"type":"Claim"}', Action, "missing required field `number`"),
        (b'{"type":"Claim","number":5,"more":1}', Action, "unknown field `more`"),
        (b'{"type":"Shout","number":5}', Action, r"Invalid value 'Shout' - at `\$.type`"),
        (b'{"number":5}', Action, "missing required field `type`"),
        (b'{"type":"Deal","numbers":[1,2.5,3]}', Action, r"at `\$.numbers\[1\]`"),
        (b"[]", Action, "Expected `object`"),
        (b"{", Action, "Input data was truncated"),
        (b'{"type":"Options","seats":"3"}', Options, r"at `\$.seats`"),
    ],
)
def test_a_wrong_shape_is_refused_and_the_error_names_the_place(
    text: bytes, kind: object, where: str
) -> None:
    with pytest.raises(msgspec.DecodeError, match=where):
        decode(text, kind)


@pytest.mark.parametrize("value", [Claim(5), Deal((3, 9, 5))])
def test_a_value_comes_back(value: Action) -> None:
    assert decode(encode(value), Action) == value
    assert decode(encode(value).decode(), Action) == value  # from a text, too


def test_a_value_is_tagged_with_its_class() -> None:
    assert encode(Claim(5)) == b'{"type":"Claim","number":5}'


def test_the_same_value_is_the_same_bytes() -> None:
    one, other = frozenset(range(50)), frozenset(reversed(range(50)))
    assert encode(one) == encode(other)


def test_a_value_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        State(Options(3)).numbers = (1, 2, 3)  # type: ignore[misc]


@pytest.mark.parametrize(
    ("at", "items"), [(0, ("x", "b", "c")), (1, ("a", "x", "c")), (2, ("a", "b", "x"))]
)
def test_put_changes_one_place(at: int, items: tuple[str, ...]) -> None:
    before = ("a", "b", "c")
    assert put(before, at, "x") == items
    assert before == ("a", "b", "c")


def test_a_refusal_reads_well_in_a_log() -> None:
    assert str(Illegal(Refusal("not-now"))) == "not-now"
