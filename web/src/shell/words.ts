/** Whether a word is one of these. Unlike `[…].includes(word)`, a misspelt one is an error of types. */
export const isOneOf = <Word extends string, Some extends Word>(word: Word, ...some: Some[]): word is Some =>
  (some as Word[]).includes(word);
