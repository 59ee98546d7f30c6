import type { Game } from "./props";
import { lastOf } from "./reading";

/** The camp one is in at the end, and how long one was the Spore's: the dead as they died. */
export function mine({ board, notes, seat, t }: Game): string {
  const ending = lastOf(notes, "GameEnded");
  const fate = seat === null ? undefined : ending?.fates[seat];
  if (!ending || !fate) return "";
  const camp = fate.mutant ? "mutants" : "healthy";
  if (board.dead.some((corpse) => corpse.seat === seat)) return t("board-mine-dead", { camp });
  return t("board-mine", { camp, nights: ending.nights.filter(({ mutants }) => mutants.includes(seat!)).length });
}
