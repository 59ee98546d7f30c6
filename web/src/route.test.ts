import { expect, test } from "vitest";

import { routeOf } from "./route";

test.each([
  ["/", { at: "home" }],
  ["/KRBX", { at: "table", code: "KRBX" }],
  ["/krbx/", { at: "table", code: "KRBX" }],
  ["/table/krbx", { at: "screen", code: "KRBX" }],
  ["/KRB", null],
  ["/KRBXX", null],
  ["/table", null],
  ["/table/KRBX/more", null],
])("%s leads to %o", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
