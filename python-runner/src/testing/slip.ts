/** A program with one mistake, the key of its explanation, and the marked piece of its line. */
export type Slip = readonly [code: string, key: string, marked: string];
