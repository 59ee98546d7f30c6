import { expect, test } from "vitest";

import { routeOf, seatOf } from "./route";

test.each([
  ["/", { at: "home" }],
  ["/KRBX", { at: "table", code: "KRBX" }],
  ["/krbx/", { at: "table", code: "KRBX" }],
  ["/table/krbx", { at: "screen", code: "KRBX" }],
  ["/replay", { at: "replay", code: null }],
  ["/replay/krbx", { at: "replay", code: "KRBX" }],
  ["/desk/krbx", { at: "desk", code: "KRBX" }],
  ["/card/cr9", { at: "card", code: "CR9" }],
  ["/card/CR", null],
  ["/KRB", null],
  ["/KRBXX", null],
  ["/table", null],
  ["/table/KRBX/more", null],
])("%s leads to %o", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  ["#seat=abc-_9", "abc-_9"],
  ["#seat=", null],
  ["#seat=<b>", null],
  ["", null],
])("the fragment %j carries %j", (hash, seat) => {
  expect(seatOf(hash)).toBe(seat);
});
