import { authLogoutEverywhere } from '@hopcode/contract/auth/logout-everywhere';
import { handleForUser } from '../http/handler.ts';
import { clearSession } from '../http/session-cookies.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';

export const logoutEverywhereHandler = handleForUser(
  authLogoutEverywhere,
  async ({ session, request, reply }, { db }) => {
    await deleteSessionsOf(db, session.userId);
    clearSession(request, reply);
    return undefined;
  },
);
