/**
 * Paths below the language of pages that show a visitor nothing but words, pictures and links. The build marks them
 * with `ON_USE` (docs/decisions/0060).
 */
const READ_ONLY = /^(?:courses|guide(?:\/.+)?|privacy|refund-policy|schools|tos)$/;

/** Paths below the language of pages with a form that is complete before it is used (docs/decisions/0063). */
const FORMS = /^(?:class-signup|contact|forgot-password|login|login-org|signup)$/;

/** Whether a visitor can read a page, by its path below the language, without the application. */
export const isReadOnly = (page: string): boolean => READ_ONLY.test(page);

/** Whether a page, by its path below the language, needs the application only once it is used. */
export const startsOnUse = (page: string): boolean => isReadOnly(page) || FORMS.test(page);
