"""Every sentence people read, in every language.

They live in Fluent files, one per language: `fr.ftl` and `en.ftl` here for what all games share,
and in `texts` of each game's folder for its own. The page reads the same files. `docs/texts.md`
says how keys are named and which values their sentences get; a text that is missing is an error,
never a sentence in another language.
"""

from .bundle import LANGUAGES, MissingText, bundle, poster, say
from .sentence import (
    Chosen,
    label,
    listed,
    moment,
    problem,
    reason,
    seat_fields,
    sentence,
    told_again,
    written,
    written_options,
)

__all__ = [
    "LANGUAGES",
    "Chosen",
    "MissingText",
    "bundle",
    "label",
    "listed",
    "moment",
    "poster",
    "problem",
    "reason",
    "say",
    "seat_fields",
    "sentence",
    "told_again",
    "written",
    "written_options",
]
