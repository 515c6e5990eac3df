import { deletedErase, deletedList, deletedRestore } from '@hopcode/contract/deleted/deleted';
import { STUDENTS_LIMIT } from '@hopcode/contract/profile/students';
import { hasPlacesFor } from '../access/school-plan-store.ts';
import { restoreRows } from '../archive/archive-store.ts';
import { type Act, logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { withDatesAsText } from '../http/dates-as-text.ts';
import { handleForUser } from '../http/handler.ts';
import { holds } from '../http/permission.ts';
import { refuse } from '../http/refusal.ts';
import { Rejected, transact } from '../http/transact.ts';
import { lockOrganization } from '../organization/organization-store.ts';
import { takenUsernames } from '../organization/school-student-store.ts';
import { chooseUsernames } from '../organization/student-names.ts';
import { countStudents } from '../profile/student-store.ts';
import { withdrawNotice } from '../sessions/last-login-store.ts';
import type { Session } from '../sessions/session-store.ts';
import {
  type DeletedReach,
  eraseDeleted,
  isDeletedEmailTaken,
  listDeleted,
  lockDeleted,
  renameDeleted,
  returnStudents,
} from './deleted-store.ts';

const PAGE_SIZE = 50;

/**
 * An admin sees all deleted records of the school, a teacher sees those of their classes, and a parent sees those of
 * their own students.
 */
function reachOf(session: Session): DeletedReach {
  const { tenantId, userId } = session;
  if (holds('admin', session)) return { tenantId };
  return holds('teacher', session) ? { tenantId, teacherId: userId } : { tenantId, ownerId: userId };
}

const listHandler = handleForUser(deletedList, async ({ session, query }, { db }) => {
  const { records, total } = await listDeleted(db, reachOf(session), query.page, PAGE_SIZE);
  return withDatesAsText({ records, total, size: PAGE_SIZE });
});

type Found = NonNullable<Awaited<ReturnType<typeof lockDeleted>>>;

const actOn = (
  { kind, target_id: targetId, class_id: classId }: Found,
  what: 'restored' | 'erased',
): Act => ({
  action: `${kind}_${what}`,
  targetKind: kind === 'teacher' ? 'user' : kind,
  targetId,
  classId,
});

/** The username for a restored student: the old username, with a number added if it is now taken. */
async function freeUsername(tx: Database, tenantId: string, username: string): Promise<string> {
  const [chosen] = chooseUsernames([{ username }], await takenUsernames(tx, tenantId));
  return chosen?.username ?? username;
}

const restoreHandler = handleForUser(deletedRestore, async ({ session, params }, parts) =>
  transact(parts.db, async (tx) => {
    const { tenantId } = session;
    await lockOrganization(tx, tenantId);
    const found = await lockDeleted(tx, reachOf(session), params.record_id);
    if (found === undefined) throw new Rejected(refuse(403));
    const key = { tenantId, recordId: found.id };
    let { name } = found;
    if (found.kind === 'student') {
      if (found.owner_id !== null && (await countStudents(tx, session)) >= STUDENTS_LIMIT)
        throw new Rejected(refuse(403, 'students_limit'));
      const isFull =
        session.organizationId !== null && !(await hasPlacesFor({ ...parts, db: tx }, tenantId, 1));
      if (isFull) throw new Rejected(refuse(403, 'school_full'));
      name = await freeUsername(tx, tenantId, found.name);
      if (name !== found.name) await renameDeleted(tx, key, name);
    }
    if (await isDeletedEmailTaken(tx, key)) throw new Rejected(refuse(403, 'email_taken'));
    await restoreRows(tx, key);
    if (found.kind === 'student') await withdrawNotice(tx, tenantId, found.target_id);
    if (found.kind === 'class') await returnStudents(tx, tenantId, found.target_id, found.student_ids ?? []);
    await eraseDeleted(tx, key);
    await logActs(tx, tenantId, session, [actOn(found, 'restored')]);
    return { name };
  }),
);

const eraseHandler = handleForUser(deletedErase, async ({ session, params }, { db }) =>
  transact(db, async (tx) => {
    const found = await lockDeleted(tx, reachOf(session), params.record_id);
    if (found === undefined) throw new Rejected(refuse(403));
    await eraseDeleted(tx, { tenantId: session.tenantId, recordId: found.id });
    await logActs(tx, session.tenantId, session, [actOn(found, 'erased')]);
    return undefined;
  }),
);

export const deletedHandlers = [listHandler, restoreHandler, eraseHandler];
