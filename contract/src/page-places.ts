/** Placeholder in a built page for the public address of the site, which only the server knows. */
export const SITE_ADDRESS = 'SITE_ADDRESS';

/**
 * Placeholder in a built page for the nonce of its style elements, which differs in each answer (docs/decisions/0043).
 */
export const STYLE_NONCE = 'STYLE_NONCE';

/**
 * Placeholder in a built page that becomes `yes` or `no`: whether the site has login with Google (docs/decisions/0063).
 */
export const GOOGLE_LOGIN = 'GOOGLE_LOGIN';

/** Placeholder in a built page that becomes `off`, `test` or `paddle`: how the site sells (docs/decisions/0081). */
export const SELLING_MODE = 'SELLING_MODE';
