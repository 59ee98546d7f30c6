/** The little Markdown that our rules are written in, as plain data: nothing of it becomes HTML. */

export type Span = { text: string; style: "plain" | "bold" | "italic" };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface Section {
  heading: Span[];
  level: number;
  blocks: Block[];
  /** All its words, for searching. */
  words: string;
}

export function spans(text: string): Span[] {
  const found: Span[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    if (part === "") continue;
    if (part.startsWith("**")) found.push({ text: part.slice(2, -2), style: "bold" });
    else if (part.startsWith("*")) found.push({ text: part.slice(1, -1), style: "italic" });
    else found.push({ text: part, style: "plain" });
  }
  return found;
}

const cells = (line: string): Span[][] =>
  line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));

function block(lines: string[]): Block {
  const [first = "", second = ""] = lines;
  const heading = /^(#+) +(.*)/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!) };
  if (first.startsWith("|") && /^\|[\s:|-]+$/.test(second))
    return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  const bullet = /^(-|\d+\.) +/;
  if (bullet.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (bullet.test(line)) items.push(line.replace(bullet, ""));
      else items.push(`${items.pop()} ${line.trim()}`);
    }
    return { kind: "list", ordered: /^\d/.test(first), items: items.map(spans) };
  }
  return { kind: "paragraph", spans: spans(lines.join(" ")) };
}

export function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n|(?<=^#.*)\n/m)
    .map((part) => part.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map(block);
}

const wordsOf = (block: Block): string => {
  switch (block.kind) {
    case "list":
      return block.items.flat().map(({ text }) => text).join(" ");
    case "table":
      return [block.head, ...block.rows].flat(2).map(({ text }) => text).join(" ");
    default:
      return block.spans.map(({ text }) => text).join("");
  }
};

/** Each heading with what follows it. */
export function sections(source: string): Section[] {
  const found: Section[] = [];
  for (const part of blocks(source)) {
    if (part.kind === "heading")
      found.push({ heading: part.spans, level: part.level, blocks: [], words: wordsOf(part) });
    else {
      const last = found.at(-1);
      if (last) {
        last.blocks.push(part);
        last.words += ` ${wordsOf(part)}`;
      }
    }
  }
  return found;
}

/** Letters alone: « élève » is found by `eleve`. */
export const plainly = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
