/**
 * Name of the cookie that says that this browser probably has a session. It holds no data; scripts can read it, so that
 * a page of a visitor does not ask who is logged in. The session is in another cookie, which scripts cannot read.
 */
export const SIGNED_IN_COOKIE = 'signed_in';
