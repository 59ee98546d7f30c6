import type { Game } from "./props";

/** The camp one is in at the end, and how long one was the Spore's: the dead as they died. */
export function mine({ board, seat, t }: Game): string {
  const ending = board.ending;
  const fate = seat === null ? undefined : ending?.fates[seat];
  if (!ending || !fate) return "";
  const camp = fate.mutant ? "mutants" : "healthy";
  if (board.dead.some((corpse) => corpse.seat === seat)) return t("board-mine-dead", { camp });
  return t("board-mine", { camp, nights: ending.nights.filter(({ mutants }) => mutants.includes(seat!)).length });
}
