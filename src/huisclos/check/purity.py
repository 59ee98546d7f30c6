"""Rules are pure: no I/O, no clock, no luck of their own, and they know the kernel alone.

Read from the sources, so that what is never run is seen too.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from huisclos.kernel import AnyGame
from huisclos.shelf import package_of

from .finding import Finding
from .folder import SATELLITES, chapter, path_of, sources

HOUSE = "huisclos"
HARMLESS = {  # what pure code may import; nothing here reads a clock, a file, a socket or luck
    "__future__", "abc", "array", "base64", "bisect", "collections", "contextlib", "copy",
    "dataclasses", "enum", "fractions", "functools", "hashlib", "heapq", "hmac", "itertools",
    "math", "msgspec", "operator", "re", "statistics", "string", "struct", "types", "typing",
    "unicodedata",
}  # fmt: skip
HARMLESS_NAMES = {
    ("random", "Random"),
    ("importlib.resources", "files"),  # data, as is
    ("confusable_homoglyphs", "confusables"),  # a list of letters
}
FORBIDDEN_CALLS = {"open", "input", "print", "exec", "eval", "compile", "__import__", "breakpoint"}


def purity(game: AnyGame) -> Iterator[Finding]:
    package = package_of(game)
    for name, source in sources(path_of(game)).items():
        for wrong, todo in wrongs(package, name, source):
            yield Finding("purity", name, wrong, todo)


def wrongs(package: str, name: str, source: str) -> Iterator[tuple[str, str]]:
    """What is wrong with one file of a game's folder, and what to do about it."""
    module = module_of(package, name)
    satellite = SATELLITES.get(chapter(name))
    for used in strangers(package, module, source, satellite or ()):
        known = ", ".join(("huisclos.kernel", *(f"huisclos.{p}" for p in sorted(satellite or ()))))
        yield f"it imports {used}", f"of the house it may know {known}"
    for place in hiding_places(source, within_values=True):
        yield (
            f"it keeps something by {place}",
            "let kernel.remembered keep what is worth working out once",
        )
    if satellite is not None:
        return
    for used in satellites_used(package, module, source):
        yield f"it imports {used}", f"rules do without their {used}: to play loads none"
    for impurity in impurities(module, source, own=package):
        yield (
            f"it {impurity}",
            "chance is the DEALER's, time the CLOCK's, and rules read and write nothing",
        )


def module_of(package: str, name: str) -> str:
    """`play/night.py` as a module; that of a folder keeps its `__init__`, which relative imports
    count from."""
    return ".".join((package, *name.removesuffix(".py").split("/")))


def imports(module: str, source: str) -> Iterator[tuple[str, str]]:
    """(module, name) of every import, relative ones made absolute; the name may be empty."""
    path = module.split(".")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = path[: -node.level] if node.level else []
            start = ".".join((*base, *([node.module] if node.module else [])))
            yield from ((start, alias.name) for alias in node.names)


def within(package: str, module: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def strangers(
    package: str, module: str, source: str, allowed: Collection[str] = ()
) -> Iterator[str]:
    """What it imports of the house besides the kernel, other games included."""
    for start, name in imports(module, source):
        whole = f"{start}.{name}" if start in (HOUSE, f"{HOUSE}.games") else start
        if not within(HOUSE, whole) or within(package, start) or within(package, whole):
            continue
        if whole.split(".")[1] not in {"kernel", *allowed}:
            yield whole


def satellites_used(package: str, module: str, source: str) -> Iterator[str]:
    for start, name in imports(module, source):
        if within(package, start):
            first = f"{start}.{name}".removeprefix(f"{package}.").split(".")[0]
            if first in SATELLITES:
                yield first


def impurities(module: str, source: str, own: str = HOUSE) -> list[str]:
    """`own` is the package that it is a part of."""
    found = [
        f"imports {start} {name}".strip()
        for start, name in imports(module, source)
        if start.split(".")[0] not in HARMLESS
        and not within(HOUSE, start)
        and not within(own, start)
        and (start, name) not in HARMLESS_NAMES
    ]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in FORBIDDEN_CALLS:
                found.append(f"calls {node.func.id}")
            if node.func.id == "Random" and not node.args:
                found.append("seeds itself by chance")
    return found


def hiding_places(source: str, within_values: bool) -> list[str]:
    """Where something could be kept but by kernel/once.py, which keeps what a pure function
    answered; `within_values`: values with room for it too."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr="__dict__") | ast.Constant(value="__dict__"):
                found.append("__dict__")
            case ast.Call(func=ast.Name("vars"), args=[_]):
                found.append("vars")
            case ast.Attribute(attr="__setattr__") | ast.Attribute(attr="force_setattr"):
                found.append(node.attr)
            case ast.keyword("dict", ast.Constant(True)) if within_values:
                found.append("dict=True")
            case ast.ImportFrom(names=names):
                found += [a.name for a in names if a.name in ("force_setattr", "lru_cache")]
            case ast.Global(names=names):
                found += [f"global {name}" for name in names]
    return found + kept_outside(source)


CHANGES = {"add", "append", "clear", "extend", "insert", "pop", "popitem", "setdefault", "update"}


def kept_outside(source: str) -> list[str]:
    """What a module holds and its functions change: the next table would find it there."""
    tree = ast.parse(source)
    held = {
        name.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for name in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(name, ast.Name)
    }
    found: set[str] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.Lambda):
            nodes = [*ast.walk(function)]
            own = {node.arg for node in nodes if isinstance(node, ast.arg)}
            own |= {
                node.id
                for node in nodes
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            }
            found |= {*map(changed, nodes)} & (held - own)
    return sorted(found)


def changed(node: ast.AST) -> str:
    """The name of what is changed in place here; "": nothing is."""
    match node:
        case ast.Subscript(ast.Name(name), ctx=ast.Store() | ast.Del()):
            return name
        case ast.Call(ast.Attribute(ast.Name(name), method)) if method in CHANGES:
            return name
    return ""
