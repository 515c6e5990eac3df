import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { Who } from '@hopcode/contract/call';
import type { SecondFactorRule } from '../parts/settings.ts';
import type { Session } from '../sessions/session-store.ts';

/** Whether a caller may make a call: `granted`, or else the HTTP status of the refusal. */
export type Permission = 'granted' | 401 | 403;

/**
 * Checks the `who` of a call against the session (platform.md section 6). `token` and `hook` are always permitted here,
 * and the handler checks the token or the signature. The handler also checks whether an object belongs to the caller.
 */
export function permission(who: readonly Who[], session: Session | undefined): Permission {
  if (who.some((one) => one === 'anon' || one === 'token' || one === 'hook')) return 'granted';
  if (session === undefined) return 401;
  return who.some((one) => holds(one, session)) ? 'granted' : 403;
}

/**
 * Applies the rule about second factors: if it requires one, an operator without a second factor has no operator
 * rights.
 */
export const withinOperatorRule = (session: Session, rule: SecondFactorRule): Session =>
  rule === 'required' && session.isOperator && !session.isOperatorSecured
    ? { ...session, isOperator: false }
    : session;

/** Whether a word in the `who` of a call applies to a session, as in `holds('staff', session)`. */
export function holds(who: Who, session: Session): boolean {
  switch (who) {
    case 'anon':
    case 'token':
    case 'hook':
    case 'user':
      return true;
    case 'parent':
      return session.userType === USER_TYPES.parent && session.organizationId === null;
    case 'teacher':
      return session.userType === USER_TYPES.teacher;
    case 'admin':
      return session.userType === USER_TYPES.admin;
    case 'student':
      return session.studentId !== null;
    case 'payer':
      return holds('parent', session) || holds('admin', session);
    case 'staff':
      return holds('teacher', session) || holds('admin', session);
    case 'operator':
      return session.isOperator;
  }
}
