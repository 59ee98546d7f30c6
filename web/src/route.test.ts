import { expect, test } from "vitest";

import { invitationOf, linkTo, linkToMoment, momentOf, routeOf, seatOf } from "./route";

test.each([
  ["/", { at: "home" }],
  ["/KRBX", { at: "table", code: "KRBX" }],
  ["/krbx/", { at: "table", code: "KRBX" }],
  ["/table/krbx", { at: "screen", code: "KRBX" }],
  ["/replay", { at: "replay", code: null }],
  ["/replay/krbx", { at: "replay", code: "KRBX" }],
  ["/desk/krbx", { at: "desk", code: "KRBX" }],
  ["/card/t6c", { at: "card", code: "T6C" }],
  ["/card/T6CR", null],
  ["/desk", null],
  ["/KRB", null],
  ["/KRBXX", { at: "table", code: "KRBXX" }],
  ["/table/krbxxzb", { at: "screen", code: "KRBXXZB" }],
  ["/KRBXXZBD", null],
  ["/table", null],
  ["/table/KRBX/more", null],
])("%s leads to %o", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  ["#seat=abc-_9", "abc-_9"],
  ["#seat=aB-_567890x.abc-_9", "aB-_567890x.abc-_9"],
  ["#seat=", null],
  ["#seat=<b>", null],
  ["", null],
])("the fragment %j carries %j", (hash, seat) => {
  expect(seatOf(hash)).toBe(seat);
});

test.each([
  ["#i=aB-_567890x", "aB-_567890x"],
  ["#i=", null],
  ["#i=<b>", null],
  ["#seat=abc", null],
])("the fragment %j invites with %j", (hash, invitation) => {
  expect(invitationOf(hash)).toBe(invitation);
});

test("a link holds the invitation where no server reads it", () => {
  const link = new URL(linkTo("http://house:8484", "KRBX", "aB-_567890x"));
  expect([link.pathname, link.search, invitationOf(link.hash)]).toEqual(["/KRBX", "", "aB-_567890x"]);
  expect(linkTo("http://house:8484", "KRBX", null)).toBe("http://house:8484/KRBX");
});

test("a link to a moment of a story is read as it was written", () => {
  const link = new URL(linkToMoment("http://house:8484", "KRBX", 57));
  expect([routeOf(link.pathname), momentOf(link.hash)]).toEqual([{ at: "replay", code: "KRBX" }, 57]);
  for (const hash of ["", "#at=", "#at=-1", "#at=1x", "#at=99999999"]) expect(momentOf(hash)).toBeNull();
});
