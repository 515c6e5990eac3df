import { organizationTeacherResetSecondFactor } from '@hopcode/contract/organization/teachers';
import { findOwnAccount } from '../accounts/account-store.ts';
import { provenAccount } from '../accounts/own-account.ts';
import { removeSecondFactor } from '../accounts/remove-second-factor.ts';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { findTeacher } from './teacher-store.ts';

export const resetSecondFactorHandler = handleForUser(
  organizationTeacherResetSecondFactor,
  async ({ session, params, body, network, locale }, parts) => {
    const admin = await provenAccount(parts.db, { session, password: body.password, network });
    if (admin instanceof Refusal) return admin;
    const teacher = await findTeacher(parts.db, session.tenantId, params.teacher_id);
    // Admins cannot remove their own second factor here: for that, they need a code.
    if (teacher === undefined || teacher.id === admin.userId) return refuse(403);
    const target = await findOwnAccount(parts.db, teacher.id);
    if (target === undefined) return refuse(403);
    return await parts.db.transaction().execute(async (tx) => {
      const isRemoved = await removeSecondFactor(parts, tx, target, { actorId: admin.userId, locale });
      return isRemoved ? undefined : refuse(404);
    });
  },
);
