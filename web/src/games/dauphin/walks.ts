/** What happened on a walk, in sentences. */
import { named } from "../../shell/game";
import type { Game } from "./props";
import type { Walk } from "./wire";

export function happenings({ slots, deeds, asteroid, hero }: Walk, game: Pick<Game, "t" | "names" | "spoken">): string[] {
  const { t } = game;
  const card = (at: number) => t(`card-${slots[at]!.card}`);
  const owner = (at: number) => named(game, slots[at]!.seat);
  const lines: string[] = [];
  if (asteroid !== null) lines.push(t("board-walks-asteroid", { card: card(asteroid) }));
  for (const { kind, by, at } of deeds)
    if (kind === "look") lines.push(t("board-walks-look", { card: card(by), target: card(at) }));
  const [one, other] = deeds.filter(({ kind }) => kind === "wrench");
  if (one && other) lines.push(t("board-walks-wrench", { one: card(one.by), other: card(other.by), target: card(one.at) }));
  for (const { kind, by, at } of deeds) {
    if (kind !== "bite") continue;
    const side = at < by ? "left" : "right";
    lines.push(t("board-walks-bite", { card: card(by), owner: owner(by), target: card(at), side }));
  }
  if (hero !== null) lines.push(t("board-walks-hero", { card: card(hero), owner: owner(hero) }));
  return lines.length ? lines : [t("board-walks-nothing")];
}
