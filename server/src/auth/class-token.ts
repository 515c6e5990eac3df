import { authSignupClassToken } from '@hopcode/contract/auth/class-token';
import { hasPlacesFor } from '../access/school-plan-store.ts';
import { isCommonPassword } from '../accounts/common-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { Refusal, refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import { classOfToken } from '../organization/class-of-token.ts';
import { lockOrganization } from '../organization/organization-store.ts';
import { createSchoolStudent } from '../organization/school-student-store.ts';
import { startSession } from './start-session.ts';

/** Maximum number of students that can join one class per day, so that a leaked token cannot flood a school. */
const PER_CLASS: RateLimit = { action: 'class-signup', times: 300, seconds: 24 * 60 * 60 };

export const signupClassTokenHandler = handle(authSignupClassToken, async (asked, parts) => {
  const { body, locale, network } = asked;
  const { db } = parts;
  if (isCommonPassword(body.password)) return refuseField('body.password', 'common_password');
  const group = await classOfToken(db, body.token, network);
  if (group instanceof Refusal) return group;
  if (group.asksToJoin) return refuse(403, 'ask_to_join');
  const full = await tryOnce(db, PER_CLASS, group.classId);
  if (full !== undefined) return refuseForNow(full);

  const { organizationId, classId } = group;
  const passwordHash = await hashPassword(body.password);
  const made = await db.transaction().execute(async (tx) => {
    await lockOrganization(tx, organizationId);
    if (!(await hasPlacesFor({ ...parts, db: tx }, organizationId, 1))) return refuse(403, 'school_full');
    const { username, character } = body;
    const student = { username, fullName: null, character, classId, passwordHash, language: locale };
    return (
      (await createSchoolStudent(tx, organizationId, student)) ??
      refuseField('body.username', 'username_taken')
    );
  });
  if (made instanceof Refusal) return made;
  return await startSession(asked, parts, { ...made, tenantId: organizationId, isShared: body.shared });
});
