import { CREW } from "./art/crew";
import type { Game } from "./props";

export function mine({ board: { result }, seat, t }: Game): string {
  const crew = result?.crews.find((each) => each.seat === seat);
  if (!crew) return "";
  const names = crew.cards.filter(({ card }) => CREW[card].kind === "dolphin").map(({ card }) => t(`card-${card}`));
  if (crew.dolphinised && names.length === 0) return t("board-mine-bitten");
  return t("board-mine", { dolphin: crew.dolphinised ? "yes" : "no", names: names.join(", ") || "none" });
}
