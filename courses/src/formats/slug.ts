/** Lower-case words with hyphens, as in an address. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
