/**
 * Paths below the language of pages that show a visitor nothing but words, pictures and links. The build marks them
 * with `ON_USE` (docs/decisions/0060).
 */
const READ_ONLY = /^(?:courses|guide(?:\/.+)?|privacy|refund-policy|schools|tos)$/;

/** Whether a page, by its path below the language, needs the application only for its buttons. */
export const startsOnUse = (page: string): boolean => READ_ONLY.test(page);
