import { expect, test } from "vitest";

import { blocks, plainly, sections, spans } from "./markdown";

test("bold and italic are told apart, and nothing else is read into a text", () => {
  expect(spans("un **seul** mot, *vite* <b>")).toEqual([
    { text: "un ", style: "plain" },
    { text: "seul", style: "bold" },
    { text: " mot, ", style: "plain" },
    { text: "vite", style: "italic" },
    { text: " <b>", style: "plain" },
  ]);
});

test("an item of a list may run over two lines", () => {
  const [list] = blocks("- **un** mot\n  et demi\n- deux");
  expect(list).toMatchObject({ kind: "list", ordered: false });
  expect(list?.kind === "list" && list.items.map((item) => item.map((s) => s.text).join(""))).toEqual([
    "un mot et demi",
    "deux",
  ]);
});

test("a table has a head and rows", () => {
  const [table] = blocks("| A | B |\n|---|---|\n| 1 | 2 |");
  expect(table).toMatchObject({
    kind: "table",
    head: [[{ text: "A" }], [{ text: "B" }]],
    rows: [[[{ text: "1" }], [{ text: "2" }]]],
  });
});

test("sections keep the words that they can be found by", () => {
  const found = sections("# Jeu\n\nDébut.\n\n## Voter\nOn vote.\n\n- blanc\n");
  expect(found.map(({ words }) => words)).toEqual(["Jeu Début.", "Voter On vote. blanc"]);
});

test("accents do not hide a word", () => {
  expect(plainly("Élève")).toBe("eleve");
});
