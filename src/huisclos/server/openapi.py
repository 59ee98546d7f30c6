"""OpenAPI 3.1 of the HTTP part, from the table of routes and the types of the messages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from huisclos import __version__
from huisclos.texts import LANGUAGES
from huisclos.wire.messages import Failure

from .failures import STATUS
from .route import Route

PARAMETERS = {
    "code": {
        "name": "code",
        "in": "path",
        "required": True,
        "description": "The letters of the room; capitals do not matter.",
        "schema": {"type": "string", "pattern": "^[A-Za-z]{4,7}$"},
    },
    "game": {
        "name": "game",
        "in": "path",
        "required": True,
        "description": "The `id` of a game, as `/api/games` has it.",
        "schema": {"type": "string", "pattern": "^[a-z][a-z0-9_-]*$", "example": "infiltres"},
    },
    "language": {
        "name": "language",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "enum": [*LANGUAGES]},
    },
    **{
        name: {
            "name": name,
            "in": "path",
            "required": True,
            "description": "The index of a moment of the story.",
            "schema": {"type": "string", "pattern": "^[0-9]{1,7}$", "example": "0"},
        }
        for name in ("first", "until")
    },
}


def describe(routes: Iterable[Route]) -> dict[str, Any]:
    routes = [*routes]
    kinds = {kind: None for route in routes for kind in (route.takes, route.gives) if is_json(kind)}
    shapes, named = msgspec.json.schema_components(
        [*kinds, Failure], ref_template="#/components/schemas/{name}"
    )
    schemas = dict(zip([*kinds, Failure], shapes, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Huis Clos",
            "version": __version__,
            "description": "What is asked over HTTP; play itself goes over a WebSocket.",
        },
        "paths": paths,
        "components": {"schemas": named},
    }


def is_json(kind: object) -> bool:
    return kind is not None and not isinstance(kind, str)


def operation(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    media = route.gives if isinstance(route.gives, str) else "application/json"
    shape = {"type": "string"} if isinstance(route.gives, str) else schemas[route.gives]
    answers = {str(route.status): answer("Done as asked.", media, shape)}
    if route.leads_to:
        given = {"code": "$response.body#/code"}
        answers[str(route.status)]["links"] = {
            name: {"operationId": name, "parameters": given} for name in route.leads_to
        }
    for status in sorted({STATUS.get(key, 400) for key in route.refuses}):
        keys = sorted(key for key in route.refuses if STATUS.get(key, 400) == status)
        answers[str(status)] = answer(
            " or ".join(f"`{key}`" for key in keys) + ".", "application/json", schemas[Failure]
        )
    found: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": (route.handler.__doc__ or "").strip().partition("\n")[0],
        "responses": answers,
    }
    if names := re.findall(r"{(\w+)}", route.path):
        found["parameters"] = [PARAMETERS[name] for name in names]
    if route.takes is not None:
        content = {"application/json": {"schema": schemas[route.takes]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def answer(words: str, media: str, shape: Any) -> dict[str, Any]:
    return {"description": words, "content": {media: {"schema": shape}}}
