"""A game's folder has the one shape: whoever knows one game knows where to look in any."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from huisclos.kernel import AnyGame
from huisclos.shelf import part
from huisclos.texts import LANGUAGES

from .finding import Finding
from .folder import SATELLITES, TESTS, path_of

# Every game's: what is in it, and the names that it defines. A long one may be a folder.
FILES: dict[str, tuple[str, tuple[str, ...]]] = {
    "__init__.py": ("the record of the game", ("GAME",)),
    "RULES.md": ("the rules in our own numbered words", ()),
    "nouns.py": ("what the game is made of", ()),
    "actions.py": ("what people, chance and time can do", ("Action",)),
    "notes.py": ("what can be told", ("Note",)),
    "state.py": ("the whole truth", ("State",)),
    "rules.py": (
        "play, in its order",
        ("setup", "to_act", "awaited", "moves", "apply", "outcome", "deal"),
    ),
    "catalogue.py": ("every move that has a number", ("catalogue",)),
    "judge.py": ("what is refused, and why", ("refuse",)),
    "secrets.py": ("who knows what", ("public", "private", "channels")),
    "audience.py": (
        "who may hear which note",
        ("AUDIENCE", "SECRETS", "UNNOTICED"),
    ),
    "reveals.py": ("what a note that reveals something may say", ("REVEALS", "SETTLES")),
    "sizes.py": ("which tables are tried", ("USUAL", "GAMES", "WALKED", "SHORT", "tables")),
    "faults.py": ("what can be wrong with a state", ("faults",)),
    "mutants.py": ("leaks to plant", ("MUTANTS",)),
}
WORLDS = "worlds"  # a file or a folder: all that serves `resample`
TEXTS = {
    **{f"{language}.ftl": "every sentence" for language in LANGUAGES},
    **{f"rules.{language}.md": "the rules for players" for language in LANGUAGES},
}
# What a game may have besides; without an ending: a file or a folder of Python.
ALLOWED = (
    "play",  # chapters named as in the rulebook
    "questions",  # what is asked about a state everywhere
    "notation",
    "editions",
    "interludes",  # what all look at together before play goes on
    "content",  # what a table brings of its own
    "titles",  # what everybody leaves with
    "chapters",  # into what a story falls, and what in it mattered
    "onlookers",  # what is left to who is out or only watches: bets, sight, stamps
    *SATELLITES,
    "data/",
    "poster.svg",
    f"{TESTS}/",
    "py.typed",
)


def shape(game: AnyGame) -> Iterator[Finding]:
    folder = path_of(game)
    yield from missing(folder)
    yield from foreign(folder)
    for name in SATELLITES:
        part(game, name)  # what cannot be loaded is told by whoever asks
    if worlds := part(game, WORLDS):
        resample = getattr(worlds, "resample", None)
        if resample is None:
            yield Finding("shape", WORLDS, "it does not define `resample`", "define it there")
        elif not (resample.__doc__ or worlds.__doc__):
            yield Finding(
                "shape",
                WORLDS,
                "nothing says how `resample` draws",
                "say it in a line, and what the draw is even over",
            )


def missing(folder: Path) -> Iterator[Finding]:
    for name, (what, names) in FILES.items():
        if not (paths := files(folder, name)):
            yield Finding("shape", name, "it is missing", f"write it: {what}")
            continue
        for lost in sorted({*names}.difference(*map(defined, paths))):
            yield Finding("shape", name, f"it does not define `{lost}`", "define it there")
    if not files(folder, f"{WORLDS}.py"):
        yield Finding(
            "shape", f"{WORLDS}.py", "it is missing", "write it: `resample`, and all that serves it"
        )
    for name, what in TEXTS.items():
        if not (folder / "texts" / name).is_file():
            yield Finding("shape", f"texts/{name}", "it is missing", f"write it: {what}")
    if not [*folder.glob("goldens/*.txt")]:
        yield Finding(
            "shape", "goldens", "there is no golden", "write goldens/game.txt: a whole game as text"
        )


def files(folder: Path, name: str) -> list[Path]:
    """The file of this name, or those of the folder that stands for it."""
    if (folder / name).is_file():
        return [folder / name]
    return sorted(folder.joinpath(name.removesuffix(".py")).glob("*.py"))


def defined(path: Path) -> set[str]:
    """The names that a file itself gives something to."""
    if path.suffix != ".py":
        return set()
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Assign(targets=targets):
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
    return found


def foreign(folder: Path) -> Iterator[Finding]:
    """What no other game would have there."""
    known = {*FILES, *(name.removesuffix(".py") for name in FILES), WORLDS, *ALLOWED}
    known |= {"texts/", "goldens/"}
    for path in sorted(folder.iterdir()):
        name = f"{path.name}/" if path.is_dir() else path.name
        if name != "__pycache__/" and not {name, python(path)} & known:
            yield Finding(
                "shape", name, "no game has this", "put a chapter of the rules into play/"
            )
    for inside, names in (("texts", {*TEXTS}), ("goldens", set[str]())):
        for path in sorted(folder.glob(f"{inside}/*")):
            if path.name not in names and not (inside == "goldens" and path.suffix == ".txt"):
                yield Finding("shape", f"{inside}/{path.name}", "no game has this", "take it away")


def python(path: Path) -> str:
    """The name of a file or a folder of Python; of anything else nothing that is known."""
    return path.stem if path.suffix == ".py" or path.is_dir() else ""
