/** Where the house may be busy with everybody's stories at once. */
import type { Refusal } from "../wire";
import { isRefusedFor } from "./refusals";

const TRIES = 8;

/** Asks again while the house says that it is busy, each time a little later. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (why) {
      if (!isRefusedFor(why as Refusal, "too-fast", "replay-busy") || tries === TRIES) throw why;
      await new Promise((resolve) => setTimeout(resolve, tries * (500 + 1000 * Math.random())));
    }
  }
}
