/** Tells the table that somebody is here: it asks those who have not touched their phone for long. */
const OFTEN = 20_000; // milliseconds between two such messages, unless somebody is waited for

export function touching(isExpected: () => boolean, tell: () => void): () => void {
  let told = -OFTEN;
  const touched = () => {
    const now = performance.now();
    if (now - told < OFTEN && !isExpected()) return;
    told = now;
    tell();
  };
  // Before anything on the page can keep it to itself.
  addEventListener("pointerdown", touched, true);
  addEventListener("keydown", touched, true);
  return () => {
    removeEventListener("pointerdown", touched, true);
    removeEventListener("keydown", touched, true);
  };
}
