/** A program with one mistake, the key of the words that explain it, and the piece of its line that is marked. */
export type Slip = readonly [code: string, key: string, marked: string];
