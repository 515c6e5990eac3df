import {
  organizationClassTeacherCheck,
  organizationClassTeachers,
  organizationClassTeachersUpdate,
} from '@hopcode/contract/organization/class-teachers';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { findClass } from './class-store.ts';
import { listClassTeachers, listTeachers, replaceClassTeachers, teachesClass } from './teacher-store.ts';

const listHandler = handleForUser(organizationClassTeachers, async ({ session, params }, { db }) => {
  const found = await findClass(db, session.tenantId, params.class_id);
  return found === undefined ? refuse(403) : await listClassTeachers(db, session.tenantId, found.id);
});

const checkHandler = handleForUser(organizationClassTeacherCheck, async ({ session, params }, { db }) => {
  const found = await findClass(db, session.tenantId, params.class_id);
  if (found === undefined) return refuse(403);
  return { teaches: await teachesClass(db, session.tenantId, found.id, params.user_id) };
});

const updateHandler = handleForUser(organizationClassTeachersUpdate, async ({ session, body }, { db }) =>
  db.transaction().execute(async (tx) => {
    const found = await findClass(tx, session.tenantId, body.class_id);
    const staff = new Set((await listTeachers(tx, session.tenantId)).map((teacher) => teacher.id));
    if (found === undefined || body.teacher_ids.some((id) => !staff.has(id))) return refuse(403);
    await replaceClassTeachers(tx, session.tenantId, found.id, body.teacher_ids);
    return await listClassTeachers(tx, session.tenantId, found.id);
  }),
);

export const classTeacherHandlers = [listHandler, checkHandler, updateHandler];
