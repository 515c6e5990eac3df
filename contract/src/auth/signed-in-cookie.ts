/**
 * Name of the cookie that says that this browser probably has a session. The cookie contains no data. Scripts can read
 * the cookie, so that a visitor's page need not ask the server who is logged in. The session is in another cookie,
 * which scripts cannot read.
 */
export const SIGNED_IN_COOKIE = 'signed_in';
