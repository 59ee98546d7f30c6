"""The language files themselves: complete in both languages, readable by all, well typeset."""

import re
from importlib.resources import files

import pytest

from huisclos.check.fluent import Parts, entries
from huisclos.texts import LANGUAGES
from tests.texts.sources import HOUSE, PACKAGES, SOURCE, WEB

FILES = [(package, language) for package in PACKAGES for language in LANGUAGES]
WITH_RULES = [each for each in PACKAGES if files(each).joinpath("texts", "rules.fr.md").is_file()]
NAMES = {"seat", "name", "names", "host", "at", "first", "opener", "voter", "winners", "tied"}


def test_both_languages_have_the_same_shared_keys_with_the_same_values() -> None:
    french, english = (
        {key: Parts(message).values for key, message in entries(HOUSE, language).items()}
        for language in ("fr", "en")
    )
    assert len(french) > 10
    assert french == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_shared_text_calls_a_function(language: str) -> None:
    """The page and the server share no functions of ours, and format numbers well without."""
    assert [k for k, m in entries(HOUSE, language).items() if Parts(m).functions] == []


@pytest.mark.parametrize(("package", "language"), FILES)
def test_nobody_is_given_a_name_that_may_be_theirs(package: str, language: str) -> None:
    assert "Camille" not in files(package).joinpath("texts", f"{language}.ftl").read_text()


PROGRAMS = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
CODE = "\n".join(path.read_text() for path in PROGRAMS)
# A key as it stands, or one that is put together: `board-${kind}-name`, f"print-{key}".
ASKED = {*re.findall(r"(?<![\w-])[a-z][\w-]+(?![\w-])", CODE)}
COMPOSED = {
    re.sub(r"\$?\{[^{}]*\}", r"[\\w-]+", text)
    for text in re.findall(
        r"[`\"']((?:[\w-]|\$?\{[^{}\n]*\})*-(?:[\w-]|\$?\{[^{}\n]*\})*)[`\"']", CODE
    )
    if "{" in text and re.search("[a-z]", re.sub(r"\{[^{}]*\}", "", text))
}


@pytest.mark.parametrize("package", PACKAGES[:-1])
def test_every_text_is_asked_for_somewhere(package: str) -> None:
    """Of a game those of its board; its other texts follow from its rules (test_games.py)."""
    messages = entries(package, "fr")
    within = {key for message in messages.values() for key in Parts(message).texts}
    asked = ASKED | within
    shapes = re.compile("|".join(sorted(COMPOSED)))
    mine = [key for key in messages if package == PACKAGES[0] or key.startswith("board-")]
    assert [key for key in mine if key not in asked and not shapes.fullmatch(key)] == []


UNTYPOGRAPHIC = {
    "fr": {
        "a straight quote": r"['\"]",
        "no non-breaking space before : or »": r"(?<!\u00a0)[:»]",
        "no narrow non-breaking space before ; ! ?": r"(?<!\u202f)[;!?]",
        "no non-breaking space after «": r"«(?!\u00a0)",
        "three dots": r"\.\.\.",
        "an agreement that asks for a gender": r"\w\(e|·e|\.e\b",
        "de or que before a name": r"\b([dD]e|[qQ]ue) \{ \$(who|by|at|seat|voter|chief|host)\b",
    },
    "en": {
        "a straight quote": r"['\"]",
        "a double quote": r"[“”]",
        "a space before a mark": r"\s[:;!?]",
        "three dots": r"\.\.\.",
    },
}


@pytest.mark.parametrize(("package", "language"), FILES)
def test_texts_are_well_typeset(package: str, language: str) -> None:
    wrong = [
        f"{key}: {what}: {words!r}"
        for key, message in entries(package, language).items()
        for words in Parts(message).words
        for what, pattern in UNTYPOGRAPHIC[language].items()
        if re.search(pattern, words)
    ]
    assert wrong == []


@pytest.mark.parametrize("package", PACKAGES)
def test_french_puts_no_word_that_elides_before_a_name(package: str) -> None:
    """« de Léa » but « d’Ana »: write round it."""
    text = files(package).joinpath("texts", "fr.ftl").read_text(encoding="utf-8")
    names = "|".join(sorted(NAMES))
    assert re.findall(rf"\b(?:de|que|jusque|le|la|ne|se) {{ \$(?:{names}) }}", text) == []


@pytest.mark.parametrize("package", WITH_RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_players_are_well_typeset_and_have_chapters(
    package: str, language: str
) -> None:
    path = files(package).joinpath("texts", f"rules.{language}.md")
    text = path.read_text(encoding="utf-8")
    marks = UNTYPOGRAPHIC[language].items()
    assert [what for what, mark in marks if re.search(mark, text)] == []
    assert len(re.findall("^## ", text, re.MULTILINE)) >= 5
