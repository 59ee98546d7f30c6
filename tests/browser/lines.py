"""A slow line between a phone and the house."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import until

# Whether the house is there its page need not ask: the answer would have to come through the test,
# which is not always listening, and a line that is given up takes with it what is on its way.
PRESENT = """(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type === 'Echo') return this.onmessage?.({ data: text });
        send.call(this, text);
    };
})()"""


class Slow:
    """The line of a page that is opened again: messages of one kind may stay on their way for a
    while, acknowledgements of the house or what the page sends."""

    def __init__(self, page: Page, kind: str = "Done") -> None:
        self.page, self.mark = page, f'"type":"{kind}"'
        self.keeps = False
        self.kept: list[tuple[WebSocketRoute, str]] = []
        page.route_web_socket("**/ws/*", self.open)
        page.add_init_script(PRESENT)
        page.reload()
        page.locator("[data-phase]").wait_for()

    def open(self, line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(lambda message: self.pass_on(house, str(message)))
        house.on_message(lambda message: self.pass_on(line, str(message)))

    def pass_on(self, to: WebSocketRoute, message: str) -> None:
        if self.keeps and self.mark in message:
            self.kept.append((to, message))
        else:
            to.send(message)

    def holds(self, count: int = 1) -> None:
        """So many are on their way."""
        until(self.page, lambda: len(self.kept) >= count, "nothing is on its way")
        assert len(self.kept) == count

    def arrive(self, count: int = 1) -> None:
        """So many were on their way; now they come."""
        self.holds(count)
        self.keeps = False
        for to, message in self.kept:
            to.send(message)
        self.kept.clear()
        expect(self.page.locator("[data-pending]")).to_have_count(0)
