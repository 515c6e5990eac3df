import { authImpersonateStudent, authImpersonateUser } from '@hopcode/contract/auth/impersonate';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { findStudentAccount, findUserAccount, noteInAuditLog } from './impersonation-store.ts';
import { logIn } from './log-in.ts';

const userHandler = handleForUser(authImpersonateUser, async (asked, parts) => {
  const { session, query } = asked;
  const target = await findUserAccount(parts.db, query.target_user_id);
  if (target === undefined || target.isOperator) return refuse(403);
  await noteInAuditLog(parts.db, {
    tenantId: target.tenantId,
    actorId: session.userId,
    action: 'impersonate_user',
    targetId: target.userId,
  });
  const { userId, tenantId } = target;
  return await logIn(asked, parts, { userId, tenantId, studentId: null, impersonatorId: session.userId });
});

const studentHandler = handleForUser(authImpersonateStudent, async (asked, parts) => {
  const { session, query } = asked;
  const studentId = query.target_student_id;
  const target = await findStudentAccount(parts.db, studentId);
  if (target === undefined || target.isOperator) return refuse(403);
  await noteInAuditLog(parts.db, {
    tenantId: target.tenantId,
    actorId: session.userId,
    action: 'impersonate_student',
    targetId: studentId,
  });
  const { userId, tenantId } = target;
  return await logIn(asked, parts, { userId, tenantId, studentId, impersonatorId: session.userId });
});

export const impersonateHandlers = [userHandler, studentHandler];
