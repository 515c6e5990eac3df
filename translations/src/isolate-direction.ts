const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff]/;

/** Whether a text has right-to-left letters. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT_LETTER.test(text);

/**
 * A text between the characters FSI and PDI, which isolate its direction from the sentence around it: a Hebrew date in
 * an English sentence would otherwise mix with the words next to it.
 */
export const isolateDirection = (text: string): string => `\u2068${text}\u2069`;
