"""The page's types, made from the Python ones: `python -m huisclos.wire.typescript`.

One file for the protocol, one for each game. Also which fields are seats, so that the page can put
names in their place, the options that nobody has chosen, and every reason for a refusal.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from huisclos import shelf
from huisclos.kernel import AnyGame, goes_by_seat
from huisclos.tables.event import Friend
from huisclos.tables.playback import Playback
from huisclos.texts.refusals import refusals

from . import messages
from .plain import chapters, free_texts, moments, seats_within, structs, whispers

SOURCE = Path(__file__).parents[1]
KERNEL = SOURCE / "kernel"
WEB = Path(__file__).parents[3] / "web" / "src"
HEAD = "// Made from the Python types by `python -m huisclos.wire.typescript`; do not edit.\n"


def typescript(kind: inspect.Type) -> str:
    match kind:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType() | inspect.RawType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(literal(value) for value in values)
        case inspect.EnumType(cls=cls):
            return " | ".join(literal(member.value) for member in cls)
        case inspect.TupleType(item_types=items):
            return "[" + ", ".join(map(typescript, items)) + "]"
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return array(item)
        case inspect.FrozenSetType(item_type=item) | inspect.SetType(item_type=item):
            return array(item)
        case inspect.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(map(typescript, types))
        case inspect.StructType(cls=cls):
            return name_of(cls)
        case inspect.Metadata(type=inspect.VarTupleType(item_type=item)) if goes_by_seat(kind):
            return f"BySeat<{typescript(item)}>"
        case inspect.Metadata(type=inner):
            return typescript(inner)
    raise TypeError(f"no TypeScript for {kind}")


def name_of(cls: type) -> str:
    """`Told[Note]` and the like would not be a name; none of them is sent."""
    return cls.__name__


def array(item: inspect.Type) -> str:
    text = typescript(item)
    return f"({text})[]" if " | " in text else f"{text}[]"


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def interface(struct: inspect.StructType) -> str:
    lines = [f"  {struct.tag_field}: {literal(struct.tag)};"] if struct.tag_field else []
    sent_by_us = not struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        optional = "" if field.required or (sent_by_us and not_from_client(struct)) else "?"
        lines.append(f"  {field.encode_name}{optional}: {typescript(field.type)};")
    return f"export interface {name_of(struct.cls)} {{\n" + "\n".join(lines) + "\n}\n"


def not_from_client(struct: inspect.StructType) -> bool:
    """Only what a client sends may leave a default out: what we send always holds it."""
    clients = (
        *get_args(messages.ToServer),
        messages.NewTable,
        messages.Group,
        Friend,
        messages.LogSent,
        messages.KnewAsked,
        messages.WhatIf,
    )
    return struct.cls not in clients


def module(**types: Any) -> str:
    kinds = {name: inspect.type_info(kind) for name, kind in types.items()}
    seen: dict[str, inspect.StructType] = {}
    for kind in kinds.values():
        structs(kind, seen)
    parts = [*map(interface, seen.values())]
    for name, kind in kinds.items():
        if name not in seen:
            parts.append(f"export type {name} = {typescript(kind)};\n")
    return "\n".join(parts)


def by_seat() -> str:
    return "/** One for each seat, in their order, or none. */\nexport type BySeat<T> = T[];\n"


def protocol() -> str:
    types = module(
        ToServer=messages.ToServer,
        ToClient=messages.ToClient,
        NewTable=messages.NewTable,
        TableMade=messages.TableMade,
        TableListed=messages.TableListed,
        GameListed=messages.GameListed,
        GamePlain=messages.GamePlain,
        House=messages.House,
        Failure=messages.Failure,
        LogSent=messages.LogSent,
        KnewAsked=messages.KnewAsked,
        Known=messages.Known,
        WhatIf=messages.WhatIf,
        Branched=messages.Branched,
        Playback=Playback,
    )
    house = (KERNEL, SOURCE / "tables", SOURCE / "server")
    return "\n".join((f"{HEAD}\n{types}", by_seat(), spoken(), refusal_keys(*house)))


def spoken() -> str:
    head = "/** What this page speaks: a house that says another number speaks otherwise. */\n"
    return f"{head}export const PROTOCOL = {messages.PROTOCOL};\n"


def game_module(name: str) -> str:
    game = shelf.game(name)
    types = {
        "Options": game.options,
        "Action": game.action,
        "Note": game.note,
        "Public": game.board,
        "Private": game.sheet,
    }
    if knowing := shelf.part(game, "knew"):
        types["Knew"] = knowing.Knew
    rows = "".join(f"  {name}: {literal(at)},\n" for name, at in seats_within(game).items())
    table = f"export const SEATS: Record<string, string[]> = {{\n{rows}}};\n"
    text = f"{module(**types)}\n/** The fields of each class that hold seats. */\n{table}"
    shared = 'import type { BySeat } from "../../wire";\n\n' if "BySeat<" in text else ""
    folder = Path(str(shelf.folder_of(game)))
    parts = (defaults(game), refusal_keys(KERNEL, folder), free(game), covered(game), divided(game))
    return "\n".join((f"{HEAD}\n{shared}{text}", *parts))


def defaults(game: AnyGame) -> str:
    """The options as they are where nobody has chosen, at the smallest table."""
    usual = msgspec.to_builtins(game.options(game.seats.start))
    rows = "".join(f"  {name}: {literal(value)},\n" for name, value in usual.items())
    head = "/** What is played where nobody has chosen, by as few as can. */\n"
    return f"{head}export const DEFAULTS: Options = {{\n{rows}}};\n"


def refusal_keys(*folders: Path) -> str:
    """Every reason for which something can be refused, as the sources have them."""
    keys = sorted({each.key for folder in folders for each in refusals(folder)})
    rows = "".join(f"\n  | {literal(key)}" for key in keys)
    return f"/** Why something can be refused. */\nexport type RefusalKey ={rows};\n"


def free(game: AnyGame) -> str:
    rows = "".join(f"  {name}: {literal(field)},\n" for name, field in free_texts(game).items())
    head = "/** The actions that are free text, and the field that holds it. */\n"
    return f"{head}export const FREE: Record<string, string> = {{\n{rows}}};\n"


def covered(game: AnyGame) -> str:
    head = "/** The notes that not everybody hears: screens cover them. */\n"
    return f"{head}export const WHISPERS: string[] = {literal(whispers(game))};\n"


def divided(game: AnyGame) -> str:
    rows = "".join(f"  {name}: {literal(kind)},\n" for name, kind in chapters(game).items())
    return (
        "/** The notes that open a chapter of a story, and of which kind. */\n"
        f"export const CHAPTERS: Record<string, string> = {{\n{rows}}};\n\n"
        "/** The notes that matter in a story. */\n"
        f"export const MOMENTS: string[] = {literal(moments(game))};\n"
    )


@cache
def all_files() -> dict[Path, str]:
    games = {WEB / "games" / name / "wire.ts": game_module(name) for name in shelf.ours()}
    return {WEB / "wire.ts": protocol(), **games}


def main() -> None:
    for path, text in all_files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(re.sub(r"\n{3,}", "\n\n", text), encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(WEB.parents[1])}\n")


if __name__ == "__main__":
    main()
