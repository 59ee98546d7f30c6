"""The printed Dauphin, looked at as a printer and a camera see it: page by page, as pixels."""

from collections.abc import Iterator

import pypdfium2
import pytest
import zxingcpp

from huisclos.games.dauphin.nouns import Card
from huisclos.games.dauphin.nouns.cards import TRAITS
from huisclos.games.dauphin.paper import card_address, make_pdf
from huisclos.paper import PAPERS, BadAddress

HOUSE = "http://192.168.1.20:8484"
POINTS = 72 / 25.4  # in a millimetre
UNPRINTED = 6  # millimetres that a home printer may leave white


@pytest.fixture(scope="module", params=[("a4", "fr"), ("letter", "en")], ids="-".join)
def printed(request: pytest.FixtureRequest) -> Iterator[tuple[str, pypdfium2.PdfDocument]]:
    paper, language = request.param
    with pypdfium2.PdfDocument(make_pdf(HOUSE, paper, language)) as document:
        yield paper, document


def dots(page: pypdfium2.PdfPage, per_inch: int) -> list[bytes]:
    """The page line by line, each dot from 0 for black to 255 for white."""
    bitmap = page.render(scale=per_inch / 72, grayscale=True)
    ink = bytes(bitmap.buffer)
    return [ink[at : at + bitmap.width] for at in range(0, len(ink), bitmap.stride)]


def test_the_sheets_are_fronts_and_backs_of_that_paper(printed):
    paper, document = printed
    assert len(document) == 12  # 3 of cards, 1 of badges and tokens, 1 of aids, 1 board
    for page in document:
        assert page.get_size() == pytest.approx([side * POINTS for side in PAPERS[paper]], abs=0.1)


def test_every_code_is_read_from_the_page_and_stands_below_it_in_letters(printed):
    _, document = printed
    found = []
    for page in (document[number] for number in (0, 2, 4)):
        lines = dots(page, 300)
        image = memoryview(b"".join(lines)).cast("B", (len(lines), len(lines[0])))
        codes = zxingcpp.read_barcodes(image, formats=zxingcpp.BarcodeFormat.QRCode)
        words = "".join(page.get_textpage().get_text_bounded().split())
        assert all(code.text.rpartition("/")[2] in words for code in codes)
        found += [code.text for code in codes]
    assert sorted(found) == sorted(card_address(HOUSE, card) for card in Card)


def test_nothing_is_where_a_printer_does_not_reach(printed):
    _, document = printed
    edge = int(UNPRINTED * POINTS)
    for number, page in enumerate(document, 1):
        lines = dots(page, 72)
        around = [*lines[:edge], *lines[-edge:]]
        around += [side for line in lines for side in (line[:edge], line[-edge:])]
        assert all(min(line) == 255 for line in around), f"page {number}"
        assert min(map(min, lines)) < 80, f"page {number} is blank"


@pytest.mark.parametrize(("front", "back"), [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)])
def test_fronts_and_backs_meet_whichever_edge_the_paper_is_turned_over(printed, front, back):
    _, document = printed
    shape, turned = (outline(document[number - 1]) for number in (front, back))
    for (first, last, length), other in zip(shape, turned, strict=True):
        assert (first, last, length) == pytest.approx(other, abs=1)
        assert first + last == pytest.approx(length, abs=2), "not centred"


def outline(page: pypdfium2.PdfPage) -> list[tuple[int, int, int]]:
    """Where colour begins and ends on some lines and columns that no mark is on; their length."""
    lines = dots(page, 72)
    header = int(13 * POINTS)
    cuts = [lines[int(len(lines) * at)] for at in (0.2, 0.35, 0.65, 0.8)]
    for at in (0.3, 0.45, 0.55, 0.7):
        column = bytes(line[int(len(line) * at)] for line in lines)
        cuts.append(b"\xff" * header + column[header:])
    inked = [[at for at, dot in enumerate(cut) if dot < 255] for cut in cuts]
    return [(spots[0], spots[-1], len(cut)) for spots, cut in zip(inked, cuts, strict=True)]


def test_a_code_says_nothing_of_who_it_is():
    assert card_address(f"{HOUSE}/", Card.RICO) == f"{HOUSE}/card/{TRAITS[Card.RICO].code}"
    assert not any(card in card_address(HOUSE, card) for card in Card)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("192.168.1.20:8484", "http://host:8484"),
        ("ftp://house", "http://host:8484"),
        ("http://", "http://host:8484"),
        ("http://house/#seat=1", "http://host:8484"),
        (f"https://{'h' * 150}", "shorter"),
    ],
)
def test_an_address_that_cannot_be_printed_is_refused(url, why):
    with pytest.raises(BadAddress, match=why):
        make_pdf(url, "a4", "fr")
