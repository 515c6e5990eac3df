import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { Who } from '@hopcode/contract/call';
import type { SecondFactorRule } from '../parts/settings.ts';
import type { Session } from '../sessions/session-store.ts';

/** Whether a caller may make a call; if not, the status of the refusal. */
export type Permission = 'granted' | 401 | 403;

/**
 * Checks the `who` of a call against the session (platform.md section 6). `token` and `hook` pass: the handler checks
 * their proof. The handler also checks whether an object is the caller's own.
 */
export function permission(who: readonly Who[], session: Session | undefined): Permission {
  if (who.some((one) => one === 'anon' || one === 'token' || one === 'hook')) return 'granted';
  if (session === undefined) return 401;
  return who.some((one) => holds(one, session)) ? 'granted' : 403;
}

/** Applies the second-factor rule: where it is required, an operator without one has no operator rights. */
export const withinOperatorRule = (session: Session, rule: SecondFactorRule): Session =>
  rule === 'required' && session.isOperator && !session.isOperatorSecured
    ? { ...session, isOperator: false }
    : session;

/** Whether a word of the call list applies to a session: `holds('staff', session)`. */
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
