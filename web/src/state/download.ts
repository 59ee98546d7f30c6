/** A file for the person to keep. */
import { logOf } from "./house";

/** Rejects with the Refusal. */
export async function keepLog(code: string, token: string | null): Promise<void> {
  const address = URL.createObjectURL(await logOf(code, token));
  const link = document.createElement("a");
  link.href = address;
  link.download = `huisclos-${code}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
}
