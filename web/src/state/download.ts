/** A file for the person to keep. */
import { logOf } from "./house";

/** Rejects with the Refusal. */
export async function keepLog(code: string, token: string | null): Promise<void> {
  keepFile(`huisclos-${code}.jsonl`, await logOf(code, token));
}

export function keepFile(name: string, body: Blob): void {
  const address = URL.createObjectURL(body);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
