/** Why something is refused: the house has its reasons, and the page a few of its own. */
import type { Refusal, RefusalKey } from "../wire";

export type Reason = RefusalKey | "card-no-table" | "connection-lost" | "home-no-such-page";

export const refusal = (key: Reason, values: Record<string, string | number> = {}): Refusal => ({
  type: "Refusal",
  key,
  values: Object.entries(values),
});

/** Whether it was refused for one of these reasons. A game's own are for its screens to know. */
export const isRefusedFor = (why: Refusal | null, ...reasons: Reason[]): boolean =>
  reasons.some((reason) => why?.key === reason);
