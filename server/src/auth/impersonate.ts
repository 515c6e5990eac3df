import type { CurrentUser } from '@hopcode/contract/auth/current';
import { authImpersonateStudent, authImpersonateUser } from '@hopcode/contract/auth/impersonate';
import { logActs } from '../audit/audit-store.ts';
import { handleForUser } from '../http/handler.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import { findStudentAccount, findUserAccount, type Target } from './impersonation-store.ts';
import { type LoginRequest, startSession } from './start-session.ts';

const userHandler = handleForUser(authImpersonateUser, async (asked, parts) => {
  const target = await findUserAccount(parts.db, asked.query.target_user_id);
  return await actAs(asked, parts, target, null);
});

const studentHandler = handleForUser(authImpersonateStudent, async (asked, parts) => {
  const studentId = asked.query.target_student_id;
  const target = await findStudentAccount(parts.db, studentId);
  return await actAs(asked, parts, target, studentId);
});

/** Lets an operator act as an account: as one of its students, or as no student (null). Logs this first. */
async function actAs(
  asked: LoginRequest & { readonly session: Session },
  parts: Parts,
  target: Target | undefined,
  studentId: string | null,
): Promise<CurrentUser | Refusal> {
  if (target === undefined || target.isOperator) return refuse(403);
  const { userId, tenantId } = target;
  const impersonatorId = asked.session.userId;
  const isStudent = studentId !== null;
  return await parts.db.transaction().execute(async (tx) => {
    await logActs(tx, tenantId, asked.session, [
      {
        action: isStudent ? 'impersonate_student' : 'impersonate_user',
        targetKind: isStudent ? 'student' : 'user',
        targetId: studentId ?? userId,
      },
    ]);
    return await startSession(asked, { ...parts, db: tx }, { userId, tenantId, studentId, impersonatorId });
  });
}

export const impersonateHandlers = [userHandler, studentHandler];
