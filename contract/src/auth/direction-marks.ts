/** Invisible marks of the writing direction, which chats and spreadsheets put around a copied name. */
const MARKS = /[\u061C\u200E\u200F\u2066-\u2069]/gu;

/** A name without them: a reader sees nothing that could be deleted. */
export const withoutDirectionMarks = (name: string): string => name.replaceAll(MARKS, '');
