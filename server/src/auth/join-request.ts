import {
  authJoinRequest,
  authJoinRequestEnter,
  authJoinRequestState,
} from '@hopcode/contract/auth/join-request';
import { isCommonPassword } from '../accounts/common-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { Refusal, refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import { classOfToken } from '../organization/class-of-token.ts';
import { createJoinRequest, stateOfJoinRequest, useJoinRequest } from '../organization/join-request-store.ts';
import { startSession } from './start-session.ts';

/** Maximum number of requests to join one class per day. */
const PER_CLASS: RateLimit = { action: 'join-request', times: 300, seconds: 24 * 60 * 60 };
/** How long a student must wait before the next request if the list of a class is full, in seconds. */
const FULL_SECONDS = 60 * 60;

const askHandler = handle(authJoinRequest, async ({ body, locale, network }, { db }) => {
  if (isCommonPassword(body.password)) return refuseField('body.password', 'common_password');
  const group = await classOfToken(db, body.token, network);
  if (group instanceof Refusal) return group;
  const wait = await tryOnce(db, PER_CLASS, group.classId);
  if (wait !== undefined) return refuseForNow(wait);
  const passwordHash = await hashPassword(body.password);
  const { organizationId, classId } = group;
  const { username, character } = body;
  const student = { username, character, passwordHash, language: locale };
  const request = { organizationId, classId, ...student, replaces: body.replaces };
  const made = await db.transaction().execute((tx) => createJoinRequest(tx, request));
  if (made === 'full') return refuseForNow(FULL_SECONDS);
  return made === 'username_taken' ? refuseField('body.username', 'username_taken') : made;
});

const stateHandler = handle(authJoinRequestState, async ({ query }, { db }) => ({
  state: (await stateOfJoinRequest(db, query.token)) ?? ('gone' as const),
}));

const enterHandler = handle(authJoinRequestEnter, async (asked, parts) => {
  const { token, shared } = asked.body;
  const student = await parts.db.transaction().execute((tx) => useJoinRequest(tx, token));
  if (student === undefined) return refuse(400, 'invalid_token');
  return await startSession(asked, parts, { ...student, isShared: shared });
});

export const joinRequestHandlers = [askHandler, stateHandler, enterHandler];
