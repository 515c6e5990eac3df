import { authLogoutEverywhere } from '@hopcode/contract/auth/logout-everywhere';
import { clearCookie } from '../http/cookies.ts';
import { handleForUser } from '../http/handler.ts';
import { deleteSessionsOf } from './session-store.ts';
import { SESSION_COOKIE } from './session-token.ts';

export const logoutEverywhereHandler = handleForUser(
  authLogoutEverywhere,
  async ({ session, request, reply }, { db }) => {
    await deleteSessionsOf(db, session.userId);
    clearCookie(request, reply, SESSION_COOKIE);
    return undefined;
  },
);
