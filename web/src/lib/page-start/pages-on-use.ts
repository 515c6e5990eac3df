/**
 * The paths, without the language, of pages that show a visitor only words, pictures and links. The build marks them
 * with `ON_USE` (docs/decisions/0060).
 */
const READ_ONLY = /^(?:courses|guide(?:\/.+)?|privacy|refund-policy|schools|tos)$/;

/**
 * The paths, without the language, of pages whose form is complete in the HTML from the build (docs/decisions/0063).
 */
const FORMS = /^(?:class-signup|contact|forgot-password|login|login-org|signup)$/;

/** The text pages that show prices, or a form for refunds, if the site sells courses. */
const WITH_PRICES = /^(?:courses|refund-policy|schools)$/;

/**
 * Whether a text page shows prices, or a form for refunds, if the site sells courses. `page` is the path without the
 * language.
 */
export const hasPrices = (page: string): boolean => WITH_PRICES.test(page);

/** Whether a visitor can read a page without the application. `page` is the path without the language. */
export const isReadOnly = (page: string): boolean => READ_ONLY.test(page);

/** Whether a page needs the application only when it is used. `page` is the path without the language. */
export const startsOnUse = (page: string): boolean => isReadOnly(page) || FORMS.test(page);
