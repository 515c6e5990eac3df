import { authLogout } from '@hopcode/contract/auth/logout';
import { clearCookie } from '../http/cookies.ts';
import { handle } from '../http/handler.ts';
import { deleteSession } from './session-store.ts';
import { SESSION_COOKIE } from './session-token.ts';

export const logoutHandler = handle(authLogout, async ({ session, request, reply }, { db }) => {
  if (session !== undefined) await deleteSession(db, session.tokenHash);
  clearCookie(request, reply, SESSION_COOKIE);
  return undefined;
});
