import {
  organizationAnswerJoinRequests,
  organizationJoinRequests,
} from '@hopcode/contract/organization/join-requests';
import { hasPlacesFor } from '../access/school-plan-store.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { hasClass } from '../level/has-class-store.ts';
import {
  acceptJoinRequests,
  countWaiting,
  listJoinRequests,
  refuseJoinRequests,
} from './join-request-store.ts';
import { lockOrganization } from './organization-store.ts';
import { mayChangeClass } from './teacher-store.ts';

const listHandler = handleForUser(organizationJoinRequests, async ({ session, params }, { db }) => {
  if (!(await hasClass(db, session.tenantId, params.class_id))) return refuse(403);
  return await listJoinRequests(db, session.tenantId, params.class_id);
});

const answerHandler = handleForUser(
  organizationAnswerJoinRequests,
  async ({ session, params, body }, parts) => {
    const { db } = parts;
    const { class_id: classId } = params;
    const { request_ids: ids, accept } = body;
    if (!(await hasClass(db, session.tenantId, classId))) return refuse(403);
    if (!(await mayChangeClass(db, session, classId))) return refuse(403);
    return await db.transaction().execute(async (tx) => {
      if (accept) {
        await lockOrganization(tx, session.tenantId);
        const { count } = await countWaiting(tx, session.tenantId, classId, ids);
        if (!(await hasPlacesFor({ ...parts, db: tx }, session.tenantId, count)))
          return refuse(403, 'school_full');
        return await acceptJoinRequests(tx, session.tenantId, classId, ids);
      }
      return { answered: await refuseJoinRequests(tx, session.tenantId, classId, ids), taken: [] };
    });
  },
);

export const joinRequestsHandlers = [listHandler, answerHandler];
