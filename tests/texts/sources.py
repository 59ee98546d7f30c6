"""What the code says must have a text: keys of refusals and outcomes, read from the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import trio
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import huisclos
from huisclos import shelf
from huisclos.kernel import AnyGame
from huisclos.texts.bundle import read

SOURCE = Path(huisclos.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
GAMES: list[AnyGame] = [*shelf.games().values(), trio.GAME]
HOUSE = "huisclos"
PACKAGES = [HOUSE, *map(shelf.package_of, GAMES)]


def entries(package: str, language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(read(package, language)).body:
        assert not isinstance(entry, ftl.Junk | ftl.Term), f"{package}, {language}: {entry}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{package}, {language}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


class Parts(Visitor):  # type: ignore[misc]
    """The words, the values and the functions of one message."""

    def __init__(self, message: ftl.Message) -> None:
        self.words: list[str] = []
        self.values: set[str] = set()
        self.functions: set[str] = set()
        self.texts: set[str] = set()  # other messages that it refers to
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.texts.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)


def wanted(messages: dict[str, ftl.Message], key: str) -> set[str]:
    """The values that a text needs, with those of the texts it refers to."""
    parts = Parts(messages[key])
    return parts.values.union(*(wanted(messages, other) for other in parts.texts))


class Call(NamedTuple):
    key: str
    values: frozenset[str]
    where: str


def refusals(folder: Path) -> Iterator[Call]:
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text())
        helpers = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for call in _calls(tree, "Refusal"):
            where = f"{path.name}:{call.lineno}"
            match call.args[0]:
                case ast.Constant(value=str(key)):
                    yield Call(key, _values(call), where)
                case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue()]):
                    # A helper adds its argument to the start of a key: look at those who call it.
                    helper = next(h for h in reversed(helpers) if call in ast.walk(h))
                    for use in _calls(tree, helper.name):
                        end = next(a.value for a in use.args if _is_text(a))
                        given = frozenset(word.arg or "" for word in use.keywords)
                        yield Call(f"{start}{end}", given, f"{path.name}:{use.lineno}")
                case ast.Name("key") | ast.Attribute(attr="key"):
                    pass  # a refusal that is passed on: its literal stands elsewhere
                case _:
                    raise AssertionError(f"{where}: write the key of a refusal as a literal")
        for call in _calls(tree, "refused"):
            key = call.args[0]
            where = f"{path.name}:{call.lineno}"
            assert _is_text(key), f"{where}: write the key of a refusal as a literal"
            given = frozenset(word.arg or "" for word in call.keywords)
            yield Call(key.value, given, where)  # type: ignore[attr-defined]


def outcomes(folder: Path) -> set[str]:
    """The reasons written where games end, and those that the type `Reason` of a game lists."""
    trees = [ast.parse(path.read_text()) for path in folder.rglob("*.py")]
    first = [call.args[0] for tree in trees for call in _calls(tree, "Outcome")]
    reasons = [type_ for tree in trees for type_ in _assigned(tree, "Reason")]
    assert reasons or all(map(_is_text, first)), f"{folder}: a reason that is not listed"
    listed = [node for type_ in reasons for node in ast.walk(type_)]
    return {node.value for node in [*first, *listed] if isinstance(node, ast.Constant)}


def _assigned(tree: ast.AST, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(getattr(t, "id", "") == name for t in node.targets):
            yield node.value


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name in (
            getattr(node.func, "id", None),  # refused(...)
            getattr(node.func, "attr", None),  # commands.refused(...)
        ):
            yield node


def _values(call: ast.Call) -> frozenset[str]:
    pairs = call.args[1].elts if len(call.args) > 1 else []  # type: ignore[attr-defined]
    return frozenset(pair.elts[0].value for pair in pairs)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
