/** The browser refuses cookies, so it could not keep a login. */
export class CookiesBlocked extends Error {}

/**
 * Call this before a request that logs a user in. Otherwise the server would log the user in, and the page would open
 * as for a visitor. @throws CookiesBlocked if the browser refuses cookies
 */
export const checkCookies = (): void => {
  if (!navigator.cookieEnabled) throw new CookiesBlocked();
};
