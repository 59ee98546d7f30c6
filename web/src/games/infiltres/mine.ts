import type { Game } from "./props";
import type { Public } from "./wire";

export const points = ({ scores }: Public): number[] => scores;

export function mine({ board: { scores }, seat, t }: Game): string {
  const points = scores[seat ?? -1];
  return points === undefined ? "" : t("board-mine", { points, gap: Math.max(...scores) - points });
}
