import {
  profileSessionEnd,
  profileSessions,
  profileSessionsEndOthers,
} from '@hopcode/contract/profile/sessions';
import { withDatesAsText } from '../http/dates-as-text.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { clearSession } from '../http/session-cookies.ts';
import { deleteOtherSessionsOf, deleteOwnSession, listSessions } from '../sessions/session-store.ts';

const listHandler = handleForUser(profileSessions, async ({ session }, { db }) =>
  withDatesAsText(await listSessions(db, session)),
);

const endHandler = handleForUser(profileSessionEnd, async ({ session, params, request, reply }, { db }) => {
  // An operator who acts as the account must not end sessions of its owner.
  if (session.impersonatorId !== null) return refuse(403, 'impersonating');
  const ended = await deleteOwnSession(db, session.userId, params.session_id);
  if (ended?.equals(session.tokenHash)) clearSession(request, reply);
  return undefined;
});

const endOthersHandler = handleForUser(profileSessionsEndOthers, async ({ session }, { db }) => {
  if (session.impersonatorId !== null) return refuse(403, 'impersonating');
  await deleteOtherSessionsOf(db, session);
  return undefined;
});

export const sessionsHandlers = [listHandler, endHandler, endOthersHandler];
