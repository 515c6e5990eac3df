/** Invisible marks of the writing direction, which chats and spreadsheets put around a copied name. */
const MARKS = /[\u061C\u200E\u200F\u2066-\u2069]/gu;

/** Removes these marks from a name: readers cannot see them, and so cannot delete them. */
export const withoutDirectionMarks = (name: string): string => name.replaceAll(MARKS, '');
