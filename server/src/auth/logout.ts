import { authLogout } from '@hopcode/contract/auth/logout';
import { handle } from '../http/handler.ts';
import { clearSession } from '../http/session-cookies.ts';
import { deleteSession } from '../sessions/session-store.ts';

export const logoutHandler = handle(authLogout, async ({ session, request, reply }, { db }) => {
  if (session !== undefined) await deleteSession(db, session.tokenHash);
  clearSession(request, reply);
  return undefined;
});
