import {
  organizationClassTeacherCheck,
  organizationClassTeachers,
  organizationClassTeachersUpdate,
} from '@hopcode/contract/organization/class-teachers';
import { logActs } from '../audit/audit-store.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { hasClass } from '../level/has-class-store.ts';
import { listClassTeachers, listTeachers, replaceClassTeachers, teachesClass } from './teacher-store.ts';

const listHandler = handleForUser(organizationClassTeachers, async ({ session, params }, { db }) => {
  if (!(await hasClass(db, session.tenantId, params.class_id))) return refuse(403);
  return await listClassTeachers(db, session.tenantId, params.class_id);
});

const checkHandler = handleForUser(organizationClassTeacherCheck, async ({ session, params }, { db }) => {
  if (!(await hasClass(db, session.tenantId, params.class_id))) return refuse(403);
  return { teaches: await teachesClass(db, session.tenantId, params.class_id, params.user_id) };
});

const updateHandler = handleForUser(organizationClassTeachersUpdate, async ({ session, body }, { db }) =>
  db.transaction().execute(async (tx) => {
    const { class_id: classId, teacher_ids: teacherIds } = body;
    const staff = new Set((await listTeachers(tx, session.tenantId)).map((teacher) => teacher.id));
    if (teacherIds.some((id) => !staff.has(id))) return refuse(403);
    if (!(await hasClass(tx, session.tenantId, classId))) return refuse(403);
    await replaceClassTeachers(tx, session.tenantId, classId, teacherIds);
    await logActs(tx, session.tenantId, session, [
      {
        action: 'class_teachers',
        targetKind: 'class',
        targetId: classId,
        classId,
        details: { teachers: teacherIds },
      },
    ]);
    return await listClassTeachers(tx, session.tenantId, classId);
  }),
);

export const classTeacherHandlers = [listHandler, checkHandler, updateHandler];
