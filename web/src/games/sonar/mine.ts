import type { Game } from "./props";
import { hands, postsText } from "./reading";

export function mine({ board, seat, names, t }: Game): string {
  const crew = board.boats.map((boat) => hands(boat)).find((each) => each.some((hand) => hand.seat === seat));
  if (!crew) return "";
  const roles = postsText(crew.find((hand) => hand.seat === seat)!.roles, { t });
  const mates = crew.filter((hand) => hand.seat !== seat).map((hand) => names[hand.seat] ?? "?");
  return mates.length ? t("board-mine", { roles, names: mates.join(", ") }) : t("board-mine-alone", { roles });
}
