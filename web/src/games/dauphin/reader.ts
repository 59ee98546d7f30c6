/** Reads QR codes in pictures. Both its parts come from this house. */
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

export type Reader = (picture: ImageData) => Promise<string | null>;

export async function openReader(): Promise<Reader> {
  const { prepareZXingModule, readBarcodes } = await import("zxing-wasm/reader");
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return async (picture) => {
    const [found] = await readBarcodes(picture, { formats: ["QRCode"], maxNumberOfSymbols: 1 });
    return found?.text ?? null;
  };
}
