import type { Game } from "./props";

export function mine({ board: { result }, seat, t }: Game): string {
  if (!result || seat === null) return "";
  if (result.winner === seat) return t("board-mine-winner");
  if (result.loser === seat) return t("board-mine-loser");
  return t("board-mine-hand", { count: result.hands[seat]?.length ?? 0 });
}
