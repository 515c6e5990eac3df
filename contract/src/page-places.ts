/** Placeholder in a built page for the public address of the site, which only the server knows. */
export const SITE_ADDRESS = 'SITE_ADDRESS';

/**
 * Placeholder in a built page for the nonce of its style elements, which differs in each answer (docs/decisions/0043).
 */
export const STYLE_NONCE = 'STYLE_NONCE';

/** Placeholder in a built page for whether the site has login with Google: `yes` or `no` (docs/decisions/0063). */
export const GOOGLE_LOGIN = 'GOOGLE_LOGIN';

/** Placeholder in a built page for how the site sells: `off`, `test` or `paddle` (docs/decisions/0081). */
export const SELLING_MODE = 'SELLING_MODE';
