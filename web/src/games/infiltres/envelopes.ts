/** Where votes are open, envelopes are opened one after another, in the order of the seats. */
export const VERDICT = 4; // seconds that are left for what comes of it: as in interludes.py
