/** Whose move it was, in words: chance and time play too. */
import { t } from "../../i18n";

const NOBODY: Record<number, string> = { [-1]: "replay-chance", [-2]: "replay-time" };

export const moverName = (mover: number, names: readonly string[]): string =>
  NOBODY[mover] ? t(NOBODY[mover]) : (names[mover] ?? "?");
