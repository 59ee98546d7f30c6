import { render } from "svelte/server";
import { expect, test } from "vitest";

import App from "./App.svelte";

test("the page has its name as heading", () => {
  expect(render(App).body).toContain("<h1>Huis Clos</h1>");
});
