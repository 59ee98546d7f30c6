/** How a note looks beside its sentence: a sign of its game's board, in a colour of that board. */
export interface Mark {
  /** Inside a box of 24 x 24. */
  art: string;
  /** As CSS has it; none: that of the words. */
  colour?: string;
  /** Drawn by its surface, not by its outline. */
  filled?: boolean;
}

export const line = (d: string): string => `<path d="${d}"/>`;
